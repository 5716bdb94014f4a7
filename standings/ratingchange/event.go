package ratingchange

import (
	"wallchart/model"
)

// Person is somebody as a rating system sees him.
type Person struct {
	ID      model.ID
	Name    string
	Rating  model.Rating // of the system's list; 0 = none
	Birth   model.Date
	Games   int // rated games before the event, of a DWZ its index; 0 = not known
	K       int // FIDE's coefficient, as the list has it; 0 = not known
	Results []Result
}

// Result is a game over the board that counts for rating.
type Result struct {
	Round    int
	Opponent int // among the people of the event
	Halves   int // 2, 1 or 0, whatever the scoring
}

// Event is who played whom, as far as it counts for rating.
type Event struct {
	Start, End model.Date // "" = not known
	Dual       bool       // also rated by FIDE
	People     []Person
}

// EventOf is a section after so many rounds, with the ratings that a system goes by. Games that count otherwise for rating than
// for the standings are as they count for it; of teams it is the games of their players.
func EventOf(t *model.Tournament, s *model.Section, rounds int, rating func(*model.Player) model.Rating) *Event {
	e := &Event{Start: t.Start, End: t.End, Dual: s.FIDE, People: make([]Person, len(s.Players))}
	index := make(map[model.ID]int, len(s.Players))
	for i := range s.Players {
		p := &s.Players[i]
		e.People[i] = Person{ID: p.ID, Name: p.Name, Rating: rating(p), Birth: p.Birth, K: p.K, Games: p.Games}
		index[p.ID] = i
	}
	rated := t.AsRated(s)
	for r := range min(rounds, len(rated.Rounds)) {
		for i := range rated.Rounds[r].Pairings {
			p := &rated.Rounds[r].Pairings[i]
			if !s.Team() {
				e.add(index, r+1, p.Sides, p.Outcomes)
				continue
			}
			for _, g := range p.Games {
				e.add(index, r+1, g.Players, g.Outcomes)
			}
		}
	}
	return e
}

// extra adds the games outside the rounds, which count for rating alone and for nothing else: no norm either. Who plays in another
// section is among the people as nobody of this one.
func (e *Event) extra(t *model.Tournament, s *model.Section, rating func(*model.Player) model.Rating) {
	at := map[model.Seat]int{}
	for i := range e.People {
		at[model.Seat{Section: s.ID, Player: e.People[i].ID}] = i
	}
	for _, g := range t.ExtraGamesOf(s) {
		var sides [2]int
		for side, seat := range []model.Seat{g.White, g.Black} {
			i, known := at[seat]
			if !known {
				_, p := t.Seated(seat)
				i = len(e.People)
				e.People = append(e.People, Person{Name: p.Name, Rating: rating(p), Birth: p.Birth, K: p.K, Games: p.Games})
				at[seat] = i
			}
			sides[side] = i
		}
		for side, i := range sides {
			if o := g.Outcomes[side]; o.Rated() {
				e.People[i].Results = append(e.People[i].Results, Result{Opponent: sides[1-side], Halves: o.Halves()})
			}
		}
	}
}

// add adds a game, if it counts for rating, to the results of both.
func (e *Event) add(index map[model.ID]int, round int, players [2]model.ID, outcomes [2]model.Outcome) {
	a, first := index[players[0]]
	b, second := index[players[1]]
	if !first || !second || a == b {
		return
	}
	for side, i := range [2]int{a, b} {
		if o := outcomes[side]; o.Rated() {
			e.People[i].Results = append(e.People[i].Results, Result{Round: round, Opponent: a + b - i, Halves: o.Halves()})
		}
	}
}

// day is the day by which the rules are chosen: the last of the event, or the first; "" = not known, today's.
func (e *Event) day() model.Date {
	if e.End != "" {
		return e.End
	}
	return e.Start
}

// age is how old somebody becomes in the year of the event.
func (e *Event) age(p *Person) (years int, known bool) {
	born, now := year(p.Birth), year(e.day())
	return now - born, born > 0 && now > 0
}
