// Package spooltest puts printing commands in the place of the system's: they print nothing, and write down what they are asked.
package spooltest

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"wallchart/must"
)

// Fake is a computer with the printers Attic and Hall; Hall is the usual one and prints on both sides.
type Fake struct{ folder string }

const (
	lpstat = `case "$1" in
-e) cat "$DIR/printers" ;;
-a) exit 1 ;;
-d) echo "system default destination: Hall" ;;
esac`
	lpoptions = `case "$2" in
Hall) echo "PageSize/Media Size: *A4 Letter"; echo "Duplex/2-Sided Printing: *None DuplexNoTumble DuplexTumble" ;;
*) echo "Duplex/2-Sided Printing: *None" ;;
esac`
	lp = `if [ -f "$DIR/refusal" ]; then cat "$DIR/refusal" >&2; exit 1; fi
echo "request id is Hall-12 (1 file(s))"`
)

// New puts the commands on the path of the test.
func New(t testing.TB) *Fake {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("there the system is asked, and not a command")
	}
	f := &Fake{t.TempDir()}
	f.write(t, "printers", "Attic\nHall\n")
	for name, script := range map[string]string{"lpstat": lpstat, "lpoptions": lpoptions, "lp": lp} {
		record := "#!/bin/sh\nDIR='" + f.folder + "'\n" +
			"{ printf '%s' " + name + "; for a in \"$@\"; do printf '|%s' \"$a\"; done; echo; } >> \"$DIR/asked\"\n"
		f.write(t, name, record+script+"\n")
	}
	t.Setenv("PATH", f.folder+string(os.PathListSeparator)+os.Getenv("PATH"))
	return f
}

func (f *Fake) write(t testing.TB, name, content string) {
	t.Helper()
	must.Do(t, os.WriteFile(filepath.Join(f.folder, name), []byte(content), 0o700))
}

// Without leaves the computer without printers.
func (f *Fake) Without(t testing.TB) { f.write(t, "printers", "") }

// Refuse makes lp fail with those words.
func (f *Fake) Refuse(t testing.TB, words string) { f.write(t, "refusal", words+"\n") }

// Asked are the command lines of a command so far, its arguments divided by |, and forgets them.
func (f *Fake) Asked(t testing.TB, command string) (lines []string) {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(f.folder, "asked"))
	if err != nil {
		return nil
	}
	for _, line := range strings.Split(strings.TrimSpace(string(raw)), "\n") {
		if name, args, _ := strings.Cut(line, "|"); name == command {
			lines = append(lines, args)
		}
	}
	_ = os.Remove(filepath.Join(f.folder, "asked"))
	return lines
}
