package dubov

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// field is an event before a round, in order of pairing number: of each player the
// rating and what the rounds before brought, "6w1" White against number 6, won;
// "6w+" by forfeit; "U" the bye, "F", "H" and "Z" byes asked for. "out" at the end
// is one who is not there now.
func field(t *testing.T, rounds int, initial model.Colour, lines ...string) *pairing.Field {
	t.Helper()
	f := &pairing.Field{Round: 1, Rounds: rounds, Initial: initial, Win: 2, Draw: 1}
	outcomes := map[string]model.Outcome{"1": model.Win, "=": model.Draw, "0": model.Loss, "+": model.ForfeitWin, "-": model.ForfeitLoss,
		"U": model.PairingBye, "F": model.FullBye, "H": model.HalfBye, "Z": model.ZeroBye}
	for k, line := range lines {
		cells := strings.Fields(line)
		rating := must.Have(strconv.Atoi(cells[0]))(t)
		p := pairing.Player{ID: model.ID(k + 1), Number: k + 1, Name: fmt.Sprintf("P%d", k+1), Rating: model.Rating(rating), Present: true}
		for _, c := range cells[1:] {
			if c == "out" {
				p.Present, p.Why = false, model.Absent
				continue
			}
			g := pairing.Past{Opponent: -1, Outcome: outcomes[c[len(c)-1:]]}
			if at := strings.IndexAny(c, "wb"); at > 0 {
				n, _ := strconv.Atoi(c[:at])
				g.Opponent, g.Colour = n-1, map[byte]model.Colour{'w': model.White, 'b': model.Black}[c[at]]
			}
			switch g.Outcome {
			case model.Win, model.ForfeitWin, model.PairingBye, model.FullBye:
				g.Points = 2
			case model.Draw, model.HalfBye:
				g.Points = 1
			}
			p.Score += g.Points
			p.Past = append(p.Past, g)
		}
		f.Round = len(p.Past) + 1
		f.Players = append(f.Players, p)
	}
	return f
}

// written is a round by pairing numbers, White first: "1-4 3-2 bye 5".
func written(f *pairing.Field, r *pairing.Round) string {
	var words []string
	for _, p := range r.Pairs {
		words = append(words, fmt.Sprintf("%d-%d", f.Players[p.White].Number, f.Players[p.Black].Number))
	}
	if r.Bye >= 0 {
		words = append(words, fmt.Sprintf("bye %d", f.Players[r.Bye].Number))
	}
	return strings.Join(words, " ")
}

// told pairs the field, after some persons have been given other properties;
// persons stand in order of score and number.
func told(t *testing.T, f *pairing.Field, change func(ps []person)) string {
	t.Helper()
	k := must.Have(newTask(f, pairing.Options{}))(t)
	if change != nil {
		change(k.ps)
		k.must = [3]int{}
		for v := range k.ps {
			k.count(int32(v), 1)
		}
	}
	r, err := k.run()
	if err != nil {
		return err.Error()
	}
	return written(f, r)
}

// A round of eight players, worked out by hand in the notes on the articles: an
// upfloater for C6, a player moved to the other half, a permutation that passes one
// over, rule 5 of the colours.
func TestWorkedExample(t *testing.T) {
	f := field(t, 6, model.Black,
		"1618 5b= 7w1", "1568 6w1 4b1", "1486 7b0 5w=", "1333 8w1 2w0",
		"1249 1w= 3b=", "1162 2b0 8w0", "1000 3w1 1b0", "1000 4b0 6b1")
	r := must.Have(Engine.Pair(f, pairing.Options{Explain: true}))(t)
	if got, want := written(f, r), "2-1 7-4 8-5 6-3"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if want := []string{
		"Bracket 2: 2 players: 1 want White, 1 want Black. P1 floats up from 1½.",
		"Bracket 1: 4 players: 3 want White, 1 want Black. Moved to those who want Black, so that both halves are equal: P5 (3.2.4).",
		"Bracket ½: 2 players: 0 want White, 2 want Black. P6 floats up from 0. " +
			"Moved to those who want White, so that both halves are equal: P3 (3.2.4).",
	}; len(r.Notes) != len(want) {
		t.Errorf("the brackets are %v", r.Notes)
	} else {
		for k, n := range r.Notes {
			if got := n.Where.String() + ": " + n.Text.String(); got != want[k] {
				t.Errorf("got %q, want %q", got, want[k])
			}
		}
	}
}

