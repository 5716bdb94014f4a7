package charts

import (
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
)

// rounds are the columns of the rounds.
func (c *chart) rounds(title func(round int) string, text func(*model.Cell) string) []report.Column {
	columns := make([]report.Column, c.All.Rounds)
	for r := range columns {
		columns[r] = report.Column{
			Column: c.roundColumn(r, title(r+1)),
			Cell:   func(i int) table.Cell { return c.result(i, r, text(c.played(i, r))) },
		}
	}
	return columns
}

func (c *chart) roundColumn(r int, title string) table.Column {
	when := c.Section.When(r + 1)
	return table.Column{
		ID: "r" + strconv.Itoa(r+1), Title: title, Align: table.Centre,
		Tip: report.JoinNonEmpty(", ", c.Say("Round %d", r+1), c.Start(when, ", ")),
		Ref: table.Ref{Kind: table.ToRound, Section: int32(c.Section.ID), Round: r + 1},
	}
}
