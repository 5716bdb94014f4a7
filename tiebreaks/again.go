package tiebreaks

import (
	"slices"

	"wallchart/model"
)

// earlier is what is left of standings after a change in some rounds: the values that no changed round reaches are taken over.
type earlier struct {
	st      *Standings
	changed []bool // by sheet index: whose own rounds are others
	reached []bool // and those who were paired with them
	few     int    // how many are reached
}

// since compares a sheet with that of earlier standings; nil where more than the rounds of a few is different, so that
// everything has to be worked out anew.
func (st *Standings) since(before *Standings) *earlier {
	if before == nil || before.Rules.Code != st.Rules.Code || before.work.Primary != st.work.Primary ||
		!slices.EqualFunc(before.Columns, st.Columns, func(a, b Use) bool {
			return a.Code == b.Code && a.TieBreak == b.TieBreak && a.Unrated == b.Unrated
		}) || before.Sheet.Section.Ranking.Ruled(model.OnCarried) != st.Sheet.Section.Ranking.Ruled(model.OnCarried) {
		return nil
	}
	old, now := before.Sheet, st.Sheet
	if old.Teams != now.Teams || old.Predetermined != now.Predetermined || old.Rounds != now.Rounds || old.Planned != now.Planned ||
		old.Boards != now.Boards || old.Scoring != now.Scoring || old.Primary != now.Primary || old.Ratings != now.Ratings ||
		len(old.Lines) != len(now.Lines) || now.Teams && now.Boards == 0 { // how many boards there are, the matches of all say then
		return nil
	}
	n := len(now.Lines)
	e := &earlier{st: before, changed: make([]bool, n), reached: make([]bool, n)}
	for i := range now.Lines {
		a, b := &old.Lines[i], &now.Lines[i]
		if a.ID != b.ID || a.Number != b.Number || a.Name != b.Name || a.Rating != b.Rating || a.Exact != b.Exact ||
			a.Club != b.Club || a.House != b.House || a.Out != b.Out {
			return nil
		}
		e.changed[i] = a.Match != b.Match || a.Games != b.Games || !slices.EqualFunc(a.Cells, b.Cells, sameCell)
	}
	for i := range now.Lines {
		reached := e.changed[i]
		for r := range now.Lines[i].Cells {
			if o := now.Lines[i].Cells[r].Opponent; o >= 0 && e.changed[o] {
				reached = true
			}
		}
		if e.reached[i] = reached; reached {
			e.few++
		}
	}
	return e
}

func sameCell(a, b model.Cell) bool {
	return a.Opponent == b.Opponent && a.Colour == b.Colour && a.Outcome == b.Outcome && a.Match == b.Match && a.Games == b.Games &&
		a.Against == b.Against && a.Board == b.Board && a.Pairing == b.Pairing && slices.Equal(a.Boards, b.Boards)
}

// cells are what somebody had.
func (e *earlier) cells(i int) []Cell { return e.st.At(i).Cells }

// kept is the value that somebody had in a column, when it can be no other now.
func (e *earlier) kept(i, col int) (*Cell, bool) {
	if e == nil {
		return nil, false
	}
	c := &e.cells(i)[col]
	switch e.st.Columns[col].TieBreak.Reach {
	case ByOwn:
		return c, c.summed && !e.changed[i]
	case ByOpponents:
		return c, c.summed && !e.reached[i]
	}
	return nil, false
}
