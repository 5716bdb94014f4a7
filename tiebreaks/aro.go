package tiebreaks

var aro = &TieBreak{
	Code: "ARO", Name: "Average rating of opponents", Also: []string{"Average rating"},
	Rule: "FIDE C.07 (March 2026) 10.1", For: Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModCut | ModMedian | ModUnrated,
	Doc: "The mean rating of the opponents met over the board, .5 up. C1 leaves out the lowest rating. U1400 counts the " +
		"unrated as 1400, U0 leaves the games against them out; when nothing is announced they are left out with a note.",
	Remark: unratedMet,
	Each:   func(t *Tally) { t.addRatings() },
}

// addRatings adds the ratings of the opponents met over the board.
func (t *Tally) addRatings() {
	cells := t.Cells(t.Who)
	for r := range cells {
		c := &cells[r]
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		p := Part{Round: r + 1, Opponent: c.Opponent, As: "played", Why: t.ratingNote(c.Opponent)}
		rating := t.ratingOf(c.Opponent, t.Use.Unrated)
		if rating == 0 {
			t.leaveOut(p, "unrated, left out")
			continue
		}
		p.rated(rating)
		t.Add(p)
	}
}

// leaveOut adds a game that does not count, for the reader.
func (t *Tally) leaveOut(p Part, why string) {
	p.Memo, p.Term, p.Why = true, Term{}, why
	t.Add(p)
}
