package ui

import (
	"fmt"
	"slices"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// whyPanel is the column on the right: the sum behind the chosen number, why
// its row stands where it does, and who moved by the last change.
type whyPanel struct {
	box    *fyne.Container
	parts  []fyne.CanvasObject // of what is being put together; done puts them into the box
	scroll *controls.Reader
	// soon puts together what was last asked for: a cursor that runs over a table asks a hundred times.
	soon  work.Soon
	text  []string         // what is shown, line by line, for tests and for copying
	paper []table.Document // the explanation to print, for pages
	// outdated are the rounds that would be paired otherwise since the last change.
	outdated []*arbiter.Outdated
	options  func() report.Options // how numbers are written
	print    func()                // makes a page of what is explained; nil for nothing
}

func newWhyPanel() *whyPanel {
	p := &whyPanel{box: container.NewVBox(), options: func() report.Options { return report.Options{} }}
	p.scroll = controls.NewReader(p.box)
	return p
}

func (p *whyPanel) object() fyne.CanvasObject {
	head := widget.NewLabel(words.Say("why.heading"))
	head.SizeName = theme.SizeNameCaptionText
	head.Importance = widget.LowImportance
	return container.NewBorder(head, nil, nil, nil, p.scroll)
}

// clear begins something else than what is shown or waits to be.
func (p *whyPanel) clear() {
	p.soon.Drop()
	p.parts, p.text, p.paper = nil, nil, nil
}

func (p *whyPanel) add(o fyne.CanvasObject) { p.parts = append(p.parts, o) }

func (p *whyPanel) paragraph(text string, bold bool) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	l.TextStyle.Bold = bold
	p.add(controls.Said(l))
	p.text = append(p.text, phrase.Unsigned(text))
	return l
}

// named is a text in which names that are written from the right keep to themselves.
func named(t phrase.Text) string { return words.Text(t.Isolated()) }

// apart is a name within a sentence.
func apart(name phrase.Text) string { return phrase.Apart(words.Text(name)) }

func (p *whyPanel) small(text string) {
	l := p.paragraph(text, false)
	l.SizeName = theme.SizeNameCaptionText
	l.Importance = widget.LowImportance
}

// hint is shown while nothing is chosen.
func (p *whyPanel) hint(st host.State) { p.show(func() { p.hinted(st) }) }

func (p *whyPanel) hinted(st host.State) {
	p.clear()
	if st.Problem() != "" {
		p.paragraph(st.Problem(), false)
	} else {
		p.small(words.Say("why.hint"))
	}
	p.moves(st)
	p.done()
}

// number shows the sum behind one value: participant index and column of the
// standings.
func (p *whyPanel) number(st host.State, index, column int) {
	p.show(func() { p.sum(st, index, column) })
}

// show puts an explanation together soon, or in its place shows what stopped it.
func (p *whyPanel) show(explain func()) {
	p.soon.Do(func() {
		if err := guard.Work(words.Say("guard.explanation"), explain); err != nil {
			p.clear()
			p.paragraph(words.Err(err), false)
			p.done()
		}
	})
}

// pages are the explanation as documents to print, none while nothing is explained.
func (p *whyPanel) pages() []table.Document {
	p.soon.Settle()
	return p.paper
}

func (p *whyPanel) sum(st host.State, index, column int) {
	p.clear()
	p.after(st)
	e := st.Standings().Explain(index, column)
	p.opened(e)
	p.neighbours(st.Standings(), index)
	p.moves(st)
	p.done()
	p.paper = []table.Document{reasons.Explain(e, onPaper(p.options(), st))}
	if at := st.Standings().PlaceOf(index); at > 0 {
		p.paper = append(p.paper, reasons.Why(st.Standings(), st.Standings().Places[at-1].Index, index, onPaper(p.options(), st)))
	}
}

// club shows the sum of a club in one column of a trophy, and what separates it
// from its neighbours.
func (p *whyPanel) club(st host.State, ts *tiebreaks.TrophyStandings, place, column int) {
	p.show(func() {
		p.clear()
		p.after(st)
		e := ts.Explain(place, column)
		p.opened(e)
		p.paper = []table.Document{reasons.Explain(e, onPaper(p.options(), st))}
		p.add(widget.NewSeparator())
		if place > 0 {
			p.sideBySide(reasons.WhyClubs(ts, place-1, place, p.spoken()).Tables[0])
			p.paragraph(named(ts.Why(place-1, place)), false)
			p.paper = append(p.paper, reasons.WhyClubs(ts, place-1, place, onPaper(p.options(), st)))
		}
		if place+1 < len(ts.Places) {
			p.paragraph(named(ts.Why(place, place+1)), false)
		}
		p.moves(st)
		p.done()
	})
}

