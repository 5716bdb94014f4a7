package ratings

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Store is a folder of look-up files: the rating lists that are installed, one a federation and kind, and those of the organiser's own
// by their names. The window and the command line have the same. Its files are open until Close.
type Store struct {
	folder string
	open   []*Installed
	looked bool // into the folder
}

// Installed is a list of the store.
type Installed struct {
	*List
	path string
}

const ending = ".ratings"

// NewStore is the store of a folder; it is looked into when its lists are asked for first.
func NewStore(folder string) *Store { return &Store{folder: folder} }

// Folder is where the lists stand.
func (s *Store) Folder() string { return s.folder }

// All are the installed lists.
func (s *Store) All() []*Installed {
	if !s.looked {
		s.reopen()
	}
	return s.open
}

// Named finds an installed list by its name, or by the beginning of it, in any case of letters.
func (s *Store) Named(name string) (*Installed, error) {
	var names []string
	var found []*Installed
	for _, l := range s.All() {
		names = append(names, l.Name())
		if strings.EqualFold(l.Name(), name) {
			return l, nil
		}
		if strings.HasPrefix(strings.ToLower(l.Name()), strings.ToLower(name)) {
			found = append(found, l)
		}
	}
	switch {
	case len(names) == 0:
		return nil, phrase.Errorf("no rating list is installed")
	case len(found) == 1:
		return found[0], nil
	}
	return nil, phrase.Errorf("there is no rating list %q, there are: %s", name, strings.Join(names, "; "))
}

// Name is what the list is called: its own name, or whose it is and the file: "FIDE, players_list_foa".
func (l *List) Name() string {
	if l.Source == Own {
		return l.Label
	}
	return string(l.Source) + ", " + l.Label
}

// reopen opens what is in the folder. A file that cannot be opened is as good as
// none: the list it was made of can be imported again.
func (s *Store) reopen() {
	s.looked = true
	paths, _ := filepath.Glob(filepath.Join(s.folder, "*"+ending))
	for _, path := range paths {
		if list, err := Open(path); err == nil {
			s.open = append(s.open, &Installed{list, path})
		}
	}
	slices.SortStableFunc(s.open, func(a, b *Installed) int { // the published ones before one's own
		return cmp.Compare(ownLast(a), ownLast(b))
	})
}

func ownLast(l *Installed) int {
	if l.Source == Own {
		return 1
	}
	return 0
}

// Close closes the files of the lists.
func (s *Store) Close() {
	for _, list := range s.open {
		_ = list.Close()
	}
	s.open = nil
}

// fresh is where a list is made before it is known whose it is.
func (s *Store) fresh() string { return filepath.Join(s.folder, "new.tmp") }

// Make makes a look-up file of a list, published or, with a name for it, of the organiser's own. It may take a minute and may run
// beside the rest of the program; Settle puts the file in its place.
func (s *Store) Make(from, own string, o Options) (Summary, error) {
	if err := os.MkdirAll(s.folder, 0o755); err != nil {
		return Summary{}, err
	}
	if o.Label = own; own != "" {
		return importOwn(from, s.fresh(), o)
	}
	o.Label = labelOf(from)
	return ImportFile(from, s.fresh(), o)
}

// OwnName is what a list of one's own is called where nobody says: as its file.
func OwnName(from string) string {
	return strings.TrimSuffix(filepath.Base(from), filepath.Ext(from))
}

// labelOf names a list by its file and the day it was published or saved.
func labelOf(from string) string {
	label := OwnName(from)
	if day := savedOn(from); day != "" {
		label += ", " + string(day)
	}
	return label
}

// savedOn is the day on which a file was saved last.
func savedOn(path string) model.Date {
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	return model.Date(info.ModTime().Format(time.DateOnly))
}

// Settle puts the look-up file that was just made in the place of the former one of that federation and kind, or of that name.
func (s *Store) Settle(from string) error {
	list, err := Open(s.fresh())
	if err != nil {
		return err
	}
	name := strings.ToLower(strings.ReplaceAll(string(list.Source), " ", "-"))
	own := list.Source == Own
	if own {
		name = "own-" + strings.ReplaceAll(namekey.Key(list.Label), " ", "-")
	}
	_ = list.Close()
	for _, k := range []Kind{Rapid, Blitz} {
		if !own && strings.Contains(strings.ToLower(filepath.Base(from)), k.String()) {
			name += "-" + k.String()
		}
	}
	s.Close() // a file in use is not replaced everywhere
	defer s.reopen()
	return os.Rename(s.fresh(), filepath.Join(s.folder, name+ending))
}

// Remove takes a list away.
func (s *Store) Remove(list *Installed) error {
	s.Close()
	defer s.reopen()
	return os.Remove(list.path)
}
