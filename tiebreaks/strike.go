package tiebreaks

import (
	"strconv"

	"wallchart/phrase"
)

// strike applies the modifiers of a use to the parts, once for all records.
//
// The least significant part is the one of the opponent with the lowest score,
// among equals the one with the lowest amount. Where the rules say so (C.07
// 16.5) a low cut takes the lowest voluntary unplayed round instead, unless that
// is worth less than the least significant one. High cuts know no exception.
func strike(t *Tally) {
	u := t.Use
	low, high := u.Low, u.High
	if t.Rules.CutsByRounds && u.TieBreak.Type == C && low == 1 {
		n := roundsCut(t.Sheet.Rounds)
		low, high = low*n, high*n
	}
	first := u.TieBreak.Type == B
	for k := range low {
		name := "C" + strconv.Itoa(k+1)
		if high > 0 {
			name = "M" + strconv.Itoa(k+1)
		}
		switch at := lowest(t.Parts, first); {
		case at < 0:
		case first:
			hit(&t.Parts[at], phrase.New("%s: the first rounds are left out", name))
		case t.Rules.VoluntaryFirst:
			strikeVoluntary(t, at, name)
		default:
			hit(&t.Parts[at], phrase.New("%s: the lowest", name))
		}
	}
	for k := range high {
		if at := highest(t.Parts); at >= 0 {
			hit(&t.Parts[at], phrase.New("%s: the highest", "M"+strconv.Itoa(k+1)))
		}
	}
}

// roundsCut is France's number of values cut.
func roundsCut(rounds int) int {
	switch {
	case rounds <= 7:
		return 1
	case rounds <= 12:
		return 2
	}
	return 3
}

func hit(p *Part, why phrase.Text) { p.Struck, p.StruckWhy = true, why }

func strikeVoluntary(t *Tally, least int, name string) {
	vol := -1
	for i := range t.Parts {
		p := &t.Parts[i]
		if !p.cuttable() || !p.Voluntary {
			continue
		}
		if vol < 0 || p.Value() < t.Parts[vol].Value() || p.Value() == t.Parts[vol].Value() && p.Rank < t.Parts[vol].Rank {
			vol = i
		}
	}
	if vol >= 0 && t.Parts[vol].Value() >= t.Parts[least].Value() {
		hit(&t.Parts[vol], phrase.New("%s: a voluntary unplayed round first (%s)", name, "C.07 16.5"))
		return
	}
	hit(&t.Parts[least], phrase.New("%s: the least significant value", name))
}

func (p *Part) cuttable() bool { return p.Counts() && !p.After && !p.Fixed }

// lowest is the least significant part left, -1 for none; with first it is the
// earliest one.
func lowest(parts []Part, first bool) int {
	at := -1
	for i := range parts {
		p := &parts[i]
		if !p.cuttable() {
			continue
		}
		if at < 0 {
			at = i
			if first {
				break
			}
		} else if q := &parts[at]; p.Rank < q.Rank || p.Rank == q.Rank && p.Value() < q.Value() {
			at = i
		}
	}
	return at
}

// highest is the most significant part left, -1 for none.
func highest(parts []Part) int {
	at := -1
	for i := range parts {
		p := &parts[i]
		if !p.cuttable() {
			continue
		}
		if at < 0 || p.Rank > parts[at].Rank || p.Rank == parts[at].Rank && p.Value() > parts[at].Value() {
			at = i
		}
	}
	return at
}

// Drop strikes the k lowest and the k highest parts, for records that cut by
// their own rule.
func Drop(t *Tally, low, high int, why phrase.Text) {
	for range low {
		if at := lowest(t.Parts, false); at >= 0 {
			hit(&t.Parts[at], phrase.New("%s: the lowest", why))
		}
	}
	for range high {
		if at := highest(t.Parts); at >= 0 {
			hit(&t.Parts[at], phrase.New("%s: the highest", why))
		}
	}
}
