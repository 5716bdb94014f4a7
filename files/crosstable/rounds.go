package crosstable

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// rounds enters the pairings of every round in order of starting numbers.
func (b *builder) rounds(s *model.Section) {
	order := b.order(func(i, j int) int { return int(b.ids[i] - b.ids[j]) })
	s.Planned = len(b.rows[0].cells) // every row has a cell for every round
	for n := range s.Planned {
		var round model.Round
		b.boards = 0
		done := make([]bool, len(b.rows))
		for _, i := range order {
			if !done[i] {
				b.enter(&round, i, n, done)
			}
		}
		b.manyByes(s, &round)
		s.Rounds = append(s.Rounds, round)
	}
	for len(s.Rounds) > 0 && b.empty(len(s.Rounds)-1) {
		s.Rounds = s.Rounds[:len(s.Rounds)-1]
	}
}

// empty tells a round for which nothing is printed.
func (b *builder) empty(n int) bool {
	return !slices.ContainsFunc(b.rows, func(r row) bool { return !r.cells[n].blank })
}

// enter adds what a row says of a round, after hearing the opponent's row.
func (b *builder) enter(round *model.Round, i, n int, done []bool) {
	c := b.rows[i].cells[n]
	done[i] = true
	if c.opponent == 0 { // a bye or an absence
		round.Pairings = append(round.Pairings, model.Pairing{Sides: [2]model.ID{b.ids[i]}, Outcomes: [2]model.Outcome{c.outcome}})
		return
	}
	j, ok := b.byNumber[c.opponent]
	if !ok {
		b.report(i, n+1, true, phrase.New("the opponent %d is not in the table", c.opponent),
			phrase.New("Add the missing row, or correct the number"))
		return
	}
	if j == i {
		b.report(i, n+1, true, phrase.New("the row names itself as its opponent"), phrase.New("Correct the number"))
		return
	}
	o := b.rows[j].cells[n]
	if k, ok := b.byNumber[o.opponent]; !ok || k != i {
		b.contradicts(i, j, n)
		return
	}
	done[j] = true
	p := model.Pairing{Sides: [2]model.ID{b.ids[i], b.ids[j]}, Outcomes: [2]model.Outcome{c.outcome, o.outcome},
		Score: [2]model.Points{c.games, o.games}}
	b.hear(&p, i, j, n)
	swap := c.colour == model.Black || c.colour == model.NoColour && o.colour == model.White
	if c.colour != model.NoColour && c.colour == o.colour {
		b.report(i, n+1, true, phrase.New("it has the same colour as its opponent %s on line %d", b.rows[j].name, b.rows[j].line),
			phrase.New("Correct one of the colours"))
		p.NoColours = true
	}
	p.NoColours = p.NoColours || c.colour == model.NoColour && o.colour == model.NoColour
	if swap && !p.NoColours {
		p = p.Turned()
	}
	b.boards++
	p.Board = b.boards
	round.Pairings = append(round.Pairings, p)
}

// contradicts reports two rows of which one does not name the other.
func (b *builder) contradicts(i, j, n int) {
	says := phrase.New("no opponent")
	if o := b.rows[j].cells[n].opponent; o > 0 {
		says = phrase.New("the opponent %d", o)
	}
	b.report(i, n+1, true,
		phrase.New("it names %s as its opponent, but the row of %s on line %d has %s",
			b.rows[j].name, b.rows[j].name, b.rows[j].line, says),
		phrase.New("Correct one of the two rows; the game is not entered"))
}

// hear compares the two sides of a pairing. A result that one row alone gives counts for both; one on which they do not agree
// is left open.
func (b *builder) hear(p *model.Pairing, i, j, n int) {
	c, o := b.rows[i].cells[n], b.rows[j].cells[n]
	who := phrase.New("%s on line %d", b.rows[j].name, b.rows[j].line)
	switch {
	case c.outcome == model.ForfeitLoss && o.outcome == model.ForfeitLoss:
		p.Outcomes = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
	case c.outcome == model.Pending && o.outcome.Paired():
		p.Outcomes[0] = o.outcome.Opposite()
		b.rows[i].cells[n].outcome = p.Outcomes[0]
	case o.outcome == model.Pending && c.outcome.Paired():
		p.Outcomes[1] = c.outcome.Opposite()
		b.rows[j].cells[n].outcome = p.Outcomes[1]
	case !model.LegalResult(p.Outcomes):
		b.report(i, n+1, true, phrase.New("it has a %s, but its opponent %s has a %s", c.outcome, who, o.outcome),
			phrase.New("Correct one of the two rows; the board is left without a result"))
		p.Outcomes, p.Score = [2]model.Outcome{}, [2]model.Points{}
		return
	}
	if !b.team || !p.Outcomes[0].Played() {
		p.Score = [2]model.Points{}
		return
	}
	if c.hasGames != o.hasGames {
		b.report(i, n+1, true, phrase.New("only one of it and %s gives game points", who), phrase.New("Enter the match score"))
	} else if model.MatchOutcomes(p.Score) != p.Outcomes {
		b.report(i, n+1, true,
			phrase.New("the match score %s-%s against %s does not fit the result, a %s",
				c.games.Fraction(), o.games.Fraction(), who, c.outcome),
			phrase.New("Correct the score or the result"))
	} else {
		return
	}
	p.Outcomes, p.Score = [2]model.Outcome{}, [2]model.Points{}
}

// manyByes: the pairing leaves at most one participant over, so where a round
// prints several full-point byes they were given, not allocated.
func (b *builder) manyByes(s *model.Section, round *model.Round) {
	if b.scheme.pairingBye != b.scheme.full {
		return
	}
	n := 0
	for _, p := range round.Pairings {
		if p.Outcomes[0] == model.PairingBye {
			n++
		}
	}
	if n < 2 || s.Team() {
		return
	}
	for i := range round.Pairings {
		if round.Pairings[i].Outcomes[0] == model.PairingBye {
			round.Pairings[i].Outcomes[0] = model.FullBye
		}
	}
}
