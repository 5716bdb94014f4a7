package roster

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/must"
)

// TestShortLists holds what rows are taken for: testdata/short.txt has a list a line, and below it what comes of it. -update writes that
// anew. "/" stands between the rows of a list, and "3*" before one that stands there three times.
func TestShortLists(t *testing.T) {
	raw := must.Have(os.ReadFile("testdata/short.txt"))(t)
	var all strings.Builder
	for line := range strings.Lines(string(raw)) {
		if strings.HasPrefix(line, "\t") {
			continue
		}
		all.WriteString(line)
		if line != "\n" && !strings.HasPrefix(line, "#") {
			fmt.Fprintf(&all, "\t%s\n", short(t, strings.TrimSpace(line)))
		}
	}
	if *rewrite {
		must.Do(t, os.WriteFile("testdata/short.txt", []byte(all.String()), 0o600))
		return
	}
	if d := cmp.Diff(strings.Split(string(raw), "\n"), strings.Split(all.String(), "\n")); d != "" {
		t.Errorf("the lists become (+):\n%s", d)
	}
}

var times = regexp.MustCompile(`^(\d+)\*`)

// short is what comes of a list, in one line: what it is no list for, the row of the heading and what the columns hold, who is in it, and
// what is said of single rows.
func short(t *testing.T, line string) string {
	t.Helper()
	var text strings.Builder
	for _, row := range strings.Split(line, " / ") {
		n := 1
		if m := times.FindStringSubmatch(row); m != nil {
			n, row = must.Have(strconv.Atoi(m[1]))(t), row[len(m[0]):]
		}
		text.WriteString(strings.Repeat(row+"\n", n))
	}
	rows := list(t, text.String())
	m := Guess(rows)
	im := Read(rows, m)
	var b strings.Builder
	if f := examine(rows); f.Reason != IsList {
		fmt.Fprintf(&b, "no list, %s. ", f)
	}
	fmt.Fprintf(&b, "%d %v:", m.HeadingRow, m.Columns)
	for i := range im.Lines {
		if l := &im.Lines[i]; i < 8 {
			b.WriteString(" " + strings.TrimSuffix(spoken(&l.Player), " | paid 0.00"))
			if l.Team != "" {
				b.WriteString(" of " + l.Team)
			}
			b.WriteString(";")
		}
	}
	if n := len(im.Lines); n > 8 {
		fmt.Fprintf(&b, " … %d in all;", n)
	}
	for _, x := range im.Teams {
		fmt.Fprintf(&b, " team %s %s;", x.Team.Name, x.Team.Strength)
	}
	for i, p := range im.Problems {
		if i < 3 {
			fmt.Fprintf(&b, " %s", p)
		}
	}
	return b.String()
}
