package ratingchange

import (
	"cmp"
	"slices"

	"wallchart/model"
)

// Made is what a player of a team has made by playing, whatever board he sat on.
type Made struct {
	Player model.ID
	Board  int // his board of the roster, from 1
	Points model.Points
	Played int
	Games  []Game // against the rated
}

// Boards is what the players of the rosters have made, the first boards first, and of a board the best first. Who has not
// played is last of his board.
func Boards(sh *model.Sheet) []Made {
	games := Played(sh)
	var all []Made
	for i := range sh.Section.Teams {
		for b, id := range sh.Section.Teams[i].Roster {
			m := games[id]
			m.Player, m.Board = id, b+1
			all = append(all, m)
		}
	}
	slices.SortStableFunc(all, func(a, b Made) int { return cmp.Or(cmp.Compare(a.Board, b.Board), a.Compare(b)) })
	return all
}

// Played is what everybody on a board of a match has made, by player.
func Played(sh *model.Sheet) map[model.ID]Made {
	ratings := make(map[model.ID]model.Rating, len(sh.Section.Players))
	for i := range sh.Section.Players {
		ratings[sh.Section.Players[i].ID] = sh.Ratings.Of(&sh.Section.Players[i])
	}
	all := map[model.ID]Made{}
	for r := range min(sh.Rounds, len(sh.Section.Rounds)) {
		for _, p := range sh.Section.Rounds[r].Pairings {
			for _, g := range p.Games {
				for side, id := range g.Players {
					if id == 0 || !g.Outcomes[side].Played() {
						continue
					}
					m := all[id]
					m.Player = id
					m.Points += sh.Scoring.Game(g.Outcomes[side])
					m.Played++
					against := g.Players[1-side]
					if rating := ratings[against]; rating != 0 {
						m.Games = append(m.Games, Game{Opponent: against, Rating: rating, Halves: g.Outcomes[side].Halves()})
					}
					all[id] = m
				}
			}
		}
	}
	return all
}

// Compare puts the better of two players of a board first, as the regulations of most events do: by points, then by the
// share of the games that were played, then by the performance.
func (m Made) Compare(o Made) int {
	p, _ := Performance(m.Games)
	q, _ := Performance(o.Games)
	return cmp.Or(cmp.Compare(o.Points, m.Points), cmp.Compare(int(o.Points)*m.Played, int(m.Points)*o.Played), cmp.Compare(q, p))
}
