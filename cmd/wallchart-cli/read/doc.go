// Package read has the verbs that say what comes out of an event, and by which rules: standings and why they are so, checks, prizes,
// norms, forecasts. Some of them keep what they are told about that in the event. Each exported variable is a verb.
package read
