package model

import (
	"cmp"
	"strconv"
	"strings"

	"wallchart/phrase"
)

// FieldKind is what is typed into a field.
type FieldKind uint8

// Kinds of fields.
const (
	TextField   FieldKind = iota // as it stands
	RatingField                  // ParseRating
	DayField                     // a day; lists write it in any order
	MoneyField
	CountField // a whole number
)

// Typed is how a field is asked for, read, compared and shown. The window has a column for it, the command line a flag, lists a column by
// the headings in files/roster/fields.tsv, and where everybody may see it, so has the list of players.
type Typed struct {
	Kind   FieldKind
	Label  phrase.Format // what it is called
	Asked  phrase.Format // what the command line says of its flag, the value between backquotes
	Width  int           // of its column in the window, in letters
	Flag   string        // of the command line; "" is the field's name
	List   string        // what fields.tsv calls it; "" is the field's name, NoList that lists have none
	Placed bool          // papers have a place of its own for it, or none: it is no column of the list of players by itself

	Show func(*Player) string        // as Take reads it again; "" for nothing
	Take func(*Player, string) error // reads what is typed
	Fill func(to, from *Player)      // takes over what from says, where it says anything

	check func(*Player) error // refuses what no event should have
}

// NoList is what lists call a field that they have no column for.
const NoList = "-"

// Right tells whether it stands at the right of its column.
func (t *Typed) Right() bool {
	return t.Kind == RatingField || t.Kind == MoneyField || t.Kind == CountField
}

func (t *Typed) named(flag, list string) *Typed {
	t.Flag, t.List = flag, list
	return t
}

func (t *Typed) placed() *Typed {
	t.Placed = true
	return t
}

// typed is a field that a player has at of.
func typed[T comparable](k FieldKind, width int, label, asked phrase.Format, of func(*Player) *T, read func(string) (T, error),
	show func(T) string) *Typed {
	return &Typed{Kind: k, Width: width, Label: label, Asked: asked,
		Show: func(p *Player) string { return show(*of(p)) },
		Take: func(p *Player, text string) error {
			v, err := read(text)
			if err == nil {
				*of(p) = v
			}
			return err
		},
		Fill:  func(to, from *Player) { *of(to) = cmp.Or(*of(from), *of(to)) },
		check: func(p *Player) error { _, err := read(show(*of(p))); return err }}
}

// textField is one that is taken as it stands.
func textField(width int, label, asked phrase.Format, of func(*Player) *string) *Typed {
	return typed(TextField, width, label, asked, of, func(s string) (string, error) { return strings.TrimSpace(s), nil }, asText)
}

func ratingField(label, asked phrase.Format, of func(*Player) *Rating) *Typed {
	return typed(RatingField, 5, label, asked, of, ParseRating, func(r Rating) string { return countText(int(r)) })
}

// dayField is a day, or a year: what was typed is looked at when it is entered.
func dayField(label, asked phrase.Format, of func(*Player) *Date) *Typed {
	t := typed(DayField, 9, label, asked, of, func(s string) (Date, error) { return Date(strings.TrimSpace(s)), nil }, asText)
	t.check = func(p *Player) error { return of(p).Check() }
	return t
}

func moneyField(label, asked phrase.Format, of func(*Player) *Cents, read func(string) (Cents, error), show func(Cents) string) *Typed {
	return typed(MoneyField, 5, label, asked, of, read, show)
}

// countField is a whole number up to most.
func countField(most int, label, asked phrase.Format, of func(*Player) *int) *Typed {
	return typed(CountField, 4, label, asked, of, func(s string) (int, error) { return upTo(s, most) }, countText)
}

func asText[T ~string](s T) string { return string(s) }

func countText(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}
