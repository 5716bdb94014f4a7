package crosstable

import "slices"

// Good tells whether the event is whole: nothing contradicts anything, and no
// row was lost.
func (r Result) Good() bool {
	return len(r.Problems.Grave()) == 0 && !slices.ContainsFunc(r.Unread, func(u Unread) bool { return !u.Outside })
}

// Lost returns the unread lines that were meant for rows.
func (r Result) Lost() []Unread {
	return slices.DeleteFunc(slices.Clone(r.Unread), func(u Unread) bool { return u.Outside })
}
