package usswiss

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/model"
)

var (
	teamWords   = []string{"soft", "never", "plus-two", "except-last", "ignore"}
	seriesWords = []string{"in-group", "except-last"}
)

// String writes the settings that differ from the zero value, as Parse reads
// them: "teams=plus-two bye=colours".
func (s Settings) String() string {
	var w []string
	add := func(key, value string) { w = append(w, key+"="+value) }
	if s.Teams != TeamsSoft {
		add("teams", teamWords[s.Teams])
	}
	if s.Series != SeriesInGroup {
		add("series", seriesWords[s.Series])
	}
	if s.Alternate != 0 {
		add("alternate", strconv.Itoa(int(s.Alternate)))
	}
	if s.Equalise != 0 {
		add("equalise", strconv.Itoa(int(s.Equalise)))
	}
	if s.ByeForColours {
		add("bye", "colours")
	}
	if s.Adjacent {
		add("order", "adjacent")
	}
	if s.ShortSighted {
		add("ahead", "no")
	}
	if s.House != 0 {
		add("house", strconv.Itoa(int(s.House)))
	}
	for _, c := range s.Classes {
		add("class", fmt.Sprintf("%d-%d", c.From, c.To))
	}
	return strings.Join(w, " ")
}

// Parse reads settings, key=value separated by blanks or commas:
//
//	teams=soft|never|plus-two|except-last|ignore
//	series=in-group|except-last
//	alternate=80  equalise=200    limits in rating points; -1 for no switch
//	bye=colours                   28L2a
//	order=adjacent                29L1
//	ahead=no                      small sections do not look ahead to later rounds
//	house=12                      ID of the house player
//	class=1600-1800               from, to (not included); as often as there are classes
//
// All that it cannot read is reported at once.
func Parse(text string) (Settings, error) {
	var s Settings
	var bad []string
	for _, field := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' }) {
		key, value, _ := strings.Cut(field, "=")
		if !s.set(key, value) {
			bad = append(bad, strconv.Quote(field))
		}
	}
	if bad != nil {
		return Settings{}, fmt.Errorf("%s: no setting of the US Chess Swiss. Write teams=%s, series=%s, alternate=80, equalise=200, bye=colours, order=adjacent, ahead=no, house=ID or class=1600-1800",
			strings.Join(bad, ", "), strings.Join(teamWords, "|"), strings.Join(seriesWords, "|"))
	}
	return s, nil
}

func (s *Settings) set(key, value string) bool {
	number := func(to *model.Rating) bool {
		n, err := strconv.Atoi(value)
		*to = model.Rating(n)
		return err == nil && n >= -1 && n != 0 && n < far
	}
	switch key {
	case "teams":
		return choose(&s.Teams, teamWords, value)
	case "series":
		return choose(&s.Series, seriesWords, value)
	case "alternate":
		return number(&s.Alternate)
	case "equalise":
		return number(&s.Equalise)
	case "bye":
		s.ByeForColours = true
		return value == "colours"
	case "order":
		s.Adjacent = true
		return value == "adjacent"
	case "ahead":
		s.ShortSighted = true
		return value == "no"
	case "house":
		n, err := strconv.Atoi(value)
		s.House = model.ID(n)
		return err == nil && n > 0
	case "class":
		from, to, _ := strings.Cut(value, "-")
		a, err := strconv.Atoi(from)
		b, err2 := strconv.Atoi(to)
		s.Classes = append(s.Classes, Class{model.Rating(a), model.Rating(b)})
		return err == nil && err2 == nil && a >= 0 && a < b
	}
	return false
}

func choose[T ~uint8](to *T, words []string, value string) bool {
	for i, w := range words {
		if w == value {
			*to = T(i)
			return true
		}
	}
	return false
}
