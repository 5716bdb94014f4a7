package formulas

import "wallchart/export/sheets"

// planSection adds a section's sheets and names. First come the formulas: results, then the places, then a trophy's; the sheets
// look into them.
func planSection(s *section, b *sheets.Book) {
	calc := newCalculation(s)
	(&results{calc}).plan()
	order := newPlaces(calc)
	order.plan()
	tr := newTrophy(order)
	if tr != nil {
		tr.plan(s.teams)
	}
	b.Sheets = append(b.Sheets, playersSheet(s))
	if len(s.s.Players) > 0 && s.sh.Teams {
		b.Sheets = append(b.Sheets, rostersSheet(s))
	}
	played := &rounds{calculation: calc}
	for r := 1; r <= s.rounds; r++ {
		b.Sheets = append(b.Sheets, played.sheet(r))
		played.remember(&b.Sheets[len(b.Sheets)-1])
	}
	cross := crosstable{order}
	b.Sheets = append(b.Sheets, cross.sheet())
	table, cells := standingsSheet(order)
	b.Sheets = append(b.Sheets, table)
	if tr != nil {
		b.Sheets = append(b.Sheets, tr.sheet(s.trophies))
		b.Names = append(b.Names, sheets.Name{Name: s.name("Trophies"), To: tr.named()})
	}
	laidDown := rulesMaker{s, played}
	b.Sheets = append(b.Sheets, tieBreaksSheet(order), laidDown.sheet(), calc.calc.plan())
	if tr != nil {
		b.Sheets = append(b.Sheets, tr.on.calc.plan())
	}
	b.Names = append(b.Names, names(s, cells)...)
}
