package report

import (
	"strconv"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// History is what one participant (a sheet index) has done, round by round: colour,
// opponent, result and the points so far. A round that is paired and not played yet is
// the last line.
func History(st *tiebreaks.Standings, who int, o Options) table.Document {
	c := newChart(st, o)
	d := c.document(c.after(headStandings))
	if who < 0 || who >= len(c.all.Lines) {
		return d
	}
	d.Subtitle = joinNonEmpty(" – ", d.Title, d.Subtitle)
	d.Title = o.word(c.called(who))
	t := table.Table{Name: o.say("Results"), Columns: []table.Column{
		{ID: "round", Title: o.say("Round"), Align: table.Right, Format: table.Whole},
		{ID: "colour", Title: o.say("Colour")}, {ID: "opponent", Title: o.say("Opponent")}, {ID: "result", Title: o.say("Result")},
		{ID: "points", Title: o.say("Points so far"), Align: table.Right, Format: table.Halves},
	}}
	line, kind := &c.all.Lines[who], model.MatchPoints
	if st.Columns[0].TieBreak.Code == "GPTS" {
		kind = model.GamePoints
	}
	var sum model.Points
	counted := &c.all.Counted().Lines[who]
	for r := range line.Cells {
		x := &line.Cells[r]
		if x.Outcome == model.Rest {
			continue
		}
		sum += counted.Cells[r].Points(kind)
		row := table.Row{Mark: table.Plain, Ref: c.ref(table.ToPlayer, who), Cells: []table.Cell{
			table.Num(strconv.Itoa(r+1), float64(r+1)), table.Text(c.colourOf(x)), {}, {Text: c.resultOf(x), Mark: markOf(x.Outcome)},
			c.soFar(sum)}}
		if x.Opponent >= 0 {
			row.Cells[2] = table.Cell{Text: o.word(c.called(x.Opponent)), Ref: c.ref(table.ToPlayer, x.Opponent)}
		}
		if x.Outcome == model.Pending {
			row.Cells[4] = table.Cell{}
		}
		t.Rows = append(t.Rows, row)
	}
	if rest := counted.Total(kind) - sum; rest != 0 {
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{{}, {}, table.Text(o.word(phrase.New("the arbiter's decision"))),
			table.Text(o.points(rest)), c.soFar(sum + rest)}})
	}
	if e := c.entry(who); e.Gone() > 0 {
		one := *e
		one.Entered, one.Byes = 0, nil
		t.Notes = append(t.Notes, phrase.Sentence(phrase.Verbatim(o.status(&one))).String())
	}
	t = withoutEmpty(t, "colour")
	d.Tables = []table.Table{t}
	clean(&d)
	return d
}

func (c *chart) soFar(p model.Points) table.Cell {
	cell := table.Num(c.points(p), float64(p)/float64(model.One))
	cell.Mark = table.Strong
	return cell
}

func (c *chart) colourOf(x *model.Cell) string {
	if c.sheet.Teams || x.Colour == model.NoColour {
		return ""
	}
	return c.colourWord(x.Colour)
}

// resultOf is the outcome in words, of a match with its game points.
func (c *chart) resultOf(x *model.Cell) string {
	if c.sheet.Teams && x.Opponent >= 0 && x.Outcome != model.Pending {
		return c.say("%s %s-%s", x.Outcome, c.points(x.Games), c.points(x.Against))
	}
	return c.word(x.Outcome.Words())
}
