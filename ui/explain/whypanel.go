// Package explain shows why: the panel beside the screens with the sum behind a number, and the card under the pointer.
package explain

import (
	"fmt"
	"slices"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Panel is the column on the right: the sum behind the chosen number, why
// its row stands where it does, and who moved by the last change.
type Panel struct {
	Box    *fyne.Container
	parts  []fyne.CanvasObject // of what is being put together; done puts them into the box
	Scroll *controls.Reader
	// soon puts together what was last asked for: a cursor that runs over a table asks a hundred times.
	Soon  work.Soon
	Text  []string         // what is shown, line by line, for tests and for copying
	Paper []table.Document // the explanation to print, for pages
	// outdated are the rounds that would be paired otherwise since the last change.
	Outdated []*pair.Outdated
	Options  func() report.Options // how numbers are written
	Print    func()                // makes a page of what is explained; nil for nothing
}

// NewPanel is an empty panel.
func NewPanel() *Panel {
	p := &Panel{Box: container.NewVBox(), Options: func() report.Options { return report.Options{} }}
	p.Scroll = controls.NewReader(p.Box)
	return p
}

// Object is the panel under its heading.
func (p *Panel) Object() fyne.CanvasObject {
	head := widget.NewLabel(words.Say("why.heading"))
	head.SizeName = theme.SizeNameCaptionText
	head.Importance = widget.LowImportance
	return container.NewBorder(head, nil, nil, nil, p.Scroll)
}

// Clear begins something else than what is shown or waits to be.
func (p *Panel) Clear() {
	p.Soon.Drop()
	p.parts, p.Text, p.Paper = nil, nil, nil
}

// Add puts something below what the panel says.
func (p *Panel) Add(o fyne.CanvasObject) { p.parts = append(p.parts, o) }

// Paragraph says something.
func (p *Panel) Paragraph(text string, bold bool) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	l.TextStyle.Bold = bold
	p.Add(controls.Said(l))
	p.Text = append(p.Text, phrase.Unsigned(text))
	return l
}

// Named is a text in which names that are written from the right keep to themselves.
func Named(t phrase.Text) string { return words.Text(t.Isolated()) }

// Apart is a name within a sentence.
func Apart(name phrase.Text) string { return phrase.Apart(words.Text(name)) }

// Small says something that is less important.
func (p *Panel) Small(text string) {
	l := p.Paragraph(text, false)
	l.SizeName = theme.SizeNameCaptionText
	l.Importance = widget.LowImportance
}

// Hint is shown while nothing is chosen.
func (p *Panel) Hint(st host.State) { p.Show(func() { p.Hinted(st) }) }

// Hinted is what Hint shows, at once.
func (p *Panel) Hinted(st host.State) {
	p.Clear()
	if st.Problem() != "" {
		p.Paragraph(st.Problem(), false)
	} else {
		p.Small(words.Say("why.hint"))
	}
	p.Moves(st)
	p.Done()
}

// Number shows the sum behind one value: participant index and column of the
// standings.
func (p *Panel) Number(st host.State, index, column int) {
	p.Show(func() { p.sum(st, index, column) })
}

// Show puts an explanation together soon, or in its place shows what stopped it.
func (p *Panel) Show(explain func()) {
	p.Soon.Do(func() {
		if err := guard.Work(words.Say("guard.explanation"), explain); err != nil {
			p.Clear()
			p.Paragraph(words.Err(err), false)
			p.Done()
		}
	})
}

// Pages are the explanation as documents to print, none while nothing is explained.
func (p *Panel) Pages() []table.Document {
	p.Soon.Settle()
	return p.Paper
}

func (p *Panel) sum(st host.State, index, column int) {
	p.Clear()
	p.after(st)
	e := st.Standings().Explain(index, column)
	p.opened(e)
	p.neighbours(st.Standings(), index)
	p.Moves(st)
	p.Done()
	p.Paper = []table.Document{reasons.Explain(e, host.OnPaper(p.Options(), st))}
	if at := st.Standings().PlaceOf(index); at > 0 {
		p.Paper = append(p.Paper, reasons.Why(st.Standings(), st.Standings().Places[at-1].Index, index, host.OnPaper(p.Options(), st)))
	}
}

// Club shows the sum of a club in one column of a trophy, and what separates it
// from its neighbours.
func (p *Panel) Club(st host.State, ts *tiebreaks.TrophyStandings, place, column int) {
	p.Show(func() {
		p.Clear()
		p.after(st)
		e := ts.Explain(place, column)
		p.opened(e)
		p.Paper = []table.Document{reasons.Explain(e, host.OnPaper(p.Options(), st))}
		p.Add(widget.NewSeparator())
		if place > 0 {
			p.sideBySide(reasons.WhyClubs(ts, place-1, place, p.spoken()).Tables[0])
			p.Paragraph(Named(ts.Why(place-1, place)), false)
			p.Paper = append(p.Paper, reasons.WhyClubs(ts, place-1, place, host.OnPaper(p.Options(), st)))
		}
		if place+1 < len(ts.Places) {
			p.Paragraph(Named(ts.Why(place, place+1)), false)
		}
		p.Moves(st)
		p.Done()
	})
}

