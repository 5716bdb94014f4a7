package draw

import "wallchart/model"

// Reversed is a round that is another game of a meeting: the boards of the round before with the colours reversed, and who had no
// opponent in it has none again. Who is no longer there loses by forfeit.
func Reversed(s *model.Section, round int) []model.Pairing {
	var ps []model.Pairing
	there := func(id model.ID) bool {
		e, known := s.Entry(id)
		return !known || e.Plays(round)
	}
	for _, p := range s.Rounds[round-2].Pairings {
		next := model.Pairing{Board: p.Board, Sides: [2]model.ID{p.Sides[1], p.Sides[0]}, NoColours: p.NoColours, By: p.By}
		if p.IsBye() {
			ps = append(ps, model.Pairing{Sides: p.Sides, Outcomes: p.Outcomes, By: p.By})
			continue
		}
		switch a, b := there(next.Sides[0]), there(next.Sides[1]); {
		case !a && !b:
			next.Outcomes = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
		case !a:
			next.Outcomes = [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}
		case !b:
			next.Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
		}
		ps = append(ps, next)
	}
	return ps
}
