package prizes

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/phrase"
)

// TestWorkedCases are divisions discussed in public threads of the US Chess forum (numbers of threads) and elsewhere;
// classes are X 2000-2199, A 1800-1999, B 1600-1799, C 1400-1599, D 1200-1399.
func TestWorkedCases(t *testing.T) {
	for _, c := range []struct{ source, fund, players, want string }{
		{"13188, place before class at equal amounts", "1st 250, 2nd 150, 3rd 100, U2200 100 U2200",
			"A 2600 4\nB 2650 3.5\nC 2100 3.5\nD 2250 3\nE 2050 2.5",
			"A 250.00, B 125.00, C 125.00, E 100.00"},
		{"13188, of two classes the higher", "1st 250, 2nd 150, 3rd 100, X 100 2000-2199, A 100 1800-1999",
			"A 2300 4\nB 2100 3.5\nC 2150 3.5\nD 1900 3.5\nE 2050 3\nF 1850 2.5",
			"A 250.00, B 116.67, C 116.67, D 116.66, F 100.00"},
		{"17265", "1st 200, 2nd 150, A 75.02 1800-1999, B 75 1600-1799",
			"Arnie 2100 5\nAlfred 1900 4\nBernie 1700 4\nAlonzo 1850 3\nBob 1650 3",
			"Arnie 200.00, Alfred 112.51, Bernie 112.51, Bob 75.00"},
		{"17265, under in place of classes", "1st 200, 2nd 150, U2000 75 U2000, U1800 75 U1800",
			"Arnie 2100 5\nAlfred 1900 4\nBernie 1700 4\nAlonzo 1850 3\nBob 1650 3",
			"Arnie 200.00, Alfred 112.50, Bernie 112.50, Bob 75.00"},
		{"17265, the lower class worth more", "1st 200, 2nd 150, A 75 1800-1999, B 75.02 1600-1799",
			"Arnie 2100 5\nAlfred 1900 4\nBernie 1700 4\nAlonzo 1850 3\nBob 1650 3",
			"Arnie 200.00, Alfred 112.51, Bernie 112.51, Alonzo 75.00"},
		{"21917, the limit", "1st 12000, 2nd 6000, 3rd 3000, 4th 1500, 5th 1000, 6th 800, U1700-1 2000 U1700, U1700-2 1000 U1700",
			"A 2000 8.5\nB 1900 7.5\nC 1850 7.5\nD 1700 7.5\nE 1750 7\nF 1650 7\nG 1600 7\nH 1550 7",
			"A 12000.00, B 3500.00, C 3500.00, D 3500.00, E 1000.00, F 1266.67, G 1266.67, H 1266.66"},
		{"16785, a class worth more than a place", "1st 2298, 2nd 1149, 3rd 536, 4th 306, 5th 230, U2400-1 1379 U2400, U2400-2 766 U2400, " +
			"Clear 77 clear winner",
			"A 2673 5\nB 2699 4.5\nC 2495 4\nD 2391 4\nE 2387 4\nF 2385 4\nG 2500 3.5\nH 2501 3.5\nI 2502 3.5\nJ 2503 3.5\nK 2504 3.5",
			"A 2375.00, B 1149.00, C 536.00, D 817.00, E 817.00, F 817.00, G 46.00, H 46.00, I 46.00, J 46.00, K 46.00"},
		{"24963, one pool for five", "1st 500, 2nd 400, 3rd 300, U1800 200 U1800",
			"P 2400 6\nQ 2400 5.5\nM 2300 5\nX 2100 5\nA 1900 5\nB 1700 5\nC 1500 5",
			"P 500.00, Q 400.00, M 100.00, X 100.00, A 100.00, B 100.00, C 100.00"},
		{"24963, two take the class", "1st 500, 2nd 400, 3rd 240, U1800 200 U1800",
			"P 2400 6\nQ 2400 5.5\nM 2300 5\nX 2100 5\nA 1900 5\nB 1700 5\nC 1500 5",
			"P 500.00, Q 400.00, M 80.00, X 80.00, A 80.00, B 100.00, C 100.00"},
		{"406, leaving twice", "1st 500, 2nd 400, 3rd 120, A1 70 1800-1999, A2 30 1800-1999, B1 70 1600-1799, B2 30 1600-1799",
			"P 2400 6\nQ 2400 5.5\nX 2100 5\nY 2050 5\nA 1900 5\nB 1700 5\nC 1650 5\nE 1200 1",
			"P 500.00, Q 400.00, X 55.00, Y 55.00, A 70.00, B 55.00, C 55.00"},
		{"12577", "1st 60, 2nd 50, U1800 40 U1800, U1650 35 U1650, U1400 30 U1400",
			"A 2180 4\nB 1748 3.5\nC 1840 3\nD 1504 3\nE 1875 2.5\nF 1626 2.5\nG 1608 2.5\nH 1517 2.5\nI 1506 2.5\nJ 2319 2\nK 1394 2\nL 0 2",
			"A 60.00, B 50.00, D 40.00, F 8.75, G 8.75, H 8.75, I 8.75, K 30.00"},
		{"tourneygeek 2019, from the help of a program", "1st 300, 2nd 200, Youth 150 U18",
			"A 2000 4\nB 1900 4\nC 1800 4\nD 1700 4 born 2012\nE 1500 3",
			"A 162.50, B 162.50, C 162.50, D 162.50"},
		{"24860", "1st 1000, 2nd 500, 3rd 300, 4th 200, 5th 100, U1400-1 600 U1400, U1400-2 300 U1400",
			"A 1350 5.5\nB 1900 5.5\nC 1300 5\nD 1800 5\nE 1750 5\nF 1700 5\nG 1250 4.5\nH 1600 4.5",
			"A 800.00, B 800.00, C 325.00, D 325.00, E 325.00, F 325.00, G 50.00, H 50.00"},
		{"chesschat t-1062, without an agreed answer there", "1st 450, 2nd 300, 3rd 150, U2000 200 U2000, U1800 200 U1800",
			"A 2100 6\nB 2050 5.5\nC 1900 5.5\nD 2040 5\nE 1700 5\nF 1850 4.5\nG 1650 4.5",
			"A 450.00, B 250.00, C 250.00, D 150.00, E 200.00"},
		{"21995, disputed there", "10th 600, 11th 590, 12th 580, 13th 570, 14th 560, 15th 550, U1700 900 U1700",
			"A 1900 5\nB 1850 5\nC 1800 5\nD 1600 5\nE 1650 5\nF 1500 5",
			"A 600.00, B 600.00, C 600.00, D 666.67, E 666.67, F 666.66"},
		{"21995 with 500: it stays for the next", "10th 600, 11th 590, 12th 580, 13th 570, 14th 560, 15th 550, U1700 500 U1700",
			"A 1900 5\nB 1850 5\nC 1800 5\nD 1600 5\nE 1650 5\nF 1500 5\nG 1400 4",
			"A 575.00, B 575.00, C 575.00, D 575.00, E 575.00, F 575.00, G 500.00"},
		{"192, a choice that no rule makes", "1st 32, B 20 1600-1799, C 20 1400-1599, D/E 20 U1400",
			"A 1707 3\nB 1575 3\nC 1688 2.5\nD 1322 2.5\nE 1584 2\nF 1541 2",
			"A 26.00, B 26.00, D 20.00, E 10.00, F 10.00"},
	} {
		ev, s := event(t, c.players)
		if got := amounts(divided(t, ev, s, fund(t, c.fund))); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.source, got, c.want)
		}
	}
}

