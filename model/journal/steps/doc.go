// Package steps has the changes, one file a family. List is the list of them, which a journal is handed.
//
// They are JSON on disk. Names and fields never change their meaning; a change that should do something new gets a new name. What the
// journal has to know of a change besides its name, its label and what it makes of an event stands beside it as a method that
// journal/rules.go describes: its merge rule, say.
package steps
