package ui

import (
	"slices"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"wallchart/arbiter"
	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// roundScreen is one round's boards. A key is a result and moves to the next
// open board.
type roundScreen struct {
	desk   roundDesk
	grid   *grid.Grid
	pick   *controls.Select
	pair   *controls.Button
	whole  fyne.CanvasObject
	choice *reportColumns
	st     host.State
	round  int // shown, from 1; 0 when there is none
	quiet  bool
	drawn  drawn
	judge  judgement
	shown  table.Ref // section and round that the grid shows
	hint   *controls.Hint
	blank  *blank           // where no round is paired: why; one of its buttons
	first  *controls.Button // pairs the first
	people *controls.Button // leads to the players where that cannot be
	// second is the second entry of the results that is going on, nil for none.
	second *arbiter.Second
	keys   string // the remark on the keys
	// full is the board to which the last result of a round has led: a key too many is not to overwrite what stands there.
	full table.Ref
}

func newRoundScreen(d roundDesk) *roundScreen {
	s := &roundScreen{desk: d, grid: grid.New(table.Table{}, "")}
	s.grid.OnPage = true
	s.pick = controls.NewSelect(nil, func(string) {
		if !s.quiet {
			s.choose(s.pick.SelectedIndex())
		}
	})
	s.pair = controls.NewButton("", func() { d.Run(s.next()) })
	s.hint = controls.NewHint("")
	pick := container.NewHBox(container.New(controls.AtLeast(150), s.pick), layout.NewSpacer())
	s.blank = newBlank(act{"", func() { d.Run("round.pair") }}, act{words.Say("blank.players"), func() { d.Run("section.players") }})
	s.first, s.people = s.blank.buttons[0], s.blank.buttons[1]
	s.whole = container.NewBorder(container.NewBorder(nil, nil, pick, s.pair, s.hint), nil, nil, nil, s.blank.over(s.grid))
	s.grid.Arranges, s.grid.History = true, d.Past()
	s.choice = newReportColumns(s.grid, d.columns, "board", "first", "result", "second")
	s.grid.OnSelect = func(_, _ int, ref table.Ref) {
		s.round = s.roundOf(ref)
		s.explain()
	}
	s.grid.OnHover = func(_ table.Ref, tip string) { d.Hint(tip) }
	d.point.watch(s.grid, s.whose)
	s.grid.OnProblem = d.Say
	s.grid.OnType = s.typed
	s.grid.OnCommit = func(row, col int, _ table.Ref, text string) error {
		if s.at(row) == nil {
			return s.pairTyped(row, text)
		}
		if s.inBoards(col) {
			return s.number(row, text)
		}
		return s.enter(row, text)
	}
	s.grid.OnClear = s.clear
	s.grid.OnOpen = func(row, _ int, _ table.Ref) bool { return s.open(row) }
	s.grid.OnCells = s.cells
	s.grid.OnGrab, s.grid.OnDrop = s.canDrag, s.drop
	s.grid.OnMenu = s.menu
	s.grid.Offers = s.offers
	s.grid.OnShortcut = d.Shortcut
	return s
}

// askColumns asks which columns are shown.
func (s *roundScreen) askColumns() {
	s.choice.dialog().open(s.desk.Canvas(), s.desk.Ask)
}

func (s *roundScreen) Object() fyne.CanvasObject { return s.whole }
func (s *roundScreen) Focus() fyne.Focusable     { return s.grid }
func (s *roundScreen) Leave()                    { s.grid.Commit() }

// paper is the round that is shown, which need not be the last.
func (s *roundScreen) Paper(st host.State) (table.Document, error) {
	o := onPaper(s.desk.Options(), st)
	o.Round = s.began()
	return lists.Pairings(st.Event, st.Section, o)
}

func (s *roundScreen) Show(st host.State) {
	rounds, was := 0, 0
	if st.Section != nil {
		rounds = len(st.Section.Rounds)
	}
	if s.st.Section != nil {
		was = len(s.st.Section.Rounds)
	}
	switch {
	case s.st.Section == nil || st.Section == nil || s.st.Section.ID != st.Section.ID:
		s.round = 0
		s.grid.Plain()
	case rounds != was+1 && rounds != was || s.round > rounds:
		s.round = 0
	case rounds == was+1:
		s.round = rounds
	}
	if s.round == 0 && rounds > 0 {
		s.round, _, _ = arbiter.Progress(st.Section)
	}
	s.st = st
	s.offer(rounds)
	s.showNext()
	s.showEmpty()
	keys := s.desk.keys().id
	if st.Section != nil && st.Section.Team() {
		keys = "teams"
	}
	s.keys = words.Say("rounds.keys." + keys)
	s.fill()
}

// offer lets one of so many rounds be chosen; the shown one is.
func (s *roundScreen) offer(rounds int) {
	names := s.choices(rounds)
	none := words.Say("rounds.none")
	if slices.Equal(s.pick.Options, names) && s.pick.PlaceHolder == none && s.pick.SelectedIndex() == s.chosen() {
		return
	}
	s.quiet = true
	s.pick.Options, s.pick.PlaceHolder = names, none
	s.pick.ClearSelected()
	if s.round > 0 {
		s.pick.SetSelectedIndex(s.chosen())
	}
	s.pick.Refresh()
	s.quiet = false
}

// fill shows the boards of the round.
func (s *roundScreen) fill() {
	t := table.Table{}
	if e := s.second; e != nil && (s.st.Section == nil || e.Section != s.st.Section.ID || s.roundOf(table.Ref{Round: e.Round}) != e.Round) {
		s.second = nil // another round is looked at
	}
	if s.round > 0 {
		if boards, err := s.boards(); err == nil {
			t = boards
			s.byHand(&t)
			s.judge.mark(s.st, s.round, &t)
			if s.second != nil {
				s.bySlips(&t)
				s.hideFirst(&t)
			}
		}
	}
	s.hint.SetText(s.remark())
	ref := table.Ref{Section: sectionID(s.st), Round: s.began()}
	fresh := s.shown != ref
	s.shown = ref
	s.grid.SetTable(t)
	if fresh && s.desk.turned != nil {
		s.desk.turned()
	}
	if col := t.Column("result"); fresh && col >= 0 {
		s.grid.Select(0, col)
		if p := s.at(0); p != nil && p.Done() {
			s.advance(0)
		}
	}
	s.explain()
}

// byHand adds what can be done by hand to the table of a round: board numbers
// are typed, and those who are not in the round yet stand under its boards.
func (s *roundScreen) byHand(t *table.Table) {
	col := t.Column("board")
	for i := range t.Rows {
		if p := s.of(t.Rows[i].Ref); p != nil && !p.IsBye() {
			t.Rows[i].Cells[col].Editable = true
			if c := &t.Rows[i].Cells[t.Column("result")]; c.Tip == "" {
				c.Tip = words.Say("rounds.resultTip")
			}
			if t.Rows[i].Cells[col].Mark != table.Elsewhere { // there it says who is at work
				t.Rows[i].Cells[col].Tip = words.Say("rounds.boardTip")
			}
			if p.Locked {
				t.Rows[i].Cells[col].Mark, t.Rows[i].Cells[col].Tip = table.Locked, words.Say("rounds.lockedTip")
			}
		}
	}
	free := s.free()
	if len(free) > 0 {
		t.Groups = append(t.Groups, table.Group{Row: len(t.Rows), Title: words.Say("rounds.free", len(free))})
	}
	for _, id := range free {
		e, _ := s.st.Section.Entry(id)
		row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: sectionID(s.st), Participant: int32(id)},
			Cells: make([]table.Cell, len(t.Columns))}
		row.Cells[t.Column("first")] = table.Cell{Text: e.Name, Ref: row.Ref}
		if col := t.Column("second"); col >= 0 {
			row.Cells[col] = opponentCell(row.Ref)
		}
		row.Cells[t.Column("result")] = table.Cell{Text: words.Say("rounds.notPaired"), Mark: table.Warning, Ref: row.Ref}
		t.Rows = append(t.Rows, row)
	}
}

