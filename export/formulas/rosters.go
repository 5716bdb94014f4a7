package formulas

import (
	"slices"

	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/model"
)

// rostersSheet is the players of the teams, in board order.
func rostersSheet(s *section) sheets.Sheet {
	sheet := sheets.Sheet{Name: s.rosters, Heading: s.headed(s.say("Players")), FrozenRows: 1, FrozenColumns: 3}
	right := sheets.Style{Align: table.Right}
	type column struct {
		head  string
		width float64
		style sheets.Style
		of    func(p *model.Player) any
	}
	columns := []column{{s.say("Team"), 26, sheets.Style{}, nil}, {s.say("Board"), 10, right, nil},
		{s.say("Name"), 30, sheets.Style{Strong: true}, func(p *model.Player) any { return p.Name }},
		{s.say("Rating"), 11, right, func(p *model.Player) any { return ratingOf(s.sh.Ratings.Of(p)) }}}
	for _, c := range s.everyColumn() {
		of := func(p *model.Player) any { return c.value(&model.Line{Club: p.Club}, p) }
		there := slices.ContainsFunc(s.s.Players, func(p model.Player) bool { return of(&p) != nil })
		if there && !slices.Contains([]string{ofNumber, ofName, ofRating}, c.key) {
			c.style.Typed = false
			columns = append(columns, column{c.head, c.width, c.style, of})
		}
	}
	var heads []sheets.Cell
	for _, c := range columns {
		heads = append(heads, sheets.Cell{Value: c.head, Style: sheets.Style{Part: sheets.Head, Align: c.style.Align}})
		sheet.Columns = append(sheet.Columns, sheets.Column{Width: c.width})
	}
	sheet.Rows = append(sheet.Rows, heads)
	for i := range s.s.Teams {
		for b, id := range s.s.Teams[i].Roster {
			p := s.s.Player(id)
			if p == nil {
				continue
			}
			row := make([]sheets.Cell, len(columns))
			for c, col := range columns {
				row[c].Style = col.style
				row[c].Style.Rule = b == 0 && i > 0
				if col.of != nil {
					row[c].Value = col.of(p)
				}
			}
			row[0].Value, row[1].Value = s.s.Teams[i].Name, b+1
			sheet.Rows = append(sheet.Rows, row)
		}
	}
	sheet.Filter = "A1:" + sheets.ColumnName(len(columns)) + itoa(len(sheet.Rows))
	return sheet
}
