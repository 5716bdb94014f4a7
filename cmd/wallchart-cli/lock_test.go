package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestLock: a locked board refuses another result, in the whole round too, until it
// is unlocked. Then its results are typed a second time.
func TestLock(t *testing.T) {
	file := filepath.Join(t.TempDir(), "club.wallchart")
	for _, c := range []struct {
		args   string
		status int
		want   string
	}{
		{"new FILE Club --start 2026-11-20", 0, ""},
		{"section FILE Open --rounds 3", 0, ""},
		{"add-player FILE Ash --rating 1400", 0, ""},
		{"add-player FILE Bea --rating 1300", 0, ""},
		{"add-player FILE Cai --rating 1200", 0, ""},
		{"add-player FILE Dov --rating 1100", 0, ""},
		{"lock FILE 1", 1, "Open has no round 1"},
		{"round FILE 1-3 2-4", 0, ""},
		{"set FILE 1 1 1-0", 0, ""},
		{"lock FILE 1 1", 0, "Lock round 1 board 1 (Ash – Cai)"},
		{"lock FILE 1 1", 1, "no board here that is not locked"},
		{"set FILE 1 1 =", 1, "Ash – Cai is locked. Unlock it first"},
		{"set FILE 1 2 =", 0, "Enter ½-½"},
		{"lock FILE 1", 0, "Lock round 1 board 2 (Bea – Dov)"},
		{"round FILE --remove", 1, "is locked"},
		{"lock FILE 1 3", 1, "round 1 has no board 3"},
		{"lock FILE 1 --off", 0, "Unlock 2 boards"},
		{"lock FILE 1 2 --off", 1, "none of these boards is locked"},
		{"set FILE 1 1 =", 0, "Enter ½-½"},

		{"second FILE 2 =", 1, "Open has no round 2"},
		{"second FILE 1 = =", 0, "Second entry of round 1: all 2 results agree"},
		{"second FILE 1 1-0 .", 3, "round 1, board 1, Ash – Cai: the first entry says ½-½, the second 1-0"},
		{"second FILE 1 1-0 .", 3, "Second entry of round 1: 0 of 2 results agree"},
		{"second FILE 1 =", 1, "round 1 has 2 results, and 1 were typed"},
		{"second FILE 1 . .", 1, "was passed over"},
		{"second FILE 1 . 2-0", 1, "round 1, board 2:"},
		{"log FILE", 0, "Second entry of round 1: all 2 results agree"},
	} {
		args := strings.Fields(strings.ReplaceAll(c.args, "FILE", file))
		var said strings.Builder
		if status := run(args, nil, &said, &said); status != c.status || !strings.Contains(said.String(), c.want) {
			t.Errorf("%s ends with %d and says %q; it should say %q", c.args, status, said.String(), c.want)
		}
	}
}

// TestHealthIsPutAway: two half-point byes are found, put away by their code, and brought back.
func TestHealthIsPutAway(t *testing.T) {
	file := filepath.Join(t.TempDir(), "club.wallchart")
	for _, c := range []struct {
		args   string
		status int
		want   string
	}{
		{"new FILE Club --start 2026-11-20", 0, ""},
		{"section FILE Open --rounds 3", 0, ""},
		{"add-player FILE Ash", 0, ""},
		{"add-player FILE Bea", 0, ""},
		{"add-player FILE Cai", 0, ""},
		{"bye FILE 1 1 half", 0, ""},
		{"bye FILE 2 1 half", 0, ""},
		{"section FILE Open --half-byes 2", 0, "Half-point byes for each: 2 instead of 1"},
		{"health FILE", 0, "Nothing to look at."},
		{"section FILE Open --no-half-byes-last 2", 0, ""},
		{"health FILE", 0, "Ash has a half-point bye in round 2 of 3, where none is given"},
		{"section FILE Open --half-byes 0 --no-half-byes-last 0", 0, ""},
		{"health FILE", 0, "the section allows 0"},
		{"section FILE Open --half-byes 1", 0, ""},
		{"health FILE --seen half-bye", 1, "nothing is found with the code"},
		{"health FILE --again", 1, "nothing was put away"},
		{"health FILE --seen half-byes", 0, "Seen: Ash has 2 half-point byes"},
		{"health FILE", 0, "Nothing to look at."},
		{"health FILE --again", 0, "To be looked at again: Ash"},
		{"health FILE", 0, "Ash has 2 half-point byes (round 1, 2); the section allows 1"},
	} {
		args := strings.Fields(strings.ReplaceAll(c.args, "FILE", file))
		var said strings.Builder
		if status := run(args, nil, &said, &said); status != c.status || !strings.Contains(said.String(), c.want) {
			t.Errorf("%s ends with %d and says %q; it should say %q", c.args, status, said.String(), c.want)
		}
	}
}
