package fide

import (
	"math/bits"
	"slices"

	"wallchart/pairing"
	"wallchart/phrase"
)

// Met is the reason of a pair that is asked why it is none.
func Met(made *pairing.Round, i, j int, rule string) []pairing.Reason {
	for _, p := range made.Pairs {
		if p.White == i && p.Black == j || p.White == j && p.Black == i {
			return []pairing.Reason{{Rule: rule, Text: phrase.New("They do meet.")}}
		}
	}
	return nil
}

// Summary sums a bracket up: how many players, of whom some were moved down, make how many pairs, and who is left over.
func Summary(size, moved, pairs int, left []phrase.Text) []phrase.Text {
	said := []phrase.Text{phrase.New("1 player; no pair.")}
	if size != 1 {
		said[0] = phrase.Count(pairs, "%[2]d players, %[3]d of them moved down; 1 pair.",
			"%[2]d players, %[3]d of them moved down; %[1]d pairs.", pairs, size, moved)
	}
	if len(left) > 0 {
		said = append(said, phrase.New("Left over: %s.", phrase.Join(", ", left...)))
	}
	return said
}

// Worst is the most important field in which two sums of weights differ, −1 for none.
func Worst(want, got []uint64) int {
	for k, x := range slices.Backward(want) {
		if x ^= got[k]; x != 0 {
			return 64*k + bits.Len64(x) - 1
		}
	}
	return -1
}

// PassedOver says why somebody who came first in order is not the opponent.
func PassedOver(who phrase.Text, r pairing.Reason) pairing.Reason {
	return pairing.Reason{Rule: r.Rule, Text: phrase.New("Not %s, who came first in order: %s", who, r.Text)}
}

// ExplainOrder adds to the pairs of a bracket why natural opponents were passed over: natural has for each pair its number in the
// bracket, that of the opponent and of the one who came first in order. Made are in the order of pairs.
func ExplainOrder(natural [][3]int32, pairs [][2]int32, made []pairing.Pair, ruledOut func(i, first int32) []pairing.Reason) {
	for _, n := range natural {
		if n[1] == n[2] {
			continue
		}
		k := slices.IndexFunc(pairs, func(p [2]int32) bool { return p[0] == n[0] })
		made[k].Why = append(made[k].Why, ruledOut(n[0], n[2])...)
	}
}
