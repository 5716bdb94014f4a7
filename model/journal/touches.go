package journal

import (
	"reflect"
	"slices"

	"wallchart/model"
)

// agree tells whether two states that t has led to are the same but for the numbers of those who were added since.
func agree(t, a, b *model.Tournament) bool { return len(but(t, Effects(a, b))) == 0 }

// but are effects without the numbers, and the order, of those who were not in an event: who comes first gets the next one.
func but(t *model.Tournament, all []Effect) []Effect {
	return slices.DeleteFunc(all, func(e Effect) bool {
		s := t.Section(e.Section)
		return s != nil && (e.Field == "Number" && s.Player(e.Who) == nil && s.TeamByID(e.Who) == nil || e.Field == orderOfPlayers)
	})
}

// apart tells of the changes that come a hundred times an hour, without trying, that they do not touch: they alter one board, or say of
// one participant that he is here. The laws hold it against Touches.
func apart(a, b Change) bool {
	x, y := narrow(a), narrow(b)
	return x != Touch{} && y != Touch{} && x != y
}

// narrow is the one thing that a change alters; nothing where it may be more.
func narrow(c Change) Touch {
	if n, ok := c.(Narrow); ok {
		return n.Alters()
	}
	return Touch{}
}

// Rebased is a change that was made on one state of an event as it is to be made on another, to which other desks have led meanwhile
// (Rebaser).
func Rebased(c Change, from, to *model.Tournament) Change {
	if from == to {
		return c
	}
	if r, ok := c.(Rebaser); ok {
		return r.Rebased(from, to)
	}
	return c
}

// ThreeWay is a record as mine, where mine differs from what it was, and as it is now elsewhere.
func ThreeWay[T any](was, mine, is T) T {
	mix(reflect.ValueOf(&was).Elem(), reflect.ValueOf(&mine).Elem(), reflect.ValueOf(&is).Elem())
	return mine
}

func mix(was, mine, is reflect.Value) {
	for i := range mine.NumField() {
		w, m, s := was.Field(i), mine.Field(i), is.Field(i)
		switch {
		case mine.Type().Field(i).Anonymous:
			mix(w, m, s)
		case alike(w, m):
			m.Set(s)
		}
	}
}
