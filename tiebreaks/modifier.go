package tiebreaks

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/phrase"
)

// Mods are the modifiers a record allows.
type Mods uint16

// Modifiers.
const (
	ModCut      Mods = 1 << iota // C1, C2 …: without the least significant values
	ModMedian                    // M1, M2 …: without the least and the most significant
	ModForfeits                  // P: forfeited games count as played
	ModFore                      // F: the last round counts as drawn
	ModLimit                     // L+n, L-n: Koya's limit moved by n half points
	ModFactor                    // Kn: factor of the scoring system with subtotal
	ModReverse                   // R: the other way round
	ModRulebook                  // R: the rulebook's reading instead of SwissSys'
	ModUnrated                   // Un: rating of the unrated
	ModScore                     // :MP or :GP
	ModHalfByes                  // H0, H1: half-point byes are not, are, deducted
	ModWeights                   // W12.11.10: weights of the boards
)

// A modifier is all there is to know of one letter of the grammar: how it is read, written and called. A new one is a row here, its name
// among the Mods above and its field in Use; the law of TestModifiersReadWhatTheyWrite tries it with its own example. A record that
// Takes it asks the field.
type modifier struct {
	letter byte
	mod    Mods
	form   string   // an example
	menu   []string // the forms that the window offers; nil where the number is asked for in each event anew
	number figure
	read   func(u *Use, n int, text string) error // n and text are what stands behind the letter
	write  func(u *Use) string                    // as in form; "" where the use is without it
	words  func(u *Use) phrase.Text               // in its name
}

// figure is what stands behind the letter.
type figure uint8

const (
	none    figure = iota
	perhaps        // a number, or nothing for 1
	whole          // a number
	signed         // a number, perhaps with its sign
	numbers        // several, with points between
)

// modifiers are the letters of the grammar, in the order in which a code has them.
var modifiers = []modifier{
	{'C', ModCut, "C1", []string{"C1", "C2"}, perhaps, func(u *Use, n int, _ string) error { return u.cut(max(n, 1), 0) },
		func(u *Use) string { return lettered("C", u.Low, u.Low > 0 && u.High == 0) },
		func(u *Use) phrase.Text { return phrase.New("cut %d", u.Low) }},
	{'M', ModMedian, "M1", []string{"M1", "M2"}, perhaps, func(u *Use, n int, _ string) error { return u.cut(max(n, 1), max(n, 1)) },
		func(u *Use) string { return lettered("M", u.Low, u.High > 0) },
		func(u *Use) phrase.Text { return phrase.New("median %d", u.Low) }},
	{'F', ModFore, "F", []string{"F"}, none, func(u *Use, _ int, _ string) error { return once(&u.Fore, "F") },
		func(u *Use) string { return alone("F", u.Fore) },
		func(*Use) phrase.Text { return phrase.New("fore") }},
	{'P', ModForfeits, "P", []string{"P", "C1/P"}, none, func(u *Use, _ int, _ string) error { return once(&u.Forfeits, "P") },
		func(u *Use) string { return alone("P", u.Forfeits) },
		func(*Use) phrase.Text { return phrase.New("forfeits as played") }},
	{'L', ModLimit, "L+1", []string{"L+1", "L-1"}, signed, func(u *Use, n int, _ string) error { return number(&u.Limit, n, -99, 99, "L") },
		func(u *Use) string { return alone(fmt.Sprintf("L%+d", u.Limit), u.Limit != 0) },
		func(u *Use) phrase.Text { return phrase.New("limit %+d half points", u.Limit) }},
	{'K', ModFactor, "K5", nil, whole, func(u *Use, n int, _ string) error { return number(&u.Factor, n, 1, 999, "K") },
		func(u *Use) string { return lettered("K", u.Factor, u.Factor != 0) },
		func(u *Use) phrase.Text { return phrase.New("factor %d", u.Factor) }},
	{'U', ModUnrated, "U1400", nil, whole, func(u *Use, n int, _ string) error { return u.unrated(n) },
		func(u *Use) string { return lettered("U", max(0, u.Unrated), u.Unrated == UnratedOut || u.Unrated > 0) },
		func(u *Use) phrase.Text {
			switch {
			case u.Unrated > 0:
				return phrase.New("unrated as %d", u.Unrated)
			case u.TieBreak.OwnRating:
				return phrase.New("unrated as 0")
			}
			return phrase.New("without the unrated")
		}},
	{'R', ModReverse, "R", []string{"R"}, none, func(u *Use, _ int, _ string) error { return once(&u.R, "R") },
		func(u *Use) string { return alone("R", u.R) },
		func(*Use) phrase.Text { return phrase.New("reversed") }},
	{'R', ModRulebook, "R", []string{"R"}, none, func(u *Use, _ int, _ string) error { return once(&u.R, "R") },
		func(u *Use) string { return alone("R", u.R) },
		func(*Use) phrase.Text { return phrase.New("rulebook") }},
	{'H', ModHalfByes, "H0", []string{"H0"}, whole, func(u *Use, n int, _ string) error {
		if u.HalfByes != "" || n > 1 {
			return phrase.Errorf("for half-point byes write H0 (not deducted) or H1 (deducted), once")
		}
		u.HalfByes = strconv.Itoa(n)
		return nil
	},
		func(u *Use) string { return alone("H"+u.HalfByes, u.HalfByes != "") },
		func(u *Use) phrase.Text {
			if u.HalfByes == "0" {
				return phrase.New("half-point byes not deducted")
			}
			return phrase.New("half-point byes deducted")
		}},
	{'W', ModWeights, "W12.11.10.9", nil, numbers, func(u *Use, _ int, text string) error {
		if u.Weights != "" {
			return phrase.Errorf("the weights of the boards stand there twice")
		}
		u.Weights = strings.Trim(text, ".")
		if len(weights(u.Weights)) == 0 {
			return phrase.Errorf("after W stand the weights of the boards, board 1 first, as in W12.11.10.9")
		}
		u.Weights = joinWeights(weights(u.Weights))
		return nil
	},
		func(u *Use) string { return alone("W"+u.Weights, u.Weights != "") },
		func(u *Use) phrase.Text {
			return phrase.New("board weights %s", strings.ReplaceAll(u.Weights, ".", ", "))
		}},
}

