package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var kashdan = &TieBreak{
	Code: "KASHDAN", Name: phrase.New("Kashdan"), Also: []string{"K"},
	Short: phrase.New("Kashdan"),
	Rule:  []Source{usChess("34E7")}, For: Both, Type: B, Format: Whole, Home: "us", Takes: ModForfeits,
	Doc: phrase.New("4 for a win, 2 for a draw, 1 for a loss, nothing for an unplayed game: it rewards playing for a " +
		"win. P (as in France) counts wins and draws without play as played."),
	Each: func(t *Tally) {
		for r, c := range t.Cells(t.Who) {
			p := Part{Round: r + 1, Opponent: c.Opponent}
			switch k := model.MatchPoints; {
			case c.Outcome.IsWin(), t.Use.Forfeits && c.Outcome.Unplayed() && c.Points(k) == t.WinWorth(k):
				p.Term = amount(4 * One)
			case c.Outcome.IsDraw(), t.Use.Forfeits && c.Outcome.Unplayed() && c.Points(k) == t.DrawWorth(k):
				p.Term = amount(2 * One)
			case c.Outcome.IsLoss():
				p.Term = amount(One)
			case c.Outcome == model.Rest, c.Outcome == model.Pending:
				continue
			default:
				p.Term, p.Memo = amount(0), true
			}
			p.Why = unplayedNote(&c)
			t.Add(p)
		}
	},
}
