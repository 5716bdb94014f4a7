package ratings

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"wallchart/files/ratings"
	"wallchart/model"
)

// Lists are the look-up files of the rating lists that were imported. They
// stand in a folder of their own, one a federation and kind, and are open while
// the window is.
type Lists struct {
	folder string
	open   []*installed
	looked bool // into the folder
}

type installed struct {
	*ratings.List
	path string
}

const ratingsEnding = ".ratings"

// NewLists are those of a folder; it is looked into when they are asked for first.
func NewLists(folder string) *Lists { return &Lists{folder: folder} }

// Folder is where they stand.
func (l *Lists) Folder() string { return l.folder }

// all are the installed lists.
func (l *Lists) all() []*installed {
	if !l.looked {
		l.reopen()
	}
	return l.open
}

// Any tells whether a list is installed.
func (l *Lists) Any() bool { return len(l.all()) > 0 }

// reopen opens what is in the folder. A file that cannot be opened is as good as
// none: the list it was made of can be imported again.
func (l *Lists) reopen() {
	l.Close()
	l.looked = true
	paths, _ := filepath.Glob(filepath.Join(l.folder, "*"+ratingsEnding))
	for _, path := range paths {
		if list, err := ratings.Open(path); err == nil {
			l.open = append(l.open, &installed{list, path})
		}
	}
}

// Close closes their files.
func (l *Lists) Close() {
	for _, list := range l.open {
		_ = list.Close()
	}
	l.open = nil
}

// fresh is where a list is made before it is known whose it is.
func (l *Lists) fresh() string { return filepath.Join(l.folder, "new.tmp") }

// install makes a look-up file of a published list. It may run off the window's
// thread; settle puts the file in its place.
func (l *Lists) install(from string, progress func(done, total int64), cancelled func() bool) (ratings.Summary, error) {
	if err := os.MkdirAll(l.folder, 0o755); err != nil {
		return ratings.Summary{}, err
	}
	return ratings.ImportFile(from, l.fresh(), ratings.Options{Label: listLabel(from), Progress: progress, Cancelled: cancelled})
}

// listLabel names a list by its file and the day it was published or saved.
func listLabel(from string) string {
	label := strings.TrimSuffix(filepath.Base(from), filepath.Ext(from))
	if info, err := os.Stat(from); err == nil {
		label += ", " + info.ModTime().Format("2006-01-02")
	}
	return label
}

// settle puts the look-up file that was just made in the place of the former one
// of that federation and kind.
func (l *Lists) settle(from string) error {
	list, err := ratings.Open(l.fresh())
	if err != nil {
		return err
	}
	name := strings.ToLower(strings.ReplaceAll(string(list.Source), " ", "-"))
	_ = list.Close()
	for _, k := range []ratings.Kind{ratings.Rapid, ratings.Blitz} {
		if strings.Contains(strings.ToLower(filepath.Base(from)), k.String()) {
			name += "-" + k.String()
		}
	}
	l.Close() // a file in use is not replaced everywhere
	defer l.reopen()
	return os.Rename(l.fresh(), filepath.Join(l.folder, name+ratingsEnding))
}

func (l *Lists) remove(list *installed) error {
	l.Close()
	defer l.reopen()
	return os.Remove(list.path)
}

// Found is a player of a list, as one who looks for a name is shown it.
type Found struct {
	ratings.Entry
	source ratings.Source
}

// search looks in all lists for those whose name or ID begins with what is
// typed.
func (l *Lists) search(typed string, most int) []Found {
	typed = strings.TrimSpace(typed)
	if len([]rune(typed)) < 3 {
		return nil
	}
	var all []Found
	for _, list := range l.all() {
		es, err := list.Search(typed, most)
		if err != nil {
			continue
		}
		for _, e := range es {
			all = append(all, Found{e, list.Source})
		}
	}
	return all[:min(len(all), most)]
}

// Line is the entry in one line: "Berg, Anna  WCM  1432  NOR  2012  FIDE 1512345".
func (f *Found) Line(k ratings.Kind) string {
	parts := []string{f.Name}
	add := func(s string) {
		if s != "" {
			parts = append(parts, s)
		}
	}
	add(f.Title)
	add(f.Rating(k).String())
	add(f.Federation + f.State)
	if f.Born > 0 {
		add(fmt.Sprint(f.Born))
	}
	return strings.Join(append(parts, string(f.source)+" "+f.ID), "  ")
}

// Player is the entry as a player of an event.
func (f *Found) Player(k ratings.Kind) model.Player {
	p := model.Player{Entry: model.Entry{Name: f.Name, Federation: f.Federation}, Title: f.Title, Sex: f.Sex, State: f.State}
	if f.Born > 0 {
		p.Birth = model.Date(fmt.Sprintf("%04d", f.Born))
	}
	if f.source == ratings.FIDE {
		p.FideID, p.Rating = f.ID, f.Rating(k)
		return p
	}
	p.NationalID, p.FideID, p.NationalRating = f.ID, f.FideID, f.Rating(k)
	return p
}

// ratingKinds are the columns of a rating list, in the order of menus.
func ratingKinds() []ratings.Kind {
	return []ratings.Kind{ratings.Standard, ratings.Rapid, ratings.Blitz}
}
