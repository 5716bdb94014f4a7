package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
)

// TestMemberships: one that ended, one that ends meanwhile, one for life, and those of whom nothing is said.
func TestMemberships(t *testing.T) {
	of := func(list string, ends ...model.Date) *model.Tournament {
		s := club(4)
		s.RatingsFrom = list
		for i, d := range ends {
			s.Players[i].Expires = d
		}
		ev := event(s)
		ev.Start, ev.End = "2026-05-01", "2026-05-03"
		return ev
	}
	all := func(first model.Date) []model.Date {
		return []model.Date{first, "2026-05-03", model.Lifelong, "2027-01-31"}
	}
	name := of("").Sections[0].Players[0].Name
	who := health.Place{Section: 1, Who: 1, Field: "expires"}
	gone := of("", all("2026-04-30")...)
	gone.Sections[0].Players[0].Withdrawn = 1
	dayless := of("", all("2020-01-01")...)
	dayless.Start, dayless.End = "", ""
	try(t, "membership", []example{
		{"nothing is said", of(""), "", who, 0},
		{"all hold", of("", all("2026-05-03")...), "", who, 0},
		{"ended", of("", all("2026-04-30")...), "The membership of " + name + " ended on 2026-04-30, before the event.", who, health.Doubt},
		{"ended by a list", of("US Chess, April", all("2026-04-30")...), "the ratings are from US Chess, April", who, health.Doubt},
		{"ends meanwhile", of("", all("2026-05-02")...), "ends on 2026-05-02, before the last day of the event, 2026-05-03", who, health.Remark},
		{"who has left", gone, "", who, 0},
		{"no days", dayless, "", who, 0},
		{"not entered", of("", all("")...), "is not entered: " + name + ".", health.Place{Section: 1, Field: "expires"}, health.Remark},
		{"of three not entered", of("", "2026-05-03"), "is not entered: ", health.Place{Section: 1, Field: "expires"}, health.Remark},
	})
}

// TestFormsOfIDs: digits, and eight of them for members of US Chess.
func TestFormsOfIDs(t *testing.T) {
	of := func(federation, home, fide, national string) *model.Tournament {
		s := club(2)
		s.Players[0].Federation, s.Players[0].FideID, s.Players[0].NationalID = home, fide, national
		ev := event(s)
		ev.Federation = federation
		return ev
	}
	fide := health.Place{Section: 1, Who: 1, Field: "fideID"}
	national := health.Place{Section: 1, Who: 1, Field: "nationalID"}
	try(t, "id-form", []example{
		{"none", of("USA", "", "", ""), "", fide, 0},
		{"right", of("USA", "", "1503014", "12345678"), "", fide, 0},
		{"letters", of("GER", "GER", "E1503014", ""), `has the FIDE ID "E1503014"`, fide, health.Doubt},
		{"too long", of("GER", "GER", "1503014150", ""), "up to nine digits", fide, health.Doubt},
		{"nine digits", of("GER", "GER", "150301415", ""), "", fide, 0},
		{"seven digits of a member", of("USA", "", "", "1234567"), `has the ID "1234567", and those of US Chess are eight digits`, national,
			health.Doubt},
		{"a guest", of("USA", "CAN", "", "1234567"), "", national, 0},
		{"elsewhere", of("CAN", "USA", "", "1234567"), "", national, 0},
	})
}
