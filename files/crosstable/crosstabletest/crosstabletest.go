// Package crosstabletest says of a table that was read whether it came out whole,
// for the tests of those who read tables.
package crosstabletest

import (
	"slices"

	"wallchart/files/crosstable"
)

// Good tells whether the event is whole: nothing contradicts anything, and no
// row was lost.
func Good(r crosstable.Result) bool { return len(r.Problems.Grave()) == 0 && len(Lost(r)) == 0 }

// Lost returns the unread lines that were meant for rows.
func Lost(r crosstable.Result) []crosstable.Unread {
	return slices.DeleteFunc(slices.Clone(r.Unread), func(u crosstable.Unread) bool { return u.Outside })
}
