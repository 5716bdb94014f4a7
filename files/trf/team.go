package trf

import (
	"wallchart/model"
	"wallchart/phrase"
)

// printedTeam is what a record 310 says of a team's scores.
type printedTeam struct {
	rec                *record
	match, games       model.Points
	hasMatch, hasGames bool
}

// lineup is a record 300: the players of a team in a round, board by board, 0
// for an empty board.
type lineup struct {
	rec      *record
	opponent int
	players  []int // starting numbers
}

// teams reads the teams, from records 310 where there are any, otherwise 013.
func (rd *reader) teams() {
	old := rd.take("013")
	rs := rd.take("310")
	if len(rs) == 0 {
		for n, r := range old {
			rd.team(r, n+1, r.cols(5, 36), 37)
		}
	}
	seen := map[int]int{}
	for _, r := range rs {
		n, ok := r.number(5, 7)
		if line, twice := seen[n]; !ok || n < 1 || twice {
			what := phrase.New("%q is not a team number; the team is left out", r.cols(5, 7))
			if twice {
				what = phrase.New("the team number %d is used on line %d already; the team is left out", n, line)
			}
			rd.grave(r, 5, what, "Number the teams from 1")
			continue
		}
		seen[n] = r.line
		rd.team(r, n, r.cols(9, 40), 74)
		t := &rd.s.Teams[len(rd.s.Teams)-1]
		t.Short = r.cols(42, 46)
		if f, ok := firstNumber(r.cols(48, 53)); ok {
			t.Strength = model.Rating(f)
		}
	}
}

func (rd *reader) team(r *record, n int, name string, from int) {
	index := len(rd.s.Teams)
	rd.s.LastID++
	t := model.Team{Entry: model.Entry{ID: rd.s.LastID, Number: n, Name: name}}
	numbers, bad := r.numbers(from, 4, 5)
	if bad != 0 {
		rd.grave(r, bad,
			phrase.New("%q is not a starting number; the players from there on are left out of %s", r.cols(bad, bad+3), name),
			"Write the numbers of the players, four columns each")
	}
	for _, no := range numbers {
		i, ok := rd.byNumber[no]
		if no == 0 {
			continue
		}
		if !ok {
			rd.grave(r, from, phrase.New("%s lists player %d, who does not exist", name, no), "Correct the number")
			continue
		}
		id := rd.players[i].player.ID
		if k, twice := rd.teamOf[id]; twice && k == index {
			rd.grave(r, from, phrase.New("%s lists %s twice", name, rd.players[i].name), "Remove the player once")
			continue
		} else if twice {
			rd.grave(r, from, phrase.New("%s lists %s, who plays for %s", name, rd.players[i].name, rd.s.Teams[k].Name),
				"Remove the player from one of the teams")
			continue
		}
		rd.teamOf[id] = index
		rd.s.Players[i].Team = t.ID
		t.Roster = append(t.Roster, id)
	}
	rd.s.Teams = append(rd.s.Teams, t)
	rd.teamAt[n], rd.teamRecords = index, append(rd.teamRecords, r)
}

// printed returns what the file prints of a team's scores, or nil.
func (rd *reader) printed(i int) *printedTeam {
	r := rd.teamRecords[i]
	if r.id != "310" {
		return nil
	}
	p := &printedTeam{rec: r}
	p.match, p.hasMatch, _ = r.points(55, 60)
	p.games, p.hasGames, _ = r.points(62, 67)
	return p
}

// teamIndex finds a team by its number.
func (rd *reader) teamIndex(no int) int {
	if i, ok := rd.teamAt[no]; ok {
		return i
	}
	return -1
}

// readLineups reads the records 300.
func (rd *reader) readLineups() {
	rd.lineups = map[[2]int]lineup{}
	for _, r := range rd.take("300") {
		round, _ := r.number(5, 7)
		team, _ := r.number(9, 11)
		opponent, _ := r.number(13, 15)
		i, j := rd.teamIndex(team), rd.teamIndex(opponent)
		if round < 1 || round > mostRounds || i < 0 || j < 0 {
			rd.grave(r, 5, phrase.New("%q is not a round and two teams; the line-up is left out", r.cols(5, 15)),
				"Write round, team and opponent, three columns each")
			continue
		}
		l := lineup{rec: r, opponent: j}
		for c := 17; c <= len(r.runes); c += 5 {
			n, ok := r.number(c, c+3)
			if _, exists := rd.byNumber[n]; !ok || n > 0 && !exists {
				rd.grave(r, c, phrase.New("%q is not a player's starting number; the board is taken for empty", r.cols(c, c+3)), "Correct the number")
				n = 0
			}
			l.players = append(l.players, n)
		}
		rd.lineups[[2]int{round, i}] = l
	}
}

// averages forgets the strengths that are nothing but the average of the team's
// boards, so that they follow the ratings from now on.
func (rd *reader) averages() {
	strength := rd.t.Strengths(rd.s)
	for i := range rd.s.Teams {
		t := &rd.s.Teams[i]
		derived := *t
		derived.Strength = 0
		if strength(&derived) == t.Strength {
			t.Strength = 0
		}
	}
}
