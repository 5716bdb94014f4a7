package model

import (
	"strconv"
	"strings"
	"sync"
	"unicode"

	"wallchart/phrase"
)

// mostRating is the highest rating that is believed.
const mostRating = 3500

// RatingText is what a text says of a rating.
type RatingText struct {
	Rating      Rating // 0 = unrated
	Provisional bool
	Games       int // behind a provisional rating; 0 where the text does not say
}

// ReadRating reads a rating as federations print it. Every reader of the program and every cell that a rating is typed into asks it, so
// that the same text means the same rating wherever it stands.
//
// A rating is up to four digits, and behind them nothing but what lists add to them:
//
//	1512, 1512.0, 1,512, 1.512, 1 512   digits, as spreadsheets write them too
//	1065P7, 1065p, 1065/7, 1065/        provisional, with the number of games it rests on (US Chess, CFC)
//	1512*, (1512), [1512], 1512 (12)    a star or brackets
//	2254-87                             with the index of the German list (DWZ)
//	1512 F, 1512 N, 1512 E              FIDE, national, estimated (French lists)
//	1654!!, 1422?, 950 (est)            how sure the list is of it (Australia), or that it is a guess
//	DWZ 1204, Elo: 1850, ca. 1500       the list's name, or that it is about so much, before it
//	unr., u/r, UNR, nr, new, -, 0       unrated
//
// Everything else is an error: "15OO" is neither 15 nor 1500. It is a sentence that quotes the text and says what to enter.
func ReadRating(text string) (RatingText, error) {
	s := strings.TrimSpace(strings.ReplaceAll(text, "\u00a0", " "))
	if SaysUnrated(s) {
		return RatingText{}, nil
	}
	named := unnamed(s)
	if named != s && SaysUnrated(named) {
		return RatingText{}, nil
	}
	r, ok := ratingIn(unbracketed(named))
	switch {
	case !ok:
		return RatingText{}, noRating(s)
	case r.Rating > mostRating:
		return RatingText{}, phrase.Errorf("no rating is as high as %d. Enter the rating, or choose another column for it", r.Rating)
	case r.Rating == 0:
		return RatingText{}, nil
	}
	return r, nil
}

// ParseRating is ReadRating for those who need nothing but the number.
func ParseRating(text string) (Rating, error) {
	r, err := ReadRating(text)
	return r.Rating, err
}

// wordsOfUnrated are in lower case, without points.
const wordsOfUnrated = "unr|unrated|ur|u r|ur unrated|u g|ug|ungraded|not rated|not graded|no rating|no grade|keine|keine dwz|kein elo|" +
	"sans|sans elo|sin rating|new|none|nr|na|n a|ohne|ohne dwz|ohne elo|nc|nonclasse|nonclassé|sin|sin " +
	"elo|senza|geen|brak|bez|nenhum|нет|б р|бр|x"

var unrated = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Split(wordsOfUnrated, "|") {
		set[bareWords(w)] = true
	}
	return set
})

// SaysUnrated tells a text that says that there is no rating: nothing, a dash, or a word.
func SaysUnrated(s string) bool {
	if strings.Trim(s, "-–—_.?/* ") == "" || s == "#N/A" {
		return true
	}
	return (s[0] < '0' || s[0] > '9') && len(s) <= 24 && unrated()[bareWords(s)]
}

var points = strings.NewReplacer(".", "", "'", "", "’", "")

// bareWords are the words of a text in lower case, with a blank between them; points and apostrophes vanish.
func bareWords(s string) string {
	between := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	return strings.Join(strings.FieldsFunc(points.Replace(strings.ToLower(s)), between), " ")
}

// before is what may stand before a rating: the name of the list, or that it is about so much.
var before = []string{"dwz", "elo", "twz", "nwz", "uscf", "us chess", "ecf", "cfc", "acf", "nzcf", "icu", "fide", "rating", "rtg", "grade",
	"ca", "circa", "about", "approx", "est", "estimated", "etwa", "environ", "aprox", "c"}

// unnamed is a text without what may stand before a rating.
func unnamed(s string) string {
	if rest, ok := strings.CutPrefix(s, "~"); ok {
		return strings.TrimSpace(rest)
	}
	low := strings.ToLower(s)
	for _, w := range before {
		if rest, ok := strings.CutPrefix(low, w); ok && len(low) == len(s) {
			value := strings.TrimLeft(rest, ".: ")
			if number, _ := leadingDigits(value); value != rest && (len(number) >= 3 || number == "0" || SaysUnrated(value)) {
				return s[len(s)-len(value):]
			}
		}
	}
	return s
}

// guessed tells a word that says that a rating is a guess.
func guessed(s string) bool {
	switch strings.TrimRight(strings.ToLower(s), ".") {
	case "est", "estimated", "estimate", "approx", "ca", "geschätzt", "estimé", "estimado", "guess":
		return true
	}
	return false
}

// unbracketed is a text without the brackets that enclose all of it.
func unbracketed(s string) string {
	if n := len(s); n > 2 && (s[0] == '(' && s[n-1] == ')' || s[0] == '[' && s[n-1] == ']') {
		return strings.TrimSpace(s[1 : n-1])
	}
	return s
}

// leadingDigits cuts the digits off the beginning of a text.
func leadingDigits(s string) (number, rest string) {
	rest = strings.TrimLeft(s, "0123456789")
	return s[:len(s)-len(rest)], rest
}

// ratingIn takes the digits and what stands behind them.
func ratingIn(s string) (RatingText, bool) {
	number, rest := leadingDigits(s)
	if len(number) == 1 && len(rest) > 3 && strings.ContainsRune(".,' ", rune(rest[0])) { // 1,512
		if more, behind := leadingDigits(rest[1:]); len(more) == 3 {
			number, rest = number+more, behind
		}
	}
	if number == "" || len(number) > 4 {
		return RatingText{}, false
	}
	if rest != "" && (rest[0] == '.' || rest[0] == ',') { // 1512.0
		zeros, behind := leadingDigits(rest[1:])
		if zeros == "" || strings.Trim(zeros, "0") != "" {
			return RatingText{}, false
		}
		rest = behind
	}
	n, err := strconv.Atoi(number)
	r := RatingText{Rating: Rating(n)}
	rest = strings.TrimSpace(rest)
	return r, err == nil && (rest == "" || len(number) >= 3 && r.add(rest))
}

// add takes what stands behind the digits.
func (r *RatingText) add(rest string) bool {
	switch rest[0] {
	case '*':
		return rest == "*"
	case '!', '?':
		return len(rest) <= 3 && strings.Trim(rest, rest[:1]) == ""
	case 'P', 'p', '/':
		r.Provisional = rest != "/"
		return r.games(rest[1:])
	case '-':
		index := strings.TrimSpace(rest[1:])
		more, behind := leadingDigits(index)
		return more != "" && len(more) <= 3 && behind == "" || index == "?"
	case 'F', 'N', 'E':
		return len(rest) == 1
	case '(', '[':
		closing := map[byte]string{'(': ")", '[': "]"}[rest[0]]
		inner, ok := strings.CutSuffix(rest[1:], closing)
		inner = strings.TrimSpace(inner)
		if !ok || inner == "" || inner == "*" || guessed(inner) {
			return ok
		}
		r.Provisional = true
		return r.games(strings.TrimLeft(inner, "Pp"))
	}
	return guessed(rest)
}

// games takes the number of games behind a provisional rating, or nothing.
func (r *RatingText) games(s string) bool {
	number, rest := leadingDigits(strings.TrimSpace(s))
	r.Games, _ = strconv.Atoi(number)
	return len(number) <= 3 && rest == ""
}

// slips are letters that stand for digits in lists that were scanned or typed in a hurry.
var slips = strings.NewReplacer("O", "0", "o", "0", "l", "1", "I", "1", "S", "5", "B", "8")

// RatingSlip tells a text that is no rating but would be one with digits in place of the letters that look like them.
func RatingSlip(s string) bool {
	meant := slips.Replace(s)
	if meant == s || s[0] < '0' || s[0] > '9' {
		return false
	}
	r, ok := ratingIn(meant)
	return ok && r.Rating <= mostRating
}

// noRating is the sentence about a text that is no rating; where it is a rating but for the letters O and l, it asks
// whether that is meant.
func noRating(s string) error {
	shown := s
	if r := []rune(s); len(r) > 40 {
		shown = string(r[:40]) + "…"
	}
	if meant := slips.Replace(s); RatingSlip(s) {
		return phrase.Errorf("%q is not a rating: there are letters among the digits. Enter %s if that is meant", shown, meant)
	}
	return phrase.Errorf("%q is not a rating. Enter a number such as 1512 or 1065P7, or leave the cell empty for unrated", shown)
}
