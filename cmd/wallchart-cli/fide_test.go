package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestFIDEMode (VCL4THP.13, questions 40 to 46, 93, 169 and 189 to 191): set before the first round, it refuses what FIDE does not allow.
// It is left with what needed it, and the report file says so.
func TestFIDEMode(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct {
		args   string
		status int
		want   string
	}{
		{"new FILE Rated --start 2026-09-05", 0, ""},
		{"section FILE Club --system us-swiss --fide on", 1, "In FIDE mode the pairing goes by FIDE's rules"},
		{"section FILE Open --system dutch --rounds 3 --fide on", 0, ""},
		{"section FILE Open --fide perhaps", 2, "--fide is on or off"},
		{"add-player FILE Ash", 0, ""},
		{"add-player FILE Bea", 0, ""},
		{"add-player FILE Cai", 0, ""},
		{"add-player FILE Dee", 0, ""},
		{"pair FILE --initial white --write FILE", 0, ""},
		{"export FILE --to OUT.trf", 1, "round 1 has no result on board 1, board 2, and in FIDE mode no report file is written before"},
		{"set FILE 1 1 1-0", 0, ""},
		{"set FILE 1 2 1-0", 0, ""},
		{"pair FILE --write FILE", 0, ""},
		{"set FILE 1 1 =", 4, "Cai 1-0 becomes ½-½"},
		{"set FILE 1 1 = --all-the-same 3", 0, "Cai 1-0 becomes ½-½"},
		{"set FILE 1 1 1-0 --all-the-same 3", 0, ""},
		{"expel FILE 1 --reason telephone", 0, "Expel Ash"},
		{"expel FILE 1 --back", 0, ""},
		{"section FILE Open --system dubov", 1, "In FIDE mode the pairing system stays as it is after the first round was paired"},
		{"set FILE 2 1 =", 0, ""},
		{"set FILE 2 2 =", 0, ""},
		{"set FILE 1 1 0-1", 1, "in FIDE mode an error is corrected until the round after it is over"},
		{"expel FILE 1 --opponents", 1, "in FIDE mode an error is corrected until the round after it is over"},
		{"export FILE --to OUT.trf", 0, ""},
		{"section FILE Open --fide off --system dubov", 4, "There is no way back"},
		{"section FILE Open --fide off --system dubov --all-the-same 4", 0, "Edit the section Open"},
		{"section FILE Open --fide on", 1, "there is no way back"},
		{"set FILE 1 1 0-1", 0, ""},
		{"health FILE", 0, "FIDE mode was left when 2 rounds were paired. There is no way back; the report file says it."},
		{"export FILE --to OUT2.trf", 0, ""},
	} {
		args := strings.Fields(c.args)
		for i := range args {
			args[i] = strings.ReplaceAll(args[i], "FILE", filepath.Join(dir, "rated.wallchart"))
			args[i] = strings.ReplaceAll(args[i], "OUT", filepath.Join(dir, "out"))
		}
		var said strings.Builder
		if status := run(args, nil, &said, &said); status != c.status || !strings.Contains(said.String(), c.want) {
			t.Errorf("%s ends with %d and says %q; it should say %q", c.args, status, said.String(), c.want)
		}
	}
}
