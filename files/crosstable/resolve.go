package crosstable

import (
	"slices"
	"strings"

	"wallchart/model"
)

// scheme is a way to count points that the printed scores may follow.
type scheme struct {
	win, draw, loss        model.Points
	pairingBye, full, half model.Points
}

// schemes in the order in which they are believed. A pairing-allocated bye is
// sometimes worth half a point.
var schemes = []scheme{
	{win: 2, draw: 1, pairingBye: 2, full: 2, half: 1},
	{win: 2, draw: 1, pairingBye: 1, full: 2, half: 1},
	{win: 2, draw: 1, pairingBye: 0, full: 2, half: 1},
	{win: 4, draw: 2, pairingBye: 4, full: 4, half: 2},
	{win: 4, draw: 2, pairingBye: 2, full: 4, half: 2},
	{win: 6, draw: 2, pairingBye: 6, full: 6, half: 2},
	{win: 6, draw: 2, pairingBye: 2, full: 6, half: 2},
	{win: 6, draw: 4, loss: 2, pairingBye: 4, full: 6, half: 4},
}

func (s scheme) worth(o model.Outcome) model.Points {
	switch o.Worth() {
	case model.WorthWin:
		return s.win
	case model.WorthDraw:
		return s.draw
	case model.WorthLoss:
		return s.loss
	case model.WorthPairingBye:
		return s.pairingBye
	case model.WorthFullBye:
		return s.full
	case model.WorthHalfBye:
		return s.half
	}
	return 0
}

func (s scheme) sum(cells []cell) model.Points {
	var p model.Points
	for _, c := range cells {
		p += s.worth(c.outcome)
	}
	return p
}

// parts are what each round brings: "1+0+½".
func (s scheme) parts(cells []cell) string {
	var parts []string
	for _, c := range cells {
		parts = append(parts, s.worth(c.outcome).Fraction())
	}
	return strings.Join(parts, "+")
}

// adds tells whether a reading's results make its score; without a printed
// score there is nothing to contradict.
func (s scheme) adds(r *row) bool {
	results := r.total - r.added
	if r.hasTotal && r.lastRound > len(r.cells)-r.waiting && s.sum(r.cells) != r.last-r.added {
		return false // of rounds that have not begun only the running score knows what they will bring
	}
	return !r.hasTotal || s.sum(r.cells) == results || r.waiting > 0 && s.sum(r.cells[:len(r.cells)-r.waiting]) == results
}

// chooser picks one reading for every row of a table.
type chooser struct {
	rows   [][]row
	at     map[int]int // the row with a place
	scheme scheme
}

// bestScheme is the first scheme under which most rows have a reading that adds
// up.
func bestScheme(rows [][]row) scheme {
	first, most := schemes[0], 0
	for _, s := range schemes {
		n := 0
		for _, ways := range rows {
			if slices.ContainsFunc(ways, func(r row) bool { return s.adds(&r) }) {
				n++
			}
		}
		if n > most {
			first, most = s, n
		}
	}
	return first
}

// choose returns one reading per row, and the rows for which several were left.
func choose(rows [][]row) (chosen []row, scheme scheme, doubtful []int) {
	scheme = bestScheme(rows)
	c := chooser{rows: make([][]row, len(rows)), scheme: scheme, at: map[int]int{}}
	for i, ways := range rows {
		c.rows[i] = prefer(ways, func(r *row) bool { return r.place == i+1 }) // tables in another order have no such reading
		if p := c.rows[i][0].place; p > 0 {
			c.at[p] = i
		}
	}
	c.apart()
	for i := range c.rows {
		c.rows[i] = prefer(c.rows[i], func(r *row) bool { return c.scheme.adds(r) && c.opponents(r) })
		c.rows[i] = c.surest(prefer(c.rows[i], c.scheme.adds))
	}
	c.agree()
	for i := range c.rows {
		if len(c.rows[i]) > 1 {
			if c.rows[i][1].cost == c.rows[i][0].cost {
				doubtful = append(doubtful, i)
			}
			c.rows[i] = c.rows[i][:1]
			c.agree()
		}
		chosen = append(chosen, c.rows[i][0])
	}
	return chosen, scheme, doubtful
}

// apart decides of rows that were read in both ways, with columns that stand apart and as if
// they had run together: most of their games must be in the rows of the opponents.
func (c *chooser) apart() {
	decided := slices.Clone(c.rows)
	for i, ways := range c.rows {
		if slices.ContainsFunc(ways, func(r row) bool { return r.glued }) {
			decided[i] = best(ways, c.heard)
		}
	}
	c.rows = decided
}

// surest keeps, of readings that do not add up, those of which most games are in the rows of
// the opponents.
func (c *chooser) surest(ways []row) []row {
	if len(ways) < 2 || c.scheme.adds(&ways[0]) && c.opponents(&ways[0]) {
		return ways
	}
	return best(ways, c.heard)
}

// best keeps the readings of which a count is highest.
func best(ways []row, count func(*row) int) []row {
	var kept []row
	most := 0
	for i := range ways {
		n := count(&ways[i])
		if n > most {
			kept, most = nil, n
		}
		if n == most {
			kept = append(kept, ways[i])
		}
	}
	return kept
}

// named counts the games of a reading.
func (r *row) named() int {
	games := 0
	for _, cl := range r.cells {
		if cl.opponent > 0 {
			games++
		}
	}
	return games
}

// heard counts the games of a reading that some reading of the opponent's row has too.
func (c *chooser) heard(r *row) int {
	games := 0
	for n, cl := range r.cells {
		j, ok := c.at[cl.opponent]
		if ok && slices.ContainsFunc(c.rows[j], func(o row) bool { return matches(cl, o.cells[n], r.place) }) {
			games++
		}
	}
	return games
}

// prefer keeps the readings that pass, or all when none does.
func prefer(ways []row, ok func(*row) bool) []row {
	return best(ways, func(r *row) int {
		if ok(r) {
			return 1
		}
		return 0
	})
}

// opponents tells whether all opponents are rows of the table and none is met
// twice.
func (c *chooser) opponents(r *row) bool {
	met := map[int]bool{}
	for _, cl := range r.cells {
		if cl.opponent == 0 {
			continue
		}
		if cl.opponent > len(c.rows) || cl.opponent == r.place || met[cl.opponent] {
			return false
		}
		met[cl.opponent] = true
	}
	return true
}

// agree drops readings that no reading of an opponent's row confirms, again and
// again until nothing changes; a row never loses its last reading.
func (c *chooser) agree() {
	for changed := true; changed; {
		changed = false
		for i := range c.rows {
			if len(c.rows[i]) < 2 {
				continue
			}
			kept := prefer(c.rows[i], func(r *row) bool { return c.heard(r) == r.named() })
			if len(kept) < len(c.rows[i]) {
				c.rows[i], changed = kept, true
			}
		}
	}
}

// matches tells whether an opponent's cell says the same of the game.
func matches(own, other cell, number int) bool {
	return other.opponent == number && model.LegalResult([2]model.Outcome{own.outcome, other.outcome}) &&
		(own.colour == model.NoColour || own.colour != other.colour)
}
