package model

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"wallchart/phrase"
)

// Category is a part of the field: those of whom a rule is true, and those to whom it
// was given by hand.
type Category struct {
	Name  string
	Rule  string // as it is written; "" is by hand alone
	terms []term
}

// term is one condition of a rule. in is whether it is true of a player; why says why
// that cannot be decided.
type term struct {
	needs   func(c *context, p *Player) (in bool, why phrase.Text)
	unrated bool // takes those without a rating, and nobody else
	counts  bool // counts games, so that it may still become true
	named   bool // ends in a name, which may have an "and" in it
	// band are the limits of a band of ratings, both included.
	band     bool
	from, to int
}

// context is what a rule is asked in.
type context struct {
	t       *Tournament
	s       *Section
	unrated bool       // there is a category of the unrated
	games   map[ID]int // played in the section, when they have been counted
}

// ReadCategory reads a line: a rule, or a name, a colon and its rule. Conditions are
// joined with "and":
//
//	U1400 · 1000-1399 · 1400+ · unrated     the rating that counts in the section
//	K-3 · 6-8 · grade 5 · grade K-3         the school grade
//	U10 · S65 · U10 on 2026-09-01           age: by the year of birth, or on a day
//	girls · women · boys · men · sex F      sex
//	titled · untitled · title FM            title
//	provisional · established               up to 25 rated games before the event, and more
//	5 games                                 at least so many games played in the section
//	club Leeds · federation SCO             club or school, federation; the last of the conditions
//	by hand                                 those to whom it is given
//
// The words may be those of another language of the program: see KeptRule.
func ReadCategory(line string) (Category, error) {
	name, rule, named := strings.Cut(line, ":")
	if name = strings.TrimSpace(name); !named {
		rule = name
	}
	rule = strings.TrimSpace(rule)
	rule = KeptRule(rule)
	c := Category{Name: name, Rule: rule}
	if name == "" || rule == "" {
		return c, phrase.Errorf("%q is no category. Write a rule such as U1400, or a name, a colon and a rule", line)
	}
	if strings.EqualFold(rule, byHand) {
		c.Rule = ""
		return c, nil
	}
	terms, wrong := readTerms(rule)
	if c.terms = terms; wrong != "" {
		return c, phrase.Errorf("%q is no rule for a category. Write U1400, 1000-1399, unrated, K-3, U10 on 2026-09-01, girls, "+
			"club NAME or by hand, with and between them", wrong)
	}
	return c, nil
}

// readTerms reads the conditions of a rule up to one that cannot be read, which is wrong.
func readTerms(rule string) (all []term, wrong string) {
	for rest := rule; rest != ""; {
		n := len(rest)
		if at := joint().FindStringIndex(rest); at != nil {
			n = at[0]
		}
		t, ok := readTerm(rest[:n])
		if !ok {
			return all, rest[:n]
		}
		if t.named && n < len(rest) { // a club may be called "Rook and Pawn": it is the last condition
			t, _ = readTerm(rest)
			n = len(rest)
		}
		all = append(all, t)
		if rest = rest[n:]; rest != "" {
			rest = rest[joint().FindStringIndex(rest)[1]:]
		}
	}
	return all, ""
}

// byHand is the rule of a category that is only given.
const byHand = "by hand"

var (
	joint = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?i)\s+and\s+`) })
	ages  = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^(u|under|s|senior)\s*(\d{1,2})(?:\s+on\s+(\d{4}-\d{2}-\d{2}))?$`)
	})
)

