package usswiss_test

import (
	"errors"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/usswiss"
	"wallchart/phrase"
)

// 28L2 to 28L4: who has the bye, in the order in which they are asked.
func TestWhoHasTheBye(t *testing.T) {
	for _, c := range []struct {
		name, players string
		spoil         func(f *pairing.Field)
		want          string
	}{
		{"the lowest rated of the lowest score group", "A 2000 1 W\nB 1500 0 B\nC 1700 0 W", nil, "B"},
		{"not the unrated", "A 2000 0 W\nB 1500 0 B\nC - 0 W", nil, "B"},
		{"the lowest number of two equally rated is asked last", "A 2000 1 W\nB 1500 0 B\nC 1500 0 W", nil, "C"},
		{"not who has had a half-point bye", "A 2000 0 W\nB 1500 0 B\nC 1400 0 H", nil, "B"},
		{"not who has asked for one", "A 2000 0 W\nB 1500 0 B\nC 1400 0 W", func(f *pairing.Field) { f.Players[2].HalfBye = true }, "B"},
		{"an unrated one before one with a half-point bye", "A 2000 1 W\nB - 0 B\nC 1400 0 H", nil, "B"},
		{"who has only just entered comes last", "A 2000 0 W\nB 1500 0 B\nC 1400 0 -", nil, "B"},
		{"but a rest is not an entry", "A 2000 0 W\nB 1500 0 B\nC 1400 0 -", func(f *pairing.Field) {
			f.Players[2].Past[0].Outcome = model.ForfeitLoss
		}, "C"},
		{"a zero-point bye is not an entry", "A 2000 0 W\nB 1500 0 B\nC 1400 0 -", func(f *pairing.Field) {
			f.Players[2].Past[0].Outcome = model.ZeroBye
		}, "B"},
		{"a higher group before a second full-point bye", "A 2000 1 W\nB 1900 1 B\nC 1400 .5 F", nil, "B"},
		{"only if the others can be paired", "A 2000 1 W\nB 1900 1 B\nC 1800 1 W\nD 1700 1 B\nE 1600 0 W", func(f *pairing.Field) {
			f.Forbidden = [][2]int{{0, 1}, {0, 2}, {0, 3}} // A can only meet E
		}, "D"},
	} {
		f := table(t, 2, 2, c.players, "")
		if c.spoil != nil {
			c.spoil(f)
		}
		r, err := usswiss.Engine.Pair(f, pairing.Options{Explain: true})
		if err != nil || f.Players[r.Bye].Name != c.want {
			t.Errorf("%s: %+v, %v; want %s", c.name, r, err, c.want)
		}
	}
	f := table(t, 1, 2, "A 2000 0 .\nB 1500 0 .\nC 1400 0 .", "")
	if r, err := usswiss.Engine.Pair(f, pairing.Options{}); err != nil || r.Bye != 2 {
		t.Errorf("in the first round nobody is late: %+v, %v", r, err)
	}
}

