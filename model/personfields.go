package model

import (
	"reflect"
	"slices"
	"strings"
	"sync"
)

// PersonField is what there is to know of a field of a player or a team, said once. From it follow who sees it, whether another section of
// the event has it, and of what is typed also how it is read from lists and the command line, compared, shown and printed.
type PersonField struct {
	Name string   // in the event's file
	Sees Audience // the first who sees it; always said: what is left out means Everybody
	// Guest: it goes along to another section, in which its player is a guest; never what the organiser alone may see.
	Guest bool
	Typed *Typed // of what is typed into one cell and means the same wherever it stands; nil for all else
}

// PersonFields are the fields of players and teams. One that is missing is the organiser's alone and stays in its section, so one that is
// new is private until somebody decides; audience_test.go names it. Those that are typed are read from lists in this order.
var PersonFields = []PersonField{
	{Name: "id", Sees: Everybody}, {Name: "no", Sees: Everybody}, {Name: "entered", Sees: Everybody},
	{Name: "withdrawn", Sees: Everybody}, {Name: "byes", Sees: Everybody}, {Name: "house", Sees: Everybody},
	{Name: "guest", Sees: Everybody},
	{Name: "fixedBoard", Sees: Everybody}, {Name: "categories", Sees: Everybody}, {Name: "team", Sees: Everybody},
	// Of a team.
	{Name: "short", Sees: Everybody}, {Name: "roster", Sees: Everybody}, {Name: "captain", Sees: Everybody},
	{Name: "strength", Sees: Everybody},

	{Name: "name", Sees: Everybody, Guest: true}, {Name: "expelled", Sees: Everybody, Guest: true},
	{Name: "noHalfByes", Sees: Everybody, Guest: true}, {Name: "origin", Sees: Everybody, Guest: true},
	{Name: "expulsion", Sees: Office, Guest: true}, // the reason, which the report file has in a comment
	{Name: "present", Sees: Organiser}, {Name: "came", Sees: Organiser}, {Name: "note", Sees: Organiser},

	{Name: "rating", Sees: Everybody, Guest: true, Typed: ratingField("FIDE rating", "`RATING` of FIDE's list",
		func(p *Player) *Rating { return &p.Rating }).named("fide-rating", "fide rating").placed()},
	{Name: "nationalRating", Sees: Everybody, Guest: true, Typed: ratingField("National rating", "`RATING` of the federation's own list",
		func(p *Player) *Rating { return &p.NationalRating }).named("national-rating", "national rating").placed()},
	{Name: "ownRating", Sees: Everybody, Guest: true, Typed: ratingField("Own rating", "`RATING` of a list of your own, or an estimate",
		func(p *Player) *Rating { return &p.OwnRating }).named("own-rating", "own rating").placed()},
	{Name: "title", Sees: Everybody, Guest: true,
		Typed: textField(4, "Title", "`TITLE`: GM, WFM, …", func(p *Player) *string { return &p.Title }).placed()},
	{Name: "sex", Sees: Everybody, Guest: true,
		Typed: textField(3, "Sex", "`SEX`: m or w", func(p *Player) *string { return &p.Sex }).placed()},
	{Name: "birth", Sees: Office, Guest: true, // others get the year, which categories by age go by
		Typed: dayField("Born", "birth `DATE`, or the year", func(p *Player) *Date { return &p.Birth }).named("born", "birth")},
	{Name: "fideID", Sees: Everybody, Guest: true, Typed: textField(9, "FIDE ID", "FIDE `ID`",
		func(p *Player) *string { return &p.FideID }).named("fide-id", "fide id")},
	{Name: "nationalID", Sees: Everybody, Guest: true, Typed: textField(9, "Federation's ID", "national `ID`",
		func(p *Player) *string { return &p.NationalID }).named("id", "national id")},
	{Name: "expires", Sees: Office, Guest: true, Typed: typed(DayField, 9, "Membership until",
		"the last `DAY` of the membership: 2027-05-31, 2027-05, or life", func(p *Player) *Date { return &p.Expires }, ParseExpiry, expiryText)},
	{Name: "k", Sees: Everybody, Guest: true,
		Typed: countField(mostK, "K factor", "FIDE's coefficient `K`, as the rating list has it: 40, 20 or 10",
			func(p *Player) *int { return &p.K }).placed()},
	{Name: "games", Sees: Everybody, Guest: true, Typed: countField(mostGames, "Rated games before",
		"how many rated `GAMES` there were before the event; of a DWZ the index", func(p *Player) *int { return &p.Games }).placed()},
	{Name: "fed", Sees: Everybody, Guest: true, Typed: textField(4, "Federation", "`FEDERATION`: USA, SCO, …",
		func(p *Player) *string { return &p.Federation }).named("fed", "federation")},
	{Name: "state", Sees: Everybody, Guest: true, Typed: textField(3, "State", "the `STATE` of the federation: NY, MA, …",
		func(p *Player) *string { return &p.State })},
	{Name: "fee", Sees: Organiser, Typed: moneyField("Own fee",
		"what is owed in place of the section's fee, an `AMOUNT`; 0 is nothing, \"\" the section's",
		func(p *Player) *Cents { return &p.Fee }, ParseFee, feeText).named("fee", NoList)},
	{Name: "club", Sees: Everybody, Typed: textField(14, "Club or school", "`CLUB` or school", func(p *Player) *string { return &p.Club })},
	{Name: "grade", Sees: Everybody, Guest: true,
		Typed: textField(4, "School grade", "school `GRADE`", func(p *Player) *string { return &p.Grade })},
	{Name: "email", Sees: Organiser, Typed: textField(14, "Email", "`EMAIL` address; only in the report contacts",
		func(p *Player) *string { return &p.Email })},
	{Name: "paid", Sees: Organiser, Typed: moneyField("Paid", "what was paid: an `AMOUNT`, or yes for all that is owed, or no",
		func(p *Player) *Cents { return &p.Paid }, ParsePaid, paidText)},
}

// byName finds them by their names.
var byName = sync.OnceValue(func() map[string]PersonField {
	all := map[string]PersonField{}
	for _, f := range PersonFields {
		all[f.Name] = f
	}
	return all
})

// PersonFieldOf is the record of a field, by the name that it has in the file; of one that nobody has thought of a private one.
func PersonFieldOf(name string) PersonField {
	if f, ok := byName()[name]; ok {
		return f
	}
	return PersonField{Name: name, Sees: Organiser}
}

// TypedFields are those that are typed.
func TypedFields() []PersonField {
	return slices.DeleteFunc(slices.Clone(PersonFields), func(f PersonField) bool { return f.Typed == nil })
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
