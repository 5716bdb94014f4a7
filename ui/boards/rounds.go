// Package boards is the room of the rounds: their screen, how they are paired, changed by hand and looked back at, the
// boards of a match, and what would be if.
package boards

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"wallchart/arbiter/pair"
	"wallchart/arbiter/rank"
	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// Rounds is one round's boards. A key is a result and moves to the next
// open board.
type Rounds struct {
	Host   RoundsHost
	why    *explain.Panel
	Grid   *grid.Grid
	pick   *controls.Select
	pair   *controls.Button
	whole  fyne.CanvasObject
	choice *columnchoice.OfTable
	St     host.State
	Round  int // shown, from 1; 0 when there is none
	quiet  bool
	drawn  drawn
	judge  judgement
	shown  table.Ref // section and round that the grid shows
	Hint   *controls.Hint
	blank  *controls.Blank  // where no round is paired: why; one of its buttons
	first  *controls.Button // pairs the first
	people *controls.Button // leads to the players where that cannot be
	// second is the second entry of the results that is going on, nil for none.
	second *pair.Second
	keys   string // the remark on the keys
	// full is the board to which the last result of a round has led: a key too many is not to overwrite what stands there.
	full table.Ref
}

// NewRounds is the screen before a section is shown.
func NewRounds(d RoundsHost) *Rounds {
	s := &Rounds{Host: d, why: d.Why(), Grid: grid.New(table.Table{}, "")}
	s.Grid.OnPage = true
	s.pick = controls.NewSelect(nil, func(string) {
		if !s.quiet {
			s.choose(s.pick.SelectedIndex())
		}
	})
	s.pair = controls.NewButton("", func() { d.Run(s.next()) })
	s.Hint = controls.NewHint()
	pick := container.NewHBox(container.New(controls.AtLeast(150), s.pick), layout.NewSpacer())
	s.blank = controls.NewBlank(controls.Act{Wording: "", Do: func() { d.Run("round.pair") }},
		controls.Act{Wording: words.Say("blank.players"), Do: func() { d.Run("section.players") }})
	s.first, s.people = s.blank.Buttons[0], s.blank.Buttons[1]
	s.whole = container.NewBorder(container.NewBorder(nil, nil, pick, s.pair, s.Hint), nil, nil, nil, s.blank.Over(s.Grid))
	s.Grid.Arranges, s.Grid.History = true, d.Past()
	s.choice = columnchoice.New(s.Grid, columnchoice.Kept{In: d.Preferences(), List: "rounds.columns"}, "board", "first", "result", "second")
	s.Grid.OnSelect = func(_, _ int, ref table.Ref) {
		s.Round = s.roundOf(ref)
		s.explain()
	}
	s.Grid.OnHover = func(_ table.Ref, tip string) { d.Hint(tip) }
	d.Pointer().Watch(s.Grid, s.whose)
	s.Grid.OnProblem = d.Say
	s.Grid.OnType = s.typed
	s.Grid.OnCommit = func(row, col int, _ table.Ref, text string) error {
		if s.At(row) == nil {
			return s.pairTyped(row, text)
		}
		if s.inBoards(col) {
			return s.number(row, text)
		}
		return s.Enter(row, text)
	}
	s.Grid.OnClear = s.clear
	s.Grid.OnOpen = func(row, _ int, _ table.Ref) bool { return s.open(row) }
	s.Grid.OnCells = s.cells
	s.Grid.OnGrab, s.Grid.OnDrop = s.canDrag, s.drop
	s.Grid.OnMenu = s.Menu
	s.Grid.Offers = s.offers
	s.Grid.OnShortcut = d.Shortcut
	return s
}

// AskColumns asks which columns are shown.
func (s *Rounds) AskColumns() {
	s.choice.Dialog().Open(s.Host.Canvas(), s.Host.Ask)
}

// Object is part of host.Screen.
func (s *Rounds) Object() fyne.CanvasObject { return s.whole }

// Focus is part of host.Screen.
func (s *Rounds) Focus() fyne.Focusable { return s.Grid }

// Leave is part of host.Screen.
func (s *Rounds) Leave() { s.Grid.Commit() }

// Paper is the round that is shown, which need not be the last.
func (s *Rounds) Paper(st host.State) (table.Document, error) {
	o := host.OnPaper(s.Host.Options(), st)
	o.Round = s.Began()
	return lists.Pairings(st.Event, st.Section, o)
}

