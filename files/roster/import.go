package roster

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Action is what becomes of a line when the import is made a change.
type Action uint8

// Actions.
const (
	Add    Action = iota
	Leave         // left out
	Update        // what the line says replaces what the section says of the same player or team
)

// Line is one player of the list.
type Line struct {
	Row    int // 1-based
	Player model.Player
	Team   string // the team's name, "" for none
	Board  int    // place on the roster, 0 = as the rows stand
	Action Action
	Same   model.ID // the section's player who is updated
}

// TeamLine is one team of the list.
type TeamLine struct {
	Row    int // the first that names it
	Team   model.Team
	Action Action
	Same   model.ID // the section's team that is updated
}

// Import is a list as it was understood. Its lines may be changed before [Import.Change] makes the journal's change.
type Import struct {
	From     string // the file's name, for the label; set it to what the organiser knows the list by
	Mapping  Mapping
	Lines    []Line
	Teams    []TeamLine
	Problems []Problem // in order of rows
	Twins    []Twin    // set by Compare

	rows   [][]string
	counts model.RatingChoice // in the section: what a column that only says "Rating" holds
}

// reader is an Import that is being read.
type reader struct {
	*Import
	thisYear  int
	sex       sexWords
	row       int    // 1-based, being read
	block     string // the team whose block it is
	category  string // the section or category whose block it is
	teamAt    map[string]int
	sectioned int                            // whether the blocks are sections: 1 no, 2 yes, 0 nobody has looked
	behind    map[string]model.NameAndRating // the ratings that stand behind the names
	manner    *manner                        // how names are written, once it was asked for
}

// Lost is how many cells hold something that could not be read and would stay empty, or no
// name, so that their row is left out.
func (im *Import) Lost() (n int) {
	for _, p := range im.Problems {
		if p.Lost || p.Left && p.Column > 0 {
			n++
		}
	}
	return n
}

// Read understands the rows by a mapping. It never fails: what could not be read is among the problems.
func Read(rows [][]string, m Mapping) *Import {
	im := &Import{Mapping: m, rows: rows}
	r := &reader{Import: im, thisYear: time.Now().Year(), teamAt: map[string]int{}}
	if c := m.Column(Sex); c >= 0 {
		var cells []string
		for _, row := range rows[min(m.HeadingRow, len(rows)):] {
			if c < len(row) {
				cells = append(cells, row[c])
			}
		}
		r.sex = learnSex(cells)
	}
	people := m.people()
	if m.nameColumn() < 0 {
		im.Problems = append(im.Problems, Problem{
			Text: phrase.New("No column holds the names. Choose the column of the players' or the teams' names")})
		return im
	}
	r.ratingsBehind()
	for i, row := range rows {
		r.row = i + 1
		switch {
		case blank(row):
		case m.Blocks && r.head(i):
		case r.row <= m.HeadingRow || r.repeated(i):
		case r.aside(row, r.nameOf(row, people)):
			r.setAside(row)
		case people:
			r.player(row)
		default:
			r.team(row)
		}
	}
	return im
}

// ratingsBehind finds the ratings that stand behind the names, in a list without a column for them.
func (r *reader) ratingsBehind() {
	m := r.Mapping
	at := m.Column(Name)
	if at < 0 || m.has(ratingFields...) {
		return
	}
	var names []string
	first := 0
	for i := m.HeadingRow; i < len(r.rows); i++ {
		if row := r.rows[i]; at < len(row) && row[at] != "" && !r.repeated(i) && !r.aside(row, row[at]) {
			names = append(names, row[at])
			first = cmp.Or(first, i+1)
		}
	}
	var either bool
	if r.behind, either = model.RatingsBehind(names, r.thisYear); either {
		r.Problems = append(r.Problems, Problem{Row: first, Column: at + 1, Lost: true,
			Text: phrase.New("the numbers behind the names, as in %q, may be ratings or years of birth, and stay there. "+
				"Move them into a column of their own, headed Rating or Born", clip(names[0]))})
	}
}

// repeated tells a row that is the heading once more, as above each page, or the line that is drawn below it.
func (r *reader) repeated(i int) bool {
	h := r.Mapping.HeadingRow
	return h > 0 && (i == h && drawn(r.rows[i]) || slices.Equal(r.rows[i], r.rows[h-1]))
}

