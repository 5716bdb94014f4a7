package reports_test

import (
	"reflect"
	"strings"
	"testing"
	"unicode"
	"wallchart/arbiter/pair"

	"wallchart/assets/samples"
	phrases "wallchart/assets/wording"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/report/officer"
	"wallchart/export/report/reasons"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/files"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/check"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestNoEnglishInDocuments makes every document of every sample in English and in the
// languages that are complete and reads those: a text that is the same in English is a
// name, a number or a code, and no text has words that only English has.
func TestNoEnglishInDocuments(t *testing.T) {
	all := events(t)
	inEnglish := map[string][]table.Document{}
	for name, event := range all {
		inEnglish[name] = documents(t, event, phrase.English)
	}
	for code, words := range sameInBoth {
		r := &reading{t: t, code: code, same: wordSet(words), needed: map[string]bool{}, told: map[string]bool{}}
		var err error
		if r.language, err = phrases.Load(code); err != nil {
			t.Fatal(err)
		}
		known := codes(r.language)
		for name, event := range all {
			r.read(name, inEnglish[name], documents(t, event, r.language), united(known, wordsOf(event)))
		}
		r.read("", languageLists(phrase.English), languageLists(r.language), known)
		for word := range r.same {
			if !r.needed[word] {
				t.Errorf("%s: nothing is called %q; take it from the list", code, word)
			}
		}
		if r.compared < 20000 {
			t.Errorf("%s: only %d texts were compared", code, r.compared)
		}
	}
}

// A reading compares the documents in a language with those in English.
type reading struct {
	t        *testing.T
	code     string
	language *phrases.Language
	same     map[string]bool // the words of sameInBoth
	needed   map[string]bool // those that occur
	compared int
	told     map[string]bool // texts that were found wanting
}

// read reads the documents of an event, or the catalogues, which are of none.
func (r *reading) read(event string, english, translated []table.Document, names map[string]bool) {
	if len(english) != len(translated) || len(english) == 0 {
		r.t.Fatalf("%s has %d documents in English and %d in %s", event, len(english), len(translated), r.code)
	}
	for n := range english {
		title := strings.Join([]string{r.code, event, translated[n].Title, translated[n].Subtitle}, ", ")
		if event != "" && translated[n].Lang != r.code {
			r.t.Errorf("%s: it says that it is in %q", title, translated[n].Lang)
		}
		en, other := textsOf(&english[n]), textsOf(&translated[n])
		if len(en) != len(other) {
			r.t.Fatalf("%s: %d texts in English and %d here", title, len(en), len(other))
		}
		for i := range en {
			r.compared++
			if odd := r.foreign(en[i], other[i], names); odd != "" && !r.told[other[i]] {
				r.told[other[i]] = true
				r.t.Errorf("%s: the text %q: %s; what it is in %s belongs into assets/translations/%s", title, other[i], odd, r.code, r.code)
			}
		}
	}
}

// foreign says what is English in a text of the language.
func (r *reading) foreign(english, text string, names map[string]bool) string {
	for _, title := range titles {
		english, text = strings.ReplaceAll(english, title, ""), strings.ReplaceAll(text, title, "")
	}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' }) {
		if names[word] || len([]rune(word)) < 2 {
			continue
		}
		if onlyEnglish[strings.ToLower(word)] {
			if !r.same[word] {
				return "the word " + word + " is English"
			}
			r.needed[word] = true
		}
		if english == text && r.same[word] {
			r.needed[word] = true
		} else if english == text {
			return "the word " + word + " is the same in English"
		}
	}
	return ""
}

// onlyEnglish are words that an English sentence can hardly do without, and that no
// other one has.
var onlyEnglish = wordSet("the of and with is are by not were against from round board after before who which each their they " +
	"opponent opponents player players score points tied than has have would other rule rules won lost drawn games ratings")

// titles are those of books and rules, events and federations, and a tie-break that
// has no other name: quoted as they are called.
var titles = []string{"Official Rules of Chess", "Draw, Scoring, and Tiebreak Rules: Team Events", "Sydney Academy of Chess",
	"Lothian Junior Chess", "Chess Scotland", "US Chess Rating System", "US Amateur Team", "4NCL Congress", "Head-to-head"}

// sameInBoth are words that English and the language have, and names: of people after
// whom something is called, of places and federations.
var sameInBoth = map[string]string{
	"de": "Name Organisation Rd Rp Performance US Michigan Ettalong Chess Solkoff Berger Sonneborn",
	"es": "Rp US Michigan Ettalong India Chess Solkoff Berger Sonneborn Buchholz Mansiysk " +
		"Performance Club CoChess AICF bye individual",
	"fr": "Rp US Michigan Ettalong Chess Solkoff Berger Sonneborn Performance Organisation Club Code Place Points points Score score " +
		"Rd Buchholz Badges absent Match Source Schiller Scheveningen France Fore",
}

func wordSet(words string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(words) {
		set[w] = true
	}
	return set
}

func united(a, b map[string]bool) map[string]bool {
	both := map[string]bool{}
	for _, m := range []map[string]bool{a, b} {
		for w := range m {
			both[w] = true
		}
	}
	return both
}

// wordsOf are the words of an event's own texts: names, clubs, categories.
func wordsOf(event *model.Tournament) map[string]bool {
	words := map[string]bool{}
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.String:
			for _, w := range strings.FieldsFunc(v.String(), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' }) {
				words[w] = true
			}
		case reflect.Pointer:
			if !v.IsNil() {
				walk(v.Elem())
			}
		case reflect.Slice:
			for i := range v.Len() {
				walk(v.Index(i))
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i))
			}
		}
	}
	walk(reflect.ValueOf(event))
	return words
}

