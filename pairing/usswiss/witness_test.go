package usswiss

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
)

// The witness computes what a pairing of a score group costs from the players
// as the section has them, rule by rule, and shares nothing with the engine but
// the order of the wishes. It is slow, and easy to hold against the rulebook.
type witness struct {
	f                   *pairing.Field
	set                 Settings
	who                 []int // the group, of Field.Players: those who dropped, then the residents
	dropped             int
	next                []int // the next score group
	natural             []int // place of the natural opponent, −1 for none
	half                []int // 1 upper, 2 lower, 0 neither
	odd                 int
	measured            []int // ratings as switches are measured by
	alternate, equalise int
}

func newWitness(g *group) *witness {
	w := &witness{f: g.t.f, set: g.t.set, dropped: g.dropped, odd: -1, alternate: 80, equalise: 200}
	for _, v := range g.who {
		w.who = append(w.who, g.t.ps[v].index)
	}
	for _, v := range g.below[:g.next] {
		w.next = append(w.next, g.t.ps[v].index)
	}
	if w.set.Alternate > 0 {
		w.alternate = int(w.set.Alternate)
	}
	if w.set.Alternate < 0 {
		w.alternate = 0
	}
	if w.set.Equalise > 0 {
		w.equalise = int(w.set.Equalise)
	}
	if w.set.Equalise < 0 {
		w.equalise = 0
	}
	w.equalise = max(w.equalise, w.alternate)
	w.layOut()
	return w
}

func (w *witness) rating(place int) int { return int(w.f.Players[w.who[place]].Rating) }

// together tells a pair in a list of pairs.
func together(list [][2]int, a, b int) bool {
	return slices.Contains(list, [2]int{a, b}) || slices.Contains(list, [2]int{b, a})
}

// mayMeet: 27A1, 28N with its variations, 29E5f1.
func (w *witness) mayMeet(a, b int) bool {
	p, q := &w.f.Players[a], &w.f.Players[b]
	if p.Met(b) || together(w.f.Forbidden, a, b) {
		return false
	}
	if together(w.f.Teammates, a, b) {
		// Two more wins than losses is one point more than half of the rounds.
		plusTwo := func(p *pairing.Player) bool { return 2*int(p.Score) >= int(w.f.Win)*(w.f.Round-1)+2*int(w.f.Win) }
		switch {
		case w.set.Teams == TeamsNever, w.set.Teams == TeamsLast && w.f.Round < w.f.Rounds,
			w.set.Teams == TeamsPlusTwo && !(plusTwo(p) && plusTwo(q)):
			return false
		}
	}
	x, y := coloursOf(p), coloursOf(q)
	if w.set.Series == SeriesExceptLast && w.f.Round < w.f.Rounds && x.twice != 0 && x.twice == y.twice {
		return false
	}
	return true
}

// colours are a player's before the round: 29E1 to 29E3.
type colours struct {
	balance    int // Whites less Blacks
	due, twice model.Colour
}

func coloursOf(p *pairing.Player) colours {
	var c colours
	var played []model.Colour
	for _, g := range p.Past {
		if g.Outcome.Played() && g.Colour != model.NoColour {
			played = append(played, g.Colour)
		}
	}
	for _, x := range played {
		c.balance += map[model.Colour]int{model.White: 1, model.Black: -1}[x]
	}
	n := len(played)
	switch {
	case n == 0:
		return c
	case c.balance > 0:
		c.due = model.Black
	case c.balance < 0:
		c.due = model.White
	default:
		c.due = map[model.Colour]model.Colour{model.White: model.Black, model.Black: model.White}[played[n-1]]
	}
	if n >= 2 && played[n-1] == played[n-2] {
		c.twice = played[n-1]
	}
	return c
}

// disappointed is, of two who are due the same colour, the one who does not get
// it (29E5f, 29E4), high being ranked above low; −1 for nobody.
func (w *witness) disappointed(high, low int) int {
	p, q := &w.f.Players[high], &w.f.Players[low]
	x, y := coloursOf(p), coloursOf(q)
	if x.due == 0 || x.due != y.due {
		return -1
	}
	wouldHaveThree := func(c colours) bool { return c.twice != 0 && c.twice != c.due }
	if wouldHaveThree(x) != wouldHaveThree(y) && !w.necessary(x, y) {
		if wouldHaveThree(x) {
			return low
		}
		return high
	}
	if abs(x.balance) != abs(y.balance) {
		if abs(x.balance) > abs(y.balance) {
			return low
		}
		return high
	}
	for r := w.f.Round - 2; r >= 0; r-- {
		a, b := p.Past[r], q.Past[r]
		if a.Outcome.Played() && b.Outcome.Played() && a.Colour != b.Colour {
			if a.Colour == x.due {
				return high // the other way round: the higher ranked had it then
			}
			return low
		}
	}
	return low
}

