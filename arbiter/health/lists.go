package health

import (
	"time"

	"wallchart/phrase"
)

// listOfTheStart compares the list from which the section's ratings were taken with the event's first day: the list of its month counts
// (VCL4THP.13, question 137). A list of which the day is not known says nothing, nor does an event of which only the year is, or one of
// more than 30 days, where the list of the day counts.
func (h *look) listOfTheStart() {
	list, err := time.Parse(time.DateOnly, string(h.s.RatingsOf))
	first, _ := span(h.t)
	if err != nil || first.IsZero() || h.t.Long || list.Year() == first.Year() && list.Month() == first.Month() {
		return
	}
	const month = "2006-01"
	h.add("list-of-another-month", Doubt, Place{Field: "ratings"},
		phrase.New("The ratings are from %s, the list of %s, and the event begins "+
			"on %s. Refresh them from the list of %s, or announce that the other counts.", h.s.RatingsFrom, list.Format(month),
			on(first), first.Format(month)), list.Format(month), first.Format(month))
}
