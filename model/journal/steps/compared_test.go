package steps_test

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

func compared(all ...model.Compared) steps.NoteCompared {
	return steps.NoteCompared{Section: 1, Of: all}
}

// kept is what a section keeps of comparisons, in a row.
func kept(ev *model.Tournament) string {
	var all []string
	for _, c := range ev.Section(1).Compared {
		all = append(all, fmt.Sprintf("%s %d %t%d", c.When, c.Round, c.Open, c.Boards))
	}
	return strings.Join(all, ", ")
}

// TestAComparisonIsKeptAsLongAsTheRound: what changes a board by hand opens the round again; what makes the round anew drops all
// that was compared of it, and so does removing it.
func TestAComparisonIsKeptAsLongAsTheRound(t *testing.T) {
	laid := []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}
	byHand := steps.AddRound{Section: 1, Round: 2, Pairings: laid, ByHand: true}
	last := compared(model.Compared{When: model.AtLast, Round: 2, Boards: []int{1}},
		model.Compared{When: model.AtImport, Round: 1}, model.Compared{When: model.AtImport, Round: 2})
	const two = "last round 2 false[1], import 1 false[], import 2 false[]"
	round2 := steps.AddRound{Section: 1, Round: 2, Pairings: laid}
	for _, c := range []struct {
		name    string
		changes []journal.Change
		want    string
	}{
		{"the system's round", []journal.Change{round2}, ""},
		{"laid by hand", []journal.Change{byHand}, "by hand 2 true[]"},
		{"declared complete", []journal.Change{byHand, compared(model.Compared{When: model.AtHand, Round: 2, Boards: []int{1}})},
			"by hand 2 false[1]"},
		{"changed afterwards", []journal.Change{byHand, compared(model.Compared{When: model.AtHand, Round: 2}),
			steps.SwapSides{Section: 1, Round: 2, Board: 1}}, "by hand 2 true[]"},
		{"laid anew by hand", []journal.Change{round2, last, steps.ReplacePairings{Section: 1, Round: 2, Pairings: laid, ByHand: true}},
			"import 1 false[], by hand 2 true[]"},
		{"examined", []journal.Change{round2, last}, two},
		{"paired anew", []journal.Change{round2, last, steps.SwapSides{Section: 1, Round: 2, Board: 1},
			steps.ReplacePairings{Section: 1, Round: 2, Pairings: laid}}, "import 1 false[]"},
		{"removed", []journal.Change{byHand, last, steps.RemoveRound{Section: 1, Round: 2}}, "import 1 false[]"},
	} {
		if got := kept(do(t, club(), c.changes...)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	if _, err := compared(model.Compared{Round: 2}).Apply(club()); err == nil {
		t.Error("a round that is not there was compared")
	}
	if _, err := (steps.NoteCompared{Section: 9}).Apply(club()); err == nil {
		t.Error("in a section that is not there")
	}
}

// TestAByeByHandOpensTheRound (VCL4THP.13, question 65): of round 2 all take part but Dmitri, who enters in round 3. What he gets in
// it the system has nothing to do with, unless it is the bye that it allocates; and a bye that is what it was changes nothing.
func TestAByeByHandOpensTheRound(t *testing.T) {
	late := steps.EnterLate{Section: 1, Who: 4, Round: 3}
	laid := []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}, {Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}}}
	gets := func(who model.ID, o model.Outcome) journal.Change {
		return steps.SetOutcome{Section: 1, Round: 2, Who: who, Outcome: o}
	}
	for _, c := range []struct {
		name    string
		changes []journal.Change
		want    string
	}{
		{"allocated, and taken away", []journal.Change{gets(3, model.Pending)}, "by hand 2 true[]"},
		{"another in its place", []journal.Change{gets(3, model.HalfBye)}, "by hand 2 true[]"},
		{"the same again", []journal.Change{gets(3, model.PairingBye)}, ""},
		{"to one who takes part", []journal.Change{gets(4, model.HalfBye)}, "by hand 2 true[]"},
		{"to one who is not in yet", []journal.Change{late, gets(4, model.HalfBye)}, ""},
		{"and the allocated one", []journal.Change{late, gets(4, model.PairingBye)}, "by hand 2 true[]"},
		{"which is taken away", []journal.Change{late, gets(4, model.PairingBye), compared(model.Compared{When: model.AtHand, Round: 2}),
			gets(4, model.ZeroBye)}, "by hand 2 true[]"},
	} {
		before := []journal.Change{steps.AddRound{Section: 1, Round: 2, Pairings: laid}}
		if got := kept(do(t, club(), append(before, c.changes...)...)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
