package prizes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/phrase"
)

// told are the notes of a division, a line each.
func told(d *Division) string { return phrase.Join("\n", d.Notes...).String() }

// TestBasedOnEntries are the questions 1 to 4 of a quiz of US Chess, and the borders: what is guaranteed stays, a fund of exactly 500.00
// has no least part, what does not divide goes to the first prize that is not guaranteed, and a full house is not spoken of.
func TestBasedOnEntries(t *testing.T) {
	for _, c := range []struct {
		prizes         string
		guaranteed     []int
		basedOn, least int
		came           int
		entries        model.Points
		worth, told    string
	}{
		{"1st 1000", nil, 50, 0, 24, 0, "500.00", "The fund is based on 50 entries and there are 24: 500.00 of 1000.00 is paid."},
		{"1st 2000", nil, 125, 0, 75, 0, "1200.00", "The fund is based on 125 entries and there are 75: 1200.00 of 2000.00 is paid."},
		{"1st 450", nil, 30, 0, 10, 0, "150.00", "The fund is based on 30 entries and there are 10: 150.00 of 450.00 is paid."},
		{"1st 500", nil, 10, 0, 2, 0, "100.00", "The fund is based on 10 entries and there are 2: 100.00 of 500.00 is paid."},
		{"1st 500.01", nil, 10, 0, 2, 0, "250.00", "The fund is based on 10 entries and there are 2: 250.00 of 500.01 is paid."},
		{"1st 1000", nil, 10, 1, 2, 0, "200.00", "The fund is based on 10 entries and there are 2: 200.00 of 1000.00 is paid."},
		{"1st 1000", nil, 10, 30, 2, 0, "300.00", "The fund is based on 10 entries and there are 2: 300.00 of 1000.00 is paid."},
		{"1st 1000", nil, 10, model.NoLeast, 2, 0, "200.00", "The fund is based on 10 entries and there are 2: 200.00 of 1000.00 is paid."},
		{"1st 2000", nil, 1000, model.NoLeast, 2, 0, "4.00", "The fund is based on 1000 entries and there are 2: 4.00 of 2000.00 is paid."},
		{"1st 1000", nil, 400, 0, 1, 398, "500.00", "The fund is based on 400 entries and there are 199: 500.00 of 1000.00 is paid."},
		{"1st 100", nil, 4, 0, 3, 5, "62.50", "The fund is based on 4 entries and there are 2½: 62.50 of 100.00 is paid."},
		{"1st 100", nil, 1, 0, 1, 1, "50.00", "The fund is based on 1 entries and there are ½: 50.00 of 100.00 is paid."},
		{"1st 100", nil, 3, 0, 3, 0, "100.00", ""},
		{"1st 100", nil, 2, 0, 3, 0, "100.00", ""},
		{"1st 100", nil, 0, 0, 3, 0, "100.00", ""},
		// 50.00 stays; of 20.00 + 10.00 + 10.00 a third is 13.33: 6.66 + 3.33 + 3.33, and a cent more for the first of them.
		{"1st 50, 2nd 20, 3rd 10, 4th 10", []int{0}, 9, 0, 3, 0, "50.00 6.67 3.33 3.33",
			"The fund is based on 9 entries and there are 3: 13.33 of 40.00 is paid."},
	} {
		var players []string
		for n := range c.came {
			players = append(players, fmt.Sprintf("P%d 1500 1", n))
		}
		ev, s := event(t, strings.Join(players, "\n"))
		f := fund(t, c.prizes)
		f.BasedOn, f.Least, f.Entries = c.basedOn, c.least, c.entries
		for _, n := range c.guaranteed {
			f.Prizes[n].Guaranteed = true
		}
		d := divided(t, ev, s, f)
		var worth []string
		for _, w := range d.Worth {
			worth = append(worth, w.String())
		}
		if got := strings.Join(worth, " "); got != c.worth || told(d) != c.told {
			t.Errorf("%s for %d with %d: %s, want %s; it says %q, want %q", c.prizes, c.basedOn, c.came, got, c.worth, told(d), c.told)
		}
	}
	// A trophy that is not guaranteed is not where cents go.
	ev, s := event(t, "A 1 1\nB 1 1")
	f := fund(t, "2nd 10, 3rd 10")
	f.Prizes = append([]model.Prize{{Name: "1st", Trophy: "cup"}}, f.Prizes...)
	f.BasedOn = 3
	if d := divided(t, ev, s, f); d.Worth[0] != 0 || d.Worth[1] != 667 || d.Worth[2] != 666 {
		t.Errorf("worth is %v", d.Worth)
	}
}

