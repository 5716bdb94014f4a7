package crosstable

import (
	"strings"
	"testing"

	"wallchart/files/sheet"
)

// TestTooLarge: a text or a workbook that is larger than any crosstable is refused, and it is said how large one may be.
func TestTooLarge(t *testing.T) {
	long := strings.Repeat("x", 5<<20)
	if _, err := ReadText(long); err == nil || !strings.Contains(err.Error(), "more than 4 MB") {
		t.Errorf("a text: %v", err)
	}
	if _, err := Read(strings.NewReader(long)); err == nil || !strings.Contains(err.Error(), "4 MB") {
		t.Errorf("a file: %v", err)
	}
	if _, err := ReadRows([][]string{{long}}); err == nil || !strings.Contains(err.Error(), "more than 4 MB") {
		t.Errorf("rows: %v", err)
	}
	if Ours([]byte(long)) {
		t.Error("it is one of ours")
	}
}

// TestSheets: the sheets of a workbook that hold crosstables are the sections; what is said of another is said where none is.
func TestSheets(t *testing.T) {
	table := func(name, player string) sheet.Sheet {
		return sheet.Sheet{Name: name, Rows: [][]string{{"No", "Name", "Rd 1", "Rd 2", "Total"}, {"1", player, "W2", "H", "1.5"},
			{"2", "Bob", "L1", "H"}}}
	}
	other := sheet.Sheet{Name: "Notes", Rows: [][]string{{"Hello"}, {"a\tb", "c\nd"}}}
	res, err := ReadSheets([]sheet.Sheet{other, table("A", "Ada"), table("B", "Eve"), other})
	if err != nil || len(res.Tournament.Sections) != 2 || res.Tournament.Sections[1].Players[0].Name != "Eve" {
		t.Errorf("%v %v", res.Tournament, err)
	}
	if _, err := ReadSheets([]sheet.Sheet{other}); err == nil || !strings.Contains(err.Error(), "there is no crosstable") {
		t.Errorf("%v", err)
	}
	res, err = ReadRows([][]string{{"No", "Name", "Rd 1", "Rd 2", "Total"}, {"1", "Ada\nof\tLeeds", "W2", "H", "1.5"},
		{"2", "Bob", "L1", "H"}})
	if err != nil || res.Tournament.Sections[0].Players[0].Name != "Ada of Leeds" {
		t.Errorf("%v %v", res.Tournament, err)
	}
	// The second lines of cells, as our own wall charts have them in a workbook.
	rows := [][]string{{"No.", "Name", "Rd 1", "Rd 2", "Pts", "Place"}, {"1", "Ash 1500", "w2 1 1.0", "-H- 1.5", "1.5", "1"},
		{"2", "Bea 1400", "b1 0 0.0", "-H- 0.5", "0.5", "2"}}
	second := map[[2]int]int{{1, 1}: 3, {1, 2}: 4, {1, 3}: 3, {2, 1}: 3, {2, 2}: 4, {2, 3}: 3}
	res, err = ReadSheets([]sheet.Sheet{{Rows: rows, Second: second}})
	if err != nil || !res.Good() {
		t.Fatalf("%v %v", err, problems(res))
	}
	if p := res.Tournament.Sections[0].Players; p[0].Name != "Ash" || p[0].Rating != 1500 || p[1].Rating != 1400 {
		t.Errorf("%+v", p)
	}
}
