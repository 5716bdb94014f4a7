package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/style"
)

// BesideRow is a line in which two amounts stand beside each other.
type BesideRow struct {
	Head string
	A, B BesideCell
	// Strong stands out: bold, with a bar at its left and a tinted ground. Quiet steps back.
	Strong, Quiet bool
	// Heading is for names: bold, on as many lines as they need.
	Heading bool
}

// BesideCell is an amount with what it is about in small letters below.
type BesideCell struct {
	Text, Below string
	Struck      bool // left out of the sum: a thin line through the amount alone
}

// BesideRows returns the rows as a column; head is the share of the width that their
// heads take.
func BesideRows(head float32, rows []BesideRow) fyne.CanvasObject {
	box := container.New(tight{})
	least := float32(0)
	if head > 0.2 { // a narrower one is for numbers
		least = leastHead
		for _, r := range rows {
			least = max(least, longestWord(besideLabel(r.Head, r), theme.SizeNameText)+2*theme.InnerPadding())
		}
	}
	for _, r := range rows {
		label := besideLabel(r.Head, r)
		ground, bar := canvas.NewRectangle(color.Transparent), canvas.NewRectangle(color.Transparent)
		if r.Strong {
			ground.FillColor = theme.Color(theme.ColorNameSelection)
			bar.FillColor = theme.Color(theme.ColorNamePrimary)
		}
		box.Add(container.New(&besideRow{head: head, least: least}, ground, bar, label, besideCell(r.A, r), besideCell(r.B, r)))
	}
	return box
}

func besideLabel(text string, r BesideRow) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	l.TextStyle.Bold = r.Strong
	if r.Quiet {
		l.Importance = widget.LowImportance
	}
	return l
}

func besideCell(c BesideCell, r BesideRow) fyne.CanvasObject {
	if r.Heading {
		l := widget.NewLabelWithStyle(c.Text, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
		l.Wrapping = fyne.TextWrapWord
		return Said(l)
	}
	ink := theme.Color(theme.ColorNameForeground)
	if r.Quiet || c.Struck {
		ink = theme.Color(theme.ColorNameDisabled)
	}
	amount := canvas.NewText(c.Text, ink)
	amount.TextStyle.Bold = r.Strong || !r.Quiet && !c.Struck
	objects := []fyne.CanvasObject{amount}
	if c.Below != "" {
		below := widget.NewLabel(c.Below)
		below.Wrapping = fyne.TextWrapWord
		below.SizeName = theme.SizeNameCaptionText
		below.Importance = widget.LowImportance
		objects = append(objects, Said(below))
	}
	if c.Struck {
		objects = append(objects, strikeLine(ink))
	}
	return container.New(besideAmount{}, objects...)
}

func strikeLine(ink color.Color) *canvas.Line {
	strike := canvas.NewLine(ink)
	strike.StrokeWidth = 1
	return strike
}

// besideRow lays out ground, bar, head and the two cells. Where a head of the column
// would have to be broken within a word, each stands on a line of its own above them.
type besideRow struct {
	head  float32
	least float32 // the room that the longest word of all heads needs
	width float32 // that it was given last
}

// lift is how far the cells stand below a head above them.
func (r *besideRow) lift(o []fyne.CanvasObject) float32 {
	if o[2].(*widget.Label).Text == "" {
		return 0
	}
	return o[2].MinSize().Height - theme.InnerPadding()
}

// leastHead is the room below which heads have lines of their own, however short their words are.
const leastHead = 110

func (r *besideRow) above() bool { return r.width > 0 && r.width*r.head < r.least }

func (r *besideRow) MinSize(o []fyne.CanvasObject) (s fyne.Size) {
	for _, c := range o[3:] {
		s.Height = max(s.Height, c.MinSize().Height)
	}
	if r.above() {
		s.Height += r.lift(o)
	} else {
		s.Height = max(s.Height, o[2].MinSize().Height)
	}
	s.Width = 120
	return s
}

func (r *besideRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	r.width = size.Width
	o[0].Resize(size)
	o[1].Resize(fyne.NewSize(3, size.Height))
	head := max(36, size.Width*r.head)
	each, y := (size.Width-head)/2, float32(0)
	o[2].Resize(fyne.NewSize(head, size.Height))
	if r.above() {
		o[2].Resize(fyne.NewSize(size.Width, o[2].MinSize().Height))
		head, each, y = 0, size.Width/2, r.lift(o)
	}
	if labelIn(o[3]) != nil {
		for _, name := range o[3:] {
			keepWords(labelIn(name), theme.SizeNameText, each)
		}
	}
	for i := range 2 {
		o[3+i].Move(fyne.NewPos(head+float32(i)*each, y))
		o[3+i].Resize(fyne.NewSize(each, size.Height-y))
	}
}

// besideAmount lays out an amount, what stands below it and the line through it.
type besideAmount struct{}

func (besideAmount) MinSize(o []fyne.CanvasObject) fyne.Size {
	height := o[0].MinSize().Height + 2*theme.InnerPadding()
	for _, c := range o[1:] {
		if below := labelIn(c); below != nil {
			height += below.MinSize().Height - 2*theme.InnerPadding()
		}
	}
	return fyne.NewSize(5*style.Unit, height)
}

func (besideAmount) Layout(o []fyne.CanvasObject, size fyne.Size) {
	amount, pad := o[0].(*canvas.Text), theme.InnerPadding()
	line := amount.MinSize()
	amount.Move(fyne.NewPos(pad, pad))
	amount.Resize(line)
	for _, c := range o[1:] {
		switch c := c.(type) {
		case *canvas.Line:
			c.Position1 = fyne.NewPos(pad-1, pad+line.Height*0.55)
			c.Position2 = fyne.NewPos(pad+line.Width+1, c.Position1.Y)
		default:
			c.Move(fyne.NewPos(0, line.Height))
			c.Resize(fyne.NewSize(size.Width, size.Height-line.Height))
		}
	}
}
