package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestCheckInAndFees: two of three come, one of them pays; the third is left out.
func TestCheckInAndFees(t *testing.T) {
	file := filepath.Join(t.TempDir(), "door.wallchart")
	for _, c := range []struct {
		args   string
		status int
		want   string
	}{
		{"new FILE Door", 0, ""},
		{"section FILE Open --rounds 3", 0, ""},
		{"add-player FILE Ash --email ash@example.org --paid yes", 0, ""},
		{"add-player FILE Bea --fee 12.50", 0, ""},
		{"add-player FILE Cai", 0, ""},
		{"fees FILE --each 25", 0, "Entry fee 25.00"},
		{"fees FILE", 0, "Open: 3 participants, owed 62.50, paid 25.00, open 37.50"},
		{"fees FILE", 0, "  Bea owes 12.50"},
		{"check-in FILE --leave-out", 1, "nobody is marked as present yet"},
		{"check-in FILE Ash 2", 0, "2 are here"},
		{"check-in FILE", 0, "Open: 2 here, 1 missing: Cai"},
		{"check-in FILE 2 --absent", 0, "Bea is not here"},
		{"check-in FILE 2", 0, "Bea is here"},
		{"check-in FILE --leave-out", 0, "Leave 1 who is missing out of round 1"},
		{"check-in FILE", 0, "Open: 2 here, nobody is missing"},
		{"check-in FILE 1 --leave-out", 2, "name nobody"},
		{"edit-player FILE 3 --paid dear", 2, "does not say what was paid"},
		{"fees FILE --each dear", 2, "is no amount"},
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
