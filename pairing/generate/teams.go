package generate

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
)

// enterTeams makes up teams whose players are of about one strength, in board
// order by rating, and numbers the teams by the average of their boards.
func (v *event) enterTeams() {
	v.s.BoardColours = strings.Repeat("WB", (v.Boards+1)/2)[:v.Boards]
	for n := range v.Participants {
		t := model.Team{Entry: model.Entry{ID: v.newID(), Name: club(n)}}
		level := int(v.rating())
		var roster []model.Player
		for range v.Boards + v.Reserves {
			p := v.person()
			if p.Rating > 0 { // half his own, half his team's
				p.Rating = (p.Rating + model.Rating(level)) / 2
			}
			v.strength[p.ID] = (v.strength[p.ID] + level) / 2
			p.Team = t.ID
			roster = append(roster, p)
		}
		slices.SortStableFunc(roster, func(a, b model.Player) int { return cmp.Compare(b.Rating, a.Rating) })
		sum := 0
		for i := range roster {
			t.Roster = append(t.Roster, roster[i].ID)
			if i < v.Boards {
				sum += int(roster[i].Rating)
			}
		}
		t.Strength = model.Rating(sum / v.Boards)
		v.s.Teams = append(v.s.Teams, t)
		v.s.Players = append(v.s.Players, roster...)
	}
	slices.SortStableFunc(v.s.Teams, func(a, b model.Team) int { return cmp.Compare(b.Strength, a.Strength) })
	for i := range v.s.Teams {
		v.s.Teams[i].Number = i + 1
	}
	for i := range v.s.Players {
		v.s.Players[i].Number = i + 1
	}
}

// lineUp is who sits at the boards, in board order: now and then a reserve
// comes in and those below the missing player move up.
func (v *event) lineUp(team model.ID) []model.ID {
	roster := slices.Clone(v.s.TeamByID(team).Roster)
	for len(roster) > v.Boards {
		out := len(roster) - 1
		if v.chance(40) {
			out = v.random.IntN(len(roster))
		}
		roster = slices.Delete(roster, out, out+1)
	}
	return roster
}

// match plays every board of a team match.
func (v *event) match(p *model.Pairing) {
	if v.chance(v.Forfeits) && v.chance(10) { // a whole team does not appear
		p.Outcomes = [][2]model.Outcome{{model.ForfeitWin, model.ForfeitLoss}, {model.ForfeitLoss, model.ForfeitWin}}[v.random.IntN(2)]
		return
	}
	first, second := v.lineUp(p.Sides[0]), v.lineUp(p.Sides[1])
	for b := range v.Boards {
		g := model.Game{Players: [2]model.ID{first[b], second[b]}}
		if v.s.BoardColours[b] == 'B' {
			g.White = 1
		}
		o := v.result(g.Players[g.White], g.Players[1-g.White])
		g.Outcomes[g.White], g.Outcomes[1-g.White] = o[0], o[1]
		p.Games = append(p.Games, g)
	}
	*p = v.s.Settle(*p)
}
