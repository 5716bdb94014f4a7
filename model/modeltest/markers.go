package modeltest

import (
	"encoding/base64"
	"slices"
	"strconv"
	"strings"
	"time"

	"wallchart/model"
)

// A marker is what Mark writes into a private field, in the forms in which it could come out.
type marker struct {
	field string // as model.SeenBy names it
	forms []string
}

const (
	markedSecret = "MARKEDSECRETMARKEDSECRET"
	markedEmail  = "marked.address@example.org"
	markedNote   = "markednote"
	markedReason = "markedreason"
	markedFee    = 432189
	markedPaid   = 123487
	markedBirth  = "1987-03-19"
	markedExpiry = "2031-07-23"
)

var markers = []marker{
	{"secret", []string{markedSecret, base64.StdEncoding.EncodeToString([]byte(markedSecret))}},
	{"email", []string{markedEmail}},
	{"note", []string{markedNote}},
	{"expulsion", []string{markedReason}},
	{"fee", []string{"4321.89", "4,321.89", "4321,89", "432189"}},
	{"paid", []string{"1234.87", "1,234.87", "1234,87", "123487"}},
	{"birth", []string{markedBirth, "19.03.1987", "19/03/1987", "3/19/1987", "03/19/1987", "1987/03/19", "19870319",
		"31855"}}, // a workbook's number of the day
	{"expires", []string{markedExpiry, "23.07.2031", "23/07/2031", "7/23/2031", "07/23/2031", "2031/07/23", "20310723", "48052"}},
}

func init() { // private fields that have no mark of their own
	for _, f := range model.TypedFields() {
		if f.Sees > model.Everybody && !slices.ContainsFunc(markers, func(m marker) bool { return m.field == f.Name }) {
			m := markOf(f, len(typed))
			markers, typed = append(markers, m), append(typed, typedMark{f, m.forms[0]})
		}
	}
}

// typedMark is a field with a mark by its kind.
type typedMark struct {
	model.PersonField
	text string
}

var typed []typedMark

// markOf is the mark of a field by its kind, the first form as it is typed; n tells those of a kind apart.
func markOf(f model.PersonField, n int) marker {
	switch f.Typed.Kind {
	case model.RatingField:
		return marker{f.Name, []string{strconv.Itoa(3467 - n)}}
	case model.CountField:
		return marker{f.Name, []string{strconv.Itoa(8753 - n)}}
	case model.DayField:
		day := time.Date(1993, 8, 23+n, 0, 0, 0, 0, time.UTC)
		forms := []string{day.Format(time.DateOnly)}
		for _, form := range []string{"02.01.2006", "02/01/2006", "1/2/2006", "01/02/2006", "2006/01/02", "20060102"} {
			forms = append(forms, day.Format(form))
		}
		return marker{f.Name, forms}
	case model.MoneyField:
		whole, part := strconv.Itoa(6543+n), "21"
		return marker{f.Name, []string{whole + "." + part, whole[:1] + "," + whole[1:] + "." + part, whole + "," + part, whole + part}}
	}
	return marker{f.Name, []string{"marked" + f.Name}}
}

// Typed are two texts that can be typed into a field and are shown as they were typed.
func Typed(f model.PersonField) (first, second string) {
	switch {
	case f.Name == "sex":
		return "w", "m"
	case f.Name == "title":
		return "WFM", "GM"
	case f.Name == "fed" || f.Name == "state":
		return "ABC", "DEF"
	case f.Name == "fideID":
		return "1234567", "7654321"
	case f.Typed.Kind == model.TextField:
		return "one of these", "another"
	case f.Typed.Kind == model.DayField:
		return "2007-05-31", "2008-06-30"
	case f.Typed.Kind == model.MoneyField:
		return "12.50", "25.00"
	case f.Typed.Kind == model.CountField:
		return "40", "20"
	}
	return "1712", "1843"
}

// Mark writes into every private field of an event what Told finds again. It changes the event that it is given.
func Mark(t *model.Tournament) {
	t.Secret = markedSecret
	mark := func(e *model.Entry) {
		e.Email, e.Fee, e.Paid, e.Present = markedEmail, markedFee, markedPaid, true
	}
	for _, s := range t.Sections {
		for i := range s.Players {
			p := &s.Players[i]
			mark(&p.Entry)
			p.Note, p.Birth, p.Expires, p.Sex, p.Grade = markedNote, markedBirth, markedExpiry, "w", "5"
			for _, f := range typed {
				if err := f.Typed.Take(p, f.text); err != nil {
					panic(err) // a mark is what can be typed
				}
			}
		}
		for i := range s.Teams {
			mark(&s.Teams[i].Entry)
		}
		if last := len(s.Players) - 1; last > 0 && !s.Team() {
			s.Players[last].Expelled, s.Players[last].Expulsion = len(s.Rounds)+1, markedReason
		}
	}
}

// Told lists the private fields whose marks stand in a text, and that are for others than the audience.
func Told(text string, by model.Audience) []string {
	var fields []string
	for _, m := range markers {
		if model.SeenBy(m.field) > by && slices.ContainsFunc(m.forms, func(form string) bool { return strings.Contains(text, form) }) {
			fields = append(fields, m.field)
		}
	}
	return fields
}
