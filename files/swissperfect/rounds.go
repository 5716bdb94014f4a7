package swissperfect

import (
	"wallchart/model"
)

// rounds enters the games, then what was given for rounds not played.
func (rd *reader) rounds(games []game) {
	last := 0
	for _, g := range games {
		last = max(last, g.round)
	}
	rd.s.Rounds = make([]model.Round, last)
	rd.s.Planned = max(rd.s.Planned, last)
	for _, g := range games {
		rd.enter(g)
	}
	for i := range rd.all {
		rd.presence(&rd.all[i])
	}
	for i := range rd.all {
		rd.bonus(&rd.all[i])
	}
	for r := range rd.s.Rounds {
		manyByes(&rd.s.Rounds[r])
	}
}

// enter adds a game, a bye or an absence to its round.
func (rd *reader) enter(g game) {
	round := &rd.s.Rounds[g.round-1]
	for _, id := range g.sides {
		if p, _ := round.Find(id); id != 0 && p != nil {
			rd.note("%s has two games in round %d; the second is left out.", rd.all[id-1].Name, g.round)
			return
		}
	}
	p := model.Pairing{Sides: g.sides}
	if g.sides[1] == 0 {
		p.Outcomes[0] = alone(g.points[0])
	} else {
		for i := range round.Pairings {
			p.Board = max(p.Board, round.Pairings[i].Board)
		}
		p.Board++
		p.Outcomes = outcomes(g)
		if p.Outcomes[0] == model.Pending && g.points != [2]model.Points{} {
			rd.note("Round %d, %s against %s: %s-%s is not a result; the board is left without one.", g.round,
				rd.all[g.sides[0]-1].Name, rd.all[g.sides[1]-1].Name, g.points[0].Fraction(), g.points[1].Fraction())
		}
	}
	round.Pairings = append(round.Pairings, p)
}

// alone is what a record without an opponent means by its points.
func alone(p model.Points) model.Outcome {
	switch {
	case p >= model.One:
		return model.PairingBye
	case p == model.Half:
		return model.HalfBye
	}
	return model.Absent
}

// outcomes is the result of a game. Types from 34 on are forfeits, and so is 0 for
// somebody who is there.
func outcomes(g game) [2]model.Outcome {
	forfeit := g.kinds[0] >= 34 || g.kinds[1] >= 34 || g.kinds[0] == 0 || g.kinds[1] == 0
	switch {
	case forfeit && g.points == [2]model.Points{}:
		return [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
	case forfeit && g.points[0] == g.points[1]:
		return [2]model.Outcome{model.UnratedDraw, model.UnratedDraw}
	case forfeit && g.points[0] > g.points[1]:
		return [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
	case forfeit:
		return [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}
	case g.points == [2]model.Points{model.One, 0}:
		return [2]model.Outcome{model.Win, model.Loss}
	case g.points == [2]model.Points{0, model.One}:
		return [2]model.Outcome{model.Loss, model.Win}
	case g.points == [2]model.Points{model.Half, model.Half}:
		return [2]model.Outcome{model.Draw, model.Draw}
	}
	return [2]model.Outcome{}
}

// presence says from when to when somebody takes part. A round in which there is
// a record of him counts as taken part in.
func (rd *reader) presence(p *entrant) {
	first, last := 0, 0
	for r := range rd.s.Rounds {
		if q, _ := rd.s.Rounds[r].Find(p.ID); q != nil {
			if first == 0 {
				first = r + 1
			}
			last = r + 1
		}
	}
	if p.late <= mostRounds {
		if first > 0 {
			p.late = min(p.late, first)
		}
		if p.bonus == 0 && p.late > 1 {
			p.Entered = p.late
		}
	}
	if p.withdrawn > 0 && p.withdrawn <= mostRounds {
		if after := max(p.withdrawn, last+1); after > max(1, p.Entered) {
			p.Withdrawn = after
		}
	}
}

// bonus turns the points given for rounds not played into half-point byes: in the
// rounds marked as absent first, then in those before a late entry, then in
// others. What is left over is added to the score by decision.
func (rd *reader) bonus(p *entrant) {
	left := p.bonus
	asked := func(r int) bool { return r < 64 && p.absent>>r&1 == 1 }
	for _, fits := range []func(r int) bool{asked, func(r int) bool { return r+1 < p.late }, func(int) bool { return true }} {
		for r := range rd.s.Rounds {
			if left >= model.Half && fits(r) && rd.giveHalf(p, r) {
				left -= model.Half
			}
		}
	}
	if left > 0 {
		rd.s.Adjustments = append(rd.s.Adjustments, model.Adjustment{Who: p.ID, Games: left, Reason: "Bonus points in SwissPerfect"})
	}
}

// giveHalf makes a half-point bye of a round in which somebody had nothing.
func (rd *reader) giveHalf(p *entrant, r int) bool {
	if p.Withdrawn > 0 && r+1 >= p.Withdrawn {
		return false
	}
	round := &rd.s.Rounds[r]
	q, i := round.Find(p.ID)
	switch {
	case q == nil:
		round.Pairings = append(round.Pairings, model.Pairing{Sides: [2]model.ID{p.ID}, Outcomes: [2]model.Outcome{model.HalfBye}})
	case q.IsBye() && q.Outcomes[0] == model.Absent:
		round.Pairings[i].Outcomes[0] = model.HalfBye
	default:
		return false
	}
	return true
}

// manyByes: the pairing leaves at most one player over, so where a round has
// several full-point byes they were given.
func manyByes(round *model.Round) {
	var byes []int
	for i := range round.Pairings {
		if round.Pairings[i].Outcomes[0] == model.PairingBye {
			byes = append(byes, i)
		}
	}
	if len(byes) < 2 {
		return
	}
	for _, i := range byes {
		round.Pairings[i].Outcomes[0] = model.FullBye
	}
}
