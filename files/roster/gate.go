package roster

import (
	"cmp"
	_ "embed"
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode"

	"wallchart/files/pattern"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// # The gate
//
// Whatever has rows may come here last, when no other reader knew what to do with it: a list of games, a form to fill
// in, a letter. Whoever takes rows for a list of players asks [examine] first, which is the only place where it is
// decided. A list is one if
//
//   - no column holds results, colours or opponents,
//   - the names look like names,
//   - nearly all rows have one,
//   - and a heading, or a rating, a number, a birth date or a club beside the names agrees.
//
// Otherwise it says what the rows are, and what to open or to do instead. Single rows that are nobody, a page number or
// a total, are no reason: Read sets them aside, each by its name.

// Reason is why rows are no list of players or teams.
type Reason uint8

// Reasons.
const (
	IsList      Reason = iota
	NotTold            // nothing tells what the columns hold: perhaps a list, if somebody says which column has the names
	GameList           // White, Black, Result
	MatchList          // home team, away team
	Opponents          // a player's card
	ResultsOnly        // a column of results, without who met whom
	ByCategory         // standings, one after the other
	KeyValue           // Name = Ann
	Form               // to be filled in
	Champions          // a name for each year
	Prose              // sentences
	Addresses          // of e-mail
	NoNames            // the column of the names holds something else
	FewNames           // most rows have none
)

// Certain tells whether the rows are certainly something else, so that no choice of columns makes a list of them.
func (r Reason) Certain() bool { return r > NotTold && r < NoNames }

// Finding is what examine found.
type Finding struct {
	Reason Reason
	Text   phrase.Text // what the rows are and what to do, a sentence without the last full stop; empty for a list
}

// Error is the finding in English.
func (f Finding) Error() string { return f.Text.String() }

// Words is the finding as a sentence.
func (f Finding) Words() phrase.Text { return f.Text }

// Recognised tells whether rows are a list of players or teams.
func Recognised(rows [][]string) bool { return examine(rows).Reason == IsList }

const cureOfGames phrase.Format = "Open the crosstable of the event, or a list of its players"

// examine tells whether rows are a list of players or teams, and if not, what they are.
func examine(rows [][]string) Finding {
	e := &examined{rows: rows, m: Guess(rows)}
	for _, is := range []func() Finding{e.keyValue, e.addresses, e.lines, e.games, e.card, e.byCategory, e.results,
		e.champions, e.prose, e.form, e.names} {
		if f := is(); f.Reason != IsList {
			return f
		}
	}
	return Finding{}
}

// examined are rows with what they would be read as.
type examined struct {
	rows [][]string
	m    Mapping
}

func found(r Reason, what phrase.Format, args ...any) Finding {
	return Finding{r, phrase.New(what, args...)}
}

// looked are the rows that are looked at, without the blank ones.
func (e *examined) looked() [][]string {
	all := slices.DeleteFunc(slices.Clone(e.rows), blank)
	return all[:min(len(all), sampleRows)]
}

var keyLine = pattern.New(`^\s*(\p{L}[\p{L}\p{M}\d #._/()-]{0,30}?)\s*(=|:)\s*(.*)$`)

// keyValue tells lines such as "Rating = 958".
func (e *examined) keyValue() Finding {
	all := e.looked()
	lines, equals, keys := 0, 0, map[string]bool{}
	example := ""
	for _, r := range all {
		text, _ := only(r)
		switch {
		case text != "":
		case strings.HasSuffix(r[0], ":") && claims(r[0]) != nil: // "Name:", "Ann"
			text = r[0] + strings.Join(r[1:], ", ")
		case strings.Contains(r[0], "="): // divided at the comma of "LEE, ANN"
			text = strings.Join(r, ", ")
		}
		if m := keyLine.FindStringSubmatch(text); m != nil {
			lines += one(m[3] != "")
			keys[namekey.Key(m[1])] = true
			equals += one(m[2] == "=")
			example = cmp.Or(example, text)
		}
	}
	known := count(slices.Collect(maps.Keys(keys)), func(k string) bool { return headWords()["label"][k] || claims(k) != nil })
	if lines >= 3 && more(lines, len(all)) && (half(equals, lines) || half(known, len(keys))) {
		return found(KeyValue, "its lines are settings such as %q, and no table. Enter one player a row below headings such as Name and "+
			"Rating", clip(example))
	}
	return Finding{}
}

// addresses tells a mailing list: Ann Lee <ann@lee.org>, Bo Ray <bo@ray.org>.
func (e *examined) addresses() Finding {
	cells := filled(slices.Concat(e.looked()...))
	such := count(cells, func(c string) bool { return strings.Contains(c, "@") })
	if such > 1 && more(such, len(cells)) {
		return found(Addresses, "these are e-mail addresses, and no list of players. "+
			"Write one player a row below headings such as Name and Email")
	}
	return Finding{}
}

var gameLine = pattern.New(`\p{L}.*\s(?:[01]|½|1/2|0[.,]5|\+)\s?[-–:]\s?(?:[01]|½|1/2|0[.,]5|-|\+)\s.*\p{L}`)

// lines tells games written a line each, without columns: "1. Lee, Ann (1900) 1-0 Ray, Bo (1700)".
func (e *examined) lines() Finding {
	all := e.looked()
	such := count(all, func(r []string) bool { return gameLine.MatchString(strings.Join(filled(r), ", ")) })
	if such > 1 && half(such, len(all)) {
		return found(GameList, "these are results of games, a line each and without columns. Bring them into the columns White, Result and "+
			"Black, with one for the round, and open that")
	}
	return Finding{}
}

//go:embed words.tsv
var wordTable string

// headWords are the words by which the gate knows what a column or a cell is, by kind, folded.
var headWords = sync.OnceValue(func() map[string]map[string]bool {
	m := map[string]map[string]bool{}
	for _, c := range table(wordTable) {
		m[c[0]] = map[string]bool{}
		for _, w := range strings.Split(c[1], "|") {
			m[c[0]][namekey.Key(w)] = true
		}
	}
	return m
})

// heads gives, of one row, the columns whose heading is one of the words. Behind the word another may stand that says
// what of him it is, as in "White Rating" or "Black FIDE ID".
func heads(row []string, kind string) []int {
	words := headWords()[kind]
	var at []int
	for i, c := range row {
		k := namekey.Key(spaced(c))
		first, rest, _ := strings.Cut(k, " ")
		if words[k] || len([]rune(first)) > 2 && words[first] && (len(claims(rest)) > 0 || strings.Trim(rest, "0123456789") == "") {
			at = append(at, i)
		}
	}
	return at
}

// headed is the first row with a heading of each of several kinds, nil for none.
func (e *examined) headed(kinds ...string) []string {
	all := e.looked()
	for _, r := range all[:min(len(all), headingDepth)] {
		if !slices.ContainsFunc(kinds, func(kind string) bool { return heads(r, kind) == nil }) {
			return r
		}
	}
	return nil
}

// games tells lists of games and the pairings of a round, by their headings or by two columns of names with a result.
func (e *examined) games() Finding {
	if head := e.headed("white", "black"); head != nil {
		white, black := head[heads(head, "white")[0]], head[heads(head, "black")[0]]
		if heads(head, "round") == nil && heads(head, "table") != nil {
			return found(GameList, "these are the pairings of a round (%s, %s), not a list of players. %s", white, black, phrase.New(cureOfGames))
		}
		return found(GameList, "this is a list of games (%s, %s), not of players. %s", white, black, phrase.New(cureOfGames))
	}
	if head := e.headed("home", "away"); head != nil {
		return found(MatchList, "this is a list of matches (%s, %s), not of players or teams. Open the crosstable of the event, or a list "+
			"of its teams", head[heads(head, "home")[0]], head[heads(head, "away")[0]])
	}
	from := e.m.HeadingRow
	width := len(e.m.Columns)
	cells := sampleOf(e.rows, from, width)
	var people []int
	outcome := -1
	n := len(e.looked())
	for c := range width {
		switch {
		case !half(len(cells[c]), n):
		case moreAre(cells[c], result) && !e.known(c, Byes, Grade, Category, Club):
			outcome = c
		case mostAre(cells[c], personName):
			people = append(people, c)
		}
	}
	switch {
	case len(people) >= 2 && from > 0 && !e.m.has(Team) && alikeHeads(e.rows[from-1], people[0], people[1]):
		if head := e.rows[from-1]; namekey.Key(head[people[0]]) == namekey.Key(head[people[1]]) {
			return found(GameList, "columns %s and %s both hold names of players: pairings, or two lists side by side. Move the second list "+
				"below the first, or open the crosstable of the event", letterOf(people[0]), letterOf(people[1]))
		}
		return found(GameList, "these are pairings (columns %s and %s both hold names of players), not a list of players. %s",
			letterOf(people[0]), letterOf(people[1]), phrase.New(cureOfGames))
	case outcome >= 0 && len(people) >= 2:
		return found(GameList, "this is a list of games (column %s holds results, columns %s and %s those who played), not of players. %s",
			letterOf(outcome), letterOf(people[0]), letterOf(people[1]), phrase.New(cureOfGames))
	case len(people) == 2 && from == 0 && n >= 2 && same(cells[people[0]], cells[people[1]]):
		return found(GameList, "these are pairings (columns %s and %s both hold names of players), not a list of players. %s",
			letterOf(people[0]), letterOf(people[1]), phrase.New(cureOfGames))
	}
	return Finding{}
}

// alikeHeads tells two headings that differ by a letter or a number alone, or not at all: Player A and Player B.
func alikeHeads(head []string, a, b int) bool {
	bare := func(c int) string {
		if c >= len(head) {
			return ""
		}
		return sideMark.ReplaceAllString(namekey.Key(head[c]), "")
	}
	return bare(a) != "" && bare(a) == bare(b)
}

var sideMark = pattern.New(`(?: (?:[abxy]|\d|one|two|first|second)$|^(?:first|second|1st|2nd) )`)

// same tells whether two columns of names are of the same kind of people, two sides of boards: all different, with commas
// on both sides, or common given names in both. Clubs stand there more than once, and have neither.
func same(a, b []string) bool {
	comma := func(s string) bool { return strings.Contains(s, ",") }
	named := func(s string) bool {
		return slices.ContainsFunc(strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) }),
			func(w string) bool { return firstNames()[namekey.Key(w)] })
	}
	return mostAre(a, comma) && mostAre(b, comma) || halfAre(a, named) && halfAre(b, named)
}

