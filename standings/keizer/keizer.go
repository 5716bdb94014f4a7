// Package keizer works out the table of the Keizer system: what everybody is worth, and
// what that brings those who have met him.
//
// The value of a participant is his place in the table: the first is worth Top, each next
// one less. A total is one's own value once, the value of everybody who was beaten, half of
// it for a draw, and for a round without a game a share of one's own. All rounds are scored
// anew with the values of today; the totals give a new order, that gives new values, and so
// on until the order stands still. Pairing and standings both ask here, so that they cannot
// differ. docs/rules/keizer.md has the sources and the other ways to compute.
package keizer

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
)

// Amount is in hundredths.
type Amount int64

// Share is a part of a value, as a fraction.
type Share struct{ Num, Den Amount }

// String is the share as it is chosen: "1/3".
func (s Share) String() string {
	if s.Den == 1 {
		return strconv.Itoa(int(s.Num))
	}
	return strconv.Itoa(int(s.Num)) + "/" + strconv.Itoa(int(s.Den))
}

// Of is the share of an amount, a half of a hundredth rounded up.
func (s Share) Of(a Amount) Amount { return (2*a*s.Num + s.Den) / (2 * s.Den) }

// Rules are what may be chosen of the system.
type Rules struct {
	Top     int   // the value of the first; 0 = so that the last is worth about a third of it
	Own     bool  // one's own value counts once
	Bye     Share // of one's own value: nobody was left to play
	Half    Share // a half-point bye: a game for the club elsewhere
	Excused Share // absent, and said so
	Absent  Share // absent without a word, or a game lost without play
	Loss    Share // of the value of who won
	Way     Way
}

// Way is how the values of a table follow from the order.
type Way string

// Ways.
const (
	Stable Way = "stable" // all rounds anew, until the order stands still
	Step   Way = "step"   // all rounds anew after each round, with the values of the table before it
	Frozen Way = "frozen" // each round once, with the values of its day
)

// Keys of the settings, as a section keeps them.
const (
	TopKey, OwnKey, WayKey                          = "top", "own", "way"
	ByeKey, HalfKey, ExcusedKey, AbsentKey, LossKey = "bye", "half", "excused", "absent", "loss"
)

// Shares are what a share may be.
var Shares = []string{"0", "1/20", "1/6", "1/4", "1/3", "1/2", "2/3", "3/4", "1"}

// Usual is what a share usually is.
func Usual(key string) string {
	switch key {
	case ByeKey:
		return "1/2"
	case HalfKey:
		return "2/3"
	case ExcusedKey:
		return "1/3"
	}
	return "0"
}

// RulesOf are the rules by the settings that a section keeps.
func RulesOf(set model.SystemSettings) Rules {
	share := func(key string) Share {
		text := cmp.Or(set[key], Usual(key))
		num, den, broken := strings.Cut(text, "/")
		n, err := strconv.Atoi(num)
		d := 1
		if broken {
			d, _ = strconv.Atoi(den)
		}
		if err != nil || d < 1 {
			return Share{0, 1}
		}
		return Share{Amount(n), Amount(d)}
	}
	r := Rules{Own: set[OwnKey] != "no", Bye: share(ByeKey), Half: share(HalfKey), Excused: share(ExcusedKey), Absent: share(AbsentKey),
		Loss: share(LossKey), Way: Stable}
	r.Top, _ = strconv.Atoi(set[TopKey])
	if way := Way(set[WayKey]); way == Step || way == Frozen {
		r.Way = way
	}
	return r
}

// Entrant is a participant with what his rounds were.
type Entrant struct {
	Rating model.Rating
	Number int
	Rounds []Game
}

// Game is a round of an entrant.
type Game struct {
	Opponent int // index, -1 for none
	Outcome  model.Outcome
}

// Table is the table after the rounds that the entrants have.
type Table struct {
	Rules  Rules
	Order  []int      // best first
	Totals []Amount   // by index
	Values []Amount   // by index: those that the totals are made of
	Past   [][]Amount // of Frozen: the values of each round
	Passes int
	Turned bool // the order came back and the values are the mean of the last two
}

