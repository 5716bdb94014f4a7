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

// Touches tells whether two changes that were made on the same event, at two desks that did not know of each other, cannot both be made
// without one undoing something of the other. If they do not touch, it does not matter which is made first:
//
//	b(a(t)) = a(b(t))
//
// up to the starting numbers of those whom both have added, and each alters the same to the same as it does alone. Nobody has to write
// down what his change is about, and none can be forgotten: both orders are tried, with each change as Rebased puts it. Two who enter
// the same result do not touch, nor two who alter different fields of one player; who exchanges the colours of a board and who enters
// its result do.
func Touches(t *model.Tournament, a, b Change) bool {
	return !apart(a, b) && tried(t, a, b)
}

func tried(t *model.Tournament, a, b Change) bool {
	ta, err := a.Apply(t)
	if err != nil {
		return true
	}
	tb, err := b.Apply(t)
	if err != nil {
		return true
	}
	alone, other := Effects(t, ta), Effects(t, tb)
	if collide(alone, other) {
		return true
	}
	ab, err := Rebased(b, t, ta).Apply(ta)
	if err != nil {
		return true
	}
	ba, err := Rebased(a, t, tb).Apply(tb)
	return err != nil || !agree(t, ab, ba) || !unmoved(other, alone, Effects(ta, ab)) || !unmoved(alone, other, Effects(tb, ba))
}
