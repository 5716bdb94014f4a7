package tiebreaks

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"wallchart/phrase"
)

// Use is a tie-break with its modifiers, as a list names it.
//
// The grammar is that of FIDE's report files, Name[:MP|:GP][/modifier]…, in any
// case. Other separators (blank, -, #) and none are read too: BH-C1, BH C1,
// BHC1, AROC1, BH MP C1. Code is always the form with slashes.
type Use struct {
	TieBreak  *TieBreak
	Code      string // canonical: "BH:MP/C1"
	Score     string // "MP", "GP" or "" for the primary score
	Low, High int    // values cut at either end
	Forfeits  bool   // P
	Fore      bool   // F
	Factor    int    // K, 0 = by the rule
	Limit     int    // L±n in half points
	Unrated   int    // U, rating of the unrated; 0 = none announced, unratedOut = U0; in standings also what the section has ruled
	R         bool   // R: reversed, or the rulebook's reading
	HalfByes  string // "0", "1", "" = as the record says
	Weights   string // "12.11.10"
	told      bool   // the code itself says how the unrated count
}

func (u Use) reversed() bool { return u.R && u.TieBreak.Allows(ModReverse) }

// LowerFirst tells whether the lower value is the better one.
func (u Use) LowerFirst() bool { return u.TieBreak.Lower != u.reversed() }

// Parse reads the code of a tie-break with its modifiers. The error names what
// is unknown or not allowed, and the nearest spelling that is.
func (c *Catalogue) Parse(code string) (Use, error) {
	text := normal(code)
	if text == "" {
		return Use{}, phrase.Errorf("there is no tie-break: write a code, such as BH/C1")
	}
	for _, s := range c.Spellings {
		if text == s[0] || strings.HasPrefix(text, s[0]+"/") {
			text = s[1] + text[len(s[0]):]
			break
		}
	}
	var illegal error
	for _, x := range c.candidates(text) {
		u, err := modified(x.tb, x.rest)
		if err == nil {
			return u, nil
		}
		if illegal == nil && (x.rest[0] == '/' || x.rest[0] == ':' || !errors.As(err, &unread{})) {
			illegal = phrase.Errorf("%q: %w", strings.TrimSpace(code), err)
		}
	}
	if illegal != nil {
		return Use{}, illegal
	}
	return Use{}, phrase.Errorf("%q is not a tie-break; %s", strings.TrimSpace(code), c.nearest(text))
}

// ParseList reads codes separated by commas (or semicolons); "none" alone is the
// empty list. The error holds every code that means nothing. What stands there
// twice, or where nobody can be tied any more, is read too: Tidy takes it out.
func (c *Catalogue) ParseList(list string) ([]Use, error) {
	if strings.EqualFold(strings.TrimSpace(list), "none") {
		return nil, nil
	}
	var uses []Use
	var problems []error
	for _, code := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ';' || r == '\n' }) {
		if strings.TrimSpace(code) == "" {
			continue
		}
		u, err := c.Parse(code)
		if err != nil {
			problems = append(problems, err)
			continue
		}
		uses = append(uses, u)
	}
	return uses, errors.Join(problems...)
}

// unread is the error of letters that are no modifier of any tie-break: perhaps
// they belong to another name.
type unread struct{ error }

func (e unread) Words() phrase.Text { return phrase.New("%s", e.error) }

// modified reads what follows the name.
func modified(tb *TieBreak, rest string) (Use, error) {
	u := Use{TieBreak: tb}
	if s, ok := strings.CutPrefix(rest, ":"); ok {
		for _, k := range []string{"MP", "GP"} {
			if r, ok := strings.CutPrefix(s, k); ok {
				u.Score, rest = k, r
			}
		}
		if u.Score == "" {
			return u, phrase.Errorf("after the colon stands MP (match points) or GP (game points), as in %s:MP", tb.Code)
		}
		if !tb.Allows(ModScore) {
			return u, phrase.Errorf("%s does not ask for a score; write %s", tb.Name, tb.Code)
		}
	}
	for rest != "" {
		trimmed := strings.TrimLeft(rest, "/ -#")
		if trimmed == "" {
			return u, phrase.Errorf("ends in %q; write %s", rest, tb.Code)
		}
		if kind, ok := u.scoreWord(rest, trimmed); ok {
			u.Score, rest = kind, trimmed[len(kind):]
			continue
		}
		next, err := u.modifier(trimmed)
		if err != nil {
			return u, err
		}
		rest = trimmed[next:]
	}
	u.Code, u.told = u.canonical(), u.Unrated != 0
	return u, nil
}

// scoreWord is the score that stands by itself behind a separator, as over our own columns: "Buch. MP C1" is BH:MP/C1. It stands before
// the modifiers.
func (u *Use) scoreWord(rest, trimmed string) (kind string, ok bool) {
	if len(trimmed) == len(rest) || len(trimmed) < 2 || u.Score != "" || u.canonical() != u.TieBreak.Code || !u.TieBreak.Allows(ModScore) {
		return "", false
	}
	kind = trimmed[:2]
	return kind, (kind == "MP" || kind == "GP") && (len(trimmed) == 2 || strings.ContainsRune("/ -#", rune(trimmed[2])))
}

// modifier reads one modifier and returns how long it is.
func (u *Use) modifier(s string) (int, error) {
	letter, digits := s[0], 1
	sign, behind := 1, behindLetter(letter)
	if behind == signed && len(s) > 1 && (s[1] == '+' || s[1] == '-') {
		if s[1] == '-' {
			sign = -1
		}
		digits = 2
	}
	end := digits
	for end < len(s) && (s[end] >= '0' && s[end] <= '9' || behind == numbers && s[end] == '.') {
		end++
	}
	n, _ := strconv.Atoi(s[digits:end])
	given := end > digits
	for _, m := range modifiers {
		if m.letter != letter || !u.TieBreak.Allows(m.mod) {
			continue
		}
		if given == (m.number != none) || m.number == perhaps {
			return end, m.read(u, sign*n, s[digits:end])
		}
	}
	known := slices.ContainsFunc(modifiers, func(m modifier) bool { return m.letter == letter })
	if !known || !given && end < len(s) && s[end] >= 'A' && s[end] <= 'Z' {
		return 0, unread{phrase.Errorf("%q is not a modifier; %s", s, u.legal())}
	}
	return 0, phrase.Errorf("%s does not take %s; %s", u.TieBreak.Name, s[:end], u.legal())
}

// behindLetter is what stands behind a letter of the grammar.
func behindLetter(letter byte) figure {
	for _, m := range modifiers {
		if m.letter == letter {
			return m.number
		}
	}
	return none
}

// Forms are its code with each of the modifiers that it takes, an example each.
func (t *TieBreak) Forms() (forms []string) {
	for _, m := range modifiers {
		if t.Allows(m.mod) {
			forms = append(forms, t.Code+"/"+m.form)
		}
	}
	return forms
}

// Menu are the modifiers that are worth choosing from, as they stand in its code: C1, and of two together C1/P.
func (t *TieBreak) Menu() (forms []string) {
	for _, m := range modifiers {
		if t.Allows(m.mod) {
			forms = append(forms, m.menu...)
		}
	}
	return forms
}

// legal tells how the tie-break may be written.
func (u *Use) legal() phrase.Text {
	forms := u.TieBreak.Forms()
	if len(forms) == 0 {
		return phrase.New("write %s, it has no modifiers", u.TieBreak.Code)
	}
	return phrase.New("write %s, or %s", u.TieBreak.Code, strings.Join(forms, ", "))
}
