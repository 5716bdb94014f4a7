package wallchart

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
)

// TestTheMeterCountsLines, whatever is read at a time, and hands out no more than a record may have.
func TestTheMeterCountsLines(t *testing.T) {
	text := strings.Repeat("\nab\n\n", 40) // lines end at 0, 3, 4, 5, 8, 9, …
	for _, piece := range []int{1, 3, 7, 100, 1000} {
		m := newScanner(strings.NewReader(text)).source
		at, passed := 0, 0
		for {
			n, err := m.Read(make([]byte, piece))
			at += n
			for ; passed < at; passed++ {
				want := 1 + strings.Count(text[:passed], "\n")
				if got := m.lineAt(int64(passed)); got != want {
					t.Fatalf("in pieces of %d, byte %d is on line %d, want %d", piece, passed, got, want)
				}
				if passed%3 == 2 {
					m.pass(int64(passed))
					if got := m.lineAt(int64(passed)); got != want {
						t.Fatalf("in pieces of %d, byte %d is on line %d when it is passed, want %d", piece, passed, got, want)
					}
				}
			}
			if err == io.EOF {
				break
			}
		}
		if m.read != int64(len(text)) {
			t.Errorf("of %d bytes %d are read", len(text), m.read)
		}
	}
	const between = 1<<20 + 4<<10
	m := newScanner(&endless{again: "x", left: 300 << 20}).source
	if m.upTo != between {
		t.Errorf("before a record %d bytes are read, want 1 MB and 4 kB", m.upTo)
	}
	m.pass(10)
	if m.upTo != between+10 {
		t.Errorf("behind the tenth byte it is read up to %d, want 1 MB and 4 kB more", m.upTo)
	}
	for _, c := range []struct {
		read, upTo int64
		n          int
		err        string
	}{
		{0, 100, 50, ""},
		{50, 100, 50, ""},
		{51, 100, 49, ""},
		{99, 100, 1, ""},
		{100, 100, 0, "a single record is longer than 1024 kB, which none of an event is"},
		{128<<20 - 1, 128 << 20, 1, ""},
		{128 << 20, 129 << 20, 0, "the file is larger than 128 MB, which no event is"},
	} {
		m.read, m.upTo = c.read, c.upTo
		n, err := m.Read(make([]byte, 50))
		if text := fmt.Sprint(err); n != c.n || c.err == "" && err != nil || c.err != "" && text != c.err {
			t.Errorf("at %d of %d, %d bytes are read, %v; want %d, %s", c.read, c.upTo, n, err, c.n, c.err)
		}
	}
}

// TestLongRecordsFollowEachOther: each record may be 1 MB long, with 4 kB of blanks, brackets and keys before it.
func TestLongRecordsFollowEachOther(t *testing.T) {
	blanks := strings.Repeat(" ", 1500)
	long := func(n int) string { return `{"key":"` + strings.Repeat("x", n-len(`{"key":""}`)) + `"}` }
	text := `{"wallchart":"1.0",` + blanks + `"extra":` + blanks + `[` + blanks + long(1<<20) + blanks + "," + blanks + long(1<<20) + blanks +
		`]` + blanks + `,` + blanks + `"tournament":` + blanks + `{},"sections":[]}`
	f, err := Read(strings.NewReader(text))
	if err != nil || len(f.Tournament.Extra) != 2 {
		t.Errorf("two records of 1 MB: %.200v", err)
	}
	_, err = Read(strings.NewReader(strings.Replace(text, "xx", strings.Repeat("x", 6000), 1)))
	if want := "Line 1: a single record is longer than 1024 kB, which none of an event is."; fmt.Sprint(err) != want {
		t.Errorf("a record of 6 kB more: %.200v, want %s", err, want)
	}
	_, err = Read(io.MultiReader(strings.NewReader(text[:5000]), failing{}))
	if fmt.Sprint(err) != "Line 1: no." {
		t.Errorf("a disk that cannot be read: %.200v", err)
	}
}

