package formulas

import (
	"wallchart/model"
	"wallchart/phrase"
)

// code is one way a board or a bye may end, as it is typed.
type code struct {
	text  string
	sides [2]model.Outcome // White first; of a bye the second is nothing
	bye   bool
}

// codes are all of them. A code begins with no sign: typed into a cell that would
// be a formula.
type codes []code

func codesOf(say func(phrase.Format, ...any) string) codes {
	all := codes{
		{text: "1-0", sides: [2]model.Outcome{model.Win, model.Loss}},
		{text: "½-½", sides: [2]model.Outcome{model.Draw, model.Draw}},
		{text: "0-1", sides: [2]model.Outcome{model.Loss, model.Win}},
		{text: "1-0F", sides: [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}},
		{text: "0-1F", sides: [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}},
		{text: "0-0F", sides: [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}},
		{text: "0-0", sides: [2]model.Outcome{model.Loss, model.Loss}},
		{text: "½-0", sides: [2]model.Outcome{model.Draw, model.Loss}},
		{text: "0-½", sides: [2]model.Outcome{model.Loss, model.Draw}},
		{text: "1-0U", sides: [2]model.Outcome{model.UnratedWin, model.UnratedLoss}},
		{text: "0-1U", sides: [2]model.Outcome{model.UnratedLoss, model.UnratedWin}},
		{text: "½-½U", sides: [2]model.Outcome{model.UnratedDraw, model.UnratedDraw}},
	}
	for _, b := range []struct {
		text string
		o    model.Outcome
	}{
		{say("bye"), model.PairingBye}, {say("full bye"), model.FullBye}, {say("half bye"), model.HalfBye}, {say("zero bye"), model.ZeroBye},
	} {
		all = append(all, code{b.text, [2]model.Outcome{b.o}, true})
	}
	return all
}

// of is what stands in the cell of a pairing: nothing while it is open.
func (cs codes) of(p *model.Pairing) string {
	first := p.Outcomes[0]
	if first == model.Absent {
		first = model.ZeroBye
	}
	for _, c := range cs {
		if c.bye == p.IsBye() && c.sides[0] == first && (c.bye || c.sides[1] == p.Outcomes[1]) {
			return c.text
		}
	}
	return ""
}

// Kinds of a round, as the formulas ask for them. None is a pattern of COUNTIF.
const (
	played      = "P"
	forfeitWin  = "+"
	forfeitLoss = "-"
	pairingBye  = "U"
	fullBye     = "F"
	halfBye     = "H"
	zeroBye     = "Z" // and absent
	rest        = "R"
	open        = "O"
)

// voluntary are the kinds of FIDE's voluntary unplayed rounds; of those the byes.
const (
	voluntary     = halfBye + zeroBye + forfeitLoss
	voluntaryByes = halfBye + zeroBye
	byes          = pairingBye + fullBye + halfBye + zeroBye
	forfeits      = forfeitWin + forfeitLoss
)

func kindOf(o model.Outcome) string {
	switch o {
	case model.Pending:
		return open
	case model.ForfeitWin:
		return forfeitWin
	case model.ForfeitLoss, model.DoubleForfeit:
		return forfeitLoss
	case model.PairingBye:
		return pairingBye
	case model.FullBye:
		return fullBye
	case model.HalfBye:
		return halfBye
	case model.ZeroBye, model.Absent:
		return zeroBye
	case model.Rest:
		return rest
	}
	return played
}

// noGame stands where there was no game over the board: a look at an empty cell
// would find 0.
const noGame = "x"

// gameOf is the result of a game over the board: 1, 0.5, 0, whatever the section
// pays for it.
func gameOf(o model.Outcome) any {
	switch {
	case o.IsWin():
		return 1
	case o.IsDraw():
		return 0.5
	case o.IsLoss():
		return 0
	}
	return noGame
}
