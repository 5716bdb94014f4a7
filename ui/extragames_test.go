package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/ui/kit/controls"
)

// TestAnExtraGameInTheWindow: a game between players of two sections is entered by the keys of the dialog, is listed when it is opened
// again, and is taken away.
func TestAnExtraGameInTheWindow(t *testing.T) {
	b := beginOdd(t)
	b.do("round.extra")
	b.press(fyne.KeyReturn, fyne.KeyModifierShortcutDefault) // nothing is chosen
	if len(b.state.Event.ExtraGames) != 0 {
		t.Fatal("a game of nobody is entered")
	}
	b.press(fyne.KeyEscape, 0)
	b.do("round.extra")
	for n, at := range []int{0, 4, 1} { // White, Black, the result
		asked[*controls.Select](b)[n].SetSelectedIndex(at)
	}
	b.press(fyne.KeyReturn, fyne.KeyModifierShortcutDefault)
	b.closed()
	games := b.state.Event.ExtraGames
	if len(games) != 1 || games[0].Black.Section != 2 || games[0].Outcomes != [2]model.Outcome{model.Draw, model.Draw} {
		t.Fatalf("%+v; %s", games, b.status.left.Text)
	}
	b.do("round.extra")
	if text, _ := b.dialogText(); strings.Count(text, "½-½") != 1 {
		t.Errorf("the list is\n%s", text)
	}
}
