package prizes

import (
	"cmp"
	"math/bits"
	"slices"

	"wallchart/model"
)

// A fraction of a cent is kept exact: num/den cents, den > 0.
type fraction struct{ num, den int64 }

// compare is exact: amounts are below 10^12 and denominators below 10^8, so that products need 128 bits.
func (a fraction) compare(b fraction) int {
	ah, al := bits.Mul64(uint64(a.num), uint64(b.den))
	bh, bl := bits.Mul64(uint64(b.num), uint64(a.den))
	return cmp.Or(cmp.Compare(ah, bh), cmp.Compare(al, bl))
}

// level is the amount up to which all are filled when a total is shared and nobody gets more than his limit. The limits
// have room for the total.
func level(total model.Cents, limits []model.Cents) fraction {
	sorted := slices.Sorted(slices.Values(limits))
	n := int64(len(sorted))
	var highest model.Cents
	for _, l := range sorted {
		if int64(l)*n > int64(total) {
			return fraction{int64(total), n}
		}
		total -= l
		n--
		highest = l
	}
	return fraction{int64(highest), 1}
}

// split shares a total equally, nobody above his limit, in whole units: what does not divide goes to the first in the
// order of the list, a unit each, and what is less than a unit in cents.
func split(total model.Cents, limits []model.Cents, unit model.Cents) []model.Cents {
	out := make([]model.Cents, len(limits))
	up := level(total, limits)
	floor := model.Cents(up.num/up.den) / unit * unit
	for i, l := range limits {
		out[i] = min(l, floor)
		total -= out[i]
	}
	for _, step := range []model.Cents{unit, 1} {
		for more := true; more && total >= step; {
			more = false
			for i, l := range limits {
				if total >= step && out[i]+step <= l {
					out[i] += step
					total -= step
					more = true
				}
			}
		}
	}
	return out
}

// spread says which piece of each prize each amount is made of: near to the ideal, no piece below nothing, the pieces of
// each row its amount and those of each column the prize. The rows and the columns have the same total.
func spread(rows, columns []model.Cents, ideal func(row, column int) model.Cents) [][]model.Cents {
	out := make([][]model.Cents, len(rows))
	rowLeft, columnLeft := slices.Clone(rows), slices.Clone(columns)
	for r := range rows {
		out[r] = make([]model.Cents, len(columns))
		for c := range columns {
			piece := min(ideal(r, c), rowLeft[r], columnLeft[c])
			out[r][c] = piece
			rowLeft[r] -= piece
			columnLeft[c] -= piece
		}
	}
	for r, c := 0, 0; r < len(rows) && c < len(columns); {
		piece := min(rowLeft[r], columnLeft[c])
		out[r][c] += piece
		rowLeft[r] -= piece
		columnLeft[c] -= piece
		if rowLeft[r] == 0 {
			r++
		} else {
			c++
		}
	}
	return out
}

// ofTotal is a·b/total, rounded down.
func ofTotal(a, b, total model.Cents) model.Cents {
	if total == 0 {
		return 0
	}
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	q, _ := bits.Div64(hi, lo, uint64(total))
	return model.Cents(q)
}
