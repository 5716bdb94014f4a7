package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/ui/tables"
)

// TestTheCrosstableOfAKnockOutIsItsBracket, unless another shape is chosen; other sections are not offered one.
func TestTheCrosstableOfAKnockOutIsItsBracket(t *testing.T) {
	b := beginWith(t, 6, func(s *model.Section) { s.System, s.Planned = "knockout", 0 })
	b.press(fyne.KeyF6, 0)
	b.show("crosstable")
	s := b.screen.(*tables.Table)
	first := func() string {
		tb := s.Grid.Table()
		return tb.Columns[0].Title + " " + tb.Rows[0].Cells[0].Text
	}
	if got := first(); got != "Quarter-finals 1 P1" {
		t.Errorf("it shows %q", got)
	}
	b.stage().Style("crosstable.style.us")
	if tb := s.Grid.Table(); tb.Column("r1") < 0 {
		t.Errorf("as a US crosstable it begins with %q", first())
	}
	b.stage().Style("crosstable.style.bracket")
	if got := first(); got != "Quarter-finals 1 P1" {
		t.Errorf("chosen again it shows %q", got)
	}
	if text := b.whyText(); text == "" {
		t.Error("the panel says nothing")
	}
	swiss := beginWith(t, 6, func(*model.Section) {})
	swiss.press(fyne.KeyF6, 0)
	swiss.show("crosstable")
	if tb := swiss.screen.(*tables.Table).Grid.Table(); tb.Column("s1") >= 0 {
		t.Error("a Swiss has a bracket")
	}
}
