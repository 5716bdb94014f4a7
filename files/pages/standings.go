package pages

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/files/crosstable"
	"wallchart/files/pattern"
	"wallchart/files/vega"
	"wallchart/model"
)

var (
	breakHead  = pattern.New(`(?i)^(?:tb|des|wtg)\s*(\d)$`)
	annotation = pattern.New(`(?im)^\s*(?:tie ?break|desempate|wertung)\s?(\d)\s*:\s*(.+?)\s*$`)
	roundHead  = pattern.New(`(?i)^(\d{1,2})(?:\.\s*(?:rd|runde|ronda))?\.?$`)
	missing    = pattern.New(`(?i)^(\*|bye|[01½]F?|-)$`)
)

// named are the tie-breaks as the page names them below the table.
func (p *page) named(teams bool) map[int]string {
	out := map[int]string{}
	for _, m := range annotation.FindAllStringSubmatch(p.text, 20) {
		n, _ := strconv.Atoi(m[1])
		out[n] = crosstable.TieBreakNamed(m[2], teams)
	}
	return out
}

// standings reads a table of places, names and scores without rounds.
func (p *page) standings() bool {
	for i, head := range p.rows {
		who, place := column(head, "name", 0, len(head)), column(head, "place", 0, len(head))
		teams := who < 0
		if teams {
			who = column(head, "team", 0, len(head))
		}
		if who < 0 || place < 0 {
			continue
		}
		for _, h := range head {
			if roundHead.MatchString(strings.TrimSpace(h)) {
				return false
			}
		}
		score, games := p.scoreColumns(head, teams)
		if score < 0 {
			return false
		}
		return p.ranking(head, p.rows[i+1:], who, place, score, games, teams)
	}
	return false
}

// Names tells a table with a heading for names or teams near its top.
func Names(rows [][]string) bool {
	for _, head := range rows[:min(len(rows), 12)] {
		if column(head, "name", 0, len(head)) >= 0 || column(head, "team", 0, len(head)) >= 0 {
			return true
		}
	}
	return false
}

// Lichess tells the standings that lichess exports: places and scores of people
// under the names they have there.
func Lichess(rows [][]string) bool {
	for _, head := range rows[:min(len(rows), 3)] {
		who := slices.IndexFunc(head, func(h string) bool { return strings.EqualFold(strings.TrimSpace(h), "username") })
		if who >= 0 && column(head, "place", 0, len(head)) >= 0 && column(head, "points", 0, len(head)) >= 0 {
			return true
		}
	}
	return false
}

// scoreColumns are the columns of the score and of a team's game points.
func (p *page) scoreColumns(head []string, teams bool) (score, games int) {
	named := p.named(teams)
	score, games = column(head, "points", 0, len(head)), -1
	first := -1
	for i, h := range head {
		m := breakHead.FindStringSubmatch(strings.TrimSpace(h))
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(m[1])
		if n == 1 {
			first = i
		}
		switch named[n] {
		case crosstable.MatchPoints:
			if score < 0 && teams {
				score = i
			}
		case crosstable.Points:
			if teams && games < 0 {
				games = i
			} else if score < 0 && !teams {
				score = i
			}
		}
	}
	if score < 0 {
		score = first // chess-results prints the score as the first tie-break
	}
	if score == games {
		games = -1
	}
	return score, games
}

// ranking enters the rows in the printed order.
func (p *page) ranking(head []string, rows [][]string, who, place, score, games int, teams bool) bool {
	last := 0
	for _, row := range rows {
		number, title, name, _ := vega.Player(at(row, who))
		points, err := model.ParsePoints(at(row, score))
		if name == "" || err != nil {
			continue
		}
		q := p.side(head, row, who, 0, len(head))
		q.before, q.title = points, first(q.title, title)
		if q.no == 0 {
			q.no = count(number)
		}
		if teams {
			q.name = at(row, who)
			q.games, _ = model.ParsePoints(at(row, games))
			p.teams.add(q)
		} else {
			p.people.add(q)
		}
		if n := count(at(row, place)); n > 0 {
			last = n
		}
	}
	if len(p.people.list)+len(p.teams.list) < 2 || last == 0 {
		return false
	}
	if teams {
		p.s.Kind, p.s.Primary, p.s.Boards = model.TeamEvent, model.MatchPoints, 4
		p.s.Scoring = model.Classic(2*model.One, model.One, p.s.Boards)
	}
	p.order(teams)
	if Lichess([][]string{head}) {
		p.say(false, "The list of lichess holds scores and no games: they are entered as it has them, in its order. Open the games of the "+
			"tournament (PGN) for the whole event.")
		return true
	}
	p.say(false, "The page holds scores and no games: they are entered as it prints them, in its order. Open the crosstable's page for "+
		"the whole event.")
	return true
}

func first(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

// order lays the printed order down for those who are tied.
func (p *page) order(teams bool) {
	list := p.people.list
	if teams {
		list = p.teams.list
	}
	// The IDs are given in order of numbers, as enter will give them.
	ranks := make([]model.ID, len(list))
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return byNumber(list[a], list[b]) })
	for k, i := range order {
		ranks[i] = model.ID(k + 1)
	}
	p.s.Ranking.TieBreaks, p.s.Ranking.Manual = []string{"MANUAL"}, ranks
}

// notPaired reads the list of who missed a round: a column for each round with *
// for not paired, bye, and 0F for a forfeit.
func (p *page) notPaired() bool {
	for i, head := range p.rows {
		who := column(head, "name", 0, len(head))
		if who < 0 {
			continue
		}
		var columns []int
		for k, h := range head {
			if m := roundHead.FindStringSubmatch(strings.TrimSpace(h)); m != nil && k > who && count(m[1]) == len(columns)+1 {
				columns = append(columns, k)
			}
		}
		if len(columns) == 0 || !allMissing(p.rows[i+1:], columns) {
			return false
		}
		for _, row := range p.rows[i+1:] {
			if at(row, who) != "" {
				p.missed(head, row, who, columns)
			}
		}
		p.s.Ranking.TieBreaks = []string{"none"}
		p.say(false, "The page lists only who was not paired. Open the crosstable's page for the whole event.")
		return len(p.people.list) > 0
	}
	return false
}

// allMissing tells whether the columns hold nothing but the marks of the list; a
// star alone would be the diagonal of an all-play-all table.
func allMissing(rows [][]string, columns []int) bool {
	beside, numbers := 0, 0
	for i, row := range rows {
		for k, c := range columns {
			text := at(row, c)
			switch {
			case text == "":
				continue
			case !missing.MatchString(text):
				return false
			case i != k || text != "*":
				beside++
			}
			switch {
			case text == "0" || text == "1" || text == "½":
				numbers++
			}
		}
	}
	return beside > 0 && numbers == 0
}

// missed enters what one row of the list says.
func (p *page) missed(head, row []string, who int, columns []int) {
	own := p.people.add(p.side(head, row, who, 0, columns[0]))
	if own == 0 {
		return
	}
	p.people.list[own-1].before = 0
	for n, c := range columns {
		q := model.Pairing{Sides: [2]model.ID{model.ID(own)}, Outcomes: [2]model.Outcome{model.Absent}}
		switch text := strings.ToLower(at(row, c)); text {
		case "":
			continue
		case "bye":
			q.Outcomes[0] = model.PairingBye
		}
		p.put(n+1, q)
	}
}
