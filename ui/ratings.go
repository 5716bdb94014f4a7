package ui

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"wallchart/arbiter"
	"wallchart/files/ratings"
	"wallchart/model"
	"wallchart/ui/words"
)

// ratingLists are the look-up files of the rating lists that were imported. They
// stand in a folder of their own, one a federation and kind, and are open while
// the window is.
type ratingLists struct {
	folder string
	open   []*ratingList
}

type ratingList struct {
	*ratings.List
	path string
}

const ratingsEnding = ".ratings"

// lists opens the installed lists when they are asked for first.
func (a *App) lists() *ratingLists {
	if a.ratings == nil {
		a.ratings = &ratingLists{folder: filepath.Join(a.docOptions().StateFolder(), "ratings")}
		a.ratings.reopen()
	}
	return a.ratings
}

// reopen opens what is in the folder. A file that cannot be opened is as good as
// none: the list it was made of can be imported again.
func (l *ratingLists) reopen() {
	l.close()
	paths, _ := filepath.Glob(filepath.Join(l.folder, "*"+ratingsEnding))
	for _, path := range paths {
		if list, err := ratings.Open(path); err == nil {
			l.open = append(l.open, &ratingList{list, path})
		}
	}
}

func (l *ratingLists) close() {
	for _, list := range l.open {
		_ = list.Close()
	}
	l.open = nil
}

// fresh is where a list is made before it is known whose it is.
func (l *ratingLists) fresh() string { return filepath.Join(l.folder, "new.tmp") }

// install makes a look-up file of a published list. It may run off the window's
// thread; settle puts the file in its place.
func (l *ratingLists) install(from string, progress func(done, total int64), cancelled func() bool) (ratings.Summary, error) {
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
func (l *ratingLists) settle(from string) error {
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
	l.close() // a file in use is not replaced everywhere
	defer l.reopen()
	return os.Rename(l.fresh(), filepath.Join(l.folder, name+ratingsEnding))
}

func (l *ratingLists) remove(list *ratingList) error {
	l.close()
	defer l.reopen()
	return os.Remove(list.path)
}

// found is a player of a list, as one who looks for a name is shown it.
type found struct {
	ratings.Entry
	source ratings.Source
}

// search looks in all lists for those whose name or ID begins with what is
// typed.
func (l *ratingLists) search(typed string, most int) []found {
	typed = strings.TrimSpace(typed)
	if len([]rune(typed)) < 3 {
		return nil
	}
	var all []found
	for _, list := range l.open {
		es, err := list.Search(typed, most)
		if err != nil {
			continue
		}
		for _, e := range es {
			all = append(all, found{e, list.Source})
		}
	}
	return all[:min(len(all), most)]
}

// line is the entry in one line: "Berg, Anna  WCM  1432  NOR  2012  FIDE 1512345".
func (f *found) line(k ratings.Kind) string {
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

// player is the entry as a player of an event.
func (f *found) player(k ratings.Kind) model.Player {
	p := model.Player{Entry: model.Entry{Name: f.Name, Federation: f.Federation}, Title: f.Title, Sex: f.Sex}
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

// ratingKind is the column that the section's time control asks for.
func (a *App) ratingKind() ratings.Kind {
	if s := a.state.Section; s != nil {
		return s.Control
	}
	return ratings.Standard
}

// takeFound adds somebody from a list to the section, who must not be there
// under the same ID.
func (a *App) takeFound(f *found, k ratings.Kind) error {
	p := f.player(k)
	for _, o := range a.state.Section.Players {
		if p.FideID != "" && o.FideID == p.FideID || p.NationalID != "" && o.NationalID == p.NationalID {
			return errors.New(words.Say("ratings.there", o.Name, f.ID))
		}
	}
	return a.Do(arbiter.AddPlayer(a.state.Event, a.state.Section, p, 0))
}
