package model

import (
	"fmt"
	"regexp"
	"strings"
	"sync"

	"wallchart/phrase"
)

// Rules of categories and prizes are kept with English words: "girls and U12". They may be typed with those of every
// language of the program, whichever it speaks, and are shown in the one that it speaks.

// spokenWords are conditions of one word or a few: as they are kept, as they are shown, and what else is typed for them.
var spokenWords = []struct {
	kept  string
	shown phrase.Text
	typed string
}{
	{"place", phrase.New("place"), "places|open|overall|Platz|Plätze|Rang|offen|gesamt|classement|général|toutes catégories|" +
		"puesto|puestos|general|abierto"},
	{"girls", phrase.New("girls"), "girl|Mädchen|Maedchen|fille|filles|chica|chicas|niña|niñas"},
	{"women", phrase.New("women"), "female|f|w|sex f|sex w|Frau|Frauen|Dame|Damen|weiblich|femme|femmes|dames|féminin|féminine|féminines|" +
		"mujer|mujeres|femenino|damas|Geschlecht w|sexe f|sexo f"},
	{"boys", phrase.New("boys"), "boy|Jungen|Jungs|garçon|garçons|chico|chicos|niño|niños"},
	{"men", phrase.New("men"), "male|m|sex m|Mann|Männer|Herren|männlich|homme|hommes|messieurs|masculin|hombre|hombres|masculino|" +
		"Geschlecht m|sexe m|sexo m"},
	{"unrated", phrase.New("unrated"), "unr|unr.|ohne Zahl|ohne Wertungszahl|ohne Elo|ohne DWZ|non classé|non classés|NC|sans Elo|" +
		"sin Elo|sin rating|sin clasificar"},
	{"upset", phrase.New("upset"), "Überraschung|Überraschungssieg|Favoritensturz|surprise|exploit|sorpresa"},
	{"upset sum", phrase.New("upset sum"), "sum of upsets|Summe der Überraschungen|Überraschung Summe|somme des exploits|exploits cumulés|" +
		"suma de sorpresas"},
	{"titled", phrase.New("titled"), "mit Titel|Titelträger|titré|titrés|con título|titulado|titulados"},
	{"untitled", phrase.New("untitled"), "ohne Titel|non titré|non titrés|sans titre|sin título"},
	{"provisional", phrase.New("provisional"), "vorläufig|provisoire|provisionnel"},
	{"established", phrase.New("established"), "gefestigt|établi|establecido"},
	{"performance", phrase.New("performance"), "Turnierleistung|perf|rendimiento"},
	{"team", phrase.New("team"), "teams|clubs|Mannschaft|Mannschaften|Vereine|équipe|équipes|equipo|equipos|clubes"},
	{"clear winner", phrase.New("clear winner"), "alleiniger Sieger|alleiniger Erster|seul premier|vainqueur seul|seul vainqueur|" +
		"primero en solitario|ganador en solitario|ganador único"},
	{byHand, phrase.New("by hand"), "von Hand|per Hand|à la main|a mano"},
}

// spokenPrefixes are the words before a name or a number.
var spokenPrefixes = []struct {
	kept  string
	shown func(rest string) phrase.Text
	typed string
	named bool // what follows is a name, which may have an "and" in it
}{
	{"club", func(rest string) phrase.Text { return phrase.New("club %s", rest) }, "verein", true},
	{"school", func(rest string) phrase.Text { return phrase.New("school %s", rest) }, "schule|école|lycée|collège|escuela|colegio", true},
	{"federation", func(rest string) phrase.Text { return phrase.New("federation %s", rest) },
		"fed|verband|land|fédération|pays|federación|país", true},
	{"state", func(rest string) phrase.Text { return phrase.New("state %s", rest) },
		"bundesland|région|département|état|estado|provincia|región", true},
	{"title", func(rest string) phrase.Text { return phrase.New("title %s", rest) }, "titel|titre|título", false},
	{"board", func(rest string) phrase.Text { return phrase.New("board %s", rest) }, "brett|échiquier|table|mesa|tablero", false},
	{"grade", func(rest string) phrase.Text { return phrase.New("grade %s", rest) }, "grades|klasse|klassen|classe|niveau|curso|grado", false},
	{"age", func(rest string) phrase.Text { return phrase.Verbatim(rest) }, "alter|âge|edad", false},
}

