package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestOneRoundMoreThanAnnounced: as in the window, a round more than were announced is paired when these are over, and announced with it.
func TestOneRoundMoreThanAnnounced(t *testing.T) {
	file := filepath.Join(t.TempDir(), "more.wallchart")
	for _, c := range []struct {
		args   string
		status int
		want   string
	}{
		{"new FILE More", 0, ""},
		{"section FILE Open", 0, ""},
		{"add-player FILE Ash", 0, ""},
		{"add-player FILE Bea", 0, ""},
		{"add-player FILE Cai", 0, ""},
		{"add-player FILE Dee", 0, ""},
		{"pair FILE --more", 1, "Open has no number of rounds announced, so there is always another. Leave --more out"},
		{"section FILE Open --rounds 1", 0, ""},
		{"pair FILE --more", 1, "Open has a round to come that is announced. Leave --more out"},
		{"pair FILE --write FILE", 0, "Ash"},
		{"pair FILE --more", 1, "round 1 has no result on board 1, board 2"},
		{"set FILE 1 1 1-0", 0, ""},
		{"set FILE 1 2 1-0", 0, ""},
		{"pair FILE --write FILE", 1, "the only round (1) is paired. Announce more rounds to play on. Or give --more, which announces one more"},
		{"pair FILE", 1, "the only round (1) is paired"},
		{"pair FILE --round 2", 1, "the only round (1) is paired"},
		{"pair FILE --round 1", 0, "round 1"},
		{"pair FILE --more --all --write FILE", 2, "goes without --all and --round"},
		{"pair FILE --more --round 2", 2, "goes without --all and --round"},
		{"pair FILE --more --write FILE", 0, "round 2"},
		{"standings FILE --after 2", 0, "round 2"},
		{"standings FILE --after 3", 1, "has no round 3"},
		{"health FILE", 0, "The number of rounds was changed from 1 to 2 when 1 round was paired."},
	} {
		args := strings.Fields(c.args)
		for i := range args {
			args[i] = strings.ReplaceAll(args[i], "FILE", file)
		}
		var said strings.Builder
		if status := run(args, nil, &said, &said); status != c.status || !strings.Contains(said.String(), c.want) {
			t.Errorf("%s ends with %d and says %q; it should say %q", c.args, status, said.String(), c.want)
		}
	}
}
