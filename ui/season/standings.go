package season

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/standings/series"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// standingsPage is the table of the series, with what the marked sum is made of beside it and the rules below.
type standingsPage struct {
	of   *Dialog
	grid *grid.Grid
	why  *fyne.Container
	told *widget.Label
	page fyne.CanvasObject
	text []string // what is explained, for tests
}

func newStandingsPage(d *Dialog) *standingsPage {
	p := &standingsPage{of: d, grid: grid.New(table.Table{}, ""), why: container.NewVBox(), told: widget.NewLabel("")}
	p.told.Wrapping, p.told.Importance = fyne.TextWrapWord, widget.LowImportance
	p.grid.Arranges = true
	p.grid.OnSelect = func(_, _ int, ref table.Ref) { p.explain(ref) }
	d.listening(p.grid)
	tables := container.NewHSplit(p.grid, container.NewVScroll(p.why))
	tables.Offset = 0.68
	p.page = container.NewBorder(nil, p.told, nil, nil, tables)
	return p
}

func (p *standingsPage) show() {
	p.clear()
	t, err := p.of.document()
	if err != nil {
		p.told.SetText("")
		blank(p.grid, controls.Sentences(words.Err(err)))
		return
	}
	made := charts.Series(t, p.of.options()).Tables[0]
	for n := range made.Rows { // the report has them in the order of the persons
		made.Rows[n].Ref = table.Ref{Kind: table.ToPlayer, Participant: int32(n + 1)}
		for c := range made.Rows[n].Cells {
			made.Rows[n].Cells[c].Ref = made.Rows[n].Ref
		}
	}
	p.told.SetText(p.of.remarks(made.Notes))
	p.grid.SetHint(words.Say("season.nobody"))
	p.grid.SetTable(made)
	if row, col, ok := p.grid.Selected(); ok {
		p.grid.Select(row, col)
	} else {
		p.grid.Select(0, 1)
	}
	if row, _, ok := p.grid.Selected(); ok {
		if shown := p.grid.Table(); row < len(shown.Rows) {
			p.explain(shown.Rows[row].Ref)
		}
	}
}

func (p *standingsPage) clear() {
	p.why.Objects, p.text = nil, nil
	p.why.Refresh()
}

// person is whom a row is about.
func (p *standingsPage) person(ref table.Ref) *series.Person {
	if n := int(ref.Participant) - 1; p.of.made != nil && n >= 0 && n < len(p.of.made.Persons) {
		return &p.of.made.Persons[n]
	}
	return nil
}

// explain opens a sum: event by event what was made there, and why it is so much.
func (p *standingsPage) explain(ref table.Ref) {
	p.clear()
	who := p.person(ref)
	if who == nil {
		return
	}
	say := func(text string, bold bool) {
		l := widget.NewLabel(text)
		l.Wrapping, l.TextStyle.Bold = fyne.TextWrapWord, bold
		p.why.Add(l)
		p.text = append(p.text, text)
	}
	doc := charts.SeriesOf(p.of.made, who, p.of.options())
	say(doc.Subtitle, true)
	of := doc.Tables[0]
	cell := func(n int, id string) string { return of.Rows[n].Cells[of.Column(id)].Text }
	var lines []controls.SumLine
	for n := range of.Rows[:len(of.Rows)-1] { // the last is the sum
		line := controls.SumLine{Left: words.Say("season.at", cell(n, "event"), cell(n, "place")), Right: cell(n, "points"),
			Note: cell(n, "made"), Struck: of.Rows[n].Cells[of.Column("points")].Mark == table.Struck}
		lines = append(lines, line)
		p.text = append(p.text, line.Left+"  "+line.Right+"  "+line.Note)
	}
	p.why.Add(controls.SumLines(lines))
	say(cell(len(of.Rows)-1, "points"), true)
	if who.Rank == 0 {
		say(words.Say("season.unplaced"), false)
	}
	p.why.Refresh()
}
