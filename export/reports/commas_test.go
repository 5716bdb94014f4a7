package reports_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	phrases "wallchart/assets/wording"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/reasons"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/export/text"
	"wallchart/files/crosstable"
	"wallchart/files/crosstable/crosstabletest"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// pointedNumber is a number with decimals behind a point, and no article such as 8.1 of a rule or C.07.
var pointedNumber = regexp.MustCompile(`(?:^|[^\d\pL.,])[+-]?\d+\.\d{1,2}(?:$|[^\d.])`)

// TestDecimalsHaveTheCommaOfTheLanguage: in every report of every sample, in what stands in cells, on cards and in sentences;
// the numbers behind the cells are the same. For programs, and in English, they have a point.
func TestDecimalsHaveTheCommaOfTheLanguage(t *testing.T) {
	commas := regexp.MustCompile(`\d,\d`)
	for name, event := range events(t) {
		for _, s := range event.Sections {
			st := must.Have(catalogue.Standard(event, s, 0))(t)
			for _, r := range reports.For(s) {
				english, err := r.Document(st, report.Options{ScoreGroups: true})
				if err != nil {
					continue
				}
				for _, code := range phrases.Languages() {
					l := must.Have(phrases.Load(code))(t)
					doc := must.Have(r.Document(st, report.Options{Language: l, ScoreGroups: true}))(t)
					what := strings.Join([]string{name, r.ID, code}, ", ")
					for _, tb := range doc.Tables {
						if len(tb.Groups) > 0 && tb.Grouped == "" {
							t.Errorf("%s: the column of groups of %s has no heading", what, tb.Name)
						}
					}
					everyText(&doc, func(where, text string) {
						rule := strings.Contains(text, "FIDE") || strings.Contains(text, "US Chess")
						if code != "en" && r.ID != "board-cards" && !rule && pointedNumber.MatchString(text) {
							t.Errorf("%s: the %s %q has a point", what, where, text)
						}
					})
					for i := range doc.Tables {
						sameNumbers(t, what, &english.Tables[i], &doc.Tables[i])
					}
					doc = must.Have(r.Document(st, report.Options{Language: l, ScoreGroups: true, Pointed: true}))(t)
					for i := range doc.Tables {
						for _, row := range doc.Tables[i].Rows {
							for _, c := range row.Cells {
								if c.IsNumber && commas.MatchString(c.Text) {
									t.Errorf("%s, for programs: %q has a comma", what, c.Text)
								}
							}
						}
					}
				}
			}
		}
	}
}

// TestSumsHaveTheCommaOfTheLanguage: what every tie-break of the first three is made of, and the sums that web pages open.
func TestSumsHaveTheCommaOfTheLanguage(t *testing.T) {
	german := must.Have(phrases.Load("de"))(t)
	commas := 0
	for name, event := range events(t) {
		for _, s := range event.Sections {
			st, err := catalogue.Standard(event, s, 0)
			if err != nil || len(st.Places) < 3 {
				continue
			}
			first := []int{st.Places[0].Index, st.Places[1].Index, st.Places[2].Index}
			o := report.Options{Language: german, Sums: true, Who: func(*tiebreaks.Standings) ([]int, error) { return first, nil }}
			explained := must.Have(reasons.Explained(st, o))(t)
			for _, doc := range []table.Document{explained, charts.Standings(st, o), reasons.ForParent(st, first[1], first[0], o)} {
				everyText(&doc, func(where, text string) {
					if strings.Contains(text, "FIDE") || strings.Contains(text, "US Chess") {
						return
					}
					commas += strings.Count(text, ",5")
					if pointedNumber.MatchString(text) {
						t.Errorf("%s: the %s %q has a point", name, where, text)
					}
				})
			}
		}
	}
	if commas < 20 {
		t.Errorf("%d numbers with a comma were seen", commas)
	}
}

// sameNumbers compares what a program reads of two tables.
func sameNumbers(t *testing.T, what string, a, b *table.Table) {
	t.Helper()
	for r := range a.Rows {
		for c := range a.Rows[r].Cells {
			x, y := a.Rows[r].Cells[c], b.Rows[r].Cells[c]
			format := a.Columns[c].Format
			if x.IsNumber != y.IsNumber || x.IsNumber && (x.Number != y.Number || x.Written(format) != y.Written(format)) {
				t.Errorf("%s: %q is written %q, in English %q", what, y.Text, y.Written(format), x.Written(format))
			}
		}
	}
}