// TestBothSidesOfEachLimit of docs/dev/format.md, where what a file holds already is taken for granted.
func TestBothSidesOfEachLimit(t *testing.T) {
	read := func(w *walker, text string) *walker {
		w.scanner = newScanner(strings.NewReader(text))
		if w.file == nil {
			w.file = &File{Tournament: &model.Tournament{}}
		}
		return w
	}
	ids := func(n int) []model.ID { return make([]model.ID, n) }
	byes := func(n int) *model.Entry { return &model.Entry{Name: "A", Byes: make([]model.ByeRequest, n)} }
	sections := func(n int) *walker {
		return &walker{file: &File{Tournament: &model.Tournament{Sections: make([]*model.Section, n)}}}
	}
	for name, c := range map[string]struct {
		at   func(w *walker) error
		w    *walker
		text string
		want string // "" for none
		over bool   // the walk ends
	}{
		"the last section":   {func(w *walker) error { return w.section() }, sections(999), "{}", "", false},
		"a section too many": {func(w *walker) error { return w.section() }, sections(1000), "{}", "there are more than 1000 sections", true},
		"the last round": {func(w *walker) error { return w.round(&model.Section{Rounds: make([]model.Round, 999)}) },
			&walker{}, "{}", "", false},
		"a round too many": {func(w *walker) error { return w.round(&model.Section{Rounds: make([]model.Round, 1000)}) },
			&walker{}, "{}", "the section has more than 1000 rounds", true},
		"the last player": {func(w *walker) error { return w.person(1, byes(0), nil) }, &walker{people: 199_999}, "", "", false},
		"a player too many": {func(w *walker) error { return w.person(1, byes(0), nil) }, &walker{people: 200_000}, "",
			"there are more than 200000 players and teams", true},
		"the last bye": {func(w *walker) error { return w.person(1, byes(1000), nil) }, &walker{}, "", "", false},
		"a bye too many": {func(w *walker) error { return w.person(1, byes(1001), nil) }, &walker{}, "",
			"A has 1001 byes, more than the 1000 rounds a section may have", false},
		"the last of a roster": {func(w *walker) error { return w.person(1, byes(0), ids(5000)) }, &walker{}, "", "", false},
		"one too many on a roster": {func(w *walker) error { return w.person(1, byes(0), ids(5001)) }, &walker{}, "",
			"A has 5001 players on its roster, more than 5000", false},
		"the last record": {func(w *walker) error { return w.count(500_000) }, &walker{}, "", "", false},
		"a record too many": {func(w *walker) error { return w.count(500_001) }, &walker{}, "",
			"there are more than 500000 records, which no event has", true},
	} {
		w := read(c.w, c.text)
		err := c.at(w)
		got := ""
		for _, p := range w.found {
			got += p.What.String()
		}
		if got != c.want || c.over != errors.Is(err, errStop) || !c.over && err != nil {
			t.Errorf("%s: %q, %v; want %q", name, got, err, c.want)
		}
	}
	fields := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, `,"f%d":0`, i)
		}
		return `{"wallchart":"1.10","tournament":{},"sections":[{` + b.String()[1:] + "}]}"
	}
	f, err := Read(strings.NewReader(fields(100)))
	must.Do(t, err)
	if len(f.Notes) != 51 || f.Notes[50].String() != `Line 1: the field "f49" was not understood and will be lost when the file is saved.` {
		t.Errorf("of 100 unknown fields %d notes tell, the last %s", len(f.Notes), f.Notes[len(f.Notes)-1])
	}
	if _, err = Read(strings.NewReader(fields(101))); fmt.Sprint(err) != "Line 1: a section has more than 100 fields." {
		t.Errorf("101 fields: %v", err)
	}
	for n, want := range map[int]bool{244: true, 245: false} { // the first 256 bytes tell a file of ours
		text := strings.Repeat(" ", n) + `{"wallchart":"1.0","tournament":{},"sections":[]}`
		if _, err := Read(strings.NewReader(text)); (err == nil) != want {
			t.Errorf("behind %d blanks: %v", n, err)
		}
	}
}

