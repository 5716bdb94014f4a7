package tiebreaks

import (
	"strconv"
	"strings"

	"wallchart/phrase"
)

// modifiers are the letters of the grammar, in canonical order.
var modifiers = []struct {
	letter byte
	mod    Mods
	form   string // an example
	number bool   // a number follows
	set    func(u *Use, n int, text string) error
}{

	{'C', ModCut, "C1", true, func(u *Use, n int, _ string) error { return u.cut(max(n, 1), 0) }},
	{'M', ModMedian, "M1", true, func(u *Use, n int, _ string) error { return u.cut(max(n, 1), max(n, 1)) }},
	{'F', ModFore, "F", false, func(u *Use, _ int, _ string) error { return once(&u.Fore, "F") }},
	{'P', ModForfeits, "P", false, func(u *Use, _ int, _ string) error { return once(&u.Forfeits, "P") }},
	{'L', ModLimit, "L+1", true, func(u *Use, n int, _ string) error { return number(&u.Limit, n, -99, 99, "L") }},
	{'K', ModFactor, "K5", true, func(u *Use, n int, _ string) error { return number(&u.Factor, n, 1, 999, "K") }},
	{'U', ModUnrated, "U1400", true, func(u *Use, n int, _ string) error { return u.unrated(n) }},
	{'R', ModReverse, "R", false, func(u *Use, _ int, _ string) error { return once(&u.R, "R") }},
	{'R', ModRulebook, "R", false, func(u *Use, _ int, _ string) error { return once(&u.R, "R") }},
	{'H', ModHalfByes, "H0", true, func(u *Use, n int, _ string) error {
		if u.HalfByes != "" || n > 1 {
			return phrase.Errorf("for half-point byes write H0 (not deducted) or H1 (deducted), once")
		}
		u.HalfByes = strconv.Itoa(n)
		return nil
	}},
	{'W', ModWeights, "W12.11.10.9", true, func(u *Use, _ int, text string) error {
		if u.Weights != "" {
			return phrase.Errorf("the weights of the boards stand there twice")
		}
		u.Weights = strings.Trim(text, ".")
		if len(weights(u.Weights)) == 0 {
			return phrase.Errorf("after W stand the weights of the boards, board 1 first, as in W12.11.10.9")
		}
		u.Weights = joinWeights(weights(u.Weights))
		return nil
	}},
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
