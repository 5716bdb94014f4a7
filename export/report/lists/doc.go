// Package lists has the reports that say who takes part and who meets whom: players, pairings by board and by name,
// the door list, check-in, contacts, the schedule, the rules in use; and what rules and systems the program knows.
package lists
