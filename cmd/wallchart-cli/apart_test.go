package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestApart: who is kept apart is set, listed and taken back from the command line, and the pairing heeds it.
func TestApart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "club.wallchart")
	for _, c := range []struct {
		args   string
		status int
		want   string
	}{
		{"new FILE Club --start 2026-11-20", 0, ""},
		{"section FILE Open --rounds 3 --system dutch --initial white", 0, ""},
		{"add-player FILE Ash --rating 1400 --club North", 0, ""},
		{"add-player FILE Bea --rating 1300 --club South", 0, ""},
		{"add-player FILE Cai --rating 1200 --club North", 0, ""},
		{"add-player FILE Dov --rating 1100 --club South", 0, ""},
		{"apart FILE", 0, "Open: nobody is kept apart"},
		{"apart FILE --remove 1", 1, "Open: nobody is kept apart"},
		{"apart FILE 1", 1, "Name at least two"},
		{"apart FILE 1 Zed", 1, `there is nobody named "Zed"`},
		{"apart FILE 1 Cai 1", 1, "twice"},
		{"apart FILE 1 Cai --from 3 --to 2", 1, "from round 3 to round 2"},
		{"apart FILE --from 2", 2, "of those who are named"},
		{"apart FILE 1 2 --clubs", 2, "one of them"},
		{"apart FILE 1 Cai", 0, "Forbidden pairings, 1 group"},
		{"apart FILE Cai Ash", 1, "number 1 of the list"},
		{"apart FILE 2 4 3 --from 2", 0, "Forbidden pairings, 2 groups"},
		{"apart FILE", 0, "1: 1 Ash; 3 Cai\n2: 2 Bea; 4 Dov; 3 Cai, from round 2 on\n"},
		{"apart FILE 4 2 3 --from 2 --to 3", 0, ""},
		{"apart FILE", 0, "\n2: 4 Dov; 2 Bea; 3 Cai, in rounds 2 to 3\n"},
		{"pair FILE --write FILE", 0, ""},
		{"standings FILE", 0, ""},
		{"crosstable FILE", 0, "Ash"},
		{"apart FILE --remove 3", 1, "has no number 3: it has 2"},
		{"apart FILE --remove none", 2, `not "none"`},
		{"apart FILE --remove 2", 0, "Forbidden pairings, 1 group"},
		{"apart FILE --clubs", 0, "Forbidden pairings, 2 groups"},
		{"apart FILE --clubs", 1, "no club with two players"},
		{"apart FILE", 0, "1: 1 Ash; 3 Cai\n2: 2 Bea; 4 Dov\n"},
		{"apart FILE 2 4 --to 1", 0, ""},
		{"apart FILE", 0, "2: 2 Bea; 4 Dov, in round 1\n"},
		{"apart FILE --remove all", 0, "Forbidden pairings, 0 groups"},
		{"apart FILE", 0, "nobody is kept apart"},
		{"section FILE Reserve", 0, ""},
		{"apart FILE", 0, "Open\nOpen: nobody"},
		{"apart FILE 1 2", 2, "several sections"},
		{"apart FILE 1 2 --section Open", 0, "Forbidden pairings, 1 group"},
	} {
		args := strings.Fields(strings.ReplaceAll(c.args, "FILE", file))
		var said strings.Builder
		if status := run(args, nil, &said, &said); status != c.status || !strings.Contains(said.String(), c.want) {
			t.Errorf("%s ends with %d and says %q; it should say %q", c.args, status, said.String(), c.want)
		}
		paired := strings.Contains(said.String(), "Ash – Cai") || strings.Contains(said.String(), "Cai – Ash")
		if c.args == "pair FILE --write FILE" && paired {
			t.Errorf("who is kept apart is paired: %s", said.String())
		}
	}
}
