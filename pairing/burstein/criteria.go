package burstein

import (
	"wallchart/pairing/matching"
	"wallchart/phrase"
)

// criterion is one of C4 to C8: a list of numbers, the most important first,
// that are to be as great as possible, each the sum of what the pairs bring.
// Between two pairings the first number in which they differ decides, then the
// next criterion.
type criterion struct {
	article string
	says    string      // what is asked for
	fails   phrase.Text // what is wrong with a pairing that is worse by it
	// most is how great each number can become; none when the criterion has no
	// say in the bracket.
	most func(b *bracket) []int
	// weigh adds what the pair of local vertices i and j brings, i before j, to
	// the numbers, which begin at those bits.
	weigh func(b *bracket, w matching.Weight, at []int, i, j int)
}

// criteria in order of importance. C1 and C3 are task.mayMeet, C2 and the bye
// are task.giveBye.
var criteria = []criterion{{
	article: "C4",
	says:    "All who are not paired in the bracket, and all below, can still be paired.",
	fails:   phrase.New("Then not everybody could be paired."),
	most: func(b *bracket) []int {
		if !b.complete {
			return nil
		}
		return []int{len(b.verts) / 2}
	},
	weigh: func(_ *bracket, w matching.Weight, at []int, _, _ int) { w.Count(at[0]) },
}, {
	article: "C5",
	says:    "As many pairs as possible.",
	fails:   phrase.New("The bracket would have fewer pairs: more players would float down."),
	most:    func(b *bracket) []int { return []int{b.size / 2} },
	weigh: func(b *bracket, w matching.Weight, at []int, _, j int) {
		if j < b.size {
			w.Count(at[0])
		}
	},
}, {
	article: "C6",
	says: "The scores of those who float down, from the highest, are as low as possible: of the highest score, as many as possible are " +
		"paired, and so on.",
	fails: phrase.New("Players with a higher score would float down."),
	most: func(b *bracket) []int {
		if len(b.slots) == 1 {
			return nil
		}
		return b.slots
	},
	weigh: func(b *bracket, w matching.Weight, at []int, i, j int) {
		if j < b.size {
			w.Count(at[b.slot[i]])
			w.Count(at[b.slot[j]])
		}
	},
}, {
	article: "C7",
	says: "Those float down with whom the next bracket does best on C1 to C6: most pairs there, and the lowest scores floating " +
		"on. One bracket ahead, and without its colours.",
	fails: phrase.New("The next bracket would have fewer pairs, or float higher scores."),
	most: func(b *bracket) []int {
		if b.nexts == 0 {
			return nil
		}
		return append([]int{(b.size + b.nexts) / 2}, b.slots...)
	},
	weigh: func(b *bracket, w matching.Weight, at []int, i, j int) {
		if j < b.size || j >= b.size+b.nexts {
			return
		}
		if w.Count(at[0]); i < b.size {
			w.Count(at[1+b.slot[i]])
		}
	},
}, {
	article: "C8",
	says:    "As few players as possible miss the colour they prefer.",
	fails:   phrase.New("More players would not get the colour they prefer."),
	most:    func(b *bracket) []int { return []int{b.size / 2} },
	weigh: func(b *bracket, w matching.Weight, at []int, i, j int) {
		if j < b.size && !clash(b.person(i), b.person(j)) {
			w.Count(at[0])
		}
	},
}}

// layOut gives each number of each criterion a field in the weights, the first
// of C4 on top, above so many bits for the order of article 4.
func (b *bracket) layOut(order int) {
	l := matching.Layout{Bits: order}
	b.at = make([][]int, len(criteria))
	for k := len(criteria) - 1; k >= 0; k-- {
		most := criteria[k].most(b)
		b.at[k] = make([]int, len(most))
		for n := len(most) - 1; n >= 0; n-- {
			b.at[k][n] = l.Field(most[n])
		}
	}
	b.bits = l.Bits
}

// weigh fills in the weight of the edge between local vertices i and j, i
// before j.
func (b *bracket) weigh(w matching.Weight, i, j int) {
	for k := range criteria {
		if len(b.at[k]) > 0 {
			criteria[k].weigh(b, w, b.at[k], i, j)
		}
	}
}
