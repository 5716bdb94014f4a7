package officer

import (
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/check"
	"wallchart/phrase"
)

// Examination is a round beside the round that the system makes, with what the
// examiner found. Boards that differ are marked.
func Examination(t *model.Tournament, s *model.Section, x *check.Report, o report.Options) table.Document {
	d := report.Document(t, s, o)
	d.Subtitle = o.Under(d.Subtitle, o.Say("Round %d examined", x.Field.Numbered()))
	tb := table.Table{Name: o.Say("Examination"), Columns: []table.Column{
		{ID: "board", Title: o.Say("Board"), Align: table.Right, Format: table.Whole},
		{ID: "white", Title: o.Top("White")}, {ID: "black", Title: o.Top("Black")},
		{ID: "best-white", Title: o.Say("By the rules: White")}, {ID: "best-black", Title: o.Top("Black")},
	}}
	if s.Team() {
		tb.Columns[1].Title, tb.Columns[2].Title = o.Say("Team"), o.Say("Opponents")
		tb.Columns[3].Title, tb.Columns[4].Title = o.Say("By the rules: team"), o.Say("Opponents")
	}
	best := x.Best
	if best == nil {
		best = &pairing.Round{Bye: -1}
	}
	for n := range max(len(x.Made.Pairs), len(best.Pairs)) {
		row := table.Row{Cells: []table.Cell{table.Num(strconv.Itoa(n+1), float64(n+1)), {}, {}, {}, {}}}
		put(o, row.Cells[1:], x.Field, x.Made.Pairs, n)
		put(o, row.Cells[3:], x.Field, best.Pairs, n)
		if x.Best != nil && (row.Cells[1].Text != row.Cells[3].Text || row.Cells[2].Text != row.Cells[4].Text) {
			row.Mark = table.Changed
		}
		tb.Rows = append(tb.Rows, row)
	}
	if x.Made.Bye >= 0 || best.Bye >= 0 {
		row := table.Row{Cells: []table.Cell{{}, {}, {}, {}, {}}}
		for at, bye := range map[int]int{1: x.Made.Bye, 3: best.Bye} {
			if bye >= 0 {
				row.Cells[at] = table.Text(o.Word(x.Field.Players[bye].Label()))
				row.Cells[at+1] = table.Cell{Text: o.Say("bye"), Mark: table.Bye}
			}
		}
		if x.Best != nil && x.Made.Bye != best.Bye {
			row.Mark = table.Changed
		}
		tb.Rows = append(tb.Rows, row)
	}
	tb.Notes = o.Words(Findings(x))
	d.Tables = []table.Table{tb}
	return d
}

// Examinations is all rounds at a glance, and those that are not what the system
// makes board by board.
func Examinations(t *model.Tournament, s *model.Section, rounds []*check.Report, o report.Options) table.Document {
	d := report.Document(t, s, o)
	d.Subtitle = o.Under(d.Subtitle, o.Say("Pairings examined"))
	tb := table.Table{Name: o.Say("Rounds"), Columns: []table.Column{
		{ID: "round", Title: o.Say("Round"), Align: table.Right, Format: table.Whole}, {ID: "judgement", Title: o.Say("Judgement")}}}
	docs := []table.Document{d}
	for _, x := range rounds {
		row := table.Row{Cells: []table.Cell{report.Whole(x.Field.Numbered()), table.Text(o.Say("what the rules ask for"))}}
		switch {
		case x.Grave():
			row.Cells[1].Text, row.Mark = o.Say("not allowed"), table.Warning
		case len(x.Findings) > 0:
			row.Cells[1].Text, row.Mark = o.Say("allowed, but not what the system makes"), table.Changed
		}
		tb.Rows = append(tb.Rows, row)
		if len(x.Findings) > 0 {
			docs = append(docs, Examination(t, s, x, o))
		}
	}
	docs[0].Tables = []table.Table{tb}
	return report.Join(docs...)
}

func put(o report.Options, cells []table.Cell, f *pairing.Field, pairs []pairing.Pair, n int) {
	if n < len(pairs) {
		cells[0].Text, cells[1].Text = o.Word(f.Players[pairs[n].White].Label()), o.Word(f.Players[pairs[n].Black].Label())
	}
}

// Findings are an examiner's findings as sentences with board and article, or
// one that there are none.
func Findings(x *check.Report) []phrase.Text {
	var all []phrase.Text
	for _, f := range x.Findings {
		text := f.Text
		if f.Board > 0 {
			text = phrase.New("Board %d: %s", f.Board, text)
		}
		if !f.Rule.Empty() {
			text = phrase.New("%s (%s)", text, f.Rule)
		}
		if f.Grave {
			text = phrase.New("Not allowed. %s", text)
		}
		all = append(all, text)
	}
	if all == nil {
		all = []phrase.Text{phrase.New("The round is what the rules ask for.")}
	}
	return all
}
