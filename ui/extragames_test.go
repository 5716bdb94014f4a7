package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
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
	x := b.App.boards.AskExtra()
	x.White.SetSelectedIndex(0)
	x.Black.SetSelectedIndex(4)
	x.Result.SetSelectedIndex(1)
	b.press(fyne.KeyReturn, fyne.KeyModifierShortcutDefault)
	b.closed()
	games := b.state.Event.ExtraGames
	if len(games) != 1 || games[0].Black.Section != 2 || games[0].Outcomes != [2]model.Outcome{model.Draw, model.Draw} {
		t.Fatalf("%+v; %s", games, b.status.left.Text)
	}
	x = b.App.boards.AskExtra()
	text, buttons := b.dialogText()
	if !strings.Contains(text, "½-½") {
		t.Errorf("the list is\n%s", text)
	}
	_ = buttons
	if len(x.Given.Objects) != 1 {
		t.Errorf("%d games are listed", len(x.Given.Objects))
	}
}
