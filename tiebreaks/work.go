package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

// Work is one computation: the sheet, the rules, the primary score, and what has
// been found out so far. Records read it; it is not shared between goroutines.
type Work struct {
	Sheet   *model.Sheet
	Rules   Rules
	Primary model.ScoreKind

	scores  [4]*Score // by kind and fore
	drawn   *Score    // see drawnScore
	numbers map[model.Points]phrase.Decimal
	texts   [4]map[Value]string
	boards  int
	once    map[any]any // see Once
	few     int         // how many participants are asked for; 0 for all
	// after is the order after an earlier round, by the same list.
	After func(rounds int) []int
}

func NewWork(sh *model.Sheet, rules Rules, primary model.ScoreKind) *Work {
	w := &Work{Sheet: sh, Rules: rules, Primary: primary, once: map[any]any{},
		numbers: map[model.Points]phrase.Decimal{}}
	for i := range w.texts {
		w.texts[i] = map[Value]string{}
	}
	return w
}

// Once is what a record works out once for everybody: made when it is first asked for, and kept under a key that is the record's own.
func Once[V any](w *Work, key any, make func() V) V {
	if v, ok := w.once[key]; ok {
		return v.(V)
	}
	v := make()
	w.once[key] = v
	return v
}

// N is the number of participants.
func (w *Work) N() int { return len(w.Sheet.Lines) }

// Cells are a participant's rounds.
func (w *Work) Cells(i int) []model.Cell { return w.Sheet.Lines[i].Cells }

// Num writes points in their shortest form.
func (w *Work) Num(p model.Points) phrase.Decimal {
	s, ok := w.numbers[p]
	if !ok {
		s = phrase.Decimal(p.Short())
		w.numbers[p] = s
	}
	return s
}

func (w *Work) text(f Format, v Value) string {
	s, ok := w.texts[f][v]
	if !ok {
		s = f.Text(v)
		w.texts[f][v] = s
	}
	return s
}

// Boards is the number of boards of a match; where the section does not say, the
// most game points a match has given out.
func (w *Work) Boards() int {
	if w.Sheet.Boards > 0 || w.boards > 0 {
		return max(w.Sheet.Boards, w.boards)
	}
	most := model.Points(0)
	for i := range w.Sheet.Lines {
		for _, c := range w.Cells(i) {
			most = max(most, c.Games+c.Against, model.Points(len(c.Boards))*model.One)
		}
	}
	w.boards = max(1, int(most/model.One))
	return w.boards
}

// WinWorth, DrawWorth are the points of a won and a drawn round in that score.
func (w *Work) WinWorth(k model.ScoreKind) model.Points {
	switch {
	case !w.Sheet.Teams:
		return w.Sheet.Scoring.Win
	case k == model.MatchPoints:
		return w.Sheet.Scoring.MatchWin
	}
	return w.Sheet.Scoring.Win * model.Points(w.Boards())
}

// DrawWorth is the points of a drawn round in that score.
func (w *Work) DrawWorth(k model.ScoreKind) model.Points {
	switch {
	case !w.Sheet.Teams:
		return w.Sheet.Scoring.Draw
	case k == model.MatchPoints:
		return w.Sheet.Scoring.MatchDraw
	}
	return w.Sheet.Scoring.Draw * model.Points(w.Boards())
}

// Kind is the score a use is computed with: the one it names, otherwise the
// primary.
func (t *Tally) Kind() model.ScoreKind { return t.Work.KindOf(t.Use) }

func (w *Work) KindOf(u Use) model.ScoreKind {
	switch u.Score {
	case "MP":
		return model.MatchPoints
	case "GP":
		return model.GamePoints
	}
	return w.Primary
}
