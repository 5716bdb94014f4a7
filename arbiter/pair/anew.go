package pair

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// WhyNotAnew says why a round cannot be paired anew after a correction; nil when it can.
// What was played stands: neither the round nor one after it may have a result.
func WhyNotAnew(s *model.Section, round int) error {
	if _, err := roundOf(s, round); err != nil {
		return err
	}
	for n := round; n <= len(s.Rounds); n++ {
		if begun(s, n) {
			return phrase.Errorf("round %d has results already, so the pairings of round %d stand", n, round)
		}
	}
	return nil
}

// begun tells whether a board of a round has a result.
func begun(s *model.Section, round int) bool {
	ps := s.Rounds[round-1].Pairings
	return slices.ContainsFunc(ps, func(p model.Pairing) bool { return withResult(&p) })
}