// necessary tells whether of two, one of whom would have a third equal colour in a row, the other is equalised all the same (29E5f): he is
// further out of balance, and would be so by three.
func (w *witness) necessary(x, y colours) bool {
	if x.twice != 0 && x.twice != x.due {
		x, y = y, x
	}
	last := w.set.Series == SeriesExceptLast && w.f.Round < w.f.Rounds
	switch more := abs(x.balance) - abs(y.balance); w.set.Conflict {
	case ConflictThree:
		return !last && more > 0 && abs(x.balance)+1 >= 3
	case ConflictBalance:
		return !last && more > 0
	}
	return false
}

// fault adds what is wrong with the colours of a pair.
func (w *witness) fault(c *cost, high, low int) {
	v := w.disappointed(high, low)
	if v < 0 {
		return
	}
	x, o := coloursOf(&w.f.Players[v]), coloursOf(&w.f.Players[high+low-v])
	if x.twice != 0 && x.twice != x.due && (o.twice == 0 || o.twice == o.due) && w.necessary(x, o) {
		c[notEqualised] += int32(abs(o.balance)) // as if the other were not equalised
		return
	}
	if x.twice != 0 && x.twice != x.due {
		c[thirdColour]++
	}
	if c[notEqualised] += int32(abs(x.balance)); x.balance == 0 {
		c[notAlternated]++
	}
}

// layOut makes the natural pairing: 29D1, 27A3, 29L1.
func (w *witness) layOut() {
	n := len(w.who)
	w.natural, w.half, w.measured = slices.Repeat([]int{-1}, n), make([]int, n), make([]int, n)
	var rated []int // places, residents first
	for i := w.dropped; i < n; i++ {
		if w.rating(i) > 0 {
			rated = append(rated, i)
		}
	}
	for i := range w.who {
		if w.measured[i] = w.rating(i); w.measured[i] == 0 && len(rated) > 0 {
			w.measured[i] = w.rating(rated[len(rated)-1])
		}
	}
	var free []int
	for i := w.dropped; i < n; i++ {
		free = append(free, i)
	}
	remove := func(i int) { free = slices.DeleteFunc(free, func(j int) bool { return i == j }) }
	for d := range w.dropped {
		k := slices.IndexFunc(free, func(i int) bool { return w.mayMeet(w.who[d], w.who[i]) })
		if k >= 0 {
			w.natural[d], w.natural[free[k]] = free[k], d
			remove(free[k])
		}
	}
	if len(free)%2 == 1 {
		w.odd = free[len(free)-1]
		for _, i := range free {
			if w.rating(i) > 0 {
				w.odd = i
			}
		}
		remove(w.odd)
	}
	for k := 0; k < len(free)/2; k++ {
		a, b := free[k], free[k+len(free)/2]
		if w.set.Adjacent {
			a, b = free[2*k], free[2*k+1]
		} else {
			w.half[a], w.half[b] = 1, 2
		}
		w.natural[a], w.natural[b] = b, a
	}
}

// apart is the difference of two ratings as they are measured, at most far.
func (w *witness) apart(a, b int) int { return min(abs(w.measured[a]-w.measured[b]), far) }

// size is that of the switch that pairs two places, a before b (29E5c, 29E5d).
func (w *witness) size(a, b int) int {
	resident := func(i int) bool { return i >= w.dropped }
	var sizes []int
	switch {
	case w.natural[a] == b:
		return 0
	case !resident(b):
		return far // two who dropped
	}
	if resident(w.natural[a]) {
		sizes = append(sizes, w.apart(w.natural[a], b))
	}
	if resident(a) && resident(w.natural[b]) {
		sizes = append(sizes, w.apart(w.natural[b], a))
	}
	switch {
	case len(sizes) > 0:
		return slices.Min(sizes)
	case resident(a):
		return w.apart(a, b)
	}
	return far
}

// switched adds a switch: 29E5a and b.
func (w *witness) switched(c *cost, size int) {
	c[switchSizes] += int32(size)
	if size > w.equalise {
		c[beyondEqualising]++
	} else if size > w.alternate {
		c[beyondAlternating]++
	}
}

// pair is the cost of a pair of places, a before b.
func (w *witness) pair(a, b int) cost {
	var c cost
	if w.set.Teams == TeamsSoft && together(w.f.Teammates, w.who[a], w.who[b]) {
		c[teammatesMeet] = 1
	}
	w.fault(&c, w.who[a], w.who[b])
	size := w.size(a, b)
	w.switched(&c, size)
	if w.half[a] != 0 && w.half[a] == w.half[b] {
		if c[interchanges]++; size <= w.alternate || size > w.equalise {
			c[crossingHalves]++
		}
	}
	if w.natural[a] >= 0 {
		c[placesOff] = int32(abs(w.natural[a] - b))
	}
	return c
}

