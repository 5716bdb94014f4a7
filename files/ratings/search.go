package ratings

import (
	"bytes"
	"fmt"
	"strings"

	"wallchart/model/namekey"
)

// maxLooked is how many lines a search for a surname with first names looks at.
const maxLooked = 20000

// Search finds players by the beginning of what is being typed: of an ID, of
// "Surname, first names" or of "First names surname", whatever the case and the
// accents, ü also as ue. At most limit are given, those whose surname fits
// first, in the order of the alphabet.
func (l *List) Search(typed string, limit int) ([]Entry, error) {
	f := &finder{l: l, limit: limit, seen: map[string]bool{}}
	if digits := strings.TrimSpace(typed); digits != "" && strings.Trim(digits, "0123456789") == "" {
		f.refer(byID, digits)
		return f.found, f.err
	}
	for _, key := range namekey.Variants(typed) {
		if key == "" {
			continue
		}
		if strings.HasSuffix(typed, " ") || strings.HasSuffix(typed, ",") {
			key += " " // the word is complete
		}
		f.rows(key, "")
		f.refer(byFirst, key)
		// "John Smith" is also "Smith, John A", whose first names come between.
		if i := strings.LastIndexByte(strings.TrimSpace(key), ' '); i > 0 {
			f.rows(strings.TrimSpace(key[i+1:]), key[:i])
		}
	}
	return f.found, f.err
}

// Named finds all players whose whole name is this one, in either order.
func (l *List) Named(name string) ([]Entry, error) {
	f := &finder{l: l, limit: 1000, seen: map[string]bool{}}
	for _, key := range namekey.Variants(name) {
		if key != "" {
			f.whole = true
			f.rows(key, "")
			f.refer(byFirst, key)
		}
	}
	return f.found, f.err
}

// finder collects what a search finds.
type finder struct {
	l     *List
	limit int
	whole bool // the key must be equal, not only begin so
	found []Entry
	seen  map[string]bool // rows
	err   error
}

func (f *finder) full() bool { return f.err != nil || len(f.found) >= f.limit }

// fits tells whether a key is what is looked for. Those that fit stand
// together, from the prefix on.
func (f *finder) fits(key []byte, prefix string) bool {
	if f.whole {
		return string(key) == prefix
	}
	return strings.HasPrefix(string(key), prefix) || string(key)+" " == prefix
}

func (f *finder) add(e Entry) {
	id := e.ID + "\t" + e.Name
	if e.ID == "" { // of the organiser's own list
		id = fmt.Sprint(e)
	}
	if !f.seen[id] {
		f.seen[id] = true
		f.found = append(f.found, e)
	}
}

// rows adds the players whose key begins so and, if first is given, in whose
// remaining words there is one after the other that begins with its words.
func (f *finder) rows(prefix, first string) {
	if f.full() {
		return
	}
	looked := 0
	words := strings.Fields(first)
	for i := range words {
		words[i] = " " + words[i]
	}
	err := f.l.scan(byName, strings.TrimSuffix(prefix, " "), func(key, line []byte) bool {
		if looked++; looked > maxLooked || !f.fits(key, prefix) {
			return false
		}
		if follows(key, words) {
			f.add(parseRow(line))
		}
		return !f.full()
	})
	if f.err == nil {
		f.err = err
	}
}

// follows tells whether the words of a key, less the first one, begin with
// these words in this order; others may stand between.
func follows(key []byte, words []string) bool {
	for _, w := range words {
		i := bytes.Index(key, []byte(w)) // the word with the blank before it
		if i < 0 {
			return false
		}
		key = key[i+1:]
	}
	return true
}

// refer adds the players to whom the lines of another part that begin so refer.
func (f *finder) refer(which int, prefix string) {
	if f.full() {
		return
	}
	err := f.l.scan(which, strings.TrimSuffix(prefix, " "), func(key, line []byte) bool {
		if !f.fits(key, prefix) {
			return false
		}
		e, err := f.l.row(line)
		if err != nil {
			f.err = err
			return false
		}
		f.add(e)
		return !f.full()
	})
	if f.err == nil {
		f.err = err
	}
}
