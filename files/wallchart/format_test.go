package wallchart

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// anyFile draws a random event with the log of random changes.
func anyFile(t *rapid.T) *File {
	at := time.Date(2026, 5, 31, 9, 0, 0, 0, time.UTC)
	j := journal.New(steps.List, journaltest.Tournament(t), nil, func() time.Time { at = at.Add(1234 * time.Millisecond); return at })
	for range rapid.IntRange(0, 8).Draw(t, "steps") {
		_ = j.Do(journaltest.Change(t, j.Tournament()))
		if rapid.IntRange(0, 3).Draw(t, "undo") == 0 {
			_, _ = j.Undo()
		}
	}
	return &File{Tournament: j.Tournament(), Log: j.Entries(), Version: Current}
}

func written(t must.Test, f *File) []byte {
	var b bytes.Buffer
	must.Do(t, Write(&b, f))
	return b.Bytes()
}

// TestReadAfterWriteIsIdentity also holds that the same file gives the same
// bytes twice.
func TestReadAfterWriteIsIdentity(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := anyFile(t)
		b := written(t, f)
		back, err := Read(bytes.NewReader(b))
		if err != nil {
			t.Fatalf("%v\n%s", err, b)
		}
		for i := range f.Log {
			if len(f.Log[i].With) > maxChange {
				f.Log[i].With = nil
			}
		}
		if diff := cmp.Diff(f, back, cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("read back, the file differs:\n%s\n%s", diff, b)
		}
		if again := written(t, back); !bytes.Equal(b, again) {
			t.Fatalf("written again, the file is\n%s\nand was\n%s", again, b)
		}
	})
}

// league is an event of two sections with a round each and a log.
func league(t testing.TB) *journal.Journal {
	t.Helper()
	ev := &model.Tournament{Name: "League", LastID: 2}
	for k, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		s := &model.Section{ID: model.ID(k + 1), Name: kind.String(), Kind: kind, Boards: 2 * k, Scoring: model.Classic(2, 1, 2*k), LastID: 4}
		var r model.Round
		for i := range 4 {
			e := model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprint("Number ", i+1)}
			if kind == model.Individual {
				s.Players = append(s.Players, model.Player{Entry: e})
			} else {
				s.Teams = append(s.Teams, model.Team{Entry: e})
			}
			if i%2 == 1 {
				r.Pairings = append(r.Pairings, model.Pairing{Board: i/2 + 1, Sides: [2]model.ID{model.ID(i), model.ID(i + 1)}})
			}
		}
		s.Rounds = []model.Round{r}
		ev.Sections = append(ev.Sections, s)
	}
	at := time.Date(2026, 5, 31, 9, 0, 0, 0, time.UTC)
	j := journal.New(steps.List, ev, nil, func() time.Time { at = at.Add(time.Minute); return at })
	must.Do(t, j.Do(steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Win, model.Loss}}))
	return j
}

// TestAChangedResultIsOneLine compares files line by line: the pairing's line
// changes, and with the log one line is new.
func TestAChangedResultIsOneLine(t *testing.T) {
	for _, c := range []journal.Change{
		steps.SetResult{Section: 1, Round: 1, Board: 2, Result: steps.Result{model.Draw, model.Draw}},
		steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{3, 1}},
		steps.SetBoardResult{Section: 2, Round: 1, Board: 2, Game: 1, Result: steps.Result{model.Win, model.Loss}},
	} {
		j := league(t)
		log := j.Entries()
		before := written(t, &File{Tournament: j.Tournament(), Log: log})
		must.Do(t, j.Do(c))
		after := written(t, &File{Tournament: j.Tournament(), Log: log})
		if gone, come := lineDiff(before, after); len(gone) != 1 || len(come) != 1 {
			t.Errorf("%s: %d lines gone, %d come:\n%s\n%s", c.Label(), len(gone), len(come), gone, come)
		}
		logged := written(t, &File{Tournament: j.Tournament(), Log: j.Entries()})
		if gone, come := lineDiff(after, logged); len(gone) != 0 || len(come) != 1 || !strings.Contains(come[0], c.Label().String()) {
			t.Errorf("%s: with the log %d lines gone, %d come:\n%s\n%s", c.Label(), len(gone), len(come), gone, come)
		}
	}
}

