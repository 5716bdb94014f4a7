package norms

import (
	"wallchart/model"
	"wallchart/standings/ratingchange"
)

// Game is a game that counts for a norm, played or to come.
type Game struct {
	Round    int
	Opponent int // among the section's players
	Halves   int // 2, 1 or 0
}

// Event is a section as norms see it.
type Event struct {
	Tournament *model.Tournament
	Section    *model.Section
	Rounds     int      // played or begun
	Played     [][]Game // by player
	Known      [][]Game // paired, without a result
	Coming     []int    // rounds to come that are not paired, in which the player may play
	Free       []int    // rounds in which the player had a win by forfeit or the pairing-allocated bye
	Exempt     bool     // a final of a national championship, a zonal: 1.4.3a to c
	Abroad     bool     // enough players from abroad in every round: 1.4.3d
	Visitors   Visitors // those players
	fed        []string
	rating     []int
}

// EventOf is a section after so many rounds; later ones that have results are as if they were to come. exempt says that it is one of the
// events of 1.4.3a to c.
func EventOf(t *model.Tournament, s *model.Section, rounds int, exempt bool) *Event {
	if rounds < s.Played() {
		cut := *s
		cut.Rounds, cut.Planned = s.Rounds[:rounds], s.PlannedRounds()
		s = &cut
	}
	n := len(s.Players)
	e := &Event{Tournament: t, Section: s, Rounds: rounds, Played: make([][]Game, n), Known: make([][]Game, n), Coming: make([]int, n),
		Free: make([]int, n), Exempt: exempt, fed: make([]string, n), rating: make([]int, n)}
	rated := ratingchange.EventOf(t, s, rounds, model.RatingFIDE.Of)
	index := make(map[model.ID]int, n)
	for i := range s.Players {
		p := &s.Players[i]
		index[p.ID] = i
		e.fed[i], e.rating[i] = p.Country(), int(p.Rating)
		for _, r := range rated.People[i].Results {
			e.Played[i] = append(e.Played[i], Game{r.Round, r.Opponent, r.Halves})
		}
	}
	for r := range s.Rounds {
		for k := range s.Rounds[r].Pairings {
			e.look(index, r, &s.Rounds[r].Pairings[k])
		}
	}
	for i := range s.Players {
		e.Coming[i] = e.coming(&s.Players[i])
	}
	e.leaveOutZeros()
	e.Visitors = e.visitors()
	e.Abroad = e.Visitors.Players >= visitors && e.Visitors.Federations >= visitorsLands && e.Visitors.Titled >= visitorTitles
	return e
}

// look takes what a pairing says besides the games that were rated.
func (e *Event) look(index map[model.ID]int, r int, p *model.Pairing) {
	if e.Section.Team() {
		for _, g := range p.Games {
			e.open(index, r, g.Players, g.Outcomes)
		}
		return
	}
	e.open(index, r, p.Sides, p.Outcomes)
	for side, id := range p.Sides {
		i, ok := index[id]
		if !ok || r >= e.Rounds {
			continue
		}
		if o := p.Outcomes[side]; o == model.ForfeitWin || o == model.PairingBye {
			e.Free[i]++
		}
	}
}

// open notes a game without a result.
func (e *Event) open(index map[model.ID]int, r int, players [2]model.ID, outcomes [2]model.Outcome) {
	a, first := index[players[0]]
	b, second := index[players[1]]
	if first && second && a != b && outcomes[0] == model.Pending {
		e.Known[a] = append(e.Known[a], Game{Round: r + 1, Opponent: b})
		e.Known[b] = append(e.Known[b], Game{Round: r + 1, Opponent: a})
	}
}

// coming is in how many rounds that are not paired somebody may play: not those with a bye asked for. Of players of teams it is
// all of them.
func (e *Event) coming(p *model.Player) int {
	n := 0
	for r := len(e.Section.Rounds) + 1; r <= e.Section.Planned; r++ {
		if e.Section.Team() || p.Plays(r) && p.Bye(r) == model.Pending {
			n++
		}
	}
	return n
}

// leaveOutZeros takes the games against unrated players who scored nothing against the rated out of a round-robin (1.4.2b), once
// everybody has played.
func (e *Event) leaveOutZeros() {
	if !e.Section.Format.Predetermined() {
		return
	}
	zero := make([]bool, len(e.Played))
	for i := range e.Played {
		zero[i] = e.rating[i] == 0 && len(e.Played[i]) > 0
		for _, g := range e.Played[i] {
			if g.Halves > 0 && e.rating[g.Opponent] != 0 {
				zero[i] = false
			}
		}
	}
	for i := range e.Played {
		kept := e.Played[i][:0]
		for _, g := range e.Played[i] {
			if !zero[g.Opponent] {
				kept = append(kept, g)
			}
		}
		e.Played[i] = kept
	}
}

// What 1.4.3d asks for: players with a rating of FIDE, not of the host federation.
const (
	visitors      = 20
	visitorsLands = 3
	visitorTitles = 10
)

// Visitors are the rated players of a Swiss who are not of the host federation.
type Visitors struct {
	Players, Federations int
	Titled               int // GM, IM, WGM, WIM
}

// visitors counts the players because of whom a Swiss may need no mix of federations (1.4.3d): those who miss at most one round, the
// pairing-allocated bye left out.
func (e *Event) visitors() (v Visitors) {
	s, host := e.Section, e.Tournament.Federation
	if host == "" || s.Team() || s.Format != model.Swiss || e.Rounds == 0 {
		return v
	}
	lands := map[string]bool{}
	for i := range s.Players {
		p := &s.Players[i]
		if fed := e.fed[i]; e.rating[i] == 0 || fed == "" || fed == host || fed == nobodys || e.missed(i) > 1 {
			continue
		}
		lands[e.fed[i]] = true
		v.Players++
		switch p.Title {
		case "GM", "IM", "WGM", "WIM":
			v.Titled++
		}
	}
	v.Federations = len(lands)
	return v
}

// missed is how many of the rounds so far somebody has missed: a bye, an absence, a forfeit, or not being there.
func (e *Event) missed(i int) int {
	there := map[int]bool{}
	for r := range min(e.Rounds, len(e.Section.Rounds)) {
		for k := range e.Section.Rounds[r].Pairings {
			p := &e.Section.Rounds[r].Pairings[k]
			if side := p.Side(e.Section.Players[i].ID); side >= 0 {
				o := p.Outcomes[side]
				there[r] = o.Played() || o == model.Pending || o == model.PairingBye || o == model.ForfeitWin
			}
		}
	}
	n := 0
	for r := range e.Rounds {
		if !there[r] {
			n++
		}
	}
	return n
}