// TestWhatCannotBeAwarded: a rule that nobody can read, and a limit that is for nobody, are named; the rest is divided.
func TestWhatCannotBeAwarded(t *testing.T) {
	ev, s := event(t, "A 1500 2\nB 1400 1")
	f := fund(t, "1st 100, Odd 50 nonsense")
	f.Limits = []model.PrizeLimit{{Rule: "place", Most: 10}, {Rule: "nonsense", Most: 10}}
	d := divided(t, ev, s, f)
	const want = `Odd is not awarded: "nonsense" does not say for whom a prize is. ` +
		"Write place, a category of the section, U1400, unrated, U10, K-3, " +
		"girls, club NAME, upset, performance, board 2, team, clear winner or by hand.\n" +
		"The limit for place is left out: it names no category.\nThe limit for nonsense is left out: it names no category."
	if got := amounts(d); got != "A 100.00" || told(d) != want || len(d.Left) != 1 || d.Left[0] != (Part{1, 50_00}) {
		t.Errorf("%s, left %v; it says\n%s\nwant\n%s", got, d.Left, told(d), want)
	}
	f = model.Fund{Prizes: []model.Prize{{Name: "Odd", Trophy: "cup", Rule: "nonsense"},
		{Name: "Odder", Amount: 1000, Bonus: true, Rule: "nonsense"}}}
	if d := divided(t, ev, s, f); len(d.Awards) != 0 {
		t.Errorf("for nobody knows what %s wins", d.Awards[0].Name)
	}
	f = model.Fund{Prizes: []model.Prize{{Name: "Cup", Trophy: "cup", Rule: "unrated"}, {Name: "Best game", Trophy: "book", Rule: "by hand"},
		{Name: "Final", Qualifies: "the final", Rule: "girls"}, {Name: "Upset", Trophy: "pen", Rule: "upset"}}}
	if got := strings.Join(divided(t, ev, s, f).Things, ", "); got != "Best game, Upset, Cup, Final" {
		t.Errorf("nobody wins %s", got)
	}
}

// TestByHand: the first participant as well, in a section of teams a player; and who wins on a board and by hand is one person.
func TestByHand(t *testing.T) {
	ev, s := event(t, "A 1500 2\nB 1400 1")
	f := model.Fund{Prizes: []model.Prize{{Name: "Best game", Amount: 1, Qualifies: "the final", Rule: "by hand", Winner: 1},
		{Name: "Best move", Amount: 1000, Trophy: "book", Rule: "by hand", Winner: 2}}}
	d := divided(t, ev, s, f)
	if got, want := amounts(d)+"; "+why(d), "A 0.01, B 10.00; A: Best game 0.01: by decision\nB: Best move 10.00: by decision"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if x := d.Awards[0].Things; len(x) != 1 || !x[0].Qualifies || x[0].What != "the final" {
		t.Errorf("A has %+v", x)
	}
	if x := d.Awards[1].Things; len(x) != 1 || x[0].Qualifies || x[0].What != "book" {
		t.Errorf("B has %+v", x)
	}
	if got := strings.Join(d.PrizesOf(&d.Awards[1]), ", "); got != "Best move" {
		t.Errorf("B wins %s", got) // the money and the book of one prize
	}
}

// TestSharesInWholeAmounts: a third of 100.00 is 33.00, and what does not divide goes to the first of them.
func TestSharesInWholeAmounts(t *testing.T) {
	ev, s := event(t, "A 1500 2\nB 1400 1")
	f := model.Fund{Fees: 100_00, Whole: true, Prizes: []model.Prize{{Name: "1st", Share: 3333}, {Name: "2nd", Share: 3333}}}
	if d := divided(t, ev, s, f); d.Worth[0] != 33_66 || d.Worth[1] != 33_00 {
		t.Errorf("they are worth %v", d.Worth)
	}
	f.Fees, f.Prizes[0].Share, f.Prizes[1].Share = 202_00, 5000, 5000
	if d := divided(t, ev, s, f); d.Worth[0] != 101_00 || d.Worth[1] != 101_00 {
		t.Errorf("halves are worth %v", d.Worth)
	}
}

