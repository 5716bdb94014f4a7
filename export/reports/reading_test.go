package reports_test

import (
	"path/filepath"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/export/table"
	"wallchart/files"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/tiebreaks/readtest"
)

// TestPrintedExplanationsAreRead reads explanations off the page: every tie-break of every participant, the lines,
// the sum and the notes as they are printed. They come to the value that stands in the standings.
func TestPrintedExplanationsAreRead(t *testing.T) {
	paths, _ := filepath.Glob("../../tiebreaks/testdata/c07/tec-*.trf")
	if len(paths) < 4 {
		t.Fatalf("only %d events", len(paths))
	}
	read := 0
	for _, path := range paths {
		opened := must.Have(files.Open(path, systems.Reports()))(t)
		event, s := opened.Tournament, opened.Tournament.Sections[0]
		sheet := model.NewSheet(event, s, 0)
		for _, tb := range catalogue.All {
			u, err := catalogue.Parse(tb.Code)
			if err != nil || tiebreaks.Legal(u, s) != nil || tb.Each == nil {
				continue
			}
			st := must.Have(catalogue.Rank(sheet, []tiebreaks.Use{u}, catalogue.RulesFor(event, s)))(t)
			for _, p := range st.Places {
				col := len(st.Columns) - 1
				paper := onPaper(t, reasons.Explain(st.Explain(p.Index, col), report.Options{}))
				if problems := paper.Problems(); len(problems) > 0 || paper.Value != p.Cells[col].Text {
					t.Errorf("%s of %s in %s, printed as %+v: %s", u.Code, sheet.Lines[p.Index].Name, path, paper, strings.Join(problems, "; "))
				}
				read++
			}
		}
	}
	t.Log(read, "explanations")
}

// onPaper reads the document of an explanation.
func onPaper(t *testing.T, d table.Document) readtest.Printed {
	_, value, _ := strings.Cut(d.Subtitle, ": ")
	out := readtest.Printed{Value: value}
	for n, note := range d.Notes {
		if strings.Contains(note, " = ") && n == 0 {
			out.Formula = note
		} else {
			out.Notes = append(out.Notes, note)
		}
	}
	if len(d.Tables) == 0 {
		return out
	}
	rows := d.Tables[0].Rows
	for _, row := range rows[:len(rows)-1] {
		struck := row.Cells[2].Mark == table.Struck
		out.Lines = append(out.Lines, readtest.Line{Amount: row.Cells[2].Text, Note: row.Cells[3].Text, Struck: struck})
	}
	if total := rows[len(rows)-1]; total.Mark != table.Total || total.Cells[2].Text != value {
		t.Errorf("%s: the last line is %+v, the heading says %s", d.Subtitle, total, value)
	}
	return out
}