// TestLimits: nobody below gets more than if the limited had not played (22607, 21427, 355, 21198).
func TestLimits(t *testing.T) {
	for _, c := range []struct {
		source, fund, players, want string
		limit                       model.Cents
	}{
		{"22607", "1st 500, 2nd 250, 3rd 150", "A 0 5\nB 1900 4.5\nC 1800 4.5\nD 1700 4\nE 1600 3",
			"A 100.00, B 375.00, C 375.00, D 50.00", 100_00},
		{"21427", "1st 12000, 2nd 6000, 3rd 3000, 4th 1500, 5th 1000", "A 1900 9\nU 0 8.5\nB 1800 8\nC 1700 7.5\nD 1650 7",
			"A 12000.00, U 2000.00, B 6000.00, C 2500.00, D 1000.00", 2000_00},
		{"355", "1st 1200, 2nd 600, 3rd 300, 4th 100, 5th 100", "A 0 5\nB 2000 4.5\nC 1900 4\nD 1800 3.5\nE 1700 3",
			"A 500.00, B 1200.00, C 400.00, D 100.00, E 100.00", 500_00},
		{"21198", "1st 200, 2nd 150, 3rd 100", "A 0 5\nB 2000 5\nC 1900 5\nD 1800 4", "A 50.00, B 175.00, C 175.00, D 50.00", 50_00},
		{"as much without him", "1st 100, 2nd 60, 3rd 60", "A 0 5\nB 2000 4\nC 1900 3", "A 50.00, B 100.00, C 60.00", 50_00},
	} {
		ev, s := event(t, c.players)
		f := fund(t, c.fund)
		f.Limits = []model.PrizeLimit{{Rule: "unrated", Most: c.limit}}
		if got := amounts(divided(t, ev, s, f)); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.source, got, c.want)
		}
	}
	ev, s := event(t, "A 0 5\nB 2000 4\nC 1900 3")
	f := fund(t, "1st 100, 2nd 60")
	f.Limits = []model.PrizeLimit{{Rule: "unrated"}}
	if got, want := amounts(divided(t, ev, s, f)), "B 100.00, C 60.00"; got != want {
		t.Errorf("who may win nothing: %s, want %s", got, want)
	}
	f.Limits = []model.PrizeLimit{{Rule: "unrated", Percent: 50}}
	if got, want := amounts(divided(t, ev, s, f)), "A 50.00, B 100.00, C 10.00"; got != want {
		t.Errorf("half of it: %s, want %s", got, want) // C: 60 without A, of which 10 are left over
	}
}

