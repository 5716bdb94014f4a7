package sheet

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"wallchart/files/plaintext"
	"wallchart/must"
)

// one reads a file that must hold one sheet.
func one(t *testing.T, name string, raw []byte) Sheet {
	t.Helper()
	sheets, _ := must.Two(Read(name, raw))(t)
	if len(sheets) != 1 {
		t.Fatalf("%d sheets", len(sheets))
	}
	return sheets[0]
}

func equal(t *testing.T, got [][]string, want ...[]string) {
	t.Helper()
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got)\n%s", d)
	}
}

func TestText(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want [][]string
	}{
		"semicolons": {"Name;Elo\nMüller, Jörg;1512\nFox;\n", [][]string{{"Name", "Elo"}, {"Müller, Jörg", "1512"}, {"Fox"}}},
		"commas": {"Name,Rating,Club\n\"Fox, Ann\",1512,\"The \"\"A\"\"\"\nBo,,X\n",
			[][]string{{"Name", "Rating", "Club"}, {"Fox, Ann", "1512", `The "A"`}, {"Bo", "", "X"}}},
		"tabs":       {"Name\tElo\r\nFox, Ann\t1512\r\n\r\nBo\t9\r\n", [][]string{{"Name", "Elo"}, {"Fox, Ann", "1512"}, nil, {"Bo", "9"}}},
		"names":      {"Fox, Ann\nBo, Lee\n", [][]string{{"Fox, Ann"}, {"Bo, Lee"}}},
		"one column": {"Fox\nBo\n", [][]string{{"Fox"}, {"Bo"}}},
		"one column with quotes": {"Name\n\"Fox, Ann\"\n\"Lee, \"\"Bo\"\"\"\nCy\n",
			[][]string{{"Name"}, {"Fox, Ann"}, {`Lee, "Bo"`}, {"Cy"}}},
		"column, quoted":       {"\"Name\"\r\n\"Fox, Ann\"\r\n", [][]string{{"Name"}, {"Fox, Ann"}}},
		"a nickname in a list": {"\"Bobby\" Fox\nBo\n", [][]string{{`"Bobby" Fox`}, {"Bo"}}},
		"blanks":               {"1  Ann Fox    1512\n2  Bo Lee     900", [][]string{{"1", "Ann Fox", "1512"}, {"2", "Bo Lee", "900"}}},
		"sep line":             {"sep=|\nA|B;C\n", [][]string{{"A", "B;C"}}},
		"lines in": {"Name;Address\n\"Fox\";\"1 High St\nLeeds\"\nBo;x\n",
			[][]string{{"Name", "Address"}, {"Fox", "1 High St Leeds"}, {"Bo", "x"}}},
		"nicknames": {"Name;Elo\n\"Bobby\" Fox;1512\nAl \"X\" Lee;9\n",
			[][]string{{"Name", "Elo"}, {`"Bobby" Fox`, "1512"}, {`Al "X" Lee`, "9"}}},
		"open quote": {"Name;Elo\n\"Fox;1512\nBo;9\n", [][]string{{"Name", "Elo"}, {`"Fox`, "1512"}, {"Bo", "9"}}},
		"formula":    {"Name;Elo\n=1+1;@SUM(A1)\n", [][]string{{"Name", "Elo"}, {"=1+1", "@SUM(A1)"}}},
		"bare CR":    {"A;B\rC;D\r", [][]string{{"A", "B"}, {"C", "D"}}},
		"rated": {"1. Fox, Ann 1512\n2) Bo Lee (unr)\n3 Cy Kay, 900\nLu Ray: (1400)\n\nDi Poe unrated\n",
			[][]string{{"1", "Fox, Ann", "1512"}, {"2", "Bo Lee", "(unr)"}, {"3", "Cy Kay", "900"}, {"", "Lu Ray", "(1400)"}, nil,
				{"", "Di Poe", "unrated"}}},
		"rated, one line not": {"Fox, Ann 1512\nBo Lee 1400\nCy Kay 1300\nLu Ray 1200\nlate: Di\n",
			[][]string{{"", "Fox, Ann", "1512"}, {"", "Bo Lee", "1400"}, {"", "Cy Kay", "1300"}, {"", "Lu Ray", "1200"}, {"", "late: Di"}}},
		"too few rated": {"Ann Fox 1512\nBo Lee 1400\nCy Kay 1300\nDi Ray\n",
			[][]string{{"Ann Fox 1512"}, {"Bo Lee 1400"}, {"Cy Kay 1300"}, {"Di Ray"}}},
		"one rated":      {"Ann Fox 1512\n", [][]string{{"Ann Fox 1512"}}},
		"rated and wide": {"Ann Fox  1512\nBo Lee  1400\n", [][]string{{"Ann Fox", "1512"}, {"Bo Lee", "1400"}}},
		"bars":           {"Name|Elo\nFox, Ann|1512\n", [][]string{{"Name", "Elo"}, {"Fox, Ann", "1512"}}},
		"one tab": {"Club list\nof 2026\nsee below\nName\tElo\n",
			[][]string{{"Club list"}, {"of 2026"}, {"see below"}, {"Name", "Elo"}}},
		"one semicolon": {"Club list; new\nof 2026\nsee below\n", [][]string{{"Club list; new"}, {"of 2026"}, {"see below"}}},
		"commas in every name, semicolons between": {"Name;Elo\nFox, Ann;1\nPoe, Di;2\nLee, Bo;3\n",
			[][]string{{"Name", "Elo"}, {"Fox, Ann", "1"}, {"Poe, Di", "2"}, {"Lee, Bo", "3"}}},
		"more commas than semicolons":      {"a,b,c;d\na,b,c;d\n", [][]string{{"a", "b", "c;d"}, {"a", "b", "c;d"}}},
		"commas in quotation marks":        {"\"a;b\";c\n\"d;e;f\";g\n", [][]string{{"a;b", "c"}, {"d;e;f", "g"}}},
		"an empty cell at the end":         {"a;b;\nc;;\n", [][]string{{"a", "b"}, {"c"}}},
		"a separator at the very end":      {"a;b\nc;", [][]string{{"a", "b"}, {"c"}}},
		"an apostrophe before a formula":   {"'=Sum;'x;'\n'---;'@a;''=\n", [][]string{{"=Sum", "'x", "'"}, {"---", "@a", "''="}}},
		"an apostrophe before a wide sign": {"'＝1;2\n3;4\n", [][]string{{"＝1", "2"}, {"3", "4"}}},
		"a mark in the middle":             {"a;b\n\"x\"y;z\n\"u\"\n", [][]string{{"a", "b"}, {`"x"y`, "z"}, {"u"}}},
		"an open mark at the end":          {"a;b\nc;\"d", [][]string{{"a", "b"}, {"c", `"d`}}},
		"twenty lines in a cell": {strings.Repeat("a;b\n", 30) + "\"" + strings.Repeat("x\n", 20) + "\";y\n",
			append(slices.Repeat([][]string{{"a", "b"}}, 30), []string{strings.TrimSpace(strings.Repeat("x ", 20)), "y"})},
		"control characters and odd blanks": {"a\u00a0b;\u200bc\x01\u00add\u202ee\u2066f\ufeff\ng;h\n",
			[][]string{{"a b", "cdef"}, {"g", "h"}}},
	} {
		t.Run(name, func(t *testing.T) { equal(t, one(t, "club.csv", []byte(c.text)).Rows, c.want...) })
	}
}

