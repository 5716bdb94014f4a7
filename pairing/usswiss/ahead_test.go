package usswiss

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
)

// allRounds tells by trying everything whether so many rounds can be paired in
// which nobody meets anybody twice.
func allRounds(meet []uint32, left int) bool {
	if left == 0 {
		return true
	}
	var pair func(meet []uint32, free uint32) bool
	pair = func(meet []uint32, free uint32) bool {
		if free == 0 {
			return allRounds(meet, left-1)
		}
		for i := range meet {
			if free>>i&1 == 0 {
				continue
			}
			for j := i + 1; j < len(meet); j++ {
				if free>>j&1 == 1 && meet[i]>>j&1 == 1 {
					next := slices.Clone(meet)
					next[i] &^= 1 << j
					next[j] &^= 1 << i
					if pair(next, free&^(1<<i|1<<j)) {
						return true
					}
				}
			}
			return false
		}
		return false
	}
	return pair(meet, 1<<len(meet)-1)
}

// What is said of the rounds to come is what trying everything says.
func TestScheduleIsRight(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 42))
	yes, no := 0, 0
	for range 3000 {
		n, left, density := 2+2*r.IntN(4), r.IntN(4), 4+r.IntN(5)
		fu := &future{meet: make([]uint32, n), left: left}
		for i := range n {
			for j := range i {
				if r.IntN(10) < density {
					fu.join(i, j)
				}
			}
		}
		want := allRounds(fu.meet, left)
		s := schedule{steps: aheadSteps}
		if got := s.rounds(fu.meet, left); got != want {
			t.Fatalf("%b, %d rounds: %v, want %v", fu.meet, left, got, want)
		}
		if want {
			yes++
		} else {
			no++
		}
	}
	if yes < 500 || no < 500 {
		t.Errorf("%d of the rounds can be paired, %d cannot", yes, no)
	}
	if s := (schedule{steps: 3}); !s.rounds([]uint32{14, 13, 11, 7}, 3) || s.steps >= 0 {
		t.Error("a proof that takes too long does not count as a yes")
	}
}

// Who looks ahead: sections of four to sixteen, with rounds to come, without a
// house player, and where nobody is away who may come back.
func TestWhoLooksAhead(t *testing.T) {
	for _, c := range []struct {
		name  string
		n     int
		spoil func(f *pairing.Field, s *Settings)
		want  bool
	}{
		{"three, and the bye", 3, func(*pairing.Field, *Settings) {}, true},
		{"two", 2, func(*pairing.Field, *Settings) {}, false},
		{"sixteen", 16, func(*pairing.Field, *Settings) {}, true},
		{"seventeen", 17, func(*pairing.Field, *Settings) {}, false},
		{"the last round", 8, func(f *pairing.Field, _ *Settings) { f.Rounds = 3 }, false},
		{"the last but one", 8, func(f *pairing.Field, _ *Settings) { f.Rounds = 4 }, true},
		{"a club that does not want it", 8, func(_ *pairing.Field, s *Settings) { s.ShortSighted = true }, false},
		{"a house player", 8, func(_ *pairing.Field, s *Settings) { s.House = 1 }, false},
		{"somebody has a bye", 8, func(f *pairing.Field, _ *Settings) { f.Players[7].Present, f.Players[7].Why = false, model.HalfBye }, false},
		{"somebody has left", 8, func(f *pairing.Field, _ *Settings) { f.Players[7].Present, f.Players[7].Why = false, model.Absent }, true},
		{"somebody has been placed by hand", 8, func(f *pairing.Field, _ *Settings) {
			f.Players[7].Present, f.Players[7].Why, f.Players[7].ByHand = false, model.Absent, true
		}, false},
	} {
		f, set := &pairing.Field{Round: 3, Rounds: 9, Win: 2, Draw: 1}, Settings{}
		for i := range c.n {
			p := pairing.Player{ID: model.ID(i + 1), Number: i + 1, Present: true, Past: make([]pairing.Past, 2)}
			for r := range p.Past {
				p.Past[r] = pairing.Past{Opponent: -1, Outcome: model.HalfBye}
			}
			f.Players = append(f.Players, p)
		}
		c.spoil(f, &set)
		tk := newTask(f, pairing.Options{}, set)
		var who []int32
		for v := range tk.ps {
			who = append(who, int32(v))
		}
		fu := tk.looksAhead(who)
		if (fu != nil) != c.want {
			t.Errorf("%s: %v, want %v", c.name, fu, c.want)
		}
		if fu != nil && fu.left != f.Rounds-3 {
			t.Errorf("%s: %d rounds are left", c.name, fu.left)
		}
	}
}