// TestACupOfEquals goes to one of those whom nothing separates, and it is said of which two, the last of the table as well.
func TestACupOfEquals(t *testing.T) {
	for players, want := range map[string]string{
		"A 1 2": "", "A 1 2\nB 1 1\nC 1 1": "",
		"A 1 2\nB 1 2\nC 1 1": "Cup: nothing separates A from B, and the starting number decided. Draw lots, or order them by hand.",
		"A 1 2\nB 1 2":        "Cup: nothing separates A from B, and the starting number decided. Draw lots, or order them by hand.",
	} {
		ev, s := event(t, players)
		if got := told(divided(t, ev, s, model.Fund{Prizes: []model.Prize{{Name: "Cup", Trophy: "cup"}}})); got != want {
			t.Errorf("of %q: %q, want %q", players, got, want)
		}
	}
}

// TestWhoCannotBeDecided: of whom it is not known whether a prize is for him is named, one as well as five; of six their number is said,
// and of each kind of prize it is said once.
func TestWhoCannotBeDecided(t *testing.T) {
	const why = " (no birth date)"
	for n, want := range map[int]string{0: "", 1: "Whether Youth can be won cannot be decided of P0" + why + ".",
		5: "Whether Youth can be won cannot be decided of P0" + why + "; P1" + why + "; P2" + why + "; P3" + why + "; P4" + why + ".",
		6: "Whether Youth can be won cannot be decided of 6 players (no birth date)."} {
		players := "A 1500 2 born 2012-01-01"
		for i := range n {
			players += fmt.Sprintf("\nP%d 1500 1", i)
		}
		ev, s := event(t, players)
		if got := told(divided(t, ev, s, fund(t, "Youth 50 U18, Second 20 U18"))); got != want {
			t.Errorf("of %d: %q, want %q", n, got, want)
		}
	}
}

// TestShareOfNothing: as long as no fees are owed a share is nothing, and nobody wins it.
func TestShareOfNothing(t *testing.T) {
	ev, s := played(t, "A 2000 0\nB 1800 0", "B-A 1")
	d := divided(t, ev, s, model.Fund{Prizes: []model.Prize{{Name: "Upset", Share: 2000, Rule: "upset"}, {Name: "1st", Share: 1000}}})
	if len(d.Awards) != 0 || d.Total != 0 {
		t.Errorf("%s of %s", amounts(d), d.Total)
	}
}

// TestThingsOfTheTied: a trophy that goes by something else is one person's, and who gets nothing has no award; a cent is paid.
func TestThingsOfTheTied(t *testing.T) {
	const players = "A 2000 0\nB 1800 0\nC 2000 0\nD 1800 0"
	ev, s := played(t, players, "B-A 1, D-C 1")
	d := divided(t, ev, s, model.Fund{Prizes: []model.Prize{{Name: "Upset", Trophy: "book", Rule: "upset"}}})
	if len(d.Awards) != 1 || d.Awards[0].Name != "B" {
		t.Errorf("%s: %s", amounts(d), trophies(d))
	}
	d = divided(t, ev, s, model.Fund{Prizes: []model.Prize{{Name: "Upset", Amount: 3, Trophy: "book", Rule: "upset"}}})
	if got, want := amounts(d)+", "+trophies(d), "B 0.02, D 0.01, Upset B"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if d = divided(t, ev, s, model.Fund{Prizes: []model.Prize{{Name: "Upset", Amount: 1, Rule: "upset"}}}); amounts(d) != "B 0.01, D 0.00" {
		t.Errorf("of a cent: %s", amounts(d))
	}
}

