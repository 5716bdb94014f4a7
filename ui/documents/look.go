package documents

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"wallchart/arbiter/rank"

	"wallchart/files/wallchart"
	"wallchart/ui/kit/words"
)

// Seen is what was found of an event that is known.
type Seen struct {
	Path    string // where it stands now
	Gone    bool   // it is nowhere to be found
	Moved   bool   // it stands elsewhere than it did
	Trouble string // why nothing can be said of it
	Stage   rank.Stage
	Changed time.Time // its last step
}

// Look looks at an event that is known, and for it where it is not where it was. It
// may run off the window's thread, and does: a folder on another computer can take
// its time to answer.
func (d *Documents) Look(k Known, cancel <-chan struct{}) Seen {
	seen := Seen{Path: k.Path}
	if _, err := os.Stat(k.Path); err != nil {
		seen.Path, seen.Moved = d.search(k, cancel)
		if seen.Gone = !seen.Moved; seen.Gone {
			seen.Path = k.Path
			return seen
		}
	}
	doc, err := wallchart.Open(seen.Path, wallchart.Options{State: d.State, Clock: d.Clock, ReadOnly: true})
	if err != nil {
		seen.Trouble = words.Err(err)
		return seen
	}
	defer doc.Discard()
	seen.Stage = rank.StageOf(doc.Tournament())
	if log := doc.Entries(); len(log) > 0 {
		seen.Changed = log[len(log)-1].Time
	} else if info, err := os.Stat(seen.Path); err == nil {
		seen.Changed = info.ModTime()
	}
	return seen
}

// How far a file that was moved is searched for.
const (
	foldersMost = 60
	filesMost   = 200
)

// search finds an event whose file is gone: its folder was renamed or moved beside
// where it was, the file was, or it went to where other events are. It is known by
// its first step; one without a step by the name of its file.
func (d *Documents) search(k Known, cancel <-chan struct{}) (path string, found bool) {
	name := filepath.Base(k.Path)
	var same, others []string
	for _, folder := range d.near(k.Path) {
		entries, _ := os.ReadDir(folder)
		for _, e := range entries {
			file := filepath.Join(folder, e.Name())
			switch {
			case e.IsDir() || !strings.EqualFold(filepath.Ext(e.Name()), wallchart.Extension):
			case e.Name() == name:
				same = append(same, file)
			default:
				others = append(others, file)
			}
		}
	}
	if k.Born == "" {
		others = nil
	}
	all := append(same, others...)
	for _, file := range all[:min(len(all), filesMost)] {
		select {
		case <-cancel:
			return "", false
		default:
		}
		if _, known := d.Memory.Of(file); known {
			continue // another event of ours, or a copy of this one that is listed by itself
		}
		if f, err := wallchart.ReadFile(file); err == nil && (k.Born == "" || born(f.Log) == k.Born) {
			return file, true
		}
	}
	return "", false
}

// near are the folders in which a file that was moved may be, the nearest first.
func (d *Documents) near(path string) []string {
	home := filepath.Dir(path)
	folders := []string{home, filepath.Dir(home), d.Folder}
	for _, k := range d.Memory.All() {
		if k.Own {
			folders = append(folders, filepath.Dir(k.Path))
		}
	}
	for _, above := range []string{filepath.Dir(home), home, d.Folder} {
		entries, _ := os.ReadDir(above)
		for _, e := range entries {
			if e.IsDir() && !strings.HasPrefix(e.Name(), ".") {
				folders = append(folders, filepath.Join(above, e.Name()))
			}
		}
	}
	var near []string
	for _, f := range folders {
		if f != "" && !slices.Contains(near, f) {
			near = append(near, f)
		}
	}
	return near[:min(len(near), foldersMost)]
}

// Words are what stands below the name of an event in a list: how far it is, when
// it was changed, and where it is.
func (s Seen) Words() string {
	folder := filepath.Dir(s.Path)
	switch {
	case s.Gone:
		return words.Say("recent.gone", s.Path)
	case s.Trouble != "":
		return s.Trouble
	}
	parts := []string{words.Say("recent.sections", s.Stage.Sections)}
	switch {
	case s.Stage.Over():
		parts = append(parts, words.Say("recent.over"))
	case s.Stage.Round == 0:
		parts = append(parts, words.Say("recent.unpaired"))
	default:
		parts = append(parts, words.Say("recent.round", s.Stage.Round, s.Stage.Planned))
	}
	if s.Stage.Missing > 0 {
		parts = append(parts, words.Say("recent.missing", s.Stage.Missing))
	}
	if s.Stage.Unpaired > 0 {
		parts = append(parts, words.Say("recent.left", s.Stage.Unpaired))
	}
	text := words.Say("recent.state", strings.Join(parts, ", "), words.Day(s.Changed.Local().Format(time.DateOnly)))
	if s.Moved {
		return text + "\n" + words.Say("recent.moved", folder)
	}
	return text + "\n" + folder
}
