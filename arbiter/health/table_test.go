package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
)

// TestEverybodyMeetsEverybody (VCL4THP.13, questions 100 and 101): four players have three rounds, 1-4 2-3, 4-3 1-2, 2-4 3-1 by the table.
func TestEverybodyMeetsEverybody(t *testing.T) {
	table := func(f model.Format, rounds ...[]string) *model.Section {
		s := club(4)
		s.Format, s.Planned = f, 3
		for _, boards := range rounds {
			s = round(t, s, boards...)
		}
		return s
	}
	first, second, third := []string{"1-4", "2-3"}, []string{"4-3", "1-2"}, []string{"2-4", "3-1"}
	gone := table(model.RoundRobin, first, second, first)
	gone.Players[0].Withdrawn, gone.Players[1].Withdrawn = 3, 3
	gone.Players[3].Withdrawn = 3
	games := table(model.DoubleRoundRobin, first, first, second, second, third, third, first, first, second, second, third, first)
	games.GamesPerPairing = 2
	at := health.Place{Section: 1, Round: 3}
	try(t, "not-everybody", []example{
		{"the table", event(table(model.RoundRobin, first, second, third)), "", at, 0},
		{"a round twice", event(table(model.RoundRobin, first, second, first)), "meets everybody once, and these do not: " +
			"Family1, Given – Family3, Given (0), Family2, Given – Family3, Given (2), Family1, Given – Family4, Given (2), 1 more. Correct",
			at, health.Doubt},
		{"not all rounds yet", event(table(model.RoundRobin, first, first)), "", at, 0},
		{"a Swiss", event(table(model.Swiss, first, second, first)), "", at, 0},
		{"three have withdrawn", event(gone), "", at, 0},
		{"twice", event(table(model.DoubleRoundRobin, first, second, third, third, second, first)), "", at, 0},
		{"twice with two games", event(games), "meets everybody 4 times, and these do not: Family1, Given – Family3, Given (3)",
			health.Place{Section: 1, Round: 12}, health.Doubt},
		{"nobody", event(table(model.RoundRobin)), "", at, 0},
		{"once too often", event(table(model.DoubleRoundRobin, first, second, third, third, second, second)), "meets everybody twice",
			health.Place{Section: 1, Round: 6}, health.Doubt},
	})
}

// TestFullPointByes (VCL4THP.13, questions 177 to 179): given or asked for; what the pairing allocates is another thing.
func TestFullPointByes(t *testing.T) {
	s := func(bye string, asked ...model.ByeRequest) *model.Section {
		s := round(t, club(5), "1-3 1-0", "4-2 1-0", "5 "+bye)
		s.Planned, s.Players[4].Byes = 3, asked
		return s
	}
	at := health.Place{Section: 1, Round: 1, Who: 5, Field: "byes"}
	us := s("full-point bye")
	us.Rulebook = model.USChessRules
	try(t, "full-byes", []example{
		{"given", event(s("full-point bye")), "does not give: Family5, Given (round 1). Make", at, health.Doubt},
		{"allocated", event(s("pairing-allocated bye")), "", at, 0},
		{"asked for", event(s("pairing-allocated bye", model.ByeRequest{Round: 3, Kind: model.FullBye})), "Family5, Given (round 3). Make",
			health.Place{Section: 1, Round: 3, Who: 5, Field: "byes"}, health.Doubt},
		{"asked for and not given", event(s("half-point bye", model.ByeRequest{Round: 1, Kind: model.FullBye})), "", at, 0},
		{"by US Chess' rules", event(us), "", at, 0},
	})
}
