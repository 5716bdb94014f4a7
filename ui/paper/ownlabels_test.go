package paper

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/cards"
	"wallchart/export/report"
	"wallchart/ui/kit/controls"
)

// TestOwnSheetOfLabels: the last answer asks for the measures of a sheet; what does not fit on the paper is refused and
// stays open; what is kept is chosen, and there the next time. The same name takes new measures.
func TestOwnSheetOfLabels(t *testing.T) {
	d, _ := desk(t, sample(t, "club.wallchart"), 4)
	e := d.Export()
	e.form.SetSelected("PDF for printing")
	e.chosen("badges")
	e.changed()
	var of *ownLabels
	ask := d.Ask
	d.Ask = func(x *controls.Dialog, size fyne.Size, focus fyne.Focusable) {
		of, _ = x.Of.(*ownLabels)
		ask(x, size, focus)
	}
	e.cards.labels.SetSelected("Own sheet…")
	if of == nil || e.cards.sheet() != "" {
		t.Fatalf("no dialog opened; cards stand on %q", e.cards.sheet())
	}
	for i, v := range []string{"210", "297", "2", "6", "95", "45", "10", "13,5", "0", "0"} {
		of.fields[i].SetText(v)
	}
	of.dialog.Accept()
	if !strings.Contains(of.dialog.Said(), "Give the sheet a name") {
		t.Errorf("without a name: %q", of.dialog.Said())
	}
	of.name.SetText("Club  labels")
	of.fields[2].SetText("3")
	of.dialog.Accept()
	if said := of.dialog.Said(); !strings.Contains(said, "3 labels side by side end 295 mm from the left, and the paper is 210 mm wide") {
		t.Errorf("three across: %q", said)
	}
	of.fields[2].SetText("two")
	of.dialog.Accept()
	if said := of.dialog.Said(); !strings.Contains(said, "“two” is no length") {
		t.Errorf("two across: %q", said)
	}
	of.fields[2].SetText("2")
	of.dialog.Accept()
	const want = "A4: 2x6 95x45 at 10,13.5"
	if of.dialog.Open() || e.cards.sheet() != want || e.cards.labels.Selected != "Club labels, 12 a sheet, 95 × 45 mm" {
		t.Fatalf("kept is %q, called %q", e.cards.sheet(), e.cards.labels.Selected)
	}
	if len(e.pages) != 2 || e.chosenReports().options.Labels != want { // 23 badges
		t.Errorf("%d pages on %q", len(e.pages), e.chosenReports().options.Labels)
	}
	e.cards.labels.SetSelected("Own sheet…") // begins with what is chosen
	if of.name.Text != "Club labels" || of.fields[7].Text != "13.5" {
		t.Errorf("again it asks with %q, %q", of.name.Text, of.fields[7].Text)
	}
	of.fields[5].SetText("40")
	of.dialog.Accept()
	if names, sheets := ownSheets(d.Prefs); !slices.Equal(names, []string{"Club labels"}) || sheets[0] != "A4: 2x6 95x40 at 10,13.5" {
		t.Errorf("kept are %q, %q", names, sheets)
	}
	d.Ask = ask
	if next := d.Export(); !slices.Contains(next.cards.labels.Options, "Club labels, 12 a sheet, 95 × 40 mm") {
		t.Errorf("the next export offers %q", next.cards.labels.Options)
	}
}

// TestShiftOfLabels: what is typed moves the labels and is kept with the settings; paper has no shift; what is no shift is
// said.
func TestShiftOfLabels(t *testing.T) {
	d, _ := desk(t, sample(t, "club.wallchart"), 4)
	e := d.Export()
	e.form.SetSelected("PDF for printing")
	e.chosen("badges")
	e.changed()
	if !e.cards.shiftRow.Hidden || e.cards.numberRow.Hidden {
		t.Error("paper is shifted, or cards are not numbered")
	}
	e.cards.labels.SetSelected("L7160, 21 a sheet, 63.5 × 38.1 mm")
	if e.cards.shiftRow.Hidden {
		t.Fatal("labels cannot be shifted")
	}
	at := e.pages[0].Texts[0].X
	e.cards.shift.SetText("1,5; -2")
	if got := e.chosenReports().options.Shift; got != (cards.Size{Width: 1.5, Height: -2}) || e.pages[0].Texts[0].X-at < 1.49 {
		t.Errorf("the shift is %v, the first text moved by %g", got, e.pages[0].Texts[0].X-at)
	}
	e.cards.shift.SetText("far")
	if said := e.dialog.Said(); !strings.Contains(said, "Write 1.5,-2") {
		t.Errorf("of a shift that is none it says %q", said)
	}
	e.cards.shift.SetText("1.5,-2")
	e.cards.numbers.SetSelected("all")
	if e.chosenReports().options.CardNumbers != report.Numbered {
		t.Error("badges are not numbered")
	}
	e.path.SetText(t.TempDir() + "/badges.pdf")
	e.dialog.Accept()
	if got := d.Export().cards.shift.Text; got != "1.5,-2" {
		t.Errorf("the next export begins with the shift %q", got)
	}
}
