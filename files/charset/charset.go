// Package charset guesses how the bytes of a list of names are encoded.
//
// Nobody can tell the code pages apart for certain from a short list of names, so what comes out is an order, best
// first, for a window that shows the text as it would read and lets the organiser choose another. Where another code page
// is nearly as likely and reads a word otherwise, the guess has a [Rival], and both words are to be shown before
// anything is made of them.
//
// # How it is guessed
//
// A byte order mark decides, and so does text that is valid UTF-8. Otherwise the text is read in every code page and its
// words are weighed, those with a letter beyond ASCII:
//
//   - each such letter counts as often as the languages of the code page use it, and a word of names.txt counts by itself;
//   - the signs that programs for writing put in place of typed ones count too, where they belong: ’ in O’Neil, – between
//     two blanks, “ before a word;
//   - what no name contains is a veto: a capital inside a word (OÆNeil, AndrŽ), a sign inside one (M³ller), a control
//     character, letters of two alphabets; and words without vowels count little.
//
// What is left is tipped by how common a code page is today, Windows-1252 first, and by the federations that the text
// itself names (POL, RUS, …) and those that the caller knows of.
package charset

import (
	"bytes"
	"cmp"
	"embed"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"wallchart/files/pattern"
	"wallchart/files/plaintext"
)

// Guess is what bytes may be encoded in.
type Guess struct {
	Name   string   // the likeliest, by plaintext's names; "" where the format itself says how it is encoded
	Others []string // the others, likeliest first
	Sure   bool     // a mark or the bytes themselves leave no doubt
	Rival  Rival    // none where no other reading is nearly as likely
	// Words are some that are read as they stand by the guess alone: with letters beyond ASCII, at most three.
	Words []string
}

// Rival is the code page that is nearly as likely as the guess, with words that it reads otherwise: each as the guess
// reads it and as the rival does, at most three.
type Rival struct {
	Name  string
	Words [][2]string
}

//go:embed pages.tsv names.txt
var data embed.FS

// names are words of many languages with letters beyond ASCII that stand in lists of players, in small letters.
var names = sync.OnceValue(func() map[string]bool {
	raw, err := data.ReadFile("names.txt")
	if err != nil {
		panic(err) // embedded: cannot be missing
	}
	set := map[string]bool{}
	for _, w := range strings.Fields(string(raw)) {
		set[w] = true
	}
	return set
})

// page is a code page with the letters that its languages use and the federations where they are spoken.
type page struct {
	name   string
	often  map[rune]bool
	seldom map[rune]bool
	feds   []string
	rare   int // how much less common than Windows-1252
}

var pages = sync.OnceValue(load)

