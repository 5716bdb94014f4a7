package sheet

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"wallchart/files/plaintext"
)

// one reads a file that must hold one sheet.
func one(t *testing.T, name string, raw []byte) Sheet {
	t.Helper()
	sheets, _, err := Read(name, raw)
	if err != nil {
		t.Fatal(err)
	}
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
		"blanks":     {"1  Ann Fox    1512\n2  Bo Lee     900", [][]string{{"1", "Ann Fox", "1512"}, {"2", "Bo Lee", "900"}}},
		"sep line":   {"sep=|\nA|B;C\n", [][]string{{"A", "B;C"}}},
		"lines in": {"Name;Address\n\"Fox\";\"1 High St\nLeeds\"\nBo;x\n",
			[][]string{{"Name", "Address"}, {"Fox", "1 High St Leeds"}, {"Bo", "x"}}},
		"nicknames": {"Name;Elo\n\"Bobby\" Fox;1512\nAl \"X\" Lee;9\n",
			[][]string{{"Name", "Elo"}, {`"Bobby" Fox`, "1512"}, {`Al "X" Lee`, "9"}}},
		"open quote": {"Name;Elo\n\"Fox;1512\nBo;9\n", [][]string{{"Name", "Elo"}, {`"Fox`, "1512"}, {"Bo", "9"}}},
		"formula":    {"Name;Elo\n=1+1;@SUM(A1)\n", [][]string{{"Name", "Elo"}, {"=1+1", "@SUM(A1)"}}},
		"bare CR":    {"A;B\rC;D\r", [][]string{{"A", "B"}, {"C", "D"}}},
	} {
		t.Run(name, func(t *testing.T) { equal(t, one(t, "club.csv", []byte(c.text)).Rows, c.want...) })
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
		id, err := f.NewStyle(&excelize.Style{CustomNumFmt: &format})
		if err != nil {
			t.Fatal(err)
		}
		return id
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
	if err := f.Write(&b); err != nil {
		t.Fatal(err)
	}
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
		w, err := z.Create(members[i])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(members[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
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
		raw, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
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
		"binary":    {"\x7fELF\x00\x01\x02\x03\x80", "neither text nor"},
		"XML 2003":  {`<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="x"></Workbook>`, "save it as .xlsx"},
		"too large": {strings.Repeat("a;b\n", Largest/4+1), "more than 32 MB"},
	} {
		if _, _, err := Read("x", []byte(c.raw)); err == nil || !strings.Contains(err.Error(), c.words) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
