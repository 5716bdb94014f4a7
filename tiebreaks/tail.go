package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

// tailStep compares the boards of the matches of two teams that direct encounter
// left level: a list of values of each, the first difference deciding.
type tailStep struct {
	label  func(n int) phrase.Text // what the nth value is
	values func(points []model.Points) []Value
	lower  bool // the lower value is ahead
}

var fewerBoards = tailStep{
	label:  func(int) phrase.Text { return phrase.New("board count of their match") },
	values: func(points []model.Points) []Value { return []Value{boardCount(points)} },
	lower:  true,
}

var topBoards = tailStep{
	label: func(n int) phrase.Text { return phrase.New("board %d of their match", n+1) },
	values: func(points []model.Points) []Value {
		out := make([]Value, len(points))
		for n, p := range points {
			out[n] = Of(p)
		}
		return out
	},
}

var bottomBoards = tailStep{
	label: func(n int) phrase.Text {
		return phrase.Count(n+1, "their match without the last %d board", "their match without the last %d boards")
	},
	values: func(points []model.Points) []Value {
		out := make([]Value, max(0, len(points)-1))
		for n := range out {
			out[n] = Of(total(points[:len(points)-1-n]))
		}
		return out
	},
}
