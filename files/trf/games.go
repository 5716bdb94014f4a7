package trf

import (
	"slices"
	"strings"

	"wallchart/model"
)

// Several games of two who are paired (docs/rules/two-games.md) are rounds of their own in a report file, and no record says that they
// belong together. FIDE's codes are those of systems in which nobody meets the same opponent again; that of its Double-Swiss alone is
// for two games.

// doubleSwiss is FIDE's system of two games, C.04.5, which the program does not pair.
const doubleSwiss = "FIDE_DOUBLESWISS"

// ofGames tells whether a code can be one of a section with several games.
func ofGames(code string) bool {
	code = strings.ToUpper(code)
	return strings.HasPrefix(code, "CUSTOM_") || strings.HasPrefix(code, doubleSwiss)
}

// games finds how many games two who are paired have played with each other: where all rounds are the pairs of the round before with
// the colours reversed, but for the first of each meeting, or where the tournament type says it and no round speaks against it.
func (rd *reader) games() {
	code, _ := rd.peek("192")
	if rd.s.Format != model.Swiss && rd.s.Format != model.RoundRobin || code != "" && !ofGames(code) {
		return
	}
	announced := strings.HasPrefix(strings.ToUpper(code), doubleSwiss)
	for n := model.MostGames; n >= 2; n-- {
		if rd.inMeetings(n) && (len(rd.s.Rounds) >= n || n == 2 && announced) {
			rd.s.GamesPerPairing = n
			return
		}
	}
}

// inMeetings tells whether the rounds can be meetings of n games: in each the pairs stay together, and nobody stays with the same
// opponent in the next.
func (rd *reader) inMeetings(n int) bool {
	for r := range rd.s.Rounds {
		if r > 0 && (r%n == 0) == repeated(rd.s.Rounds[r-1], rd.s.Rounds[r]) {
			return false
		}
	}
	return true
}

// repeated tells whether a round is the pairs of the one before with the colours reversed; there must be one.
func repeated(before, round model.Round) bool {
	pairs := func(ps []model.Pairing, turned bool) (all [][2]model.ID) {
		for _, p := range ps {
			if p.IsBye() {
				continue
			}
			if turned {
				p.Sides[0], p.Sides[1] = p.Sides[1], p.Sides[0]
			}
			all = append(all, p.Sides)
		}
		slices.SortFunc(all, func(a, b [2]model.ID) int { return slices.Compare(a[:], b[:]) })
		return all
	}
	was := pairs(before.Pairings, true)
	return len(was) > 0 && slices.Equal(was, pairs(round.Pairings, false))
}
