package series

import (
	"slices"
	"strings"
	"unicode"
)

// settings are the words that a season's file has once, in the order in which a new file has them.
var settings = []string{"series", "points", "else", "score", "participation", "ties", "only", "best", "least", "level"}

// Written is a season's file that says what the season is now. Lines are replaced where they stand, so that remarks and the order
// of what somebody has written stay; what is new goes where it usually stands.
func Written(raw []byte, s *Season) []byte {
	text, end := strings.TrimPrefix(string(raw), "\ufeff"), "\n"
	if strings.Contains(text, "\r\n") {
		end = "\r\n"
	}
	now := s.said()
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
			if one, err := Lines([]byte(line)); err == nil && slices.Equal(one.said()[word], lines[len(lines)-1:]) {
				lines[len(lines)-1] = line // it says this already
			}
		}
	}
	if strings.TrimSpace(text) == "" {
		words, lines = nil, nil
	}
	for _, word := range settings {
		if len(now[word]) > 0 {
			put(s.place(words, word), word)
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
func (s *Season) place(words []string, word string) int {
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
func (s *Season) said() map[string][]string {
	all := map[string][]string{"event": nil, "same": nil, "apart": nil}
	put := func(word, text string, said bool) {
		if all[word] = nil; said {
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
	put("ties", string(s.Ties), s.Ties != Share && s.Ties != "")
	put("only", s.Only, s.Only != "")
	put("best", Hundredths(s.Best*100).String(), s.Best > 0)
	put("least", Hundredths(s.Least*100).String(), s.Least > 0)
	put("level", strings.Join(levels, " "), !slices.Equal(s.Levels, usualLevels))
	for _, e := range s.Events {
		all["event"] = append(all["event"], e.line())
	}
	for _, p := range s.Same {
		all["same"] = append(all["same"], p.Line(true))
	}
	for _, p := range s.Apart {
		all["apart"] = append(all["apart"], p.Line(false))
	}
	return all
}

// line is an event as it stands in a season's file.
func (e Event) line() string {
	text := "event " + word(e.Path)
	if e.Name != nameOf(e.Path) {
		text += " name " + quoted(e.Name)
	}
	if e.Section != "" {
		text += " section " + quoted(e.Section)
	}
	if e.Weight != One {
		text += " weight " + e.Weight.String()
	}
	return text
}

// word is a text in quotes where it needs them.
func word(text string) string {
	if text == "" || strings.ContainsFunc(text, unicode.IsSpace) || strings.HasPrefix(text, "'") {
		return quoted(text)
	}
	return text
}
