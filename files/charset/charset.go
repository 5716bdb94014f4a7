// Package charset guesses how the bytes of a list of names are encoded.
//
// Nobody can tell the code pages apart for certain from a short list of names, so what comes out is an order, best
// first, for a window that shows the text as it would read and lets the organiser choose another.
//
// # How it is guessed
//
// A byte order mark decides, and so does text that is valid UTF-8. Otherwise every code page is tried: each letter
// beyond ASCII counts for it as often as the languages of that code page use it, and what no name contains counts
// against it: a control character, a sign in the middle of a word, a small letter before a capital, a Cyrillic
// letter beside a Latin one. The federations that the text itself names (POL, RUS, …) and those the caller knows of
// tip the scales between code pages that fit equally, and Windows-1252 wins what is left.
package charset

import (
	"bytes"
	"cmp"
	"embed"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"wallchart/files/pattern"
	"wallchart/files/plaintext"
)

// Guess is what bytes may be encoded in.
type Guess struct {
	Name   string   // the likeliest, by plaintext's names; "" where the format itself says how it is encoded
	Others []string // the others, likeliest first
	Sure   bool     // a mark or the bytes themselves leave no doubt
}

//go:embed pages.tsv
var data embed.FS

// page is a code page with the letters that its languages use and the federations where they are spoken.
type page struct {
	name   string
	often  map[rune]bool
	seldom map[rune]bool
	feds   []string
}

var pages = sync.OnceValue(load)

// load reads the embedded table: name, letters used often, letters used seldom, federations.
func load() []page {
	raw, err := data.ReadFile("pages.tsv")
	if err != nil {
		panic(err) // embedded: cannot be missing
	}
	var ps []page
	for _, l := range strings.Split(strings.TrimSpace(string(raw)), "\n") {
		f := strings.Split(l, "\t")
		if len(f) < 4 || strings.HasPrefix(l, "#") {
			continue
		}
		ps = append(ps, page{f[0], letters(f[1]), letters(f[2]), strings.Fields(f[3])})
	}
	return ps
}

func letters(s string) map[rune]bool {
	set := map[rune]bool{}
	for _, r := range s {
		set[r], set[unicode.ToUpper(r)] = true, true
	}
	return set
}

// sample is how much of a text is looked at, in bytes.
const sample = 64 << 10

// Of guesses the encoding of raw bytes. federations are FIDE codes that the caller knows the text is about.
func Of(raw []byte, federations ...string) Guess {
	_, found := plaintext.Decode(raw)
	if found != plaintext.Windows1252 {
		return Guess{Name: found, Others: without(found), Sure: true}
	}
	raw = raw[:min(len(raw), sample)]
	feds := federationsIn(raw)
	for _, f := range federations {
		feds[strings.ToUpper(f)] += 3
	}
	type scored struct {
		name  string
		score int
	}
	var all []scored
	for _, p := range pages() {
		text, err := plaintext.DecodeAs(raw, p.name)
		if err != nil {
			continue
		}
		s := p.score(text) * 100
		for _, f := range p.feds {
			s += min(feds[f], 20) * max(foreign(raw)/2, 1) * 10
		}
		all = append(all, scored{p.name, s})
	}
	slices.SortStableFunc(all, func(a, b scored) int { return cmp.Compare(b.score, a.score) })
	g := Guess{Name: all[0].name}
	for _, s := range all[1:] {
		g.Others = append(g.Others, s.name)
	}
	g.Others = append(g.Others, plaintext.UTF8, plaintext.UTF16LE)
	return g
}

func without(found string) []string {
	var names []string
	for _, n := range []string{plaintext.UTF8, plaintext.UTF16LE, plaintext.UTF16BE} {
		if n != found {
			names = append(names, n)
		}
	}
	for _, p := range pages() {
		names = append(names, p.name)
	}
	return names
}

// foreign counts the bytes beyond ASCII.
func foreign(raw []byte) int {
	n := 0
	for _, b := range raw {
		if b >= 0x80 {
			n++
		}
	}
	return n
}

var fedCode = pattern.New(`\b[A-Z]{3}\b`)

func federationsIn(raw []byte) map[string]int {
	found := map[string]int{}
	for _, m := range fedCode.FindAll(bytes.ToValidUTF8(raw, []byte(" ")), 5000) {
		found[string(m)]++
	}
	return found
}

// score is how well a decoded text reads as names.
func (p *page) score(text string) int {
	sum := 0
	before := ' '
	for i, r := range text {
		after, _ := utf8.DecodeRuneInString(text[i+utf8.RuneLen(r):])
		if r >= 0x80 {
			sum += p.weigh(before, r, after)
		} else if before >= 0x80 && mixed(before, r) {
			sum -= 3
		}
		before = r
	}
	return sum
}

// weigh is what one character beyond ASCII counts for between its neighbours.
func (p *page) weigh(before, r, after rune) int {
	inWord := unicode.IsLetter(before) || unicode.IsLetter(after)
	switch {
	case r == utf8.RuneError || unicode.IsControl(r):
		return -8
	case !unicode.IsLetter(r):
		if unicode.IsLetter(before) && unicode.IsLetter(after) && r != '’' {
			return -5
		}
		if inWord && !strings.ContainsRune("’‘“”„«»–—½\u00a0…", r) {
			return -3
		}
		return 0
	}
	n := 0
	switch {
	case p.often[r]:
		n = 3
	case p.seldom[r]:
		n = 1
	default:
		n = -2
	}
	if unicode.IsUpper(r) && unicode.IsLower(before) {
		n -= 4
	}
	if mixed(before, r) {
		n -= 3
	}
	return n
}

// mixed tells whether two neighbours are letters of different alphabets.
func mixed(a, b rune) bool {
	if !unicode.IsLetter(a) || !unicode.IsLetter(b) {
		return false
	}
	return unicode.Is(unicode.Latin, a) != unicode.Is(unicode.Latin, b)
}
