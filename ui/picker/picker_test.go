package picker

import "testing"

// TestFileName: what some systems refuse in a file's name is left out, and an event
// without a name has one all the same.
func TestFileName(t *testing.T) {
	for event, want := range map[string]string{"Spring Open": "Spring Open", "Night: of? Blitz": "Night- of- Blitz", "": "Untitled event"} {
		if got := FileName(event); got != want {
			t.Errorf("%q is kept as %q, want %q", event, got, want)
		}
	}
}
