package trf

import (
	"fmt"
	"testing"

	"wallchart/model"
)

// TestARoundThatIsNotCompleteComesBackSo: of a round by hand that is not declared complete, in FIDE mode, who has nothing in it is still
// to be paired when the file is read, and who has withdrawn is not (VCL4THP.13, question 65).
func TestARoundThatIsNotCompleteComesBackSo(t *testing.T) {
	for _, teams := range []bool{false, true} {
		for _, e := range []Edition{TRF26, TRF16} {
			if teams && e == TRF16 {
				continue // which has no byes of teams
			}
			s := fourOfThem(teams)
			s.FIDE, s.Format = true, model.Swiss
			s.Rounds = []model.Round{
				{Pairings: []model.Pairing{game(s, 1, 2, 1), game(s, 3, 4, 2)}},
				{Pairings: []model.Pairing{game(s, 1, 3, 1)}},
			}
			s.Planned = 2
			s.ByHand(2)
			withdraw(s, 4, 2)
			before := fmt.Sprint(s.Left(2))
			after, text := again(t, (&model.Tournament{Name: "E"}).With(s), Options{Edition: e})
			back := after.Sections[0]
			if back.Undeclared(2) {
				t.Fatal("a report file is in FIDE mode when the arbiter takes it so, and not before")
			}
			back.FIDE = true
			if got := fmt.Sprint(back.Left(2)); got != before || before != fmt.Sprintf("{2 [] [%d] true}", s.Entries()[1].ID) {
				t.Errorf("teams %v, edition %d: %s comes back as %s, of\n%s", teams, e, before, got, text)
			}
			if len(back.Extra) > 0 {
				t.Errorf("the comment is kept besides: %v", back.Extra)
			}
		}
	}
}

// TestWhoHasLeftAnAllPlayAllComesBackSo: between two rounds nothing but the byes of the rounds to come says that somebody has left.
func TestWhoHasLeftAnAllPlayAllComesBackSo(t *testing.T) {
	for _, c := range []struct {
		teams bool
		e     Edition
		from  int
	}{{false, TRF26, 2}, {false, TRF16, 2}, {true, TRF26, 2}, {false, TRF26, 3}, {false, TRF16, 3}, {true, TRF26, 3}} {
		for _, planned := range []int{0, 3} {
			s := fourOfThem(c.teams)
			s.Format = model.RoundRobin
			s.Rounds = []model.Round{{Pairings: []model.Pairing{game(s, 1, 4, 1), game(s, 2, 3, 2)}}}
			s.Planned = planned
			withdraw(s, 4, c.from)
			after, text := again(t, (&model.Tournament{Name: "E"}).With(s), Options{Edition: c.e})
			back := after.Sections[0]
			for i, e := range back.Entries() {
				if gone := map[int]int{3: c.from}[i]; e.Withdrawn != gone || e.Byes != nil || back.Planned != 3 {
					t.Errorf("%+v, %d planned: %s has left in round %d, byes %v, of %d rounds, of\n%s",
						c, planned, e.Name, e.Withdrawn, e.Byes, back.Planned, text)
				}
			}
		}
	}
}

// TestWhoHasNoPlaceComesBackSo: of a table that is paired to its end the games alone do not tell who has left. Of four, number 4 plays in
// round 1 and leaves after it, as number 1 has done; the game of the two is his by forfeit.
func TestWhoHasNoPlaceComesBackSo(t *testing.T) {
	for _, e := range []Edition{TRF26, TRF16} {
		s := fourOfThem(false)
		s.Format, s.Planned, s.FIDE = model.RoundRobin, 3, true
		lost := func(winner, loser, board int) model.Pairing {
			p := game(s, winner, loser, board)
			p.Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
			return p
		}
		s.Rounds = []model.Round{{Pairings: []model.Pairing{lost(4, 1, 1), game(s, 2, 3, 2)}},
			{Pairings: []model.Pairing{lost(3, 4, 1), lost(2, 1, 2)}}, {Pairings: []model.Pairing{game(s, 2, 4, 1), lost(3, 1, 2)}}}
		s.Rounds[2].Pairings[0].Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
		s.Players[0].Withdrawn, s.Players[3].Withdrawn = 4, 4
		out := func(s *model.Section) (who string) {
			for _, l := range model.NewSheet(&model.Tournament{}, s, 0).Lines {
				if l.Out {
					who += l.Name
				}
			}
			return who
		}
		after, text := again(t, (&model.Tournament{Name: "E"}).With(s), Options{Edition: e})
		back := after.Sections[0]
		if back.FIDE = true; out(back) != out(s) || out(s) != "AshDee" {
			t.Errorf("without a place: %s, and read %s, of\n%s", out(s), out(back), text)
		}
	}
}