// lineDiff gives the lines that only one of two files has.
func lineDiff(a, b []byte) (gone, come []string) {
	count := map[string]int{}
	for _, l := range strings.Split(string(a), "\n") {
		count[l]++
	}
	for _, l := range strings.Split(string(b), "\n") {
		if count[l]--; count[l] < 0 {
			come = append(come, l)
		}
	}
	for l, n := range count {
		for ; n > 0; n-- {
			gone = append(gone, l)
		}
	}
	return gone, come
}

func TestReadersNameEveryWrongLine(t *testing.T) {
	const head = "{\"wallchart\":\"1.0\",\n\"tournament\":{\"name\":\"X\",\"lastID\":1},\n\"sections\":[\n"
	const section = "{\"section\":{\"id\":1,\"name\":\"Open\",\"kind\":\"individual\",\"format\":\"Swiss\",\"scoring\":{}," +
		"\"primary\":\"match points\",\"ranking\":{},\"lastID\":2},\n"
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", "Line 1: this is not a Wallchart file"},
		{"another format", "012 XXX\n", "Line 1: this is not a Wallchart file"},
		{"newer major", `{"wallchart":"2.0","tournament":{},"sections":[]}`,
			"Line 1: the file was written by a newer version of Wallchart (format 2.0, this one reads up to 1); update the program to open it."},
		{"no version", `{"wallchart":"one"}`, `Line 1: "one" is not a format version such as "` + Current.String() + `".`},
		{"half", head + section + "\"players\":[\n{\"id\":1,\"no\":1,", "Line 6: the file ends here in the middle"},
		{"no sections", "{\"wallchart\":\"1.0\",\n\"tournament\":{\"name\":\"X\",\"lastID\":1}}\n", `Line 2: the file has no "sections".`},
		{"goes on", head + "]}\n{}", "Line 5: the file goes on after its end."},
		{"not JSON", head + section + "\"players\":[\n{\"id\":1,\"no\":1,\"name\":\"A\"},\n{\"id\":2,,}]}]}\n",
			`Line 7: this is not JSON: "," is out of place here.`},
		{"two lines", head + section + "\"players\":[\n{\"id\":1,\"no\":\"one\",\"name\":\"A\"},\n{\"id\":2,\"no\":2,\"name\":\"B\"},\n" +
			"{\"id\":3,\"nom\":\"C\"}]}]}\n",
			"Line 6: the field \"no\" cannot be a text.\nLine 8: the field \"nom\" is unknown."},
		{"an outcome", head + section + "\"rounds\":[\n{\"round\":{\"no\":1},\"pairings\":[\n" +
			"{\"board\":1,\"sides\":[1,2],\"outcomes\":[\"won\",\"loss\"]}]}]}]}\n", `Line 7: "won" is not an outcome; known are`},
		{"no side", head + section + "\"rounds\":[\n{\"round\":{\"no\":1},\"pairings\":[\n" +
			"{\"board\":1,\"sides\":[0,2],\"outcomes\":[\"win\",\"loss\"]}]}]}]}\n", `Line 7: the pairing has no participant on its first side.`},
		{"a round missing", head + section + "\"rounds\":[\n{\"round\":{\"no\":2}}]}]}\n", `Line 6: round 2 stands where round 1 should.`},
		{"a key", head + "],\n\"weather\":\"fine\"}\n", `Line 5: the field "weather" is unknown.`},
		{"a field twice", head + section + "\"players\":[\n{\"id\":1,\"no\":1,\"name\":\"A\",\n\"name\":\"B\"}]}]}\n",
			`Line 7: the field "name" stands here a second time; delete one of the two.`},
		{"a field twice, in capitals", head + section + "\"players\":[\n{\"id\":1,\"no\":1,\"name\":\"A\",\"N\\u0061ME\":\"B\"}]}]}\n",
			`Line 6: the field "N\u0061ME" stands here a second time`},
		{"a field twice, deep", head + section + "\"players\":[\n{\"id\":1,\"no\":1,\"name\":\"A\"," +
			"\"byes\":[{\"round\":1,\"round\":2,\"kind\":\"zero-point bye\"}]}]}]}\n",
			`Line 6: the field "round" stands here a second time`},
		{"players twice", head + section + "\"players\":[],\n\"players\":[]}]}\n",
			`Line 6: the field "players" stands here a second time; delete one of the two.`},
		{"a section twice", head + section + section[1:], `Line 5: the field "section" stands here a second time`},
		{"a round twice", head + section + "\"rounds\":[\n{\"round\":{\"no\":1},\n\"round\":{\"no\":1}}]}]}\n",
			`Line 7: the field "round" stands here a second time`},
		{"Latin letters", head + section + "\"players\":[\n{\"id\":1,\"no\":1,\n\"name\":\"M\xe4rz\"}]}]}\n",
			`Line 7: byte 0xe4 is no text in UTF-8; save the file as UTF-8, or type the letter again.`},
		{"half a letter", head + section + "\"players\":[\n{\"id\":1,\"no\":1,\"name\":\"A \\ud83d\"}]}]}\n",
			`Line 6: half of a letter stands here`},
		{"a roster of thousands", head + section + "\"teams\":[\n{\"id\":1,\"no\":1,\"name\":\"A\",\"roster\":[1" +
			strings.Repeat(",1", maxRoster) + "]}]}]}\n",
			`Line 6: A has 5001 players on its roster, more than 5000.`},
		{"byes of thousands", head + section + "\"players\":[\n{\"id\":1,\"no\":1,\"name\":\"A\",\"byes\":[{}" +
			strings.Repeat(",{}", maxRounds) + "]}]}]}\n",
			`Line 6: A has 1001 byes, more than the 1000 rounds a section may have.`},
		{"a list that is none", head[:len(head)-2] + "{}}\n", `Line 3: here should be the sections, beginning with "[".`},
		{"the log upside down", head + "],\n\"log\":[\n{\"n\":1,\"time\":\"2026-05-31T09:00:00Z\",\"label\":\"A\"},\n" +
			"{\"n\":2,\"time\":\"2026-05-31T09:00:00Z\",\"label\":\"B\"}]}", "Line 7: entry 2 of the log stands below entry 1"},
	} {
		f, err := Read(strings.NewReader(c.text))
		if err == nil || !strings.HasPrefix(err.Error(), c.want) || f != nil {
			t.Errorf("%s: %q and %v, want %q", c.name, err, f, c.want)
		}
		var u Unreadable
		if !errors.As(err, &u) {
			t.Errorf("%s: the error is no Unreadable", c.name)
		}
	}
}

