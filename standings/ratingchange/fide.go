// Package ratingchange works out what games bring a player: the performance, and the change of the
// rating by FIDE and by each federation that has a System. What only the federation's own books hold, such as the
// number of games before the event, is asked for or left open, and said so.
package ratingchange

import (
	"strconv"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// Game is a game over the board against somebody with a rating.
type Game struct {
	Opponent model.ID
	Rating   model.Rating // the opponent's
	Halves   int          // the result in half points: 2, 1 or 0, whatever the scoring
}

// Games are the games of a participant (sheet index) that count for rating, against those of
// whom the function knows a rating.
func Games(sh *model.Sheet, i int, rating func(opponent int) model.Rating) []Game {
	var all []Game
	for _, c := range sh.Lines[i].Cells {
		if c.Opponent < 0 || !c.Outcome.Rated() {
			continue
		}
		r := rating(c.Opponent)
		if r == 0 {
			continue
		}
		all = append(all, Game{Opponent: sh.Lines[c.Opponent].ID, Rating: r, Halves: c.Outcome.Halves()})
	}
	return all
}

// Performance is the performance in these games, as the tie-break TPR has it; without a game there is none.
func Performance(games []Game) (rating int, ok bool) {
	if len(games) == 0 {
		return 0, false
	}
	ratings, halves := make([]int, len(games)), 0
	for i, g := range games {
		ratings[i] = int(g.Rating)
		halves += g.Halves
	}
	return tiebreaks.Performance(ratings, halves), true
}

// Change is what the games of an event do to a FIDE rating.
type Change struct {
	Games int
	Parts int // the sum of score less expected score, in hundredths
	K     int // the development coefficient
}

// hundredths is the change in hundredths of a point; FIDE rounds only the sum of a month.
func (c Change) hundredths() int { return c.Parts * c.K }

// cut is the difference beyond which FIDE counts no more, and trueFrom the rating from which it
// counts whole since a day (B.02, 8.3.1, in the wording of 1 October 2025).
const (
	cut       = 400
	trueFrom  = 2650
	trueSince = model.Date("2025-10-01")
)

// fide is the change of a player's rating by standard games of an event that ended on a day, "" for
// today's rules: for each game the score less the score that table 8.1.2 expects, times K (Rating
// Regulations B.02 of 1 March 2024, 8.3).
//
// 1850 with K 20 wins against 1700 (expected .70) and draws with 1900 (.43): .30 + .07 = .37, +7.4.
func fide(own model.Rating, k int, games []Game, day model.Date) Change {
	c := Change{Games: len(games), K: k}
	for _, g := range games {
		d, _ := counted(own, g.Rating, day)
		c.Parts += 50*g.Halves - tiebreaks.ExpectedScore(d)
	}
	if n := c.Games; n > 0 { // K times the games of a month is 700 at most (8.3.3)
		c.K = min(c.K, 700/n)
	}
	return c
}

// counted is the difference of two ratings as it counts, and whether it was cut.
func counted(own, opponent model.Rating, day model.Date) (d int, less bool) {
	d = int(own - opponent)
	if (own < trueFrom || day != "" && day < trueSince) && (d < -cut || d > cut) {
		return max(-cut, min(cut, d)), true
	}
	return d, false
}

// K is FIDE's development coefficient as far as the event knows it (B.02, 8.3.3): 40 until the end
// of the year of the 18th birthday for those below 2300, 20 below 2400, 10 from there. Who had 2400
// once keeps 10, and who has fewer than 30 games has 40: both only FIDE knows.
func K(own model.Rating, born, day model.Date) int {
	switch {
	case own >= 2400:
		return 10
	case own < 2300 && year(born) > 0 && year(day) > 0 && year(day)-year(born) <= 18:
		return 40
	}
	return 20
}

// year is the year of a day, 0 where it is not known.
func year(d model.Date) int {
	if len(d) < 4 {
		return 0
	}
	n, err := strconv.Atoi(string(d[:4]))
	if err != nil {
		return 0
	}
	return n
}
