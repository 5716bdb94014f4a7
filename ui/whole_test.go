package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// whole finds in a smallest window the texts that end in … for want of room. A cell of a table may, the pointer on it says the
// whole, and so may the answer in a drop-down, whose list does.
func (*inspection) whole(v view) (faults []string) {
	if v.scene.Size != least {
		return nil
	}
	for _, text := range cutTexts(v.win.Canvas()) {
		faults = append(faults, fmt.Sprintf("%q is cut", text))
	}
	return faults
}

// TestCutTexts: what is looked for is found, and what ends in … as it is written is not.
func TestCutTexts(t *testing.T) {
	a := speaking(t, "en")
	a.win.SetContent(container.NewVBox(canvas.NewText("The rounds of the sec…", nil), canvas.NewText(words.Say("cmd.file.open"), nil),
		container.NewHBox(controls.NewSnug("Round 1 is paired."))))
	if cut := cutTexts(a.win.Canvas()); !slices.Equal(cut, []string{"The rounds of the sec…", "Round 1 is paired."}) {
		t.Errorf("found are %q", cut)
	}
}

// cutTexts are the texts on the screen that are not whole.
func cutTexts(c fyne.Canvas) (cut []string) {
	whole := map[string]bool{"…": true}
	for _, name := range words.Spoken().Names() {
		text, _ := words.Find(name)
		for line := range strings.Lines(text) {
			whole[strings.TrimSpace(line)] = true
		}
	}
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if !o.Visible() {
			return
		}
		switch o := o.(type) {
		case *canvas.Text:
			if strings.HasSuffix(o.Text, "…") && !whole[strings.TrimSpace(o.Text)] {
				cut = append(cut, o.Text)
			}
		case *controls.Snug:
			if o.Shown() == "…" { // nothing of it is left
				cut = append(cut, o.Text)
				return
			}
			for _, inner := range test.WidgetRenderer(o).Objects() {
				walk(inner)
			}
		case *controls.Select: // its list has the answer whole
		case *container.Scroll:
			walk(o.Content)
		case *grid.Grid:
			cut = append(cut, cutHeads(o)...)
		case *fyne.Container:
			for _, inner := range o.Objects {
				walk(inner)
			}
		case fyne.Widget:
			for _, inner := range test.WidgetRenderer(o).Objects() {
				walk(inner)
			}
		}
	}
	walk(c.Content())
	for _, o := range c.Overlays().List() {
		walk(o)
	}
	return cut
}

// cutHeads are the headings of a table that are not whole.
func cutHeads(g *grid.Grid) (cut []string) {
	var texts []string
	for _, o := range test.LaidOutObjects(g) {
		if x, ok := o.(*canvas.Text); ok {
			texts = append(texts, x.Text)
		}
	}
	t := g.Table()
	for i := range t.Columns {
		for _, x := range texts {
			if begin, is := strings.CutSuffix(x, "…"); is && len(begin) > 0 && strings.HasPrefix(t.Columns[i].Title, begin) &&
				!slices.Contains(texts, t.Columns[i].Title) {
				cut = append(cut, fmt.Sprintf("%s of %s", x, t.Columns[i].Title))
			}
		}
	}
	return cut
}
