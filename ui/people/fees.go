package people

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/ui/choices"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// AskFees shows what is owed and what was paid, section by section and together; the
// fee of a section is typed there.
func (o *Dialogs) AskFees() *grid.Grid {
	g := grid.New(table.Table{}, "")
	hint := widget.NewLabel(words.Say("fees.hint"))
	hint.Wrapping = fyne.TextWrapWord
	pick, who := feeCategories(o.Now().Event)
	d := controls.NewDialog(o.Canvas(), words.Say("fees.title"), container.NewBorder(container.NewVBox(hint, who), nil, nil, nil, g),
		"", words.Say("dialog.close"))
	show := func() {
		category := pick.Selected
		if pick.SelectedIndex() < 1 {
			category = ""
		}
		g.SetTable(feeTable(o.Now().Event, category))
	}
	pick.OnChanged = func(string) { show() }
	g.OnProblem = d.Problem
	h := typing.NewHereAgain(o.Past(), g, show)
	d.Of = &h
	g.Arranges, g.History, g.OnShortcut = true, o.Past(), h.Keys(d.Shortcut)
	g.OnCells = func(typed []grid.Typed) []error {
		errs := typing.Cells(o.Now().Event, o.Do, o.Say, typed, func(t *model.Tournament, c grid.Typed) (journal.Change, error) {
			s := t.Section(model.ID(c.Ref.Section))
			switch {
			case c.Row >= len(g.Table().Rows):
				return nil, nil
			case s == nil || g.Table().Columns[c.Col].ID != "fee":
				return nil, typing.NotTyped(g, c)
			}
			fee, err := model.ParseFee(c.Text)
			if fee = max(fee, 0); err != nil || fee == s.Fee {
				return nil, err
			}
			return steps.SetFee{Section: s.ID, Fee: fee}, nil
		})
		show()
		return errs
	}
	g.OnCommit = func(row, col int, ref table.Ref, text string) error {
		return g.OnCells([]grid.Typed{{Row: row, Col: col, Ref: ref, Text: text}})[0]
	}
	g.OnKey = d.Escape
	show()
	o.Ask(d, style.Wide, g)
	g.Select(0, 1)
	return g
}

// feeCategories chooses whose fees are shown, and stands there where the event has categories.
func feeCategories(t *model.Tournament) (pick *controls.Select, whole *fyne.Container) {
	names := []string{words.Say("standings.all")}
	for _, s := range t.Sections {
		for _, name := range choices.CategoryNames(host.State{Event: t, Section: s}) {
			if !slices.Contains(names[1:], name) {
				names = append(names, name)
			}
		}
	}
	pick = controls.NewSelect(names, nil)
	pick.Selected = names[0]
	whole = container.NewHBox(widget.NewLabel(words.Say("standings.show")), container.New(controls.AtLeast(150), pick))
	whole.Hidden = len(names) == 1
	return pick, whole
}

// feeTable is a line for each section, and one for all where there are several; of a category for the sections that have it. A fee is
// everybody's and is typed where all are shown.
func feeTable(t *model.Tournament, category string) table.Table {
	right := func(id, title string) table.Column {
		return table.Column{ID: id, Title: title, Align: table.Right, Width: 8}
	}
	tb := table.Table{Columns: []table.Column{{ID: "section", Title: words.Say("people.section"), Width: 14},
		right("fee", typing.InCurrency(t, words.Say("fees.fee"))),
		right("people", words.Say("fees.people")), right("owed", words.Say("fees.owed")), right("paid", words.Say("fees.paid")),
		right("open", words.Say("fees.open"))}}
	cells := func(name string, fee table.Cell, a model.Account) []table.Cell {
		return []table.Cell{table.Text(name), fee, table.Text(strconv.Itoa(a.People)), table.Text(words.Text(t.Money(a.Owed))),
			table.Text(words.Text(t.Money(a.Paid))), table.Text(words.Text(t.Money(a.Open)))}
	}
	var all model.Account
	for _, s := range t.Sections {
		a := s.Fees()
		if category != "" {
			of, err := t.FeesOf(s, category)
			if err != nil {
				continue
			}
			a = of
		}
		all = all.Plus(a)
		tb.Rows = append(tb.Rows, table.Row{Ref: table.Ref{Section: int32(s.ID)},
			Cells: cells(s.Name, table.Cell{Text: typing.PlainAmount(s.Fee), Editable: category == ""}, a)})
	}
	if len(tb.Rows) > 1 {
		tb.Rows = append(tb.Rows, table.Row{Mark: table.Total, Cells: cells(words.Say("fees.all"), table.Cell{}, all)})
	}
	return tb
}
