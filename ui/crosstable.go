package ui

import (
	"errors"
	"slices"
	"strings"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// tableDesk is what the crosstable and the standings depend on besides the State
// that they show.
type tableDesk struct {
	host.Host
	after   func(round int) // shows the standings after a round
	columns columns         // which columns are shown
	results *results
	why     *whyPanel
	point   *pointer // answers the pointer on a name
	beside  func(what string, work func(cancel <-chan struct{}) (done func())) (stop func())
}

// tableScreen is a screen that is mostly one grid of the section's report: the
// crosstable and the standings.
type tableScreen struct {
	desk   tableDesk
	grid   *grid.Grid
	head   *fyne.Container
	whole  fyne.CanvasObject
	rounds *roundPicker
	choice *reportColumns
	blank  *blank
	hint   string             // where nobody is
	extend func(*table.Table) // adds columns; nil for none
	shown  func()             // what depends on what is shown; nil for nothing
	build  func(host.State, report.Options) (table.Document, error)
	st     host.State
	ahead  *outlook        // what must happen, of the standings
	who    *categoryChoice // whom the table holds; nil where there is no choice
	rooms  [3]table.Room   // the tables of now, of before, and of the time when somebody took one to hand it on
	turn   int
}

func newTableScreen(d tableDesk, hint string, build func(host.State, report.Options) (table.Document, error)) *tableScreen {
	s := &tableScreen{desk: d, build: build, grid: grid.New(table.Table{}, ""), hint: hint}
	s.grid.OnPage = true
	s.rounds = newRoundPicker(d.after)
	s.head = container.NewHBox()
	s.blank = newBlank(act{words.Say("blank.players"), func() { d.Run("section.players") }},
		act{words.Say("blank.import"), func() { d.Run("section.import") }})
	s.whole = container.NewBorder(s.head, nil, nil, nil, s.blank.over(s.grid))
	s.grid.Arranges, s.grid.History = true, d.results.Past()
	s.choice = newReportColumns(s.grid, d.columns)
	s.grid.OnSelect = s.selected
	s.grid.OnHover = s.hover
	d.point.watch(s.grid, s.whose)
	s.grid.OnProblem = d.Say
	s.grid.OnCommit = func(row, col int, ref table.Ref, text string) error {
		return d.results.enter(ref, s.grid.Table().Rows[row].Cells[col].Text, text)
	}
	s.grid.OnOpen = func(_, _ int, ref table.Ref) bool { return d.results.activate(ref) }
	s.grid.OnMenu = s.menu
	s.grid.OnShortcut = d.Shortcut
	return s
}

func (s *tableScreen) Object() fyne.CanvasObject { return s.whole }
func (s *tableScreen) Focus() fyne.Focusable     { return s.grid }
func (s *tableScreen) Leave()                    { s.grid.Commit() }

// askColumns asks which columns are shown.
func (s *tableScreen) askColumns() {
	s.choice.dialog().open(s.desk.Canvas(), s.desk.Ask)
}

// room is where the next table is made: megabytes of a large event that need not be collected as garbage after every key.
func (s *tableScreen) room() *table.Room {
	s.turn = (s.turn + 1) % len(s.rooms)
	s.rooms[s.turn].Empty()
	return &s.rooms[s.turn]
}

func (s *tableScreen) Show(st host.State) {
	before := s.grid.Given()
	if sectionID(s.st) != sectionID(st) {
		s.grid.Plain()
	}
	s.st = st
	s.rounds.update(st)
	t := table.Table{}
	if st.Standings() != nil {
		o := s.desk.Options()
		o.Single = true
		o.Tipless = true // hover words the one that is asked for
		o.Room = s.room()
		doc, err := s.build(st, o)
		if err != nil {
			s.desk.Say(words.Err(err))
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
	s.grid.SetTable(t)
	nothing := ""
	if st.Section != nil && st.Section.Participants() == 0 {
		nothing = s.hint
	}
	s.blank.show(nothing)
	if s.shown != nil {
		s.shown()
	}
	s.explain()
}

// hover says at the foot of the window what the pointer is over.
func (s *tableScreen) hover(ref table.Ref, tip string) {
	if ref.Kind == table.ToResult && s.st.Standings() != nil {
		if said := charts.ResultTip(s.st.Standings(), ref, s.desk.Options()); !strings.Contains(tip, said) {
			tip = strings.TrimSpace(tip + "  " + said)
		}
	}
	s.desk.Hint(tip)
}

// paper is the table as it is shown: in its style, by its groups, after its round.
func (s *tableScreen) Paper(st host.State) (table.Document, error) {
	if st.Standings() == nil {
		return table.Document{}, errors.New(st.Problem())
	}
	doc, err := s.build(st, onPaper(s.desk.Options(), st))
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

// find selects the participant's row.
func (s *tableScreen) Find(id model.ID) {
	if s.who != nil && !s.holds(id) {
		s.who.everybody()
	}
	seek(s.grid, func() bool {
		t := s.grid.Table()
		for i := range t.Rows {
			if model.ID(t.Rows[i].Ref.Participant) == id {
				_, col, _ := s.grid.Selected()
				return s.grid.Select(i, col)
			}
		}
		return false
	})
}

// holds tells whether somebody has a line in the table that is shown.
func (s *tableScreen) holds(id model.ID) bool {
	return slices.ContainsFunc(s.grid.Table().Rows, func(r table.Row) bool { return model.ID(r.Ref.Participant) == id })
}

// whose is whose name stands in a cell, 0 for nobody's.
func (s *tableScreen) whose(row, col int) model.ID {
	if t := s.grid.Table(); row < len(t.Rows) && col == t.Column("name") {
		return model.ID(t.Rows[row].Ref.Participant)
	}
	return 0
}

// marked are those whose rows are marked, or the one that the cursor is on.
func (s *tableScreen) marked() []model.ID {
	if _, _, ok := s.grid.Selected(); !ok {
		return nil
	}
	var ids []model.ID
	for _, row := range s.grid.SelectedRows() {
		if id := model.ID(s.grid.Table().Rows[row].Ref.Participant); id != 0 {
			ids = append(ids, id)
		}
	}
	return ids
}

// goTo selects a participant's cell of a round.
func (s *tableScreen) goTo(id model.ID, round int) {
	seek(s.grid, func() bool {
		for i, row := range s.grid.Table().Rows {
			for j, c := range row.Cells {
				if model.ID(row.Ref.Participant) == id && c.Ref.Kind == table.ToResult && c.Ref.Round == round {
					s.grid.Select(i, j)
					s.desk.Canvas().Focus(s.grid)
					return true
				}
			}
		}
		return false
	})
}

func (s *tableScreen) selected(int, int, table.Ref) { s.explain() }

// explain tells the panel what is chosen: a number, two rows, or nothing.
func (s *tableScreen) explain() {
	st, why := s.st, s.desk.why
	row, col, ok := s.grid.Selected()
	t := s.grid.Table()
	if st.Standings() == nil || !ok || col >= len(t.Rows[row].Cells) {
		why.hint(st)
		return
	}
	who := model.ID(t.Rows[row].Ref.Participant)
	index := st.Standings().Sheet.Index(who)
	if rows := s.grid.SelectedRows(); len(rows) > 1 {
		a := st.Standings().Sheet.Index(model.ID(t.Rows[rows[0]].Ref.Participant))
		b := st.Standings().Sheet.Index(model.ID(t.Rows[rows[len(rows)-1]].Ref.Participant))
		if a >= 0 && b >= 0 && a != b {
			why.pair(st, a, b)
			return
		}
	}
	if sum := t.Rows[row].Cells[col].Sum; sum != nil {
		if charts.IsWorth(t.Columns[col].ID) && index >= 0 { // game by game
			why.sums(st, st.Standings().Sheet.Lines[index].Name, []*table.Sum{sum})
		} else {
			why.amount(st, sum)
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
		why.hint(st)
	case other >= 0 && ref.Kind != table.ToTieBreak && ref.Kind != table.ToScore && ref.Kind != table.ToResult:
		why.pair(st, other, index)
	default:
		why.number(st, index, column)
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

// menu offers what can be done with a cell.
func (s *tableScreen) menu(row, col int, at fyne.Position) {
	t := s.grid.Table()
	if row < 0 || row >= len(t.Rows) {
		return
	}
	ref := t.Rows[row].Cells[col].Ref
	var items []*fyne.MenuItem
	if t.Rows[row].Cells[col].Editable {
		items = append(items, fyne.NewMenuItem(words.Say("menu.cell.edit"), func() { s.grid.Edit(row, col) }),
			fyne.NewMenuItem(words.Say("menu.cell.clear"), func() { s.desk.results.clear(ref) }))
	}
	if s.desk.results.hasBoards(ref) {
		items = append(items, fyne.NewMenuItem(words.Say("menu.cell.boards"), func() { s.desk.results.activate(ref) }))
	}
	if row > 0 {
		items = append(items, fyne.NewMenuItem(words.Say("menu.cell.why"), func() {
			sheet := s.st.Standings().Sheet
			s.desk.why.pair(s.st, sheet.Index(model.ID(t.Rows[row-1].Ref.Participant)), sheet.Index(model.ID(t.Rows[row].Ref.Participant)))
		}))
	}
	if len(items) > 0 {
		popUp(s.desk.Canvas(), items, at, s.desk.Say)
	}
}

// lead puts a choice over the table, so wide or as there is room, and what stands beside it.
func (s *tableScreen) lead(label string, width float32, pick *controls.Select, beside ...fyne.CanvasObject) {
	name, others := widget.NewLabel(label), container.NewHBox(beside...)
	s.head.Layout = layout.NewBorderLayout(nil, nil, name, others)
	s.head.Objects = []fyne.CanvasObject{container.New(controls.AtMost(width), pick), name, others}
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
