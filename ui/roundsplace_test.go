package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// TestResultsByThePlaceOfTheKey: on an AZERTY keyboard the keys of 1, 5 and 0 type "&", "(" and "à" without Shift, and the
// key of 6 types "-", which is a result of its own. With Shift nothing goes by the place.
func TestResultsByThePlaceOfTheKey(t *testing.T) {
	b := begin(t)
	b.press(fyne.KeyF6, 0)
	grid := b.rounds().Grid
	shown := grid.Table()
	result := shown.Column("result")
	key := func(name fyne.KeyName, r rune) {
		grid.KeyDown(&fyne.KeyEvent{Name: name})
		b.win.Canvas().Focused().TypedRune(r)
		grid.KeyUp(&fyne.KeyEvent{Name: name})
	}
	key(fyne.Key1, '&')
	key(fyne.Key5, '(')
	key(fyne.Key0, 'à')
	if got := strings.Join(b.results(), " "); got != "1-0 ½-½ 0-1" {
		t.Errorf("the keys of 1, 5 and 0 make %q", got)
	}
	grid.Select(0, result)
	key(fyne.Key6, '-')
	if got := b.results()[0]; got == "1-0" {
		t.Errorf("the minus makes %q", got)
	}
	before := strings.Join(b.results(), " ")
	grid.Select(1, result)
	grid.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	key(fyne.Key1, '!')
	grid.KeyUp(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	key(fyne.KeyM, ';')
	if got := strings.Join(b.results(), " "); got != before {
		t.Errorf("an exclamation mark and a semicolon make %q of %q", got, before)
	}
}
