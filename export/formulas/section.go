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
		s := newSection(st, o, b.Title)
		s.form = form.Of(st)
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
		s.plan(&b)
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

// section is one section on its way into the workbook.
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

	kind   model.ScoreKind // the score that the tie-break being planned goes by
	boards int             // of a team match
	scores bool            // of matches nothing but the points is known

	calc *grid
	free []sheets.Cell // a line of a round's sheet that is left free

	columnsOf []person // of the sheet of players
	shown     int      // columns of the standings in sight
	codes     codes
	lay       layout
	columns   []tieBreak // of the standings, the score first
	pos       string     // the column of calc with the position, 1 to n
	rank      string     // and the one with the place, shared ones alike
	// Where the places are not those of the columns, or the first column is no formula, fixed: they are
	// given. Otherwise asWritten is true behind a column that is no formula: see corrected.go.
	fixed, asWritten bool
	written          [][]typed // what stood on the sheet of each round
}

func newSection(st *tiebreaks.Standings, o report.Options, title string) *section {
	s := &section{o: o, st: st, sh: st.Sheet.Counted(), s: st.Sheet.Section, n: len(st.Sheet.Lines), heading: title}
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

// plan adds the section's sheets and names.
func (s *section) plan(b *sheets.Book) {
	s.calc = newGrid(s.hidden, s.n, s.rounds)
	if s.sh.Teams {
		s.resultsOfTeams()
	} else {
		s.results()
	}
	s.order()
	tr := newTrophy(s)
	if tr != nil {
		tr.plan(s.teams)
	}
	b.Sheets = append(b.Sheets, s.playersSheet())
	if len(s.s.Players) > 0 && s.sh.Teams {
		b.Sheets = append(b.Sheets, s.rostersSheet())
	}
	for r := 1; r <= s.rounds; r++ {
		b.Sheets = append(b.Sheets, s.roundSheet(r))
		s.remember(&b.Sheets[len(b.Sheets)-1])
	}
	b.Sheets = append(b.Sheets, s.crosstableSheet(), s.standingsSheet())
	if tr != nil {
		b.Sheets = append(b.Sheets, tr.sheet(s.trophies))
		b.Names = append(b.Names, sheets.Name{Name: s.name("Trophies"), To: tr.named()})
	}
	b.Sheets = append(b.Sheets, s.tieBreaksSheet(), s.rulesSheet(), s.calc.plan())
	if tr != nil {
		b.Sheets = append(b.Sheets, tr.on.calc.plan())
	}
	b.Names = append(b.Names, s.names()...)
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
