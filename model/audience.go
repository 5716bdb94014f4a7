package model

import (
	"reflect"
	"slices"
	"strings"
)

// Audience is who reads what is made of an event. Each sees what the one before him sees, and more.
type Audience uint8

// Audiences.
const (
	Everybody Audience = iota // the hall, the web, and whoever a workbook is passed on to
	Office                    // the rating office that a report goes to, and the arbiters of another section
	Organiser                 // those who run the event, on their own lists
	Nobody                    // it is in the event's own file and leaves it for no other
)

// fieldAudiences is the one list of what may be told of a person and of the event, by the names that fields have in the
// file. A field that is not in it is the organiser's alone, so one that is new is private until somebody decides;
// audience_test.go names it.
var fieldAudiences = map[string]Audience{
	"id": Everybody, "no": Everybody, "name": Everybody, "club": Everybody, "fed": Everybody, "entered": Everybody,
	"withdrawn": Everybody, "expelled": Everybody, "byes": Everybody, "noHalfByes": Everybody, "house": Everybody,
	"guest": Everybody, "fixedBoard": Everybody, "rating": Everybody, "nationalRating": Everybody, "ownRating": Everybody,
	"title": Everybody, "sex": Everybody, "fideID": Everybody, "nationalID": Everybody, "k": Everybody, "games": Everybody,
	"state": Everybody, "grade": Everybody, "categories": Everybody, "team": Everybody, "origin": Everybody,
	"short": Everybody, "roster": Everybody, "captain": Everybody, "strength": Everybody,

	"birth":     Office, // others get the year, which categories by age go by
	"expires":   Office,
	"expulsion": Office, // the reason, which the report file has in a comment
	"email":     Organiser,
	"fee":       Organiser,
	"paid":      Organiser,
	"present":   Organiser,
	"came":      Organiser,
	"note":      Organiser,

	"secret": Nobody, // every PIN of the event follows from it
}

// SeenBy tells who sees a field, by the name that it has in the file: "email".
func SeenBy(field string) Audience {
	if a, ok := fieldAudiences[field]; ok {
		return a
	}
	return Organiser
}

// For is the event as an audience may have it whole: without the fields of persons, and of the event, that are not for it.
func (t *Tournament) For(a Audience) *Tournament {
	n := *t
	if a < SeenBy("secret") {
		n.Secret = ""
	}
	if a < Office { // what another program has written, which is not understood
		n.Extra = nil
	}
	n.Sections = slices.Clone(t.Sections)
	for i, s := range n.Sections {
		c := *s
		if a < Office {
			c.Extra = nil
		}
		c.Players = slices.Clone(s.Players)
		for k := range c.Players {
			c.Players[k] = c.Players[k].For(a)
		}
		c.Teams = slices.Clone(s.Teams)
		for k := range c.Teams {
			hide(reflect.ValueOf(&c.Teams[k]).Elem(), a)
		}
		n.Sections[i] = &c
	}
	return &n
}

// For is the player as an audience may have him.
func (p *Player) For(a Audience) Player {
	n := *p
	hide(reflect.ValueOf(&n).Elem(), a)
	if a < SeenBy("birth") && len(p.Birth) >= 4 {
		n.Birth = p.Birth[:4]
	}
	return n
}

// hide empties the fields that are not for the audience.
func hide(record reflect.Value, a Audience) {
	for i := range record.NumField() {
		field := record.Type().Field(i)
		if field.Anonymous {
			hide(record.Field(i), a)
			continue
		}
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		if a < SeenBy(name) {
			record.Field(i).SetZero()
		}
	}
}
