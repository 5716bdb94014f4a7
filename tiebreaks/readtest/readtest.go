// Package readtest reads a printed explanation as a person does: it adds up what
// stands there and says where that does not come to the printed value. It knows
// nothing of how the value was made.
package readtest

import (
	"fmt"
	"math/big"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Printed is an explanation as it stands on screen or paper.
type Printed struct {
	Value   string // "53.0", "-" for none
	Formula string // "(3.5×1 + 3×2) × 2 = 19.0"
	Lines   []Line
	Notes   []string
}

// Line is one printed line: an amount, struck through where it was left out, in
// brackets where it is shown only; "-" where there is none.
type Line struct {
	Amount, Note string
	Struck       bool
}

// Problems are the places where the explanation does not say what its value is.
func (p Printed) Problems() []string {
	r := reader{Printed: p}
	for _, l := range p.Lines {
		r.note(l)
	}
	r.ratings()
	if p.Formula == "" {
		if p.Value == "-" && len(p.Notes) == 0 {
			r.problem("there is no value, and nothing says why")
		}
		return r.problems
	}
	left, right, _ := strings.Cut(p.Formula, " = ")
	if right != p.Value {
		r.problem("the sum comes to %s, the heading says %s", right, p.Value)
	}
	r.rest = left
	sum, n := r.sum()
	if r.noted(sumRounded) {
		sum = floor(sum, 100, true)
	}
	if r.rest != "" {
		r.problem("%q is left over", r.rest)
	}
	if want, ok := number(right); !ok || sum.Cmp(want) != 0 {
		r.problem("%s comes to %s", left, sum.FloatString(4))
	}
	r.lines(n > 1 && strings.Contains(left, ") ÷ "))
	return r.problems
}

type reader struct {
	Printed
	rest     string   // of the formula, still to be read
	terms    []string // amounts of the formula
	problems []string
}

func (r *reader) problem(format string, args ...any) {
	r.problems = append(r.problems, fmt.Sprintf(format, args...))
}

// noted tells whether a note says something.
func (r *reader) noted(what string) bool {
	says := func(s string) bool { return strings.Contains(s, what) }
	return slices.ContainsFunc(r.Notes, says) || slices.ContainsFunc(r.Lines, func(l Line) bool { return says(l.Note) })
}

func (r *reader) take(sign string) bool {
	rest, ok := strings.CutPrefix(r.rest, sign)
	r.rest = rest
	return ok
}

// sum reads "a + b − c" and says how many amounts it has.
func (r *reader) sum() (*big.Rat, int) {
	total, n := r.product()
	for {
		switch {
		case r.take(" + "):
			v, _ := r.product()
			total = new(big.Rat).Add(total, v)
		case r.take(" − "):
			v, _ := r.product()
			total = new(big.Rat).Sub(total, v)
			r.terms[len(r.terms)-1] = "-" + r.terms[len(r.terms)-1]
		default:
			return total, n
		}
		n++
	}
}

// product reads an amount or a sum in brackets, divided by how many it has or times
// a factor.
func (r *reader) product() (v *big.Rat, n int) {
	if r.take("(") {
		if v, n = r.sum(); !r.take(")") {
			r.problem("a bracket stays open before %q", r.rest)
		}
	} else {
		v, n = r.amount(), 1
	}
	for {
		switch {
		case r.take(" ÷ "):
			by := r.plain()
			if by.Cmp(big.NewRat(int64(n), 1)) != 0 {
				r.problem("%d amounts are divided by %s", n, by.FloatString(2))
			}
			v = r.mean(quotient(v, by))
		case r.take(" × "):
			v = new(big.Rat).Mul(v, r.plain())
		default:
			return v, n
		}
	}
}

var amounts = regexp.MustCompile(`^-?[0-9.]+([×÷][0-9.]+)*`)

// amount reads one term and keeps it.
func (r *reader) amount() *big.Rat {
	text := amounts.FindString(r.rest)
	r.rest = r.rest[len(text):]
	r.terms = append(r.terms, text)
	return r.worth(text)
}

// plain reads a number that is no term of its own: by what a term is multiplied.
func (r *reader) plain() *big.Rat {
	text := amounts.FindString(r.rest)
	r.rest = r.rest[len(text):]
	v, ok := number(text)
	if !ok {
		r.problem("%q is no number", text)
	}
	return v
}

// sumRounded is the note of a sum that is rounded once, when all is added up.
const sumRounded = "The sum is rounded to two decimals"

// worth works a term out: "0.5×2÷3", from left to right. A quotient is rounded where
// a note says so.
func (r *reader) worth(text string) *big.Rat {
	if !strings.ContainsAny(text, "×÷") {
		if v, ok := number(text); ok {
			return v
		}
	}
	var v *big.Rat
	op, divided := '×', false
	for text != "" {
		at := strings.IndexAny(text, "×÷")
		one := text
		if at >= 0 {
			one = text[:at]
		}
		x, ok := number(one)
		if !ok {
			r.problem("%q is no number", one)
		}
		switch {
		case v == nil:
			v = x
		case op == '×':
			v = new(big.Rat).Mul(v, x)
		default:
			v, divided = quotient(v, x), true
		}
		if at < 0 {
			break
		}
		op = []rune(text[at:])[0]
		text = text[at+len(string(op)):]
	}
	if v == nil {
		r.problem("an amount is missing")
		return new(big.Rat)
	}
	if divided && !r.noted(sumRounded) && r.noted("rounded to two decimals") {
		v = floor(v, 100, true)
	}
	return v
}

// mean rounds as the note says.
func (r *reader) mean(v *big.Rat) *big.Rat {
	switch {
	case r.noted("The mean is rounded to a whole number, .5 up."):
		return floor(v, 1, true)
	case r.noted("The mean is rounded to two decimals, half up."):
		return floor(v, 100, true)
	case r.noted("The mean is cut down to a half."):
		return floor(v, 2, false)
	}
	return v
}

// lines compares the lines that count with the terms of the formula. Where nothing
// is divided a line of 0 may be left out of it.
func (r *reader) lines(mean bool) {
	keep := func(text string) bool { return mean || r.worth(text).Sign() != 0 }
	var listed, summed []string
	for _, l := range r.Lines {
		if !l.Struck && !strings.HasPrefix(l.Amount, "(") && l.Amount != "-" && keep(l.Amount) {
			listed = append(listed, l.Amount)
		}
	}
	for _, text := range r.terms {
		if keep(text) {
			summed = append(summed, text)
		}
	}
	if !slices.Equal(listed, summed) {
		r.problem("the lines are %s, the sum is of %s", strings.Join(listed, ", "), strings.Join(summed, ", "))
	}
}

var numbers sync.Map // by their text; the same few are read again and again

// number reads a number, which belongs to all readers: nobody may change it.
func number(text string) (*big.Rat, bool) {
	if v, ok := numbers.Load(text); ok {
		return v.(*big.Rat), true
	}
	v, ok := new(big.Rat).SetString(text)
	if !ok {
		return new(big.Rat), false
	}
	numbers.Store(text, v)
	return v, true
}

// words reads points as they stand in sentences: "2½", "½", "3".
func words(text string) *big.Rat {
	whole, half := strings.CutSuffix(text, "½")
	v, _ := number("0" + whole)
	if half {
		v = new(big.Rat).Add(v, big.NewRat(1, 2))
	}
	return v
}

func quotient(a, b *big.Rat) *big.Rat {
	if b.Sign() == 0 {
		return new(big.Rat)
	}
	return new(big.Rat).Quo(a, b)
}

// floor cuts a number down to a multiple of 1/steps, or rounds it half up.
func floor(v *big.Rat, steps int64, half bool) *big.Rat {
	x := new(big.Rat).Mul(v, big.NewRat(steps, 1))
	if half {
		x.Add(x, big.NewRat(1, 2))
	}
	q := new(big.Int).Div(x.Num(), x.Denom()) // Euclid's: towards minus infinity, for the denominator is positive
	return new(big.Rat).SetFrac(q, big.NewInt(steps))
}
