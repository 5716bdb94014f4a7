package dutch

import (
	"wallchart/pairing/fide"
	"wallchart/pairing/matching"
	"wallchart/phrase"
)

// The criteria of article 2 of C.04.3, each in one place. C1 and C3 forbid
// pairs, C2 byes (absolute.go, edition.go); C5 fixes the score of whoever gets
// the bye before the first bracket is paired (findByeScore in completion.go).
// C4 and C6 to C21 are the records below, in order of importance.

// A criterion is one or more fields of the edge weights. The sum of a field
// over a matching says how well the criterion is kept: more is better.
type criterion struct {
	article string
	worse   phrase.Text // said of a pairing that keeps it less well

	// room appends, for each of its fields from the least significant, how
	// large the sum can become; 0 or no field where it cannot tell the candidates
	// of the bracket apart.
	room func(b *bracket, most []int) []int

	// What an edge adds to the fields, which begin at the given bits: a pair of
	// the bracket, a pair of somebody with one of the next score group, any pair
	// of the graph, and the bye. nil is nothing.
	pair func(b *bracket, to entry, e edge)
	next func(b *bracket, to entry, e edge)
	any  func(b *bracket, to entry)
	bye  func(b *bracket, to entry, v int32)
}

// An entry is where a criterion writes into the weight of an edge.
type entry struct {
	w  matching.Weight
	at []int // the bit where each begins, −1 for one that is not needed
}

func (to entry) add(field int, v uint64) {
	if at := to.at[field]; at >= 0 {
		to.w.Add(at, v)
	}
}

func (to entry) addIf(field int, ok bool) {
	if ok {
		to.add(field, 1)
	}
}

// An edge is a pair of two vertices of the bracket's graph, i ranked higher.
type edge struct {
	i, j int
	h, l *person
	down bool // i is a moved-down player
}

// criteria2026 is the text in force; the brackets of 2017 other than the
// collapsed last one go by it too, but for C9 (see before in edition.go).
var criteria2026 = []criterion{
	{
		article: "C4",
		worse:   phrase.New("Then not everybody could be paired, or the bye would go to one who may not have it."),
		room:    when(func(b *bracket) bool { return b.covers() || b.dummy >= 0 }),
		any:     func(b *bracket, to entry) { to.addIf(0, b.covers()) },
		bye:     func(_ *bracket, to entry, _ int32) { to.add(0, 1) },
	},
	{
		article: "C6",
		worse:   phrase.New("The bracket would have fewer pairs: more players would float down."),
		room:    when(always),
		pair:    func(_ *bracket, to entry, _ edge) { to.add(0, 1) },
	},
	{
		article: "C7",
		worse:   phrase.New("Players with a higher score would float down."),
		room:    perScore((*bracket).mixed),
		pair:    func(b *bracket, to entry, e edge) { to.add(b.slot[e.i], 1) },
	},
	{
		article: "C8",
		worse:   phrase.New("The next bracket would have fewer pairs, or float higher scores."),
		room:    roomAhead,
		next: func(b *bracket, to entry, e edge) {
			to.add(len(to.at)-1, 1)
			to.add(b.slot[e.i], 1)
		},
	},
	{
		article: "C9",
		worse:   phrase.New("The bye would go to a player with more unplayed rounds."),
		room:    roomUnplayed,
		bye:     func(b *bracket, to entry, v int32) { to.add(0, uint64(b.mostUnplayed-b.t.ps[v].unplayed)) },
	},
	colourDifference("C10"), thirdColour("C11"), preference("C12"), strongPreference("C13"),
	{
		article: "C14",
		worse:   phrase.New("A player who floated down in the last round would float down again."),
		room:    roomDown(0),
		pair:    residentFloats(0),
	},
	{
		article: "C15",
		worse:   phrase.New("A player who floated up in the last round would float up again."),
		room:    when(func(b *bracket) bool { return b.mixed() && b.up[0] > 0 }),
		pair:    opponentFloats(0),
	},
	{
		article: "C16",
		worse:   phrase.New("A player who floated down two rounds ago would float down again."),
		room:    roomDown(1),
		pair:    residentFloats(1),
	},
	{
		article: "C17",
		worse:   phrase.New("A player who floated up two rounds ago would float up again."),
		room:    when(func(b *bracket) bool { return b.mixed() && b.up[1] > 0 }),
		pair:    opponentFloats(1),
	},
	{
		article: "C18",
		worse:   phrase.New("Players who floated down in the last round would meet lower scores."),
		room:    perScore(func(b *bracket) bool { return b.mixed() && b.down[0] > 0 }),
		pair:    floaterDifference(0),
	},
	{
		article: "C19",
		worse:   phrase.New("Players who floated up in the last round would meet higher scores."),
		room:    perScore(func(b *bracket) bool { return b.mixed() && b.up[0] > 0 }),
		pair:    opponentDifference(0),
	},
	{
		article: "C20",
		worse:   phrase.New("Players who floated down two rounds ago would meet lower scores."),
		room:    perScore(func(b *bracket) bool { return b.mixed() && b.down[1] > 0 }),
		pair:    floaterDifference(1),
	},
	{
		article: "C21",
		worse:   phrase.New("Players who floated up two rounds ago would meet higher scores."),
		room:    perScore(func(b *bracket) bool { return b.mixed() && b.up[1] > 0 }),
		pair:    opponentDifference(1),
	},
	pairedSet,
}

