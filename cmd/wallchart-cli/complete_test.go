package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

// TestAnImportedRoundIsAComment: two who met in round 1 meet again in round 2, which no system makes; the event keeps it from the
// import on, and the report file that is written says it. A round declared complete is named, too.
func TestAnImportedRoundIsAComment(t *testing.T) {
	dir := t.TempDir()
	in, event, out := filepath.Join(dir, "in.trf"), filepath.Join(dir, "e.wallchart"), filepath.Join(dir, "out.trf")
	row := func(no int, name string, rating int, points, place, cells string) string {
		return "001 " + pad(no, 4) + "      " + name + strings.Repeat(" ", 33-len(name)) + " " + pad(rating, 4) +
			strings.Repeat(" ", 27) + points + " " + place + "  " + cells + "\n"
	}
	text := "012 Evening\n042 2026/05/02\n142 3\n192 FIDE_DUTCH\n" +
		row(1, "Ash", 2000, " 2.0", "   1", "   3 w 1     3 b 1") + row(2, "Bea", 1900, " 1.0", "   2", "   4 b =     4 w =") +
		row(3, "Cai", 1800, " 0.0", "   4", "   1 b 0     1 w 0") + row(4, "Dee", 1700, " 1.0", "   2", "   2 w =     2 b =")
	must.Do(t, os.WriteFile(in, []byte(text), 0o600))
	say := func(args ...string) string {
		var b, e strings.Builder
		if status := run(args, strings.NewReader(""), &b, &e); status == 1 || status == 2 {
			t.Fatalf("%s: status %d: %s%s", args, status, b.String(), e.String())
		}
		return b.String() + e.String()
	}
	say("convert", in, event)
	if got := say("log", event); !strings.Contains(got, "Imported and examined: 1 of 2 rounds") {
		t.Errorf("the log says %s", got)
	}
	if got := say("health", event); !strings.Contains(got, "Round 2 was imported and is not as the pairing system makes it") {
		t.Errorf("the problems are %s", got)
	}
	say("complete", event, "1")
	if got := say("last-round", event, "--all-the-same", "3"); !strings.Contains(got, "met in round 1") {
		t.Errorf("the last round: %s", got)
	}
	say("convert", event, out)
	b := must.Have(os.ReadFile(out))(t)
	for _, want := range []string{"### Import @ Round 2: not as dutch makes them: boards 1, 2; not allowed: 2\r\n",
		"### MPA @ Round 1: as dutch makes it\r\n", "### Configuration @ Round 2: not as dutch makes them: boards 1, 2; not allowed: 2\r\n"} {
		if !strings.Contains(string(b), want) {
			t.Errorf("the report file lacks %q:\n%s", want, b)
		}
	}
}

// pad is a number in so many columns.
func pad(n, width int) string {
	s := ""
	for ; n > 0; n /= 10 {
		s = string(rune('0'+n%10)) + s
	}
	return strings.Repeat(" ", width-len(s)) + s
}
