package crosstable

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"wallchart/files/pattern"
	"wallchart/files/plaintext"
	"wallchart/model"
	"wallchart/phrase"
)

// Largest is the largest text that Read takes, in bytes.
const Largest = 4 << 20

// Unread is a line that did not become part of the event.
type Unread struct {
	Line int         // 1-based
	Text string      // as it stood
	Why  phrase.Text // without a full stop
	// Outside lines stand before, after or between the tables: titles, prose,
	// remarks. The others were meant for a row, and somebody is missing.
	Outside bool
}

// Words is the unread line as a sentence with its place.
func (u Unread) Words() phrase.Text { return phrase.New("Line %d was not read: %s.", u.Line, u.Why) }

// String is the unread line in English.
func (u Unread) String() string { return u.Words().String() }

// Printed is a column of tie-breaks as the source printed it.
type Printed struct {
	Section model.ID
	Heading string // "TBrk[S]"
	Code    string // "SOLKOFF"; "BH?" where the heading does not tell what was cut, "" where it does not tell anything
	Values  map[model.ID]string
}

// Result is what a text became.
type Result struct {
	// Tournament has one section for each event in the text; several tables of
	// the same event, sorted by different tie-breaks, are one section.
	Tournament *model.Tournament
	Unread     []Unread       // in order of lines
	Problems   model.Problems // contradictions between and within rows
	Printed    []Printed
	Stated     []Printed // scores and places: codes PTS, MPTS, GPTS and PLACE
	Totals     []Totals
}

// Totals are the scores that a table prints, held against its results.
type Totals struct {
	Line  int // of the table's heading
	Of    int // scores that are printed
	Agree int // those that the results of their row make
}

// Words says how many of them agree.
func (t Totals) Words() phrase.Text {
	return phrase.New("%d of %d totals agree with the results.", t.Agree, t.Of)
}

// Read reads pasted text of any encoding. An error means that there is no
// crosstable in it; everything else is in the Result.
func Read(r io.Reader) (Result, error) {
	text, _, err := plaintext.Read(r, Largest)
	if err != nil {
		return Result{}, err
	}
	return ReadText(text)
}

// ReadText is Read for text that is already decoded.
func ReadText(text string) (Result, error) {
	if len(text) > Largest {
		return Result{}, phrase.Errorf("the text has more than %d MB; paste only the table", Largest>>20)
	}
	return readLines(sourceLines(text))
}

// Ours tells whether one of our own crosstables is in a text.
func Ours(data []byte) bool {
	if len(data) > Largest {
		return false
	}
	text, _ := plaintext.Decode(data)
	own, _, _ := ownTables(sourceLines(text))
	return len(own) > 0
}

// readLines finds the tables in the lines and makes sections of them.
func readLines(ls []line) (Result, error) {
	res := Result{Tournament: &model.Tournament{}}
	for i := range ls {
		ls[i].text = unplaced.ReplaceAllString(ls[i].text, "$1 $2 $3")
	}
	return res, res.read(ls)
}

// unplaced is the number of a line without a place: in brackets, as our tables have it.
var unplaced = pattern.New(`^([\s|"]*)\((\d{1,4})\)([\s|,;"])`)

// read adds the tables of some lines. An error means that there is none in them.
func (r *Result) read(ls []line) error {
	own, lost, rest := ownTables(ls)
	tables, unread := findTables(rest)
	if len(tables) == 0 && len(own) == 0 {
		if t, others := withoutHeading(rest); t != nil {
			tables, unread = []*tableText{t}, others
		}
	}
	tables, unread = append(own, tables...), append(lost, unread...)
	slices.SortStableFunc(tables, func(a, b *tableText) int { return a.at.no - b.at.no })
	if !slices.ContainsFunc(tables, func(t *tableText) bool { return len(t.readings) > 0 }) {
		if len(r.Unread) == 0 {
			r.Unread = unread
		}
		return noTable(tables, unread)
	}
	r.Unread = append(r.Unread, unread...)
	for _, t := range tables {
		r.add(t)
	}
	if r.Tournament.Name == "" {
		r.Tournament.Name = cmp.Or(eventName(rest), ownTitle(ls, own), r.Tournament.Sections[0].Name)
	}
	slices.SortStableFunc(r.Unread, func(a, b Unread) int { return a.Line - b.Line })
	return nil
}

// noTable says that there is no crosstable in the lines, or none that can be read.
func noTable(tables []*tableText, unread []Unread) error {
	if e := notUnderstood(tables, unread); e != nil {
		return e
	}
	return phrase.Errorf("there is no crosstable in the text: no heading with a name, rounds and a score has rows below it. " +
		"Paste the table together with its heading line")
}

// eventName is the line that chess-results prints below its own name, or the
// rest of the title of its pages.
func eventName(ls []line) string {
	for i, l := range ls[:min(len(ls), 40)] {
		if strings.HasPrefix(l.text, "From the Tournament-Database of Chess-Results") && i+1 < len(ls) {
			return strings.TrimSpace(ls[i+1].text)
		}
		if _, name, ok := strings.Cut(l.text, "Chess-Results Server Chess-results.com - "); ok { // the title of a web page
			return strings.TrimSpace(name)
		}
	}
	return ""
}

// free is a section's name, made one where there is none or it is taken.
func (r *Result) free(name string, id model.ID) string {
	if name == "" && id == 1 {
		return "Open"
	}
	if name == "" {
		name = "Section"
	}
	taken := func(n string) bool {
		return slices.ContainsFunc(r.Tournament.Sections, func(s *model.Section) bool { return s.Name == n })
	}
	free := name
	for n := int(id); taken(free) || free == "Section"; n++ {
		free = fmt.Sprintf("%s %d", name, n)
	}
	return free
}

// add makes a section of a table, or folds it into one that says the same.
func (r *Result) add(t *tableText) {
	if len(t.readings) == 0 {
		r.Unread = append(r.Unread, Unread{Line: t.at.no, Text: t.at.text,
			Why: phrase.New("it looks like a heading, but no row below it could be read")})
		slices.SortStableFunc(r.Unread, func(a, b Unread) int { return a.Line - b.Line })
		return
	}
	b := newBuilder(t)
	s := b.section()
	for _, old := range r.Tournament.Sections {
		if sameEvent(old, s) && !(t.own && s.Name != "" && r.free(s.Name, 0) == s.Name) {
			r.fold(old, s, b)
			return
		}
	}
	s.ID = model.ID(len(r.Tournament.Sections) + 1)
	s.Name = r.free(s.Name, s.ID)
	for i := range b.problems {
		b.problems[i].Section = s.Name
	}
	r.Tournament = r.Tournament.With(s)
	r.Problems = append(r.Problems, b.problems...)
	b.printed(s.ID, r)
	b.stated(s.ID, r)
	if b.sums.Of > 0 {
		b.sums.Line = t.at.no
		r.Totals = append(r.Totals, b.sums)
	}
}
