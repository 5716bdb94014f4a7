package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
)

// TestRoundsThatAreNotTheSystems (VCL4THP.13, questions 54, 60, 65 and 69).
func TestRoundsThatAreNotTheSystems(t *testing.T) {
	with := func(c model.Compared) *model.Tournament {
		s := round(t, club(4), "1-3 1-0", "4-2 1-0")
		c.Round = 1
		s.Compared = []model.Compared{c}
		return event(s)
	}
	first, second := health.Place{Section: 1, Round: 1}, health.Place{Section: 1, Round: 1, Board: 2}
	try(t, "not-of-the-system", []example{
		{"as the system", with(model.Compared{When: model.AtHand}), "", first, 0},
		{"open", with(model.Compared{When: model.AtHand, Open: true}), "", first, 0},
		{"points alone", with(model.Compared{Points: 2, Places: 1}), "", first, 0},
		{"not examined as the last", with(model.Compared{When: model.AtLast, Open: true}),
			"Another round is the last now, and round 1 could not", first, health.Doubt},
		{"not examined", with(model.Compared{Open: true}), "imported, and could not be compared", first, health.Doubt},
		{"boards", with(model.Compared{When: model.AtHand, Boards: []int{2, 3}}),
			"by hand and is not as the pairing system makes it: 2 boards differ",
			second, health.Doubt},
		{"the bye", with(model.Compared{When: model.AtLast, Bye: true}),
			"examined again and is not as the pairing system makes it: the bye differs", first, health.Doubt},
		{"refused", with(model.Compared{Refused: true}), "imported and is not as the pairing system makes it: the system finds no pairing",
			first, health.Doubt},
		{"not allowed", with(model.Compared{Forbidden: 1}), "something in it is not allowed", first, health.Doubt},
	})
	try(t, "hand-open", []example{
		{"open", with(model.Compared{When: model.AtHand, Open: true}), "When it is complete, say so", first, health.Remark},
		{"declared", with(model.Compared{When: model.AtHand}), "", first, 0},
		{"of an import", with(model.Compared{Open: true}), "", first, 0},
	})
	hand := func(rounds ...int) *model.Tournament {
		s := round(t, club(4), "1-3 1-0", "4-2 1-0")
		for _, n := range rounds {
			s.Compared = append(s.Compared, model.Compared{When: model.AtHand, Round: n, Open: true})
		}
		s.Compared = append(s.Compared, model.Compared{When: model.AtHand, Round: 9})
		return event(s)
	}
	third := health.Place{Section: 1, Round: 3}
	try(t, "hand-open", []example{ // one line for all, which leads to the first
		{"one", hand(3), "Round 3 was paired or changed by hand.", third, health.Remark},
		{"two", hand(4, 3), "Rounds 3, 4 were paired or changed by hand. When they are complete", third, health.Remark},
		{"three in a row", hand(5, 3, 4), "Rounds 3 to 5 were paired or changed by hand.", third, health.Remark},
		{"three with a gap", hand(3, 4, 6), "Rounds 3, 4, 6 were paired or changed by hand.", third, health.Remark},
	})
	later := func(fide bool, planned int, rounds ...[]string) *model.Tournament {
		s := round(t, club(4), rounds[0]...)
		for _, r := range rounds[1:] {
			s.Rounds = append(s.Rounds, round(t, club(4), r...).Rounds...)
		}
		s.FIDE, s.Planned, s.Compared = fide, planned, []model.Compared{{When: model.AtHand, Round: 1, Open: true}}
		return event(s)
	}
	done, next, half := []string{"1-3 1-0", "4-2 1-0"}, []string{"1-4 1-0", "2-3 1-0"}, []string{"1-3 1-0", "4-2"}
	try(t, "hand-open", []example{ // what has gone on is evidently complete; FIDE asks for a declared end
		{"the next round is paired", later(false, 3, done, next), "", first, 0},
		{"the event is over", later(false, 1, done), "", first, 0},
		{"a game of the last round is open", later(false, 1, half), "When it is complete, say so", first, health.Remark},
		{"another round is to come", later(false, 2, done), "When it is complete, say so", first, health.Remark},
		{"in FIDE mode", later(true, 3, done, next), "When it is complete, say so", first, health.Remark},
		{"in FIDE mode, over", later(true, 1, done), "When it is complete, say so", first, health.Remark},
	})
	from := func(all ...model.Compared) *model.Tournament {
		s := round(t, club(4), "1-3 1-0", "4-2 1-0")
		for i := range all {
			all[i].System = "dutch"
		}
		s.Compared = all
		return event(s)
	}
	try(t, "not-of-the-system", []example{ // one line for all rounds of an import
		{"two rounds", from(model.Compared{Round: 4, Boards: []int{1, 3}}, model.Compared{Round: 2}, model.Compared{Round: 3, Boards: []int{5}}),
			"Rounds 3, 4 were imported and are not as the pairing system makes them: 3 boards differ.", third, health.Doubt},
		{"two not compared", from(model.Compared{Round: 3, Open: true}, model.Compared{Round: 4, Open: true},
			model.Compared{Round: 5, Open: true}),
			"Rounds 3 to 5 were imported, and could not be compared", third, health.Doubt},
		{"one of two by hand", from(model.Compared{Round: 3, Bye: true}, model.Compared{Round: 4}),
			"Round 3 was imported and is not as the pairing system makes it: the bye differs.", third, health.Doubt},
	})
	try(t, "stated-otherwise", []example{
		{"points", with(model.Compared{Points: 2}),
			"does not state what its results make: the points of 2 participants are others.", first, health.Doubt},
		{"places", with(model.Compared{Places: 1}), "make: the place of 1 participant is another.", first, health.Doubt},
		{"both", with(model.Compared{Points: 1, Places: 3}),
			"make: the points of 1 participant are others, and the places of 3 participants are others.", first, health.Doubt},
		{"none", with(model.Compared{}), "", first, 0},
	})
}
