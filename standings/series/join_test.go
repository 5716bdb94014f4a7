package series

import (
	"strings"
	"testing"
)

// TestShortNames: seven letters and blanks may be mistyped, six may not.
func TestShortNames(t *testing.T) {
	for names, want := range map[string]bool{"abel li/abes li": true, "abe li/abs li": false, "ann/anna": false,
		"able ann/able anna": true, "a able/ann able": true, "a able/b able": false, "able li/abllle li": false, "able li/albe li": true,
		"able li/abel li": true, "able li/bale lo": false, "ab e li/a be li": false, "able ann/able anna maria": false} {
		a, b, _ := strings.Cut(names, "/")
		if got := alike(NameKey(a), NameKey(b)); got != want || alike(NameKey(b), NameKey(a)) != want {
			t.Errorf("%s: %v, want %v", names, got, want)
		}
	}
}
