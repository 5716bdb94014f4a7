package trf

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
)

// TestCommentsThatAreRead: that FIDE mode was left, whoever words it, and who was expelled. The first goes out again as it came.
func TestCommentsThatAreRead(t *testing.T) {
	const event = "012 Evening\n042 2026/05/02\n" +
		"001    1      Ash                               2000                             1.0    1     2 w 1\n" +
		"001    2      Bea                               1900                             0.0    2     1 b 0\n"
	read := func(comment string) *model.Section {
		t.Helper()
		got := must.Have(readText(event+comment+"\n", systems.Reports()))(t)
		return got.Tournament.Sections[0]
	}
	for comment, after := range map[string]int{
		"### Changed @ Round 1: FIDE mode from on to off": 1, "### FIDE mode exited @ Round 1": 1,
		"### FIDE mode left before Round 1 was paired": 1, "### The arbiter left FIDE mode": 0,
	} {
		s := read(comment)
		if !s.FIDELeft() || s.Altered[0].After != after {
			t.Errorf("%q: %+v", comment, s.Altered)
		}
		var out strings.Builder
		_, err := Write(&out, &model.Tournament{Name: "Evening", Sections: []*model.Section{s}}, s, systems.Reports(), Options{})
		if err != nil || strings.Count(out.String(), strings.TrimPrefix(comment, "### ")) != 1 {
			t.Errorf("%q goes out as %s, %v", comment, out.String(), err)
		}
	}
	for _, comment := range []string{"### FIDE mode is on", "### Changed @ Round 1: scoring from 1 to 2", "### Left early"} {
		if s := read(comment); s.FIDELeft() || !slices.ContainsFunc(s.Extra, func(e model.Extra) bool { return e.Key == "###" }) {
			t.Errorf("%q: %+v, %+v", comment, s.Altered, s.Extra)
		}
	}
	if s := read("### Unplaced @ Round 1: 2 Bea; less than half of the games were played, and they count for nobody's rank"); s.Extra != nil {
		t.Errorf("what the games say again is kept as well: %+v", s.Extra)
	}
	if s := read("### Expelled @ Round 2: 2 Bea; telephone"); s.Players[1].Expelled != 2 || s.Players[1].Expulsion != "telephone" {
		t.Errorf("expelled: %+v", s.Players[1])
	}
	for _, nobody := range []string{"### Expelled @ Round 2: 3 Cai", "### Expelled @ Round 0: 2 Bea"} {
		if s := read(nobody); s.Players[1].Expelled != 0 || len(s.Extra) == 0 {
			t.Errorf("%q: %+v", nobody, s.Players[1])
		}
	}
}

// TestALongEventComesOutAgain: no record says of an event that it lasts more than 30 days, so a comment does, in both editions, and it is
// read.
func TestALongEventComesOutAgain(t *testing.T) {
	const event = "012 Evening\n042 2026/05/02\n" +
		"001    1      Ash                               2000                             1.0    1     2 w 1\n" +
		"001    2      Bea                               1900                             0.0    2     1 b 0\n"
	for _, long := range []bool{false, true} {
		for _, edition := range []Edition{TRF26, TRF16} {
			first := must.Have(readText(event, systems.Reports()))(t)
			before := *first.Tournament
			before.Long = long
			after, text := again(t, &before, Options{Edition: edition})
			if s := after.Sections[0]; after.Long != long || len(s.Extra) > 0 || strings.Contains(text, "30 days") != long {
				t.Errorf("edition %d: long %v comes out as %v, besides %v, of\n%s", edition, long, after.Long, s.Extra, text)
			}
		}
	}
}

// TestAFileWithoutASystemIsWrittenWithoutOne: CUSTOM_SWISS in its place would put it out of FIDE mode where it is read.
func TestAFileWithoutASystemIsWrittenWithoutOne(t *testing.T) {
	s, write := ashAndBea(t)
	if got, _ := write(TRF26); !strings.Contains(got, "\r\n192 ") {
		t.Fatalf("outside FIDE mode:\n%s", got)
	}
	s.FIDE, s.System = true, ""
	if got, _ := write(TRF26); strings.Contains(got, "\r\n192 ") {
		t.Errorf("in FIDE mode, without a system:\n%s", got)
	}
	s.System = "dutch"
	if got, _ := write(TRF26); !strings.Contains(got, "\r\n192 FIDE_DUTCH") {
		t.Errorf("in FIDE mode, with a system:\n%s", got)
	}
}
