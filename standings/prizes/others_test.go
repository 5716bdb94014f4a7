package prizes

import (
	"strings"
	"testing"

	"wallchart/model"
)

// pairs plays a round: "A-D ½" a pair, with 1, 0, ½, + for a win without play, W for a win that is not for rating.
func pairs(tb tester, s *model.Section, round string) {
	tb.Helper()
	outcome := map[string]model.Outcome{"1": model.Win, "½": model.Draw, "0": model.Loss, "+": model.ForfeitWin, "W": model.UnratedWin}
	id := func(name string) model.ID {
		for i := range s.Players {
			if s.Players[i].Name == name {
				return s.Players[i].ID
			}
		}
		tb.Fatalf("nobody is called %s", name)
		return 0
	}
	var r model.Round
	for n, one := range strings.Split(round, ", ") {
		names, result, _ := strings.Cut(one, " ")
		white, black, _ := strings.Cut(names, "-")
		o := outcome[result]
		r.Pairings = append(r.Pairings, model.Pairing{Board: n + 1, Sides: [2]model.ID{id(white), id(black)},
			Outcomes: [2]model.Outcome{o, o.Opposite()}})
	}
	s.Rounds = append(s.Rounds, r)
}

// played is an event of which the scores are made on the boards.
func played(tb tester, players string, rounds ...string) (*model.Tournament, *model.Section) {
	tb.Helper()
	t, s := event(tb, players)
	s.Adjustments = nil
	for _, r := range rounds {
		pairs(tb, s, r)
	}
	return t, s
}

// why is "A: a win …; B: …" of all awards.
func why(d *Division) string {
	var all []string
	for i := range d.Awards {
		for _, x := range d.Made(&d.Awards[i]) {
			all = append(all, d.Awards[i].Name+": "+x.String())
		}
	}
	return strings.Join(all, "\n")
}

// TestUpset: the difference for a win, half of it for a draw, of the best game of each.
func TestUpset(t *testing.T) {
	const players = "A 2000 0\nB 1800 0\nC 1700 0\nD 1500 0"
	for name, c := range map[string]struct {
		players string
		rounds  []string
		want    string
		why     string
	}{
		// D drew against 500 more, which counts 250, and beat 200 more; B beat 200 more, C 100.
		"a draw counts half": {players, []string{"A-D ½, B-C 0", "A-B 0, C-D 0"}, "D 60.00, B 30.00, C 10.00",
			"D: upset 1 60.00: a draw in round 1 with A, rated 500 higher; a draw counts half"},
		"the best game counts": {players, []string{"A-D ½, B-C 0", "A-C 1, B-D 0"}, "D 60.00, C 30.00",
			"D: upset 1 60.00: a win in round 2 against B, rated 300 higher"},
		"the tied share": {players, []string{"A-B 0, C-D 0"}, "B 45.00, D 45.00",
			"B: upset 1 60.00 + upset 2 30.00 = 90.00, by 2: a win in round 1 against A, rated 200 higher\n" +
				"D: upset 1 60.00 + upset 2 30.00 = 90.00, by 2: a win in round 1 against C, rated 200 higher"},
		"no play, no upset":       {players, []string{"A-B 0, D-C +"}, "B 60.00", ""},
		"not for rating counts":   {players, []string{"A-B 1, D-C W"}, "D 60.00", ""},
		"without a rating":        {"A 2000 0\nB 0 0\nC 1700 0\nD 1500 0", []string{"B-A 1, C-D 0", "B-D 0, A-C 1"}, "D 60.00", ""},
		"against no rating":       {"A 0 0\nB 1800 0\nC 1700 0\nD 1500 0", []string{"D-A 1, C-B ½"}, "C 60.00", ""},
		"the higher wins nothing": {players, []string{"A-B 1, C-D 1"}, "", ""},
	} {
		ev, s := played(t, c.players, c.rounds...)
		d := divided(t, ev, s, model.Fund{Prizes: []model.Prize{{Name: "upset 1", Amount: 6000, Rule: "upset"},
			{Name: "upset 2", Amount: 3000, Rule: "upset"}, {Name: "upset 3", Amount: 1000, Rule: "upset"}}})
		if got := amounts(d); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
		if got := why(d); !strings.Contains(got, c.why) {
			t.Errorf("%s: because\n%s", name, got)
		}
	}
}

// TestTheLargerOfTwo is the better one's, in whatever order they are written, and one point of rating makes an upset.
func TestTheLargerOfTwo(t *testing.T) {
	ev, s := played(t, "A 2000 0\nB 1999 0\nC 1800 0\nD 1700 0", "B-A 1, D-C 1")
	d := divided(t, ev, s, fund(t, "small 10 upset, large 20 upset"))
	if got, want := amounts(d), "B 10.00, D 20.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if things := append(d.Awards[0].Things, d.Awards[1].Things...); len(things) > 0 {
		t.Errorf("beside the money there is %+v", things)
	}
	d = divided(t, ev, s, model.Fund{Prizes: []model.Prize{{Name: "Upset", Qualifies: "final", Rule: "upset"}}})
	if len(d.Awards) != 1 || d.Awards[0].Name != "D" || len(d.Awards[0].Things) != 1 || d.Awards[0].Things[0].What != "final" {
		t.Errorf("qualified is %+v", d.Awards)
	}
}

