package crosstable

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// TestWhatABoundaryCosts: a column that stands where its heading does and ends at a wide gap costs nothing; each two characters beside it
// cost one, three at most, and so do one blank, or none, behind it. Behind columns that have run together its place says nothing.
func TestWhatABoundaryCosts(t *testing.T) {
	for _, c := range []struct {
		what    string
		text    string
		from    int // of the heading, which has five letters
		at, end int
		spaced  bool
		laid    int // the first column with a round
		want    int
	}{
		{"below its heading", "  Adams  1800", 2, 2, 7, true, 0, 0},
		{"two to the right", "  Adams  1800", 0, 2, 7, true, 0, 1},
		{"two to the left", "  Adams  1800", 4, 2, 7, true, 0, 1},
		{"far to the right", "  Adams  1800", 2, 9, 13, true, 0, 3},
		{"at the edge of the line, without a heading", "  Adams  1800", -1, 9, 13, true, 0, 0},
		{"below a heading that begins the line, among columns that have run together", "  Adams  1800", 0, 2, 7, false, 0, 0},
		{"before the rounds, where the others stand apart", "  Adams  1800", 0, 2, 7, false, 1, 1},
		{"empty", "  Adams  1800", 0, 7, 7, true, 0, 0},
		{"with one blank behind it", "Ann Lee", -1, 0, 3, true, 0, stepBlank},
		{"with the next right behind it", "W12D3", -1, 0, 3, true, 0, stepGlued},
		{"beside its heading, with the next right behind it", "   W12345D3", 0, 3, 9, true, 0, 1 + stepGlued},
	} {
		r := newReader(line{}, heading{cols: []column{{from: c.from, heading: "Name:"}}}, c.text)
		r.spaced, r.laid = c.spaced, c.laid
		if got := r.boundary(c.end, c.at, 0); got != c.want {
			t.Errorf("%s: %d, want %d", c.what, got, c.want)
		}
	}
}

