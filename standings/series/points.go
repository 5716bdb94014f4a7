package series

import (
	"strings"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// results are what an event brings those who took part and may have points, in the order of the standings; by index in the sheet.
func (s *Season) results(event int, st *tiebreaks.Standings, in func(model.ID) bool) func(yield func(index int, r *Result) bool) {
	var taking []*tiebreaks.Place
	for n := range st.Places {
		p := &st.Places[n]
		l := &st.Sheet.Lines[p.Index]
		if e, ok := st.Sheet.Section.Entry(l.ID); ok && e.Expelled == 0 && tookPart(st.Sheet, l) && in(l.ID) {
			taking = append(taking, p)
		}
	}
	counted := st.Sheet.Counted()
	return func(yield func(int, *Result) bool) {
		for from := 0; from < len(taking); {
			to := from + 1
			for to < len(taking) && s.level(taking[from], taking[to]) {
				to++
			}
			byPlace, has := s.byPlace(from, to)
			for _, p := range taking[from:to] {
				l := &st.Sheet.Lines[p.Index]
				r := &Result{Name: l.Name, Place: from + 1, Level: to - from, Weight: s.Events[event].Weight}
				if has {
					r.Parts = append(r.Parts, byPlace)
				}
				r.Parts = append(r.Parts, s.byScore(counted.Lines[p.Index].Total(st.Sheet.Primary))...)
				r.weigh()
				if !yield(p.Index, r) {
					return
				}
			}
			from = to
		}
	}
}

// level tells whether two share what they get for their places.
func (s *Season) level(a, b *tiebreaks.Place) bool {
	if s.Ties == Placed {
		return a.Rank == b.Rank
	}
	return a.Cells[0].Value == b.Cells[0].Value
}

// tookPart tells who has played, or has points without it.
func tookPart(sh *model.Sheet, l *model.Line) bool {
	if l.Total(sh.Primary) != 0 {
		return true
	}
	for _, c := range l.Cells {
		if c.Outcome.Played() || c.Outcome == model.Pending && c.Opponent >= 0 {
			return true
		}
	}
	return false
}

// at is what a place is worth, from 0.
func (s *Season) at(place int) Hundredths {
	if place < len(s.Places) {
		return s.Places[place]
	}
	return s.Else
}

// byPlace is what those on the places from–to-1 get each.
func (s *Season) byPlace(from, to int) (p Part, has bool) {
	if len(s.Places) == 0 && s.Else == 0 {
		return p, false
	}
	k := Hundredths(to - from)
	switch {
	case s.at(from) == s.at(to-1) && from >= len(s.Places):
		return Part{s.Else, phrase.New("behind the places with points: %s", decimal(s.Else))}, true
	case k == 1:
		return Part{s.at(from), phrase.New("place %d: %s", from+1, decimal(s.at(from)))}, true
	case s.Ties == Higher:
		return Part{s.at(from), phrase.New("place %d, shared by %d: %s", from+1, int(k), decimal(s.at(from)))}, true
	}
	var sum Hundredths
	var all []string
	for n := from; n < to; n++ {
		sum += s.at(n)
		all = append(all, s.at(n).String())
	}
	if len(all) > 4 {
		all = []string{sum.String()}
	}
	each := (2*sum + k) / (2 * k)
	return Part{each, phrase.New("places %d to %d: (%s) / %d = %s", from+1, to, phrase.Decimal(strings.Join(all, " + ")), int(k),
		decimal(each))}, true
}

// byScore is what the score and taking part bring.
func (s *Season) byScore(score model.Points) (all []Part) {
	if s.Score > 0 {
		amount := s.Score * Hundredths(score) / Hundredths(model.One)
		all = append(all, Part{amount, phrase.New("score %s × %s = %s", phrase.Decimal(score.Short()), decimal(s.Score), decimal(amount))})
	}
	if s.Participation > 0 {
		all = append(all, Part{s.Participation, phrase.New("taking part: %s", decimal(s.Participation))})
	}
	return all
}

// weigh adds up the parts.
func (r *Result) weigh() {
	var sum Hundredths
	for _, p := range r.Parts {
		sum += p.Amount
	}
	r.Points = (sum*r.Weight + 50) / 100
}

// decimal is points within a sentence.
func decimal(h Hundredths) phrase.Decimal { return phrase.Decimal(h.String()) }
