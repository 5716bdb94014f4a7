package pairingtest

import (
	"errors"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
)

// T is what the laws need of a test.
type T interface {
	Helper()
	Errorf(format string, args ...any)
}

// Laws holds an engine against what every system must keep, on made-up
// tournaments of many kinds and sizes:
//
//   - who is present is in the round once, with an opponent or, where the number
//     is odd, the bye; who is not, is not in it;
//   - nobody meets somebody twice, and no forbidden pair meets;
//   - the bye goes to one who may have it;
//   - where colours are strict, nobody has one a third time running or a
//     difference beyond two;
//   - a round that is refused has no pairing, as a search for one agrees, and the
//     refusal says who is left, which rules collide and what can be done;
//   - the same field gives the same round, in whatever order it lists the players
//     and whether or not it is to be explained; and it is not changed;
//   - with Explain every pair has a reason;
//   - a pairing that is told to stop does.
//
// A table is tried for every number of participants for which the engine has one:
// everybody is in each round once, and meets nobody more often than the system
// means. PAIRING_RUNS is how many tournaments are played.
func Laws(t T, e *pairing.Engine) {
	t.Helper()
	Try(t, e, Runs(80))
}

// Try is Laws with so many tournaments.
func Try(t T, e *pairing.Engine, runs int) {
	t.Helper()
	l := &laws{T: t, e: e, r: rand.New(rand.NewPCG(31, 12))}
	for k := range runs {
		if p := l.plan(k); !e.Fixed(p.Players) && p.Players >= e.Fewest {
			l.tournament(p)
		}
	}
	tables := 0
	for n := max(2, e.Fewest); n <= 14; n++ {
		if e.Fixed(n) && l.table(n) {
			tables++
		}
	}
	switch {
	case l.rounds == 0 && tables == 0:
		t.Errorf("%s: nothing could be tried", e.Code)
	case l.rounds > 0 && !l.e.KnockOut && (l.rounds < runs || l.e.Again == nil && l.refused*20 < runs):
		t.Errorf("%s: %d rounds were paired and %d refused in %d tournaments, too few to judge by", e.Code, l.rounds, l.refused, runs)
	}
}

type laws struct {
	T
	e       *pairing.Engine
	r       *rand.Rand
	rounds  int // that were paired
	tried   int // and those that could not be
	refused int
	at      Plan
	broken  map[string]bool // laws that were broken: once is enough
}

// fail reports a law that was broken, the first time.
func (l *laws) fail(f *pairing.Field, law, format string, args ...any) {
	l.Helper()
	if l.broken == nil {
		l.broken = map[string]bool{}
	}
	if !l.broken[law] {
		l.broken[law] = true
		l.Errorf("%s, "+law+": round %d of %+v: "+format, append([]any{l.e.Code, f.Round, l.at}, args...)...)
	}
}

// plan is the kth tournament: of all sizes, every third a small one with more
// rounds than can be paired.
func (l *laws) plan(k int) Plan {
	r := rand.New(rand.NewPCG(31, uint64(k))) // its own: what is drawn while it is tried changes no other
	p := Plan{Seed: uint64(k), Players: 4 + r.IntN(30), Rounds: 3 + r.IntN(7), Draws: 10 + r.IntN(60)}
	switch {
	case k%20 == 0:
		p.Players = 40 + r.IntN(80)
	case k%3 == 0:
		p.Players, p.Rounds = 4+r.IntN(6), 10
	}
	p.trouble(r)
	return p
}

// tournament plays a tournament and tries every round of it.
func (l *laws) tournament(p Plan) {
	l.at = p
	Simulate(p, func(f *pairing.Field) *pairing.Round {
		before := clone(f)
		made, err := l.e.Pair(f, pairing.Options{})
		if !reflect.DeepEqual(before, clone(f)) {
			l.fail(f, "the field is not changed", "it was")
			return nil
		}
		if l.again(f, made, err); err != nil {
			l.refusal(f, err)
			return nil
		}
		l.rounds++
		if !l.whole(f, made) {
			return nil
		}
		l.pairs(f, made)
		l.bye(f, made)
		if l.rounds%4 == 0 {
			l.apart(f, made)
			l.stops(f)
		}
		return made
	})
}

// clone is a copy of a field that shares nothing with it.
func clone(f *pairing.Field) *pairing.Field {
	c := *f
	c.Players = slices.Clone(f.Players)
	for i := range c.Players {
		c.Players[i].Past = slices.Clone(c.Players[i].Past)
		c.Players[i].Virtual = slices.Clone(c.Players[i].Virtual)
	}
	c.Forbidden, c.Teammates, c.Standing = slices.Clone(f.Forbidden), slices.Clone(f.Teammates), slices.Clone(f.Standing)
	return &c
}

// whole: everybody who is present is in the round once, and nobody else.
func (l *laws) whole(f *pairing.Field, made *pairing.Round) bool {
	times := make([]int, len(f.Players))
	for _, p := range made.Pairs {
		times[p.White]++
		times[p.Black]++
	}
	if made.Bye >= 0 {
		times[made.Bye]++
	}
	for _, i := range slices.Concat(made.More, made.Rests) {
		times[i]++
	}
	for i := range times {
		want := 0
		if f.Players[i].Present {
			want = 1
		}
		if times[i] != want {
			l.fail(f, "everybody once", "player %d, present %v, is in it %d times", i+1, f.Players[i].Present, times[i])
			return false
		}
	}
	if made.Number != f.Round {
		l.fail(f, "the round has its number", "it is %d", made.Number)
	}
	return true
}

