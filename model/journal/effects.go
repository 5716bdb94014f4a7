package journal

import (
	"reflect"
	"slices"

	"wallchart/model"
)

// Touch is one thing of an event that a step alters: a board, a field of a player, a setting. What it does not name is zero. A board
// is one thing, whatever of it is altered: who exchanges its colours and who enters its result are at the same board.
type Touch struct {
	Section model.ID
	Round   int
	Board   int
	Who     model.ID // a player or team; of a round, who has a bye
	Field   string   // as the model calls it
}

// orderOfPlayers is that in which the players of teams were entered: of no meaning, as rosters have their own.
const orderOfPlayers = "order of Players"

// Effect is what became of one thing.
type Effect struct {
	Touch
	is reflect.Value // invalid: it is gone
}

// Effects is what differs between two states of an event, in the order of the file. What both share is not looked at. Counters of
// IDs are left out, and the starting number of somebody who was added: who comes first gets the next one.
func Effects(before, after *model.Tournament) []Effect {
	var w effects
	w.fields(Touch{}, reflect.ValueOf(before).Elem(), reflect.ValueOf(after).Elem(), "Sections", "LastID")
	keyed(before.Sections, after.Sections, func(s **model.Section) Touch { return Touch{Section: (*s).ID} },
		func(at Touch, a, b **model.Section) { w.section(at, *a, *b) }, func(at Touch, s **model.Section) {
			at.Field = "Section"
			w.add(at, valueOf(s))
		}, func(in []Touch) { w.add(Touch{Field: "order of Sections"}, reflect.ValueOf(in)) })
	return w.found
}

type effects struct{ found []Effect }

func (w *effects) add(at Touch, is reflect.Value) { w.found = append(w.found, Effect{at, is}) }

// fields adds the fields of a record that differ, those of records inside it one by one.
func (w *effects) fields(at Touch, a, b reflect.Value, without ...string) {
	for i := range a.NumField() {
		f := a.Type().Field(i)
		switch {
		case slices.Contains(without, f.Name):
		case f.Anonymous || f.Name == "Ranking":
			w.fields(at, a.Field(i), b.Field(i), without...)
		case !alike(a.Field(i), b.Field(i)):
			t := at
			t.Field = f.Name
			w.add(t, b.Field(i))
		}
	}
}

// section adds what of a section is otherwise: its own fields, and then participants and rounds, each under its own name.
func (w *effects) section(at Touch, a, b *model.Section) {
	if a == b {
		return
	}
	w.fields(at, reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem(), "Players", "Teams", "Rounds", "LastID", "ID")
	keyed(a.Players, b.Players, func(p *model.Player) Touch { return Touch{Section: at.Section, Who: p.ID} },
		func(at Touch, p, q *model.Player) { w.fields(at, valueOf(p), valueOf(q)) },
		func(at Touch, p *model.Player) {
			at.Field = "Player"
			if p == nil {
				w.add(at, reflect.Value{})
				return
			}
			added := *p
			added.Number = 0
			w.add(at, valueOf(&added))
		}, func(in []Touch) {
			if b.Team() { // elsewhere it is that of the numbers
				w.add(Touch{Section: at.Section, Field: orderOfPlayers}, reflect.ValueOf(in))
			}
		})
	keyed(a.Teams, b.Teams, func(t *model.Team) Touch { return Touch{Section: at.Section, Who: t.ID} },
		func(at Touch, p, q *model.Team) { w.fields(at, valueOf(p), valueOf(q)) },
		func(at Touch, p *model.Team) {
			at.Field = "Team"
			if p == nil {
				w.add(at, reflect.Value{})
				return
			}
			added := *p
			added.Number = 0
			w.add(at, valueOf(&added))
		}, func([]Touch) {}) // that of the numbers
	for r := range max(len(a.Rounds), len(b.Rounds)) {
		at.Round = r + 1
		switch {
		case r >= len(b.Rounds):
			w.add(Touch{Section: at.Section, Round: r + 1, Field: "Round"}, reflect.Value{})
		case r >= len(a.Rounds):
			w.add(Touch{Section: at.Section, Round: r + 1, Field: "Round"}, valueOf(&b.Rounds[r]))
		default:
			w.round(at, &a.Rounds[r], &b.Rounds[r])
		}
	}
}

