package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Line is a sentence with an icon that leads somewhere: by a click, or by Enter or Space while the keyboard is on it. It takes
// as many lines as it needs; Up and Down go to its neighbours.
type Line struct {
	widget.BaseWidget
	OnTapped func()
	OnArrow  func(by int)

	icon  *widget.Icon
	text  string
	label *widget.Label
	on    bool
}

// NewLine returns a line.
func NewLine(icon fyne.Resource, text string, tapped func()) *Line {
	l := &Line{OnTapped: tapped, icon: widget.NewIcon(icon), text: text, label: widget.NewLabel(text)}
	l.label.Wrapping = fyne.TextWrapWord
	l.label.SizeName = theme.SizeNameCaptionText
	l.ExtendBaseWidget(l)
	return l
}

// Text is the sentence.
func (l *Line) Text() string { return l.text }

// Mark makes the line the one that was gone to last, or takes that back.
func (l *Line) Mark(on bool) {
	if l.label.TextStyle.Bold != on {
		l.label.TextStyle.Bold = on
		l.label.Refresh()
	}
}

// CreateRenderer is part of fyne.Widget.
func (l *Line) CreateRenderer() fyne.WidgetRenderer {
	return ring(&plain{container.New(beside{}, l.icon, Said(l.label))}, &l.on)
}

// Tapped acts.
func (l *Line) Tapped(*fyne.PointEvent) { l.OnTapped() }

// FocusGained is part of fyne.Focusable.
func (l *Line) FocusGained() { l.on = true; l.Refresh() }

// FocusLost is part of fyne.Focusable.
func (l *Line) FocusLost() { l.on = false; l.Refresh() }

// TypedRune is part of fyne.Focusable.
func (l *Line) TypedRune(rune) {}

// TypedKey is part of fyne.Focusable.
func (l *Line) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		l.OnTapped()
	case fyne.KeyUp, fyne.KeyDown:
		by := 1
		if e.Name == fyne.KeyUp {
			by = -1
		}
		l.OnArrow(by)
	default:
		passOn(l, e)
	}
}

// beside puts an icon at the first line of a wrapped text.
type beside struct{}

func (beside) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(theme.IconInlineSize()+o[1].MinSize().Width, o[1].MinSize().Height-theme.InnerPadding())
}

func (beside) Layout(o []fyne.CanvasObject, size fyne.Size) {
	icon := theme.IconInlineSize() * 0.8
	o[0].Resize(fyne.NewSquareSize(icon))
	o[0].Move(fyne.NewPos(theme.Padding(), theme.Padding()))
	o[1].Resize(fyne.NewSize(size.Width-icon, size.Height+theme.InnerPadding()))
	o[1].Move(fyne.NewPos(icon, -theme.InnerPadding()/2))
}

// Column stacks objects that know their height once they have a width, such as lines.
type Column struct{ tight }

// Close stacks objects without room between them.
func Close() fyne.Layout { return tight{} }

// Fitted is the height of a column of that width.
func (c Column) Fitted(o []fyne.CanvasObject, width float32) float32 {
	c.Layout(o, fyne.NewSize(width, 0))
	return c.MinSize(o).Height
}
