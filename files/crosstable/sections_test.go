package crosstable

import (
	"strings"
	"testing"
)

// TestSectionsAndPages: a heading that comes again begins another section when
// its rows begin at 1, and goes on with the next page when they do not.
func TestSectionsAndPages(t *testing.T) {
	const head = "#  Name    Rtng  Rd 1  Rd 2  Tot\n"
	open := head + "1  Ada     1500  W4    W2    2.0\n2  Bob     1400  W3    L1    1.0\n"
	rest := "3  Cyd     1300  L2    W4    1.0\n4  Dee     1200  L1    L3    0.0\n"
	reserve := head + "1  Eve     900   W2    W3    2.0\n2  Fay     800   L1    -B-   1.0\n3  Gus     unr.  -H-   L1    0.5\n"
	res := read(t, "Spring Open\n\nOpen\n"+open+rest+"\nUnder 1000\n"+reserve)
	if n := len(res.Tournament.Sections); n != 2 || !res.Good() {
		t.Fatalf("%d sections\n%s", n, problems(res))
	}
	for i, want := range []string{"Open", "Under 1000"} {
		if s := res.Tournament.Sections[i]; s.Name != want || len(s.Players) != 4-i {
			t.Errorf("section %d is %q with %d players", i+1, s.Name, len(s.Players))
		}
	}
	res = read(t, "Players: Open   Page 1\n"+open+"\nPlayers: Open   Page 2\n"+head+rest)
	if n := len(res.Tournament.Sections); n != 1 || !res.Good() || len(res.Tournament.Sections[0].Players) != 4 ||
		res.Tournament.Sections[0].Name != "Open" {
		t.Errorf("two pages made %d sections\n%s", n, problems(res))
	}
	res = read(t, open+rest+reserve)
	if n := len(res.Tournament.Sections); n != 2 || !res.Good() {
		t.Errorf("without names there are %d sections\n%s", n, problems(res))
	}
	if a, b := res.Tournament.Sections[0].Name, res.Tournament.Sections[1].Name; a != "Open" || b != "Section 2" {
		t.Errorf("they are called %q and %q", a, b)
	}
	for _, u := range res.Unread {
		if strings.Contains(u.Text, "Rd 1") {
			t.Errorf("a heading was left over: %v", u)
		}
	}
}