// TestTheFirstLimitCounts where there are several for somebody, and none is for a team.
func TestTheFirstLimitCounts(t *testing.T) {
	ev, s := event(t, "A 0 5\nB 2000 4")
	f := fund(t, "1st 100, 2nd 60")
	f.Limits = []model.PrizeLimit{{Rule: "unrated", Most: 80_00}, {Rule: "unrated", Most: 10_00}, {Rule: "U1000", Most: 5_00}}
	if got, want := amounts(divided(t, ev, s, f)), "A 80.00, B 80.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	teams := &model.Section{ID: 1, Name: "Teams", Kind: model.TeamEvent, Boards: 1, LastID: 2,
		Scoring: model.Classic(2*model.One, model.One, 1),
		Teams:   []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "Red"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Blue"}}}}
	teams.Adjustments = []model.Adjustment{{Who: 1, Match: model.One, Games: model.One}}
	if got, want := amounts(divided(t, ev.With(teams), teams, f)), "Red 100.00, Blue 60.00"; got != want {
		t.Errorf("of teams: %s, want %s", got, want)
	}
}

// TestNobodyHasPlayedYet: before the first round everybody is level, and nobody absent.
func TestNobodyHasPlayedYet(t *testing.T) {
	ev, s := event(t, "A 2000 0\nB 1900 0")
	if got, want := amounts(divided(t, ev, s, fund(t, "1st 100"))), "A 50.00, B 50.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestLimitsThatAreNotWhole are paid to the cent where the fund is paid in whole amounts.
func TestLimitsThatAreNotWhole(t *testing.T) {
	ev, s := event(t, "A 0 5\nB 0 5\nC 2000 4")
	f := fund(t, "1st 20, 2nd 10, 3rd 5")
	f.Whole, f.Limits = true, []model.PrizeLimit{{Rule: "unrated", Most: 7_50}}
	if got, want := amounts(divided(t, ev, s, f)), "A 7.50, B 7.50, C 20.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	ev, s = event(t, "A 2000 5\nB 1500 5") // nobody has more than the largest prize that he could have alone
	f = fund(t, "1st 7.50, U1600 7.50 U1600")
	f.Whole = true
	if got, want := amounts(divided(t, ev, s, f)), "A 7.50, B 7.50"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	ev, s = event(t, "A 2000 5\nB 1900 5\nC 1500 5") // of 36.50 C may have 7.50, and 29.00 are left for two
	f = fund(t, "Top 20 1800-2100, Next 9 1800-2100, 1st 7.50")
	f.Whole = true
	const pool = "Top 20.00 + Next 9.00 + 1st 7.50 = 36.50, by 3; "
	const others, own = "others of them may not win as much", "at most 7.50, the largest prize that could be won alone"
	d := divided(t, ev, s, f)
	if got, want := amounts(d), "A 15.00, B 14.00, C 7.50"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := why(d), "A: "+pool+others+"\nB: "+pool+others+"\nC: "+pool+own; got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
}

// TestWhoIsStillPlaying is there, though his first game is not over, whoever he is; who has had no game is not.
func TestWhoIsStillPlaying(t *testing.T) {
	ev, s := event(t, "A 2000 0\nB 1900 0\nC 1800 0\nD 1700 0")
	s.Adjustments = nil
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}},
		{Board: 2, Sides: [2]model.ID{3, 4}, Outcomes: [2]model.Outcome{model.ForfeitLoss, model.ForfeitLoss}}}}}
	if got, want := amounts(divided(t, ev, s, fund(t, "1st 100"))), "A 50.00, B 50.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestLimitOfWhoIsRaised: what a limit leaves does not lift somebody else above his own.
