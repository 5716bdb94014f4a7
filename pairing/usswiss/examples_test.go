package usswiss_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/usswiss"
)

// table reads players in the order of their numbers, one a line: name, rating
// ("-" for unrated), score, and a letter for every round: W, B, "-" for a
// round without play, or H for a half-point bye and F for a full-point one.
// met lists who has played whom: "A-B C-D".
func table(t testing.TB, round, rounds int, text, met string) *pairing.Field {
	t.Helper()
	f := &pairing.Field{Round: round, Rounds: rounds, Initial: model.White, Win: model.One, Draw: model.Half}
	at := map[string]int{}
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		w := strings.Fields(line)
		p := pairing.Player{Number: len(f.Players) + 1, Name: w[0], Present: true}
		p.ID = model.ID(p.Number)
		if r, err := strconv.Atoi(w[1]); err == nil {
			p.Rating = model.Rating(r)
		}
		score := must.Have(model.ParsePoints(w[2]))(t)
		p.Score = score
		for r := range round - 1 {
			g := pairing.Past{Opponent: -1, Outcome: model.Absent}
			switch c := w[3][r]; c {
			case 'W':
				g.Colour, g.Outcome = model.White, model.Draw
			case 'B':
				g.Colour, g.Outcome = model.Black, model.Draw
			case 'H':
				g.Outcome, g.Points = model.HalfBye, model.Half
			case 'F':
				g.Outcome, g.Points = model.PairingBye, model.One
			}
			p.Past = append(p.Past, g)
		}
		at[p.Name] = len(f.Players)
		f.Players = append(f.Players, p)
	}
	for _, pair := range strings.Fields(met) {
		a, b, _ := strings.Cut(pair, "-")
		meet(t, f, at[a], at[b])
		meet(t, f, at[b], at[a])
	}
	return f
}

func meet(t testing.TB, f *pairing.Field, a, b int) {
	t.Helper()
	for r := range f.Players[a].Past {
		if g := &f.Players[a].Past[r]; g.Outcome.Played() && g.Opponent < 0 {
			g.Opponent = b
			return
		}
	}
	t.Fatalf("%s has no game left for %s", f.Players[a].Name, f.Players[b].Name)
}

// written writes a round as "A-D C-B" with White first, in board order, and
// "E:bye".
func written(f *pairing.Field, r *pairing.Round) string {
	var s []string
	for _, p := range r.Pairs {
		s = append(s, f.Players[p.White].Name+"-"+f.Players[p.Black].Name)
	}
	if r.Bye >= 0 {
		s = append(s, f.Players[r.Bye].Name+":bye")
	}
	return strings.Join(s, " ")
}

// regardless of colours and order.
func meetings(s string) string {
	pairs := strings.Fields(s)
	for i, p := range pairs {
		a, b, ok := strings.Cut(p, "-")
		if ok && b < a {
			pairs[i] = b + "-" + a
		}
	}
	slices.Sort(pairs)
	return strings.Join(pairs, " ")
}