// after says of numbers that are not those of now after which round they are.
func (p *whyPanel) after(st host.State) {
	if st.After < st.LastRound() {
		p.small(words.Say("round.after", st.After))
	}
}

// opened shows an explanation: the lines, the sum, notes and rule.
func (p *whyPanel) opened(e tiebreaks.Explanation) {
	e = e.In(words.Spoken())
	p.paragraph(e.Who, true)
	head := widget.NewLabel(words.Text(e.TieBreak) + "  " + e.Value)
	head.SizeName = theme.SizeNameSubHeadingText
	head.Wrapping = fyne.TextWrapWord
	p.add(controls.WholeWords(head))
	p.text = append(p.text, head.Text)
	var lines []controls.SumLine
	for _, l := range e.Lines {
		left := l.Opponent
		if l.Round > 0 {
			left = words.Say("why.round", l.Round, phrase.Apart(l.Opponent))
		}
		note := named(l.Note)
		lines = append(lines, controls.SumLine{Left: left, Right: l.Amount, Note: note, Struck: l.Struck})
		p.text = append(p.text, phrase.Unsigned(left)+"  "+l.Amount)
		if note != "" {
			p.text = append(p.text, phrase.Unsigned(note))
		}
	}
	p.add(controls.SumLines(lines))
	if e.Formula != "" {
		p.paragraph(e.Formula, true)
	}
	p.little(e.Table)
	for _, n := range e.Notes {
		p.paragraph(named(n), false)
	}
	if !e.Rule.Empty() {
		p.small(words.Text(e.Rule))
	}
}

// little shows the small table of a direct encounter.
func (p *whyPanel) little(rows [][]phrase.Text) {
	if len(rows) == 0 {
		return
	}
	grid := container.NewGridWithColumns(len(rows[0]))
	for r, row := range rows {
		said := make([]string, len(row))
		for c, text := range row {
			said[c] = words.Text(text)
			l := widget.NewLabel(named(text))
			l.SizeName = theme.SizeNameCaptionText
			l.TextStyle.Bold = r == 0
			l.Truncation = fyne.TextTruncateEllipsis
			if c > 0 {
				l.Alignment = fyne.TextAlignCenter
			}
			grid.Add(controls.Said(l))
		}
		p.text = append(p.text, fmt.Sprint(said))
	}
	p.add(grid)
}

// neighbours says why the row is under the one above and over the one below.
func (p *whyPanel) neighbours(st *tiebreaks.Standings, index int) {
	at := st.PlaceOf(index)
	p.add(widget.NewSeparator())
	if at > 0 {
		p.paragraph(named(st.Why(st.Places[at-1].Index, index)), false)
	}
	if at >= 0 && at+1 < len(st.Places) {
		p.paragraph(named(st.Why(index, st.Places[at+1].Index)), false)
	}
}

// moves lists what the last change did: who moved, and which rounds would be paired
// otherwise.
func (p *whyPanel) moves(st host.State) {
	p.moved(st.Moves())
	p.tellOutdated()
}

func (p *whyPanel) moved(moves []host.Move) {
	if len(moves) == 0 {
		return
	}
	p.add(widget.NewSeparator())
	p.paragraph(words.Say("why.moved"), true)
	var lines []controls.SumLine
	for _, m := range moves[:min(len(moves), mostMoved)] {
		l := controls.SumLine{Left: m.Name, Right: words.Say("why.move", words.Ordinal(m.From), words.Ordinal(m.To))}
		lines = append(lines, l)
		p.text = append(p.text, l.Left+"  "+l.Right)
	}
	p.add(controls.SumLines(lines))
	if more := len(moves) - mostMoved; more > 0 {
		p.small(words.Say("why.moved.more", more))
	}
}

// mostMoved is how many of those who moved are named: in a large field one result
// moves hundreds, whom nobody reads and whose lines take longer than all sums.
const mostMoved = 24

// done shows what was put together. Wrapped text is as high as it must be once it has its width, so that it is laid out twice.
func (p *whyPanel) done() {
	p.box.Objects = slices.Clone(p.parts)
	for range 2 {
		p.box.Layout.Layout(p.box.Objects, p.box.Size())
	}
	p.scroll.Scroll.Offset = fyne.Position{}
	p.scroll.Scroll.Refresh()
}

// spoken are the options of what is shown in the window.
func (p *whyPanel) spoken() report.Options {
	o := p.options()
	o.Language = words.Spoken()
	return o
}
