package files

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"wallchart/assets/samples"
	"wallchart/assets/wording"
	"wallchart/files/dbf"
	"wallchart/files/plaintext"
	"wallchart/files/ratings"
	"wallchart/must"
	"wallchart/phrase"
)

// TestProblemsAreGerman reads broken files of every kind, and no English is left in what
// is said of them in German: every text has German words, and what fills it in is text
// again, or stands in the file.
func TestProblemsAreGerman(t *testing.T) {
	german := must.Have(wording.Load("de"))(t)
	h := &hearing{t: t, german: german, heard: map[string]bool{}}
	for name, data := range broken(t) {
		h.hear(name, data)
	}
	if len(h.heard) < 120 {
		t.Errorf("only %d different texts were heard: too few broken files", len(h.heard))
	}
	t.Logf("%d different texts", len(h.heard))
}

// TestHearing: the test above finds what it looks for.
func TestHearing(t *testing.T) {
	german := must.Have(wording.Load("de"))(t)
	h := &hearing{german: german, heard: map[string]bool{}, file: "bob plays ada"}
	for _, c := range []struct {
		said any
		want string
	}{
		{phrase.New("there is no player %d", 7), ""},
		{phrase.New("there is no hero %d", 7), "there is no hero %d"},
		{phrase.New("%s lists %s twice", "Bob", "Ada"), ""},
		{phrase.New("%s lists %s twice", "Bob", "nobody"), `"nobody"`},
		{phrase.New("%s lists %s twice", "Bob", phrase.New("nobody")), ""},
		{phrase.New("Line %d: %s.", 3, phrase.New("there is no hero")), "there is no hero"},
		{phrase.Errorf("Line %d: %w", 3, errors.New("unexpected end")), "unexpected end"},
		{errors.New("unexpected end"), "unexpected end"},
		{fmt.Errorf("bob: %w", phrase.Errorf("there is no player %d", 7)), ""},
	} {
		if got := strings.Join(h.english(c.said), "; "); (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("%v: %q, want %q", c.said, got, c.want)
		}
	}
}

// A hearing listens to what readers say.
type hearing struct {
	t      *testing.T
	german *wording.Language
	heard  map[string]bool // the formats
	file   string          // what is read, in small letters; "" where it is packed
}

func (h *hearing) hear(name string, data []byte) {
	h.file = name
	if !bytes.HasPrefix(data, []byte("PK")) && !dbf.Looks(data) {
		text, _ := plaintext.Decode(data)
		h.file += " " + strings.ToLower(strings.NewReplacer("&amp;", "&", "&lt;", "<", "&gt;", ">").Replace(text))
	} else {
		h.file = ""
	}
	tell := func(said any) {
		for _, e := range h.english(said) {
			h.t.Errorf("%s: English is left: %s\n\tin %v", name, e, said)
		}
	}
	o, err := Read(name, data, known)
	if err != nil {
		tell(err)
	}
	if o != nil {
		for _, p := range o.Problems {
			tell(p)
		}
		for _, s := range o.Sheets {
			tell(s.Cut)
		}
	}
	sum, err := ratings.Read(bytes.NewReader(data), ratings.Options{}, func(*ratings.Entry) error { return nil })
	if err != nil {
		tell(err)
	}
	for _, u := range sum.Unread {
		tell(u.Why)
	}
	for _, n := range sum.Notes {
		tell(n)
	}
}

// english is what is left of English in something that is said.
func (h *hearing) english(said any) (left []string) {
	switch v := said.(type) {
	case phrase.Text:
		return h.englishText(v)
	case phrase.Worded:
		return h.englishText(v.Words())
	case error:
		if inner := errors.Unwrap(v); inner != nil {
			return h.english(inner)
		}
		return []string{v.Error()}
	case string:
		for _, word := range letters.FindAllString(strings.ToLower(v), -1) {
			// SwissPerfect's column, a field of our own files and code pages have one name everywhere.
			own := v == "Pair No." || v == "tournament" || slices.Contains(plaintext.Names(), v)
			if h.file != "" && !strings.Contains(h.file, word) && !own {
				return []string{strconv.Quote(v)}
			}
		}
	}
	return nil
}

// letters are the words that may be English.
var letters = regexp.MustCompile(`[a-z]{4,}`)

// places are what a format fills in.
var places = regexp.MustCompile(`%(\[\d\])?[a-z]`)

func (h *hearing) englishText(text phrase.Text) (left []string) {
	bare := text
	bare.Args = nil
	h.heard[bare.Format] = true
	words := strings.ContainsFunc(places.ReplaceAllString(bare.Format, ""), unicode.IsLetter)
	if words && h.german.Word(bare) == phrase.English.Word(bare) {
		left = append(left, bare.Format)
	}
	for _, a := range text.Args {
		left = append(left, h.english(a)...)
	}
	return left
}

// broken are the files that the fuzzers have kept, the fixtures of the readers, and
// both with something lost or put in.
func broken(t *testing.T) map[string][]byte {
	files := map[string][]byte{}
	for _, pattern := range []string{"*/testdata/*", "*/testdata/irish/*", "*/testdata/layouts/*", "../tiebreaks/testdata/*/*.trf"} {
		for _, path := range glob(t, pattern) {
			if data, err := os.ReadFile(path); err == nil && len(data) < 40_000 {
				files[path] = data
			}
		}
	}
	for _, s := range samples.All {
		if data, err := s.Data(); err == nil && len(data) < 20_000 {
			files[s.File] = data
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for _, path := range sorted(files) {
		whole := files[path]
		for n := range 4 {
			files[fmt.Sprintf("%s, broken %d", path, n)] = mistake(r, whole)
		}
	}
	for _, path := range append(glob(t, "testdata/fuzz/*/*"), glob(t, "*/testdata/fuzz/*/*")...) {
		text := must.Have(os.ReadFile(path))(t)
		for _, line := range strings.Split(string(text), "\n")[1:] {
			if _, quoted, ok := strings.Cut(strings.TrimSuffix(line, ")"), "("); ok {
				if plain, err := strconv.Unquote(quoted); err == nil && len(plain) < 1<<20 {
					files[path] = []byte(plain)
				}
			}
		}
	}
	return files
}

func glob(t *testing.T, pattern string) []string {
	t.Helper()
	return must.Have(filepath.Glob(pattern))(t)
}

func sorted(files map[string][]byte) []string {
	var names []string
	for name := range files {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// mistake is a file with a line lost or doubled, its end missing, a character put in
// or a number changed.
func mistake(r *rand.Rand, whole []byte) []byte {
	lines := bytes.Split(whole, []byte("\n"))
	at, i := r.IntN(len(lines)), r.IntN(max(1, len(whole)))
	switch r.IntN(6) {
	case 0:
		return bytes.Join(slices.Delete(slices.Clone(lines), at, at+1), []byte("\n"))
	case 1:
		return bytes.Join(slices.Insert(slices.Clone(lines), at, lines[at]), []byte("\n"))
	case 2:
		return whole[:i]
	case 3:
		return slices.Insert(slices.Clone(whole), i, []byte("x7\"")[r.IntN(3)])
	}
	changed := slices.Clone(whole)
	for range 1 + len(whole)/500 {
		if k := bytes.IndexAny(changed[r.IntN(len(changed)+1):], "0123456789"); k >= 0 {
			changed[r.IntN(len(changed))] = changed[k]
		}
	}
	return changed
}