// TestColumnsOfBlanks: a text whose columns are lined up with blanks is divided where all lines have one,
// and not at the commas of its names.
func TestColumnsOfBlanks(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"1. Smith, John     1854  Hull\n2. Doe, Jane       1721  York\n3. Roe, Richard          Hull\n",
			"1.|Smith, John|1854|Hull; 2.|Doe, Jane|1721|York; 3.|Roe, Richard||Hull"},
		{"Rk. SNo    Name             FED  Rtg  Pts.\n  1   1    Adams Ann        ENG  1900  2,5\n  2   4    Davis Di              1750  2,5\n" +
			"  3  12    Brown Bo         ENG         1,5\n",
			"Rk.|SNo|Name|FED|Rtg|Pts.; 1|1|Adams Ann|ENG|1900|2,5; 2|4|Davis Di||1750|2,5; 3|12|Brown Bo|ENG||1,5"},
		{"Rang  PKZ    Name                    Geb.  DWZ\n" +
			"1     10012  Abel,Tom,Dr.            1975  1954-33\n" +
			"2     10044  Benz,Uwe                1981  1702-4\n" +
			"3     10061  von der Decken,Max      1999  -----\n",
			"Rang|PKZ|Name|Geb.|DWZ; 1|10012|Abel,Tom,Dr.|1975|1954-33; 2|10044|Benz,Uwe|1981|1702-4; 3|10061|von der Decken,Max|1999|-----"},
		{"Club list\n1. Smith, John     1854  Hull\n10. Brown, Al      1500  York\n11. Roe, Rick           York\n",
			"Club list; 1.|Smith, John|1854|Hull; 10.|Brown, Al|1500|York; 11.|Roe, Rick||York"},
		{"Town Open 2026\n\nName            Rating\nAnn Lee         1500\nBo van der Ray  1400\n",
			"Town Open 2026; Name|Rating; Ann Lee|1500; Bo van der Ray|1400"},
		{"Name,   Rating,  Club\nAnn Lee,  1500,  Hull\nBo Ray,   1400,  York\n", "Name|Rating|Club; Ann Lee|1500|Hull; Bo Ray|1400|York"},
		{"Ann Lee   Hull\nBo Ray  Upper York\nCyrus Doe  Hull\n", "Ann Lee|Hull; Bo Ray|Upper York; Cyrus Doe|Hull"},
	} {
		sheets, _ := must.Two(Read("list.txt", []byte(c.text)))(t)
		var rows []string
		for _, r := range sheets[0].Rows {
			if joined := strings.TrimRight(strings.Join(r, "|"), "|"); joined != "" {
				rows = append(rows, joined)
			}
		}
		if got := strings.Join(rows, "; "); got != c.want {
			t.Errorf("%q:\n%s\nwant\n%s", c.text, got, c.want)
		}
	}
}