// drawn tells a line below headings, as Markdown has it.
func drawn(row []string) bool {
	cells := filled(row)
	return len(cells) > 1 && !slices.ContainsFunc(cells, func(c string) bool { return len(c) < 3 || strings.Trim(c, "-=_:+ ") != "" })
}

// nameOf is what a row has in the column of the names, of the people or of the teams.
func (r *reader) nameOf(row []string, people bool) string {
	if people {
		return r.name(row)
	}
	name, _ := r.cell(row, Team)
	return name
}

// aside tells a row that is nobody: a page number, a total, a note, or a single cell that is no name.
func (r *reader) aside(row []string, name string) bool {
	cells := filled(row)
	if len(cells) == 0 {
		return false
	}
	first := cells[0]
	switch {
	case namekey.Key(name) != "":
		return nobody(name) || pageLine.MatchString(first) ||
			len(r.Mapping.Columns) > 1 && (len(cells) == 1 && !likeName(name) || r.alone(row) && r.stray(name))
	case strings.ContainsFunc(first, unicode.IsLetter) && nobody(first): // Average;;1512
		return true
	}
	return len(cells) == 1 && !strings.Contains(strings.Trim(first, "0123456789"), ",") && (nobody(first) || name != "")
}

// filled are the cells of a row that are not empty.
func filled(row []string) []string {
	return slices.DeleteFunc(slices.Clone(row), func(c string) bool { return c == "" })
}

// alone tells whether a row has nothing but the name in the columns that are taken: an amount beside "Fees collected" makes nobody of it.
func (r *reader) alone(row []string) bool {
	for c, text := range row {
		if text != "" && !slices.Contains([]Field{Unknown, LeftOut, Name, LastName, FirstName, Team}, r.Mapping.Field(c)) {
			return false
		}
	}
	return true
}

// stray tells a text alone in its row that is written as no name of the list is: one word where all others have several, as a club above
// its players, or a small last letter, as "Updated daily". The rows with more than a name tell how names are written here; there must be
// more of them than of the others.
func (r *reader) stray(name string) bool {
	if r.manner == nil {
		r.manner = r.learnManner()
	}
	m := r.manner
	return m.full >= 2 && m.full > m.alone && (m.words && !strings.ContainsAny(name, " ,") || m.capital && smallEnd(name))
}

// manner is how the names of a list are written: in rows that have more than the name, and how many have nothing else.
type manner struct {
	full, alone    int
	words, capital bool // all have several words; the last word of none begins with a small letter
}

func (r *reader) learnManner() *manner {
	m := &manner{words: true, capital: true}
	people := r.Mapping.people()
	for _, row := range r.rows[min(r.Mapping.HeadingRow, len(r.rows)):] {
		name := r.nameOf(row, people)
		switch {
		case name == "" || nobody(name):
		case r.alone(row):
			m.alone++
		default:
			m.full++
			m.words = m.words && strings.ContainsAny(name, " ,")
			m.capital = m.capital && !smallEnd(name)
		}
	}
	return m
}

// smallEnd tells whether the last word begins with a small letter.
func smallEnd(name string) bool {
	words := strings.Fields(name)
	if len(words) == 0 {
		return false
	}
	first, _ := utf8.DecodeRuneInString(words[len(words)-1])
	return unicode.IsLower(first)
}

// setAside notes such a row.
func (r *reader) setAside(row []string) {
	text := strings.Join(filled(row), " ")
	r.Problems = append(r.Problems, Problem{Row: r.row, Left: true, Aside: true,
		Text: phrase.New("%q is no player, and the row is left out. Correct the name if it is one", clip(text))})
}

func blank(row []string) bool {
	return !slices.ContainsFunc(row, func(c string) bool { return c != "" })
}

func (r *reader) problem(column int, text phrase.Text) {
	r.Problems = append(r.Problems, Problem{Row: r.row, Column: column + 1, Text: text, Lost: true})
}

// leaveOut leaves the row out for what stands in the column of one of these fields, the
// first that the list has.
func (r *reader) leaveOut(text phrase.Text, fields ...Field) {
	p := Problem{Row: r.row, Text: text, Left: true}
	for _, f := range fields {
		if c := r.Mapping.Column(f); c >= 0 && p.Column == 0 {
			p.Column = c + 1
		}
	}
	r.Problems = append(r.Problems, p)
}

// cell is what the row has in the first column of a field.
func (r *reader) cell(row []string, f Field) (string, int) {
	c := r.Mapping.Column(f)
	if c < 0 || c >= len(row) {
		return "", c
	}
	return row[c], c
}

