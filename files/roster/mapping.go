package roster

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"wallchart/files/pattern"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Mapping says which column of a list holds what. It is plain data: a window shows it, the organiser corrects it, and
// a [Memory] keeps it for the next list with the same headings.
type Mapping struct {
	Signature  string    `json:"signature"`            // of the list it is for
	HeadingRow int       `json:"headingRow,omitempty"` // 1-based; 0 = there is none
	Columns    []Field   `json:"columns"`              // one for each column; those beyond are LeftOut
	Dates      DateOrder `json:"dates"`
	// Blocks: a row with nothing but a name is the team of the rows below it.
	Blocks bool `json:"blocks,omitempty"`
	// Why says of each column what it was taken for its field by; none of a mapping that was remembered.
	Why []phrase.Text `json:"-"`
}

// Reason is why a column (from 0) is taken for what it is, nothing where the organiser has said so.
func (m Mapping) Reason(column int) phrase.Text {
	if column < 0 || column >= len(m.Why) {
		return phrase.Text{}
	}
	return m.Why[column]
}

// Field is what a column (from 0) holds.
func (m Mapping) Field(column int) Field {
	if column < 0 || column >= len(m.Columns) {
		return LeftOut
	}
	return m.Columns[column]
}

// ratingFields are the ratings of players.
var ratingFields = []Field{Rating, FideRating, NationalRating, OwnRating}

// has tells whether a column holds one of these fields.
func (m Mapping) has(fields ...Field) bool {
	return slices.ContainsFunc(fields, func(f Field) bool { return slices.Contains(m.Columns, f) })
}

// people tells a list of players, with their names, from one of teams.
func (m Mapping) people() bool { return m.has(Name, LastName, FirstName) }

// Column is the first column that holds a field, -1 for none.
func (m Mapping) Column(f Field) int { return slices.Index(m.Columns, f) }

// With is the mapping after the organiser has said what a column holds: a field that only one column can hold is
// taken from the other.
func (m Mapping) With(column int, f Field) Mapping {
	m.Columns = slices.Clone(m.Columns)
	for len(m.Columns) <= column {
		m.Columns = append(m.Columns, Unknown)
	}
	for i, old := range m.Columns {
		if old == f && !f.many() {
			m.Columns[i] = LeftOut
		}
	}
	m.Columns[column] = f
	if column < len(m.Why) {
		m.Why = slices.Clone(m.Why)
		m.Why[column] = phrase.Text{}
	}
	return m
}

// many tells whether several columns may hold the field.
func (f Field) many() bool {
	switch f {
	case Unknown, LeftOut, Category, Note, Member, MemberRating:
		return true
	}
	return false
}

// headingDepth is how many rows may stand above the heading: a title, the organiser, a date.
const headingDepth = 25

// Guess says what the columns of a list hold, by their headings, and by what they contain where there are none.
func Guess(rows [][]string) Mapping {
	width := 0
	for _, r := range rows {
		width = max(width, len(r))
	}
	at := findHeading(rows)
	g := &guesser{columns: make([]Field, width), why: make([]phrase.Text, width), sample: sampleOf(rows, at+1, width)}
	if at >= 0 {
		g.byHeadings(headingOf(rows, at))
	} else {
		g.byContent()
	}
	m := Mapping{HeadingRow: at + 1, Columns: g.columns, Why: g.why}
	if c := m.Column(Birth); c >= 0 {
		m.Dates = learnOrder(g.sample[c], g.american())
	}
	if at >= 0 {
		m.Signature = signature(rows[at])
	} else {
		m.Signature = "no heading|" + strings.Join(fieldNames(g.columns), "|")
	}
	m.Blocks = !m.has(Team, Member) && m.has(Name, Club, LastName) && hasBlocks(rows, m)
	return m
}

// headingOf is a heading with what stands above it where it is empty: a heading over two rows, in cells that were merged. A row of one
// cell is a title.
func headingOf(rows [][]string, at int) []string {
	if at < 1 || len(rows[at-1]) <= 1 {
		return rows[at]
	}
	if _, title := only(rows[at-1]); title {
		return rows[at]
	}
	both := slices.Clone(rows[at])
	for c, above := range rows[at-1] {
		if c == len(both) {
			both = append(both, "")
		}
		if both[c] == "" && len(claims(above)) > 0 && claims(above)[0].rank < partly {
			both[c] = above
		}
	}
	return both
}

func signature(heading []string) string {
	keys := make([]string, len(heading))
	for i, h := range heading {
		keys[i] = namekey.Key(h)
	}
	return strings.TrimRight(strings.Join(keys, "|"), "|")
}

func fieldNames(fs []Field) []string {
	names := make([]string, len(fs))
	for i, f := range fs {
		names[i] = f.String()
	}
	return names
}

