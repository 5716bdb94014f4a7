package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// TestNumbersAreExchanged: two who are marked get each other's starting number in one step, which one undo takes back; of one alone the
// command says what it needs.
func TestNumbersAreExchanged(t *testing.T) {
	b := beginThree(t)
	order := func() string {
		var names []string
		for _, e := range b.state.Section.Entries() {
			names = append(names, e.Name)
		}
		return strings.Join(names, "; ")
	}
	names := strings.Split(order(), "; ")
	before := order()
	b.marks(1)
	if why := b.command("section.exchange").Why(); !strings.Contains(why, "mark the two") {
		t.Errorf("one alone: %q", why)
	}
	b.press(fyne.KeyDown, fyne.KeyModifierShift)
	if why := b.command("section.exchange").Why(); why != "" {
		t.Fatal(why)
	}
	b.do("section.exchange")
	names[0], names[1] = names[1], names[0]
	if got := order(); got != strings.Join(names, "; ") {
		t.Errorf("the numbers are %s", got)
	}
	b.do("edit.undo")
	if got := order(); got != before {
		t.Errorf("undone they are %s", got)
	}
}
