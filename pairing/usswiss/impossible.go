package usswiss

import (
	"wallchart/pairing"
	"wallchart/phrase"
)

func (t *task) name(v int32) phrase.Text { return t.f.Players[t.ps[v].index].Numbered() }

// unpairable explains, from a matching with as many pairs as possible, why the
// persons cannot all be paired.
func (t *task) unpairable(who []int32) error {
	t.single.Match(t.adjacency(who, nil), nil)
	e := &pairing.Impossible{Round: t.f.Round}
	met, kept, colours := false, false, false
	for i, v := range who {
		if t.single.Mate[i] >= 0 {
			continue
		}
		e.Left = append(e.Left, t.name(v))
		for _, w := range who {
			switch a, b := t.ps[v].index, t.ps[w].index; {
			case v == w || t.mayMeet(v, w):
			case t.f.Players[a].Met(b):
				met = true
			case t.noSeries && t.ps[v].twice != 0 && t.ps[v].twice == t.ps[w].twice:
				colours = true
			default:
				kept = true
			}
		}
	}
	if met {
		e.Rules = append(e.Rules, phrase.New("Players who have met do not meet again (27A1)."))
		e.Cures = append(e.Cures, phrase.New("allow one pair a repeat by pairing it by hand"))
	}
	if kept {
		e.Rules = append(e.Rules, phrase.New("Teammates and forbidden pairs are kept apart (28N, 28T)."))
		e.Cures = append(e.Cures, phrase.New("let teammates meet where it cannot be helped, or lift a forbidden pair for this round"))
	}
	if colours {
		e.Rules = append(e.Rules, phrase.New("Nobody is to have a third equal colour in a row before the last round (29E5f1)."))
		e.Cures = append(e.Cures, phrase.New("choose 29E5f instead, which allows it where a group cannot be paired otherwise"))
	}
	e.Cures = append(e.Cures, phrase.New("give some of those left a bye"), phrase.New("end the event after this many rounds"))
	return e
}

// noBye explains why nobody can have the bye.
func (t *task) noBye(who []int32) error {
	if cs := t.byeOrder(); len(cs) > 0 {
		return t.unpairable(without(who, cs[0]))
	}
	return &pairing.Impossible{Round: t.f.Round,
		Rules: []phrase.Text{phrase.New("The number of players is odd, and everybody has had a full-point bye or a win by forfeit (28L3).")},
		Cures: []phrase.Text{phrase.New("give a second bye by hand"), phrase.New("let a house player fill in (28M1)")}}
}
