package explain

import (
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/words"
)

// TellOutdated lists the rounds that were paired before the last change and would
// be paired otherwise now.
func (p *Panel) TellOutdated() {
	if len(p.Outdated) == 0 {
		return
	}
	p.Add(widget.NewSeparator())
	p.Paragraph(words.Say("why.outdated"), true)
	for _, o := range p.Outdated {
		p.Paragraph(Named(o.Words()), false)
		for _, l := range OutdatedBoards(o) {
			p.Small(l)
		}
	}
}

// mostNamed is how many boards of a round are named that would be different.
const mostNamed = 20

// OutdatedBoards names the boards of a round that would be paired otherwise.
func OutdatedBoards(o *pair.Outdated) []string {
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
