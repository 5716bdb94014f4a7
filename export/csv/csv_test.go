package csv

import (
	"bytes"
	"encoding/csv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"wallchart/export/table"
	"wallchart/must"
)

func write(t *testing.T, doc table.Document, o Options) string {
	t.Helper()
	var b bytes.Buffer
	must.Do(t, Write(&b, doc, o))
	return b.String()
}

func standings() table.Table {
	return table.Table{
		Name: "Open", Title: "Open, round 3",
		Columns: []table.Column{{Title: "#"}, {Title: "Name"}, {Title: "Rd 1"}, {Title: "Pts", Format: table.Halves}},
		Rows: []table.Row{
			{Cells: []table.Cell{table.Num("1", 1), table.Text("O’Brien, \"Pat\""), {Text: "W2", Below: "1.0"}, table.Num("2½", 2.5)}},
			{Cells: []table.Cell{table.Num("2", 2), table.Text("=1+1"), {Text: "-B-", Below: "0.5"}, table.Num("½", 0.5)}},
		},
	}
}

func TestOneTable(t *testing.T) {
	got := write(t, table.Document{Tables: []table.Table{standings()}}, Options{})
	want := "#,Name,Rd 1,Rd 1 (2),Pts\n" +
		"1,\"O’Brien, \"\"Pat\"\"\",W2,1.0,2.5\n" +
		"2,'=1+1,-B-,0.5,0.5\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestOptions(t *testing.T) {
	got := write(t, table.Document{Tables: []table.Table{standings()}},
		Options{Delimiter: ';', BOM: true, DecimalComma: true, CRLF: true})
	want := "\ufeff#;Name;Rd 1;Rd 1 (2);Pts\r\n1;\"O’Brien, \"\"Pat\"\"\";W2;1,0;2,5\r\n2;'=1+1;-B-;0,5;0,5\r\n"
	if got != want {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
}

func TestTablesAndGroups(t *testing.T) {
	a := standings()
	a.Groups = []table.Group{{Row: 0, Title: "Boys"}, {Row: 1, Title: "Girls"}}
	a.Grouped = "Who"
	got := write(t, table.Document{Tables: []table.Table{a, {Name: "Empty"}}}, Options{Delimiter: '\t'})
	want := "Open, round 3\nWho\t#\tName\tRd 1\tRd 1 (2)\tPts\nBoys\t1\t\"O’Brien, \"\"Pat\"\"\"\tW2\t1.0\t2.5\n" +
		"Girls\t2\t'=1+1\t-B-\t0.5\t0.5\n\nEmpty\n"
	if strings.TrimRight(got, "\n") != strings.TrimRight(want, "\n") {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
}

func TestHarmless(t *testing.T) {
	for _, s := range []string{"=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1", "\r=1",
		"-W5", "+A1", "-B-,A1", "-B-4", "-1½+A1", "-½½", "＝1+1", "==A1", "-B", "--1"} {
		if harmless(s) != "'"+s {
			t.Errorf("%q goes out as %q", s, harmless(s))
		}
	}
	for _, s := range []string{"", "Smith", "-", "+", "=", "-B-", "-H-", "+-", "--", "+/-",
		"-1.5", "+3", "-1,5", "1-0", "½", "-½", "-1½", "-B-,4.0", "-H-,3½", "-B-,½"} {
		if harmless(s) != s {
			t.Errorf("%q goes out as %q", s, harmless(s))
		}
	}
}

// What a CSV reader reads is what the cells say.
func TestReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		texts := rapid.SliceOfN(rapid.SliceOfN(rapid.StringOf(rapid.RuneFrom([]rune("aé\",;\n 'x=-1王"))), 3, 3), 1, 6).Draw(t, "texts")
		delimiter := rapid.SampledFrom([]rune{',', ';', '\t'}).Draw(t, "delimiter")
		tab := table.Table{Columns: make([]table.Column, 3)}
		want := [][]string{{"", "", ""}}
		for _, cells := range texts {
			var row table.Row
			var record []string
			for _, s := range cells {
				row.Cells = append(row.Cells, table.Text(s))
				record = append(record, harmless(flat(s, Options{Delimiter: delimiter})))
			}
			tab.Rows = append(tab.Rows, row)
			want = append(want, record)
		}
		var b bytes.Buffer
		must.Do(t, Write(&b, table.Document{Tables: []table.Table{tab}}, Options{Delimiter: delimiter}))
		r := csv.NewReader(&b)
		r.Comma = delimiter
		got := must.Have(r.ReadAll())(t)
		if d := cmp.Diff(want, got); d != "" {
			t.Fatal(d)
		}
	})
}