var examples = []struct {
	name          string
	round, rounds int
	players, met  string
	set           usswiss.Settings
	want          string // White first
	anyColour     bool
}{
	{
		name:  "an interchange within 80 before a transposition beyond it (29E5e)",
		round: 2, rounds: 4,
		players: "A 2279 1 B\nB 2062 1 W\nC 2003 1 B\nD 1846 1 W",
		want:    "A-B C-D",
	},
	{
		name:  "a transposition within 80 before a smaller interchange (29E5e)",
		round: 2, rounds: 4,
		players: "A 2279 1 B\nB 2010 1 W\nC 2003 1 B\nD 1930 1 W",
		want:    "A-D C-B",
	},
	{
		name:  "for alternating, a switch of one point across the halves (29E5a, 29E5d)",
		round: 3, rounds: 5,
		players: "A 1901 1 WB\nB 1501 1 BW\nC 1500 1 WB\nD 1100 1 BW",
		want:    "A-B C-D",
	},
	{
		name:  "for alternating, no switch of more than 80 (29E5a)",
		round: 3, rounds: 5,
		players: "A 1901 1 WB\nB 1700 1 BW\nC 1500 1 WB\nD 1300 1 BW",
		want:    "A-C D-B",
	},
	{
		name:  "for equalising, no switch of more than 200 (29E5b)",
		round: 2, rounds: 4,
		players: "A 2279 1 B\nB 2062 1 W\nC 1840 1 B\nD 1500 1 W",
		want:    "A-C D-B",
	},
	{
		name:  "the lowest rated of an odd group drops when the others can be paired (29D1)",
		round: 2, rounds: 4,
		players: "A 2318 1 B\nB 2316 1 W\nC 2289 1 -\nD 2131 1 W\nE 2003 1 B\nF 1501 0.5 -",
		want:    "A-D C-B E-F",
	},
	{
		name:  "the odd player meets the highest of the next group, not one of its halves (29D1)",
		round: 3, rounds: 4,
		players: "A 1950 2 WB\nB 1925 2 BW\nC 1891 2 WB\nD 1860 1 BW\nE 1790 1 WB\nF 1777 1 BW\nH 1758 1 BW\nI 1714 1 WB",
		want:    "A-B C-D E-H F-I", anyColour: true,
	},
	{
		name:  "two who have met drop, each to the highest he may meet (29D)",
		round: 3, rounds: 3,
		players: "A 2228 1.5 WB\nB 2090 .5 BW\nC 2009 1.5 WW\nE 1905 1 WB\nF 1866 .5 BB", met: "A-C B-F",
		want: "A-E B-C F:bye",
	},
	{
		name:  "a player drops past a group (29D2)",
		round: 5, rounds: 5,
		players: "A 2087 3 BW-W\nB 2019 3 WBBW\nC 1825 2 BBWW\nD 2175 1.5 WBWB\nE 1976 0 ----\nF 1874 0 W-B-",
		met:     "A-B A-D A-F B-C B-D",
		want:    "A-C E-B D-F", anyColour: true,
	},
	{
		name:  "an odd player is not exchanged where colours gain nothing",
		round: 6, rounds: 6,
		players: "A 1776 4 WBWBW\nB 1737 4 BBWBW\nC 1683 4 BWBBW\nD 1909 3.5 WBWBB", met: "B-D",
		want: "B-A D-C", anyColour: true,
	},
	{
		name:  "no third equal colour in a row; a forfeited pair meets after all (29E5f, 27A1)",
		round: 5, rounds: 6,
		players: "a21 1485 1.5 WBWB\nb26 1089 1.5 -BWW\nc28 1049 1.5 -W-B\nd34 747 1.5 BW-W\ne37 591 1.5 -WBW\nf42 261 1.5 -BWW",
		met:     "a21-d34 a21-e37",
		want:    "a21-f42 e37-b26 c28-d34",
	},
	{
		name:  "equalising goes before alternating in the choice of a transposition (29E4, 29E6a)",
		round: 4, rounds: 5,
		players: "A 1900 2 BWB\nB 1800 2 WBW\nC 1700 2 BWB\nD 1590 2 -WB\nE 1570 2 WBW\nF 1500 2 BWB",
		want:    "A-D F-B C-E",
	},
	{
		name:  "two drop, and the colours of both and of the next odd player decide (29D1, 29D2)",
		round: 4, rounds: 4,
		players: "A 2658 2.5 BWB\nB 2559 2.5 WBW\nC 2176 2 BWB\nD 2080 2 BWB\nE 2027 2 -BW\nF 1900 1.5 WBW", met: "A-B B-D",
		want: "A-E C-B D-F",
	},
	{
		name:  "odd groups one below the other (29D1)",
		round: 5, rounds: 5,
		players: "A 2236 4 ----\nB 2155 4 ----\nC 1856 4 ----\nD 2311 3.5 ----\nE 2241 3.5 ----\nF 2111 3.5 ----\nG 1952 3.5 ----\nH 2187 3 ----",
		want:    "A-B C-D E-F G-H", anyColour: true,
	},
	{
		name:  "the two leaders meet, although one gets a third Black (27A2, 29E5f)",
		round: 5, rounds: 5,
		players: "A 1800 4 WBBB\nB 1700 4 BWBB\nC 1650 3 WBWW\nD 1600 3 BWWB",
		want:    "A-B C-D", anyColour: true,
	},
	{
		name:  "unless the club plays the last-round exception, before the last round (29E5f1)",
		round: 5, rounds: 6,
		players: "A 1800 4 WBBB\nB 1700 4 BWBB\nC 1650 3 WBWW\nD 1600 3 BWWB",
		set:     usswiss.Settings{Series: usswiss.SeriesExceptLast},
		want:    "A-C B-D", anyColour: true,
	},
	{
		name:  "the first round: upper half against lower half, colours alternating (28J, 29C1)",
		round: 1, rounds: 5,
		players: "A 2000 0 .\nB 1900 0 .\nC 1800 0 .\nD 1700 0 .\nE 1600 0 .\nF 1500 0 .\nG 1400 0 .",
		want:    "A-D E-B C-F G:bye",
	},
	{
		name:  "the bye is not for the unrated (28L2)",
		round: 1, rounds: 5,
		players: "A 2000 0 .\nB 1900 0 .\nC 1800 0 .\nD - 0 .\nE - 0 .",
		want:    "A-D E-B C:bye",
	},
	{
		name:  "the bye is not for one who has had a half-point bye, nor a second time (28L3, 28L4)",
		round: 3, rounds: 5,
		players: "A 2000 2 WB\nB 1900 1.5 BW\nC 1800 .5 WB\nD 1700 .5 BH\nE 1600 .5 FB", met: "A-B",
		want: "A-D B-E C:bye", anyColour: true,
	},
	{
		name:  "one against two in a small section (29L1)",
		round: 2, rounds: 5,
		players: "A 2000 1 -\nB 1900 1 -\nC 1800 1 -\nD 1700 1 -",
		set:     usswiss.Settings{Adjacent: true},
		want:    "A-B D-C",
	},
	{
		name:  "a house player spares the bye (28M1)",
		round: 1, rounds: 5,
		players: "A 2000 0 .\nB 1900 0 .\nC 1800 0 .\nH 1500 0 .",
		set:     usswiss.Settings{House: 4},
		want:    "A-B C-H",
	},
	{
		name:  "a house player who is not needed",
		round: 1, rounds: 5,
		players: "A 2000 0 .\nB 1900 0 .\nC 1800 0 .\nD 1700 0 .\nH 1500 0 .",
		set:     usswiss.Settings{House: 5},
		want:    "A-C D-B",
	},
	{
		name:  "classes among themselves in the last round (29I)",
		round: 3, rounds: 3,
		players: "A 2000 2 WB\nB 1900 2 BW\nC 1790 1.5 WB\nD 1950 1.5 BW\nE 1750 1 WB\nF 1850 1 BW\nG 1700 0 WB\nH 1600 0 BW",
		met:     "A-D B-F C-G",
		set:     usswiss.Settings{Classes: []usswiss.Class{{From: 0, To: 1800}}},
		want:    "A-B C-E D-F G-H", anyColour: true,
	},
	{
		name:  "the bye of a higher rated player for better colours (28L2a)",
		round: 2, rounds: 4,
		players: "A 1500 0 W\nB 1450 0 W\nC 1420 0 B\nD 1400 0 W\nE 1390 0 B",
		set:     usswiss.Settings{ByeForColours: true},
		want:    "C-A E-B D:bye",
	},
	{
		name:  "and not without the variation (28L2)",
		round: 2, rounds: 4,
		players: "A 1500 0 W\nB 1450 0 W\nC 1420 0 B\nD 1400 0 W\nE 1390 0 B",
		want:    "C-A D-B E:bye", anyColour: true,
	},
}

