package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/ui/people"
)

// refuses types a rating that is none, which stays in its cell with a sentence.
func (b *robot) refuses() *people.Players {
	b.t.Helper()
	s := b.inPlayers("rating")
	b.win.Canvas().Focus(s.Grid)
	tb := s.Grid.Table()
	s.Grid.Select(1, tb.Column("rating"))
	b.typed("u")
	b.press(fyne.KeyReturn, 0)
	if _, _, open := s.Grid.Editing(); !open {
		b.t.Fatalf("the rating u is taken: %s", b.status.left.Text)
	}
	return s
}

// TestARefusedTextLetsGoOfTheKeyboard: another screen, by key, by tab or by pairing, drops it with a sentence, and keys go to what is
// shown.
func TestARefusedTextLetsGoOfTheKeyboard(t *testing.T) {
	for name, away := range map[string]func(b *robot){
		"Ctrl+4": func(b *robot) { b.press(fyne.Key4, fyne.KeyModifierShortcutDefault) },
		"a tab": func(b *robot) {
			p := point(b.t, b.win)
			tab := b.tabs.buttons[1]
			p.Click(within(tab, fyne.Position{}, tab.Size()), desktop.MouseButtonPrimary)
		},
		"F6": func(b *robot) { b.press(fyne.KeyF6, 0) },
	} {
		t.Run(name, func(t *testing.T) {
			b := begin(t)
			s := b.refuses()
			rating := b.state.Section.Players[1].Rating
			away(b)
			if b.shown == "players" {
				t.Fatalf("the players are still shown: %s", b.status.left.Text)
			}
			if _, _, open := s.Grid.Editing(); open || b.win.Canvas().Focused() != b.screen.Focus() {
				t.Errorf("the text is still open: %v; the keyboard is on %T", open, b.win.Canvas().Focused())
			}
			said := b.status.left.Text
			if name != "F6" && (!strings.Contains(said, "“u” in the column Rating was not entered: ") || strings.Contains(said, "..")) {
				t.Errorf("it says %q", said)
			}
			if b.shown == "rounds" {
				if len(b.state.Section.Rounds) == 0 {
					b.do("round.pair")
				}
				b.typed("1")
				if got := b.results()[0]; got != "1-0" {
					t.Errorf("the key 1 enters %q", got)
				}
			}
			b.show("players")
			if refused := s.Grid.Faults(); refused != 0 || b.state.Section.Players[1].Rating != rating {
				t.Errorf("back at the players %d texts are refused, the rating is %d", refused, b.state.Section.Players[1].Rating)
			}
		})
	}
}

// TestARefusedTextLetsAnotherCellBeClicked: it stays in its cell, marked, as one that was pasted; what is typed next goes to the cell that
// was clicked. F8 finds the mark, and Delete takes it away.
func TestARefusedTextLetsAnotherCellBeClicked(t *testing.T) {
	b := begin(t)
	s := b.refuses()
	p := point(t, b.win)
	p.Click(p.cell(s.Grid, 3, "rating"), desktop.MouseButtonPrimary)
	if row, _, _ := s.Grid.Selected(); row != 3 || s.Grid.Faults() != 1 {
		t.Fatalf("the caret is in row %d, %d texts are marked", row, s.Grid.Faults())
	}
	if said := b.status.left.Text; !strings.Contains(said, "F8 goes to the next") {
		t.Errorf("it says %q", said)
	}
	b.typed("1234")
	b.press(fyne.KeyReturn, 0)
	if ps := b.state.Section.Players; ps[3].Rating != 1234 || ps[1].Rating != 1850 {
		t.Errorf("the ratings are %d and %d", ps[1].Rating, ps[3].Rating)
	}
	b.press(fyne.KeyF8, 0)
	if row, _, _ := s.Grid.Selected(); row != 1 {
		t.Errorf("F8 goes to row %d", row)
	}
	b.press(fyne.KeyDelete, 0)
	if s.Grid.Faults() != 0 || b.state.Section.Players[1].Rating != 1850 {
		t.Errorf("Delete leaves %d texts marked and the rating %d", s.Grid.Faults(), b.state.Section.Players[1].Rating)
	}
}