func TestANewerMinorVersionOpensWithANote(t *testing.T) {
	text := "{\"wallchart\":\"1.99\",\n\"tournament\":{\"name\":\"X\",\"mascot\":\"a knight\",\"lastID\":0},\n" +
		"\"weather\":[1,{}],\n\"sections\":[]}"
	f := must.Have(Read(strings.NewReader(text)))(t)
	if f.Tournament.Name != "X" || f.Version != (Version{1, 99}) {
		t.Errorf("read %+v", f)
	}
	want := []string{"The file was written by a newer version of Wallchart (format 1.99).",
		`Line 2: the field "mascot" was not understood and will be lost when the file is saved.`,
		`Line 3: the field "weather" was not understood and will be lost when the file is saved.`}
	if got := phrase.Join("\n", f.Notes...).String(); got != strings.Join(want, "\n") {
		t.Errorf("the notes are\n%s", got)
	}
}

// TestOldVersionsOpen reads a file as version 1.0 wrote it, which is never to be
// written anew.
func TestOldVersionsOpen(t *testing.T) {
	in := must.Have(os.Open("testdata/version-1.0.wallchart"))(t)
	defer in.Close()
	f := must.Have(Read(in))(t)
	if p := f.Tournament.Check(); len(p) > 0 {
		t.Error(p)
	}
	var got []string
	for _, s := range f.Tournament.Sections {
		sh := model.NewSheet(f.Tournament, s, 0)
		for _, l := range sh.Lines {
			got = append(got, fmt.Sprintf("%s %s %s", l.Name, l.Match, l.Games))
		}
	}
	want := "Bruno, Test 1.0 0.5|Anna, Test 1.5 1.5|Șerban, Ioan 0.5 0.5|Edgewood MS 1.0 3.5|North Side MS 0.0 0.5|" +
		"Goshen MS 0.5 2.0|Lake MS 0.5 2.0"
	if strings.Join(got, "|") != want {
		t.Errorf("the standings of the old file are %s, want %s", strings.Join(got, "|"), want)
	}
	if len(f.Log) != 2 || f.Log[0].N != 1 || f.Log[1].Label != "Enter ½-½, round 2 board 1 (Șerban, Ioan – Anna, Test)" {
		t.Errorf("the log of the old file is %+v", f.Log)
	}
}

// TestSettingsBehindTheSystemAreUnderstood: until version 1.2 the settings of a
// pairing system stood behind its code, in the section and in the log.
func TestSettingsBehindTheSystemAreUnderstood(t *testing.T) {
	const old = `{"wallchart":"1.2",
"tournament":{"name":"X","lastID":1},
"sections":[
{"section":{"id":1,"name":"Open","kind":"individual","format":"Swiss",
"system":"us-swiss teams=plus-two class=1600-1800 class=1400-1600","scoring":{},"primary":"match points",
"ranking":{"tieBreaks":[]},"lastID":0}}]}`
	want := model.SystemSettings{"teams": "plus-two", "class": "1600-1800,1400-1600"}
	f := must.Have(Read(strings.NewReader(old)))(t)
	if s := f.Tournament.Sections[0]; s.System != "us-swiss" || !maps.Equal(s.SystemSettings, want) || s.Rulebook != model.USChessRules {
		t.Errorf("the system is %q by the rules of %s with %v, want us-swiss with %v", s.System, s.Rulebook, s.SystemSettings, want)
	}
	now := `"system":"us-swiss","systemSettings":{"class":"1600-1800,1400-1600","teams":"plus-two"},"rulebook":"US Chess"`
	if b := written(t, f); !strings.Contains(string(b), now) {
		t.Errorf("written anew it is\n%s\nwithout %s", b, now)
	}
	var c steps.EditSection
	edit := `{"section":1,"settings":{"format":"Swiss","system":"us-swiss bye=colours","primary":"match points"}}`
	must.Do(t, json.Unmarshal([]byte(edit), &c))
	after := must.Have(c.Apply(f.Tournament))(t)
	if s := after.Sections[0]; s.System != "us-swiss" || !maps.Equal(s.SystemSettings, model.SystemSettings{"bye": "colours"}) {
		t.Errorf("by a step of the log the system is %q with %v", s.System, s.SystemSettings)
	}
	var imported steps.ImportSection
	must.Do(t, json.Unmarshal([]byte(`{"section":{"name":"Y","system":"us-swiss bye=colours"}}`), &imported))
	after = must.Have(imported.Apply(f.Tournament))(t)
	if s := after.Sections[1]; s.System != "us-swiss" || !maps.Equal(s.SystemSettings, model.SystemSettings{"bye": "colours"}) {
		t.Errorf("imported by the log, the system is %q with %v", s.System, s.SystemSettings)
	}
	old12 := *f.Tournament.Sections[0]
	old12.System, old12.SystemSettings = "us-swiss bye=colours", nil
	after = must.Have(steps.Restore{Tournament: *f.Tournament.With(&old12)}.Apply(f.Tournament))(t)
	if s := after.Sections[0]; s.System != "us-swiss" || !maps.Equal(s.SystemSettings, model.SystemSettings{"bye": "colours"}) {
		t.Errorf("restored, the system is %q with %v", s.System, s.SystemSettings)
	}
}

