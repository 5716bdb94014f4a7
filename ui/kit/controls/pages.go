package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Page is a page of a dialog, and what it is called.
type Page struct {
	Name   string
	Object fyne.CanvasObject
}

// Pages are the pages of a dialog, of which one is shown, and their names.
type Pages struct {
	Names *fyne.Container // in a row, with a line below it
	Shown *fyne.Container // the one that is shown
	Tabs  []*Button
	all   []fyne.CanvasObject
}

// NewPages takes pages of which the first is shown. Whoever clicks a name asks turn for its page, which calls Turn.
func NewPages(turn func(page int), pages ...Page) *Pages {
	row := container.New(Tabs())
	p := &Pages{Names: container.NewVBox(row, widget.NewSeparator()), Shown: container.NewStack(pages[0].Object)}
	for i, page := range pages {
		b := NewButton(page.Name, func() { turn(i) })
		b.AsTab()
		row.Add(b)
		p.Tabs, p.all = append(p.Tabs, b), append(p.all, page.Object)
	}
	return p
}

// Turn shows a page.
func (p *Pages) Turn(page int) {
	for i, b := range p.Tabs {
		b.Importance = widget.LowImportance
		if i == page {
			b.Importance = widget.HighImportance
		}
		b.Refresh()
	}
	p.Shown.Objects = []fyne.CanvasObject{p.all[page]}
	p.Shown.Refresh()
}

// In makes a dialog as large as the largest page.
func (p *Pages) In(d *Dialog) { d.Turn(p.Shown, p.all...) }
