package boards

import (
	"errors"
	"slices"
	"strconv"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2/container"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/model/journal"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// whatIf tries results out that are not entered: the open boards at the left, the standings with what is typed there at the
// right. Nothing of it is the event's before it is kept, as one step.
type whatIf struct {
	dialogs *Dialogs
	keys    *typing.KeyScheme
	dialog  *controls.Dialog
	boards  *grid.Grid
	table   *grid.Grid
	tried   []pair.Supposed // every open board, with "" where nothing is typed
	change  journal.Change  // nil where nothing is
}

// WhyNothingOpen says why nothing can be tried out, "" where something can.
func (o *Dialogs) WhyNothingOpen() string {
	if why := o.Now().WhyNoStandings(); why != "" {
		return why
	}
	if len(pair.OpenBoards(o.Now().Section)) == 0 {
		return words.Say("whatif.none")
	}
	return ""
}

// AskWhatIf opens the boards without a result.
func (o *Dialogs) AskWhatIf(keys *typing.KeyScheme) *whatIf {
	w := &whatIf{dialogs: o, keys: keys, boards: grid.New(table.Table{}, ""), table: grid.New(table.Table{}, ""),
		tried: pair.OpenBoards(o.Now().Section)}
	tables := container.NewHSplit(w.boards, w.table)
	tables.Offset = 0.5
	hint := controls.Wrapped(words.Say("whatif.hint"))
	w.dialog = controls.NewDialog(o.Canvas(), words.Say("whatif.title", o.Now().Section.Name),
		container.NewBorder(hint, nil, nil, nil, tables), words.Say("whatif.keep"), words.Say("whatif.drop"))
	w.dialog.Of = w
	w.dialog.Confirm = w.keep
	w.listen()
	w.show(o.Now(), nil)
	o.Ask(w.dialog, style.Table, w.boards)
	w.boards.Select(0, w.resultColumn())
	return w
}

func (w *whatIf) resultColumn() int {
	t := w.boards.Table()
	return t.Column("result")
}

// listen connects the two tables.
func (w *whatIf) listen() {
	w.boards.OnCells = func(cells []grid.Typed) []error {
		errs := make([]error, len(cells))
		for n, c := range cells {
			errs[n] = w.Enter(c.Row, w.keys.Read(c.Text))
		}
		return errs
	}
	w.boards.OnCommit = func(row, _ int, _ table.Ref, text string) error { return w.Enter(row, w.keys.Read(text)) }
	w.boards.OnType = w.typed
	w.boards.Offers = w.offers
	w.boards.OnProblem = w.dialog.Problem
	for _, g := range []*grid.Grid{w.boards, w.table} {
		g.OnPage = true
		g.OnShortcut, g.OnKey = w.dialog.Shortcut, w.dialog.Escape
	}
}

// typed enters a result with one key, as on the boards, and goes on.
func (w *whatIf) typed(row, col int, _ table.Ref, r rune) bool {
	text, ok := w.keys.Pressed(r, w.boards.Place(), w.dialogs.Now().Section.Team())
	if !ok {
		return false
	}
	w.decide(row, col, text, false)
	return true
}

// Enter tries a result out; one that cannot be is refused, and nothing is changed.
func (w *whatIf) Enter(row int, text string) error {
	if row >= len(w.tried) {
		return nil
	}
	was := w.tried[row].Text
	w.tried[row].Text = text
	next, change, err := w.suppose()
	if err != nil {
		w.tried[row].Text = was
		return errors.New(words.Err(err))
	}
	w.show(next, change)
	return nil
}

// suppose is the event with what is typed.
func (w *whatIf) suppose() (host.State, journal.Change, error) {
	st := w.dialogs.Now()
	typed := slices.DeleteFunc(slices.Clone(w.tried), func(x pair.Supposed) bool { return x.Text == "" })
	event, change, err := pair.Suppose(st.Event, st.Section, typed)
	if err != nil {
		return st, nil, err
	}
	return host.Derive(event, st.Section.ID, 0, nil), change, nil
}

// show shows the boards, and the standings that come of them by a change.
func (w *whatIf) show(next host.State, change journal.Change) {
	w.change = change
	if w.dialog.Said() != "" {
		w.dialog.Problem("")
	}
	w.boards.SetTable(w.open(next))
	w.table.SetTable(w.standings(next))
	w.dialog.Fit()
}

// open is the boards that are open in the event, with what is tried on them.
func (w *whatIf) open(next host.State) table.Table {
	t := table.Table{Columns: []table.Column{
		{ID: "board", Title: words.Say("whatif.board"), Align: table.Right},
		{ID: "first", Title: words.Say("whatif.first")}, {ID: "result", Title: words.Say("whatif.result"), Align: table.Centre, Width: 5},
		{ID: "second", Title: words.Say("whatif.second")}}}
	s := next.Section
	if s.Team() {
		t.Columns[1].Title, t.Columns[3].Title = words.Say("whatif.team"), words.Say("whatif.team")
	}
	for _, x := range w.tried {
		row := table.Row{Cells: []table.Cell{table.Text(strconv.Itoa(x.Round) + "." + strconv.Itoa(x.Board)), {}, {Editable: true}, {}}}
		for n := range s.Rounds[x.Round-1].Pairings {
			p := &s.Rounds[x.Round-1].Pairings[n]
			if p.Board != x.Board {
				continue
			}
			for side, at := range []int{1, 3} {
				if e, ok := s.Entry(p.Sides[side]); ok {
					row.Cells[at].Text = e.Name
				}
			}
		}
		row.Cells[2].Text = x.Text
		if x.Text == "" {
			row.Cells[2].Mark = table.Pending
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// standings are those that come of it, with the place of each as it is now.
func (w *whatIf) standings(next host.State) table.Table {
	st, now := next.Standings(), w.dialogs.Now().Standings()
	if st == nil || now == nil {
		return table.Table{}
	}
	all := charts.Standings(st, report.Options{Language: words.Spoken()}).Tables[0]
	ids := []string{"rank", "name"}
	for _, c := range all.Columns {
		if c.Ref.Kind == table.ToTieBreak || c.Ref.Kind == table.ToScore {
			ids = append(ids, c.ID)
		}
	}
	t := columnchoice.Only(all, ids...)
	t.Columns = slices.Insert(t.Columns, 1, table.Column{ID: "was", Title: words.Say("whatif.was"), Align: table.Right, Format: table.Whole})
	for n := range t.Rows {
		at := now.At(st.Places[n].Index).Rank
		t.Rows[n].Cells = slices.Insert(t.Rows[n].Cells, 1, table.Num(strconv.Itoa(at), float64(at)))
		if at != st.Places[n].Rank {
			t.Rows[n].Mark = table.Changed
		}
	}
	return t
}

// keep enters what is tried out, as one step.
func (w *whatIf) keep() error {
	if w.change == nil {
		return errors.New(words.Say("whatif.nothing"))
	}
	return w.dialogs.Do(w.change)
}
