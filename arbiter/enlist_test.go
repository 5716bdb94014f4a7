package arbiter_test

import (
	"fmt"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/files/roster"
	"wallchart/model"
)

// TestNoListLosesItsRatings: a column that only says "Rating" comes to be the rating that counts in the section, by whichever choice and
// federation, whether a player is new or there already, in sections of players and of teams. Nobody who reads a list says so, and nobody
// can forget it.
func TestNoListLosesItsRatings(t *testing.T) {
	columns := roster.Mapping{HeadingRow: 1, Columns: []roster.Field{roster.Name, roster.Rating, roster.Team}}
	rows := [][]string{{"Name", "Rating", "Team"}, {"Fox, Ann", "1512", "Hill"}, {"Owl, Bob", "1400", "Hill"}}
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		for _, federation := range []string{"", "USA", "GER", "NOR"} {
			for _, choice := range []model.RatingChoice{model.RatingUsual, model.RatingFIDE, model.RatingNational, model.RatingFIDEFirst,
				model.RatingNationalFirst, model.RatingHigher, model.RatingLower, model.RatingOwnFirst} {
				name := fmt.Sprintf("%v, %q, %q", kind, federation, choice)
				ev, s := section(t, kind, "Open")
				ev.Federation, s.Ratings = federation, choice
				for _, list := range []entries.PeopleList{{Rows: rows, Columns: &columns}, {Rows: rows, Columns: &columns, Update: true}} {
					step, err := entries.Enlist(ev, s.ID, list.Read(s))
					if err != nil {
						t.Fatalf("%s: %v", name, err)
					}
					ev, s = done(t, ev, step)
					if got := ev.RatingOf(s, &s.Players[0]); len(s.Players) != 2 || got != 1512 && got != 1600 {
						t.Errorf("%s: of %d players the first has %v where what counts is asked for", name, len(s.Players), got)
					}
					rows[1][1] = "1600" // what the list says when it comes again
				}
				if got := ev.RatingOf(s, &s.Players[0]); got != 1600 {
					t.Errorf("%s: the list comes again with 1600, and what counts is %v", name, got)
				}
				rows[1][1] = "1512"
			}
		}
	}
}