// try reads a cell with a reading that may fail.
func try[T any](r *reader, row []string, f Field, parse func(string) (T, error)) T {
	s, c := r.cell(row, f)
	var zero T
	if s == "" {
		return zero
	}
	v, err := parse(s)
	if err != nil {
		r.problem(c, phrase.New("%s", err))
		r.Problems[len(r.Problems)-1].Lost = f != Title // a title is kept as it stands
	}
	return v
}

func (r *reader) name(row []string) string {
	name, _ := r.cell(row, Name)
	last, _ := r.cell(row, LastName)
	first, _ := r.cell(row, FirstName)
	switch {
	case last != "" && first != "":
		return last + ", " + first
	case last != "" || first != "":
		return last + first
	}
	return name
}

// longestName is more than any name in a federation's list has, in characters.
const longestName = 80

// badName says why a cell cannot be a name, nothing if it can.
func badName(name string) phrase.Text {
	switch {
	case namekey.Key(name) == "":
		return phrase.New("there is no name in it. Enter the name, or delete the row")
	case len([]rune(name)) > longestName:
		return phrase.New("%q is too long for a name. Shorten it, or choose another column for the names", clip(name))
	case strings.Trim(name, "0123456789.,-/ ") == "":
		return phrase.New("%q is a number, not a name. Choose another column for the names", clip(name))
	}
	return phrase.Text{}
}

// player reads a row that is a player.
func (r *reader) player(row []string) {
	name := r.name(row)
	if why := badName(name); !why.Empty() {
		r.leaveOut(why, Name, LastName, FirstName)
		return
	}
	var p model.Player
	p.Name = name
	p.Number = try(r, row, Number, parseCount)
	r.typed(row, &p)
	if cut, is := r.behind[name]; is {
		p.Name, p.Rating = cut.Name, cut.Value.Rating
	}
	p.Categories = r.categories(row)
	if r.category != "" && !slices.Contains(p.Categories, r.category) {
		p.Categories = append(p.Categories, r.category)
	}
	p.Byes = try(r, row, Byes, parseByes)
	p.Note = strings.Join(r.all(row, Note), "; ")
	line := Line{Row: r.row, Player: p, Team: r.text(row, Team), Board: try(r, row, Board, parseCount)}
	if r.Mapping.Blocks {
		line.Team = r.block
	}
	r.Lines = append(r.Lines, line)
	if line.Team != "" {
		r.addTeam(model.Team{Entry: model.Entry{Name: line.Team, Federation: p.Federation}})
	}
}

func (r *reader) birth(s string) (string, error) {
	d, err := parseDate(s, r.Mapping.Dates, r.thisYear)
	if err == nil && d != "" && string(d[:4]) > fmt.Sprint(r.thisYear) {
		return "", phrase.Errorf("nobody is born in %s yet. Correct the year", d[:4])
	}
	return string(d), err
}

// day is a day in any usual form of a date.
func (r *reader) day(s string) (string, error) {
	d, err := parseDate(s, r.Mapping.Dates, r.thisYear+50)
	return string(d), err
}

// expiry is the last day of a membership, in any usual form of a date or as life.
func (r *reader) expiry(s string) (string, error) {
	if _, err := model.ParseExpiry(s); err == nil {
		return s, nil
	}
	return r.day(s)
}

// text is a cell where a dash stands for nothing.
func (r *reader) text(row []string, f Field) string {
	s, c := r.cell(row, f)
	if dash(s) {
		return ""
	}
	if rs := []rune(s); len(rs) > 200 {
		r.problem(c, phrase.New("%q is very long and was cut off. Check the column", clip(s)))
		return string(rs[:200])
	}
	return s
}

// all are the cells of all columns of a field that are not empty.
func (r *reader) all(row []string, f Field) []string {
	var found []string
	for c, g := range r.Mapping.Columns {
		if g == f && c < len(row) && !dash(row[c]) {
			found = append(found, row[c])
		}
	}
	return found
}

func (r *reader) categories(row []string) []string {
	var cats []string
	for _, cell := range r.all(row, Category) {
		for _, c := range strings.FieldsFunc(cell, func(r rune) bool { return r == ',' || r == ';' || r == '|' }) {
			if c = strings.TrimSpace(c); c != "" && !slices.Contains(cats, c) {
				cats = append(cats, c)
			}
		}
	}
	return cats
}
