package controls

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// WholeWords keeps the words of a label whole: where one is wider than the label, the
// label is written smaller, as a title of one long word is in a narrow panel.
func WholeWords(l *widget.Label) fyne.CanvasObject {
	return container.New(&wholeWords{size: l.SizeName}, l)
}

type wholeWords struct{ size fyne.ThemeSizeName }

// MinSize is part of fyne.Layout.
func (w *wholeWords) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout is part of fyne.Layout.
func (w *wholeWords) Layout(o []fyne.CanvasObject, size fyne.Size) {
	keepWords(o[0].(*widget.Label), w.size, size.Width)
	o[0].Resize(size)
}

// keepWords writes a label in the size named, or so much smaller that no word is broken in that width.
func keepWords(l *widget.Label, largest fyne.ThemeSizeName, width float32) {
	if largest == "" {
		largest = theme.SizeNameText
	}
	room := width - 2*theme.InnerPadding()
	fitting := largest
	for _, size := range []fyne.ThemeSizeName{largest, theme.SizeNameText, theme.SizeNameCaptionText} {
		if theme.Size(size) > theme.Size(fitting) {
			continue
		}
		fitting = size
		if longestWord(l, size) <= room {
			break
		}
	}
	if l.SizeName != fitting && (l.SizeName != "" || fitting != theme.SizeNameText) {
		l.SizeName = fitting
		l.Refresh()
	}
}

// longestWord is how wide the widest word of a label is in a size.
func longestWord(l *widget.Label, size fyne.ThemeSizeName) (width float32) {
	for _, word := range strings.Fields(l.Text) {
		width = max(width, fyne.MeasureText(word, theme.Size(size), l.TextStyle).Width)
	}
	return width
}
