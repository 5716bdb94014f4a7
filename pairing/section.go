package pairing

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// NewField takes from a section what an engine needs to pair a round. It
// reports all that stands in the way: boards of earlier rounds without a
// result, and nothing else is assumed about the section than that its Check
// finds it sound.
func NewField(t *model.Tournament, s *model.Section, round int) (*Field, error) {
	if ps := unfinished(s, round); len(ps) > 0 {
		return nil, ps
	}
	if n := s.Participants(); n > mostPeople {
		return nil, model.Problems{{Section: s.Name,
			What: phrase.New("has %d participants, and a round of more than %d is not paired", n, mostPeople),
			Cure: phrase.New("Split the section"), Grave: true}}
	}
	sh := model.NewSheetBefore(t, s, round)
	f := &Field{
		Number: round, Games: s.Games(), Rounds: s.Meetings(announced(s, round)), Initial: s.InitialColour,
		Primary: sh.Primary, Table: sh.Predetermined, Players: make([]Player, len(sh.Lines)),
	}
	f.Round, _ = s.Meeting(round)
	f.Win, f.Draw, f.Loss = s.MeetingWorth()
	if sh.Teams {
		f.Boards, f.IgnoreSecond = s.Boards, s.PrimaryOnly
		if sh.Primary == model.MatchPoints {
			f.Win, f.Draw, f.Loss = s.Scoring.MatchWin, s.Scoring.MatchDraw, s.Scoring.MatchLoss
		} else {
			f.Win, f.Draw, f.Loss = s.Scoring.Win*model.Points(s.Boards), s.Scoring.Draw*model.Points(s.Boards), 0
		}
	}
	entries := s.Entries()
	for i := range sh.Lines {
		l, e := &sh.Lines[i], &entries[i]
		p := &f.Players[i]
		*p = Player{ID: l.ID, Number: l.Number, Name: l.Name, Rating: l.Rating, Exact: l.Exact, Club: l.Club,
			Score: l.Total(sh.Primary), Second: l.Total(sh.Primary.Other()), Past: make([]Past, f.Round-1)}
		for r := range p.Past {
			c := sh.Joined(i, r+1)
			p.Past[r] = Past{Opponent: c.Opponent, Colour: c.Colour, Outcome: c.Outcome, Points: c.Points(sh.Primary)}
		}
		p.Virtual = virtual(s, e.Number, f.Round, sh.Primary)
		for _, b := range e.Byes {
			p.HalfBye = p.HalfBye || b.Kind == model.HalfBye
		}
		p.Present, p.Why = e.Plays(round), model.Absent
		if b := e.Bye(round); p.Present && b != model.Pending {
			p.Present, p.Why = false, b
		}
		if p.House = l.House; p.House {
			p.Present, p.Spare, p.Guest, p.Why = false, p.Present && e.House, e.IsGuest(), model.Absent
		}
	}
	f.again(s, sh)
	if !f.forbid(s, sh) {
		return nil, model.Problems{{Section: s.Name, Round: round,
			What: phrase.New("more than %d pairs are forbidden to meet, which no event needs", mostForbidden),
			Cure: phrase.New("Make the groups of those kept apart smaller, or split the section"), Grave: true}}
	}
	return f, nil
}

// announced is the number of rounds of the event. Where none is announced there
// may always be another: no round is taken for the last.
func announced(s *model.Section, round int) int {
	if s.Planned == 0 {
		return round + s.Games()
	}
	return max(s.Planned, round)
}

// unfinished lists the boards of the rounds before that have no result.
func unfinished(s *model.Section, round int) model.Problems {
	var ps model.Problems
	if round < 1 || round > len(s.Rounds)+1 {
		return model.Problems{{Section: s.Name, Round: round,
			What: phrase.New("cannot be paired: the section has %d rounds so far", len(s.Rounds)),
			Cure: phrase.New("Pair round %d", len(s.Rounds)+1), Grave: true}}
	}
	for r := range round - 1 {
		for i := range s.Rounds[r].Pairings {
			if p := s.Settle(s.Rounds[r].Pairings[i]); !p.Done() {
				ps = append(ps, model.Problem{Section: s.Name, Round: r + 1, Board: p.Board, What: phrase.New("has no result"),
					Cure: phrase.New("Enter it, or a forfeit, or that the game is adjourned: it then counts as a draw for the pairing"), Grave: true})
			}
		}
	}
	return ps
}

func virtual(s *model.Section, number, round int, primary model.ScoreKind) []model.Points {
	var v []model.Points
	for _, a := range s.Acceleration {
		if number < a.First || number > a.Last {
			continue
		}
		if v == nil {
			v = make([]model.Points, round)
		}
		for r := 1; r <= round; r++ {
			if at := (r-1)*s.Games() + 1; at < a.From || at > a.To {
				continue
			}
			if primary == model.MatchPoints {
				v[r-1] += a.Match
			} else {
				v[r-1] += a.Games
			}
		}
	}
	return v
}

// What a round may cost. Both are far beyond any event: the largest there was had
// some five thousand players, and 1,400 may be kept apart from each other.
const (
	mostPeople    = 20_000
	mostForbidden = 1_000_000
)

// forbid lists the pairs that must not meet, each once, however many groups hold
// it. It tells whether there are few enough to go on.
func (f *Field) forbid(s *model.Section, sh *model.Sheet) bool {
	seen := map[[2]int]bool{}
	for n, g := range s.Forbidden {
		if !g.Holds(f.Number) || sameAsBefore(s.Forbidden[:n], g) {
			continue
		}
		for a, one := range g.Who {
			for _, two := range g.Who[:a] {
				i, j := sh.Index(one), sh.Index(two)
				if key := [2]int{min(i, j), max(i, j)}; i >= 0 && j >= 0 && i != j && !seen[key] {
					if seen[key] = true; len(seen) > mostForbidden {
						return false
					}
					f.Forbidden = append(f.Forbidden, [2]int{i, j})
				}
			}
		}
	}
	if sh.Teams || s.Trophy == nil {
		return true // clubmates are teammates where there is a team prize: US Chess 28N
	}
	byClub := map[string][]int{}
	for i := range f.Players {
		if c := f.Players[i].Club; !model.NoTeam(c) {
			for _, j := range byClub[c] {
				f.Teammates = append(f.Teammates, [2]int{j, i})
			}
			byClub[c] = append(byClub[c], i)
		}
	}
	return true
}

// sameAsBefore tells whether a group stands there already, with the same names in
// the same order and for no fewer rounds.
func sameAsBefore(before []model.Forbidden, g model.Forbidden) bool {
	return slices.ContainsFunc(before, func(b model.Forbidden) bool {
		return b.From <= g.From && (b.To == 0 || g.To != 0 && g.To <= b.To) && slices.Equal(b.Who, g.Who)
	})
}
