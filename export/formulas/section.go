package formulas

import (
	"strconv"
	"strings"
	"unicode"

	"wallchart/export/report"
	"wallchart/export/sheets"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Workbook plans the workbook of an event: the sheets of each of the standings,
// one section after the other, in a form.
func Workbook(all []*tiebreaks.Standings, o report.Options, form Form) sheets.Book {
	blank := o.Blank()
	b := sheets.Book{Lang: blank.Lang, Foot: blank.Foot, Club: o.Club}
	var parts []string
	for _, st := range all {
		doc := o.About(st.Sheet.Tournament)
		b.Title, b.Author, b.Keywords, b.Facts = doc.Title, doc.Author, doc.Keywords, doc.Facts()
		parts = append(parts, st.Sheet.Section.Name)
	}
	b.Subject = strings.Join(parts, ", ")
	if o.Club != "" {
		b.Author = o.Club
	}
	var wanted []string
	var sections []*section
	for k, st := range all {
		s := newSection(st, o, b.Title, form.Of(st))
		if len(all) > 1 {
			s.prefix = prefixOf(st.Sheet.Section.Name, k+1)
			s.before = st.Sheet.Section.Name + " "
			s.heading += ", " + st.Sheet.Section.Name
		}
		sections = append(sections, s)
		wanted = append(wanted, s.wanted()...)
	}
	names := sheets.Names(wanted)
	for _, s := range sections {
		names = names[s.named(names):]
		planSection(s, &b)
	}
	return b
}

// Keep puts the event itself into the workbook, in pieces on a hidden sheet, so that
// it can be read back with what has been corrected.
func Keep(b *sheets.Book, sheet, first string, pieces []string) {
	s := sheets.Sheet{Name: sheet, Hidden: true, Rows: [][]sheets.Cell{{{Value: first}}}}
	for _, p := range pieces {
		s.Rows = append(s.Rows, []sheets.Cell{{Value: p, Style: sheets.Style{Format: sheets.Text}}})
	}
	b.Sheets = append(b.Sheets, s)
}

// section is what is known of a section on its way into the workbook: the standings, how its sheets are laid out, what they and
// their cells are called. It is made first and altered by none of the sheets' makers.
type section struct {
	o       report.Options
	st      *tiebreaks.Standings
	sh      *model.Sheet
	s       *model.Section
	n       int // participants
	rounds  int // that have a sheet
	heading string
	form    Form // FIDE or US

	prefix string // of the names of cells
	before string // of the names of sheets

	// Names of the sheets.
	players, rosters, crosstable, standings, trophies, tieBreaks, rules, hidden, teams string
	round                                                                              []string

	boards int  // of a team match
	scores bool // of matches nothing but the points is known

	people []person // the columns of the sheet of players
	codes  codes
	lay    layout
}

func newSection(st *tiebreaks.Standings, o report.Options, title string, form Form) *section {
	s := &section{o: o, st: st, sh: st.Sheet.Counted(), s: st.Sheet.Section, n: len(st.Sheet.Lines), heading: title, form: form}
	s.rounds = s.sh.Rounds
	if s.sh.Rounds == s.s.Played() {
		s.rounds = max(len(s.s.Rounds), s.sh.Planned)
	}
	s.boards = s.sh.Boards
	for r := range s.s.Rounds {
		for _, p := range s.s.Rounds[r].Pairings {
			s.boards = max(s.boards, len(p.Games))
		}
	}
	s.codes, s.lay = codesOf(s.say), ofPlayers
	if s.sh.Teams {
		s.lay, s.scores = ofTeams, s.byScores()
	}
	s.people = s.knownColumns()
	return s
}

// language is what the workbook is worded in.
func (s *section) language() phrase.Language {
	if s.o.Language == nil {
		return phrase.English
	}
	return s.o.Language
}

func (s *section) word(t phrase.Text) string { return s.language().Word(t) }

func (s *section) say(format phrase.Format, args ...any) string {
	return s.word(phrase.New(format, args...))
}

// top is a text over a column.
func (s *section) top(format phrase.Format) string {
	return s.word(phrase.Sentence(phrase.New(format)))
}

// headed is the heading of a sheet: the section's, and what the sheet holds.
func (s *section) headed(what string) string { return s.say("%s: %s", s.heading, what) }

// wanted are the names that the sheets would like to have, in their order.
func (s *section) wanted() []string {
	names := []string{s.say("Players"), s.say("Teams")}
	if s.sh.Teams {
		names[0], names[1] = names[1], names[0]
	}
	for r := range s.rounds {
		names = append(names, s.say("Round %d", r+1))
	}
	names = append(names, s.say("Crosstable"), s.say("Standings"), s.say("Trophies"), s.say("Tie-breaks"),
		s.say("Rules"), s.say("Calculation"), s.say("Calculation of trophies"))
	for k := range names {
		names[k] = shortened(s.before, names[k]) + names[k]
	}
	return names
}

// shortened is as much of the section's name as leaves room for the sheet's.
func shortened(before, name string) string {
	const longest = 31 // Excel's limit
	if before == "" {
		return ""
	}
	return strings.TrimSpace(sheets.Cut(before, max(0, longest-1-len([]rune(name))))) + " "
}

// named takes the names that the sheets have got, and tells how many.
func (s *section) named(names []string) int {
	s.players, s.rosters = names[0], names[1]
	s.round = names[2 : 2+s.rounds]
	rest := names[2+s.rounds:]
	for k, name := range []*string{&s.crosstable, &s.standings, &s.trophies, &s.tieBreaks, &s.rules, &s.hidden, &s.teams} {
		*name = rest[k]
	}
	return 2 + s.rounds + 7
}

// name is a name of cells of this section.
func (s *section) name(name string) string { return s.prefix + name }

// prefixOf is the beginning of the names of a section's cells: letters, digits
// and "_", unlike the address of a cell.
func prefixOf(name string, k int) string {
	clean := strings.Map(func(r rune) rune {
		if r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
			return r
		}
		return -1
	}, name)
	return "S" + strconv.Itoa(k) + "_" + sheets.Cut(clean, 20) + "_"
}

// number writes points as a formula has them: 1, 0.5.
func number(p model.Points) string { return strconv.FormatFloat(float64(p)/2, 'f', -1, 64) }

func points(p model.Points) float64 { return float64(p) / 2 }

// allRest tells a table of an odd field, in which whoever is on no line rests.
func (s *section) allRest() bool { return s.sh.Predetermined && s.n%2 == 1 }
