package readtest

import (
	"math/big"
	"regexp"
	"strings"
)

var (
	adjusted   = regexp.MustCompile(`(?:, so|with a won match as 1:) (-?[0-9.]+)(?:;|$)`)
	dummy      = regexp.MustCompile(`a dummy with the own score ([0-9.]+)(?:, at most [a-z' ]+ ([0-9.]+))?`)
	virtual    = regexp.MustCompile(`with ([0-9.]+) before the round, (-?[0-9.]+) in it, then (\d+) draws?(?: at ([0-9½]+))?`)
	limit      = regexp.MustCompile(`opponent's score ([0-9.]+) is below the limit (-?[0-9.]+)`)
	table      = regexp.MustCompile(`^([0-9½]+) of (\d+) is ([0-9.]+); rating table B.02: ([0-9.]+) gives ([-+]\d+)$`)
	difference = regexp.MustCompile(`^rating table B.02: ([-+]\d+) gives ([0-9.]+)$`)
	perfect    = regexp.MustCompile(`^the lowest rating expected to score ([0-9½]+)$`)
)

// note holds the numbers of a line's note against its amount.
func (r *reader) note(l Line) {
	if l.Note == "" {
		return
	}
	bare := strings.Trim(l.Amount, "()")
	factors := strings.FieldsFunc(bare, func(c rune) bool { return c == '×' || c == '÷' })
	has := func(v *big.Rat) {
		for _, f := range factors {
			if x, ok := number(f); ok && x.Cmp(v) == 0 {
				return
			}
		}
		r.problem("%q speaks of %s, the amount is %s", l.Note, v.FloatString(2), l.Amount)
	}
	if m := adjusted.FindAllStringSubmatch(l.Note, -1); m != nil {
		v, _ := number(m[len(m)-1][1])
		has(v)
	}
	if m := dummy.FindStringSubmatch(l.Note); m != nil {
		v, _ := number(m[1])
		if most, ok := number(m[2]); ok && most.Cmp(v) < 0 {
			v = most
		}
		has(v)
	}
	if m := virtual.FindStringSubmatch(l.Note); m != nil {
		before, _ := number(m[1])
		in, _ := number(m[2])
		later, _ := number(m[3])
		draw := big.NewRat(1, 2)
		if m[4] != "" {
			draw = words(m[4])
		}
		sum := new(big.Rat).Mul(later, draw)
		has(sum.Add(sum, before).Add(sum, in))
	}
	if m := limit.FindStringSubmatch(l.Note); m != nil {
		own, _ := number(m[1])
		least, _ := number(m[2])
		if own.Cmp(least) >= 0 {
			r.problem("%q: it is not below", l.Note)
		}
	}
	if strings.Contains(l.Note, "of the lines above") {
		shown := new(big.Rat)
		for _, o := range r.Lines {
			if text, ok := strings.CutPrefix(o.Amount, "("); ok {
				shown.Add(shown, r.worth(strings.TrimSuffix(text, ")")))
			}
		}
		has(shown)
	}
}

// ratings follows the notes about the rating table: the score per game, and the
// expected scores that a perfect performance reaches.
func (r *reader) ratings() {
	games, expects := 0, new(big.Rat)
	value, _ := number(r.Value)
	for _, l := range r.Lines {
		if m := difference.FindStringSubmatch(l.Note); m != nil {
			rating, _ := number(strings.Trim(l.Amount, "()"))
			d, _ := number(strings.TrimPrefix(m[1], "+"))
			if new(big.Rat).Add(rating, d).Cmp(value) != 0 {
				r.problem("%s and %s are not %s", l.Amount, m[1], r.Value)
			}
			e, _ := number(m[2])
			expects.Add(expects, e)
		}
		if m := table.FindStringSubmatch(l.Note); m != nil {
			n, _ := number(m[2])
			share, _ := number(m[3])
			if floor(quotient(words(m[1]), n), 100, true).Cmp(share) != 0 || m[3] != m[4] {
				r.problem("%q does not follow", l.Note)
			}
			if n.Cmp(big.NewRat(int64(games), 1)) != 0 {
				r.problem("%q: there are %d games", l.Note, games)
			}
			if strings.TrimPrefix(m[5], "+") != strings.TrimPrefix(l.Amount, "+") {
				r.problem("%q adds %s", l.Note, l.Amount)
			}
		}
		if m := perfect.FindStringSubmatch(l.Note); m != nil && expects.Cmp(words(m[1])) < 0 {
			r.problem("%q: the games are expected to bring %s", l.Note, expects.FloatString(2))
		}
		if l.Amount != "-" && !l.Struck {
			games++
		}
	}
}
