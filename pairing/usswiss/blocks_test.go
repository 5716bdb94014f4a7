package usswiss

import (
	"slices"
	"strings"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
)

// A block has up to sixteen players who are alike, in rank order.
func TestBlocksOfSixteen(t *testing.T) {
	g := groupOf(strings.Repeat("w", 20)+"b"+strings.Repeat("w", 19), 0, Settings{}, nil)
	var sizes []int
	for _, b := range g.blocks() {
		sizes = append(sizes, len(b.who))
		if !slices.IsSorted(b.who) {
			t.Error(b.who)
		}
	}
	// The upper half; the player in the lower half who is due White; the other 19 of it.
	if !slices.Equal(sizes, []int{16, 4, 1, 16, 3}) {
		t.Error(sizes)
	}
	bs := groupOf("---", 0, Settings{}, nil).blocks()
	if len(bs) != 3 || bs[0].raw != (span{1, 1}) || bs[1].raw != (span{0, 0}) || bs[2].raw.low <= bs[2].raw.high {
		t.Errorf("the odd player has no natural opponent: %+v", bs)
	}
}

// Two who dropped never meet: their switch is beyond all.
func TestGapOfDropped(t *testing.T) {
	g := groupOf("--------", 2, Settings{}, nil) // 0 and 1 meet 2 and 3, rated 2800 and 2700
	block := map[int32]*block{}
	bs := g.blocks()
	for i := range bs {
		for _, v := range bs[i].who {
			block[v] = &bs[i]
		}
	}
	for _, c := range []struct {
		a, b int32
		gap  int32
	}{{0, 1, far}, {0, 2, 0}, {0, 4, 100}, {1, 6, 300}, {4, 6, 0}, {4, 5, 100}} {
		x, y := block[c.a], block[c.b]
		if x.gap(y) != c.gap || y.gap(x) != c.gap {
			t.Errorf("%d and %d: %d and %d, want %d", c.a, c.b, x.gap(y), y.gap(x), c.gap)
		}
	}
}

// What each wish can cost at most, of the pairs within a limit. Each player is rated a hundred less than the one before.
func TestBoundsOfSmallGroups(t *testing.T) {
	mates := func(f *pairing.Field) { f.Teammates = [][2]int{{0, 1}} }
	for _, c := range []struct {
		colours string
		set     Settings
		spoil   func(*pairing.Field)
		limit   int32
		want    cost
	}{
		// Upper half against lower half; a natural opponent is up to 2 places away, and within a half up to 5.
		{"------", Settings{}, nil, 80, cost{switchSizes: 80, crossingHalves: 1, placesOff: 2}},
		{"------", Settings{}, nil, 200, cost{switchSizes: 200, beyondAlternating: 1, crossingHalves: 1, interchanges: 1, placesOff: 5}},
		{"------", Settings{Alternate: 99}, nil, 99, cost{switchSizes: 99, crossingHalves: 1, placesOff: 2}},
		{"------", Settings{Alternate: 100}, nil, 100, cost{switchSizes: 100, crossingHalves: 1, placesOff: 5}},
		{"------", Settings{}, nil, far,
			cost{switchSizes: far, beyondEqualising: 1, beyondAlternating: 1, crossingHalves: 1, interchanges: 1, placesOff: 5}},
		// 0 meets 1, and 2 is odd.
		{"---", Settings{}, nil, 80, cost{switchSizes: 80, crossingHalves: 1}},
		{"---", Settings{}, nil, far,
			cost{switchSizes: far, beyondEqualising: 1, beyondAlternating: 1, crossingHalves: 1, interchanges: 1, placesOff: 2}},
		// Neighbours have no halves. A block is measured by the range of its opponents' ratings: a block of all four
		// could meet as far as 3 places away, one of two only 1.
		{"----", Settings{Adjacent: true}, nil, 80, cost{switchSizes: 80, placesOff: 3}},
		// Colours: = is due White to alternate, w and W Black to equalise.
		{"====", Settings{Adjacent: true}, nil, 80, cost{switchSizes: 80, notAlternated: 1, placesOff: 3}},
		{"ww--", Settings{Adjacent: true}, nil, 80, cost{switchSizes: 80, notEqualised: 1, placesOff: 1}},
		{"W=w-", Settings{Adjacent: true}, nil, 80, cost{switchSizes: 80, notEqualised: 2, notAlternated: 1}},
		{"B--w", Settings{Adjacent: true}, nil, 80, cost{switchSizes: 80, notEqualised: 2, placesOff: 3}},
		{"W---", Settings{Adjacent: true}, nil, far, cost{switchSizes: far, beyondEqualising: 1, beyondAlternating: 1,
			thirdColour: 1, notEqualised: 2, placesOff: 3}},
		{"w---", Settings{Adjacent: true}, nil, far, cost{switchSizes: far, beyondEqualising: 1, beyondAlternating: 1,
			notEqualised: 1, placesOff: 3}},
		{"----", Settings{Adjacent: true}, mates, far, cost{switchSizes: far, beyondEqualising: 1, beyondAlternating: 1,
			teammatesMeet: 1, placesOff: 3}},
		{"----", Settings{Adjacent: true}, mates, 80, cost{switchSizes: 80, placesOff: 3}},
	} {
		g := groupOf(c.colours, 0, c.set, c.spoil)
		if got := g.bounds(c.limit, g.blocks()); got != c.want {
			t.Errorf("%s, %+v, limit %d: %v, want %v", c.colours, c.set, c.limit, got, c.want)
		}
	}
}

