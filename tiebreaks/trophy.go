package tiebreaks

import (
	"cmp"
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// TrophyStandings are team places made from an individual section: the best N
// scores of each club, and the sums of their tie-breaks.
//
// Where several players are level on the last counting score there are two
// readings. Usually the order of score and tie-breaks chooses the players once
// and every tie-break adds up the same ones; or, with Trophy.OwnBest, each
// tie-break takes, among those level, the ones with the highest value of its own,
// as some programs print it. For the first tie-break both are the same.
type TrophyStandings struct {
	Trophy   model.Trophy
	Category string // those of this category alone count; "" is everybody
	Columns  []Use  // Columns[0] is the score
	Places   []TrophyPlace
	Notes    []phrase.Text
	st       *Standings
	in       map[model.ID]bool // who is in the category
}

// TrophyPlace is one team.
type TrophyPlace struct {
	Rank      int
	Team      string // the club, with a letter from its second team on
	Players   int    // of the club, in the category
	Counting  []Scorer
	Next      []Scorer // those who would count next, best first
	Sums      []Value  // one for each column
	Texts     []string // the same as written
	DecidedBy int      // as in Place
	used      [][]int  // sheet indices added up, by column
}

// Scorer is a player of a club.
type Scorer struct {
	Index int // sheet index
	Name  string
	Cells []Cell // one for each column
}

// Trophy places the clubs of standings by a trophy's rules, of one category alone where it is not "": the players in it alone count for
// their clubs. left is what has to be said of the list.
func (st *Standings) Trophy(trophy model.Trophy, category string, in map[model.ID]bool, left []phrase.Text) *TrophyStandings {
	ts := &TrophyStandings{Trophy: trophy, Category: category, in: in, Columns: st.Columns, Notes: append(left, st.Notes...), st: st}
	ts.teams()
	ts.order()
	return ts
}

// teams makes the teams of every club.
func (ts *TrophyStandings) teams() {
	clubs := map[string][]Scorer{}
	var names []string
	for _, p := range ts.st.Places {
		l := &ts.st.Sheet.Lines[p.Index]
		if model.NoTeam(l.Club) || ts.Category != "" && !ts.in[l.ID] {
			continue
		}
		if clubs[l.Club] == nil {
			names = append(names, l.Club)
		}
		clubs[l.Club] = append(clubs[l.Club], Scorer{p.Index, l.Name, p.Cells})
	}
	if ts.Trophy.PerClub > 1 && ts.Trophy.OwnBest {
		ts.Notes = append(ts.Notes, phrase.New("With several teams a club, each team's players are taken in the order of the standings."))
	}
	for _, name := range names {
		players := clubs[name]
		for k := range max(1, ts.Trophy.PerClub) {
			left := players[min(len(players), k*ts.Trophy.Counting):]
			if len(left) < max(1, ts.Trophy.Least) {
				if k == 0 {
					ts.Notes = append(ts.Notes, phrase.Count(len(left), "%s is not placed: %d player, at least %d are needed.",
						"%s is not placed: %d players, at least %d are needed.", name, len(left), ts.Trophy.Least))
				}
				break
			}
			team := name
			if k > 0 {
				team += " " + string(rune('A'+k))
			}
			ts.Places = append(ts.Places, ts.team(team, left, len(players)))
		}
	}
}

// order sorts the teams; those equal on everything share the rank and stand by
// name.
func (ts *TrophyStandings) order() {
	decided := func(a, b *TrophyPlace) int {
		for col := range ts.Columns {
			if a.Sums[col] != b.Sums[col] {
				return col
			}
		}
		return len(ts.Columns)
	}
	slices.SortStableFunc(ts.Places, func(a, b TrophyPlace) int {
		if col := decided(&a, &b); col < len(ts.Columns) {
			return ts.compare(col, a.Sums[col], b.Sums[col])
		}
		return cmp.Compare(a.Team, b.Team)
	})
	for k := range ts.Places {
		p := &ts.Places[k]
		p.Rank, p.DecidedBy = k+1, -1
		if k > 0 {
			if p.DecidedBy = decided(&ts.Places[k-1], p); p.DecidedBy == len(ts.Columns) {
				p.Rank = ts.Places[k-1].Rank
			}
		}
	}
}
