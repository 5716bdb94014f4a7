package roster

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

var (
	fedText   = pattern.New(`^[A-Z]{3}$`)
	stateText = pattern.New(`^[A-Z]{2}$`)
	longID    = pattern.New(`^\d{5,10}$`)
	usID      = pattern.New(`^[1-3]\d{7}$`)
	gradeText = pattern.New(`(?i)^(?:grade|class|klasse|year|yr|y)?\s*(?:[0-9]|1[0-3])(?:\.|st|nd|rd|th|er|re|e|è|º|ª|°)?` +
		`\s*(?:[a-z]|grade|klasse|year|curso|класс)?$|^p?-?k$|^pre-?k|kinder|senior|junior|freshman|sophomore`)
	nameText = pattern.New(`^[\p{L}\p{M}][\p{L}\p{M} .,'’\-()]*$`)
)

// Three measures serve everywhere where not all need be so: half of a number, more than half, and most of it.

func half(n, of int) bool { return 2*n >= of }

func more(n, of int) bool { return 5*n >= 3*of }

func most(n, of int) bool { return 5*n >= 4*of }

// count is how many cells, or rows, satisfy a test.
func count[T any](cells []T, is func(T) bool) int {
	n := 0
	for _, c := range cells {
		n += one(is(c))
	}
	return n
}

// halfAre, moreAre and mostAre tell whether so many cells of a column that holds something satisfy a test.
func halfAre(cells []string, is func(string) bool) bool {
	return len(cells) > 0 && half(count(cells, is), len(cells))
}

func moreAre(cells []string, is func(string) bool) bool {
	return len(cells) > 0 && more(count(cells, is), len(cells))
}

func mostAre(cells []string, is func(string) bool) bool {
	return len(cells) > 0 && most(count(cells, is), len(cells))
}

func isRating(s string) bool {
	r, err := model.ParseRating(s)
	return err == nil && (r == 0 || r >= 100)
}

// soon is how many years from now on a membership may end, where the year has two digits: 31.12.27, and not 31.12.95.
const soon = 10

// dated reads a day of which nobody has said what it is of.
func dated(s string) (model.Date, error) { return parseDate(s, DayFirst, time.Now().Year()+soon) }

func isBirth(s string) bool {
	d, err := dated(s)
	return err == nil && d >= "1900" && !serialDay.MatchString(s) || yearOnly.MatchString(s)
}

// toCome tells a day of which nobody in a list is born: of this year, or later.
func toCome(s string) bool {
	d, err := dated(s)
	return err == nil && string(d) >= strconv.Itoa(time.Now().Year())
}

func isSex(s string) bool { return values()["sex"][namekey.Key(s)] != "" }

func isTitle(s string) bool { return values()["title"][namekey.Key(s)] != "" && len(s) >= 2 }

// fits tells whether what a column contains does not contradict a field that its heading means: "USCF" may be a
// rating or a member number, "Jahrgang" a year or a school grade.
func (g *guesser) fits(f Field, column int) bool {
	cells := g.sample[column]
	if len(cells) == 0 { // an empty column is never the names, but in a list of nobody
		return !slices.ContainsFunc(g.sample, func(cells []string) bool { return len(cells) > 0 }) || f != Name && f != LastName &&
			f != FirstName && f != Team
	}
	if f.holdsRatings() && (places(cells) || stars(cells)) {
		return false
	}
	one := func(s string) bool { id, err := parseFideID(s); return err == nil && id != "" }
	if f == FideID && slices.ContainsFunc(cells, one) { // one is enough: the others are named, each with its cell
		return true
	}
	if slices.Contains([]Field{Name, LastName, FirstName, Team, Member, Club}, f) {
		return !halfAre(cells, noWord)
	}
	may := mayHold(f)
	return may == nil || halfAre(cells, may)
}

// mayHold tells what half the cells of a column must be that its heading gives a field; nil for a field that may hold anything.
func mayHold(f Field) func(s string) bool {
	if f.holdsRatings() {
		return func(s string) bool { _, err := model.ParseRating(s); return err == nil }
	}
	switch f {
	case FideID:
		return func(s string) bool { _, err := parseFideID(s); return err == nil }
	case NationalID:
		return func(s string) bool { _, err := parseID(s); return err == nil && !nameText.MatchString(s) }
	case Expires:
		return func(s string) bool { _, err := model.ParseExpiry(s); return err == nil || isDay(s) }
	case Board, Number:
		return func(s string) bool { _, err := parseCount(s); return err == nil }
	case Byes:
		return func(s string) bool { _, err := parseByes(s); return err == nil }
	case Grade:
		return func(s string) bool { return gradeText.MatchString(s) || dash(s) }
	case Sex:
		return func(s string) bool { return isSex(s) || dash(s) }
	}
	switch t := recordOf(f); {
	case t.Typed == nil:
	case t.Kind == model.DayField:
		return isDay
	case t.Kind == model.CountField:
		return func(s string) bool { return t.Take(new(model.Player), s) == nil }
	}
	return nil
}

// isDay tells what may stand in a column of days.
func isDay(s string) bool { return isBirth(s) || serialDay.MatchString(s) || dash(s) }

// noWord tells a number, a day or a time from what somebody or something is called.
func noWord(s string) bool {
	return !strings.ContainsFunc(s, unicode.IsLetter) && strings.ContainsAny(s, "0123456789")
}

