package charset

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/must"
)

var update = flag.Bool("update", false, "write anew what the texts of testdata are taken for")

// TestGuesses: the whole order of the code pages, likeliest first, the rival with the words that it reads otherwise, and the words that
// the guess alone reads, as the window shows them. Each line of testdata/lists.txt is a list in one of the code pages: its short name, the
// federations that the caller knows of, and the lines of the list with bars between them; "raw" are bytes.
func TestGuesses(t *testing.T) {
	lists, err := os.ReadFile("testdata/lists.txt")
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, l := range strings.Split(strings.TrimSpace(string(lists)), "\n") {
		f := strings.SplitN(l, " : ", 3)
		if len(f) != 3 {
			t.Fatalf("%q", l)
		}
		text := strings.ReplaceAll(f[2], " | ", "\n")
		raw := []byte(text)
		if f[0] == "raw" {
			text, err = strconv.Unquote(`"` + f[2] + `"`)
			raw = []byte(text)
		} else {
			raw, err = pageOf[f[0]].NewEncoder().Bytes(raw)
		}
		if err != nil {
			t.Fatalf("%q: %v", l, err)
		}
		g := Of(raw, strings.Fields(f[1])...)
		fmt.Fprintf(&all, "%s\n  %s, sure %v, words %q\n  then %s\n  rival %q %q\n", l, g.Name, g.Sure, g.Words, strings.Join(g.Others, ", "),
			g.Rival.Name, g.Rival.Words)
	}
	if *update {
		must.Do(t, os.WriteFile("testdata/guesses.txt", []byte(all.String()), 0o600))
	}
	want, err := os.ReadFile("testdata/guesses.txt")
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(all.String(), "\n")); d != "" {
		t.Errorf("the lists are taken for (+):\n%s", d)
	}
}

// TestLongTexts: only the beginning is looked at, and a word without end does no harm.
func TestLongTexts(t *testing.T) {
	head := strings.Repeat("Fox, Ann;1500\n", 6000)
	if g := Of([]byte(head + "M\xfcller")); len(g.Words) > 0 {
		t.Errorf("of what stands far below: %+v", g)
	}
	if g := Of([]byte("M\xfcller;" + head)); g.Name != "Windows-1252" || len(g.Words) != 1 {
		t.Errorf("of what stands at the beginning: %+v", g)
	}
	if g := Of([]byte("Name\n" + strings.Repeat("\xe4", 1000) + "\nM\xfcller\n")); g.Name != "Windows-1252" {
		t.Errorf("%+v", g)
	}
	if g := Of([]byte("Grub\xdf;Gr\xfc\xdfe;S\xf6hne;M\xfcller;M\xfcller")); len(g.Words) != 3 {
		t.Errorf("at most three words are shown: %q", g.Words)
	}
}
