package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
)

// TestTieBreaksOfAnAllPlayAll (VCL4THP.13, question 105): Buchholz, Fore Buchholz and the average of opponents' Buchholz are for a Swiss.
func TestTieBreaksOfAnAllPlayAll(t *testing.T) {
	of := func(f model.Format, list ...string) *model.Tournament {
		s := club(4)
		s.Format, s.Ranking.TieBreaks = f, list
		return event(s)
	}
	at := health.Place{Section: 1, Field: "tieBreaks"}
	begun := round(t, club(4), "1-3 1-0", "4-2 1-0")
	begun.Format, begun.Ranking.TieBreaks = model.RoundRobin, []string{"BH"}
	try(t, "swiss-tie-break", []example{
		{"begun", event(begun), "an all-play-all: BH. If others were announced", at, health.Doubt},
		{"a Swiss", of(model.Swiss, "BH", "FB", "AOB"), "", at, 0},
		{"for both", of(model.RoundRobin, "DE", "SB", "KS", "unknown"), "", at, 0},
		{"for a Swiss", of(model.RoundRobin, "DE", "BH/C1", "FB", "AOB"), "an all-play-all: BH/C1, FB, AOB. Choose", at, health.Doubt},
		{"twice everybody", of(model.DoubleRoundRobin, "BH"), "an all-play-all: BH. Choose", at, health.Doubt},
	})
}

// TestItsOwnTable: who is paired by Keizer's table or a bracket is ranked by it as well; other systems have none.
func TestItsOwnTable(t *testing.T) {
	of := func(system string, list ...string) *model.Tournament {
		s := club(4)
		s.System, s.Ranking.TieBreaks = system, list
		return event(s)
	}
	at := health.Place{Section: 1, Field: "tieBreaks"}
	try(t, "not-its-table", []example{
		{"Keizer by points", of("keizer", "MODMED"), "Keizer points is not among the tie-breaks. Choose the preset Keizer.", at, health.Doubt},
		{"Keizer", of("keizer", "KEIZER", "RTNG"), "", at, 0},
		{"a knock-out by points", of("knockout"), "Choose the preset Knock-out.", at, health.Doubt},
		{"a knock-out", of("knockout", "KO"), "", at, 0},
		{"a system that is not chosen", of("", "BH"), "", at, 0},
		{"Dutch by no list", of("dutch"), "", at, 0},
		{"US Swiss by FIDE's list", of("us-swiss", "BH"), "", at, 0},
	})
}