// TestEqualLists: of two lists that bring the same the higher class is chosen, whichever was entered first, and it is said what the places
// would have brought.
func TestEqualLists(t *testing.T) {
	for _, f := range []string{"1st 100, X 50 U1600, Y 50 U1800", "1st 100, Y 50 U1800, X 50 U1600"} {
		for _, by := range []model.PrizeDivision{model.DivideEqual, model.DivideHort, model.DivideNone} {
			ev, s := event(t, "A 2000 3\nB 1500 2\nC 1400 1")
			inOrder(s)
			f := fund(t, f)
			f.Division = by
			d := divided(t, ev, s, f)
			var got []string
			for i := range d.Awards {
				got = append(got, d.Awards[i].Name+" "+strings.Join(d.PrizesOf(&d.Awards[i]), " "))
			}
			if all := strings.Join(got, ", "); all != "A 1st, B Y, C X" {
				t.Errorf("%s: %s", by, all)
			}
		}
	}
	for _, c := range []struct {
		by   model.PrizeDivision
		want string
	}{{model.DivideEqual, "B the places alone would have given 0.01"}, {model.DivideNone, ""}} {
		ev, s := event(t, "A 2000 3\nB 1500 2\nC 1400 2")
		inOrder(s)
		f := fund(t, "1st 100, 2nd 0.03, X 50 1500-1600")
		f.Division = c.by
		d := divided(t, ev, s, f)
		var got []string
		for i := range d.Awards {
			for _, x := range d.Otherwise(&d.Awards[i]) {
				got = append(got, d.Awards[i].Name+" "+x.String())
			}
		}
		if all := strings.Join(got, "\n"); c.want != "" && all != c.want {
			t.Errorf("%s: %q, want %q", c.by, all, c.want)
		}
	}
}

// TestNoPlaceInPlaceOfIt: of a place without a prize it is not said that it would have given something, and who keeps his place is told
// what another list would have given.
func TestNoPlaceInPlaceOfIt(t *testing.T) {
	ev, s := event(t, "A 2000 3\nB 1500 2")
	f := fund(t, "1st 100, X 50 U1600")
	f.Division = model.DivideEqual
	if d := divided(t, ev, s, f); amounts(d) != "A 100.00, B 50.00" || len(d.Otherwise(&d.Awards[1])) > 0 {
		t.Errorf("%s, and %v", amounts(d), d.Otherwise(&d.Awards[1]))
	}
	ev, s = event(t, "A 1500 3\nB 2000 2")
	d := divided(t, ev, s, f)
	if x := d.Otherwise(&d.Awards[0]); amounts(d) != "A 100.00" || len(x) != 1 || x[0].String() != "U1600 alone would have given 50.00" {
		t.Errorf("%s, and %v", amounts(d), x)
	}
}

