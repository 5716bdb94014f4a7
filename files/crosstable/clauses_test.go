package crosstable

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestWhichReadingIsChosen: of readings that all fit, the first, which is the cheapest; it is doubtful only where the next costs no more.
func TestWhichReadingIsChosen(t *testing.T) {
	reading := func(number, cost int, other int, made model.Outcome) row {
		return row{place: 3 - other, number: number, cost: cost, cells: []cell{{opponent: other, outcome: made}}}
	}
	for _, c := range []struct {
		first    []row
		second   model.Outcome
		number   int
		doubtful string
	}{
		{[]row{reading(7, 1, 2, model.Win)}, model.Loss, 7, "[]"},
		{[]row{reading(7, 1, 2, model.Win), reading(8, 1, 2, model.Win)}, model.Loss, 7, "[0]"},
		{[]row{reading(7, 1, 2, model.Win), reading(8, 2, 2, model.Win)}, model.Loss, 7, "[]"},
		{[]row{reading(7, 1, 2, model.Win), reading(8, 2, 2, model.Loss)}, model.Win, 8, "[]"}, // both cannot have won
	} {
		rows, _, doubtful := choose([][]row{c.first, {reading(2, 1, 1, c.second)}})
		if rows[0].number != c.number || fmt.Sprint(doubtful) != c.doubtful {
			t.Errorf("of %d readings number %d is chosen, doubtful %v; want %d, %s", len(c.first), rows[0].number, doubtful, c.number, c.doubtful)
		}
	}
}

// TestWhereATableEnds: thirty lines that are none of its rows do not end it, and one more does.
func TestWhereATableEnds(t *testing.T) {
	for lines, want := range map[int]int{0: 3, 30: 3, 31: 2} {
		res := must.Have(ReadText("No Name Rd 1 Tot\n1 Ada W2 1.0\n2 Bob L1 0.0\n" + strings.Repeat("so much was said\n", lines) +
			"3 Cyd B--- 1.0\n"))(t)
		if got := len(res.Tournament.Sections[0].Players); got != want {
			t.Errorf("%d lines before the last row: %d players, want %d", lines, got, want)
		}
	}
}

// TestColumnsThatComeTwice: of two columns of numbers the one that says so, or the first, is the place; a second score is passed over.
func TestColumnsThatComeTwice(t *testing.T) {
	for heading, want := range map[string][]kind{
		"Place,No.,Name,Rd 1,Tot":       {place, number, name, round, total},
		"No.,Name,Rd 1,Pts.,Rk.":        {number, name, round, total, place},
		"Pos,Place,Name,Rd 1,Tot":       {place, number, name, round, total},
		"Rk.,SNo,No.,Name,Rd 1,Tot":     {place, number, other, name, round, total},
		"No.,Name,Rd 1,Pts,Total":       {place, name, round, total, other},
		"No.,Name,DWZ,NWZ,Rtg,Rd 1,Tot": {place, name, rating, other, rating, round, total},
		"No.,Team,Rd 1,Tot":             {place, name, round, total},
		"SNo,Name,Rd 1,Tot":             {place, name, round, total},
		"Name,Rtg,Rd 1,Tot":             {name, rating, round, total},
		"Name,Club,Rd 1,Tot":            {name, club, round, total},
	} {
		h, ok := findHeading(heading)
		var got []kind
		for _, c := range h.cols {
			got = append(got, c.kind)
		}
		if !ok || !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", heading, got, want)
		}
	}
}

// TestASecondLineOfNothing: where a cell ends there is no second line, wherever it is said to begin.
func TestASecondLineOfNothing(t *testing.T) {
	for at, want := range map[int]string{1: "a" + under + "c", 2: "ab" + under, 3: "abc", 4: "abc"} {
		ls := must.Have(rowLines([][]string{{"abc"}}, map[[2]int]int{{0, 0}: at}))(t)
		if ls[0].text != want {
			t.Errorf("a second line at %d makes %q, want %q", at, ls[0].text, want)
		}
	}
}

// TestRowsThatASpreadsheetCutsShort: what is blank at the end of a row is not in it, whatever column that is.
func TestRowsThatASpreadsheetCutsShort(t *testing.T) {
	res := must.Have(ReadRows([][]string{{"Spring Open"}, {"No", "Name", "Rd 1", "Pts", "Club"}, {"1", "Ann", "W2", "1"},
		{"2", "Bob", "L1", "0", "Elm"}, {"3", "Cy"}}))(t)
	s := res.Tournament.Sections[0]
	if len(s.Players) != 3 || s.Players[1].Club != "Elm" || res.Tournament.Name != "Spring Open" || !res.Good() {
		t.Errorf("%q has %+v\n%s", res.Tournament.Name, s.Players, problems(res))
	}
}