// Show is part of host.Screen.
func (s *Rounds) Show(st host.State) {
	rounds, was := 0, 0
	if st.Section != nil {
		rounds = len(st.Section.Rounds)
	}
	if s.St.Section != nil {
		was = len(s.St.Section.Rounds)
	}
	switch {
	case s.St.Section == nil || st.Section == nil || s.St.Section.ID != st.Section.ID:
		s.Round = 0
		s.Grid.Plain()
	case rounds != was+1 && rounds != was || s.Round > rounds:
		s.Round = 0
	case rounds == was+1:
		s.Round = rounds
	}
	if s.Round == 0 && rounds > 0 {
		s.Round = rank.ProgressOf(st.Section).Round
	}
	s.St = st
	s.offer(rounds)
	s.showNext()
	s.showEmpty()
	keys := s.Host.Results().Keys().ID
	if st.Section != nil && st.Section.Team() {
		keys = "teams"
	}
	s.keys = words.Say("rounds.keys." + keys)
	s.Fill()
}

// offer lets one of so many rounds be chosen; the shown one is.
func (s *Rounds) offer(rounds int) {
	names := s.choices(rounds)
	none := words.Say("rounds.none")
	if slices.Equal(s.pick.Options, names) && s.pick.PlaceHolder == none && s.pick.SelectedIndex() == s.chosen() {
		return
	}
	s.quiet = true
	s.pick.Options, s.pick.PlaceHolder = names, none
	s.pick.ClearSelected()
	if s.Round > 0 {
		s.pick.SetSelectedIndex(s.chosen())
	}
	s.pick.Refresh()
	s.quiet = false
}

// Fill shows the boards of the round.
func (s *Rounds) Fill() {
	t := table.Table{}
	if e := s.second; e != nil && (s.St.Section == nil || e.Section != s.St.Section.ID || s.roundOf(table.Ref{Round: e.Round}) != e.Round) {
		s.second = nil // another round is looked at
	}
	if s.Round > 0 {
		if boards, err := s.boards(); err == nil {
			t = boards
			s.byHand(&t)
			s.judge.mark(s.St, s.Round, &t)
			if s.second != nil {
				s.bySlips(&t)
				s.hideFirst(&t)
			}
		}
	}
	s.Hint.SetText(s.Remark())
	ref := table.Ref{Section: s.St.SectionID(), Round: s.Began()}
	fresh := s.shown != ref
	s.shown = ref
	s.Grid.SetTable(t)
	if fresh {
		s.Host.Turned()
	}
	if col := t.Column("result"); fresh && col >= 0 {
		s.Grid.Select(0, col)
		if p := s.At(0); p != nil && p.Done() {
			s.toOpen(0)
		}
	}
	s.explain()
}

// byHand adds what can be done by hand to the table of a round: board numbers
// are typed, and those who are not in the round yet stand under its boards.
func (s *Rounds) byHand(t *table.Table) {
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
	free := s.Free()
	if len(free) > 0 {
		t.Groups = append(t.Groups, table.Group{Row: len(t.Rows), Title: words.Say("rounds.free", len(free))})
	}
	for _, id := range free {
		e, _ := s.St.Section.Entry(id)
		row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: s.St.SectionID(), Participant: int32(id)},
			Cells: make([]table.Cell, len(t.Columns))}
		row.Cells[t.Column("first")] = table.Cell{Text: e.Name, Ref: row.Ref}
		if col := t.Column("second"); col >= 0 {
			row.Cells[col] = opponentCell(row.Ref)
		}
		row.Cells[t.Column("result")] = table.Cell{Text: words.Say("rounds.notPaired"), Mark: table.Warning, Ref: row.Ref}
		t.Rows = append(t.Rows, row)
	}
}

// At is the pairing of a row.
func (s *Rounds) At(row int) *model.Pairing {
	t := s.Grid.Table()
	if row < 0 || row >= len(t.Rows) || s.Round < 1 {
		return nil
	}
	return s.of(t.Rows[row].Ref)
}

// of is the pairing of whom a row is about, nil when there is none.
func (s *Rounds) of(ref table.Ref) *model.Pairing {
	p, _ := s.St.Section.Rounds[s.roundOf(ref)-1].Find(model.ID(ref.Participant))
	return p
}

// Enter enters the result of a row's board, White's side first.
func (s *Rounds) Enter(row int, text string) error {
	p := s.At(row)
	if p == nil {
		return nil
	}
	if !s.wholeMatch(row) && !p.IsBye() {
		text = s.Host.Results().Keys().Read(text)
	}
	if s.second != nil {
		return s.again(row, text)
	}
	c, err := pair.Result(s.St.Section, s.roundAt(row), p.Board, p.Sides[0], text)
	if err != nil {
		return err
	}
	return s.Host.Do(c)
}

