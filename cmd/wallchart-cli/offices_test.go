package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestExportForARatingOffice: what the office would refuse is said with its place and nothing is written; what lacks is entered by
// event, and then the file is whole.
func TestExportForARatingOffice(t *testing.T) {
	dir := t.TempDir()
	file, out := filepath.Join(dir, "club.wallchart"), filepath.Join(dir, "out.txt")
	does := func(status int, want string, args ...string) {
		t.Helper()
		var said strings.Builder
		if got := run(args, nil, &said, &said); got != status || !strings.Contains(said.String(), want) {
			t.Errorf("%q ends with %d and says %q; it should say %q", args, got, said.String(), want)
		}
	}
	does(0, "", "new", file, "Club", "--start", "2026-05-30")
	does(0, "", "section", file, "Open", "--rounds", "1", "--system", "dutch")
	does(0, "", "add-player", file, "Müller, Ann", "--id", "EVGC0012")
	does(0, "", "add-player", file, "Bea")
	does(0, "", "pair", file, "--initial", "white", "--write", file)
	does(1, "Round 1, board 1: a result is missing", "export", file, "--for", "nwsrs", "--to", out)
	does(0, "", "set", file, "1", "1", "1-0")
	does(1, "The results officer is missing", "export", file, "--for", "ecf", "--to", out)
	if _, err := os.Stat(out); err == nil {
		t.Error("a refused file is written")
	}
	does(1, "1 round has no date", "export", file, "--for", "dwz", "--to", out)
	does(2, "--for is ecf, dwz, nwsrs, and not \"fide\"", "export", file, "--for", "fide", "--to", out)
	does(2, "with --for ecf --section says nothing", "export", file, "--for", "ecf", "--section", "Open", "--to", out)
	does(0, "Bea: has no NWSRS ID", "export", file, "--for", "nwsrs", "--to", out)
	if got, _ := os.ReadFile(out); string(got) != "No.,Last,First,NWSRS ID,Rd 1\n1,Müller,Ann,EVGC0012,W2\n2,Bea,,,L1\n" {
		t.Errorf("written is %s", got)
	}
	does(0, "", "event", file, "--time", "90+30", "--ecf-code", "CLUB", "--ecf-officer", "Olive", "--ecf-officer-address", "o@example.org",
		"--ecf-treasurer", "Tom", "--ecf-treasurer-address", "t@example.org")
	does(1, "has the ECF code \"EVGC0012\"", "export", file, "--for", "ecf", "--to", out)
	does(0, "", "edit-player", file, "1", "--id", "123456A")
	does(0, "2 participants", "export", file, "--for", "ecf", "--to", out)
	if got, _ := os.ReadFile(out); !strings.Contains(string(got), "#PIN=1 #ECF CODE=123456A #NAME=Muller, Ann\r\n#PIN=2 #NAME=Bea\r\n") ||
		!strings.Contains(string(got), "#PIN1=1 #SCORE=10 #PIN2=2 #COLOUR=W #ROUND=1 #BOARD=1 #GAME DATE=30/05/2026\r\n#FINISH") {
		t.Errorf("written is %s", got)
	}
	does(0, "", "event", file, "--ecf-officer", "")
	does(1, "The results officer is missing", "export", file, "--for", "ecf", "--to", out)
}
