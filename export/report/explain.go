package report

import (
	"strconv"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Explain is the sum behind one number, round by round: what was counted, what
// was struck and by which rule.
func Explain(e tiebreaks.Explanation, o Options) table.Document {
	e = o.opened(e)
	d := o.Blank()
	d.Title, d.Subtitle = e.Who, o.say("%s: %s", e.TieBreak, e.Value)
	if len(e.Lines) > 0 {
		d.Tables = append(d.Tables, explained(e, o))
	}
	if len(e.Table) > 1 {
		heading := o.say("Among the tied")
		if !e.Heading.Empty() {
			heading = o.word(e.Heading)
		}
		d.Tables = append(d.Tables, plain(heading, e.Table, o))
	}
	if formula := e.Formula; formula != "" {
		d.Notes = append(d.Notes, formula)
	}
	d.Notes = append(d.Notes, o.words(e.Notes)...)
	if rule := o.word(e.Rule); rule != "" {
		d.Notes = append(d.Notes, o.say("Rule: %s", rule))
	}
	return d
}

// opened is the explanation with its numbers as the document writes numbers.
func (o Options) opened(e tiebreaks.Explanation) tiebreaks.Explanation {
	if o.Pointed {
		return e
	}
	return e.In(o.language())
}

func explained(e tiebreaks.Explanation, o Options) table.Table {
	t := table.Table{Name: o.say("Explanation"), Columns: []table.Column{
		{ID: "round", Title: o.say("Round"), Align: table.Right, Format: table.Whole}, {ID: "opponent", Title: o.say("Opponent")},
		{ID: "amount", Title: o.say("Amount"), Align: table.Right}, {ID: "note", Title: o.say("Why")},
	}}
	for _, l := range e.Lines {
		row := table.Row{Cells: []table.Cell{{}, table.Text(l.Opponent), table.Text(l.Amount), table.Text(o.word(l.Note))}}
		if l.Round > 0 {
			row.Cells[0] = table.Num(strconv.Itoa(l.Round), float64(l.Round))
		}
		if l.Struck {
			row.Cells[2].Mark = table.Struck
		}
		t.Rows = append(t.Rows, row)
	}
	t.Rows = append(t.Rows, table.Row{Mark: table.Total,
		Cells: []table.Cell{{}, table.Text(o.word(e.TieBreak)), table.Text(e.Value), {}}})
	return t
}

// plain makes a table of texts, the first line the headings.
func plain(title string, lines [][]phrase.Text, o Options) table.Table {
	t := table.Table{Name: title, Title: title}
	for n, h := range lines[0] {
		col := table.Column{ID: "c" + strconv.Itoa(n), Title: o.word(h), Align: table.Centre}
		if n == 0 {
			col.Align = table.Left
		}
		t.Columns = append(t.Columns, col)
	}
	for _, line := range lines[1:] {
		row := table.Row{Cells: make([]table.Cell, len(t.Columns))}
		for n := range min(len(line), len(t.Columns)) {
			row.Cells[n] = table.Text(o.word(line[n]))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// Why says in one sentence why participant a (a sheet index) stands where it
// does against b, with their values side by side: the deciding one marked, those that
// are equal or no longer asked for quiet.
func Why(st *tiebreaks.Standings, a, b int, o Options) table.Document {
	c := newChart(st, o)
	d := c.document(c.after(headStandings))
	d.Tables = []table.Table{c.besideEachOther(st.Compare(a, b), a, b)}
	return d
}

// besideEachOther is the table of two rows, each column of the standings a line.
func (c *chart) besideEachOther(two tiebreaks.Comparison, a, b int) table.Table {
	t := table.Table{Name: c.say("Why"), Columns: []table.Column{
		{ID: "what", Title: ""},
		{ID: "a", Title: c.sheet.Lines[a].Name, Align: table.Right},
		{ID: "b", Title: c.sheet.Lines[b].Name, Align: table.Right},
	}}
	for n, use := range c.st.Columns {
		kind := table.ToTieBreak
		if n == 0 {
			kind = table.ToScore
		}
		row := table.Row{Mark: table.Quiet,
			Cells: []table.Cell{table.Text(c.word(use.Label())), c.value(kind, use, n, a), c.value(kind, use, n, b)}}
		if n == two.Decides && !two.Why.Empty() {
			row.Mark = table.Strong
		} else { // a score is not bold here
			row.Cells[1].Mark, row.Cells[2].Mark = table.Plain, table.Plain
		}
		t.Rows = append(t.Rows, row)
	}
	t.Notes = []string{c.word(two.Why)}
	if c.Codes {
		t.Notes[0] = c.word(c.st.WhyByCode(a, b))
	}
	return t
}

// WhyClubs is Why for two places of a team trophy.
func WhyClubs(ts *tiebreaks.TrophyStandings, a, b int, o Options) table.Document {
	sh := ts.Standings().Sheet
	d := document(sh.Tournament, sh.Section, o)
	p, q := &ts.Places[a], &ts.Places[b]
	t := table.Table{Name: o.say("Why"), Columns: []table.Column{
		{ID: "what", Title: ""}, {ID: "a", Title: p.Team, Align: table.Right}, {ID: "b", Title: q.Team, Align: table.Right},
	}}
	decided := false
	for n, use := range ts.Columns {
		row := table.Row{Mark: table.Quiet,
			Cells: []table.Cell{table.Text(o.word(use.Label())), o.sum(use, p, n), o.sum(use, q, n)}}
		if !decided && p.Sums[n] != q.Sums[n] {
			decided, row.Mark = true, table.Strong
		}
		t.Rows = append(t.Rows, row)
	}
	t.Notes = []string{o.word(ts.Why(a, b))}
	if o.Codes {
		t.Notes[0] = o.word(ts.WhyByCode(a, b))
	}
	d.Tables = []table.Table{t}
	return d
}

// Step is one entry of the log of changes.
type Step struct {
	When string // as it is to be printed
	Who  string // who was at the keyboard; may be empty
	What string // "Enter 1-0, round 3 board 4"
}

// Log is the list of changes that were made to the event.
func Log(t *model.Tournament, steps []Step, o Options) table.Document {
	d := o.About(t)
	d.Subtitle = o.say("Log of changes")
	tb := table.Table{Name: o.say("Log"), Columns: []table.Column{
		{ID: "no", Title: o.say("No."), Align: table.Right, Format: table.Whole}, {ID: "when", Title: o.say("When")},
		{ID: "who", Title: o.say("Who")}, {ID: "what", Title: o.say("What")},
	}}
	for n, s := range steps {
		tb.Rows = append(tb.Rows, table.Row{Cells: []table.Cell{whole(n + 1),
			table.Text(o.moment(s.When)), table.Text(s.Who), table.Text(s.What)}})
	}
	d.Tables = []table.Table{tb}
	return d
}
