package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

// Comparison is two rows of the standings beside each other, the upper one first.
type Comparison struct {
	Upper, Lower int // sheet indices
	Decides      int // the column that puts one above the other, len(Columns) where none does
	Why          phrase.Text
}

// Compare puts two participants (sheet indices) beside each other. The zero Comparison,
// with an empty Why, is what there is to say of one and the same, or of somebody who is
// not in the standings.
func (st *Standings) Compare(a, b int) Comparison {
	pa, pb := st.PlaceOf(a), st.PlaceOf(b)
	if pa < 0 || pb < 0 || a == b {
		return Comparison{}
	}
	if pa > pb {
		a, b, pa, pb = b, a, pb, pa
	}
	return Comparison{Upper: a, Lower: b, Decides: st.separates(pa, pb), Why: st.Why(a, b)}
}

// Beside is one line of two explanations that stand next to each other. Where one of
// the two has nothing in the line, it is nil.
type Beside struct {
	Round int // 0 = none
	A, B  *ExplainLine
}

// SideBySide puts the lines of two explanations next to each other, round by round;
// what belongs to no round comes last.
func SideBySide(a, b Explanation) []Beside {
	last := 0
	for _, e := range []Explanation{a, b} {
		for _, l := range e.Lines {
			last = max(last, l.Round)
		}
	}
	var all []Beside
	for r := 1; r <= last; r++ {
		all = append(all, beside(r, a.of(r), b.of(r))...)
	}
	return append(all, beside(0, a.of(0), b.of(0))...)
}

// of are the lines of a round.
func (e Explanation) of(round int) (lines []*ExplainLine) {
	for i := range e.Lines {
		if e.Lines[i].Round == round {
			lines = append(lines, &e.Lines[i])
		}
	}
	return lines
}

func beside(round int, a, b []*ExplainLine) []Beside {
	rows := make([]Beside, max(len(a), len(b)))
	for i := range rows {
		rows[i].Round = round
		if i < len(a) {
			rows[i].A = a[i]
		}
		if i < len(b) {
			rows[i].B = b[i]
		}
	}
	return rows
}

// Worths says what results are worth in the section, as far as it bears on a score of
// these participants: a win, a draw and a loss always, and whatever else happened to
// them, with the section's own value. Of a column that is no score it says nothing.
func (st *Standings) Worths(column int, who ...int) phrase.Text {
	u := st.Columns[column]
	if !u.TieBreak.Score {
		return phrase.Text{}
	}
	sh, kind := st.Sheet, primary(st.Sheet, u)
	worth := func(o model.Outcome) phrase.Text {
		p := sh.Scoring.Game(o)
		switch {
		case sh.Teams && kind == model.MatchPoints:
			p = sh.Scoring.Match(o)
		case sh.Teams && o.Unplayed():
			p = sh.Scoring.MatchGames(o, sh.Boards)
		}
		return phrase.New("%s %s", o, phrase.Decimal(p.Short()))
	}
	all := []phrase.Text{worth(model.Win), worth(model.Draw), worth(model.Loss)}
	var said [model.Outcomes]bool
	for _, i := range who {
		for _, c := range sh.Lines[i].Cells {
			if o := c.Outcome; o.Unplayed() && !said[o] {
				said[o] = true
				all = append(all, worth(o))
			}
		}
	}
	if sh.Teams && kind == model.GamePoints {
		return phrase.New("In this section, for each board: %s.", phrase.Join(", ", all...))
	}
	return phrase.New("In this section: %s.", phrase.Join(", ", all...))
}
