package wallchart

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// beyond are events that a file cannot hold.
func beyond() map[string]*model.Tournament {
	section := func(id model.ID) *model.Section {
		return &model.Section{ID: id, Name: fmt.Sprint("S", id), Scoring: model.Classic(model.One, model.Half, 0)}
	}
	all := map[string]*model.Tournament{}
	t := &model.Tournament{Name: "Sections"}
	for i := range maxSections + 1 {
		t = t.With(section(model.ID(i + 1)))
	}
	all["sections"] = t
	s := section(1)
	s.Rounds = make([]model.Round, maxRounds+1)
	all["rounds"] = (&model.Tournament{}).With(s)
	s = section(1)
	for i := range maxPeople + 1 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Name: "A"}})
	}
	all["people"] = (&model.Tournament{}).With(s)
	s = section(1)
	s.Players = []model.Player{{Entry: model.Entry{ID: 1, Name: strings.Repeat("x", maxRecord)}}}
	all["a name"] = (&model.Tournament{}).With(s)
	s = section(1)
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{0, 3}}}}}
	all["a side"] = (&model.Tournament{}).With(s)
	return all
}

// TestWhatCannotBeReadIsNotWritten, into no file and over none.
func TestWhatCannotBeReadIsNotWritten(t *testing.T) {
	unlessShort(t)
	for what, ev := range beyond() {
		var b bytes.Buffer
		if err := Write(&b, &File{Tournament: ev}); err == nil || b.Len() > 0 {
			t.Errorf("%s: %d bytes were written, %v", what, b.Len(), err)
		}
		if what == "people" {
			continue // slow, and no other way than the rest
		}
		path := filepath.Join(t.TempDir(), "Large.wallchart")
		if _, err := Create(path, ev, Options{State: t.TempDir()}); err == nil {
			t.Errorf("%s: the file was made", what)
		}
		if _, err := os.Stat(path); err == nil {
			t.Errorf("%s: there is a file", what)
		}
	}
	s := &model.Section{ID: 1, Players: []model.Player{{Entry: model.Entry{ID: 1}}}, Scoring: model.Classic(model.One, model.Half, 0)}
	ev := (&model.Tournament{Name: "Long"}).With(s)
	small := must.Have(encode(ev, nil))(t)
	for over := -60; over <= 60; over += 10 {
		s.Players[0].Name = strings.Repeat("x", maxRecord-len(small)+over)
		if b, err := encode(ev, nil); err == nil {
			if _, err := Read(bytes.NewReader(b)); err != nil {
				t.Fatalf("a record of %d bytes was written and cannot be read: %v", len(b), err)
			}
		}
	}
}

// TestASaveThatCannotBeReadBack leaves the file as it was; the steps are kept.
func TestASaveThatCannotBeReadBack(t *testing.T) {
	path, o := place(t)
	before := must.Have(os.ReadFile(path))(t)
	d := open(t, path, o)
	must.Do(t, d.Do(steps.EditTournament{Header: steps.Header{Name: strings.Repeat("x", maxRecord)}}))
	want := d.Tournament()
	var r *Recorded
	if err := d.Save(); err == nil || errors.As(err, new(*NotOnDisk)) {
		t.Errorf("saved: %v", err)
	}
	if err := d.Close(); !errors.As(err, &r) {
		t.Errorf("closed: %v", err)
	}
	if now, _ := os.ReadFile(path); !bytes.Equal(now, before) {
		t.Error("the file has changed")
	}
	d = open(t, path, o)
	same(t, "opened again, the event", want, d.Tournament())
	must.Have(d.Undo())(t)
	must.Do(t, d.Close())
}

// TestAChangeBeyondTheLimitsIsRefused at once, in words, and by the same limits as
// what is read.
func TestAChangeBeyondTheLimitsIsRefused(t *testing.T) {
	section := func() *model.Section {
		return &model.Section{ID: 1, Name: "S", Scoring: model.Classic(model.One, model.Half, 0)}
	}
	for what, fill := range map[string]func(s *model.Section, over int){
		"byes": func(s *model.Section, over int) {
			s.Players = []model.Player{{Entry: model.Entry{ID: 1, Name: "A", Byes: make([]model.ByeRequest, maxRounds+over)}}}
		},
		"rosters": func(s *model.Section, over int) {
			s.Teams = []model.Team{{Entry: model.Entry{ID: 1, Name: "A"}, Roster: make([]model.ID, maxRoster+over)}}
		},
		"rounds": func(s *model.Section, over int) { s.Rounds = make([]model.Round, maxRounds+over) },
		"forbidden": func(s *model.Section, over int) {
			s.Forbidden = []model.Forbidden{{Who: make([]model.ID, 250_000)}, {Who: make([]model.ID, maxRecords-250_005+over)}}
		},
	} {
		for over := range 2 {
			s := section()
			fill(s, over)
			event := (&model.Tournament{}).With(s)
			small, long := withinLimits(event, 0), Write(&bytes.Buffer{}, &File{Tournament: event})
			if (small != nil) != (over > 0) || (long != nil) != (over > 0) {
				t.Errorf("%s, %d too many: the change says %v, Write %v", what, over, small, long)
			}
		}
	}
	path, o := place(t)
	d := open(t, path, o)
	before := d.Tournament()
	large := section()
	large.Rounds = make([]model.Round, maxRounds+1)
	if err := d.Do(steps.ImportSection{Section: *large}); err == nil ||
		!strings.Contains(err.Error(), "1001 rounds, and a section has at most 1000. Make a second event") {
		t.Errorf("1,001 rounds: %v", err)
	}
	same(t, "the event", before, d.Tournament())
	must.Do(t, d.Close())
}

