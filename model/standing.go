package model

import (
	"strconv"
	"strings"

	"wallchart/phrase"
)

// Lifelong is the last day of a membership that does not end.
const Lifelong = Date("9999-12-31")

// ParseExpiry reads the last day of a membership: 2027-05-31, 5/31/2027 as US Chess writes it, the month or the year in which it ends,
// or life.
func ParseExpiry(text string) (Date, error) {
	s := strings.ToLower(strings.TrimSpace(text))
	switch s {
	case "", "-":
		return "", nil
	case "life", "lifetime", "l":
		return Lifelong, nil
	}
	parts := strings.FieldsFunc(s, func(r rune) bool { return r == '-' || r == '/' || r == '.' })
	numbers := make([]int, len(parts))
	ok := len(parts) > 0 && len(parts) < 4
	for i, p := range parts {
		n, err := strconv.Atoi(p)
		numbers[i], ok = n, ok && err == nil
	}
	if !ok {
		return "", notExpiry(text)
	}
	year, month, day := numbers[0], 12, 0
	switch {
	case len(numbers) == 3 && len(parts[2]) == 4 && strings.Contains(s, "."): // 31.5.2027
		year, month, day = numbers[2], numbers[1], numbers[0]
	case len(numbers) == 3 && len(parts[2]) == 4:
		year, month, day = numbers[2], numbers[0], numbers[1]
	case len(numbers) == 3:
		month, day = numbers[1], numbers[2]
	case len(numbers) == 2 && len(parts[1]) == 4: // 5/2027
		year, month = numbers[1], numbers[0]
	case len(numbers) == 2:
		month = numbers[1]
	}
	if year < 1900 || year > 9999 || month < 1 || month > 12 || day > lastOf(year, month) || day < 0 || len(numbers) == 3 && day == 0 {
		return "", notExpiry(text)
	}
	if day == 0 {
		day = lastOf(year, month)
	}
	return Date(four(year) + "-" + two(month) + "-" + two(day)), nil
}

func notExpiry(text string) error {
	return phrase.Errorf("%q is not the end of a membership. Write the day, such as 2027-05-31, the month, the year, or life", text)
}

func four(n int) string { return strings.Repeat("0", 4-len(strconv.Itoa(n))) + strconv.Itoa(n) }
func two(n int) string  { return strings.Repeat("0", 2-len(strconv.Itoa(n))) + strconv.Itoa(n) }

// lastOf is the last day of a month.
func lastOf(year, month int) int {
	switch month {
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	case 4, 6, 9, 11:
		return 30
	}
	return 31
}

// ExpiryText is the last day of a membership as ParseExpiry reads it again.
func (p *Player) ExpiryText() string { return expiryText(p.Expires) }

func expiryText(d Date) string {
	if d == Lifelong {
		return "life"
	}
	return string(d)
}

// The highest numbers that are believed of a player's standing in a rating list.
const (
	mostK     = 100
	mostGames = 9999
)

func upTo(text string, most int) (int, error) {
	text = strings.TrimSpace(text)
	if text == "" || text == "-" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > most {
		return 0, phrase.Errorf("%q is no such number. Write a whole number from 0 to %d", text, most)
	}
	return n, nil
}

// Standing says what is wrong with a player's days and counts, such as the end of the membership and the coefficient; nil for nothing.
func (p *Player) Standing() error {
	for _, f := range PersonFields {
		if t := f.Typed; t != nil && (t.Kind == DayField || t.Kind == CountField) {
			if err := t.check(p); err != nil {
				return err
			}
		}
	}
	return nil
}

// Check refuses what is not YYYY-MM-DD, YYYY or empty.
func (d Date) Check() error {
	ok := len(d) == 0 || len(d) == 4 ||
		(len(d) == 10 && d[4] == '-' && d[7] == '-' && d[5:7] >= "01" && d[5:7] <= "12" && d[8:] >= "01" && d[8:] <= "31")
	for i, r := range d {
		ok = ok && (r >= '0' && r <= '9' || (r == '-' && (i == 4 || i == 7)))
	}
	if ok {
		return nil
	}
	return Problem{What: phrase.New("%q is not a date", string(d)),
		Cure: phrase.New("Write year, month and day, such as 2026-05-31"), Grave: true}
}