// TestWhatCounts: what a record lists counts like records, so that no file is small to read and large in memory.
func TestWhatCounts(t *testing.T) {
	const head, section = `{"wallchart":"1.0","tournament":{},"sections":[{"section":{"id":1,"ranking":{"manual":[1,2,3]}}`, 1 + 1 + 1 + 3
	for text, want := range map[string]int{
		head + "}]}": section,
		head + `}],"lists":[{},{}],"extra":[{}],"log":[{"n":2},{"n":1}]}`:                                 section + 5,
		head + `,"players":[{"byes":[{},{}]},{}],"teams":[{"byes":[{},{},{},{},{}],"roster":[1,2,3]}]}]}`: section + 4 + 9,
		head + `,"rounds":[{"round":{"no":1},"pairings":[{"sides":[1,2],"games":[{},{},{}]},{"sides":[1,0]}]}]}]}`: section + 1 +
			4 + 1,
		head + `,"adjustments":[{}],"forbidden":[{"who":[1,2]},{}],"acceleration":[{}],"extra":[{}]}]}`: section + 1 + 4 + 2,
	} {
		w := &walker{scanner: newScanner(strings.NewReader(text)), file: &File{Tournament: &model.Tournament{}}}
		if err := w.object(phrase.New("a file"), w.field); err != nil || w.records != want {
			t.Errorf("%s: %d records, want %d; %v %v", text, w.records, want, err, w.found)
		}
	}
}

