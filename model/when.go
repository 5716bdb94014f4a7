package model

// TimeOfDay is a time of day as HH:MM on the clock of the playing hall, or empty.
type TimeOfDay string

// When is the day on which a round is played and the time of day at which it
// begins. Either may be empty.
type When struct {
	Date Date      `json:"date,omitempty"`
	Time TimeOfDay `json:"time,omitempty"`
}

// when is when the round begins.
func (r *Round) when() When { return When{r.Date, r.Time} }

// When is when a round begins, whether it is paired or still to come. A round
// beyond those, and round 0, has neither day nor time.
func (s *Section) When(round int) When {
	coming := round - len(s.Rounds)
	switch {
	case round < 1:
		return When{}
	case coming <= 0:
		return s.Rounds[round-1].when()
	case coming <= len(s.Coming):
		return s.Coming[coming-1]
	}
	return When{}
}

// Scheduled is the number of the last round that has a day or a time, or has
// been paired.
func (s *Section) Scheduled() int { return len(s.Rounds) + len(s.Coming) }

// UntilLast leaves out the empty ones behind the last that says something.
func UntilLast(ws []When) []When {
	for len(ws) > 0 && ws[len(ws)-1] == (When{}) {
		ws = ws[:len(ws)-1]
	}
	return ws
}
