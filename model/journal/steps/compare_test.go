package steps_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// TestDifferencesAreNoneOnlyForTheSame: random changes are told, and none is
// told of a copy.
func TestDifferencesAreNoneOnlyForTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		before := journaltest.Tournament(t)
		after := before
		var made []string
		for range 3 {
			c := journaltest.Change(t, after)
			if next, err := c.Apply(after); err == nil {
				after, made = next, append(made, c.Label().String())
			}
		}
		told := journal.Differences(before, after)
		if journaltest.Equal(before, after) != (len(told) == 0) && !onlyIDs(before, after) {
			t.Fatalf("after %q %q is told of\n%s", made, told, journaltest.Deep(before, after))
		}
		if told := journal.Differences(after, journaltest.Photo(t, after)); len(told) > 0 {
			t.Fatalf("of a copy %q is told", told)
		}
	})
}

// onlyIDs tells whether nothing but the counters of IDs differs: a section
// added and removed leaves that much.
func onlyIDs(a, b *model.Tournament) bool {
	x, y := *a, *b
	x.LastID, y.LastID = 0, 0
	x.Sections, y.Sections = withoutIDs(x.Sections), withoutIDs(y.Sections)
	return journaltest.Deep(&x, &y) == ""
}

func withoutIDs(ss []*model.Section) []*model.Section {
	out := slices.Clone(ss)
	for i, s := range out {
		n := *s
		n.LastID = 0
		out[i] = &n
	}
	return out
}

func TestDifferencesInWords(t *testing.T) {
	before := do(t, club(), steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{4, 4}})
	after := do(t, before,
		steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Win, model.Loss}},
		steps.SetOutcome{Section: 1, Round: 1, Who: 3, Outcome: model.HalfBye},
		steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{3, 1}}}},
		steps.Withdraw{Section: 1, Who: 4, From: 2},
		steps.EditPlayer{Section: 1, Player: model.Player{Entry: model.Entry{ID: 2, Number: 2, Name: "Bruno, Karl"}, Rating: 1850}},
		steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{5, 3}},
		steps.SwapSides{Section: 2, Round: 1, Board: 1},
		steps.SetTieBreaks{Section: 2, List: []string{"USAT"}})
	want := []string{
		"What was compared with the pairing system changed, Open",
		"Bruno is now called Bruno, Karl, Open",
		"Rating of Bruno, Karl: 1850 instead of unr., Open",
		"Dmitri withdrew from round 2 on, Open",
		"Round 1 board 1 (Anna – Bruno, Karl): 1-0 entered, Open",
		"Round 1, Clara: half-point bye instead of pairing-allocated bye, Open",
		"Round 2 paired, 1 board, 0 results, Open",
		"Tie-breaks: USAT instead of none, Schools",
		"What was compared with the pairing system changed, Schools",
		"Round 1 board 1 (North Side MS – Edgewood MS): colours exchanged, Schools",
		"Round 1 board 2 (Goshen MS – Lake MS): 2½-1½ instead of 2-2, Schools",
	}
	if got := phrase.Join("\n", journal.Differences(before, after)...).String(); got != strings.Join(want, "\n") {
		t.Errorf("told is\n%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
}
