package tiebreaks

import "wallchart/model"

// coloursUnknown says that the event's colours are not recorded.
func coloursUnknown(w *Work, _ Use) string {
	games := false
	for i := range w.Sheet.Lines {
		for _, c := range w.Cells(i) {
			if c.Outcome.Played() {
				if games = true; c.Colour != model.NoColour {
					return ""
				}
			}
		}
	}
	if games {
		return "who had which colour is not recorded"
	}
	return ""
}
