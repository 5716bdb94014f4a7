// Package tables is the room of what a section comes to: crosstable, standings, tie-breaks, trophies, prizes, rating
// changes, and the log.
package tables

import (
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter/pair"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/choices"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// TableHost is the window as its crosstable and its standings see it.
type TableHost interface {
	explain.Host
	After(round int) // shows the standings after a round
	Results() *typing.Results
	Beside(what string, work func(cancel <-chan struct{}) (done func())) (stop func())
}

// Table is a screen that is mostly one grid of the section's report: the
// crosstable and the standings.
type Table struct {
	Host   TableHost
	why    *explain.Panel
	Grid   *grid.Grid
	Head   *fyne.Container
	whole  fyne.CanvasObject
	rounds *roundPicker
	choice *columnchoice.OfTable
	blank  *controls.Blank
	told   *widget.Label      // below the grid: who has no place, and why; hidden where there is nobody
	hint   string             // where nobody is
	extend func(*table.Table) // adds columns; nil for none
	shown  func()             // what depends on what is shown; nil for nothing
	build  func(host.State, report.Options) (table.Document, error)
	st     host.State
	Ahead  *outlook          // what must happen, of the standings
	Who    *choices.Category // whom the table holds; nil where there is no choice
	rooms  [3]table.Room     // the tables of now, of before, and of the time when somebody took one to hand it on
	turn   int
}

func newTableScreen(d TableHost, kept columnchoice.Kept, hint string,
	build func(host.State, report.Options) (table.Document, error)) *Table {
	s := &Table{Host: d, why: d.Why(), build: build, Grid: grid.New(table.Table{}, ""), hint: hint}
	s.Grid.OnPage = true
	s.rounds = newRoundPicker(d.After)
	s.Head = container.NewHBox()
	s.blank = controls.NewBlank(controls.Act{Wording: words.Say("blank.players"), Do: func() { d.Run("section.players") }},
		controls.Act{Wording: words.Say("blank.import"), Do: func() { d.Run("section.import") }})
	s.told = controls.Wrapped("")
	s.told.Hide()
	s.whole = container.NewBorder(s.Head, s.told, nil, nil, s.blank.Over(s.Grid))
	s.Grid.Arranges, s.Grid.History = true, d.Results().Past()
	s.choice = columnchoice.New(s.Grid, kept)
	s.Grid.OnSelect = s.selected
	s.Grid.OnHover = s.hover
	d.Pointer().Watch(s.Grid, s.whose)
	s.Grid.OnProblem = d.Say
	s.Grid.OnCommit = func(row, col int, ref table.Ref, text string) error {
		return d.Results().Enter(ref, s.Grid.Table().Rows[row].Cells[col].Text, text)
	}
	s.Grid.OnOpen = func(_, _ int, ref table.Ref) bool { return d.Results().Activate(ref) }
	s.Grid.OnMenu = s.Menu
	s.Grid.OnShortcut = d.Shortcut
	return s
}

// Object is part of host.Screen.
func (s *Table) Object() fyne.CanvasObject { return s.whole }

// Focus is part of host.Screen.
func (s *Table) Focus() fyne.Focusable { return s.Grid }

// Leave is part of host.Screen.
func (s *Table) Leave() { s.Grid.Commit() }

// AskColumns asks which columns are shown.
func (s *Table) AskColumns() {
	s.choice.Dialog().Open(s.Host.Canvas(), s.Host.Ask)
}

// room is where the next table is made: megabytes of a large event that need not be collected as garbage after every key.
func (s *Table) room() *table.Room {
	s.turn = (s.turn + 1) % len(s.rooms)
	s.rooms[s.turn].Empty()
	return &s.rooms[s.turn]
}

// Show is part of host.Screen.
func (s *Table) Show(st host.State) {
	before := s.Grid.Given()
	if s.st.SectionID() != st.SectionID() {
		s.Grid.Plain()
	}
	s.st = st
	s.rounds.update(st)
	t := table.Table{}
	var unplaced []string
	if st.Standings() != nil {
		unplaced = report.NewChart(st.Standings(), s.Host.Options()).Unplaced()
		o := s.Host.Options()
		o.Single = true
		o.Tipless = true // hover words the one that is asked for
		o.Room = s.room()
		doc, err := s.build(st, o)
		if err != nil {
			s.Host.Say(words.Err(err))
		}
		t = oneTable(doc)
		if s.extend != nil {
			s.extend(&t)
		}
		markMoved(&t, st.Moves())
		if len(st.Moves()) > 0 {
			markChanged(&t, &before)
		}
	}
	s.Grid.SetTable(t)
	if s.told.SetText(strings.Join(unplaced, "\n")); len(unplaced) > 0 {
		s.told.Show()
	} else {
		s.told.Hide()
	}
	nothing := ""
	if st.Section != nil && st.Section.Participants() == 0 {
		nothing = s.hint
	}
	s.blank.Show(nothing)
	if s.shown != nil {
		s.shown()
	}
	s.explain()
}

// hover says at the foot of the window what the pointer is over.
func (s *Table) hover(ref table.Ref, tip string) {
	if ref.Kind == table.ToResult && s.st.Standings() != nil {
		if said := charts.ResultTip(s.st.Standings(), ref, s.Host.Options()); !strings.Contains(tip, said) {
			tip = strings.TrimSpace(tip + "  " + said)
		}
	}
	s.Host.Hint(tip)
}

// Paper is the table as it is shown: in its style, by its groups, after its round.
func (s *Table) Paper(st host.State) (table.Document, error) {
	if st.Standings() == nil {
		return table.Document{}, errors.New(st.Problem())
	}
	doc, err := s.build(st, host.OnPaper(s.Host.Options(), st))
	if len(doc.Tables) > 0 {
		err = nil // said already: the screen shows what there is
	}
	return doc, err
}

// markMoved marks the rows that the last change moved.
func markMoved(t *table.Table, ms []host.Move) {
	moved := make(map[model.ID]bool, len(ms))
	for _, m := range ms {
		moved[m.Who] = true
	}
	for i := range t.Rows {
		if moved[model.ID(t.Rows[i].Ref.Participant)] {
			t.Rows[i].Mark = table.Changed
		}
	}
}

// markChanged marks the tie-break and score cells that the last change altered.
func markChanged(t, before *table.Table) {
	old := make(map[table.Ref]*table.Row, len(before.Rows))
	for i := range before.Rows {
		old[before.Rows[i].Ref] = &before.Rows[i]
	}
	for i := range t.Rows {
		was := old[t.Rows[i].Ref]
		if was == nil {
			continue
		}
		for j := range t.Rows[i].Cells {
			c := &t.Rows[i].Cells[j]
			if c.Ref.Kind != table.ToTieBreak && c.Ref.Kind != table.ToScore {
				continue
			}
			k := j // where it stood before, unless columns have come or gone
			if k >= len(was.Cells) || was.Cells[k].Ref != c.Ref {
				k = slices.IndexFunc(was.Cells, func(o table.Cell) bool { return o.Ref == c.Ref })
			}
			if k >= 0 && was.Cells[k].Text != c.Text {
				c.Mark = table.Changed
			}
		}
	}
}

// Find selects the participant's row.
func (s *Table) Find(id model.ID) {
	if s.Who != nil && !s.holds(id) {
		s.Who.Everybody()
	}
	s.Grid.Seek(func() bool {
		t := s.Grid.Table()
		for i := range t.Rows {
			if model.ID(t.Rows[i].Ref.Participant) == id {
				_, col, _ := s.Grid.Selected()
				return s.Grid.Select(i, col)
			}
		}
		return false
	})
}

// holds tells whether somebody has a line in the table that is shown.
func (s *Table) holds(id model.ID) bool {
	return slices.ContainsFunc(s.Grid.Table().Rows, func(r table.Row) bool { return model.ID(r.Ref.Participant) == id })
}

// whose is whose name stands in a cell, 0 for nobody's.
func (s *Table) whose(row, col int) model.ID {
	if t := s.Grid.Table(); row < len(t.Rows) && col == t.Column("name") {
		return model.ID(t.Rows[row].Ref.Participant)
	}
	return 0
}

// Marked are those whose rows are marked, or the one that the cursor is on.
func (s *Table) Marked() []model.ID {
	if _, _, ok := s.Grid.Selected(); !ok {
		return nil
	}
	var ids []model.ID
	for _, row := range s.Grid.SelectedRows() {
		if id := model.ID(s.Grid.Table().Rows[row].Ref.Participant); id != 0 {
			ids = append(ids, id)
		}
	}
	return ids
}

// GoTo selects a participant's cell of a round.
func (s *Table) GoTo(id model.ID, round int) {
	s.Grid.Seek(func() bool {
		for i, row := range s.Grid.Table().Rows {
			for j, c := range row.Cells {
				if model.ID(row.Ref.Participant) == id && c.Ref.Kind == table.ToResult && c.Ref.Round == round {
					s.Grid.Select(i, j)
					s.Host.Canvas().Focus(s.Grid)
					return true
				}
			}
		}
		return false
	})
}

func (s *Table) selected(int, int, table.Ref) { s.explain() }

// explain tells the panel what is chosen: a number, two rows, or nothing.
func (s *Table) explain() {
	st, why := s.st, s.why
	row, col, ok := s.Grid.Selected()
	t := s.Grid.Table()
	if st.Standings() == nil || !ok || col >= len(t.Rows[row].Cells) {
		why.Hint(st)
		return
	}
	who := model.ID(t.Rows[row].Ref.Participant)
	index := st.Standings().Sheet.Index(who)
	if rows := s.Grid.SelectedRows(); len(rows) > 1 {
		a := st.Standings().Sheet.Index(model.ID(t.Rows[rows[0]].Ref.Participant))
		b := st.Standings().Sheet.Index(model.ID(t.Rows[rows[len(rows)-1]].Ref.Participant))
		if a >= 0 && b >= 0 && a != b {
			why.Pair(st, a, b)
			return
		}
	}
	if sum := t.Rows[row].Cells[col].Sum; sum != nil {
		if charts.IsWorth(t.Columns[col].ID) && index >= 0 { // game by game
			explainSums(why, st, st.Standings().Sheet.Lines[index].Name, []*table.Sum{sum})
		} else {
			explainAmount(why, st, sum)
		}
		return
	}
	ref := t.Rows[row].Cells[col].Ref
	column := 0
	if ref.Kind == table.ToTieBreak {
		column = st.Standings().Column(ref.TieBreak)
	}
	switch other := neighbour(st, index); {
	case index < 0 || column < 0:
		why.Hint(st)
	case other >= 0 && ref.Kind != table.ToTieBreak && ref.Kind != table.ToScore && ref.Kind != table.ToResult:
		why.Pair(st, other, index)
	default:
		why.Number(st, index, column)
	}
}

// neighbour is who stands just above a participant, of the first one who stands just
// below; -1 for nobody.
func neighbour(st host.State, index int) int {
	at, places := st.Standings().PlaceOf(index), st.Standings().Places
	switch {
	case at > 0:
		return places[at-1].Index
	case at == 0 && len(places) > 1:
		return places[1].Index
	}
	return -1
}

// Menu offers what can be done with a cell.
func (s *Table) Menu(row, col int, at fyne.Position) {
	t := s.Grid.Table()
	if row < 0 || row >= len(t.Rows) {
		return
	}
	ref := t.Rows[row].Cells[col].Ref
	var items []*fyne.MenuItem
	if t.Rows[row].Cells[col].Editable {
		items = append(items, fyne.NewMenuItem(words.Say("menu.cell.edit"), func() { s.Grid.Edit(row, col) }),
			fyne.NewMenuItem(words.Say("menu.cell.clear"), func() { s.Host.Results().Clear(ref) }))
	}
	if s.Host.Results().HasBoards(ref) {
		items = append(items, fyne.NewMenuItem(words.Say("menu.cell.boards"), func() { s.Host.Results().Activate(ref) }))
	}
	if row > 0 {
		items = append(items, fyne.NewMenuItem(words.Say("menu.cell.why"), func() {
			sheet := s.st.Standings().Sheet
			s.why.Pair(s.st, sheet.Index(model.ID(t.Rows[row-1].Ref.Participant)), sheet.Index(model.ID(t.Rows[row].Ref.Participant)))
		}))
	}
	if len(items) > 0 {
		menus.PopUp(s.Host.Canvas(), items, at, s.Host.Say)
	}
}

// lead puts a choice over the table, so wide or as there is room, and what stands beside it.
func (s *Table) lead(label string, width float32, pick *controls.Select, beside ...fyne.CanvasObject) {
	name, others := widget.NewLabel(label), container.NewHBox(beside...)
	s.Head.Layout = layout.NewBorderLayout(nil, nil, name, others)
	s.Head.Objects = []fyne.CanvasObject{container.New(controls.AtMost(width), pick), name, others}
}

// roundPicker chooses the round after which the table stands.
type roundPicker struct {
	pick  *controls.Select
	quiet bool
}

func newRoundPicker(after func(round int)) *roundPicker {
	p := &roundPicker{pick: controls.NewSelect(nil, nil)}
	p.pick.OnChanged = func(string) {
		if !p.quiet {
			after(p.pick.SelectedIndex() + 1)
		}
	}
	return p
}

func (p *roundPicker) object() fyne.CanvasObject { return container.New(controls.AtLeast(150), p.pick) }

func (p *roundPicker) update(st host.State) {
	var options []string
	for r := 1; r <= st.LastRound(); r++ {
		options = append(options, words.Say("round.after", r))
	}
	p.quiet = true
	defer func() { p.quiet = false }()
	if len(options) != len(p.pick.Options) {
		p.pick.Options = options
		p.pick.Refresh()
	}
	switch {
	case len(options) == 0:
		p.pick.PlaceHolder = words.Say("round.none")
		p.pick.ClearSelected()
	case st.After > 0 && p.pick.SelectedIndex() != st.After-1:
		p.pick.SetSelectedIndex(st.After - 1)
	}
}

// cells enters several results into the rows of a wall chart.
func (s *Table) cells(typed []grid.Typed) []error {
	e, shown := s.Host.Results(), s.Grid.Table()
	return typing.Cells(e.Now().Event, e.Do, e.Say, typed, func(t *model.Tournament, c grid.Typed) (journal.Change, error) {
		if c.Row >= len(shown.Rows) || shown.Rows[c.Row].Cells[c.Col].Text == c.Text {
			return nil, nil
		}
		cell := shown.Rows[c.Row].Cells[c.Col]
		if !cell.Editable {
			return nil, typing.NotTyped(s.Grid, c)
		}
		return pair.RowResult(t.Section(e.Now().Section.ID), cell.Ref.Round, model.ID(cell.Ref.Participant), cell.Text, c.Text)
	})
}
