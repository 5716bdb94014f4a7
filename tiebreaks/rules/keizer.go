package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/keizer"
	"wallchart/tiebreaks"
)

var KEIZER = &tiebreaks.TieBreak{
	Code: "KEIZER", Name: phrase.New("Keizer points"), Also: []string{"Keizer"},
	Short: phrase.New("Keizer"),
	Rule:  []tiebreaks.Source{told("club regulations")}, For: tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Trim, Heads: true,
	Words: func(*tiebreaks.Work) phrase.Text { return phrase.New("Keizer points") },
	Doc: phrase.New("The table of the Keizer system, which clubs play whose members come when they can: one's own value once, the value of " +
		"everybody who was beaten, half of it for a draw, a share of one's own for a round without a game. The value is the place in this very " +
		"table, so that all rounds are scored anew after each. It stands at the head of the list and takes the place of the score. What may " +
		"be chosen is among the settings of the pairing system."),
	Remark: func(w *tiebreaks.Work, _ tiebreaks.Use) phrase.Text {
		if t := keizerTable(w); t.Turned {
			return phrase.New("The order of the Keizer table came back after %d passes: the values are the mean of the last two.", t.Passes)
		}
		return phrase.Text{}
	},
	Each: func(t *tiebreaks.Tally) {
		made := keizerTable(t.Work)
		table := made.Table
		if table.Rules.Own {
			t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(tiebreaks.Value(table.Values[t.Who])), Why: phrase.New("own value")})
		}
		for r, g := range made.entrants[t.Who].Rounds {
			if g.Outcome == model.Pending || g.Outcome == model.Rest {
				continue
			}
			p := table.Piece(t.Who, r, g)
			part := tiebreaks.Part{Round: r + 1, Opponent: g.Opponent, Term: tiebreaks.Amount(tiebreaks.Value(p.Share.Of(p.Value))), As: g.Outcome}
			if p.Own && p.Share.Num > 0 {
				part.Why = phrase.New("%s: %s of the own value %s", g.Outcome, p.Share.String(), tiebreaks.Value(p.Value).Short())
			}
			t.Add(part)
		}
	},
}

// keizerMade is the table of a section with those whom it orders. A nil one is the key under which it is kept.
type keizerMade struct {
	*keizer.Table
	entrants []keizer.Entrant
}

// keizerTable is the table of the section, worked out once.
func keizerTable(w *tiebreaks.Work) *keizerMade {
	return tiebreaks.Once(w, (*keizerMade)(nil), func() *keizerMade {
		entrants := make([]keizer.Entrant, w.N())
		for i := range entrants {
			l := &w.Sheet.Lines[i]
			entrants[i] = keizer.Entrant{Rating: l.Rating, Number: l.Number}
			for _, c := range w.Cells(i) {
				entrants[i].Rounds = append(entrants[i].Rounds, keizer.Game{Opponent: c.Opponent, Outcome: c.Outcome})
			}
		}
		return &keizerMade{keizer.Make(keizer.RulesOf(w.Sheet.Section.SystemSettings), entrants), entrants}
	})
}
