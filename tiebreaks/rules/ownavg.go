package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var OWNAVG = &tiebreaks.TieBreak{
	Code: "OWNAVG", Name: phrase.New("Own average rating, the lower ahead"), Also: []string{"Lowest average rating"},
	Short: phrase.New("Own avg"),
	Rule:  []tiebreaks.Source{told("FFE cups")}, For: tiebreaks.Teams, Type: tiebreaks.D, Format: tiebreaks.Trim,
	Join: tiebreaks.MeanCents, Lower: true,
	Doc: phrase.New("The mean rating of the team's players who played, each counted once for every game; the team " +
		"with the lower one is ahead."),
	Missing: func(w *tiebreaks.Work, _ tiebreaks.Use) phrase.Text {
		s := w.Sheet.Section
		for r := range s.Rounds[:min(w.Sheet.Rounds, len(s.Rounds))] {
			for _, p := range s.Rounds[r].Pairings {
				for _, g := range p.Games {
					for side, id := range g.Players {
						if pl := s.Player(id); g.Outcomes[side].Played() && (pl == nil || w.Sheet.Ratings.Of(pl) == 0) {
							return phrase.New("in round %d somebody without a rating played", r+1)
						}
					}
				}
			}
		}
		return boardsUnknown(w, tiebreaks.Use{})
	},
	Each: func(t *tiebreaks.Tally) {
		s := t.Sheet.Section
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Pairing < 0 {
				continue
			}
			p := &s.Rounds[r].Pairings[c.Pairing]
			side := p.Side(t.Sheet.Lines[t.Who].ID)
			for b := range p.Games {
				pl := s.Player(p.Games[b].Players[side])
				if pl == nil || !p.Games[b].Outcomes[side].Played() {
					continue
				}
				part := tiebreaks.Part{Round: r + 1, Opponent: -1, Why: phrase.Verbatim(pl.Name)}
				rated(&part, int(t.Sheet.Ratings.Of(pl)))
				t.Add(part)
			}
		}
	},
}