// What Excel makes of a cell that is typed as it stands here, in an English or a German
// Windows: 1-0 is January 2000 or the 1st of the month 0 (a text), 3-1 the 3rd of January,
// 1/2 the 1st of February. A dash, U+2013, makes a text of it. What has a letter, a sign or
// a ½ in it is a text already.
func TestResultsAreNoDates(t *testing.T) {
	for text, want := range map[string]string{
		"1-0": "1–0", "0-1": "0–1", "0-0": "0–0", "3-1": "3–1", "12-4": "12–4", "10-0": "10–0", "1-1-1": "1–1–1",
		"1/2": "1⁄2", "1/2/3": "1⁄2⁄3", "3 - 1": "3 – 1",
		"½-½": "½-½", "2½-1½": "2½-1½", "+--": "+--", "1/2-1/2": "1/2-1/2", "W12": "W12", "1-0F": "1-0F", "-B-": "-B-", "1-": "1-",
		"-1": "-1", "12": "12", "": "", "2026-03-04": "2026-03-04", "1.5-0.5": "1.5-0.5", "K-3": "K-3", "12345-1": "12345-1",
	} {
		if got := noDate(text); got != want {
			t.Errorf("%q goes out as %q, want %q", text, got, want)
		}
	}
}

// A file for people: the mark that Excel knows UTF-8 by, and the list separator of a country
// with a decimal comma is a semicolon.
func TestForPeople(t *testing.T) {
	doc := table.Document{Tables: []table.Table{{
		Columns: []table.Column{{Title: "White", Aside: "Colour"}, {Title: "Result"}, {Title: "Pts", Format: table.Halves}},
		Rows:    []table.Row{{Cells: []table.Cell{{Text: "Größe (w)", Aside: "(w)"}, table.Text("1-0"), table.Num("4½", 4.5)}}},
	}}}
	for _, c := range []struct {
		lang      string
		separator rune
		want      string
	}{
		{"en", 0, "White,Colour,Result,Pts\nGröße,w,1–0,4.5\n"},
		{"en-GB", 0, "White,Colour,Result,Pts\nGröße,w,1–0,4.5\n"},
		{"de", 0, "White;Colour;Result;Pts\nGröße;w;1–0;4,5\n"},
		{"fr", 0, "White;Colour;Result;Pts\nGröße;w;1–0;4,5\n"},
		{"es-MX", 0, "White,Colour,Result,Pts\nGröße,w,1–0,4.5\n"},
		{"en-ZA", 0, "White;Colour;Result;Pts\nGröße;w;1–0;4,5\n"},
		{"en", ';', "White;Colour;Result;Pts\nGröße;w;1–0;4,5\n"},
		{"de", ',', "White,Colour,Result,Pts\nGröße,w,1–0,4.5\n"},
		{"de", '\t', "White\tColour\tResult\tPts\nGröße\tw\t1–0\t4,5\n"},
		{"en", '\t', "White\tColour\tResult\tPts\nGröße\tw\t1–0\t4.5\n"},
	} {
		if got := write(t, doc, People(c.lang, c.separator)); got != "\ufeff"+c.want {
			t.Errorf("%s, %q:\n%q\nwant\n%q", c.lang, c.separator, got, c.want)
		}
	}
	if got, want := write(t, doc, Options{}), "White,Result,Pts\nGröße (w),1-0,4.5\n"; got != want {
		t.Errorf("for programs:\n%q\nwant\n%q", got, want)
	}
}
