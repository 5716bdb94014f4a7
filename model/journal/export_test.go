package journal

import "wallchart/model"

// Apart and TouchesTried are for the laws of several desks.
func Apart(a, b Change) bool { return apart(a, b) }

// TouchesTried is Touches without what is known beforehand.
func TouchesTried(t *model.Tournament, a, b Change) bool { return tried(t, a, b) }

// Has tells whether a thing was altered to the same.
func Has(all []Effect, e Effect) bool {
	for _, o := range all {
		if o.Touch == e.Touch {
			return sameEffects([]Effect{o}, []Effect{e})
		}
	}
	return false
}