// round adds what of a round is otherwise, board by board. A bye has no board and is named by its participant. Where boards cannot be
// told apart, because two have a number, they are one effect together.
func (w *effects) round(at Touch, a, b *model.Round) {
	w.fields(at, valueOf(a), valueOf(b), "Pairings")
	if Shared(a.Pairings, b.Pairings) {
		return
	}
	key := func(p *model.Pairing) Touch {
		t := Touch{Section: at.Section, Round: at.Round, Board: p.Board}
		if p.Board == 0 {
			t.Who = p.Sides[0]
		}
		return t
	}
	if twice(a.Pairings, key) || twice(b.Pairings, key) {
		if !alike(reflect.ValueOf(a.Pairings), reflect.ValueOf(b.Pairings)) {
			w.add(Touch{Section: at.Section, Round: at.Round, Field: "Pairings"}, reflect.ValueOf(b.Pairings))
		}
		return
	}
	keyed(a.Pairings, b.Pairings, key, func(at Touch, p, q *model.Pairing) {
		if !alike(valueOf(p), valueOf(q)) {
			w.add(at, valueOf(q))
		}
	}, func(at Touch, p *model.Pairing) { w.add(at, valueOf(p)) }, func(in []Touch) {
		w.add(Touch{Section: at.Section, Round: at.Round, Field: "order of Pairings"}, reflect.ValueOf(in))
	})
}

// valueOf is what a pointer points to; invalid for none.
func valueOf[T any](p *T) reflect.Value {
	if p == nil {
		return reflect.Value{}
	}
	return reflect.ValueOf(p).Elem()
}

func twice[T any](list []T, key func(*T) Touch) bool {
	seen := make(map[Touch]bool, len(list))
	for i := range list {
		k := key(&list[i])
		if seen[k] {
			return true
		}
		seen[k] = true
	}
	return false
}

// keyed lays two lists side by side: what is in both, what is in one of them only (nil where it is gone), and whether those that are in
// both stand in another order: that in which they stand now.
func keyed[T any](a, b []T, key func(*T) Touch, both func(at Touch, p, q *T), one func(at Touch, p *T), order func([]Touch)) {
	if len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) {
		return
	}
	place := make(map[Touch]int, len(b))
	for i := range b {
		place[key(&b[i])] = i
	}
	last, turned := -1, false
	common := make(map[Touch]bool, len(a))
	for i := range a {
		k := key(&a[i])
		at, ok := place[k]
		if !ok {
			one(k, nil)
			continue
		}
		common[k] = true
		turned, last = turned || at < last, at
		both(k, &a[i], &b[at])
	}
	var in []Touch
	for i := range b {
		switch k := key(&b[i]); {
		case !common[k]:
			one(k, &b[i])
		case turned:
			in = append(in, k)
		}
	}
	if turned {
		order(in)
	}
}

// sameEffects tells whether two steps altered the same things to the same.
func sameEffects(a, b []Effect) bool {
	if len(a) != len(b) {
		return false
	}
	of := make(map[Touch]reflect.Value, len(a))
	for _, e := range a {
		of[e.Touch] = e.is
	}
	for _, e := range b {
		is, ok := of[e.Touch]
		if !ok || is.IsValid() != e.is.IsValid() || is.IsValid() && !alike(is, e.is) {
			return false
		}
	}
	return true
}

// collide tells whether two steps altered one thing, each to something else.
func collide(a, b []Effect) bool {
	of := make(map[Touch]Effect, len(a))
	for _, e := range a {
		of[e.Touch] = e
	}
	for _, e := range b {
		if o, ok := of[e.Touch]; ok && !sameEffects([]Effect{o}, []Effect{e}) {
			return true
		}
	}
	return false
}

// unmoved tells whether a step has the same effect behind another one as without it: what both do alike, the other has done already.
func unmoved(alone, other, behind []Effect) bool {
	did := make(map[Touch]bool, len(other))
	for _, e := range other {
		did[e.Touch] = true
	}
	var rest []Effect
	for _, e := range alone {
		if !did[e.Touch] {
			rest = append(rest, e)
		}
	}
	return sameEffects(rest, behind)
}
