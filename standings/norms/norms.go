// Package norms judges FIDE's title norms: by B.01 of 1 January 2024, which games count, what an opponent mix must
// have, what a player has, what is still needed in the rounds left, and who can reach a norm no more.
package norms

import (
	"slices"

	"wallchart/model"
)

// Rule is what a title asks of a norm.
type Rule struct {
	Title   string
	Rp      int      // the performance (1.4.8)
	Ra      int      // the least average rating of the opponents (1.4.8a)
	Floor   int      // to which one opponent's rating is raised (1.4.6c)
	Special []string // the titles of which a third of the opponents must be (1.4.5)
	Better  []string // who has one of these seeks it no more
	Women   bool
}

// Rules are the four titles that are won by norms.
var Rules = []Rule{
	{Title: "GM", Rp: 2600, Ra: 2380, Floor: 2200, Special: []string{"GM"}, Better: []string{"GM"}},
	{Title: "IM", Rp: 2450, Ra: 2230, Floor: 2050, Special: []string{"GM", "IM"}, Better: []string{"GM", "IM"}},
	{Title: "WGM", Rp: 2400, Ra: 2180, Floor: 2000, Special: []string{"GM", "IM", "WGM"}, Better: []string{"GM", "IM", "WGM"}, Women: true},
	{Title: "WIM", Rp: 2250, Ra: 2030, Floor: 1850, Special: []string{"GM", "IM", "WGM", "WIM"},
		Better: []string{"GM", "IM", "WGM", "WIM"}, Women: true},
}

// What holds for all of them.
const (
	leastGames = 9    // 1.4.1a
	mostGames  = 13   // more count as so many (1.7)
	unrated    = 1400 // an opponent without a rating (1.4.6)
	leastScore = 35   // per cent (1.4.8b)
	leastThird = 3    // of the special titles at least so many
	abroad     = 2    // federations other than the player's (1.4.3)
	nobodys    = "FID"
)

// holders are the titles that count for the half of the opponents (1.4.5a): CM and WCM do not.
var holders = []string{"GM", "IM", "WGM", "WIM", "FM", "WFM"}

// Seeks tells whether a title is one that a player may seek.
func (r *Rule) Seeks(p *model.Player) bool {
	return !slices.Contains(r.Better, p.Title) && (!r.Women || p.Sex == "w" || len(p.Title) == 3)
}

// Minimum counts are rounded up, maximum counts down (1.4.4).
func half(n int) int       { return (n + 1) / 2 }
func third(n int) int      { return max(leastThird, (n+2)/3) }
func ownMost(n int) int    { return 3 * n / 5 }
func oneMost(n int) int    { return 2 * n / 3 }
func percent(h, n int) int { return (100*h + n) / (2 * n) }

// specials is how many of the special titles n opponents must have; of a double round-robin half of the different ones.
func specials(n int, double bool) int {
	if double {
		return half(n)
	}
	return third(n)
}
