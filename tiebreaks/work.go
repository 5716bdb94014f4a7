package tiebreaks

import (
	"strconv"

	"wallchart/model"
)

// Work is one reckoning: the sheet, the rules, the primary score, and what has
// been found out so far. Records read it; it is not shared between goroutines.
type Work struct {
	Sheet   *model.Sheet
	Rules   Rules
	Primary model.ScoreKind

	scores   [4]*score // by kind and fore
	drawn    *score    // see drawnScore
	numbers  map[model.Points]string
	products map[[2]model.Points]string
	texts    [4]map[Value]string
	perf     *performances
	lots     []int
	lines    map[int]string // of the rating table, in words
	most     int            // rounds of the busiest participant, -1 = not yet counted
	boards   int
	// after is the order after an earlier round, by the same list.
	after func(rounds int) []int
}

func newWork(sh *model.Sheet, rules Rules, primary model.ScoreKind) *Work {
	w := &Work{Sheet: sh, Rules: rules, Primary: primary, most: -1, lines: map[int]string{},
		numbers: map[model.Points]string{}, products: map[[2]model.Points]string{}}
	for i := range w.texts {
		w.texts[i] = map[Value]string{}
	}
	return w
}

// N is the number of participants.
func (w *Work) N() int { return len(w.Sheet.Lines) }

// Cells are a participant's rounds.
func (w *Work) Cells(i int) []model.Cell { return w.Sheet.Lines[i].Cells }

// num writes points in their shortest form.
func (w *Work) num(p model.Points) string {
	s, ok := w.numbers[p]
	if !ok {
		s = p.Short()
		w.numbers[p] = s
	}
	return s
}

// times writes a product: "3.5×1".
func (w *Work) times(a, b model.Points) string {
	k := [2]model.Points{a, b}
	s, ok := w.products[k]
	if !ok {
		s = w.num(a) + "×" + w.num(b)
		w.products[k] = s
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

// Kind is the score a use is reckoned with: the one it names, otherwise the
// primary.
func (t *Tally) Kind() model.ScoreKind { return t.Work.kind(t.Use) }

func (w *Work) kind(u Use) model.ScoreKind {
	switch u.Score {
	case "MP":
		return model.MatchPoints
	case "GP":
		return model.GamePoints
	}
	return w.Primary
}

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
	why  []string // how adj came from own, "" where they are the same
	sums []Value  // everybody's Buchholz, once asked for
	mets [2][]met // everybody's meetings, without and with forfeits, once asked for
	ends [2][]int // where each participant's meetings end in mets
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
		own: make([]model.Points, n), adj: make([]model.Points, n), why: make([]string, n)}
	for i := range n {
		l := &w.Sheet.Lines[i]
		s.own[i] = l.Total(k)
		if fore && w.Sheet.Rounds > 0 {
			last := w.Sheet.Rounds - 1
			s.own[i] += s.got(i, last) - l.Cells[last].Points(k)
		}
		s.adjust(i)
	}
	return s
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

// adjust reckons the score with which a participant enters its opponents' sums.
func (s *score) adjust(i int) {
	s.adj[i] = s.own[i]
	if s.w.Sheet.Predetermined {
		return
	}
	cells := s.w.Cells(i)
	changed, from := 0, ""
	switch s.w.Rules.Opponent {
	case AsAwarded:
		return
	case UnplayedDrawn, ByesDrawn:
		for r := range cells {
			c := &cells[r]
			if s.w.Rules.Opponent == ByesDrawn && !c.Outcome.IsBye() {
				continue
			}
			if s.unplayed(c, r) && c.Points(s.kind) != s.draw {
				s.adj[i] += s.draw - c.Points(s.kind)
				changed++
				from = c.Outcome.String()
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
				from = c.Outcome.String()
			}
		}
	}
	if changed > 0 {
		s.why[i] = s.changed(i, changed, from)
	}
}

// changed writes "2.5, one bye as ½, so 2".
func (s *score) changed(i, n int, from string) string {
	words := []string{"no", "one", "two", "three", "four", "five", "six"}
	count := strconv.Itoa(n)
	if n < len(words) {
		count = words[n]
	}
	what := "unplayed round"
	if n == 1 {
		switch from {
		case model.PairingBye.String(), model.FullBye.String():
			what = "bye"
		default:
			what = from
		}
	} else {
		what += "s"
	}
	return s.own[i].Short() + ", " + count + " " + what + " as " + s.draw.Fraction() + ", so " + s.adj[i].Short()
}
