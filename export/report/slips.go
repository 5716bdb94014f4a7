package report

import (
	"slices"
	"strconv"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// Slips are the result slips of a round, a card for each board: who plays with which
// colour, and room for the result and the signatures of both. Those without an
// opponent have none.
func Slips(t *model.Tournament, s *model.Section, o Options) (table.Document, error) {
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	doc := document(t, s, o)
	doc.Subtitle = joinNonEmpty(": ", doc.Subtitle, d.heading("Result slips of round %d"))
	first, second := d.sides()
	tb := table.Table{Name: o.say("Result slips"), Cards: true, Columns: []table.Column{
		{ID: "board", Title: o.say("Board"), Align: table.Right, Format: table.Whole}, {ID: "round", Title: o.say("Round")},
		{ID: "first", Title: first}, {ID: "second", Title: second}}}
	for b := range d.mostGames() {
		tb.Columns = append(tb.Columns, table.Column{ID: "game" + strconv.Itoa(b+1), Title: o.say("Board %d", b+1)})
	}
	tb.Columns = append(tb.Columns, table.Column{ID: "result", Title: o.say("Result")},
		table.Column{ID: "sign-first", Title: o.say("Signature, %s", first)},
		table.Column{ID: "sign-second", Title: o.say("Signature, %s", second)})
	pairings := slices.DeleteFunc(d.boards(), func(p model.Pairing) bool { return p.IsBye() })
	for n := range pairings {
		tb.Rows = append(tb.Rows, d.slip(&pairings[n], len(tb.Columns)-7))
	}
	if len(tb.Rows) == 0 {
		return table.Document{}, phrase.Errorf("round %d of %s has no boards, so there are no slips", d.round, s.Name)
	}
	doc.Tables = []table.Table{tb}
	return doc, nil
}

// mostGames is the number of boards of the round's longest match.
func (d *draw) mostGames() int {
	n := 0
	for _, p := range d.s.Rounds[d.round-1].Pairings {
		n = max(n, len(p.Games))
	}
	return n
}

// slip is the card of one board.
func (d *draw) slip(p *model.Pairing, games int) table.Row {
	board := whole(p.Board)
	if p.Board == 0 {
		board = table.Cell{}
	}
	row := table.Row{Ref: d.ref(table.ToResult, p, p.Sides[0]), Cells: []table.Cell{board,
		table.Text(joinNonEmpty(", ", d.s.Name, d.say("round %d", d.round))),
		{Text: d.entries[p.Sides[0]].Name, Mark: table.Strong}, {Text: d.entries[p.Sides[1]].Name, Mark: table.Strong}}}
	for b := range games {
		cell := table.Cell{}
		if b < len(p.Games) {
			first, second := d.game(p, b).Cells[1].Text, d.game(p, b).Cells[3].Text
			cell = table.Cell{Text: joinNonEmpty(" – ", first, second), Mark: table.Pending}
		}
		row.Cells = append(row.Cells, cell)
	}
	result := table.Cell{Text: "1-0    ½-½    0-1", Mark: table.Pending}
	if d.s.Team() {
		result.Text = ""
	}
	return table.Row{Ref: row.Ref, Cells: append(row.Cells, result, table.Cell{Mark: table.Pending}, table.Cell{Mark: table.Pending})}
}
