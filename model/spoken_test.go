package model_test

import (
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
)

// TestKeptRule: rules are kept with the same words, whatever language they are typed in.
func TestKeptRule(t *testing.T) {
	for kept, typed := range map[string][]string{
		"place":            {"place", "Open", "overall", "Platz", "PLÄTZE", "puesto", "Classement", "toutes  catégories"},
		"girls":            {"girls", "Mädchen", "madchen", "filles", "chicas", "Niñas"},
		"women":            {"women", "sex F", "w", "Frauen", "Damen", "femmes", "Féminines", "mujeres", "Geschlecht w"},
		"boys":             {"boys", "Jungen", "garçons", "garcons", "chicos"},
		"men":              {"men", "sex m", "Herren", "hommes", "hombres"},
		"unrated":          {"unrated", "unr.", "ohne Zahl", "ohne DWZ", "non classés", "NC", "sin Elo"},
		"upset":            {"upset", "Überraschung", "exploit", "sorpresa"},
		"performance":      {"performance", "Performance", "Turnierleistung", "rendimiento"},
		"team":             {"team", "Mannschaft", "équipe", "equipos"},
		"clear winner":     {"clear winner", "alleiniger Sieger", "seul premier", "primero en solitario"},
		"by hand":          {"by hand", "von Hand", "à la main", "a mano"},
		"club Leeds":       {"club Leeds", "Verein Leeds", "Club Leeds"},
		"school St. Émile": {"école St. Émile", "Schule St. Émile", "colegio St. Émile"},
		"federation SCO":   {"fed SCO", "Verband SCO", "fédération SCO", "federación SCO"}, "state NRW": {"Bundesland NRW", "estado NRW"},
		"board 2": {"board 2", "Brett 2", "échiquier 2", "mesa 2"}, "grade 5": {"grade 5", "Klasse 5", "classe 5", "curso 5"},
		"U1600": {"U1600", "under 1600", "unter 1600", "moins de 1600", "menos de 1600", "u 1600"},
		"U10":   {"U10", "age U10", "Alter U10", "unter 10 Jahren", "moins de 10 ans", "sub-10", "menos de 10 años", "Sub 10"},
		"S65":   {"S65", "senior 65", "Senioren 65", "Ü65", "seniors 65", "veteranos 65"},
		"1400+": {"over 1400", "ab 1400", "à partir de 1400", "desde 1400"}, "1400-1599": {"1400 bis 1599", "1400 à 1599", "1400 a 1599"},
		"U10 on 2026-09-01":             {"U10 on 2026-09-01", "U10 am 1.9.2026", "U10 au 01/09/2026", "sub-10 el 1/9/2026", "U10 am 2026-09-01"},
		"girls and U12":                 {"girls and U12", "Mädchen und unter 12 Jahren", "filles et U12", "chicas y sub-12"},
		"upset and U1500":               {"Überraschung und U1500", "exploit et U1500", "sorpresa y U1500"},
		"U1500 and club Turm und Bauer": {"U1500 und Verein Turm und Bauer", "U1500 et club Turm und Bauer"},
		"place and Local":               {"Platz und Local", "place and Local"},
		"upset sum":                     {"upset sum", "Summe der Überraschungen", "suma de sorpresas", "sum of upsets"},
		"upset round 3": {"upset in round 3", "upset round 3", "Überraschung in Runde 3", "exploit de la ronde 3",
			"sorpresa en la ronda 3"},
		"U1600 and 5 games": {"U1600 and 5 games", "U1600 und 5 Partien", "U1600 et 5 parties", "U1600 y 5 partidas"},
		"titled":            {"titled", "mit Titel", "titrés", "con título"}, "title FM": {"Titel FM", "titre FM", "título FM"},
		"untitled and provisional": {"ohne Titel und vorläufig", "sans titre et provisoire", "sin título y provisional"},
		// No condition is in it, so it may be a name.
		"Haus und Hof": {"Haus und Hof"}, "Club": {"Club"}, "1st and 2nd": {" 1st and 2nd "}, "": {""},
	} {
		for _, text := range append(typed, kept) {
			if got := model.KeptRule(text); got != kept {
				t.Errorf("%q is kept as %q, want %q", text, got, kept)
			}
		}
	}
}

// TestKeptCategory: what is typed in a language and has no other name has its rule beside it; what is English stays.
func TestKeptCategory(t *testing.T) {
	for typed, kept := range map[string]string{"Mädchen": "Mädchen: girls", "Jugend: Mädchen und unter 20": "Jugend: girls and U20",
		"U1400": "U1400",
		"sex F": "sex F", "Girls K-3: girls and K-3": "Girls K-3: girls and K-3", "Local: von Hand": "Local: by hand", "nonsense": "nonsense"} {
		if got := model.KeptCategory(typed); got != kept || model.KeptCategory(got) != kept {
			t.Errorf("%q is kept as %q, want %q", typed, got, kept)
		}
	}
	english := func(x phrase.Text) string { return x.String() }
	for kept, shown := range map[string]string{"U1400": "U1400", "Mädchen: girls": "Mädchen: girls",
		"Jugend: girls and U20": "Jugend: girls and U20"} {
		if got := model.CategoryWords(kept, english); got != shown {
			t.Errorf("%q is shown as %q, want %q", kept, got, shown)
		}
	}
}

// TestKeptRuleOfNames: the name of a category goes before what it means in a language.
func TestKeptRuleOfNames(t *testing.T) {
	s := &model.Section{ID: 1, Categories: []string{"Damen: by hand", "Jugend: Mädchen und U20"}, Players: []model.Player{
		{Entry: model.Entry{Name: "A"}, Sex: "w", Birth: "2015-04-01"}, {Entry: model.Entry{Name: "B"}, Sex: "m", Birth: "2015-04-01"}}}
	book := (&model.Tournament{Start: "2026-05-01", Sections: []*model.Section{s}}).CategoriesOf(s)
	for typed, kept := range map[string]string{"Damen": "Damen", "damen ": "damen", "Frauen": "women", "Jugend": "Jugend"} {
		if got := book.KeptRule(typed); got != kept {
			t.Errorf("%q is kept as %q, want %q", typed, got, kept)
		}
	}
	for rule, want := range map[string]string{"": "place", "women": "women", "Damen": "Damen",
		"girls and U10 on 2026-09-01": "girls and U10 on 2026-09-01",
		"club Rook and Pawn":          "club Rook and Pawn", "upset and school X": "upset and school X", "board 2": "board 2", "Local": "Local"} {
		if got := book.RuleWords(rule).String(); got != want {
			t.Errorf("%q is shown as %q, want %q", rule, got, want)
		}
	}
	r := must.Have(book.PrizeRule("Jugend"))(t)
	for n, want := range []bool{true, false} {
		if in, _ := book.Takes(*r.Category, &s.Players[n]); in != want {
			t.Errorf("%s is in %s: %v", s.Players[n].Name, r.Category.Name, in)
		}
	}
}
