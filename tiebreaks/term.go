package tiebreaks

import "math/big"

// Term is what one part adds: a number, a product of two, or either of them
// divided. What is counted and what is read are both made from its factors, here
// and nowhere else, so they cannot differ. The zero Term is "-": nothing to add.
type Term struct {
	form       form
	a, b, over Value
}

type form uint8

const (
	nothing  form = iota // "-"
	single               // 2.5
	product              // 3.5×1
	quotient             // 14.5÷6
	fraction             // 0.5×2÷3
)

// Amount is the term of one number.
func Amount(v Value) Term { return Term{form: single, a: v} }

// Times is the term of a product.
func Times(a, b Value) Term { return Term{form: product, a: a, b: b} }

// DividedBy divides the term; its value is then rounded to two decimals, half up.
func (t Term) DividedBy(n Value) Term {
	t.over = n
	if t.form == product {
		t.form = fraction
	} else {
		t.form = quotient
	}
	return t
}

// Value is what the term counts.
func (t Term) Value() Value {
	switch t.form {
	case product:
		return Rounded(t.a*t.b, One)
	case quotient:
		return Rounded(t.a*One, t.over)
	case fraction:
		return Rounded(t.a*t.b, t.over)
	}
	return t.a
}

// Text is the term as it stands in a sum, with no more decimals than it needs.
func (t Term) Text() string {
	switch t.form {
	case nothing:
		return "-"
	case product:
		return t.a.Short() + "×" + t.b.Short()
	case quotient:
		return t.a.Short() + "÷" + t.over.Short()
	case fraction:
		return t.a.Short() + "×" + t.b.Short() + "÷" + t.over.Short()
	}
	return t.a.Short()
}

// exact is the term as it is before anything is rounded, in points.
func (t Term) exact() *big.Rat {
	v := big.NewRat(int64(t.a), int64(One))
	if t.form == product || t.form == fraction {
		v.Mul(v, big.NewRat(int64(t.b), int64(One)))
	}
	if t.form == quotient || t.form == fraction {
		v.Quo(v, big.NewRat(int64(t.over), int64(One)))
	}
	return v
}

// halfUp is an amount of points rounded to two decimals, half up.
func halfUp(v *big.Rat) Value {
	hundred := new(big.Rat).Mul(v, big.NewRat(int64(One), 1))
	twice := new(big.Int).Lsh(hundred.Num(), 1)
	twice.Add(twice, hundred.Denom())
	return Value(twice.Div(twice, new(big.Int).Lsh(hundred.Denom(), 1)).Int64()) // Euclid's: towards minus infinity
}

// Rounded is a/b, half up.
func Rounded(a, b Value) Value { return FloorDiv(2*a+b, 2*b) }