// ARO is the mean rating of those played, halves up: (1568+1000)/2, (1000+1001)/2
// and (1000+1001+1003)/3; forfeits are no games; 0 without a game.
func TestAverage(t *testing.T) {
	for _, c := range []struct{ sum, games, want int }{{2568, 2, 1284}, {2001, 2, 1001}, {3004, 3, 1001}, {3005, 3, 1002}, {0, 0, 0}} {
		if got := average(c.sum, c.games); got != c.want {
			t.Errorf("%d over %d games is %d, want %d", c.sum, c.games, got, c.want)
		}
	}
	ps := persons(field(t, 5, model.White, "1900 2w1 3b+", "1800 1b0 4w1", "1700 4w1 1w-", "1600 3b0 2b0"))
	for _, p := range ps {
		if want := map[int]int{1: 1800, 2: 1750, 3: 1600, 4: 1750}[p.number]; p.aro != want {
			t.Errorf("number %d has an average of %d, want %d", p.number, p.aro, want)
		}
	}
}

// MaxT is 2 and one more for every five rounds.
func TestMostUpfloats(t *testing.T) {
	for rounds, want := range map[int]int{4: 2, 5: 3, 9: 3, 10: 4, 11: 4} {
		if got := mostUpfloats(rounds); got != want {
			t.Errorf("%d rounds: %d, want %d", rounds, got, want)
		}
	}
}

// Upfloats are games against a higher score. Number 4, with 0, met 2, with 1, in
// the second round; number 3, with 0, was to meet 1, with 1, who did not come.
func TestUpfloats(t *testing.T) {
	for _, p := range persons(field(t, 5, model.White, "1900 3w1 3b-", "1800 4w1 4b1", "1700 1b0 1w+", "1600 2b0 2w0")) {
		if want := p.number == 4; (p.ups == 1) != want || p.upLast != want || p.maximum {
			t.Errorf("number %d: %d upfloats, in the last round: %v", p.number, p.ups, p.upLast)
		}
	}
}

// Preferences by the colours had: none yet is mild for Black, then mild, strong and
// absolute.
func TestPreference(t *testing.T) {
	for _, c := range []struct {
		had      string
		wants    model.Colour
		strength fide.Strength
	}{
		{"", model.Black, fide.Mild}, {"WB", model.White, fide.Mild}, {"BW", model.Black, fide.Mild},
		{"W", model.Black, fide.Strong}, {"B", model.White, fide.Strong},
		{"WW", model.Black, fide.Absolute}, {"WBB", model.White, fide.Absolute}, {"WWBB", model.White, fide.Absolute},
		{"WWBW", model.Black, fide.Absolute}, {"BBWB", model.White, fide.Absolute}, {"WBW", model.Black, fide.Strong},
		{"WWBWB", model.Black, fide.Strong},
	} {
		p := person{}
		for _, had := range c.had {
			p.Colours = append(p.Colours, map[rune]model.Colour{'W': model.White, 'B': model.Black}[had])
		}
		if p.prefer(); p.Wants != c.wants || p.Strength != c.strength {
			t.Errorf("%q: wants %d, strength %d; want %d, %d", c.had, p.Wants, p.Strength, c.wants, c.strength)
		}
	}
}

// C1: who has played does not meet again; a forfeit is no game. With two players left
// that is all there is.
func TestC1(t *testing.T) {
	if got := told(t, field(t, 5, model.White, "1900 2w1", "1800 1b0"), nil); !strings.Contains(got, "C1") {
		t.Errorf("got %s, want an error that names C1", got)
	}
	if got := told(t, field(t, 5, model.White, "1900 2w+", "1800 1b-"), nil); got != "1-2" {
		t.Errorf("got %s, want 1-2", got)
	}
}

// C2: no bye after a bye, nor after a win's points without a game.
func TestC2(t *testing.T) {
	for cell, want := range map[string]string{"Z": "bye 3", "H": "bye 3", "F": "bye 2", "U": "bye 2"} {
		f := field(t, 5, model.White, "1900 F", "1800 Z", "1700 "+cell)
		if got := told(t, f, func(ps []person) {
			for k := range ps {
				ps[k].Score = 0
			}
		}); !strings.HasSuffix(got, want) {
			t.Errorf("after %s: %s, want %s", cell, got, want)
		}
	}
	_, err := Engine.Pair(field(t, 5, model.White, "1900 F", "1800 F", "1700 U"), pairing.Options{})
	var im *pairing.Impossible
	if !errors.As(err, &im) || len(im.Left) != 3 || len(im.Cures) == 0 || !strings.Contains(err.Error(), "C2") {
		t.Errorf("got %v, want Impossible that names C2 and all three", err)
	}
}

