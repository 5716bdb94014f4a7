package report

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
)

// grid is everybody against everybody: the result of a line against a column,
// with the diagonal filled. Two games of a double round stand in one cell. A dot
// stands where not everybody meets everybody and these two did not: what is empty is
// to be filled in.
func (c *chart) grid(only only) table.Document {
	d := c.document(only.of(c.after(headCrosstable)))
	order := c.everyone()
	columns := append(c.leading(c.say("Rk.")), c.details(c.particulars(c.say("Rtg")))...)
	met := c.meetings()
	for _, j := range order {
		columns = append(columns, column{
			table.Column{ID: "vs" + strconv.Itoa(c.sheet.Lines[j].Number), Title: c.number(j),
				Align: table.Centre, Tip: c.sheet.Lines[j].Name, Ref: c.ref(table.ToPlayer, j)},
			func(i int) table.Cell { return c.versus(i, j, met[i][j]) },
		})
	}
	t := c.fill(c.say("Grid"), append(columns, c.adjustedScores()...), c.lines(only))
	t.Notes = slices.Concat(c.shares(), c.signs(Grid, c.lines(only)), c.byeNotes(only), c.legend())
	d.Tables = []table.Table{t}
	return d
}

// meetings lists, for each pair of participants, the rounds (from 0) in which
// they were paired.
func (c *chart) meetings() []map[int][]int {
	met := make([]map[int][]int, len(c.all.Lines))
	for i := range met {
		met[i] = map[int][]int{}
		for r, x := range c.all.Lines[i].Cells {
			if x.Opponent >= 0 {
				met[i][x.Opponent] = append(met[i][x.Opponent], r)
			}
		}
	}
	return met
}

func (c *chart) versus(i, j int, rounds []int) table.Cell {
	if i == j {
		return table.Cell{Text: "*", Mark: table.Empty}
	}
	if everybody := c.section.Format == model.RoundRobin || c.section.Format == model.DoubleRoundRobin; len(rounds) == 0 && !everybody {
		return table.Cell{Text: ".", Tip: c.say("They have not met")}
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
			tips = append(tips, c.tip(&c.all.Lines[i].Cells[r], r))
		}
		cell.Tip = strings.Join(tips, "; ")
	}
	return cell
}

// byeNotes says what has no place in a grid: rounds without an opponent.
func (c *chart) byeNotes(only only) []string {
	var notes []string
	for i := range c.all.Lines {
		l := &c.all.Lines[i]
		if !only.has(l.ID) {
			continue
		}
		var byes []string
		for r, x := range l.Cells {
			if x.Opponent < 0 && x.Outcome != model.Rest && x.Pairing >= 0 {
				byes = append(byes, c.say("%s in round %d", x.Outcome.Words(), r+1))
			}
		}
		if len(byes) > 0 {
			notes = append(notes, c.say("%s: %s", l.Name, strings.Join(byes, ", ")))
		}
	}
	return notes
}
