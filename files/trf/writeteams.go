package trf

import (
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
)

// memberRows makes the cells of the members of teams from the boards of the
// matches.
func (wr *writer) memberRows() {
	wr.rows, wr.score = map[model.ID][]string{}, map[model.ID]model.Points{}
	for _, p := range wr.s.Players {
		wr.rows[p.ID] = make([]string, len(wr.s.Rounds))
		for n := range wr.rows[p.ID] {
			wr.rows[p.ID][n] = cellText(0, '-', 'Z')
		}
	}
	for n := range wr.s.Rounds {
		for i := range wr.s.Rounds[n].Pairings {
			p := &wr.s.Rounds[n].Pairings[i]
			if len(p.Games) == 0 && !p.IsBye() && p.Outcomes[0].Played() {
				wr.lose("round %d: the score of the match on table %d, which has no boards", n+1, p.Board)
			}
			for _, g := range p.Games {
				if g.Unseated() {
					wr.lose("round %d: the results on boards of table %d where a side has nobody", n+1, p.Board)
				}
				wr.gameCells(n, &g)
			}
		}
	}
}

func (wr *writer) gameCells(n int, g *model.Game) {
	for side, id := range g.Players {
		if id == 0 {
			continue
		}
		other, o := g.Players[1-side], g.Outcomes[side]
		colour := byte('w')
		if int(g.White) != side {
			colour = 'b'
		}
		if other == 0 {
			colour = '-'
		}
		wr.rows[id][n] = cellText(wr.no[other], colour, wr.letter(o))
		wr.score[id] += wr.s.Scoring.Game(o)
	}
}

// teamLines writes the teams, their line-ups out of order, and the matches that
// were not played.
func (wr *writer) teamLines() {
	for i := range wr.s.Teams {
		t := &wr.s.Teams[i]
		var b strings.Builder
		for _, id := range t.Roster {
			fmt.Fprintf(&b, "%4d ", wr.no[id])
		}
		if wr.o.Edition == TRF16 {
			wr.line("013 %s%s", pad(t.Name, 32), b.String())
			continue
		}
		l := &wr.sheet.Lines[wr.sheet.Index(t.ID)]
		strength := ""
		if l.Rating > 0 {
			strength = fmt.Sprint(int(l.Rating))
		}
		wr.line("310 %3d %s %s %6s %6s %6s %3d  %s", t.Number, pad(t.Name, 32), pad(t.Short, 5), strength, l.Match, l.Games,
			wr.rank(t.ID), b.String())
	}
	for n := range wr.s.Rounds {
		for i := range wr.s.Rounds[n].Pairings {
			p := &wr.s.Rounds[n].Pairings[i]
			if p.IsBye() {
				continue
			}
			wr.lineups(n, p)
			wr.forfeited(n, p)
			wr.withoutLineups(n, p)
		}
	}
}

// lineups writes a record 300 for a team that did not sit in the order of its
// roster, or left a board empty.
func (wr *writer) lineups(n int, p *model.Pairing) {
	for side, id := range p.Sides {
		var sat, seen, expected []model.ID
		for _, g := range p.Games {
			sat = append(sat, g.Players[side])
			if g.Players[1-side] > 0 || g.Outcomes[side] == model.ForfeitWin {
				seen = append(seen, g.Players[side])
			}
		}
		for _, member := range wr.s.TeamByID(id).Roster {
			if slices.Contains(seen, member) {
				expected = append(expected, member)
			}
		}
		if slices.Equal(sat, expected) {
			continue
		}
		if wr.o.Edition == TRF16 {
			wr.lose("line-ups that are not in the order of the roster, which TRF16 has no record for")
			continue
		}
		var b strings.Builder
		for _, member := range sat {
			fmt.Fprintf(&b, " %4d", wr.no[member])
		}
		wr.line("300 %3d %3d %3d%s", n+1, wr.no[id], wr.no[p.Sides[1-side]], b.String())
	}
}

func (wr *writer) forfeited(n int, p *model.Pairing) {
	settled := wr.s.Settle(*p)
	for text, outcomes := range matchForfeits {
		if settled.Outcomes != outcomes {
			continue
		}
		if wr.o.Edition == TRF16 {
			if len(p.Games) == 0 {
				wr.lose("forfeited matches without line-ups, which TRF16 has no record for")
			}
			continue
		}
		wr.line("330 %s %3d %3d %3d", text, n+1, wr.no[p.Sides[0]], wr.no[p.Sides[1]])
	}
}

