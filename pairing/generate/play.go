package generate

import (
	"wallchart/model"
	"wallchart/pairing"
)

// swiss pairs and plays round after round.
func (v *event) swiss() error {
	for round := 1; round <= v.Rounds || v.Rounds == 0; round++ {
		f, err := pairing.NewField(v.t, v.s, round)
		if err != nil {
			return err
		}
		if round == 1 && v.engine.Length != nil {
			v.toTheFinal(f)
		}
		made, err := v.engine.Pair(f, pairing.Options{})
		if err != nil {
			return err
		}
		r := model.Round{Pairings: made.Pairings(f)}
		v.s.MadeBy(model.MadeBySystem, round, r.Pairings)
		for i := range r.Pairings {
			v.play(&r.Pairings[i])
		}
		v.resultsByQuota(round, r.Pairings)
		v.s.Rounds = append(v.s.Rounds, r)
		if err := v.playOffs(round + 1); err != nil {
			return err
		}
	}
	return nil
}

// toTheFinal plays no more rounds than those who begin need to the final.
func (v *event) toTheFinal(f *pairing.Field) {
	there := 0
	for i := range f.Players {
		if f.Players[i].Present {
			there++
		}
	}
	if most := max(1, v.engine.Length(v.engine.Set, there)); v.Rounds == 0 || v.Rounds > most {
		v.Rounds, v.s.Planned = most, most
	}
}

// playOffs decides the matches that are level before a round, as an arbiter does: half a point for the last game of the
// match that was not lost by forfeit to who has won the play-off.
func (v *event) playOffs(before int) error {
	if v.engine.Level == nil {
		return nil
	}
	f, err := pairing.NewField(v.t, v.s, before)
	if err != nil {
		return err
	}
	for _, sides := range v.engine.Level(v.engine.Set, f) {
		one, other := f.Players[sides[0]].ID, f.Players[sides[1]].ID
		if win, _ := odds(v.strength[one]-v.strength[other], 0); v.random.IntN(1000) >= win {
			one = other
		}
		last := before - 1
		for last > 1 && v.lostByForfeit(one, last) {
			last--
		}
		v.s.Adjustments = append(v.s.Adjustments, model.Adjustment{Who: one, Round: last, Games: model.Half, Reason: "play-off"})
	}
	return nil
}

func (v *event) lostByForfeit(id model.ID, round int) bool {
	p, _ := v.s.Rounds[round-1].Find(id)
	return p != nil && p.Outcomes[p.Side(id)] == model.ForfeitLoss
}

// allPlayAll plays the rounds that the system has fixed. Who leaves forfeits
// the games that are left.
func (v *event) allPlayAll() error {
	f, err := pairing.NewField(v.t, v.s, 1)
	if err != nil {
		return err
	}
	rounds, err := v.engine.Table(f)
	if err != nil {
		return err
	}
	v.s.Format, v.s.Planned = v.engine.Format(v.Participants), len(rounds)
	entries := v.s.Entries()
	until := map[model.ID]int{}
	for _, e := range entries {
		if v.chance(v.Withdrawals) {
			until[e.ID] = 1 + v.random.IntN(len(rounds))
		}
	}
	gone := func(id model.ID, round int) bool { return until[id] > 0 && round > until[id] }
	for n, made := range rounds {
		var r model.Round
		for i, p := range made.Pairs {
			q := model.Pairing{Board: i + 1, Sides: [2]model.ID{entries[p.White].ID, entries[p.Black].ID}}
			switch a, b := gone(q.Sides[0], n+1), gone(q.Sides[1], n+1); {
			case a && b:
				q.Outcomes = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
			case a:
				q.Outcomes = [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}
			case b:
				q.Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
			default:
				v.play(&q)
			}
			r.Pairings = append(r.Pairings, q)
		}
		v.s.MadeBy(model.MadeByTable, n+1, r.Pairings)
		v.resultsByQuota(n+1, r.Pairings)
		v.s.Rounds = append(v.s.Rounds, r)
	}
	return nil
}

func (v *event) play(p *model.Pairing) {
	switch {
	case p.IsBye():
	case v.Kind == model.TeamEvent:
		v.match(p)
	default:
		p.Outcomes = v.result(p.Sides[0], p.Sides[1])
	}
}

// result is that of one game, White's side first.
func (v *event) result(white, black model.ID) [2]model.Outcome {
	if v.chance(v.Forfeits) {
		return v.forfeit()
	}
	if v.Unusual > 0 && v.chance(v.Unusual) {
		return v.unusual()
	}
	const advantage = 35 // of the white pieces, in rating points
	win, draw := odds(v.strength[white]-v.strength[black]+advantage, v.Draws)
	switch n := v.random.IntN(1000); {
	case n < win:
		return [2]model.Outcome{model.Win, model.Loss}
	case n < win+draw:
		return [2]model.Outcome{model.Draw, model.Draw}
	}
	return [2]model.Outcome{model.Loss, model.Win}
}

// forfeit is a game to which somebody does not come, now and then both.
func (v *event) forfeit() [2]model.Outcome {
	switch n := v.random.IntN(20); {
	case v.engine.KnockOut && n >= 18: // somebody goes on
		return [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
	case n < 9:
		return [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
	case n < 18:
		return [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}
	}
	return [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
}

// unusual is a result that an arbiter decided: half a point against none, or none for both.
func (v *event) unusual() [2]model.Outcome {
	return [][2]model.Outcome{{model.Draw, model.Loss}, {model.Loss, model.Draw}, {model.Loss, model.Loss}}[v.random.IntN(3)]
}

// expected is FIDE's table (B.02, 8.1.2): the greatest difference in rating at
// which the better player is expected to score 50, 51, 52 … 99 percent.
var expected = [50]int{3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
	197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735}

// score is the expected score in percent at a rating difference.
func score(difference int) int {
	if difference < 0 {
		return 100 - score(-difference)
	}
	for i, most := range expected {
		if difference <= most {
			return 50 + i
		}
	}
	return 100
}

// odds are the chances in a thousand of a win and of a draw at a rating
// difference, so that win and half the draws make the expected score. Of equals
// draws percent draw; the share falls with what the weaker can expect.
func odds(difference, draws int) (win, draw int) {
	e := score(difference)
	draw = min(10*draws*4*e*(100-e)/10000, 20*min(e, 100-e))
	return 10*e - draw/2, draw
}
