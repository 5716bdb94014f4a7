package ratingchange

import (
	"math/bits"
	"strconv"
	"strings"
)

// fixed is a number with nine decimals. Ratings are reckoned with it and not with floating point, so that every computer comes to
// the same number.
type fixed int64

const one fixed = 1_000_000_000

func whole(n int) fixed { return fixed(n) * one }

// ratio is a ÷ b to nine decimals; b is not 0.
func ratio(a, b int) fixed { return div(whole(a), whole(b)) }

// scaled is a×b÷c without an overflow in between, cut towards zero.
func scaled(a, b, c fixed) fixed {
	negative := (a < 0) != (b < 0) != (c < 0)
	hi, lo := bits.Mul64(uint64(max(a, -a)), uint64(max(b, -b)))
	q, _ := bits.Div64(hi, lo, uint64(max(c, -c)))
	if negative {
		return -fixed(q)
	}
	return fixed(q)
}

func mul(a, b fixed) fixed { return scaled(a, b, one) }
func div(a, b fixed) fixed { return scaled(a, one, b) }

// root is the square root.
func root(x fixed) fixed {
	if x <= 0 {
		return 0
	}
	y := max(x, one)
	for {
		next := (y + div(x, y)) / 2
		if next >= y {
			return y
		}
		y = next
	}
}

// ln2, ln10 and rootTwoPi are the constants of those names.
const (
	ln2       fixed = 693_147_181
	ln10      fixed = 2_302_585_093
	rootTwoPi fixed = 2_506_628_275
)

// exp is e to the power of x: the series of the part below ln 2, doubled as often as ln 2 is in x. Beyond ±20 it is as at 20.
func exp(x fixed) fixed {
	if x < 0 {
		return div(one, exp(-x))
	}
	x = min(20*one, x)
	doubled := int(x / ln2)
	rest := x - fixed(doubled)*ln2
	sum, term := one, one
	for n := 1; term != 0; n++ {
		term = mul(term, rest) / fixed(n)
		sum += term
	}
	return sum << doubled
}

// logistic is the expected score of one who is d points stronger: 1 / (1 + 10^(−d/400)).
//
// 400 more: 1 / (1 + 1/10) = 0.909.
func logistic(d fixed) fixed {
	return div(one, one+exp(mul(-d, ln10)/400))
}

// normalScore is normal to three decimals, as tables have it: what is shown adds up.
func normalScore(d int) fixed { return fixed(rounded(normal(whole(d)), 3)) * (one / 1000) }

// normal is the expected score of one who is d points stronger, on the normal curve that is 200√2 wide.
//
// 100 more: Φ(0.354) = 0.638; 400 more: Φ(1.414) = 0.921.
func normal(d fixed) fixed {
	if d < 0 {
		return one - normal(-d)
	}
	z := div(min(d, 1600*one), 200*root(2*one))
	term := z
	sum := z
	for n := fixed(3); term != 0; n += 2 {
		term = mul(mul(term, z), z) / n
		sum += term
	}
	return one/2 + div(sum, mul(exp(mul(z, z)/2), rootTwoPi))
}

// rounded is a number with so many decimals, half away from zero, in units of the last of them.
func rounded(x fixed, decimals int) int {
	unit := one
	for range decimals {
		unit /= 10
	}
	half := unit / 2
	if x < 0 {
		half = -half
	}
	return int((x + half) / unit)
}

// text writes a number with so many decimals; a minus is the long one.
func text(x fixed, decimals int) string {
	n := rounded(x, decimals)
	sign := ""
	if n < 0 {
		sign, n = "−", -n
	}
	s := strconv.Itoa(n)
	if decimals == 0 {
		return sign + s
	}
	if len(s) <= decimals {
		s = strings.Repeat("0", decimals+1-len(s)) + s
	}
	return sign + s[:len(s)-decimals] + "." + s[len(s)-decimals:]
}

// signed is text with a plus before what is not negative.
func signed(x fixed, decimals int) string {
	s := text(x, decimals)
	if strings.HasPrefix(s, "−") {
		return s
	}
	return "+" + s
}
