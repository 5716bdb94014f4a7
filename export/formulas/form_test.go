package formulas_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/export/formulas"
	"wallchart/export/report"
	"wallchart/export/sheets"
	"wallchart/export/xlsx"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
)

// opened is the workbook as a file, opened again.
func opened(t *testing.T, b sheets.Book) *excelize.File {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, xlsx.WriteBook(&out, b, xlsx.Options{}))
	f := must.Have(excelize.OpenReader(&out))(t)
	t.Cleanup(func() { f.Close() })
	return f
}

// known is four with all that can be known of Ada; Bert's state stands where the federation does, as in older files.
func known() *model.Tournament {
	tm := four()
	p := tm.Sections[0].Players
	p[0].Title, p[0].Federation, p[0].FideID, p[0].NationalID = "WFM", "USA", "1503014", "12345678"
	p[0].Sex, p[0].Birth, p[0].Club, p[0].Grade, p[0].NationalRating = "w", "2012-02-29", "Elm", "7", 1950
	p[0].State, p[1].Federation, p[1].Birth, p[1].Grade = "NY", "NJ", "1990", "K"
	return tm
}

func line(f *excelize.File, sheet string, row int) string {
	rows, _ := f.GetRows(sheet)
	if row > len(rows) {
		return ""
	}
	return strings.Join(rows[row-1], "|")
}

// The columns of both forms in the order that their people know; what nobody has is
// left out. Of a day of birth the year is there, a number as grades and ratings are: a workbook is handed on.
func TestForms(t *testing.T) {
	for _, c := range []struct {
		form                                formulas.Form
		heads, ada, bert, crosstable, first string
	}{
		{formulas.FIDE, "No.|Title|Name|Federation|State|Rating|FIDE ID|National ID|National rating|Club or school|Sex|Born|Grade|id",
			"1|WFM|Ada|USA|NY|2000|1503014|12345678|1950|Elm|w|2012|7|1", "2||Bert||NJ|1900||||||1990|K|2",
			"Rk.|No.|Title|Name|Federation|State|Rating|FIDE ID|R1|R2|R3|Pts|Buch.|index", "1|1|WFM|Ada|USA|NY|2000|1503014|3w1|2b½||1.5|2.5|1"},
		{formulas.US, "No.|Name|Rating before|State|Federation|USCF ID|Title|FIDE ID|National rating|Club or school|Sex|Born|Grade|id",
			"1|Ada|2000|NY|USA|12345678|WFM|1503014|1950|Elm|w|2012|7|1", "2|Bert|1900|NJ||||||||1990|K|2",
			"No.|Name|Rating before|State|Federation|USCF ID|R1|R2|R3|Pts|Buch.|index", "1|Ada|2000|NY|USA|12345678|W3|D2||1.5|2.5|1"},
	} {
		st := ranked(t, known(), "BH", "fide2026")
		f := opened(t, formulas.Workbook([]*tiebreaks.Standings{st}, report.Options{}, c.form))
		for _, w := range []struct {
			sheet string
			row   int
			want  string
		}{{"Players", 1, c.heads}, {"Players", 2, c.ada}, {"Players", 3, c.bert}, {"Crosstable", 1, c.crosstable}, {"Crosstable", 2, c.first}} {
			if got := line(f, w.sheet, w.row); got != w.want {
				t.Errorf("%s, row %d:\n%s\nnot\n%s", w.sheet, w.row, got, w.want)
			}
		}
		for cell, want := range map[string]excelize.CellType{"A2": excelize.CellTypeUnset, "L2": excelize.CellTypeUnset,
			"L3": excelize.CellTypeUnset, "M2": excelize.CellTypeUnset, "M3": excelize.CellTypeInlineString, "I2": excelize.CellTypeUnset} {
			if kind, _ := f.GetCellType("Players", cell); kind != want {
				t.Errorf("%s is of type %d, not %d", cell, kind, want)
			}
		}
	}
}

// The event's federation chooses the form; where none is given, the rules.
func TestTheFormOfAnEvent(t *testing.T) {
	for _, c := range []struct {
		asked              formulas.Form
		federation, unplay string
		rulebook           model.Rulebook
		want               formulas.Form
	}{
		{formulas.OfEvent, "USA", "fide2026", model.FIDERules, formulas.US}, {formulas.OfEvent, "GER", "us", model.USChessRules, formulas.FIDE},
		{formulas.OfEvent, "", "us", 0, formulas.US}, {formulas.OfEvent, "", "fide2026", 0, formulas.FIDE},
		{formulas.OfEvent, "", "fide2026", model.USChessRules, formulas.US},
		{formulas.FIDE, "USA", "us", 0, formulas.FIDE}, {formulas.US, "GER", "fide2026", 0, formulas.US},
	} {
		tm := four()
		tm.Federation, tm.Sections[0].Rulebook = c.federation, c.rulebook
		if got := c.asked.Of(ranked(t, tm, "BH", c.unplay)); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
	for name, want := range map[string]formulas.Form{"auto": formulas.OfEvent, "FIDE": formulas.FIDE, "us": formulas.US} {
		if got, err := formulas.ParseForm(name); err != nil || got != want {
			t.Errorf("%s is %d, %v", name, got, err)
		}
	}
	if _, err := formulas.ParseForm("uk"); err == nil || err.Error() != `"uk" is no form of the workbook: choose one of auto, fide, us` {
		t.Error(err)
	}
}
