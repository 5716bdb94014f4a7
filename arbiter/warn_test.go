package arbiter

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
)

// TestWarningsOfFIDEMode (VCL4THP.13, questions 43, 58, 115, 174, 178, 190 and 201): what endangers the rating is said before it is done,
// at its level, and nothing is said of it without FIDE mode, or before the first round.
func TestWarningsOfFIDEMode(t *testing.T) {
	_, ev := sixAfterOne(t)
	rated := *ev.Section(1)
	rated.FIDE, rated.Planned = true, 5
	ev = ev.With(&rated)
	s := ev.Section(1)
	draw := journal.Result{model.Draw, model.Draw}
	settings := func(change func(*journal.Settings)) journal.Change {
		to := journal.SettingsOf(s)
		change(&to)
		return journal.EditSection{Section: 1, Settings: to}
	}
	for _, c := range []struct {
		name   string
		change journal.Change
		level  int
		text   string
	}{
		{"leaving", journal.SetFIDEMode{Section: 1}, 4, "FIDE may not rate it"},
		{"rounds", settings(func(to *journal.Settings) { to.Planned = 6 }), 4, "becomes 6, and 5 were announced"},
		{"tie-breaks", journal.SetTieBreaks{Section: 1, List: []string{"SB"}}, 4, "The tie-breaks become SB"},
		{"a result the next round stands on", journal.SetResult{Section: 1, Round: 1, Board: 1, Result: draw}, 3,
			"In round 1, 1-4 1-0 becomes 1-4 ½-½"},
		{"a result of the round that is played", journal.SetResult{Section: 1, Round: 2, Board: 1, Result: draw}, 0, ""},
		{"what is refused", journal.SetResult{Section: 1, Round: 7, Board: 1, Result: draw}, 0, ""},
	} {
		all := Warnings(ev, c.change)
		if c.level == 0 {
			if len(all) > 0 {
				t.Errorf("%s: %v", c.name, all)
			}
			continue
		}
		if len(all) != 1 || all[0].Level != c.level || !strings.Contains(all[0].Text.String(), c.text) {
			t.Errorf("%s: %v", c.name, all)
			continue
		}
		if (all[0].Then.String() != "") != (c.level == 4) {
			t.Errorf("%s: what follows is %q", c.name, all[0].Then)
		}
	}
	rated.FIDE = false
	if all := Warnings(ev.With(&rated), settings(func(to *journal.Settings) { to.Planned = 6 })); len(all) > 0 {
		t.Errorf("without FIDE mode: %v", all)
	}
}
