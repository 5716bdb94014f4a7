package controls

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Hint is a remark beside other controls, in whole sentences: as many from the first on as there is room for, and none of a
// sentence that would be cut off.
type Hint struct {
	widget.BaseWidget
	text string
}

// NewHint returns a remark.
func NewHint() *Hint {
	h := &Hint{}
	h.ExtendBaseWidget(h)
	return h
}

// SetText changes the remark.
func (h *Hint) SetText(text string) {
	if text != h.text {
		h.text = text
		h.Refresh()
	}
}

// Text is the whole remark.
func (h *Hint) Text() string { return h.text }

// fitting is as much of the remark as stands whole in that width.
func (h *Hint) fitting(width float32) (shown string) {
	for _, s := range strings.SplitAfter(h.text, ". ") {
		longer := shown + s
		if fyne.MeasureText(strings.TrimSpace(longer), theme.CaptionTextSize(), fyne.TextStyle{}).Width > width {
			break
		}
		shown = longer
	}
	return strings.TrimSpace(shown)
}

// CreateRenderer is part of fyne.Widget.
func (h *Hint) CreateRenderer() fyne.WidgetRenderer {
	p := &hintPainter{h: h, line: canvas.NewText("", nil)}
	p.paint()
	return p
}

type hintPainter struct {
	h    *Hint
	line *canvas.Text
}

func (p *hintPainter) paint() {
	p.line.TextSize, p.line.Color = theme.CaptionTextSize(), theme.Color(theme.ColorNamePlaceHolder)
	p.line.Text = p.h.fitting(p.h.Size().Width - 2*theme.InnerPadding())
}

// Layout is part of fyne.WidgetRenderer.
func (p *hintPainter) Layout(size fyne.Size) {
	p.paint()
	high := p.line.MinSize().Height
	p.line.Move(fyne.NewPos(theme.InnerPadding(), (size.Height-high)/2))
	p.line.Resize(fyne.NewSize(max(0, size.Width-2*theme.InnerPadding()), high))
}

// MinSize is part of fyne.WidgetRenderer.
func (p *hintPainter) MinSize() fyne.Size {
	return fyne.NewSize(0, theme.CaptionTextSize()+2*theme.InnerPadding())
}

// Refresh is part of fyne.WidgetRenderer.
func (p *hintPainter) Refresh() { p.Layout(p.h.Size()); p.line.Refresh() }

// Objects is part of fyne.WidgetRenderer.
func (p *hintPainter) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.line} }

// Destroy is part of fyne.WidgetRenderer.
func (p *hintPainter) Destroy() {}