// TestUpsetOfACategory: the best upset by one of those that it is for, against anybody.
func TestUpsetOfACategory(t *testing.T) {
	ev, s := played(t, "A 2000 0\nB 1800 0 sex w\nC 1700 0\nD 1500 0 sex w", "A-D 0, B-C 0", "A-C 0, B-D 1")
	if got, want := amounts(divided(t, ev, s, fund(t, "U1800 30 upset and U1800, Girl 20 upset and girls"))), "D 50.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := amounts(divided(t, ev, s, fund(t, "Band 30 upset and 1600-1799"))), "C 30.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestPerformance: the mean of the opponents and the line of the rating table (B.02, 8.1.1), of those with half of the rounds.
func TestPerformance(t *testing.T) {
	const players = "A 2000 0\nB 1800 0\nC 1700 0\nD 1500 0"
	rounds := []string{"A-D ½, B-C 0", "A-B 0, C-D 0"}
	ev, s := played(t, players, rounds...)
	f := fund(t, "1 50 performance, 2 20 performance, 3 10 performance and U1750")
	d := divided(t, ev, s, f)
	// D: 1½ of 2, mean 1850, +193. B: half, mean 1850. C: half, mean 1650. Of those below 1750 D again.
	if got, want := amounts(d), "D 60.00, B 20.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for _, want := range []string{"D: 1 50.00: performance 2043 in 2 games", "B: 2 20.00: performance 1850 in 2 games"} {
		if !strings.Contains(why(d), want) {
			t.Errorf("it does not say %q:\n%s", want, why(d))
		}
	}
	// One game of three is less than half; E, who beat the first in it, would have 2800.
	ev, s = played(t, players+"\nE 1600 0", append(rounds, "E-A 1")...)
	if got, want := amounts(divided(t, ev, s, fund(t, "1 50 performance"))), "D 50.00"; got != want {
		t.Errorf("with one game of three: %s, want %s", got, want)
	}
	ev, s = played(t, players+"\nE 1600 0", rounds[0], "E-A 1")
	if got, want := amounts(divided(t, ev, s, fund(t, "1 50 performance"))), "E 50.00"; got != want {
		t.Errorf("with one game of two: %s, want %s", got, want)
	}
}

// TestClubs: the clubs as the team trophy of the section places them, beside what their players win.
func TestClubs(t *testing.T) {
	ev, s := event(t, "A 2000 4 club North\nB 1900 3 club South\nC 1800 3 club South\nD 1700 1 club North\nE 1600 2 club East")
	s.Trophy = &model.Trophy{Counting: 2}
	d := divided(t, ev, s, fund(t, "1st 100 place, Clubs 60 team, Clubs2 20 team"))
	if got, want := amounts(d), "A 100.00, North 20.00, South 60.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := why(d); !strings.Contains(got, "South: Clubs 60.00: the best 2 of the club make 6") {
		t.Errorf("because\n%s", got)
	}
	s.Adjustments[3].Games = 2 * model.One // North has 6 too
	if got, want := amounts(divided(t, ev, s, fund(t, "Clubs 60 team, Clubs2 20 team"))), "North 40.00, South 40.00"; got != want {
		t.Errorf("level: %s, want %s", got, want)
	}
}

