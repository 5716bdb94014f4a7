package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// TestWordsStayWhole: a title is written smaller only where one of its words is too wide, and large again where it is not.
func TestWordsStayWhole(t *testing.T) {
	test.NewTempApp(t)
	l := widget.NewLabel("Mannschaftspunkte 7.0")
	l.SizeName, l.Wrapping = theme.SizeNameSubHeadingText, fyne.TextWrapWord
	o := WholeWords(l)
	word := fyne.MeasureText("Mannschaftspunkte", theme.TextSubHeadingSize(), l.TextStyle).Width + 2*theme.InnerPadding()
	for _, at := range []struct {
		width float32
		want  fyne.ThemeSizeName
	}{{word, theme.SizeNameSubHeadingText}, {word - 1, theme.SizeNameText}, {word * 0.6, theme.SizeNameCaptionText},
		{10, theme.SizeNameCaptionText}, {2 * word, theme.SizeNameSubHeadingText}} {
		if o.Resize(fyne.NewSize(at.width, 50)); l.SizeName != at.want {
			t.Errorf("%v wide: %s, not %s", at.width, l.SizeName, at.want)
		}
	}
}

// TestTabsComeCloser: in a row that is too narrow the names of pages stand closer together, each whole.
func TestTabsComeCloser(t *testing.T) {
	test.NewTempApp(t)
	row := container.New(Tabs())
	for _, name := range []string{"Mannschaften", "Runden", "Kreuztabelle", "Protokoll"} {
		b := NewButton(name, nil)
		b.AsTab()
		row.Add(b)
	}
	wide, least := float32(0), row.MinSize().Width
	for _, o := range row.Objects {
		wide += o.MinSize().Width + theme.Padding()
	}
	for _, width := range []float32{2 * wide, wide - theme.Padding(), (wide + least) / 2, least} {
		row.Resize(fyne.NewSize(width, 40))
		end := float32(0)
		for _, o := range row.Objects {
			if o.Position().X < end-0.01 {
				t.Errorf("%v wide: %q begins at %v, before %v", width, o.(*Button).Text, o.Position().X, end)
			}
			end = o.Position().X + o.Size().Width
			p := test.WidgetRenderer(o.(fyne.Widget)).(*ringed).WidgetRenderer.(*buttonPainter)
			if p.Layout(o.Size()); p.text.Text != o.(*Button).Text {
				t.Errorf("%v wide: %q stands there for %q", width, p.text.Text, o.(*Button).Text)
			}
		}
		if end > width+0.01 {
			t.Errorf("%v wide: the row ends at %v", width, end)
		}
	}
}

// TestAKeyReachesTheWholeLine: what is typed after Tab takes the place of what stood there, after a click it is put in.
func TestAKeyReachesTheWholeLine(t *testing.T) {
	test.NewTempApp(t)
	w := test.NewTempWindow(t, nil)
	first, second := NewEntry(), NewEntry()
	second.SetText("5")
	w.SetContent(container.NewVBox(first, second))
	w.Canvas().Focus(first)
	w.Canvas().FocusNext()
	second.TypedRune('3')
	if second.Text != "3" {
		t.Errorf("after Tab it is %q", second.Text)
	}
	w.Canvas().Focus(first)
	second.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary, PointEvent: fyne.PointEvent{Position: fyne.NewPos(60, 5)}})
	second.TypedRune('0')
	if second.Text != "30" {
		t.Errorf("after a click it is %q", second.Text)
	}
}
