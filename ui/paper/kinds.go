package paper

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// kinds are the reports to be ticked, a page for each kind, with what is asked of that kind alone below its ticks. The name of
// a page says how many of it are ticked.
type kinds struct {
	export *Export
	pages  []*kindPage
	shown  *controls.Pages
	left   *fyne.Container // all of it, with what is asked of every kind
	at     int
}

type kindPage struct {
	kind  report.Kind
	ticks []*controls.Check
}

// kindPages makes the pages of the kinds that there is a report of; the first that has something ticked is to be shown.
func (e *Export) kindPages() *kinds {
	k := &kinds{export: e}
	var pages []controls.Page
	for _, kind := range report.Kinds() {
		p := &kindPage{kind: kind}
		what := container.NewGridWithColumns(2)
		for i, r := range e.reports {
			if r.Kind() == kind {
				p.ticks = append(p.ticks, e.ticks[i])
				what.Add(e.ticks[i])
			}
		}
		if len(p.ticks) == 0 {
			continue
		}
		page := container.NewVBox(what)
		switch {
		case kind == report.OfRound && len(e.round.Options) > 0:
			page.Add(container.New(controls.FormRows(), widget.NewLabel(words.Say("export.round")), e.round))
		case kind == report.OnCards:
			page.Add(e.cards.rows)
		}
		k.pages = append(k.pages, p)
		pages = append(pages, controls.Page{Object: container.NewVScroll(container.NewBorder(nil, nil, nil, controls.SpaceBeside(), page))})
	}
	k.shown = controls.NewPages(k.turnTo, pages...)
	k.count()
	for n := len(k.pages) - 1; n >= 0; n-- {
		if k.pages[n].ticked() > 0 {
			k.at = n
		}
	}
	return k
}

func (p *kindPage) ticked() (n int) {
	for _, t := range p.ticks {
		if t.Checked {
			n++
		}
	}
	return n
}

// count writes how many of each kind are ticked.
func (k *kinds) count() {
	for n, p := range k.pages {
		if text := words.Say("export.kind", p.kind.Name(), p.ticked()); k.shown.Tabs[n].Text != text {
			k.shown.Tabs[n].SetText(text)
		}
	}
}

// turnTo shows a page. Cards have a size of their own, and are not asked for large type: their page needs the room.
func (k *kinds) turnTo(n int) {
	k.at = n
	k.shown.Turn(n)
	k.export.fill.Hidden = k.pages[n].kind == report.OnCards
	k.left.Refresh()
}
