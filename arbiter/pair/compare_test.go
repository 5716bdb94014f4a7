package pair

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/tiebreaks/catalogue"
)

// comparisons are what a change notes.
func comparisons(t *testing.T, c journal.Change, err error) string {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	n, ok := c.(steps.NoteCompared)
	if !ok {
		t.Fatalf("it is a %T", c)
	}
	var all []string
	for _, x := range n.Of {
		all = append(all, fmt.Sprintf("%s %d %s%d %t %d %t", x.When, x.Round, x.System, x.Boards, x.Bye, x.Forbidden, x.Open))
	}
	return strings.Join(all, ", ")
}

// TestARoundPairedByHandIsDeclaredComplete (VCL4THP.13, questions 65, 68 and 69): round 2 is 2-1 4-3 6-5 by the system. Somebody
// without a place is in the way of the declaration.
func TestARoundPairedByHandIsDeclaredComplete(t *testing.T) {
	before, ev := sixAfterOne(t)
	s := ev.Section(1)
	c, x, err := Complete(ev, s, Asked{Round: 2})
	if got := comparisons(t, c, err); got != "by hand 2 dutch[] false 0 false" || len(x.Findings) != 0 {
		t.Errorf("the system's own round: %s, %+v", got, x.Findings)
	}
	for _, e := range []struct {
		laid []model.Pairing
		want string
	}{
		// White and Black change places on board 1.
		{[]model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{4, 3}}, {Board: 3, Sides: [2]model.ID{6, 5}}},
			"by hand 2 dutch[1] false 0 false"},
		// 1 and 4 met in round 1, which is not allowed; nothing is on a board of the system.
		{[]model.Pairing{{Board: 3, Sides: [2]model.ID{4, 1}}, {Board: 1, Sides: [2]model.ID{2, 3}}, {Board: 2, Sides: [2]model.ID{5, 6}}},
			"by hand 2 dutch[1 2 3] false 1 false"},
		// Two have the bye between them: one by hand where the system, with five, gives it to another.
		{[]model.Pairing{{Board: 1, Sides: [2]model.ID{4, 3}}, {Board: 2, Sides: [2]model.ID{6, 5}},
			{Sides: [2]model.ID{1}, Outcomes: [2]model.Outcome{model.PairingBye}},
			{Sides: [2]model.ID{2}, Outcomes: [2]model.Outcome{model.HalfBye}}}, ""},
	} {
		hand, hs := eveningtest.After(t, before, LayRound(before.Section(1), 2, e.laid), nil)
		if len(hs.Compared) != 1 || !hs.Compared[0].Open {
			t.Errorf("laid by hand it is not open: %+v", hs.Compared)
		}
		c, _, err := Complete(hand, hs, Asked{Round: 2})
		got := comparisons(t, c, err)
		if e.want != "" && got != e.want {
			t.Errorf("%s, want %s", got, e.want)
		}
		if e.want == "" && !strings.Contains(got, "true") {
			t.Errorf("the bye is the system's: %s", got)
		}
		done, _ := eveningtest.After(t, hand, c, err)
		if k := done.Section(1).Compared; len(k) != 1 || k[0].Open {
			t.Errorf("declared complete it is %+v", k)
		}
	}
	hand, hs := eveningtest.After(t, before, LayRound(before.Section(1), 2, []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}), nil)
	if _, _, err := Complete(hand, hs, Asked{Round: 2}); err == nil || !strings.Contains(err.Error(), "P3 has no place in it") {
		t.Errorf("with four who are not paired: %v", err)
	}
	if _, _, err := Complete(ev, s, Asked{Round: 3}); err == nil {
		t.Error("a round that is not there is complete")
	}
}

// TestAnotherRestsByHand in an all-play-all of five, in whose round 2 number 4 is free: who is given the bye is set beside that.
func TestAnotherRestsByHand(t *testing.T) {
	for who, want := range map[model.ID]string{4: "by hand 2 berger[] false", 1: "by hand 2 berger[1] true", 5: "by hand 2 berger[1 2] true"} {
		ev, s := tableOf(t, 5, model.RoundRobin, 1) // 5-3 1-2
		boards := map[model.ID][][2]model.ID{4: {{5, 3}, {1, 2}}, 1: {{2, 4}, {5, 3}}, 5: {{1, 3}, {2, 4}}}[who]
		ps := []model.Pairing{{Sides: [2]model.ID{who}, Outcomes: [2]model.Outcome{model.PairingBye}}}
		for n, two := range boards {
			ps = append(ps, model.Pairing{Board: n + 1, Sides: two})
		}
		ev, s = eveningtest.After(t, ev, LayRound(s, 2, ps), nil)
		c, _, err := Complete(ev, s, Asked{Round: 2})
		if got := comparisons(t, c, err); !strings.HasPrefix(got, want) {
			t.Errorf("%d rests: %s, want %s", who, got, want)
		}
	}
}

