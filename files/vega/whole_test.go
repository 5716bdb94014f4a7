package vega

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/files/crosstable"
	"wallchart/model"
)

// told is all that became of a table.
func told(res crosstable.Result) string {
	var b strings.Builder
	for _, s := range res.Tournament.Sections {
		fmt.Fprintf(&b, "%s, %s, by %v\n", res.Tournament.Name, s.Name, s.Ranking.TieBreaks)
		for _, p := range s.Players {
			fmt.Fprintf(&b, "%d|%s|%s|%s|%s|%s\n", p.Number, p.Title, p.Name, p.Rating, p.Federation, p.Club)
		}
		for n, r := range s.Rounds {
			fmt.Fprintf(&b, "R%d", n+1)
			for _, p := range r.Pairings {
				fmt.Fprintf(&b, " %d-%d %s", p.Sides[0], p.Sides[1], p.Outcomes[0])
				if !p.IsBye() && p.Outcomes[1] != p.Outcomes[0].Opposite() {
					fmt.Fprintf(&b, "/%s", p.Outcomes[1])
				}
				b.WriteString(";")
			}
			b.WriteString("\n")
		}
	}
	for _, p := range append(res.Printed, res.Stated...) {
		fmt.Fprintf(&b, "%q %s", p.Heading, p.Code)
		for id := range model.ID(len(p.Values)) {
			fmt.Fprintf(&b, " %s", p.Values[id+1])
		}
		b.WriteString("\n")
	}
	for _, p := range res.Problems {
		fmt.Fprintf(&b, "%v\n", p)
	}
	for _, u := range res.Unread {
		if !u.Outside {
			fmt.Fprintf(&b, "%v\n", u)
		}
	}
	return b.String()
}

// TestWhole: all that is said of the players and the games, and not their scores alone.
func TestWhole(t *testing.T) {
	text := func(s string) func() (crosstable.Result, error) {
		return func() (crosstable.Result, error) { return ReadText(s) }
	}
	web := func(s string) func() (crosstable.Result, error) {
		return func() (crosstable.Result, error) { return ReadPage("x.html", []byte(s)) }
	}
	for _, c := range []struct {
		name string
		read func() (crosstable.Result, error)
		want string
	}{
		{"by place", text(byPlace), `Spring Rapid, Open, by [BH]
1|FM|Fox,Ann|1900|ENG|
2||Li,Marcus (Shing Hei)|1857|HKG|
3||Poe,Di|1600|SCO|
4|WFM|Kay,El|1500|WLS|
5||Lee,Bo|1400|SCO|
6||Roe,Al|1300|ENG|
7||Ray,Cy|unr.|ENG|
R1 1-7 win; 2-5 forfeit win; 3-0 half-point bye; 4-0 pairing-allocated bye; 6-0 absent;
R2 2-1 loss; 3-4 win; 5-0 half-point bye; 6-7 forfeit loss;
R3 1-3 draw; 2-0 pairing-allocated bye; 4-0 absent; 5-6 double forfeit; 7-0 absent;
R4 4-1 loss; 2-0 absent; 3-7 win; 5-0 absent; 6-0 absent;
"BH" BH 8.0 6.0 7.5 8.0 2.5 1.0 7.0
"" PTS 3.5 2.0 3.0 1.0 0.5 0.0 1.0
"" PLACE 1 3 2 5 6 7 4
`},
		{"a page", web(page), `Spring Rapid, Open, by []
1|IM|Fox,Ann|2554|VIC|
2||Poe,Di|unr.|VIC|North
3||Ray,Cy|1500|VIC|
4||Lee,Bo|1400|VIC|
R1 1-3 win; 2-0 half-point bye; 4-0 absent;
R2 2-1 draw; 3-4 forfeit win;
"" PTS 1.5 1.0 1.0 0.0
`},
		{"a page of scores", web(scorePage), `Spring Rapid, Open, by [BH/C1]
1||Poe,Di|2600||
2|IM|Fox,Ann|2554||
3||Ray,Cy|1500||
R1 1-0 half-point bye; 2-3 win;
R2 1-2 draw; 3-0 absent;
"BH/C1" BH/C1 1.5 1.0 1.5
"" PTS 1.0 1.5 0.0
"" PLACE 2 1 3
`},
		{"without ratings, in other words", text("Rk Name Elo Tit Feder Score PRat | 1 2 | Bucc1 Prog\n" +
			" 1 Fox, Ann Mary 1900 WGM ENG 1 2012 | W2 +B3 | 1.5 3\n 2 Poe, Di 0 NM 0.5 1500 | B1 =PAB | 2 1\n" +
			" 3 Ray 1500 GM 0,5 | =HPB -W1 |\n"), `Open, Open, by [BH/C1 PS]
1|WGM|Fox, Ann Mary|1900|ENG|
2|GM|Ray|1500||
3|NM|Poe, Di|unr.||
R1 1-3 not played yet; 2-0 half-point bye;
R2 2-1 loss; 3-0 half-point bye;
"BH/C1" BH/C1 1.5  2
"Progr" PS 3  1
"" PTS 1.0 0.5 0.5
"" PLACE 1 3 2
`},
	} {
		res, err := c.read()
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := told(res); got != c.want {
			t.Errorf("%s becomes\n%s", c.name, got)
		}
	}
}

