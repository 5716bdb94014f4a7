// Package words words the window: the texts it shows, in the language of whoever
// sits before it.
package words

import (
	"fmt"

	"wallchart/assets/translations"
)

// catalogue are the texts by their names; their tone is described in package
// translations.
var catalogue = mustLoad("en")

func mustLoad(language string) map[string]string {
	w, err := translations.Load(language)
	if err != nil {
		panic(err) // the English words are part of the program
	}
	return w
}

// Find is the text of that name as it stands in the catalogue, if there is one.
func Find(name string) (string, bool) {
	text, ok := catalogue[name]
	return text, ok
}

// Say returns the text of that name, filled in like fmt.Sprintf. Where its first
// number is a one and there are words for one, name+".one", it is these. An
// unknown name comes back as itself, where it is seen; a test looks for such
// names.
func Say(name string, fill ...any) string {
	if n, counts := firstNumber(fill); counts && n == 1 {
		if _, ok := catalogue[name+".one"]; ok {
			name += ".one"
		}
	}
	text, ok := catalogue[name]
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
