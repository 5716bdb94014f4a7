package health

import (
	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/phrase"
)

// phoneResults names the boards of which phones have sent results that differ, from each other or from the one that is entered.
func (h *look) phoneResults() {
	for n := range h.s.Rounds {
		r := &h.s.Rounds[n]
		if len(r.PhoneResults) == 0 {
			continue
		}
		for i := range r.Pairings {
			p := &r.Pairings[i]
			said, stands, differ := arbiter.PhoneResultsDiffer(h.s, n+1, p)
			if !differ {
				continue
			}
			var all []phrase.Text
			var facts []any
			for _, x := range said {
				all = append(all, h.sender(p, x))
				facts = append(facts, x.From, x.Result)
			}
			at := Place{Round: n + 1, Board: p.Board, Who: p.Sides[0]}
			if stands == "" {
				h.add("phones-differ", Fault, at, phrase.New("Round %d, board %d: the phones differ: %s. Nothing is entered; look at the slip.",
					n+1, p.Board, phrase.Join(", ", all...)), facts...)
				continue
			}
			h.add("phones-differ", Doubt, at, phrase.New("Round %d, board %d: %s is entered, and a phone says otherwise: %s. Look at the slip.",
				n+1, p.Board, stands, phrase.Join(", ", all...)), append(facts, stands)...)
		}
	}
}

// sender is who has sent what.
func (h *look) sender(p *model.Pairing, x model.PhoneResult) phrase.Text {
	if x.From == model.SenderSteward {
		return phrase.New("a steward %s", x.Result)
	}
	e, _ := h.s.Entry(p.Sides[x.From])
	return phrase.New("%s %s", called(&e), x.Result)
}
