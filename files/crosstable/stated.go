package crosstable

import (
	"strconv"

	"wallchart/model"
)

// stated hands over the scores and places that the table prints. Numbers are
// places where the rows stand in order of score and the heading does not say
// otherwise; the score of a table of teams may be either of the two.
func (b *builder) stated(id model.ID, res *Result) {
	score, games, places := map[model.ID]string{}, map[model.ID]string{}, map[model.ID]string{}
	ordered, gamesFirst := !b.t.grid, b.team
	for i := range b.rows {
		r := &b.rows[i]
		if r.hasTotal {
			score[b.ids[i]] = r.total.String()
			gamesFirst = gamesFirst && (b.games || b.makesGames(r))
		}
		if r.hasGames {
			games[b.ids[i]] = r.games.String()
		}
		if r.place > 0 {
			places[b.ids[i]] = strconv.Itoa(r.place)
		}
		ordered = ordered && r.hasTotal && (i == 0 || r.total <= b.rows[i-1].total && r.place >= b.rows[i-1].place)
	}
	gamesFirst = gamesFirst && len(score) > 0
	add := func(code string, values map[model.ID]string) {
		if len(values) > 0 {
			res.Stated = append(res.Stated, Printed{Section: id, Code: code, Values: values})
		}
	}
	switch {
	case !b.team:
		add("PTS", score)
	case gamesFirst:
		add("GPTS", score)
	default:
		add("MPTS", score)
		add("GPTS", games)
	}
	if ordered && !gamesFirst {
		add("PLACE", places)
	}
}
