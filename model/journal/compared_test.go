package journal_test

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
)

func compared(all ...model.Compared) journal.NoteCompared {
	return journal.NoteCompared{Section: 1, Of: all}
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
	byHand := journal.AddRound{Section: 1, Round: 2, Pairings: laid, ByHand: true}
	last := compared(model.Compared{When: model.AtLast, Round: 2, Boards: []int{1}},
		model.Compared{When: model.AtImport, Round: 1}, model.Compared{When: model.AtImport, Round: 2})
	const two = "last round 2 false[1], import 1 false[], import 2 false[]"
	round2 := journal.AddRound{Section: 1, Round: 2, Pairings: laid}
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
			journal.SwapSides{Section: 1, Round: 2, Board: 1}}, "by hand 2 true[]"},
		{"laid anew by hand", []journal.Change{round2, last, journal.ReplacePairings{Section: 1, Round: 2, Pairings: laid, ByHand: true}},
			"import 1 false[], by hand 2 true[]"},
		{"examined", []journal.Change{round2, last}, two},
		{"paired anew", []journal.Change{round2, last, journal.SwapSides{Section: 1, Round: 2, Board: 1},
			journal.ReplacePairings{Section: 1, Round: 2, Pairings: laid}}, "import 1 false[]"},
		{"removed", []journal.Change{byHand, last, journal.RemoveRound{Section: 1, Round: 2}}, "import 1 false[]"},
	} {
		if got := kept(do(t, club(), c.changes...)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	if _, err := compared(model.Compared{Round: 2}).Apply(club()); err == nil {
		t.Error("a round that is not there was compared")
	}
	if _, err := (journal.NoteCompared{Section: 9}).Apply(club()); err == nil {
		t.Error("in a section that is not there")
	}
}
