package rules

import (
	"fmt"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// otb are the games of a player over the board: opponents' ratings, and the
// score as 1, ½, 0 in half points.
type otb struct {
	ratings []int
	halves  int
}

// overTheBoard collects them; unrated counts for opponents without a rating, who
// are left out when there is none.
func overTheBoard(w *tiebreaks.Work, i, unrated int, o *otb) {
	o.ratings, o.halves = o.ratings[:0], 0
	cells := w.Cells(i)
	for r := range cells {
		c := &cells[r]
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		rating := w.RatingOf(c.Opponent, unrated)
		if rating == 0 {
			continue
		}
		o.ratings = append(o.ratings, rating)
		o.halves += c.Outcome.Halves()
	}
}

// percent is the score in percent, half up.
func (o *otb) percent() int {
	n := len(o.ratings)
	return (100*o.halves + n) / (2 * n)
}

// tpr is the tournament performance rating (10.2).
func (o *otb) tpr() int { return tiebreaks.Performance(o.ratings, o.halves) }

// ptp is the perfect tournament performance (10.3): the lowest rating whose
// expected score against these opponents reaches the score made.
func (o *otb) ptp() int {
	lo, hi := o.ratings[0], o.ratings[0]
	for _, r := range o.ratings {
		lo, hi = min(lo, r), max(hi, r)
	}
	if o.halves == 0 {
		return lo - 800
	}
	for lo, hi = lo-737, hi+736; lo < hi; {
		mid := int(tiebreaks.FloorDiv(tiebreaks.Value(lo+hi), 2))
		sum := 0
		for _, r := range o.ratings {
			sum += tiebreaks.ExpectedScore(mid - r)
		}
		if sum >= 50*o.halves {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	return lo
}

// lineOf is the line of the rating table for a difference, in words.
func lineOf(w *tiebreaks.Work, d int) phrase.Worded {
	lines := tiebreaks.Once(w, ratingLines{}, func() map[int]phrase.Worded { return map[int]phrase.Worded{} })
	s, ok := lines[d]
	if !ok {
		s = phrase.New("rating table B.02: %s gives %s", withSign(d), hundredths(tiebreaks.ExpectedScore(d)))
		lines[d] = s
	}
	return s
}

// withSign is a difference with its sign, hundredths a share of points: as they stand
// in every language.
func withSign(d int) string { return fmt.Sprintf("%+d", d) }

func hundredths(percent int) string { return fmt.Sprintf("%d.%02d", percent/100, percent%100) }

var announced phrase.Worded = phrase.New("unrated, the announced rating")

// ratingNote says that an opponent's rating was announced.
func ratingNote(w *tiebreaks.Work, i int) phrase.Worded {
	if w.Sheet.Lines[i].Rating == model.Rating(0) {
		return announced
	}
	return nil
}

// ratingLines is the key of the lines of the rating table in words.
type ratingLines struct{}