// readTerm reads one condition.
func readTerm(text string) (term, bool) {
	low := strings.ToLower(text)
	for _, of := range []string{"sex ", "age "} { // "sex F", as lists of prizes write it
		if rest, ok := strings.CutPrefix(low, of); ok {
			low, text = strings.TrimSpace(rest), strings.TrimSpace(text[len(of):])
		}
	}
	switch low {
	case "girls", "women", "female", "f", "w":
		return ofSex("w"), true
	case "boys", "men", "male", "m":
		return ofSex("m"), true
	}
	if t, ok := ofPlayer(low); ok {
		return t, true
	}
	if IsUnrated(text) {
		return term{unrated: true, band: true, needs: func(c *context, p *Player) (bool, phrase.Text) {
			return c.t.RatingOf(c.s, p) == 0, phrase.Text{}
		}}, true
	}
	if m := ages().FindStringSubmatch(low); m != nil {
		years, _ := strconv.Atoi(m[2])
		return ofAge(m[1][0] == 'u', years, Date(m[3])), true
	}
	for _, of := range []struct {
		words []string
		get   func(*Player) string
	}{
		{[]string{"club ", "school "}, func(p *Player) string { return p.Club }},
		{[]string{"federation ", "fed "}, func(p *Player) string { return p.Federation }},
		{[]string{"state "}, func(p *Player) string { return p.From() }},
	} {
		for _, word := range of.words {
			if strings.HasPrefix(low, word) {
				want := strings.TrimSpace(text[len(word):])
				return term{named: true, needs: func(_ *context, p *Player) (bool, phrase.Text) {
					return strings.EqualFold(strings.TrimSpace(of.get(p)), want), phrase.Text{}
				}}, want != ""
			}
		}
	}
	if from, to, ok := GradeBand(strings.TrimPrefix(strings.TrimPrefix(low, "grades "), "grade ")); ok { // 6-8, which might be ratings too
		return ofGrade(from, to), true
	}
	if from, to, ok := RatingBand(text); ok {
		return ofRating(from, to), true
	}
	return term{}, false
}

func ofSex(sex string) term {
	return term{needs: func(_ *context, p *Player) (bool, phrase.Text) {
		if p.Sex == "" {
			return false, phrase.New("no sex")
		}
		return p.Sex == sex, phrase.Text{}
	}}
}

func ofGrade(from, to int) term {
	return term{needs: func(_ *context, p *Player) (bool, phrase.Text) {
		g, ok := Grade(p.Grade)
		if !ok {
			return false, phrase.New("no school grade")
		}
		return from <= g && g <= to, phrase.Text{}
	}}
}

// ofRating takes those between two ratings. Whoever has none is below any upper limit,
// unless there is a category of the unrated.
func ofRating(from, to int) term {
	return term{band: true, from: from, to: to, needs: func(c *context, p *Player) (bool, phrase.Text) {
		r := int(c.t.RatingOf(c.s, p))
		return from <= r && r <= to && (r > 0 || !c.unrated), phrase.Text{}
	}}
}

// ofAge takes those under an age, or those who have reached one. Without a day the
// year decides, as FIDE's youth and senior events have it: U10 is who turns ten in the
// event's year or later, S65 who turns sixty-five in it or before.
func ofAge(under bool, years int, on Date) term {
	return term{needs: func(c *context, p *Player) (bool, phrase.Text) {
		if p.Birth == "" {
			return false, phrase.New("no birth date")
		}
		day := on
		if day == "" {
			if day = c.t.Start; day == "" {
				return false, phrase.New("the event has no date")
			}
			day = day[:4]
		}
		young, old := age(p.Birth, day)
		switch {
		case on == "" && under:
			return old <= years, phrase.Text{}
		case on == "":
			return old >= years, phrase.Text{}
		case under && old < years, !under && young >= years:
			return true, phrase.Text{}
		case under && young < years, !under && old >= years:
			return false, phrase.New("no day of birth")
		}
		return false, phrase.Text{}
	}}
}

// age is how many years somebody has completed on a day, at least and at most: the two
// differ where only the year of birth, or of the day, is known.
func age(birth, day Date) (least, most int) {
	born, _ := strconv.Atoi(string(birth[:4]))
	year, _ := strconv.Atoi(string(day[:4]))
	most = year - born
	if len(birth) < 10 || len(day) < 10 {
		return most - 1, most
	}
	if day[4:] < birth[4:] {
		most--
	}
	return most, most
}