// findHeading is the index of the row with the most cells that are headings, -1 for none.
func findHeading(rows [][]string) int {
	best, most := -1, 0
	seen := 0
	for i, r := range rows {
		filled, known := 0, map[Field]bool{}
		exact := map[Field]int{} // and the column
		sure := 0
		for n, c := range r {
			if c == "" {
				continue
			}
			filled++
			cs := claims(c)
			for _, claim := range cs {
				if _, is := exact[claim.field]; !is && claim.rank < partly {
					exact[claim.field] = n
				}
			}
			if len(cs) > 0 {
				if !known[cs[0].field] || cs[0].field.many() {
					sure++
				}
				known[cs[0].field] = true
			}
		}
		if filled == 0 {
			continue
		}
		if seen++; seen > headingDepth {
			break
		}
		named := known[Name] || known[LastName] || known[FirstName] || known[Team] || known[Member] || known[Club]
		alone := filled == 1 && seen == 1 && named && len(exact) > 0
		if sure > most && (sure >= 2 && half(sure, filled) && (named || sure >= 3) || alone || outspoken(rows, i, exact)) {
			best, most = i, sure
		}
	}
	return best
}

// outspoken tells a heading by its word for the names, whatever else stands in the row: SURNAME beside FIRST NAME, or a
// word for the name over a column of names and nothing but words beside it.
func outspoken(rows [][]string, at int, exact map[Field]int) bool {
	_, last := exact[LastName]
	_, first := exact[FirstName]
	if last && first {
		return true
	}
	for _, f := range []Field{Name, LastName, Team} {
		column, is := exact[f]
		if !is || len([]rune(rows[at][column])) < 4 {
			continue
		}
		filled := 0
		for _, c := range rows[at] {
			if c != "" && !strings.ContainsFunc(c, unicode.IsLetter) || len([]rune(c)) > 40 || hasRating(c) || isBirth(c) {
				return false // a value, and no heading
			}
			filled += one(c != "")
		}
		below := sampleOf(rows, at+1, column+1)[column]
		return filled > 1 && moreAre(below, likeName)
	}
	return false
}

// guesser assigns fields to columns.
type guesser struct {
	columns []Field
	why     []phrase.Text
	sample  [][]string // the cells of each column that are not empty, of the first rows
}

// set says what a column holds, and why.
func (g *guesser) set(column int, f Field, why phrase.Text) {
	g.columns[column], g.why[column] = f, why
}

// sampleRows is how many rows a guess looks at.
const sampleRows = 300

// sampleBytes is how much of a cell a guess looks at; nothing that it knows is
// so long.
const sampleBytes = 100

func sampleOf(rows [][]string, from, width int) [][]string {
	sample := make([][]string, width)
	for i, r := range rows[min(from, len(rows)):] {
		if i >= sampleRows {
			break
		}
		for c, cell := range r[:min(len(r), width)] {
			if cell != "" {
				sample[c] = append(sample[c], strings.ToValidUTF8(cell[:min(len(cell), sampleBytes)], ""))
			}
		}
	}
	return sample
}

// bid is a claim of a column to a field.
type bid struct {
	claim
	column int
}

// byHeadings gives every field to the column whose heading means it most surely, where what stands below does not say
// otherwise.
func (g *guesser) byHeadings(heading []string) {
	bids, unfit := g.bids(heading)
	taken := g.award(bids, unfit, heading)
	if i := slices.Index(g.columns, Rating); i >= 0 && quick.MatchString(namekey.Key(heading[i])) {
		for _, other := range []Field{FideRating, NationalRating} { // a rating of shorter games stands in where there is no other
			if g.holds(other) && g.columns[i] == Rating {
				g.set(i, LeftOut, phrase.New("another column has %q", other.Label()))
			}
		}
	}
	for i, h := range heading {
		if strings.TrimSpace(h) == "" {
			g.contentOf(i, taken)
		}
		if other, is := unfit[i]; is && g.columns[i] == Unknown {
			g.why[i] = phrase.New("its heading may mean %q, and its cells are nothing of the kind", other.Label())
		}
	}
	g.settle()
}

// bids are what the headings claim, the surest first, and what each means first where the cells are not such.
func (g *guesser) bids(heading []string) (bids []bid, unfit map[int]Field) {
	unfit = map[int]Field{}
	for i, h := range heading {
		for _, c := range claims(h) {
			if c.rank >= partly && c.field == Category && halfAre(g.sample[i], noWord) { // Event 1, Event 2: the points of a series
				continue
			}
			if slices.Contains(ratingFields, c.field) && outdated.MatchString(namekey.Key(h)) {
				c.rank += 2 * partly
			}
			if g.fits(c.field, i) {
				bids = append(bids, bid{c, i})
			} else if _, is := unfit[i]; !is {
				unfit[i] = c.field
			}
		}
	}
	slices.SortStableFunc(bids, func(a, b bid) int { return cmp.Compare(a.rank, b.rank) })
	return bids, unfit
}

