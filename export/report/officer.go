package report

import (
	"strconv"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// mostNamed is how many players without an ID are named.
const mostNamed = 10

var officerTable = Report{ID: "officer", Name: phrase.New("Results for a rating officer"), For: individual,
	Doc: phrase.New("For lists that take a table by mail, such as NWSRS and Chess Scotland: number, last and first name, ID, and for each " +
		"round W, D or L with the opponent's number. As CSV or workbook."),
	Make: Officer}

// Officer is the crosstable as rating officers take it who have no file format: names in two columns, IDs, and the results by
// starting number, played as they count for rating.
func Officer(st *tiebreaks.Standings, o Options) (table.Document, error) {
	c := newChart(st, o)
	if c.sheet.Teams {
		return table.Document{}, phrase.Errorf("%s is a section of teams, and the games of its players are in the crosstable of each round",
			c.section.Name)
	}
	rated := model.NewSheet(c.sheet.Tournament, c.sheet.Tournament.AsRated(c.section), c.sheet.Rounds)
	d := c.document(c.after(headOfficer))
	t := table.Table{Name: c.say("Results"), Columns: []table.Column{
		{ID: "no", Title: c.say("No."), Align: table.Right, Format: table.Whole, Tip: c.say("Starting number"), Frozen: true},
		{ID: "last", Title: c.say("Last name"), Frozen: true}, {ID: "first", Title: c.say("First name")},
		{ID: "id", Title: c.say("No. in the list")}}}
	for r := range rated.Rounds {
		t.Columns = append(t.Columns, table.Column{ID: "r" + strconv.Itoa(r+1), Title: c.say("Rd %d", r+1), Align: table.Centre})
	}
	var nameless []string
	open := 0
	for i := range rated.Lines {
		l := &rated.Lines[i]
		p := c.people[l.ID]
		last, first := lastAndFirst(l.Name)
		id := p.NationalID
		if id == "" {
			id = p.FideID
		}
		if id == "" {
			nameless = append(nameless, c.itself(l.Name))
		}
		row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: int32(c.section.ID), Participant: int32(l.ID)},
			Cells: []table.Cell{whole(l.Number), table.Text(last), table.Text(first), table.Text(id)}}
		for r := range l.Cells {
			x := &l.Cells[r]
			if x.Outcome == model.Pending && x.Opponent > i {
				open++
			}
			row.Cells = append(row.Cells, table.Text(officerCell(rated, x)))
		}
		t.Rows = append(t.Rows, row)
	}
	t.Notes = append(t.Notes, c.say("W won, D drawn, L lost against the number behind it; X won and F lost by forfeit; B full-point bye, "+
		"H half-point bye, U no game for rating."))
	if without := len(nameless); without > 0 {
		if without > mostNamed {
			nameless = append(nameless[:mostNamed], "…")
		}
		t.Notes = append(t.Notes, c.count(without, "%[1]d player has no ID, by which the office knows players: %[2]s",
			"%[1]d players have no ID, by which the office knows players: %[2]s", without, strings.Join(nameless, "; ")))
	}
	if open > 0 {
		t.Notes = append(t.Notes, c.count(open, "%d game has no result yet.", "%d games have no result yet.", open))
	}
	d.Tables = []table.Table{t}
	return d, nil
}

// officerCell is a round in the letters of the field: "W12", "D3", "B".
func officerCell(sh *model.Sheet, x *model.Cell) string {
	against := ""
	if x.Opponent >= 0 {
		against = strconv.Itoa(sh.Lines[x.Opponent].Number)
	}
	switch o := x.Outcome; {
	case o == model.Pending:
		return ""
	case o.Rated():
		return string(o.US()) + against
	case o == model.ForfeitWin:
		return "X" + against
	case o == model.ForfeitLoss || o == model.DoubleForfeit:
		return "F" + against
	case o == model.PairingBye || o == model.FullBye:
		return "B"
	case o == model.HalfBye:
		return "H"
	}
	return "U" // not there, or a game that does not count for rating
}

// lastAndFirst takes a name apart: before and behind the comma or, without one, the last word and what stands before it.
func lastAndFirst(name string) (last, first string) {
	if last, first, ok := strings.Cut(name, ","); ok {
		return strings.TrimSpace(last), strings.TrimSpace(first)
	}
	name = strings.TrimSpace(name)
	if i := strings.LastIndexByte(name, ' '); i >= 0 {
		return name[i+1:], strings.TrimSpace(name[:i])
	}
	return name, ""
}
