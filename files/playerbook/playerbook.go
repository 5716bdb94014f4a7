// Package playerbook is the club's own book: the players of the events that were worked with on this computer, so that somebody who
// comes again is entered with IDs, ratings, club and birth by the first letters of the name.
//
// It is one file in the user's own folder, readable by the user alone. Nothing in it leaves the computer unless it is exported,
// and it is forgotten by one command, a person or all of it. What concerns one event only is not kept: byes, fees, e-mail
// addresses, notes, results.
//
// # Who is one person
//
// Two entries with one FIDE ID, or with one ID of one federation, are the same person; with two different ones they are two.
// Where IDs do not say it, the same name is the same person unless births or clubs differ (somebody born on the same day may have
// changed the club); two of one name in one section are two.
package playerbook

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"wallchart/files/atomicfile"
	"wallchart/files/safeopen"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Person is somebody who played here.
type Person struct {
	Name           string       `json:"name"`
	Title          string       `json:"title,omitempty"`
	Club           string       `json:"club,omitempty"`
	Federation     string       `json:"fed,omitempty"`
	State          string       `json:"state,omitempty"`
	Sex            string       `json:"sex,omitempty"`
	Birth          model.Date   `json:"birth,omitempty"`
	Grade          string       `json:"grade,omitempty"`
	FideID         string       `json:"fideID,omitempty"`
	NationalID     string       `json:"nationalID,omitempty"`
	Rating         model.Rating `json:"rating,omitempty"`
	NationalRating model.Rating `json:"nationalRating,omitempty"`
	OwnRating      model.Rating `json:"ownRating,omitempty"`
	Event          string       `json:"event,omitempty"` // the last one
	Seen           model.Date   `json:"seen,omitempty"`  // when it was
}

// Player is the person as a player of an event.
func (p *Person) Player() model.Player {
	return model.Player{Entry: model.Entry{Name: p.Name, Club: p.Club, Federation: p.Federation}, Title: p.Title, State: p.State, Sex: p.Sex,
		Birth: p.Birth, Grade: p.Grade, FideID: p.FideID, NationalID: p.NationalID, Rating: p.Rating, NationalRating: p.NationalRating,
		OwnRating: p.OwnRating}
}

// of is a player as a person of the book.
func of(x *model.Player, event string, day model.Date) Person {
	return Person{Name: x.Name, Title: x.Title, Club: x.Club, Federation: x.Federation, State: x.State, Sex: x.Sex, Birth: x.Birth,
		Grade: x.Grade, FideID: x.FideID, NationalID: x.NationalID, Rating: x.Rating, NationalRating: x.NationalRating,
		OwnRating: x.OwnRating, Event: event, Seen: day}
}

// Same tells whether two are one person, as far as what is known of them says.
func (p *Person) Same(o *Person) bool {
	if p.FideID != "" && o.FideID != "" {
		return p.FideID == o.FideID
	}
	if p.NationalID != "" && o.NationalID != "" && (p.Federation == o.Federation || p.Federation == "" || o.Federation == "") {
		return p.NationalID == o.NationalID
	}
	if namekey.Key(p.Name) != namekey.Key(o.Name) || !alike(born(p), born(o)) {
		return false
	}
	return len(p.Birth) == len("2006-01-02") && p.Birth == o.Birth || alike(namekey.Key(p.Club), namekey.Key(o.Club))
}

func born(p *Person) string { return string(p.Birth)[:min(4, len(p.Birth))] }

// alike tells whether two values may be one: equal, or one of them not known.
func alike(a, b string) bool { return a == b || a == "" || b == "" }

// with is the person with what another entry of the same says: all of it where that is as new, otherwise only what was not known.
func (p Person) with(o *Person) Person {
	newer, older := *o, p
	if o.Seen < p.Seen {
		newer, older = p, *o
	}
	fill := func(to *string, from string) { *to = cmp.Or(*to, from) }
	fill(&newer.Title, older.Title)
	fill(&newer.Club, older.Club)
	fill(&newer.Federation, older.Federation)
	fill(&newer.State, older.State)
	fill(&newer.Sex, older.Sex)
	fill(&newer.FideID, older.FideID)
	fill(&newer.NationalID, older.NationalID)
	if len(older.Birth) > len(newer.Birth) { // the day says more than the year
		newer.Birth = older.Birth
	}
	newer.Rating = cmp.Or(newer.Rating, older.Rating)
	newer.NationalRating = cmp.Or(newer.NationalRating, older.NationalRating)
	newer.OwnRating = cmp.Or(newer.OwnRating, older.OwnRating)
	return newer // a school grade of an earlier year is no longer true
}

// kept is the file.
type kept struct {
	Kind    string   `json:"kind"`
	Version int      `json:"version"`
	Off     bool     `json:"off,omitempty"`
	Players []Person `json:"players"`
}

const (
	kind     = "wallchart players"
	version  = 1
	bookMost = 64 << 20 // bytes
	most     = 50_000   // persons; those who have not been seen for longest are left out first
)

// Book is the players of earlier events. The zero of its file is an empty book; it is read when it is asked for first.
// It may be asked by several windows.
type Book struct {
	path   string
	mutex  sync.Mutex
	read   bool
	off    bool
	people []Person // by name
	keys   [][]string
}

// New is the book of a folder.
func New(folder string) *Book { return &Book{path: filepath.Join(folder, "players.json")} }

