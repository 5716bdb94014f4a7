package controls

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Snug is a line of text that is read whole: where it has too little room it is written small, and then on two lines. Only
// what has no room there either is cut, or with Whole not shown at all.
type Snug struct {
	widget.BaseWidget
	Text  string
	Bold  bool
	Quiet bool // grey
	Small bool // written small from the beginning
	Whole bool // rather not shown than cut
}

// NewSnug returns a line of text.
func NewSnug(text string) *Snug {
	s := &Snug{Text: text}
	s.ExtendBaseWidget(s)
	return s
}

// SetText changes the text.
func (s *Snug) SetText(text string) {
	if text != s.Text {
		s.Text = text
		s.Refresh()
	}
}

// lines are how the text stands in that room: its lines and their size.
func (s *Snug) lines(room fyne.Size) ([]string, float32) {
	style := fyne.TextStyle{Bold: s.Bold}
	size := theme.TextSize()
	if s.Small {
		size = theme.CaptionTextSize()
	}
	fits := func(text string, size float32) bool { return fyne.MeasureText(text, size, style).Width <= room.Width }
	if fits(s.Text, size) {
		return []string{s.Text}, size
	}
	size = theme.CaptionTextSize()
	if fits(s.Text, size) {
		return []string{s.Text}, size
	}
	const tolerance = 1 // of two lines in the height of a control
	first, rest := "", s.Text
	if 2*fyne.MeasureText("X", size, style).Height <= room.Height+tolerance {
		for i, r := range s.Text {
			if r == ' ' && fits(s.Text[:i], size) {
				first, rest = s.Text[:i], s.Text[i+1:]
			}
		}
	}
	switch {
	case first != "" && fits(rest, size):
		return []string{first, rest}, size
	case s.Whole:
		return nil, size
	case first != "":
		return []string{first, fit(rest, room.Width, size, style)}, size
	}
	return []string{fit(s.Text, room.Width, size, style)}, size
}

// Shown is what is seen of the text.
func (s *Snug) Shown() string {
	lines, _ := s.lines(s.room(s.Size()))
	return strings.Join(lines, " ")
}

func (s *Snug) room(size fyne.Size) fyne.Size {
	return fyne.NewSize(max(0, size.Width-2*theme.InnerPadding()), size.Height)
}

// CreateRenderer is part of fyne.Widget.
func (s *Snug) CreateRenderer() fyne.WidgetRenderer {
	p := &snugPainter{s: s, lines: [2]*canvas.Text{canvas.NewText("", nil), canvas.NewText("", nil)}}
	p.Layout(s.Size())
	return p
}

type snugPainter struct {
	s     *Snug
	lines [2]*canvas.Text
}

// Layout is part of fyne.WidgetRenderer.
func (p *snugPainter) Layout(size fyne.Size) {
	ink := theme.ColorNameForeground
	if p.s.Quiet {
		ink = theme.ColorNamePlaceHolder
	}
	texts, written := p.s.lines(p.s.room(size))
	style := fyne.TextStyle{Bold: p.s.Bold}
	high := fyne.MeasureText("X", written, style).Height
	y := (size.Height - high*float32(len(texts))) / 2
	for i, line := range p.lines {
		line.Text, line.TextSize, line.TextStyle, line.Color = "", written, style, theme.Color(ink)
		if line.Hidden = i >= len(texts); !line.Hidden {
			line.Text = texts[i]
			line.Move(fyne.NewPos(theme.InnerPadding(), y+high*float32(i)))
			line.Resize(fyne.NewSize(p.s.room(size).Width, high))
		}
	}
}

// MinSize is part of fyne.WidgetRenderer.
func (p *snugPainter) MinSize() fyne.Size {
	size := theme.TextSize()
	if p.s.Small {
		size = theme.CaptionTextSize()
	}
	return fyne.NewSize(2*theme.InnerPadding(), fyne.MeasureText("X", size, fyne.TextStyle{}).Height+2*theme.InnerPadding())
}

// Refresh is part of fyne.WidgetRenderer.
func (p *snugPainter) Refresh() {
	p.Layout(p.s.Size())
	for _, l := range p.lines {
		l.Refresh()
	}
}

// Objects is part of fyne.WidgetRenderer.
func (p *snugPainter) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.lines[0], p.lines[1]}
}

// Destroy is part of fyne.WidgetRenderer.
func (p *snugPainter) Destroy() {}
