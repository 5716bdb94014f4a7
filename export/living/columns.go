package living

import "wallchart/export/sheets"

// tieBreaksSheet says of each column what it is, by which rule, and whether it
// follows corrections.
func (s *section) tieBreaksSheet() sheets.Sheet {
	sheet := sheets.Sheet{Name: s.tieBreaks, Heading: s.headed(s.say("Tie-breaks")), FrozenRows: 1,
		Columns: []sheets.Column{{Width: 12}, {Width: 14}, {Width: 32}, {Width: 32}, {Width: 38}}}
	wrapped := sheets.Style{Wrap: true}
	head := func(text string) sheets.Cell { return sheets.Cell{Value: text, Style: sheets.Style{Part: sheets.Head}} }
	sheet.Rows = append(sheet.Rows, []sheets.Cell{head(s.say("Column")), head(s.say("Code")), head(s.say("Tie-break")), head(s.say("Rule")),
		head(s.say("In this workbook"))})
	for _, c := range s.columns {
		follows := s.say("A formula: it follows corrections.")
		switch {
		case c.value == "":
			follows = s.say("Left out: it cannot be computed for this section.")
		case !c.live:
			follows = s.say("A value, as it was when the workbook was written: it follows no correction.")
		}
		sheet.Rows = append(sheet.Rows, []sheets.Cell{
			{Value: s.headOf(s.columns, c.n), Style: sheets.Style{Strong: true}}, {Value: c.use.Title()},
			{Value: s.word(c.use.Label()), Style: wrapped},
			{Value: s.word(s.st.Rule(c.use)), Style: wrapped}, {Value: follows, Style: wrapped},
		})
	}
	if s.rank == "rank" {
		sheet.Rows = append(sheet.Rows, []sheets.Cell{{Value: s.say("Place"), Style: sheets.Style{Strong: true}}, {}, {}, {},
			{Value: s.say("A value, as it was when the workbook was written: it follows no correction.")}})
	}
	return sheet
}
