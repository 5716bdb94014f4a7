package pages

import (
	"strings"

	"wallchart/files/games"
	"wallchart/files/pattern"
	"wallchart/files/sheet"
	"wallchart/files/vega"
	"wallchart/model"
)

var (
	titleText = pattern.New(`^(W?[GIFC]M|AGM|AIM|AFM|ACM|W?NM)$`)
)

// pairings reads a table of White, result and Black, with one round or several.
func (p *page) pairings() bool {
	var head []string
	white, black, result := -1, -1, -1
	round, found := p.theRound(), 0
	first, several := 0, false
	for _, row := range p.rows {
		if w, b := column(row, "white", 0, len(row)), column(row, "black", 0, len(row)); w >= 0 && b > w {
			head, white, black = row, w, b
			if result = column(row, "result", w+1, b); result < 0 {
				result = w + 1
			}
			continue
		}
		if n := roundNumber(strings.Join(row, " ")); n > 0 && sheet.Filled(row) == 1 {
			several = several || first > 0 && n != first
			round, p.said = n, n
			continue
		}
		if head == nil || at(row, white) == "" {
			continue
		}
		if first == 0 {
			first = round
		}
		p.pairing(head, row, white, result, black, round)
		found++
	}
	if found == 0 {
		return false
	}
	p.s.Ranking.TieBreaks = []string{"none"}
	if !several && first == 1 {
		first = p.later(first)
	}
	for i := range p.people.list {
		if several || first == 1 {
			p.people.list[i].before = 0
		}
	}
	if several {
		p.s.Ranking.TieBreaks = nil
	} else if first > 1 {
		p.say(false, "The page holds round %d only: the points before it are entered as it prints them, and tie-breaks need the games. "+
			"Open the crosstable's page for the whole event.", first)
	}
	return true
}

// later puts a round whose number is not printed where the points before it belong:
// nobody has more of them than rounds were played.
func (p *page) later(round int) int {
	most := model.Points(0)
	for _, q := range p.people.list {
		most = max(most, q.before)
	}
	if p.about > 0 || p.said > 0 || most == 0 {
		return round
	}
	n := min(int((most+model.Half)/model.One)+1, 99)
	p.rounds = map[int][]model.Pairing{n: p.rounds[round]}
	p.say(true, "The table does not say which round it holds. By the points before it, it is taken for round %d; it may be a later one.", n)
	return n
}

// pairing enters one board.
func (p *page) pairing(head, row []string, white, result, black, round int) {
	own := p.people.add(p.side(head, row, white, 0, result))
	q := model.Pairing{Sides: [2]model.ID{model.ID(own)}}
	if own == 0 {
		return
	}
	text := at(row, result)
	if opponent := at(row, black); opponent == "" || games.Nobody(opponent) {
		q.Outcomes[0] = games.Bye(opponent, text)
		p.put(round, q)
		return
	}
	other := p.people.add(p.side(head, row, black, result+1, len(head)))
	if other == 0 {
		return
	}
	q.Sides[1] = model.ID(other)
	outcomes, ok := games.Result(text)
	if !ok {
		p.say(true, "Round %d, %s against %s: %q is not a result; the board is left without one. "+
			"Write 1 - 0, ½ - ½, 0 - 1, + - - or - - +.", round,
			p.people.list[own-1].name, p.people.list[other-1].name, text)
	}
	q.Outcomes = outcomes
	p.put(round, q)
}

// put enters a pairing in its round; nobody is in a round twice.
func (p *page) put(round int, q model.Pairing) {
	if round < 1 || round > 99 || q.Sides[0] == q.Sides[1] {
		p.say(true, "Round %d: somebody is paired with himself, or there is no such round; the board is left out.", round)
		return
	}
	board := 0
	for _, o := range p.rounds[round] {
		board = max(board, o.Board)
		for _, id := range q.Sides {
			if id != 0 && (o.Sides[0] == id || o.Sides[1] == id) {
				p.say(true, "Round %d, board %d: somebody is on two boards of the round; this board is left out.", round, board+1)
				return
			}
		}
	}
	if q.Sides[1] != 0 {
		q.Board = board + 1
	}
	p.rounds[round] = append(p.rounds[round], q)
}

// side is the player on one side of a row: the columns from one place to another
// belong to him.
func (p *page) side(head, row []string, name, from, to int) person {
	number, title, bare, rating := vega.Player(strip(at(row, name)))
	q := person{no: count(number), name: bare, title: title, rating: count(rating)}
	if i := column(head, "number", from, to); i >= 0 {
		q.no = count(at(row, i))
	}
	for i := from; i < min(to, len(row)); i++ {
		if at(head, i) == "" && titleText.MatchString(at(row, i)) {
			q.title = at(row, i)
		}
	}
	if t := at(row, column(head, "title", from, to)); titleText.MatchString(t) {
		q.title = t
	}
	q.rating = max(q.rating, count(at(row, column(head, "rating", from, to))))
	q.fed, q.club = once(at(row, column(head, "fed", from, to))), at(row, column(head, "club", from, to))
	if before, err := model.ParsePoints(at(row, column(head, "points", from, to))); err == nil {
		q.before, q.hasBefore = before, true
	}
	return q
}

// once takes a word off that a flag's name has put before the same word.
func once(s string) string {
	if a, b, ok := strings.Cut(s, " "); ok && a == b {
		return a
	}
	return s
}

// strip takes off the marks of the colours.
func strip(s string) string {
	return strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(s), "(w)"), "(b)"))
}
