package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	KASHDAN us: 10 5 4 4
//	KASHDAN/P us: 10 9 4 4
var KASHDAN = &tiebreaks.TieBreak{
	Code: "KASHDAN", Name: phrase.New("Kashdan"), Also: []string{"K"},
	Short: phrase.New("Kashdan"),
	Rule:  []tiebreaks.Source{usChess("34E7")}, For: tiebreaks.Both, Type: tiebreaks.B, Format: tiebreaks.Whole, RuleSet: "us",
	Takes: tiebreaks.ModForfeits,
	Doc: phrase.New("4 for a win, 2 for a draw, 1 for a loss, nothing for an unplayed game: it rewards playing for a " +
		"win. P (as in France) counts wins and draws without play as played."),
	Each: func(t *tiebreaks.Tally) {
		for r, c := range t.Cells(t.Who) {
			p := tiebreaks.Part{Round: r + 1, Opponent: c.Opponent}
			switch k := model.MatchPoints; {
			case c.Outcome.IsWin(), t.Use.Forfeits && c.Outcome.Unplayed() && c.Points(k) == t.WinWorth(k):
				p.Term = tiebreaks.Amount(4 * tiebreaks.One)
			case c.Outcome.IsDraw(), t.Use.Forfeits && c.Outcome.Unplayed() && c.Points(k) == t.DrawWorth(k):
				p.Term = tiebreaks.Amount(2 * tiebreaks.One)
			case c.Outcome.IsLoss():
				p.Term = tiebreaks.Amount(tiebreaks.One)
			case c.Outcome == model.Rest, c.Outcome == model.Pending:
				continue
			default:
				p.Term, p.Memo = tiebreaks.Amount(0), true
			}
			p.Why = unplayedNote(&c)
			t.Add(p)
		}
	},
}
