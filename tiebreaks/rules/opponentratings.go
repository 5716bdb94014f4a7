package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// addRatings adds the ratings of the opponents met over the board.
func addRatings(t *tiebreaks.Tally) {
	addRated(t, func(_ *tiebreaks.Part, _ model.Outcome, rating int) int { return rating })
}

// addRated adds for each opponent who was met over the board and has a rating what is made of it.
func addRated(t *tiebreaks.Tally, made func(p *tiebreaks.Part, o model.Outcome, rating int) int) {
	cells := t.Cells(t.Who)
	for r := range cells {
		c := &cells[r]
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		p := tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Why: ratingNote(t.Work, c.Opponent)}
		rating := t.RatingOf(c.Opponent, t.Use.Unrated)
		if rating == 0 {
			leaveOut(t, p, phrase.New("unrated, left out"))
			continue
		}
		rated(&p, made(&p, c.Outcome, rating))
		t.Add(p)
	}
}

// leaveOut adds a game that does not count, for the reader.
func leaveOut(t *tiebreaks.Tally, p tiebreaks.Part, why phrase.Text) {
	p.Memo, p.Term, p.Why = true, tiebreaks.Term{}, why
	t.Add(p)
}

// rated fills in a rating as the part's amount.
func rated(p *tiebreaks.Part, rating int) {
	p.Term = tiebreaks.Amount(tiebreaks.Value(rating) * tiebreaks.One)
	p.Rank = p.Value()
}