func TestEncodingIsGuessedAndCanBeChosen(t *testing.T) {
	raw := []byte("Name;Verein\nM\xfcller;K\xf6ln\n")
	sheets, guess, err := Read("x.csv", raw)
	if err != nil || guess.Name != plaintext.Windows1252 || sheets[0].Rows[1][0] != "Müller" {
		t.Fatalf("%v %v %v", sheets, guess, err)
	}
	sheets, err = ReadAs("x.csv", raw, "Windows-1251")
	if err != nil || sheets[0].Rows[1][0] != "Mьller" {
		t.Errorf("as Windows-1251: %v %v", sheets, err)
	}
	if _, err = ReadAs("x.csv", raw, "EBCDIC"); err == nil {
		t.Error("an unknown encoding passed")
	}
}

func TestXLSX(t *testing.T) {
	f := excelize.NewFile()
	style := func(format string) int {
		return must.Have(f.NewStyle(&excelize.Style{CustomNumFmt: &format}))(t)
	}
	born := time.Date(2003, 4, 12, 0, 0, 0, 0, time.UTC)
	for i, v := range []any{"Name", "Rating", "Born", "Born", "Born", "Points", "Sum", "Not a date"} {
		cell, _ := excelize.CoordinatesToCellName(i+1, 1)
		f.SetCellValue("Sheet1", cell, v)
	}
	for i, v := range []any{" Łukasik,\nMichał ", 1512, born, born, born, 2.5, 7, 37723} {
		cell, _ := excelize.CoordinatesToCellName(i+1, 3)
		f.SetCellValue("Sheet1", cell, v)
	}
	f.SetCellStyle("Sheet1", "D3", "D3", style("d.m.yy"))
	f.SetCellStyle("Sheet1", "E3", "E3", style("mm/dd/yyyy"))
	f.SetCellStyle("Sheet1", "F3", "F3", style("0.0"))
	f.SetCellStyle("Sheet1", "H3", "H3", style("#,##0"))
	f.SetCellFormula("Sheet1", "G3", "'[other.xlsx]Sheet1'!A1+3")
	f.NewSheet("Empty")
	f.NewSheet("Second")
	f.SetCellValue("Second", "B2", "x")
	var b bytes.Buffer
	must.Do(t, f.Write(&b))
	sheets, _, err := Read("club.csv", b.Bytes()) // by content, not by name
	if err != nil || len(sheets) != 2 || sheets[1].Name != "Second" {
		t.Fatalf("%v %v", sheets, err)
	}
	equal(t, sheets[0].Rows, []string{"Name", "Rating", "Born", "Born", "Born", "Points", "Sum", "Not a date"}, nil,
		[]string{"Łukasik, Michał", "1512", "2003-04-12", "2003-04-12", "2003-04-12", "2.5", "7", "37,723"})
	equal(t, sheets[1].Rows, nil, []string{"", "x"})
}

