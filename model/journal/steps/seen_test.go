package steps_test

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

func TestWhatIsSeen(t *testing.T) {
	two := model.Seen{Code: "half-byes", Round: 3, Who: 1, Text: "Ann has two."}
	three := two
	three.Facts, three.Text = "1,2,3", "Ann has three."
	see := func(what model.Seen, seen bool) steps.SetSeen {
		return steps.SetSeen{Section: 1, What: what, Seen: seen}
	}
	start := hall()
	ev := done(t, start, see(two, true), see(three, true))
	if got := ev.Section(1).Seen; len(got) != 2 || got[0] != two || got[1] != three || start.Section(1).Seen != nil {
		t.Errorf("seen are %+v", got)
	}
	reworded := two
	reworded.Text = "Two for Ann."
	if done(t, ev, see(two, true)) != ev || done(t, ev, see(reworded, true)) != ev || done(t, start, see(two, false)) != start {
		t.Error("what was seen is seen again, or what was not is taken back")
	}
	if got := done(t, ev, see(two, false)).Section(1).Seen; len(got) != 1 || got[0] != three ||
		len(ev.Section(1).Seen) != 2 || ev.Section(1).Seen[0] != two {
		t.Errorf("taken back, %+v is left", got)
	}
	if got := done(t, ev, see(reworded, false)).Section(1).Seen; len(got) != 1 || got[0] != three {
		t.Errorf("taken back in other words, %+v is left", got)
	}
	if _, err := see(model.Seen{Text: "x"}, true).Apply(ev); err == nil ||
		err.Error() != "Open: it is not said what was seen. Choose a line of the list." {
		t.Errorf("without a code: %v", err)
	}
	if _, err := (steps.SetSeen{Section: 9, What: two, Seen: true}).Apply(ev); err == nil {
		t.Error("in a section that is not there")
	}
	if got := journal.Differences(start, ev); len(got) != 1 || got[0].String() != "What the arbiter has seen changed, Open" {
		t.Errorf("compared: %v", got)
	}
}
