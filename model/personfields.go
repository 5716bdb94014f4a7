package model

import (
	"reflect"
	"slices"
	"strings"

	"wallchart/phrase"
)

// PersonField is what there is to know of a field of a player or a team, said once. From it follow who sees it, whether another section of
// the event has it, and of a plain text also how it is typed, read from lists, shown and printed.
type PersonField struct {
	Name string   // in the event's file
	Sees Audience // the first who sees it
	// Guest: it goes along to another section, in which its player is a guest; never what the organiser alone may see.
	Guest bool
	Plain *PlainText // of a text that is taken as it stands; nil for what must be understood first
}

// PlainText is how a field is asked for and shown that is a text as it stands. The window has a column for it, the command line a flag of
// its name, lists a column by the headings in files/roster/fields.tsv, and where everybody may see it, so has the list of players.
type PlainText struct {
	Of    func(*Player) *string
	Label phrase.Format // what it is called
	Asked phrase.Format // what the command line says of its flag, the value between backquotes
	Width int           // of its column in the window, in letters
}

// PersonFields are the fields of players and teams. One that is missing is the organiser's alone and stays in its section, so one that is
// new is private until somebody decides; audience_test.go names it.
var PersonFields = []PersonField{
	{Name: "id"}, {Name: "no"}, {Name: "entered"}, {Name: "withdrawn"}, {Name: "byes"}, {Name: "house"}, {Name: "guest"},
	{Name: "fixedBoard"}, {Name: "categories"}, {Name: "team"},
	{Name: "short"}, {Name: "roster"}, {Name: "captain"}, {Name: "strength"}, // of a team

	{Name: "name", Guest: true}, {Name: "fed", Guest: true}, {Name: "expelled", Guest: true}, {Name: "noHalfByes", Guest: true},
	{Name: "rating", Guest: true}, {Name: "nationalRating", Guest: true}, {Name: "ownRating", Guest: true}, {Name: "title", Guest: true},
	{Name: "sex", Guest: true}, {Name: "fideID", Guest: true}, {Name: "nationalID", Guest: true}, {Name: "k", Guest: true},
	{Name: "games", Guest: true}, {Name: "state", Guest: true}, {Name: "origin", Guest: true},
	{Name: "birth", Sees: Office, Guest: true}, // others get the year, which categories by age go by
	{Name: "expires", Sees: Office, Guest: true},
	{Name: "expulsion", Sees: Office, Guest: true}, // the reason, which the report file has in a comment

	{Name: "fee", Sees: Organiser}, {Name: "paid", Sees: Organiser}, {Name: "present", Sees: Organiser}, {Name: "came", Sees: Organiser},
	{Name: "note", Sees: Organiser},

	{Name: "club", Plain: &PlainText{Label: "Club or school", Asked: "`CLUB` or school", Width: 14,
		Of: func(p *Player) *string { return &p.Club }}},
	{Name: "grade", Guest: true, Plain: &PlainText{Label: "School grade", Asked: "school `GRADE`", Width: 4,
		Of: func(p *Player) *string { return &p.Grade }}},
	{Name: "email", Sees: Organiser, Plain: &PlainText{Label: "Email", Asked: "`EMAIL` address; only in the report contacts", Width: 14,
		Of: func(p *Player) *string { return &p.Email }}},
}

// byName finds them by their names.
var byName = func() map[string]PersonField {
	all := map[string]PersonField{}
	for _, f := range PersonFields {
		all[f.Name] = f
	}
	return all
}()

// PersonFieldOf is the record of a field, by the name that it has in the file; of one that nobody has thought of a private one.
func PersonFieldOf(name string) PersonField {
	if f, ok := byName[name]; ok {
		return f
	}
	return PersonField{Name: name, Sees: Organiser}
}

// PlainFields are those that are texts as they stand.
func PlainFields() []PersonField {
	return slices.DeleteFunc(slices.Clone(PersonFields), func(f PersonField) bool { return f.Plain == nil })
}

// AsGuest is what of a player goes along to another section.
func (p *Player) AsGuest() Player {
	var along Player
	keep(reflect.ValueOf(&along).Elem(), reflect.ValueOf(p).Elem())
	return along
}

func keep(to, from reflect.Value) {
	for i := range to.NumField() {
		field := to.Type().Field(i)
		if field.Anonymous {
			keep(to.Field(i), from.Field(i))
		} else if f := PersonFieldOf(fileName(field)); f.Guest && f.Sees <= Office {
			to.Field(i).Set(from.Field(i))
		}
	}
}

// fileName is the name that a field of a record has in the file.
func fileName(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	return name
}