// C3: two who must have the same colour do not meet, not even topscorers in the last
// round. Numbers 1 and 2 had White twice each.
func TestC3(t *testing.T) {
	f := field(t, 3, model.White, "1900 3w1 4w1", "1800 4w1 3w1", "1700 1b0 2b0", "1600 2b0 1b0")
	_, err := Engine.Pair(f, pairing.Options{})
	var im *pairing.Impossible
	if !errors.As(err, &im) || len(im.Left) == 0 || !strings.Contains(err.Error(), "C3") {
		t.Errorf("got %v, want Impossible that names C3", err)
	}
}

// 3.1: the lowest score, then the most games, then the largest number; the others
// must be pairable (C4).
func TestBye(t *testing.T) {
	scores := field(t, 5, model.White, "1900 H", "1800 Z", "1700 H")
	if got := told(t, scores, nil); got != "1-3 bye 2" && got != "3-1 bye 2" {
		t.Errorf("got %s, want the bye for 2, of the lowest score", got)
	}
	games := field(t, 5, model.White, "1900 5w=", "1800 4w1", "1700 Z", "1600 2b0 ", "1500 1b=")
	if got := told(t, games, nil); !strings.HasSuffix(got, "bye 4") {
		t.Errorf("got %s, want the bye for 4, who has played and has no points", got)
	}
	if got := told(t, field(t, 5, model.White, "1900", "1800", "1700"), nil); !strings.HasSuffix(got, "bye 3") {
		t.Errorf("got %s, want the bye for the largest number", got)
	}
	apart := field(t, 5, model.White, "1900", "1800", "1700")
	apart.Forbidden = [][2]int{{0, 1}}
	if got := told(t, apart, nil); !strings.HasSuffix(got, "bye 2") {
		t.Errorf("got %s, want the bye for 2: 1 and 2 must not meet", got)
	}
}

// Everybody has a rating, or the round is refused with names.
func TestRated(t *testing.T) {
	f := field(t, 5, model.White, "1900", "0", "0", "1700", "0 out")
	if _, err := Engine.Pair(f, pairing.Options{}); err == nil || !strings.Contains(err.Error(), "P2 (no. 2), P3 (no. 3). Enter") {
		t.Errorf("got %v, want an error that names 2 and 3 and not 5, who never came", err)
	}
}

// The middle one of those left, the upper one of two.
func TestFromMiddle(t *testing.T) {
	for n, want := range map[int]string{1: "a", 2: "ab", 3: "bac", 4: "bcad", 5: "cbdae", 6: "cdbeaf"} {
		got := ""
		for _, k := range fromMiddle(n) {
			got += string(rune('a' + k))
		}
		if got != want {
			t.Errorf("of %d: %s, want %s", n, got, want)
		}
	}
}

// 5.2, rule by rule; number 3 is the higher ranked of 3 and 8.
func TestColours(t *testing.T) {
	for _, c := range []struct {
		higher, lower string
		seat          int
		want          model.Colour // of the higher
		rule          int
	}{
		{"", "", 3, model.White, 1}, {"", "", 4, model.Black, 1},
		{"B", "W", 3, model.White, 2}, {"", "WB", 3, model.Black, 2},
		{"WBW", "WW", 3, model.White, 3}, {"W", "BW", 3, model.Black, 3}, {"", "W", 3, model.White, 3},
		{"BWBW", "WBBW", 3, model.Black, 4}, {"WBBW", "BWBW", 3, model.White, 4},
		{"BWBW", "BWBW", 3, model.Black, 5}, {"", "BW", 3, model.Black, 5},
	} {
		k := &task{f: &pairing.Field{Initial: model.White}}
		ps := [2]person{{Person: fide.Person{Seat: c.seat}}, {Person: fide.Person{Seat: 8}}}
		for n, had := range [2]string{c.higher, c.lower} {
			for _, colour := range had {
				ps[n].Colours = append(ps[n].Colours, map[rune]model.Colour{'W': model.White, 'B': model.Black}[colour])
			}
			ps[n].played = len(had)
			ps[n].prefer()
		}
		if got, rule := k.allot(&ps[0], &ps[1]); got != c.want || rule != c.rule {
			t.Errorf("%q against %q: %d by rule %d, want %d by rule %d", c.higher, c.lower, got, rule, c.want, c.rule)
		}
	}
}

// numbers of a list of persons, for the tests of the halves.
func numbers(ps []person, list []int32) []int {
	var ns []int
	for _, v := range list {
		ns = append(ns, ps[v].number)
	}
	return slices.Clone(ns)
}
