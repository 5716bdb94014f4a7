// Package change has the verbs that change an event, make one, or keep lists of players from which one is filled. Each exported
// variable is a verb.
package change
