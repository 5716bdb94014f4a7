package report

import (
	"fmt"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// columnName is what a column is called in sentences.
func columnName(code string) string {
	switch code {
	case tiebreaks.PlaceCode:
		return "Place"
	case "PTS":
		return "Points"
	case "MPTS":
		return "Match points"
	case "GPTS":
		return "Game points"
	}
	return code
}

// differenceText is a difference as a sentence.
func differenceText(v *tiebreaks.Verified, d tiebreaks.Difference) string {
	by := "the results make"
	if d.Code == tiebreaks.PlaceCode {
		by = "the order by " + strings.Join(v.List, ", ") + " makes"
	}
	return fmt.Sprintf("%s: %s is printed as %s, %s %s.", v.Sheet.Lines[d.Who].Name, columnName(d.Code), d.Printed, by, d.Made)
}

// Doubts are the differences as sentences. Places that follow other tie-breaks as a
// whole are one doubt; differences of scores were said when the file was opened.
func Doubts(v *tiebreaks.Verified) (lines []string) {
	if v.Elsewhere > 0 {
		lines = append(lines, fmt.Sprintf("%d of %d places are printed otherwise than the order by %s makes. None contradicts the score: "+
			"the places go by other tie-breaks than the file lists, or by other rules for them.",
			v.Elsewhere, len(v.Sheet.Lines), strings.Join(v.List, ", ")))
	}
	for _, d := range v.Differences {
		score := d.Code == "PTS" || d.Code == "MPTS" || d.Code == "GPTS"
		if !score && (v.Elsewhere == 0 || d.Code != tiebreaks.PlaceCode) {
			lines = append(lines, differenceText(v, d))
		}
	}
	return lines
}

// Verified is a file's printed standings beside what its results make.
func Verified(t *model.Tournament, s *model.Section, v *tiebreaks.Verified, o Options) table.Document {
	d := document(t, s, o)
	d.Subtitle = joinNonEmpty(": ", d.Subtitle, "Printed standings examined")
	differ := map[string]int{}
	for _, x := range v.Differences {
		differ[x.Code]++
	}
	all := table.Table{Name: "Printed standings",
		Columns: []table.Column{{ID: "column", Title: "Column"}, {ID: "judgement", Title: "Judgement"}}}
	for _, code := range v.Codes {
		row := table.Row{Cells: []table.Cell{table.Text(columnName(code)), table.Text("what the results make")}}
		if n := differ[code]; n > 0 {
			row.Cells[1].Text, row.Mark = fmt.Sprintf("%d differ", n), table.Warning
		}
		if code == tiebreaks.PlaceCode {
			all.Notes = []string{"Places are compared by " + strings.Join(v.List, ", ") + "; whom that leaves tied may stand in any order."}
		}
		all.Rows = append(all.Rows, row)
	}
	d.Tables = []table.Table{all}
	if len(v.Differences) == 0 {
		return d
	}
	tb := table.Table{Name: "Differences", Columns: []table.Column{
		{ID: "no", Title: "No.", Align: table.Right, Format: table.Whole}, {ID: "name", Title: "Name"},
		{ID: "what", Title: "Column"}, {ID: "printed", Title: "Printed", Align: table.Right}, {ID: "made", Title: "Computed", Align: table.Right},
	}}
	for _, x := range v.Differences {
		line := &v.Sheet.Lines[x.Who]
		tb.Rows = append(tb.Rows, table.Row{Mark: table.Warning, Cells: []table.Cell{
			whole(line.Number), table.Text(line.Name), table.Text(columnName(x.Code)), table.Text(x.Printed), table.Text(x.Made),
		}})
	}
	d.Tables = append(d.Tables, tb)
	return d
}