// alone is the text where the use has it.
func alone(text string, has bool) string {
	if !has {
		return ""
	}
	return text
}

// lettered is a letter and a number where the use has it.
func lettered(letter string, n int, has bool) string { return alone(letter+strconv.Itoa(n), has) }

// with are the modifiers that a use has.
func (u *Use) with(yield func(m *modifier) bool) {
	for k := range modifiers {
		m := &modifiers[k]
		if u.TieBreak.Allows(m.mod) && m.write(u) != "" && !yield(m) {
			return
		}
	}
}

// Has are the modifiers that the use has.
func (u Use) Has() (has Mods) {
	for m := range u.with {
		has |= m.mod
	}
	return has
}

func (u *Use) cut(low, high int) error {
	if u.Low > 0 {
		return phrase.Errorf("cuts twice; write %s/C1, %s/C2 or %s/M1", u.TieBreak.Code, u.TieBreak.Code, u.TieBreak.Code)
	}
	if low > 9 {
		return phrase.Errorf("cuts %d values; no more than 9 can be cut", low)
	}
	u.Low, u.High = low, high
	return nil
}

// unrated takes a rating for the unrated; 0 leaves games against them out.
func (u *Use) unrated(n int) error {
	if err := number(&u.Unrated, n, 0, 4000, "U"); err != nil || n > 0 {
		return err
	}
	u.Unrated = UnratedOut
	return nil
}

func once(b *bool, name string) error {
	if *b {
		return phrase.Errorf("has %s twice; write it once", name)
	}
	*b = true
	return nil
}

func number(to *int, n, least, most int, name string) error {
	if *to != 0 {
		return phrase.Errorf("has %s twice; write it once", name)
	}
	if n < least || n > most {
		return phrase.Errorf("%s%d is out of range; %s goes from %d to %d", name, n, name, least, most)
	}
	*to = n
	return nil
}

// BoardWeights are the weights of the boards, board 1 first; nil where the code names none.
func (u Use) BoardWeights() []int { return weights(u.Weights) }

// weights reads "12.11.10"; nil when it is not a list of numbers up to 999.
func weights(text string) []int {
	var out []int
	for _, f := range strings.Split(text, ".") {
		n, err := strconv.Atoi(f)
		if err != nil || n > 999 || len(out) == 99 {
			return nil
		}
		out = append(out, n)
	}
	return out
}

func joinWeights(ws []int) string {
	var b strings.Builder
	for i, w := range ws {
		if i > 0 {
			b.WriteByte('.')
		}
		b.WriteString(strconv.Itoa(w))
	}
	return b.String()
}