// TestScoresThatAdd: a score may leave out the rounds that have not begun, whose byes the running score below them has; what the arbiter
// gave is in both.
func TestScoresThatAdd(t *testing.T) {
	bye := row{cells: []cell{{opponent: 2, outcome: model.Win}, {outcome: model.HalfBye}}, hasTotal: true, waiting: 1}
	for _, c := range []struct {
		name               string
		total, last, added model.Points
		lastRound, waiting int
		without, adds      bool
	}{
		{name: "all of it", total: 3, waiting: 1, adds: true}, {name: "what has begun", total: 2, waiting: 1, adds: true},
		{name: "what has begun, where all has", total: 2}, {name: "neither", total: 4, waiting: 1},
		{name: "without a score", without: true, waiting: 1, last: 4, lastRound: 2, adds: true},
		{name: "the running score", total: 2, last: 3, lastRound: 2, waiting: 1, adds: true},
		{name: "another running score", total: 2, last: 4, lastRound: 2, waiting: 1},
		{name: "the running score of a round that has begun", total: 2, last: 4, lastRound: 1, waiting: 1, adds: true},
		{name: "with what was given", total: 3, last: 4, added: 1, lastRound: 2, waiting: 1, adds: true},
		{name: "with what was taken", total: 1, last: 2, added: -1, lastRound: 2, waiting: 1, adds: true},
	} {
		r := bye
		r.total, r.last, r.added, r.lastRound, r.waiting, r.hasTotal = c.total, c.last, c.added, c.lastRound, c.waiting, !c.without
		if got := schemes[0].adds(&r); got != c.adds {
			t.Errorf("%s: it adds up: %v", c.name, got)
		}
	}
}

// TestOpponentsOfAReading are rows of the table, and each is met once; byes are nobody.
func TestOpponentsOfAReading(t *testing.T) {
	c := chooser{rows: make([][]row, 3)}
	for _, x := range []struct {
		met  []int
		want bool
	}{{nil, true}, {[]int{0, 0, 2}, true}, {[]int{2, 3}, true}, {[]int{2, 2}, false}, {[]int{1}, false}, {[]int{4}, false},
		{[]int{3, 0, 3}, false}} {
		r := row{place: 1}
		for _, opponent := range x.met {
			r.cells = append(r.cells, cell{opponent: opponent})
		}
		if got := c.opponents(&r); got != x.want {
			t.Errorf("who has met %v is read well: %v", x.met, got)
		}
	}
}

// TestNamesWithRatingsBelow: a heading that names them says so.
func TestNamesWithRatingsBelow(t *testing.T) {
	for heading, want := range map[string]bool{"Name (Rating)": true, "Name / ID": true, "Player/Rtng/ID": true, "Name": false,
		"Name of the game": false} {
		if c := cellHeading(" " + heading + " "); c.below != want || c.heading != heading || want && c.kind != name {
			t.Errorf("%q is %+v", heading, c)
		}
	}
}

// TestAStrokeInAHeading: behind the name it says what stands below it, if that is a rating or a number, and elsewhere nothing.
func TestAStrokeInAHeading(t *testing.T) {
	for heading, want := range map[string]bool{"# Name/Rtng/ID Rd 1 Tot": true, "# Name/Foo Rd 1 Tot": false,
		"# Name Club/Rtng Rd 1 Tot": false} {
		cols, ok := scanHeading(heading)
		if !ok || slices.ContainsFunc(cols, func(c column) bool { return c.below }) != want {
			t.Errorf("%s: %+v", heading, cols)
		}
	}
}

// TestTheSchemeOfOneRow: a single row is enough to tell what a win counts.
func TestTheSchemeOfOneRow(t *testing.T) {
	// A win and a draw: 7 is nothing, and what is believed first stands.
	for total, want := range map[model.Points]model.Points{3: 2, 6: 4, 8: 6, 7: 2} {
		r := row{cells: []cell{{opponent: 2, outcome: model.Win}, {opponent: 3, outcome: model.Draw}}, hasTotal: true, total: total}
		if got := bestScheme([][]row{{r}}).win; got != want {
			t.Errorf("for %s a win counts %s, want %s", total, got, want)
		}
	}
}