// TestOldFilesKeepTheRatingThatCounted: before there was a choice, FIDE's rating
// counted, whatever the event's federation; a player with a national one alone
// had none. In version 1.1 the rules of the section did not matter.
func TestOldFilesKeepTheRatingThatCounted(t *testing.T) {
	const text = `{"wallchart":"1.0",
"tournament":{"name":"X","federation":"USA","lastID":1},
"sections":[
{"section":{"id":1,"name":"Open","kind":"individual","format":"Swiss","scoring":{},"primary":"match points",
"ranking":{"tieBreaks":[]},"lastID":2},
"players":[
{"id":1,"no":1,"name":"A","rating":2100,"nationalRating":2200},
{"id":2,"no":2,"name":"B","nationalRating":1900}]}]}`
	same := strings.Replace(text, "2200", "2100", 1)
	nowhere := strings.Replace(strings.Replace(text, `"federation":"USA",`, "", 1), `"tieBreaks":[]`,
		`"tieBreaks":["SOLKOFF"],"unplayed":"us"`, 1)
	for _, c := range []struct {
		version, text, want string
		choice              model.RatingChoice
	}{
		{"1.0", text, "2100 1900", model.RatingFIDEFirst},
		{"1.1", text, "2200 1900", model.RatingUsual},
		{"1.0", same, "2100 1900", model.RatingUsual},
		{"1.0", nowhere, "2100 1900", model.RatingFIDEFirst},
		{"1.1", nowhere, "2100 1900", model.RatingFIDEFirst},
		{"1.2", nowhere, "2200 1900", model.RatingUsual},
	} {
		f := must.Have(Read(strings.NewReader(strings.Replace(c.text, "1.0", c.version, 1))))(t)
		lines := model.NewSheet(f.Tournament, f.Tournament.Sections[0], 0).Lines
		if got := lines[0].Rating.String() + " " + lines[1].Rating.String(); got != c.want || f.Tournament.Sections[0].Ratings != c.choice {
			t.Errorf("a file of version %s counts %s, want %s; the choice is %q", c.version, got, c.want, f.Tournament.Sections[0].Ratings)
		}
	}
}

// TestTheRulebookOfOlderFiles: until version 1.2 the code of the system said by whose
// rules a section is paired; since then it is written beside it.
func TestTheRulebookOfOlderFiles(t *testing.T) {
	for _, c := range []struct {
		version, head string
		want          model.Rulebook
	}{
		{"1.0", `"system":"us-swiss"`, model.USChessRules},
		{"1.2", `"system":"us-swiss bye=colours"`, model.USChessRules},
		{"1.2", `"system":"lothian"`, model.OwnRules},
		{"1.2", `"system":"dutch"`, model.FIDERules},
		{"1.2", `"format":"Swiss"`, model.FIDERules},
		{"1.3", `"system":"us-swiss"`, model.FIDERules},
		{"1.3", `"system":"a-system-to-come","rulebook":"US Chess"`, model.USChessRules},
	} {
		f := must.Have(Read(strings.NewReader(`{"wallchart":"` + c.version + `","tournament":{"name":"X","lastID":1},"sections":[
{"section":{"id":1,"name":"Open",` + c.head + `,"scoring":{},"primary":"match points","ranking":{"tieBreaks":[]},"lastID":0}}]}`)))(t)
		if got := f.Tournament.Sections[0].Rulebook; got != c.want {
			t.Errorf("%s in a file of version %s: the rules are those of %s, want %s", c.head, c.version, got, c.want)
		}
	}
}
