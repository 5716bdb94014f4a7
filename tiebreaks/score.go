package tiebreaks

import (
	"strconv"

	"wallchart/model"
	"wallchart/phrase"
)

// Score is one of the scores with its adjustments for the opponents' sums. In
// the fore variant every paired game of the last round is a draw.
type Score struct {
	w        *Work
	kind     model.ScoreKind
	fore     bool
	Draw     model.Points
	Win      model.Points
	Own      []model.Points
	Adjusted []model.Points
	Why      []phrase.Worded // how adj came from own, nil where they are the same
	mets     [2][]met        // meetings, without and with forfeits, of those who were asked for
	// spans are where each participant's stand in mets.
	spans [2][]span
}

func (w *Work) Score(k model.ScoreKind, fore bool) *Score {
	at := int(k) * 2
	if fore {
		at++
	}
	if w.scores[at] == nil {
		w.scores[at] = newScore(w, k, fore)
	}
	return w.scores[at]
}

// DrawnScore is the match score (in an individual event the score) with every
// unplayed round as a draw, whatever the rule set: the adjusted score of US
// team events.
func (w *Work) DrawnScore() *Score {
	if w.drawn == nil {
		rules := w.Rules
		w.Rules.Opponent = UnplayedDrawn
		w.drawn = newScore(w, model.MatchPoints, false)
		w.Rules = rules
	}
	return w.drawn
}

func newScore(w *Work, k model.ScoreKind, fore bool) *Score {
	n := w.N()
	s := &Score{w: w, kind: k, fore: fore, Draw: w.DrawWorth(k), Win: w.WinWorth(k),
		Own: make([]model.Points, n), Adjusted: make([]model.Points, n), Why: make([]phrase.Worded, n)}
	for i := range n {
		l := &w.Sheet.Lines[i]
		s.Own[i] = l.Total(k)
		carried := w.Carried(i)
		if w.Sheet.Section.Ranking.Ruled(model.OnCarried) == model.CarriedOut {
			s.Own[i] -= carried
		}
		if fore && w.Sheet.Rounds > 0 {
			last := w.Sheet.Rounds - 1
			s.Own[i] += s.got(i, last) - l.Cells[last].Points(k)
		}
		s.adjust(i)
		switch {
		case carried == 0:
		case s.Why[i] == nil:
			s.Why[i] = w.SaidCarried(s.Adjusted[i], carried)
		default:
			s.Why[i] = phrase.New("%s; %s", s.Why[i], w.SaidCarried(s.Own[i], carried))
		}
	}
	return s
}

// Carried are the points that a player has brought into a final: they are in the total (rules/final.md).
func (w *Work) Carried(i int) (sum model.Points) {
	for _, a := range w.Sheet.Section.Adjustments {
		if a.Carried > 0 && a.Who == w.Sheet.Lines[i].ID {
			sum += a.Games
		}
	}
	return sum
}

// SaidCarried says that a score has points that were carried, or that by the section's ruling it is without them.
func (w *Work) SaidCarried(score, carried model.Points) phrase.Text {
	if w.Sheet.Section.Ranking.Ruled(model.OnCarried) == model.CarriedOut {
		return phrase.New("%s, without %s carried into the final", w.Num(score), w.Num(carried))
	}
	return phrase.New("%s, %s of that carried into the final", w.Num(score), w.Num(carried))
}

// got is what a round brought, a paired last round of the fore variant a draw.
func (s *Score) got(i, r int) model.Points {
	c := &s.w.Sheet.Lines[i].Cells[r]
	if s.drawn(c, r) {
		return s.Draw
	}
	return c.Points(s.kind)
}

// drawn tells a round that the fore variant turns into a draw.
func (s *Score) drawn(c *model.Cell, r int) bool {
	return s.fore && r == s.w.Sheet.Rounds-1 && c.Opponent >= 0
}

// unplayed tells a round without a game, as the rules see it.
func (s *Score) unplayed(c *model.Cell, r int) bool {
	return c.Outcome.Unplayed() && !s.drawn(c, r) && !(s.w.Sheet.Predetermined && c.Outcome.Paired())
}

// adjust computes the score with which a participant enters its opponents' sums.
func (s *Score) adjust(i int) {
	s.Adjusted[i] = s.Own[i]
	if s.w.Sheet.Predetermined {
		return
	}
	cells := s.w.Cells(i)
	changed, from := 0, model.Pending
	switch s.w.Rules.Opponent {
	case AsAwarded:
	case UnplayedDrawn, ByesDrawn:
		for r := range cells {
			c := &cells[r]
			if s.w.Rules.Opponent == ByesDrawn && !c.Outcome.IsBye() {
				continue
			}
			if s.unplayed(c, r) && c.Points(s.kind) != s.Draw {
				s.Adjusted[i] += s.Draw - c.Points(s.kind)
				changed++
				from = c.Outcome
			}
		}
	case LastByesDrawn:
		for r := len(cells) - 1; r >= 0; r-- {
			c := &cells[r]
			if s.drawn(c, r) || !c.Outcome.Voluntary() {
				break
			}
			if c.Outcome.IsBye() && c.Points(s.kind) != s.Draw {
				s.Adjusted[i] += s.Draw - c.Points(s.kind)
				changed++
				from = c.Outcome
			}
		}
	}
	if changed > 0 {
		s.Why[i] = s.changed(i, changed, from)
	}
}

// changed writes "2.5, one bye as ½, so 2".
func (s *Score) changed(i, n int, from model.Outcome) phrase.Text {
	own, drawn, now := phrase.Decimal(s.Own[i].Short()), s.Draw.Fraction(), phrase.Decimal(s.Adjusted[i].Short())
	if n > 1 {
		return phrase.New("%s, %s unplayed rounds as %s, so %s", own, counting(n), drawn, now)
	}
	if from == model.PairingBye || from == model.FullBye {
		return phrase.New("%s, one bye as %s, so %s", own, drawn, now)
	}
	return phrase.New("%s, one %s as %s, so %s", own, from, drawn, now)
}

// counting is a small number from two on in words.
func counting(n int) phrase.Text {
	switch n {
	case 2:
		return phrase.New("two")
	case 3:
		return phrase.New("three")
	case 4:
		return phrase.New("four")
	case 5:
		return phrase.New("five")
	case 6:
		return phrase.New("six")
	}
	return phrase.Verbatim(strconv.Itoa(n))
}
