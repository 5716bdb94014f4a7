package series

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"wallchart/phrase"
)

// Hundredths are points of a series, in hundredths of one.
type Hundredths int64

// One is the weight of an event that counts once.
const One Hundredths = 100

// String is as short as it is exact: "10", "8.5", "8.33".
func (h Hundredths) String() string {
	sign := ""
	if h < 0 {
		sign, h = "-", -h
	}
	text := sign + strconv.FormatInt(int64(h/100), 10)
	switch part := h % 100; {
	case part == 0:
		return text
	case part%10 == 0:
		return text + "." + strconv.FormatInt(int64(part/10), 10)
	case part < 10:
		return text + ".0" + strconv.FormatInt(int64(part), 10)
	default:
		return text + "." + strconv.FormatInt(int64(part), 10)
	}
}

// mostPoints is what one place may be worth at most.
const mostPoints = 1_000_000_00

// ParseHundredths reads "10", "8.5", "0,75".
func ParseHundredths(text string) (Hundredths, error) {
	whole, part, _ := strings.Cut(strings.Replace(text, ",", ".", 1), ".")
	digits := whole + (part + "00")[:2]
	n, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || len(part) > 2 || whole == "" || strings.Trim(digits, "0123456789") != "" || n > mostPoints {
		return 0, phrase.Errorf("%q is no number of points. Write 10 or 8.5", text)
	}
	return Hundredths(n), nil
}

// Ties is what those get who are level on points in an event.
type Ties string

// Ways.
const (
	Share  Ties = "share"  // the mean of their places
	Higher Ties = "higher" // all of them the highest of their places
	Placed Ties = "place"  // their places by tie-break; whom nothing separates the mean
)

// Level is what separates those who have the same sum.
type Level string

// Levels.
const (
	ByBest   Level = "best"   // the best result, then the next best, dropped ones too
	ByFirsts Level = "firsts" // the number of events won
	ByEvents Level = "events" // the number of events played
	ByLast   Level = "last"   // the result in the latest event, then in the one before
)

// Levels are all of them.
var Levels = []Level{ByBest, ByFirsts, ByEvents, ByLast}

// Season is a series: its rules, its events, and what was answered about persons.
type Season struct {
	Name          string
	Places        []Hundredths // points by place, the first place first
	Else          Hundredths   // for a place behind those
	Score         Hundredths   // for each point of the event's score
	Participation Hundredths   // for taking part, in addition
	Ties          Ties
	Only          string  // the rule of a category: who is in it when he plays has places and points; "" = everybody
	Best          int     // so many results count; 0 = all
	Least         int     // who has fewer events is not placed
	Levels        []Level // what separates those with the same sum
	Events        []Event
	Same, Apart   []Pair // who is one person, and who is not
}

// Event is an event of a season, and one of its sections.
type Event struct {
	Path    string // of its file, as the season's file has it
	Name    string // what the table calls it
	Section string // "" = the only one
	Weight  Hundredths
}

// Pair is two entries of which the season's file says whether they are one person.
type Pair struct{ First, Second Who }

// Who is an entry: a name as it stands in an event, and the event by its name.
type Who struct{ Name, Event string }

func (w Who) String() string { return Quoted(w.Name) + " in " + Quoted(w.Event) }

// Line is the pair as it stands in a season's file.
func (p Pair) Line(same bool) string {
	word := "apart"
	if same {
		word = "same"
	}
	return word + " " + p.First.String() + " = " + p.Second.String()
}

// Quoted is a text in quotes, which has none of its own.
func Quoted(text string) string { return `"` + strings.ReplaceAll(text, `"`, "'") + `"` }

// NameOf is what an event is called that has no other name: its file's.
func NameOf(path string) string {
	base := path[strings.LastIndexAny(path, `/\`)+1:]
	if at := strings.LastIndex(base, "."); at > 0 {
		return base[:at]
	}
	return base
}

// Check says what a season lacks.
func (s *Season) Check() error {
	var all []error
	if len(s.Events) == 0 {
		all = append(all, phrase.Errorf("the series has no event. Write a line for each, such as event october.wallchart"))
	}
	if len(s.Places) == 0 && s.Score == 0 && s.Participation == 0 && s.Else == 0 {
		all = append(all, phrase.Errorf("nothing is worth points. Write points 10 8 6 5 4 3 2 1, or score 1"))
	}
	seen := map[string]bool{}
	for _, e := range s.Events {
		if key := strings.ToLower(e.Name); seen[key] {
			all = append(all, phrase.Errorf("two events are called %s. Give one of them a name of its own: event FILE name NAME", e.Name))
		} else {
			seen[key] = true
		}
	}
	for _, p := range slices.Concat(s.Same, s.Apart) {
		for _, w := range []Who{p.First, p.Second} {
			if !seen[strings.ToLower(w.Event)] {
				all = append(all, phrase.Errorf("no event is called %s, in which %s is looked for", w.Event, w.Name))
			}
		}
	}
	return errors.Join(all...)
}
