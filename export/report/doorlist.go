package report

import (
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// DoorList is everybody of all the sections in order of name, with section, board and
// colour, for the door of the hall. On paper it runs in two columns. Of each section it is
// the round of the options, or the last; a section without one is left out.
func DoorList(t *model.Tournament, sections []*model.Section, o Options) (table.Document, error) {
	doc := o.About(t)
	tb := table.Table{Name: o.say("By name"), Halves: true}
	var rounds []string
	for _, s := range sections {
		if len(s.Rounds) == 0 || o.Round > len(s.Rounds) {
			continue
		}
		d, err := newDraw(t, s, o)
		if err != nil {
			return table.Document{}, err
		}
		d.paper = true
		tb.Columns = d.doorColumns()
		tb.Rows = append(tb.Rows, d.doorRows()...)
		round := d.ofRound("round %d")
		if len(sections) > 1 {
			round = joinNonEmpty(" ", o.itself(s.Name), round)
		}
		rounds = append(rounds, round)
	}
	if len(rounds) == 0 {
		return table.Document{}, phrase.Errorf("no section has such a round: pair it first")
	}
	doc.Subtitle = o.say("Where everybody plays: %s", o.parted(rounds))
	if len(sections) == 1 {
		tb = without(tb, "section")
	}
	sortByName(&tb)
	tb = withoutEmpty(tb, "colour")
	doc.Tables = []table.Table{tb}
	return doc, nil
}

func (d *draw) doorColumns() []table.Column {
	return []table.Column{{ID: "name", Title: d.say("Name"), Frozen: true}, d.noColumn("no"), {ID: "section", Title: d.say("Section")},
		{ID: "board", Title: d.say("Board"), Align: table.Right, Format: table.Whole}, {ID: "colour", Title: d.say("Colour")}}
}

// doorRows are those of a section; who has a bye has it in place of a board.
func (d *draw) doorRows() (rows []table.Row) {
	for _, p := range d.s.Rounds[d.round-1].Pairings {
		for side, id := range p.Sides {
			if !d.looksHere(id) {
				continue
			}
			colour := table.Cell{}
			switch {
			case p.IsBye():
				colour = table.Cell{Text: d.word(p.Outcomes[0].Words()), Mark: table.Bye}
			case p.NoColours:
			case side == 0:
				colour.Text = d.say("White")
			default:
				colour.Text = d.say("Black")
			}
			board := d.boardOf(&p)
			rows = append(rows, table.Row{Ref: d.ref(table.ToPlayer, &p, id), Cells: []table.Cell{
				table.Text(d.lookedUp(id)), whole(d.entries[id].Number), table.Text(d.s.Name), board, colour}})
		}
	}
	return rows
}

// without leaves a column out.
func without(t table.Table, id string) table.Table {
	at := t.Column(id)
	for i := range t.Rows {
		t.Rows[i].Cells[at].Text = ""
	}
	return withoutEmpty(t, id)
}
