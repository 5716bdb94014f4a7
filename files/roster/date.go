package roster

import (
	"strconv"
	"strings"
	"time"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// DateOrder is which number comes first in 03/04/2012.
type DateOrder uint8

// Orders of dates.
const (
	DayFirst DateOrder = iota // most of the world
	MonthFirst
)

// String is "day first" or "month first".
func (o DateOrder) String() string { return [2]string{"day first", "month first"}[o&1] }

// MarshalText writes "day first" or "month first".
func (o DateOrder) MarshalText() ([]byte, error) { return []byte(o.String()), nil }

// UnmarshalText reads "day first" or "month first".
func (o *DateOrder) UnmarshalText(text []byte) error {
	switch string(text) {
	case "day first":
		*o = DayFirst
	case "month first":
		*o = MonthFirst
	default:
		return phrase.Errorf("%.40q is not an order of dates; known are \"day first\" and \"month first\"", text)
	}
	return nil
}

var (
	yearFirst  = pattern.New(`^((?:18|19|20)\d\d)[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[T ].*)?$`)
	yearLast   = pattern.New(`^(\d{1,2})([-/. ])\s?(\d{1,2})[-/. ]\s?(\d{4}|\d\d)(?: .*)?$`)
	yearOnly   = pattern.New(`^((?:18|19|20)\d\d)(?:\.0+|[/.-] *[/.-]? *)?$`)                                             // "1975.  ." too
	monthYear  = pattern.New(`^(?:0?[1-9]|1[0-2])[/.-]((?:19|20)\d\d)$|^((?:19|20)\d\d)[/.-](?:0?[1-9]|1[0-2])[/.-]? *$`) // 05/2012
	compact    = pattern.New(`^((?:19|20)\d\d)(\d\d)(\d\d)$`)
	serialDay  = pattern.New(`^(\d{4,5})(?:\.\d+)?$`)
	dateWord   = pattern.New(`[\p{L}]+`)
	dateNumber = pattern.New(`\d+`)
	bornWord   = pattern.New(`(?i)^(?:jg|jahrgang|geb|geboren|born|b|née?|nac|rocznik|r|ur)[.: ]\s*(?:(?:am|on|in|le)\s+)?(\d.*)$`) // Jg. 2010
)

// parseDate reads a birth date in any usual form: 2003-04-12, 12.4.2003, 04/12/03, 12 April 2003, 20030412, a
// spreadsheet's day number, or the year alone, for which FIDE's 2003.00.00 is another way.
func parseDate(s string, order DateOrder, thisYear int) (model.Date, error) {
	if dash(s) || strings.Trim(s, "0/.-") == "" {
		return "", nil
	}
	if m := bornWord.FindStringSubmatch(s); m != nil {
		s = m[1]
	}
	wrong := phrase.Errorf("%q is not a date. Enter it as 2003-04-12, or the year alone", clip(s))
	if m := yearOnly.FindStringSubmatch(s); m != nil {
		return model.Date(m[1]), nil
	}
	if m := monthYear.FindStringSubmatch(s); m != nil {
		return model.Date(m[1] + m[2]), nil
	}
	for _, re := range []*pattern.Pattern{yearFirst, compact} {
		if m := re.FindStringSubmatch(s); m != nil {
			return dateOf(m[1], m[2], m[3], wrong)
		}
	}
	if m := yearLast.FindStringSubmatch(s); m != nil {
		day, month := m[1], m[3]
		if order == MonthFirst {
			day, month = month, day
		}
		d, err := dateOf(fullYear(m[4], thisYear), month, day, wrong)
		if err != nil { // 12/31/2003 can be read in one way only
			if d, err2 := dateOf(fullYear(m[4], thisYear), day, month, wrong); err2 == nil {
				return d, nil
			}
		}
		return d, err
	}
	if m := serialDay.FindStringSubmatch(s); m != nil {
		if n, _ := strconv.Atoi(m[1]); n > 3650 && n < 60_000 { // 1910 to 2064
			return model.Date(dayZero.AddDate(0, 0, n).Format(time.DateOnly)), nil
		}
		return "", wrong
	}
	return wordDate(s, thisYear, wrong)
}

// wordDate reads 12 April 2003, April 12, 2003 and "kwiecień 2003".
func wordDate(s string, thisYear int, wrong error) (model.Date, error) {
	month := ""
	for _, w := range dateWord.FindAllString(s, 6) {
		if m := values()["month"][namekey.Key(w)]; m != "" {
			month = m
		}
	}
	if month == "" {
		return "", wrong
	}
	ns := dateNumber.FindAllString(s, 4)
	switch {
	case len(ns) == 2 && len(ns[0]) == 4:
		return dateOf(ns[0], month, ns[1], wrong)
	case len(ns) == 2 && len(ns[0]) <= 2:
		return dateOf(fullYear(ns[1], thisYear), month, ns[0], wrong)
	case len(ns) == 1 && len(ns[0]) == 4:
		return model.Date(ns[0]), nil
	}
	return "", wrong
}

// dayZero is from where spreadsheets count days.
var dayZero, _ = time.Parse(time.DateOnly, "1899-12-30")

// dateOf checks that there is such a day. A month or day 0 leaves the year.
func dateOf(year, month, day string, wrong error) (model.Date, error) {
	if strings.Trim(month, "0") == "" || strings.Trim(day, "0") == "" {
		return model.Date(year), nil
	}
	t, err := time.Parse("2006-1-2", year+"-"+month+"-"+day)
	if err != nil || year < "1850" {
		return "", wrong
	}
	return model.Date(t.Format(time.DateOnly)), nil
}

// fullYear makes four digits of two: nobody is born after this year.
func fullYear(year string, thisYear int) string {
	if len(year) != 2 {
		return year
	}
	n, _ := strconv.Atoi(year)
	if n <= thisYear%100 {
		return strconv.Itoa(thisYear - thisYear%100 + n)
	}
	return strconv.Itoa(thisYear - thisYear%100 - 100 + n)
}

// learnOrder decides which number of a column of dates is the day: a number above 12 tells, dots are European, and
// slashes with nothing to tell are read as Americans write them only where US is true.
func learnOrder(cells []string, us bool) DateOrder {
	first, second, slashes := 0, 0, 0
	for _, c := range cells {
		m := yearLast.FindStringSubmatch(c)
		if m == nil {
			continue
		}
		a, _ := strconv.Atoi(m[1])
		b, _ := strconv.Atoi(m[3])
		if a > 12 {
			first++
		}
		if b > 12 {
			second++
		}
		if m[2] == "/" {
			slashes++
		}
	}
	if second > first || second == first && us && slashes > 0 {
		return MonthFirst
	}
	return DayFirst
}
