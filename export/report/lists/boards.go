package lists

import (
	"slices"
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
)

// byBoards is the round's boards, and in tables behind them those of the other games of the same pairs.
func (d *draw) byBoards() (table.Document, error) {
	games, err := d.Games()
	if err != nil {
		return table.Document{}, err
	}
	doc := d.byBoard()
	if len(games) == 1 {
		return doc, nil
	}
	doc.Tables = nil
	for _, g := range games {
		tb := (&draw{g}).byBoard().Tables[0]
		tb.Name, tb.Title = d.Say("Round %d", g.RoundNo), g.OfRound("Round %d")
		doc.Tables = append(doc.Tables, tb)
	}
	return doc, nil
}

func (d *draw) byBoard() table.Document {
	s, o := d.Section, d.Options
	doc := report.Document(d.Tournament, s, o)
	doc.Subtitle = o.Under(doc.Subtitle, d.Heading("Pairings of round %d"))
	first, second := d.Sides()
	rated := d.rated()
	tb := table.Table{Name: o.Say("Pairings"),
		Columns: []table.Column{{ID: "board", Title: d.boardHead(), Align: table.Right, Format: table.Whole}}}
	tb.Columns = append(tb.Columns, d.sideColumns(first, "first", rated)...)
	tb.Columns = append(tb.Columns, table.Column{ID: "result", Title: o.Say("Result"), Align: table.Centre, Write: d.Paper})
	tb.Columns = append(tb.Columns, d.sideColumns(second, "second", rated)...)
	pairings, absent := d.present(d.Boards())
	tb.Rows = slices.Grow(tb.Rows, len(pairings))
	cells := make([]table.Cell, 0, len(pairings)*len(tb.Columns)) // of all rows: they are made anew with each result
	for n := range pairings {
		p := s.Settle(pairings[n])
		board := d.boardOf(&p)
		from := len(cells)
		cells = d.side(append(cells, board), p.Sides[0], rated)
		cells = d.side(append(cells, d.result(&p)), p.Sides[1], rated)
		tb.Rows = append(tb.Rows, table.Row{Cells: cells[from:len(cells):len(cells)], Ref: d.ref(table.ToResult, &p, p.Sides[0])})
		tb.Notes = append(tb.Notes, d.ratedAs(&p)...)
	}
	tb.Notes = append(tb.Notes, d.drawn()...)
	if len(absent) > 0 {
		tb.Notes = append(tb.Notes, o.Say("Absent: %s", strings.Join(absent, ", ")))
	}
	if rated {
		tb.Notes = append(tb.Notes, o.RatingsNote(o.RatingsUsed(d.Ratings, s), "")...)
	}
	doc.Tables = []table.Table{tb}
	return doc
}

// drawn names the games of the rounds before that are adjourned, or were when the round was paired: it is paired with a draw for each of
// them, and the scores beside the names have it.
func (d *draw) drawn() []string {
	s := d.Section
	var notes []string
	for r := range d.Rested() {
		var all []string
		for _, p := range s.Rounds[r].Pairings {
			sides := d.Itself(d.Entries[p.Sides[0]].Name) + " – " + d.Itself(d.Entries[p.Sides[1]].Name)
			if len(p.Games) == 0 && p.DrawnFor(d.RoundNo) && p.Outcomes[0] != model.Draw { // which changes no score
				all = append(all, sides)
			}
			for b := range p.Games {
				if p.Games[b].DrawnFor(d.RoundNo) && p.Games[b].Outcomes[0] != model.Draw {
					all = append(all, d.Say("%s (board %d)", sides, b+1))
				}
			}
		}
		if all != nil {
			notes = append(notes, d.Say("* Adjourned in round %d, and a draw for the pairing: %s", r+1, strings.Join(all, ", ")))
		}
	}
	return notes
}

// sideColumns are the columns of one side.
func (d *draw) sideColumns(title, id string, rated bool) []table.Column {
	var cols []table.Column
	if d.numbered() {
		cols = append(cols, d.noColumn(id+"-no"))
	}
	cols = append(cols, table.Column{ID: id, Title: title})
	if rated {
		cols = append(cols, table.Column{ID: id + "-rating", Title: d.Say("Rtng"), Align: table.Right, Format: table.Whole})
	}
	if d.Few() {
		return cols
	}
	return append(cols, table.Column{ID: id + "-score", Title: d.Say("Pts"), Align: table.Right,
		Format: table.Halves, Tip: d.Say("Score before the round")})
}

func (d *draw) noColumn(id string) table.Column {
	return table.Column{ID: id, Title: d.Say("No."), Align: table.Right, Format: table.Whole, Tip: d.Say("Starting number")}
}

// side adds name, rating and score of one side; blank where there is nobody.
func (d *draw) side(cells []table.Cell, id model.ID, rated bool) []table.Cell {
	name, number := table.Cell{}, table.Cell{}
	if e, ok := d.Entries[id]; ok {
		name = table.Cell{Text: d.called(id), Ref: table.Ref{Kind: table.ToPlayer, Section: int32(d.Section.ID), Participant: int32(id)}}
		number = report.Whole(e.Number)
	}
	if d.numbered() {
		cells = append(cells, number)
	}
	if cells = append(cells, name); rated {
		cells = append(cells, d.rating(id))
	}
	switch {
	case d.Few():
		return cells
	case id == 0:
		return append(cells, table.Cell{})
	}
	return append(cells, d.score(id))
}

// score is what a participant had before the round, with a mark where an adjourned game is in it that is named below.
func (d *draw) score(id model.ID) table.Cell {
	score, other := d.Score(id)
	cell := table.Num(d.PointsOf(score), float64(score)/2)
	if other {
		cell.Tip = d.Say("With a draw for an adjourned game")
	}
	if other && !d.Pointed { // for programs it is a number
		cell.Text += "*"
	}
	return cell
}

// result is the middle of a board's line.
func (d *draw) result(p *model.Pairing) table.Cell {
	cell := table.Cell{Ref: d.ref(table.ToResult, p, p.Sides[0]), Editable: true}
	switch {
	case p.IsBye():
		cell.Text, cell.Mark = d.Word(p.Outcomes[0].Words()), table.Bye
	case p.Rests() && !p.Awaited():
		cell.Text, cell.Mark = d.Say("adjourned"), table.Pending
	case p.Outcomes[0] == model.Pending:
		cell.Mark = table.Pending
	case d.Section.Team() && p.Outcomes[0].Played():
		cell.Text = p.Score[0].Fraction() + "-" + p.Score[1].Fraction()
	default:
		cell.Text = model.ResultText(p.Outcomes)
	}
	if !p.IsBye() && p.Outcomes[0].Unplayed() {
		cell.Mark = table.Forfeit
	}
	if notes := d.ratedAs(p); len(notes) > 0 {
		cell.Mark, cell.Tip = table.Changed, strings.Join(notes, "\n")
	}
	return cell
}

// ratedAs says which games of a board count otherwise for rating. The reason is not for the hall.
func (d *draw) ratedAs(p *model.Pairing) []string {
	var notes []string
	if p.ForRating.Set() {
		notes = append(notes, d.Say("Board %d: for rating %s", p.Board, model.ResultText(p.ForRating.Outcomes)))
	}
	for b := range p.Games {
		if f := p.Games[b].ForRating; f.Set() {
			notes = append(notes, d.Say("Match %d, board %d: for rating %s", p.Board, b+1, model.ResultText(f.Outcomes)))
		}
	}
	return notes
}
