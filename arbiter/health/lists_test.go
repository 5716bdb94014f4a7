package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
)

// TestTheListOfTheStart (VCL4THP.13, question 137): the list of the month in which the event begins, or its first round where no day of
// the event is said, and no other; where either is not known, nothing is said.
func TestTheListOfTheStart(t *testing.T) {
	of := func(list, start model.Date, round ...model.When) *model.Tournament {
		s := club(4)
		s.RatingsFrom, s.RatingsOf, s.Coming = "FIDE, players_list_foa", list, round
		ev := event(s)
		ev.Start = start
		return ev
	}
	at := health.Place{Section: 1, Field: "ratings"}
	const october = "The ratings are from FIDE, players_list_foa, the list of 2026-10, and the event begins on 2026-11-01. " +
		"Refresh them from the list of 2026-11, or announce that the other counts."
	try(t, "list-of-another-month", []example{
		{"the list of the month", of("2026-11-01", "2026-11-30"), "", at, 0},
		{"the list of the month before", of("2026-10-01", "2026-11-01"), october, at, health.Doubt},
		{"the list of the month after", of("2026-12-01", "2026-11-30"), "the list of 2026-12, and the event begins on 2026-11-30", at,
			health.Doubt},
		{"the list of the year before", of("2025-11-01", "2026-11-01"), "the list of 2025-11", at, health.Doubt},
		{"no day of the event, but of a round", of("2026-10-01", "", model.When{Date: "2026-11-01"}), october, at, health.Doubt},
		{"only a year", of("2026-10-01", "2026"), "", at, 0},
		{"no day of the event", of("2026-10-01", ""), "", at, 0},
		{"no day of the list", of("", "2026-11-01"), "", at, 0},
	})
}
