package ratingchange

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// printed is a sum as somebody reads it.
func printed(g *Gain) string {
	var b strings.Builder
	for _, l := range g.Sum.Lines {
		mark := ""
		if l.Struck {
			mark = " (struck)"
		}
		b.WriteString(strings.TrimSpace(l.Opponent+" "+l.Amount+mark+": "+l.Note.String()) + "\n")
	}
	b.WriteString(g.Sum.TieBreak.String() + " = " + g.Sum.Value + "\n")
	if g.Sum.Formula != "" {
		b.WriteString(g.Sum.Formula + "\n")
	}
	for _, n := range g.Sum.Notes {
		if s := n.String(); !strings.HasPrefix(s, "An estimate") {
			b.WriteString(s + "\n")
		}
	}
	return b.String()
}

// TestExplained: whole explanations as they are read. 1500 against 1700 expects 1/(1 + √10) = 0.240; at 1511.11 the special formula
// expects 0.639, 0.451 and 0.326, and of the six games before 6 × 0.514, together 4.5; Φ(50/282.8) is 0.570, and (1650/1000)⁴ + 15 is 22.
func TestExplained(t *testing.T) {
	for _, c := range []struct {
		system *System
		person Person
		games  []int
		want   string
	}{
		{&usChess, Person{Rating: 1500, Games: 40}, []int{1700, 2, 1750, 2, 1650, 2, 1800, 1}, `
O1 +0.760: win; 1700: 0.240 expected
O2 +0.808: win; 1750: 0.192 expected
O3 +0.703: win; 1650: 0.297 expected
O4 +0.349: draw; 1800: 0.151 expected
Change of the rating = +183.84
1500 + 101.92 + 81.92 = 1683.84
3½ points made, 0.8795 expected: +2.6205; times K 38.8945 it is +101.92.
K is 800 ÷ (16.57 effective games before + 4).
The bonus is what is above 10 × √4: +81.92.
38.89 0.88 +2.62`},
		{&usChess, Person{Rating: 1500, Games: 6}, []int{1400, 2, 1550, 0, 1650, 1}, `
O1 0.639: win; opponent taken at 1400.0
O2 0.451: loss; opponent taken at 1550.0
O3 0.326: draw; opponent taken at 1650.0
Change of the rating = +11.11
By the special formula: at 1511.11 the expected score, half a point more or less at 400 points of difference, is what was made,
	with the games before taken along.
The rating before, 1500, rests on 6 games.
1.42`},
		{&usChess, Person{}, []int{1300, 2, 1500, 0}, `
O1 0.625: win; opponent taken at 1300.0
O2 0.375: loss; opponent taken at 1500.0
First rating = 1400
By the special formula: at 1400.00 the expected score, half a point more or less at 400 points of difference, is what was made,
	with the games before taken along.
Without a rating before, the first estimate was 1366.7.
1.00`},
		{&dwz, Person{Rating: 1650}, []int{1600, 2, 0, 2, 1850, 0}, `
O1 +0.430: win; 1600, difference +50: 0.570 expected
O2 – (struck): win; has no rating, the game does not count
O3 −0.240: loss; 1850, difference −200: 0.240 expected
Change of the rating = +6.33
800 × (1.0 − 0.810) ÷ (22 + 2) = 6.33
The coefficient of development is 22, from rating and age; 1650 becomes 1656.
The year of birth is not known: taken for older than 25.
22 0.810 +0.190`},
		{&dwz, Person{}, []int{1500, 2, 1500, 1, 1500, 1, 1500, 1, 0, 2, 1500, 0}, `
O1 1500: win
O2 1500: draw
O3 1500: draw
O4 1500: draw
O5 – (struck): win; has no rating, the game does not count
O6 1500: loss
First rating = 1500
At 1500 the expected score is the 2½ that were made.`},
		{&fideSystem, Person{}, []int{1600, 2, 1600, 2, 1600, 2, 1600, 0, 1600, 0}, `
O1 1600: win
O2 1600: win
O3 1600: win
O4 1600: loss
O5 1600: loss
1800: added by the rule, a draw
1800: added by the rule, a draw
First rating = 1707
11600 ÷ 7 + 50 = 1707.14
4 of 7, the two draws with it, is 57 %; table 8.1.1 gives +50 for it.
Games of other events within 26 months are added to these.`},
		{&fideSystem, Person{Rating: 1500}, []int{2000, 1}, `
O1 +0.42: draw; 2000, difference −500 counts as −400: 0.08 expected
Change of the rating = +8.4
0.42 × 20 = +8.4
K is 20 below 2400. It is 40 with fewer than 30 games before this event, and 10 for who ever had 2400.
1500 becomes 1508, if nothing else is rated in the month: FIDE rounds the sum of a month.
20 0.08 +0.42`},
		{&ecf, Person{Rating: 1800}, []int{1700, 2, 1900, 1}, `
O1 +0.36: win; 1700, difference +100: 0.64 expected
O2 +0.14: draw; 1900, difference −100: 0.36 expected
Change of the rating = +10.0
(0.36 + 0.14) × 20 = +10.0
20 1.00 +0.50`},
		{&scotland, Person{Rating: 1475}, []int{1660, 1, 1475, 2}, `
O1 +0.243: draw; 1660, difference −185: 0.257 expected
O2 +0.500: win; 1475, difference +0: 0.500 expected
Change of the rating = +297.20
800 × (1.5 − 0.757) ÷ 2 = 297.20
0.757 +0.743`},
	} {
		g := c.system.Rate(against(c.person, c.games...))[0]
		got := strings.TrimSpace(printed(&g) + strings.TrimSpace(g.K+" "+g.Awaited+" "+g.Surplus))
		if words := strings.Fields; !slices.Equal(words(got), words(c.want)) { // lines of the test are shorter
			t.Errorf("%s:\n%s\nwant%s", c.system.Code, got, c.want)
		}
	}
}