// TestAByeIsNoLeaving: of a Swiss, or before the last round of a table, a bye without points stays one.
func TestAByeIsNoLeaving(t *testing.T) {
	for _, c := range []struct {
		format model.Format
		byes   []model.ByeRequest
	}{
		{model.Swiss, []model.ByeRequest{{Round: 2, Kind: model.ZeroBye}, {Round: 3, Kind: model.ZeroBye}}},
		{model.RoundRobin, []model.ByeRequest{{Round: 2, Kind: model.ZeroBye}}},
	} {
		s := fourOfThem(false)
		s.Format, s.Planned = c.format, 3
		s.Rounds = []model.Round{{Pairings: []model.Pairing{game(s, 1, 4, 1), game(s, 2, 3, 2)}}}
		s.Players[3].Byes = c.byes
		after, text := again(t, (&model.Tournament{Name: "E"}).With(s), Options{})
		if p := after.Sections[0].Players[3]; p.Withdrawn != 0 || fmt.Sprint(p.Byes) != fmt.Sprint(c.byes) {
			t.Errorf("%v: left in round %d, byes %v, of\n%s", c.format, p.Withdrawn, p.Byes, text)
		}
	}
}

// fourOfThem are four players, or four teams of one.
func fourOfThem(teams bool) *model.Section {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(0, 0, 0), LastID: 8}
	for i, name := range []string{"Ash", "Bea", "Cai", "Dee"} {
		id := model.ID(i + 1)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: i + 1, Name: name}})
		if teams {
			s.Kind, s.Boards = model.TeamEvent, 1
			s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: id + 4, Number: i + 1, Name: name + "'s"}, Roster: []model.ID{id}})
		}
	}
	return s
}

// game is won by the first.
func game(s *model.Section, first, second, board int) model.Pairing {
	outcomes := [2]model.Outcome{model.Win, model.Loss}
	sides := [2]model.ID{model.ID(first), model.ID(second)}
	if !s.Team() {
		return model.Pairing{Board: board, Sides: sides, Outcomes: outcomes}
	}
	return model.Pairing{Board: board, Sides: [2]model.ID{sides[0] + 4, sides[1] + 4}, Outcomes: outcomes,
		Score: [2]model.Points{model.One, 0}, Games: []model.Game{{Players: sides, Outcomes: outcomes}}}
}

func withdraw(s *model.Section, number, from int) {
	if s.Team() {
		s.Teams[number-1].Withdrawn = from
		return
	}
	s.Players[number-1].Withdrawn = from
}

// TestMatchesWithoutLineupsComeBackPaired: in their order, with the team named first as it was, and open.
func TestMatchesWithoutLineupsComeBackPaired(t *testing.T) {
	s := fourOfThem(true)
	s.Format, s.Planned = model.Swiss, 2
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{game(s, 1, 2, 1), game(s, 3, 4, 2)}},
		{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{7, 5}}, {Board: 2, Sides: [2]model.ID{6, 8}}}},
	}
	after, text := again(t, (&model.Tournament{Name: "E"}).With(s), Options{})
	paired := func(s *model.Section) string {
		var all []string
		for _, p := range s.Rounds[1].Pairings {
			all = append(all, fmt.Sprint(p.Board, s.TeamByID(p.Sides[0]).Name, s.TeamByID(p.Sides[1]).Name, p.Outcomes, len(p.Games)))
		}
		return fmt.Sprint(all)
	}
	if was, is := paired(s), paired(after.Sections[0]); is != was {
		t.Errorf("%v comes back as %v, of\n%s", was, is, text)
	}
}
