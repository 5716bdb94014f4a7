package series

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wallchart/model"
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

// Levels are all of them; usualLevels those of a season that says nothing.
var (
	Levels      = []Level{ByBest, ByFirsts, ByEvents, ByLast}
	usualLevels = []Level{ByBest}
)

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

func (w Who) String() string { return quoted(w.Name) + " in " + quoted(w.Event) }

// Line is the pair as it stands in a season's file.
func (p Pair) Line(same bool) string {
	word := "apart"
	if same {
		word = "same"
	}
	return word + " " + p.First.String() + " = " + p.Second.String()
}

func quoted(text string) string { return `"` + strings.ReplaceAll(text, `"`, "'") + `"` }

// Lines reads the file of a season that may not be whole yet.
func Lines(raw []byte) (Season, error) {
	s := Season{Ties: Share, Levels: slices.Clone(usualLevels)}
	var problems []error
	for n, line := range strings.Split(strings.TrimPrefix(string(raw), "\ufeff"), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if err := s.line(line); err != nil {
			problems = append(problems, phrase.Errorf("line %d: %w", n+1, err))
		}
	}
	return s, errors.Join(problems...)
}

// line takes one line.
func (s *Season) line(line string) (err error) {
	word, rest, _ := strings.Cut(strings.ReplaceAll(line, "\t", " "), " ")
	rest = strings.TrimSpace(rest)
	switch strings.ToLower(strings.TrimSuffix(word, ":")) {
	case "series":
		s.Name = strings.Trim(rest, `"`)
	case "points":
		s.Places, err = amounts(rest)
	case "else":
		s.Else, err = ParseHundredths(rest)
	case "score":
		s.Score, err = ParseHundredths(rest)
	case "participation":
		s.Participation, err = ParseHundredths(rest)
	case "ties":
		if s.Ties = Ties(strings.ToLower(rest)); !slices.Contains([]Ties{Share, Higher, Placed}, s.Ties) {
			err = phrase.Errorf("%q is no way to treat ties. Write share, higher or place", rest)
		}
	case "only":
		s.Only = model.KeptRule(rest)
		if _, err := model.ReadCategory(s.Only); err != nil {
			return err
		}
	case "best":
		s.Best, err = count(rest)
	case "least":
		s.Least, err = count(rest)
	case "level":
		s.Levels = nil
		for _, text := range strings.Fields(strings.ToLower(rest)) {
			if !slices.Contains(Levels, Level(text)) {
				return phrase.Errorf("%q separates nobody. Write best, firsts, events or last", text)
			}
			s.Levels = append(s.Levels, Level(text))
		}
	case "event":
		err = s.event(rest)
	case "same", "apart":
		var p Pair
		if p, err = pair(rest); err != nil {
			return err
		}
		if strings.EqualFold(word, "same") {
			s.Same = append(s.Same, p)
		} else {
			s.Apart = append(s.Apart, p)
		}
	default:
		return phrase.Errorf("%q is no word of a series. Write series, points, else, score, participation, ties, only, best, least, level, "+
			"event, same or apart", word)
	}
	return err
}

func amounts(text string) (all []Hundredths, err error) {
	for _, one := range strings.Fields(strings.ReplaceAll(text, ";", " ")) {
		h, err := ParseHundredths(one)
		if err != nil {
			return nil, err
		}
		all = append(all, h)
	}
	return all, nil
}

func count(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > 1000 {
		return 0, phrase.Errorf("%q is no number of events. Write one from 1 on", text)
	}
	return n, nil
}

// event reads a path and what is said of it: name, section, weight.
func (s *Season) event(text string) error {
	words, err := fields(text)
	if err != nil || len(words) == 0 {
		return phrase.Errorf("the event has no file. Write its name after the word, in quotes where there are blanks in it")
	}
	e := Event{Path: words[0], Name: nameOf(words[0]), Weight: One}
	for words = words[1:]; len(words) > 0; words = words[2:] {
		if len(words) == 1 {
			return phrase.Errorf("nothing is said after %q. Write name NAME, section NAME or weight 2", words[0])
		}
		switch strings.ToLower(words[0]) {
		case "name":
			e.Name = words[1]
		case "section":
			e.Section = words[1]
		case "weight":
			if e.Weight, err = ParseHundredths(words[1]); err != nil {
				return err
			}
		default:
			return phrase.Errorf("%q is not said of an event. Write name NAME, section NAME or weight 2", words[0])
		}
	}
	s.Events = append(s.Events, e)
	return nil
}

// nameOf is what an event is called that has no other name: its file's.
func nameOf(path string) string {
	base := path[strings.LastIndexAny(path, `/\`)+1:]
	if at := strings.LastIndex(base, "."); at > 0 {
		return base[:at]
	}
	return base
}

// pair reads "Ann Able" in "October" = "Anne Able" in "November".
func pair(text string) (Pair, error) {
	words, err := fields(text)
	if err != nil || len(words) != 7 || words[1] != "in" || words[3] != "=" || words[5] != "in" {
		return Pair{}, phrase.Errorf(`%q does not say who is meant. Write "NAME" in "EVENT" = "NAME" in "EVENT"`, text)
	}
	return Pair{Who{words[0], words[2]}, Who{words[4], words[6]}}, nil
}

// fields parts a text at blanks that are not in quotes.
func fields(text string) (all []string, err error) {
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		if rest, ok := strings.CutPrefix(text, `"`); ok {
			word, after, closed := strings.Cut(rest, `"`)
			if !closed {
				return nil, errors.New("open quote")
			}
			all, text = append(all, word), after
			continue
		}
		end := strings.IndexFunc(text, unicode.IsSpace)
		if end < 0 {
			end = len(text)
		}
		all, text = append(all, text[:end]), text[end:]
	}
	return all, nil
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
