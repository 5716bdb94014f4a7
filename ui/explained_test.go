package ui

import (
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/tiebreaks/readtest"
)

// TestExplanationsInTheWindowAreRead reads the column on the right for every number of the standings of two samples,
// one of teams and one of players: what stands there comes to the value in the table.
func TestExplanationsInTheWindowAreRead(t *testing.T) {
	b := open(t)
	for _, sample := range []string{"amateur-team.wallchart", "scholastic.wallchart"} {
		b.stage().OpenSample(sample)
		st := b.state.Standings()
		read := 0
		for _, p := range st.Places {
			for col := range st.Columns {
				b.why.Number(b.state, p.Index, col)
				e := st.Explain(p.Index, col)
				shown := readtest.Printed{Value: strings.TrimPrefix(b.why.Text[1], e.TieBreak.String()+"  ")}
				for _, n := range e.Notes {
					shown.Notes = append(shown.Notes, n.String())
				}
				at := 2
				for _, l := range e.Lines { // where a line is struck it is drawn so, and the text does not tell
					line := readtest.Line{Amount: b.why.Text[at][strings.LastIndex(b.why.Text[at], "  ")+2:], Struck: l.Struck}
					if at++; !l.Note.Empty() {
						line.Note = b.why.Text[at]
						at++
					}
					shown.Lines = append(shown.Lines, line)
				}
				if e.Formula != "" {
					shown.Formula = b.why.Text[at]
				}
				if problems := shown.Problems(); len(problems) > 0 || shown.Value != p.Cells[col].Text {
					t.Errorf("%s, %s: %s\n%s", sample, st.Columns[col].Code, strings.Join(problems, "; "), b.whyText())
				}
				read++
			}
		}
		if read < 20 {
			t.Errorf("%s has only %d numbers", sample, read)
		}
	}
}

// TestTrophyOpensItsSums: a click on a club's sum shows whose values it is made of and why the club stands there; a
// click on a player's value shows that value.
func TestTrophyOpensItsSums(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	b.show("trophies")
	g := b.sheet()
	tb := g.Table()
	clubs, players := 0, 0
	for row := range tb.Rows {
		for col := range tb.Columns {
			ref := tb.Rows[row].Cells[col].Ref
			if ref.TieBreak == "" {
				continue
			}
			g.Select(row, col)
			who, value := tb.Rows[row].Cells[1].Text, tb.Rows[row].Cells[col].Text
			if ref.Kind == table.ToTrophySum {
				clubs++
			} else {
				players++
				who, value = strings.TrimPrefix(tb.Rows[row].Cells[2].Text, "next: "), strings.Trim(value, "()")
			}
			if b.why.Text[0] != who || !strings.HasSuffix(b.why.Text[1], "  "+value) {
				t.Errorf("row %d, column %s, which says %s: %q", row, tb.Columns[col].ID, value, b.why.Text[:2])
			}
			if last := b.why.Text[len(b.why.Text)-1]; ref.Kind == table.ToTrophySum &&
				!strings.Contains(last, " stands above ") && !strings.Contains(last, "share") {
				t.Errorf("row %d: %q does not say why", row, last)
			}
		}
	}
	if clubs < 6 || players < 20 {
		t.Errorf("%d sums and %d values", clubs, players)
	}
	if why := b.command("print.why").why(); why != "" {
		t.Errorf("it cannot be printed: %s", why)
	}
}
