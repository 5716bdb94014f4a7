package model

// Several games a round (docs/rules/two-games.md): two who are paired play so many games with each other, with the colours
// reversed from one to the next. Each game is a round of the section; the rounds of one pairing are a meeting.

// MostGames is the most games that a meeting may have.
const MostGames = 4

// Games is how many games two players who are paired play with each other, one after the other: 1 for most events, and for teams.
func (s *Section) Games() int {
	if s.Team() || s.GamesPerPairing < 2 {
		return 1
	}
	return s.GamesPerPairing
}

// Meeting says which meeting a round belongs to, and which of its games it is, both from 1.
func (s *Section) Meeting(round int) (meeting, game int) {
	return (round-1)/s.Games() + 1, (round-1)%s.Games() + 1
}

// Meetings is how many meetings so many rounds are; one that has begun counts.
func (s *Section) Meetings(rounds int) int { return (rounds + s.Games() - 1) / s.Games() }

// Joined is what a meeting brought a participant, as if it were one round: the points of its games added up, in Games and Match.
// As the match of a team it is a win, a draw or a loss by those points, and forfeited only where no game of it was
// played. It has the colour of its first game; none where no game was played (C.04.5, 2026, 1.6). It is Pending as long as a game
// is, or is not in the sheet.
func (sh *Sheet) Joined(i, meeting int) Cell {
	games := sh.Section.Games()
	first := (meeting - 1) * games
	cells := sh.Lines[i].Cells[min(first, sh.Rounds):min(first+games, sh.Rounds)]
	if games == 1 {
		return cells[0]
	}
	all := Cell{Opponent: -1, Pairing: -1}
	if len(cells) == 0 {
		return all // Pending
	}
	open, played := len(cells) < games, false
	best := 0
	for n := range cells {
		c := &cells[n]
		all.Games, all.Against = all.Games+c.Games, all.Against+c.Against
		open = open || c.Outcome == Pending && c.Opponent >= 0
		played = played || c.Opponent >= 0 && c.Outcome.Played()
		if all.Opponent < 0 && c.Opponent >= 0 {
			all.Opponent, all.Colour, all.Board, all.Pairing = c.Opponent, c.Colour, c.Board, c.Pairing
			if n%2 == 1 {
				all.Colour = c.Colour.Opposite()
			}
		}
		if c.Games > cells[best].Games {
			best = n
		}
	}
	switch {
	case open: // Pending
	case all.Opponent < 0: // the byes of a meeting are alike; of others the one that brought most
		all.Outcome, all.Pairing = cells[best].Outcome, cells[best].Pairing
	case played:
		all.Outcome = MatchOutcomes([2]Points{all.Games, all.Against})[0]
	default:
		all.Outcome, all.Colour = forfeited(all.Games, all.Against), NoColour
	}
	all.Match = all.Games
	return all
}

// MeetingWorth is what a meeting brings who wins, draws and loses all its games.
func (s *Section) MeetingWorth() (win, draw, loss Points) {
	n := Points(s.Games())
	return n * s.Scoring.Win, n * s.Scoring.Draw, n * s.Scoring.Loss
}
