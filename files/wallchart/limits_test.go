package wallchart

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
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
	small, err := encode(ev, nil)
	must(t, err)
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
	before, err := os.ReadFile(path)
	must(t, err)
	d := open(t, path, o)
	must(t, d.Do(journal.EditTournament{Header: journal.Header{Name: strings.Repeat("x", maxRecord)}}))
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
	_, err = d.Undo()
	must(t, err)
	must(t, d.Close())
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
	if err := d.Do(journal.ImportSection{Section: *large}); err == nil ||
		!strings.Contains(err.Error(), "1001 rounds, and a section has at most 1000. Make a second event") {
		t.Errorf("1,001 rounds: %v", err)
	}
	same(t, "the event", before, d.Tournament())
	must(t, d.Close())
}
