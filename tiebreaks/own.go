package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var own = &TieBreak{
	Code: "OWN", Name: phrase.New("Value entered by hand"), Mid: phrase.New("value entered by hand"),
	Short: phrase.New("Own val."),
	Also:  []string{"Own value", "External value", "Value by hand"},
	Rule:  []Source{told("event regulations")}, For: Both, Type: B, Format: Trim, Takes: ModReverse,
	Doc: phrase.New("A number from elsewhere that the arbiter enters for each participant: points of a play-off, a rating of another list. " +
		"The higher one is ahead; with R the lower one. Who has none stands behind those who have one."),
	Missing: func(w *Work, _ Use) phrase.Text {
		if len(w.Sheet.Section.Ranking.Own) == 0 {
			return phrase.New("no values have been entered")
		}
		return phrase.Text{}
	},
	Each: func(t *Tally) {
		v, ok := t.entered(t.Who)
		if !ok {
			t.Undefined(phrase.New("no value has been entered"))
			return
		}
		t.Add(Part{Opponent: -1, Term: amount(Value(v)), Why: phrase.New("entered by hand")})
	},
}

// entered is the value that was entered by hand; not ok for none.
func (w *Work) entered(i int) (v model.Hundredths, ok bool) {
	for _, x := range w.Sheet.Section.Ranking.Own {
		if x.Who == w.Sheet.Lines[i].ID {
			return x.Value, true
		}
	}
	return 0, false
}
