package explain

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report/reasons"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// Pair says why one participant stands above another.
func (p *Panel) Pair(st host.State, a, b int) {
	p.Show(func() { p.two(st, a, b) })
}

// two shows two participants side by side: every tie-break, then what the deciding one
// is made of, round by round.
func (p *Panel) two(st host.State, a, b int) {
	p.Clear()
	p.after(st)
	two := st.Standings().Compare(a, b)
	p.Paragraph(Named(two.Why), false)
	p.compare(st, a, b)
	p.beside(st.Standings(), two)
	p.handOut()
	p.Moves(st)
	p.Done()
	p.Paper = []table.Document{reasons.ForParent(st.Standings(), a, b, host.OnPaper(p.Options(), st))}
}

// compare shows the values of two, a tie-break a line.
func (p *Panel) compare(st host.State, a, b int) {
	two := st.Standings().Compare(a, b)
	p.sideBySide(reasons.Why(st.Standings(), two.Upper, two.Lower, p.spoken()).Tables[0])
}

// sideBySide shows a table of two columns of values: the deciding line stands out, the
// others step back.
func (p *Panel) sideBySide(t table.Table) {
	names := controls.BesideRow{Heading: true,
		A: controls.BesideCell{Text: t.Columns[1].Title}, B: controls.BesideCell{Text: t.Columns[2].Title}}
	rows := []controls.BesideRow{names}
	p.Text = append(p.Text, names.A.Text+"  "+names.B.Text)
	for _, r := range t.Rows {
		row := controls.BesideRow{Head: r.Cells[0].Text, A: controls.BesideCell{Text: r.Cells[1].Text},
			B: controls.BesideCell{Text: r.Cells[2].Text}, Strong: r.Mark == table.Strong, Quiet: r.Mark == table.Quiet}
		if row.Strong {
			row.Head = words.Say("why.decides", row.Head)
		}
		rows = append(rows, row)
		p.Text = append(p.Text, strings.Join([]string{row.Head, row.A.Text, row.B.Text}, "  "))
	}
	p.Add(controls.BesideRows(0.4, rows))
}

// beside shows what the deciding column is made of for both: rounds down, the two
// beside each other, with the names of the opponents.
func (p *Panel) beside(st *tiebreaks.Standings, two tiebreaks.Comparison) {
	column := two.Decides
	if column == len(st.Columns) {
		column = 0
	}
	e, f := st.Explain(two.Upper, column).In(words.Spoken()), st.Explain(two.Lower, column).In(words.Spoken())
	p.Add(widget.NewSeparator())
	p.Paragraph(words.Text(e.TieBreak), true)
	rows := []controls.BesideRow{{Heading: true, A: controls.BesideCell{Text: e.Who}, B: controls.BesideCell{Text: f.Who}}}
	for _, l := range tiebreaks.SideBySide(e, f) {
		row := controls.BesideRow{A: besideOf(l.A), B: besideOf(l.B)}
		if l.Round > 0 {
			row.Head = words.Say("why.round.short", strconv.Itoa(l.Round))
		}
		rows = append(rows, row)
		line := strings.Join([]string{row.Head, row.A.Text, row.A.Below, row.B.Text, row.B.Below}, "  ")
		p.Text = append(p.Text, phrase.Unsigned(strings.TrimSpace(line)))
	}
	rows = append(rows, controls.BesideRow{Strong: true, A: controls.BesideCell{Text: e.Value}, B: controls.BesideCell{Text: f.Value}})
	p.Text = append(p.Text, e.Value+"  "+f.Value)
	p.Add(controls.BesideRows(0.13, rows))
	p.little(e.Table)
	said := map[string]bool{}
	for _, n := range append(joinedNotes(st, column, two), e.Rule) {
		if text := Named(n); text != "" && !said[text] {
			said[text] = true
			p.Small(text)
		}
	}
}

// joinedNotes are the notes of both sums; what results are worth is said of both in one.
func joinedNotes(st *tiebreaks.Standings, column int, two tiebreaks.Comparison) []phrase.Text {
	if worths := st.Worths(column, two.Upper, two.Lower); !worths.Empty() {
		return []phrase.Text{worths}
	}
	return append(st.Explain(two.Upper, column).Notes, st.Explain(two.Lower, column).Notes...)
}

func besideOf(l *tiebreaks.ExplainLine) controls.BesideCell {
	if l == nil {
		return controls.BesideCell{}
	}
	below := []string{phrase.Apart(l.Opponent), Named(l.Note)}
	if below[0] == "" {
		below = below[1:]
	}
	return controls.BesideCell{Text: l.Amount, Below: strings.TrimSuffix(strings.Join(below, ", "), ", "), Struck: l.Struck}
}

// handOut offers the page for whoever asks.
func (p *Panel) handOut() {
	if p.Print == nil {
		return
	}
	b := controls.NewButtonWithIcon(words.Say("why.print"), theme.DocumentPrintIcon(), p.Print)
	p.Add(container.NewPadded(fyne.CanvasObject(b)))
}
