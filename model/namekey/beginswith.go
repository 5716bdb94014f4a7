package namekey

import "strings"

// BeginsWith tells whether a word of a name begins as typed, whatever its accents;
// of several words typed each begins one.
func BeginsWith(name, typed string) bool {
	for _, letters := range strings.Fields(Key(typed)) {
		found := false
		for _, word := range strings.Fields(Key(name)) {
			found = found || strings.HasPrefix(word, letters)
		}
		if !found {
			return false
		}
	}
	return true
}