// TestPeople: a list of players, whose titles stand before the names and whose ratings are three.
func TestPeople(t *testing.T) {
	rows := [][]string{{"Players"}, {"#", "Name", "Rtg", "RtgF", "RtgN", "Fed", "Origin", "Born"},
		{"1", "2 FM Fox,Ann", "1900", "1900", "1850", "ENG ENG", "Leeds", "1999"}, {"", ""}, {"3"},
		{"2", "WIM Poe,Di (W)", "1800", "", "1800", "SCO", "York North"}}
	var got []string
	for _, r := range People(rows) {
		got = append(got, strings.Join(r, "|"))
	}
	same(t, got, "Title|Name|Start no|Rtg|FIDE Rating|National Rating|Fed|Club|Born", "FM|Fox,Ann|1|1900|1900|1850|ENG|Leeds|1999",
		"WIM|Poe,Di|2|1800||1800|SCO|York North|")
	for _, r := range People([][]string{{"N", "Player", "Rtg"}, {"7", "Fox,Ann  3 GM 2173", "5"}}) {
		got = append(got, strings.Join(r, "|"))
	}
	same(t, got[3:], "Title|Name|Start no|Rtg", "GM|Fox,Ann|7|5")
	if People([][]string{{"Name", "Elo"}, {"Fox", "1"}}) != nil {
		t.Error("a list of another program is taken for Vega's")
	}
}

// TestSniff: a heading alone is no table, nor are its cells alone.
func TestSniff(t *testing.T) {
	head, row := "Pos NAME Rtg | 1 2 |", "1 Fox 1900 | +W2 -- |"
	for text, want := range map[string]bool{
		head + "\n" + row: true, row + "\n" + head: false, head: false, row: false, head + "\n1 Fox 1900 | won |": false,
		head + "\n\nplayers\n" + row: true, "": false, head + "\n |": false,
	} {
		if SniffText(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
	for text, want := range map[string]bool{`<html><a href="http://www.vegachess.com">`: true, `<HTML><meta name="vega" content="">`: true,
		`<html>www.chess-results.com`: false, `www.vegachess.com`: false} {
		if SniffPage([]byte(text)) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
	if _, err := ReadPage("x", []byte("<html><table><tr><td>Name<td>Club<tr><td>a<td>b</table></html>")); err != ErrNoTable {
		t.Errorf("%v", err)
	}
	if _, err := ReadText(head); err == nil || !strings.Contains(err.Error(), "no row of a player") {
		t.Errorf("%v", err)
	}
}