// Who can still meet whom: not those who have met or are kept apart for good,
// but those of a third equal colour; the bye is one more place.
func TestFuture(t *testing.T) {
	f := &pairing.Field{Round: 2, Rounds: 5, Win: 2, Draw: 1, Forbidden: [][2]int{{4, 1}}, Teammates: [][2]int{{3, 2}}}
	for i := range 5 {
		f.Players = append(f.Players, pairing.Player{Number: i + 1, Present: true, Past: []pairing.Past{{Opponent: -1, Outcome: model.HalfBye}}})
	}
	f.Players[0].Past[0] = pairing.Past{Opponent: 1, Outcome: model.Draw, Colour: model.White}
	f.Players[1].Past[0] = pairing.Past{Opponent: 0, Outcome: model.Draw, Colour: model.Black}
	f.Players[2].Past[0].Outcome = model.PairingBye
	for _, c := range []struct {
		teams Teams
		want  []uint32 // of places 0 to 4 and the bye: a bit for each whom they may meet
	}{
		{TeamsNever, []uint32{0b111100, 0b101100, 0b010011, 0b110011, 0b101101, 0b011011}},
		{TeamsSoft, []uint32{0b111100, 0b101100, 0b011011, 0b110111, 0b101101, 0b011011}},
	} {
		tk := newTask(f, pairing.Options{}, Settings{Teams: c.teams})
		fu := tk.looksAhead([]int32{0, 1, 2, 3, 4})
		if !slices.Equal(fu.meet, c.want) {
			t.Errorf("%b, want %b", fu.meet, c.want)
		}
		if fu.left != 3 {
			t.Fatal(fu.left)
		}
	}
	fu := &future{who: []int32{0, 1, 2, 3}, meet: []uint32{14, 13, 11, 7}, left: 2}
	d := &draft{bye: -1, pairs: []drafted{{high: 0, low: 1}, {high: 2, low: 3}}}
	if !fu.goesOn(d) {
		t.Error("four who have not met can play two more rounds after one")
	}
	if fu.left = 3; fu.goesOn(d) {
		t.Error("but not three")
	}
	fu = &future{who: []int32{0, 1, 2}, meet: []uint32{14, 13, 11, 7}, left: 2}
	if d = (&draft{bye: 2, pairs: []drafted{{high: 0, low: 1}}}); !fu.goesOn(d) {
		t.Error("three can play two more rounds, each with a bye")
	}
	if fu.left = 3; fu.goesOn(d) {
		t.Error("but not three, without a second bye")
	}
	fu = &future{who: []int32{0, 1, 2}, meet: []uint32{0b1000, 0b1100, 0b1010, 0b0111}, left: 1}
	if d = (&draft{bye: 0, pairs: []drafted{{high: 1, low: 2}}}); fu.goesOn(d) {
		t.Error("the first has only the bye to look forward to, and has it now")
	}
	if !slices.Equal(fu.meet, []uint32{0b1000, 0b1100, 0b1010, 0b0111}) {
		t.Error("looking changes what is looked at")
	}
}

// Drafts are compared group by group from the top: more pairs, then the smaller
// costs, the first wish first.
func TestBetterDrafts(t *testing.T) {
	made := func(pairs int, first, second int32) groupCost {
		return groupCost{pairs, cost{dropAgain: first, placesOff: second}}
	}
	for _, c := range []struct {
		a, b []groupCost
		want bool
	}{
		{[]groupCost{made(2, 0, 0)}, []groupCost{made(2, 0, 0)}, false},
		{[]groupCost{made(3, 9, 9)}, []groupCost{made(2, 0, 0)}, true},
		{[]groupCost{made(2, 1, 9)}, []groupCost{made(2, 2, 0)}, true},
		{[]groupCost{made(2, 1, 8)}, []groupCost{made(2, 1, 9)}, true},
		{[]groupCost{made(2, 1, 1), made(1, 0, 0)}, []groupCost{made(2, 1, 1), made(2, 0, 0)}, false},
		{[]groupCost{made(2, 1, 1), made(1, 0, 0)}, []groupCost{made(2, 1, 1), made(1, 0, 1)}, true},
	} {
		if (&draft{groups: c.a}).better(&draft{groups: c.b}) != c.want {
			t.Errorf("%v before %v: want %v", c.a, c.b, c.want)
		}
		if c.want && (&draft{groups: c.b}).better(&draft{groups: c.a}) {
			t.Errorf("%v and %v: each before the other", c.a, c.b)
		}
	}
	one := &draft{pairs: []drafted{{high: 0, low: 3}, {high: 1, low: 2}}}
	two := &draft{pairs: []drafted{{high: 1, low: 2}, {high: 3, low: 0}}}
	if one.key() != two.key() || one.key() == (&draft{pairs: []drafted{{high: 0, low: 1}, {high: 2, low: 3}}}).key() {
		t.Error("drafts with the same pairs have the same key, and others not")
	}
}
