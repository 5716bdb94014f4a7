package model

import (
	"reflect"
	"slices"
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

// SeenBy tells who sees a field of a person or of the event, by the name that it has in the file: "email".
func SeenBy(field string) Audience {
	if field == "secret" { // of the event: every PIN follows from it
		return Nobody
	}
	return PersonFieldOf(field).Sees
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
		if a < SeenBy(fileName(field)) {
			record.Field(i).SetZero()
		}
	}
}