// TestSignsAreResults where two lines have them, and not in one alone.
func TestSignsAreResults(t *testing.T) {
	for text, want := range map[string]bool{
		"1 Ada +2 =3|2 Bob -1 =4": true, "1 Ada +2 =3|2 Bob -1 -4": false, "1 Ada +2|2 Bob =1": true, "1 Ada W2|2 Bob L1": false,
		"1;Ada;+2|2;Bob;+1;": true, "1 Ada +2345|2 Bob =1": false} {
		var ls []line
		for _, l := range strings.Split(text, "|") {
			ls = append(ls, line{0, l})
		}
		if got := hasSigns(ls); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}

// TestNamesOfEvents stand below the name of the server or in the title of its page, in the first forty lines.
func TestNamesOfEvents(t *testing.T) {
	const server, title = "From the Tournament-Database of Chess-Results http://x", "Chess-Results Server Chess-results.com - Spring Open "
	for _, c := range []struct {
		before int
		lines  []string
		want   string
	}{{0, []string{server, " Spring Open "}, "Spring Open"}, {0, []string{server}, ""}, {39, []string{title}, "Spring Open"},
		{40, []string{title}, ""}, {0, []string{"Spring Open"}, ""}, {0, nil, ""}} {
		ls := make([]line, c.before)
		for _, l := range c.lines {
			ls = append(ls, line{0, l})
		}
		if got := eventName(ls); got != c.want {
			t.Errorf("%d lines, then %q: %q", c.before, c.lines, got)
		}
	}
}

// TestCaptions are short lines without a full stop, or what stands behind a word for it.
func TestCaptions(t *testing.T) {
	for text, want := range map[string]string{
		"Open": "Open", "## Open *": "Open", "Players: 8th/Under   Page 1": "8th/Under", "Standings: ": "", "Note: this": "Note: this",
		"All games are rated.": "", strings.Repeat("x", 80): strings.Repeat("x", 80), strings.Repeat("x", 81): "",
		"Section:U1200": "U1200", "teams:\tA\tB": "AB", "Open;;;": "Open",
	} {
		if got := captionOf(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestWaysToReadANumber: all its beginnings, the longest first; a decimal sign is no end of a tie-break, and a hyphen none of a place.
func TestWaysToReadANumber(t *testing.T) {
	for _, c := range []struct{ text, places, breaks, points string }{
		{"12", "12|1", "12|1", "12|1"}, {"4.5x", "4.|4", "4.5|4", "4.5|4"}, {"4½", "4", "4½|4", "4½|4"}, {"=7", "=7|=", "", ""},
		{"3-5", "3-5|3", "3", "3"}, {".5", "", ".5", ".5"}, {"-4", "", "-4", ""}, {"0.5", "0.|0", "0.5|0", "0.5|0"}, {"x", "", "", ""},
		{"12,50", "12|1", "12,50|12,5|12|1", "12,50|12,5|12|1"},
	} {
		r := newReader(line{}, heading{}, c.text)
		ends := func(ws []way) string {
			var all []string
			for _, w := range ws {
				all = append(all, r.text[:w.end])
			}
			return strings.Join(all, "|")
		}
		var points []string
		for _, e := range takePoints(c.text) {
			points = append(points, c.text[:e])
		}
		if got := ends(r.digits(placeAt, 0)); got != c.places {
			t.Errorf("%s as a place: %s, want %s", c.text, got, c.places)
		}
		if got := ends(r.digits(breakAt, 0)); got != c.breaks {
			t.Errorf("%s as a tie-break: %s, want %s", c.text, got, c.breaks)
		}
		if got := strings.Join(points, "|"); got != c.points {
			t.Errorf("%s as points: %s, want %s", c.text, got, c.points)
		}
	}
	for text, want := range map[string]int{"4.5": 0, "4,5": 0, "12": 1, "4.50": 2, "4.": 2} {
		if odd(text) != want {
			t.Errorf("%s is odd by %d", text, odd(text))
		}
	}
}

// TestWaysToReadWords: a name may end after each character, dearer behind a comma, behind a digit that another follows, and past a gap.
func TestWaysToReadWords(t *testing.T) {
	for _, c := range []struct {
		text    string
		several int
		want    string
	}{
		{"Ab C", 0, "A0 Ab0 Ab_C0"}, {"Ab C", stepInside, "A0 Ab0 Ab_C6"}, {"Ab  C", 0, "A0 Ab0 Ab__C6"}, {"A,B", 0, "A0 A,12 A,B0"},
		{"A12", 0, "A0 A13 A120"}, {"1A", 0, "1A0"}, {"1A", stepInside, "13 1A0"}, {"é", 0, "é0"},
	} {
		r := newReader(line{}, heading{}, c.text)
		var all []string
		for _, w := range r.words(0, c.several) {
			all = append(all, strings.ReplaceAll(r.text[:w.end], " ", "_")+fmt.Sprint(w.cost))
		}
		if got := strings.Join(all, " "); got != c.want {
			t.Errorf("%q, %d: %s, want %s", c.text, c.several, got, c.want)
		}
	}
}

// TestReadingsOfNothing: half of the rounds blank, or neither a number nor a score, is a line of prose.
func TestReadingsOfNothing(t *testing.T) {
	for _, c := range []struct {
		blank, rounds, place int
		score, want          bool
	}{{0, 3, 1, false, false}, {1, 3, 1, true, false}, {1, 2, 1, true, true}, {2, 3, 1, true, true}, {0, 0, 1, false, false},
		{0, 3, 0, true, false}, {0, 3, 0, false, true}} {
		r := row{place: c.place, hasTotal: c.score, cells: make([]cell, c.rounds)}
		for n := range c.blank {
			r.cells[n].blank = true
		}
		if got := r.empty(); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// TestWhatEndsMisread: a reading that meets somebody twice, or nobody of the table, is not taken where another adds up as well.
func TestWhatEndsMisread(t *testing.T) {
	win := func(number, cost, opponent int) row {
		return row{place: 1, number: number, cost: cost, hasTotal: true, total: model.One,
			cells: []cell{{opponent: opponent, outcome: model.Win}}}
	}
	lost := row{place: 2, cells: []cell{{opponent: 9, outcome: model.Loss}}}
	for _, opponent := range []int{1, 3} {
		rows, _, _ := choose([][]row{{win(7, 1, opponent), win(8, 2, 2)}, {lost}})
		if rows[0].number != 8 {
			t.Errorf("who meets %d is read as number %d", opponent, rows[0].number)
		}
	}
}

// TestRoundsOfATable are those of the Berger tables, each pair once.
func TestRoundsOfATable(t *testing.T) {
	for even, want := range map[int]string{2: "1", 4: "2 3 1 1 3 2", 6: "2 3 4 5 1 4 5 1 3 1 2 5 3 2 4"} {
		var all []string
		for i := 1; i < even; i++ {
			for j := i + 1; j <= even; j++ {
				all = append(all, fmt.Sprint(bergerRound(i, j, even)))
			}
		}
		if got := strings.Join(all, " "); got != want {
			t.Errorf("of %d: %s, want %s", even, got, want)
		}
	}
}

// TestColumnsOfARuledText: each is as wide as its hyphens, and letters of East Asia take two places.
func TestColumnsOfARuledText(t *testing.T) {
	spans := spansOf("---  ----- --")
	if fmt.Sprint(spans) != "[[0 3] [5 10] [11 13]]" {
		t.Fatalf("%v", spans)
	}
	for text, want := range map[string]string{"  1  Ann   12": "1|Ann|12", "  1": "1||", "": "||", "  1 x": "!", "  1  Annabell": "!",
		"  1  東京A 12": "1|東京A|12", "  1  A\u0301nn   12": "1|A\u0301nn|12", "  1  Ann   12 x": "!"} {
		cells, ok := cutAt(text, spans)
		if got := strings.Join(cells, "|"); ok == (want == "!") || ok && got != want {
			t.Errorf("%q: %s, %v, want %s", text, got, ok, want)
		}
	}
}

// TestLinesMeantForRows begin with a number and have something of a result, or as many separators as half of the heading's columns.
func TestLinesMeantForRows(t *testing.T) {
	four := heading{cols: make([]column, 4)}
	tabbed := heading{cols: make([]column, 4), sep: tab}
	for _, c := range []struct {
		text string
		of   heading
		want bool
	}{{"1 Ada W2", four, true}, {"| 12 | Ada | 1-0", four, true}, {"1 Ada", four, true}, {"1 Mary", four, false}, {"Ada W2", four, false},
		{"12345", four, false}, {"a\tb\tc", tabbed, true}, {"a\tb", tabbed, false}, {"a\tb\tc", four, false}} {
		if got := startsLikeRow(c.text, c.of); got != c.want {
			t.Errorf("%q below %c: %v", c.text, c.of.sep, got)
		}
	}
}

// TestKindsOfByesAreTriedUpToALimit: beyond it the first of each stands.
func TestKindsOfByesAreTriedUpToALimit(t *testing.T) {
	for byes, want := range map[int]int{0: 1, 1: 2, 3: 8, 6: 64, 8: 64} {
		var r row
		for range byes {
			r.cells = append(r.cells, cell{outcome: model.PairingBye, games: 8, hasGames: true})
		}
		ways := kindsOfBye(r, 8)
		if len(ways) != want || !slices.ContainsFunc(ways, func(w row) bool { return w.cost == min(byes, 6) }) {
			t.Errorf("%d byes have %d readings, want %d", byes, len(ways), want)
		}
	}
	for _, c := range []struct {
		c    cell
		want string
	}{{cell{outcome: model.PairingBye, games: 4, hasGames: true, given: true}, "half-point bye|pairing-allocated bye"},
		{cell{outcome: model.PairingBye, games: 8, hasGames: true, given: true}, "pairing-allocated bye|full-point bye"},
		{cell{outcome: model.PairingBye, games: 4, hasGames: true}, "pairing-allocated bye"}, {cell{outcome: model.Win, games: 8}, "win"},
		{cell{outcome: model.FullBye}, "pairing-allocated bye|full-point bye"}} {
		var all []string
		for _, w := range kindsOfBye(row{cells: []cell{c.c}}, 8) {
			all = append(all, w.cells[0].outcome.String())
		}
		if got := strings.Join(all, "|"); got != c.want {
			t.Errorf("%+v: %s, want %s", c.c, got, c.want)
		}
	}
}

// TestLettersOfWords are those of names in any language, and figures.
func TestLettersOfWords(t *testing.T) {
	for _, c := range []byte("az09\x80\xff") {
		if !wordByte(c) {
			t.Errorf("%q is no part of a word", c)
		}
	}
	for _, c := range []byte(" ./:;`{\x7f") {
		if wordByte(c) {
			t.Errorf("%q is a part of a word", c)
		}
	}
}

// TestTextsWithResults have them in two lines at least.
func TestTextsWithResults(t *testing.T) {
	for text, want := range map[string]bool{"": false, "1 Ada W2": false, "1 Ada W2 W3\n2 Bob": false, "1 Ada W2\n2 Bob L1\n": true,
		"1 Ada 2w1\n\n2 Bob 1b0": true, "1 Ada\n2 Bob": false} {
		if HasResults(text) != want {
			t.Errorf("%q has results: %v", text, !want)
		}
	}
}

// TestHeadingsThatTouch: where words stand apart a heading is a whole one; where they have run together short ones are not looked for.
func TestHeadingsThatTouch(t *testing.T) {
	for _, c := range []struct {
		text  string
		glued bool
		kind  kind
		takes int
	}{{"uscf ", false, rating, 4}, {"uscfx ", false, other, 0}, {"uscfrd 1", true, rating, 4}, {"ecfrd 1", true, other, 0},
		{"ecf rd 1", true, rating, 3},
		{"rtng ", false, rating, 4}, {"rtngrd 1", true, rating, 4}, {"rtngrd 1", false, other, 0}, {"noname", true, other, 0},
		{"no name", true, place, 2},
		{"tb1x", true, tieBreak, 3}, {"tb1 ", false, tieBreak, 3}, {"rd 12tot", true, round, 5}, {"3.rd ", false, round, 4},
		{"rd ", false, round, 2},
		{"tbrk[s]", true, tieBreak, 7}, {"tot.", false, total, 4}, {"bh/c1 ", false, tieBreak, 5}} {
		if got, n := headingAt(c.text, c.glued); n != c.takes || got.kind != c.kind && n > 0 {
			t.Errorf("%q, run together %v: %d of %d letters", c.text, c.glued, got.kind, n)
		}
	}
}

// TestTheOrderOfTieBreaks: one decimal is what programs print, then none, then two.
func TestTheOrderOfTieBreaks(t *testing.T) {
	r := newReader(line{}, heading{}, "4.50")
	var all []string
	for _, w := range r.ways(column{kind: tieBreak}, 0) {
		all = append(all, r.text[:w.end])
	}
	if got := strings.Join(all, "|"); got != "4.5|4|4.50|" {
		t.Errorf("they are tried in the order %s", got)
	}
}

// TestAPageThatGoesOn begins where the last one ended, or repeats up to a quarter of it.
func TestAPageThatGoesOn(t *testing.T) {
	h, ok := findHeading("No\tName\tRd 1\tTot")
	f := &finder{open: &tableText{heading: h, readings: make([][]row, 8)}}
	for text, want := range map[string]bool{"9\tAda\tW2\t1.0": true, "7\tAda\tW2\t1.0": true, "6\tAda\tW2\t1.0": false,
		"1\tAda\tW2\t1.0":    false,
		"| 9 \tAda\tW2\t1.0": true, "Ada": false} {
		if got := f.continued(h, []line{{0, text}}); !ok || got != want {
			t.Errorf("with %q it goes on: %v", text, got)
		}
	}
	other, _ := findHeading("No\tName\tRtg\tRd 1\tTot")
	if f.continued(other, []line{{0, "9\tAda\t1900\tW2\t1.0"}}) || f.continued(h, nil) {
		t.Error("another heading, or nothing below it, goes on")
	}
	if f.open.readings = nil; f.continued(h, []line{{0, "9\tAda\tW2\t1.0"}}) {
		t.Error("a table without rows goes on")
	}
}

// TestHeadingsOfOurTieBreaks are those that our columns have, with their modifiers, or codes; other words are none.
func TestHeadingsOfOurTieBreaks(t *testing.T) {
	for heading, want := range map[string]string{"Buch.": "Buch.", "Buch. C1": "Buch. C1", "Buch. c1": "", "Buchholz": "", "BH": "BH",
		"BH-C1": "BH/C1", "Name": "", "SB²": "SB²", "USAT ×2": "USAT ×2", "": ""} {
		if got := ownBreakCode(heading); got != want {
			t.Errorf("%q is %q, want %q", heading, got, want)
		}
	}
}

// TestGridsHaveThreeAtLeast, with bare numbers over their columns.
func TestGridsHaveThreeAtLeast(t *testing.T) {
	for heading, want := range map[string]bool{"No,Name,1,2,Pts": false, "No,Name,1,2,3,Pts": true, "No,Name,Rd 1,Rd 2,Rd 3,Pts": false} {
		if h, ok := findHeading(heading); !ok || mayBeGrid(h) != want {
			t.Errorf("%s may be a grid: %v", heading, !want)
		}
	}
}

// TestTablesOfTeams are told by what stands over the names, and by nothing that stands over another column.
func TestTablesOfTeams(t *testing.T) {
	for heading, want := range map[string]bool{"No,Team,Rd 1,Pts": true, "No,Mannschaft,Rd 1,Pts": true, "No,Name,Rd 1,Pts": false,
		"No,Name,Team,Rd 1,Pts": false} {
		h, ok := findHeading(heading)
		if one := (&tableText{heading: h}); !ok || one.forTeams() != want {
			t.Errorf("%s is of teams: %v", heading, !want)
		}
	}
}

// TestLinesThatMayBeHeadings have a word for the names or clubs, and are no longer than a line of columns.
func TestLinesThatMayBeHeadings(t *testing.T) {
	for text, want := range map[string]bool{"no. spieler rd 1": true, "the club": true, "rating rd 1 tot": false, "": false} {
		if namesSomebody(text) != want {
			t.Errorf("%q names somebody: %v", text, !want)
		}
	}
	const columns = "No\tName\tRd 1\tTot\t"
	for length, want := range map[int]bool{2000: true, 2001: false} {
		if _, ok := findHeading(columns + strings.Repeat("x", length-len(columns))); ok != want {
			t.Errorf("a line of %d letters is a heading: %v", length, ok)
		}
	}
}

// TestCellsBetweenBars: those at both ends, and blanks beside them, are the frame.
func TestCellsBetweenBars(t *testing.T) {
	for _, text := range []string{"a|b|", "|a|b|", " |a|b| ", "a|b"} {
		if got := split(text, bar); !slices.Equal(got, []string{"a", "b"}) {
			t.Errorf("%q is %q", text, got)
		}
	}
}

// TestWaysToReadARating: with the number of games behind it or without, and nothing of it costs anything; left out it does.
func TestWaysToReadARating(t *testing.T) {
	for text, want := range map[string]string{"1850": "1850:0 185:0 18:0 :6", "1850P12": "1850:0 1850P12:0 185:0 18:0 :6",
		"185/1 ": "185:0 185/1:0 18:0 :6", "0850": ":6", "unr. W2": "unr.:0 :6", "19l5 W2": "19l5:0 19:0 :6", "7": ":6"} {
		r := newReader(line{}, heading{}, text)
		var all []string
		for _, w := range r.ratings(0) {
			all = append(all, fmt.Sprintf("%s:%d", text[:w.end], w.cost))
		}
		if got := strings.Join(all, " "); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// TestProseIsLookedAtNoFurther: a row has places where results can begin, for half of the rounds, and a figure.
func TestProseIsLookedAtNoFurther(t *testing.T) {
	for _, c := range []struct {
		text   string
		rounds int
		want   bool
	}{{"1 Ada W2 D3", 2, true}, {"1 Ada W2 D3", 4, true}, {"1 Ada W2", 20, false}, {"so much was said of it", 2, false}} {
		var cols []column
		for n := range c.rounds {
			cols = append(cols, column{kind: round, round: n + 1})
		}
		if got := newReader(line{}, heading{cols: cols}, c.text).hopeful(); got != c.want {
			t.Errorf("%q may be a row of %d rounds: %v", c.text, c.rounds, got)
		}
	}
}

// TestRoundsThatHaveBegun have a result, or a score of a match, of somebody at least; a bye and an open board begin none.
func TestRoundsThatHaveBegun(t *testing.T) {
	for _, x := range []struct {
		c    cell
		want bool
	}{{cell{opponent: 1, outcome: model.Win}, true}, {cell{outcome: model.PairingBye}, false}, {cell{opponent: 2}, false},
		{cell{opponent: 2, hasGames: true}, true}} {
		one := ownTable{&tableText{readings: [][]row{{{cells: []cell{{}}}}, {{cells: []cell{x.c}}}}}, usForm}
		if got := one.begun(0); got != x.want {
			t.Errorf("a round with %+v has begun: %v", x.c, got)
		}
	}
}

// TestRowsWithoutAHeading are of as many rounds as most of them, and of the more where as many have fewer.
func TestRowsWithoutAHeading(t *testing.T) {
	for text, want := range map[string]int{
		"1 Ada 1500 W2 D3 1.5\n2 Bob 1400 L1 W4 1.0\n3 Cyd 1300 W4 D1 1.5\n4 Dee 1200 L3 L2 0.0\n":                                     2,
		"1 Ada 1500 W2 D2 1.5\n2 Bob 1400 L1 D1 0.5\n":                                                                                 2,
		"1 Ada 1500 W2 D3 W4 2.5\n2 Bob 1400 L1 W4 W3 2.0\n3 Cyd 1300 W4 D1 L2 1.5\n4 Dee 1200 L3 L2 0.0\n5 Eve L1 W2\n":               3,
		"1  Ada  1500  W2  D3  W4  2.5\n2  Bob  1400  L1  W4  W3  2.0\n3  Cyd  1300      D1  L2  0.5\n4  Dee  1200  L2      L1  0.0\n": 3,
		"1 Ada 1500 W2 D3 1.5\n2 Bob 1400 L1 W4 1.0\n3 Cyd 1300 W4 D1 1.5\n4 Dee 1200 L3 L2 0.0\n5 Eve L1 W2 W3\n":                     2,
	} {
		var ls []line
		for n, l := range strings.Split(text, "\n") {
			ls = append(ls, line{n + 1, l})
		}
		if table, _ := withoutHeading(ls); table == nil || len(table.readings[0][0].cells) != want {
			t.Errorf("%q has %+v", text, table)
		}
	}
}
