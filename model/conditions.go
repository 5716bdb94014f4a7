package model

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"wallchart/phrase"
)

// mostProvisional is the number of rated games up to which a rating of US Chess is provisional.
const mostProvisional = 25

var gamesPlayed = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(\d{1,2}) games?$`) })

// ofPlayer reads the conditions about a title and about games: those that have been rated before, and those played here.
func ofPlayer(low string) (term, bool) {
	switch low {
	case "titled", "untitled":
		return term{needs: func(_ *context, p *Player) (bool, phrase.Text) {
			return (strings.TrimSpace(p.Title) != "") == (low == "titled"), phrase.Text{}
		}}, true
	case "provisional", "established":
		return term{needs: func(_ *context, p *Player) (bool, phrase.Text) {
			if p.Games == 0 {
				return false, phrase.New("the number of rated games is not known")
			}
			return (p.Games <= mostProvisional) == (low == "provisional"), phrase.Text{}
		}}, true
	}
	if title, ok := strings.CutPrefix(low, "title "); ok {
		title = strings.TrimSpace(title)
		return term{needs: func(_ *context, p *Player) (bool, phrase.Text) {
			return strings.EqualFold(strings.TrimSpace(p.Title), title), phrase.Text{}
		}}, title != ""
	}
	if m := gamesPlayed().FindStringSubmatch(low); m != nil {
		least, _ := wholePoints(m[1])
		return term{counts: true, needs: func(c *context, p *Player) (bool, phrase.Text) {
			return c.played(p.ID) >= int(least/One), phrase.Text{}
		}}, true
	}
	return term{}, false
}

// Counts tells whether games that are still to be played may bring somebody into a category.
func (c Category) Counts() bool {
	return slices.ContainsFunc(c.terms, func(t term) bool { return t.counts })
}

// played is how many games somebody has played in the section, on the boards of matches as well.
func (c *context) played(id ID) (n int) {
	if c.games == nil {
		c.games = map[ID]int{}
		for r := range c.s.Rounds {
			for i := range c.s.Rounds[r].Pairings {
				p := &c.s.Rounds[r].Pairings[i]
				if len(p.Games) == 0 {
					c.count(p.Sides, p.Outcomes)
				}
				for g := range p.Games {
					c.count(p.Games[g].Players, p.Games[g].Outcomes)
				}
			}
		}
	}
	return c.games[id]
}

func (c *context) count(who [2]ID, outcomes [2]Outcome) {
	for side, id := range who {
		if id != 0 && outcomes[side].Played() {
			c.games[id]++
		}
	}
}
