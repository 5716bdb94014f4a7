package pair

import (
	"fmt"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/systems"
)

// TestEveryReasonOfWholeEvents: in an event of every system, from its first round to its last, with somebody late, somebody who leaves,
// somebody expelled and byes asked for, each board, bye and absence says what is so, and what another program knows of it is never said.
func TestEveryReasonOfWholeEvents(t *testing.T) {
	const leaver, expelled, late, asker = "P3", "P4", "P5", "P6"
	read := 0
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		for _, e := range systems.For(kind) {
			t.Run(kind.String()+" "+e.Code, func(t *testing.T) {
				n, clubs := 11, 2
				switch e.Code {
				case "scheveningen", "schiller":
					n = 12
				case "molter":
					n, clubs = 12, 3
				}
				ev, s := eveningtest.Of(n)
				for i := range s.Players {
					s.Players[i].Club = fmt.Sprint("Club ", i%clubs)
				}
				s.System, s.SystemSettings, s.Kind, s.Planned = e.Code, e.Set, kind, 4
				table := e.Fixed(n)
				if kind == model.TeamEvent {
					s.Boards = 1
					for i := range s.Players {
						s.Teams = append(s.Teams, model.Team{Entry: s.Players[i].Entry})
					}
					s.Players = nil
				}
				entry := func(i int) *model.Entry {
					if kind == model.TeamEvent {
						return &s.Teams[i-1].Entry
					}
					return &s.Players[i-1].Entry
				}
				if table {
					s.Format = e.Format(n)
				} else {
					entry(3).Withdrawn, entry(4).Expelled, entry(5).Entered = 3, 2, 2
					entry(6).Byes = []model.ByeRequest{{Round: 2, Kind: model.HalfBye}, {Round: 3, Kind: model.ZeroBye}}
				}
				for round := 1; round <= 4; round++ {
					m, err := MakeRound(ev, ev.Section(1), Asked{})
					if err != nil && round > 1 {
						break // the final is over
					}
					if err != nil {
						t.Fatal(err)
					}
					c, err := m.Change(ev)
					ev, s = eveningtest.After(t, ev, c, err)
					for i := range s.Rounds[round-1].Pairings {
						p := &s.Rounds[round-1].Pairings[i]
						if read++; p.By == model.UnknownMaker {
							t.Errorf("round %d: nobody made %+v", round, p)
						}
						said, name := MadeBy(s, round, p).String(), nameOf(s, p.Sides[0])
						want := ""
						switch {
						case !p.IsBye() && table:
							want = "This board is the table's, which was made before the first round."
						case !p.IsBye():
						case p.Outcomes[0] == model.Rest && table:
							want = "This is the free number of the table: of an odd number of participants one has no opponent in each round."
						case p.Outcomes[0] == model.Rest:
							want = "Is out of the knock-out."
						case p.Outcomes[0] == model.PairingBye:
						case name == leaver:
							want = "Has withdrawn from round 3 on."
						case name == expelled:
							want = "Was expelled from round 2 on."
						case name == late:
							want = "Enters in round 2."
						case name == asker:
							want = "It was asked for before the round was paired."
						default:
							t.Errorf("round %d: %s has %s, and nobody knows why", round, name, p.Outcomes[0])
						}
						if said != want {
							t.Errorf("round %d, %s: says %q, want %q", round, eveningtest.Boards(s, round), said, want)
						}
						if !p.IsBye() {
							ev, s = eveningtest.After(t, ev, wonBy(s, round, p), nil)
						}
					}
				}
			})
		}
	}
	if read < 10*4*5 {
		t.Errorf("only %d pairings were read", read)
	}
}

// wonBy gives a board to the better of the two.
func wonBy(s *model.Section, round int, p *model.Pairing) journal.Change {
	result := steps.Result{model.Win, model.Loss}
	if p.Sides[1] < p.Sides[0] {
		result = steps.Result{model.Loss, model.Win}
	}
	if s.Kind == model.TeamEvent {
		score := [2]model.Points{model.One, 0}
		if p.Sides[1] < p.Sides[0] {
			score = [2]model.Points{0, model.One}
		}
		return steps.SetMatchScore{Section: 1, Round: round, Board: p.Board, Score: score}
	}
	return steps.SetResult{Section: 1, Round: round, Board: p.Board, Result: result}
}
