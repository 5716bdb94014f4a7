package roster

import (
	"strings"
	"unicode"

	"wallchart/files/pattern"
	"wallchart/model/namekey"
)

// Whether a text may be somebody's name. Two measures: likeName is what a cell under the heading "Name" must not
// contradict (a user name such as gamma_99 is one); personName is what a text without any heading must show of itself.

var (
	noName  = pattern.New(`[=@<>{}\\|]|://|(?i:\bwww\.)|\.(?i:com|org|net|html?)\b|:`)
	ageOrYr = pattern.New(`\s*[(\[][^()\[\]]*[)\]]\s*$`) // a year or a remark behind a name
	// a result of a game or a match as it stands in one cell
	resultIn = pattern.New(`^(?:` +
		`(?i)\s*(?:[01]|½|1/2|0[.,]5|=|\+|-|[0-9](?:[.,]5|½)?|1[0-9](?:[.,]5|½)?)\s*[-–—:−]\s*` +
		`(?:[01]|½|1/2|0[.,]5|=|\+|-|[0-9](?:[.,]5|½)?|1[0-9](?:[.,]5|½)?)\s*[a-z*]?\s*|` +
		`1/2|½\s*[-–:]\s*½|½|remis|draw|tablas|nulle|patta|remise` +
		`)$`)
)

// likeName tells whether a cell may be a name, of a person, a user or a team.
func likeName(s string) bool {
	letters, others := 0, 0
	for _, r := range ageOrYr.ReplaceAllString(s, "") {
		switch {
		case unicode.IsLetter(r) || unicode.IsMark(r):
			letters++
		case !unicode.IsSpace(r):
			others++
		}
	}
	return letters+2 >= others && !noName.MatchString(s) && badName(s).Empty() && !sentence(s)
}

// sentence tells prose from names: many words, most of them small.
func sentence(s string) bool {
	words := strings.Fields(s)
	small := 0
	for _, w := range words {
		w = strings.Trim(w, ".,;:!?()'\"’")
		if r := []rune(w); len(r) > 0 && unicode.IsLower(r[0]) && !headWords()["particle"][namekey.Key(w)] {
			small++
		}
	}
	if len(words) < 4 {
		return false
	}
	end, stopped := strings.CutSuffix(words[len(words)-1], ".")
	return small*2 >= len(words) || small > 0 && stopped && len(end) > 3 // Jr. and sen. end names
}

// personName tells a name of a person by its form alone: two to six words that begin with capitals, or "Last, First", in
// any script, and no word of a form or a club among them.
func personName(s string) bool {
	s = ageOrYr.ReplaceAllString(s, "")
	if !likeName(s) || strings.ContainsFunc(s, unicode.IsDigit) || len(claims(s)) > 0 && !strings.Contains(s, ",") {
		return false
	}
	words := strings.FieldsFunc(s, func(r rune) bool { return unicode.IsSpace(r) || r == ',' })
	if len(words) < 2 || len(words) > 7 {
		return false
	}
	capital := 0
	for _, w := range words {
		r := []rune(strings.Trim(w, ".'’\"()-"))
		switch k := namekey.Key(w); {
		case len(r) == 0, headWords()["label"][k], headWords()["club"][k]:
			return false
		case headWords()["particle"][k]:
		case unicode.IsLower(r[0]) && !(len(r) > 2 && (r[1] == '\'' || r[1] == '’') && unicode.IsUpper(r[2])): // d'Arc
			return false
		default:
			capital++
		}
	}
	return capital >= 1
}

// result tells a cell that holds the result of a game or a match, and not a date, a score or a number.
func result(s string) bool { return resultIn.MatchString(strings.TrimSpace(s)) }