// TestTheLastRoundIsExamined (VCL4THP.13, question 60): the last that is paired, whichever is asked for.
func TestTheLastRoundIsExamined(t *testing.T) {
	_, ev := sixAfterOne(t)
	c, x, err := ExamineLast(ev, ev.Section(1), Asked{Round: 1})
	if got := comparisons(t, c, err); got != "last round 2 dutch[] false 0 false" || x.Field.Round != 2 {
		t.Errorf("%s", got)
	}
	none, empty := eveningtest.Of(4)
	if _, _, err := ExamineLast(none, empty, Asked{}); err == nil || !strings.Contains(err.Error(), "Pair the first round") {
		t.Errorf("nothing to examine: %v", err)
	}
}

// TestAnImportIsExamined (VCL4THP.13, question 54): each round beside the system's, and points and places as they are stated. With
// no system named, the statement alone is compared.
func TestAnImportIsExamined(t *testing.T) {
	_, ev := sixAfterOne(t)
	own := *ev.Section(1)
	own.System = "dutch"
	stated := []catalogue.PrintedColumn{{Section: 1, Code: "PTS", Values: map[model.ID]string{1: "1", 2: "2", 3: "1", 4: "0", 5: "0", 6: "0"}}}
	c := ExamineImport(ev.With(&own), stated, nil)
	if got := comparisons(t, c, nil); got != "import 1 dutch[] false 0 false, import 2 dutch[] false 0 false" {
		t.Errorf("%s", got)
	}
	if all := c.(steps.NoteCompared).Of; all[0].Points != 1 || all[0].Places != 0 || all[1].Points != 0 {
		t.Errorf("2 points are stated where 1 was made: %+v", all)
	}
	empty := own
	empty.Rounds = append(slices.Clone(own.Rounds), model.Round{})
	got := comparisons(t, ExamineImport(ev.With(&empty), nil, nil), nil)
	if got != "import 1 dutch[] false 0 false, import 2 dutch[] false 0 false" {
		t.Errorf("with a round that is not paired: %s", got)
	}
	over := make(chan struct{})
	close(over)
	if got := comparisons(t, ExamineImport(ev.With(&own), nil, over), nil); !strings.HasSuffix(got, "import 2 dutch[] false 0 true") {
		t.Errorf("stopped: %s", got)
	}
	own.System = ""
	c = ExamineImport(ev.With(&own), stated, nil)
	if got := comparisons(t, c, nil); got != "import 1 [] false 0 false" || c.(steps.NoteCompared).Of[0].Points != 1 {
		t.Errorf("without a system: %s", got)
	}
	if c := ExamineImport(ev.With(&own), nil, nil); c != nil {
		t.Errorf("with nothing to compare: %+v", c)
	}
}

// TestTheLastRoundIsExaminedWhenAnotherIsTheLast (VCL4THP.13, question 60): two rounds of six are paired. Announced are first as many as
// stands in from, then as many as in to; what is examined, and how, stands in want. Nothing is announced with 0: then no round is final.
func TestTheLastRoundIsExaminedWhenAnotherIsTheLast(t *testing.T) {
	const same = "last round 2 dutch[] false 0 false"
	for _, c := range []struct {
		from, to int
		want     string
	}{{5, 2, same}, {2, 5, same}, {0, 2, same}, {2, 0, same}, {5, 6, ""}, {0, 5, ""}, {2, 2, ""}, {1, 2, ""}} {
		_, ev := sixAfterOne(t)
		own := *ev.Section(1)
		own.Planned = c.from
		ev = ev.With(&own)
		to := steps.SettingsOf(&own)
		to.Planned = c.to
		edit := steps.EditSection{Section: 1, Settings: to}
		if Turns(&own, to) != (c.want != "") {
			t.Errorf("%d to %d: it turns: %v", c.from, c.to, c.want == "")
		}
		change, x, err := AsLast(ev, edit, Asked{})
		if err != nil {
			t.Fatal(err)
		}
		if c.want == "" {
			if change.Name() != edit.Name() || x != nil {
				t.Errorf("%d to %d: %v", c.from, c.to, change)
			}
			continue
		}
		both := change.(steps.Together)
		if got := comparisons(t, both.Changes[1], nil); got != c.want || x == nil || both.Changes[0].Name() != edit.Name() {
			t.Errorf("%d to %d: %s", c.from, c.to, got)
		}
		if got := both.Words.String(); got != journal.Label(edit, ev).String()+". Round 2 examined again: it is as the system makes it" {
			t.Errorf("the step is called %q", got)
		}
		over := make(chan struct{})
		close(over)
		change, x, err = AsLast(ev, edit, Asked{Cancel: over})
		if got := comparisons(t, change.(steps.Together).Changes[1], err); got != "last round 2 dutch[] false 0 true" || x != nil {
			t.Errorf("cancelled: %s", got)
		}
	}
	_, ev := sixAfterOne(t)
	if _, _, err := AsLast(ev, steps.RemoveRound{Section: 1, Round: 9}, Asked{}); err == nil {
		t.Error("a change that cannot be made is examined")
	}
	_, s := eveningtest.Of(4)
	to := steps.SettingsOf(s)
	if to.Planned = 2; Turns(s, to) {
		t.Error("without a round there is one to examine")
	}
	table := *ev.Section(1)
	table.Format = model.RoundRobin
	to = steps.SettingsOf(&table)
	if to.Planned = 2; Turns(&table, to) {
		t.Error("a table has other rules for its last round")
	}
}