// zipped packs a file with the members given in turn, name and content.
func zipped(t testing.TB, members ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(members); i += 2 {
		w := must.Have(z.Create(members[i]))(t)
		must.Have(w.Write([]byte(members[i+1])))(t)
	}
	must.Do(t, z.Close())
	return b.Bytes()
}

const odsHead = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ` +
	`xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" ` +
	`xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>`
const odsFoot = `</office:spreadsheet></office:body></office:document-content>`

func ods(t testing.TB, tables string) []byte {
	return zipped(t, "mimetype", "application/vnd.oasis.opendocument.spreadsheet", "content.xml", odsHead+tables+odsFoot)
}

const odsTable = `<table:table table:name="Players"><table:table-column table:number-columns-repeated="5"/>
<table:table-header-rows><table:table-row><table:table-cell office:value-type="string"><text:p>Name</text:p></table:table-cell>` +
	`<table:table-cell office:value-type="string"><text:p>Born</text:p></table:table-cell><table:table-cell><text:p>Elo</text:p>` +
	`</table:table-cell></table:table-row></table:table-header-rows>
<table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>paid</text:p></office:annotation>` +
	`<text:p>Müller,<text:s text:c="1"/><text:span>Jörg</text:span></text:p><text:p>jun.</text:p></table:table-cell>` +
	`<table:table-cell office:value-type="date" office:date-value="2003-04-12T00:00:00"><text:p>12.04.03</text:p></table:table-cell>` +
	`<table:table-cell table:formula="of:=1+1" office:value-type="float" office:value="1512"><text:p>1512</text:p></table:table-cell>` +
	`<table:table-cell table:number-columns-repeated="16381"/></table:table-row>
<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="2"><text:p>x</text:p>` +
	`</table:table-cell><table:covered-table-cell/><table:table-cell><text:p>y</text:p></table:table-cell></table:table-row>
<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/>` +
	`</table:table-row></table:table>`

func TestODS(t *testing.T) {
	want := [][]string{{"Name", "Born", "Elo"}, {"Müller, Jörg jun.", "2003-04-12", "1512"}, nil, nil, {"x", "x", "", "y"},
		{"x", "x", "", "y"}}
	s := one(t, "a.ods", ods(t, odsTable))
	equal(t, s.Rows, want...)
	if s.Name != "Players" || !s.Cut.Empty() {
		t.Errorf("%q %q", s.Name, s.Cut)
	}
	flat := strings.ReplaceAll(odsHead+odsTable+odsFoot, "office:document-content", "office:document")
	equal(t, one(t, "a.fods", []byte(flat)).Rows, want...)
}

// TestLibreOffice reads what another program wrote: testdata was saved by LibreOffice 7.4.
func TestLibreOffice(t *testing.T) {
	for _, name := range []string{"libreoffice.ods", "libreoffice.xlsx"} {
		raw := must.Have(os.ReadFile(filepath.Join("testdata", name)))(t)
		equal(t, one(t, name, raw).Rows, []string{"Name", "Elo", "Geboren", "Verein", "Punkte"},
			[]string{"Müller, Jörg", "1512", "2003-04-12", "SC Köln", "2.5"}, []string{"Łukasik, Michał", "1600", "1999-02-01", "Łódź", "3"})
	}
}

