package ui

import (
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/grid"
)

// roundScreen is one round's boards. A key is a result and moves to the next
// open board.
type roundScreen struct {
	app   *App
	grid  *grid.Grid
	pick  *widget.Select
	pair  *widget.Button
	whole fyne.CanvasObject
	st    State
	round int // shown, from 1; 0 when there is none
	quiet bool
	drawn drawn
}

func newRoundScreen(a *App) Screen {
	s := &roundScreen{app: a, grid: grid.New(table.Table{}, say("rounds.empty"))}
	s.pick = widget.NewSelect(nil, func(string) {
		if !s.quiet {
			s.round = s.pick.SelectedIndex() + 1
			s.fill()
		}
	})
	s.pair = widget.NewButton("", func() { a.run(a.command("round.pair")) })
	s.pair.Importance = widget.HighImportance
	hint := widget.NewLabel(say("rounds.hint"))
	hint.Truncation = fyne.TextTruncateEllipsis
	s.whole = container.NewBorder(container.NewBorder(nil, nil, container.NewHBox(container.New(atLeast{150}, s.pick), layout.NewSpacer()), s.pair, hint), nil, nil, nil, s.grid)
	s.grid.OnSelect = func(int, int, table.Ref) { s.explain() }
	s.grid.OnHover = func(_ table.Ref, tip string) { a.status.setHint(tip) }
	s.grid.OnProblem = a.status.say
	s.grid.OnType = s.typed
	s.grid.OnCommit = func(row, _ int, _ table.Ref, text string) error { return s.enter(row, text) }
	s.grid.OnClear = s.clear
	s.grid.OnActivate = func(row, _ int, _ table.Ref) { s.open(row) }
	s.grid.OnMenu = s.menu
	s.grid.OnShortcut = a.shortcut
	return s
}

func (s *roundScreen) object() fyne.CanvasObject { return s.whole }
func (s *roundScreen) focus() fyne.Focusable     { return s.grid }
func (s *roundScreen) leave()                    { s.grid.Commit() }

func (s *roundScreen) show(st State) {
	rounds := 0
	if st.Section != nil {
		rounds = len(st.Section.Rounds)
	}
	if s.st.Section == nil || st.Section == nil || s.st.Section.ID != st.Section.ID || len(s.st.Section.Rounds) != rounds || s.round > rounds {
		s.round = rounds
	}
	s.st = st
	var names []string
	for r := range rounds {
		names = append(names, say("rounds.round", r+1))
	}
	s.quiet = true
	s.pick.Options = names
	s.pick.ClearSelected()
	if s.round > 0 {
		s.pick.SetSelectedIndex(s.round - 1)
	}
	s.pick.Refresh()
	s.quiet = false
	c := s.app.command("round.pair")
	s.pair.SetText(c.words(s.app))
	if c.why(s.app) == "" {
		s.pair.Enable()
	} else {
		s.pair.Disable()
	}
	s.fill()
}

// fill shows the boards of the round.
func (s *roundScreen) fill() {
	t := table.Table{}
	if s.round > 0 {
		o := s.app.reportOptions()
		o.Round = s.round
		if doc, err := report.Pairings(s.st.Event, s.st.Section, o); err == nil {
			t = doc.Tables[0]
		}
	}
	s.grid.SetTable(t)
	s.explain()
}

// at is the pairing of a row.
func (s *roundScreen) at(row int) *model.Pairing {
	t := s.grid.Table()
	if row < 0 || row >= len(t.Rows) || s.round < 1 {
		return nil
	}
	p, _ := s.st.Section.Rounds[s.round-1].Find(model.ID(t.Rows[row].Ref.Participant))
	return p
}

// keyResults are the results that one key enters. Digits of a team match begin
// a score instead.
var keyResults = map[rune]string{'1': "1-0", '0': "0-1", '=': "½-½", '5': "½-½", '+': "+ -", '-': "- +", 'x': "- -", 'X': "- -"}

func (s *roundScreen) typed(row, _ int, _ table.Ref, r rune) bool {
	text, ok := keyResults[r]
	p := s.at(row)
	if !ok || p == nil || p.IsBye() || s.st.Section.Team() && strings.ContainsRune("105=", r) {
		return false
	}
	if err := s.enter(row, text); err != nil {
		s.app.status.say(err.Error())
		return true
	}
	s.next(row)
	return true
}

