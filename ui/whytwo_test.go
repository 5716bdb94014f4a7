package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"wallchart/export/table"
	plain "wallchart/export/text"
	"wallchart/must"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/controls"
	"wallchart/ui/tables"
)

// TestTwoSideBySide: of two marked rows every tie-break is a line, the deciding one is named, and what it is made of
// stands round by round with the names of the opponents. Ash won against Cai, Bea drew with Dov.
func TestTwoSideBySide(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	s := tables.NewStandings(r)
	r.Put(s)
	s.Grid.SelectRows(0, 1)
	for _, want := range []string{"Ash stands above Bea: 1.0 points against 0.5.", "Ash  Bea",
		"Points (decisive)  1.0  0.5", "Buchholz  0.0  0.5", "R1  1  Cai, win  0.5  Dov, draw", "1.0  0.5",
		"In this section: win 1, draw 0.5, loss 0."} {
		if !slices.Contains(r.Why().Text, want) {
			t.Errorf("%q is not in\n%s", want, strings.Join(r.Why().Text, "\n"))
		}
	}
}

// TestACursorOnANameComparesWithTheNeighbour: with the one above, of the first with the second; on a number its sum is
// shown.
func TestACursorOnANameComparesWithTheNeighbour(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	s := tables.NewStandings(r)
	r.Put(s)
	tb := s.Grid.Table()
	for row, want := range []string{"Ash stands above Bea", "Ash stands above Bea", "Bea and Dov share the place", "Dov stands above Cai"} {
		s.Grid.Select(row, tb.Column("name"))
		if got := r.Why().Text[0]; !strings.HasPrefix(got, want) {
			t.Errorf("row %d: %q, want %q", row, got, want)
		}
	}
	s.Grid.Select(1, slices.IndexFunc(tb.Rows[1].Cells, func(c table.Cell) bool { return c.Ref.Kind == table.ToScore }))
	if got := r.Why().Text[:2]; got[0] != "Bea" || got[1] != "Points  0.5" {
		t.Errorf("on the score: %q", got)
	}
}

// TestPrintForTheParent: the button below the two prints the page, in the language of the event's documents.
func TestPrintForTheParent(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	b.show("standings")
	b.stage().Rows(0, 1)
	if len(b.why.Pages()) != 1 || b.why.Pages()[0].Title != "Why Ernest Thayer stands above Lucas Beauchamp" {
		t.Fatalf("%d pages: %+v", len(b.why.Pages()), b.why.Pages())
	}
	event := *b.state.Event
	event.Language = "de"
	b.state.Event = &event
	b.why.Pair(b.state, 0, 1)
	var page strings.Builder
	must.Do(t, plain.Write(&page, b.why.Pages()[0], plain.Options{}))
	if !strings.Contains(page.String(), "In diesem Turnier: Sieg 1, Remis 0,5, Niederlage 0.") {
		t.Error(page.String())
	}
	pressed := 0
	b.why.Print = func() { pressed++ }
	b.why.Pair(b.state, 0, 1)
	for _, f := range controls.Focusables(b.why.Box) {
		if button, ok := f.(*controls.Button); ok && button.Text == "Print this" {
			test.Tap(button)
		}
	}
	if pressed != 1 {
		t.Errorf("pressed %d times", pressed)
	}
}

// TestTheClubsSideBySide: a club's sum has the values of the club above beside it.
func TestTheClubsSideBySide(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	b.show("trophies")
	g := b.sheet()
	tb := g.Table()
	clubs := 0
	for row := range tb.Rows {
		for col, c := range tb.Rows[row].Cells {
			if c.Ref.Kind != table.ToTrophySum || c.Ref.Place != 2 {
				continue
			}
			g.Select(row, col)
			clubs++
			if got := strings.Join(b.why.Text, "\n"); !strings.Contains(got, " (decisive)  ") {
				t.Errorf("no line decides:\n%s", got)
			}
		}
	}
	if clubs == 0 {
		t.Error("there is no second club")
	}
}
