package tiebreaks

import "wallchart/phrase"

var apro = &TieBreak{
	Code: "APRO", Name: phrase.New("Average performance rating of opponents"), Also: []string{"Average of opponents' TPR"},
	Short: phrase.New("Avg TPR"),
	Rule:  []Source{fide("10.4")}, For: Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModUnrated,
	Doc:    phrase.New("The mean of the tournament performance ratings (TPR) of the opponents met over the board, .5 up."),
	Remark: unratedMet,
	Each:   func(t *Tally) { t.addPerformances((*otb).tpr) },
}

var appo = &TieBreak{
	Code: "APPO", Name: phrase.New("Average perfect performance of opponents"), Also: []string{"Average of opponents' PTP"},
	Short: phrase.New("Avg PTP"),
	Rule:  []Source{fide("10.5")}, For: Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModUnrated,
	Doc: phrase.New("The mean of the perfect tournament performances (PTP) of the opponents met over the board, .5 " +
		"up."),
	Remark: unratedMet,
	Each:   func(t *Tally) { t.addPerformances((*otb).ptp) },
}

// addPerformances adds a performance of every opponent met over the board.
func (t *Tally) addPerformances(of func(*otb) int) {
	cells := t.Cells(t.Who)
	var o otb
	for r := range cells {
		c := &cells[r]
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		t.overTheBoard(c.Opponent, t.Use.Unrated, &o)
		p := Part{Round: r + 1, Opponent: c.Opponent}
		if len(o.ratings) == 0 {
			t.leaveOut(p, phrase.New("has no performance: no game against a rated player"))
			continue
		}
		p.rated(of(&o))
		t.Add(p)
	}
}
