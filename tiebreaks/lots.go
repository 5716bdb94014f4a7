package tiebreaks

import (
	"cmp"
	"slices"

	"wallchart/model"
)

var lots = &TieBreak{
	Code: "LOTS", Name: "Drawing of lots", Also: []string{"Lot", "Drawing lots", "Coin flip"},
	Rule: "FIDE C.07 (March 2026) 4.2; US Chess 34E12", For: Both, Type: D, Format: Whole, Lower: true, Ends: true,
	Doc: "Everybody draws a number; the lower is ahead. The numbers follow from the seed that is kept with the section, so that the draw " +
		"can be repeated and nobody can draw again in secret.",
	Missing: func(w *Work, _ Use) string {
		if w.Sheet.Section.Ranking.Lots == 0 {
			return "no lots have been drawn; draw them, and the seed is kept with the section"
		}
		return ""
	},
	Each: func(t *Tally) {
		v := Value(t.lot(t.Who)) * One
		t.Add(Part{Opponent: -1, Text: t.text(Whole, v), Amount: v, As: "lot", Why: "drawn with the seed " + Whole.Text(Value(t.Sheet.Section.Ranking.Lots)*One)})
	},
}

// lot is the number a participant draws, from 1. It depends on the seed and the
// participants' IDs, not on their order.
func (w *Work) lot(i int) int {
	if w.lots == nil {
		seed := uint64(w.Sheet.Section.Ranking.Lots)
		order := make([]int, w.N())
		keys := make([]uint64, w.N())
		for k := range order {
			order[k] = k
			keys[k] = mix(mix(seed) + uint64(w.Sheet.Lines[k].ID))
		}
		slices.SortFunc(order, func(a, b int) int { return cmp.Compare(keys[a], keys[b]) })
		w.lots = make([]int, w.N())
		for n, k := range order {
			w.lots[k] = n + 1
		}
	}
	return w.lots[i]
}

// mix is the finishing step of the SplitMix64 generator.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

var manual = &TieBreak{
	Code: "MANUAL", Name: "Order laid down by hand", Also: []string{"By hand"},
	Rule: "the arbiter", For: Both, Type: A, Format: Whole,
	Doc:   "The order that was entered by hand. Those it does not name stay level behind those it does.",
	Among: byHand,
}

var playoff = &TieBreak{
	Code: "PLAYOFF", Name: "Play-off", Also: []string{"Play off", "Speed play-off", "Tie-break match"},
	Rule: "FIDE C.07 (March 2026) 5; US Chess 34E13", For: Both, Type: A, Format: Whole,
	Doc:   "The result of a play-off, entered by hand as an order of those who played it. Those it does not name stay level behind.",
	Among: byHand,
}

// byHand orders the members as Ranking.Manual has them.
func byHand(g *Group) {
	at := func(i int) int {
		if k := slices.Index(g.Sheet.Section.Ranking.Manual, g.Sheet.Lines[i].ID); k >= 0 {
			return k
		}
		return 1 << 30
	}
	g.Order(func(a, b int) int { return cmp.Compare(at(a), at(b)) })
}

var deall = &TieBreak{
	Code: "DEALL", Name: "Direct encounter, only when all have met", Also: []string{"Head-to-head, all met"},
	Rule: "4NCL Congress; Calgary Junior", For: Players, Type: A, Format: Whole, Takes: ModForfeits,
	Doc: "The games among those still tied, and only if every one of them has met every other; otherwise it separates nobody.",
	Among: func(g *Group) {
		e := g.encounter(model.GamePoints)
		if _, miss := e.scores(g.Members); slices.Max(miss) == 0 {
			g.tiers(e.order(g.Members))
		} else {
			g.Note("not all of them have met")
		}
		g.Table = func() [][]string { return e.table(g.Members) }
	},
}
