package officer

import (
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// columnName is what a column is called in sentences.
func columnName(code string) phrase.Text {
	switch code {
	case catalogue.PlaceCode:
		return phrase.New("Place")
	case "PTS":
		return phrase.New("Points")
	case "MPTS":
		return phrase.New("Match points")
	case "GPTS":
		return phrase.New("Game points")
	}
	return phrase.Verbatim(code)
}

// differenceText is a difference as a sentence.
func differenceText(v *catalogue.Verified, d catalogue.Difference) phrase.Text {
	who, column := v.Sheet.Lines[d.Who].Name, columnName(d.Code)
	if d.Code == catalogue.PlaceCode {
		return phrase.New("%s: %s is printed as %s, the order by %s makes %s.", who, column, d.Printed, strings.Join(v.List, ", "), d.Made)
	}
	return phrase.New("%s: %s is printed as %s, the results make %s.", who, column, d.Printed, d.Made)
}

// Doubts are the differences as sentences. Places that follow other tie-breaks as a
// whole are one doubt; differences of scores were said when the file was opened.
func Doubts(v *catalogue.Verified) (lines []phrase.Text) {
	if v.Elsewhere > 0 {
		lines = append(lines, phrase.Count(v.Elsewhere,
			"%d of %d places is printed otherwise than the order by %s makes. It does not contradict the score: "+
				"the places go by other tie-breaks than the file lists, or by other rules for them.",
			"%d of %d places are printed otherwise than the order by %s makes. None contradicts the score: "+
				"the places go by other tie-breaks than the file lists, or by other rules for them.",
			v.Elsewhere, len(v.Sheet.Lines), strings.Join(v.List, ", ")))
	}
	for _, d := range v.Differences {
		score := d.Code == "PTS" || d.Code == "MPTS" || d.Code == "GPTS"
		if !score && (v.Elsewhere == 0 || d.Code != catalogue.PlaceCode) {
			lines = append(lines, differenceText(v, d))
		}
	}
	return lines
}

// Verified is a file's printed standings beside what its results make.
func Verified(t *model.Tournament, s *model.Section, v *catalogue.Verified, o report.Options) table.Document {
	d := report.Document(t, s, o)
	d.Subtitle = o.Under(d.Subtitle, o.Say("Printed standings examined"))
	differ := map[string]int{}
	for _, x := range v.Differences {
		differ[x.Code]++
	}
	all := table.Table{Name: o.Say("Printed standings"),
		Columns: []table.Column{{ID: "column", Title: o.Say("Column")}, {ID: "judgement", Title: o.Say("Judgement")}}}
	for _, code := range v.Codes {
		row := table.Row{Cells: []table.Cell{table.Text(o.Word(columnName(code))), table.Text(o.Say("what the results make"))}}
		if n := differ[code]; n > 0 {
			row.Cells[1].Text, row.Mark = o.Count(n, "%d differs", "%d differ"), table.Warning
		}
		if code == catalogue.PlaceCode {
			all.Notes = []string{o.Say("Places are compared by %s; whom that leaves tied may stand in any order.", strings.Join(v.List, ", "))}
		}
		all.Rows = append(all.Rows, row)
	}
	d.Tables = []table.Table{all}
	if len(v.Differences) == 0 {
		return d
	}
	tb := table.Table{Name: o.Say("Differences"), Columns: []table.Column{
		{ID: "no", Title: o.Say("No."), Align: table.Right, Format: table.Whole}, {ID: "name", Title: o.Say("Name")},
		{ID: "what", Title: o.Say("Column")}, {ID: "printed", Title: o.Say("Printed"), Align: table.Right},
		{ID: "made", Title: o.Say("Computed"), Align: table.Right},
	}}
	for _, x := range v.Differences {
		line := &v.Sheet.Lines[x.Who]
		tb.Rows = append(tb.Rows, table.Row{Mark: table.Warning, Cells: []table.Cell{
			report.Whole(line.Number), table.Text(line.Name), table.Text(o.Word(columnName(x.Code))), table.Text(x.Printed), table.Text(x.Made),
		}})
	}
	d.Tables = append(d.Tables, tb)
	return d
}
