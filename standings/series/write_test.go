package series

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestWritten: what changes is written where it stood; remarks, order and ends of lines stay.
func TestWritten(t *testing.T) {
	raw := "# Spring\r\nseries Cup\r\n\r\nbest 3 \r\npoints 10 8\r\n# the first\r\nevent a.wallchart\r\nevent b.trf weight 2\r\n" +
		"same \"A\" in a = \"B\" in b\r\n"
	s, err := Read([]byte(raw))
	if err != nil {
		t.Fatal(err)
	}
	if got := string(Written([]byte(raw), &s)); got != raw {
		t.Errorf("nothing has changed, and written is\n%s", got)
	}
	s.Best, s.Participation, s.Name, s.Levels = 0, 150, "", nil
	s.Events[0], s.Events[1] = s.Events[1], s.Events[0]
	s.Rename(0, "May Open")
	s.Add("my files/c.wallchart", "Club  \"night\"")
	s.Answer(Pair{Who{"C", "a"}, Who{"D", "May Open"}}, false)
	want := "# Spring\r\n\r\npoints 10 8\r\nparticipation 1.5\r\nlevel\r\n# the first\r\n" +
		"event b.trf name \"May Open\" weight 2\r\nevent a.wallchart\r\n" +
		"event \"my files/c.wallchart\" name \"Club 'night'\"\r\nsame \"A\" in \"a\" = \"B\" in \"May Open\"\r\n" +
		"apart \"C\" in \"a\" = \"D\" in \"May Open\"\r\n"
	if got := string(Written([]byte(raw), &s)); got != want {
		t.Errorf("written is\n%s\nwant\n%s", got, want)
	}
	s.Remove(0)
	if len(s.Same)+len(s.Apart) != 0 || len(s.Events) != 2 {
		t.Errorf("answers about an event that is gone: %v %v", s.Same, s.Apart)
	}
	fresh := Season{Name: "New", Places: []Hundredths{1000}, Ties: Share, Levels: []Level{ByBest}}
	fresh.Add("a.wallchart", "")
	fresh.Add("b/a.wallchart", "")
	if got := string(Written(nil, &fresh)); got != "series New\npoints 10\nevent a.wallchart\nevent b/a.wallchart name \"a 2\"\n" {
		t.Errorf("a new one is\n%s", got)
	}
}

// TestSet: a line that sets something is taken, any other is refused.
func TestSet(t *testing.T) {
	s := Season{}
	for _, line := range []string{"best 3", "points 5 3", "series The Cup", "level firsts"} {
		if err := s.Set(line); err != nil {
			t.Error(err)
		}
	}
	if got := fmt.Sprint(s.Best, s.Places, s.Name, s.Levels); got != "3 [5 3]The Cup[firsts]" {
		t.Errorf("set is %s", got)
	}
	for _, line := range []string{"event a.trf", "# best 3", "best", "worst 2", ""} {
		if err := s.Set(line); err == nil {
			t.Errorf("%q is taken", line)
		}
	}
}

// TestWrittenIsReadAgain: whatever the season is and whatever file it goes into, the file says it, and no remark is lost.
func TestWrittenIsReadAgain(t *testing.T) {
	name := rapid.StringMatching(`[A-Za-zé#=][A-Za-z0-9é# =]{0,8}[a-z0-9]`)
	rapid.Check(t, func(t *rapid.T) {
		amount := rapid.Custom(func(t *rapid.T) Hundredths { return Hundredths(rapid.IntRange(0, 5000).Draw(t, "amount")) })
		draw := func() Season {
			s := Season{Name: rapid.OneOf(rapid.Just(""), name).Draw(t, "name"),
				Ties: rapid.SampledFrom([]Ties{Share, Higher, Placed}).Draw(t, "ties"),
				Only: rapid.SampledFrom([]string{"", "U14", "girls and U1600"}).Draw(t, "only"),
				Else: amount.Draw(t, "else"), Score: amount.Draw(t, "score"), Participation: amount.Draw(t, "participation"),
				Best: rapid.IntRange(0, 5).Draw(t, "best"), Least: rapid.IntRange(0, 5).Draw(t, "least"),
				Places: rapid.SliceOfN(amount, 0, 4).Draw(t, "places"),
				Levels: rapid.SliceOfNDistinct(rapid.SampledFrom(Levels), 0, 4, rapid.ID).Draw(t, "levels")}
			for range rapid.IntRange(1, 4).Draw(t, "events") {
				s.Add(rapid.StringMatching(`[a-z][a-z /]{0,6}[a-z]\.trf`).Draw(t, "path"), rapid.OneOf(rapid.Just(""), name).Draw(t, "event"))
				e := &s.Events[len(s.Events)-1]
				e.Section, e.Weight = rapid.OneOf(rapid.Just(""), name).Draw(t, "section"), amount.Draw(t, "weight")
			}
			for range rapid.IntRange(0, 3).Draw(t, "answers") {
				who := func() Who { return Who{name.Draw(t, "who"), rapid.SampledFrom(s.Events).Draw(t, "in").Name} }
				s.Answer(Pair{who(), who()}, rapid.Bool().Draw(t, "same"))
			}
			return s
		}
		first, second := draw(), draw()
		raw := Written(nil, &first)
		lines := strings.Split(string(raw), "\n")
		at := rapid.IntRange(0, len(lines)-1).Draw(t, "at")
		raw = []byte(strings.Join(slices.Insert(lines, at, "# a remark"), "\n"))
		for _, s := range []*Season{&first, &second} {
			raw = Written(raw, s)
			back, err := Lines(raw)
			if err != nil {
				t.Fatalf("%v of\n%s", err, raw)
			}
			if got, want := fmt.Sprintf("%+v", back), fmt.Sprintf("%+v", *s); got != want {
				t.Fatalf("read again is\n%s, was\n%s, from\n%s", got, want, raw)
			}
			if strings.Count(string(raw), "# a remark") != 1 {
				t.Fatalf("the remark is gone:\n%s", raw)
			}
		}
	})
}