// known tells whether a column is taken for one of these by its heading.
func (e *examined) known(column int, fields ...Field) bool {
	return e.m.HeadingRow > 0 && slices.Contains(fields, e.m.Field(column))
}

// card tells the games of one player: a heading for his opponents, or a column of colours.
func (e *examined) card() Finding {
	if head := e.headed("opponent"); head != nil {
		beside := func(kind string) bool { return heads(head, kind) != nil }
		if slices.ContainsFunc([]string{"colour", "result", "round", "points"}, beside) {
			return found(Opponents, "this is a player's card (the column %q has opponents), not a list of players. %s",
				clip(head[heads(head, "opponent")[0]]), phrase.New(cureOfGames))
		}
	}
	cells := sampleOf(e.rows, e.m.HeadingRow, len(e.m.Columns))
	for c := range cells {
		if len(cells[c]) >= 3 && !e.known(c, Sex, Category, Grade, Club, Team, Note, Title) && two(cells[c]) && mostAre(cells[c], colour) {
			return found(Opponents, "column %s has colours (%s), as the card of one player's games has, and no list of players. %s", letterOf(c),
				clip(strings.Join(cells[c][:min(len(cells[c]), 4)], ", ")), phrase.New(cureOfGames))
		}
	}
	return Finding{}
}

