package pages

import (
	"strings"

	"wallchart/files/games"
	"wallchart/files/pattern"
	"wallchart/files/sheet"
	"wallchart/model"
)

var (
	boardText = pattern.New(`^\d{1,3}\.(\d{1,2})$`)
	matchText = pattern.New(`^(\d{1,2}(?:[.,]5|½)?|½)\s*[:-]\s*(\d{1,2}(?:[.,]5|½)?|½)$`)
)

// boards reads the matches of teams with their boards. A match begins with a row of
// the two teams with a dash between them, and the score at its end:
//
//	Bo.   9    Hangzhou        Rtg    -   1    Shanghai       Rtg    0 : 2
//	1.1        Wang, Hanzhang  1496   -   WIM  Xue, Tianhao   2218   0 - 1
func (p *page) boards() bool {
	var head []string
	dash, found, round := -1, 0, p.theRound()
	var m *match
	done := func() {
		if m != nil {
			p.match(m, round)
		}
		m = nil
	}
	for _, row := range p.rows {
		if n := roundNumber(strings.Join(row, " ")); n > 0 && sheet.Filled(row) == 1 {
			done()
			round = n
			continue
		}
		if d := separator(row); d > 0 && is("board", at(row, 0)) && count(at(row, 1)) > 0 {
			done()
			head, dash = row, d
			found++
			m = &match{score: at(row, len(row)-1), bye: games.Nobody(at(row, d+2))}
			m.teams[0] = p.teams.add(person{no: count(at(row, 1)), name: at(row, 2)})
			if !m.bye {
				m.teams[1] = p.teams.add(person{no: count(at(row, d+1)), name: at(row, d+2)})
			}
			continue
		}
		if m == nil || m.teams[0] == 0 || m.teams[1] == 0 || !boardText.MatchString(at(row, 0)) {
			continue
		}
		p.board(m, head, row, dash)
	}
	done()
	if found == 0 {
		return false
	}
	p.s.Kind, p.s.Primary = model.TeamEvent, model.MatchPoints
	p.s.Scoring = model.Classic(2*model.One, model.One, p.s.Boards)
	p.s.Ranking.TieBreaks = []string{"none"}
	if len(p.rounds) == 1 && p.rounds[1] == nil {
		p.say(false, "The page holds round %d only, and does not print the points before it. Open the pages of all rounds, or the "+
			"crosstable's page.", round)
	}
	return true
}

// match is a match whose boards are being read.
type match struct {
	teams [2]int
	score string
	bye   bool
	games []model.Game // by places in people, from 1
}

// separator is the column of the dash between two sides, -1 for none.
func separator(row []string) int {
	for i := 2; i < len(row)-2; i++ {
		if at(row, i) == "-" {
			return i
		}
	}
	return -1
}

// board enters a board of a match. The first name stands on the side of the team
// named first; its mark, or the board's number, says who has White.
func (p *page) board(m *match, head, row []string, dash int) {
	g := model.Game{}
	n := count(boardText.FindStringSubmatch(at(row, 0))[1])
	for side, from := range []int{1, dash + 1} {
		to := dash
		if side == 1 {
			to = len(head)
		}
		text := at(row, from+1)
		if strip(text) == "" {
			continue
		}
		q := person{title: at(row, from), name: strip(text), rating: count(at(row, column(head, "rating", from, to))), team: m.teams[side],
			board: n}
		if !titleText.MatchString(q.title) {
			q.title = ""
		}
		g.Players[side] = model.ID(p.people.add(q))
		if strings.HasPrefix(text, "(w)") {
			g.White = uint8(side)
		} else if !strings.HasPrefix(text, "(b)") && n%2 == 0 {
			g.White = 1 // board colours W B W B for the team named first, where the page does not mark them
		}
	}
	text := at(row, len(row)-1)
	if len(row) < len(head) {
		text = "" // nothing is printed behind the last name
	}
	outcomes, ok := games.Result(text)
	if !ok {
		p.say(true, "Board %s, %s: %q is not a result; the board is left without one. Write 1 - 0, ½ - ½, 0 - 1, + - - or - - +.", at(row,
			0), at(row, 2), text)
	}
	g.Outcomes = outcomes
	m.games = append(m.games, g)
	p.s.Boards = max(p.s.Boards, len(m.games))
}

// match enters a match and compares its boards with the printed score.
func (p *page) match(m *match, round int) {
	if m.teams[0] == 0 || m.teams[1] == 0 && !m.bye {
		return
	}
	q := model.Pairing{Sides: [2]model.ID{model.ID(m.teams[0]), model.ID(m.teams[1])}}
	if m.bye {
		q = model.Pairing{Sides: [2]model.ID{model.ID(m.teams[0])}, Outcomes: [2]model.Outcome{model.PairingBye}}
		p.put(round, q)
		return
	}
	s := model.Section{Kind: model.TeamEvent, Boards: len(m.games), Scoring: model.Classic(2*model.One, model.One, len(m.games))}
	q.Games = m.games
	q = s.Settle(q)
	if f := matchText.FindStringSubmatch(strings.TrimSpace(m.score)); f != nil {
		a, err1 := model.ParsePoints(f[1])
		b, err2 := model.ParsePoints(f[2])
		played := false
		for _, g := range m.games {
			played = played || g.Outcomes[0] != model.Pending
		}
		switch printed := [2]model.Points{a, b}; {
		case err1 != nil || err2 != nil || printed == q.Score:
		case !played && len(m.games) > 0 && a+b > 0 || len(m.games) == 0:
			q.Games, q.Score, q.Outcomes = nil, printed, model.MatchOutcomes(printed)
		default:
			p.say(true, "Round %d, %s against %s: the boards make %s:%s, the page prints %s. Correct a board or the score.", round,
				p.teams.list[m.teams[0]-1].name, p.teams.list[m.teams[1]-1].name, q.Score[0].Fraction(), q.Score[1].Fraction(), m.score)
		}
	}
	p.put(round, q)
}

// rosters enters the players of the teams in order of their boards, and puts their
// IDs into the games.
func (p *page) rosters(teams map[model.ID]model.ID) {
	ids := make([]model.ID, len(p.people.list)+1)
	for i, q := range p.people.list {
		p.s.LastID++
		ids[i+1] = p.s.LastID
		team := teams[model.ID(q.team)]
		p.s.Players = append(p.s.Players, model.Player{Entry: model.Entry{ID: ids[i+1], Number: i + 1, Name: q.name}, Title: q.title,
			Rating: model.Rating(q.rating), Team: team})
		for k := range p.s.Teams {
			if t := &p.s.Teams[k]; t.ID == team {
				t.Roster = append(t.Roster, ids[i+1])
			}
		}
	}
	for r := range p.rounds {
		for i := range p.rounds[r] {
			for k := range p.rounds[r][i].Games {
				g := &p.rounds[r][i].Games[k]
				for side := range g.Players {
					g.Players[side] = ids[g.Players[side]]
				}
			}
		}
	}
}
