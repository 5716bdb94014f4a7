package report

import "slices"

// Heed is something asked of a document that changes some reports and leaves the others as they are.
type Heed uint8

// What reports may heed.
const (
	AfterRound  Heed = iota // the standings after a round that is not the last
	ByTieBreaks             // another list of tie-breaks
	ByUnplayed              // other rules for unplayed rounds
	ByNumbers               // Options.Opponents
)

var heeding = map[Heed][]string{
	AfterRound: {"standings", "categories", "crosstable", "fide", "grid", "wallchart", "lineups", "trophy", "ranking", "officer", "ratings",
		"explanation", "board-prizes", "certificates"},
	ByTieBreaks: {"standings", "categories", "crosstable", "fide", "grid", "wallchart", "lineups", "ranking", "ratings", "explanation",
		"forecast", "certificates", "rules"},
	ByUnplayed: {"standings", "categories", "crosstable", "fide", "grid", "wallchart", "lineups", "trophy", "ranking", "ratings",
		"explanation", "forecast", "certificates", "rules"},
	ByNumbers: {"crosstable", "fide", "grid"},
}

// Heeds tells whether a report changes with what is asked.
func (r Report) Heeds(h Heed) bool { return slices.Contains(heeding[h], r.ID) }
