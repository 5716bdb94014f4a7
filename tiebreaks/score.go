package tiebreaks

import (
	"strconv"

	"wallchart/model"
	"wallchart/phrase"
)

// score is one of the scores with its adjustments for the opponents' sums. In
// the fore variant every paired game of the last round is a draw.
type score struct {
	w    *Work
	kind model.ScoreKind
	fore bool
	draw model.Points
	win  model.Points
	own  []model.Points
	adj  []model.Points
	why  []phrase.Worded // how adj came from own, nil where they are the same
	sums []Value         // everybody's Buchholz, once asked for
	mets [2][]met        // meetings, without and with forfeits, of those who were asked for
	// spans are where each participant's stand in mets.
	spans [2][]span
}

func (w *Work) score(k model.ScoreKind, fore bool) *score {
	at := int(k) * 2
	if fore {
		at++
	}
	if w.scores[at] == nil {
		w.scores[at] = newScore(w, k, fore)
	}
	return w.scores[at]
}

// drawnScore is the match score (in an individual event the score) with every
// unplayed round as a draw, whatever the rule set: the adjusted score of US
// team events.
func (w *Work) drawnScore() *score {
	if w.drawn == nil {
		rules := w.Rules
		w.Rules.Opponent = UnplayedDrawn
		w.drawn = newScore(w, model.MatchPoints, false)
		w.Rules = rules
	}
	return w.drawn
}

func newScore(w *Work, k model.ScoreKind, fore bool) *score {
	n := w.N()
	s := &score{w: w, kind: k, fore: fore, draw: w.DrawWorth(k), win: w.WinWorth(k),
		own: make([]model.Points, n), adj: make([]model.Points, n), why: make([]phrase.Worded, n)}
	for i := range n {
		l := &w.Sheet.Lines[i]
		s.own[i] = l.Total(k)
		carried := w.carried(i)
		if w.Sheet.Section.Ranking.Ruled(model.OnCarried) == model.CarriedOut {
			s.own[i] -= carried
		}
		if fore && w.Sheet.Rounds > 0 {
			last := w.Sheet.Rounds - 1
			s.own[i] += s.got(i, last) - l.Cells[last].Points(k)
		}
		s.adjust(i)
		switch {
		case carried == 0:
		case s.why[i] == nil:
			s.why[i] = w.saidCarried(s.adj[i], carried)
		default:
			s.why[i] = phrase.New("%s; %s", s.why[i], w.saidCarried(s.own[i], carried))
		}
	}
	return s
}

// carried are the points that a player has brought into a final: they are in the total (rules/final.md).
func (w *Work) carried(i int) (sum model.Points) {
	for _, a := range w.Sheet.Section.Adjustments {
		if a.Carried > 0 && a.Who == w.Sheet.Lines[i].ID {
			sum += a.Games
		}
	}
	return sum
}

// saidCarried says that a score has points that were carried, or that by the section's ruling it is without them.
func (w *Work) saidCarried(score, carried model.Points) phrase.Text {
	if w.Sheet.Section.Ranking.Ruled(model.OnCarried) == model.CarriedOut {
		return phrase.New("%s, without %s carried into the final", w.num(score), w.num(carried))
	}
	return phrase.New("%s, %s of that carried into the final", w.num(score), w.num(carried))
}

// got is what a round brought, a paired last round of the fore variant a draw.
func (s *score) got(i, r int) model.Points {
	c := &s.w.Sheet.Lines[i].Cells[r]
	if s.drawn(c, r) {
		return s.draw
	}
	return c.Points(s.kind)
}

// drawn tells a round that the fore variant turns into a draw.
func (s *score) drawn(c *model.Cell, r int) bool {
	return s.fore && r == s.w.Sheet.Rounds-1 && c.Opponent >= 0
}

// unplayed tells a round without a game, as the rules see it.
func (s *score) unplayed(c *model.Cell, r int) bool {
	return c.Outcome.Unplayed() && !s.drawn(c, r) && !(s.w.Sheet.Predetermined && c.Outcome.Paired())
}

// adjust computes the score with which a participant enters its opponents' sums.
func (s *score) adjust(i int) {
	s.adj[i] = s.own[i]
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
			if s.unplayed(c, r) && c.Points(s.kind) != s.draw {
				s.adj[i] += s.draw - c.Points(s.kind)
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
			if c.Outcome.IsBye() && c.Points(s.kind) != s.draw {
				s.adj[i] += s.draw - c.Points(s.kind)
				changed++
				from = c.Outcome
			}
		}
	}
	if changed > 0 {
		s.why[i] = s.changed(i, changed, from)
	}
}

// changed writes "2.5, one bye as ½, so 2".
func (s *score) changed(i, n int, from model.Outcome) phrase.Text {
	own, drawn, now := phrase.Decimal(s.own[i].Short()), s.draw.Fraction(), phrase.Decimal(s.adj[i].Short())
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
