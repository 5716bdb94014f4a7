package rules

import (
	"wallchart/phrase"
	"wallchart/standings/knockout"
	"wallchart/tiebreaks"
)

var KO = &tiebreaks.TieBreak{
	Code: "KO", Name: phrase.New("Matches won in the knock-out"), Short: phrase.New("KO"),
	Rule: []tiebreaks.Source{told("rules of the event")}, For: tiebreaks.Players, Type: tiebreaks.B, Format: tiebreaks.Trim, Heads: true,
	Words: func(*tiebreaks.Work) phrase.Text { return phrase.New("matches won") },
	Doc: phrase.New("The table of a knock-out: a match won counts 1, a bye counts as one, and the match for the third place half. " +
		"Who went out in the same round share their places. It stands at the head of the list and takes the place of the score."),
	Each: func(t *tiebreaks.Tally) {
		b := bracket(t.Work)
		for n := range b.Stages {
			m, worth, in := b.Passed(t.Who, n)
			first := b.Stages[n].First
			if !in || m.How == knockout.Open || first >= t.Sheet.Rounds {
				continue
			}
			part := tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(tiebreaks.Value(50 * worth)), Why: decidedBy(m.How)}
			for r, c := range t.Cells(t.Who)[first:min(first+b.Rules.Games, t.Sheet.Rounds)] {
				part.Round = first + r + 1
				if c.Opponent >= 0 && (c.Opponent == m.Sides[0] || c.Opponent == m.Sides[1]) {
					part.Opponent = c.Opponent
				}
			}
			if part.Opponent >= 0 && t.Cells(t.Who)[part.Round-1].Opponent != part.Opponent {
				part.Opponent = -1 // met in an earlier round of the match alone
			}
			t.Add(part)
		}
	},
}

// decidedBy is how a match was decided, where it was not by points.
func decidedBy(how knockout.How) phrase.Text {
	switch how {
	case knockout.Bye:
		return phrase.New("no opponent")
	case knockout.Stated:
		return phrase.New("decided by a play-off")
	case knockout.Seeded:
		return phrase.New("level: the better seed goes on")
	case knockout.Went:
		return phrase.New("level: the arbiter paired on with who went on")
	case knockout.Deserted:
		return phrase.New("nobody came")
	}
	return phrase.Text{}
}

// bracket is that of the section, worked out once.
func bracket(w *tiebreaks.Work) *knockout.Bracket {
	return tiebreaks.Once(w, (*knockout.Bracket)(nil), func() *knockout.Bracket { return knockout.Of(w.Sheet) })
}
