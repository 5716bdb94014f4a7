package games

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"wallchart/files/roster"
	"wallchart/model"
)

// coronate is the file in which coronate keeps its tournaments.
type coronate struct {
	Config struct {
		ByeValue float64 `json:"byeValue"`
	} `json:"config"`
	Players map[string]struct {
		FirstName string `json:"firstName"`
		LastName  string `json:"lastName"`
		Rating    int    `json:"rating"`
	} `json:"players"`
	Tournaments map[string]struct {
		Name        string                     `json:"name"`
		Date        string                     `json:"date"`
		PlayerIDs   []string                   `json:"playerIds"`
		Adjustments map[string]json.RawMessage `json:"scoreAdjustments"`
		Rounds      [][]struct {
			White  string `json:"whiteId"`
			Black  string `json:"blackId"`
			Result string `json:"result"`
		} `json:"roundList"`
	} `json:"tournaments"`
}

// readCoronate makes a section of every tournament in the file.
func readCoronate(text string) *List {
	var c coronate
	if err := json.Unmarshal([]byte(strings.TrimLeft(text, "\ufeff")), &c); err != nil || len(c.Tournaments) == 0 {
		return nil
	}
	l := &List{Name: "Coronate", Lines: true}
	keys := slices.Sorted(maps.Keys(c.Tournaments))
	side := func(id string) Side {
		p, ok := c.Players[id]
		if !ok {
			return Side{} // the program's own name for nobody
		}
		name := strings.TrimSpace(p.LastName)
		if first := strings.TrimSpace(p.FirstName); first != "" && name != "" {
			name += ", " + first
		} else if name == "" {
			name = first
		}
		return Side{Key: id, Name: name, Rating: model.Rating(max(0, min(p.Rating, 3999)))}
	}
	for _, key := range keys {
		t := c.Tournaments[key]
		section := ""
		if len(keys) > 1 {
			section = t.Name
		} else {
			l.Name = t.Name
		}
		if d, ok := roster.Day(t.Date, false); ok && l.Start == "" {
			l.Start = d
		}
		if len(keys) == 1 {
			for _, id := range t.PlayerIDs {
				if s := side(id); s.Name != "" {
					l.People = append(l.People, s)
				}
			}
		}
		if len(t.Adjustments) > 0 {
			l.say(true, "%s: corrections of scores are not taken from the file (%d). Enter them as decisions.", t.Name, len(t.Adjustments))
		}
		for r, games := range t.Rounds {
			for b, m := range games {
				g := Game{Section: section, Round: strconv.Itoa(r + 1), Board: b + 1, Sides: [2]Side{side(m.White), side(m.Black)}}
				if g.Sides[0].Name == "" {
					g.Sides[0], g.Sides[1] = g.Sides[1], Side{}
				}
				if g.Sides[0].Name == "" {
					l.say(true, "%s, round %d: a board names nobody; it is left out.", t.Name, r+1)
					continue
				}
				g.Outcomes = coronateResults[m.Result]
				if g.bye() {
					g.Outcomes = [2]model.Outcome{model.PairingBye}
					if c.Config.ByeValue == 0.5 {
						g.Outcomes[0] = model.HalfBye
					}
				}
				l.Games = append(l.Games, g)
			}
		}
	}
	return l
}

var coronateResults = map[string][2]model.Outcome{"whiteWon": {model.Win, model.Loss}, "blackWon": {model.Loss, model.Win},
	"draw": {model.Draw, model.Draw}}
