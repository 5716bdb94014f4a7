package formulas

import (
	"wallchart/export/sheets"
	"wallchart/model"
)

// layout is where things stand on the sheets of rounds. The result as it was
// written tells later which ones have been corrected; the hidden columns beside it
// are what the formulas read.
type layout struct {
	no, otherNo  int // of White, or of who has the bye; of Black
	result       int
	written      int
	code         int // which line of the table of results, 0 for none
	at, otherAt  int // index of White and of Black, 0 for nobody
	check, shown int // the last columns but the hidden ones

	// Of the boards of a team match.
	made, otherMade int // points of the two teams on the board
	played, open    int // 1 or 0
}

var ofPlayers = layout{no: 2, result: 4, otherNo: 6, check: 7, shown: 7, written: 8, code: 9, at: 10, otherAt: 11}

// ofTeams is the sheet of a round of team matches: a line for each board, with the
// result as the first team has it.
var ofTeams = layout{no: 3, result: 6, otherNo: 9, check: 10, shown: 10, written: 11, code: 12, at: 13, otherAt: 14,
	made: 15, otherMade: 16, played: 17, open: 18}

// roundTop is the first row below the headings of every sheet.
const roundTop = 2

// lines are how many lines every sheet of a round has: room for all boards and
// byes of any round, and for byes that are added.
func (s *section) lines() int {
	if s.sh.Teams {
		return s.linesOfTeams()
	}
	most := (s.n + 1) / 2
	for r := range s.s.Rounds {
		most = max(most, len(s.s.Rounds[r].Pairings))
	}
	return min(max(1, s.n), most+10+s.n/10)
}

// linesOfTeams are a line for each board of each match, and one for each bye that
// there could be.
func (s *section) linesOfTeams() int {
	most := max(1, s.n/2) * max(1, s.boards)
	for r := range s.s.Rounds {
		lines := 0
		for _, p := range s.s.Rounds[r].Pairings {
			lines += max(1, s.linesOf(&p))
		}
		most = max(most, lines)
	}
	return most + s.n + 2
}

// linesOf is how many lines a match takes.
func (s *section) linesOf(p *model.Pairing) int {
	if p.IsBye() || s.scores {
		return 1
	}
	return max(len(p.Games), s.sh.Boards, 1)
}

// byScores tells whether of some match only the score is known. Then a match is one
// line, with the points of both teams where the players would stand; a result is
// there for byes and forfeits alone.
func (s *section) byScores() bool {
	for r := range s.s.Rounds {
		for i := range s.s.Rounds[r].Pairings {
			if p := &s.s.Rounds[r].Pairings[i]; len(p.Games) == 0 && p.Outcomes[0].Played() {
				return true
			}
		}
	}
	return false
}

// far is a column of the sheet of a round, as other sheets name it.
func (s *section) far(r, column int) string {
	return sheets.Range(s.round[r-1], column, roundTop, roundTop+s.lines()-1)
}

// near is the same on the sheet itself.
func (s *section) near(column int) string {
	c := "$" + sheets.ColumnName(column) + "$"
	return c + itoa(roundTop) + ":" + c + itoa(roundTop+s.lines()-1)
}

func (s *section) roundRange(r int) string {
	return sheets.Quoted(s.round[r-1]) + "!$A$1:$" + sheets.ColumnName(s.lay.shown) + "$" + itoa(roundTop+s.lines()-1)
}

// pairings are a round's boards and byes that stand on its sheet.
func (s *section) pairings(r int) []model.Pairing {
	if r > len(s.s.Rounds) {
		return s.requested(r)
	}
	var out []model.Pairing
	for _, p := range s.s.Rounds[r-1].Pairings {
		if p.Outcomes[0] != model.Rest && s.sh.Index(p.Sides[0]) >= 0 {
			out = append(out, p)
		}
	}
	return out
}

// requested are the byes asked for in a round that is not paired, when the
// standings count it.
func (s *section) requested(r int) []model.Pairing {
	if r > s.sh.Rounds {
		return nil
	}
	var out []model.Pairing
	for _, e := range s.s.Entries() {
		if o := e.Bye(r); o != model.Pending {
			out = append(out, model.Pairing{Sides: [2]model.ID{e.ID}, Outcomes: [2]model.Outcome{o}})
		}
	}
	return out
}
