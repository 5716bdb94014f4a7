package molter

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// field is so many clubs of so many players, all boards 1 first.
func field(clubs, size int) *pairing.Field {
	f := &pairing.Field{}
	for b := range size {
		for c := range clubs {
			club := string(rune('A' + c))
			f.Players = append(f.Players, pairing.Player{ID: model.ID(len(f.Players) + 1), Number: len(f.Players) + 1,
				Name: fmt.Sprint(club, b+1), Club: club, Present: true})
		}
	}
	return f
}

// TestFourTeamsOfTwo is the example of the rules: who meets whom on board 1, then on board 2.
func TestFourTeamsOfTwo(t *testing.T) {
	f := field(4, 2)
	all := must.Have(System.Table(f))(t)
	for r, want := range []string{"AB CD AC BD", "AC BD AD BC", "AD BC AB CD"} {
		var games []string
		for _, p := range all[r].Pairs {
			a, b := f.Players[p.White], f.Players[p.Black]
			games = append(games, min(a.Club, b.Club)+max(a.Club, b.Club))
			if a.Name[1:] != b.Name[1:] {
				t.Errorf("round %d: %s meets %s", r+1, a.Name, b.Name)
			}
		}
		if got := strings.Join(games, " "); got != want {
			t.Errorf("round %d: %s, want %s", r+1, got, want)
		}
	}
}

// TestEveryTable holds the tables of all sizes that are played against the rules, each by itself.
func TestEveryTable(t *testing.T) {
	most, largest := 20, 12
	if testing.Short() {
		most, largest = 8, 6
	}
	for teams := 3; teams <= most; teams++ {
		for boards := 2; boards <= largest; boards += 2 {
			for rounds := 1; rounds < teams; rounds++ {
				for _, fault := range faults(newTable(teams, boards, rounds)) {
					t.Errorf("%d teams of %d, %d rounds: %s", teams, boards, rounds, fault)
				}
			}
		}
	}
}

// faults is what a table has against the rules.
func faults(t *table) (all []string) {
	fault := func(format string, args ...any) { all = append(all, fmt.Sprintf(format, args...)) }
	met := map[seat]map[int]bool{}
	colours := map[seat][]int{}
	floats := map[seat]int{} // down from the upper board, up from the lower
	team := make([]int, t.teams)
	for r, games := range t.rounds {
		faced := make([]map[int]bool, t.teams)
		white := make([]int, t.teams)
		floated := map[int]int{}
		seen := map[seat]bool{}
		meet := func(a, b seat) {
			if seen[a] {
				fault("round %d: board %d of team %d plays twice", r+1, a.board+1, a.team+1)
			}
			if seen[a] = true; met[a] == nil {
				met[a] = map[int]bool{}
			}
			if met[a][b.team] || a.team == b.team {
				fault("round %d: board %d of team %d meets team %d again", r+1, a.board+1, a.team+1, b.team+1)
			}
			if met[a][b.team] = true; faced[a.team] == nil {
				faced[a.team] = map[int]bool{}
			}
			faced[a.team][b.team] = true
		}
		for _, g := range games {
			meet(g.white, g.black)
			meet(g.black, g.white)
			colours[g.white], colours[g.black] = append(colours[g.white], 1), append(colours[g.black], -1)
			white[g.white.team]++
			white[g.black.team]--
			if a, b := g.white, g.black; a.board != b.board {
				if t.teams%2 == 0 || a.board/2 != b.board/2 {
					fault("round %d: boards %d and %d meet", r+1, a.board+1, b.board+1)
				}
				floated[a.board/2]++
				floats[a]++
				floats[b]++
			}
		}
		if len(seen) != t.teams*t.boards {
			fault("round %d: %d of %d play", r+1, len(seen), t.teams*t.boards)
		}
		for i := range t.teams {
			if team[i] += white[i]; team[i] > 2 || team[i] < -2 || team[i] != 0 && (r%2 == 1 || r == len(t.rounds)-1) {
				fault("round %d: team %d has a difference of %d", r+1, i+1, team[i])
			}
			if len(faced[i]) < 2 {
				fault("round %d: team %d faces one team", r+1, i+1)
			}
		}
		for b, n := range floated {
			if n > 1 {
				fault("round %d: %d floaters on board %d", r+1, n, 2*b+1)
			}
		}
	}
	for s, n := range floats {
		if n > 1 {
			fault("board %d of team %d floats %d times", s.board+1, s.team+1, n)
		}
	}
	for s, cs := range colours {
		sum := 0
		for k, c := range cs {
			if sum += c; sum > 2 || sum < -2 || k > 1 && c == cs[k-1] && c == cs[k-2] {
				fault("board %d of team %d has %v", s.board+1, s.team+1, cs)
			}
		}
		if sum > 1 || sum < -1 {
			fault("board %d of team %d ends with %d", s.board+1, s.team+1, sum)
		}
	}
	return all
}

