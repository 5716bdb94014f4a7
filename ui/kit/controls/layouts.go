package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Heading is the small title over a part of a dialog or screen; wording is the
// name of its words.
func Heading(wording string) fyne.CanvasObject {
	l := widget.NewLabel(words.Say(wording))
	l.SizeName = theme.SizeNameCaptionText
	l.Importance = widget.LowImportance
	return l
}

// Spacer is empty room of that height.
func Spacer(height float32) fyne.CanvasObject {
	return container.NewGridWrap(fyne.NewSize(1, height), container.NewWithoutLayout())
}

// SpaceBeside keeps a scroll bar off what is scrolled.
func SpaceBeside() fyne.CanvasObject {
	return container.NewGridWrap(fyne.NewSize(2*theme.Padding(), 1), container.NewWithoutLayout())
}

// margin keeps a dialog's contents off its edge.
func margin() fyne.Layout {
	return layout.NewCustomPaddedLayout(style.Unit, style.Unit, style.Unit, style.Unit)
}

// Tabs lays out the names of pages in a row. Where they have too little room, what is
// beside each name becomes less before a name is shortened.
func Tabs() fyne.Layout { return tabRow{} }

type tabRow struct{}

// tightest is the least room beside the name of a page.
const tightest = 3

// MinSize is part of fyne.Layout.
func (tabRow) MinSize(o []fyne.CanvasObject) (s fyne.Size) {
	for _, c := range o {
		s.Width += c.MinSize().Width - 2*(style.Unit-tightest)
		s.Height = max(s.Height, c.MinSize().Height)
	}
	return s
}

// Layout is part of fyne.Layout.
func (tabRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	wanted, gap := float32(0), theme.Padding()
	for _, c := range o {
		wanted += c.MinSize().Width + gap
	}
	less := float32(0)
	if wanted -= gap; wanted > size.Width {
		gap = 0
		less = max(0, wanted-theme.Padding()*float32(len(o)-1)-size.Width) / float32(len(o))
	}
	x := float32(0)
	for _, c := range o {
		c.Move(fyne.NewPos(x, 0))
		c.Resize(fyne.NewSize(c.MinSize().Width-less, size.Height))
		x += c.MinSize().Width - less + gap
	}
}

// FormRows lays out pairs of label and control in two columns. A pair whose label is
// hidden takes no room.
func FormRows() fyne.Layout { return formRows{} }

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
		if !o[i].Visible() {
			continue
		}
		s.Width = max(s.Width, f.widths(o)+style.LeastList)
		s.Height += max(o[i].MinSize().Height, o[i+1].MinSize().Height) + theme.Padding()
	}
	return s
}

// Layout is part of fyne.Layout.
func (f formRows) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w, y := f.widths(o), float32(0)
	for i := 0; i+1 < len(o); i += 2 {
		if !o[i].Visible() {
			continue
		}
		h := max(o[i].MinSize().Height, o[i+1].MinSize().Height)
		o[i].Move(fyne.NewPos(0, y))
		o[i].Resize(fyne.NewSize(w, h))
		o[i+1].Move(fyne.NewPos(w, y))
		o[i+1].Resize(fyne.NewSize(max(0, size.Width-w), h)) // nothing is laid out yet where it has no width
		y += h + theme.Padding()
	}
}

// AtLeast gives its one object a least width: a choice would show the first
// letters of its answer otherwise.
func AtLeast(width float32) fyne.Layout { return atLeast{width} }

type atLeast struct{ width float32 }

// MinSize is part of fyne.Layout.
func (l atLeast) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(max(l.width, o[0].MinSize().Width), o[0].MinSize().Height)
}

// Layout is part of fyne.Layout.
func (l atLeast) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }

// AtMost gives an object the room that there is, up to that width.
func AtMost(width float32) fyne.Layout { return atMost{width} }

type atMost struct{ width float32 }

// MinSize is part of fyne.Layout.
func (l atMost) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout is part of fyne.Layout.
func (l atMost) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(min(size.Width, l.width), size.Height))
}

// LineBelow puts a line of text close under a button with an icon, in line with
// the button's own words.
func LineBelow() fyne.Layout { return lineBelow{} }

type lineBelow struct{}

const lineIndent = 22

// MinSize is part of fyne.Layout.
func (lineBelow) MinSize(o []fyne.CanvasObject) fyne.Size {
	b, l := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(b.Width, style.LeastList), b.Height+l.Height-theme.InnerPadding())
}

// Layout is part of fyne.Layout.
func (lineBelow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	b := o[0].MinSize()
	o[0].Resize(fyne.NewSize(size.Width, b.Height))
	o[0].Move(fyne.NewPos(0, 0))
	o[1].Resize(fyne.NewSize(size.Width-lineIndent, size.Height-b.Height+theme.InnerPadding()))
	o[1].Move(fyne.NewPos(lineIndent, b.Height-theme.InnerPadding()))
}

// Columns lays two objects side by side: their widths and the gap between.
func Columns(left, right, gap float32) fyne.Layout { return columns{left, right, gap} }

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

// CloseStack puts two labels under each other without the room labels keep
// around themselves.
func CloseStack() fyne.Layout { return closeStack{} }

type closeStack struct{}

// MinSize is part of fyne.Layout.
func (closeStack) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(a.Width, b.Width), a.Height+b.Height-theme.InnerPadding()*1.5)
}

// Layout is part of fyne.Layout.
func (closeStack) Layout(o []fyne.CanvasObject, size fyne.Size) {
	a, b := o[0].MinSize(), o[1].MinSize()
	o[0].Resize(fyne.NewSize(size.Width, a.Height))
	o[0].Move(fyne.NewPos(0, 0))
	o[1].Resize(fyne.NewSize(size.Width, b.Height))
	o[1].Move(fyne.NewPos(0, size.Height-b.Height))
}

// FixedHeight gives its one object that height and all the width there is.
func FixedHeight(height float32) fyne.Layout { return fixedHeight{height} }

type fixedHeight struct{ height float32 }

// MinSize is part of fyne.Layout.
func (l fixedHeight) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[0].MinSize().Width, l.height)
}

// Layout is part of fyne.Layout.
func (l fixedHeight) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }
