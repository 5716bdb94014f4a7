package journal

import (
	"reflect"

	"wallchart/model"
)

// Same tells whether two states of an event say the same. A list without entries
// is no list. Changes share what they do not touch, and what is shared is not
// looked at again.
func Same(a, b *model.Tournament) bool {
	return alike(reflect.ValueOf(a), reflect.ValueOf(b))
}

// alike tells whether two values of one type say the same. What they share in memory is the same without being looked at, which makes
// comparing two states of an event quick.
func alike(a, b reflect.Value) bool {
	switch a.Kind() {
	case reflect.Pointer:
		if a.IsNil() || b.IsNil() || a.Pointer() == b.Pointer() {
			return a.Pointer() == b.Pointer()
		}
		return alike(a.Elem(), b.Elem())
	case reflect.Slice:
		if a.Len() != b.Len() {
			return false
		}
		if a.Len() == 0 || a.Pointer() == b.Pointer() {
			return true
		}
		return alikeEach(a, b)
	case reflect.Array:
		return alikeEach(a, b)
	case reflect.Struct:
		for i := range a.NumField() {
			if !alike(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case reflect.Map:
		if a.Len() != b.Len() {
			return false
		}
		for _, k := range a.MapKeys() {
			if v := b.MapIndex(k); !v.IsValid() || !alike(a.MapIndex(k), v) {
				return false
			}
		}
		return true
	}
	return a.Equal(b)
}

func alikeEach(a, b reflect.Value) bool {
	for i := range a.Len() {
		if !alike(a.Index(i), b.Index(i)) {
			return false
		}
	}
	return true
}

// Shared tells whether two lists are one and the same.
func Shared[T any](a, b []T) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}