// pairs: no second meeting, no forbidden pair, no third equal colour.
func (l *laws) pairs(f *pairing.Field, made *pairing.Round) {
	again := l.e.Again != nil && l.e.Again(f)
	for _, p := range made.Pairs {
		if f.Players[p.White].Met(p.Black) && !again {
			l.fail(f, "nobody meets twice", "players %d and %d do", p.White+1, p.Black+1)
		}
		if forbidden(f, p.White, p.Black) {
			l.fail(f, "forbidden pairs", "players %d and %d meet", p.White+1, p.Black+1)
		}
		if !l.strict(f, p.White, p.Black) {
			continue
		}
		for side, i := range [2]int{p.White, p.Black} {
			if mustHave(f, i) == [2]model.Colour{model.Black, model.White}[side] {
				l.fail(f, "strict colours", "player %d has a third equal colour, or a difference of three", i+1)
			}
		}
	}
}

// strict tells whether the colours of two who meet are bound by the rule.
func (l *laws) strict(f *pairing.Field, i, j int) bool {
	return l.e.StrictColours && (l.e.NoTopscorers || !f.Topscorer(i) && !f.Topscorer(j))
}

// mustHave is the colour that a player must have, where the other would be a third one
// running or make a difference of three; NoColour when either will do.
func mustHave(f *pairing.Field, i int) model.Colour {
	cs := f.Players[i].Colours(nil)
	n, d := len(cs), 0
	for _, c := range cs {
		if c == model.White {
			d++
		} else {
			d--
		}
	}
	switch {
	case n >= 2 && cs[n-1] == cs[n-2]:
		return cs[n-1].Opposite()
	case d >= 2:
		return model.Black
	case d <= -2:
		return model.White
	}
	return model.NoColour
}

func forbidden(f *pairing.Field, i, j int) bool {
	return slices.Contains(f.Forbidden, [2]int{i, j}) || slices.Contains(f.Forbidden, [2]int{j, i})
}

func (l *laws) mayHaveBye(f *pairing.Field, i int) bool {
	if l.e.MayHaveBye != nil {
		return l.e.MayHaveBye(f, i)
	}
	return f.MayHaveBye(i)
}

func (l *laws) bye(f *pairing.Field, made *pairing.Round) {
	if made.Bye >= 0 && !l.mayHaveBye(f, made.Bye) {
		l.fail(f, "the bye is for who may have it", "player %d has it", made.Bye+1)
	}
}

// again: the same field gives the same, explained and in another order. One of them is
// tried after the other, in a run that was asked for by PAIRING_RUNS all in every round.
func (l *laws) again(f *pairing.Field, made *pairing.Round, err error) {
	l.tried++
	every := os.Getenv("PAIRING_RUNS") != ""
	if every || l.tried%4 == 0 {
		second, err2 := l.e.Pair(clone(f), pairing.Options{})
		if (err == nil) != (err2 == nil) || err == nil && !alike(made, second, nil) || err != nil && err.Error() != err2.Error() {
			l.fail(f, "the same field, the same round", "another one: %v, %v", err, err2)
		}
	}
	if every || l.tried%2 == 0 {
		l.explained(f, made, err)
	}
	if every || l.tried%2 == 1 {
		to := l.r.Perm(len(f.Players))
		other, err2 := l.e.Pair(shuffled(f, to), pairing.Options{})
		if (err == nil) != (err2 == nil) || err == nil && !alike(made, other, to) {
			l.fail(f, "the order of the players does not matter", "another round when they are shuffled: %v, %v", err, err2)
		}
	}
}

func (l *laws) explained(f *pairing.Field, made *pairing.Round, err error) {
	why, err2 := l.e.Pair(clone(f), pairing.Options{Explain: true})
	switch {
	case (err == nil) != (err2 == nil) || err == nil && !alike(made, why, nil):
		l.fail(f, "explaining changes nothing", "another round: %v, %v", err, err2)
	case err == nil:
		for _, p := range why.Pairs {
			if len(p.Why) == 0 || strings.TrimSpace(p.Why[0].Text.String()) == "" {
				l.fail(f, "every pair has a reason", "players %d and %d have none", p.White+1, p.Black+1)
			}
		}
	}
}

// alike tells whether two rounds are the same, when player i of the one is to[i] of
// the other.
func alike(a, b *pairing.Round, to []int) bool {
	at := func(i int) int {
		if to == nil || i < 0 {
			return i
		}
		return to[i]
	}
	return at(a.Bye) == b.Bye && slices.EqualFunc(a.Pairs, b.Pairs, func(p, q pairing.Pair) bool {
		return at(p.White) == q.White && at(p.Black) == q.Black
	})
}

// apart forbids a pair that was made: the two do not meet then.
func (l *laws) apart(f *pairing.Field, made *pairing.Round) {
	if len(made.Pairs) == 0 {
		return
	}
	p := made.Pairs[l.r.IntN(len(made.Pairs))]
	g := clone(f)
	g.Forbidden = append(g.Forbidden, [2]int{p.Black, p.White})
	other, err := l.e.Pair(g, pairing.Options{})
	if err != nil {
		l.refusal(g, err)
		return
	}
	for _, q := range other.Pairs {
		if min(q.White, q.Black) == min(p.White, p.Black) && max(q.White, q.Black) == max(p.White, p.Black) {
			l.fail(f, "forbidden pairs", "players %d and %d are made one and meet", p.White+1, p.Black+1)
		}
	}
}

// stops: a pairing that was cancelled is not made.
func (l *laws) stops(f *pairing.Field) {
	done := make(chan struct{})
	close(done)
	if _, err := l.e.Pair(clone(f), pairing.Options{Cancel: done}); !errors.Is(err, pairing.ErrCancelled) {
		l.fail(f, "cancelling stops it", "%v", err)
	}
}