// A line that stands below or between the names of a list and is nobody: a page number, a total, a note.
var (
	pageLine = pattern.New(`(?i)^\W*(?:page|p\.|pg\.?|seite|blatt|página|pagina|pag\.|strona|str\.|стр(?:аница|` +
		`\.)?|sida|side|bladzijde|` +
		`oldal|strana|sayfa|` +
		`sheet|feuille|hoja|foglio|σελίδα|lk|sivu)\s*\d+(?:\s*(?:/|of|von|de|di|sur|van|z|ze|из|av|af|från|iz|și|` +
		`din|από|\||-)?\s*\d+)?\W*$`)
	totalLine = pattern.New(`(?i)^\W*(?:grand\s+)?(?:total[es]?|totaal|totalt|sum|sub-?total|summe|gesamt|insgesamt|gesamtzahl|anzahl|` +
		`count|number|nombre|número|numero|` +
		`razem|ogółem|łącznie|suma|somme|итого|всего|количество|celkem|spolu|összesen|toplam|ukupno|yhteensä|skupaj|` +
		`average|avg\.?|mean|median|durchschnitt|schnitt|mittelwert|ø|moyenne|media|promedio|média|gemiddelde|` +
		`średnia|среднее|průměr|átlag|` +
		`ortalama)` +
		`(?:\s*[:=]?\s*(?:of|de|der|di|des|the|no\.?|number)?\s*(?:players?|entries|entrants|participants?|rating|ratings|elo|dwz|age|` +
		`spieler|teilnehmer|` +
		`wertung|joueurs|inscrits|jugadores|participantes|giocatori|iscritti|partecipanti|spelers|deelnemers|zawodników|graczy|игроков|` +
		`участников|` +
		`hráčů|játékos|sporcu|igrača|fees?|dues|paid|due|income|amount|prizes?|prize fund|expenses?|collected|` +
		`balance|gebühren|einnahmen|` +
		`ausgaben|startgeld(?:er)?|frais|recettes|dépenses|cuotas|ingresos|gastos|quote|incassi|spese)?\s*[:=]?\s*[\d.,½ ]*)\W*$`)
	countLine = pattern.New(`(?i)^\W*\d+\s+(?:players?|entries|entrants|participants?|spieler(?:innen)?|teilnehmer|joueurs?|inscrits?|` +
		`jugador(?:es)?|participantes|` +
		`giocatori|iscritti|partecipanti|spelers|deelnemers|zawodników|graczy|игроков|участник(?:ов|а)?|hráčů|rows?|` +
		`records?|members?|` +
		`mitglieder)\W*$`)
	asideWord = pattern.New(`(?i)^\W*(?:waiting list|reserve list|reserves|late entries|withdrawn|withdrawals|not playing|absent|legend|` +
		`notes?|warteliste|nachrücker|` +
		`nachmeldungen|abgemeldet|legende|anmerkungen|liste d['’]attente|forfaits|lista de espera|bajas|retirados|lista d['’]attesa|` +
		`ritirati|wachtlijst|` +
		`lista rezerwowa|rezerwa|резерв|выбыли|end of list|end|ende|fin|fine|koniec|конец)\W*$`)
	remarkLine = pattern.New(`^\s*(?:[*†‡§#]+\s*[\p{L}(=]|©|\([*†]\))|^[^\p{L}\d]*$|(?i:^(?:printed|generated|created|updated|` +
		`last updated|exported|powered|source|copyright|` +
		`prepared|compiled|as of|stand|gedruckt|erstellt|quelle|imprimé|édité|généré|impreso|generado|actualizado|stampato|generato|` +
		`aggiornato|afgedrukt|bijgewerkt|` +
		`wydrukowano|wygenerowano|stan na|напечатано|составлено|по состоянию)\b.*[\d:@/])`)
)

// nobody tells a text in the column of the names that is a line of the page and no name.
func nobody(s string) bool {
	s = strings.TrimPrefix(strings.TrimPrefix(s, "'"), "=") // as a name is guarded that a spreadsheet would take for a formula
	return pageLine.MatchString(s) || totalLine.MatchString(s) || countLine.MatchString(s) || asideWord.MatchString(s) ||
		remarkLine.MatchString(s) || noName.MatchString(s) || sentence(s)
}
