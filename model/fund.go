package model

import (
	"regexp"
	"strconv"
	"strings"
	"sync"

	"wallchart/phrase"
)

// Fund is what a section's prizes are, and how money is divided among those who are
// tied. Amounts are in hundredths of the event's currency.
type Fund struct {
	Division PrizeDivision `json:"division,omitempty"` // none = US Chess rule 32
	Prizes   []Prize       `json:"prizes"`
	// BasedOn is the number of entries that the fund was announced for; 0 = all of it is guaranteed. With fewer
	// each prize that is not guaranteed is worth less.
	BasedOn int `json:"basedOn,omitempty"`
	// Entries are the entries as the organiser counts them, where a free or second one counts half; 0 = all participants.
	Entries Points `json:"entries,omitempty"`
	// Least is the part of a fund based on entries that is paid whatever comes, in percent; 0 = what US Chess rule
	// 32 says (half of a fund of more than 500.00), NoLeast = none.
	Least int `json:"least,omitempty"`
	// Fees are what the shares of prizes are shares of; 0 = what the participants of the section owe.
	Fees    Cents        `json:"fees,omitempty"`
	Whole   bool         `json:"whole,omitempty"`   // shares are whole units of the currency
	Unrated bool         `json:"unrated,omitempty"` // rating bands take those without a rating: US Chess rule 28D does not
	Several bool         `json:"several,omitempty"` // somebody may win a prize of each kind
	Limits  []PrizeLimit `json:"limits,omitempty"`
}

// NoLeast as the least part of a fund says that nothing is certain.
const NoLeast = -1

// PrizeDivision is how the money of those who are tied is divided.
type PrizeDivision string

// Ways to divide.
const (
	DivideUS    PrizeDivision = "us"    // US Chess rule 32: pooled, one cash prize each
	DivideEqual PrizeDivision = "equal" // the tied share the prizes of their places
	DivideHort  PrizeDivision = "hort"  // half by place, half shared
	DivideNone  PrizeDivision = "none"  // by tie-break, nothing is shared
)

// PrizeDivisions are the ways to divide, in the order of menus.
var PrizeDivisions = []PrizeDivision{DivideUS, DivideEqual, DivideHort, DivideNone}

// ParsePrizeDivision reads a way to divide; an empty text is the first.
func ParsePrizeDivision(text string) (PrizeDivision, error) {
	for _, d := range PrizeDivisions {
		if strings.EqualFold(strings.TrimSpace(text), string(d)) {
			return d, nil
		}
	}
	if strings.TrimSpace(text) == "" {
		return DivideUS, nil
	}
	return "", phrase.Errorf("%q is no way to divide prizes. Choose us, equal, hort or none", text)
}

// Words are the way to divide as a list of prizes names it.
func (d PrizeDivision) Words() phrase.Text {
	switch d {
	case DivideEqual:
		return phrase.New("the tied share equally")
	case DivideHort:
		return phrase.New("Hort: half by place, half shared by the tied")
	case DivideNone:
		return phrase.New("by tie-break, nothing is shared")
	}
	return phrase.New("US Chess rule 32")
}

// Prize is one prize: money, a trophy, a qualifying place, or several of them.
type Prize struct {
	Name       string `json:"name"`                 // "2nd U1600"
	Amount     Cents  `json:"amount,omitempty"`     // as announced
	Share      Share  `json:"share,omitempty"`      // of the entry fees, in place of an amount
	Trophy     string `json:"trophy,omitempty"`     // a thing: "trophy", "book"
	Qualifies  string `json:"qualifies,omitempty"`  // a place in another event
	Rule       string `json:"rule,omitempty"`       // for whom: see Book.PrizeRule; "" = by place
	Guaranteed bool   `json:"guaranteed,omitempty"` // whatever the number of entries
	Bonus      bool   `json:"bonus,omitempty"`      // in addition to what is won otherwise, and never shared
	Winner     ID     `json:"winner,omitempty"`     // of a prize that is given by hand
	Entrants   int    `json:"entrants,omitempty"`   // it is awarded only with so many of those whom it is for
	Each       bool   `json:"each,omitempty"`       // the trophy or the qualifying place: each of the tied gets one
}

// PrizeLimit is what those of a category may win at most.
type PrizeLimit struct {
	Rule    string `json:"rule"` // a category: "unrated"
	Most    Cents  `json:"most,omitempty"`
	Percent int    `json:"percent,omitempty"` // of what would have been won; without an amount
}

// String writes a limit as ParsePrizeLimit reads it: "unrated=100.00", "U1400=50%".
func (l PrizeLimit) String() string {
	if l.Most == 0 && l.Percent > 0 {
		return l.Rule + "=" + strconv.Itoa(l.Percent) + "%"
	}
	return l.Rule + "=" + l.Most.String()
}

// PrizeOrder is what the winners of a prize are ordered by.
type PrizeOrder uint8

// Orders.
const (
	ByPlace       PrizeOrder = iota // score, then as the division says
	ByUpset                         // the best result against a higher rating
	ByPerformance                   // the rating performance
	ByBoard                         // the best score on a board of a team event
	ByClub                          // the best clubs, as the team trophy places them
	ByChoice                        // somebody is named
	ByClearWin                      // who is first alone
)

// PrizeRule says for whom a prize is.
type PrizeRule struct {
	Order    PrizeOrder
	Board    int       // of ByBoard
	Round    int       // of ByUpset: the best result of this round; 0 is of all
	Sum      bool      // of ByUpset: all such results together
	Category *Category // nil is everybody
	Text     string    // as it was written
}

