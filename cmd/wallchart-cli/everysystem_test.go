package main

import (
	"bytes"
	"fmt"
	"testing"

	"wallchart/arbiter/pair"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/must"
	"wallchart/pairing/draw"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks/catalogue"
)

// played is an event of twelve players, or of six teams of two, for a system.
func played(code string, kind model.Kind, format model.Format) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Kind: kind, System: code, Format: format, Planned: 4, InitialColour: model.White,
		Scoring: model.Classic(model.One, model.Half, 0), LastID: 12}
	for i := range 12 {
		s.Players = append(s.Players, model.Player{Rating: model.Rating(2000 - 10*i), Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1,
			Name: fmt.Sprintf("Player, %c", 'A'+i), Club: fmt.Sprint("Club ", i%6+1)}})
	}
	if format == model.Scheveningen || format == model.Schiller {
		for i := range s.Players {
			s.Players[i].Club = []string{"North", "South"}[i%2]
		}
	}
	if kind == model.TeamEvent {
		s.Boards, s.Planned = 2, 3 // six teams in more rounds may be left with pairs that have met
		for i := range 6 {
			s.LastID++
			s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: s.LastID, Number: i + 1, Name: fmt.Sprintf("Team %c", 'A'+i)},
				Roster: []model.ID{model.ID(2*i + 1), model.ID(2*i + 2)}})
			s.Players[2*i].Team, s.Players[2*i+1].Team = s.LastID, s.LastID
		}
	}
	return (&model.Tournament{Name: "Open", Start: "2026-11-20", LastID: 1}).With(s)
}

// TestEverySystemIsPlayedToItsEnd: each system pairs round after round for each kind of section that it is for; each board has a reason,
// the file comes back as it was after each round, and at the end there are standings and a crosstable of everybody.
func TestEverySystemIsPlayedToItsEnd(t *testing.T) {
	for _, e := range systems.All {
		for _, kind := range e.Kinds {
			t.Run(fmt.Sprint(e.Code, "/", kind), func(t *testing.T) {
				ev := played(e.Code, kind, e.Formats[0])
				s := ev.Sections[0]
				if table, err := draw.Table(s); err == nil && e.Formats[0].Predetermined() {
					s.Planned = len(table)
				}
				rounds := 0
				for n := 1; n <= s.Planned; n++ {
					ev = roundOf(t, ev, n)
					rounds = n
				}
				if rounds < 3 {
					t.Errorf("it has %d rounds", rounds)
				}
				st := must.Have(catalogue.Standard(ev, ev.Sections[0], 0))(t)
				if got, want := len(st.Places), ev.Sections[0].Participants(); got != want {
					t.Errorf("the standings have %d of %d", got, want)
				}
				if rows := charts.Crosstable(st, report.US, report.Options{}).Tables[0].Rows; len(rows) != len(st.Places) {
					t.Errorf("the crosstable has %d rows", len(rows))
				}
			})
		}
	}
}

// roundOf pairs a round, enters its results, and takes the event through a file.
func roundOf(t *testing.T, ev *model.Tournament, n int) *model.Tournament {
	t.Helper()
	m, err := pair.MakeRound(ev, ev.Sections[0], pair.Asked{Explain: true})
	if err != nil {
		t.Fatalf("round %d: %v", n, err)
	}
	for _, p := range m.Pairings {
		if !p.IsBye() && len(m.Why(p.Sides[0])) == 0 {
			t.Errorf("round %d, board %d has no reason", n, p.Board)
		}
	}
	c := must.Have(m.Change(ev))(t)
	ev = must.Have(c.Apply(ev))(t)
	for _, board := range ev.Sections[0].Rounds[n-1].Open() {
		text := []string{"1-0", "0-1", "1-0", "½-½"}[(n+board)%4]
		if ev.Sections[0].Team() {
			text = []string{"2-0", "½-1½", "1-1"}[(n+board)%3]
		} else if m.Engine.KnockOut {
			text = "1-0"
		}
		p := ev.Sections[0].Rounds[n-1].Pairings[board-1]
		set, err := pair.Result(ev.Sections[0], n, board, p.Sides[0], text)
		if err != nil {
			t.Fatalf("round %d, board %d: %v", n, board, err)
		}
		if ev, err = set.Apply(ev); err != nil {
			t.Fatalf("round %d, board %d: %v", n, board, err)
		}
	}
	var b bytes.Buffer
	must.Do(t, wallchart.Write(&b, &wallchart.File{Tournament: ev}))
	back := must.Have(wallchart.Read(&b))(t)
	if !journal.Same(ev, back.Tournament) {
		t.Errorf("after round %d the file is another event", n)
	}
	return back.Tournament
}
