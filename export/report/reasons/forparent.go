package reasons

import (
	"slices"
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// ForParent is one page for whoever asks why one stands above the other (sheet
// indices): the sentence, their values side by side, and what the score and the
// deciding tie-break are made of, round by round, with the opponents' names.
func ForParent(st *tiebreaks.Standings, a, b int, o report.Options) table.Document {
	c := newChart(st, o)
	d := c.Document(c.After(report.HeadStandings))
	two := st.Compare(a, b)
	if two.Why.Empty() {
		return d
	}
	a, b = two.Upper, two.Lower
	d.Subtitle = report.JoinNonEmpty(" – ", d.Title, d.Subtitle)
	d.Title = o.Say("Why %s stands above %s", c.called(a), c.called(b))
	if st.Places[st.PlaceOf(a)].Rank == st.Places[st.PlaceOf(b)].Rank {
		d.Title = o.Say("Why %s and %s share the place", c.called(a), c.called(b))
	}
	d.Tables = []table.Table{c.besideEachOther(two, a, b), c.madeOf(0, a, b)}
	if n := two.Decides; n > 0 && n < len(st.Columns) {
		d.Tables = append(d.Tables, c.madeOf(n, a, b))
		if rows := st.Explain(a, n).Table; len(rows) > 1 {
			d.Tables = append(d.Tables, plain(o.Say("Among the tied"), rows, o))
		}
		d.Notes = append(d.Notes, o.Say("%s: %s", st.Columns[n].Label(), st.Columns[n].TieBreak.Doc))
	}
	report.Clean(&d)
	return d
}

// called is a participant's name, or the starting number of one who has none yet.
func (c *chart) called(i int) phrase.Text {
	if l := &c.Sheet.Lines[i]; l.Name == "" {
		return phrase.New("Number %d", l.Number)
	}
	return phrase.Verbatim(c.Sheet.Lines[i].Name)
}

// madeOf is what one column is made of for two participants, round by round beside
// each other. A column of reasons that would be empty is left out.
func (c *chart) madeOf(column, a, b int) table.Table {
	e, f := c.Opened(c.Standings.Explain(a, column)), c.Opened(c.Standings.Explain(b, column))
	t := table.Table{Name: c.Word(e.TieBreak), Title: c.Word(e.TieBreak), Columns: []table.Column{
		{ID: "round", Title: c.Say("Round"), Align: table.Right, Format: table.Whole},
		{ID: "a", Title: e.Who}, {ID: "a.amount", Align: table.Right}, {ID: "a.note"},
		{ID: "b", Title: f.Who}, {ID: "b.amount", Align: table.Right}, {ID: "b.note"},
	}}
	for _, l := range tiebreaks.SideBySide(e, f) {
		row := table.Row{Cells: make([]table.Cell, 1, len(t.Columns))}
		if l.Round > 0 {
			row.Cells[0] = table.Num(strconv.Itoa(l.Round), float64(l.Round))
		}
		row.Cells = append(append(row.Cells, c.part(l.A)...), c.part(l.B)...)
		t.Rows = append(t.Rows, row)
	}
	t.Rows = append(t.Rows, table.Row{Mark: table.Total, Cells: []table.Cell{{}, {}, table.Text(e.Value), {}, {}, table.Text(f.Value), {}}})
	for _, x := range []tiebreaks.Explanation{e, f} {
		if x.Formula != "" {
			t.Notes = append(t.Notes, c.Say("%s: %s", x.Who, x.Formula))
		}
	}
	if worths := c.Standings.Worths(column, a, b); !worths.Empty() { // of both in one sentence
		t.Notes = append(t.Notes, c.Word(worths))
		e.Notes, f.Notes = nil, nil
	}
	for _, x := range []tiebreaks.Explanation{e, f} {
		for _, note := range c.Words(x.Notes) {
			if !slices.Contains(t.Notes, note) {
				t.Notes = append(t.Notes, note)
			}
		}
	}
	if rule := c.Word(e.Rule); rule != "" {
		t.Notes = append(t.Notes, c.Say("Rule: %s", rule))
	}
	return report.WithoutEmpty(t, "a.note", "b.note")
}

// part is one line of a sum: opponent, amount and why, empty where there is none.
func (c *chart) part(l *tiebreaks.ExplainLine) []table.Cell {
	if l == nil {
		return make([]table.Cell, 3)
	}
	cells := []table.Cell{table.Text(l.Opponent), table.Text(l.Amount), table.Text(c.Word(l.Note))}
	if l.Struck {
		cells[0].Mark, cells[1].Mark, cells[2].Mark = table.Quiet, table.Struck, table.Quiet
	}
	return cells
}