func TestHTML(t *testing.T) {
	page := `<html><head><title>Cup</title><style>td{x:y}</style><script>var a="<table><tr><td>no";</script></head><body>
<h2>Final standings</h2><table border=1><tr><th colspan=2>Player<th>Pts
<tr><td>1</td><td>Fox&nbsp;&amp; Co<br>UK</td><td>2&frac12;</td></tr>
<tr><td rowspan="2">2</td><td>Bo</td><td>1</td></tr><tr><td>Cy</td><td>0</td></tr></table>
<p>Team A</p><table><tr><td>in <table><tr><td>inner</td></tr><tr><td>rows</td></tr></table>side</td></tr>
<tr><td>1</td><td><table><tr><td></td><td>Ann</td></tr></table></td></tr></table></body>`
	sheets, _, err := Read("x.xls", []byte(page)) // saved by a web server under Excel's name
	if err != nil || len(sheets) != 3 {
		t.Fatalf("%v %v", sheets, err)
	}
	if sheets[0].Name != "Final standings" || sheets[2].Name != "Team A" {
		t.Errorf("names %q, %q", sheets[0].Name, sheets[2].Name)
	}
	equal(t, sheets[0].Rows, []string{"Player", "", "Pts"}, []string{"1", "Fox & Co UK", "2½"}, []string{"2", "Bo", "1"},
		[]string{"", "Cy", "0"})
	equal(t, sheets[1].Rows, []string{"inner"}, []string{"rows"})
	equal(t, sheets[2].Rows, []string{"in side"}, []string{"1", "Ann"})
}

