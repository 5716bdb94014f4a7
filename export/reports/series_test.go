package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/assets/wording"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/files/season"
	"wallchart/model"
	"wallchart/must"
	"wallchart/standings/series"
)

// cup is a series of three events, of which one is to come, with a question about a name.
func cup(t *testing.T) *series.Table {
	t.Helper()
	s := must.Have(season.Lines([]byte("series Spring Cup\npoints 10 9 8\nelse 2\nscore 0.5\n" +
		"participation 1\nbest 1\nleast 2\nlevel best firsts\n" +
		"event one.wallchart name April\nevent two.wallchart name May weight 2\nevent three.wallchart name June")))(t)
	event := func(names ...string) series.Played {
		s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(0, 0, 0)}
		for n, name := range names {
			name, level := strings.CutSuffix(name, "=")
			score := model.Points(2 * (len(names) - n))
			if level {
				score -= 2
			}
			id := model.ID(n + 1)
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: n + 1, Name: name, Club: "Rooks"}})
			s.Adjustments = append(s.Adjustments, model.Adjustment{Who: id, Games: score})
			s.LastID = id
		}
		return series.Played{Event: (&model.Tournament{Name: "Event", Start: "2026-04-01"}).With(s), Section: s}
	}
	table := must.Have(series.Make(&s, []series.Played{event("Able, Ann", "Baker, Bob=", "Cook, Cy", "Dean, Catherine"),
		event("Baker, Bob", "Able, Ann", "Dean, Katherine"), {}}))(t)
	return table
}

// TestSeries: the table, the questions, and each sum opened; and what one person's is made of.
func TestSeries(t *testing.T) {
	german := must.Have(wording.Load("de"))(t)
	s := cup(t)
	doc := charts.Series(s, report.Options{Sums: true})
	same(t, "series", doc)
	same(t, "series-german", charts.Series(s, report.Options{Language: german}))
	same(t, "series-of", charts.SeriesOf(s, &s.Persons[1], report.Options{}))
	tb := doc.Tables[0]
	for _, row := range tb.Rows {
		total, sum := row.Cells[tb.Column("total")], 0.0
		for _, part := range total.Sum.Parts {
			at := slices.IndexFunc(tb.Columns, func(c table.Column) bool { return c.Title == part.Label })
			if !part.Struck {
				sum += row.Cells[at].Number
			}
			if cell := row.Cells[at]; part.Struck != (cell.Mark == table.Struck) || cell.Tip != part.Who {
				t.Errorf("%s: the part %+v stands as %+v", row.Cells[1].Text, part, cell)
			}
		}
		if sum != total.Number {
			t.Errorf("%s has %v, and the parts come to %v", row.Cells[1].Text, total.Number, sum)
		}
	}
}
