package trf

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// teamRounds puts the matches of a team section together.
func (rd *reader) teamRounds() {
	rd.countRounds()
	rd.readLineups()
	for at := range rd.lineups { // of a match of which no board is there yet
		rd.played = max(rd.played, at[0])
	}
	forfeits := rd.forfeits()
	byes := rd.teamByes()
	for at := range forfeits {
		rd.played = max(rd.played, at.round)
	}
	for round := 1; round <= rd.played; round++ {
		rd.s.Rounds = append(rd.s.Rounds, rd.teamRound(round, forfeits, byes))
	}
	rd.countBoards()
	for n := range rd.s.Rounds {
		for k := range rd.s.Rounds[n].Pairings {
			rd.settle(n+1, &rd.s.Rounds[n].Pairings[k], forfeits)
		}
	}
	rd.guessByes()
	rd.usualByes()
	rd.roundDates()
	for i := range rd.s.Teams {
		for round := 1; round <= mostRounds; round++ {
			kind, ok := byes[meeting{round, i}]
			if round > rd.played && !ok && rd.freeInAdvance(round, i) {
				kind, ok = model.PairingBye, true
			}
			if ok && (kind != model.PairingBye || round > rd.played) {
				rd.s.Teams[i].Byes = append(rd.s.Teams[i].Byes, model.ByeRequest{Round: round, Kind: kind})
			}
		}
	}
}

// freeInAdvance tells a team whose players have the bye of the pairing in a round that is still to be paired.
func (rd *reader) freeInAdvance(round, i int) bool {
	return slices.ContainsFunc(rd.s.Teams[i].Roster, func(id model.ID) bool {
		c := rd.cell(int(id)-1, round-1)
		return c.opponent == 0 && c.result == 'U'
	})
}

func (rd *reader) teamRound(round int, forfeits map[meeting]forfeit, byes map[meeting]model.Outcome) model.Round {
	var out model.Round
	done := make([]bool, len(rd.s.Teams))
	for i := range rd.s.Teams {
		if done[i] {
			continue
		}
		done[i] = true
		if j := rd.teamOpponent(round, i, forfeits); j >= 0 && !done[j] {
			done[j] = true
			out.Pairings = append(out.Pairings, rd.match(round, i, j, forfeits))
			continue
		}
		if o := rd.teamAlone(round, i, byes); o != model.Rest {
			out.Pairings = append(out.Pairings, model.Pairing{Sides: [2]model.ID{rd.s.Teams[i].ID}, Outcomes: [2]model.Outcome{o}})
		}
	}
	numberBoards(&out)
	return out
}

// teamOpponent finds whom a team was paired with: by the record of a forfeited
// match, by a line-up, or by the games of its players, of whom the majority
// decides.
func (rd *reader) teamOpponent(round, i int, forfeits map[meeting]forfeit) int {
	if f, ok := forfeits[meeting{round, i}]; ok {
		return f.teams[0] + f.teams[1] - i
	}
	if l, ok := rd.lineups[[2]int{round, i}]; ok && l.opponent != i {
		return l.opponent
	}
	votes := map[int]int{}
	best := -1
	for _, id := range rd.s.Teams[i].Roster {
		c := rd.cell(int(id)-1, round-1)
		k, ok := rd.byNumber[c.opponent]
		if !ok {
			continue
		}
		j, ok := rd.teamOf[rd.players[k].player.ID]
		if !ok || j == i {
			rd.grave(rd.players[id-1].rec, c.column,
				phrase.New("round %d: %s plays against %s, who is in no other team; the game is left out",
					round, rd.players[id-1].name, rd.players[k].name),
				"Correct the number or the team")
			continue
		}
		votes[j]++
		if votes[j] > votes[best] {
			best = j
		}
	}
	return best
}

