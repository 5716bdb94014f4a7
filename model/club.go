package model

import (
	"slices"
	"strings"
	"unicode"
)

// noTeam are what lists hold in the column of the school for those who have none, by their keys. Two who are taught at home are not
// of one school.
var noTeam = []string{
	"home school", "home schooled", "home schooler", "home schooling", "homeschool", "homeschooled", "homeschooler", "homeschooling",
	"home", "none", "n a", "na", "no", "no school", "no club", "unattached", "independent", "unaffiliated", "not affiliated", "x", "tba",
	"keine", "keiner", "kein verein", "vereinslos", "ohne", "ohne verein", "heimunterricht", "hausunterricht",
	"ninguno", "ninguna", "sin club", "sin escuela", "independiente", "libre", "escuela en casa", "educacion en casa",
	"aucun", "aucune", "sans club", "sans ecole", "independant", "instruction en famille", "ecole a la maison", "non affilie",
}

// NoTeam tells whether a club or school is written of one who has none: nothing, a dash, "none", "unattached", "home school".
func NoTeam(club string) bool {
	words := clubWords(club)
	return len(words) == 0 || slices.Contains(noTeam, strings.Join(words, " "))
}

// spelt are words that the names of schools have in several forms. What it is called besides, as school, says nothing.
var spelt = map[string]string{
	"elem": "elementary", "el": "elementary", "ele": "elementary", "elm": "elementary", "es": "elementary", "st": "saint", "ste": "sainte",
	"mt": "mount", "ft": "fort", "sch": "school", "schl": "school", "acad": "academy", "jr": "junior", "sr": "senior", "hs": "high",
	"ms": "middle", "mid": "middle", "int": "intermediate", "prim": "primary", "univ": "university", "u": "university", "gym": "gymnasium",
	"gs": "grundschule", "col": "colegio", "esc": "escuela", "coll": "college", "ctr": "center", "centre": "center", "co": "county",
}

// ClubKey is the form of a club's name under which its spellings are one: "Maple Grove Elem.", "maple grove elementary school" and
// "Maple-Grove Elementary" have the same; nothing for NoTeam.
func ClubKey(club string) string {
	if NoTeam(club) {
		return ""
	}
	words := clubWords(club)
	kept := words[:0:0]
	for _, w := range words {
		if to := spelt[w]; to != "" {
			w = to
		}
		if w != "school" && w != "the" && w != "club" && w != "chess" {
			kept = append(kept, w)
		}
	}
	if len(kept) == 0 {
		kept = words
	}
	return strings.Join(kept, "")
}

// plainLetters are letters with marks, as they are written without.
var plainLetters = strings.NewReplacer("ä", "a", "ö", "o", "ü", "u", "ß", "ss", "é", "e", "è", "e", "ê", "e", "ë", "e", "à", "a", "â", "a",
	"á", "a", "í", "i", "î", "i", "ï", "i", "ó", "o", "ô", "o", "ú", "u", "û", "u", "ù", "u", "ñ", "n", "ç", "c")

// clubWords are the words of a name, in small letters without marks; an apostrophe and a full stop within separate nothing.
func clubWords(club string) []string {
	var b strings.Builder
	for _, r := range plainLetters.Replace(strings.ToLower(club)) {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			b.WriteRune(r)
		case r == '\'' || r == '’' || r == '‘' || r == '.':
		default:
			b.WriteRune(' ')
		}
	}
	return strings.Fields(b.String())
}
