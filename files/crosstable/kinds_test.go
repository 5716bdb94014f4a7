package crosstable

import (
	"strings"
	"testing"

	"wallchart/model"
)

// TestTwoCyclesAreAnAllPlayAll: where everybody meets everybody twice, the second meeting is no fault of a Swiss.
func TestTwoCyclesAreAnAllPlayAll(t *testing.T) {
	const double = `Double cycle

No. Name   Rate  Rd 1 Rd 2 Rd 3 Rd 4 Rd 5 Rd 6 Tot
1   Adams  1900  W4   L2   D3   L4   W2   D3   3.0
2   Baker  1800  W3   W1   L4   W3   L1   D4   3.5
3   Clark  1700  L2   D4   D1   L2   D4   D1   2.0
4   Davis  1600  L1   D3   W2   W1   D3   D2   3.5
`
	for _, c := range []struct {
		name, text string
		want       model.Format
	}{
		{"twice", double, model.DoubleRoundRobin},
		{"some twice, some never", strings.NewReplacer("W4   L2   D3   L4   W2   D3   3.0", "W4   L2   D3   L4   W2   W4   3.5",
			"L1   D3   W2   W1   D3   D2   3.5", "L1   D3   W2   W1   D3   L1   3.0", "W3   W1   L4   W3   L1   D4   3.5",
			"W3   W1   L4   W3   L1   D3   3.5", "L2   D4   D1   L2   D4   D1   2.0", "L2   D4   D1   L2   D4   D2   2.0").Replace(double),
			model.Swiss},
	} {
		res, err := ReadText(c.text)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if got := res.Tournament.Sections[0].Format; got != c.want {
			t.Errorf("%s: %v, want %v; %v", c.name, got, c.want, res.Problems)
		}
	}
}

// TestMoreThanAPointForTwo: players who met for 2, 1 and 0 points look like teams, and that is said unless the table names
// teams.
func TestMoreThanAPointForTwo(t *testing.T) {
	const grid = "\n\nNo. NAME      Rate  1    2    3    Pts\n1   Adams     1800  *    2    1    3\n2   Baker     1700  0    *    2    2\n" +
		"3   Clark     1600  1    0    *    1\n"
	for title, doubt := range map[string]bool{"Rapid|Name": true, "Cup|Team": false, "Cup|Mannschaft": false} {
		name, heading, _ := strings.Cut(title, "|")
		res, err := ReadText(name + strings.Replace(grid, "NAME", heading, 1))
		if err != nil {
			t.Fatalf("%s: %v", title, err)
		}
		said := false
		for _, p := range res.Problems {
			said = said || p.Grave && strings.Contains(p.Words().String(), "is read as matches of teams")
		}
		if said != doubt || !res.Tournament.Sections[0].Team() {
			t.Errorf("%s: said is %v; %v", title, said, res.Problems)
		}
	}
}

// TestTheTitleLineOfAPastedCSV is the event's name without the separators that every line of it has.
func TestTheTitleLineOfAPastedCSV(t *testing.T) {
	for _, tail := range []string{";;;;;;", " ;;;;;;", ",,,,,,", "\t\t\t\t"} {
		sep := strings.TrimSpace(tail + "x")[:1]
		if strings.HasPrefix(tail, "\t") {
			sep = "\t"
		}
		text := "Moscow Open 2018_A" + tail + "\n" + strings.ReplaceAll("No.;Name;Rtg;Rd 1;Rd 2;Pts\n1;Adams;1800;W2;W2;2\n"+
			"2;Baker;1700;L1;L1;0\n", ";", sep)
		res, err := ReadText(text)
		if err != nil {
			t.Fatalf("%q: %v", tail, err)
		}
		if got := res.Tournament.Name; got != "Moscow Open 2018_A" {
			t.Errorf("%q: the event is called %q", tail, got)
		}
	}
}

// TestItalianCategories are titles, and no part of the name.
func TestItalianCategories(t *testing.T) {
	res, err := ReadText("No.;;Name;Rtg;Rd 1;Rd 2;Pts\n1;1N;Gasperoni, Claudio;1800;W2;W2;2\n2;3N;Rossi, Anna;1700;L1;L1;0\n")
	if err != nil {
		t.Fatal(err)
	}
	if p := res.Tournament.Sections[0].Players; p[0].Name != "Gasperoni, Claudio" || p[0].Title != "1N" || p[1].Title != "3N" {
		t.Errorf("%+v", p)
	}
}