func TestLimitOfWhoIsRaised(t *testing.T) {
	ev, s := event(t, "A 0 5\nB 2000 4\nC 1900 4\nD 0 4")
	f := fund(t, "1st 60, 2nd 50, 3rd 10")
	f.Limits = []model.PrizeLimit{{Rule: "unrated", Most: 22_00}}
	if got, want := amounts(divided(t, ev, s, f)), "A 22.00, B 38.00, C 38.00, D 22.00"; got != want {
		t.Errorf("%s, want %s", got, want) // A leaves 38.00, which raises the three from 20.00, D to his limit
	}
}

// TestHort are the printed examples of an encyclopaedia (the second with its sum put right), of a manual, and one of a
// test of another program.
func TestHort(t *testing.T) {
	for _, c := range []struct{ fund, players, want string }{
		{"1 1000, 2 500, 3 350, 4 200, 5 150, 6 100", "A 1 6\nB 1 6\nC 1 5\nD 1 4\nE 1 4\nF 1 4\nG 1 3",
			"A 875.00, B 625.00, C 350.00, D 175.00, E 150.00, F 125.00"},
		{"1 100, 2 80, 3 60, 4 40, 5 20, 6 10", "A 1 6\nB 1 6\nC 1 5\nD 1 4\nE 1 4\nF 1 4\nG 1 3",
			"A 95.00, B 85.00, C 60.00, D 31.67, E 21.67, F 16.66"},
		{"1 10000, 2 8000, 3 6000, 4 4000", "A 1 6\nB 1 6\nC 1 6\nD 1 6\nE 1 4", "A 8500.00, B 7500.00, C 6500.00, D 5500.00"},
		// 0.05/2, 0.02/2 and 0.02/2, and a sixth of 0.09 each: 4 cents, 2½ and 2½, of which the first cent is B's.
		{"1 0.05, 2 0.02, 3 0.02", "A 1 6\nB 1 6\nC 1 6", "A 0.04, B 0.03, C 0.02"},
		{"1 200, 2 100, 3 60", "A 1 6\nB 1 6\nC 1 5\nD 1 5\nE 1 5\nF 1 3", "A 175.00, B 125.00, C 40.00, D 10.00, E 10.00"},
	} {
		ev, s := event(t, c.players)
		inOrder(s)
		f := fund(t, c.fund)
		f.Division = model.DivideHort
		if got := amounts(divided(t, ev, s, f)); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.fund, got, c.want)
		}
	}
}

