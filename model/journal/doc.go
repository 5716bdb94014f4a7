// Package journal is the only way an event changes: named changes, and the
// record of them. It knows none of the changes by name; package steps has them and
// their list, with which a journal is made.
//
// # Changes
//
// A Change is a small value with a stable name, a label in words and a pure
// function from one tournament to the next. It never writes to what it is given:
// it copies the parts it touches and shares the rest, so that every earlier
// state stays whole and costs little. What cannot be is refused with a sentence
// that names the place and the cure, and the event stays as it was. The window,
// the command line and the importers all make the same changes.
//
// Changes are JSON on disk. Names and fields never change their meaning; a
// change that should do something new gets a new name. What the journal has to
// know of a change besides is a method that rules.go describes.
//
// Two changes that were made at two desks at once do not touch when both orders
// come to the same; that is tried and not declared (touches.go). Merge brings the
// steps of two desks together, and asks where they do touch.
//
// # The journal
//
// A Journal holds the present state, the steps that led to it and the steps
// taken back. Undo gives back the very state there was before, not one computed
// backwards; dirty is therefore a comparison of two pointers. Undo and redo are
// steps too: the log only grows, and replaying it from the first state gives the
// last one, whatever was undone in between. Three laws are kept by tests:
//
//	undo ∘ do   = identity
//	redo ∘ undo = identity
//	replay(decode(encode(log))) = the present state
//
// What led to the state that a journal begins with can be undone too, if it was
// kept (Past). It is proved by making it again: it leads to that very state or
// is not used.
package journal
