package ui

import (
	"strings"

	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/words"
)

// hindsight looks back, after a step, at the rounds that were paired before it.
type hindsight struct {
	now     func() State
	laid    arbiter.Laid // what rounds were paired from
	quietly func(work func(cancel <-chan struct{}) (done func())) (stop func())
	sayWith func(sentence string, link func()) // says something that can be clicked
	tell    func(title, text string)           // shows a message that has to be read
	why     *whyPanel
	stop    func() // ends the look that is being taken
}

// lookBack says, after a step from the event before it, which rounds were paired
// from something that is otherwise now, and how they would be paired. Their
// pairings stand.
func (h *hindsight) lookBack(before, t *model.Tournament) {
	if h.stop != nil {
		h.stop()
		h.stop = nil
	}
	rounds := arbiter.Concerned(before, t, h.laid)
	if len(rounds) == 0 {
		return
	}
	h.stop = h.quietly(func(cancel <-chan struct{}) func() {
		all := arbiter.OutdatedOf(rounds, t, cancel)
		return func() {
			if len(all) == 0 || h.now().Event != t {
				return
			}
			h.why.outdated = all
			h.why.tellOutdated()
			h.why.done()
			said := words.Text(all[0].Words())
			if len(all) > 1 {
				said = words.Say("why.outdated.several", len(all))
			}
			h.sayWith(said, func() { h.tell(words.Say("why.outdated"), outdatedText(all)) })
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