// open reads the file, once.
func (b *Book) open() error {
	if b.read {
		return nil
	}
	raw, err := safeopen.ReadOwn(b.path, bookMost)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		b.read = true
		return nil
	case err != nil:
		return err
	}
	var f kept
	if err := json.Unmarshal(raw, &f); err != nil || f.Kind != kind || f.Version > version {
		return phrase.Errorf("%s is not a list of known players that this program can read; move it away to begin a new one", b.path)
	}
	b.read, b.off = true, f.Off
	b.put(f.Players)
	return nil
}

// put takes the people, in the order of their names.
func (b *Book) put(people []Person) {
	if len(people) > most {
		slices.SortStableFunc(people, func(x, y Person) int { return cmp.Compare(y.Seen, x.Seen) })
		people = people[:most]
	}
	slices.SortStableFunc(people, func(x, y Person) int {
		return cmp.Or(cmp.Compare(namekey.Key(x.Name), namekey.Key(y.Name)), cmp.Compare(x.Birth, y.Birth), cmp.Compare(x.Club, y.Club))
	})
	b.people, b.keys = people, make([][]string, len(people))
	for i := range people {
		b.keys[i] = append(namekey.Variants(people[i].Name), namekey.Reversed(people[i].Name))
	}
}

// write puts the book on the disk, for its user alone.
func (b *Book) write() error {
	if err := os.MkdirAll(filepath.Dir(b.path), 0o700); err != nil {
		return err
	}
	if f, err := safeopen.Own(b.path, os.O_CREATE|os.O_RDONLY, 0o600); err != nil {
		return err
	} else if err := f.Close(); err != nil {
		return err
	}
	people := b.people
	if people == nil {
		people = []Person{}
	}
	return atomicfile.Write(b.path, "", func(w io.Writer) error {
		e := json.NewEncoder(w)
		e.SetIndent("", " ")
		return e.Encode(kept{kind, version, b.off, people})
	})
}

// People are all who are known, by name.
func (b *Book) People() ([]Person, error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	err := b.open()
	return slices.Clone(b.people), err
}

// Off tells whether the book learns nobody.
func (b *Book) Off() bool {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return b.open() == nil && b.off
}

// Turn makes the book learn, or not.
func (b *Book) Turn(on bool) error {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if err := b.open(); err != nil || b.off == !on {
		return err
	}
	b.off = !on
	return b.write()
}

// Learn takes in the players of an event, of teams too, unless the book is off. It returns how many are new, and how many there
// are of whom something has changed.
func (b *Book) Learn(t *model.Tournament) (fresh, changed int, err error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if err := b.open(); err != nil || b.off {
		return 0, 0, err
	}
	people := slices.Clone(b.people)
	index := newIndex(people)
	for _, s := range t.Sections {
		here := map[int]bool{} // whom this section has had already: two of one name in it are two
		for i := range s.Players {
			if s.Players[i].IsGuest() {
				continue // is in a section of his own
			}
			p := of(&s.Players[i], t.Name, t.Start)
			if strings.TrimSpace(namekey.Key(p.Name)) == "" {
				continue
			}
			at := index.find(people, &p, here)
			if at < 0 {
				at = len(people)
				people = append(people, p)
				index.add(at, &p)
				fresh++
			} else if now := people[at].with(&p); now != people[at] {
				people[at] = now
				index.add(at, &now)
				changed++
			}
			here[at] = true
		}
	}
	if fresh+changed == 0 {
		return 0, 0, nil
	}
	b.put(people)
	return fresh, changed, b.write()
}

// Forget leaves out those whom gone names, and says how many.
func (b *Book) Forget(gone func(*Person) bool) (int, error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if err := b.open(); err != nil {
		return 0, err
	}
	left := slices.DeleteFunc(slices.Clone(b.people), func(p Person) bool { return gone(&p) })
	n := len(b.people) - len(left)
	if n == 0 {
		return 0, nil
	}
	b.put(left)
	return n, b.write()
}

// Clear forgets everybody, also where the file cannot be read.
func (b *Book) Clear() error {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.open() != nil {
		b.read = true
	}
	b.put(nil)
	return b.write()
}

// Search finds people as the rating lists do: by the beginning of an ID, of "Surname, first names" or of "First names surname".
func (b *Book) Search(typed string, limit int) []Person {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.open() != nil {
		return nil
	}
	var found []Person
	digits := strings.TrimSpace(typed)
	if digits != "" && strings.Trim(digits, "0123456789") == "" {
		for i := range b.people {
			if p := &b.people[i]; strings.HasPrefix(p.FideID, digits) || strings.HasPrefix(p.NationalID, digits) {
				found = append(found, *p)
			}
		}
		return found[:min(len(found), limit)]
	}
	keys := namekey.Variants(typed)
	for i := range b.people {
		if slices.ContainsFunc(keys, func(key string) bool {
			return key != "" && slices.ContainsFunc(b.keys[i], func(k string) bool { return strings.HasPrefix(k, key) })
		}) {
			if found = append(found, b.people[i]); len(found) == limit {
				break
			}
		}
	}
	return found
}

// Line is the person in one line, as the rating lists have theirs: "Berg, Anna  WCM  1455  NOR  2012  Knights  FIDE 1512345".
func (p *Person) Line() string {
	parts := []string{p.Name}
	add := func(s string) {
		if s != "" {
			parts = append(parts, s)
		}
	}
	add(p.Title)
	for _, r := range []model.Rating{p.Rating, p.NationalRating, p.OwnRating} {
		if r != 0 {
			add(r.String())
			break
		}
	}
	add(p.Federation)
	add(p.State)
	add(born(p))
	add(p.Club)
	switch {
	case p.FideID != "":
		add("FIDE " + p.FideID)
	case p.NationalID != "":
		add("ID " + p.NationalID)
	}
	return strings.Join(parts, "  ")
}
