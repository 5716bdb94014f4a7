package report

import (
	"strconv"
	"strings"

	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// sum is what a participant's value in a column is made of.
func (c *Chart) sum(i, column int) *table.Sum {
	e := c.Standings.Explain(i, column)
	return c.sumOf(&e)
}

// sumOf is an explanation for a page on which it can be opened.
func (c *Chart) sumOf(of *tiebreaks.Explanation) *table.Sum {
	e := c.Opened(*of)
	s := &table.Sum{Title: c.Say("%s: %s", e.TieBreak, e.Value), Total: e.Formula, Notes: c.Words(e.Notes)}
	for _, l := range e.Lines {
		p := table.Part{Who: l.Opponent, Amount: l.Amount, Note: c.Word(l.Note), Struck: l.Struck}
		if l.Round > 0 {
			p.Label = strconv.Itoa(l.Round)
		}
		s.Parts = append(s.Parts, p)
	}
	s.Parts = append(s.Parts, c.encounter(e.Table)...)
	if rule := c.Word(e.Rule); rule != "" {
		s.Notes = append(s.Notes, c.Say("Rule: %s", rule))
	}
	return s
}

// encounter are the lines of a small crosstable, a part each: "Bruno 1, Clara ½".
func (c *Chart) encounter(rows [][]phrase.Text) []table.Part {
	var parts []table.Part
	if len(rows) == 0 {
		return nil
	}
	heads := rows[0]
	for _, row := range rows[1:] {
		var made []string
		for k, cell := range row[1:] {
			switch cell := c.Word(cell); {
			case len(heads) == 2: // one column says for itself what it is
				made = append(made, cell)
			case cell != "":
				made = append(made, c.Word(heads[1+k])+" "+cell)
			}
		}
		parts = append(parts, table.Part{Who: c.Word(row[0]), Amount: strings.Join(made, ", ")})
	}
	return parts
}

// usedWith are the words of a page that is read on a screen.
func (o Options) usedWith() table.Words {
	return table.Words{
		Contents: o.Say("Contents"), Search: o.Say("Search"), Found: o.Say("%s of %s rows", table.PageNumber, table.PageCount),
		None: o.Say("Nothing found"), Sort: o.Say("Sort by this column"), Close: o.Say("Close"),
		Hint: o.Say("A number that is underlined with dots opens: tap it, or go there with Tab and the arrow keys and press Enter. " +
			"A heading sorts its column."),
		Made: o.Say("As of"), Printed: o.Say("Printed"), Pages: o.Say("Pages of this event"),
	}
}

// Opened is the explanation with its numbers as the document writes numbers.
func (o Options) Opened(e tiebreaks.Explanation) tiebreaks.Explanation {
	if o.Pointed {
		return e
	}
	return e.In(o.language())
}