// 28L2a: a higher rated player of the same score group may have the bye for
// better colours, within 200 points to equalise and within 80 to alternate.
func TestByeForColours(t *testing.T) {
	for _, c := range []struct{ name, players, want string }{
		// Two Blacks are due among four who stay if E has the bye; with D away all have theirs.
		{"110 points to equalise", "A 1500 0 W\nB 1450 0 W\nC 1420 0 B\nD 1400 0 W\nE 1290 0 B", "D"},
		{"200 points", "A 1500 0 W\nB 1495 0 W\nC 1492 0 B\nD 1490 0 W\nE 1290 0 B", "D"},
		{"201 points", "A 1500 0 W\nB 1495 0 W\nC 1492 0 B\nD 1491 0 W\nE 1290 0 B", "E"},
		{"no player of a higher group", "A 1500 1 W\nB 1450 1 W\nC 1420 1 B\nD 1400 1 W\nE 1390 0 B", "E"},
		{"nobody when the unrated player has it", "A 1500 1 W\nB 1450 1 W\nC 1420 1 B\nD 1400 1 F\nE - 0 B", "E"},
		{"no second bye", "A 1500 0 W\nB 1450 0 W\nC 1420 0 B\nD 1400 0 F\nE 1390 0 B", "E"},
		// Nobody is out of balance: B and D, who are due Black, are one too many.
		{"80 points to alternate", "A 1500 0 WB\nB 1490 0 BW\nC 1480 0 WB\nD 1470 0 BW\nE 1390 0 WB", "E"},
		{"80 points to alternate, the same colours", "A 1500 0 BW\nB 1490 0 BW\nC 1480 0 WB\nD 1470 0 BW\nE 1390 0 WB", "D"},
		{"81 points to alternate", "A 1500 0 BW\nB 1490 0 BW\nC 1480 0 WB\nD 1471 0 BW\nE 1390 0 WB", "E"},
	} {
		round := 1 + len(strings.Fields(strings.Split(c.players, "\n")[0])[3])
		f := table(t, round, round, c.players, "")
		r, err := usswiss.With(usswiss.Settings{ByeForColours: true}).Pair(f, pairing.Options{})
		if err != nil || f.Players[r.Bye].Name != c.want {
			t.Errorf("%s: bye %v, %v; want %s", c.name, r, err, c.want)
		}
	}
}

// 28M1: the house player plays whoever would have the bye, unless they have met.
func TestHousePlayer(t *testing.T) {
	const players = "A 2000 1 W\nB 1900 1 B\nC 1800 0 W\nH 1500 0 B"
	house := usswiss.With(usswiss.Settings{House: 4})
	f := table(t, 2, 4, players, "")
	r, err := house.Pair(f, pairing.Options{Explain: true})
	if err != nil || written(f, r) != "B-A H-C" || r.Bye != -1 {
		t.Errorf("%v, %v", r, err)
	}
	why := r.Pairs[1].Why
	if len(why) != 2 || why[0].Rule != "28M1" || why[0].Text.String() != "The house player spares C (no. 3) the bye." ||
		why[1].Text.String() != "C has Black. Both have their due colours." {
		t.Errorf("%v", why)
	}
	f = table(t, 2, 4, players, "C-H")
	if r, err = house.Pair(f, pairing.Options{}); err != nil || r.Bye != 2 {
		t.Errorf("who has met the house player has the bye: %v, %v", r, err)
	}
}

