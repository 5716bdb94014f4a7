package dutch

import (
	"errors"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// all4 is a field of four players after three rounds in which everybody has
// met everybody.
func all4() *pairing.Field {
	f := &pairing.Field{Round: 4, Rounds: 4, Initial: model.White, Win: 2, Draw: 1}
	opponents := [4][3]int{{3, 2, 1}, {2, 3, 0}, {1, 0, 3}, {0, 1, 2}}
	for i, os := range opponents {
		p := pairing.Player{Number: i + 1, Name: string(rune('A' + i)), Present: true, Score: 3}
		for r, o := range os {
			c := model.White
			if (i < o) == (r%2 == 0) {
				c = model.Black
			}
			p.Past = append(p.Past, pairing.Past{Opponent: o, Colour: c, Outcome: model.Draw, Points: 1})
		}
		f.Players = append(f.Players, p)
	}
	return f
}

func TestImpossibleSaysWhoAndWhy(t *testing.T) {
	_, err := Current.Pair(all4(), pairing.Options{})
	var im *pairing.Impossible
	if !errors.As(err, &im) {
		t.Fatalf("got %v, want Impossible", err)
	}
	if len(im.Left) != 4 || len(im.Cures) == 0 {
		t.Fatalf("left %v, cures %v", im.Left, im.Cures)
	}
	if s := err.Error(); !strings.Contains(s, "A (no. 1)") || !strings.Contains(s, "C1") {
		t.Errorf("%q does not name a player and the article", s)
	}
}

func TestForfeitedPairMayMeetAgain(t *testing.T) {
	f := all4()
	f.Players[0].Past[0].Outcome, f.Players[3].Past[0].Outcome = model.ForfeitWin, model.ForfeitLoss
	f.Players[1].Past[0].Outcome, f.Players[2].Past[0].Outcome = model.ForfeitWin, model.ForfeitLoss
	r := must.Have(Current.Pair(f, pairing.Options{}))(t)
	for _, p := range r.Pairs {
		if p.White+p.Black != 3 {
			t.Errorf("%d meets %d again, having played", p.White, p.Black)
		}
	}
}

func TestNoByeLeft(t *testing.T) {
	f := &pairing.Field{Round: 2, Rounds: 5, Win: 2, Draw: 1, Initial: model.White}
	for i := range 3 {
		f.Players = append(f.Players, pairing.Player{Number: i + 1, Name: string(rune('A' + i)), Present: true, Score: 2,
			Past: []pairing.Past{{Opponent: -1, Outcome: model.FullBye, Points: 2}}})
	}
	_, err := Current.Pair(f, pairing.Options{})
	if err == nil || !strings.Contains(err.Error(), "C2") {
		t.Fatalf("got %v, want an error that names C2", err)
	}
}