// TestTeamsAreEven: in the first of two rounds, too, most teams have White on half their boards. What is left is two boards for each that
// has not; all the rings the same way round leave many times as much.
func TestTeamsAreEven(t *testing.T) {
	for _, c := range []struct{ teams, boards, uneven int }{{4, 4, 2}, {6, 4, 4}, {8, 4, 12}, {8, 8, 12}, {5, 4, 0}, {7, 4, 0}, {9, 6, 0},
		{20, 12, 90}} {
		x := newTable(c.teams, c.boards, c.teams-1)
		uneven := 0
		for r := 0; r < len(x.rounds); r += 2 {
			white := make([]int, c.teams)
			for _, g := range x.rounds[r] {
				white[g.white.team]++
				white[g.black.team]--
			}
			for _, d := range white {
				uneven += max(d, -d) / 2
			}
		}
		if uneven > c.uneven {
			t.Errorf("%d teams of %d: %d times a team is two apart, and it was %d", c.teams, c.boards, uneven, c.uneven)
		}
	}
}

// TestTheCheckerNotices: a table that is not right is found.
func TestTheCheckerNotices(t *testing.T) {
	for what, spoil := range map[string]func(*table){
		"again":        func(t *table) { t.rounds[1] = t.rounds[0] },
		"plays twice":  func(t *table) { t.rounds[0][1] = t.rounds[0][0] },
		"a difference": func(t *table) { g := &t.rounds[3][0]; g.white, g.black = g.black, g.white },
	} {
		x := newTable(6, 4, 4)
		spoil(x)
		if all := faults(x); !strings.Contains(strings.Join(all, "\n"), what) {
			t.Errorf("%s: %v", what, all)
		}
	}
}

// TestRounds: the setting makes fewer rounds, the last of which is even for each team; what cannot be is refused in words.
func TestRounds(t *testing.T) {
	e := must.Have(System.Settle(model.SystemSettings{"rounds": "3"}))(t)
	if all, err := e.Table(field(6, 2)); err != nil || len(all) != 3 {
		t.Errorf("%d rounds, %v", len(all), err)
	}
	broken := func(change func(*pairing.Field)) *pairing.Field {
		f := field(4, 2)
		change(f)
		return f
	}
	if all, err := e.Table(field(4, 2)); err != nil || len(all) != 3 {
		t.Errorf("as many as there can be: %d rounds, %v", len(all), err)
	}
	for want, f := range map[string]*pairing.Field{
		"at most 2 rounds for 3 teams: 3 are asked for": field(3, 2),
		"at least three teams: there are 2":             field(2, 2),
		"an even number of players: they have 3":        field(4, 3),
		"equal size: A has 2 players and D has 1":       broken(func(f *pairing.Field) { f.Players = f.Players[:7] }),
		"these have none: B2":                           broken(func(f *pairing.Field) { f.Players[5].Club = "" }),
	} {
		if _, err := e.Table(f); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	f := field(4, 2)
	f.Round = 4
	if _, err := System.Pair(f, pairing.Options{}); err == nil || !strings.Contains(err.Error(), "round 4 is not in the table") {
		t.Error(err)
	}
}

// TestReasons: each pair says why the two meet and who has White, of equal boards and of those left over.
func TestReasons(t *testing.T) {
	f := field(5, 2)
	f.Round = 1
	r, err := System.Pair(f, pairing.Options{Explain: true})
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for _, p := range r.Pairs {
		if len(p.Why) != 2 {
			t.Errorf("%d reasons", len(p.Why))
		}
		for _, w := range p.Why {
			said[w.Text.String()] = true
		}
	}
	for _, want := range []string{
		"With an odd number of teams one player is left over on each board: board 1 of E meets board 2 of B. " +
			"Nobody is paired down twice, or up twice.",
		"Board 1 of A meets board 1 of D: neither has met the other's team before.",
	} {
		if !said[want] {
			t.Errorf("missing %q in %v", want, said)
		}
	}
	f.Round = 4
	if r, err = System.Pair(f, pairing.Options{Explain: true}); err != nil ||
		!strings.HasSuffix(r.Pairs[0].Why[1].Text.String(), " has White: in rounds 3 and 4 everybody has each colour once.") {
		t.Error(r, err)
	}
	floats := 0
	for f.Round = 1; f.Round <= 4; f.Round++ { // whoever has White, the upper board is named first
		r, _ = System.Pair(f, pairing.Options{Explain: true})
		for _, p := range r.Pairs {
			if text := p.Why[0].Text.String(); strings.HasPrefix(text, "With an odd") {
				if floats++; !strings.Contains(text, ": board 1 of ") || !strings.Contains(text, " meets board 2 of ") {
					t.Errorf("round %d: %s", f.Round, text)
				}
			}
		}
	}
	if floats != 4 {
		t.Errorf("%d are left over", floats)
	}
	f.Round = 3
	set, _ := System.Settle(model.SystemSettings{"rounds": "3"})
	if r, err = set.Pair(f, pairing.Options{Explain: true}); err != nil ||
		!strings.HasSuffix(r.Pairs[0].Why[1].Text.String(), "in the last round each team has White on half its boards.") {
		t.Error(r, err)
	}
}

func TestLaws(t *testing.T) { pairingtest.Laws(t, &System) }