// mostPasses is how often the table is worked out until the order stands still.
const mostPasses = 20

// Make works out the table.
func Make(r Rules, all []Entrant) *Table {
	t := &Table{Rules: r, Order: make([]int, len(all))}
	for i := range t.Order {
		t.Order[i] = i
	}
	rated := func(a, b int) int {
		return cmp.Or(cmp.Compare(all[b].Rating, all[a].Rating), cmp.Compare(all[a].Number, all[b].Number))
	}
	slices.SortFunc(t.Order, rated)
	rounds := 0
	for i := range all {
		rounds = max(rounds, len(all[i].Rounds))
	}
	again := func(rounds int) {
		t.score(all, rounds)
		slices.SortFunc(t.Order, func(a, b int) int { return cmp.Or(cmp.Compare(t.Totals[b], t.Totals[a]), rated(a, b)) })
	}
	if t.Values = t.worth(t.Order); r.Way != Stable {
		for n := 1; n <= rounds; n++ {
			t.Values = t.worth(t.Order)
			t.Past = append(t.Past, t.Values)
			again(n)
		}
		if rounds == 0 {
			again(0)
		}
		return t
	}
	var seen [][]int
	for t.Passes = 1; ; t.Passes++ {
		before := slices.Clone(t.Order)
		if again(rounds); slices.Equal(before, t.Order) {
			return t
		}
		back := slices.ContainsFunc(seen, func(o []int) bool { return slices.Equal(o, t.Order) })
		if back || t.Passes == mostPasses {
			last := t.Values
			for i, v := range t.worth(t.Order) {
				t.Values[i] = (last[i] + v) / 2
			}
			t.Turned = true
			again(rounds)
			return t
		}
		seen = append(seen, before)
		t.Values = t.worth(t.Order)
	}
}

// worth are the values by an order.
func (t *Table) worth(order []int) []Amount {
	top := t.Rules.Top
	if n := len(order); top == 0 {
		top = n - 1 + (n-1)/2
	}
	values := make([]Amount, len(order))
	for place, i := range order {
		values[i] = 100 * Amount(max(top-place, 0))
	}
	return values
}

// score works out the totals of so many rounds.
func (t *Table) score(all []Entrant, rounds int) {
	t.Totals = make([]Amount, len(all))
	for i := range all {
		if t.Rules.Own {
			t.Totals[i] = t.Values[i]
		}
		for r := range min(rounds, len(all[i].Rounds)) {
			p := t.Piece(i, r, all[i].Rounds[r])
			t.Totals[i] += p.Share.Of(p.Value)
		}
	}
}

// Piece is what one round brings: a share of a value.
type Piece struct {
	Value Amount
	Share Share
	Own   bool // of one's own value
}

// Piece is what a round, from 0, brought somebody.
func (t *Table) Piece(i, round int, g Game) Piece {
	values := t.Values
	if t.Rules.Way == Frozen && round < len(t.Past) {
		values = t.Past[round]
	}
	of := func(s Share) Piece { return Piece{values[i], s, true} }
	switch o := g.Outcome; o {
	case model.PairingBye:
		return of(t.Rules.Bye)
	case model.FullBye:
		return of(Share{1, 1})
	case model.HalfBye:
		return of(t.Rules.Half)
	case model.ZeroBye:
		return of(t.Rules.Excused)
	case model.Absent, model.ForfeitLoss, model.DoubleForfeit:
		return of(t.Rules.Absent)
	case model.Pending, model.Rest:
		return Piece{0, Share{0, 1}, false}
	}
	if g.Opponent < 0 {
		return Piece{0, Share{0, 1}, false}
	}
	theirs := values[g.Opponent]
	switch {
	case g.Outcome.IsWin(), g.Outcome == model.ForfeitWin:
		return Piece{theirs, Share{1, 1}, false}
	case g.Outcome.IsDraw():
		return Piece{theirs, Share{1, 2}, false}
	}
	return Piece{theirs, t.Rules.Loss, false}
}