func colour(s string) bool { return headWords()["side"][namekey.Key(s)] }

// two tells a column of two different words.
func two(cells []string) bool {
	seen := map[string]bool{}
	for _, c := range cells {
		seen[namekey.Key(c)] = true
	}
	return len(seen) == 2
}

var categoryLine = pattern.New(`(?i)^\s*(?:(?:ranking|standings?|classification|rangliste|tabelle|classement|clasificaci[oó]n|` +
	`classifica|stand|uitslag|klasyfikacja)\s+` +
	`(?:for|of|by|der|nach|par|por|per|de|del|della|van)?\s*)?(?:category|categories|kategorie|altersklasse|catégorie|categoría|` +
	`categoria|categorie|kategoria|` +
	`категория|rating group|age group|title|titel|titre|título|titolo)\s*:?\s*\S`)

// byCategory tells standings that follow each other, one for each category.
func (e *examined) byCategory() Finding {
	for i, r := range e.rows[:min(len(e.rows), sampleRows)] {
		text, alone := only(r)
		if !alone || !categoryLine.MatchString(text) {
			continue
		}
		for _, r := range e.rows[i:min(len(e.rows), i+6)] {
			if heads(r, "rank") != nil && heads(r, "points") != nil {
				return found(ByCategory, "these are standings by category (%s), each of a part of the players. Open the page with the crosstable "+
					"of all", clip(text))
			}
		}
		break
	}
	return Finding{}
}

