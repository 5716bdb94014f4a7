package tiebreaks

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// teams builds a team section: matches are put together from the games of the
// rosters, byes and forfeits come from records 240, 320 and 330.
func (f *trfFile) teams(t testing.TB) *model.Section {
	boards := len(f.text("352"))
	s := &model.Section{ID: 1, Name: "Teams", Kind: model.TeamEvent, Boards: boards, Scoring: f.scoring(boards), Format: f.format(), Players: f.people(), Planned: f.planned()}
	team := map[int]int{}
	base := len(f.rows) // IDs of teams follow those of the players
	for _, row := range f.rows {
		base = max(base, row.no)
	}
	for _, line := range f.lines["310"] {
		no := atoi(columns(line, 5, 7))
		tm := model.Team{Entry: model.Entry{ID: model.ID(base + no), Number: no, Name: columns(line, 9, 40)}}
		for at := 74; at <= len([]rune(line)); at += 5 {
			if p := atoi(columns(line, at, at+3)); p > 0 {
				tm.Roster = append(tm.Roster, model.ID(p))
				team[p] = no
			}
		}
		s.Teams = append(s.Teams, tm)
	}
	id := func(no int) model.ID { return model.ID(base + no) }
	for r := range f.rounds {
		var rd model.Round
		done := map[int]bool{}
		add := func(p model.Pairing, nos ...int) {
			for _, no := range nos {
				if done[no] {
					t.Fatalf("team %d twice in round %d", no, r+1)
				}
				done[no] = true
			}
			rd.Pairings = append(rd.Pairings, p)
		}
		for no, o := range f.teamByes(r, s) {
			add(model.Pairing{Sides: [2]model.ID{id(no)}, Outcomes: [2]model.Outcome{o}}, no)
		}
		forfeits := f.forfeits(r)
		for _, line := range f.lines["310"] {
			no := atoi(columns(line, 5, 7))
			if done[no] {
				continue
			}
			a := f.lineup(r, no, s.Teams)
			other := 0
			for _, p := range a {
				if p > 0 && f.byNo[p].opponent[r] > 0 {
					other = team[f.byNo[p].opponent[r]]
				}
			}
			if o, ok := forfeits[no]; ok {
				other = o.other
				add(model.Pairing{Board: len(rd.Pairings) + 1, Sides: [2]model.ID{id(no), id(other)}, Outcomes: o.sides}, no, other)
				continue
			}
			if other == 0 {
				continue
			}
			p := model.Pairing{Board: len(rd.Pairings) + 1, Sides: [2]model.ID{id(no), id(other)}, Games: f.games(r, a, f.lineup(r, other, s.Teams), boards)}
			add(s.Settle(p), no, other)
		}
		s.Rounds = append(s.Rounds, rd)
	}
	return s
}

// lineup is a team's players of a round in board order.
func (f *trfFile) lineup(r, no int, teams []model.Team) []int {
	for _, line := range f.lines["300"] {
		if atoi(columns(line, 5, 7)) == r+1 && atoi(columns(line, 9, 11)) == no {
			var out []int
			for at := 17; at <= len([]rune(line)); at += 5 {
				out = append(out, atoi(columns(line, at, at+3)))
			}
			return out
		}
	}
	var out []int
	for _, tm := range teams {
		if tm.Number != no {
			continue
		}
		for _, p := range tm.Roster {
			if row := f.byNo[int(p)]; r < len(row.opponent) && (row.opponent[r] > 0 || row.result[r] == '+') {
				out = append(out, int(p))
			}
		}
	}
	return out
}

func (f *trfFile) games(r int, a, b []int, boards int) []model.Game {
	out := make([]model.Game, boards)
	for k := range out {
		g := model.Game{White: uint8(k % 2)}
		pa, pb := 0, 0
		if k < len(a) {
			pa = a[k]
		}
		if k < len(b) {
			pb = b[k]
		}
		g.Players = [2]model.ID{model.ID(pa), model.ID(pb)}
		switch {
		case pa > 0 && f.byNo[pa].opponent[r] > 0:
			g.Outcomes = f.sides(f.byNo[pa], r)
			if f.byNo[pa].colour[r] == 'b' {
				g.White = 1
			}
		case pa > 0 && pb == 0:
			g.Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
		case pb > 0 && pa == 0:
			g.Outcomes = [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}
		default:
			g.Outcomes = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
		}
		out[k] = g
	}
	return out
}

// teamByes are the byes of a round by team number.
func (f *trfFile) teamByes(r int, s *model.Section) map[int]model.Outcome {
	out := map[int]model.Outcome{}
	for _, line := range f.lines["240"] {
		if atoi(columns(line, 7, 9)) != r+1 {
			continue
		}
		for at := 11; at <= len(line); at += 5 {
			if no := atoi(columns(line, at, at+3)); no > 0 {
				out[no] = byes[line[4]]
			}
		}
	}
	for _, line := range f.lines["320"] {
		mp, _ := model.ParsePoints(columns(line, 5, 8))
		gp, _ := model.ParsePoints(columns(line, 10, 13))
		s.Scoring.MatchBye, s.Scoring.GamesBye = mp, gp
		if no := atoi(columns(line, 15+4*r, 17+4*r)); no > 0 {
			out[no] = model.PairingBye
		}
	}
	return out
}

type trfForfeit struct {
	other int
	sides [2]model.Outcome
}

func (f *trfFile) forfeits(r int) map[int]trfForfeit {
	out := map[int]trfForfeit{}
	for _, line := range f.lines["330"] {
		if atoi(columns(line, 8, 10)) != r+1 {
			continue
		}
		a, b := atoi(columns(line, 12, 14)), atoi(columns(line, 16, 18))
		var s [2]model.Outcome
		switch strings.TrimSpace(columns(line, 5, 6)) {
		case "+-":
			s = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
		case "-+":
			s = [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}
		default:
			s = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
		}
		out[a] = trfForfeit{b, s}
		slices.Reverse(s[:])
		out[b] = trfForfeit{a, s}
	}
	return out
}
