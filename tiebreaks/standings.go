package tiebreaks

import (
	"errors"
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// Standings is a section in order, with everything the order was made of.
type Standings struct {
	Sheet   *model.Sheet
	Rules   Rules
	Columns []Use         // Columns[0] is the primary score
	Places  []Place       // of those who have one
	House   []Place       // of house players and who was left out, who have no rank, in the order that they would have among themselves
	Notes   []phrase.Text // tie-breaks that were dropped, and warnings

	work   *Work
	pos    []int      // index in All by sheet index
	reopen *reopening // makes the parts of a cell
	pooled bool
}

// Missing says why a tie-break cannot be used on the sheet; empty where it can.
func (st *Standings) Missing(u Use) phrase.Text { return st.work.missing(u) }

// Pooled tells whether the field was split before anything was compared: then the order is not that of the columns.
func (st *Standings) Pooled() bool { return st.pooled }

// Place is one row of the standings.
type Place struct {
	Rank  int    // equal for those nothing separates; the next rank is skipped
	Index int    // sheet index
	Cells []Cell // one for each column
	// DecidedBy is the column that separates the row from the one above: -1 for
	// the first row, len(Columns) where nothing does and the rows stand in the
	// order of starting numbers.
	DecidedBy int
}

// Order orders the participants of a sheet by a list that begins with the score, or with what takes its place: group by group by the
// tie-breaks. Those between the tied are computed for exactly those who are still tied, again for each group. Values that cannot have
// changed since earlier standings, nil for none, are taken from those.
func Order(sh *model.Sheet, list []Use, rules Rules, before *Standings) (*Standings, error) {
	cols := slices.Clone(list)
	var problems []error
	for _, u := range cols {
		problems = append(problems, legalOn(u, sh.Teams))
	}
	if err := errors.Join(problems...); err != nil {
		return nil, err
	}
	for k, u := range cols {
		cols[k] = u.effective(sh.Section, rules)
	}
	st := &Standings{Sheet: sh, Rules: rules, Columns: cols}
	st.work = NewWork(sh.Counted(), rules, primary(sh, cols[0]))
	st.reopen = &reopening{}
	st.work.After = func(rounds int) []int {
		earlier, err := Order(model.NewSheet(sh.Tournament, sh.Section, rounds), list, rules, nil)
		if err != nil {
			return nil
		}
		order := make([]int, len(earlier.Places))
		for k, p := range earlier.Places {
			order[k] = p.Index
		}
		return order
	}
	r := ranking{st: st, decided: make([]int, len(sh.Lines)), before: st.since(before)}
	if r.before != nil {
		st.work.few = max(1, r.before.few)
	}
	st.rulings()
	r.values()
	r.order()
	r.places()
	return st, nil
}

// rulings says what the organiser has decided of the bye and of carried points. What counts for the unrated is said of each tie-break.
func (st *Standings) rulings() {
	for _, x := range st.Sheet.Section.Ranking.Rulings {
		if x.On != model.OnUnrated {
			st.Notes = append(st.Notes, phrase.New("%s, as the organiser has decided.", x.Words()))
		}
	}
}

func primary(sh *model.Sheet, first Use) model.ScoreKind {
	switch {
	case !sh.Teams:
		return model.GamePoints
	case first.TieBreak.Score:
		return first.TieBreak.Kind
	}
	return sh.Primary
}

// Column is the column of a code as Use.Code has it; -1 for none.
func (st *Standings) Column(code string) int {
	return slices.IndexFunc(st.Columns, func(c Use) bool { return c.Code == code })
}

// PlaceOf is the position in Places of a participant, -1 for none, as house players have.
func (st *Standings) PlaceOf(index int) int {
	if index < 0 || index >= len(st.pos) || st.pos[index] >= len(st.Places) {
		return -1
	}
	return st.pos[index]
}

// Ranked is the rank of a participant for files that want one of everybody: those who have none come behind the others.
func (st *Standings) Ranked(index int) int {
	if rank := st.At(index).Rank; rank > 0 {
		return rank
	}
	return st.pos[index] + 1
}

// At is the row of a participant, by sheet index; of one without a place it has rank 0.
func (st *Standings) At(index int) *Place {
	if k := st.pos[index] - len(st.Places); k >= 0 {
		return &st.House[k]
	}
	return &st.Places[st.pos[index]]
}

// All are the rows of those who have a place, and behind them the others.
func (st *Standings) All() []Place { return slices.Concat(st.Places, st.House) }
