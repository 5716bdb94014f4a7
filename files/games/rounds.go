package games

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

// roundText is how lists write a round: "3", "Round 3", "Round 3 of 5", "3. Runde",
// "3rd round", "R3", and PGN with the board behind it, "3.12".
var roundText = pattern.New(`^(?:\p{L}+\.?\s*)?(\d{1,3})(?:\.(\d{1,3}))?(?:\.\d+)*[.ªº°]?(?:\s*\p{L}+\.?){0,2}` +
	`(?:\s*(?:of|von|de|di|van|/)\s*\d+|\s*\(\d+\))?$`)

// roundOf takes the text of a round apart: its number and the board behind it, or
// a name such as "Semifinal". Nothing at all is no round.
func roundOf(text string) (number, board int, name string) {
	text = strings.TrimSpace(text)
	if strings.Trim(text, "?-*. ") == "" {
		return 0, 0, ""
	}
	if m := roundText.FindStringSubmatch(text); m != nil {
		number, _ = strconv.Atoi(m[1])
		board, _ = strconv.Atoi(m[2])
		if number > 0 {
			return number, board, ""
		}
	}
	return 0, 0, text
}

// bunch is the games that the list says are of one round.
type bunch struct {
	number int
	name   string
	games  []*played
	parts  int // rounds that it becomes
}

// rounds gives every game its round.
func (b *builder) rounds() {
	bunches, without := b.bunches()
	if len(bunches) == 0 {
		b.inferred(without)
		return
	}
	named := slices.ContainsFunc(bunches, func(x *bunch) bool { return x.number == 0 || x.number > mostRounds })
	if !named {
		slices.SortStableFunc(bunches, func(x, y *bunch) int { return cmp.Compare(x.number, y.number) })
	}
	split := false
	for _, x := range bunches {
		x.parts = b.parts(x)
		split = split || x.parts > 1
	}
	next := 1
	for _, x := range bunches {
		first := next
		if !named && !split {
			first = x.number
		}
		b.fill(x, first)
		if split && x.parts > 1 {
			b.l.say(false, "%s has %d games of the same players, each a round here: rounds %d to %d.", x.words(), x.parts, first, first+x.parts-1)
		}
		next = first + x.parts
	}
	b.perPairing(bunches)
	if named {
		b.l.say(true, "The rounds have names (%s): they are numbered in the order in which they appear.", phrase.Join(", ", namesOf(bunches)...))
	}
	b.leftOver(without, next-1)
	b.tooMany()
	b.gaps()
}

func (x *bunch) words() phrase.Text {
	if x.number > 0 {
		return phrase.New("Round %d", x.number)
	}
	return phrase.Verbatim(x.name)
}

func namesOf(bunches []*bunch) []phrase.Text {
	var names []phrase.Text
	for _, x := range bunches[:min(len(bunches), 6)] {
		names = append(names, x.words())
	}
	return names
}

// bunches puts the games together that bear the same round.
func (b *builder) bunches() (all []*bunch, without []*played) {
	at := map[string]*bunch{}
	for _, g := range b.games {
		number, board, name := roundOf(g.Round)
		if number == 0 && name == "" {
			without = append(without, g)
			continue
		}
		if g.Board == 0 {
			g.Board = board
		}
		key := fmt.Sprint(number, name)
		if at[key] == nil {
			at[key] = &bunch{number: number, name: name, parts: 1}
			all = append(all, at[key])
		}
		at[key].games = append(at[key].games, g)
	}
	return all, without
}

// parts is how many rounds a bunch becomes: more than one where the same two play
// several games in it, or where half of its players play several. One player on
// two boards is a slip.
func (b *builder) parts(x *bunch) int {
	times, pairs := map[int]int{}, map[int]int{} // of players; with whom they play
	same := true
	for _, g := range x.games {
		for side, i := range g.who {
			if i < 0 {
				continue
			}
			times[i]++
			other := g.who[1-side]
			if before, ok := pairs[i]; ok && before != other {
				same = false
			}
			pairs[i] = other
		}
	}
	most, several := 1, 0
	for _, n := range times {
		if most = max(most, n); n > 1 {
			several++
		}
	}
	if most == 1 || repeats(x.games) || !same && 2*several < len(times) {
		return 1
	}
	return most
}

// repeats tells whether games of a bunch are the same line again.
func repeats(games []*played) bool {
	seen := map[string]bool{}
	for _, g := range games {
		if key := g.key(); seen[key] {
			return true
		} else {
			seen[key] = true
		}
	}
	return false
}

func (g *played) key() string { return fmt.Sprint(g.who, g.Board, g.Date, g.Time, g.Outcomes) }

// fill puts the games of a bunch into the rounds from a first one on: each into
// the first in which both are free.
func (b *builder) fill(x *bunch, first int) {
	for _, g := range x.games {
		for r := first; r < first+x.parts && r <= mostRounds; r++ {
			if b.free(g, r) {
				b.put(g, r)
				break
			}
		}
		if g.round > 0 {
			continue
		}
		if first+x.parts-1 > mostRounds {
			b.late++
			continue
		}
		for side, i := range g.who {
			if o := b.playedIn(i, first); o != nil {
				if o.key() == g.key() {
					b.l.say(true, "%s: this is the same game as %s; it is left out.", b.l.place(g.Game), b.l.place(o.Game))
				} else {
					b.l.say(true, "%s: %s has another game in %s (%s); this one is left out. Correct the round or the name.",
						b.l.place(g.Game), g.Sides[side].Name, x.words(), b.l.place(o.Game))
				}
				break
			}
		}
	}
}

