package wallchart

import (
	"errors"
	"testing"

	"wallchart/phrase"
)

// TestMade: what is in memory and not on disk counts as made, alone or with others of its kind; not with anything graver, and not where a
// file alone is told of what became of it.
func TestMade(t *testing.T) {
	memory, grave := &NotOnDisk{Err: errors.New("no room")}, errors.New("refused")
	for _, c := range []struct {
		err  error
		made bool
	}{
		{nil, true}, {memory, true}, {errors.Join(memory), true}, {errors.Join(memory, nil, errors.Join(memory)), true},
		{grave, false}, {ErrReadOnly, false}, {errors.Join(memory, grave), false}, {errors.Join(grave), false},
		{&Recorded{Err: memory}, false}, {phrase.Errorf("no such category"), false}, {phrase.Errorf("nobody is asked: %w", memory), false},
	} {
		if got := Made(c.err); got != c.made {
			t.Errorf("%v counts as made: %v", c.err, got)
		}
	}
}
