package book_test

import (
	"archive/zip"
	"bytes"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"wallchart/export/book"
	"wallchart/export/report"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// spring is two players after one round of two.
func spring() *model.Tournament {
	player := func(id model.ID, name string) model.Player {
		return model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: name, Club: name + " club"}, Title: "CM"}
	}
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(0, 0, 0), Planned: 2, Trophy: &model.Trophy{Counting: 1},
		Ranking: model.Ranking{TieBreaks: []string{"BH"}}, Players: []model.Player{player(1, "Ada"), player(2, "Bert")},
		Rounds: []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2},
			Outcomes: [2]model.Outcome{model.Win, model.Loss}}}}}}
	return &model.Tournament{Name: "Spring", City: "Graz", Start: "2026-05-30", End: "2026-05-31", Arbiter: "IA Jane Roe (12345)",
		Organiser: "Schools' league", Federation: "AUT", Sections: []*model.Section{s}}
}

func written(t *testing.T, tm *model.Tournament, o book.Options) ([]byte, *excelize.File) {
	t.Helper()
	var all []*tiebreaks.Standings
	for _, s := range tm.Sections {
		st := must.Have(catalogue.Standard(tm, s, 0))(t)
		all = append(all, st)
	}
	var out bytes.Buffer
	n, err := book.Write(&out, tm, all, o)
	if err != nil || n != 8 {
		t.Fatalf("%d sheets in sight, %v", n, err)
	}
	f := must.Have(excelize.OpenReader(bytes.NewReader(out.Bytes())))(t)
	t.Cleanup(func() { f.Close() })
	return out.Bytes(), f
}

// What the file says of itself: the event, the section, whose it is, when it was made.
func TestProperties(t *testing.T) {
	o := book.Options{Created: time.Date(2026, 5, 31, 18, 0, 0, 0, time.UTC)}
	for club, author := range map[string]string{"": "IA Jane Roe (12345)", "Elm Chess Club": "Elm Chess Club"} {
		o.Report = report.Options{Club: club}
		_, f := written(t, spring(), o)
		p, err := f.GetDocProps()
		if err != nil || p.Title != "Spring" || p.Subject != "Open" || p.Creator != author || p.Created != "2026-05-31T18:00:00Z" ||
			p.Keywords != "Graz, 2026-05-30" || p.Language != "en" {
			t.Errorf("%+v, %v", p, err)
		}
		if p, err := f.GetAppProps(); err != nil || p.Application != "Wallchart" || p.Company != club {
			t.Errorf("%+v, %v", p, err)
		}
	}
}

// Every sheet in sight has heads that stay, filters where there are rows, and is set
// up for the printer: heads repeated, the event's facts above, the page below.
func TestSheets(t *testing.T) {
	workbook, f := written(t, spring(), book.Options{})
	names := f.GetSheetList()
	if want := []string{"Players",
		"Round 1", "Round 2", "Crosstable", "Standings", "Trophies", "Tie-breaks", "Rules"}; !slices.Equal(names[:8], want) {
		t.Errorf("sheets %q", names)
	}
	titles, named := map[string]string{}, map[string]string{}
	for _, d := range f.GetDefinedName() {
		if d.Name == "_xlnm.Print_Titles" {
			titles[d.Scope] = d.RefersTo
		}
		named[d.Name] = d.RefersTo
	}
	for name, want := range map[string]string{"Players": "'Players'!$A$1:$F$3", "Round2": "'Round 2'!$A$1:$G$3",
		"Standings": "'Standings'!$A$1:$G$3", "Trophies": "'Trophies'!$A$1:$F$3"} {
		if named[name] != want {
			t.Errorf("%s is %s, not %s", name, named[name], want)
		}
	}
	for k, sheet := range names[:7] {
		p, err := f.GetPanes(sheet)
		if err != nil || !p.Freeze || p.YSplit != 1 {
			t.Errorf("%s: panes %+v, %v", sheet, p, err)
		}
		if !strings.Contains(titles[sheet], "'"+sheet+"'!$1:$1") {
			t.Errorf("%s: on every page is repeated %s", sheet, titles[sheet])
		}
		xml := part(t, workbook, k+1)
		for _, want := range []string{"<pageSetup", `paperSize="9"`, "Spring: ", "Graz, AUT · 2026-05-30 – 2026-05-31", "Page &amp;P of &amp;N"} {
			if !strings.Contains(xml, want) {
				t.Errorf("%s: %s is not in the sheet", sheet, want)
			}
		}
		if has := strings.Contains(xml, "<autoFilter"); has != (sheet != "Tie-breaks") {
			t.Errorf("%s: filter %v", sheet, has)
		}
		marked := strings.HasPrefix(sheet, "Round") || sheet == "Crosstable"
		if has := strings.Contains(xml, "<conditionalFormatting"); has != marked {
			t.Errorf("%s: marks %v", sheet, has)
		}
	}
	if titles["Crosstable"] != "'Crosstable'!$A:$D,'Crosstable'!$1:$1" {
		t.Errorf("the crosstable repeats %s", titles["Crosstable"])
	}
	if xml := part(t, workbook, 5); !strings.Contains(xml, "Standings after round 1 of 2 · Tie-breaks: Buch.") {
		t.Error("the standings do not say how far they are")
	}
}

func part(t *testing.T, workbook []byte, sheet int) string {
	t.Helper()
	z := must.Have(zip.NewReader(bytes.NewReader(workbook), int64(len(workbook))))(t)
	f := must.Have(z.Open("xl/worksheets/sheet" + string(rune('0'+sheet)) + ".xml"))(t)
	defer f.Close()
	b := must.Have(io.ReadAll(f))(t)
	return string(b)
}
