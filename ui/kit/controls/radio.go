package controls

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/style"
)

// Radio is a group of choices of which one holds. The arrows choose the next one
// and the one before, as everywhere; Space chooses where nothing holds yet. All
// other keys are the dialog's. In Fyne's group the arrows choose nothing, and each
// choice keeps every key to itself.
type Radio struct {
	widget.DisableableWidget
	Options    []string
	Selected   string
	Horizontal bool
	OnChanged  func(string)
	at         int // the choice with the ring
	focused    bool
}

var (
	_ fyne.Focusable = (*Radio)(nil)
	_ fyne.Tappable  = (*Radio)(nil)
)

// NewRadio returns a group in which nothing is chosen yet.
func NewRadio(options []string, changed func(string)) *Radio {
	r := &Radio{Options: options, OnChanged: changed}
	r.ExtendBaseWidget(r)
	return r
}

// SetSelected chooses.
func (r *Radio) SetSelected(option string) {
	if option == r.Selected {
		return
	}
	r.Selected = option
	r.at = max(0, slices.Index(r.Options, option))
	if r.OnChanged != nil {
		r.OnChanged(option)
	}
	r.Refresh()
}

// FocusGained is part of fyne.Focusable: the keyboard begins on what holds.
func (r *Radio) FocusGained() {
	r.focused, r.at = true, max(0, slices.Index(r.Options, r.Selected))
	r.Refresh()
}

// FocusLost is part of fyne.Focusable.
func (r *Radio) FocusLost() { r.focused = false; r.Refresh() }

// TypedRune is part of fyne.Focusable.
func (r *Radio) TypedRune(rune) {}

// TypedKey is part of fyne.Focusable.
func (r *Radio) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp, fyne.KeyLeft:
		r.choose(r.at - 1)
	case fyne.KeyDown, fyne.KeyRight:
		r.choose(r.at + 1)
	case fyne.KeySpace:
		r.choose(r.at)
	default:
		passOn(r, e)
	}
}

func (r *Radio) choose(i int) {
	if !r.Disabled() && i >= 0 && i < len(r.Options) {
		r.SetSelected(r.Options[i])
	}
}

// Tapped is part of fyne.Tappable.
func (r *Radio) Tapped(e *fyne.PointEvent) {
	if r.Disabled() {
		return
	}
	for i, at := range r.places() {
		if e.Position.X >= at.X && e.Position.X < at.X+r.width(i) && e.Position.Y >= at.Y && e.Position.Y < at.Y+r.height() {
			if c := fyne.CurrentApp().Driver().CanvasForObject(r); c != nil {
				c.Focus(r)
			}
			r.choose(i)
		}
	}
}

func (r *Radio) height() float32 {
	return fyne.MeasureText("Mg", theme.TextSize(), fyne.TextStyle{}).Height + 2*theme.InnerPadding()
}

// width is that of one choice, as its ring goes round it.
func (r *Radio) width(i int) float32 {
	return theme.IconInlineSize() + 2*theme.InnerPadding() + theme.Padding() +
		fyne.MeasureText(r.Options[i], theme.TextSize(), fyne.TextStyle{}).Width
}

// places are where the choices stand.
func (r *Radio) places() []fyne.Position {
	places := make([]fyne.Position, len(r.Options))
	for i := range places[:max(0, len(places)-1)] {
		if places[i+1] = places[i].AddXY(0, r.height()); r.Horizontal {
			places[i+1] = places[i].AddXY(r.width(i)+theme.Padding(), 0)
		}
	}
	return places
}

// CreateRenderer is part of fyne.Widget.
func (r *Radio) CreateRenderer() fyne.WidgetRenderer {
	r.ExtendBaseWidget(r)
	p := &radioPainter{r: r}
	p.paint()
	return p
}

// radioPainter paints a Radio: a mark and a text for each choice, and the ring.
type radioPainter struct {
	r     *Radio
	marks []*canvas.Image
	texts []*canvas.Text
	ring  *canvas.Rectangle
	all   []fyne.CanvasObject
}

func (p *radioPainter) paint() {
	if p.ring == nil || len(p.texts) != len(p.r.Options) {
		p.ring = canvas.NewRectangle(nil)
		p.ring.StrokeWidth = 2
		p.marks, p.texts, p.all = nil, nil, []fyne.CanvasObject{p.ring}
		for range p.r.Options {
			mark, text := canvas.NewImageFromResource(nil), canvas.NewText("", nil)
			p.marks, p.texts, p.all = append(p.marks, mark), append(p.texts, text), append(p.all, mark, text)
		}
	}
	p.ring.StrokeColor, p.ring.CornerRadius = theme.Color(theme.ColorNameForeground), theme.InputRadiusSize()
	p.ring.Hidden = !p.r.focused || len(p.r.Options) == 0
	for i, option := range p.r.Options {
		colour, icon := theme.ColorNameForeground, theme.RadioButtonIcon()
		holds := theme.ColorNameForeground
		if option == p.r.Selected {
			icon, holds = theme.RadioButtonCheckedIcon(), theme.ColorNamePrimary
		}
		if p.r.Disabled() {
			colour, holds = theme.ColorNameDisabled, theme.ColorNameDisabled
		}
		p.texts[i].Text, p.texts[i].TextSize, p.texts[i].Color = option, theme.TextSize(), theme.Color(colour)
		p.marks[i].Resource = style.Inked(icon, holds)
	}
}

// Layout is part of fyne.WidgetRenderer.
func (p *radioPainter) Layout(fyne.Size) {
	pad, icon, high := theme.InnerPadding(), theme.IconInlineSize(), p.r.height()
	for i, at := range p.r.places() {
		if i == p.r.at {
			p.ring.Move(at)
			p.ring.Resize(fyne.NewSize(p.r.width(i), high))
		}
		p.marks[i].Move(at.AddXY(pad, (high-icon)/2))
		p.marks[i].Resize(fyne.NewSquareSize(icon))
		p.texts[i].Move(at.AddXY(pad+icon+theme.Padding(), pad))
		p.texts[i].Resize(fyne.NewSize(p.texts[i].MinSize().Width, high-2*pad))
	}
}

// MinSize is part of fyne.WidgetRenderer.
func (p *radioPainter) MinSize() fyne.Size {
	var size fyne.Size
	for i, at := range p.r.places() {
		size = size.Max(fyne.NewSize(at.X+p.r.width(i), at.Y+p.r.height()))
	}
	return size
}

// Objects is part of fyne.WidgetRenderer.
func (p *radioPainter) Objects() []fyne.CanvasObject { return p.all }

// Refresh is part of fyne.WidgetRenderer.
func (p *radioPainter) Refresh() {
	p.paint()
	p.Layout(p.r.Size())
	for _, o := range p.all {
		o.Refresh()
	}
}

// Destroy is part of fyne.WidgetRenderer.
func (p *radioPainter) Destroy() {}
