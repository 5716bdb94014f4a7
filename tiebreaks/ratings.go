package tiebreaks

import (
	"fmt"

	"wallchart/model"
	"wallchart/phrase"
)

// otb are the games of a player over the board: opponents' ratings, and the
// score as 1, ½, 0 in half points.
type otb struct {
	ratings []int
	halves  int
}

// overTheBoard collects them; unrated counts for opponents without a rating, who
// are left out when there is none.
func (w *Work) overTheBoard(i, unrated int, o *otb) {
	o.ratings, o.halves = o.ratings[:0], 0
	cells := w.Cells(i)
	for r := range cells {
		c := &cells[r]
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		rating := w.ratingOf(c.Opponent, unrated)
		if rating == 0 {
			continue
		}
		o.ratings = append(o.ratings, rating)
		o.halves += c.Outcome.Halves()
	}
}

// ratingOf is a rating, or what is announced for the unrated; 0 when they have
// none.
func (w *Work) ratingOf(i, unrated int) int {
	if r := int(w.Sheet.Lines[i].Rating); r != 0 {
		return r
	}
	return max(0, unrated)
}

// percent is the score in percent, half up.
func (o *otb) percent() int {
	n := len(o.ratings)
	return (100*o.halves + n) / (2 * n)
}

// aro is the mean rating, half up.
func (o *otb) aro() int {
	sum := Value(0)
	for _, r := range o.ratings {
		sum += Value(r) * One
	}
	return int(MeanWhole.mean(sum, len(o.ratings)) / One)
}

// tpr is the tournament performance rating (10.2).
func (o *otb) tpr() int { return o.aro() + difference(o.percent()) }

// Performance is the mean rating of the opponents, to the nearest whole number, and the difference that the score
// in whole percent stands for; a half is rounded up (FIDE Handbook B.01, 1.4.7 and 1.4.9; C.07, 10.2). There is at
// least one game.
//
// 3 of 4, which is 6 half points, against 1500, 1600, 1700 and 1802: 1650.5 is 1651, and 75 % are +193: 1844.
func Performance(ratings []int, halves int) int {
	o := otb{ratings, halves}
	return o.tpr()
}

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
		mid := int(floorDiv(Value(lo+hi), 2))
		sum := 0
		for _, r := range o.ratings {
			sum += expected(mid - r)
		}
		if sum >= 50*o.halves {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	return lo
}

// names lists those who are marked: at most three, and how many more.
func (w *Work) names(marked []bool) phrase.Text {
	var who []phrase.Text
	more := 0
	for i, yes := range marked {
		switch {
		case !yes:
		case len(who) == 3:
			more++
		default:
			who = append(who, phrase.Verbatim(w.Sheet.Lines[i].Name))
		}
	}
	if more > 0 {
		who = append(who, phrase.Count(more, "%d more", "%d more"))
	}
	return list(who)
}

// lineOf is the line of the rating table for a difference, in words.
func (w *Work) lineOf(d int) phrase.Worded {
	s, ok := w.lines[d]
	if !ok {
		s = phrase.New("rating table B.02: %s gives %s", withSign(d), hundredths(expected(d)))
		w.lines[d] = s
	}
	return s
}

// withSign is a difference with its sign, hundredths a share of points: as they stand
// in every language.
func withSign(d int) string { return fmt.Sprintf("%+d", d) }

func hundredths(percent int) string { return fmt.Sprintf("%d.%02d", percent/100, percent%100) }

var announced phrase.Worded = phrase.New("unrated, the announced rating")

// ratingNote says that an opponent's rating was announced.
func (w *Work) ratingNote(i int) phrase.Worded {
	if w.Sheet.Lines[i].Rating == model.Rating(0) {
		return announced
	}
	return nil
}
