package lists

import (
	"slices"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
)

// Pairings is a round's boards in order, with the scores before the round and
// the results as far as they are known.
func Pairings(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	return d.byBoards()
}

// PairingsByName is the same round as players look for it: everybody in order of
// name, with colour, opponent and board.
func PairingsByName(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	return d.byName(), nil
}

func (d *draw) byName() table.Document {
	t, s, o := d.Tournament, d.Section, d.Options
	doc := report.Document(t, s, o)
	doc.Subtitle = o.Under(doc.Subtitle, d.Only.Of(d.OfRound("Pairings of round %d")+", "+o.Say("by name")))
	tb := table.Table{Name: o.Say("Pairings by name"), Columns: d.nameColumns(), Rows: d.names()}
	sortByName(&tb)
	if !d.Colours {
		tb = report.WithoutEmpty(tb, "colour")
	}
	if d.numbered() {
		tb.Notes = append(tb.Notes, d.drawn()...)
	}
	doc.Tables = []table.Table{tb}
	return doc
}

// names is a row for each of those whom the list is of.
func (d *draw) names() (rows []table.Row) {
	pairings := d.Section.Rounds[d.RoundNo-1].Pairings
	for n := range pairings {
		for side, id := range pairings[n].Sides {
			if d.looksHere(id) {
				rows = append(rows, d.named(&pairings[n], side))
			}
		}
	}
	return rows
}

// sortByName puts the rows in the order of their first cells.
func sortByName(tb *table.Table) {
	byName := collate.New(language.Und, collate.IgnoreCase)
	slices.SortStableFunc(tb.Rows, func(a, b table.Row) int { return byName.CompareString(a.Cells[0].Text, b.Cells[0].Text) })
}

func (d *draw) nameColumns() []table.Column {
	columns := []table.Column{{ID: "name", Title: d.Say("Name"), Frozen: true}}
	if d.numbered() {
		columns = append(columns, d.noColumn("no"))
		if d.rated() {
			columns = append(columns, table.Column{ID: "rating", Title: d.Say("Rtng"), Align: table.Right, Format: table.Whole})
		}
		columns = append(columns, table.Column{ID: "score", Title: d.Say("Pts"), Align: table.Right,
			Format: table.Halves, Tip: d.Say("Score before the round")})
	}
	return append(columns, table.Column{ID: "board", Title: d.Say("Board"), Align: table.Right, Format: table.Whole},
		table.Column{ID: "colour", Title: d.Say("Colour")}, table.Column{ID: "opponent", Title: d.Say("Opponent")})
}

func (d *draw) named(p *model.Pairing, side int) table.Row {
	id := p.Sides[side]
	row := table.Row{Ref: d.ref(table.ToPlayer, p, id), Cells: []table.Cell{table.Text(d.lookedUp(id))}}
	if d.numbered() {
		row.Cells = append(row.Cells, report.Whole(d.Entries[id].Number))
		if d.rated() {
			row.Cells = append(row.Cells, d.rating(id))
		}
		row.Cells = append(row.Cells, d.score(id))
	}
	if p.IsBye() {
		return table.Row{Ref: row.Ref, Cells: append(row.Cells, table.Cell{}, table.Cell{},
			table.Cell{Text: d.Word(p.Outcomes[0].Words()), Mark: table.Bye})}
	}
	board, colour := d.boardOf(p), ""
	if !p.NoColours {
		colour = d.Say("White")
		if side == 1 {
			colour = d.Say("Black")
		}
	}
	row.Cells = append(row.Cells, board, table.Text(colour), table.Text(d.called(p.Sides[1-side])))
	return row
}

func (d *draw) rated() bool {
	if d.Section.Team() || d.Few() {
		return false
	}
	return slices.ContainsFunc(d.Section.Players, func(p model.Player) bool { return d.Ratings.Of(&p) != 0 })
}

// rating is a player's; blank where there is nobody.
func (d *draw) rating(id model.ID) table.Cell {
	p := d.People[id]
	if p == nil {
		return table.Cell{}
	}
	if rating := d.Ratings.Of(p); rating != 0 {
		return table.Num(rating.String(), float64(rating))
	}
	return table.Text(d.Unrated())
}

func (d *draw) ref(kind table.RefKind, p *model.Pairing, who model.ID) table.Ref {
	r := table.Ref{Kind: kind, Section: int32(d.Section.ID), Participant: int32(who), Round: d.RoundNo, Board: p.Board}
	if side := p.Side(who); side >= 0 {
		r.Opponent = int32(p.Sides[1-side])
	}
	return r
}
