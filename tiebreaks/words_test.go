package tiebreaks_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	phrases "wallchart/assets/wording"
	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// inWords are texts in English.
func inWords(texts []phrase.Text) []string {
	said := make([]string, len(texts))
	for k, t := range texts {
		said[k] = t.String()
	}
	return said
}

func tableInWords(rows [][]phrase.Text) [][]string {
	var said [][]string
	for _, row := range rows {
		said = append(said, inWords(row))
	}
	return said
}

// texts are all that an explanation says in words.
func texts(e *tiebreaks.Explanation) []phrase.Text {
	all := append([]phrase.Text{e.TieBreak, e.Rule}, e.Notes...)
	for _, l := range e.Lines {
		all = append(all, l.Note)
	}
	for _, row := range e.Table {
		all = append(all, row...)
	}
	return all
}

// mute is a language without words: only what is filled in can be read.
type mute struct{}

var places = regexp.MustCompile(`%(?:\[\d+\])?[+0-9.]*[a-z]`)

func (m mute) Word(t phrase.Text) string {
	return phrase.Fill(m, strings.Join(places.FindAllString(t.Format, -1), " "), t.Args)
}

var (
	numbers = regexp.MustCompile(`\d+(?:\.\d+)*½?|½`)
	comma   = regexp.MustCompile(`(\d),(\d)`) // of decimals; one between two things has a space behind it
	english = regexp.MustCompile(`[a-z]{2,}`)
	worths  = strings.NewReplacer("half-point", "½-point", "zero-point", "0-point", "full-point", "1-point") // a Bye mit ½ Punkt
)

// listener hears a text once for each way it is made: the numbers in it are the same in German as in English and
// stand in the same order, and no English is filled in as if it were a number or a name.
type listener struct {
	german phrase.Language
	names  *strings.Replacer // takes names away
	heard  map[string]bool
}

func newListener(t fataler, sh *model.Sheet) *listener {
	german := must.Have(phrases.Load("de"))(t)
	var away []string
	for i := range sh.Lines {
		away = append(away, sh.Lines[i].Name, "")
	}
	for i := range sh.Section.Players {
		away = append(away, sh.Section.Players[i].Name, "")
	}
	return &listener{german: german, names: strings.NewReplacer(away...), heard: map[string]bool{}}
}

// manner is how a text is made, whatever numbers fill it in.
func manner(t phrase.Text) string {
	s := t.Format
	for _, a := range t.Args {
		if w, ok := a.(phrase.Worded); ok {
			s += "\n" + manner(w.Words())
		}
	}
	return s
}

func (l *listener) problem(t phrase.Text) string {
	if how := manner(t); t.Empty() || l.heard[how] {
		return ""
	} else {
		l.heard[how] = true
	}
	said, other := t.String(), l.german.Word(t)
	pointed := comma.ReplaceAllString(other, "$1.$2")
	if a, b := numbers.FindAllString(worths.Replace(said), -1), numbers.FindAllString(pointed, -1); !slices.Equal(a, b) {
		return fmt.Sprintf("%q is in German %q", said, other)
	}
	if rest := english.FindString(l.names.Replace(mute{}.Word(t))); rest != "" && !sameEverywhere(t) {
		return fmt.Sprintf("%q: %q stands there in English in every language", said, rest)
	}
	return ""
}

// sameEverywhere tells a name, such as that of an organisation.
func sameEverywhere(t phrase.Text) bool {
	for _, tb := range catalogue.All {
		for _, s := range tb.Rule {
			if s.Text.Format == "%s" && strings.Contains(t.String(), s.Text.String()) {
				return true
			}
		}
	}
	return slices.ContainsFunc(catalogue.Presets(), func(p catalogue.Preset) bool { return strings.Contains(t.String(), p.Organisation) })
}

// TestListenerNotices: what the listener is there for.
func TestListenerNotices(t *testing.T) {
	s := playerEvent(t, 4, "1-2 1, 3-4 1")
	for _, c := range []struct {
		text phrase.Text
		ok   bool
	}{
		{phrase.New("%s: place %s against %s", phrase.New("direct encounter"), "1", "2"), true},
		{phrase.New("%s: place %s against %s", "direct encounter", "1", "2"), false}, // not worded
		{phrase.New("%s stands above %s: %s.", "P1", "P2", "3 points"), false},
		{phrase.New("%s: no opponent", model.HalfBye), true},
		{phrase.New("%s: no opponent", model.HalfBye.String()), false},
		{phrase.Verbatim("Chess Scotland"), true},
	} {
		if got := newListener(t, model.NewSheet(event(s), s, 0)).problem(c.text); (got == "") != c.ok {
			t.Errorf("%s: %q", c.text, got)
		}
	}
	// A language that changes a number, or puts two of them the other way round.
	l := newListener(t, model.NewSheet(event(s), s, 0))
	l.german = turned{}
	if l.problem(phrase.New("%s: place %s against %s", "P1", "1", "2")) == "" {
		t.Error("3 and 4 may change places")
	}
}

type turned struct{}

func (turned) Word(t phrase.Text) string { return fmt.Sprint(t.Args[0], t.Args[2], t.Args[1]) }
