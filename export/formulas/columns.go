package formulas

import "wallchart/export/sheets"

// tieBreaksSheet says of each column what it is, by which rule, and whether it
// follows corrections.
func tieBreaksSheet(s *places) sheets.Sheet {
	sheet := sheets.Sheet{Name: s.tieBreaks, Heading: s.headed(s.say("Tie-breaks")), FrozenRows: 1,
		Columns: []sheets.Column{{Width: 12}, {Width: 14}, {Width: 32}, {Width: 32}, {Width: 38}}}
	wrapped := sheets.Style{Wrap: true}
	head := func(text string) sheets.Cell { return sheets.Cell{Value: text, Style: sheets.Style{Part: sheets.Head}} }
	sheet.Rows = append(sheet.Rows, []sheets.Cell{head(s.say("Column")), head(s.say("Code")), head(s.say("Tie-break")), head(s.say("Rule")),
		head(s.say("In this workbook"))})
	for _, c := range s.columns {
		follows := s.follows(c, s.fixed)
		sheet.Rows = append(sheet.Rows, []sheets.Cell{
			{Value: s.headOf(s.columns, c.n), Style: sheets.Style{Strong: true}}, {Value: c.use.Title()},
			{Value: s.word(c.use.Label()), Style: wrapped},
			{Value: s.word(s.st.Rule(c.use)), Style: wrapped}, {Value: follows, Style: wrapped},
		})
	}
	if s.fixed {
		sheet.Rows = append(sheet.Rows, []sheets.Cell{{Value: s.say("Place"), Style: sheets.Style{Strong: true}}, {}, {}, {},
			{Value: s.follows(tieBreak{value: s.rank}, true), Style: wrapped}})
	}
	return sheet
}

// follows says of a column whether it follows corrections; of values, whether they stay when there is one.
func (s *section) follows(c tieBreak, stay bool) string {
	switch {
	case c.value == "":
		return s.say("Left out: it cannot be computed for this section.")
	case c.live:
		return s.say("A formula: it follows corrections.")
	case stay:
		return s.say("A value, as it was when the workbook was written: it follows no correction.")
	}
	return s.say("A value, as it was when the workbook was written. After a correction it is left out, and who is level " +
		"before it shares a place.")
}