func TestExamples(t *testing.T) {
	for _, x := range examples {
		t.Run(x.name, func(t *testing.T) {
			f := table(t, x.round, x.rounds, x.players, x.met)
			e := usswiss.With(x.set)
			r := must.Have(e.Pair(f, pairing.Options{Explain: true}))(t)
			got, want := written(f, r), x.want
			if x.anyColour {
				got, want = meetings(got), meetings(want)
			}
			if got != want {
				t.Errorf("got %s, want %s\n%s", got, want, explained(f, r))
			}
		})
	}
}

func explained(f *pairing.Field, r *pairing.Round) string {
	var b strings.Builder
	for _, n := range r.Notes {
		fmt.Fprintf(&b, "%s: %s\n", n.Where, n.Text)
	}
	for i, p := range r.Pairs {
		fmt.Fprintf(&b, "%d %s-%s\n", i+1, f.Players[p.White].Name, f.Players[p.Black].Name)
		for _, why := range p.Why {
			fmt.Fprintf(&b, "   %s %s\n", why.Rule, why.Text)
		}
	}
	return b.String()
}

// Which of the two rules goes first is chosen. A has had one Black more, and B, with as many of either colour, would have a third Black in
// a row; the second A would have three Whites more.
func TestColourConflict(t *testing.T) {
	for _, x := range []struct {
		conflict      usswiss.Conflict
		players, want string
	}{
		{usswiss.ConflictThree, "A 2000 1 -BWB\nB 1900 1 WWBB", "B-A"},
		{usswiss.ConflictSeries, "A 2000 1 -BWB\nB 1900 1 WWBB", "B-A"},
		{usswiss.ConflictBalance, "A 2000 1 -BWB\nB 1900 1 WWBB", "A-B"},
		{usswiss.ConflictThree, "A 2000 1 WBWWBW\nB 1900 1 W-BBWW", "B-A"},
		{usswiss.ConflictSeries, "A 2000 1 WBWWBW\nB 1900 1 W-BBWW", "A-B"},
		{usswiss.ConflictBalance, "A 2000 1 WBWWBW\nB 1900 1 W-BBWW", "B-A"},
	} {
		f := table(t, len(strings.Fields(x.players)[3])+1, 9, x.players, "")
		r := must.Have(usswiss.With(usswiss.Settings{Conflict: x.conflict}).Pair(f, pairing.Options{}))(t)
		if got := written(f, r); got != x.want {
			t.Errorf("%d, %s: got %s, want %s", x.conflict, x.players, got, x.want)
		}
	}
}

