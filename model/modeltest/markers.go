package modeltest

import (
	"encoding/base64"
	"slices"
	"strings"

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

func init() { // private texts that have no mark of their own
	for _, f := range model.PlainFields() {
		if f.Sees > model.Everybody && !slices.ContainsFunc(markers, func(m marker) bool { return m.field == f.Name }) {
			markers, texts = append(markers, marker{f.Name, []string{"marked" + f.Name}}), append(texts, f)
		}
	}
}

// texts are the fields whose marks are their names.
var texts []model.PersonField

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
			for _, f := range texts {
				*f.Plain.Of(p) = "marked" + f.Name
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
