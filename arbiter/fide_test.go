package arbiter

import (
	"strings"
	"testing"
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/arbiter/rank"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal/steps"
)

// TestFIDEMode: a section is put into it as it is, unless its list has a tie-break that is not meant for it; then such a list is refused
// (VCL4THP.13, questions 40 and 105).
func TestFIDEMode(t *testing.T) {
	ev, s := eveningtest.Of(4)
	if c, err := FIDEMode(s, false); c != nil || err != nil {
		t.Errorf("it is not in it: %v, %v", c, err)
	}
	c, err := FIDEMode(s, true)
	if ev, s = eveningtest.After(t, ev, c, err); !s.FIDE {
		t.Fatal("it is not in FIDE mode")
	}
	if c, err := FIDEMode(s, true); c != nil || err != nil {
		t.Errorf("it is in it already: %v, %v", c, err)
	}
	if c, err := FIDEMode(s, false); err != nil || c != (steps.SetFIDEMode{Section: s.ID}) {
		t.Errorf("out of it: %v, %v", c, err)
	}
	table := *s
	table.Format, table.Ranking.TieBreaks = model.RoundRobin, []string{"SB", "BH"}
	if c, err := FIDEMode(&table, false); c == nil || err != nil {
		t.Errorf("it cannot be left with Buchholz: %v", err)
	}
	table.FIDE = false
	if _, err := FIDEMode(&table, true); err == nil || !strings.Contains(err.Error(), "BH is meant for a Swiss") {
		t.Errorf("Buchholz of an all-play-all: %v", err)
	}
	for _, fide := range []bool{false, true} {
		table.FIDE = fide
		if _, _, err := (rank.Ranking{List: "SB,BH"}).Change(ev, &table); (err != nil) != fide {
			t.Errorf("FIDE mode %v: a typed list with Buchholz: %v", fide, err)
		}
		if got := rank.Fits(model.SavedList{TieBreaks: []string{"BH"}}, &table); got == fide {
			t.Errorf("FIDE mode %v: a saved list with Buchholz fits: %v", fide, got)
		}
	}
}

// TestNoReportFileBeforeTheResults (VCL4THP.13, question 169): an adjourned game has no result either.
func TestNoReportFileBeforeTheResults(t *testing.T) {
	ev, _ := eveningtest.Of(4)
	_, s := pairAgain(t, ev, pair.Asked{})
	if err := WhyNoReport(s); err != nil {
		t.Errorf("without FIDE mode: %v", err)
	}
	s.FIDE = true
	if err := WhyNoReport(s); err == nil || !strings.Contains(err.Error(), "round 1 has no result on board 1, board 2, and in FIDE mode") {
		t.Errorf("nothing is in: %v", err)
	}
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	s.Rounds[0].Pairings[1].Adjourned = true
	if err := WhyNoReport(s); err == nil || !strings.Contains(err.Error(), "round 1 has no result on board 2, and in FIDE mode") {
		t.Errorf("one is adjourned: %v", err)
	}
	s.Rounds[0].Pairings[1].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	if err := WhyNoReport(s); err != nil {
		t.Errorf("all are in: %v", err)
	}
}

// TestExpelledInFIDEMode (VCL4THP.13, questions 189 to 191 and 197): with the games of before given to the opponents somebody is expelled
// while none of them is in a round that is closed. As it was played it stays at any time.
func TestExpelledInFIDEMode(t *testing.T) {
	one, two := sixAfterOne(t)
	over, _ := eveningtest.Play(t, two, 2, "101")
	for _, c := range []struct {
		name  string
		ev    *model.Tournament
		how   entries.Expelling
		fails bool
	}{
		{"after round 1", one, entries.Expelling{Opponents: true}, false},
		{"after round 1, as it was played", one, entries.Expelling{}, false},
		{"round 2 is being played", two, entries.Expelling{From: 3, Opponents: true}, false},
		{"round 1 is closed", over, entries.Expelling{From: 3, Opponents: true}, true},
		{"round 1 is closed, as it was played", over, entries.Expelling{}, false},
	} {
		s := *c.ev.Section(1)
		s.FIDE = true
		change, err := entries.Expel(&s, 1, c.how)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		_, err = change.Apply(c.ev.With(&s))
		if (err != nil) != c.fails || err != nil && !strings.Contains(err.Error(), "Give a result for rating alone, or leave FIDE mode") {
			t.Errorf("%s: %v", c.name, err)
		}
		s.FIDE = false
		if _, err := change.Apply(c.ev.With(&s)); err != nil {
			t.Errorf("%s, without FIDE mode: %v", c.name, err)
		}
	}
}