// TestAllThatIsWrong with a file is told whole: every line, and nothing twice.
func TestAllThatIsWrong(t *testing.T) {
	const head = "{\"wallchart\":\"1.6\",\n\"tournament\":{},\n\"sections\":[\n"
	const round = head + "{\"section\":{},\n\"rounds\":[\n{\"round\":{\"no\":1},\n\"pairings\":[\n"
	for name, c := range map[string]struct{ text, want string }{
		"a version that is a number": {"{\n\"wallchart\":1}", "Line 2: a record should stand here, and this is a number."},
		"a version of nothing":       {"{\"wallchart\":\n\"\"}", `Line 2: "" is not a format version such as "` + Current.String() + `".`},
		"a version of one number":    {`{"wallchart":"1"}`, `Line 1: "1" is not a format version such as "` + Current.String() + `".`},
		"a version of three":         {`{"wallchart":"1.0.0"}`, `Line 1: "1.0.0" is not a format version such as "` + Current.String() + `".`},
		"a version to come": {"{\"wallchart\":\n\n\"2.0\"}", "Line 3: the file was written by a newer version of Wallchart " +
			"(format 2.0, this one reads up to 1); update the program to open it."},
		"no file of ours":  {"{\"wallcharts\":1}", `Line 1: this is not a Wallchart file: it should begin with {"wallchart":.`},
		"a list":           {`["wallchart"]`, `Line 1: this is not a Wallchart file: it should begin with {"wallchart":.`},
		"nothing at all":   {"", `Line 1: this is not a Wallchart file: it should begin with {"wallchart":.`},
		"the first key":    {"{\n\n \"wallchart\"", "Line 3: the file ends here in the middle, it is not whole; open the version before it."},
		"no list of lists": {"{\"wallchart\":\"1.6\",\n\"lists\":\n{}}", `Line 3: here should be the saved tie-break lists, beginning with "[".`},
		"no list of extras": {"{\"wallchart\":\"1.6\",\n\"extra\":\n1}",
			`Line 3: here should be the records of other programs, beginning with "[".`},
		"no log":          {"{\"wallchart\":\"1.6\",\n\"log\":{}}", `Line 2: here should be the log, beginning with "[".`},
		"no players":      {head + "{\"players\":1}]}", `Line 4: here should be the players, beginning with "[".`},
		"no teams":        {head + "{\"teams\":1}]}", `Line 4: here should be the teams, beginning with "[".`},
		"no round":        {head + "{\"rounds\":[\n7]}]}", `Line 5: here should be a round, beginning with "{".`},
		"no pairings":     {head + "{\"rounds\":[{\"pairings\":7}]}]}", `Line 4: here should be the pairings, beginning with "[".`},
		"no adjustments":  {head + "{\"adjustments\":7}]}", `Line 4: here should be the adjustments, beginning with "[".`},
		"no forbidden":    {head + "{\"forbidden\":7}]}", `Line 4: here should be the forbidden pairings, beginning with "[".`},
		"no acceleration": {head + "{\"acceleration\":7}]}", `Line 4: here should be the acceleration, beginning with "[".`},
		"no extras of a section": {head + "{\"extra\":7}]}",
			`Line 4: here should be the records of other programs, beginning with "[".`},
		"a wrong record is not looked at twice": {round + "{\"sides\":[0,0],\"side\":1}]}]}]}", `Line 8: the field "side" is unknown.`},
		"one wrong record does not hide another": {round + "{\"sides\":[0,1]},\n{\"sides\":[1,-1]},\n" +
			"{\"sides\":[1,0]},\n{\"sides\":[-1,1]}]}]}]}",
			"Line 8: the pairing has no participant on its first side.\nLine 9: the pairing has no participant on its first side.\n" +
				"Line 11: the pairing has no participant on its first side."},
		"White on a third side": {round + "{\"sides\":[1,2],\"games\":[{\"white\":1},{\"white\":0},{\"white\":2}]}]}]}]}",
			"Line 8: White is side 2, there are sides 0 and 1."},
		"a round out of order": {head + "{\"rounds\":[{\"round\":{\"no\":1}},\n{\"round\":{\"no\":3}},\n" +
			"{\"round\":{\"no\":3}},\n{\"round\":{}}]}]}",
			"Line 5: round 3 stands where round 2 should.\nLine 7: round 0 stands where round 4 should."},
		"a wrong round has no number": {head + "{\"rounds\":[{\"round\":{\"no\":\"1\"}}]}]}", `Line 4: the field "no" cannot be a text.`},
		"unknown everywhere": {"{\"wallchart\":\"1.6\",\n\"a\":[{}],\n\"tournament\":{\"b\":1},\n" +
			"\"sections\":[{\n\"c\":{},\n\"section\":{\"d\":1}," +
			"\n\"rounds\":[{\"round\":{\"no\":1},\n\"e\":2}]}]\n,\n\"f\":\"\"}",
			"Line 2: the field \"a\" is unknown.\nLine 3: the field \"b\" is unknown.\nLine 5: the field \"c\" is unknown.\n" +
				"Line 6: the field \"d\" is unknown.\nLine 8: the field \"e\" is unknown.\nLine 10: the field \"f\" is unknown."},
		"an unknown field breaks off": {"{\"wallchart\":\"1.6\",\n\"a\":[\n1",
			"Line 2: the field \"a\" is unknown.\nLine 3: the file ends here in the middle, it is not whole; open the version before it."},
		"a key that is none":   {head + "{\n7:1}]}", `Line 5: this is not JSON: "7" is out of place here.`},
		"no comma":             {head + "{\"players\":[{}\n{}]}]}", "Line 5: this is not JSON."},
		"broken behind blanks": {head + "{\"players\":[{} , \r\n\t \n{x}]}]}", `Line 6: this is not JSON: "x" is out of place here.`},
		"broken behind a key": {head + "{\"players\":[{}],\n\"section\" : \n {x}}]}",
			`Line 6: this is not JSON: "x" is out of place here.`},
		"a list that is closed wrongly": {head + "{\"players\":[{}\n}}]}", `Line 5: this is not JSON: "}" is out of place here.`},
		"a field of the event twice": {"{\"wallchart\":\"1.6\",\n\"tournament\":{},\n\"tournament\":{}}",
			`Line 3: the field "tournament" stands here a second time; delete one of the two.`},
		"a field far into a record": {head + "{\"section\":{\"id\":1,\n\"name\":\"A\",\n\"id\":2}}]}",
			`Line 6: the field "id" stands here a second time; delete one of the two.`},
		"the log": {head + "],\n\"log\":[\n{\"n\":3},\n{\"n\":3},\n{\"n\":0},\n{\"n\":4},\n{\"n\":1}]}",
			"Line 7: entry 3 of the log stands below entry 3, the newest should come first.\nLine 8: entry 0 of the log: entries count from 1.\n" +
				"Line 9: entry 4 of the log stands below entry 0, the newest should come first."},
		"neither event nor sections": {"{\"wallchart\":\"1.6\"\n}", `Line 2: the file has no "tournament".`},
		"no sections":                {"{\"wallchart\":\"1.6\",\n\"tournament\":{}\n}", `Line 3: the file has no "sections".`},
		"more behind it":             {head + "]}\n\n7", "Line 6: the file goes on after its end."},
		"a fault and an end": {head + "{\"players\":[{\"no\":true},\n", "Line 4: the field \"no\" cannot be true or false.\n" +
			"Line 5: the file ends here in the middle, it is not whole; open the version before it."},
	} {
		f, err := Read(strings.NewReader(c.text))
		if err == nil || err.Error() != c.want || f != nil {
			t.Errorf("%s: %v; want\n%s", name, err, c.want)
		}
	}
}

