package usswiss

import (
	"testing"

	"wallchart/model"
	"wallchart/pairing"
)

// playedColours are rounds with these colours: W and B over the board, w and b forfeited,
// - without a game.
func playedColours(s string) []pairing.Past {
	var past []pairing.Past
	for _, c := range s {
		g := pairing.Past{Opponent: -1, Outcome: model.Draw}
		switch c {
		case 'W', 'w':
			g.Colour = model.White
		case 'B', 'b':
			g.Colour = model.Black
		default:
			g.Outcome = model.HalfBye
		}
		if c == 'w' || c == 'b' {
			g.Outcome = model.ForfeitWin
		}
		past = append(past, g)
	}
	return past
}

// Of those out of balance more are due one colour than there are others: half of the excess
// cannot be put right.
func TestForcedImbalance(t *testing.T) {
	for _, c := range []struct {
		players []string // what they played
		want    int
	}{
		{[]string{"W", "W", "W", "W"}, 2}, {[]string{"B", "B", "B", "B"}, 2}, {[]string{"W", "W", "W", "B"}, 1},
		{[]string{"W", "W", "B", "B"}, 0}, {[]string{"W", "W", "W", "", ""}, 0}, {[]string{"W", "W", "W", "W", ""}, 1},
		{[]string{"B", "B", "B", "W"}, 1}, {[]string{"W", "W", "BW", "BW"}, 0}, {[]string{"", "", "", ""}, 0},
		{[]string{"W", "W", "W", "W", "W", "W", "W"}, 3}, {[]string{"BW", "BW", "BW", "BW"}, 0}, {[]string{"W"}, 0},
	} {
		tk := &task{}
		g := &group{t: tk}
		for v, s := range c.players {
			p := person{past: playedColours(s)}
			p.colours()
			tk.ps, g.who = append(tk.ps, p), append(g.who, int32(v))
		}
		if got := g.forced(); got != c.want {
			t.Errorf("%q: %d, want %d", c.players, got, c.want)
		}
	}
}

// 29E4: the latest round in which both played and their colours differed is turned; where
// there is none the higher ranked has his due.
func TestLatestDifferentColours(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want model.Colour
	}{
		{"WBBW", "BWBW", model.White}, {"BWBW", "WBBW", model.Black}, // in round 2 Black and White; and the other way
		{"WB", "WB", model.White}, {"WBWB", "BWWB", model.White}, {"BWWB", "WBWB", model.Black},
		{"B-WWB", "W-WBB", model.Black}, // White and Black in round 4
		{"BWb", "BWw", model.Black},     // a forfeited game has no colour
		{"WB-", "-WB", model.White},     // both played in round 2 alone: Black and White
	} {
		a, b := &person{past: playedColours(c.a)}, &person{past: playedColours(c.b)}
		a.colours()
		b.colours()
		if a.due != b.due {
			t.Fatalf("%s and %s are not due the same", c.a, c.b)
		}
		if got, rule := (&task{}).allot(a, b); got != c.want {
			t.Errorf("%s and %s: %v by %s", c.a, c.b, got, rule)
		}
	}
}

// Who is absent bars nobody, and nobody bars himself.
func TestBarredAreThere(t *testing.T) {
	f := &pairing.Field{Round: 1, Rounds: 3, Win: 2, Draw: 1}
	for i := range 4 {
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1, Present: i < 3})
	}
	f.Forbidden = [][2]int{{0, 3}, {3, 1}, {2, 2}}
	f.Teammates = [][2]int{{1, 3}, {3, 0}, {2, 2}}
	for v, p := range newTask(f, pairing.Options{}, Settings{Teams: TeamsSoft}).ps {
		if len(p.barred) > 0 || len(p.mates) > 0 {
			t.Errorf("person %d is barred from %v and a teammate of %v", v, p.barred, p.mates)
		}
	}
}