// members are a team's players in a round, board by board, 0 for an empty board:
// as a record 300 says, otherwise those with a game or a forfeit, in the order of
// the roster.
func (rd *reader) members(round, i int) []int {
	if l, ok := rd.lineups[[2]int{round, i}]; ok {
		return l.players
	}
	var out []int
	for _, id := range rd.s.Teams[i].Roster {
		c := rd.cell(int(id)-1, round-1)
		if c.opponent > 0 || c.result == '+' {
			out = append(out, rd.players[id-1].number)
		}
	}
	return out
}

// meets tells whether two players' rows name each other in a round; number 0
// meets nobody.
func (rd *reader) meets(round, a, b int) bool {
	if a == 0 || b == 0 {
		return false
	}
	return rd.cell(rd.byNumber[a], round-1).opponent == b && rd.cell(rd.byNumber[b], round-1).opponent == a
}

// match makes the pairing of two teams with its boards.
func (rd *reader) match(round, i, j int, forfeits map[meeting]forfeit) model.Pairing {
	boards := rd.align(round, rd.members(round, i), rd.members(round, j), i, j)
	first := 0 // whether i is named first
	if votes := rd.colourVotes(round, boards); votes < 0 {
		first = 1
	} else if f, ok := forfeits[meeting{round, i}]; ok && votes == 0 && f.teams == [2]int{j, i} {
		first = 1
	} else if a, b := rd.lineups[[2]int{round, i}], rd.lineups[[2]int{round, j}]; len(boards) == 0 && a.rec != nil && b.rec != nil &&
		b.rec.line < a.rec.line { // line-ups of nobody: see withoutLineups
		first = 1
	}
	sides := [2]int{i, j}
	p := model.Pairing{Sides: [2]model.ID{rd.s.Teams[sides[first]].ID, rd.s.Teams[sides[1-first]].ID}}
	for b, pair := range boards {
		p.Games = append(p.Games, rd.game(round, b, [2]int{pair[first], pair[1-first]}))
	}
	return p
}

// colourVotes is positive when the first of the two teams has the colours of the
// team named first, negative when the other has.
func (rd *reader) colourVotes(round int, boards [][2]int) int {
	votes := 0
	for b, pair := range boards {
		want := rd.boardColour(b)
		for side, no := range pair {
			if no == 0 {
				continue
			}
			c := rd.cell(rd.byNumber[no], round-1).colour
			switch {
			case c == model.NoColour:
			case (c == want) == (side == 0):
				votes++
			default:
				votes--
			}
		}
	}
	return votes
}

// boardColour is the colour of the team named first on a board, from 0.
func (rd *reader) boardColour(b int) model.Colour {
	if s := rd.s.BoardColours; s != "" {
		if s[b%len(s)] == 'B' {
			return model.Black
		}
		return model.White
	}
	return [2]model.Colour{model.White, model.Black}[b%2]
}

// align puts two line-ups side by side. Usually they stand so already; where one
// leaves out an empty board, the games tell where.
func (rd *reader) align(round int, a, b []int, i, j int) [][2]int {
	var out [][2]int
	free := func(no int) bool {
		return no == 0 || rd.cell(rd.byNumber[no], round-1).opponent == 0
	}
	for len(a) > 0 || len(b) > 0 {
		switch {
		case len(a) == 0:
			out, b = append(out, [2]int{0, b[0]}), b[1:]
		case len(b) == 0:
			out, a = append(out, [2]int{a[0], 0}), a[1:]
		case rd.meets(round, a[0], b[0]) || free(a[0]) && free(b[0]):
			out, a, b = append(out, [2]int{a[0], b[0]}), a[1:], b[1:]
		case free(a[0]):
			out, a = append(out, [2]int{a[0], 0}), a[1:]
		case free(b[0]):
			out, b = append(out, [2]int{0, b[0]}), b[1:]
		default:
			k := slices.IndexFunc(b, func(no int) bool { return rd.meets(round, a[0], no) })
			p := &rd.players[rd.byNumber[a[0]]]
			at := rd.cell(rd.byNumber[a[0]], round-1).column
			if k == -1 {
				rd.grave(p.rec, at,
					phrase.New("round %d: the game of %s does not belong to the match of %s against %s; it is left out",
						round, p.name, rd.s.Teams[i].Name, rd.s.Teams[j].Name),
					"Correct the opponent, or the line-up in a record 300")
				a = a[1:]
				continue
			}
			rd.grave(p.rec, at,
				phrase.New("round %d: %s and his opponent stand on different boards of %s and %s",
					round, p.name, rd.s.Teams[i].Name, rd.s.Teams[j].Name),
				"Give the line-up in a record 300")
			out = append(out, [2]int{a[0], b[k]})
			a, b = a[1:], slices.Delete(slices.Clone(b), k, k+1)
		}
	}
	return out
}

