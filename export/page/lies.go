package page

import "wallchart/export/table"

// laid lays the tables out that stand on pages of their own. Unless told, each report of
// them, and the cards, lies as is best for it; those that lie alike follow each other.
func laid(doc table.Document, o Options, r *ruler, from, to int) []Page {
	var pages []Page
	begin, across := from, false
	place := func(end int) {
		p := newPress(doc, o, r, across)
		p.goesOn = begin > from
		p.lay(begin, end)
		pages, begin = append(pages, p.pages...), end
	}
	for at := from; at < to; {
		end := at + 1
		for end < to && !apart(&doc.Tables[end-1], &doc.Tables[end]) {
			end++
		}
		better := turned(doc, o, r, at, end, at > from)
		if at > begin && better != across {
			place(at)
		}
		across, at = better, end
	}
	place(to)
	return pages
}

// apart tells whether a table may lie otherwise than the one before it.
func apart(before, t *table.Table) bool {
	return t.Report != "" || (t.Cards == nil) != (before.Cards == nil)
}

// turned tells whether tables lie better across.
func turned(doc table.Document, o Options, r *ruler, from, to int, goesOn bool) bool {
	if o.Orientation != table.Auto || doc.Tables[from].Cards != nil {
		return o.Orientation == table.Across
	}
	measured := func(across bool) *press {
		p := newPress(doc, o, r, across)
		p.goesOn, p.dry = goesOn, true
		p.lay(from, to)
		return p
	}
	upright := measured(false)
	if len(upright.pages) == 1 && upright.least >= goodSize && !o.Fill {
		return false // nothing is better
	}
	across := measured(true)
	return TurnAcross(upright.takes(), across.takes()) ||
		o.Fill && len(across.pages) == len(upright.pages) && across.least > 1.1*upright.least
}

// Takes is what something takes on paper that lies in one way.
type Takes struct {
	Sheets int
	Size   float64 // of its smallest table's type, in points
}

// TurnAcross is the rule by which paper lies across: where that gives type that can be
// read, and upright does not; and otherwise where it saves a sheet.
func TurnAcross(upright, across Takes) bool {
	const least = goodSize - 0.01
	if upright.Size >= least && across.Size >= least {
		return across.Sheets < upright.Sheets
	}
	return across.Size > upright.Size
}