// TestHortInWholeAmounts: what is less than a unit is added up and goes to the first who was rounded down. C has 27.50 and a third of
// 27.50, D and E a third.
func TestHortInWholeAmounts(t *testing.T) {
	ev, s := event(t, "A 1 6\nB 1 6\nC 1 5\nD 1 5\nE 1 5")
	inOrder(s)
	f := fund(t, "1 200, 2 100, 3 55")
	f.Division, f.Whole = model.DivideHort, true
	if got, want := amounts(divided(t, ev, s, f)), "A 175.00, B 125.00, C 37.00, D 9.00, E 9.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// inOrder lays the order of the tied down by hand: the starting number.
func inOrder(s *model.Section) {
	s.Ranking.TieBreaks = []string{"MANUAL"}
	s.Ranking.Manual = nil
	for _, p := range s.Players {
		s.Ranking.Manual = append(s.Ranking.Manual, p.ID)
	}
}

// TestHortOfEquals: whom nothing separates share the half by place as well.
func TestHortOfEquals(t *testing.T) {
	ev, s := event(t, "A 1 6\nB 1 6\nC 1 5")
	f := fund(t, "1 200, 2 100, 3 60")
	f.Division = model.DivideHort
	d := divided(t, ev, s, f)
	if got, want := amounts(d), "A 150.00, B 150.00, C 60.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := pieces(d), "A 1 100.00, A 2 50.00, B 1 100.00, B 2 50.00, C 3 60.00"; got != want {
		t.Errorf("the pieces are %s, want %s", got, want)
	}
}

// pieces are the amounts with the prizes of which they are made.
func pieces(d *Division) string {
	var all []string
	for _, a := range d.Awards {
		for _, p := range a.Parts {
			all = append(all, fmt.Sprintf("%s %s %s", a.Name, d.Fund.Prizes[p.Prize].Name, p.Amount))
		}
	}
	return strings.Join(all, ", ")
}

// TestEqualAndNone: places shared, or by tie-break; whoever gets more as the best of a category leaves his place to
// those behind him.
func TestEqualAndNone(t *testing.T) {
	const players = "A 2000 5\nB 1500 4\nC 1900 4\nD 1400 4\nE 1800 3\nF 1300 2"
	const prizes = "1st 100, 2nd 80, 3rd 40, U1600 50 U1600"
	for by, want := range map[model.PrizeDivision]string{
		model.DivideEqual: "A 100.00, B 40.00, C 40.00, D 40.00, F 50.00",
		model.DivideNone:  "A 100.00, B 80.00, C 40.00, D 50.00",
		model.DivideHort:  "A 100.00, B 70.00, C 50.00, D 50.00",
	} {
		ev, s := event(t, players)
		inOrder(s)
		f := fund(t, prizes)
		f.Division = by
		if got := amounts(divided(t, ev, s, f)); got != want {
			t.Errorf("%s: %s, want %s", by, got, want)
		}
	}
	ev, s := event(t, "A 2000 5\nB 1500 4\nC 1900 4\nD 1400 4\nE 1800 3\nF 1300 2")
	inOrder(s)
	f := fund(t, prizes)
	f.Division, f.Several = model.DivideNone, true
	if got, want := amounts(divided(t, ev, s, f)), "A 100.00, B 130.00, C 40.00"; got != want {
		t.Errorf("with several prizes: %s, want %s", got, want)
	}
}