// enter enters the result of a row's board, White's side first.
func (s *roundScreen) enter(row int, text string) error {
	p := s.at(row)
	if p == nil {
		return nil
	}
	id := s.st.Section.ID
	if p.IsBye() {
		t, err := typedBye(strings.ToLower(strings.Trim(text, "- ")), s.st.Section.Team())
		if err != nil {
			return err
		}
		return s.app.Do(journal.SetOutcome{Section: id, Round: s.round, Who: p.Sides[0], Outcome: t.own})
	}
	if s.st.Section.Team() {
		if score, err := model.ParseMatchScore(text); err == nil {
			return s.app.Do(journal.SetMatchScore{Section: id, Round: s.round, Board: p.Board, Who: p.Sides[0], Score: score})
		}
		t, _, err := parseTyped(text, true, true, s.st.Section.Scoring.Win*model.Points(s.st.Section.Boards))
		if err == nil && t.isScore {
			return s.app.Do(journal.SetMatchScore{Section: id, Round: s.round, Board: p.Board, Who: p.Sides[0], Score: t.score})
		}
	}
	result, err := model.ParseResult(text)
	if err != nil {
		if s.st.Section.Team() {
			return errors.New(say("typed.badTeam"))
		}
		return err
	}
	return s.app.Do(journal.SetResult{Section: id, Round: s.round, Board: p.Board, Who: p.Sides[0], Result: journal.Result(result)})
}

// next goes to the next board without a result, from the row on and then from
// the top.
func (s *roundScreen) next(row int) {
	rows := len(s.grid.Table().Rows)
	_, col, _ := s.grid.Selected()
	for k := 1; k <= rows; k++ {
		i := (row + k) % rows
		if p := s.at(i); p != nil && !p.Done() {
			s.grid.Select(i, col)
			s.grid.ScrollTo(i, col)
			return
		}
	}
	s.grid.Select(min(row+1, rows-1), col)
}

func (s *roundScreen) clear(rows []int, _ int) {
	var steps []journal.Change
	for _, row := range rows {
		if p := s.at(row); p != nil && !p.IsBye() && p.Outcomes[0] != model.Pending {
			steps = append(steps, journal.SetResult{Section: s.st.Section.ID, Round: s.round, Board: p.Board, Who: p.Sides[0]})
		}
	}
	switch len(steps) {
	case 0:
	case 1:
		_ = s.app.Do(steps[0])
	default:
		_ = s.app.Do(journal.Together{Words: say("rounds.cleared", len(steps)), Changes: steps})
	}
}

// open opens a team match to its boards.
func (s *roundScreen) open(row int) {
	if p := s.at(row); p != nil {
		s.app.activate(table.Ref{Kind: table.ToResult, Participant: int32(p.Sides[0]), Round: s.round})
	}
}

// find brings a participant's board into view.
func (s *roundScreen) find(id model.ID) {
	for i := range s.grid.Table().Rows {
		if p := s.at(i); p != nil && p.Side(id) >= 0 {
			s.grid.Select(i, 0)
			s.grid.ScrollTo(i, 0)
			return
		}
	}
}

// menu offers what can be done with a board.
func (s *roundScreen) menu(row, _ int, at fyne.Position) {
	p := s.at(row)
	if p == nil {
		return
	}
	id, who := s.st.Section.ID, p.Sides[0]
	var items []*fyne.MenuItem
	add := func(words string, do func()) { items = append(items, fyne.NewMenuItem(say(words), do)) }
	if !p.IsBye() {
		add("rounds.turn", func() { _ = s.app.Do(journal.SwapSides{Section: id, Round: s.round, Board: p.Board, Who: who}) })
		add("menu.cell.clear", func() { s.clear([]int{row}, 0) })
	}
	if s.st.Section.Team() && !p.IsBye() {
		add("menu.cell.boards", func() { s.open(row) })
	}
	if rows := s.grid.SelectedRows(); len(rows) == 2 {
		if a, b := s.at(rows[0]), s.at(rows[1]); a != nil && b != nil {
			for _, w := range [][2]model.ID{{a.Sides[0], b.Sides[0]}, {a.Sides[1], b.Sides[1]}} {
				if w[0] != 0 && w[1] != 0 {
					x, _ := s.st.Section.Entry(w[0])
					y, _ := s.st.Section.Entry(w[1])
					items = append(items, fyne.NewMenuItem(say("rounds.swap", x.Name, y.Name), func() {
						_ = s.app.Do(journal.SwapParticipants{Section: id, Round: s.round, A: w[0], B: w[1]})
					}))
				}
			}
		}
	}
	add("rounds.break", func() { _ = s.app.Do(journal.RemovePairing{Section: id, Round: s.round, Board: p.Board, Who: who}) })
	if free := s.free(); len(free) == 2 {
		x, _ := s.st.Section.Entry(free[0])
		y, _ := s.st.Section.Entry(free[1])
		items = append(items, fyne.NewMenuItem(say("rounds.make", x.Name, y.Name), func() {
			_ = s.app.Do(journal.AddPairing{Section: id, Round: s.round, Pairing: model.Pairing{Sides: [2]model.ID{free[0], free[1]}}})
		}))
	}
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), s.app.win.Canvas(), at)
}

// free are those whom the round does not mention, and who could be paired by
// hand.
func (s *roundScreen) free() []model.ID {
	var ids []model.ID
	for _, e := range s.st.Section.Entries() {
		if p, _ := s.st.Section.Rounds[s.round-1].Find(e.ID); p == nil && e.Plays(s.round) {
			ids = append(ids, e.ID)
		}
	}
	return slices.Clip(ids)
}
