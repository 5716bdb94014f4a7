package reasons

import (
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// History is what one participant (a sheet index) has done, round by round: colour,
// opponent, result and the points so far. A round that is paired and not played yet is
// the last line.
func History(st *tiebreaks.Standings, who int, o report.Options) table.Document {
	c := newChart(st, o)
	d := c.Document(c.After(report.HeadStandings))
	if who < 0 || who >= len(c.All.Lines) {
		return d
	}
	d.Subtitle = report.JoinNonEmpty(" – ", d.Title, d.Subtitle)
	d.Title = o.Word(c.called(who))
	t := table.Table{Name: o.Say("Results"), Columns: []table.Column{
		{ID: "round", Title: o.Say("Round"), Align: table.Right, Format: table.Whole},
		{ID: "colour", Title: o.Say("Colour")}, {ID: "opponent", Title: o.Say("Opponent")}, {ID: "result", Title: o.Say("Result")},
		{ID: "points", Title: o.Say("Points so far"), Align: table.Right, Format: table.Halves},
	}}
	line, kind := &c.All.Lines[who], model.MatchPoints
	if st.Columns[0].TieBreak.Code == "GPTS" {
		kind = model.GamePoints
	}
	var sum model.Points
	counted := &c.All.Counted().Lines[who]
	for r := range line.Cells {
		x := &line.Cells[r]
		if x.Outcome == model.Rest {
			continue
		}
		sum += counted.Cells[r].Points(kind)
		row := table.Row{Mark: table.Plain, Ref: c.Ref(table.ToPlayer, who), Cells: []table.Cell{
			table.Num(strconv.Itoa(r+1), float64(r+1)), table.Text(c.colourOf(x)), {}, {Text: c.resultOf(x), Mark: report.MarkOf(x.Outcome)},
			c.soFar(sum)}}
		if x.Opponent >= 0 {
			row.Cells[2] = table.Cell{Text: o.Word(c.called(x.Opponent)), Ref: c.Ref(table.ToPlayer, x.Opponent)}
		}
		if x.Outcome == model.Pending {
			row.Cells[4] = table.Cell{}
		}
		t.Rows = append(t.Rows, row)
	}
	if rest := counted.Total(kind) - sum; rest != 0 {
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{{}, {}, table.Text(o.Word(phrase.New("the arbiter's decision"))),
			table.Text(o.PointsOf(rest)), c.soFar(sum + rest)}})
	}
	if e := c.Entry(who); e.Gone() > 0 {
		one := c.Section.AsLeft(*e)
		one.Entered, one.Byes = 0, nil
		t.Notes = append(t.Notes, phrase.Sentence(phrase.Verbatim(o.Status(&one))).String())
	}
	t = report.WithoutEmpty(t, "colour")
	d.Tables = []table.Table{t}
	report.Clean(&d)
	return d
}

func (c *chart) soFar(p model.Points) table.Cell {
	cell := table.Num(c.PointsOf(p), float64(p)/float64(model.One))
	cell.Mark = table.Strong
	return cell
}

func (c *chart) colourOf(x *model.Cell) string {
	if c.Sheet.Teams || x.Colour == model.NoColour {
		return ""
	}
	return c.ColourWord(x.Colour)
}

// resultOf is the outcome in words, of a match with its game points.
func (c *chart) resultOf(x *model.Cell) string {
	if c.Sheet.Teams && x.Opponent >= 0 && x.Outcome != model.Pending {
		return c.Say("%s %s-%s", x.Outcome, c.PointsOf(x.Games), c.PointsOf(x.Against))
	}
	return c.Word(x.Outcome.Words())
}