// TestCommasAreOfPaperAlone: in a German workbook 2.5 is a number, and a web page is sorted by one.
func TestCommasAreOfPaperAlone(t *testing.T) {
	german := must.Have(phrases.Load("de"))(t)
	doc := charts.Standings(rank(t, fourPlayers(), 0, "fide2026", "PTS", "BH"), report.Options{Language: german})
	points, row := doc.Tables[0].Column("tb:PTS"), -1
	for r := range doc.Tables[0].Rows {
		if c := doc.Tables[0].Rows[r].Cells[points]; strings.HasSuffix(c.Text, ",5") {
			row = r
		}
	}
	if row < 0 {
		t.Fatalf("nobody has half a point: %+v", doc.Tables[0].Rows)
	}
	cell := doc.Tables[0].Rows[row].Cells[points]
	wanted := strings.Replace(cell.Text, ",", ".", 1)
	write := func(name string) []byte {
		k, _ := formats.ByName(name)
		var b bytes.Buffer
		must.Do(t, k.Write(&b, doc, formats.Sheet{}))
		return b.Bytes()
	}
	if page := string(write("html")); !strings.Contains(page, `data-n="`+wanted+`"`) || !strings.Contains(page, ">"+cell.Text+"<") {
		t.Error("the web page does not have the number to sort by, or not the text with the comma")
	}
	f := must.Have(excelize.OpenReader(bytes.NewReader(write("xlsx"))))(t)
	found := false
	rows := must.Have(f.GetRows(f.GetSheetName(0), excelize.Options{RawCellValue: true}))(t)
	for _, r := range rows {
		for _, value := range r {
			found = found || value == wanted
			if value == cell.Text {
				t.Errorf("the workbook has the text %q", value)
			}
		}
	}
	if !found {
		t.Errorf("%s is not in the workbook", wanted)
	}
	k, _ := formats.ByName("csv")
	for separator, want := range map[rune]string{0: cell.Text, ',': wanted} {
		var b bytes.Buffer
		if err := k.Write(&b, doc, formats.Sheet{Separator: separator}); err != nil || !strings.Contains(b.String(), want) {
			t.Errorf("with %q between the values %s is not there:\n%s", separator, want, b.String())
		}
	}
}

// matches is what came of each round of each team.
func matches(event *model.Tournament) string {
	var b strings.Builder
	for _, l := range model.NewSheet(event, event.Sections[0], 0).Lines {
		b.WriteString(l.Name)
		for _, x := range l.Cells {
			fmt.Fprint(&b, " ", x.Opponent, " ", x.Outcome, " ", x.Games.String())
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// TestChartsWithCommasAreReadAgain: a match is "W6:3,5" there.
func TestChartsWithCommasAreReadAgain(t *testing.T) {
	for _, code := range []string{"de", "es", "fr"} {
		l := must.Have(phrases.Load(code))(t)
		event := events(t)["amateur-team.wallchart"]
		st := must.Have(catalogue.Standard(event, event.Sections[0], 0))(t)
		var b strings.Builder
		must.Do(t, text.Write(&b, charts.Crosstable(st, report.US, report.Options{Language: l}), text.Options{}))
		read, err := crosstable.ReadText(b.String())
		if err != nil || !strings.Contains(b.String(), "W1:") && !strings.Contains(b.String(), "W6:3,5") {
			t.Fatalf("%s: %v\n%s", code, err, b.String())
		}
		if !crosstabletest.Good(read) || matches(read.Tournament) != matches(event) {
			t.Errorf("%s: %v, read again it is\n%s\nand was\n%s", code, read.Problems, matches(read.Tournament), matches(event))
		}
	}
}

// everyText hands on every text of a document, with where it stands.
func everyText(d *table.Document, check func(what, text string)) {
	for _, s := range append(append([]string{d.Title, d.Subtitle}, d.Notes...), d.Event...) {
		check("note", s)
	}
	for _, t := range d.Tables {
		for _, n := range append([]string{t.Title, t.Name, t.Foot}, t.Notes...) {
			check("note", n)
		}
		for _, g := range t.Groups {
			check("group", g.Title)
		}
		for _, c := range t.Columns {
			check("column", c.Title)
			check("tip", c.Tip)
		}
		for _, r := range t.Rows {
			for n := range r.Cells {
				check("cell "+t.Columns[min(n, len(t.Columns)-1)].ID, r.Cells[n].Text)
				check("below", r.Cells[n].Below)
				check("tip", r.Cells[n].Tip)
				if sum := r.Cells[n].Sum; sum != nil {
					for _, p := range sum.Parts {
						check("part", p.Amount)
					}
					check("sum", sum.Title+" "+sum.Total)
				}
			}
		}
		if t.Cards != nil {
			for _, c := range t.Cards.Cards {
				for _, l := range c.Lines {
					for _, f := range l.Fields {
						check("field "+f.ID, f.Text)
					}
					if l.Grid != nil {
						for _, row := range l.Grid.Rows {
							for _, s := range row.Cells {
								check("grid", s)
							}
						}
					}
				}
			}
		}
	}
}
