package report

import (
	"strings"

	"wallchart/export/table"
)

// Ruled draws a line after each group of equal score. The rows are in order of standing.
func (c *Chart) Ruled(t table.Table, order []int) table.Table {
	score := func(n int) int {
		if c.Standings.At(order[n]).Rank == 0 {
			return -1 // below all scores
		}
		return int(c.Standings.At(order[n]).Cells[0].Value)
	}
	for n := 1; n < len(order); n++ {
		t.Rows[n-1].Rule = score(n) != score(n-1)
	}
	return t
}

// Programme names the tie-breaks in the order in which they decide, in short, for the
// foot of every sheet.
func (c *Chart) Programme() string {
	var heads []string
	for n, use := range c.Standings.Columns {
		if n > 0 {
			heads = append(heads, c.Word(use.Head()))
		}
	}
	if heads == nil {
		return ""
	}
	return c.Say("Tie-breaks: %s", strings.Join(heads, table.Between))
}
