package pages

import (
	"strings"

	"wallchart/files/games"
	"wallchart/files/sheet"
	"wallchart/model"
)

// matches reads the matches of teams without their boards, of one round or of all:
//
//	No.  Team      Team      Res.  :  Res.
//	1    NORTH B   NORTH A   0     :  4
//	4    EAST J    bye       3     :
func (p *page) matches() bool {
	round, found, several := p.theRound(), 0, false
	first := 0
	var sides, results []int
	free := map[model.Points]int{} // what byes are worth in game points
	for _, row := range p.rows {
		if n := roundNumber(strings.Join(row, " ")); n > 0 && sheet.Filled(row) == 1 {
			round = n
			continue
		}
		if t, r := columnsOf(row, "team"), columnsOf(row, "result"); len(t) == 2 && len(r) >= 1 {
			sides, results = t, r
			continue
		}
		if sides == nil || at(row, sides[0]) == "" || count(at(row, 0)) == 0 {
			continue
		}
		if several = several || first > 0 && round != first; first == 0 {
			first = round
		}
		p.teamMatch(row, sides, results, round, free)
		found++
	}
	if found == 0 {
		return false
	}
	p.s.Kind, p.s.Primary = model.TeamEvent, model.MatchPoints
	p.byeOfTeams(free)
	if !several {
		p.s.Ranking.TieBreaks = []string{"none"}
		p.say(false, "The page holds round %d only, and does not print the points before it. Open the pages of all rounds, or the "+
			"crosstable's page.", first)
	}
	p.say(false, "The page holds the scores of the matches and no boards. Open the pages of the boards for the players.")
	return true
}

// byeOfTeams lays down what a bye is worth, by the game points that the page prints:
// half of them are those of a drawn match.
func (p *page) byeOfTeams(free map[model.Points]int) {
	p.s.Scoring = model.Classic(2*model.One, model.One, p.s.Boards)
	if len(free) != 1 {
		return
	}
	for worth := range free {
		p.s.Scoring.GamesBye = worth
		if 2*worth == model.Points(p.s.Boards)*model.One {
			p.s.Scoring.MatchBye = p.s.Scoring.MatchDraw
		}
	}
}

// columnsOf are the columns of a kind.
func columnsOf(head []string, kind string) []int {
	var all []int
	for i, h := range head {
		if is(kind, h) {
			all = append(all, i)
		}
	}
	return all
}

// teamMatch enters one match.
func (p *page) teamMatch(row []string, sides, results []int, round int, free map[model.Points]int) {
	own := p.teams.add(person{name: at(row, sides[0])})
	q := model.Pairing{Sides: [2]model.ID{model.ID(own)}}
	if own == 0 {
		return
	}
	score := at(row, results[0])
	if len(results) > 1 {
		score += ":" + at(row, results[1])
	}
	if opponent := at(row, sides[1]); opponent == "" || games.Nobody(opponent) {
		q.Outcomes[0] = model.PairingBye
		if worth, err := model.ParsePoints(at(row, results[0])); err == nil && at(row, results[0]) != "" {
			free[worth]++
		}
		p.put(round, q)
		return
	}
	q.Sides[1] = model.ID(p.teams.add(person{name: at(row, sides[1])}))
	if q.Sides[1] == 0 {
		return
	}
	f := matchText.FindStringSubmatch(score)
	if f == nil && strings.Trim(score, ": ") != "" {
		p.say(true, "Round %d, %s against %s: %q is not the score of a match; it is left without one. Write 2½ : 1½.", round, at(row, sides[0]),
			at(row, sides[1]), score)
	}
	if f != nil {
		a, err1 := model.ParsePoints(f[1])
		b, err2 := model.ParsePoints(f[2])
		if err1 == nil && err2 == nil {
			q.Score = [2]model.Points{a, b}
			q.Outcomes = model.MatchOutcomes(q.Score)
			p.s.Boards = max(p.s.Boards, int((a+b+model.Half)/model.One))
		}
	}
	p.put(round, q)
}
