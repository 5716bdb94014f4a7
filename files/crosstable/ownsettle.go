package crosstable

import (
	"slices"

	"wallchart/model"
)

// settle decides what only the whole table tells: the kind of a team's round
// without an opponent, and which rounds have not begun, whose byes no score counts
// yet.
func (t *ownTable) settle() {
	boards := t.fullest()
	for _, ways := range t.readings {
		r := &ways[0]
		for n := range r.cells {
			c := &r.cells[n]
			switch {
			case c.outcome == model.ForfeitWin && t.team && !c.hasGames:
				c.games, c.hasGames = boards, true
			case c.outcome == model.ForfeitLoss && t.team:
				c.hasGames = true
			case !c.given:
			case !t.team:
				c.outcome = byeOf(c.games)
			case c.games == 0:
				c.outcome, c.hasGames = model.Absent, false
			case c.games < boards:
				c.outcome = model.HalfBye
			}
		}
	}
	waiting := 0
	for n := t.rounds() - 1; n >= 0 && !t.begun(n); n-- {
		waiting++
	}
	for _, ways := range t.readings {
		ways[0].waiting = waiting
	}
	if t.team {
		t.boards = boards
	}
}

// rounds is how many columns of rounds a table has; in an all-play-all of ours they are opponents, and no row has cells.
func (t *tableText) rounds() int {
	if len(t.readings) == 0 {
		return 0
	}
	return len(t.readings[0][0].cells)
}

// byes are the readings of the rows of a table, and with them of one of our tables of teams those in which a bye is of another kind.
func (t *tableText) byes(rows [][]row) [][]row {
	if t.boards == 0 {
		return rows
	}
	out := make([][]row, len(rows))
	for i, ways := range rows {
		out[i] = kindsOfBye(ways[0], t.boards)
	}
	return out
}

// kindsOfBye are the readings of a team's row in which a bye that was printed may be one of several: "-B-" is the pairing-allocated
// bye and a full-point bye, "-2" a half-point bye too. A full-point bye has brought all the boards, so where fewer are printed
// it is none. The score says which reading is right; the first is the one that is believed where it does not.
//
// A bye of one match point and two of four boards: W1,2.5 -B-,2.0 -B-,4.0 with a score of 5 is a win, that bye and a full-point bye.
func kindsOfBye(r row, boards model.Points) []row {
	const most = 64 // readings; beyond it the first stands
	ways := []row{r}
	for n, c := range r.cells {
		kinds := [2]model.Outcome{model.PairingBye, model.FullBye}
		switch {
		case c.given && c.games > 0 && c.games < boards:
			kinds = [2]model.Outcome{model.HalfBye, model.PairingBye}
		case c.outcome != model.PairingBye && c.outcome != model.FullBye, c.hasGames && c.games != boards:
			continue
		}
		for _, w := range ways {
			w.cells[n].outcome = kinds[0]
			if len(ways) < most {
				w.cells = slices.Clone(w.cells)
				w.cells[n].outcome = kinds[1]
				w.cost++
				ways = append(ways, w)
			}
		}
	}
	return ways
}

// byeOf is the round without an opponent for which a player got so much.
func byeOf(p model.Points) model.Outcome {
	switch p {
	case 0:
		return model.Absent
	case model.Half:
		return model.HalfBye
	}
	return model.PairingBye
}

// begun tells whether anything of a round is printed but byes and open boards.
func (t *ownTable) begun(n int) bool {
	for _, ways := range t.readings {
		if c := &ways[0].cells[n]; c.opponent > 0 && (c.outcome != model.Pending || c.hasGames) {
			return true
		}
	}
	return false
}

// fullest is how many game points the fullest match gave out.
func (t *ownTable) fullest() model.Points {
	most := model.Points(0)
	rows := map[int]*row{}
	for _, ways := range t.readings {
		r := &ways[0]
		if r.number > 0 {
			rows[r.number] = r
		} else {
			rows[r.place] = r
		}
	}
	for _, ways := range t.readings {
		for n, c := range ways[0].cells {
			if o := rows[c.opponent]; c.opponent > 0 && o != nil {
				most = max(most, c.games+o.cells[n].games)
			}
		}
	}
	return most
}

// asTablePrints is the reason for game points that are not the usual ones.
const asTablePrints = "as the table prints the round"

// asPrinted keeps the game points that one of our tables prints for a round that a
// team did not play, where they are not the usual ones.
func (b *builder) asPrinted(s *model.Section) {
	if !b.t.own || !b.team {
		return
	}
	for i := range b.rows {
		for n, c := range b.rows[i].cells {
			usual := s.Scoring.MatchGames(c.outcome, s.Boards)
			if c.hasGames && c.outcome.Unplayed() && c.games != usual && n < len(s.Rounds) {
				a := model.Adjustment{Who: b.ids[i], Round: n + 1, Games: c.games - usual, Reason: asTablePrints}
				s.Adjustments = append(s.Adjustments, a)
			}
		}
	}
}

// drawnBye tells a bye that is worth a drawn match: half the boards are printed for
// it, and no score says otherwise.
func (b *builder) drawnBye(games model.Points, boards int) bool {
	if !b.t.own || games == 0 || 2*games != model.Points(boards)*model.One {
		return false
	}
	drawn := b.scheme
	drawn.pairingBye = drawn.draw
	for i := range b.rows {
		if !b.games && b.scheme.adds(&b.rows[i]) && !drawn.adds(&b.rows[i]) {
			return false
		}
	}
	return true
}
