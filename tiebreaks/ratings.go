package tiebreaks

import "wallchart/phrase"

// RatingOf is a rating, or what is announced for the unrated; 0 when they have
// none.
func (w *Work) RatingOf(i, unrated int) int {
	if r := int(w.Sheet.Lines[i].Rating); r != 0 {
		return r
	}
	return max(0, unrated)
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
