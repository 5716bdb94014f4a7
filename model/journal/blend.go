package journal

import (
	"reflect"

	"wallchart/model"
)

// Blended is an event as mine, where mine differs from what it was, and as it is now elsewhere in all else. Sections, players, teams and
// pairings are told apart by what names them, and rounds by their numbers. Where both have altered the same it is as mine, and Merge sees
// that they touch.
func Blended(was, mine, is *model.Tournament) *model.Tournament {
	return blend(reflect.ValueOf(was), reflect.ValueOf(mine), reflect.ValueOf(is)).Interface().(*model.Tournament)
}

func blend(was, mine, is reflect.Value) reflect.Value {
	if alike(was, mine) {
		return is
	}
	if alike(was, is) {
		return mine
	}
	switch mine.Kind() {
	case reflect.Pointer:
		if was.IsNil() || mine.IsNil() || is.IsNil() {
			return mine
		}
		n := reflect.New(mine.Type().Elem())
		n.Elem().Set(blend(was.Elem(), mine.Elem(), is.Elem()))
		return n
	case reflect.Struct:
		n := reflect.New(mine.Type()).Elem()
		n.Set(mine)
		for i := range n.NumField() {
			if n.Field(i).CanSet() {
				n.Field(i).Set(blend(was.Field(i), mine.Field(i), is.Field(i)))
			}
		}
		return n
	case reflect.Slice:
		return blendLists(was, mine, is)
	}
	return mine
}

// nameOf is what tells an element of a list from the others, nil where nothing does.
func nameOf(e reflect.Value, place int) any {
	switch x := e.Interface().(type) {
	case *model.Section:
		return x.ID
	case model.Player:
		return x.ID
	case model.Team:
		return x.ID
	case model.Round:
		return place
	case model.Pairing:
		if x.Board == 0 {
			return x.Sides[0]
		}
		return x.Board
	}
	return nil
}

// places is where the elements of a list stand; false where two have one name, or none.
func places(list reflect.Value) (map[any]reflect.Value, bool) {
	all := make(map[any]reflect.Value, list.Len())
	for i := range list.Len() {
		name := nameOf(list.Index(i), i)
		if _, twice := all[name]; twice || name == nil {
			return nil, false
		}
		all[name] = list.Index(i)
	}
	return all, true
}

func blendLists(was, mine, is reflect.Value) reflect.Value {
	old, ok1 := places(was)
	own, ok2 := places(mine)
	now, ok3 := places(is)
	if !ok1 || !ok2 || !ok3 {
		return mine
	}
	out := reflect.MakeSlice(mine.Type(), 0, max(mine.Len(), is.Len()))
	added := func(at int) { // by me, behind the one before them
		for at++; at < mine.Len(); at++ {
			name := nameOf(mine.Index(at), at)
			_, before := old[name]
			if _, there := now[name]; there || before && alike(old[name], own[name]) {
				return
			}
			out = reflect.Append(out, mine.Index(at))
		}
	}
	place := make(map[any]int, mine.Len())
	for i := range mine.Len() {
		place[nameOf(mine.Index(i), i)] = i
	}
	added(-1)
	for i := range is.Len() {
		name := nameOf(is.Index(i), i)
		a, before := old[name]
		m, kept := own[name]
		switch {
		case kept && before:
			out = reflect.Append(out, blend(a, m, is.Index(i)))
		case kept:
			out = reflect.Append(out, m)
		case !before:
			out = reflect.Append(out, is.Index(i))
		}
		if kept {
			added(place[name])
		}
	}
	return out
}
