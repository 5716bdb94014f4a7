package season

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/must"
	"wallchart/standings/series"
)

// whole reads a season that is whole.
func whole(raw []byte) (series.Season, error) {
	s, err := Lines(raw)
	if err == nil {
		err = s.Check()
	}
	return s, err
}

// TestRead: a season's file, and every line that cannot be read with what to write.
func TestRead(t *testing.T) {
	s := must.Have(whole([]byte("\ufeff# our series\r\nseries: Autumn Grand Prix\r\npoints 10 8.5; 6,25\r\nelse 1\r\nscore 0.5\r\n" +
		"participation 2\r\nties higher\r\nonly unter 14 und Mädchen\r\nbest 3\r\nleast 2\r\nlevel firsts last\r\n" +
		"event \"my files/October.wallchart\"\r\n" +
		"event nov.trf name \"November Open\" section \"Section A\" weight 1.5\r\n" +
		"same \"A\" in October = \"B\" in \"november open\"\r\n")))(t)
	want := `{Name:Autumn Grand Prix Places:[10 8.5 6.25] Else:1 Score:0.5 Participation:2 Ties:higher Only:U14 and girls Best:3 Least:2 ` +
		`Levels:[firsts last] ` +
		`Events:[{Path:my files/October.wallchart Name:October Section: Weight:1} ` +
		`{Path:nov.trf Name:November Open Section:Section A Weight:1.5}] ` +
		`Same:[{First:"A" in "October" Second:"B" in "november open"}] Apart:[]}`
	if got := fmt.Sprintf("%+v", s); got != want {
		t.Errorf("read is\n%s, want\n%s", got, want)
	}
	for text, want := range map[string]string{
		"points 10":                                   "the series has no event",
		"event a.x":                                   "nothing is worth points",
		"points 10\nonly nonsense\nevent a.x":         `line 2: "nonsense" is no rule for a category`,
		"points ten\nevent a.x":                       `line 1: "ten" is no number of points`,
		"points 10.125\nevent a.x":                    "is no number of points",
		"points -1\nevent a.x":                        "is no number of points",
		"points 10\n\nbest 0\nevent a.x":              `line 3: "0" is no number of events`,
		"points 10\nties half\nevent a.x":             `"half" is no way to treat ties`,
		"points 10\nlevel luck\nevent a.x":            `"luck" separates nobody`,
		"points 10\nevent":                            "the event has no file",
		"points 10\nevent \"a.x":                      "the event has no file",
		"points 10\nevent a.x weight":                 `nothing is said after "weight"`,
		"points 10\nevent a.x colour red":             `"colour" is not said of an event`,
		"points 10\nevent a.x\nevent b/a.y":           "two events are called a",
		"points 10\nevent a.x\nsame A = B":            "does not say who is meant",
		"points 10\nevent a.x\napart A in b = B in a": "no event is called b",
		"prizes 10\nevent a.x":                        `"prizes" is no word of a series`,
	} {
		if _, err := whole([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// FuzzRead: whatever a file holds, it is read or refused, and what was read says the same again.
func FuzzRead(f *testing.F) {
	f.Add([]byte("series A\npoints 10 8\nbest 2\nevent a.x weight 2\nsame \"A\" in a = \"B\" in a"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		s, err := whole(raw)
		if err != nil {
			return
		}
		for _, p := range s.Same {
			if got, err := pair(strings.TrimPrefix(p.Line(true), "same ")); err != nil || got != p {
				t.Errorf("%s is read as %+v, %v", p.Line(true), got, err)
			}
		}
	})
}

// TestWritten: what changes is written where it stood; remarks, order and ends of lines stay.
func TestWritten(t *testing.T) {
	raw := "# Spring\r\nseries Cup\r\n\r\nbest 3 \r\npoints 10 8\r\n# the first\r\nevent a.wallchart\r\nevent b.trf weight 2\r\n" +
		"same \"A\" in a = \"B\" in b\r\n"
	s := must.Have(whole([]byte(raw)))(t)
	if got := string(Written([]byte(raw), &s)); got != raw {
		t.Errorf("nothing has changed, and written is\n%s", got)
	}
	s.Best, s.Participation, s.Name, s.Levels = 0, 150, "", nil
	s.Events[0], s.Events[1] = s.Events[1], s.Events[0]
	s.Rename(0, "May Open")
	s.Add("my files/c.wallchart", "Club  \"night\"")
	s.Answer(series.Pair{First: series.Who{Name: "C", Event: "a"}, Second: series.Who{Name: "D", Event: "May Open"}}, false)
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
	fresh := series.Season{Name: "New", Places: []series.Hundredths{1000}, Ties: series.Share, Levels: []series.Level{series.ByBest}}
	fresh.Add("a.wallchart", "")
	fresh.Add("b/a.wallchart", "")
	if got := string(Written(nil, &fresh)); got != "series New\npoints 10\nevent a.wallchart\nevent b/a.wallchart name \"a 2\"\n" {
		t.Errorf("a new one is\n%s", got)
	}
}

// TestSet: a line that sets something is taken, any other is refused.
func TestSet(t *testing.T) {
	s := series.Season{}
	for _, line := range []string{"best 3", "points 5 3", "series The Cup", "level firsts"} {
		if err := Set(&s, line); err != nil {
			t.Error(err)
		}
	}
	if got := fmt.Sprint(s.Best, s.Places, s.Name, s.Levels); got != "3 [5 3]The Cup[firsts]" {
		t.Errorf("set is %s", got)
	}
	for _, line := range []string{"event a.trf", "# best 3", "best", "worst 2", ""} {
		if err := Set(&s, line); err == nil {
			t.Errorf("%q is taken", line)
		}
	}
}

// TestWrittenIsReadAgain: whatever the season is and whatever file it goes into, the file says it, and no remark is lost.
func TestWrittenIsReadAgain(t *testing.T) {
	name := rapid.StringMatching(`[A-Za-zé#=][A-Za-z0-9é# =]{0,8}[a-z0-9]`)
	rapid.Check(t, func(t *rapid.T) {
		amount := rapid.Custom(func(t *rapid.T) series.Hundredths {
			return series.Hundredths(rapid.IntRange(0, 5000).Draw(t, "amount"))
		})
		draw := func() series.Season {
			s := series.Season{Name: rapid.OneOf(rapid.Just(""), name).Draw(t, "name"),
				Ties: rapid.SampledFrom([]series.Ties{series.Share, series.Higher, series.Placed}).Draw(t, "ties"),
				Only: rapid.SampledFrom([]string{"", "U14", "girls and U1600"}).Draw(t, "only"),
				Else: amount.Draw(t, "else"), Score: amount.Draw(t, "score"), Participation: amount.Draw(t, "participation"),
				Best: rapid.IntRange(0, 5).Draw(t, "best"), Least: rapid.IntRange(0, 5).Draw(t, "least"),
				Places: rapid.SliceOfN(amount, 0, 4).Draw(t, "places"),
				Levels: rapid.SliceOfNDistinct(rapid.SampledFrom(series.Levels), 0, 4, rapid.ID).Draw(t, "levels")}
			for range rapid.IntRange(1, 4).Draw(t, "events") {
				s.Add(rapid.StringMatching(`[a-z][a-z /]{0,6}[a-z]\.trf`).Draw(t, "path"), rapid.OneOf(rapid.Just(""), name).Draw(t, "event"))
				e := &s.Events[len(s.Events)-1]
				e.Section, e.Weight = rapid.OneOf(rapid.Just(""), name).Draw(t, "section"), amount.Draw(t, "weight")
			}
			for range rapid.IntRange(0, 3).Draw(t, "answers") {
				who := func() series.Who {
					return series.Who{Name: name.Draw(t, "who"), Event: rapid.SampledFrom(s.Events).Draw(t, "in").Name}
				}
				s.Answer(series.Pair{First: who(), Second: who()}, rapid.Bool().Draw(t, "same"))
			}
			return s
		}
		first, second := draw(), draw()
		raw := Written(nil, &first)
		lines := strings.Split(string(raw), "\n")
		at := rapid.IntRange(0, len(lines)-1).Draw(t, "at")
		raw = []byte(strings.Join(slices.Insert(lines, at, "# a remark"), "\n"))
		for _, s := range []*series.Season{&first, &second} {
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
