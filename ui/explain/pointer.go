package explain

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
)

// Pointer shows what somebody has done so far while the pointer rests on a name. What
// it shows lies over the window, takes no clicks, and goes when the pointer does.
type Pointer struct {
	now     func() host.State
	options func() report.Options
	rest    func(then func()) // does something once the pointer has rested
	busy    func() bool       // something lies over the window
	Layer   *fyne.Container   // over everything else in the window
	asked   int               // counts what the pointer came to
}

// restTime is how long the pointer rests on a name before it is answered: shorter, and
// a card would follow whoever crosses the table.
const restTime = 450 * time.Millisecond

// NewPointer answers only where nothing lies over the window; inline it does so without waiting.
func NewPointer(now func() host.State, options func() report.Options, busy func() bool, inline bool, later func(func())) *Pointer {
	p := &Pointer{now: now, options: options, busy: busy, Layer: container.NewWithoutLayout()}
	p.rest = func(then func()) { time.AfterFunc(restTime, func() { later(then) }) }
	if inline {
		p.rest = func(then func()) { then() }
	}
	return p
}

// Watch answers the pointer on a grid; who tells whose name stands in a cell, 0 for
// nobody's.
func (p *Pointer) Watch(g *grid.Grid, who func(row, col int) model.ID) {
	if p == nil { // a screen that is tried by itself
		return
	}
	g.OnPoint = func(row, col int, at fyne.Position, ok bool) {
		p.hide()
		if !ok {
			return
		}
		id := who(row, col)
		if id == 0 {
			return
		}
		asked := p.asked
		p.rest(func() {
			if asked == p.asked && !p.busy() {
				p.Show(id, at)
			}
		})
	}
}

// hide takes away what is shown, and what was going to be.
func (p *Pointer) hide() {
	p.asked++
	if len(p.Layer.Objects) > 0 {
		p.Layer.RemoveAll()
	}
}

// Show puts what somebody has done beside the pointer, where there is room.
func (p *Pointer) Show(id model.ID, at fyne.Position) {
	st := p.now()
	if st.Standings() == nil {
		return
	}
	index := st.Standings().Sheet.Index(id)
	if index < 0 {
		return
	}
	title, rows := "", [][]string(nil)
	make := func() { title, rows = historyRows(st, index, p.options()) }
	if err := guard.Work(words.Say("guard.explanation"), make); err != nil || len(rows) == 0 {
		return
	}
	card := controls.Card(title, rows)
	size, room := card.MinSize(), p.Layer.Size()
	const beside = 16
	x, y := at.X+beside, at.Y+beside
	if x+size.Width > room.Width {
		x = max(0, at.X-beside-size.Width)
	}
	if y+size.Height > room.Height {
		y = max(0, at.Y-beside-size.Height)
	}
	card.Resize(size)
	card.Move(fyne.NewPos(x, y))
	p.Layer.Add(card)
}

// historyRows are what somebody has done as texts: name, and a line for each round.
func historyRows(st host.State, index int, o report.Options) (title string, rows [][]string) {
	o.Language = words.Spoken()
	doc := reasons.History(st.Standings(), index, o)
	if len(doc.Tables) == 0 {
		return doc.Title, nil
	}
	for _, r := range doc.Tables[0].Rows {
		var row []string
		for _, c := range r.Cells {
			row = append(row, c.Text)
		}
		rows = append(rows, row)
	}
	return doc.Title, rows
}

// History shows in the panel what one participant has done.
func (p *Panel) History(st host.State, index int) {
	p.Show(func() {
		p.Clear()
		title, rows := historyRows(st, index, p.Options())
		p.Paragraph(title, true)
		p.Small(words.Say("history.head"))
		var lines []controls.SumLine
		for _, r := range rows {
			line := historyLine(r)
			lines = append(lines, line)
			p.Text = append(p.Text, line.Left+"  "+line.Right+"  "+line.Note)
		}
		p.Add(controls.SumLines(lines))
		if len(rows) == 0 {
			p.Paragraph(words.Say("pair.noRound"), false)
		}
		p.handOut()
		p.Moves(st)
		p.Done()
		p.Paper = []table.Document{reasons.History(st.Standings(), index, host.OnPaper(p.Options(), st))}
	})
}

// historyLine is a row of what somebody has done as a line of the panel: round and
// opponent, the points so far, and below colour and result.
func historyLine(row []string) controls.SumLine {
	last := len(row) - 1
	line := controls.SumLine{Left: row[last-2], Right: row[last], Note: row[last-1]}
	if row[0] != "" {
		line.Left = words.Say("why.round.short", row[0]) + "  " + row[last-2]
	}
	if last == 4 && row[1] != "" {
		line.Note = row[1] + ", " + row[3]
	}
	return line
}
