package report

// Heed is something asked of a document that changes some reports and leaves the others as they are.
type Heed uint8

// What reports may heed.
const (
	AfterRound  Heed = 1 << iota // the standings after a round that is not the last
	ByTieBreaks                  // another list of tie-breaks
	ByUnplayed                   // other rules for unplayed rounds
	ByNumbers                    // Options.Opponents
)

// OfPlaces is what moves the places of standings.
const OfPlaces = AfterRound | ByTieBreaks | ByUnplayed

// Heeds tells whether a report changes with what is asked.
func (r Report) Heeds(h Heed) bool { return r.Heed&h != 0 }
