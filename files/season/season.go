// Package season has the file of a series: it is read and written here, with its events.
//
// The file is a text with a line for each thing (text.go); what it says is a series.Season. Events are named as they are found from its
// folder, so that a folder with all of them can be moved; an event on another disk has its whole path. What somebody has written into the
// file, remarks and the order of lines, stays when the program writes it.
package season

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"wallchart/files/atomicfile"
	"wallchart/files/safeopen"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/series"
)

// Extension is what the name of a season's file usually ends in.
const Extension = ".series"

// largest is how large the file of a season may be.
const largest = 1 << 20

// File is a season with the file that it stands in.
type File struct {
	Path   string // "" for one that is not written yet
	Season series.Season
	raw    []byte
}

// New is a season without a file, with the points that are usual.
func New() *File {
	return &File{Season: series.Season{Places: []series.Hundredths{1000, 800, 600, 500, 400, 300, 200, 100}, Ties: series.Share,
		Levels: []series.Level{series.ByBest}}}
}

// Read reads a season's file, which may not be whole yet: Season.Check says what it lacks.
func Read(path string) (*File, error) {
	raw, err := safeopen.ReadFile(path, largest)
	if err != nil {
		return nil, err
	}
	f := &File{Path: path, raw: raw}
	f.Season, err = Lines(raw)
	return f, err
}

// Content is the file as it would be written now.
func (f *File) Content() []byte { return Written(f.raw, &f.Season) }

// Changed tells whether the season is another than its file says.
func (f *File) Changed() bool {
	if f.raw == nil {
		return !bytes.Equal(f.Content(), New().Content())
	}
	was, err := Lines(f.raw)
	return err != nil || !bytes.Equal(Written(nil, &was), Written(nil, &f.Season))
}

// Save writes the season into a file, which is its own from now on. The events are found from there.
func (f *File) Save(path string) error {
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	moved := *f
	moved.Path, moved.Season.Events = path, slices.Clone(f.Season.Events)
	if f.Path == "" || filepath.Dir(f.Path) != filepath.Dir(path) {
		for n := range moved.Season.Events {
			moved.Season.Events[n].Path = moved.path(f.place(f.Season.Events[n].Path))
		}
	}
	content := moved.Content()
	if err := atomicfile.Write(path, path, func(w io.Writer) error { _, err := w.Write(content); return err }); err != nil {
		return err
	}
	moved.raw = content
	*f = moved
	return nil
}

// place is where an event's file is on the disk.
func (f *File) place(path string) string {
	file := filepath.FromSlash(path)
	if filepath.IsAbs(file) || f.Path == "" {
		return file
	}
	return filepath.Join(filepath.Dir(f.Path), file)
}

// path is how the season's file names one: from its own folder where both are below one folder that is not the whole disk.
func (f *File) path(file string) string {
	abs, err := filepath.Abs(file)
	if err != nil {
		return filepath.ToSlash(file)
	}
	if f.Path != "" {
		home, errHome := filepath.Abs(filepath.Dir(f.Path))
		rel, errRel := filepath.Rel(home, abs)
		if errHome == nil && errRel == nil && filepath.Join(home, topOf(rel)) != filepath.VolumeName(home)+string(filepath.Separator) {
			return filepath.ToSlash(rel)
		}
	}
	return filepath.ToSlash(abs)
}

// topOf is how far up a path goes: "../.." of "../../a/b".
func topOf(rel string) string {
	up := ""
	for _, part := range strings.Split(rel, string(filepath.Separator)) {
		if part != ".." {
			break
		}
		up = filepath.Join(up, part)
	}
	return up
}

// Add puts an event at the end of the season; name is what the event calls itself. One that is there already is refused.
func (f *File) Add(file, name string) error {
	if strings.Contains(file, `"`) {
		return phrase.Errorf("%s has a quotation mark in its name, which the file of a series cannot hold; rename it", file)
	}
	whole := func(path string) string {
		if abs, err := filepath.Abs(path); err == nil {
			return abs
		}
		return path
	}
	for _, e := range f.Season.Events {
		if whole(f.place(e.Path)) == whole(file) {
			return phrase.Errorf("%s is in the series already", file)
		}
	}
	f.Season.Add(f.path(file), name)
	return nil
}

// Event is an event of the season, as it was found.
type Event struct {
	series.Played
	File    string // where it was looked for
	Missing bool   // it is not there: an event to come
	Err     error  // why nothing of it counts
}

// Events reads the events; open reads one, of whatever form it is.
func (f *File) Events(open func(file string) (*model.Tournament, error)) []Event {
	all := make([]Event, len(f.Season.Events))
	for n, e := range f.Season.Events {
		all[n].File = f.place(e.Path)
		if _, err := os.Stat(all[n].File); errors.Is(err, fs.ErrNotExist) {
			all[n].Missing = true
			continue
		}
		t, err := open(all[n].File)
		if err != nil {
			all[n].Err = err
			continue
		}
		all[n].Take(t, e.Section)
	}
	return all
}

// Take finds the section of an event that counts; without a name it is the only one.
func (e *Event) Take(t *model.Tournament, section string) {
	e.Played, e.Err = series.Played{Event: t}, nil
	var names []string
	for _, s := range t.Sections {
		if strings.EqualFold(s.Name, section) || section == "" && len(t.Sections) == 1 {
			e.Section = s
			return
		}
		names = append(names, s.Name)
	}
	switch {
	case len(names) == 0:
		e.Err = phrase.Errorf("there is no section in the event")
	case section == "":
		e.Err = phrase.Errorf("the event has several sections (%s). Say which one counts: section NAME", strings.Join(names, ", "))
	default:
		e.Err = phrase.Errorf("no section is called %q; the event has %s", section, strings.Join(names, ", "))
	}
}

// Table is the table of the events that could be read.
func (f *File) Table(events []Event) (*series.Table, error) {
	played := make([]series.Played, len(events))
	for n := range events {
		played[n] = events[n].Played
	}
	return series.Make(&f.Season, played)
}
