package pairing

import (
	"cmp"
	"slices"

	"wallchart/model"
)

// SortBoards puts the pairs in board order (C.04.2, 2026): the score of the
// higher-ranked player of the pair, the sum of both scores, the pairing number
// of the higher-ranked. With acceleration the score is the pairing score.
func (f *Field) SortBoards(pairs []Pair) { f.sortBoards(pairs, false) }

// SortBoardsRated is SortBoards where players of one score are ranked by rating and only
// then by number (US Chess 29A); the unrated rank below the rated.
func (f *Field) SortBoardsRated(pairs []Pair) { f.sortBoards(pairs, true) }

// sortBoards sorts pairs into the order of their boards: by the higher score of the two, the sum of both, and then the rating or the
// number of who stands higher.
func (f *Field) sortBoards(pairs []Pair, rated bool) {
	type key struct {
		high, sum model.Points
		rating    model.Rating
		number    int
	}
	of := func(p Pair) key {
		a, b := &f.Players[p.White], &f.Players[p.Black]
		above := f.higher(p.Black, p.White)
		if rated && a.Pairing() == b.Pairing() && a.Rating != b.Rating {
			above = b.Rating > a.Rating
		}
		if above {
			a, b = b, a
		}
		k := key{high: a.Pairing(), sum: a.Pairing() + b.Pairing(), number: a.Number}
		if rated {
			k.rating = a.Rating
		}
		return k
	}
	type keyed struct {
		key
		pair Pair
	}
	ks := make([]keyed, len(pairs))
	for i, p := range pairs {
		ks[i] = keyed{of(p), p}
	}
	slices.SortFunc(ks, func(a, b keyed) int {
		return cmp.Or(cmp.Compare(b.high, a.high), cmp.Compare(b.sum, a.sum), cmp.Compare(b.rating, a.rating), cmp.Compare(a.number, b.number))
	})
	for i := range ks {
		pairs[i] = ks[i].pair
	}
}

// higher tells whether player i is ranked above player j: pairing score, then
// pairing number.
func (f *Field) higher(i, j int) bool {
	a, b := &f.Players[i], &f.Players[j]
	if x, y := a.Pairing(), b.Pairing(); x != y {
		return x > y
	}
	return a.Number < b.Number
}

// LastDifference looks for the latest game in which two colour histories
// differ, counted back from the end of each (C.04.3 5.2.3, C.04.6 4.3.6), and
// returns the colours the two had.
func LastDifference(a, b []model.Colour) (model.Colour, model.Colour) {
	for i, j := len(a)-1, len(b)-1; i >= 0 && j >= 0; i, j = i-1, j-1 {
		if a[i] != b[j] {
			return a[i], b[j]
		}
	}
	return model.NoColour, model.NoColour
}