// codes are those of tie-breaks, rule sets, presets and systems, and the names that
// rules are quoted by.
func codes(l phrase.Language) map[string]bool {
	all := map[string]bool{}
	add := func(text string) {
		for _, w := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' }) {
			all[w] = true
		}
	}
	for _, tb := range catalogue.All {
		add(tb.Code)
		if head := tb.Short.String(); head == l.Word(tb.Short) { // Solk., Koya: names, and what is short for one
			add(head)
		}
	}
	for _, r := range tiebreaks.RuleSets {
		add(r.Code)
	}
	for _, p := range catalogue.Presets() {
		add(p.Code)
	}
	for _, e := range systems.All {
		add(e.Code)
	}
	return all
}

// languageLists are the catalogues, without the columns of what stays as it is: what else
// somebody may type, and what books, federations and settings are called.
func languageLists(l phrase.Language) []table.Document {
	o := report.Options{Language: l}
	all := []table.Document{lists.TieBreakList(o), lists.RuleSets(o), lists.Presets(o), lists.Systems(o)}
	for n := range all {
		tb := &all[n].Tables[0]
		for _, id := range []string{"also", "rule", "source", "organisation", "settings"} {
			at := tb.Column(id)
			for r := range tb.Rows {
				if at >= 0 {
					tb.Rows[r].Cells[at] = table.Cell{}
				}
			}
		}
	}
	return all
}

// textsOf are all texts of a document.
func textsOf(d *table.Document) []string {
	all := append([]string{d.Title, d.Subtitle, d.Foot}, d.Notes...)
	for _, t := range d.Tables {
		all = append(append(all, t.Name, t.Title), t.Notes...)
		for _, c := range t.Columns {
			all = append(all, c.Title, c.Tip)
		}
		for _, g := range t.Groups {
			all = append(all, g.Title)
		}
		for _, r := range t.Rows {
			for _, c := range r.Cells {
				all = append(all, c.Text, c.Below, c.Tip)
			}
		}
	}
	return all
}

// events are the samples, and what is made up for the other tests.
func events(t *testing.T) map[string]*model.Tournament {
	t.Helper()
	all := map[string]*model.Tournament{"league": league(), "open8": fixture(t, "open8.tsv"), "team7": fixture(t, "team7.tsv"),
		"double4": fixture(t, "double4.tsv")}
	for _, s := range samples.All {
		data := must.Have(s.Data())(t)
		o := must.Have(files.Read(s.File, data, systems.Reports()))(t)
		if o.Tournament != nil {
			all[s.File] = o.Tournament
		}
	}
	return all
}

// documents are all documents about an event, in a language.
func documents(t *testing.T, event *model.Tournament, l phrase.Language) []table.Document {
	t.Helper()
	o := report.Options{Language: l, ScoreGroups: true}
	var all []table.Document
	for _, s := range event.Sections {
		st := must.Have(catalogue.Standard(event, s, 0))(t)
		for _, r := range reports.For(s) {
			if doc, err := r.Document(st, o); err == nil {
				all = append(all, doc)
			}
		}
		for _, g := range charts.Groupings {
			by := o
			by.Grouping = g.ID
			if doc, err := charts.Categories(st, by); err == nil {
				all = append(all, doc)
			}
		}
		for n, p := range st.Places {
			for column := range st.Columns {
				all = append(all, reasons.Explain(st.Explain(p.Index, column), o))
			}
			if n > 0 {
				all = append(all, reasons.Why(st, st.Places[n-1].Index, p.Index, o))
			}
		}
		all = append(append(all, clubs(event, s, st, o)...), examined(event, s, o)...)
	}
	return append(all, officer.Log(event, nil, o))
}

func clubs(event *model.Tournament, s *model.Section, st *tiebreaks.Standings, o report.Options) []table.Document {
	var all []table.Document
	if s.Team() {
		return nil
	}
	ts, err := catalogue.NewTrophy(event, s, catalogue.TrophyOf(st), st.Sheet.Rounds)
	if err != nil {
		return nil
	}
	for n := range ts.Places {
		for column := range ts.Columns {
			all = append(all, reasons.Explain(ts.Explain(n, column), o))
		}
		if n > 0 {
			all = append(all, reasons.WhyClubs(ts, n-1, n, o))
		}
	}
	return all
}

func examined(event *model.Tournament, s *model.Section, o report.Options) []table.Document {
	rounds, err := pair.ExamineAll(event, s, pair.Asked{})
	if err != nil || len(rounds) == 0 {
		return nil
	}
	var reports []*check.Report
	for _, x := range rounds {
		reports = append(reports, x.Report)
	}
	return []table.Document{officer.Examinations(event, s, reports, o), officer.Examination(event, s, reports[0], o)}
}

// TestForeign tries the reading on texts of which it is known.
func TestForeign(t *testing.T) {
	names := wordSet("Nagy Anna BH")
	r := &reading{same: wordSet("Name"), needed: map[string]bool{}}
	for _, c := range []struct {
		english, german string
		odd             bool
	}{
		{"Standings", "Rangliste", false}, {"Standings", "Standings", true}, {"Nagy, Anna", "Nagy, Anna", false},
		{"12w1", "12w1", false}, {"BH 4.5", "BH 4.5", false}, {"Name", "Name", false},
		{"Buchholz of the opponents", "Buchholz of the Gegner", true}, {"in round 2", "in Runde 2", false},
	} {
		if got := r.foreign(c.english, c.german, names); (got != "") != c.odd {
			t.Errorf("%q as %q: %q", c.english, c.german, got)
		}
	}
}
