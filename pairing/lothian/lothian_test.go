package lothian

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

func field(grades ...int) *pairing.Field {
	f := &pairing.Field{Round: 1, Rounds: 6, Initial: model.White, Win: 4, Draw: 2, Boards: 4}
	for i, g := range grades {
		f.Players = append(f.Players, pairing.Player{Number: i + 1, Name: string(rune('A' + i)), Rating: model.Rating(g), Present: true})
	}
	return f
}

func names(f *pairing.Field, r *pairing.Round) string {
	var s []string
	for _, p := range r.Pairs {
		s = append(s, f.Players[p.White].Name+f.Players[p.Black].Name)
	}
	if r.Bye >= 0 {
		s = append(s, f.Players[r.Bye].Name)
	}
	return strings.Join(s, " ")
}

// Team 1 is drawn against team n/2+1, by average grade.
func TestFirstRound(t *testing.T) {
	f := field(1000, 1500, 900, 1400, 1300, 1200, 1100, 800)
	r := must.Have(System.Pair(f, pairing.Options{}))(t)
	// By grade: B D E F G A C H.
	if got := names(f, r); got != "BG AD EC HF" {
		t.Errorf("got %s", got)
	}
	f.Players[4].Rating = 0 // E has nobody with a grade and comes last: B D F G A C H E
	r = must.Have(System.Pair(f, pairing.Options{}))(t)
	if got := names(f, r); got != "BA CD FH EG" {
		t.Errorf("with one ungraded got %s", got)
	}
}

// play lets the stronger team, the earlier letter, win every match 3-1 but for
// the results given as "AB" meaning A beats B.
func play(f *pairing.Field, r *pairing.Round, upsets map[string]bool) {
	f.Round++
	for i := range f.Players {
		f.Players[i].Past = append(f.Players[i].Past, pairing.Past{Opponent: -1, Outcome: model.Rest})
	}
	for _, p := range r.Pairs {
		for side, i := range [2]int{p.White, p.Black} {
			o := p.White + p.Black - i
			me := &f.Players[i]
			g := &me.Past[len(me.Past)-1]
			*g = pairing.Past{Opponent: o, Colour: [2]model.Colour{model.White, model.Black}[side], Outcome: model.Loss}
			wins := i < o
			if upsets[f.Players[o].Name+me.Name] || upsets[me.Name+f.Players[o].Name] {
				wins = !wins
			}
			me.Second += 2
			if wins {
				g.Outcome, g.Points = model.Win, f.Win
				me.Second += 4
			}
			me.Score += g.Points
		}
	}
}

func TestSixEntries(t *testing.T) {
	f := field(0, 0, 0, 0, 0, 0)
	met := map[string]int{}
	white := map[string]string{}
	for range 5 {
		r := must.Have(System.Pair(f, pairing.Options{}))(t)
		for _, p := range r.Pairs {
			a, b := f.Players[min(p.White, p.Black)].Name, f.Players[max(p.White, p.Black)].Name
			met[a+b]++
			white[a+b] = f.Players[p.White].Name
		}
		play(f, r, map[string]bool{"BA": true}) // B beats A, and is first
	}
	if len(met) != 15 {
		t.Fatalf("%v: not an all-play-all", met)
	}
	r, err := System.Pair(f, pairing.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for k, want := range []string{"AB", "CD", "EF"} {
		p := r.Pairs[k]
		if got := f.Players[min(p.White, p.Black)].Name + f.Players[max(p.White, p.Black)].Name; got != want {
			t.Errorf("board %d of round 6 is %s, want %s", k+1, got, want)
		}
		if white[want] == f.Players[p.White].Name {
			t.Errorf("%s: White is the same as when they met", want)
		}
	}
	f.Standing = []int{5, 0, 1, 2, 3, 4}
	if r, err = System.Pair(f, pairing.Options{}); err != nil || r.Pairs[0].White+r.Pairs[0].Black != 5 {
		t.Errorf("%v, %v: the standing given has F first and A second", r, err)
	}
	f.Round = 7
	if _, err := System.Pair(f, pairing.Options{}); err == nil {
		t.Error("a seventh round is paired")
	}
}

func TestFiveEntries(t *testing.T) {
	f := field(0, 0, 0, 0, 0)
	rests := map[int]bool{}
	for range 5 {
		r := must.Have(System.Pair(f, pairing.Options{}))(t)
		rests[r.Bye] = true
		play(f, r, nil)
	}
	if len(rests) != 5 {
		t.Errorf("%v: not everybody rests once", rests)
	}
	r, err := System.Pair(f, pairing.Options{})
	if err != nil || len(r.Pairs) != 2 || r.Bye != 4 || !r.Resting {
		t.Errorf("%+v, %v: the fifth has no match in round 6", r, err)
	}
}

// A cycle of three, level in everything a field knows.
func TestLevelPlacesAreNotGuessed(t *testing.T) {
	f := field(0, 0, 0, 0, 0, 0)
	for range 5 {
		r := must.Have(System.Pair(f, pairing.Options{}))(t)
		play(f, r, map[string]bool{"CA": true}) // A beats B, B beats C, C beats A
	}
	_, err := System.Pair(f, pairing.Options{})
	if err == nil || !strings.Contains(err.Error(), "places 1 to 3") {
		t.Error(fmt.Sprint(err) + " does not name places 1 to 3")
	}
}