// award gives the columns their fields, and tells which are taken.
func (g *guesser) award(bids []bid, unfit map[int]Field, heading []string) map[Field]bool {
	taken := map[Field]bool{}
	for _, b := range bids {
		if b.field == Rating && taken[Rating] && !taken[NationalRating] && !quick.MatchString(namekey.Key(heading[b.column])) &&
			b.rank < 2*partly {
			b.field = NationalRating
		}
		if g.columns[b.column] == Unknown && (!taken[b.field] || b.field.many()) {
			why := phrase.New("its heading")
			if other, is := unfit[b.column]; is {
				why = phrase.New("its heading, and its cells, which do not fit %q", other.Label())
			} else if b.rank >= partly {
				why = phrase.New("a word of its heading")
			}
			g.set(b.column, b.field, why)
			taken[b.field] = true
		}
	}
	for _, b := range bids { // the second of two such columns: the town beside the club
		if g.columns[b.column] == Unknown {
			g.set(b.column, LeftOut, phrase.New("another column has %q", b.field.Label()))
		}
	}
	return taken
}

// outdated are words of a heading over ratings that have been replaced by others.
var outdated = pattern.New(`\b(?:old|previous|former|before|pre|last year|alt|alte|bisher|bisherige|ancien|anterior|vecchio|oud|oude)\b`)

func (g *guesser) holds(f Field) bool { return slices.Contains(g.columns, f) }

// change makes the column of one field another's.
func (g *guesser) change(from, to Field) {
	if i := slices.Index(g.columns, from); i >= 0 {
		g.set(i, to, phrase.New("its heading, and what the other columns hold"))
	}
}

// settle makes the fields agree with each other: a column "Name" beside one for first names holds last names.
func (g *guesser) settle() {
	first, last := g.holds(FirstName), g.holds(LastName)
	switch {
	case g.holds(Name) && first && !last:
		g.change(Name, LastName)
	case g.holds(Name) && last && !first:
		g.change(Name, FirstName)
	case g.holds(Name) && first && last:
		g.change(Name, LeftOut)
	case first != last:
		g.change(FirstName, Name)
		g.change(LastName, Name)
	}
	g.settleRatings()
	if g.holds(Member) {
		if !g.holds(Team) {
			g.change(Name, Team)
		}
		if !g.holds(Team) {
			g.change(Club, Team)
		}
		g.change(Name, LeftOut)
		g.change(Board, LeftOut)
	}
	rowsAreTeams := !g.holds(Name) && !g.holds(LastName)
	if rowsAreTeams && g.holds(Team) && !g.holds(Strength) {
		for _, f := range []Field{Rating, FideRating, NationalRating} {
			if !g.holds(Strength) {
				g.change(f, Strength)
			}
		}
	}
	if rowsAreTeams && !g.holds(Team) {
		if c := g.nameColumn(); c >= 0 {
			g.set(c, Name, phrase.New("the most different names stand in it"))
		}
	}
}

// settleRatings: a plain "Rating" beside those of one list is of the other list,
// and beside those of both lists it says nothing new.
func (g *guesser) settleRatings() {
	switch fide, own := g.holds(FideRating), g.holds(NationalRating); {
	case fide && own:
		g.change(Rating, LeftOut)
	case fide:
		g.change(Rating, NationalRating)
	case own:
		g.change(Rating, FideRating)
	}
}

// Memory is what mappings the organiser has corrected, the latest first. It is plain data for the program's settings.
type Memory []Mapping

// remembered is how many lists are kept.
const remembered = 100

// Guess is the mapping of an earlier list with the same headings, or a new guess; the flag says which.
func (mem Memory) Guess(rows [][]string) (Mapping, bool) {
	g := Guess(rows)
	for _, m := range mem {
		if m.Signature == g.Signature {
			if g.HeadingRow > 0 && m.HeadingRow > 0 {
				m.HeadingRow = g.HeadingRow // there may be another title above
			}
			m.Columns = slices.Clone(m.Columns)
			return m, true
		}
	}
	return g, false
}

// Remember puts a mapping first; an earlier one for the same headings is forgotten.
func (mem Memory) Remember(m Mapping) Memory {
	m.Columns = slices.Clone(m.Columns)
	out := Memory{m}
	for _, o := range mem {
		if o.Signature != m.Signature && len(out) < remembered {
			out = append(out, o)
		}
	}
	return out
}
