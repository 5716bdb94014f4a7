package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// coloursUnknown says that the event's colours are not recorded.
func coloursUnknown(w *tiebreaks.Work, _ tiebreaks.Use) phrase.Text {
	games := false
	for i := range w.Sheet.Lines {
		for _, c := range w.Cells(i) {
			if c.Outcome.Played() {
				if games = true; c.Colour != model.NoColour {
					return phrase.Text{}
				}
			}
		}
	}
	if games {
		return phrase.New("who had which colour is not recorded")
	}
	return phrase.Text{}
}
