package slow

import "wallchart/model"

// one is what one round adds to a sum over opponents.
type one struct {
	score     int // of the opponent or the dummy, in half points
	amount    int // score × what counts of it
	voluntary bool
}

// opponents are the rounds of a participant in a sum over opponents: each real opponent's adjusted score (16.3), a dummy's for a round
// without a game (16.4), times what counts of the round. In the fore variant the paired games of the last round are draws (8.3).
func (rd Reading) opponents(u use, i int, fore bool, times func(*model.Cell) int) []one {
	var all []one
	cells := rd.Sheet.Lines[i].Cells
	for r := range cells {
		c := &cells[r]
		drawn := fore && r == rd.Sheet.Rounds-1 && c.Opponent >= 0
		switch {
		case c.Outcome == model.Rest, c.Outcome == model.Pending && !drawn:
			continue
		case rd.Sheet.Predetermined && c.Opponent < 0: // 15.2: no dummies in an all-play-all
			continue
		}
		o := one{}
		if c.Opponent >= 0 && (overTheBoard(c) || drawn || rd.Sheet.Predetermined || u.played && forfeited(c)) {
			o.score = rd.adjusted(u.kind, c.Opponent, fore)
		} else {
			o.voluntary = voluntary(c)
			o.score = rd.total(u.kind, i, fore)
			if rd.Edition >= 2026 { // 16.4.1 and 16.4.2
				most := int(rd.draw(u.kind)) * rd.Sheet.Rounds
				if c.Opponent >= 0 {
					most = rd.adjusted(u.kind, c.Opponent, fore)
				}
				o.score = min(o.score, most)
			}
		}
		o.amount = o.score * times(c)
		all = append(all, o)
	}
	return all
}

// total is a participant's own score, of the fore variant with the last round drawn.
func (rd Reading) total(k model.ScoreKind, i int, fore bool) int {
	l := &rd.Sheet.Lines[i]
	sum := int(l.Total(k))
	if last := rd.Sheet.Rounds - 1; fore && last >= 0 && l.Cells[last].Opponent >= 0 {
		sum += int(rd.draw(k) - l.Cells[last].Points(k))
	}
	return sum
}

// adjusted is the score with which a participant enters its opponents' sums (16.3): a bye that was asked for and that only voluntary
// unplayed rounds follow counts as a draw, all else as awarded.
func (rd Reading) adjusted(k model.ScoreKind, i int, fore bool) int {
	sum := rd.total(k, i, fore)
	if rd.Sheet.Predetermined {
		return sum
	}
	cells := rd.Sheet.Lines[i].Cells
	for r := range cells {
		if !requested(&cells[r]) {
			continue
		}
		onlyVoluntary := true
		for later := r + 1; later < len(cells); later++ {
			paired := fore && later == rd.Sheet.Rounds-1 && cells[later].Opponent >= 0
			onlyVoluntary = onlyVoluntary && voluntary(&cells[later]) && !paired
		}
		if onlyVoluntary {
			sum += int(rd.draw(k) - cells[r].Points(k))
		}
	}
	return sum
}

// cut leaves out the least significant values, and with a median the most significant, and adds up the others (14.1 to 14.4). The least
// significant is that of the opponent with the lowest score, of several the lowest. 16.5: the lowest voluntary unplayed round is left out
// instead, unless it contributes less than that one.
func (rd Reading) cut(u use, all []one) int {
	take := func(at int) { all = append(append([]one{}, all[:at]...), all[at+1:]...) }
	for range u.low {
		least, vol := -1, -1
		for n, o := range all {
			if least < 0 || o.score < all[least].score || o.score == all[least].score && o.amount < all[least].amount {
				least = n
			}
			if o.voluntary && (vol < 0 || o.amount < all[vol].amount || o.amount == all[vol].amount && o.score < all[vol].score) {
				vol = n
			}
		}
		switch {
		case least < 0:
		case vol >= 0 && all[vol].amount >= all[least].amount:
			take(vol)
		default:
			take(least)
		}
	}
	for range u.high {
		most := -1
		for n, o := range all {
			if most < 0 || o.score > all[most].score || o.score == all[most].score && o.amount > all[most].amount {
				most = n
			}
		}
		if most >= 0 {
			take(most)
		}
	}
	sum := 0
	for _, o := range all {
		sum += o.amount
	}
	return sum
}
