package calctest

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// call is a function with what it is given, computed when it is asked for.
type call struct {
	w    *Book
	at   place
	args []node
}

func (c *call) has(n int) bool { return n < len(c.args) }
func (c *call) any(n int) any  { return c.args[n](c.w, c.at) }
func (c *call) one(n int) any  { return c.w.scalar(c.any(n)) }

// numbers are those in all that is given; texts in cells do not count.
func (c *call) numbers(from int) (out []float64, wrong any) {
	for n := from; n < len(c.args); n++ {
		v := c.any(n)
		_, inCells := v.(area)
		for _, x := range c.w.flat(v) {
			switch x := x.(type) {
			case float64:
				out = append(out, x)
			case Error:
				return nil, x
			case bool, string:
				if y, e := number(x); !inCells && e == nil {
					out = append(out, y)
				}
			}
		}
	}
	return out, nil
}

// function is what a name stands for, nil where it is none that our workbooks use.
func function(name string) func(c *call) any {
	switch name {
	case "IF":
		return choose
	case "IFERROR":
		return otherwise
	case "INDEX":
		return index
	case "MATCH":
		return match
	case "RANK":
		return rank
	case "AND", "OR":
		return func(c *call) any { return truths(c, name == "AND") }
	case "NOT":
		return mapped(func(v any) any { x, _ := number(v); return x == 0 })
	case "SUM":
		return sum
	case "SUMPRODUCT":
		return products
	case "COUNT":
		return count
	case "COUNTIF", "COUNTIFS":
		return func(c *call) any { return float64(len(c.where(0))) }
	case "SUMIF":
		return sumIf
	case "SUMIFS":
		return sumIfs
	case "MIN":
		return func(c *call) any { return least(c, slices.Min[[]float64]) }
	case "MAX":
		return func(c *call) any { return least(c, slices.Max[[]float64]) }
	case "SMALL", "LARGE":
		return func(c *call) any { return nth(c, name == "LARGE") }
	case "ROW":
		return rows
	}
	return eachFunction(name)
}

// eachFunction is a function of single values, which goes over areas one by one.
func eachFunction(name string) func(c *call) any {
	switch name {
	case "INT":
		return arithmetic(math.Floor)
	case "ABS":
		return arithmetic(math.Abs)
	case "SIGN":
		return arithmetic(func(x float64) float64 { return float64(compare(x, 0.0)) })
	case "ROUND":
		return rounded
	case "MOD":
		return remainder
	case "FIND":
		return find
	case "N":
		return mapped(onlyNumber)
	case "TRIM":
		return mapped(func(v any) any { return strings.Join(strings.Fields(text(v)), " ") })
	case "ISNUMBER":
		return mapped(func(v any) any { _, is := v.(float64); return is })
	case "EXACT":
		return func(c *call) any {
			return c.w.each(func(vs []any) any { return text(vs[0]) == text(vs[1]) }, c.any(0), c.any(1))
		}
	}
	return nil
}

func mapped(do func(v any) any) func(c *call) any {
	return func(c *call) any { return c.w.each(func(vs []any) any { return do(vs[0]) }, c.any(0)) }
}

func arithmetic(do func(x float64) float64) func(c *call) any {
	return mapped(func(v any) any {
		x, e := number(v)
		if e != nil {
			return e
		}
		return do(x)
	})
}

func onlyNumber(v any) any {
	switch v := v.(type) {
	case float64:
		return v
	case bool:
		x, _ := number(v)
		return x
	}
	return 0.0
}

func choose(c *call) any {
	v := c.one(0)
	if e, wrong := v.(Error); wrong {
		return e
	}
	x, e := number(v)
	switch {
	case e != nil:
		return e
	case x != 0:
		return c.any(1)
	case c.has(2):
		return c.any(2)
	}
	return false
}

func otherwise(c *call) any {
	v := c.one(0)
	if _, wrong := v.(Error); wrong {
		return c.any(1)
	}
	return v
}

func truths(c *call, all bool) any {
	for n := range c.args {
		for _, v := range c.w.flat(c.any(n)) {
			x, e := number(v)
			if e != nil {
				return e
			}
			if (x != 0) != all {
				return !all
			}
		}
	}
	return all
}

// index is a cell of an area by row, by column where the area is one row, or by both.
func index(c *call) any {
	x, e := number(c.one(1))
	if e != nil {
		return e
	}
	n, k := int(x), 1
	v := c.any(0)
	all, isArea := v.(area)
	if !isArea {
		return Error("#REF!")
	}
	if c.has(2) {
		y, _ := number(c.one(2))
		k = int(y)
	} else if all.top == all.bottom {
		n, k = 1, n
	}
	if n < 1 || k < 1 || all.top+n-1 > all.bottom || all.left+k-1 > all.end {
		return Error("#REF!")
	}
	return area{all.sheet, all.top + n - 1, all.left + k - 1, all.top + n - 1, all.left + k - 1}
}

// match is the place of the first that is the same; only MATCH(…, …, 0).
func match(c *call) any {
	want := c.one(0)
	if e, wrong := want.(Error); wrong {
		return e
	}
	for n, v := range c.w.flat(c.any(1)) {
		if v != nil && want != nil && compare(v, want) == 0 {
			return float64(n + 1)
		}
	}
	return Error("#N/A")
}

func rank(c *call) any {
	x, e := number(c.one(0))
	if e != nil {
		return e
	}
	lowest := false
	if c.has(2) {
		y, _ := number(c.one(2))
		lowest = y != 0
	}
	before := 0
	for _, v := range c.w.flat(c.any(1)) {
		if y, is := v.(float64); is && (lowest && y < x || !lowest && y > x) {
			before++
		}
	}
	return float64(before + 1)
}

func sum(c *call) any {
	all, e := c.numbers(0)
	if e != nil {
		return e
	}
	total := 0.0
	for _, x := range all {
		total += x
	}
	return total
}

func products(c *call) any {
	total := 0.0
	var factors [][]any
	for n := range c.args {
		factors = append(factors, c.w.flat(c.any(n)))
	}
	for k := range factors[0] {
		product := 1.0
		for _, f := range factors {
			switch v := f[k].(type) {
			case float64:
				product *= v
			case Error:
				return v
			default: // what is no number counts as none
				product = 0
			}
		}
		total += product
	}
	return total
}

func count(c *call) any {
	n := 0
	for k := range c.args {
		for _, v := range c.w.flat(c.any(k)) {
			if _, is := v.(float64); is {
				n++
			}
		}
	}
	return float64(n)
}

// where are the places at which all conditions hold, from an argument on: area,
// condition, area, condition.
func (c *call) where(from int) []int {
	var kept []int
	for n := from; n+1 < len(c.args); n += 2 {
		holds := condition(c.one(n + 1))
		var now []int
		for k, v := range c.w.flat(c.any(n)) {
			if holds(v) && (n == from || slices.Contains(kept, k)) {
				now = append(now, k)
			}
		}
		kept = now
	}
	return kept
}

func condition(v any) func(any) bool {
	s, is := v.(string)
	if !is {
		if v == nil {
			v = 0.0
		}
		return func(x any) bool { return x != nil && compare(x, v) == 0 && kindOf(x) == kindOf(v) }
	}
	op := "="
	for _, o := range levels[0] {
		if rest, ok := strings.CutPrefix(s, o); ok {
			op, s = o, rest
			break
		}
	}
	if y, err := strconv.ParseFloat(s, 64); err == nil {
		return func(x any) bool {
			n, is := x.(float64)
			return is && binary(op, n, y) == true || op == "<>" && !is
		}
	}
	return func(x any) bool { return x != nil && kindOf(x) == "text" && binary(op, x, s) == true }
}

func kindOf(v any) string {
	switch v.(type) {
	case float64:
		return "number"
	case string:
		return "text"
	}
	return "truth"
}

func (c *call) added(values any, at []int) any {
	all, total := c.w.flat(values), 0.0
	for _, k := range at {
		switch v := all[k].(type) {
		case float64:
			total += v
		case Error:
			return v
		}
	}
	return total
}

func sumIf(c *call) any {
	two := &call{w: c.w, at: c.at, args: c.args[:2]}
	if c.has(2) {
		return c.added(c.any(2), two.where(0))
	}
	return c.added(c.any(0), two.where(0))
}

func sumIfs(c *call) any { return c.added(c.any(0), c.where(1)) }

func least(c *call, of func([]float64) float64) any {
	all, e := c.numbers(0)
	if e != nil || len(all) == 0 {
		if e == nil {
			e = 0.0
		}
		return e
	}
	return of(all)
}

func nth(c *call, largest bool) any {
	one := &call{w: c.w, at: c.at, args: c.args[:1]}
	all, e := one.numbers(0)
	if e != nil {
		return e
	}
	slices.Sort(all)
	if largest {
		slices.Reverse(all)
	}
	if x, e := number(c.one(1)); e == nil && x >= 1 && int(x) <= len(all) {
		return all[int(x)-1]
	}
	return Error("#NUM!")
}

func rounded(c *call) any {
	return c.w.each(func(vs []any) any {
		x, e := number(vs[0])
		if e != nil {
			return e
		}
		y, _ := number(vs[1])
		by := math.Pow(10, y)
		return math.Copysign(math.Floor(math.Abs(x)*by+0.5+1e-9), x) / by
	}, c.any(0), c.any(1))
}

func remainder(c *call) any {
	return c.w.each(func(vs []any) any {
		x, e := number(vs[0])
		if e != nil {
			return e
		}
		y, _ := number(vs[1])
		if y == 0 {
			return Error("#DIV/0!")
		}
		return x - y*math.Floor(x/y)
	}, c.any(0), c.any(1))
}

func find(c *call) any {
	return c.w.each(func(vs []any) any {
		at := strings.Index(text(vs[1]), text(vs[0]))
		if at < 0 {
			return Error("#VALUE!")
		}
		return float64(len([]rune(text(vs[1])[:at])) + 1)
	}, c.any(0), c.any(1))
}

func rows(c *call) any {
	a, is := c.any(0).(area)
	if !is {
		return Error("#VALUE!")
	}
	var out array
	for r := a.top; r <= a.bottom; r++ {
		out = append(out, []any{float64(r)})
	}
	return out
}