// results tells a column of results that stands beside one of names.
func (e *examined) results() Finding {
	cells := sampleOf(e.rows, e.m.HeadingRow, len(e.m.Columns))
	for c := range cells {
		if len(cells[c]) >= 2 && !e.known(c, Byes, Grade, Category, Club, Team, Note) && moreAre(cells[c], dashedResult) {
			return found(ResultsOnly, "column %s holds results (%s), and not who met whom. %s", letterOf(c), clip(cells[c][0]),
				phrase.New(cureOfGames))
		}
	}
	return Finding{}
}

// dashedResult tells 1-0 or 3:1 from ½, which may be a bye or a grade.
func dashedResult(s string) bool { return strings.ContainsAny(s, "-–—:−") && result(s) }

// champions tells the winners of many years.
func (e *examined) champions() Finding {
	cells := sampleOf(e.rows, e.m.HeadingRow, len(e.m.Columns))
	for c := range cells {
		if e.m.HeadingRow > 0 && e.m.Field(c).holdsRatings() { // 2000, 1999, … stand below one another in any list by rating
			continue
		}
		if n := len(cells[c]); n < 4 || !mostAre(cells[c], yearOnly.MatchString) {
			continue
		}
		steps := 0
		for i := 1; i < len(cells[c]); i++ {
			before, _ := parseCount(cells[c][i-1])
			year, _ := parseCount(cells[c][i])
			step := year - before
			steps += one(step == 1 || step == -1)
		}
		if most(steps, len(cells[c])-1) {
			return found(Champions, "this is a list of years (%s, %s, …) with a name for each, not of the players of an event. Open a list of "+
				"the players",
				cells[c][0], cells[c][1])
		}
	}
	if e.headed("champion", "year") != nil {
		return found(Champions, "this is a list of winners by year, not of the players of an event. Open a list of the players")
	}
	return Finding{}
}

// form tells what is to be filled in: labels, one below the other, with few values beside them.
func (e *examined) form() Finding {
	if e.m.HeadingRow > 0 && e.agrees() {
		return Finding{}
	}
	all := e.looked()
	var asked []string
	for _, r := range all {
		if cells := filled(r); len(cells) <= 3 && label(cells[0]) {
			asked = append(asked, cells[0])
		}
	}
	if n := len(asked); n >= 3 && n*10 >= len(all)*4 {
		return found(Form, "this is a form to fill in (%q), not a list of players. Open the sheet or the file with the players, one a row",
			clip(asked[0]))
	}
	return Finding{}
}

// label tells a text that asks for something: it ends with a colon, or one of its words heads columns or forms.
func label(s string) bool {
	if strings.HasSuffix(s, ":") || strings.HasSuffix(s, "?") {
		return true
	}
	words := strings.Fields(namekey.Key(s))
	if len(words) > 6 || strings.Contains(s, ",") {
		return false
	}
	return slices.ContainsFunc(words, func(w string) bool { return headWords()["label"][w] }) || len(claims(s)) > 0
}

// prose tells a text whose lines are sentences, or cells too long for names.
func (e *examined) prose() Finding {
	all := e.looked()
	for _, is := range []func(c string) bool{sentence, func(c string) bool { return len([]rune(c)) > longestName }} {
		such := count(all, func(r []string) bool {
			return slices.ContainsFunc(r, func(c string) bool { return is(c) && !e.noted(r, c) })
		})
		if 2*such > len(all) {
			return found(Prose, proseText)
		}
	}
	return Finding{}
}

// noted tells whether a cell stands where remarks may stand.
func (e *examined) noted(row []string, cell string) bool {
	if e.m.HeadingRow == 0 {
		return false
	}
	c := slices.Index(row, cell)
	return !slices.Contains([]Field{Name, LastName, FirstName, Team}, e.m.Field(c))
}

