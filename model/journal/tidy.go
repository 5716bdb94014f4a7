package journal

import (
	"reflect"

	"wallchart/model"
)

// Tidied is the change with every text in it made one line, without control
// characters: what is typed or pasted reaches terminals and files. A section that
// is brought in or back as a whole stays as it was.
func Tidied(c Change) Change {
	v := reflect.New(reflect.TypeOf(c)).Elem()
	v.Set(reflect.ValueOf(c))
	tidy(v)
	return v.Interface().(Change)
}

var (
	asTheyWere = map[reflect.Type]bool{reflect.TypeFor[model.Section](): true,
		reflect.TypeFor[model.Tournament](): true, reflect.TypeFor[model.Extra](): true}
)

// tidy puts the texts below a value that can be set in order; what others share
// is copied first, and only where something has to be changed.
func tidy(v reflect.Value) {
	if !untidy(v) {
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(model.OneLine(v.String()))
	case reflect.Struct:
		for i := range v.NumField() {
			tidy(v.Field(i))
		}
	case reflect.Slice:
		own := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		reflect.Copy(own, v)
		for i := range own.Len() {
			tidy(own.Index(i))
		}
		v.Set(own)
	case reflect.Array:
		for i := range v.Len() {
			tidy(v.Index(i))
		}
	case reflect.Pointer:
		own := reflect.New(v.Type().Elem())
		own.Elem().Set(v.Elem())
		tidy(own.Elem())
		v.Set(own)
	case reflect.Interface:
		own := reflect.New(v.Elem().Type()).Elem()
		own.Set(v.Elem())
		tidy(own)
		v.Set(own)
	}
}

// untidy tells whether there is a text below a value that has to be changed.
func untidy(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.String:
		return model.OneLine(v.String()) != v.String()
	case reflect.Struct:
		if asTheyWere[v.Type()] {
			return false
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() && untidy(v.Field(i)) {
				return true
			}
		}
	case reflect.Slice, reflect.Array:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			return false
		}
		for i := range v.Len() {
			if untidy(v.Index(i)) {
				return true
			}
		}
	case reflect.Pointer, reflect.Interface:
		return !v.IsNil() && untidy(v.Elem())
	}
	return false
}
