package prizes

import (
	"slices"

	"wallchart/model"
)

// A payment is what somebody wins by his place.
type payment struct {
	parts   []Part
	sums    []Sum
	instead []Instead
	moved   []Part      // what the limits of others have left to him; in parts too
	uncut   model.Cents // what it was before his own limit; 0 = no limit bound
	grown   model.Cents // what his place would bring now that others left the places after him, where that is more
}

func (p *payment) amount() model.Cents { return amount(p.parts) }

// amount is the sum of parts.
func amount(parts []Part) (total model.Cents) {
	for _, p := range parts {
		total += p.Amount
	}
	return total
}

// pieces pays a total out of pots: rows are what each gets.
func (f *field) pieces(paid []payment, who []int, rows []model.Cents, pots []int, ideal func(row, column int) model.Cents) {
	columns := make([]model.Cents, len(pots))
	for c, z := range pots {
		columns[c] = f.pots[z].amount
	}
	for r, pieces := range spread(rows, columns, ideal) {
		for c, piece := range pieces {
			if piece > 0 {
				paid[who[r]].parts = append(paid[who[r]].parts, Part{Prize: f.pots[pots[c]].prize, Amount: piece})
			}
		}
	}
}

// share pays pots to those who share them equally, nobody above his limit; no limits are none.
func (f *field) share(paid []payment, who, pots []int, limits []model.Cents) {
	total := f.sum(pots)
	if limits == nil {
		limits = slices.Repeat([]model.Cents{total}, len(who))
	}
	rows := split(total, limits, f.unit)
	f.pieces(paid, who, rows, pots, func(r, c int) model.Cents { return ofTotal(f.pots[pots[c]].amount, rows[r], total) })
	up := level(total, limits)
	by, limited := 0, false // who is eligible for nothing that is left does not share
	below := func(l model.Cents) bool { return (fraction{int64(l), 1}).compare(up) < 0 }
	for _, l := range limits {
		if l > 0 {
			by, limited = by+1, limited || below(l)
		}
	}
	for r, p := range who {
		if limits[r] == 0 {
			continue
		}
		paid[p].sums = []Sum{{Prizes: f.whole(pots), By: by, OthersLimited: limited && !below(limits[r])}}
		if below(limits[r]) {
			paid[p].sums[0].Limit = limits[r]
		}
	}
}

// whole are pots with all that they are worth.
func (f *field) whole(pots []int) []Part {
	parts := make([]Part, len(pots))
	for n, z := range pots {
		parts[n] = Part{Prize: f.pots[z].prize, Amount: f.pots[z].amount}
	}
	return parts
}

// offers are what the flights that somebody is in would have given him: of those from which he is paid only where he is
// paid from others as well, and the places only where he is not paid from them.
func (f *field) offers(p int, g, left, from []int) []Instead {
	var all []Instead
	for fl := range f.flights {
		others := slices.DeleteFunc(slices.Clone(from), func(z int) bool { return f.pots[z].flight == fl })
		if !f.flights[fl].in[p] || len(others) == 0 || f.flights[fl].place() && len(others) < len(from) {
			continue
		}
		in := f.members(g, fl)
		if pots := f.best(left, fl, len(in)); len(pots) > 0 {
			all = append(all, Instead{Flight: f.flights[fl].name, Prizes: f.whole(pots), By: len(in), Amount: f.sum(pots) / model.Cents(len(in))})
		}
	}
	return all
}
