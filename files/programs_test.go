package files

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"wallchart/files/dbf"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

const perfectFiles = "swissperfect/testdata/"

// TestSwissPerfectOpens: the text, each of the three files, and the archive, by
// content and under any name.
func TestSwissPerfectOpens(t *testing.T) {
	for _, end := range []string{".ini", ".trn", ".sco"} {
		o, err := Open(perfectFiles+"LimerickClubChampionship09"+end, known)
		if err != nil || o.Format != SwissPerfect || !o.Good() || len(o.Tournament.Sections[0].Players) != 19 {
			t.Errorf("%s: %v %v", end, err, o)
		}
	}
	for name, players := range map[string]int{"LimerickClubChampionship09.txt": 18, "gonzaga_challengers_2010.txt": 56} {
		raw := must.Have(os.ReadFile(perfectFiles + name))(t)
		if o := read(t, "x.trf", raw); o.Format != Crosstable || !o.Good() || len(o.Tournament.Sections[0].Players) != players {
			t.Errorf("%s: %s, %v", name, o.Format, o.Lost())
		}
	}
	o, err := Open(perfectFiles+"limerick_cc_2011.zip", known)
	if err != nil || o.Format != SwissPerfect || !o.Good() || len(o.Tournament.Sections[0].Players) != 23 {
		t.Errorf("archive: %v", err)
	}
	raw := must.Have(os.ReadFile(perfectFiles + "LimerickClubChampionship09.ini"))(t)
	if _, err := Read("x", raw, known); err == nil || !strings.Contains(err.Error(), ".trn and .sco") {
		t.Errorf("settings alone: %v", err)
	}
}

// TestForeignFilesAreNamed: what only its own program reads is answered with that
// program and the way out of it.
func TestForeignFilesAreNamed(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct{ name, data, want string }{
		{"Open.TUNX", "\x93\xFF\x89\x44\x00\x00\x01\x02\x03", "Swiss-Manager"},
		{"renamed.txt", "\x93\xFF\x89\x44\x00\x00\x01\x02\x03", "Swiss-Manager"},
		{"x.papi", "\x00\x01\x00\x00Standard Jet DB\x00\x01\x02", "Papi"},
		{"x.sce", "SQLite format 3\x00\x10\x00\x01", "Sharly Chess"},
		{"x.sjson", `{"Sections": [{"Name": "Open"}]}`, "SwissSys"},
		{"x.ptoz", "PK\x03\x04\x00\x01\x02\x03", "WinTD"},
		{"x.swt", "\x00\x01\x02\x03\x04\x05\x06\x07", "Swiss-Chess"},
	} {
		path := filepath.Join(dir, c.name)
		must.Do(t, os.WriteFile(path, []byte(c.data), 0o600))
		if _, err := Open(path, known); err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "open that") {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	// What such a name holds and can be read is read.
	if o := read(t, "x.swt", []byte("#\tName\tRd 1\tTot\n1\tAda\tW2\t1\n2\tBob\tL1\t0\n")); o.Format != Crosstable {
		t.Errorf("a crosstable named .swt is a %s", o.Format)
	}
}

// TestOtherDBF: a dBase table that is no rating report is not answered with advice
// about rating reports.
func TestOtherDBF(t *testing.T) {
	path := filepath.Join(t.TempDir(), "members.dbf")
	f := must.Have(os.Create(path))(t)
	table := dbf.Table{Fields: []dbf.Field{{Name: "MEMBER", Type: 'C', Width: 20}, {Name: "PAID", Type: 'L', Width: 1}},
		Rows: [][]string{{"Ada", "T"}}}
	must.Do(t, dbf.Write(f, table))
	f.Close()
	if _, err := Open(path, known); err == nil || strings.Contains(err.Error(), "keep them together") ||
		!strings.Contains(err.Error(), "neither of a US Chess rating report") {
		t.Errorf("%v", err)
	}
}

// savedPage has the form of a page of chess-results: tables within tables, of
// which one is the list.
const savedPage = `<html><head><title>Chess-Results Server - Spring Open</title></head><body>
<table width="90%"><tr><td><table><tr><td>Home</td><td>Tournament-Database</td></tr></table></td></tr>
<tr><td><h2>Spring Open</h2>
<table><tr><td>Parameters</td><td>Show tournament details</td></tr><tr><td>Lists</td><td>Starting rank, Statistics</td></tr></table>
<h2>Starting rank list of players</h2>
<table class="CRs1"><tr><th>No.</th><th></th><th>Name</th><th>ID</th><th>FideID</th><th>Rtg</th><th>FED</th></tr>
<tr><td>1</td><td>FM</td><td>Fox, Ann</td><td>105077311</td><td>14351323</td><td>1936</td><td>ENG</td></tr>
<tr><td>2</td><td></td><td>Poe, Di</td><td>103077438</td><td>14332337</td><td>1903</td><td>SCO</td></tr>
<tr><td>3</td><td></td><td>Lee, Bo</td><td></td><td></td><td>0</td><td>WLS</td></tr></table>
</td></tr><tr><td>Chess-Tournament-Results-Server</td></tr></table></body></html>`

// TestSavedPageHasOneList: the table with names is the list, and the tables that
// lay out the page are not.
func TestSavedPageHasOneList(t *testing.T) {
	o := read(t, "x.html", []byte(savedPage))
	if o.Format != PlayerList || len(o.Sheets) != 1 || len(o.Sheets[0].Rows) != 4 || len(o.Others) == 0 {
		t.Fatalf("%s with %d sheets: %v", o.Format, len(o.Sheets), o.Sheets)
	}
}

// TestPrintedValuesOfAPage: points and tie-breaks are those that a page in the form of chess-results prints, though it does not say what
// was cut nor by which rules.
func TestPrintedValuesOfAPage(t *testing.T) {
	raw := must.Have(os.ReadFile("testdata/cr-values.html"))(t)
	o := read(t, "x.html", raw)
	if !o.Good() || o.Tournament.Name != "Harbour Open" {
		t.Errorf("%q, %v", o.Tournament.Name, o.Lost())
	}
	var columns []catalogue.PrintedColumn
	for _, p := range o.Printed {
		columns = append(columns, catalogue.PrintedColumn{Section: p.Section, Code: p.Code, Values: p.Values})
	}
	tn := catalogue.WithPrinted(o.Tournament, columns)
	st := must.Have(catalogue.Standard(tn, tn.Sections[0], 0))(t)
	compared := 0
	for _, p := range st.Places {
		id := st.Sheet.Lines[p.Index].ID
		for k, c := range o.Printed {
			got, err := strconv.ParseFloat(p.Cells[k+1].Text, 64)
			want, wrong := strconv.ParseFloat(strings.Replace(c.Values[id], ",", ".", 1), 64) // "6,5" as the page has it
			if err != nil || wrong != nil || got != want {
				t.Errorf("%d, %s: %s, the page prints %s", id, c.Heading, p.Cells[k+1].Text, c.Values[id])
			}
			compared++
		}
	}
	if compared != 32*3 {
		t.Errorf("%d values compared", compared)
	}
}
