package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/style"
)

// buttonPainter paints a Button: a ground, an icon, a text, and the line under a tab.
type buttonPainter struct {
	b      *Button
	ground *canvas.Rectangle
	veil   *canvas.Rectangle // over the ground while the pointer is there
	icon   *canvas.Image
	text   *canvas.Text
	under  *canvas.Rectangle
	shown  iconLook // as it was painted last
}

func newButtonPainter(b *Button) *buttonPainter {
	p := &buttonPainter{b: b, ground: canvas.NewRectangle(color.Transparent), veil: canvas.NewRectangle(color.Transparent),
		icon: canvas.NewImageFromResource(nil), text: canvas.NewText("", color.Black), under: canvas.NewRectangle(color.Transparent)}
	p.icon.FillMode = canvas.ImageFillContain
	p.paint()
	return p
}

func (p *buttonPainter) paint() {
	b := p.b
	ink, ground := theme.ColorNameForeground, theme.ColorNameButton
	switch {
	case b.tab:
		ground = ""
		if b.Importance != widget.HighImportance {
			ink = theme.ColorNamePlaceHolder
		}
	case b.Importance == widget.HighImportance:
		ink, ground = theme.ColorNameForegroundOnPrimary, theme.ColorNamePrimary
	case b.Importance == widget.LowImportance:
		ground = ""
	}
	if b.Disabled() {
		if ink = theme.ColorNameDisabled; ground != "" {
			ground = theme.ColorNameDisabledButton
		}
	}
	p.ground.FillColor, p.veil.FillColor, p.under.FillColor = color.Transparent, color.Transparent, color.Transparent
	if ground != "" {
		p.ground.FillColor = theme.Color(ground)
	}
	if b.hovered && !b.Disabled() {
		p.veil.FillColor = theme.Color(theme.ColorNameHover)
	}
	if b.tab && b.Importance == widget.HighImportance {
		p.under.FillColor = theme.Color(theme.ColorNamePrimary)
	}
	p.ground.CornerRadius, p.veil.CornerRadius = theme.InputRadiusSize(), theme.InputRadiusSize()
	p.text.TextSize, p.text.Color = theme.TextSize(), theme.Color(ink)
	p.icon.Hidden = b.Icon == nil
	p.icon.Resource = b.Icon
	if _, ok := b.Icon.(fyne.ThemedResource); ok {
		p.icon.Resource = style.Inked(b.Icon, ink)
	}
}

// before is the room that the icon takes, and what is between it and the text.
func (p *buttonPainter) before() float32 {
	switch {
	case p.b.Icon == nil:
		return 0
	case p.b.Text == "":
		return theme.IconInlineSize()
	}
	return theme.IconInlineSize() + theme.Padding()
}

// MinSize is part of fyne.WidgetRenderer.
func (p *buttonPainter) MinSize() fyne.Size {
	text := fyne.MeasureText(p.b.Text, theme.TextSize(), p.text.TextStyle)
	high := max(text.Height, theme.IconInlineSize()-style.Half) + 2*theme.InnerPadding()
	return fyne.NewSize(p.before()+text.Width+2*p.pad(), high)
}

// pad is the room beside icon and text.
func (p *buttonPainter) pad() float32 {
	if p.b.Text == "" {
		return theme.InnerPadding()
	}
	return style.Unit
}

// Layout is part of fyne.WidgetRenderer.
func (p *buttonPainter) Layout(size fyne.Size) {
	p.ground.Resize(size)
	p.veil.Resize(size)
	pad, icon := min(p.pad(), max(tightest, (size.Width-p.MinSize().Width)/2+p.pad())), theme.IconInlineSize()
	p.text.Text = fit(p.b.Text, size.Width-2*pad-p.before()+1, p.text.TextSize, p.text.TextStyle)
	text := p.text.MinSize()
	if p.text.Text == "" {
		text.Width = 0
	}
	x := pad
	if p.b.Alignment == widget.ButtonAlignCenter {
		x = (size.Width - p.before() - text.Width) / 2
	}
	p.icon.Move(fyne.NewPos(x, (size.Height-icon)/2))
	if side := fyne.NewSquareSize(icon); p.icon.Size() != side {
		p.icon.Resize(side)
		p.shown = p.seen()
	}
	p.text.Move(fyne.NewPos(x+p.before(), (size.Height-text.Height)/2))
	p.text.Resize(text)
	p.under.Move(fyne.NewPos(0, size.Height-tabLine))
	p.under.Resize(fyne.NewSize(size.Width, tabLine))
}

// tabLine is the thickness of the line under the chosen tab.
const tabLine = 3

// Objects is part of fyne.WidgetRenderer.
func (p *buttonPainter) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.ground, p.veil, p.icon, p.text, p.under}
}

// Refresh is part of fyne.WidgetRenderer. The toolkit reads an icon whenever it is refreshed.
func (p *buttonPainter) Refresh() {
	p.paint()
	p.Layout(p.b.Size())
	for _, o := range p.Objects() {
		if o != p.icon {
			o.Refresh()
		}
	}
	if now := p.seen(); now != p.shown {
		p.shown = now
		p.icon.Refresh()
	}
}

// iconLook is what an icon's picture depends on besides its size.
type iconLook struct {
	name  string // with its colour
	scale float32
	shown bool
}

// seen is how the icon looks in the theme and on the screen of now.
func (p *buttonPainter) seen() iconLook {
	if p.icon.Resource == nil {
		return iconLook{}
	}
	look := iconLook{name: p.icon.Resource.Name(), shown: p.icon.Visible()}
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.icon); c != nil {
		look.scale = c.Scale()
	}
	return look
}

// Destroy is part of fyne.WidgetRenderer.
func (p *buttonPainter) Destroy() {}
