package entries

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// Division is how a section is to be divided.
type Division struct {
	By     Parting
	Column Column // whose values are parts, for EachValue
	// Into names the parts, with commas between them, or with semicolons where a name
	// has a comma: "K-2, 3-5". Nothing stands for every value there is, where values
	// are parts.
	Into string
}

// Column is what players have in common who may belong together: their category,
// their club, or what stands in a column of the list that they were read from.
type Column struct {
	Title phrase.Text
	Of    func(*model.Player) []string // what a player has there
}

func one(text string) []string {
	if text == "" {
		return nil
	}
	return []string{text}
}

var categoryColumn = Column{phrase.New("Category"), func(p *model.Player) []string { return p.Categories }}

var (
	clubColumn       = Column{phrase.New("Club or school"), func(p *model.Player) []string { return one(p.Club) }}
	federationColumn = Column{phrase.New("Federation"), func(p *model.Player) []string { return one(p.Federation) }}
	sexColumn        = Column{phrase.New("Sex"), func(p *model.Player) []string { return one(p.Sex) }}
)

// DivisionBy is a division by what is named, as the command line has it: grade,
// rating, or a column.
func DivisionBy(name string) (Division, bool) {
	d, ok := map[string]Division{"grade": {By: GradeBands}, "rating": {By: RatingBands}, "category": {By: EachCategory},
		"club": {By: EachValue, Column: clubColumn}, "federation": {By: EachValue, Column: federationColumn},
		"sex": {By: EachValue, Column: sexColumn}}[strings.ToLower(name)]
	return d, ok
}

// Columns are those in which the players of a section have something, by which it
// can be divided.
func Columns(s *model.Section) []Column {
	var all []Column
	for _, c := range []Column{categoryColumn, clubColumn, federationColumn, sexColumn} {
		if len(c.values(s)) > 0 {
			all = append(all, c)
		}
	}
	return all
}

// values are those that the players have, each once, whatever its case, as it is
// first written: bands of grades and of ratings from the lowest, others by name.
func (c Column) values(s *model.Section) []string {
	var all []string
	for i := range s.Players {
		for _, v := range c.Of(&s.Players[i]) {
			if v = strings.TrimSpace(v); v != "" && !slices.ContainsFunc(all, func(o string) bool { return strings.EqualFold(o, v) }) {
				all = append(all, v)
			}
		}
	}
	slices.SortFunc(all, func(a, b string) int {
		return cmp.Or(cmp.Compare(strings.ToLower(a), strings.ToLower(b)), cmp.Compare(a, b))
	})
	for _, read := range []func(string) (from, to int, ok bool){model.GradeBand, model.RatingBand} {
		if !slices.ContainsFunc(all, func(v string) bool { _, _, ok := read(v); return !ok }) {
			slices.SortStableFunc(all, func(a, b string) int {
				from, to, _ := read(a)
				from2, to2, _ := read(b)
				return cmp.Or(from-from2, to-to2)
			})
			break
		}
	}
	return all
}

// has tells whether a player has that value.
func (c Column) has(p *model.Player, value string) bool {
	return slices.ContainsFunc(c.Of(p), func(v string) bool { return strings.EqualFold(strings.TrimSpace(v), value) })
}

// column is the one whose values are parts; none for bands.
func (d Division) column(t *model.Tournament, s *model.Section) (Column, bool) {
	switch d.By {
	case EachCategory:
		return Column{categoryColumn.Title, t.CategoriesOf(s).Of}, true
	case EachValue:
		return d.Column, true
	}
	return Column{}, false
}

// names are the parts as they were typed.
func (d Division) names() []string {
	separator := ","
	if strings.Contains(d.Into, ";") {
		separator = ";"
	}
	var names []string
	for name := range strings.SplitSeq(d.Into, separator) {
		if name = strings.TrimSpace(name); name != "" {
			names = append(names, name)
		}
	}
	return names
}

// partsText is what names reads as these parts.
func partsText(parts []string) string {
	if !slices.ContainsFunc(parts, func(part string) bool { return strings.Contains(part, ",") }) {
		return strings.Join(parts, ", ")
	}
	return strings.Join(parts, "; ") + ";"
}

// Of is what a player has of what the section is divided by: the grade as it
// stands, the rating that counts, the values of the column; "" for nothing.
func (d Division) Of(t *model.Tournament, s *model.Section, p *model.Player) string {
	if c, ok := d.column(t, s); ok {
		return strings.Join(c.Of(p), ", ")
	}
	if d.By == GradeBands {
		return p.Grade
	}
	if r := t.RatingOf(s, p); r > 0 {
		return r.String()
	}
	return ""
}

// Propose are parts to begin with, as Into takes them: the usual groups of school
// grades and halves, thirds or quarters of the ratings, as far as somebody is in
// them, or every value of a column. It is empty where nobody has any of it.
func (d Division) Propose(t *model.Tournament, s *model.Section) string {
	var names []string
	if c, ok := d.column(t, s); ok {
		names = c.values(s)
	} else if d.By == GradeBands {
		names = gradeGroups(s)
	} else {
		names = ratingGroups(t, s)
	}
	return partsText(names)
}

// schools are the usual groups of grades: primary, elementary, middle, high.
var schools = []struct {
	from, to int
	name     string
}{{model.Kindergarten, 2, "K-2"}, {3, 5, "3-5"}, {6, 8, "6-8"}, {9, 12, "9-12"}}

// gradeGroups are the groups in which somebody is. Where all are in one, each grade
// is a part.
func gradeGroups(s *model.Section) []string {
	there := map[int]bool{}
	for i := range s.Players {
		if g, ok := model.Grade(s.Players[i].Grade); ok {
			there[g] = true
		}
	}
	var names, each []string
	for n, group := range schools {
		from, name := group.from, group.name
		if n == 0 && there[model.Preschool] {
			from, name = model.Preschool, "Pre-K-2"
		}
		found := false
		for g := from; g <= group.to; g++ {
			if there[g] {
				found = true
				each = append(each, gradeName(g))
			}
		}
		if found {
			names = append(names, name)
		}
	}
	if len(names) == 1 {
		return each
	}
	return names
}

// gradeName is a grade as Grade reads it.
func gradeName(grade int) string {
	switch grade {
	case model.Preschool:
		return "Pre-K"
	case model.Kindergarten:
		return "K"
	}
	return strconv.Itoa(grade)
}

// A part by rating is to have about partSize players; more than mostParts of them
// are nobody's first thought.
const (
	partSize  = 20
	mostParts = 4
)

// ratingGroups are parts of about as many players each, with limits at hundreds.
// Nobody's rating tells anything of who has none.
func ratingGroups(t *model.Tournament, s *model.Section) []string {
	var rated []int
	for i := range s.Players {
		if r := int(t.RatingOf(s, &s.Players[i])); r > 0 {
			rated = append(rated, r)
		}
	}
	slices.Sort(rated)
	parts := min(mostParts, max(2, len(s.Players)/partSize))
	var limits []int
	for n := 1; n < parts && len(rated) > 0; n++ {
		limit := rated[n*len(rated)/parts] / 100 * 100
		if limit > rated[0] && (limits == nil || limit > limits[len(limits)-1]) {
			limits = append(limits, limit)
		}
	}
	if limits == nil {
		return nil
	}
	names := []string{"U" + strconv.Itoa(limits[0])}
	for n, limit := range limits[:len(limits)-1] {
		names = append(names, strconv.Itoa(limit)+"-"+strconv.Itoa(limits[n+1]-1))
	}
	return append(names, strconv.Itoa(limits[len(limits)-1])+"+")
}
