package charts

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
)

// grid is everybody against everybody: the result of a line against a column,
// with the diagonal filled. Two games of a double round stand in one cell. A dot
// stands where not everybody meets everybody and these two did not: what is empty is
// to be filled in.
func (c *chart) grid(only report.Only) table.Document {
	d := c.Document(only.Of(c.After(headCrosstable)))
	order := c.Everyone()
	columns := append(c.leading(c.Say("Rk.")), c.details(c.Particulars(c.Say("Rtg")))...)
	met := c.meetings()
	for _, j := range order {
		columns = append(columns, report.Column{
			Column: table.Column{ID: "vs" + strconv.Itoa(c.Sheet.Lines[j].Number), Title: c.Number(j),
				Align: table.Centre, Tip: c.Sheet.Lines[j].Name, Ref: c.Ref(table.ToPlayer, j)},
			Cell: func(i int) table.Cell { return c.versus(i, j, met[i][j]) },
		})
	}
	t := c.Fill(c.Say("Grid"), append(columns, c.adjustedScores()...), c.lines(only))
	t.Notes = slices.Concat(c.Shares(), c.signs(report.Grid, c.lines(only)), c.byeNotes(only), c.Legend())
	d.Tables = []table.Table{t}
	return d
}

// meetings lists, for each pair of participants, the rounds (from 0) in which
// they were paired.
func (c *chart) meetings() []map[int][]int {
	met := make([]map[int][]int, len(c.All.Lines))
	for i := range met {
		met[i] = map[int][]int{}
		for r, x := range c.All.Lines[i].Cells {
			if x.Opponent >= 0 {
				met[i][x.Opponent] = append(met[i][x.Opponent], r)
			}
		}
	}
	return met
}

// versus is the cell of i against j: what i made in the rounds in which they met, one behind the other.
func (c *chart) versus(i, j int, rounds []int) table.Cell {
	if i == j {
		return table.Cell{Text: "*", Mark: table.Empty}
	}
	if everybody := c.Section.Format == model.RoundRobin || c.Section.Format == model.DoubleRoundRobin; len(rounds) == 0 && !everybody {
		return table.Cell{Text: ".", Tip: c.Say("They have not met")}
	}
	if len(rounds) == 0 {
		return table.Cell{}
	}
	texts := make([]string, 0, len(rounds))
	at, open := rounds[len(rounds)-1], false // the cell is about the first open game, or the last one
	for _, r := range rounds {
		text := c.made(c.played(i, r))
		if text == "" && !open {
			at, open = r, true
		}
		if text == "" && len(rounds) > 1 {
			text = "." // keeps the games apart: ". 1" is the second one won
		}
		texts = append(texts, text)
	}
	cell := c.result(i, at, strings.Join(texts, " "))
	if len(rounds) > 1 {
		cell.Mark = table.Plain
		cell.Editable = false // which of the games is meant could not be told
		var tips []string
		for _, r := range rounds {
			tips = append(tips, c.tip(&c.All.Lines[i].Cells[r], r))
		}
		cell.Tip = strings.Join(tips, "; ")
	}
	return cell
}

// byeNotes says what has no place in a grid: rounds without an opponent.
func (c *chart) byeNotes(only report.Only) []string {
	var notes []string
	for i := range c.All.Lines {
		l := &c.All.Lines[i]
		if !only.Has(l.ID) {
			continue
		}
		var byes []string
		for r, x := range l.Cells {
			if x.Opponent < 0 && x.Outcome != model.Rest && x.Pairing >= 0 {
				byes = append(byes, c.Say("%s in round %d", x.Outcome.Words(), r+1))
			}
		}
		if len(byes) > 0 {
			notes = append(notes, c.Say("%s: %s", l.Name, strings.Join(byes, ", ")))
		}
	}
	return notes
}