// pairedSet is the order of 4.4: the moved-down players who are paired, the
// first most significant.
var pairedSet = criterion{
	article: "4.4",
	worse:   phrase.New("It would be as good, but other moved-down players come first in the order of candidates."),
	room: func(b *bracket, most []int) []int {
		for range b.mdps {
			most = append(most, 1)
		}
		return most
	},
	pair: func(b *bracket, to entry, e edge) {
		if e.down {
			to.add(b.mdps-1-e.i, 1)
		}
	},
}

// The four criteria of colours are in both editions, under other numbers.

func colourDifference(article string) criterion {
	return criterion{
		article: article,
		worse:   phrase.New("A topscorer or his opponent would get a colour difference beyond two."),
		room:    when((*bracket).hasTopscorer),
		pair:    func(_ *bracket, to entry, e edge) { to.addIf(0, !(clash(e.h, e.l) && e.h.Wide() && e.l.Wide())) },
	}
}

func thirdColour(article string) criterion {
	return criterion{
		article: article,
		worse:   phrase.New("A topscorer or his opponent would get a colour three times running."),
		room:    when((*bracket).hasTopscorer),
		pair:    func(_ *bracket, to entry, e edge) { to.addIf(0, !(bothAbsolute(e.h, e.l) && thirdInRow(e.h, e.l))) },
	}
}

func preference(article string) criterion {
	return criterion{
		article: article,
		worse:   phrase.New("More players would not get the colour they are due."),
		room:    when(always),
		pair:    func(_ *bracket, to entry, e edge) { to.addIf(0, !clash(e.h, e.l)) },
	}
}

// strongPreference counts the pairs in which no strong preference is broken: not
// one where the other's is as strong, or absolute. Where both are absolute,
// nobody's is merely strong.
func strongPreference(article string) criterion {
	return criterion{
		article: article,
		worse:   phrase.New("More players would not get a colour they strongly are due."),
		room:    when(always),
		pair: func(_ *bracket, to entry, e edge) {
			to.addIf(0, !(clash(e.h, e.l) && e.h.Strength >= fide.Strong && e.l.Strength >= fide.Strong) || bothAbsolute(e.h, e.l))
		},
	}
}

// thirdInRow tells, of two players with the same absolute preference, whether
// the one who does not get it has a colour three times running.
func thirdInRow(h, l *person) bool {
	a, b := abs(h.Difference), abs(l.Difference)
	switch {
	case a == b:
		return h.Repeated() != 0 && h.Repeated() == l.Repeated()
	case a > b:
		return l.Repeated() == l.Wants.Opposite()
	}
	return h.Repeated() == h.Wants.Opposite()
}

// residentFloats counts the residents who are paired, and so do not float down
// as they did so many rounds ago.
func residentFloats(ago int) func(*bracket, entry, edge) {
	return func(_ *bracket, to entry, e edge) {
		to.addIf(0, e.l.down[ago])
		to.addIf(0, !e.down && e.h.down[ago])
	}
}

// opponentFloats counts the pairs that lift nobody who floated up so many
// rounds ago.
func opponentFloats(ago int) func(*bracket, entry, edge) {
	return func(_ *bracket, to entry, e edge) { to.addIf(0, !(e.down && e.l.up[ago])) }
}

// floaterDifference counts, by score, those who floated down so many rounds ago
// and are paired; the higher ones' places are more significant, so that the
// largest differences are avoided first.
func floaterDifference(ago int) func(*bracket, entry, edge) {
	return func(b *bracket, to entry, e edge) {
		to.addIf(b.slot[e.j], e.l.down[ago])
		to.addIf(b.slot[e.i], e.h.down[ago])
	}
}

// opponentDifference counts, by the higher player's score, the pairs that lift
// nobody who floated up so many rounds ago.
func opponentDifference(ago int) func(*bracket, entry, edge) {
	return func(b *bracket, to entry, e edge) { to.addIf(b.slot[e.i], !(e.down && e.l.up[ago])) }
}
