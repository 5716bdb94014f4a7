package season

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/series"
)

// usualLevels are those of a season that says nothing.
var usualLevels = []series.Level{series.ByBest}

// Lines reads the file of a season that may not be whole yet.
func Lines(raw []byte) (series.Season, error) {
	s := series.Season{Ties: series.Share, Levels: slices.Clone(usualLevels)}
	var problems []error
	for n, line := range strings.Split(strings.TrimPrefix(string(raw), "\ufeff"), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if err := take(&s, line); err != nil {
			problems = append(problems, phrase.Errorf("line %d: %w", n+1, err))
		}
	}
	return s, errors.Join(problems...)
}

// take takes one line.
func take(s *series.Season, line string) (err error) {
	word, rest, _ := strings.Cut(strings.ReplaceAll(line, "\t", " "), " ")
	rest = strings.TrimSpace(rest)
	switch strings.ToLower(strings.TrimSuffix(word, ":")) {
	case "series":
		s.Name = strings.Trim(rest, `"`)
	case "points":
		s.Places, err = amounts(rest)
	case "else":
		s.Else, err = series.ParseHundredths(rest)
	case "score":
		s.Score, err = series.ParseHundredths(rest)
	case "participation":
		s.Participation, err = series.ParseHundredths(rest)
	case "ties":
		if s.Ties = series.Ties(strings.ToLower(rest)); !slices.Contains([]series.Ties{series.Share, series.Higher, series.Placed}, s.Ties) {
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
			if !slices.Contains(series.Levels, series.Level(text)) {
				return phrase.Errorf("%q separates nobody. Write best, firsts, events or last", text)
			}
			s.Levels = append(s.Levels, series.Level(text))
		}
	case "event":
		err = takeEvent(s, rest)
	case "same", "apart":
		var p series.Pair
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

// amounts reads numbers with blanks or semicolons between them.
func amounts(text string) (all []series.Hundredths, err error) {
	for _, one := range strings.Fields(strings.ReplaceAll(text, ";", " ")) {
		h, err := series.ParseHundredths(one)
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

// takeEvent reads a path and what is said of it: name, section, weight.
func takeEvent(s *series.Season, text string) error {
	words, err := fields(text)
	if err != nil || len(words) == 0 {
		return phrase.Errorf("the event has no file. Write its name after the word, in quotes where there are blanks in it")
	}
	e := series.Event{Path: words[0], Name: series.NameOf(words[0]), Weight: series.One}
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
			if e.Weight, err = series.ParseHundredths(words[1]); err != nil {
				return err
			}
		default:
			return phrase.Errorf("%q is not said of an event. Write name NAME, section NAME or weight 2", words[0])
		}
	}
	s.Events = append(s.Events, e)
	return nil
}

// pair reads "Ann Able" in "October" = "Anne Able" in "November".
func pair(text string) (series.Pair, error) {
	words, err := fields(text)
	if err != nil || len(words) != 7 || words[1] != "in" || words[3] != "=" || words[5] != "in" {
		return series.Pair{}, phrase.Errorf(`%q does not say who is meant. Write "NAME" in "EVENT" = "NAME" in "EVENT"`, text)
	}
	return series.Pair{First: series.Who{Name: words[0], Event: words[2]}, Second: series.Who{Name: words[4], Event: words[6]}}, nil
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

// Set takes one line of a season's file other than an event or an answer: "best 3".
func Set(s *series.Season, line string) error {
	if !slices.Contains(settings, wordOf(line)) {
		return phrase.Errorf("%q sets nothing. Write %s and what it is to be", line, strings.Join(settings, ", "))
	}
	return take(s, strings.TrimSpace(line))
}

// settings are the words that a season's file has once, in the order in which a new file has them.
var settings = []string{"series", "points", "else", "score", "participation", "ties", "only", "best", "least", "level"}

// Written is a season's file that says what the season is now. Lines are replaced where they stand, so that remarks and the order
// of what somebody has written stay; what is new goes where it usually stands.
func Written(raw []byte, s *series.Season) []byte {
	text, end := strings.TrimPrefix(string(raw), "\ufeff"), "\n"
	if strings.Contains(text, "\r\n") {
		end = "\r\n"
	}
	now := said(s)
	var words, lines []string
	put := func(at int, word string) {
		words = slices.Insert(words, at, word)
		lines = slices.Insert(lines, at, now[word][0])
		now[word] = now[word][1:]
	}
	for _, line := range strings.Split(strings.TrimRightFunc(text, unicode.IsSpace), "\n") {
		line = strings.TrimRight(line, "\r")
		word := wordOf(line)
		_, known := now[word]
		switch {
		case !known && (word == "" || line != ""):
			words, lines = append(words, ""), append(lines, line)
		case len(now[word]) > 0:
			put(len(lines), word)
			if one, err := Lines([]byte(line)); err == nil && slices.Equal(said(&one)[word], lines[len(lines)-1:]) {
				lines[len(lines)-1] = line // it says this already
			}
		}
	}
	if strings.TrimSpace(text) == "" {
		words, lines = nil, nil
	}
	for _, word := range settings {
		if len(now[word]) > 0 {
			put(place(words, word), word)
		}
	}
	for _, word := range []string{"event", "same", "apart"} {
		for len(now[word]) > 0 {
			at := len(lines)
			if word == "event" {
				at = firstOf(words, "same", "apart")
				if last := lastOf(words, "event"); last >= 0 {
					at = last + 1
				}
			}
			put(at, word)
		}
	}
	return []byte(strings.Join(lines, end) + end)
}

// place is where a setting goes that was not there: behind the one that usually stands before it, otherwise before the events.
func place(words []string, word string) int {
	for n := slices.Index(settings, word) - 1; n >= 0; n-- {
		if last := lastOf(words, settings[n]); last >= 0 {
			return last + 1
		}
	}
	return firstOf(words, append(slices.Clone(settings), "event", "same", "apart")...)
}

func lastOf(words []string, word string) int {
	for n := len(words) - 1; n >= 0; n-- {
		if words[n] == word {
			return n
		}
	}
	return -1
}

// firstOf is the place of the first of some words, the end where none is there.
func firstOf(words []string, some ...string) int {
	if at := slices.IndexFunc(words, func(w string) bool { return slices.Contains(some, w) }); at >= 0 {
		return at
	}
	return len(words)
}

// wordOf is the word with which a line begins, "" of a remark and of an empty line.
func wordOf(line string) string {
	line = strings.TrimSpace(line)
	if strings.HasPrefix(line, "#") {
		return ""
	}
	word, _, _ := strings.Cut(strings.ReplaceAll(line, "\t", " "), " ")
	return strings.ToLower(strings.TrimSuffix(word, ":"))
}

// said are the lines that say a season, by their words; a word of which nothing is to be said has none.
func said(s *series.Season) map[string][]string {
	all := map[string][]string{"event": nil, "same": nil, "apart": nil}
	put := func(word, text string, is bool) {
		if all[word] = nil; is {
			all[word] = []string{strings.TrimSpace(word + " " + text)}
		}
	}
	var points, levels []string
	for _, p := range s.Places {
		points = append(points, p.String())
	}
	for _, l := range s.Levels {
		levels = append(levels, string(l))
	}
	put("series", s.Name, s.Name != "")
	put("points", strings.Join(points, " "), len(points) > 0)
	put("else", s.Else.String(), s.Else != 0)
	put("score", s.Score.String(), s.Score != 0)
	put("participation", s.Participation.String(), s.Participation != 0)
	put("ties", string(s.Ties), s.Ties != series.Share && s.Ties != "")
	put("only", s.Only, s.Only != "")
	put("best", series.Hundredths(s.Best*100).String(), s.Best > 0)
	put("least", series.Hundredths(s.Least*100).String(), s.Least > 0)
	put("level", strings.Join(levels, " "), !slices.Equal(s.Levels, usualLevels))
	for _, e := range s.Events {
		all["event"] = append(all["event"], eventLine(e))
	}
	for _, p := range s.Same {
		all["same"] = append(all["same"], p.Line(true))
	}
	for _, p := range s.Apart {
		all["apart"] = append(all["apart"], p.Line(false))
	}
	return all
}

// eventLine is an event as it stands in a season's file.
func eventLine(e series.Event) string {
	text := "event " + word(e.Path)
	if e.Name != series.NameOf(e.Path) {
		text += " name " + series.Quoted(e.Name)
	}
	if e.Section != "" {
		text += " section " + series.Quoted(e.Section)
	}
	if e.Weight != series.One {
		text += " weight " + e.Weight.String()
	}
	return text
}

// word is a text in quotes where it needs them.
func word(text string) string {
	if text == "" || strings.ContainsFunc(text, unicode.IsSpace) || strings.HasPrefix(text, "'") {
		return series.Quoted(text)
	}
	return text
}
