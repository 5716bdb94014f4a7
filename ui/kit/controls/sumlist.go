package controls

import (
	"sort"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/words"
)

// SumLine is one part of a sum: "R2 Goshen MS B", "3×2", and why the amount is
// not simply what the table shows.
type SumLine struct {
	Left, Right string
	Note        string
	Struck      bool // left out of the sum; drawn with a thin line through the amount
}

// SumLines returns the lines of a sum as a column.
func SumLines(lines []SumLine) fyne.CanvasObject {
	box := container.New(tight{})
	for _, l := range lines {
		box.Add(sumLine(l))
		if l.Note != "" {
			note := widget.NewLabel(l.Note)
			note.Wrapping = fyne.TextWrapWord
			note.SizeName = theme.SizeNameCaptionText
			note.Importance = widget.LowImportance
			box.Add(container.New(indent{14}, Said(note)))
		}
	}
	return box
}

func sumLine(l SumLine) fyne.CanvasObject {
	ink := theme.Color(theme.ColorNameForeground)
	if l.Struck {
		ink = theme.Color(theme.ColorNameDisabled)
	}
	left, right := canvas.NewText(l.Left, ink), canvas.NewText(l.Right, ink)
	right.Alignment = fyne.TextAlignTrailing
	right.TextStyle.Bold = !l.Struck
	objects := []fyne.CanvasObject{left, right, canvas.NewText("", ink)}
	if l.Struck {
		objects = append(objects, strikeLine(ink))
	}
	return container.New(&sumRow{full: l.Left}, objects...)
}

// sumRow lays out the left text, the right text and the thin strike through the
// amount; the name beside it stays readable, and goes on in a second line where one is
// too short for it.
type sumRow struct {
	full string
	two  bool // there is a second line
}

func (r *sumRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	high := o[1].MinSize().Height + 2
	if r.two {
		high += o[2].MinSize().Height
	}
	return fyne.NewSize(o[1].MinSize().Width+60, high)
}

func (r *sumRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left, right := o[0].(*canvas.Text), o[1]
	rw := right.MinSize().Width
	pad := theme.InnerPadding()
	next, room := o[2].(*canvas.Text), size.Width-rw-3*pad
	left.Text, next.Text = r.full, ""
	width := func(s string) float32 {
		return fyne.MeasureText(words.LineInSight(s), left.TextSize, left.TextStyle).Width
	}
	for i := range r.full {
		if r.full[i] != ' ' || width(r.full) <= room {
			continue
		}
		if width(r.full[:i]) <= room {
			left.Text, next.Text = r.full[:i], fit(r.full[i+1:], size.Width-4*pad, left.TextSize, left.TextStyle)
		}
	}
	left.Text = words.LineInSight(fit(left.Text, room, left.TextSize, left.TextStyle))
	next.Text = words.LineInSight(next.Text)
	left.Move(fyne.NewPos(pad, 1))
	left.Resize(left.MinSize())
	r.two, next.Hidden = next.Text != "", next.Text == ""
	next.Move(fyne.NewPos(3*pad, 1+left.MinSize().Height))
	next.Resize(next.MinSize())
	right.Move(fyne.NewPos(size.Width-rw-pad, 1))
	right.Resize(fyne.NewSize(rw, right.MinSize().Height))
	if len(o) > 3 {
		strike := o[3].(*canvas.Line)
		y := 1 + right.MinSize().Height*0.55
		strike.Position1, strike.Position2 = fyne.NewPos(size.Width-rw-pad-1, y), fyne.NewPos(size.Width-pad+1, y)
	}
}

// fit shortens a text with an ellipsis until it is no wider than that.
func fit(s string, width, size float32, style fyne.TextStyle) string {
	return shortened(s, func(s string) bool { return fyne.MeasureText(words.LineInSight(s), size, style).Width <= width })
}

// shortened is a text with an ellipsis after as much of it as fits.
func shortened(s string, fits func(string) bool) string {
	if fits(s) {
		return s
	}
	if !fits("…") { // before it has its place a text has no room at all
		return "…"
	}
	runes := []rune(s)
	short := func(n int) string { return string(runes[:n]) + "…" }
	return short(max(0, sort.Search(len(runes), func(n int) bool { return !fits(short(n)) })-1))
}

// tight stacks objects without room between them.
type tight struct{}

func (tight) MinSize(o []fyne.CanvasObject) (s fyne.Size) {
	for _, c := range o {
		m := c.MinSize()
		s.Width, s.Height = max(s.Width, m.Width), s.Height+m.Height
	}
	return s
}

func (tight) Layout(o []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, c := range o {
		c.Resize(fyne.NewSize(size.Width, c.MinSize().Height))
		h := c.MinSize().Height // a wrapped text knows its height once it has a width
		c.Resize(fyne.NewSize(size.Width, h))
		c.Move(fyne.NewPos(0, y))
		y += h
	}
}

// indent moves its one object to the right.
type indent struct{ by float32 }

func (i indent) MinSize(o []fyne.CanvasObject) fyne.Size {
	m := o[0].MinSize()
	return fyne.NewSize(m.Width+i.by, max(0, m.Height-2*theme.InnerPadding()+4))
}

func (i indent) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.NewPos(i.by-theme.InnerPadding(), -theme.InnerPadding()+1))
	o[0].Resize(fyne.NewSize(size.Width-i.by+theme.InnerPadding(), size.Height+2*theme.InnerPadding()-4))
}
