package ui

import (
	"strings"

	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/words"
)

// lookBack says, after a step from the event before it, which rounds were paired
// from something that is otherwise now, and how they would be paired. Their
// pairings stand.
func (a *App) lookBack(before *model.Tournament) {
	if a.lookingBack != nil {
		a.lookingBack()
		a.lookingBack = nil
	}
	t := a.doc.Tournament()
	rounds := arbiter.Concerned(before, t, a.doc.Laid)
	if len(rounds) == 0 {
		return
	}
	a.lookingBack = a.work.Quietly(func(cancel <-chan struct{}) func() {
		all := arbiter.OutdatedOf(rounds, t, cancel)
		return func() {
			if len(all) == 0 || a.state.Event != t {
				return
			}
			a.why.outdated = all
			a.why.tellOutdated()
			a.why.done()
			said := words.Text(all[0].Words())
			if len(all) > 1 {
				said = words.Say("why.outdated.several", len(all))
			}
			a.status.sayWith(said, func() { a.tell(words.Say("why.outdated"), outdatedText(all)) })
		}
	})
}

// mostNamed is how many boards of a round are named that would be different.
const mostNamed = 20

// outdatedText says which rounds would be paired otherwise, with their boards.
func outdatedText(all []*arbiter.Outdated) string {
	var lines []string
	for _, o := range all {
		lines = append(lines, words.Text(o.Words()))
		lines = append(lines, outdatedBoards(o)...)
	}
	return strings.Join(lines, "\n")
}

func outdatedBoards(o *arbiter.Outdated) []string {
	var lines []string
	boards := o.Lines()
	for _, l := range boards[:min(len(boards), mostNamed)] {
		lines = append(lines, words.Text(l))
	}
	if more := len(boards) - mostNamed; more > 0 {
		lines = append(lines, words.Say("why.outdated.more", more))
	}
	return lines
}

// tellOutdated lists the rounds that were paired before the last change and would
// be paired otherwise now.
func (p *whyPanel) tellOutdated() {
	if len(p.outdated) == 0 {
		return
	}
	p.box.Add(widget.NewSeparator())
	p.paragraph(words.Say("why.outdated"), true)
	for _, o := range p.outdated {
		p.paragraph(words.Text(o.Words()), false)
		for _, l := range outdatedBoards(o) {
			p.small(l)
		}
	}
}
