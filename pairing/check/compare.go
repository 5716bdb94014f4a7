package check

import (
	"fmt"

	"wallchart/pairing"
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
					Text: fmt.Sprintf("%s and %s have the colours the wrong way round: the system gives White to %s.",
						x.name(p.White), x.name(p.Black), x.name(p.Black))})
			}
			continue
		}
		f := Finding{Board: k + 1, Who: who, Rule: x.e.Rule,
			Text: fmt.Sprintf("%s and %s do not meet by the system%s", x.name(p.White), x.name(p.Black), x.instead(opponent, p))}
		if x.e.WhyNot != nil && reasons > 0 && x.metIn(p.White, p.Black) == 0 {
			reasons--
			rs, err := x.e.WhyNot(x.f, p.White, p.Black, x.o)
			if err != nil {
				return err
			}
			for _, r := range rs {
				f.Rule, f.Text = r.Rule, f.Text+" "+r.Text
			}
		}
		x.add(f)
	}
	rests := best.Resting && x.made.Bye < 0 // whoever has no game; the pairs tell who should
	if b := x.made.Bye; b != best.Bye && !rests {
		f := Finding{Rule: x.e.Rule, Text: "Nobody has the bye; by the system it is for "}
		if b >= 0 {
			f.Who, f.Text = []int{b}, fmt.Sprintf("%s has the bye; by the system it is for ", x.name(b))
		}
		if best.Bye >= 0 {
			f.Text += x.name(best.Bye) + "."
		} else {
			f.Text += "nobody."
		}
		x.add(f)
	}
	return nil
}

// instead names whom the two meet by the system.
func (x *examiner) instead(opponent map[int]int, p pairing.Pair) string {
	text := ":"
	for k, i := range [2]int{p.White, p.Black} {
		if k == 1 {
			text += ","
		}
		if o, ok := opponent[i]; ok {
			text += fmt.Sprintf(" %s meets %s", x.name(i), x.name(o))
		} else {
			text += fmt.Sprintf(" %s meets nobody", x.name(i))
		}
	}
	return text + "."
}
