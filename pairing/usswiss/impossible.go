package usswiss

import (
	"slices"

	"wallchart/pairing"
	"wallchart/phrase"
)

var refusal = pairing.Refusal{
	Again:       phrase.New("Players who have met do not meet again (27A1)."),
	Kept:        phrase.New("Teammates and forbidden pairs are kept apart (28N, 28T)."),
	KeptCure:    phrase.New("let teammates meet where it cannot be helped, or lift a forbidden pair for this round"),
	Colours:     phrase.New("Nobody is to have a third equal colour in a row before the last round (29E5f1)."),
	ColoursCure: phrase.New("choose 29E5f instead, which allows it where a group cannot be paired otherwise"),
	NoBye:       phrase.New("The number of players is odd, and everybody has had a full-point bye or a win by forfeit (28L3)."),
	NoByeCure:   phrase.New("let a house player fill in (28M1)"),
}

func (t *task) name(v int32) phrase.Text { return t.f.Players[t.ps[v].index].Numbered() }

// unpairable explains, from a matching with as many pairs as possible, why the
// persons cannot all be paired.
func (t *task) unpairable(who []int32) error {
	t.single.Match(t.adjacency(who, nil), nil)
	kept := func(v, w int32) bool { return slices.Contains(t.ps[v].barred, w) }
	return refusal.Unpaired(t.f, pairing.Unpaired{Who: who, Mates: t.single.Mate,
		Index: func(v int32) int { return t.ps[v].index }, Meet: t.mayMeet, Kept: kept})
}

// noBye explains why nobody can have the bye.
func (t *task) noBye(who []int32) error {
	if cs := t.byeOrder(); len(cs) > 0 {
		return t.unpairable(without(who, cs[0]))
	}
	return refusal.Byeless(t.f, nil)
}