// plain makes words comparable that are typed with or without accents.
var plain = sync.OnceValue(func() func(string) string {
	accents := strings.NewReplacer("ä", "a", "ö", "o", "ü", "u", "à", "a", "â", "a", "á", "a", "é", "e", "è", "e", "ê", "e", "í", "i",
		"ó", "o", "ú", "u", "ñ", "n", "ç", "c")
	return func(text string) string {
		return accents.Replace(strings.Join(strings.Fields(strings.ToLower(text)), " "))
	}
})

// spoken are the words of rules as plain writes them, with what is kept of each.
var spoken = sync.OnceValue(func() (all struct{ words, prefixes map[string]int }) {
	all.words, all.prefixes = map[string]int{}, map[string]int{}
	for n, w := range spokenWords {
		for _, typed := range append(strings.Split(w.typed, "|"), w.kept) {
			all.words[plain()(typed)] = n
		}
	}
	for n, p := range spokenPrefixes {
		for _, typed := range append(strings.Split(p.typed, "|"), p.kept) {
			all.prefixes[plain()(typed)] = n
		}
	}
	return all
})

var spokenForms = sync.OnceValue(func() (all struct{ joint, under, from, over, band, day, games, round *regexp.Regexp }) {
	const iso = `\d{4}-\d{2}-\d{2}`
	const day = `(?:\s+on\s+(` + iso + `)|\s+(?:am|au|le|el)\s+(` + iso + `|\d{1,2}[./]\d{1,2}[./]\d{4}))?$`
	all.joint = regexp.MustCompile(`(?i)\s+(?:and|und|et|y)\s+`)
	all.under = regexp.MustCompile(`^(?:u|under|unter|moins de|menos de|sub)[ -]?(\d+)(?: (?:years|jahre|jahren|ans|anos))?` + day)
	all.from = regexp.MustCompile(`^(?:s|senior|senioren|seniors|veterans?|veteranos|u|u-)[ -]?(\d+)` + day)
	all.over = regexp.MustCompile(`^(?:over|ab|uber|a partir de|plus de|desde) (\d+)$`)
	all.band = regexp.MustCompile(`^(\d+) (?:to|bis|a) (\d+)$`)
	all.day = regexp.MustCompile(`^(\d{1,2})[./](\d{1,2})[./](\d{4})$`)
	all.games = regexp.MustCompile(`^(\d{1,2}) (?:games?|partien?|parties?|partidas?)$`)
	all.round = regexp.MustCompile(`^(?:upset|uberraschung|exploit|sorpresa) (?:in |de |en )?(?:la )?(?:round|runde|ronde|ronda) (\d+)$`)
	return all
})

// keptTerm is a condition as it is kept; known tells whether it is one. Of a named one the name is read up to the end.
func keptTerm(text string) (kept string, known, named bool) {
	text = strings.TrimSpace(text)
	low := plain()(text)
	if n, ok := spoken().words[low]; ok {
		return spokenWords[n].kept, true, false
	}
	if first, rest, ok := strings.Cut(text, " "); ok {
		if n, ok := spoken().prefixes[plain()(first)]; ok {
			p := spokenPrefixes[n]
			if rest = strings.TrimSpace(rest); p.kept == "age" {
				return keptTerm(rest)
			}
			return p.kept + " " + rest, rest != "", p.named
		}
	}
	forms := spokenForms()
	if m := forms.under.FindStringSubmatch(low); m != nil && !strings.HasPrefix(strings.ToLower(text), "ü") {
		return "U" + m[1] + onDay(m[2]+m[3]), true, false
	}
	if m := forms.from.FindStringSubmatch(low); m != nil {
		return "S" + m[1] + onDay(m[2]+m[3]), true, false
	}
	if m := forms.over.FindStringSubmatch(low); m != nil {
		return m[1] + "+", true, false
	}
	if m := forms.band.FindStringSubmatch(low); m != nil {
		return m[1] + "-" + m[2], true, false
	}
	if m := forms.games.FindStringSubmatch(low); m != nil {
		return m[1] + " games", true, false
	}
	if m := forms.round.FindStringSubmatch(low); m != nil {
		return "upset round " + m[1], true, false
	}
	_, known = readTerm(text)
	return text, known, false
}