// Advance goes to the next board without a result. Where that was the last it goes one on, and a key too many there is refused once.
func (s *Rounds) Advance(row int) {
	if s.toOpen(row) {
		return
	}
	_, col, _ := s.Grid.Selected()
	at := min(row+1, len(s.Grid.Table().Rows)-1)
	s.Grid.Select(at, col)
	s.full = s.Grid.Table().Rows[at].Ref
}

// toOpen goes to the next board without a result, from the row on and then from
// the top, and tells whether there is one.
func (s *Rounds) toOpen(row int) bool {
	rows := len(s.Grid.Table().Rows)
	_, col, _ := s.Grid.Selected()
	for k := 1; k <= rows; k++ {
		i := (row + k) % rows
		if s.At(i) != nil && s.awaits(i) {
			s.Grid.Select(i, col)
			s.Grid.ScrollTo(i, col)
			return true
		}
	}
	return false
}

func (s *Rounds) clear(rows []int, _ int) {
	if s.second != nil {
		s.Host.Say(words.Say("second.notTwice", menus.Key{Name: fyne.KeyD, Ctrl: true, Shift: true}.String()))
		return
	}
	var changes []journal.Change
	for n := s.Began(); n < s.Began()+s.games(); n++ {
		of := slices.DeleteFunc(slices.Clone(rows), func(row int) bool { return s.roundAt(row) != n })
		if c := pair.Clear(s.St.Section, n, s.rows(of)); c != nil {
			changes = append(changes, c)
		}
	}
	if len(changes) > 0 {
		_ = s.Host.Do(steps.OneStep(typing.Label(len(changes), nil), changes))
	}
}

// Open opens a team match to its boards, and tells whether there is one.
func (s *Rounds) open(row int) bool {
	p := s.At(row) // the boards of a match would show the first entry
	return p != nil && s.second == nil &&
		s.Host.Results().Activate(table.Ref{Kind: table.ToResult, Participant: int32(p.Sides[0]), Round: s.Round})
}

// Find brings a participant's board into view.
func (s *Rounds) Find(id model.ID) {
	s.Grid.Seek(func() bool {
		for i := range s.Grid.Table().Rows {
			if p := s.At(i); p != nil && p.Side(id) >= 0 {
				s.SelectResult(i)
				return true
			}
		}
		return false
	})
}

// cells enters several results of the boards that are shown. The second entry of a
// round is typed board by board, so that it is one.
func (s *Rounds) cells(typed []grid.Typed) []error {
	shown := s.Grid.Table()
	return typing.Cells(s.St.Event, s.Host.Do, s.Host.Say, typed, func(t *model.Tournament, c grid.Typed) (journal.Change, error) {
		if c.Row >= len(shown.Rows) || shown.Rows[c.Row].Cells[c.Col].Text == c.Text {
			return nil, nil
		}
		p := s.At(c.Row)
		if p == nil || s.second != nil || c.Col != shown.Column("result") {
			return nil, typing.NotTyped(s.Grid, c)
		}
		text := c.Text
		if !s.St.Section.Team() && !p.IsBye() {
			text = s.Host.Results().Keys().Read(text)
		}
		return pair.Result(t.Section(s.St.Section.ID), s.roundAt(c.Row), p.Board, p.Sides[0], text)
	})
}

// Remark is what stands beside the rounds: who else is at work, and the keys.
func (s *Rounds) Remark() string { return s.Host.Others().remark(s.St.Section, s.Round) + s.keys }

// Place is the board on which the cursor stands, 0 where no boards are shown.
func (s *Rounds) Place() (section model.ID, round, board int) {
	row, _, ok := s.Grid.Selected()
	if p := s.At(row); ok && p != nil && s.St.Section != nil {
		return s.St.Section.ID, s.Round, p.Board
	}
	return 0, 0, 0
}

// ShowRow chooses the line of a participant, or of a board, those without a board among them.
func (s *Rounds) ShowRow(who model.ID, board int) {
	for i, row := range s.Grid.Table().Rows {
		p := s.At(i)
		if model.ID(row.Ref.Participant) == who || p != nil && (p.Side(who) >= 0 || who == 0 && p.Board == board) {
			s.SelectResult(i)
			return
		}
	}
}
