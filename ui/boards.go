package ui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/controls"
	"wallchart/ui/grid"
	"wallchart/ui/words"
)

// results enters results: typed into a cell of a table, or board by board.
type results struct {
	desk
	keys func() *keyScheme // what single keys enter
}

// pairingOf finds the pairing a result cell is about.
func (e *results) pairingOf(ref table.Ref) *model.Pairing {
	s := e.now().Section
	if s == nil || ref.Kind != table.ToResult || ref.Round < 1 || ref.Round > len(s.Rounds) {
		return nil
	}
	p, _ := s.Rounds[ref.Round-1].Find(model.ID(ref.Participant))
	return p
}

// hasBoards tells whether a cell is a team match that can be opened to its
// boards.
func (e *results) hasBoards(ref table.Ref) bool {
	p := e.pairingOf(ref)
	return p != nil && !p.IsBye() && e.now().Section.Team() && (len(p.Games) > 0 || p.Outcomes[0] == model.Pending)
}

// activate opens what a cell stands for: a team match its boards.
func (e *results) activate(ref table.Ref) {
	if e.hasBoards(ref) {
		e.openMatch(ref)
	}
}

// enter puts what was typed into a result cell into the event. The cell's Ref
// names the row's participant and the round.
func (e *results) enter(ref table.Ref, shown, text string) error {
	if text == shown {
		return nil
	}
	change, err := arbiter.RowResult(e.now().Section, ref.Round, model.ID(ref.Participant), shown, text)
	if err != nil {
		return err
	}
	return e.do(change)
}

// clear takes a result away.
func (e *results) clear(ref table.Ref) {
	if c := arbiter.Clear(e.now().Section, ref.Round, []model.ID{model.ID(ref.Participant)}); c != nil {
		_ = e.do(c)
	}
}

// openMatch shows a team match board by board; a result is typed beside the two
// players and counts at once.
func (e *results) openMatch(ref table.Ref) {
	s := e.now().Section
	p := e.pairingOf(ref)
	first, _ := s.Entry(p.Sides[0])
	second, _ := s.Entry(p.Sides[1])
	g := grid.New(table.Table{}, "")
	score := widget.NewLabel("")
	show := func() {
		p := e.pairingOf(ref)
		g.SetTable(matchTable(e.now().Section, p))
		score.SetText(fmt.Sprintf("%s – %s   %s-%s", first.Name, second.Name, p.Score[0].Fraction(), p.Score[1].Fraction()))
	}
	d := controls.NewDialog(e.canvas, words.Say("match.title", first.Name, second.Name, ref.Round),
		container.NewBorder(score, nil, nil, nil, g), "", words.Say("dialog.close"))
	g.OnProblem = d.Problem
	g.OnCommit = func(row, _ int, _ table.Ref, text string) error {
		c, err := arbiter.BoardResult(s, ref.Round, p.Board, p.Sides[0], row+1, e.keys().read(text))
		if err == nil {
			err = e.do(c)
		}
		if err == nil {
			show()
		}
		return err
	}
	g.OnType = func(row, col int, _ table.Ref, r rune) bool {
		text, ok := e.keys().result(r, false)
		if !ok {
			return false
		}
		if err := g.OnCommit(row, col, table.Ref{}, text); err != nil {
			d.Problem(words.Err(err))
		} else if text != clears {
			g.Select(row+1, 2)
		}
		return true
	}
	show()
	e.ask(d, fyne.NewSize(560, 360), g)
	g.Select(0, 2)
}

func matchTable(s *model.Section, p *model.Pairing) table.Table {
	t := table.Table{Columns: []table.Column{
		{ID: "board", Title: words.Say("match.board"), Align: table.Right},
		{ID: "first", Title: words.Say("match.first"), Width: 18},
		{ID: "result", Title: words.Say("match.result"), Align: table.Centre, Width: 8},
		{ID: "second", Title: words.Say("match.second"), Width: 18},
	}}
	games := p.Games
	if len(games) == 0 {
		games = journal.Lineup(s, p)
	}
	for b, g := range games {
		names := [2]string{}
		for side, id := range g.Players {
			if pl := s.Player(id); pl != nil {
				names[side] = pl.Name
			}
			if int(g.White) == side {
				names[side] += words.Say("match.white")
			}
		}
		mark := table.Plain
		if g.Outcomes[0] == model.Pending {
			mark = table.Pending
		}
		t.Rows = append(t.Rows, table.Row{Ref: table.Ref{Kind: table.ToBoardGame, Board: b + 1}, Cells: []table.Cell{
			table.Num(fmt.Sprint(b+1), float64(b+1)), table.Text(names[0]),
			{Text: model.ResultText(g.Outcomes), Editable: true, Mark: mark}, table.Text(names[1]),
		}})
	}
	return t
}