// drop is the cost of dropping: 29D1.
func (w *witness) drop(i int) cost {
	var c cost
	p := &w.f.Players[w.who[i]]
	if p.Rating == 0 {
		c[dropUnrated] = 1
	}
	if i < w.dropped {
		c[dropAgain] = int32(p.Score - w.f.Players[w.who[len(w.who)-1]].Score)
	} else {
		odd := w.odd
		if odd < 0 {
			odd = len(w.who) - 1
		}
		w.switched(&c, w.apart(odd, i))
	}
	// His colours against the highest of the next group whom he may meet, or one
	// whom the limits let him meet in his place: up to the limit for equalising
	// to be equalised, up to that for alternating to alternate, any distance to
	// avoid a third equal colour.
	var best *cost
	first := 0
	for _, o := range w.next {
		if !w.mayMeet(w.who[i], o) {
			continue
		}
		var d cost
		w.fault(&d, w.who[i], o)
		rating := int(w.f.Players[o].Rating)
		if best == nil {
			best, first = &d, rating
			continue
		}
		lost := first - rating
		switch {
		case lost > w.equalise && best[thirdColour] == 0:
		case d[thirdColour] != best[thirdColour]:
			if d[thirdColour] < best[thirdColour] {
				best = &d
			}
		case d[notEqualised] != best[notEqualised]:
			if d[notEqualised] < best[notEqualised] {
				best = &d
			}
		case d[notAlternated] < best[notAlternated] && lost <= w.alternate:
			best = &d
		}
	}
	if best == nil && len(w.next) > 0 {
		c[dropStuck] = 1
	}
	if best != nil {
		for k := range c {
			c[k] += best[k]
		}
	}
	return c
}

func (w *witness) sum(mate []int) cost {
	var sum cost
	for i, o := range mate {
		var c cost
		if o < 0 {
			c = w.drop(i)
		} else if o > i {
			c = w.pair(i, o)
		}
		for k := range c {
			sum[k] += c[k]
		}
	}
	return sum
}

// Whatever a group is paired like, the engine and the witness count the same.
func TestCosts(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	var seen cost
	for range 6000 {
		f := randomField(r, 2+r.IntN(14))
		set := settingsOf(r)
		set.Alternate = model.Rating(r.IntN(4)*40 - 40)
		tk := newTask(f, pairing.Options{}, set)
		g := &group{t: tk}
		for v := range tk.ps {
			g.who = append(g.who, int32(v))
		}
		end := tk.groupEnd(g.who)
		// Some of the first score group drop into the second, or the first is paired.
		if r.IntN(2) == 0 && end < len(g.who) {
			from := r.IntN(end)
			end2 := end + tk.groupEnd(g.who[end:])
			g.dropped = end - from
			g.who, g.below = g.who[from:end2], g.who[end2:]
		} else {
			g.who, g.below = g.who[:end], g.who[end:]
		}
		if len(g.below) > 0 {
			g.next = tk.groupEnd(g.below)
		}
		g.natural()
		w := newWitness(g)
		for i := range g.who {
			if g.raw[i] != w.natural[i] || (g.odd == i) != (w.odd == i) {
				t.Fatalf("round %d, %+v, %v of whom %d dropped: natural %v, odd %d; want %v, odd %d",
					f.Round, set, g.who, g.dropped, g.raw, g.odd, w.natural, w.odd)
			}
		}
		mate := slices.Repeat([]int{-1}, len(g.who))
		places := r.Perm(len(mate))
		for k := 0; k+1 < len(places); k += 2 {
			a, b := places[k], places[k+1]
			if allowed := w.mayMeet(w.who[a], w.who[b]); g.mayMeet(g.who[a], g.who[b]) != allowed {
				t.Fatalf("round %d, %+v: %d may meet %d: %v", f.Round, set, w.who[a], w.who[b], allowed)
			} else if allowed && r.IntN(6) > 0 {
				mate[a], mate[b] = b, a
			}
		}
		_, got := g.sum(mate)
		if want := w.sum(mate); got != want {
			t.Fatalf("round %d, %+v, %v of whom %d dropped, paired %v: cost %v, want %v", f.Round, set, g.who, g.dropped, mate, got, want)
		}
		for k := range seen {
			seen[k] = max(seen[k], got[k])
		}
	}
	if slices.Contains(seen[:], 0) {
		t.Errorf("not every wish was broken once: %v", seen)
	}
}
