package tiebreaks

var aro = &TieBreak{
	Code: "ARO", Name: "Average rating of opponents", Also: []string{"Average rating"},
	Rule: "FIDE C.07 (March 2026) 10.1", For: Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModCut | ModMedian | ModUnrated,
	Doc: "The mean rating of the opponents met over the board, .5 up. C1 leaves out the lowest rating. When somebody met an unrated " +
		"opponent and no rating is announced (U1400), it is dropped for everybody.",
	Missing: unratedMet,
	Each:    func(t *Tally) { t.addRatings() },
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
		p.rated(t, t.ratingOf(c.Opponent, t.Use.Unrated))
		t.Add(p)
	}
}
