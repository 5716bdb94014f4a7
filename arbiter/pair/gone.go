package pair

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Gone says of each round how many results a change to a section throws away, because it takes the round away or lays its pairings anew:
// those of pairs that are no longer in it, or are in it without theirs. That a result is cleared, or a board broken, is none of it.
func Gone(s, then *model.Section, c journal.Change) (all []phrase.Text) {
	for n := 1; n <= len(s.Rounds); n++ {
		there := n <= len(then.Rounds)
		if there && !journal.Lays(c, s.ID, n) {
			continue
		}
		gone := 0
		for i := range s.Rounds[n-1].Pairings {
			p := &s.Rounds[n-1].Pairings[i]
			if !withResult(p) {
				continue
			}
			var q *model.Pairing
			if there {
				q, _ = then.Rounds[n-1].Find(p.Sides[0])
			}
			if q == nil || q.Side(p.Sides[1]) < 0 || !withResult(q) {
				gone++
			}
		}
		if gone > 0 {
			all = append(all, phrase.Count(gone, "%d result of round %d is thrown away", "%d results of round %d are thrown away", gone, n))
		}
	}
	return all
}

// withResult tells whether a game has a result, or a board of a match.
func withResult(p *model.Pairing) bool {
	if p.IsBye() {
		return false
	}
	for i := range p.Games {
		if p.Games[i].Outcomes[0] != model.Pending {
			return true
		}
	}
	return p.Done()
}
