package guard

import (
	"errors"
	"strings"
	"testing"

	"wallchart/ui/kit/words"
)

// TestAFaultBecomesASentence names what failed; an error of the work's own stays
// what it is, and work without either says nothing.
func TestAFaultBecomesASentence(t *testing.T) {
	const want = "The standings could not be made: no stars. This is a defect of Wallchart. "
	if err := Work("The standings", func() { panic("no stars") }); !strings.HasPrefix(words.Err(err), want) {
		t.Errorf("a fault says %q", words.Err(err))
	}
	if err := Work("The standings", func() {}); err != nil {
		t.Errorf("sound work says %q", words.Err(err))
	}
	own := errors.New("enter players first")
	if err := Making("The standings", func() error { return own }); err != own {
		t.Errorf("an error of the work's own becomes %v", err)
	}
}
