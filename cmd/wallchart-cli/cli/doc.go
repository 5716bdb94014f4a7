// Package cli is what verbs have in common: flags and their language, events read and
// written back, doubts and the exit status, the sections and the looks that are asked for. It takes the list of verbs and knows none.
package cli