// TestPiecesOfHort: half of a place is a piece of its own prize, and of the other half each has the same of all.
func TestPiecesOfHort(t *testing.T) {
	ev, s := event(t, "A 1 6\nB 1 6\nC 1 5")
	inOrder(s)
	f := fund(t, "1 1000, 2 500")
	f.Division = model.DivideHort
	d := divided(t, ev, s, f)
	if got, want := fmt.Sprint(d.Awards[0].Parts, d.Awards[1].Parts), "[{0 750.00} {1 125.00}] [{0 250.00} {1 375.00}]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	const want = "A: half of 1 1000.00; and half of 1 1000.00 + 2 500.00 = 1500.00, by 2\n" +
		"B: half of 2 500.00; and half of 1 1000.00 + 2 500.00 = 1500.00, by 2"
	if why(d) != want {
		t.Errorf("it says\n%s\nwant\n%s", why(d), want)
	}
	ev, s = event(t, "A 1 6\nB 1 6\nC 1 6\nD 1 5") // nothing separates them, and the third place has no prize
	f.Prizes = f.Prizes[:2]
	if got, want := amounts(divided(t, ev, s, f)), "A 500.00, B 500.00, C 500.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestLeavingInOrder: of several flights the one that brings most is left for first, of equal ones that with fewer players, then the
// higher class.
func TestLeavingInOrder(t *testing.T) {
	const four = "A 2000 3\nB 1700 3\nC 1500 3\nD 2000 3"
	for _, c := range []struct{ fund, players, want string }{
		{"1st 60, 2nd 10, C 65 1400-1599, B 70 1600-1799", four, "A 35.00, B 70.00 by 4, C 65.00 by 3, D 35.00"},
		{"1st 60, 2nd 10, C 70 1400-1599, B 65 1600-1799", four, "A 35.00, B 65.00 by 3, C 70.00 by 4, D 35.00"},
		{"1st 60, 2nd 10, C 70 1400-1599, B 70 1600-1799", four, "A 35.00, B 70.00 by 4, C 70.00 by 3, D 35.00"},
		{"1st 60, 2nd 10, B 70 1600-1799, C 70 1400-1599", four, "A 35.00, B 70.00 by 4, C 70.00 by 3, D 35.00"},
		// The class is worth more than the place, and A has it of the pool as well: nobody is better off alone.
		{"Top 20 1800-2100, 1st 7.50", "A 2000 3\nB 1500 3", "A 20.00, B 7.50"},
		// Two girls would have 50 each of 100, and so would the only junior among them: the junior leaves, and then the other has the 100.
		{"1st 45, Girls 100 girls, U12 50 U12", "A 2000 3 sex m\nB 1700 3 sex w\nC 1500 3 sex w born 2015\nD 2000 3\nE 2000 3",
			"A 15.00, B 100.00 by 4, C 50.00 by 5, D 15.00, E 15.00"},
	} {
		ev, s := event(t, c.players)
		d := divided(t, ev, s, fund(t, c.fund))
		var got []string
		for i := range d.Awards {
			a := &d.Awards[i]
			one := a.Name + " " + a.Amount.String()
			for _, x := range a.Instead {
				if x.Shared {
					one += fmt.Sprintf(" by %d", x.By)
				}
			}
			got = append(got, one)
		}
		if all := strings.Join(got, ", "); all != c.want {
			t.Errorf("%s: %s, want %s", c.fund, all, c.want)
		}
	}
}

// TestACentIsMoved: what a limit leaves is moved to the last cent, and what nobody may have is left.
func TestACentIsMoved(t *testing.T) {
	ev, s := event(t, "A 0 5\nB 2000 4\nC 1900 3")
	f := fund(t, "1st 0.03, 2nd 0.02")
	f.Limits = []model.PrizeLimit{{Rule: "unrated", Most: 2}}
	d := divided(t, ev, s, f)
	if got, want := amounts(d)+" "+fmt.Sprint(d.Left), "A 0.02, B 0.03 []"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := why(d), "A: 1st 0.03\nA: at most 0.02 for such players, in place of 0.03\n"+
		"B: 2nd 0.02\nB: and 0.01 that somebody above may not win"; got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
}

// TestNothingButWhatWasMoved: who has no prize by his place has what somebody above may not win, and nothing else is said of it. Of one
// cent that is cut it is said as well.
func TestNothingButWhatWasMoved(t *testing.T) {
	ev, s := event(t, "A 0 5\nB 2000 4")
	f := fund(t, "1st 0.02")
	f.Limits = []model.PrizeLimit{{Rule: "unrated", Percent: 50}}
	if got, want := why(divided(t, ev, s, f)), "A: 1st 0.02\nA: at most 0.01 for such players, in place of 0.02\n"+
		"B: and 0.01 that somebody above may not win"; got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
	f = fund(t, "1st 0.01")
	f.Limits = []model.PrizeLimit{{Rule: "unrated", Percent: 50}}
	if got, want := why(divided(t, ev, s, f)), "A: 1st 0.01\nA: at most 0.00 for such players, in place of 0.01\n"+
		"B: and 0.01 that somebody above may not win"; got != want {
		t.Errorf("of a cent it says\n%s\nwant\n%s", got, want)
	}
}

// TestAPrizeStaysWithTheOneItIsFor: of two prizes for A alone the pool of A and B has one, and the other is left for C.
func TestAPrizeStaysWithTheOneItIsFor(t *testing.T) {
	ev, s := event(t, "A 2000 3\nB 1500 3\nC 1900 2")
	f := fund(t, "Top 100 1800-2100, Next 60 1800-2100, 1st 50")
	if got, want := amounts(divided(t, ev, s, f)), "A 100.00, B 50.00, C 60.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestNobodyIsThere: of an event without a participant nothing is divided.
func TestNobodyIsThere(t *testing.T) {
	for _, by := range model.PrizeDivisions {
		ev, s := event(t, "")
		f := fund(t, "1st 10, Clear 5 clear winner, Upset 5 upset")
		f.Division = by
		if d := divided(t, ev, s, f); len(d.Awards) != 0 || len(d.Left) != 3 {
			t.Errorf("%s: %s", by, amounts(d))
		}
	}
}

// TestClearWinner: who is first alone, and nobody where two are.
func TestClearWinner(t *testing.T) {
	for players, want := range map[string]string{"A 1 2\nB 1 1": "A 15.00", "A 1 2\nB 1 2": "A 5.00, B 5.00", "A 1 2": "A 15.00"} {
		ev, s := event(t, players)
		if got := amounts(divided(t, ev, s, fund(t, "1st 10, Clear 5 clear winner"))); got != want {
			t.Errorf("%q: %s, want %s", players, got, want)
		}
	}
}

// TestTrophiesAndPlaces: one trophy and one qualifying place each, in the order of the fund, and each knows which of the two it is.
func TestTrophiesAndPlaces(t *testing.T) {
	ev, s := event(t, "A 2000 3\nB 1500 2 sex w\nC 1400 1\nD 1300 1")
	inOrder(s)
	d := divided(t, ev, s, model.Fund{Prizes: []model.Prize{{Name: "1st", Trophy: "cup", Qualifies: "final"}, {Name: "2nd", Trophy: "medal"},
		{Name: "Girl", Trophy: "crown", Qualifies: "girls' final", Rule: "girls"}, {Name: "Next", Qualifies: "final"}}})
	var got []string
	for _, a := range d.Awards {
		for _, x := range a.Things {
			got = append(got, fmt.Sprint(a.Name, " ", x.What, " ", x.Qualifies))
		}
	}
	for n, want := range map[int]string{1: "2nd, Girl", 2: "Next"} {
		if got := strings.Join(d.PrizesOf(&d.Awards[n]), ", "); got != want {
			t.Errorf("%s wins %s, want %s", d.Awards[n].Name, got, want)
		}
	}
	const want = "A cup false, A final true, B medal false, B girls' final true, C final true"
	if all := strings.Join(got, ", "); all != want || strings.Join(d.Things, ", ") != "Girl" {
		t.Errorf("%s, want %s; nobody wins %v", all, want, d.Things)
	}
}

// TestTerms: what is told of a fund before it is divided.
func TestTerms(t *testing.T) {
	ev, s := event(t, "A 2000 3\nB 1500 2\nC 1400 1")
	f := fund(t, "1st 100, 2nd 50, X 60 U1600, Y 20 U1600, Upset 5 upset, More 7 U1600")
	f.Prizes[5].Bonus = true
	f.Prizes[1].Trophy, f.Prizes[2].Qualifies, f.Prizes[3].Trophy = "cup", "final", "medal"
	st := divided(t, ev, s, f).st
	terms, err := TermsOf(st, f)
	if err != nil {
		t.Fatal(err)
	}
	const want = "[0 2 1 3] 20.00 230.00 [0 0 2 2 0 2] [true true false false true false] [false false false false true true] " +
		"[[1 3] [2]] false [false false]"
	if got := fmt.Sprint(terms.Pots, terms.Smallest, terms.Total, terms.Flight, terms.Open, terms.Other, terms.Things, terms.Awaited,
		terms.Copies); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	const all, low = "[true true true]", "[false true true]"
	if got, want := fmt.Sprint(terms.In), fmt.Sprint([]string{all, all, low, low, all, low}); got != want {
		t.Errorf("in are %s, want %s", got, want)
	}
	if terms.Limited || terms.Several {
		t.Errorf("%+v", terms)
	}
	f.Several, f.Limits = true, []model.PrizeLimit{{Rule: "unrated", Most: 1}}
	f.Prizes[1].Each, f.Prizes[3].Entrants, f.Prizes[2].Rule = true, 3, "U1600 and 2 games"
	terms, err = TermsOf(st, f)
	if err != nil || !terms.Limited || !terms.Several || !terms.Copies[0] || terms.Copies[1] || !terms.Awaited ||
		fmt.Sprint(terms.Things) != "[[1] [2]]" {
		t.Errorf("%+v, %v", terms, err)
	}
	f.Prizes[2].Rule = "U1600"
	if terms, err = TermsOf(st, f); err != nil || terms.Awaited { // two are there, and no third can come
		t.Errorf("%+v, %v", terms, err)
	}
	// Of three whom it is for one has not come yet: as soon as he does it is held.
	ev, s = event(t, "A 2000 3\nB 1500 2\nC 1400 1\nD 1300 0")
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Sides: [2]model.ID{4}, Outcomes: [2]model.Outcome{model.ZeroBye}},
		{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}}}
	for entrants, want := range map[int]bool{2: false, 3: true, 4: false} {
		f = fund(t, "1st 100, X 60 U1600")
		f.Prizes[1].Entrants = entrants
		if terms, err = TermsOf(divided(t, ev, s, f).st, f); err != nil || terms.Awaited != want {
			t.Errorf("where it takes %d: %+v, %v", entrants, terms, err)
		}
	}
	f = fund(t, "1st 100, Odd 50 nonsense")
	if terms, err = TermsOf(st, f); err != nil || terms.Awaited || fmt.Sprint(terms.Other) != "[false true]" {
		t.Errorf("with a rule that nobody can read: %+v, %v", terms, err)
	}
	f.Division = "half"
	if _, err := TermsOf(st, f); err == nil {
		t.Error("half is a division")
	}
}