// TestWhatANewerFileHas is noted by its line, in records and beside them, and no fault is forgiven for it.
func TestWhatANewerFileHas(t *testing.T) {
	const lost = " was not understood and will be lost when the file is saved."
	text := "{\"wallchart\":\"1.99\",\n\"tournament\":{\"name\":\"X\",\"mascot\":{},\"lastID\":3},\n\"sections\":[\n{\"weather\":1,\n" +
		"\"section\":{\"id\":2,\"name\":\"A\",\"colour\":[]},\n\"players\":[{\"id\":4,\"eyes\":\"blue\"}]}]}"
	f, err := Read(strings.NewReader(text))
	must.Do(t, err)
	want := []string{"The file was written by a newer version of Wallchart (format 1.99).", `Line 2: the field "mascot"` + lost,
		`Line 4: the field "weather"` + lost, `Line 5: the field "colour"` + lost, `Line 6: the field "eyes"` + lost}
	if got := phrase.Join("\n", f.Notes...).String(); got != strings.Join(want, "\n") {
		t.Errorf("the notes are\n%s", got)
	}
	if s := f.Tournament.Sections[0]; f.Tournament.Name != "X" || f.Tournament.LastID != 3 ||
		s.Name != "A" || s.Players[0].ID != 4 || s.LastID != 4 {
		t.Errorf("read %+v, %+v", f.Tournament, s)
	}
	_, err = Read(strings.NewReader(strings.Replace(text, `"id":4,`, `"id":"4",`, 1)))
	if fmt.Sprint(err) != `Line 6: the field "id" cannot be a text.` {
		t.Errorf("with a fault: %v", err)
	}
	for minor := 6; minor <= Current.Minor; minor++ {
		version := Version{1, minor}.String()
		_, err = Read(strings.NewReader(strings.Replace(text, "1.99", version, 1)))
		if lines := strings.Split(fmt.Sprint(err), "\n"); len(lines) != 4 || lines[0] != `Line 2: the field "mascot" is unknown.` {
			t.Errorf("in a file of version %s they are %v", version, lines)
		}
	}
	if about := must.Have(os.ReadFile("../../docs/dev/format.md"))(t); !bytes.Contains(about, []byte("of before "+Current.String()+" no ")) {
		t.Errorf("docs/dev/format.md, Versions, says not what files of before %s lack", Current)
	}
}

