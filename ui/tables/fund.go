package tables

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/files/fund"
	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// Dialogs are what is decided about the order of a section and what it wins, beside the screens of its tables.
type Dialogs struct{ host.Host }

// Fund is the prizes of a section, typed into like a spreadsheet, a line each and an empty one for the next. Below it
// stands who wins what by them now. Nothing of it is the event's before it is confirmed, as one step.
type Fund struct {
	dialogs  *Dialogs
	dialog   *controls.Dialog
	Grid     *grid.Grid
	lines    [][]string // as they are typed, in the columns of fund.Line
	division *controls.Select
	settings *fundSettings
	pages    *controls.Pages // the list and the settings
	Won      *grid.Grid
	list     table.Table // the report of which won shows a part
	told     *widget.Label
	wrong    string // what is wrong with what is typed
	before   string // all of it as it was opened
}

// divisions are the words of model.PrizeDivisions.
var divisions = []string{"fund.us", "fund.equal", "fund.hort", "fund.byOrder"}

// divisionRules say what each of them does.
var divisionRules = []string{"fund.us.rule", "fund.equal.rule", "fund.hort.rule", "fund.byOrder.rule"}

// AskPrizes opens the prizes of the section that is shown.
func (o *Dialogs) AskPrizes() *Fund {
	d := &Fund{dialogs: o, Grid: grid.New(table.Table{}, ""), Won: grid.New(table.Table{}, words.Say("fund.nobody")),
		told: controls.Wrapped("")}
	d.settings = newFundSettings(o.Now().Event, o.Now().Section, d.show)
	d.fill(o.Now().Section.Fund)
	head := container.NewHBox(widget.NewLabel(words.Say("fund.division")), container.New(controls.AtLeast(36*style.Unit), d.division),
		widget.NewLabel(words.Say("fund.basedOn")), container.New(controls.AtLeast(18*style.Unit), d.settings.basedOn))
	d.pages = controls.NewPages(d.TurnTo,
		controls.Page{Name: words.Say("fund.list"), Object: container.NewBorder(controls.Wrapped(words.Say("fund.hint")), nil, nil, nil, d.Grid)},
		controls.Page{Name: words.Say("fund.settings"), Object: d.settings.page})
	below := container.NewHSplit(d.Won, container.NewVScroll(d.told))
	d.dialog = controls.NewDialog(o.Canvas(), words.Say("fund.title", o.Now().Section.Name),
		container.NewBorder(container.NewVBox(d.pages.Names, head), nil, nil, nil, container.NewVSplit(d.pages.Shown, below)),
		words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.pages.In(d.dialog)
	d.dialog.Of = d
	d.dialog.Confirm = d.confirm
	d.dialog.Lost = func() string {
		if d.all() == d.before {
			return ""
		}
		return words.Say("new.lost")
	}
	d.division.OnChanged = func(string) { d.show() }
	d.settings.entriesIn(d.dialog)
	d.listen()
	d.take()
	d.before = d.all()
	d.TurnTo(0)
	o.Ask(d.dialog, style.Table, d.Grid)
	d.Grid.Select(len(d.lines), 1)
	return d
}

// fill puts what the section has into the controls.
func (d *Fund) fill(now *model.Fund) {
	var ways []string
	for _, wording := range divisions {
		ways = append(ways, words.Say(wording))
	}
	d.division = controls.NewSelect(ways, nil)
	d.division.Selected = ways[0]
	if now == nil {
		return
	}
	if by, err := model.ParsePrizeDivision(string(now.Division)); err == nil {
		d.division.Selected = ways[slices.Index(model.PrizeDivisions, by)]
	}
	for _, p := range now.Prizes {
		d.lines = append(d.lines, fund.Texts(p, d.dialogs.Now().Section))
	}
}

// listen connects the two tables.
func (d *Fund) listen() {
	d.Grid.OnCells = d.cells
	d.Grid.OnCommit = func(row, col int, ref table.Ref, text string) error {
		return d.cells([]grid.Typed{{Row: row, Col: col, Ref: ref, Text: text}})[0]
	}
	d.Grid.OnType = d.ticked
	d.Grid.OnPaste = d.paste
	d.Grid.OnShortcut = d.shortcut
	d.Grid.OnProblem = d.dialog.Problem
	d.Grid.Choices = func(_, col int) (names []string) {
		if col == 0 {
			return nil
		}
		if fundColumns[col-1].id == "winner" {
			for _, e := range d.dialogs.Now().Section.Entries() {
				names = append(names, e.Name)
			}
		}
		return names
	}
	d.Won.OnSelect = func(int, int, table.Ref) { d.explain() }
	d.Won.OnShortcut = d.dialog.Shortcut
	d.Grid.OnKey, d.Won.OnKey = d.dialog.Escape, d.dialog.Escape
}

// all is what stands in the dialog, to tell whether it is another.
func (d *Fund) all() string {
	return fmt.Sprintf("%q %q %s", d.lines, d.division.Selected, d.settings.all())
}

// fundColumns are the columns of the prizes behind the number of the line.
var fundColumns = []struct {
	id, wording string
	width       int
	tick        bool
}{
	{"prize", "fund.prize", 12, false}, {"amount", "fund.amount", 7, false}, {"rule", "fund.rule", 12, false},
	{"trophy", "fund.trophy", 8, false}, {"qualifies", "fund.qualifies", 8, false},
	{"guaranteed", "fund.guaranteed", 0, true}, {"bonus", "fund.bonus", 0, true}, {"winner", "fund.winner", 12, false},
	{"entrants", "fund.entrants.least", 0, false}, {"each", "fund.each", 0, true},
}

// typedTable is the prizes as they are typed; a line that cannot be read has its reason.
func (d *Fund) typedTable(errs []error) table.Table {
	t := table.Table{Columns: []table.Column{{ID: "line", Align: table.Right, Frozen: true}}}
	for _, c := range fundColumns {
		col := table.Column{ID: c.id, Title: words.Say(c.wording), Width: c.width}
		switch {
		case c.id == "amount":
			col.Title = typing.InCurrency(d.dialogs.Now().Event, col.Title)
			col.Align = table.Right
		case c.tick:
			col.Align = table.Centre
		}
		t.Columns = append(t.Columns, col)
	}
	for n := range len(d.lines) + 1 {
		row := table.Row{Cells: []table.Cell{table.Num(strconv.Itoa(n+1), float64(n+1))}}
		for col := range fundColumns {
			cell := table.Cell{Editable: true}
			if n < len(d.lines) {
				cell.Text = d.lines[n][col]
			}
			row.Cells = append(row.Cells, cell)
		}
		if n < len(errs) && errs[n] != nil {
			row.Cells[0].Mark, row.Cells[0].Tip = table.Warning, words.Err(errs[n])
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// cells takes texts that were typed, pasted, filled down or cleared. Nothing is refused: a line is begun before it is whole.
func (d *Fund) cells(typed []grid.Typed) []error {
	for _, c := range typed {
		if c.Col == 0 || c.Col > fund.Columns {
			continue
		}
		for len(d.lines) <= c.Row {
			d.lines = append(d.lines, make([]string, fund.Columns))
		}
		d.lines[c.Row][c.Col-1] = model.OneLine(strings.TrimSpace(c.Text))
	}
	d.take()
	return make([]error, len(typed))
}

// take writes what can be read as it was understood, and shows it.
func (d *Fund) take() {
	st := d.dialogs.Now()
	d.lines = slices.DeleteFunc(d.lines, func(line []string) bool { return strings.Join(line, "") == "" })
	for n, line := range d.lines {
		if p, err := fund.Line(line, st.Event, st.Section); err == nil {
			d.lines[n] = fund.Texts(p, st.Section)
			d.lines[n][2] = shownRule(st.Event, st.Section, p.Rule)
			switch {
			case p.Amount > 0:
				d.lines[n][1] = typing.PlainAmount(p.Amount)
			case p.Share > 0:
				d.lines[n][1] = words.Text(p.Share.Words())
			}
		}
	}
	d.show()
}

// ticked turns guaranteed and in addition with x and Space.
func (d *Fund) ticked(row, col int, _ table.Ref, r rune) bool {
	if col == 0 || !fundColumns[col-1].tick || r != 'x' && r != 'X' && r != ' ' {
		return false
	}
	was := d.Grid.Table().Rows[row].Cells[col].Text
	d.cells([]grid.Typed{{Row: row, Col: col, Text: words.Tick(was == "")}})
	return true
}

// paste takes a list with headings in whatever order they stand; one without begins at the column of the name, where the number
// of a line is marked.
func (d *Fund) paste(row, col int, text string) bool {
	if lines, ok := fund.Headed(grid.ParseTSV(text)); ok {
		d.lines = slices.Insert(d.lines, min(row, len(d.lines)), lines...)
		d.take()
		return true
	}
	if col == 0 {
		d.Grid.Select(row, 1)
		d.Grid.Paste(text)
	}
	return col == 0
}

// shortcut moves the marked line up and down: the order says which trophy is worth more. All else is the dialog's.
func (d *Fund) shortcut(s fyne.Shortcut) {
	c, ok := s.(*desktop.CustomShortcut)
	by := 0
	if ok && c.Modifier == fyne.KeyModifierAlt {
		by = map[fyne.KeyName]int{fyne.KeyUp: -1, fyne.KeyDown: 1}[c.KeyName]
	}
	if by == 0 {
		d.dialog.Shortcut(s)
		return
	}
	row, col, _ := d.Grid.Selected()
	if to := row + by; row < len(d.lines) && to >= 0 && to < len(d.lines) {
		d.lines[row], d.lines[to] = d.lines[to], d.lines[row]
		d.show()
		d.Grid.Select(to, col)
	}
}

// fund is what stands in the dialog: the prizes that can be read, and what is wrong with each line.
func (d *Fund) fund() (n model.Fund, errs []error, err error) {
	st := d.dialogs.Now()
	if st.Section.Fund != nil {
		n = *st.Section.Fund
	}
	n.Prizes, errs = fund.Lines(d.lines, st.Event, st.Section)
	by := model.PrizeDivisions[d.division.SelectedIndex()]
	if now, wrong := model.ParsePrizeDivision(string(n.Division)); wrong != nil || now != by {
		n.Division = by
	}
	err = d.settings.answers().Put(&n)
	return n, errs, errors.Join(errors.Join(errs...), err)
}

// show shows the prizes as they are typed, and who wins what by them.
func (d *Fund) show() {
	n, errs, err := d.fund()
	d.settings.rule.SetText(words.Say(divisionRules[d.division.SelectedIndex()]))
	d.Grid.SetTable(d.typedTable(errs))
	if d.dialog.Said() != "" {
		d.dialog.Problem("")
	}
	st := d.dialogs.Now()
	d.list = table.Table{}
	if _, refused := rank.Fund(st.Event, st.Section, n); refused != nil {
		err = errors.Join(err, refused)
	} else if len(n.Prizes) > 0 && st.WhyNoStandings() == "" {
		var wrong error
		if d.list, wrong = divided(st, n); wrong != nil {
			err = errors.Join(err, wrong)
		}
	}
	d.Won.SetTable(columnchoice.Only(d.list, "name", "prize", "amount"))
	if d.wrong = ""; err != nil {
		d.wrong = controls.Sentences(words.Err(err))
	}
	d.explain()
	d.dialog.Fit()
}

// divided is the report of who wins what, in the language of the window.
func divided(st host.State, n model.Fund) (table.Table, error) {
	r, err := reports.ByID("prizes")
	if err != nil {
		return table.Table{}, err
	}
	doc, err := r.Document(st.Standings(), report.Options{Language: words.Spoken(), Fund: &n})
	if err != nil || len(doc.Tables) == 0 {
		return table.Table{}, err
	}
	return doc.Tables[0], nil
}

// explain says what the amount of the marked line is made of and what else was possible, and what is to be said of all.
func (d *Fund) explain() {
	var said []string
	if d.wrong != "" {
		said = append(said, d.wrong)
	}
	if row, _, ok := d.Won.Selected(); ok && row < len(d.list.Rows) {
		cell := func(id string) string {
			if col := d.list.Column(id); col >= 0 {
				return d.list.Rows[row].Cells[col].Text
			}
			return ""
		}
		if cell("made") != "" {
			said = append(said, words.Say("fund.said", cell("name"), cell("amount")))
		}
		for _, id := range []string{"made", "instead"} {
			if text := cell(id); text != "" {
				said = append(said, words.Say("fund.said", d.list.Columns[d.list.Column(id)].Title, text))
			}
		}
	}
	d.told.SetText(strings.Join(append(said, d.list.Notes...), "\n"))
}

// confirm makes one step of what stands in the dialog.
func (d *Fund) confirm() error {
	if !d.Grid.Commit() {
		return controls.ErrStay
	}
	n, _, err := d.fund()
	if err != nil {
		return err
	}
	st := d.dialogs.Now()
	c, err := rank.Fund(st.Event, st.Section, n)
	if err != nil || d.all() == d.before {
		return err
	}
	return d.dialogs.Do(c)
}

// WhyNoFund is why there are no prizes to print.
func (o *Dialogs) WhyNoFund() string {
	if why := o.Now().WhyNoStandings(); why != "" {
		return why
	}
	if f := o.Now().Section.Fund; f == nil || len(f.Prizes) == 0 {
		return words.Say("fund.none")
	}
	return ""
}
