package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// tailStep compares the boards of the matches of two teams that direct encounter
// left level: a list of values of each, the first difference deciding.
type tailStep struct {
	label  func(n int) phrase.Text // what the nth value is
	values func(points []model.Points) []tiebreaks.Value
	lower  bool // the lower value is ahead
}

var fewerBoards = tailStep{
	label:  func(int) phrase.Text { return phrase.New("board count of their match") },
	values: func(points []model.Points) []tiebreaks.Value { return []tiebreaks.Value{boardCount(points)} },
	lower:  true,
}

var topBoards = tailStep{
	label: func(n int) phrase.Text { return phrase.New("board %d of their match", n+1) },
	values: func(points []model.Points) []tiebreaks.Value {
		out := make([]tiebreaks.Value, len(points))
		for n, p := range points {
			out[n] = tiebreaks.Of(p)
		}
		return out
	},
}

var bottomBoards = tailStep{
	label: func(n int) phrase.Text {
		return phrase.Count(n+1, "their match without the last %d board", "their match without the last %d boards")
	},
	values: func(points []model.Points) []tiebreaks.Value {
		out := make([]tiebreaks.Value, max(0, len(points)-1))
		for n := range out {
			out[n] = tiebreaks.Of(total(points[:len(points)-1-n]))
		}
		return out
	},
}