// TestOtherwise: what could have been won in place of it, by one alone and by several, from the places and from a category.
func TestOtherwise(t *testing.T) {
	ev, s := event(t, "A 2000 3\nB 1500 2")
	d := divided(t, ev, s, fund(t, "1st 100, 2nd 50, X 60 U1600"))
	places, one := []Part{{0, 10000}, {1, 5000}}, []Part{{2, 6000}}
	a := &Award{Instead: []Instead{{Prizes: places, By: 2, Amount: 7500}, {Prizes: places[:1], By: 1, Amount: 10000},
		{Flight: "U1600", Prizes: one, By: 1, Amount: 6000}, {Flight: "U1600", Prizes: one, By: 3, Amount: 2000},
		{Shared: true, Prizes: places, By: 2, Amount: 7500}}}
	var got []string
	for _, text := range d.Otherwise(a) {
		got = append(got, text.String())
	}
	want := []string{"the places alone, by 2, would have given 75.00", "the places alone would have given 100.00",
		"U1600 alone would have given 60.00", "U1600 alone, by 3, would have given 20.00",
		"with all who are level, 1st 100.00 + 2nd 50.00 = 150.00, by 2, would have given 75.00"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestMade: how an amount came about.
func TestMade(t *testing.T) {
	ev, s := event(t, "A 2000 3\nB 1500 2")
	d := divided(t, ev, s, fund(t, "1st 100, 2nd 50, X 60 U1600"))
	first, second := []Part{{0, 10000}}, []Part{{1, 5000}}
	a := &Award{Parts: []Part{{0, 3000}}, Moved: 500, Uncut: 4000, Sums: []Sum{{Prizes: first, By: 1}, {Prizes: first, By: 2},
		{Prizes: second, By: 3, Own: first, OwnBy: 1}, {Prizes: second, By: 3, Own: first, OwnBy: 2}, {Prizes: second, By: 2, OwnBy: 1},
		{Prizes: second, By: 2, Limit: 2000, OthersLimited: true},
		{Prizes: second, By: 2, Limit: 1}}}
	var got []string
	for _, text := range d.Made(a) {
		got = append(got, text.String())
	}
	want := []string{"1st 100.00", "1st 100.00, by 2", "half of 1st 100.00; and half of 2nd 50.00, by 3",
		"half of 1st 100.00, by 2; and half of 2nd 50.00, by 3", "half of 2nd 50.00, by 2",
		"2nd 50.00, by 2; at most 20.00, the largest prize that could be won alone; others of them may not win as much",
		"2nd 50.00, by 2; at most 0.01, the largest prize that could be won alone",
		"and 5.00 that somebody above may not win", "at most 30.00 for such players, in place of 40.00"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
