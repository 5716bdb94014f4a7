package arbiter_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// cup is a knock-out of so many, A the first seed.
func cup(n int, set model.SystemSettings) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Cup", System: "knockout", SystemSettings: set, InitialColour: model.White, LastID: model.ID(n),
		Scoring: model.Classic(0, 0, 0), Ranking: model.Ranking{TieBreaks: []string{"KO"}, Preset: "knockout"}}
	for i := range n {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i))}})
	}
	return &model.Tournament{Name: "Cup", Start: "2026-09-01", LastID: 1, Sections: []*model.Section{s}}
}

// cupRound pairs the next round, says what it is, and enters its results, board by board.
func cupRound(t *testing.T, ev *model.Tournament, results ...string) (string, *model.Tournament) {
	t.Helper()
	m := must.Have(pair.MakeRound(ev, ev.Sections[0], pair.Asked{Explain: true}))(t)
	for _, p := range m.Pairings {
		if !p.IsBye() && len(m.Why(p.Sides[0])) < 2 {
			t.Errorf("board %d has no reason", p.Board)
		}
	}
	c := must.Have(m.Change(ev))(t)
	var all []string
	s := ev.Sections[0]
	for _, p := range m.Pairings {
		switch {
		case !p.IsBye():
			all = append(all, s.Player(p.Sides[0]).Name+"-"+s.Player(p.Sides[1]).Name)
		case p.Outcomes[0] == model.PairingBye:
			all = append(all, s.Player(p.Sides[0]).Name)
		}
	}
	changes := []journal.Change{c}
	for n, text := range results {
		o := must.Have(model.ParseResult(text))(t)
		changes = append(changes, steps.SetResult{Section: 1, Round: m.Number, Board: n + 1, Result: o})
	}
	ev = must.Have((steps.Together{Changes: changes}).Apply(ev))(t)
	return strings.Join(all, " "), ev
}

// refused: the next round is not made, and it is said why.
func refused(t *testing.T, ev *model.Tournament, why string) {
	t.Helper()
	_, err := pair.MakeRound(ev, ev.Sections[0], pair.Asked{More: true})
	if err == nil || !strings.Contains(err.Error(), why) {
		t.Errorf("the round is not refused because %q: %v", why, err)
	}
	var no *pair.NoRound
	if !errors.As(err, &no) || len(no.WaysOut) != 1 || no.WaysOut[0].Code != "end" {
		t.Errorf("the ways out are not the end alone: %+v", no)
	}
}

// TestKnockOut is the example of docs/rules/knockout.md: six, a play-off, the third place; the table, and what each
// number is made of.
func TestKnockOut(t *testing.T) {
	ev := cup(6, model.SystemSettings{"third": "yes"})
	got, ev := cupRound(t, ev, "1-0", "½-½")
	if n := ev.Sections[0].Planned; n != 3 {
		t.Errorf("%d rounds are announced for six", n)
	}
	if got != "D-E F-C A B" {
		t.Errorf("the first round is %s", got)
	}
	refused(t, ev, "The match C – F is level.")
	// F has won the play-off.
	ev = must.Have(steps.AddAdjustment{Section: 1,
		Adjustment: model.Adjustment{Who: 6, Round: 1, Games: model.Half, Reason: "blitz 2-0"}}.Apply(ev))(t)
	if got, ev = cupRound(t, ev, "0-1", "1-0"); got != "A-D B-F" {
		t.Errorf("the semi-finals are %s", got)
	}
	if got, ev = cupRound(t, ev, "1-0", "1-0"); got != "D-B F-A" {
		t.Errorf("the last round is %s", got)
	}
	refused(t, ev, "The final has been played.")
	st := must.Have(catalogue.Standard(ev, ev.Sections[0], 0))(t)
	var places []string
	for _, p := range st.Places {
		places = append(places, fmt.Sprint(p.Rank, st.Sheet.Lines[p.Index].Name, " ", p.Cells[0].Text))
	}
	if got := strings.Join(places, ", "); got != "1D 3, 2B 2, 3F 1.5, 4A 1, 5C 0, 5E 0" {
		t.Errorf("the table is %s", got)
	}
	if e := st.Explain(5, 0); e.Formula != "1 + 0 + 0.5 = 1.5" || e.Lines[0].Note.String() != "decided by a play-off" {
		t.Errorf("F has %s, %+v", e.Formula, e.Lines)
	}
	for n := range ev.Sections[0].Rounds {
		x, err := pair.Examine(ev, ev.Sections[0], pair.Asked{Round: n + 1})
		if err != nil || len(x.Findings) > 0 {
			t.Errorf("round %d examined: %v, %+v", n+1, err, x)
		}
	}
}

// TestKnockOutOfTwoGames: colours alternate within a match, and a round paired anew is the same.
func TestKnockOutOfTwoGames(t *testing.T) {
	ev := cup(4, model.SystemSettings{"games": "2", "level": "seed"})
	for n, want := range []string{"A-D C-B", "D-A B-C", "A-B"} {
		results := []string{"½-½", "0-1"}
		if n == 2 {
			results = results[:1]
		}
		var got string
		if got, ev = cupRound(t, ev, results...); got != want {
			t.Errorf("round %d is %s, want %s", n+1, got, want)
		}
	}
	m := must.Have(pair.MakeRound(ev, ev.Sections[0], pair.Asked{Round: 3}))(t)
	for i, p := range m.Pairings {
		if q := ev.Sections[0].Rounds[2].Pairings[i]; p.Sides != q.Sides || p.IsBye() && p.Outcomes != q.Outcomes {
			t.Errorf("paired anew, place %d is %v, was %v", i+1, p, q)
		}
	}
}
