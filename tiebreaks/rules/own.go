package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var OWN = &tiebreaks.TieBreak{
	Code: "OWN", Name: phrase.New("Value entered by hand"), Mid: phrase.New("value entered by hand"),
	Short: phrase.New("Own val."),
	Also:  []string{"Own value", "External value", "Value by hand"},
	Rule:  []tiebreaks.Source{told("event regulations")}, For: tiebreaks.Both, Type: tiebreaks.B, Format: tiebreaks.Trim,
	Takes: tiebreaks.ModReverse,
	Doc: phrase.New("A number from elsewhere that the arbiter enters for each participant: points of a play-off, a rating of another list. " +
		"The higher one is ahead; with R the lower one. Who has none stands behind those who have one."),
	Missing: func(w *tiebreaks.Work, _ tiebreaks.Use) phrase.Text {
		if len(w.Sheet.Section.Ranking.Own) == 0 {
			return phrase.New("no values have been entered")
		}
		return phrase.Text{}
	},
	Each: func(t *tiebreaks.Tally) {
		v, ok := entered(t.Work, t.Who)
		if !ok {
			t.Undefined(phrase.New("no value has been entered"))
			return
		}
		t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(tiebreaks.Value(v)), Why: phrase.New("entered by hand")})
	},
}

// entered is the value that was entered by hand; not ok for none.
func entered(w *tiebreaks.Work, i int) (v model.Hundredths, ok bool) {
	for _, x := range w.Sheet.Section.Ranking.Own {
		if x.Who == w.Sheet.Lines[i].ID {
			return x.Value, true
		}
	}
	return 0, false
}
