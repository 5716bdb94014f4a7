package must

import (
	"errors"
	"testing"
)

// stopped is a test that tells whether it was stopped.
type stopped struct{ by []any }

func (s *stopped) Helper()           {}
func (s *stopped) Fatal(args ...any) { s.by = args }

func TestATestStopsAtAnError(t *testing.T) {
	wrong := errors.New("wrong")
	for _, err := range []error{nil, wrong} {
		var having, both, doing stopped
		if got := Have(3, err)(&having); got != 3 {
			t.Errorf("the value is %d", got)
		}
		if a, b := Two(3, "three", err)(&both); a != 3 || b != "three" {
			t.Errorf("the values are %d and %q", a, b)
		}
		Do(&doing, err)
		for _, s := range []stopped{having, both, doing} {
			if (err != nil) != (len(s.by) == 1 && s.by[0] == err) {
				t.Errorf("at %v it was stopped by %v", err, s.by)
			}
		}
	}
}
