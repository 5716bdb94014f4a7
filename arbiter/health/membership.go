package health

import (
	"strings"
	"time"

	"wallchart/phrase"
)

// memberships compares the ends of memberships with the event's days, where lists or people have said any: a membership must hold on the
// last day. One that is not entered beside others that are is named, too.
func (h *look) memberships() {
	first, last := span(h.t)
	known := false
	for i := range h.s.Players {
		known = known || h.s.Players[i].Expires != ""
	}
	if !known || last.IsZero() {
		return
	}
	var without []phrase.Text
	var facts []any
	for i := range h.s.Players {
		p := &h.s.Players[i]
		if p.Gone() > 0 {
			continue
		}
		end, err := time.Parse(time.DateOnly, string(p.Expires))
		at := Place{Who: p.ID, Field: "expires"}
		switch {
		case err != nil:
			without, facts = append(without, phrase.New("%s", called(&p.Entry))), append(facts, p.ID)
		case end.Before(first) && h.s.RatingsFrom != "":
			h.add("membership", Doubt, at, phrase.New("The membership of %s ended on %s, before the event; the ratings are from %s. "+
				"Have it renewed and enter the new day, or look again in a newer list.", called(&p.Entry), p.ExpiryText(), h.s.RatingsFrom), p.Expires)
		case end.Before(first):
			h.add("membership", Doubt, at, phrase.New("The membership of %s ended on %s, before the event. Have it renewed and enter the new day.",
				called(&p.Entry), p.ExpiryText()), p.Expires)
		case end.Before(last):
			h.add("membership", Remark, at, phrase.New("The membership of %s ends on %s, before the last day of the event, %s. "+
				"Have it renewed and enter the new day.", called(&p.Entry), p.ExpiryText(), on(last)), p.Expires)
		}
	}
	const named = 3
	if n := len(without); n > 0 {
		if more := n - named; more > 0 {
			without = append(without[:named], phrase.Count(more, "%d more", "%d more"))
		}
		h.add("membership", Remark, Place{Field: "expires"}, phrase.New("Until when the membership lasts is not entered: %s.",
			phrase.Join(", ", without...)), facts...)
	}
}

// usMember is how many digits an ID of US Chess has, fideDigits how many one of FIDE has at most.
const (
	usMember   = 8
	fideDigits = 9
)

// forms looks for IDs that cannot be what they are entered as: FIDE's are digits alone, those of US Chess eight.
func (h *look) forms() {
	for i := range h.s.Players {
		p := &h.s.Players[i]
		if id := strings.TrimSpace(p.FideID); id != "" && (!digits(id) || len(id) > fideDigits) {
			h.add("id-form", Doubt, Place{Who: p.ID, Field: "fideID"},
				phrase.New("%s has the FIDE ID %q, and these are up to nine digits. Correct it.", called(&p.Entry), id), id)
		}
		home := p.Country()
		if home == "" {
			home = h.t.Federation
		}
		if id := strings.TrimSpace(p.NationalID); id != "" && home == "USA" && h.t.Federation == "USA" && (!digits(id) || len(id) != usMember) {
			h.add("id-form", Doubt, Place{Who: p.ID, Field: "nationalID"},
				phrase.New("%s has the ID %q, and those of US Chess are eight digits. Correct it.", called(&p.Entry), id), id)
		}
	}
}

func digits(s string) bool { return strings.Trim(s, "0123456789") == "" }
