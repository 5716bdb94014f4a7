package usswiss

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/matching"
)

// groupOf is a score group with a player for each letter, laid out: w and b had one game with White or Black, W and B
// two, - none, = one with either colour. Each is rated a hundred
// less than the one before him, in large groups one less.
func groupOf(colours string, dropped int, set Settings, spoil func(*pairing.Field)) *group {
	f := &pairing.Field{Round: 3, Rounds: 9, Initial: model.White, Win: 2, Draw: 1}
	played := map[rune]string{'w': "-w", 'b': "-b", 'W': "ww", 'B': "bb", '-': "--", '=': "bw"}
	for i, c := range colours {
		p := pairing.Player{ID: model.ID(i + 1), Number: i + 1, Present: true, Rating: model.Rating(3000 - 100*i)}
		if len(colours) > 25 {
			p.Rating = model.Rating(3000 - i)
		}
		if i < dropped {
			p.Score = 2
		}
		for _, x := range played[c] {
			g := pairing.Past{Opponent: -1, Outcome: model.HalfBye}
			switch x {
			case 'w':
				g = pairing.Past{Opponent: -1, Outcome: model.Draw, Colour: model.White}
			case 'b':
				g = pairing.Past{Opponent: -1, Outcome: model.Draw, Colour: model.Black}
			}
			p.Past = append(p.Past, g)
		}
		f.Players = append(f.Players, p)
	}
	if spoil != nil {
		spoil(f)
	}
	g := &group{t: newTask(f, pairing.Options{}, set), dropped: dropped}
	for v := range g.t.ps {
		g.who = append(g.who, int32(v))
	}
	g.natural()
	return g
}

// taken are the pairs of a graph, by their first player, in order.
func taken(gr *matching.Graph, n int) []string {
	with := make([][]int, n)
	for e := range gr.Edges() {
		a, b := gr.Ends(e)
		with[a] = append(with[a], b)
	}
	var lines []string
	for a, bs := range with {
		if slices.Sort(bs); len(bs) > 0 {
			lines = append(lines, fmt.Sprint(a, " ", strings.Trim(fmt.Sprint(bs), "[]")))
		}
	}
	return lines
}

func likelyOf(g *group, limit int32) []string {
	gr := &g.t.graph
	gr.Reset(len(g.who), 64)
	(&pricer{g: g, gr: gr, limit: limit, l: &layout{}}).likely()
	return taken(gr, len(g.who))
}

// Sixty in two halves. Of the upper, 0 to 9 are due Black and 10 to 29 White; of the lower, 30 to 41 are due Black, 42
// to 45 nothing, and 46 to 59 White. The k-th who is due Black comes to the k-th who is due White and to two on either
// side, counted from the top and from the bottom (four further down); to the next three on either side of his natural
// opponent among them, to the next one of those due nothing, and to that opponent himself.
func TestLikelyPairsOfTheHalves(t *testing.T) {
	g := groupOf(strings.Repeat("w", 10)+strings.Repeat("b", 20)+strings.Repeat("w", 12)+"----"+strings.Repeat("b", 14), 0, Settings{}, nil)
	got := likelyOf(g, far)
	if len(got) != 30 {
		t.Errorf("%d players of the upper half meet somebody", len(got))
	}
	for _, want := range []string{
		"0 30 42 43 46 47 48 49 50 51 52",
		"3 33 42 43 46 47 48 49 50 51 52 53 54 55",
		"9 39 42 43 46 47 48 49 53 54 55 56 57 58 59",
		"10 30 31 32 37 38 39 40 41 42 43",
		"12 30 31 32 33 34 39 40 41 42 43",
		"13 31 32 33 34 35 39 40 41 42 43 44",
		"14 32 33 34 35 36 39 40 41 43 44 45",
		"19 30 31 32 33 37 38 39 40 41 45 49",
		"29 39 40 41 45 59",
	} {
		if !slices.Contains(got, want) {
			t.Errorf("want %s in\n%s", want, strings.Join(got, "\n"))
		}
	}
}

// Two who dropped, 0 and 1, meet 2 and 3; 14 is odd. These five look at those next to their natural opponent, or to
// their own place, in every half and of every colour. Each pair comes once.
func TestLikelyPairsOfTheOthers(t *testing.T) {
	g := groupOf("bbww"+"wwwww"+"bbbbb"+"b", 2, Settings{}, nil)
	want := []string{
		"0 1 2 3 4 5 9 10 14",
		"1 2 3 4 5 9 10 14",
		"2 3 4 5 9 10",
		"3 4 5 9 10 14",
		"4 9 10 11 12",
		"5 9 10 11 12 13",
		"6 9 10 11 12 13",
		"7 9 10 11 12 13",
		"8 10 11 12 13 14",
		"13 14",
	}
	if got := likelyOf(g, far); !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// Pairs beyond the limit, of a third equal colour below the last limit, and those that are not allowed do not come.
func TestLikelyPairsAreWithinTheLimit(t *testing.T) {
	for _, c := range []struct {
		colours string
		ban     [][2]int
		limit   int32
		want    string
	}{
		{"bbww", nil, 100, "0 2 3; 1 2 3"},
		{"bbww", nil, 99, "0 2; 1 3"},
		{"bbww", [][2]int{{0, 2}}, 100, "0 3; 1 2 3"},
		{"BbBw", nil, 200, "0 3; 1 3"},
		{"BbBw", nil, far, "0 2 3; 1 3"},
	} {
		g := groupOf(c.colours, 0, Settings{}, func(f *pairing.Field) { f.Forbidden = c.ban })
		if got := strings.Join(likelyOf(g, c.limit), "; "); got != c.want {
			t.Errorf("%s, limit %d: %s, want %s", c.colours, c.limit, got, c.want)
		}
	}
}