// game is one board of a match, by starting numbers.
func (rd *reader) game(round, b int, pair [2]int) model.Game {
	var g model.Game
	cells := [2]cell{}
	for side, no := range pair {
		if no > 0 {
			cells[side] = rd.cell(rd.byNumber[no], round-1)
			g.Players[side] = rd.players[rd.byNumber[no]].player.ID
		}
	}
	switch {
	case cells[0].colour == model.White || cells[1].colour == model.Black:
	case cells[0].colour == model.Black || cells[1].colour == model.White:
		g.White = 1
	case rd.boardColour(b) == model.Black:
		g.White = 1
	}
	if rd.meets(round, pair[0], pair[1]) {
		g.Outcomes = rd.result(rd.byNumber[pair[0]], rd.byNumber[pair[1]], round-1)
	} else {
		g.Outcomes = emptyBoard([2]bool{cells[0].result == '+', cells[1].result == '+'})
	}
	return g
}

// emptyBoard is the result of a board on which somebody did not sit.
func emptyBoard(won [2]bool) [2]model.Outcome {
	switch {
	case won[0] && !won[1]:
		return [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
	case won[1] && !won[0]:
		return [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}
	}
	return [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
}

// countBoards: as many as record 352 has letters, otherwise as the longest match
// has games.
func (rd *reader) countBoards() {
	most := 0
	for _, round := range rd.s.Rounds {
		for _, p := range round.Pairings {
			most = max(most, len(p.Games))
		}
	}
	rd.s.Boards = len(rd.s.BoardColours)
	if _, r := rd.peek("352"); rd.s.Boards > 0 && most > rd.s.Boards {
		rd.grave(r, 5, phrase.New("there are %d board colours, but a match has %d games", rd.s.Boards, most),
			"Write a colour for every board, or correct the line-ups")
		rd.s.BoardColours = ""
	}
	if rd.s.Boards = max(rd.s.Boards, most); rd.s.BoardColours == "" {
		rd.s.BoardColours = usualColours(rd.s.Boards)
	}
}

// settle gives a match its score and result.
func (rd *reader) settle(round int, p *model.Pairing, forfeits map[meeting]forfeit) {
	if p.IsBye() {
		return
	}
	for len(p.Games) > 0 && len(p.Games) < rd.s.Boards {
		n := len(p.Games)
		g := model.Game{Outcomes: [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}}
		if rd.boardColour(n) == model.Black {
			g.White = 1
		}
		p.Games = append(p.Games, g)
	}
	for b := range rd.openBoards(round, p) {
		if b < len(p.Games) && p.Games[b].Outcomes == [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit} {
			p.Games[b].Outcomes = [2]model.Outcome{}
		}
	}
	*p = rd.s.Settle(*p)
	f, ok := forfeits[meeting{round, rd.indexOf(p.Sides[0])}]
	if !ok {
		return
	}
	want := f.outcomes
	if p.Sides[0] != rd.s.Teams[f.teams[0]].ID {
		want[0], want[1] = want[1], want[0]
	}
	if p.Outcomes != want || len(p.Games) == 0 {
		p.Games, p.Outcomes, p.Score = nil, want, [2]model.Points{}
	}
}

// indexOf is the index of a team by its ID.
func (rd *reader) indexOf(id model.ID) int { return int(id - rd.s.Teams[0].ID) }
