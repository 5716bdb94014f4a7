// Package share has the verbs that go on until they are interrupted: the pages of a hall, and an event shared between several desks. Each
// exported variable is a verb, in the file of its name.
package share
