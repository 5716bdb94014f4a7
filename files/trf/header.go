package trf

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"time"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

// header reads the records of the event as a whole.
func (rd *reader) header() {
	for id, field := range map[string]*string{"012": &rd.t.Name, "022": &rd.t.City, "032": &rd.t.Federation,
		"102": &rd.t.Arbiter, "122": &rd.t.Time} {
		*field, _ = rd.first(id)
	}
	rd.addresses()
	for _, r := range rd.take("112") {
		if s := r.text(); s != "" {
			rd.t.Deputies = append(rd.t.Deputies, s)
		}
	}
	if code, _ := rd.peek("222"); rd.t.Time == "" {
		rd.t.Time = timeOfCode(code)
	}
	rd.t.Start, rd.t.End = rd.date("042"), rd.date("052")
	for _, id := range []string{"062", "072", "082", "801", "802"} {
		rd.take(id) // computed from the rest
	}
	rd.planned()
	rd.colour()
	if s, r := rd.first("352"); r != nil {
		rd.s.BoardColours = strings.ToUpper(s)
		if strings.Trim(rd.s.BoardColours, "WB") != "" {
			rd.grave(r, 5, phrase.New("%q is not a row of board colours", s), "Write one letter W or B for each board, such as WBWB")
			rd.s.BoardColours = ""
		}
	}
}

// addresses takes addresses of the web out of the city and the arbiter, where lichess writes them:
//
//	022 https://lichess.org/swiss/gfp5cTrx
//	032 Lichess
//	102 https://lichess.org/swiss
//
// The first is the event's page, and the name of its site no federation.
func (rd *reader) addresses() {
	for _, id := range []string{"022", "102"} {
		field := map[string]*string{"022": &rd.t.City, "102": &rd.t.Arbiter}[id]
		page, err := model.ParsePage(*field)
		if !strings.Contains(*field, "://") || err != nil {
			continue
		}
		_, r := rd.peek(id)
		rd.wrong(r, 5, phrase.New("%q is an address; it is taken for that of the event's page", *field), "")
		rd.t.Page, *field = cmp.Or(rd.t.Page, page), ""
	}
	if fed := strings.ToLower(rd.t.Federation); len(fed) > 3 && strings.Contains(rd.t.Page, "//"+fed+".") {
		rd.t.Federation = ""
	}
}

func (rd *reader) planned() {
	for _, id := range []string{"142", "XXR"} {
		s, r := rd.first(id)
		if r == nil {
			continue
		}
		if n, ok := firstNumber(s); ok && n <= mostRounds {
			rd.s.Planned = max(rd.s.Planned, n)
		} else {
			rd.grave(r, 5, phrase.New("%q is not a number of rounds", s), "Write the number of rounds")
		}
	}
}

// mostRounds is far above any event's rounds.
const mostRounds = 200

func (rd *reader) colour() {
	for _, id := range []string{"152", "XXC"} {
		s, r := rd.first(id)
		if r == nil {
			continue
		}
		switch low := strings.ToLower(s); {
		case strings.Contains(low, "white") || low == "w":
			rd.s.InitialColour = model.White
		case strings.Contains(low, "black") || low == "b":
			rd.s.InitialColour = model.Black
		case low == "rank": // JaVaFo: pair by rank; no colour
		default:
			rd.grave(r, 5, phrase.New("%q is not an initial colour", s), "Write W or B")
		}
	}
}

// dates in the ways programs write them.
var (
	yearFirst = pattern.New(`^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$`)
	yearLast  = pattern.New(`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$`)
	shortYear = pattern.New(`^(\d{2})[/.-](\d{2})[/.-](\d{2})$`)
	yearOnly  = pattern.New(`^(\d{4})(?:[/.-] *0{0,2} *){0,2}$`)        // 1975/00/00, and SwissPerfect's "1975.  ."
	yearMonth = pattern.New(`^(\d{4})[/.-](?:0?[1-9]|1[0-2])[/.-]? *$`) // a month without its day
	compact   = pattern.New(`^(\d{4})(\d{2})(\d{2})$`)
)

// parseDate reads a date; born tells that a year of two digits lies in the past.
func parseDate(s string, born bool) (model.Date, bool) {
	if strings.Trim(s, "0/.- ") == "" {
		return "", true
	}
	if m := yearOnly.FindStringSubmatch(s); m != nil {
		return model.Date(m[1]), true
	}
	if m := yearMonth.FindStringSubmatch(s); m != nil && born {
		return model.Date(m[1]), true
	}
	for _, re := range []*pattern.Pattern{yearFirst, compact} {
		if m := re.FindStringSubmatch(s); m != nil {
			return date(m[1], m[2], m[3])
		}
	}
	for _, layout := range []string{"Jan 2, 2006", "January 2, 2006", "2 Jan 2006", "2 January 2006", "2. January 2006", time.RFC3339} {
		if d, err := time.Parse(layout, s); err == nil { // lichess: Apr 18, 2026
			return model.Date(d.Format(time.DateOnly)), true
		}
	}
	if m := yearLast.FindStringSubmatch(s); m != nil {
		return date(m[3], m[2], m[1])
	}
	if m := shortYear.FindStringSubmatch(s); m != nil {
		y, _ := strconv.Atoi(m[1])
		if y += 2000; born && y > 2020 {
			y -= 100
		}
		if d, ok := date(strconv.Itoa(y), m[2], m[3]); ok {
			return d, true
		}
		return date(strconv.Itoa(y), m[3], m[2]) // SwissPerfect: 11.25.02
	}
	return "", false
}

func date(year, month, day string) (model.Date, bool) {
	y, _ := strconv.Atoi(year)
	m, _ := strconv.Atoi(month)
	d, _ := strconv.Atoi(day)
	if m == 0 && d == 0 {
		return model.Date(year), true
	}
	if m < 1 || m > 12 || d < 1 || d > 31 || y < 1800 {
		return "", false
	}
	return model.Date(fmt.Sprintf("%04d-%02d-%02d", y, m, d)), true
}

func (rd *reader) date(id string) model.Date {
	s, r := rd.first(id)
	d, ok := parseDate(s, false)
	if !ok {
		rd.wrong(r, 5, phrase.New("%q is not a date", s), "Write it as 2026/03/31")
		delete(rd.kept, r.line)
	}
	return d
}

// roundDates gives the rounds the dates of record 132, those that are not yet paired as well.
func (rd *reader) roundDates() {
	for _, r := range rd.take("132") {
		for n := 0; 92+10*n <= len(r.runes); n++ {
			c := 92 + 10*n
			s := r.cols(c, c+8)
			d, ok := parseDate(s, false)
			switch {
			case !ok:
				rd.wrong(r, c, phrase.New("%q is not the date of a round", s), "Write it as 26/03/31")
			case d == "":
			case n < len(rd.s.Rounds):
				rd.s.Rounds[n].Date = d
			case n < mostRounds:
				for rd.s.Scheduled() <= n {
					rd.s.Coming = append(rd.s.Coming, model.When{})
				}
				rd.s.Coming[n-len(rd.s.Rounds)].Date = d
			}
		}
	}
}

// ruler tells the unmarked lines that some programs put above the players to
// show the columns: "DDD SSSS sTTT NNN", "1234567890".
func ruler(r *record) bool {
	s := string(r.runes)
	if strings.TrimSpace(r.id) == "" || strings.HasPrefix(s, "123456789") || strings.HasPrefix(s, "012345678") {
		return true
	}
	return strings.Trim(s, "-=_ ") == "" || len(r.id) == 3 && strings.Trim(r.id, r.id[:1]) == "" && strings.ContainsAny(r.id, capitals)
}
