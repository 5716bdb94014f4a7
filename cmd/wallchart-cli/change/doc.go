// Package change has the verbs that change an event: they make one as well, or keep lists of players from which one is filled. Each
// exported variable is a verb, in the file of its name.
package change