// onDay is the day of an age, with an empty text where the year of the event decides.
func onDay(day string) string {
	if day == "" {
		return ""
	}
	if m := spokenForms().day.FindStringSubmatch(day); m != nil {
		day = fmt.Sprintf("%s-%02s-%02s", m[3], m[2], m[1])
	}
	return " on " + day
}

// KeptRule is a rule of a category or a prize with the words under which it is kept: "Mädchen und unter 12 Jahren" is "girls and U12".
// What is no condition, such as the name of a category, stays as it is; without any it all does.
func KeptRule(text string) string {
	var parts []string
	any := false
	for rest := strings.TrimSpace(text); rest != ""; {
		part, after := rest, ""
		if at := spokenForms().joint.FindStringIndex(rest); at != nil {
			part, after = rest[:at[0]], rest[at[1]:]
		}
		kept, known, named := keptTerm(part)
		if named { // a club may be called "Turm und Bauer": it is the last condition
			kept, _, _ = keptTerm(rest)
			after = ""
		}
		any = any || known
		parts, rest = append(parts, kept), after
	}
	if !any {
		return strings.TrimSpace(text)
	}
	return strings.Join(parts, " and ")
}

// RuleWords are a rule as it is shown.
func RuleWords(rule string) phrase.Text {
	var all phrase.Text
	parts := []string{}
	for rest := KeptRule(rule); rest != ""; {
		part, after := rest, ""
		if at := joint().FindStringIndex(rest); at != nil {
			part, after = rest[:at[0]], rest[at[1]:]
		}
		if _, _, named := keptTerm(part); named {
			part, after = rest, ""
		}
		parts, rest = append(parts, part), after
	}
	for n, part := range parts {
		if one := shownTerm(part); n == 0 {
			all = one
		} else {
			all = phrase.New("%s and %s", all, one)
		}
	}
	return all
}

// shownTerm is a condition as it is shown.
func shownTerm(kept string) phrase.Text {
	for _, w := range spokenWords {
		if w.kept == kept {
			return w.shown
		}
	}
	if n, ok := strings.CutSuffix(kept, " games"); ok {
		return phrase.New("%s games", n)
	}
	if n, ok := strings.CutPrefix(kept, "upset round "); ok {
		return phrase.New("upset in round %s", n)
	}
	if first, rest, ok := strings.Cut(kept, " "); ok {
		for _, p := range spokenPrefixes {
			if p.kept == first {
				return p.shown(rest)
			}
		}
		if age, day, ok := strings.Cut(kept, " on "); ok {
			return phrase.New("%s on %s", age, phrase.Moment(day))
		}
	}
	return phrase.Verbatim(kept)
}

// KeptRule is a rule as it is kept: the name of a category of the section stays what it is, whatever it means elsewhere.
func (b Book) KeptRule(rule string) string {
	if _, ok := b.named(strings.TrimSpace(rule)); ok {
		return strings.TrimSpace(rule)
	}
	return KeptRule(rule)
}

// RuleWords are a rule of a prize as it is shown; none is the places.
func (b Book) RuleWords(rule string) phrase.Text {
	rule = strings.TrimSpace(rule)
	if _, ok := b.named(rule); ok {
		return phrase.Verbatim(rule)
	}
	if rule == "" {
		rule = "place"
	}
	return RuleWords(rule)
}

// KeptCategory is the line of a category as it is kept: what is its rule and its name in one language has both: "Mädchen: girls".
func KeptCategory(line string) string {
	name, rule, named := strings.Cut(line, ":")
	if name = strings.TrimSpace(name); !named {
		rule = name
	}
	rule = strings.TrimSpace(rule)
	kept := KeptRule(rule)
	if _, wrong := readTerms(rule); wrong == "" || kept == rule {
		return line
	}
	return name + ": " + kept
}

// CategoryWords are the line of a category as it is shown; KeptCategory makes the same of it again.
func CategoryWords(line string, in func(phrase.Text) string) string {
	name, rule, named := strings.Cut(line, ":")
	if !named {
		return line
	}
	shown := in(RuleWords(rule))
	if strings.EqualFold(shown, name) && KeptCategory(name) == line {
		return name
	}
	return name + ": " + shown
}