// TestBoardAwards: of a team event, the best on a board of the rosters: points, share of the games, performance.
func TestBoardAwards(t *testing.T) {
	s := &model.Section{ID: 1, Name: "League", Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(2, 1, 2)}
	for n, name := range []string{"A1", "A2", "B1", "B2", "C1", "C2"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: name},
			Rating: []model.Rating{2000, 1900, 1950, 1850, 1800, 1700}[n], Team: model.ID(11 + n/2)})
	}
	for n, name := range []string{"A", "B", "C"} {
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(11 + n), Number: n + 1, Name: name},
			Roster: []model.ID{model.ID(2*n + 1), model.ID(2*n + 2)}})
	}
	match := func(a, b model.ID, first, second model.Outcome) {
		g := func(x, y model.ID, o model.Outcome) model.Game {
			return model.Game{Players: [2]model.ID{x, y}, Outcomes: [2]model.Outcome{o, o.Opposite()}}
		}
		s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{s.Settle(model.Pairing{Board: 1, Sides: [2]model.ID{10 + a, 10 + b},
			Games: []model.Game{g(2*a-1, 2*b-1, first), g(2*a, 2*b, second)}})}})
	}
	match(1, 2, model.Draw, model.Win)
	match(1, 3, model.Win, model.ForfeitWin)
	match(2, 3, model.Win, model.Win)
	ev := &model.Tournament{Name: "League", Sections: []*model.Section{s}}
	f := fund(t, "Board-1 50 board 1, Board-1b 20 board 1, Board-2 30 board 2")
	d := divided(t, ev, s, f)
	// Board 1: 1½ of 2 both, B1 against the stronger. Board 2: A2 one of one (the other without play), B2 one of two.
	if got, want := amounts(d), "A1 20.00, A2 30.00, B1 50.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for _, want := range []string{"B1: Board-1 50.00: 1.5 points in 2 games", "A2: Board-2 30.00: 1 points in 1 game"} {
		if got := why(d); !strings.Contains(got, want) {
			t.Errorf("because\n%s", got)
		}
	}
	byHand := model.Prize{Name: "Best-game", Amount: 500, Rule: "by hand", Winner: 1}
	hand := f
	hand.Prizes = append(f.Prizes[:3:3], byHand)
	d = divided(t, ev, s, hand)
	if got, want := amounts(d), "A1 25.00, A2 30.00, B1 50.00"; got != want { // A1 is one person, and no team
		t.Errorf("%s, want %s", got, want)
	}
	if a := d.Awards[0]; a.Index != -1 || a.ID != 1 || a.Number != 1 || a.Rank != 0 {
		t.Errorf("the player of a team is %+v", a)
	}
	for i := range s.Players {
		s.Players[i].Rating = 0
	}
	if got, want := amounts(divided(t, ev, s, f)), "A1 35.00, A2 30.00, B1 35.00"; got != want {
		t.Errorf("without ratings nothing separates them: %s, want %s", got, want)
	}
	s.Rounds = nil
	match(1, 2, model.Win, model.Win)
	match(1, 3, model.Win, model.Win)
	match(2, 3, model.Draw, model.Win)
	f = fund(t, "Board-1 50 board 1, Board-1b 20 board 1")
	if got, want := amounts(divided(t, ev, s, f)), "A1 50.00, B1 10.00, C1 10.00"; got != want {
		t.Errorf("level behind the first: %s, want %s", got, want)
	}
	f = fund(t, "Board-3 50 board 3")
	f.Prizes[0].Entrants = 4
	if got, want := told(divided(t, ev, s, f)), "Board-3 is not awarded: it asks for 4 entrants and there are 0."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestSharesOfTheFees: a prize is a part of what the entries bring, and what does not divide goes to the first of them.
func TestSharesOfTheFees(t *testing.T) {
	ev, s := event(t, "A 2000 4\nB 1900 3\nC 1500 2\nD 1400 1")
	s.Fee = 25_25
	s.Players[3].Fee = 10_00 // 85.75 together
	f := model.Fund{Prizes: []model.Prize{{Name: "1st", Share: 3000}, {Name: "2nd", Share: 1250},
		{Name: "U1600", Amount: 7_00, Rule: "U1600"}}}
	d := divided(t, ev, s, f)
	// 42.5 % are 36.44; 12.5 % are 10.71, and 25.73 are left.
	if got, want := amounts(d), "A 25.73, B 10.71, C 7.00"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := d.Notes[0].String(), "The entry fees come to 85.75. 1st: 30% is 25.73; 2nd: 12.5% is 10.71."; got != want {
		t.Errorf("it says %q", got)
	}
	f.Whole = true
	if got, want := amounts(divided(t, ev, s, f)), "A 26.44, B 10.00, C 7.00"; got != want {
		t.Errorf("in whole units: %s, want %s", got, want)
	}
	f.Whole, f.Fees, f.BasedOn = false, 200_00, 8 // half of the entries: half of what is an amount, and no share is less
	if got, want := amounts(divided(t, ev, s, f)), "A 60.00, B 25.00, C 3.50"; got != want {
		t.Errorf("of 200.00: %s, want %s", got, want)
	}
	s.Fee, s.Players[3].Fee = 0, 0
	f = model.Fund{Prizes: []model.Prize{{Name: "1st", Share: 3000}, {Name: "Best", Share: 1000, Rule: "performance"}}}
	d = divided(t, ev, s, f)
	if len(d.Awards) != 0 || d.Total != 0 || !strings.Contains(d.Notes[1].String(), "Enter the fees") {
		t.Errorf("without fees: %s of %s, %v", amounts(d), d.Total, d.Notes)
	}
}

