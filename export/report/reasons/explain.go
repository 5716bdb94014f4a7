package reasons

import (
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Explain is the sum behind one number, round by round: what was counted, what
// was struck and by which rule.
func Explain(e tiebreaks.Explanation, o report.Options) table.Document {
	e = o.Opened(e)
	d := o.Blank()
	d.Title, d.Subtitle = e.Who, o.Say("%s: %s", e.TieBreak, e.Value)
	if len(e.Lines) > 0 {
		d.Tables = append(d.Tables, explained(e, o))
	}
	if len(e.Table) > 1 {
		heading := o.Say("Among the tied")
		if !e.Heading.Empty() {
			heading = o.Word(e.Heading)
		}
		d.Tables = append(d.Tables, plain(heading, e.Table, o))
	}
	if formula := e.Formula; formula != "" {
		d.Notes = append(d.Notes, formula)
	}
	d.Notes = append(d.Notes, o.Words(e.Notes)...)
	if rule := o.Word(e.Rule); rule != "" {
		d.Notes = append(d.Notes, o.Say("Rule: %s", rule))
	}
	return d
}

func explained(e tiebreaks.Explanation, o report.Options) table.Table {
	t := table.Table{Name: o.Say("Explanation"), Columns: []table.Column{
		{ID: "round", Title: o.Say("Round"), Align: table.Right, Format: table.Whole}, {ID: "opponent", Title: o.Say("Opponent")},
		{ID: "amount", Title: o.Say("Amount"), Align: table.Right}, {ID: "note", Title: o.Say("Why")},
	}}
	for _, l := range e.Lines {
		row := table.Row{Cells: []table.Cell{{}, table.Text(l.Opponent), table.Text(l.Amount), table.Text(o.Word(l.Note))}}
		if l.Round > 0 {
			row.Cells[0] = table.Num(strconv.Itoa(l.Round), float64(l.Round))
		}
		if l.Struck {
			row.Cells[2].Mark = table.Struck
		}
		t.Rows = append(t.Rows, row)
	}
	t.Rows = append(t.Rows, table.Row{Mark: table.Total,
		Cells: []table.Cell{{}, table.Text(o.Word(e.TieBreak)), table.Text(e.Value), {}}})
	return t
}

// plain makes a table of texts, the first line the headings.
func plain(title string, lines [][]phrase.Text, o report.Options) table.Table {
	t := table.Table{Name: title, Title: title}
	for n, h := range lines[0] {
		col := table.Column{ID: "c" + strconv.Itoa(n), Title: o.Word(h), Align: table.Centre}
		if n == 0 {
			col.Align = table.Left
		}
		t.Columns = append(t.Columns, col)
	}
	for _, line := range lines[1:] {
		row := table.Row{Cells: make([]table.Cell, len(t.Columns))}
		for n := range min(len(line), len(t.Columns)) {
			row.Cells[n] = table.Text(o.Word(line[n]))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// Why says in one sentence why participant a (a sheet index) stands where it
// does against b, with their values side by side: the deciding one marked, those that
// are equal or no longer asked for quiet.
func Why(st *tiebreaks.Standings, a, b int, o report.Options) table.Document {
	c := newChart(st, o)
	d := c.Document(c.After(report.HeadStandings))
	d.Tables = []table.Table{c.besideEachOther(st.Compare(a, b), a, b)}
	return d
}

// besideEachOther is the table of two rows, each column of the standings a line.
func (c *chart) besideEachOther(two tiebreaks.Comparison, a, b int) table.Table {
	t := table.Table{Name: c.Say("Why"), Columns: []table.Column{
		{ID: "what", Title: ""},
		{ID: "a", Title: c.Sheet.Lines[a].Name, Align: table.Right},
		{ID: "b", Title: c.Sheet.Lines[b].Name, Align: table.Right},
	}}
	for n, use := range c.Standings.Columns {
		kind := table.ToTieBreak
		if n == 0 {
			kind = table.ToScore
		}
		row := table.Row{Mark: table.Quiet,
			Cells: []table.Cell{table.Text(c.Word(use.Label())), c.Value(kind, use, n, a), c.Value(kind, use, n, b)}}
		if n == two.Decides && !two.Why.Empty() {
			row.Mark = table.Strong
		} else { // a score is not bold here
			row.Cells[1].Mark, row.Cells[2].Mark = table.Plain, table.Plain
		}
		t.Rows = append(t.Rows, row)
	}
	t.Notes = []string{c.Word(two.Why)}
	if c.Codes {
		t.Notes[0] = c.Word(c.Standings.WhyByCode(a, b))
	}
	return t
}

// WhyClubs is Why for two places of a team trophy.
func WhyClubs(ts *tiebreaks.TrophyStandings, a, b int, o report.Options) table.Document {
	sh := ts.Standings().Sheet
	d := report.Document(sh.Tournament, sh.Section, o)
	p, q := &ts.Places[a], &ts.Places[b]
	t := table.Table{Name: o.Say("Why"), Columns: []table.Column{
		{ID: "what", Title: ""}, {ID: "a", Title: p.Team, Align: table.Right}, {ID: "b", Title: q.Team, Align: table.Right},
	}}
	decided := false
	for n, use := range ts.Columns {
		row := table.Row{Mark: table.Quiet,
			Cells: []table.Cell{table.Text(o.Word(use.Label())), o.TrophySum(use, p, n), o.TrophySum(use, q, n)}}
		if !decided && p.Sums[n] != q.Sums[n] {
			decided, row.Mark = true, table.Strong
		}
		t.Rows = append(t.Rows, row)
	}
	t.Notes = []string{o.Word(ts.Why(a, b))}
	if o.Codes {
		t.Notes[0] = o.Word(ts.WhyByCode(a, b))
	}
	d.Tables = []table.Table{t}
	return d
}
