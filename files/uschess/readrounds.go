package uschess

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
)

// seat is a player of the tables with the cells as they are written.
type seat struct {
	id    model.ID
	pair  int
	row   int // number of the record
	cells []seatCell
}

type seatCell struct {
	letter   byte // 0 = nothing written
	opponent int
	colour   model.Colour
}

// table is the section that is being read.
type table struct {
	rd    *reader
	s     *model.Section
	seats []*seat
	by    map[int]*seat
}

func (rd *reader) players(s *model.Section, terms *Terms, rec record, rows []record) {
	t := &table{rd: rd, s: s, by: map[int]*seat{}}
	n := rec.number("S_TOT_RNDS")
	for _, r := range rows {
		pair := r.number("D_PAIR_NUM")
		if pair == 0 {
			rd.doubt(detailsFile, r.no, "the pairing number %q is none; the player is left out", r.get("D_PAIR_NUM"))
			continue
		}
		first := 0 // the older format goes on after ten rounds in a second record
		if seq := r.number("D_REC_SEQ"); seq > 1 && seq < 10 {
			first = (seq - 1) * 10
		}
		p := t.by[pair]
		switch {
		case p != nil && first == 0:
			rd.doubt(detailsFile, r.no, "pairing number %d of section %s is there twice; the second is left out", pair, s.Name)
			continue
		case p == nil:
			p = t.player(terms, r, pair)
		}
		for i := 1; ; i++ {
			name := fmt.Sprintf("D_RND%02d", i)
			if _, ok := r.columns[name]; !ok {
				break
			}
			for len(p.cells) < first+i {
				p.cells = append(p.cells, seatCell{})
			}
			p.cells[first+i-1] = rd.cell(r.no, i, r.get(name))
		}
	}
	slices.SortStableFunc(t.seats, func(a, b *seat) int { return cmp.Compare(a.pair, b.pair) })
	slices.SortStableFunc(s.Players, func(a, b model.Player) int { return cmp.Compare(a.Number, b.Number) })
	longest := 0
	for _, p := range t.seats {
		longest = max(longest, len(p.cells))
	}
	if n > longest && len(t.seats) > 0 {
		rd.doubt(sectionsFile, rec.no, "section %s has %d rounds, but the players have only %d", s.Name, n, longest)
	}
	n = min(cmp.Or(n, longest), longest)
	if t.byOpponent() {
		n = t.schedule()
	}
	for r := range n {
		t.round(r)
	}
}

func (t *table) player(terms *Terms, r record, pair int) *seat {
	t.s.LastID++
	p := model.Player{Entry: model.Entry{ID: t.s.LastID, Number: pair, Name: r.get("D_NAME"), Federation: "USA"}}
	p.NationalID = r.get("D_MEM_ID")
	if p.Name == "" {
		p.Name = cmp.Or(p.NationalID, "Number "+strconv.Itoa(pair))
	}
	rating, err := model.ParseRating(r.get("D_RATING"))
	if err != nil {
		t.rd.note(detailsFile, r.no, "%s; %s is taken for unrated", err, p.Name)
	}
	p.NationalRating = rating
	p.State = r.get("D_STATE")
	t.s.Players = append(t.s.Players, p)
	q := &seat{id: p.ID, pair: pair, row: r.no}
	t.seats = append(t.seats, q)
	t.by[pair] = q
	return q
}

// cell reads "W12W", "W  12", "B0", "B   0", "    0" or nothing.
func (rd *reader) cell(row, round int, text string) seatCell {
	s := strings.ToUpper(strings.ReplaceAll(text, " ", ""))
	if s == "" || s == "0" {
		return seatCell{}
	}
	var c seatCell
	c.letter = s[0]
	s = s[1:]
	if number, ok := strings.CutSuffix(s, "W"); ok {
		s, c.colour = number, model.White
	} else if number, ok := strings.CutSuffix(s, "B"); ok {
		s, c.colour = number, model.Black
	}
	n, err := strconv.Atoi(cmp.Or(s, "0"))
	if err != nil || n < 0 || !strings.Contains("WDLXZFBHU", string(c.letter)) {
		rd.doubt(detailsFile, row, "round %d: %q is not understood and counts as not played", round, text)
		return seatCell{}
	}
	c.opponent = n
	return c
}

// byOpponent tells a table in which column 3 is the game against number 3, and
// not round 3. It has a column for every player.
func (t *table) byOpponent() bool {
	games := 0
	for _, p := range t.seats {
		if len(p.cells) < len(t.seats) {
			return false
		}
		for i, c := range p.cells {
			if c.opponent == 0 {
				continue
			}
			if c.opponent != i+1 || p.pair == i+1 {
				return false
			}
			games++
		}
	}
	return games > 0
}

