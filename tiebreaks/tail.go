package tiebreaks

import (
	"strconv"

	"wallchart/model"
)

// tailStep compares the boards of the matches of two teams that direct encounter
// left level: a list of values of each, the first difference deciding.
type tailStep struct {
	label  func(n int) string // what the nth value is
	values func(points []model.Points) []Value
	lower  bool // the lower value is ahead
}

var fewerBoards = tailStep{
	label:  func(int) string { return "board count of their match" },
	values: func(points []model.Points) []Value { return []Value{boardCount(points)} },
	lower:  true,
}

var topBoards = tailStep{
	label: func(n int) string { return "board " + strconv.Itoa(n+1) + " of their match" },
	values: func(points []model.Points) []Value {
		out := make([]Value, len(points))
		for n, p := range points {
			out[n] = Of(p)
		}
		return out
	},
}

var bottomBoards = tailStep{
	label: func(n int) string { return "their match without the last " + plural(n+1, "board") },
	values: func(points []model.Points) []Value {
		out := make([]Value, max(0, len(points)-1))
		for n := range out {
			out[n] = Of(total(points[:len(points)-1-n]))
		}
		return out
	},
}