func sectionID(st host.State) int32 {
	if st.Section == nil {
		return 0
	}
	return int32(st.Section.ID)
}

// at is the pairing of a row.
func (s *roundScreen) at(row int) *model.Pairing {
	t := s.grid.Table()
	if row < 0 || row >= len(t.Rows) || s.round < 1 {
		return nil
	}
	return s.of(t.Rows[row].Ref)
}

// of is the pairing of whom a row is about, nil when there is none.
func (s *roundScreen) of(ref table.Ref) *model.Pairing {
	p, _ := s.st.Section.Rounds[s.roundOf(ref)-1].Find(model.ID(ref.Participant))
	return p
}

// enter enters the result of a row's board, White's side first.
func (s *roundScreen) enter(row int, text string) error {
	p := s.at(row)
	if p == nil {
		return nil
	}
	if !s.wholeMatch(row) && !p.IsBye() {
		text = s.desk.keys().read(text)
	}
	if s.second != nil {
		return s.again(row, text)
	}
	c, err := arbiter.Result(s.st.Section, s.roundAt(row), p.Board, p.Sides[0], text)
	if err != nil {
		return err
	}
	return s.desk.Do(c)
}

// advance goes to the next board without a result, from the row on and then from
// the top.
func (s *roundScreen) advance(row int) {
	rows := len(s.grid.Table().Rows)
	_, col, _ := s.grid.Selected()
	for k := 1; k <= rows; k++ {
		i := (row + k) % rows
		if s.at(i) != nil && s.awaits(i) {
			s.grid.Select(i, col)
			s.grid.ScrollTo(i, col)
			return
		}
	}
	at := min(row+1, rows-1)
	s.grid.Select(at, col)
	s.full = s.grid.Table().Rows[at].Ref
}

func (s *roundScreen) clear(rows []int, _ int) {
	if s.second != nil {
		s.desk.Say(words.Say("second.notTwice", Key{Name: fyne.KeyD, Ctrl: true, Shift: true}.String()))
		return
	}
	var steps []journal.Change
	for n := s.began(); n < s.began()+s.games(); n++ {
		of := slices.DeleteFunc(slices.Clone(rows), func(row int) bool { return s.roundAt(row) != n })
		if c := arbiter.Clear(s.st.Section, n, s.rows(of)); c != nil {
			steps = append(steps, c)
		}
	}
	if len(steps) > 0 {
		_ = s.desk.Do(together(cellsLabel(len(steps), nil), steps))
	}
}

// open opens a team match to its boards, and tells whether there is one.
func (s *roundScreen) open(row int) bool {
	p := s.at(row) // the boards of a match would show the first entry
	return p != nil && s.second == nil && s.desk.open(table.Ref{Kind: table.ToResult, Participant: int32(p.Sides[0]), Round: s.round})
}

// find brings a participant's board into view.
func (s *roundScreen) Find(id model.ID) {
	seek(s.grid, func() bool {
		for i := range s.grid.Table().Rows {
			if p := s.at(i); p != nil && p.Side(id) >= 0 {
				s.selectResult(i)
				return true
			}
		}
		return false
	})
}