// schedule puts a table by opponents into rounds, in which the numbers meet as
// in a round robin that turns in a circle.
func (t *table) schedule() int {
	t.rd.note(detailsFile, 0, "section %s is written by opponents; "+
		"which game was played in which round is not known and has been made up", t.s.Name)
	n := len(t.seats)
	last := n - 1 + n%2 // the number that stands still, or nobody
	place := map[int]int{}
	for i, p := range t.seats {
		place[p.pair] = i
	}
	for i, p := range t.seats {
		turned := make([]seatCell, max(last, 1))
		for _, c := range p.cells {
			j, ok := place[c.opponent]
			if !ok || j == i {
				continue
			}
			r := (i + j) % last
			if i == last || j == last {
				r = 2 * min(i, j) % last
			}
			turned[r] = c
		}
		p.cells = turned
	}
	return last
}

func (p *seat) at(r int) seatCell {
	if r < len(p.cells) {
		return p.cells[r]
	}
	return seatCell{}
}

// round makes the pairings of a round.
func (t *table) round(r int) {
	var round model.Round
	done := map[*seat]bool{}
	board := 0
	pair := func(p, q *seat, o model.Outcome) {
		done[p], done[q] = true, true
		board++
		a, b := p.at(r).colour, q.at(r).colour
		g := model.Pairing{Board: board, Sides: [2]model.ID{p.id, q.id}, Outcomes: [2]model.Outcome{o, o.Opposite()}}
		if a == model.Black || a == model.NoColour && b == model.White {
			g.Sides, g.Outcomes = [2]model.ID{q.id, p.id}, [2]model.Outcome{o.Opposite(), o}
		}
		g.NoColours = a == model.NoColour && b == model.NoColour
		if a == b && a != model.NoColour {
			g.NoColours = true
			t.rd.doubt(detailsFile, p.row, "round %d: numbers %d and %d both have the colour %c", r+1, p.pair, q.pair, a.Letter())
		}
		round.Pairings = append(round.Pairings, g)
	}
	for _, p := range t.seats {
		c := p.at(r)
		if done[p] || c.opponent == 0 {
			continue
		}
		if q := t.by[c.opponent]; q == nil || q == p || done[q] || !t.agree(p, q, r) {
			t.rd.doubt(detailsFile, p.row, "round %d: number %d writes %c%d, which does not fit what number %d writes; the game is left out",
				r+1, p.pair, c.letter, c.opponent, c.opponent)
		} else {
			o := outcomes[c.letter]
			if o == model.ForfeitLoss && q.at(r).letter == 'F' {
				o = model.DoubleForfeit
			}
			pair(p, q, o)
		}
	}
	x, f, z := t.lone('X', r, done), t.lone('F', r, done), t.lone('Z', r, done)
	switch {
	case len(x) == 1 && len(f) == 1 && len(z) == 0:
		pair(x[0], f[0], model.ForfeitWin)
	case len(x) == 0 && len(f) == 2 && len(z) == 0:
		pair(f[0], f[1], model.DoubleForfeit)
	}
	t.byes(&round, r, done)
	t.s.Rounds = append(t.s.Rounds, round)
}

// outcomes are what the letters mean where there is an opponent.
var outcomes = map[byte]model.Outcome{
	'W': model.Win, 'D': model.Draw, 'L': model.Loss,
	'X': model.ForfeitWin, 'F': model.ForfeitLoss, 'Z': model.UnratedDraw,
}

// agree tells whether the two sides of a game say the same.
func (t *table) agree(p, q *seat, r int) bool {
	a, b := p.at(r), q.at(r)
	o, ok := outcomes[a.letter]
	other, too := outcomes[b.letter]
	return ok && too && b.opponent == p.pair && (o.Opposite() == other || a.letter == 'F' && b.letter == 'F')
}

// lone are the players with that letter and no opponent.
func (t *table) lone(letter byte, r int, done map[*seat]bool) []*seat {
	var found []*seat
	for _, p := range t.seats {
		if c := p.at(r); !done[p] && c.letter == letter && c.opponent == 0 {
			found = append(found, p)
		}
	}
	return found
}

// byes gives everybody who is left a round without opponent.
func (t *table) byes(round *model.Round, r int, done map[*seat]bool) {
	full := t.lone('B', r, done)
	unnamed := 0
	for _, p := range t.seats {
		if done[p] {
			continue
		}
		o := model.Absent
		switch p.at(r).letter {
		case 'B':
			o = model.FullBye
			if len(full) == 1 {
				o = model.PairingBye
			}
		case 'H':
			o = model.HalfBye
		case 'X':
			o = model.FullBye
			unnamed++
		case 'Z':
			o = model.HalfBye
			unnamed++
		case 'F':
			unnamed++
		}
		round.Pairings = append(round.Pairings, model.Pairing{Sides: [2]model.ID{p.id, 0}, Outcomes: [2]model.Outcome{o, model.Pending}})
	}
	if unnamed > 0 {
		t.rd.note(detailsFile, 0, "section %s, round %d: %d forfeits do not say against whom; they are kept as byes of the same worth",
			t.s.Name, r+1, unnamed)
	}
}
