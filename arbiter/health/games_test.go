package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
)

// TestGamesOfOnePairing (docs/rules/two-games.md): an announced number that leaves the last pair fewer games, and a game in which
// somebody meets another than in the first.
func TestGamesOfOnePairing(t *testing.T) {
	of := func(games, planned int, rounds ...[]string) *model.Tournament {
		s := club(4)
		s.GamesPerPairing = games
		for _, boards := range rounds {
			s = round(t, s, boards...)
		}
		s.Planned = planned
		return event(s)
	}
	at := health.Place{Section: 1, Field: "planned"}
	try(t, "games-left-over", []example{
		{"one game", of(1, 5), "", at, 0},
		{"six of two", of(2, 6), "", at, 0},
		{"five of two", of(2, 5), "5 rounds are announced, and each pair plays 2 games: the last pair would play 1. Announce 4 rounds, or 6.", at,
			health.Doubt},
		{"eight of three", of(3, 8), "the last pair would play 2. Announce 6 rounds, or 9.", at, health.Doubt},
	})
	first, again := []string{"1-3 1-0", "4-2 1-0"}, []string{"3-1 1-0", "2-4 1-0"}
	try(t, "other-pairs", []example{
		{"the same pairs", of(2, 4, first, again), "", health.Place{}, 0},
		{"one game a pairing", of(1, 4, first, []string{"1-4 1-0", "2-3 1-0"}), "", health.Place{}, 0},
		{"others", of(2, 4, first, []string{"1-4 1-0", "2-3 1-0"}), "Round 2 is another game of the pairs of round 1, and these have another " +
			"opponent in it, or none: Family1, Given, Family2, Given, Family3, Given, 1 more. Pair round 2 again",
			health.Place{Section: 1, Round: 2, Who: 1}, health.Doubt},
		{"two have none", of(2, 4, first, []string{"3-1 1-0", "2 half-point bye", "4 half-point bye"}),
			"or none: Family2, Given, Family4, Given. Pair", health.Place{Section: 1, Round: 2, Who: 2}, health.Doubt},
		{"in the second pairing", of(2, 4, first, again, []string{"1-2 1-0", "3-4 1-0"}, []string{"4-1 1-0", "2-3 1-0"}),
			"Round 4 is another game of the pairs of round 3", health.Place{Section: 1, Round: 4, Who: 1}, health.Doubt},
	})
}
