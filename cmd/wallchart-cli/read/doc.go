// Package read has the verbs that say what comes out: standings and why they are so, checks, prizes, norms, forecasts. Some of them keep
// what they are told about that in the event. Each exported variable is a verb, in the file of its name.
package read