// TestTheSignOfOurFiles is the first key.
func TestTheSignOfOurFiles(t *testing.T) {
	for text, want := range map[string]bool{
		`{"wallchart":"1.0"`: true, "\ufeff{\"wallchart\"": true, " \t\r\n{ \t\r\n\"wallchart\"": true, "\ufeff \n{\"wallchart\"": true,
		`"wallchart"`: false, `{"wallchart`: false, `{"tournament":1,"wallchart"`: false, "": false, "{": false, "x{\"wallchart\"": false,
	} {
		if got := Sniff([]byte(text)); got != want {
			t.Errorf("%q is the beginning of one of our files: %v, want %v", text, got, want)
		}
	}
}

// TestWhatOlderFilesMean: docs/dev/format.md, "Versions".
func TestWhatOlderFilesMean(t *testing.T) {
	rated := func(rating, national int) string {
		return fmt.Sprintf(`,"players":[{"id":1,"no":1,"name":"A","nationalRating":1},`+
			`{"id":2,"no":2,"name":"B","rating":%d,"nationalRating":%d}]`,
			rating, national)
	}
	for _, c := range []struct {
		version, federation, head, rest string
		system                          string
		book                            model.Rulebook
		ratings                         model.RatingChoice
	}{
		{"1.0", "USA", ``, rated(1, 2), "", model.FIDERules, model.RatingFIDEFirst},
		{"1.0", "USA", ``, rated(0, 2), "", model.FIDERules, model.RatingUsual},
		{"1.0", "USA", `,"ratings":"lower"`, rated(1, 2), "", model.FIDERules, model.RatingLower},
		{"1.0", "GER", ``, rated(2, 1), "", model.FIDERules, model.RatingUsual},
		{"1.0", "GER", ``, rated(1, 2), "", model.FIDERules, model.RatingFIDEFirst},
		{"1.1", "GER", ``, rated(1, 2), "", model.FIDERules, model.RatingUsual},
		{"1.1", "", `,"system":"us-swiss"`, rated(1, 2), "us-swiss", model.USChessRules, model.RatingFIDEFirst},
		{"1.2", "", `,"system":"us-swiss"`, rated(1, 2), "us-swiss", model.USChessRules, model.RatingUsual},
		{"1.2", "", `,"system":"lothian a=b"`, "", "lothian", model.OwnRules, model.RatingUsual},
		{"1.3", "", `,"system":"lothian"`, "", "lothian", model.FIDERules, model.RatingUsual},
		{"1.0", "", `,"system":"lothian","rulebook":"US Chess"`, "", "lothian", model.USChessRules, model.RatingUsual},
		{"1.4", "USA", `,"system":"dutch"`, rated(1, 2), "dutch", model.FIDERules, model.RatingUsual},
	} {
		text := `{"wallchart":"` + c.version + `","tournament":{"federation":"` + c.federation +
			`"},"sections":[{"section":{"id":7` + c.head + `}` +
			c.rest + `}]}`
		f := must.Have(Read(strings.NewReader(text)))(t)
		s := f.Tournament.Sections[0]
		if s.System != c.system || s.Rulebook != c.book || s.Ratings != c.ratings || f.Tournament.LastID != 7 {
			t.Errorf("%s means system %q, rules of %s, ratings %q, and the last section %d; want %+v", text, s.System, s.Rulebook, s.Ratings,
				f.Tournament.LastID, c)
		}
		if a := s.SystemSettings["a"]; (a == "b") != strings.Contains(c.head, "a=b") {
			t.Errorf("%s has the settings %v", text, slices.Collect(maps.Keys(s.SystemSettings)))
		}
	}
}
