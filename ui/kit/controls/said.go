package controls

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/words"
)

// Said is a label with sentences: names in them that are written from the right stand as they are read, and no line ends at a
// no-break space, as the toolkit's do. A text with neither is the label itself. The others get their lines here, for which words
// stand in which line goes by how they are read, and within a line by how they are seen. Its text is not to be changed afterwards.
func Said(l *widget.Label) fyne.CanvasObject {
	if !words.HasFromRight(l.Text) && !strings.ContainsAny(l.Text, noBreak) {
		return l
	}
	return container.New(&said{whole: l.Text}, l)
}

// noBreak are the spaces at which no line ends: the one before a colon in French, and the narrow one before a semicolon.
const noBreak = "\u00a0\u202f"

type said struct{ whole string }

// MinSize is part of fyne.Layout.
func (s *said) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout is part of fyne.Layout.
func (s *said) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l := o[0].(*widget.Label)
	if text := s.lines(l, size.Width-2*theme.InnerPadding()-1); text != l.Text { // a hair less than the label has
		l.SetText(text)
	}
	l.Resize(size)
}

// lines are what the label shows in that width.
func (s *said) lines(l *widget.Label, width float32) string {
	name := l.SizeName
	if name == "" {
		name = theme.SizeNameText
	}
	size := theme.Size(name)
	fits := func(text string) bool {
		return fyne.MeasureText(words.LineInSight(text), size, l.TextStyle).Width <= width
	}
	var seen []string
	for _, paragraph := range strings.Split(s.whole, "\n") {
		switch {
		case l.Wrapping != fyne.TextWrapOff:
			for _, line := range broken(paragraph, fits) {
				seen = append(seen, words.LineInSight(line))
			}
		case l.Truncation == fyne.TextTruncateEllipsis:
			seen = append(seen, words.LineInSight(shortened(paragraph, fits)))
		default:
			seen = append(seen, words.LineInSight(paragraph))
		}
	}
	return strings.Join(seen, "\n")
}

// broken are the lines of a text, each as long as it may be. A word that fits in none has its own.
func broken(text string, fits func(string) bool) (lines []string) {
	line, rest, more := strings.Cut(text, " ")
	for more {
		var word string
		word, rest, more = strings.Cut(rest, " ")
		if longer := line + " " + word; fits(longer) {
			line = longer
		} else {
			lines, line = append(lines, line), word
		}
	}
	return append(lines, line)
}

// labelIn is the label of which an object consists, if it does.
func labelIn(o fyne.CanvasObject) *widget.Label {
	if c, ok := o.(*fyne.Container); ok {
		if _, ok := c.Layout.(*said); ok {
			o = c.Objects[0]
		}
	}
	l, _ := o.(*widget.Label)
	return l
}
