package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// TestThreeTieBreaksThenMore: of the four of the sample the first two separate 1st, 2nd and 3rd, Cumulative those placed 8th and
// 9th, who have 9.0 and 9.5 in both; nobody needs the fourth, the opponents' cumulative scores.
func TestThreeTieBreaksThenMore(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	b.show("standings")
	shown := func() string {
		var codes []string
		for _, c := range b.stage().Table().Grid.Table().Columns {
			if code, is := strings.CutPrefix(c.ID, "tb:"); is && !strings.HasSuffix(code, "PTS") { // not the score
				codes = append(codes, code)
			}
		}
		return strings.Join(codes, " ")
	}
	if got := shown(); got != "MODMED SOLKOFF CUMULATIVE" {
		t.Errorf("at first %q are shown", got)
	}
	more := moreButton(b)
	if more == nil || more.Text != words.Say("standings.more", 1) {
		t.Fatalf("nothing says that there is one more, but %+v", more)
	}
	more.OnTapped()
	if got := shown(); got != "MODMED SOLKOFF CUMULATIVE OPPCUM" || more.Text != words.Say("standings.fewer") {
		t.Errorf("asked for all, %q are shown, and the button says %q", got, more.Text)
	}
	more.OnTapped()
	if got := shown(); got != "MODMED SOLKOFF CUMULATIVE" {
		t.Errorf("asked for fewer, %q are shown", got)
	}

	b.run(b.command("section.columns"))
	for _, tick := range asked[*controls.Check](b) {
		if strings.Contains(tick.Text, "Cumulative of Opposition") {
			tick.SetChecked(true)
		}
	}
	b.press(fyne.KeyEscape, 0)
	if got := shown(); got != "MODMED SOLKOFF CUMULATIVE OPPCUM" {
		t.Errorf("with one that was chosen %q are shown", got)
	}
	b.stage().OpenSample("amateur-team.wallchart") // which has two
	b.show("standings")
	if got := shown(); got != "USATX2 GAMES" || moreButton(b) != nil {
		t.Errorf("of two tie-breaks %q are shown; more of them are offered: %v", got, moreButton(b) != nil)
	}
}

// moreButton is the one that shows more or fewer tie-breaks, if there is one.
func moreButton(b *robot) *controls.HintButton {
	for _, f := range controls.Focusables(b.stage().Table().Head) {
		if h, ok := f.(*controls.HintButton); ok {
			return h
		}
	}
	return nil
}