// TestEntrants: a prize that asks for more entrants than there are is not awarded, in money or not, and the others are divided without it.
func TestEntrants(t *testing.T) {
	ev, s := played(t, "A 2000 0 sex w\nB 1500 0 sex m\nC 1400 0 sex w\nD 1300 0 sex w", "A-B 1", "B-C 1", "A-C 1")
	// D was never there.
	f := fund(t, "1st 100, U1600 50 U1600, Girls 80 girls, Upset 5 upset")
	f.Prizes[0].Entrants, f.Prizes[1].Entrants, f.Prizes[2].Entrants, f.Prizes[3].Entrants = 3, 2, 3, 4
	f.Prizes = append(f.Prizes, model.Prize{Name: "Queen", Trophy: "crown", Rule: "girls", Entrants: 3},
		model.Prize{Name: "Lady", Trophy: "fan", Rule: "girls", Entrants: 2},
		model.Prize{Name: "North", Trophy: "cup", Rule: "team", Entrants: 1})
	d := divided(t, ev, s, f)
	if got, want := amounts(d)+" "+trophies(d), "A 100.00, B 50.00 Lady A"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	var said []string
	for _, n := range d.Notes {
		said = append(said, n.String())
	}
	const want = "Girls is not awarded: it asks for 3 entrants and there are 2.\n" +
		"Upset is not awarded: it asks for 4 entrants and there are 3.\n" +
		"Queen is not awarded: it asks for 3 entrants and there are 2.\n" +
		"North is not awarded: it asks for 1 entrants and there are 0."
	if got := strings.Join(said, "\n"); got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
	if len(d.Left) != 2 || d.Left[0] != (Part{2, 80_00}) || d.Left[1] != (Part{3, 5_00}) {
		t.Errorf("left is %v", d.Left)
	}
}

// trophies are who gets what is no money.
func trophies(d *Division) string {
	var all []string
	for _, a := range d.Awards {
		for _, x := range a.Things {
			all = append(all, d.Fund.Prizes[x.Prize].Name+" "+a.Name)
		}
	}
	return strings.Join(all, ", ")
}

// TestEachOfTheTied: they all get the trophy, and the next one goes to the next; without that it goes by tie-break.
func TestEachOfTheTied(t *testing.T) {
	for _, c := range []struct {
		each [3]bool
		want string
	}{
		{[3]bool{}, "Gold A, Silver B, Girls C"},
		{[3]bool{true}, "Gold A, Gold B, Gold C, Silver D, Girls E"},
		{[3]bool{true, true, true}, "Gold A, Gold B, Gold C, Silver D, Silver E"},
		{[3]bool{false, false, true}, "Gold A, Silver B, Girls C"},
	} {
		ev, s := event(t, "A 2000 3\nB 1500 3\nC 1400 3 sex w\nD 1300 2\nE 1200 2 sex w\nF 1100 1")
		inOrder(s)
		f := model.Fund{Prizes: []model.Prize{{Name: "Gold", Trophy: "cup", Each: c.each[0]}, {Name: "Silver", Trophy: "cup", Each: c.each[1]},
			{Name: "Girls", Trophy: "cup", Rule: "girls", Each: c.each[2]}}}
		if got := trophies(divided(t, ev, s, f)); got != c.want {
			t.Errorf("%v: %s, want %s", c.each, got, c.want)
		}
	}
	ev, s := event(t, "A 2000 3\nB 1500 3 sex w\nC 1400 3 sex w\nD 1300 2 sex w")
	inOrder(s)
	f := model.Fund{Prizes: []model.Prize{{Name: "Girls", Trophy: "cup", Rule: "girls", Each: true}, {Name: "Gold", Trophy: "cup"}}}
	if got, want := trophies(divided(t, ev, s, f)), "Gold A, Girls B, Girls C"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	ev, s = played(t, "A 2000 0\nB 1800 0\nC 1900 0\nD 1700 0", "B-A 1, D-C 1")
	f = model.Fund{Prizes: []model.Prize{{Name: "Upset", Trophy: "book", Rule: "upset", Each: true}}}
	if got, want := trophies(divided(t, ev, s, f)), "Upset B, Upset D"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestUpsetModes: the best game of all, of one round, and all of them together.
func TestUpsetModes(t *testing.T) {
	const players = "A 2000 0\nB 1900 0\nC 1700 0\nD 1510 0"
	for rule, want := range map[string]string{
		"upset":         "D: U 10.00: a win in round 1 against B, rated 390 higher",
		"upset sum":     "C: U 10.00: 400 points of rating above his own in 2 games; a draw counts half", // 300 + 200/2
		"upset round 2": "C: U 10.00: a draw in round 2 with B, rated 200 higher; a draw counts half",
		"upset round 3": "",
	} {
		ev, s := played(t, players, "C-A 1, D-B 1", "B-C ½, A-D 1", "A-C 1, B-D 1", "C-D 1, A-B ½")
		if got := why(divided(t, ev, s, fund(t, "U 10 "+rule))); got != want {
			t.Errorf("%s: %q, want %q", rule, got, want)
		}
	}
}
