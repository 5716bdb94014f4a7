package controls

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/phrase"
)

// unmarked is a text without the signs that keep its words apart.
func unmarked(s string) string { return strings.ReplaceAll(s, "\u200e", "") }

// TestNamesFromTheRightInALabel: each line has the words that are read in it, seen from the left: a name of two words that is broken
// has its first word in the upper line.
func TestNamesFromTheRightInALabel(t *testing.T) {
	test.NewTempApp(t)
	text := phrase.Apart("כהן, דוד") + " stands above " + phrase.Apart("לוי, משה")
	wide := func(s string) float32 {
		return fyne.MeasureText(s, theme.TextSize(), fyne.TextStyle{}).Width + 2*theme.InnerPadding() + 2
	}
	for _, c := range []struct {
		width float32
		want  string
	}{
		{1000, "דוד ,כהן stands above משה ,לוי"},
		{wide("דוד ,כהן stands above"), "דוד ,כהן stands above\nמשה ,לוי"},
		{wide("דוד ,כהן stands above ,לוי"), "דוד ,כהן stands above ,לוי\nמשה"}, // as it was read: first the family's name
	} {
		l := widget.NewLabel(text)
		l.Wrapping = fyne.TextWrapWord
		o := Said(l)
		o.Resize(fyne.NewSize(c.width, 200))
		if got := unmarked(l.Text); got != c.want {
			t.Errorf("%v wide it is\n%s\nnot\n%s", c.width, got, c.want)
		}
		o.Resize(fyne.NewSize(1000, 200))
		if got := unmarked(l.Text); strings.Contains(got, "\n") {
			t.Errorf("with room again it is %q", got)
		}
	}
	l := widget.NewLabel("Großmann, Jürgen stands above 欧阳, 娜娜")
	if Said(l) != fyne.CanvasObject(l) {
		t.Error("a label without such names is another object")
	}
}

// TestNoLineEndsBeforeAColon: which has a space before it in French.
func TestNoLineEndsBeforeAColon(t *testing.T) {
	test.NewTempApp(t)
	const text = "Felix a les Blancs\u00a0: aucune préférence\u202f; Eva doit avoir les Noirs."
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	o := Said(l)
	for width := float32(120); width < 700; width += 7 {
		o.Resize(fyne.NewSize(width, 200))
		for line := range strings.Lines(l.Text) {
			if first := strings.TrimLeft(line, " \u00a0\u202f"); strings.HasPrefix(first, ":") || strings.HasPrefix(first, ";") {
				t.Errorf("%v wide a line begins %q", width, first)
			}
		}
		rows := test.WidgetRenderer(test.WidgetRenderer(l).Objects()[0].(*widget.RichText)).Objects()
		if len(rows) != strings.Count(l.Text, "\n")+1 {
			t.Errorf("%v wide the label breaks %q once more", width, l.Text)
		}
		if strings.ReplaceAll(l.Text, "\n", " ") != text {
			t.Errorf("%v wide it is %q", width, l.Text)
		}
	}
}

// TestNamesFromTheRightAreCutAtTheirEnd: which is on the left.
func TestNamesFromTheRightAreCutAtTheirEnd(t *testing.T) {
	test.NewTempApp(t)
	l := widget.NewLabel("כהן, אברהם")
	l.Truncation = fyne.TextTruncateEllipsis
	Said(l).Resize(fyne.NewSize(fyne.MeasureText("כהן, אב…", theme.TextSize(), fyne.TextStyle{}).Width+2*theme.InnerPadding()+2, 40))
	if got := unmarked(l.Text); got != "…אב ,כהן" {
		t.Errorf("it is %q", got)
	}
}

// TestNamesFromTheRightInASum: beside the round, and in two lines where there is no room for one.
func TestNamesFromTheRightInASum(t *testing.T) {
	test.NewTempApp(t)
	o := sumLine(SumLine{Left: "R1 " + phrase.Apart("כהן, דוד"), Right: "3"}).(*fyne.Container)
	o.Resize(fyne.NewSize(400, 40))
	texts := textsOf(o)
	if texts[0] != "R1 דוד ,כהן" || texts[len(texts)-1] != "" {
		t.Errorf("%q", texts)
	}
	wide := func(s string, bold bool) float32 {
		return fyne.MeasureText(s, theme.TextSize(), fyne.TextStyle{Bold: bold}).Width
	}
	o.Resize(fyne.NewSize(wide("R1 כהן,", false)+wide("3", true)+3*theme.InnerPadding()+4, 40))
	if texts = textsOf(o); texts[0] != "R1 ,כהן" || texts[len(texts)-1] != "דוד" {
		t.Errorf("with little room: %q", texts)
	}
}

// textsOf are the texts of a row, as they are seen.
func textsOf(o *fyne.Container) (all []string) {
	for _, c := range o.Objects {
		if text, ok := c.(*canvas.Text); ok {
			all = append(all, unmarked(text.Text))
		}
	}
	return all
}