// names tells whether the column of the names has some, and something beside it agrees.
func (e *examined) names() Finding {
	m := e.m
	people := m.people()
	if m.nameColumn() < 0 {
		return e.untold()
	}
	if m.HeadingRow > 0 && m.HeadingRow >= len(e.rows) {
		return found(NotTold, "there is a heading, and no row below it. Enter the players, one a row")
	}
	r := &reader{Import: &Import{Mapping: m, rows: e.rows}, teamAt: map[string]int{}}
	var names, aside, strange []string
	missing := 0
	for i := m.HeadingRow; i < len(e.rows) && i < m.HeadingRow+sampleRows; i++ {
		row := e.rows[i]
		if blank(row) || r.repeated(i) || m.Blocks && r.head(i) {
			continue
		}
		name := r.nameOf(row, people)
		switch {
		case r.aside(row, name):
			aside, strange = append(aside, name), append(strange, name)
		case namekey.Key(name) == "":
			missing++
		default:
			if names = append(names, name); !likeName(name) {
				strange = append(strange, name)
			}
		}
	}
	isCode := func(s string) bool { return fedText.MatchString(s) || stateText.MatchString(s) }
	switch n := len(names); {
	case n == 0 && aside == nil:
		return e.untold()
	case !mostAre(names, likeName) || len(aside) > 3*n+5:
		return found(NoNames, "the column that would be the names holds something else, such as %q. Add a heading such as Name above the "+
			"names", clip(cmp.Or(strange...)))
	case !more(n, n+missing):
		return found(FewNames, "in %d of %d rows there is no name. Enter the names, or delete the rows", missing, n+missing)
	case mostAre(names, isCode) && n > 1 && people:
		return found(NoNames, "the column that would be the names holds codes such as %q. Open the list of the players, not of their "+
			"federations or states",
			names[0])
	case m.HeadingRow > 0 || e.agrees() || mostAre(names, personName) && n > 1:
		return Finding{}
	}
	return e.untold()
}

// untold is what is said of rows in which nothing tells who the players are: of a text that it is one, of columns how they are headed.
func (e *examined) untold() Finding {
	all := e.looked()
	var single []string
	for _, r := range all {
		if text, alone := only(r); alone {
			single = append(single, text)
		}
	}
	long := count(single, func(s string) bool {
		return len(strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '’' })) >= 4
	})
	if n := len(all); n >= 3 && most(len(single), n) && long*10 >= n*3 {
		return found(NotTold, proseText)
	}
	if len(all) < 2 {
		return notTold
	}
	var heads []phrase.Text
	for _, c := range all[0] {
		if c != "" && (!strings.ContainsFunc(c, unicode.IsLetter) && c != "#" || len([]rune(c)) > 40 ||
			strings.ContainsAny(c, "{}<>=\"\\@")) {
			return notTold
		}
		if c != "" && len(heads) < 6 {
			heads = append(heads, phrase.Verbatim(c))
		}
	}
	if len(heads) < 2 {
		return notTold
	}
	return found(NotTold, "there is neither a crosstable nor a list of players in it: none of its columns (%s) is headed as the names are. "+
		"Write Name above the column of the names, if there is one", phrase.Join(", ", heads...))
}

const proseText phrase.Format = "this is a text, and no table of players. Open a list with one player a row, or paste the table alone"

// Scores are the headings of columns of points that are not taken and hold some.
func Scores(rows [][]string) (headings []string) {
	m := Guess(rows)
	if m.HeadingRow == 0 {
		return nil
	}
	for _, c := range heads(rows[m.HeadingRow-1], "points") {
		some := func(r []string) bool { return c < len(r) && strings.Trim(r[c], "0.,-* ") != "" }
		if f := m.Field(c); (f == LeftOut || f == Unknown) && slices.ContainsFunc(rows[m.HeadingRow:], some) {
			headings = append(headings, rows[m.HeadingRow-1][c])
		}
	}
	return headings
}

// agrees tells whether there is a column beside the names that only a list of players has.
func (e *examined) agrees() bool {
	return e.m.has(ratingFields...) || e.m.has(FideID, NationalID, Birth, Title, Federation, State)
}

var notTold = found(NotTold, "there is neither a crosstable nor a list of players in it: "+
	"no column holds names beside ratings, clubs or numbers. Add a heading such as Name above the names")
