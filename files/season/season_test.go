package season

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// events are what the tests open, by the file's name.
func opened(file string) (*model.Tournament, error) {
	s := func(id model.ID, name string) *model.Section {
		return &model.Section{ID: id, Name: name, Scoring: model.Classic(0, 0, 0),
			Players:     []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Ann Able"}}},
			Adjustments: []model.Adjustment{{Who: 1, Games: model.One}}}
	}
	switch filepath.Base(file) {
	case "april.wallchart":
		return &model.Tournament{Name: "April", Sections: []*model.Section{s(1, "Open")}}, nil
	case "may.wallchart":
		return &model.Tournament{Name: "April", Sections: []*model.Section{s(1, "Open"), s(2, "Under 12")}}, nil
	}
	return nil, errors.New("no event")
}

// folder has the files of some events, which are empty: opened knows them.
func folder(t *testing.T, names ...string) string {
	t.Helper()
	home := t.TempDir()
	for _, name := range names {
		file := filepath.Join(home, filepath.FromSlash(name))
		must.Do(t, errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, nil, 0o600)))
	}
	return home
}

// TestANewSeason: events are added before it has a file; saved, it names them from its folder, and it is read back.
func TestANewSeason(t *testing.T) {
	home := folder(t, "events/april.wallchart", "events/may.wallchart")
	f := New()
	if f.Changed() {
		t.Error("nothing was done, and it has changed")
	}
	for _, file := range []string{"april.wallchart", "may.wallchart"} {
		must.Do(t, f.Add(filepath.Join(home, "events", file), "April"))
	}
	if err := f.Add(filepath.Join(home, "events", "..", "events", "may.wallchart"), "Again"); err == nil || len(f.Season.Events) != 2 {
		t.Errorf("an event is there twice: %v", err)
	}
	if err := f.Save(filepath.Join(home, "series", "cup.series")); err == nil {
		t.Error("it is written where there is no folder")
	}
	if f.Path != "" || !f.Changed() {
		t.Error("what was not written counts as written")
	}
	path := filepath.Join(home, "cup.series")
	if err := f.Save(path); err != nil || f.Changed() || f.Path != path {
		t.Fatalf("%v, %v, %s", err, f.Changed(), f.Path)
	}
	raw, err := os.ReadFile(path)
	want := "points 10 8 6 5 4 3 2 1\nevent events/april.wallchart name \"April\"\nevent events/may.wallchart name \"may\"\n"
	if want = strings.ReplaceAll(want, " name \"may\"", ""); err != nil || string(raw) != want {
		t.Errorf("the file is\n%s\nwant\n%s", raw, want)
	}
	back := must.Have(Read(path))(t)
	events := back.Events(opened)
	if events[0].Err != nil || events[0].Section == nil || events[1].Section != nil || events[1].Err == nil ||
		!strings.Contains(events[1].Err.Error(), "several sections (Open, Under 12)") {
		t.Errorf("found are %+v", events)
	}
	back.Season.Events[1].Section = "under 12"
	if events = back.Events(opened); events[1].Section == nil || events[1].Section.ID != 2 {
		t.Errorf("of a section by its name: %+v", events[1])
	}
	table, err := back.Table(events)
	if err != nil || len(table.Persons) != 1 || table.Persons[0].Total != 2000 {
		t.Errorf("the table is %+v, %v", table, err)
	}
}

// TestSavedElsewhere: in another folder the events are the same, and so where only the root is shared.
func TestSavedElsewhere(t *testing.T) {
	home := folder(t, "a/b/april.wallchart", "a/c/x")
	path := filepath.Join(home, "a", "cup.series")
	text := "# ours\npoints 5 3\nevent b/april.wallchart\nevent b/june.wallchart\n"
	must.Do(t, os.WriteFile(path, []byte(text), 0o600))
	f := must.Have(Read(path))(t)
	to := filepath.Join(home, "a", "c", "cup.series")
	must.Do(t, f.Save(to))
	if raw, _ := os.ReadFile(to); string(raw) != strings.ReplaceAll(text, " b/", " ../b/") {
		t.Errorf("in another folder it is\n%s", raw)
	}
	events := f.Events(opened)
	if events[0].Section == nil || !events[1].Missing || events[1].Err != nil {
		t.Errorf("found are %+v", events)
	}
	if raw, _ := os.ReadFile(path); string(raw) != text {
		t.Errorf("the first file has changed: %s", raw)
	}
	far := &File{Path: filepath.Join(string(filepath.Separator), "one", "cup.series")}
	got := far.path(filepath.Join(string(filepath.Separator), "two", "a.trf"))
	if got != "/two/a.trf" && !strings.HasSuffix(got, ":/two/a.trf") {
		t.Errorf("far away it is %s", got)
	}
}

// TestWhatCannotBeRead: a damaged event leaves the others; a quotation mark has no place in the file.
func TestWhatCannotBeRead(t *testing.T) {
	home := folder(t, "april.wallchart", "bad.wallchart")
	f := New()
	for _, name := range []string{"bad.wallchart", "april.wallchart"} {
		must.Do(t, f.Add(filepath.Join(home, name), ""))
	}
	events := f.Events(opened)
	table, err := f.Table(events)
	if events[0].Err == nil || err != nil || len(table.Persons) != 1 || !table.ToCome[0] {
		t.Errorf("found are %+v, %+v, %v", events, table, err)
	}
	if err := f.Add(filepath.Join(home, `a "b".wallchart`), ""); err == nil {
		t.Error("a quotation mark is taken")
	}
	var none Event
	if none.Take(&model.Tournament{}, ""); none.Err == nil {
		t.Error("an event without a section counts")
	}
}
