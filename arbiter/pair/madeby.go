package pair

import (
	"wallchart/model"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// MadeBy says who or what made a board, a bye or an absence of a round, as it was recorded when it was made; empty where the pairing
// system did and has reasons of its own.
func MadeBy(s *model.Section, round int, p *model.Pairing) phrase.Text {
	if p.IsBye() {
		return withoutBoard(s, round, p)
	}
	switch p.By {
	case model.MadeByHand:
		return phrase.New("This board was paired by hand.")
	case model.MadeAsRest:
		return phrase.New("The pairing system made this board, of those who were left when other boards had been laid by hand.")
	case model.MadeByTable:
		return phrase.New("This board is the table's, which was made before the first round.")
	case model.MadeBySystem:
		return phrase.Text{}
	default:
		return phrase.New("It is not recorded who paired this board: somebody by hand, or another program.")
	}
}

// madeOf is who or what made a pairing. Of a file of before, the participant and the format tell it where they can.
func madeOf(s *model.Section, round int, p *model.Pairing) model.Maker {
	if p.By != model.UnknownMaker || !p.IsBye() {
		return p.By
	}
	e, _ := s.Entry(p.Sides[0])
	switch o := p.Outcomes[0]; {
	case o == model.Rest && s.Format.Predetermined():
		return model.MadeByTable
	case o == model.PairingBye && e.Bye(round) != model.PairingBye:
		return model.UnknownMaker
	case !e.Plays(round) || e.Bye(round) == o || e.Bye(round) == model.ZeroBye && o == model.Absent:
		return e.WithoutBoard(round)
	}
	return model.UnknownMaker
}

// withoutBoard says why somebody has no opponent in a round.
func withoutBoard(s *model.Section, round int, p *model.Pairing) phrase.Text {
	e, _ := s.Entry(p.Sides[0])
	o := p.Outcomes[0]
	switch madeOf(s, round, p) {
	case model.MadeByTable:
		return phrase.New("This is the free number of the table: of an odd number of participants one has no opponent in each round.")
	case model.MadeByHand:
		return phrase.New("The arbiter gave it.")
	case model.MadeOnRequest:
		if o == model.PairingBye {
			return phrase.New("It was given before the round was paired.")
		}
		return phrase.New("It was asked for before the round was paired.")
	case model.MadeAtCheckIn:
		return phrase.New("Had not come, and was left out of this round.")
	case model.MadeByAbsence:
		return takesNoPart(&e, round)
	case model.MadeAsRest:
		return phrase.New("The pairing system gave it to one of those who were left when other boards had been laid by hand.")
	case model.MadeBySystem:
		if sys, err := draw.System(s, ""); err == nil && sys.KnockOut && o == model.Rest {
			return phrase.New("Is out of the knock-out.")
		}
		return phrase.Text{}
	}
	if o == model.PairingBye {
		return phrase.Text{}
	}
	return phrase.New("It is not recorded who gave it: the arbiter, or another program.")
}

// takesNoPart says why somebody takes no part in a round.
func takesNoPart(e *model.Entry, round int) phrase.Text {
	switch {
	case e.Expelled > 0 && round >= e.Expelled:
		return phrase.New("Was expelled from round %d on.", e.Expelled)
	case e.Withdrawn > 0 && round >= e.Withdrawn:
		return phrase.New("Has withdrawn from round %d on.", e.Withdrawn)
	case e.Entered > round:
		return phrase.New("Enters in round %d.", e.Entered)
	}
	return phrase.New("Took no part in this round.")
}
