package report

import (
	"fmt"
	"strconv"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/check"
)

// Examination is a round beside the round that the system makes, with what the
// examiner found. Boards that differ are marked.
func Examination(t *model.Tournament, s *model.Section, x *check.Report, o Options) table.Document {
	d := document(t, s, o)
	d.Subtitle = joinNonEmpty(": ", d.Subtitle, fmt.Sprintf("Round %d examined", x.Field.Round))
	tb := table.Table{Name: "Examination", Columns: []table.Column{
		{ID: "board", Title: "Board", Align: table.Right, Format: table.Whole}, {ID: "white", Title: "White"}, {ID: "black", Title: "Black"},
		{ID: "best-white", Title: "By the rules: White"}, {ID: "best-black", Title: "Black"},
	}}
	if s.Team() {
		tb.Columns[1].Title, tb.Columns[2].Title = "Team", "Opponents"
		tb.Columns[3].Title, tb.Columns[4].Title = "By the rules: team", "Opponents"
	}
	best := x.Best
	if best == nil {
		best = &pairing.Round{Bye: -1}
	}
	for n := range max(len(x.Made.Pairs), len(best.Pairs)) {
		row := table.Row{Cells: []table.Cell{table.Num(strconv.Itoa(n+1), float64(n+1)), {}, {}, {}, {}}}
		put(row.Cells[1:3], x.Field, x.Made.Pairs, n)
		put(row.Cells[3:5], x.Field, best.Pairs, n)
		if x.Best != nil && (row.Cells[1].Text != row.Cells[3].Text || row.Cells[2].Text != row.Cells[4].Text) {
			row.Mark = table.Changed
		}
		tb.Rows = append(tb.Rows, row)
	}
	if x.Made.Bye >= 0 || best.Bye >= 0 {
		row := table.Row{Cells: []table.Cell{{}, {}, {}, {}, {}}}
		for at, bye := range map[int]int{1: x.Made.Bye, 3: best.Bye} {
			if bye >= 0 {
				row.Cells[at] = table.Text(x.Field.Players[bye].Label().String())
				row.Cells[at+1] = table.Cell{Text: "bye", Mark: table.Bye}
			}
		}
		if x.Best != nil && x.Made.Bye != best.Bye {
			row.Mark = table.Changed
		}
		tb.Rows = append(tb.Rows, row)
	}
	tb.Notes = Findings(x)
	d.Tables = []table.Table{tb}
	return d
}

// Examinations is all rounds at a glance, and those that are not what the system
// makes board by board.
func Examinations(t *model.Tournament, s *model.Section, rounds []*check.Report, o Options) table.Document {
	d := document(t, s, o)
	d.Subtitle = joinNonEmpty(": ", d.Subtitle, "Pairings examined")
	tb := table.Table{Name: "Rounds", Columns: []table.Column{
		{ID: "round", Title: "Round", Align: table.Right, Format: table.Whole}, {ID: "judgement", Title: "Judgement"}}}
	docs := []table.Document{d}
	for _, x := range rounds {
		row := table.Row{Cells: []table.Cell{whole(x.Field.Round), table.Text("what the rules ask for")}}
		switch {
		case x.Grave():
			row.Cells[1].Text, row.Mark = "not allowed", table.Warning
		case len(x.Findings) > 0:
			row.Cells[1].Text, row.Mark = "allowed, but not what the system makes", table.Changed
		}
		tb.Rows = append(tb.Rows, row)
		if len(x.Findings) > 0 {
			docs = append(docs, Examination(t, s, x, o))
		}
	}
	docs[0].Tables = []table.Table{tb}
	return Join(docs...)
}

func put(cells []table.Cell, f *pairing.Field, pairs []pairing.Pair, n int) {
	if n < len(pairs) {
		cells[0].Text, cells[1].Text = f.Players[pairs[n].White].Label().String(), f.Players[pairs[n].Black].Label().String()
	}
}

// Findings are an examiner's findings as sentences with board and article, or
// one that there are none.
func Findings(x *check.Report) []string {
	var all []string
	for _, f := range x.Findings {
		text := f.Text.String()
		if f.Board > 0 {
			text = fmt.Sprintf("Board %d: %s", f.Board, text)
		}
		if !f.Rule.Empty() {
			text += " (" + f.Rule.String() + ")"
		}
		if f.Grave {
			text = "Not allowed. " + text
		}
		all = append(all, text)
	}
	if all == nil {
		all = []string{"The round is what the rules ask for."}
	}
	return all
}