// 29E4: who gets the colour that both are due.
func TestColourPriority(t *testing.T) {
	for _, x := range []struct{ name, players, want, rule string }{
		{"both due their own", "A 2000 1 BW\nB 1900 1 WB", "B-A", "29E3"},
		{"unequal before equal", "A 2000 1 WBB\nB 1900 1 -WB", "A-B", "29E5f"},
		{"unequal before equal, lower ranked", "A 2000 1 -WB\nB 1900 1 WBB", "B-A", "29E5f"},
		{"unequal before equal, nobody twice", "A 2000 1 BWB\nB 1900 1 -WB", "A-B", "29E4, 1"},
		{"unequal before equal, nobody twice, lower ranked", "A 2000 1 -WB\nB 1900 1 BWB", "B-A", "29E4, 1"},
		{"larger imbalance", "A 2000 1 -BWB\nB 1900 1 BBWB", "B-A", "29E4, 2"},
		{"opposite of the last round", "A 2000 1 BBW\nB 1900 1 WBB", "B-A", "29E5f"},
		{"latest difference", "A 2000 1 BWWB\nB 1900 1 WBWB", "B-A", "29E4, 3 and 4"},
		{"latest difference, lower ranked", "A 2000 1 WBWB\nB 1900 1 BWWB", "A-B", "29E4, 3 and 4"},
		{"higher ranked", "A 2000 1 WBWB\nB 1900 1 WBWB", "A-B", "29E4, 5"},
		{"higher score before higher rating", "A 1900 2 WBWB\nB 2000 1 WBWB", "A-B", "29E4, 5"},
		{"no third in a row", "A 2000 1 BWB\nB 1900 1 WWBB", "B-A", "29E5f"},
		{"a third in a row that equalises", "A 2000 1 BBWBBWW\nB 1900 1 WBWBWBW", "A-B", ""},
		// 4 Whites and 2 Blacks against 3 and 2: the leader would have two more than two.
		{"a third in a row is necessary to equalise", "A 2000 1 WBWWBW\nB 1900 1 W-BBWW", "B-A", "29E5f, 29E4"},
		{"the same, lower ranked", "A 2000 1 WBWWBB\nB 1900 1 BWBBWB", "B-A", "29E5f, 29E4"},
		{"both are two out of balance", "A 2000 1 WBWWBW\nB 1900 1 WWBBWW", "A-B", "29E5f"},
		{"latest difference three rounds ago", "A 2656 1 WBWWBBW\nB 2477 1 WBBWWBW", "A-B", "29E4, 3 and 4"},
		{"a forfeit is not a colour", "A 2000 1 W-\nB 1900 1 WB", "B-A", ""},
	} {
		rows := strings.Split(x.players, "\n")
		most := 0
		for _, r := range rows {
			most = max(most, len(strings.Fields(r)[3]))
		}
		for i, r := range rows { // shorter histories begin with rounds without play
			w := strings.Fields(r)
			w[3] = strings.Repeat("-", most-len(w[3])) + w[3]
			rows[i] = strings.Join(w, " ")
		}
		f := table(t, most+1, 9, strings.Join(rows, "\n"), "")
		r := must.Have(usswiss.Engine.Pair(f, pairing.Options{Explain: true}))(t)
		if got := written(f, r); got != x.want {
			t.Errorf("%s: got %s, want %s\n%s", x.name, got, x.want, explained(f, r))
		}
		if why := r.Pairs[0].Why; x.rule != "" && why[len(why)-1].Rule != x.rule {
			t.Errorf("%s: by %s, want %s", x.name, why[len(why)-1].Rule, x.rule)
		}
	}
}