// openBoards writes as comments which boards that somebody does not sit at have no result yet: the rows say nothing of them, and whoever
// reads a board without players takes it for lost by both.
func (wr *writer) openBoards() {
	for n := range wr.s.Rounds {
		for _, p := range wr.s.Rounds[n].Pairings {
			for _, b := range wr.openSeats(&p) {
				wr.line("### Open @ Round %d: board %d of %d - %d", n+1, b+1, wr.no[p.Sides[0]], wr.no[p.Sides[1]])
			}
		}
	}
}

// openSeats are the boards of a match that has begun, from 0, which have no result and not two players.
func (wr *writer) openSeats(p *model.Pairing) (open []int) {
	if !wr.s.Team() || p.IsBye() || len(p.Games) == 0 {
		return nil
	}
	for b := range max(wr.s.Boards, len(p.Games)) {
		if b >= len(p.Games) && p.Outcomes[0] == model.Pending ||
			b < len(p.Games) && p.Games[b].Outcomes[0] == model.Pending && slices.Contains(p.Games[b].Players[:], 0) {
			open = append(open, b)
		}
	}
	return open
}

// withoutLineups writes that two teams are paired of whom no board is there yet: line-ups of nobody, the team named first before the
// other.
func (wr *writer) withoutLineups(n int, p *model.Pairing) {
	if len(p.Games) > 0 || p.Outcomes[0] != model.Pending && !p.Outcomes[0].Played() {
		return
	}
	if wr.o.Edition == TRF16 {
		if p.Outcomes[0] == model.Pending {
			wr.lose("round %d: that %s and %s are paired, until there are line-ups", n+1, wr.s.TeamByID(p.Sides[0]).Name,
				wr.s.TeamByID(p.Sides[1]).Name)
		}
		return
	}
	for side, id := range p.Sides {
		wr.line("300 %3d %3d %3d", n+1, wr.no[id], wr.no[p.Sides[1-side]])
	}
}

// asRead is the section under the rules that a reader of the file takes it for: it
// says nothing of another federation's.
func (wr *writer) asRead() *model.Section {
	s := *wr.s
	s.Rulebook, s.Ranking.Unplayed = model.FIDERules, ""
	return &s
}

// teamByeLines writes who had the bye of the pairing or has it in advance, and the byes that bring
// points, in rounds past and to come.
func (wr *writer) teamByeLines() {
	alone := map[[2]int]model.Outcome{} // round, team number
	free := make([]int, len(wr.s.Rounds))
	for n := range wr.s.Rounds {
		for _, p := range wr.s.Rounds[n].Pairings {
			if !p.IsBye() {
				continue
			}
			no := wr.no[p.Sides[0]]
			if alone[[2]int{n + 1, no}] = p.Outcomes[0]; p.Outcomes[0] == model.PairingBye {
				free[n] = no
			}
		}
	}
	for n := len(wr.s.Rounds) + 1; n <= wr.lastRound(); n++ { // given before the round is paired
		free = append(free, 0)
		for _, e := range wr.s.Entries() {
			switch o := wr.announced(e.ID, n); {
			case o == model.Pending:
				continue
			case o == model.PairingBye && free[n-1] != 0 && wr.o.Edition != TRF16:
				wr.lose("round %d: that %s has a bye in advance, as another team has one too", n, e.Name)
			case o == model.PairingBye:
				free[n-1] = e.Number
			}
			alone[[2]int{n, e.Number}] = model.Pending
		}
	}
	for len(free) > len(wr.s.Rounds) && free[len(free)-1] == 0 {
		free = free[:len(free)-1]
	}
	if wr.o.Edition == TRF16 {
		if len(alone) > 0 {
			wr.lose("byes of teams, which TRF16 has no record for")
		}
		return
	}
	sc := wr.s.Scoring
	if match, games := wr.asRead().UsualBye(); slices.Max(append(free, 0)) > 0 || sc.MatchBye != match || sc.GamesBye != games {
		var b strings.Builder
		for _, no := range free {
			fmt.Fprintf(&b, " %3s", blankZero(no))
		}
		wr.line("320 %4s %4s%s", sc.MatchBye, sc.GamesBye, b.String())
	}
	wr.announce(1, func(id model.ID, n int) model.Outcome {
		if n <= len(wr.s.Rounds) && wr.awayFromOpen(id, n) {
			return model.ZeroBye
		}
		if n <= len(wr.s.Rounds) {
			return alone[[2]int{n, wr.no[id]}]
		}
		return wr.announced(id, n)
	})
}
