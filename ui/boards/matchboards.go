package boards

import (
	"fmt"
	"unicode"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// MatchBoards is a team match board by board. A result is typed beside the two players
// and counts at once; the names are drop-downs of the rosters.
type MatchBoards struct {
	typing.HereAgain
	results *typing.Results
	ref     table.Ref
	dialog  *controls.Dialog
	score   *widget.Label
	holds   *controls.Radio // how long a name that is put on a board stays there
}

// OpenMatch shows a team match board by board.
func OpenMatch(e *typing.Results, ref table.Ref) {
	first, second := e.Sides(ref)
	m := &MatchBoards{results: e, ref: ref, score: widget.NewLabel("")}
	m.HereAgain = typing.NewHereAgain(e.Past(), grid.New(table.Table{}, ""), m.show)
	m.score.TextStyle.Bold = true
	once := words.Say("match.once")
	m.holds = controls.NewRadio([]string{once, words.Say("match.always")}, nil)
	m.holds.Horizontal = true
	m.holds.SetSelected(once)
	holds := container.NewHBox(widget.NewLabel(words.Say("match.holds")), m.holds)
	m.dialog = controls.NewDialog(e.Canvas(), words.Say("match.title", first, second, ref.Round),
		container.NewBorder(container.NewVBox(m.score, holds), nil, nil, nil, m.Grid), "", words.Say("dialog.close"))
	m.dialog.Of = m
	m.Grid.OnShortcut = m.Keys(m.dialog.Shortcut)
	m.Grid.OnProblem = m.dialog.Problem
	m.Grid.Choices, m.Grid.History = m.choices, e.Past()
	m.Grid.OnCommit = func(row, col int, _ table.Ref, text string) error {
		return m.enter([]grid.Typed{{Row: row, Col: col, Text: text}})[0]
	}
	m.Grid.OnCells = m.enter
	m.Grid.OnType = m.typed
	m.Grid.Offers, m.Grid.OnMenu = m.offers, m.menu
	m.show()
	e.Ask(m.dialog, style.Wide, m.Grid)
	m.Grid.Select(0, m.Column("result"))
}

// Column is where a column of the boards stands.
func (m *MatchBoards) Column(id string) int {
	t := m.Grid.Table()
	return t.Column(id)
}

func (m *MatchBoards) show() {
	p := m.results.PairingOf(m.ref)
	first, second := m.results.Sides(m.ref)
	m.Grid.SetTable(matchTable(m.results.Now().Section, p))
	m.score.SetText(fmt.Sprintf("%s – %s   %s-%s", first, second, p.Score[0].Fraction(), p.Score[1].Fraction()))
}

// side is whose names stand in a column: 0 or 1; -1 for none.
func (m *MatchBoards) side(col int) int {
	switch col {
	case m.Column("first"):
		return 0
	case m.Column("second"):
		return 1
	}
	return -1
}

// choices are the players of the roster whose name can stand in a cell.
func (m *MatchBoards) choices(_, col int) []string {
	side := m.side(col)
	if side < 0 {
		return nil
	}
	s := m.results.Now().Section
	var names []string
	for _, id := range s.TeamByID(m.results.PairingOf(m.ref).Sides[side]).Roster {
		names = append(names, s.Player(id).Name)
	}
	return names
}

// enter takes texts: a result, or who plays.
func (m *MatchBoards) enter(typed []grid.Typed) []error {
	e := m.results
	do := func(c journal.Change) error { return typing.WhenMade(e.Do(c), m.show) } // at once, or when a warning is confirmed
	errs := typing.Cells(e.Now().Event, do, e.Say, typed, func(t *model.Tournament, c grid.Typed) (journal.Change, error) {
		s := t.Section(e.Now().Section.ID)
		if c.Row >= len(m.Grid.Table().Rows) {
			return nil, nil
		}
		p, _ := s.Rounds[m.ref.Round-1].Find(model.ID(m.ref.Participant))
		if side := m.side(c.Col); side >= 0 {
			who, err := pair.OnRoster(s, p.Sides[side], c.Text)
			if err != nil {
				return nil, err
			}
			return pair.Substitute(s, m.ref.Round, p.Sides[side], c.Row+1, who, who != 0 && m.holds.Selected != m.holds.Options[0])
		}
		if c.Col != m.Column("result") {
			return nil, typing.NotTyped(m.Grid, c)
		}
		return pair.BoardResult(s, m.ref.Round, p.Board, p.Sides[0], c.Row+1, e.Keys().Read(c.Text))
	})
	m.show()
	return errs
}

// typed enters a result with one key. A letter in a name begins another name.
func (m *MatchBoards) typed(row, col int, _ table.Ref, r rune) bool {
	text, ok := m.results.Keys().Pressed(r, m.Grid.Place(), false)
	if !ok || m.side(col) >= 0 && unicode.IsLetter(r) {
		return false
	}
	m.decide(row, text, false)
	return true
}

// boardsOf are the boards of a match, those of the rosters where none are known. A match that is adjourned is so on each.
func boardsOf(s *model.Section, p *model.Pairing) []model.Game {
	q := *p
	if len(q.Games) == 0 {
		q.Games = steps.Lineup(s, p)
	}
	q.Resume(0)
	return q.Games
}

func matchTable(s *model.Section, p *model.Pairing) table.Table {
	t := table.Table{Columns: []table.Column{
		{ID: "board", Title: words.Say("match.board"), Align: table.Right},
		{ID: "first", Title: words.Say("match.first"), Width: 18},
		{ID: "colour", Title: words.Say("match.colour"), Width: 6},
		{ID: "result", Title: words.Say("match.result"), Align: table.Centre, Width: 8},
		{ID: "second", Title: words.Say("match.second"), Width: 18},
	}}
	for b, g := range boardsOf(s, p) {
		names := [2]string{}
		for side, id := range g.Players {
			if pl := s.Player(id); pl != nil {
				names[side] = pl.Name
			}
		}
		colour := words.Say("match.white")
		if g.White == 1 {
			colour = words.Say("match.black")
		}
		result, mark := model.ResultText(g.Outcomes), table.Plain
		if g.Outcomes[0] == model.Pending {
			mark = table.Pending
		}
		if g.Rests() {
			result = words.Say("result.adjourned")
		}
		name := func(side int) table.Cell {
			return table.Cell{Text: names[side], Editable: true, Tip: words.Say("match.nameTip")}
		}
		t.Rows = append(t.Rows, table.Row{Ref: table.Ref{Kind: table.ToBoardGame, Board: b + 1}, Cells: []table.Cell{
			table.Num(fmt.Sprint(b+1), float64(b+1)), name(0), table.Text(colour),
			{Text: result, Editable: true, Mark: mark}, name(1),
		}})
	}
	return t
}
