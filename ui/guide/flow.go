package guide

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/docs/guide"
	"wallchart/ui/kit/style"
)

// flow is a text that breaks its lines between words. Keys stand in it as caps, which
// Fyne's own rich text cannot paint.
type flow struct {
	widget.BaseWidget
	spans []guide.Span
	size  fyne.ThemeSizeName
	bold  bool
}

func newFlow(spans []guide.Span, size fyne.ThemeSizeName) *flow {
	f := &flow{spans: spans, size: size}
	f.ExtendBaseWidget(f)
	return f
}

// piece is a part of a line: what is painted at once.
type piece struct {
	text     string
	kind     guide.Kind
	at, wide float32
	line     int
}

// words are the pieces that no line is broken in: a name, and the comma behind it.
func (f *flow) words() [][]guide.Span {
	all := [][]guide.Span{nil}
	for _, s := range f.spans {
		parts := []string{s.Text}
		if s.Kind != guide.Key {
			parts = strings.Split(s.Text, " ")
		}
		for i, part := range parts {
			if i > 0 {
				all = append(all, nil)
			}
			if part != "" {
				all[len(all)-1] = append(all[len(all)-1], guide.Span{Text: part, Kind: s.Kind})
			}
		}
	}
	return all
}

// broken are the pieces of all lines in a width, and the number of the lines.
func (f *flow) broken(width float32) (all []piece, lines int) {
	x, space := float32(0), f.wide(" ", guide.Plain)
	line := 0
	for _, word := range f.words() {
		need := float32(0)
		for _, s := range word {
			need += f.wide(s.Text, s.Kind)
		}
		if len(word) == 0 {
			continue
		}
		gap := space
		if x > 0 && x+space+need > width {
			x, line = 0, line+1
		}
		if x == 0 {
			gap = 0
		}
		for i, s := range word {
			if last := len(all) - 1; last >= 0 && all[last].line == line && all[last].kind == s.Kind && s.Kind != guide.Key && x > 0 {
				if i == 0 {
					all[last].text += " "
				}
				all[last].text += s.Text
				all[last].wide = f.wide(all[last].text, s.Kind)
				x = all[last].at + all[last].wide
				continue
			}
			if i == 0 {
				x += gap
			}
			p := piece{text: s.Text, kind: s.Kind, at: x, wide: f.wide(s.Text, s.Kind), line: line}
			all, x = append(all, p), x+p.wide
		}
	}
	return all, line + 1
}

func (f *flow) textStyle(k guide.Kind) fyne.TextStyle {
	return fyne.TextStyle{Bold: f.bold || k == guide.Named}
}

// inKey is the room between the edge of a key's cap and what stands on it.
const inKey = style.Half

func (f *flow) wide(text string, k guide.Kind) float32 {
	w := fyne.MeasureText(text, theme.Size(f.size), f.textStyle(k)).Width
	if k == guide.Key {
		w += 2 * inKey
	}
	return w
}

// lineHeight is that of a line with the room below it.
func (f *flow) lineHeight() float32 {
	return fyne.MeasureText("X", theme.Size(f.size), fyne.TextStyle{}).Height + style.Half
}

// high is how high the text is in that width.
func (f *flow) high(width float32) float32 {
	_, lines := f.broken(width)
	return float32(lines) * f.lineHeight()
}

// CreateRenderer is part of fyne.Widget.
func (f *flow) CreateRenderer() fyne.WidgetRenderer {
	r := &flowPainter{f: f}
	r.Layout(f.Size())
	return r
}

type flowPainter struct {
	f       *flow
	objects []fyne.CanvasObject
}

// Layout is part of fyne.WidgetRenderer.
func (r *flowPainter) Layout(size fyne.Size) {
	r.objects = nil
	pieces, _ := r.f.broken(size.Width)
	high := r.f.lineHeight()
	for _, p := range pieces {
		y, at, wide := float32(p.line)*high, p.at, p.wide
		if p.kind == guide.Key {
			cap := canvas.NewRectangle(theme.Color(theme.ColorNameHeaderBackground))
			cap.StrokeColor, cap.StrokeWidth, cap.CornerRadius = theme.Color(theme.ColorNameSeparator), 1, style.Half
			cap.Move(fyne.NewPos(at, y))
			cap.Resize(fyne.NewSize(p.wide, high-style.Half/2))
			r.objects = append(r.objects, cap)
			at, wide = at+inKey, wide-2*inKey
		}
		t := canvas.NewText(p.text, ink())
		t.TextSize, t.TextStyle = theme.Size(r.f.size), r.f.textStyle(p.kind)
		t.Move(fyne.NewPos(at, y))
		t.Resize(fyne.NewSize(wide, high-style.Half))
		r.objects = append(r.objects, t)
	}
}

func ink() color.Color { return theme.Color(theme.ColorNameForeground) }

// MinSize is part of fyne.WidgetRenderer: how wide it is, the page says.
func (r *flowPainter) MinSize() fyne.Size { return fyne.NewSize(style.LeastList, r.f.lineHeight()) }

// Refresh is part of fyne.WidgetRenderer: in other colours, or larger type.
func (r *flowPainter) Refresh() {
	r.Layout(r.f.Size())
	canvas.Refresh(r.f)
}

// Objects is part of fyne.WidgetRenderer.
func (r *flowPainter) Objects() []fyne.CanvasObject { return r.objects }

// Destroy is part of fyne.WidgetRenderer.
func (r *flowPainter) Destroy() {}