// TestEdges: where one rule ends and the next begins.
func TestEdges(t *testing.T) {
	rate := func(x *System, p Person, games ...int) *Gain {
		g := x.Rate(against(p, games...))[0]
		return &g
	}
	// Eight games before are the special formula, which has no K, nine the standard one.
	if a, b := rate(&usChess, Person{Rating: 1500, Games: 8}, 1500, 2), rate(&usChess, Person{Rating: 1500, Games: 9}, 1500, 2); a.K != "" ||
		b.K != "80.00" {
		t.Errorf("K is %q after eight games and %q after nine", a.K, b.K)
	}
	// Three wins against equals: K is 800/(16.57 + 3) = 40.88, times 1.5; the bonus begins above 10 × √4.
	if g := rate(&usChess, Person{Rating: 1500}, 1500, 2, 1500, 2, 1500, 2); g.Sum.Formula != "1500 + 61.32 + 41.32 = 1602.64" {
		t.Error(g.Sum.Formula)
	}
	// A DWZ of index 2 has a coefficient of 10 at most, one of 8 the 22 of rating and age.
	for index, want := range map[int]string{2: "10", 8: "22", 0: "22"} {
		if g := rate(&dwz, Person{Rating: 1650, Birth: "1980", Games: index}, 1650, 2); g.K != want {
			t.Errorf("index %d: %s, want %s", index, g.K, want)
		}
	}
	// 20 years old: 5; 21: 10; 26: 15, with 7.4 of the rating; at 20 the accelerating factor 0.825 with a score that is enough.
	for born, want := range map[string]string{"2006": "10", "2005": "17", "2001": "17", "2000": "22"} {
		if g := rate(&dwz, Person{Rating: 1650, Birth: model.Date(born)}, 1650, 2); g.K != want {
			t.Errorf("born %s: %s, want %s", born, g.K, want)
		}
	}
	// 29 games before are 40, 30 are not, and from 2400 on neither matters.
	for games, want := range map[int]string{29: "40", 30: "20", 0: "20"} {
		if g := rate(&fideSystem, Person{Rating: 1500, Games: games}, 1500, 2); g.K != want {
			t.Errorf("%d games before: K %s, want %s", games, g.K, want)
		}
	}
	if g := rate(&fideSystem, Person{Rating: 2400, Games: 5}, 2400, 2); g.K != "10" {
		t.Errorf("2400 after five games: K %s", g.K)
	}
	// Young with the ECF is who becomes 18 in the year.
	for born, want := range map[string]string{"2008": "40", "2007": "20", "": "20"} {
		if g := rate(&ecf, Person{Rating: 1500, Birth: model.Date(born)}, 1500, 2); g.K != want {
			t.Errorf("born %q: k %s, want %s", born, g.K, want)
		}
	}
	// One game against a rated opponent shows what there is so far, none nothing; the DWZ has a coefficient of 30 at most: (2200/1000)⁴ + 15
	// is 38.
	if g := rate(&fideSystem, Person{}, 1600, 2); g.Sum.Formula != "5200 ÷ 3 + 125 = 1858.33" {
		t.Error(g.Sum.Formula)
	}
	if g := rate(&fideSystem, Person{}, 0, 2); g.Sum.Who != "" || g.Performance != 0 {
		t.Errorf("without a rated opponent: %+v", g)
	}
	if g := rate(&dwz, Person{Rating: 2200, Birth: "1980"}, 2200, 2); g.K != "30" {
		t.Errorf("2200: coefficient %s", g.K)
	}
	// A game against somebody without a rating is named and counts for nothing; what was made is of the others.
	if g := rate(&fideSystem, Person{Rating: 1500}, 1500, 2, 0, 2, 1500, 1); g.Games != 2 || g.Halves != 3 || len(g.Sum.Lines) != 3 ||
		!g.Sum.Lines[1].Struck {
		t.Errorf("%d games, %d half points, %+v", g.Games, g.Halves, g.Sum.Lines)
	}
	if g := rate(&fideSystem, Person{Rating: 1500}, 0, 2); g.Known || g.Sum.Who != "" {
		t.Errorf("without a rated opponent: %+v", g)
	}
	// Too few games for a first DWZ.
	if g := rate(&dwz, Person{}, 1500, 1); g.Known || len(g.Sum.Notes) < 2 || g.Sum.Notes[1].String() != "1 game against a rated opponent, "+
		"and 5 are needed." {
		t.Errorf("one game: %v", g.Sum.Notes)
	}
	// One game has no brackets and no divisor.
	if g := rate(&fideSystem, Person{Rating: 1500}, 1500, 1); g.Performed.Formula != "1500 = 1500" || g.Performance != 1500 {
		t.Error(g.Performed.Formula)
	}
}
