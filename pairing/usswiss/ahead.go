package usswiss

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// In a small section a round that is best today can leave a later one without
// a pairing. Directors then pair by a round-robin table (29L); here the best
// pairing is taken after which all rounds that are left can still be paired,
// should everybody stay. It is looked for in order of cost: first the best
// pairing, then, for each of its pairs, the best without that pair, and so on.
// Nothing changes where the best pairing of the round leaves enough.
const (
	aheadPlayers = 16     // larger sections do not look ahead
	aheadDrafts  = 400    // pairings that are tried
	aheadSteps   = 200000 // steps of one proof; one that takes longer counts as a yes
)

// future is who can still meet whom after this round: a bit for each pair of
// places in who, and with an odd number a last place for the bye.
type future struct {
	who  []int32
	meet []uint32
	left int // rounds after this one
}

// looksAhead prepares the view of the later rounds; nil when there is none, the
// section is too large, or somebody is away who may come back.
func (t *task) looksAhead(who []int32) *future {
	f := t.f
	n := len(who) + len(who)%2
	if t.set.ShortSighted || t.house >= 0 || f.Rounds <= f.Round || n > aheadPlayers || n < 4 {
		return nil
	}
	for i := range f.Players {
		if p := &f.Players[i]; !p.Present && (p.ByHand || p.Why != model.Absent) {
			return nil
		}
	}
	fu := &future{who: who, meet: make([]uint32, n), left: f.Rounds - f.Round}
	for i := range who {
		for j := range i {
			if t.mayMeetLater(who[i], who[j]) {
				fu.join(i, j)
			}
		}
		if len(who) < n && f.MayHaveBye(t.ps[who[i]].index) {
			fu.join(i, len(who))
		}
	}
	return fu
}

func (fu *future) join(i, j int) {
	fu.meet[i] |= 1 << j
	fu.meet[j] |= 1 << i
}

func (t *task) mayMeetLater(v, w int32) bool {
	a, b := t.ps[v].index, t.ps[w].index
	in := func(list [][2]int) bool {
		return slices.Contains(list, [2]int{a, b}) || slices.Contains(list, [2]int{b, a})
	}
	return !t.f.Players[a].Met(b) && !in(t.f.Forbidden) && (t.set.Teams != TeamsNever || !in(t.f.Teammates))
}

// goesOn tells whether the rounds after a draft can all be paired.
func (fu *future) goesOn(d *draft) bool {
	meet := slices.Clone(fu.meet)
	part := func(i, j int) {
		meet[i] &^= 1 << j
		meet[j] &^= 1 << i
	}
	for _, p := range d.pairs {
		part(slices.Index(fu.who, p.high), slices.Index(fu.who, p.low))
	}
	if d.bye >= 0 {
		part(slices.Index(fu.who, d.bye), len(fu.who))
	}
	s := schedule{steps: aheadSteps}
	return s.rounds(meet, fu.left)
}

// schedule looks for rounds in which everybody has another opponent each time.
type schedule struct{ steps int }

func (s *schedule) rounds(meet []uint32, left int) bool {
	if left == 0 {
		return true
	}
	for _, m := range meet {
		if bits.OnesCount32(m) < left {
			return false
		}
	}
	return s.pair(meet, uint32(1)<<len(meet)-1, left)
}

// pair completes one round for the free places and goes on to the next. The
// opponents of place 0 are taken in order, since the order of rounds does not
// matter.
func (s *schedule) pair(meet []uint32, free uint32, left int) bool {
	if s.steps--; s.steps < 0 {
		return true
	}
	if free == 0 {
		return s.rounds(meet, left-1)
	}
	i := bits.TrailingZeros32(free)
	if i > 0 { // the one with the fewest opponents next
		least := 99
		for m := free; m != 0; m &= m - 1 {
			v := bits.TrailingZeros32(m)
			if c := bits.OnesCount32(meet[v] & free); c < least {
				least, i = c, v
			}
		}
	}
	for m := meet[i] & free; m != 0; m &= m - 1 {
		j := bits.TrailingZeros32(m)
		next := slices.Clone(meet)
		next[i] &^= 1 << j
		next[j] &^= 1 << i
		if i == 0 {
			next[0] &^= 1<<j - 1
		}
		if s.pair(next, free&^(1<<i|1<<j), left) {
			return true
		}
	}
	return false
}

// ahead finds, in place of the best draft of this round alone, the best after
// which the section goes on. If there is none it returns the draft it was given.
func (t *task) ahead(alone *draft, fu *future) (*draft, error) {
	byes := []int32{-1}
	if len(fu.who)%2 == 1 {
		byes = t.byeOrder()
	}
	for _, bye := range byes {
		d, err := t.firstToGoOn(without(fu.who, bye), bye, fu)
		if err != nil {
			return nil, err
		}
		if d != nil {
			if t.opt.Explain {
				d.notes = append(d.notes, pairing.Note{Where: phrase.New("Look ahead"), Text: phrase.New(
					"The best pairing of this round alone would leave a later round without one. "+
						"This is the best after which all %d can be paired (29L).", t.f.Rounds)})
			}
			return d, nil
		}
	}
	return alone, nil
}

// option is a draft with the pairs it was made without.
type option struct {
	d   *draft
	ban ban
}

// firstToGoOn is the best draft after which the next rounds can be paired, too: the best that is open is looked at, and where it does not
// go on it is made anew without each of its pairs. It is nil where none was found in as many drafts as are tried.
func (t *task) firstToGoOn(who []int32, bye int32, fu *future) (*draft, error) {
	var open []option
	seen := map[string]bool{}
	add := func(ban ban) error {
		if !t.completes(who, ban) {
			return nil
		}
		d, err := t.draft(who, bye, ban)
		if err != nil {
			return err
		}
		if k := d.key(); !seen[k] {
			seen[k] = true
			open = append(open, option{d, ban})
		}
		return nil
	}
	if err := add(nil); err != nil {
		return nil, err
	}
	for tried := 0; len(open) > 0 && tried < aheadDrafts; {
		best := 0
		for i := range open {
			if open[i].d.better(open[best].d) {
				best = i
			}
		}
		o := open[best]
		open = slices.Delete(open, best, best+1)
		if fu.goesOn(o.d) {
			return o.d, nil
		}
		for _, p := range o.d.pairs {
			if err := add(append(slices.Clone(o.ban), [2]int32{p.high, p.low})); err != nil {
				return nil, err
			}
			tried++
		}
	}
	return nil, nil
}

// key is the same for drafts with the same pairs.
func (d *draft) key() string {
	pairs := make([]string, len(d.pairs))
	for i, p := range d.pairs {
		pairs[i] = fmt.Sprint(min(p.high, p.low), "-", max(p.high, p.low))
	}
	slices.Sort(pairs)
	return strings.Join(pairs, " ")
}

// better tells whether d has the smaller costs, the top group's first.
func (d *draft) better(o *draft) bool {
	for i := range d.groups {
		a, b := &d.groups[i], &o.groups[i]
		if a.pairs != b.pairs {
			return a.pairs > b.pairs
		}
		if a.cost != b.cost {
			return before(&a.cost, &b.cost)
		}
	}
	return false
}

// groupCost is what a score group came to.
type groupCost struct {
	pairs int
	cost  cost
}

// before tells which list of costs is the smaller.
func before(a, b *cost) bool {
	for k := range a {
		if a[k] != b[k] {
			return a[k] < b[k]
		}
	}
	return false
}