// prizeOrders are the words that a rule of a prize may begin with, before the category.
var prizeOrders = []struct {
	words []string
	order PrizeOrder
}{
	{[]string{"place", "places", "open", "overall"}, ByPlace},
	{[]string{"upset", "upset sum"}, ByUpset},
	{[]string{"performance"}, ByPerformance},
	{[]string{"team", "teams", "clubs"}, ByClub},
	{[]string{byHand}, ByChoice},
	{[]string{"clear winner"}, ByClearWin},
}

// PrizeRule reads for whom a prize is: place (or nothing), a category of the section by its name, a rule as
// ReadCategory reads it, upset, upset sum, upset round 3, performance, board 2, team, clear winner or by hand; upset and performance may
// have a category after an "and". The words may be those of another language of the program.
func (b Book) PrizeRule(rule string) (PrizeRule, error) {
	r := PrizeRule{Text: strings.TrimSpace(rule)}
	if r.Text == "" {
		return r, nil
	}
	if c, ok := b.named(r.Text); ok {
		r.Category = &c
		return r, nil
	}
	if _, ok := PlaceNamed(r.Text); ok {
		return r, phrase.Errorf("%q is a place. Write place: prizes by place go to the first, the second and so on, in the order of the list",
			r.Text)
	}
	kept := KeptRule(r.Text)
	first, rest := kept, ""
	if at := joint().FindStringIndex(kept); at != nil {
		first, rest = kept[:at[0]], kept[at[1]:]
	}
	known := false
	for _, o := range prizeOrders {
		for _, word := range o.words {
			if strings.EqualFold(strings.TrimSpace(first), word) {
				r.Order, known = o.order, true
			}
		}
	}
	r.Sum = strings.EqualFold(strings.TrimSpace(first), "upset sum")
	if n, ok := numbered(first, "board "); ok {
		r.Order, r.Board, known = ByBoard, n, true
	}
	if n, ok := numbered(first, "upset round "); ok {
		r.Order, r.Round, known = ByUpset, n, true
	}
	switch {
	case !known:
		rest = kept
	case rest == "":
		return r, nil
	case r.Order != ByPlace && r.Order != ByUpset && r.Order != ByPerformance:
		return r, phrase.Errorf("%q goes with no other condition. Leave %q out", first, rest)
	}
	c, ok := b.named(rest)
	if !ok {
		var err error
		if c, err = ReadCategory(rest); err != nil {
			return r, phrase.Errorf("%q does not say for whom a prize is. Write place, a category of the section, U1400, "+
				"unrated, U10, K-3, girls, club NAME, upset, performance, board 2, team, clear winner or by hand", r.Text)
		}
	}
	r.Category = &c
	return r, nil
}

// placeNamed are the ways to write a place: 1, 1st, #2, 2nd place, 3. Platz, 1er prix, 2º.
var placeNamed = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:(?:place|platz|puesto|lugar) )?#?([1-9]\d{0,2})(?:st|nd|rd|th|\.|er|re|ère|e|ème|º|ª|\.º|\.ª)?` +
		`(?: (?:place|prize|platz|preis|prix|puesto|lugar|premio))?$`)
})

// PlaceNamed is the place that a text names and says nothing else, "1st" or "2".
func PlaceNamed(text string) (int, bool) {
	m := placeNamed().FindStringSubmatch(strings.TrimSpace(text))
	if m == nil {
		return 0, false
	}
	n, err := strconv.Atoi(m[1])
	return n, err == nil
}

// numbered is the number behind some words.
func numbered(text, words string) (int, bool) {
	rest, ok := strings.CutPrefix(strings.ToLower(strings.TrimSpace(text)), words)
	if !ok {
		return 0, false
	}
	n, err := wholePoints(strings.TrimSpace(rest))
	return int(n / One), err == nil && n > 0
}

// Has tells whether the section has a category of that name.
func (b Book) Has(name string) bool {
	_, ok := b.named(name)
	return ok
}

// named is a category of the section by its name: written down, or given to somebody by hand.
func (b Book) named(name string) (Category, bool) {
	for _, c := range b.all {
		if strings.EqualFold(c.Name, name) {
			return c, true
		}
	}
	for i := range b.c.s.Players {
		for _, own := range b.c.s.Players[i].Categories {
			if strings.EqualFold(strings.TrimSpace(own), name) {
				if c, err := ReadCategory(name); err == nil {
					return c, true // "U1400" by hand, and by its rule
				}
				return Category{Name: strings.TrimSpace(own)}, true
			}
		}
	}
	return Category{}, false
}

// Unrated tells whether rating bands take those without a rating, and is the book in which they do or do not.
func (b Book) Unrated(taken bool) Book {
	b.c.unrated = !taken
	return b
}

// Band are the limits of a category that is a band of ratings and nothing else; those without a rating are 0 to 0.
func (c Category) Band() (from, to int, ok bool) {
	if len(c.terms) != 1 {
		return 0, 0, false
	}
	return c.terms[0].from, c.terms[0].to, c.terms[0].band
}

// ParsePrizeLimit reads what those of a category may win: "unrated=100", "U1400 = 50%".
func ParsePrizeLimit(text string) (PrizeLimit, error) {
	rule, most, _ := strings.Cut(text, "=")
	l := PrizeLimit{Rule: strings.TrimSpace(rule)}
	most = strings.TrimSpace(most)
	wrong := phrase.Errorf("%q is no limit. Write a category and what it may win, such as unrated=100 or unrated=50%%", text)
	if percent, ok := strings.CutSuffix(most, "%"); ok {
		n, err := wholePoints(strings.TrimSpace(percent))
		if l.Percent = int(n / One); err != nil || percent == "" || l.Percent > 100 || l.Rule == "" {
			return l, wrong
		}
		return l, nil
	}
	c, err := ParseCents(most)
	if l.Most = c; err != nil || l.Rule == "" {
		return l, wrong
	}
	return l, nil
}
