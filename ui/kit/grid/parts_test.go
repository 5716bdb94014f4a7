package grid

import (
	"reflect"
	"testing"
)

// The parts of a grid know each other one way: each knows some of those that stand before it in Grid, none knows the grid, and the
// renderer, which knows all, is known by none.
func TestPartsKnowThoseBeforeThem(t *testing.T) {
	grid := reflect.TypeFor[Grid]()
	before := map[reflect.Type]bool{}
	var wrong []string
	look := func(part reflect.Type) {
		wrong = append(wrong, wrongArrows(part, before)...)
		before[part] = true
	}
	for i := range grid.NumField() {
		if f := grid.Field(i); f.Anonymous && f.Type.PkgPath() == grid.PkgPath() {
			look(f.Type)
		}
	}
	if len(before) < 10 {
		t.Errorf("a grid has %d parts", len(before))
	}
	look(reflect.TypeFor[renderer]())
	for _, arrow := range wrong {
		t.Error(arrow)
	}
}

// wrongArrows names the pointers of a part, and of what lies in it, to anything but parts before it and what is no part.
func wrongArrows(part reflect.Type, before map[reflect.Type]bool) (wrong []string) {
	for i := range part.NumField() {
		f := part.Field(i)
		if f.Anonymous && f.Type.Kind() == reflect.Struct && f.Type.PkgPath() == part.PkgPath() {
			wrong = append(wrong, wrongArrows(f.Type, before)...)
			continue
		}
		if f.Type.Kind() != reflect.Pointer || f.Type.Elem().PkgPath() != part.PkgPath() {
			continue
		}
		if to := f.Type.Elem(); to == reflect.TypeFor[Grid]() || isPart(to) && !before[to] {
			wrong = append(wrong, part.Name()+" knows "+to.Name()+", which does not stand before it")
		}
	}
	return wrong
}

// isPart tells whether a grid has it.
func isPart(of reflect.Type) bool {
	if of == reflect.TypeFor[renderer]() {
		return true
	}
	for i := range reflect.TypeFor[Grid]().NumField() {
		if reflect.TypeFor[Grid]().Field(i).Type == of {
			return true
		}
	}
	return false
}

func TestAnArrowBackIsSeen(t *testing.T) {
	type back struct{ *Keyboard }
	type knot struct{ *Grid }
	before := map[reflect.Type]bool{reflect.TypeFor[Contents](): true}
	for _, part := range []reflect.Type{reflect.TypeFor[back](), reflect.TypeFor[knot]()} {
		if len(wrongArrows(part, before)) != 1 {
			t.Errorf("%s: %q", part.Name(), wrongArrows(part, before))
		}
	}
	type fine struct{ *Contents }
	if wrong := wrongArrows(reflect.TypeFor[fine](), before); len(wrong) > 0 {
		t.Error(wrong)
	}
}
