package ui

import (
	"fmt"

	"wallchart/assets/translations"
)

// words are the texts of the window; their tone is described in package
// translations.
var words = mustLoad("en")

func mustLoad(language string) map[string]string {
	w, err := translations.Load(language)
	if err != nil {
		panic(err) // the English words are part of the program
	}
	return w
}

// say returns the text of that name, filled in like fmt.Sprintf. Where its first
// number is a one and there are words for one, name+".one", it is these. An
// unknown name comes back as itself, where it is seen; a test looks for such
// names.
func say(name string, fill ...any) string {
	if n, counts := firstNumber(fill); counts && n == 1 {
		if _, ok := words[name+".one"]; ok {
			name += ".one"
		}
	}
	text, ok := words[name]
	if !ok {
		return name
	}
	if len(fill) == 0 {
		return text
	}
	return fmt.Sprintf(text, fill...)
}

func firstNumber(fill []any) (int, bool) {
	for _, f := range fill {
		if n, ok := f.(int); ok {
			return n, true
		}
	}
	return 0, false
}