func TestRefusals(t *testing.T) {
	for name, c := range map[string]struct{ raw, words string }{
		"old Excel": {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 and so on", "save it as .xlsx"},
		"empty":     {"", "no table"},
		"blank":     {" \n\n", "no table"},
		"broken":    {"PK\x03\x04 nonsense", "damaged"},
		"archive":   {string(zipped(t, "a.txt", "x")), "archive"},
		"a zero":    {"\x00abc;def", "neither text nor"},
		"binary":    {"\x7fELF\x00\x01\x02\x03\x80", "neither text nor"},
		"XML 2003":  {`<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="x"></Workbook>`, "save it as .xlsx"},
		"too large": {strings.Repeat("a;b\n", Largest/4+1), "more than 32 MB"},
	} {
		if _, _, err := Read("x", []byte(c.raw)); err == nil || !strings.Contains(err.Error(), c.words) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestLongCells are cut off, between two characters.
func TestLongCells(t *testing.T) {
	s := one(t, "a.csv", []byte("a;"+strings.Repeat("x", maxCell-1)+"üz\nb;"+strings.Repeat("y", maxCell)+"\n"))
	if s.Rows[0][1] != strings.Repeat("x", maxCell-1) || s.Rows[1][1] != strings.Repeat("y", maxCell) {
		t.Errorf("%d and %d bytes", len(s.Rows[0][1]), len(s.Rows[1][1]))
	}
	long := strings.Repeat("x", 70_000)
	s = one(t, "a.csv", []byte("a;b\n\""+long+"\";c\n"))
	if len(s.Rows[1][0]) != maxCell || s.Rows[1][1] != "c" {
		t.Errorf("a mark that is closed far away: %d bytes, %q", len(s.Rows[1][0]), s.Rows[1][1:])
	}
}

// TestNamesOfSheets: a text's is the file's without the ending, of what was pasted the clipboard's.
func TestNamesOfSheets(t *testing.T) {
	for name, want := range map[string]string{"": "Clipboard", "club.csv": "club", "lists/a.b.txt": "a.b", "list": "list"} {
		if s := one(t, name, []byte("Fox;1\n")); s.Name != want {
			t.Errorf("%q is called %q", name, s.Name)
		}
	}
}

// TestSecondLines: a cell of two lines says where the second begins, unless the row stands several times.
func TestSecondLines(t *testing.T) {
	f := excelize.NewFile()
	for cell, text := range map[string]string{"A1": "Fox\n1512", "B1": "one", "C1": " W3 \n 1.0 ", "D1": "\nbelow", "A3": "a\nb\nc",
		"B3": "x\n"} {
		f.SetCellValue("Sheet1", cell, text)
	}
	var b bytes.Buffer
	must.Do(t, f.Write(&b))
	s := one(t, "a.xlsx", b.Bytes())
	equal(t, s.Rows, []string{"Fox 1512", "one", "W3   1.0", "below"}, nil, []string{"a b c", "x"})
	if d := cmp.Diff(map[[2]int]int{{0, 0}: 3, {0, 2}: 2, {2, 0}: 1}, s.Second); d != "" {
		t.Error(d)
	}
}

// TestDays: what shows a day is written as one; which of two numbers is the month, the stored number says.
func TestDays(t *testing.T) {
	day, _ := excelize.ExcelDateToTime(37723, false) // 12 April 2003
	if day.Format(time.DateOnly) != "2003-04-12" {
		t.Fatal(day)
	}
	for _, c := range []struct {
		shown, stored, want string
		from1904            bool
	}{
		{"12/04/2003", "37723", "2003-04-12", false}, {"04/12/03", "37723", "2003-04-12", false}, {"2003-4-12", "37723.5", "2003-04-12", false},
		{"12 April 2003", "37723", "2003-04-12", false}, {"12 апр 03", "37723", "2003-04-12", false}, {"12 2003", "37723", "12 2003", false},
		{"April 2003", "37723", "April 2003", false}, {"12 April", "37723", "12 April", false}, {"37,723", "37723", "37,723", false},
		{"12.04.2003 13:45", "37723.57", "2003-04-12", false}, {"12/05/2003", "37723", "12/05/2003", false},
		{"11/04/2003", "37723", "11/04/2003", false}, {"12/04/2004", "37723", "12/04/2004", false}, {"12/04/003", "37723", "12/04/003", false},
		{"012/04/2003", "37723", "012/04/2003", false}, {"12/004/2003", "37723", "12/004/2003", false},
		{"13/04/2007", "37723", "2007-04-13", true}, {"1.1.1900", "1", "1900-01-01", false}, {"0.1.1900", "0", "0.1.1900", false},
		{"12/04/2003", "abc", "12/04/2003", false}, {"1/1/2400", "182623", "1/1/2400", false},
	} {
		if got := asDate(c.shown, c.stored, c.from1904); got != c.want {
			t.Errorf("%q, stored as %s, is read as %q, want %q", c.shown, c.stored, got, c.want)
		}
	}
}

// TestOfHiddenSheets nothing is read, unless all are hidden.
func TestOfHiddenSheets(t *testing.T) {
	f := excelize.NewFile()
	f.NewSheet("List")
	f.SetCellValue("Sheet1", "A1", "old")
	f.SetCellValue("List", "A1", "new")
	must.Do(t, f.SetSheetVisible("Sheet1", true))
	f.SetActiveSheet(1)
	must.Do(t, f.SetSheetVisible("Sheet1", false))
	var b bytes.Buffer
	must.Do(t, f.Write(&b))
	if s := one(t, "a.xlsx", b.Bytes()); s.Name != "List" {
		t.Errorf("%q", s.Name)
	}
}

// TestPages: what pages of the web do with their cells. Of the rows that are wanted a bar stands between two cells, a slash
// between two rows.
func TestPages(t *testing.T) {
	for name, c := range map[string]struct{ page, title, want string }{
		"text between the cells": {"<table><tr><td>a</td>stray<td>b</td></tr></table>", "Table 1", "a|b"},
		"rows without a table":   {"<tr><td>a<td>b</tr><tr><td>c<td>d</tr>", "Table 1", "a|b/c|d"},
		"a title before rows":    {"<p>Cup</p><tr><td>a<td>b</tr>", "Cup", "a|b"},
		"cells without rows":     {"<table><td>a<td>b</table>", "Table 1", "a|b"},
		"an image that says":     {"<table><tr><td><img src=x alt=GER>Uwe</td><td><img alt=x></td></tr></table>", "Table 1", "GERUwe|x"},
		"an image outside":       {"<table><tr><img alt=GER><td>Uwe</td></tr></table>", "Table 1", "Uwe"},
		"breaks":                 {"<table><tr><td>a<br>b<p>c</p><div>d</div></td></tr></table>", "Table 1", "a b c  d"},
		"cells that reach down": {"<table><tr><td rowspan=3>a<td>b<td rowspan=2>c<tr><td>d<tr><td>e<td>f<tr><td>g</table>", "Table 1",
			"a|b|c/|d/|e|f/g"},
		"cells that reach right": {"<table><tr><td colspan=3>a<td>b<tr><td colspan=0>c<td colspan=x>d</table>", "Table 1", "a|||b/c|d"},
		"down and right":         {"<table><tr><td rowspan=2 colspan=2>a<td>b<tr><td>c<td>d</table>", "Table 1", "a||b/|c|d"},
		"no more rows than it says": {"<table><tr><td rowspan=1>a<td>b<tr><td rowspan=-1>c<td>d<tr><td>e</table>", "Table 1",
			"a|b/c|d/e"},
		"styles and scripts": {"<style>b</style><script>c</script><h1>T</h1><table><tr><td><script>x</script>a<style>y</style>b</table>",
			"T", "ab"},
		"a long title":          {"<h1>" + strings.Repeat("ü", 70) + "</h1><table><tr><td>a<td>b</table>", strings.Repeat("ü", 60), "a|b"},
		"the last title":        {"<h1>One</h1><h2>Two</h2>three<table><tr><td>a</table>", "three", "a"},
		"an empty row":          {"<table><tr></tr><tr><td>a</tr><tr><td></tr><tr><td>b</tr></table>", "Table 1", "a//b"},
		"a table that lays out": {"<table><tr><td>a<table><tr><td>b<td>c</table>d</td><td>e</td></tr></table>", "Table 1", "a b c d|e"},
	} {
		s := one(t, "x.html", []byte(c.page))
		var rows []string
		for _, r := range s.Rows {
			rows = append(rows, strings.Join(r, "|"))
		}
		if got := strings.Join(rows, "/"); got != c.want || s.Name != c.title {
			t.Errorf("%s is called %q and read as %q, want %q", name, s.Name, got, c.want)
		}
	}
}

// TestCellsOfOpenDocument: blanks, tabs and line breaks within a cell, values without a text, and what is no text of it.
func TestCellsOfOpenDocument(t *testing.T) {
	cell := func(attrs, inside string) string {
		return "<table:table-cell " + attrs + ">" + inside + "</table:table-cell>"
	}
	row := cell("", `<text:p>a<text:tab/>b<text:line-break/>c<text:s text:c="3"/>d<text:s/>e</text:p>`) +
		cell(`office:value="7"`, "\n  ") + cell("", "\n  <text:h>head</text:h><text:p>text</text:p>") +
		cell(`office:value-type="date" office:date-value="2003-04"`, "<text:p>April</text:p>") +
		cell(`office:value-type="string" office:date-value="2003-04-12"`, "<text:p>x</text:p>") +
		cell("", "<draw:frame><text:p>picture</text:p></draw:frame><text:p>after</text:p>") +
		cell(`table:number-columns-repeated="0"`, "<text:p>never</text:p>") + cell("", "<text:p>last</text:p>")
	s := one(t, "a.ods", ods(t, `<table:tracked-changes><table:table-cell><text:p>old</text:p></table:table-cell></table:tracked-changes>`+
		`<table:table table:name="L"><table:table-row>`+row+`</table:table-row><table:table-row table:number-rows-repeated="x">`+
		cell("", "<text:p>z</text:p>")+`</table:table-row></table:table>`))
	equal(t, s.Rows, []string{"a b c   d e", "7", "head text", "April", "x", "after", "last"}, []string{"z"})
	for name, inside := range map[string]string{
		"cut within a cell": `<table:table><table:table-row><table:table-cell><text:p>a`,
		"cut between rows":  `<table:table><table:table-row>`,
	} {
		raw := []byte(strings.Replace(odsHead, "document-content", "document", 1) + inside)
		if _, _, err := Read("a.fods", raw); err == nil || !strings.Contains(err.Error(), "damaged") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