// TestPiecesByHort: half of each place stays with it, and of the other half everybody has a piece.
func TestPiecesByHort(t *testing.T) {
	ev, s := event(t, "A 1 6\nB 1 6\nC 1 5\nD 1 5\nE 1 5")
	inOrder(s)
	f := fund(t, "1st 200, 2nd 100, 3rd 60")
	f.Division = model.DivideHort
	if g := pieces(divided(t, ev, s, f)); g != "A 1st 150.00, A 2nd 25.00, B 1st 50.00, B 2nd 75.00, C 3rd 40.00, D 3rd 10.00, E 3rd 10.00" {
		t.Errorf("the pieces are %s", g)
	}
}

// TestPartsOfATie: two share second and third, a piece of each prize each.
func TestPartsOfATie(t *testing.T) {
	ev, s := event(t, "A 2000 4\nB 1900 3.5\nC 1500 3.5\nD 1400 2")
	d := divided(t, ev, s, fund(t, "1st 250, 2nd 150, 3rd 100, U1600 60 U1600"))
	var got []string
	for i := range d.Awards {
		a := &d.Awards[i]
		for _, p := range a.Parts {
			got = append(got, a.Name+" "+d.Fund.Prizes[p.Prize].Name+" "+p.Amount.String())
		}
		for _, x := range append(d.Made(a), d.Otherwise(a)...) {
			got = append(got, x.String())
		}
	}
	want := `A 1st 250.00
1st 250.00
B 2nd 75.00
B 3rd 50.00
2nd 150.00 + 3rd 100.00 = 250.00, by 2
C 2nd 75.00
C 3rd 50.00
2nd 150.00 + 3rd 100.00 = 250.00, by 2
U1600 alone would have given 60.00
D U1600 60.00
U1600 60.00`
	if g := strings.Join(got, "\n"); g != want {
		t.Errorf("got\n%s\nwant\n%s", g, want)
	}
	// Both of those who share the places could have shared the other prize.
	ev, s = event(t, "A 2000 4\nB 1500 3.5\nC 1500 3.5\nD 1400 2")
	d = divided(t, ev, s, fund(t, "1st 250, 2nd 150, 3rd 100, U1600 60 U1600"))
	for i := 1; i < 3; i++ {
		if x := d.Otherwise(&d.Awards[i]); len(x) != 1 || x[0].String() != "U1600 alone, by 2, would have given 30.00" {
			t.Errorf("%s: %v", d.Awards[i].Name, x)
		}
	}
}

// TestLeftForGood: who has left the places does not come back when others leave them as well, and it is said where he would now have more
// by his place.
func TestLeftForGood(t *testing.T) {
	for _, c := range []struct {
		by                    model.PrizeDivision
		players, prizes, want string
		notes                 string
	}{
		// A would have 500 + 375 by place, and has 900; B, left alone at the top, would have 1000 and takes the 1100.
		{model.DivideHort, "A 2000 6 sex w\nB 1500 6 sex m\nC 1 5 sex m", "1st 1000, 2nd 500, Girls 900 girls, U1600 1100 U1600",
			"A 900.00, B 1100.00, C 1000.00",
			"A left the places for Girls 900.00. Others left them after that, and by place it would be 1000.00 now: " +
				"the organiser may decide otherwise."},
		{model.DivideHort, "A 2000 6 sex w\nB 1500 6 sex m\nC 1 5 sex m", "1st 1000, 2nd 500, Girls 900 girls, U1600 700 U1600",
			"A 900.00, B 1000.00, C 700.00", ""},
		{model.DivideHort, "A 2000 6 sex w\nB 1500 6 sex m\nC 1 5 sex m", "1st 900, 2nd 500, Girls 900 girls, U1600 1100 U1600",
			"A 900.00, B 1100.00, C 900.00", ""}, // it would be as much now
	} {
		ev, s := event(t, c.players)
		inOrder(s)
		f := fund(t, c.prizes)
		f.Division = c.by
		d := divided(t, ev, s, f)
		if got := amounts(d); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.prizes, got, c.want)
		}
		if got := phrase.Join("\n", d.Notes...).String(); got != c.notes {
			t.Errorf("%s:\n got %s\nwant %s", c.prizes, got, c.notes)
		}
	}
}
