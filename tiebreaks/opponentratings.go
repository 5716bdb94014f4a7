package tiebreaks

import "wallchart/phrase"

// addRatings adds the ratings of the opponents met over the board.
func (t *Tally) addRatings() {
	cells := t.Cells(t.Who)
	for r := range cells {
		c := &cells[r]
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		p := Part{Round: r + 1, Opponent: c.Opponent, Why: t.ratingNote(c.Opponent)}
		rating := t.ratingOf(c.Opponent, t.Use.Unrated)
		if rating == 0 {
			t.leaveOut(p, phrase.New("unrated, left out"))
			continue
		}
		p.rated(rating)
		t.Add(p)
	}
}

// leaveOut adds a game that does not count, for the reader.
func (t *Tally) leaveOut(p Part, why phrase.Text) {
	p.Memo, p.Term, p.Why = true, Term{}, why
	t.Add(p)
}

// rated fills in a rating as the part's amount.
func (p *Part) rated(rating int) {
	p.Term = amount(Value(rating) * One)
	p.rank = p.Value()
}
