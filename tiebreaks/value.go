package tiebreaks

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// Value is the value of a tie-break in hundredths: 53.0 is 5300. Halves,
// quarters and averages of two decimals are exact.
type Value int64

// One is the value 1.00.
const One Value = 100

// Of is the value of points.
func Of(p model.Points) Value { return Value(p) * 50 }

// Format says how many decimals a value is written with.
type Format uint8

// Formats.
const (
	Whole    Format = iota // 17
	Halves                 // 53.0
	Quarters               // 9.25; also averages of two decimals
	Trim                   // as many decimals as it needs: 1128, 950.5
)

// Text writes the value.
func (f Format) Text(v Value) string {
	sign := ""
	if v < 0 {
		sign, v = "-", -v
	}
	whole, cents := strconv.FormatInt(int64(v/100), 10), int(v%100)
	switch {
	case f == Whole && cents == 0, f == Trim && cents == 0:
		return sign + whole
	case f == Halves && cents%10 == 0, f == Trim && cents%10 == 0:
		return sign + whole + "." + string(byte('0'+cents/10))
	}
	return sign + whole + "." + string([]byte{byte('0' + cents/10), byte('0' + cents%10)})
}

// Short writes a value with no more decimals than it needs.
func (v Value) Short() string { return Trim.Text(v) }

// ParseValue reads a printed number with up to two decimals.
func ParseValue(text string) (Value, bool) {
	text = strings.ReplaceAll(strings.TrimSpace(text), ",", ".")
	if whole, ok := strings.CutSuffix(text, "½"); ok {
		text = whole + ".5"
	}
	whole, frac, _ := strings.Cut(text, ".")
	if len(frac) > 2 || whole == "" && frac == "" {
		return 0, false
	}
	n, err := strconv.ParseUint("0"+whole+(frac + "00")[:2], 10, 31)
	return Value(n), err == nil
}

// Said is the same in a sentence.
func (v Value) Said() phrase.Decimal { return phrase.Decimal(v.Short()) }

// Join says how the parts that are left make the value.
type Join uint8

// Ways to join parts.
const (
	Sum           Join = iota
	MeanWhole          // mean, rounded to a whole number, .5 up
	MeanCents          // mean, rounded to two decimals, .005 up
	MeanFloorHalf      // mean, cut down to a multiple of ½ (SwissSys)
	SumCents           // sum of quotients, rounded once to two decimals, .005 up
)

// averages tells a join that divides by how many parts there are.
func (j Join) averages() bool { return j != Sum && j != SumCents }

// mean divides a sum of n amounts as the join says.
func (j Join) mean(sum Value, n int) Value {
	if !j.averages() || n == 0 {
		return sum
	}
	d := Value(n)
	switch j {
	case MeanWhole:
		return FloorDiv(2*sum+100*d, 200*d) * 100
	case MeanFloorHalf:
		return FloorDiv(sum, 50*d) * 50
	}
	return FloorDiv(2*sum+d, 2*d)
}

// note says how a mean or a sum is rounded.
func (j Join) note() phrase.Text {
	switch j {
	case MeanWhole:
		return phrase.New("The mean is rounded to a whole number, .5 up.")
	case MeanCents:
		return phrase.New("The mean is rounded to two decimals, half up.")
	case MeanFloorHalf:
		return phrase.New("The mean is cut down to a half.")
	case SumCents:
		return phrase.New("The sum is rounded to two decimals, half up.")
	}
	return phrase.Text{}
}

func FloorDiv(a, b Value) Value {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

// list joins texts: "a", "a and b", "a, b and c"; with semicolons where one has a
// comma of its own, as names do.
func list(texts []phrase.Text) phrase.Text {
	last := len(texts) - 1
	if last < 1 {
		return phrase.Join("", texts...)
	}
	between := ", "
	if slices.ContainsFunc(texts, func(t phrase.Text) bool { return strings.Contains(t.String(), ",") }) {
		between = "; "
	}
	return phrase.New("%s and %s", phrase.Join(between, texts[:last]...), texts[last])
}

// ListOf is a list of codes or names.
func ListOf(words []string) phrase.Text {
	texts := make([]phrase.Text, len(words))
	for k, w := range words {
		texts[k] = phrase.Verbatim(w)
	}
	return list(texts)
}