// stars tells a column of marks, 1 to 5 or 1 to 10, from one of ratings: there is no rating of one digit.
func stars(cells []string) bool {
	some := false
	for _, c := range cells {
		r, err := model.ParseRating(c)
		if err == nil && r > 10 {
			return false
		}
		some = some || err == nil && r > 0
	}
	return some
}

// places tells a column of ranks from one of ratings: small whole numbers, of which hardly any stands twice.
func places(cells []string) bool {
	seen := map[int]bool{}
	for _, c := range cells {
		n, err := strconv.Atoi(strings.TrimRight(c, ".)="))
		if err != nil || n < 1 || n > max(2*len(cells), 20) {
			return false
		}
		seen[n] = true
	}
	return len(cells) > 1 && most(len(seen), len(cells))
}

// kinds are the fields that a column's content tells without a heading, the surest first, with the test that most
// cells must satisfy.
var kinds = []struct {
	field Field
	is    func(string) bool
}{
	{Title, isTitle},
	{Federation, fedText.MatchString},
	{Sex, isSex},
	{NationalID, usID.MatchString},
	{FideID, longID.MatchString},
	{Birth, isBirth},
	{Rating, isRating},
	{State, stateText.MatchString},
}

func unrated(s string) bool { return !hasRating(s) }

// contentOf gives a column the field that its content tells, if that is still free.
func (g *guesser) contentOf(column int, taken map[Field]bool) {
	cells := g.sample[column]
	if g.columns[column] != Unknown || ascending(cells) {
		return
	}
	for _, k := range kinds {
		f := k.field
		if f == Birth && slices.ContainsFunc(cells, toCome) { // the end of something, and nobody's birth
			f = Expires
		}
		if f == Rating && taken[Rating] {
			f = NationalRating
		}
		if !mostAre(cells, k.is) || taken[f] || k.field == Rating && mostAre(cells, unrated) ||
			k.field == State && count(cells, k.is) < len(cells) { // two capitals may be many things
			continue
		}
		g.set(column, f, phrase.New("what stands in it"))
		taken[f] = true
		return
	}
}

// ascending tells a column of row numbers: 1, 2, 3.
func ascending(cells []string) bool {
	for i, c := range cells {
		if n, err := strconv.Atoi(strings.TrimRight(c, ".)")); err != nil || n != i+1 {
			return false
		}
	}
	return len(cells) > 1
}

// byContent guesses a list without headings. The column with the most different names is the players', or two that
// stand side by side, and the text column after it their club.
func (g *guesser) byContent() {
	taken := map[Field]bool{}
	for i := range g.columns {
		if ascending(g.sample[i]) && len(g.columns) > 1 {
			g.set(i, LeftOut, phrase.New("its cells number the rows"))
		}
	}
	for i := range g.columns {
		g.contentOf(i, taken)
	}
	name := g.nameColumn()
	if name < 0 {
		return
	}
	g.set(name, Name, phrase.New("the most different names stand in it"))
	if next := name + 1; next < len(g.columns) && g.columns[next] == Unknown && g.oneWord(name) && g.oneWord(next) {
		first, last := next, name
		if given(g.sample[name]) > given(g.sample[next]) {
			first, last = name, next
		}
		g.set(first, FirstName, phrase.New("the names stand in two columns, and first names are commoner in it"))
		g.set(last, LastName, phrase.New("the names stand in two columns, and first names are commoner in the other"))
	}
	for i := range g.columns {
		if g.columns[i] == Unknown && moreAre(g.sample[i], isWord) {
			g.set(i, Club, phrase.New("words stand in it, and the names stand elsewhere"))
			return
		}
	}
}

func isWord(s string) bool { return strings.ContainsFunc(s, unicode.IsLetter) && len([]rune(s)) > 3 }

func hasRating(s string) bool {
	r, err := model.ParseRating(s)
	return err == nil && r > 0
}

// nameColumn is the leftmost unknown column whose cells look like names and mostly differ.
func (g *guesser) nameColumn() int {
	best, score := -1, 60
	for i, cells := range g.sample {
		if g.columns[i] != Unknown || len(cells) == 0 {
			continue
		}
		if s := (count(cells, nameText.MatchString) + different(cells)) * 50 / len(cells); s > score {
			best, score = i, s
		}
	}
	return best
}

// different is how many different cells there are.
func different(cells []string) int {
	return len(slices.Compact(slices.Sorted(slices.Values(cells))))
}

// oneWord tells a column of last or first names from one of whole names.
func (g *guesser) oneWord(column int) bool {
	return moreAre(g.sample[column], func(s string) bool { return nameText.MatchString(s) && !strings.ContainsAny(s, ", ") })
}

//go:embed given.txt
var givenNames string

// firstNames are common given names, folded; enough to tell which of two columns holds them.
var firstNames = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for _, n := range strings.Fields(givenNames) {
		set[namekey.Key(n)] = true
	}
	return set
})

// given is how many common given names there are in a column.
func given(cells []string) int {
	return count(cells, func(s string) bool { return firstNames()[namekey.Key(s)] })
}

// american tells a list of US Chess members, whose dates have the month first.
func (g *guesser) american() bool {
	for i, f := range g.columns {
		of := map[Field]func(string) bool{NationalID: usID.MatchString, State: stateText.MatchString,
			Federation: func(s string) bool { return s == "USA" || stateText.MatchString(s) }}[f]
		if of != nil && moreAre(g.sample[i], of) {
			return true
		}
	}
	return false
}