// after says of numbers that are not those of now after which round they are.
func (p *Panel) after(st host.State) {
	if st.After < st.LastRound() {
		p.Small(words.Say("round.after", st.After))
	}
}

// opened shows an explanation: the lines, the sum, notes and rule.
func (p *Panel) opened(e tiebreaks.Explanation) {
	e = e.In(words.Spoken())
	p.Paragraph(e.Who, true)
	head := widget.NewLabel(words.Text(e.TieBreak) + "  " + e.Value)
	head.SizeName = theme.SizeNameSubHeadingText
	head.Wrapping = fyne.TextWrapWord
	p.Add(controls.WholeWords(head))
	p.Text = append(p.Text, head.Text)
	var lines []controls.SumLine
	for _, l := range e.Lines {
		left := l.Opponent
		if l.Round > 0 {
			left = words.Say("why.round", l.Round, phrase.Apart(l.Opponent))
		}
		note := Named(l.Note)
		lines = append(lines, controls.SumLine{Left: left, Right: l.Amount, Note: note, Struck: l.Struck})
		p.Text = append(p.Text, phrase.Unsigned(left)+"  "+l.Amount)
		if note != "" {
			p.Text = append(p.Text, phrase.Unsigned(note))
		}
	}
	p.Add(controls.SumLines(lines))
	if e.Formula != "" {
		p.Paragraph(e.Formula, true)
	}
	p.little(e.Table)
	for _, n := range e.Notes {
		p.Paragraph(Named(n), false)
	}
	if !e.Rule.Empty() {
		p.Small(words.Text(e.Rule))
	}
}

// little shows the small table of a direct encounter.
func (p *Panel) little(rows [][]phrase.Text) {
	if len(rows) == 0 {
		return
	}
	grid := container.NewGridWithColumns(len(rows[0]))
	for r, row := range rows {
		said := make([]string, len(row))
		for c, text := range row {
			said[c] = words.Text(text)
			l := widget.NewLabel(Named(text))
			l.SizeName = theme.SizeNameCaptionText
			l.TextStyle.Bold = r == 0
			l.Truncation = fyne.TextTruncateEllipsis
			if c > 0 {
				l.Alignment = fyne.TextAlignCenter
			}
			grid.Add(controls.Said(l))
		}
		p.Text = append(p.Text, fmt.Sprint(said))
	}
	p.Add(grid)
}

// neighbours says why the row is under the one above and over the one below.
func (p *Panel) neighbours(st *tiebreaks.Standings, index int) {
	at := st.PlaceOf(index)
	p.Add(widget.NewSeparator())
	if at > 0 {
		p.Paragraph(Named(st.Why(st.Places[at-1].Index, index)), false)
	}
	if at >= 0 && at+1 < len(st.Places) {
		p.Paragraph(Named(st.Why(index, st.Places[at+1].Index)), false)
	}
}

// Moves lists what the last change did: who moved, and which rounds would be paired
// otherwise.
func (p *Panel) Moves(st host.State) {
	p.moved(st.Moves())
	p.TellOutdated()
}

func (p *Panel) moved(moves []host.Move) {
	if len(moves) == 0 {
		return
	}
	p.Add(widget.NewSeparator())
	p.Paragraph(words.Say("why.moved"), true)
	var lines []controls.SumLine
	for _, m := range moves[:min(len(moves), mostMoved)] {
		l := controls.SumLine{Left: m.Name, Right: words.Say("why.move", words.Ordinal(m.From), words.Ordinal(m.To))}
		lines = append(lines, l)
		p.Text = append(p.Text, l.Left+"  "+l.Right)
	}
	p.Add(controls.SumLines(lines))
	if more := len(moves) - mostMoved; more > 0 {
		p.Small(words.Say("why.moved.more", more))
	}
}

// mostMoved is how many of those who moved are named: in a large field one result
// moves hundreds, whom nobody reads and whose lines take longer than all sums.
const mostMoved = 24

// Done shows what was put together. Wrapped text is as high as it must be once it has its width, so that it is laid out twice.
func (p *Panel) Done() {
	p.Box.Objects = slices.Clone(p.parts)
	for range 2 {
		p.Box.Layout.Layout(p.Box.Objects, p.Box.Size())
	}
	p.Scroll.Scroll.Offset = fyne.Position{}
	p.Scroll.Scroll.Refresh()
}

// spoken are the options of what is shown in the window.
func (p *Panel) spoken() report.Options {
	o := p.Options()
	o.Language = words.Spoken()
	return o
}