// Notes and reasons at their limits: a switch of 80 and of 200 points is within the limit.
func TestSwitchesAtTheLimitAreWithinIt(t *testing.T) {
	for _, c := range []struct {
		limits Settings
		want   string
	}{
		{Settings{Alternate: 100, Equalise: 300}, "A transposition of 100 points, within the limit of 100 for alternating colours (29E5a)."},
		{Settings{Alternate: 99, Equalise: 100}, "A transposition of 100 points, within the limit of 100 for equalising colours (29E5b)."},
		{Settings{Alternate: 98, Equalise: 99}, "A transposition of 100 points, beyond the limit of 99, which cannot be helped."},
	} {
		g := groupOf("----", 0, c.limits, nil)
		if got := g.why(0, 3)[0].Text.String(); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

// The player in front counts like all others: as the odd one, as a natural opponent, and as one who did not drop.
func TestWhatIsSaidOfTheFirst(t *testing.T) {
	g := groupOf("-", 0, Settings{}, nil)
	if got := g.note([]int{-1}).Text.String(); !strings.HasSuffix(got, "the lowest rated of an odd group (29D1).") {
		t.Error(got)
	}
	// The first is rated, the other two are not, so that he is the odd player, and another drops in his place.
	g = groupOf("---", 0, Settings{}, func(f *pairing.Field) { f.Players[1].Rating, f.Players[2].Rating = 0, 0 })
	if got := g.note([]int{1, 0, -1}).Text.String(); g.odd != 0 || !strings.HasSuffix(got, "0 points away (29D1).") {
		t.Error(g.odd, got)
	}
	g = groupOf("----", 0, Settings{}, func(f *pairing.Field) { f.Forbidden = [][2]int{{0, 2}} })
	if got := g.ruledOut(2); len(got) != 1 || got[0].Rule != "28T" {
		t.Errorf("the natural opponent of the third is the first: %v", got)
	}
	g = groupOf("------", 2, Settings{}, nil) // 0 and 1 meet 2 and 3; 4 meets 5
	for _, c := range []struct {
		a, b int
		want string
	}{{1, 3, "29D1"}, {4, 5, "27A3"}, {1, 2, "29D1"}, {2, 5, "29E5c"}} {
		if got := g.why(c.a, c.b)[0].Rule; got != c.want {
			t.Errorf("%d and %d: %s, want %s", c.a, c.b, got, c.want)
		}
	}
}

// Six whose only meetings are A-B-C, D-E-F and 0-3, 1-4, 2-5 across. The natural pairing across leaves two threes, which
// have no second round, so another is taken, and the note says why.
func TestLookingAheadIsSaid(t *testing.T) {
	apart := [][2]int{{0, 4}, {0, 5}, {1, 3}, {1, 5}, {2, 3}, {2, 4}}
	for _, c := range []struct {
		explain bool
		rounds  int
		notes   int
		natural bool
	}{{true, 4, 1, false}, {false, 4, 0, false}, {true, 3, 0, true}} {
		g := groupOf("------", 0, Settings{}, func(f *pairing.Field) { f.Forbidden, f.Rounds = apart, c.rounds })
		r := must.Have(newTask(g.t.f, pairing.Options{Explain: c.explain}, Settings{}).run())(t)
		across, notes, second := 0, 0, false
		for _, p := range r.Pairs {
			if (p.White-p.Black)%3 == 0 {
				across++
				second = p.White == 1 || p.Black == 1
			}
		}
		for _, n := range r.Notes {
			if n.Where.String() == "Look ahead" {
				notes++
				if want := "The best pairing of this round alone would leave a later round without one. " +
					"This is the best after which all 4 can be paired (29L)."; n.Text.String() != want {
					t.Error(n.Text)
				}
			}
		}
		// Of the three that are left, 1-4 with 0-2 and 3-5 has switches of 100 points, the others of 200.
		if !c.natural && !second {
			t.Errorf("%+v: not the smallest switches: %v", c, r.Pairs)
		}
		if notes != c.notes || (across == 3) != c.natural || !c.natural && across != 1 {
			t.Errorf("%+v: %d notes, %d pairs across", c, notes, across)
		}
	}
}

// A pair or a bye of this round is not there in the next, from either side.
func TestWhatThisRoundTakes(t *testing.T) {
	// 0-1, 2-3 and 4-5 are made; what is left, 0-2, 1-2, 3-4 and 3-5, has no round in it.
	meet := []uint32{0b000110, 0b000101, 0b001011, 0b110100, 0b101000, 0b011000}
	for _, turned := range []bool{false, true} {
		fu := &future{who: []int32{0, 1, 2, 3, 4, 5}, meet: meet, left: 1}
		d := &draft{bye: -1}
		for a := int32(0); a < 6; a += 2 {
			if p := (drafted{high: a, low: a + 1}); turned {
				d.pairs = append(d.pairs, drafted{high: p.low, low: p.high})
			} else {
				d.pairs = append(d.pairs, p)
			}
		}
		if fu.goesOn(d) {
			t.Errorf("turned round %v: a pair can be made again", turned)
		}
	}
	// The first has the bye, 1-2 and 3-4 are made. Left are 1-3, 2-4 and the same bye.
	fu := &future{who: []int32{0, 1, 2, 3, 4}, meet: []uint32{0b100000, 0b001100, 0b010010, 0b010010, 0b001100, 0b000001}, left: 1}
	if fu.goesOn(&draft{bye: 0, pairs: []drafted{{high: 1, low: 2}, {high: 3, low: 4}}}) {
		t.Error("the first has the bye again")
	}
	if !fu.goesOn(&draft{bye: -1, pairs: []drafted{{high: 1, low: 2}, {high: 3, low: 4}}}) {
		t.Error("without the bye all is left")
	}
}