// 29I: in the last round those of a class who can still win its prize.
func TestClasses(t *testing.T) {
	const players = "A 2000 2 WB\nB 1900 2 BW\nC 1790 1.5 WB\nD 1950 1.5 BW\nE 1750 1 WB\nF 1850 1 BW\nG 1700 .5 WB\nH 1600 0 BW"
	for _, c := range []struct {
		name       string
		round, end int
		class      usswiss.Class
		players    string
		want       string
	}{
		{"those within a win of the leader", 3, 3, usswiss.Class{From: 0, To: 1800}, players, "A-B C-E D-F G-H"},
		{"not before the last round", 3, 4, usswiss.Class{From: 0, To: 1800}, players, "A-B C-D E-F G-H"},
		{"the upper limit is not included", 3, 3, usswiss.Class{From: 0, To: 1790}, players, "A-B C-D E-G F-H"},
		{"the lower limit is", 3, 3, usswiss.Class{From: 1750, To: 1800}, players, "A-B C-E D-F G-H"},
		{"above the lower limit", 3, 3, usswiss.Class{From: 1751, To: 1800}, players, "A-B C-D E-F G-H"},
		{"the unrated are in no class", 3, 3, usswiss.Class{From: 0, To: 1800}, strings.Replace(players, "1750", "-", 1), "A-B C-G D-E F-H"},
		{"one is no class", 3, 3, usswiss.Class{From: 1790, To: 1791}, players, "A-B C-D E-F G-H"},
		{"more than a win behind", 3, 3, usswiss.Class{From: 0, To: 1800}, strings.Replace(players, "E 1750 1 ", "E 1750 0 ", 1),
			"A-B C-G D-F E-H"},
		{"of three the lowest is left to the others", 3, 3, usswiss.Class{From: 1750, To: 1860}, players, "A-B C-F D-E G-H"},
	} {
		f := table(t, c.round, c.end, c.players, "")
		r := must.Have(usswiss.With(usswiss.Settings{Classes: []usswiss.Class{c.class}, ShortSighted: true}).Pair(f, pairing.Options{}))(t)
		if got := meetings(written(f, r)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	// Two of a class who are kept apart, or without whom the others could not be paired, are left to the others.
	class := usswiss.Settings{Classes: []usswiss.Class{{From: 0, To: 1800}}}
	for _, apart := range [][][2]int{{{2, 4}}, {{0, 1}, {0, 3}, {0, 5}, {0, 6}, {0, 7}}} {
		f := table(t, 3, 3, players, "")
		f.Forbidden = apart
		r, err := usswiss.With(class).Pair(f, pairing.Options{})
		if err != nil || strings.Contains(meetings(written(f, r)), "C-E") {
			t.Errorf("%v being kept apart: %v, %v", apart, r, err)
		}
	}
	f := table(t, 1, 1, "A 1700 0 .\nB 1600 0 .\nC 1500 0 .\nD 1400 0 .", "")
	if r, err := usswiss.With(usswiss.Settings{Classes: []usswiss.Class{{From: 1650, To: 1800}, {From: 0, To: 1450}}}).Pair(f,
		pairing.Options{}); err != nil ||
		meetings(written(f, r)) != "A-C B-D" {
		t.Errorf("a single round is no last one: %v, %v", r, err)
	}
}

// Why nothing can be paired: which rules collide, and only those.
func TestImpossibleNamesItsRules(t *testing.T) {
	const four = "A 2000 1 WW\nB 1900 1 WW\nC 1800 1 WW\nD 1700 1 BB"
	for _, c := range []struct {
		name, players, met string
		set                usswiss.Settings
		spoil              func(f *pairing.Field)
		left               string
		rules              []string
	}{
		{"met", "A 2000 1 WBW\nB 1900 1 BWB\nC 1800 1 BWW\nD 1700 1 WBB", "A-B A-C A-D", usswiss.Settings{}, nil, "A (no. 1)", []string{"27A1"}},
		{"kept apart", "A 2000 1 W-\nB 1900 1 B-\nC 1800 1 WB\nD 1700 1 BW", "", usswiss.Settings{}, func(f *pairing.Field) {
			f.Forbidden = [][2]int{{0, 1}, {0, 2}, {0, 3}}
		}, "A (no. 1)", []string{"28N"}},
		{"three Whites, 29E5f1", four, "", usswiss.Settings{Series: usswiss.SeriesExceptLast}, nil, "B (no. 2)", []string{"29E5f1"}},
		{"all of them", strings.Replace(four, "D 1700 1 BB", "D 1700 1 WB", 1), "C-D",
			usswiss.Settings{Series: usswiss.SeriesExceptLast}, func(f *pairing.Field) {
				f.Forbidden = [][2]int{{0, 3}}
			}, "", []string{"27A1", "28N", "29E5f1"}},
	} {
		round := 1 + len(strings.Fields(c.players)[3])
		f := table(t, round, 5, c.players, c.met)
		if c.spoil != nil {
			c.spoil(f)
		}
		_, err := usswiss.With(c.set).Pair(f, pairing.Options{})
		var im *pairing.Impossible
		if !errors.As(err, &im) {
			t.Fatalf("%s: %v", c.name, err)
		}
		all := phrase.Join(" ", im.Rules...).String()
		for _, rule := range []string{"27A1", "28N", "29E5f1"} {
			want := false
			for _, r := range c.rules {
				want = want || r == rule
			}
			if strings.Contains(all, "("+rule) != want {
				t.Errorf("%s: %q names %s: want %v", c.name, all, rule, want)
			}
		}
		if im.Round != round || len(im.Left) != 2 || len(im.Cures) != len(im.Rules)+2 {
			t.Errorf("%s: %+v", c.name, im)
		}
		if c.name == "met" && im.Left[0].String() != c.left && im.Left[1].String() != c.left {
			t.Errorf("%s: left %v, want %s among them", c.name, im.Left, c.left)
		}
	}
	f := table(t, 3, 5, "A 2000 1 WB\nB 1900 1 BW\nC 1800 1 WB", "A-B A-C B-C")
	_, err := usswiss.Engine.Pair(f, pairing.Options{})
	var im *pairing.Impossible
	if !errors.As(err, &im) || len(im.Left) != 2 || !strings.Contains(im.Rules[0].String(), "27A1") {
		t.Errorf("three who have all met: %v", err)
	}
}

// What is said of switches and score groups, sentence by sentence.
func TestWhatIsSaid(t *testing.T) {
	for _, c := range []struct {
		name, players, met string
		set                usswiss.Settings
		spoil              func(f *pairing.Field)
		want               []string
	}{
		{"as they stand", "A 2000 1 W\nB 1900 1 W\nC 1800 1 B\nD 1700 1 B", "", usswiss.Settings{}, nil, []string{
			"Score group 1: 4 players.", "27A3 Upper half against lower half, as they stand."}},
		{"neighbours", "A 2000 1 W\nB 1900 1 B\nC 1800 1 W\nD 1700 1 B", "", usswiss.Settings{Adjacent: true}, nil, []string{
			"29L1 Neighbours in the score group meet."}},
		{"a transposition to alternate", "A 2000 1 BW\nB 1960 1 WB\nC 1890 1 BW\nD 1840 1 WB", "", usswiss.Settings{}, nil, []string{
			"29E5c A transposition of 40 points, within the limit of 80 for alternating colours (29E5a).",
			"29E5a A (no. 1) would naturally meet C (no. 3): both are due the same colour, and one would not alternate."}},
		{"a transposition to equalise", "A 2000 1 W\nB 1900 1 B\nC 1800 1 W\nD 1690 1 B", "", usswiss.Settings{}, nil, []string{
			"29E5c A transposition of 100 points, within the limit of 200 for equalising colours (29E5b).",
			"29E5b A (no. 1) would naturally meet C (no. 3): both are due the same colour, and one would not be equalised."}},
		{"beyond the limits", "A 2800 1 W\nB 2400 1 W\nC 2000 1 B\nD 1600 1 B", "A-C", usswiss.Settings{}, nil, []string{
			"29E5c A transposition of 400 points, beyond the limit of 200, which cannot be helped.",
			"27A1 A (no. 1) would naturally meet C (no. 3): they have met.",
			"29E6 B (no. 2) would naturally meet D (no. 4): this follows from the other switches."}},
		{"kept apart", "A 2000 1 W\nB 1990 1 B\nC 1800 1 B\nD 1790 1 W", "", usswiss.Settings{}, func(f *pairing.Field) {
			f.Forbidden = [][2]int{{2, 0}}
		}, []string{"28T A (no. 1) would naturally meet C (no. 3): they are kept apart."}},
		{"teammates", "A 2000 1 W\nB 1990 1 B\nC 1800 1 B\nD 1790 1 W", "", usswiss.Settings{}, func(f *pairing.Field) {
			f.Teammates = [][2]int{{2, 0}}
		}, []string{"28N A (no. 1) would naturally meet C (no. 3): they are teammates."}},
		{"a third equal colour", "A 2000 1 WW\nB 1990 1 BB\nC 1800 1 WW\nD 1790 1 BB", "", usswiss.Settings{}, nil, []string{
			"29E5f A (no. 1) would naturally meet C (no. 3): one of them would have a third equal colour in a row."}},
		{"one drops", "A 2000 1 W\nB 1900 .5 B", "", usswiss.Settings{}, nil, []string{
			"Score group 1: 1 player. A (no. 1) drops, the lowest rated of an odd group (29D1).",
			"Score group ½: 1 player and, from above, A (no. 1).",
			"29D1 A (no. 1) dropped and meets the highest rated of the group who is allowed."}},
		{"another drops", "A 2000 1 W\nB 1990 1 B\nC 1980 1 B\nD 1900 .5 W", "A-B", usswiss.Settings{}, func(f *pairing.Field) {
			f.Forbidden = [][2]int{{2, 3}}
		}, []string{"Score group 1: 3 players. B (no. 2) drops instead of C (no. 3), 10 points away (29D1)."}},
		{"two drop", "A 2000 1 W\nB 1990 1 B\nC 1800 .5 W\nD 1790 .5 B", "A-B", usswiss.Settings{}, nil, []string{
			"Score group 1: 2 players. A (no. 1) drops: the group cannot be paired within itself (29D2). " +
				"B (no. 2) drops: the group cannot be paired within itself (29D2).",
			"Score group ½: 2 players and, from above, A (no. 1), B (no. 2)."}},
		{"dropped, and past the next group", "A 2000 1 WB\nB 1990 .5 BW\nC 1800 .5 BW\nD 1790 0 WB", "A-B A-C", usswiss.Settings{}, nil, []string{
			"Score group ½: 2 players and, from above, A (no. 1). A (no. 1) drops once more: there is no opponent here."}},
		{"dropped, and not to the highest", "A 2000 1 W\nB 1990 .5 W\nC 1980 .5 B\nD 1800 .5 B", "", usswiss.Settings{}, nil, []string{
			"29D1 A (no. 1) dropped and meets another than the highest rated: a switch of 10 points, within the limit of 80 " +
				"for alternating colours (29E5a)."}},
		{"no colour is due", "A 2000 1 -\nB 1900 1 -", "", usswiss.Settings{}, nil, []string{
			"29E2 A has White. A is due no colour, nor is B: such boards alternate."}},
		{"one is due a colour", "A 2000 1 W\nB 1900 1 -", "", usswiss.Settings{}, nil, []string{
			"29E3 A has Black. Only one of them is due a colour, and has it."}},
		{"the other is", "A 2000 1 -\nB 1900 1 W", "", usswiss.Settings{}, nil, []string{
			"29E3 A has White. Only one of them is due a colour, and has it."}},
		{"a bye", "A 2000 1 W\nB 1900 1 B\nC 1800 1 W", "", usswiss.Settings{}, nil, []string{
			"Bye: C (no. 3) has the bye: the lowest rated of the lowest score group who may have it (28L2).\n"}},
		{"a bye for an unrated player", "A 2000 1 F\nB 1900 1 F\nC - 1 W", "", usswiss.Settings{}, nil, []string{
			"Bye: C (no. 3) has the bye, although unrated: no rated player of the lowest score group may have it (28L2).\n"}},
		{"a bye after a half-point bye", "A 2000 1 F\nB 1900 1 F\nC 1800 1 H", "", usswiss.Settings{}, nil, []string{
			"(28L2). A half-point bye does not bar it when all others of the group have had theirs (28L4).\n"}},
	} {
		round := 1 + len(strings.Fields(strings.Split(c.players, "\n")[0])[3])
		f := table(t, round, 9, c.players, c.met)
		if c.spoil != nil {
			c.spoil(f)
		}
		c.set.ShortSighted = true
		r, err := usswiss.With(c.set).Pair(f, pairing.Options{Explain: true})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		got := explained(f, r)
		for _, want := range c.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s: the trace does not say %q:\n%s", c.name, want, got)
			}
		}
	}
}

// Four whose numbers are not in the order of their ratings: the boards are (29A), and with
// them the colours that alternate down the boards (28J): the higher rated of board 1 has White.
func TestBoardsGoByRating(t *testing.T) {
	f := table(t, 1, 3, "A 788 0 .\nB 955 0 .\nC 300 0 .\nD 414 0 .", "")
	r, err := usswiss.Engine.Pair(f, pairing.Options{})
	if err != nil || len(r.Pairs) != 2 {
		t.Fatal(r, err)
	}
	if got := written(f, r); got != "B-D C-A" {
		t.Errorf("boards %s, want B-D C-A", got)
	}
}