// Book is the categories of a section: those of the event, those of its own, and those
// that were given by hand, under the names that they have there.
type Book struct {
	c   context
	all []Category
}

// CategoriesOf are the categories of a section. A line that cannot be read, as a newer
// program may have written it, is a category by hand.
func (t *Tournament) CategoriesOf(s *Section) Book {
	b := Book{c: context{t: t, s: s}}
	for _, line := range slices.Concat(t.Categories, s.Categories) {
		c, err := ReadCategory(line)
		if err != nil {
			c.Rule = ""
		}
		b.c.unrated = b.c.unrated || len(c.terms) == 1 && c.terms[0].unrated
		at := slices.IndexFunc(b.all, func(o Category) bool { return strings.EqualFold(o.Name, c.Name) })
		if at >= 0 {
			b.all[at] = c // the section's own goes before the event's
		} else {
			b.all = append(b.all, c)
		}
	}
	return b
}

// Rules are the categories that are written down, in their order.
func (b Book) Rules() []Category { return b.all }

// Takes tells whether a player is in a category. why says why the rule cannot be
// decided; it is empty where it can, or where the category was given by hand.
func (b Book) Takes(c Category, p *Player) (in bool, why phrase.Text) {
	if slices.ContainsFunc(p.Categories, func(own string) bool { return strings.EqualFold(strings.TrimSpace(own), c.Name) }) {
		return true, phrase.Text{}
	}
	in = len(c.terms) > 0
	for _, t := range c.terms {
		is, cannot := t.needs(&b.c, p)
		switch {
		case !cannot.Empty():
			why = cannot
		case !is:
			return false, phrase.Text{}
		}
		in = in && is
	}
	return in, why
}

// Of are the categories that a player is in: those that are written down in their
// order, then the others that were given by hand.
func (b Book) Of(p *Player) []string {
	var names []string
	for _, c := range b.all {
		if in, _ := b.Takes(c, p); in {
			names = append(names, c.Name)
		}
	}
	for _, own := range p.Categories {
		if !slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, strings.TrimSpace(own)) }) {
			names = append(names, own)
		}
	}
	return names
}

// Members are the players of one category, and its name as it is written. A category that is written
// down may have nobody; a name that is neither written down nor given to anybody is refused.
func (b Book) Members(category string) (name string, in map[ID]bool, err error) {
	var names []string
	for _, c := range b.all {
		names = append(names, c.Name)
	}
	members := map[string]map[ID]bool{}
	for i := range b.c.s.Players {
		for _, of := range b.Of(&b.c.s.Players[i]) {
			of = strings.TrimSpace(of)
			at := slices.IndexFunc(names, func(n string) bool { return strings.EqualFold(n, of) })
			if at < 0 {
				at, names = len(names), append(names, of)
			}
			if members[names[at]] == nil {
				members[names[at]] = map[ID]bool{}
			}
			members[names[at]][b.c.s.Players[i].ID] = true
		}
	}
	at := slices.IndexFunc(names, func(n string) bool { return strings.EqualFold(n, strings.TrimSpace(category)) })
	switch {
	case at >= 0:
		return names[at], members[names[at]], nil
	case len(names) == 0:
		return "", nil, phrase.Errorf("%s has no categories. Write them down first, or give them in the list of players", b.c.s.Name)
	}
	return "", nil, phrase.Errorf("%s has no category %q. Choose one of %s", b.c.s.Name, category, strings.Join(names, ", "))
}

// Undecided is a rule that cannot be decided of a player.
type Undecided struct {
	Category string
	Who      ID
	Why      phrase.Text
}

// Undecided are the rules that cannot be decided, player by player.
func (b Book) Undecided() []Undecided {
	var all []Undecided
	for i := range b.c.s.Players {
		p := &b.c.s.Players[i]
		for _, c := range b.all {
			if _, why := b.Takes(c, p); !why.Empty() {
				all = append(all, Undecided{Category: c.Name, Who: p.ID, Why: why})
			}
		}
	}
	return all
}
