package pages

import (
	_ "embed"
	"html"
	"strings"
	"sync"

	"wallchart/files/pattern"
	"wallchart/files/sheet"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Program is who makes a page.
type Program uint8

// Programs.
const (
	Unknown Program = iota
	ChessResults
	Vega
)

var programNames = [...]string{"", "chess-results", "Vega"}

// String names it.
func (p Program) String() string { return programNames[p] }

// Reader is who reads a page.
type Reader uint8

// Readers.
const (
	Nobody     Reader = iota // it is answered with another page
	Crosstable               // files/crosstable
	People                   // files/roster: a list of players or teams
	Here                     // this room
)

// Kind is a page of a program: one record each.
type Kind struct {
	ID      string // in kinds.tsv, which has the words of its headings
	Program Program
	Reader  Reader
	Holds   phrase.Format // of one that is not read: what is on it,
	Instead phrase.Format // and the page to open instead
	read    []func(*page) bool
	shape   func([][]string) bool // tells a table of it whatever the language
}

// The pages that say who met whom, by their names there.
const (
	crosstablePage phrase.Format = "the ranking crosstable"
	boardsPage     phrase.Format = "Board Pairings of each round, or the ranking crosstable"
	playersPage    phrase.Format = "Starting rank list of players"
	rankingPage    phrase.Format = "Ranking crosstable, or the ranking list of all"
	pgnPage        phrase.Format = "the downloaded games (PGN), or the ranking crosstable"
	vegaPage       phrase.Format = "Tables, Cross table (crosstable.html)"
	vegaBoth       phrase.Format = "Tables, Cross table (crosstable.html), or Standings (standings.html)"
)

// Kinds are the pages of chess-results and Vega.
var Kinds = []Kind{
	{ID: "cr-composition-results", Program: ChessResults, Holds: "the line-ups of the teams with the points of their players",
		Instead: boardsPage, shape: composition},
	{ID: "cr-composition", Program: ChessResults, Holds: "the line-ups of the teams", Instead: playersPage},
	{ID: "cr-category", Program: ChessResults, Holds: "the standings of single categories", Instead: rankingPage},
	{ID: "cr-player", Program: ChessResults, Holds: "the games of one player", Instead: crosstablePage},
	{ID: "cr-federation", Program: ChessResults, Holds: "the players of one federation", Instead: crosstablePage},
	{ID: "cr-medals", Program: ChessResults, Holds: "medals", Instead: crosstablePage},
	{ID: "cr-performance", Program: ChessResults, Holds: "the best players by performance or board", Instead: crosstablePage},
	{ID: "cr-rating", Program: ChessResults, Holds: "the change of ratings", Instead: crosstablePage},
	{ID: "cr-norms", Program: ChessResults, Holds: "the norms for titles", Instead: crosstablePage},
	{ID: "cr-statistics", Program: ChessResults, Holds: "statistics", Instead: crosstablePage, shape: statistics},
	{ID: "cr-schedule", Program: ChessResults, Holds: "the days of the rounds", Instead: crosstablePage},
	{ID: "cr-games", Program: ChessResults, Holds: "games to download", Instead: pgnPage},
	{ID: "cr-absent", Program: ChessResults, Reader: Here, read: []func(*page) bool{(*page).notPaired}},
	{ID: "cr-boards", Program: ChessResults, Reader: Here, read: []func(*page) bool{(*page).boards}},
	{ID: "cr-matches", Program: ChessResults, Reader: Here, read: []func(*page) bool{(*page).matches}},
	{ID: "cr-crosstable", Program: ChessResults, Reader: Crosstable},
	{ID: "cr-alphabetical", Program: ChessResults, Reader: People},
	{ID: "cr-start", Program: ChessResults, Reader: People},
	{ID: "cr-pairings", Program: ChessResults, Reader: Here,
		read: []func(*page) bool{(*page).pairings, (*page).boards, (*page).matches}},
	{ID: "cr-ranking", Program: ChessResults, Reader: Here, read: []func(*page) bool{(*page).standings}},
	{ID: "vega-category", Program: Vega, Holds: "the standings of single categories", Instead: vegaBoth},
	{ID: "vega-teams", Program: Vega, Holds: "the best players of each team", Instead: vegaBoth},
	{ID: "vega-summary", Program: Vega, Holds: "the players of each federation or club", Instead: vegaBoth},
	{ID: "vega-cards", Program: Vega, Holds: "the games of each player, one after the other", Instead: vegaPage, shape: cards},
	{ID: "vega-rating", Program: Vega, Holds: "the change of ratings", Instead: vegaPage},
	{ID: "vega-tournament", Program: Vega, Holds: "the details of the tournament", Instead: vegaPage},
	{ID: "vega-schedule", Program: Vega, Holds: "the days of the rounds", Instead: vegaPage},
	{ID: "vega-crosstable", Program: Vega, Reader: Crosstable},
	{ID: "vega-players", Program: Vega, Reader: People},
	{ID: "vega-pairings", Program: Vega, Reader: Here, read: []func(*page) bool{(*page).pairings}},
	{ID: "vega-standings", Program: Vega, Reader: Here, read: []func(*page) bool{(*page).standings}},
}

// Answer is what to do with a page that is not read.
func (k *Kind) Answer() error {
	return phrase.Errorf("this page of %s holds %s, of which no event can be made. Open instead: %s", k.Program, phrase.New(k.Holds),
		phrase.New(k.Instead))
}

//go:embed kinds.tsv
var headingWords string

// form is one way to write the heading of a page: words that stand in it, one
// group after the other.
type form struct {
	id     string
	groups []string
}

var forms = sync.OnceValue(func() []form {
	var all []form
	for l := range strings.Lines(headingWords) {
		f := strings.Split(strings.TrimSpace(l), "\t")
		if len(f) != 3 || strings.HasPrefix(l, "#") {
			continue
		}
		for _, words := range strings.Split(f[2], "|") {
			all = append(all, form{f[0], strings.Split(words, "*")})
		}
	}
	return all
})

// fits tells whether a heading has the words of a form, each group at the
// beginning of a word.
func (f form) fits(key string) bool {
	rest := " " + key
	for _, g := range f.groups {
		_, after, ok := strings.Cut(rest, " "+g)
		if !ok {
			return false
		}
		rest = after
	}
	return true
}

// of is the kind of a program's page with that heading, nil for none.
func of(program Program, heading string) *Kind {
	key := namekey.Key(heading)
	if len(key) > 200 {
		return nil // a sentence of the organiser's
	}
	for _, f := range forms() {
		k := byID(f.id)
		if k != nil && k.Program == program && f.fits(key) {
			return k
		}
	}
	return nil
}

func byID(id string) *Kind {
	for i := range Kinds {
		if Kinds[i].ID == id {
			return &Kinds[i]
		}
	}
	return nil
}

var (
	ofChessResults = pattern.New(`(?i)chess-results|class="CRs\d`)
	ofVega         = pattern.New(`(?i)vegachess\.com|<meta\s+name="vega"`)
	headingTag     = pattern.New(`(?is)<(?:h[1-6]|caption)\b[^>]*>(.*?)</(?:h[1-6]|caption)>`)
)

// Made is who made a page.
func Made(raw []byte) Program {
	switch {
	case ofVega.Match(raw):
		return Vega
	case ofChessResults.Match(raw):
		return ChessResults
	}
	return Unknown
}

// Know tells which page of chess-results or Vega this is: by the headings above its
// tables, the last of which counts, or by the form of a table; nil for any other. raw
// is the page, nil for a workbook.
func Know(sheets []sheet.Sheet, raw []byte) *Kind {
	program := Made(raw)
	if raw == nil {
		program = ChessResults
	}
	if program == Unknown {
		return nil
	}
	for i := range Kinds {
		if k := &Kinds[i]; k.Program == program && k.shape != nil {
			for _, s := range sheets {
				if k.shape(s.Rows) {
					return k
				}
			}
		}
	}
	var found *Kind
	for _, h := range headings(sheets, raw) {
		k := of(program, h)
		switch {
		case k == nil:
		case program == Vega && found != nil && found.Reader == Nobody: // captions below say more of the same
		default:
			found = k
		}
	}
	return found
}

// headings are those of a page but the name of its event, or the lines that stand
// alone above the table of a workbook.
func headings(sheets []sheet.Sheet, raw []byte) []string {
	var all []string
	if raw == nil {
		for _, s := range sheets {
			for _, row := range s.Rows[:min(len(s.Rows), 8)] {
				if sheet.Filled(row) == 1 {
					all = append(all, strings.Join(row, ""))
				}
			}
		}
		if len(all) > 2 {
			return all[2:] // where it comes from, and the name of the event
		}
		return nil
	}
	title := ""
	if m := titled.FindStringSubmatch(string(raw[:min(len(raw), 16<<10)])); m != nil {
		title = namekey.Key(html.UnescapeString(server.ReplaceAllString(strings.Join(strings.Fields(m[1]), " "), "")))
	}
	for _, m := range headingTag.FindAllStringSubmatch(string(raw), 400) {
		text := html.UnescapeString(tags.ReplaceAllString(m[1], " "))
		if key := namekey.Key(text); key != "" && (title == "" || !strings.HasPrefix(key, title)) {
			all = append(all, text)
		}
	}
	return all
}

var teamLine = pattern.New(`^\d{1,3}\.\s+.+\(.*\bTB1\b|^\d{1,3}\.\s+.+\(.*(?:RtgAvg|EloDS|EloØ|Rtg-Ø|Wtg1|Des1|Dép1|Tb1)\b`)

// composition tells the line-ups of teams: a line with a team's number, name and
// averages, and below it the headings of its players with a column for each round.
func composition(rows [][]string) bool {
	for i, row := range rows[:max(0, len(rows)-1)] {
		if sheet.Filled(row) == 1 && teamLine.MatchString(strings.TrimSpace(strings.Join(row, ""))) {
			rounds := 0
			for _, h := range rows[i+1] {
				if roundHead.MatchString(strings.TrimSpace(h)) {
					rounds++
				}
			}
			return rounds > 0
		}
	}
	return false
}

// statistics tells a count of players by federation.
func statistics(rows [][]string) bool {
	for _, row := range rows[:min(len(rows), 4)] {
		if is("fed", at(row, 1)) && strings.EqualFold(at(row, 2), "Federation") && len(row) <= 5 {
			return true
		}
	}
	return false
}

// cards tells the cards of Vega's players.
func cards(rows [][]string) bool {
	for _, row := range rows[:min(len(rows), 3)] {
		for _, c := range row {
			if key := namekey.Key(c); key == "opponent" && len(row) > 5 || key == "opponent name" {
				return true
			}
		}
	}
	return false
}
