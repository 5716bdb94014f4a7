package lists

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var DoorReport = report.Report{ID: "door", Name: phrase.New("Door list"), Part: true, Round: true, For: report.EverySection,
	Doc:  phrase.New("For the door: everybody in order of name with number, board and colour, in two columns."),
	Make: report.OfOne(DoorList), All: DoorList}

// DoorList is everybody of all the sections in order of name, with section, board and
// colour, for the door of the hall. On paper it runs in two columns. Of each section it is
// the round of the options, or the last; a section without one is left out.
func DoorList(t *model.Tournament, sections []*model.Section, o report.Options) (table.Document, error) {
	doc := o.About(t)
	tb := table.Table{Name: o.Say("By name"), Halves: true}
	var rounds []string
	for _, s := range sections {
		if len(s.Rounds) == 0 || o.Round > len(s.Rounds) {
			continue
		}
		d, err := newDraw(t, s, o)
		if err != nil {
			return table.Document{}, err
		}
		d.Paper = true
		tb.Columns = d.doorColumns()
		tb.Rows = append(tb.Rows, d.doorRows()...)
		round := d.OfRound("round %d")
		if len(sections) > 1 {
			round = report.JoinNonEmpty(" ", o.Itself(s.Name), round)
		}
		rounds = append(rounds, round)
	}
	if len(rounds) == 0 {
		return table.Document{}, phrase.Errorf("no section has such a round: pair it first")
	}
	doc.Subtitle = o.Say("Where everybody plays: %s", o.Parted(rounds))
	if len(sections) == 1 {
		tb = report.Without(tb, "section")
	}
	sortByName(&tb)
	tb = report.WithoutEmpty(tb, "colour")
	doc.Tables = []table.Table{tb}
	return doc, nil
}

func (d *draw) doorColumns() []table.Column {
	return []table.Column{{ID: "name", Title: d.Say("Name"), Frozen: true}, d.noColumn("no"), {ID: "section", Title: d.Say("Section")},
		{ID: "board", Title: d.Say("Board"), Align: table.Right, Format: table.Whole}, {ID: "colour", Title: d.Say("Colour")}}
}

// doorRows are those of a section; who has a bye has it in place of a board.
func (d *draw) doorRows() (rows []table.Row) {
	for _, p := range d.Section.Rounds[d.RoundNo-1].Pairings {
		for side, id := range p.Sides {
			if !d.looksHere(id) {
				continue
			}
			colour := table.Cell{}
			switch {
			case p.IsBye():
				colour = table.Cell{Text: d.Word(p.Outcomes[0].Words()), Mark: table.Bye}
			case p.NoColours:
			case side == 0:
				colour.Text = d.Say("White")
			default:
				colour.Text = d.Say("Black")
			}
			board := d.boardOf(&p)
			rows = append(rows, table.Row{Ref: d.ref(table.ToPlayer, &p, id), Cells: []table.Cell{
				table.Text(d.lookedUp(id)), report.Whole(d.Entries[id].Number), table.Text(d.Section.Name), board, colour}})
		}
	}
	return rows
}
