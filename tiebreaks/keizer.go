package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/keizer"
)

var keizerPoints = &TieBreak{
	Code: "KEIZER", Name: phrase.New("Keizer points"), Also: []string{"Keizer"},
	Short: phrase.New("Keizer"),
	Rule:  []Source{told("club regulations")}, For: Players, Type: D, Format: Trim, Heads: true,
	Doc: phrase.New("The table of the Keizer system, which clubs play whose members come when they can: one's own value once, the value of " +
		"everybody who was beaten, half of it for a draw, a share of one's own for a round without a game. The value is the place in this very " +
		"table, so that all rounds are scored anew after each. It stands at the head of the list and takes the place of the score. What may " +
		"be chosen is among the settings of the pairing system."),
	Remark: func(w *Work, _ Use) phrase.Text {
		if t, _ := w.keizerTable(); t.Turned {
			return phrase.New("The order of the Keizer table came back after %d passes: the values are the mean of the last two.", t.Passes)
		}
		return phrase.Text{}
	},
	Each: func(t *Tally) {
		table, all := t.keizerTable()
		if table.Rules.Own {
			t.Add(Part{Opponent: -1, Term: amount(Value(table.Values[t.Who])), Why: phrase.New("own value")})
		}
		for r, g := range all[t.Who].Rounds {
			if g.Outcome == model.Pending || g.Outcome == model.Rest {
				continue
			}
			p := table.Piece(t.Who, r, g)
			part := Part{Round: r + 1, Opponent: g.Opponent, Term: amount(Value(p.Share.Of(p.Value))), As: g.Outcome}
			if p.Own && p.Share.Num > 0 {
				part.Why = phrase.New("%s: %s of the own value %s", g.Outcome, p.Share.String(), Value(p.Value).short())
			}
			t.Add(part)
		}
	},
}

// keizerTable is the table of the section, worked out once.
func (w *Work) keizerTable() (*keizer.Table, []keizer.Entrant) {
	if w.keizer == nil {
		w.keizers = make([]keizer.Entrant, w.N())
		for i := range w.keizers {
			l := &w.Sheet.Lines[i]
			w.keizers[i] = keizer.Entrant{Rating: l.Rating, Number: l.Number}
			for _, c := range w.Cells(i) {
				w.keizers[i].Rounds = append(w.keizers[i].Rounds, keizer.Game{Opponent: c.Opponent, Outcome: c.Outcome})
			}
		}
		w.keizer = keizer.Make(keizer.RulesOf(w.Sheet.Section.SystemSettings), w.keizers)
	}
	return w.keizer, w.keizers
}