// unlessShort passes a test over that takes long, where less is asked for.
func unlessShort(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("-short")
	}
}

// TestNonsenseIsRefusedEarly feeds readers far more than they may hold.
func TestNonsenseIsRefusedEarly(t *testing.T) {
	unlessShort(t)
	start := "{\"wallchart\":\"1.0\",\"tournament\":"
	for name, c := range map[string]struct{ start, again, want string }{
		"zeros":         {"", "\x00", "not a Wallchart file"},
		"a long string": {start + `{"name":"`, "nonsense ", "longer than"},
		"white space":   {start, "\n", "longer than"},
		"deep nesting":  {start, "[[[[[[[[", "Line 1"},
		"empty players": {start + `{},"sections":[{"players":[{}`, ",{}", "more than"},
		"empty lists":   {start + `{},"lists":[{}`, ",\n{}", "more than"},
		"sections":      {start + `{},"sections":[{}`, ",{}", "more than"},
		"rounds":        {start + `{},"sections":[{"rounds":[{}`, ",{}", "more than"},
		"short lines":   {start + `{"name":"` + strings.Repeat("x", maxRecord-99) + `"},"lists":[{}`, "\n,{}", "more than"},
		"keys":          {start + `{},"sections":[{`, `"x":1,`, "a second time"},
		"rosters": {start + `{},"sections":[{"teams":[{"id":1}`, `,{"roster":[1` + strings.Repeat(",1", maxRoster-1) + "]}\n",
			"more than 500000"},
		"byes": {start + `{},"sections":[{"players":[{"id":1}`, `,{"byes":[{}` + strings.Repeat(",{}", maxRounds-1) + "]}\n",
			"more than 500000"},
		"forbidden": {start + `{},"sections":[{"forbidden":[{"who":[]}`, `,{"who":[1` + strings.Repeat(",1", 20_000) + "]}\n",
			"more than 500000"},
		"by hand": {start + `{},"sections":[{}`, `,{"section":{"ranking":{"manual":[1` + strings.Repeat(",1", 20_000) + "]}}}\n",
			"more than 500000"},
		"wrong records": {start + `{},"sections":[{"players":[{}`, `,{"x":1}`, "and so on"},
		"endless log":   {start + `{},"log":[`, `{"n":0},`, "and so on"},
	} {
		in := &endless{start: c.start, again: c.again, left: 100 << 20}
		_, err := Read(in)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
		if read := 100<<20 - in.left; read > 8<<20 {
			t.Errorf("%s: %d MB were read before it was refused", name, read>>20)
		}
	}
}

// endless is a text and then another one over and over.
type endless struct {
	start, again string
	left, phase  int
}

func (e *endless) Read(p []byte) (int, error) {
	if e.left <= 0 {
		return 0, io.EOF
	}
	n := copy(p, e.start)
	e.start = e.start[n:]
	for n < len(p) && e.again != "" {
		k := copy(p[n:], e.again[e.phase:])
		n, e.phase = n+k, (e.phase+k)%len(e.again)
	}
	e.left -= n
	return n, nil
}

func FuzzRead(f *testing.F) {
	f.Add(written(f, &File{Tournament: league(f).Tournament(), Log: league(f).Entries()}))
	f.Add([]byte(`{"wallchart":"1.10","tournament":{},"x":[],"sections":[{"rounds":[{"pairings":[{}]}]}]}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		file, err := Read(bytes.NewReader(b))
		if err != nil {
			if file != nil || err.Error() == "" {
				t.Fatalf("refused with %q and %v", err, file)
			}
			return
		}
		file.Tournament.Check()
		if _, err := Read(bytes.NewReader(written(t, file))); err != nil {
			t.Fatalf("what was read and written cannot be read: %v", err)
		}
	})
}
