package season

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/standings/series"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// questionPage asks of entries of which it is not known whether they are one person, and has the answers that were given.
type questionPage struct {
	of   *Dialog
	grid *grid.Grid
	page fyne.CanvasObject
	rows []asked
}

// asked is a question, or an answer that was given.
type asked struct {
	series.Pair
	open, same bool
}

func newQuestionPage(d *Dialog) *questionPage {
	p := &questionPage{of: d, grid: grid.New(table.Table{}, "")}
	d.listening(p.grid)
	p.grid.OnType = func(_, _ int, _ table.Ref, r rune) bool {
		switch r {
		case '=', '+':
			p.answer(true)
		case '-', '/', '≠':
			p.answer(false)
		default:
			return false
		}
		return true
	}
	p.grid.OnClear = func(rows []int, _ int) { p.takeBack(rows) }
	hint := widget.NewLabel(words.Say("season.questions.hint"))
	hint.Wrapping, hint.Importance = fyne.TextWrapWord, widget.LowImportance
	p.page = container.NewBorder(hint, foot(controls.NewButton(words.Say("season.same"), func() { p.answer(true) }),
		controls.NewButton(words.Say("season.apart"), func() { p.answer(false) }),
		controls.NewButton(words.Say("season.takeBack"), func() { p.takeBack(p.grid.SelectedRows()) })), nil, nil, p.grid)
	return p
}

func (p *questionPage) show() {
	made, err := p.of.document()
	p.rows = nil
	if err != nil {
		blank(p.grid, controls.Sentences(words.Err(err)))
		return
	}
	p.grid.SetHint(words.Say("season.noQuestions"))
	t := table.Table{Columns: []table.Column{{ID: "no", Align: table.Right, Frozen: true},
		{ID: "first", Title: words.Say("season.who"), Width: 14},
		{ID: "in", Title: words.Say("season.in"), Width: 9}, {ID: "second", Title: words.Say("season.who"), Width: 14},
		{ID: "also", Title: words.Say("season.in"), Width: 9}, {ID: "why", Title: words.Say("season.whyAsked"), Width: 16}}}
	add := func(x asked, why string, mark table.Mark) {
		p.rows = append(p.rows, x)
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{table.Num(strconv.Itoa(len(p.rows)), float64(len(p.rows))),
			table.Text(x.First.Name), table.Text(x.First.Event), table.Text(x.Second.Name), table.Text(x.Second.Event), {Text: why, Mark: mark}}})
	}
	for _, q := range made.Questions {
		add(asked{q.Pair, true, false}, words.Text(q.Why), table.Pending)
	}
	for _, q := range p.of.file.Season.Same {
		add(asked{q, false, true}, words.Say("season.answered.same"), table.Plain)
	}
	for _, q := range p.of.file.Season.Apart {
		add(asked{q, false, false}, words.Say("season.answered.apart"), table.Plain)
	}
	p.grid.SetTable(t)
	if row, _, ok := p.grid.Selected(); ok || len(p.rows) > 0 {
		p.grid.Select(min(max(row, 0), len(p.rows)-1), 1)
	}
}

// answer answers the questions that are marked; an answer that was given becomes the other one.
func (p *questionPage) answer(same bool) {
	s := &p.of.file.Season
	for _, row := range p.grid.SelectedRows() {
		if row >= len(p.rows) {
			continue
		}
		if !p.rows[row].open {
			p.forget(p.rows[row].Pair)
		}
		s.Answer(p.rows[row].Pair, same)
	}
	p.again()
}

// takeBack takes back answers: the question is open again, if it still is one.
func (p *questionPage) takeBack(rows []int) {
	for _, row := range rows {
		if row < len(p.rows) && !p.rows[row].open {
			p.forget(p.rows[row].Pair)
		}
	}
	p.again()
}

func (p *questionPage) forget(pair series.Pair) {
	s := &p.of.file.Season
	this := func(o series.Pair) bool { return o == pair }
	s.Same, s.Apart = slices.DeleteFunc(slices.Clone(s.Same), this), slices.DeleteFunc(slices.Clone(s.Apart), this)
}

func (p *questionPage) again() {
	p.of.made, p.of.wrong = nil, nil
	p.of.turnTo(questionsAt)
}
