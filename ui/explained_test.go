package ui

import (
	"strings"
	"testing"

	"wallchart/tiebreaks/readtest"
)

// TestExplanationsInTheWindowAreRead reads the column on the right for every number of the standings of two samples,
// one of teams and one of players: what stands there comes to the value in the table.
func TestExplanationsInTheWindowAreRead(t *testing.T) {
	b := open(t)
	for _, sample := range []string{"amateur-team.wallchart", "scholastic.wallchart"} {
		b.openSample(sample)
		st := b.state.Standings
		read := 0
		for _, p := range st.Places {
			for col := range st.Columns {
				b.why.number(b.state, p.Index, col)
				e := st.Explain(p.Index, col)
				shown := readtest.Printed{Value: strings.TrimPrefix(b.why.text[1], e.TieBreak+"  "), Notes: e.Notes}
				at := 2
				for _, l := range e.Lines { // where a line is struck it is drawn so, and the text does not tell
					line := readtest.Line{Amount: b.why.text[at][strings.LastIndex(b.why.text[at], "  ")+2:], Struck: l.Struck}
					if at++; l.Note != "" {
						line.Note = b.why.text[at]
						at++
					}
					shown.Lines = append(shown.Lines, line)
				}
				if e.Formula != "" {
					shown.Formula = b.why.text[at]
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
