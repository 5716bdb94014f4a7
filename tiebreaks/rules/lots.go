package rules

import (
	"cmp"
	"slices"

	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var LOTS = &tiebreaks.TieBreak{
	Code: "LOTS", Name: phrase.New("Drawing of lots"), Also: []string{"Lot", "Drawing lots", "Coin flip"},
	Short: phrase.New("Lots"),
	Rule:  []tiebreaks.Source{told("event regulations"), usChess("34E12")}, For: tiebreaks.Both, Type: tiebreaks.D,
	Format: tiebreaks.Whole, Lower: true, Ends: true,
	Doc: phrase.New("Everybody draws a number; the lower is ahead. The numbers follow from the seed that is kept with " +
		"the section, so that the draw can be repeated and nobody can draw again in secret."),
	Missing: func(w *tiebreaks.Work, _ tiebreaks.Use) phrase.Text {
		if w.Sheet.Section.Ranking.Lots == 0 {
			return phrase.New("no lots have been drawn; draw them, and the seed is kept with the section")
		}
		return phrase.Text{}
	},
	Each: func(t *tiebreaks.Tally) {
		v := tiebreaks.Value(lot(t.Work, t.Who)) * tiebreaks.One
		seed := tiebreaks.Whole.Text(tiebreaks.Value(t.Sheet.Section.Ranking.Lots) * tiebreaks.One)
		t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(v), Why: phrase.New("drawn with the seed %s", seed)})
	},
}

// lot is the number a participant draws, from 1. It depends on the seed and the
// participants' IDs, not on their order.
func lot(w *tiebreaks.Work, i int) int {
	drawn := tiebreaks.Once(w, lotsDrawn{}, func() []int {
		seed := uint64(w.Sheet.Section.Ranking.Lots)
		order := make([]int, w.N())
		keys := make([]uint64, w.N())
		for k := range order {
			order[k] = k
			keys[k] = mix(mix(seed) + uint64(w.Sheet.Lines[k].ID))
		}
		slices.SortFunc(order, func(a, b int) int { return cmp.Compare(keys[a], keys[b]) })
		drawn := make([]int, w.N())
		for n, k := range order {
			drawn[k] = n + 1
		}
		return drawn
	})
	return drawn[i]
}

// lotsDrawn is the key of the numbers drawn.
type lotsDrawn struct{}

// mix is the finishing step of the SplitMix64 generator.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
