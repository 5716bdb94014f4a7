package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/kit/words"
)

// beginOdd opens an event of two Swiss sections of three, and pairs both by keys.
func beginOdd(t *testing.T) *robot {
	t.Helper()
	b := beginWith(t, 3, func(s *model.Section) { s.Name = "Open" })
	s := *b.state.Event.Sections[0]
	s.ID, s.Name, s.Players = 2, "Reserve", append([]model.Player(nil), s.Players...)
	for i := range s.Players {
		s.Players[i].Name = "R. " + s.Players[i].Name
	}
	must.Do(t, b.documents.OpenNew(b.state.Event.With(&s)))
	b.show("rounds")
	b.press(fyne.KeyF6, fyne.KeyModifierShift)
	b.press(fyne.KeyReturn, fyne.KeyModifierShortcutDefault)
	b.closed()
	b.showSection(1)
	b.show("rounds")
	return b
}

// TestOddPlayersMeetInTheWindow: who is left over in the section that is shown meets who is left over in the other, by the keys of the
// dialog. The panel says why, a result typed here stands there, and the game is taken back.
func TestOddPlayersMeetInTheWindow(t *testing.T) {
	b := beginOdd(t)
	if why := b.command("round.cross").Why(); why != "" {
		t.Fatal(why)
	}
	if why := b.command("round.uncross").Why(); why != words.Say("cross.none") {
		t.Errorf("nothing can be taken back: %q", why)
	}
	b.do("round.cross")
	text, _ := b.dialogText()
	for _, want := range []string{words.Say("cross.with"), words.Say("cross.host"), "Reserve"} {
		if !strings.Contains(text, want) {
			t.Errorf("the dialog does not say %q:\n%s", want, text)
		}
	}
	b.press(fyne.KeyReturn, fyne.KeyModifierShortcutDefault)
	b.closed()
	all := b.state.Section.Across()
	if len(all) != 1 {
		t.Fatalf("%d games across sections; %s", len(all), b.status.left.Text)
	}
	board := b.state.Section.Rounds[0].Pairings[all[0].At].Board
	b.types(1, board, "=")
	o, round, at := b.state.Event.OtherHalf(b.state.Section, all[0])
	if o == nil || o.Rounds[round-1].Pairings[at].Outcomes != [2]model.Outcome{model.Draw, model.Draw} {
		t.Errorf("the other half is %+v", o)
	}
	b.mark("first", board-1)
	if !strings.Contains(b.whyText(), "US Chess 28M") {
		t.Errorf("the panel says %q", b.whyText())
	}
	b.press(fyne.KeyDelete, 0)
	b.do("round.uncross")
	for _, s := range b.state.Event.Sections {
		if n := len(s.Across()); n != 0 {
			t.Errorf("%d halves are left in %s; %s", n, s.Name, b.status.left.Text)
		}
	}
}
