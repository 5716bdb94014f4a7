package check

import (
	"wallchart/pairing"
	"wallchart/phrase"
)

// How many pairs that are not the system's are explained; the rest are named.
// Each explanation weighs a bracket twice, which takes time in large fields.
const (
	mostReasons  = 24
	fewerReasons = 6
	largeField   = 500
)

// compare names the pairs that are not those of the system, the article by
// which the system's are better, and the colours that are the wrong way round.
func (x *examiner) compare(best *pairing.Round) error {
	opponent, white := map[int]int{}, map[int]bool{}
	for _, p := range best.Pairs {
		opponent[p.White], opponent[p.Black] = p.Black, p.White
		white[p.White] = true
	}
	reasons := mostReasons
	if len(x.f.Players) > largeField {
		reasons = fewerReasons
	}
	for k, p := range x.made.Pairs {
		who := []int{p.White, p.Black}
		if o, ok := opponent[p.White]; ok && o == p.Black {
			if !white[p.White] {
				x.add(Finding{Board: k + 1, Who: who, Rule: x.e.Rule,
					Text: phrase.New("%s and %s have the colours the wrong way round: the system gives White to %s.",
						x.name(p.White), x.name(p.Black), x.name(p.Black))})
			}
			continue
		}
		f := Finding{Board: k + 1, Who: who, Rule: x.e.Rule,
			Text: x.instead(opponent, p)}
		if x.e.WhyNot != nil && reasons > 0 && x.metIn(p.White, p.Black) == 0 {
			reasons--
			rs, err := x.e.WhyNot(x.f, p.White, p.Black, x.o)
			if err != nil {
				return err
			}
			for _, r := range rs {
				f.Rule, f.Text = phrase.Verbatim(r.Rule), phrase.Join(" ", f.Text, r.Text)
			}
		}
		x.add(f)
	}
	rests := best.Resting && x.made.Bye < 0 || x.e.KnockOut // whoever has no game; the pairs tell who should
	if b := x.made.Bye; b != best.Bye && !rests {
		f := Finding{Rule: x.e.Rule}
		if b >= 0 {
			f.Who = []int{b}
		}
		switch {
		case b >= 0 && best.Bye >= 0:
			f.Text = phrase.New("%s has the bye; by the system it is for %s.", x.name(b), x.name(best.Bye))
		case b >= 0:
			f.Text = phrase.New("%s has the bye; by the system it is for nobody.", x.name(b))
		default:
			f.Text = phrase.New("Nobody has the bye; by the system it is for %s.", x.name(best.Bye))
		}
		x.add(f)
	}
	return nil
}

// instead says that two do not meet, and whom they meet by the system.
func (x *examiner) instead(opponent map[int]int, p pairing.Pair) phrase.Text {
	a, b := x.name(p.White), x.name(p.Black)
	c, meets := opponent[p.White]
	d, alsoMeets := opponent[p.Black]
	switch {
	case meets && alsoMeets:
		return phrase.New("%s and %s do not meet by the system: %[1]s meets %[3]s, %[2]s meets %[4]s.", a, b, x.name(c), x.name(d))
	case meets:
		return phrase.New("%s and %s do not meet by the system: %[1]s meets %[3]s, %[2]s meets nobody.", a, b, x.name(c))
	case alsoMeets:
		return phrase.New("%s and %s do not meet by the system: %[1]s meets nobody, %[2]s meets %[3]s.", a, b, x.name(d))
	}
	return phrase.New("%s and %s do not meet by the system: %[1]s meets nobody, %[2]s meets nobody.", a, b)
}