func (b *builder) playedIn(i, round int) *played {
	if round >= len(b.inRound) {
		return nil
	}
	return b.inRound[round][i]
}

func (b *builder) free(g *played, round int) bool {
	return b.playedIn(g.who[0], round) == nil && b.playedIn(g.who[1], round) == nil
}

func (b *builder) put(g *played, round int) {
	for len(b.inRound) <= round {
		b.inRound = append(b.inRound, map[int]*played{})
	}
	g.round = round
	for _, i := range g.who {
		if i >= 0 {
			b.inRound[round][i] = g
			b.people.list[i].rounds[round] = true
		}
	}
}

// perPairing notes that every two who are paired play two games.
func (b *builder) perPairing(bunches []*bunch) {
	for _, x := range bunches {
		if x.parts != 2 {
			return
		}
	}
	b.s.GamesPerPairing = 2
}

// inferred makes rounds where the list has none.
func (b *builder) inferred(games []*played) {
	if len(games) == 0 {
		return
	}
	if b.byDate(games) {
		b.l.say(true, "The list has no rounds: each day with games is one. Compare them with the source.")
		return
	}
	ordered := slices.Clone(games)
	if !slices.ContainsFunc(ordered, func(g *played) bool { return g.Date == "" }) {
		slices.SortStableFunc(ordered, func(x, y *played) int { return cmp.Or(cmp.Compare(x.Date, y.Date), cmp.Compare(x.Time, y.Time)) })
	}
	b.games = ordered
	most := 0
	times := map[int]int{}
	for _, g := range ordered {
		for _, i := range g.who {
			if i >= 0 {
				times[i]++
				most = max(most, times[i])
			}
		}
	}
	rounds := inTurn(ordered)
	if slices.Max(rounds) > most { // not written round after round
		rounds = slices.Repeat([]int{1}, len(ordered))
	}
	for k, g := range ordered {
		r := rounds[k]
		for ; r <= mostRounds && !b.free(g, r); r++ {
		}
		if r > mostRounds {
			b.late++
			continue
		}
		b.put(g, r)
	}
	b.l.say(true, "The list has no rounds: they were made so that nobody plays twice in one. Compare them with the source.")
	b.tooMany()
}

// tooMany says how many games are beyond the last round that an event can have.
func (b *builder) tooMany() {
	if b.late > 0 {
		b.l.say(true, "An event has at most %d rounds: %d games are left out.", mostRounds, b.late)
	}
}

// inTurn is the rounds of games that stand round after round: a new one begins
// where somebody would play twice.
func inTurn(games []*played) []int {
	rounds := make([]int, len(games))
	round, here := 1, map[int]bool{}
	for k, g := range games {
		if here[g.who[0]] || g.who[1] >= 0 && here[g.who[1]] {
			round, here = round+1, map[int]bool{}
		}
		here[g.who[0]] = true
		if g.who[1] >= 0 {
			here[g.who[1]] = true
		}
		rounds[k] = round
	}
	return rounds
}

// byDate makes a round of every day, where nobody plays twice on one and most play
// on each.
func (b *builder) byDate(games []*played) bool {
	on := map[model.Date]map[int]bool{}
	for _, g := range games {
		if g.Date == "" {
			return false
		}
		if on[g.Date] == nil {
			on[g.Date] = map[int]bool{}
		}
		for _, i := range g.who {
			if i < 0 {
				continue
			}
			if on[g.Date][i] {
				return false
			}
			on[g.Date][i] = true
		}
	}
	var days []model.Date
	for d, who := range on {
		if 2*len(who) < len(b.people.list) {
			return false
		}
		days = append(days, d)
	}
	if len(days) > mostRounds {
		return false
	}
	slices.Sort(days)
	for _, g := range games {
		b.put(g, slices.Index(days, g.Date)+1)
	}
	return true
}

// leftOver puts games without a round among those that have one into the first in
// which both are free.
func (b *builder) leftOver(games []*played, last int) {
	for _, g := range games {
		r := 1
		for r <= min(last, mostRounds) && !b.free(g, r) {
			r++
		}
		if r > mostRounds {
			b.l.say(true, "%s: the row has no round, and the game fits into none; it is left out. Write the round.", b.l.place(g.Game))
			continue
		}
		b.put(g, r)
		last = max(last, r)
		b.l.say(true, "%s: the row has no round; the game was put into round %d. Write the round.", b.l.place(g.Game), r)
	}
}

// gaps names the rounds of which the list holds no game.
func (b *builder) gaps() {
	var none []phrase.Text
	for r := 1; r < len(b.inRound); r++ {
		if len(b.inRound[r]) == 0 {
			none = append(none, phrase.Verbatim(strconv.Itoa(r)))
		}
	}
	if len(none) > 0 {
		b.l.say(true, "The list holds no game of round %s: the points of that are missing.", phrase.Join(", ", none...))
	}
}
