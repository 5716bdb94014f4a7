package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// formRows lays out pairs of label and control in two columns.
type formRows struct{}

func (formRows) widths(o []fyne.CanvasObject) (label float32) {
	for i := 0; i < len(o); i += 2 {
		label = max(label, o[i].MinSize().Width)
	}
	return label
}

// MinSize is part of fyne.Layout.
func (f formRows) MinSize(o []fyne.CanvasObject) (s fyne.Size) {
	for i := 0; i+1 < len(o); i += 2 {
		s.Width = max(s.Width, f.widths(o)+180)
		s.Height += max(o[i].MinSize().Height, o[i+1].MinSize().Height) + theme.Padding()
	}
	return s
}

// Layout is part of fyne.Layout.
func (f formRows) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w, y := f.widths(o), float32(0)
	for i := 0; i+1 < len(o); i += 2 {
		h := max(o[i].MinSize().Height, o[i+1].MinSize().Height)
		o[i].Move(fyne.NewPos(0, y))
		o[i].Resize(fyne.NewSize(w, h))
		o[i+1].Move(fyne.NewPos(w, y))
		o[i+1].Resize(fyne.NewSize(size.Width-w, h))
		y += h + theme.Padding()
	}
}

// atLeast gives its one object a least width: a choice would show the first
// letters of its answer otherwise.
type atLeast struct{ width float32 }

// MinSize is part of fyne.Layout.
func (l atLeast) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(max(l.width, o[0].MinSize().Width), o[0].MinSize().Height)
}

// Layout is part of fyne.Layout.
func (l atLeast) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }

// startRow puts the second line close under the button, in line with its text.
type startRow struct{}

const startIndent = 22

// MinSize is part of fyne.Layout.
func (startRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	b, l := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(b.Width, 200), b.Height+l.Height-theme.InnerPadding())
}

// Layout is part of fyne.Layout.
func (startRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	b := o[0].MinSize()
	o[0].Resize(fyne.NewSize(size.Width, b.Height))
	o[0].Move(fyne.NewPos(0, 0))
	o[1].Resize(fyne.NewSize(size.Width-startIndent, size.Height-b.Height+theme.InnerPadding()))
	o[1].Move(fyne.NewPos(startIndent, b.Height-theme.InnerPadding()))
}

// columns lays two objects side by side: their widths and the gap between.
type columns struct{ left, right, gap float32 }

// MinSize is part of fyne.Layout.
func (c columns) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(c.left+c.gap+c.right, max(o[0].MinSize().Height, o[1].MinSize().Height))
}

// Layout is part of fyne.Layout.
func (c columns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(c.left, size.Height))
	o[1].Move(fyne.NewPos(c.left+c.gap, 0))
	o[1].Resize(fyne.NewSize(c.right, size.Height))
}

// closeStack puts two labels under each other without the room labels keep
// around themselves.
type closeStack struct{}

func (closeStack) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(a.Width, b.Width), a.Height+b.Height-theme.InnerPadding()*1.5)
}

func (closeStack) Layout(o []fyne.CanvasObject, size fyne.Size) {
	a, b := o[0].MinSize(), o[1].MinSize()
	o[0].Resize(fyne.NewSize(size.Width, a.Height))
	o[0].Move(fyne.NewPos(0, 0))
	o[1].Resize(fyne.NewSize(size.Width, b.Height))
	o[1].Move(fyne.NewPos(0, size.Height-b.Height))
}

// spaceBeside keeps a scroll bar off what is scrolled.
func spaceBeside() fyne.CanvasObject {
	return container.NewGridWrap(fyne.NewSize(2*theme.Padding(), 1), container.NewWithoutLayout())
}

// fixedHeight gives its one object that height and all the width there is.
type fixedHeight struct{ height float32 }

// MinSize is part of fyne.Layout.
func (l fixedHeight) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[0].MinSize().Width, l.height)
}

// Layout is part of fyne.Layout.
func (l fixedHeight) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }
