package arbiter

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

// What people type of days, times of day, federations and arbiters, as the event
// keeps it.

var (
	yearFirst = pattern.New(`^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$`)
	yearLast  = pattern.New(`^(\d{1,2})([-/.]) ?(\d{1,2})(?:[-/.] ?(\d{4}|\d\d)?)?$`)
	yearAlone = pattern.New(`^(\d{4})$`)
	inDigits  = pattern.New(`^(\d{4})(\d\d)(\d\d)$`)
	dayMonth  = pattern.New(`^(\d{1,2})(?:st|nd|rd|th)?\.? ?([\p{L}]{3,9})\.?,?(?: ?(\d{4}))?$`)
	monthDay  = pattern.New(`^([\p{L}]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?,?(?: ?(\d{4}))?$`)
)

// months begin so, in English and in German.
var months = [...][]string{{"jan"}, {"feb"}, {"mar", "mär"}, {"apr"}, {"may", "mai"}, {"jun"}, {"jul"}, {"aug"}, {"sep"}, {"oct", "okt"},
	{"nov"}, {"dec", "dez"}}

// ReadDay reads a day of the event in any usual form: 2026-05-31, 31.5.2026,
// 5/31/2026, 31 May 2026, May 31; without a year it is that of near. Which number
// of 5/6/2026 is the month is only known where months go first, as in the United
// States, and otherwise refused.
func ReadDay(text string, near model.Date, monthFirst bool) (model.Date, error) {
	s := strings.ToLower(strings.Join(strings.Fields(text), " "))
	year := string(near[:min(4, len(near))])
	if m := yearAlone.FindStringSubmatch(s); m != nil || s == "" {
		return model.Date(s), nil
	}
	for _, form := range []*pattern.Pattern{yearFirst, inDigits} {
		if m := form.FindStringSubmatch(s); m != nil {
			return day(text, m[1], m[2], m[3])
		}
	}
	if m := yearLast.FindStringSubmatch(s); m != nil {
		if m[4] != "" {
			year = m[4]
		}
		if len(year) == 2 {
			year = "20" + year
		}
		first, second := m[1], m[3]
		a, _ := strconv.Atoi(first)
		b, _ := strconv.Atoi(second)
		switch {
		case m[2] == "." || a > 12:
			return day(text, year, second, first)
		case b > 12 || monthFirst || a == b:
			return day(text, year, first, second)
		}
		return "", phrase.Errorf("%q can be read in two ways; write the year first, such as 2026-05-31", text)
	}
	if m := dayMonth.FindStringSubmatch(s); m != nil {
		return namedMonth(text, m[2], m[1], m[3], year)
	}
	if m := monthDay.FindStringSubmatch(s); m != nil {
		return namedMonth(text, m[1], m[2], m[3], year)
	}
	return "", notADay(text)
}

func namedMonth(text, month, number, year, usual string) (model.Date, error) {
	if year == "" {
		year = usual
	}
	for i, names := range months {
		for _, name := range names {
			if strings.HasPrefix(month, name) {
				return day(text, year, strconv.Itoa(i+1), number)
			}
		}
	}
	return "", notADay(text)
}

func notADay(text string) error {
	return phrase.Errorf("%q is not a day; write it as 2026-05-31", text)
}

// day checks that there is such a day.
func day(text, year, month, number string) (model.Date, error) {
	y, _ := strconv.Atoi(year)
	m, _ := strconv.Atoi(month)
	d, _ := strconv.Atoi(number)
	switch t := time.Date(y, time.Month(m), d, 0, 0, 0, 0, time.UTC); {
	case year == "":
		return "", phrase.Errorf("%q has no year; write it as 2026-05-31", text)
	case t.Day() != d || int(t.Month()) != m:
		return "", phrase.Errorf("there is no such day as %q; write it as 2026-05-31", text)
	default:
		return model.Date(t.Format(time.DateOnly)), nil
	}
}

var clock = pattern.New(`^(\d{1,2})(?:(?:[:.h]| h )?(\d\d)| ?h)? ?(am|pm|a\.m\.|p\.m\.|uhr|h)?$`)

// ReadTime reads a time of day: 14:00, 14.00, 14h30, 1400, 14, 2 pm, 2:30pm.
func ReadTime(text string) (model.TimeOfDay, error) {
	s := strings.ToLower(strings.Join(strings.Fields(text), " "))
	if s == "" {
		return "", nil
	}
	wrong := phrase.Errorf("%q is not a time of day; write it as 09:30 or 14:00", text)
	m := clock.FindStringSubmatch(s)
	if m == nil {
		return "", wrong
	}
	hour, _ := strconv.Atoi(m[1])
	minute, _ := strconv.Atoi(m[2])
	switch half := strings.ReplaceAll(m[3], ".", ""); {
	case half != "am" && half != "pm":
	case hour < 1 || hour > 12:
		return "", wrong
	case half == "am":
		hour %= 12
	default:
		hour = hour%12 + 12
	}
	if hour > 23 || minute > 59 {
		return "", wrong
	}
	return model.TimeOfDay(fmt.Sprintf("%02d:%02d", hour, minute)), nil
}

// Official is an arbiter as FIDE's report files name one: "IA Anna Arbiter (12345678)".
type Official struct {
	Title  string // IA, FA, NA, or that of a federation
	Name   string
	FideID string
}

var (
	titled = pattern.New(`^(IA|FA|NA|IO|ANTD|NTD|STD|LTD|CTD) (.*)$`)
	withID = pattern.New(`^(.*?) ?\((\d{4,11})\)$`)
)

// ReadOfficial takes an arbiter's text apart.
func ReadOfficial(text string) Official {
	o := Official{Name: strings.Join(strings.Fields(text), " ")}
	if m := withID.FindStringSubmatch(o.Name); m != nil {
		o.Name, o.FideID = m[1], m[2]
	}
	if m := titled.FindStringSubmatch(o.Name); m != nil {
		o.Title, o.Name = m[1], m[2]
	}
	return o
}

// String puts the arbiter's text together.
func (o Official) String() string {
	parts := []string{strings.TrimSpace(o.Title), strings.TrimSpace(o.Name)}
	if id := strings.TrimSpace(o.FideID); id != "" {
		parts = append(parts, "("+id+")")
	}
	return strings.Join(strings.Fields(strings.Join(parts, " ")), " ")
}

// monthFirst tells whether the event's days are written as 5/31/2026: in the
// United States.
func monthFirst(t *model.Tournament) bool { return t.Federation == "USA" }

// Schedule writes into the schedule of a section what is typed as
// "3=2026-05-31,14:00": the round, its day, its time of day.
func Schedule(t *model.Tournament, s *model.Section, rounds []model.When, text string) ([]model.When, error) {
	number, rest, ok := strings.Cut(text, "=")
	round, err := strconv.Atoi(strings.TrimSpace(number))
	if !ok || err != nil || round < 1 {
		return nil, phrase.Errorf("%q does not say when a round begins; write for instance 3=2026-05-31,14:00", text)
	}
	if last := max(s.PlannedRounds(), s.Scheduled()); round > last {
		return nil, phrase.Errorf("the section has %d rounds, and not %d; plan more of them first", last, round)
	}
	var w model.When
	typedDay, typedTime, _ := strings.Cut(rest, ",")
	if typedTime == "" && strings.Contains(typedDay, ":") {
		typedDay, typedTime = "", typedDay
	}
	if w.Date, err = ReadDay(typedDay, t.Start, monthFirst(t)); err != nil {
		return nil, err
	}
	if w.Time, err = ReadTime(typedTime); err != nil {
		return nil, err
	}
	rounds = slices.Clone(rounds)
	for len(rounds) < round {
		rounds = append(rounds, model.When{})
	}
	rounds[round-1] = w
	return rounds, nil
}