// load reads the embedded table: name, letters used often, letters used seldom, federations, rarity.
func load() []page {
	raw, err := data.ReadFile("pages.tsv")
	if err != nil {
		panic(err) // embedded: cannot be missing
	}
	var ps []page
	for _, l := range strings.Split(strings.TrimSpace(string(raw)), "\n") {
		f := strings.Split(l, "\t")
		if len(f) < 5 || strings.HasPrefix(l, "#") {
			continue
		}
		rare, err := strconv.Atoi(f[4])
		if err != nil {
			panic(err) // embedded: cannot be wrong
		}
		ps = append(ps, page{f[0], letters(f[1]), letters(f[2]), strings.Fields(f[3]), rare})
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

// near is by how little a rival's words may weigh less than those of the guess.
const near = 3

// Of guesses the encoding of raw bytes. federations are FIDE codes that the caller knows the text is about.
func Of(raw []byte, federations ...string) Guess {
	_, found := plaintext.Decode(raw)
	if found != plaintext.Windows1252 {
		return Guess{Name: found, Others: without(found), Sure: true}
	}
	if name := declared(raw); name != "" {
		return Guess{Name: name, Others: without(name), Sure: true}
	}
	raw = raw[:min(len(raw), sample)]
	feds := federationsIn(raw)
	for _, f := range federations {
		feds[strings.ToUpper(f)] += 3
	}
	named := 0 // of the federations that some code page is for
	for f, n := range feds {
		if slices.ContainsFunc(pages(), func(p page) bool { return slices.Contains(p.feds, f) }) {
			named += n
		}
	}
	type scored struct {
		name, text string
		score      int
	}
	all := []scored{damaged(raw)}
	for _, p := range pages() {
		text, err := plaintext.DecodeAs(raw, p.name)
		if err != nil {
			continue
		}
		s := p.score(text) - p.rare
		here := 0
		for _, f := range p.feds {
			here += feds[f]
		}
		s += 4 * here / max(named, 1)
		all = append(all, scored{p.name, text, s})
	}
	slices.SortStableFunc(all, func(a, b scored) int { return cmp.Compare(b.score, a.score) })
	g := Guess{Name: all[0].name, Words: foreignWords(all[0].text, 3)}
	for _, s := range all[1:] {
		if s.name != plaintext.UTF8 {
			g.Others = append(g.Others, s.name)
		}
		if g.Rival.Name == "" && s.score+near >= all[0].score && s.name != plaintext.UTF8 {
			if words := differing(all[0].text, s.text); words != nil {
				g.Rival = Rival{s.name, words}
			}
		}
	}
	if g.Name != plaintext.UTF8 {
		g.Others = append(g.Others, plaintext.UTF8)
	}
	g.Others = append(g.Others, plaintext.UTF16LE)
	return g
}

var (
	charsetIs = pattern.New(`(?i)(?:charset|encoding)\s*=\s*["']?\s*([a-z0-9_-]+)`)
	pageName  = strings.NewReplacer("windows-", "Windows-", "cp125", "Windows-125", "iso-8859-15", "Windows-1252", "iso-8859-1",
		"Windows-1252",
		"iso-8859-2", "ISO-8859-2", "iso-8859-7", "Windows-1253", "iso-8859-9", "Windows-1254", "latin1", "Windows-1252", "koi8-r", "KOI8-R",
		"macintosh", "Macintosh", "ibm850", "IBM 850", "cp850", "IBM 850", "ibm852", "IBM 852", "cp852", "IBM 852", "cp866", "IBM 866")
)

// declared is the code page that a web page names at its beginning; "" where there is none, or it is not known.
func declared(raw []byte) string {
	head := string(raw[:min(len(raw), 2048)])
	if !strings.Contains(head, "<") {
		return ""
	}
	m := charsetIs.FindStringSubmatch(head)
	if m == nil {
		return ""
	}
	name := pageName.Replace(strings.ToLower(m[1]))
	if !slices.ContainsFunc(pages(), func(p page) bool { return p.name == name }) {
		return ""
	}
	return name
}

// Unicode is a text in UTF-8, and what it was taken for.
func Unicode(raw []byte) ([]byte, Guess) {
	g := Of(raw)
	if text, found := plaintext.Decode(raw); found == g.Name {
		return []byte(text), g
	}
	text, err := plaintext.DecodeAs(raw, g.Name)
	if err != nil {
		return raw, g
	}
	return []byte(text), g
}

// damaged is the text as UTF-8 of which a byte or two have been lost.
func damaged(raw []byte) (s struct {
	name, text string
	score      int
}) {
	s.name, s.text = plaintext.UTF8, strings.ToValidUTF8(string(raw), "\uFFFD")
	for _, r := range s.text {
		switch {
		case r == utf8.RuneError:
			s.score -= 8
		case r >= 0x80 && unicode.IsLetter(r):
			s.score += 3
		}
	}
	return s
}

// foreignWords are the first words of a text that have letters or signs beyond ASCII.
func foreignWords(text string, most int) (words []string) {
	for _, w := range strings.FieldsFunc(text, between) {
		if strings.ContainsFunc(w, func(r rune) bool { return r >= 0x80 }) && !slices.Contains(words, w) {
			if words = append(words, w); len(words) == most {
				break
			}
		}
	}
	return words
}

// between tells what stands between two words of a list.
func between(r rune) bool {
	return r == ' ' || r < ' ' || strings.ContainsRune(",;\t|\"", r)
}

// differing are words that two readings of the same bytes have otherwise.
func differing(a, b string) (words [][2]string) {
	x, y := strings.FieldsFunc(a, between), strings.FieldsFunc(b, between)
	if len(x) != len(y) {
		return nil
	}
	for i := range x {
		if x[i] != y[i] && !slices.Contains(words, [2]string{x[i], y[i]}) {
			if words = append(words, [2]string{x[i], y[i]}); len(words) == 3 {
				break
			}
		}
	}
	return words
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
	var word []rune
	flush := func() {
		sum += p.weigh(word)
		word = word[:0]
	}
	for _, r := range text {
		if between(r) {
			flush()
			continue
		}
		if word = append(word, r); len(word) > 200 {
			flush()
		}
	}
	flush()
	return sum
}

// Weights. A veto outweighs what the letters of a name can bring.
const (
	veto      = -9
	common    = 3 // a letter that the languages of the code page use often
	uncommon  = 1
	strange   = -2
	knownName = 6
	typeset   = 2 // a sign of a writing program where it belongs
)

// weigh is what a word counts for that has characters beyond ASCII.
func (p *page) weigh(word []rune) int {
	if !slices.ContainsFunc(word, func(r rune) bool { return r >= 0x80 }) {
		return 0
	}
	sum := 0
	small := slices.ContainsFunc(word, unicode.IsLower)
	at := func(i int) rune {
		if i < 0 || i >= len(word) {
			return ' '
		}
		return word[i]
	}
	for i, r := range word {
		before, after := at(i-1), at(i+1)
		switch {
		case r < 0x80:
			if unicode.IsUpper(r) && unicode.IsLower(before) && before >= 0x80 { // OíNeil
				sum += veto / 2
			}
			if before >= 0x80 && mixed(before, r) {
				sum += veto
			}
			continue
		case r == utf8.RuneError || unicode.IsControl(r):
			sum += veto
		case !isLetter(r):
			sum += sign(before, r, after)
		case p.often[r]:
			sum += common
		case p.seldom[r]:
			sum += uncommon
		default:
			sum += strange
		}
		if unicode.IsUpper(r) && small && unicode.IsLetter(before) {
			sum += veto
		}
		if mixed(before, r) {
			sum += veto
		}
	}
	for _, part := range strings.FieldsFunc(string(word), func(r rune) bool { return !isLetter(r) && !unicode.IsMark(r) }) {
		sum += sound([]rune(part))
	}
	return sum
}

// sound is what a word counts for by its sound: known names much, words that nobody can say less than nothing.
func sound(word []rune) int {
	if !slices.ContainsFunc(word, func(r rune) bool { return r >= 0x80 }) {
		return 0
	}
	sum := 0
	if names()[strings.ToLower(string(word))] {
		sum += knownName
	}
	switch {
	case len(word) > 1:
	case unicode.IsLower(word[0]) && !vowel(word[0]): // ñ between two blanks
		sum -= 4
	default:
		sum -= common
	}
	if word[0] >= 0x80 && unicode.IsLower(word[0]) {
		sum--
	}
	run := 0
	for _, r := range append(word[:len(word):len(word)], 'a') {
		if !vowel(r) {
			run++
			continue
		}
		switch {
		case run >= 5:
			sum -= 4
		case run == 4:
			sum -= 2
		case run == 3:
			sum--
		}
		run = 0
	}
	return sum
}

// vowel tells a vowel of the Latin, the Greek or the Cyrillic script, whatever stands on it.
func vowel(r rune) bool {
	base, _ := utf8.DecodeRuneInString(norm.NFD.String(string(unicode.ToLower(r))))
	return strings.ContainsRune("aeiouyæøœıəаеёиоуыэюяіїєўαεηιουω", base)
}

// sign is what a sign beyond ASCII counts for between its neighbours.
func sign(before, r, after rune) int {
	left, right := isLetter(before), isLetter(after)
	switch {
	case r == '’' && left && right:
		if after == 's' || after == 't' || unicode.IsUpper(after) {
			return 2 * typeset
		}
		return typeset
	case strings.ContainsRune("–—", r) && !left && !right, strings.ContainsRune("“„«‘‚‹", r) && !left && right,
		strings.ContainsRune("”’»›…“‘", r) && left && !right, r == '€' && !left && !right, r == '·' && left && right, r == '\u00a0':
		return typeset
	case r == '½' || strings.ContainsRune("ºª°", r) && (unicode.IsDigit(before) || left) && !right:
		return 0
	case r == '’' || strings.ContainsRune("£§©®™•", r) && !left && !right:
		return 0
	case left && right:
		return veto
	case left || right:
		return veto / 2
	}
	return -1
}

// isLetter tells a letter of a word; º and ª, which Unicode has among them, are the signs of 1º and Mª.
func isLetter(r rune) bool { return unicode.IsLetter(r) && r != 'º' && r != 'ª' }

// mixed tells whether two neighbours are letters of different alphabets.
func mixed(a, b rune) bool {
	if !unicode.IsLetter(a) || !unicode.IsLetter(b) {
		return false
	}
	return unicode.Is(unicode.Latin, a) != unicode.Is(unicode.Latin, b)
}
