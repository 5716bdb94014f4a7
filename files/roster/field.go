package roster

import (
	"cmp"
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Field is what a column of a list holds.
type Field uint8

// Fields, in the order in which a window offers them. Columns for a player of the team stand in lists of one row a
// team, where a MemberRating belongs to the Member before it.
const (
	Unknown Field = iota // nobody has said yet; read as LeftOut
	Name                 // as it stands: "Carlsen, Magnus" or "Magnus Carlsen"
	LastName
	FirstName
	Rating // the one that counts in the event
	FideRating
	NationalRating
	OwnRating
	Title
	Sex
	Birth
	FideID
	NationalID
	Expires // last day of the membership
	K       // FIDE's coefficient
	Games   // rated games before
	Federation
	Club
	State // of the federation: NY
	Grade
	Category
	Team
	Board // place on the team's roster
	Number
	Member
	MemberRating
	Captain
	Strength
	Note
	Byes
	Email
	Paid
	LeftOut
	fieldCount
)

//go:embed fields.tsv
var fieldTable string

// vocabulary is what headings the fields have.
type vocabulary struct {
	name  [fieldCount]string // in files: "last name"
	label [fieldCount]string // on screen: "Last name"
	words [fieldCount][]string
}

var vocab = sync.OnceValue(loadVocabulary)

func loadVocabulary() *vocabulary {
	v := &vocabulary{}
	v.name[Unknown], v.label[Unknown] = "unknown", "Not known"
	f := Name
	rows := table(fieldTable)
	if len(rows) != int(fieldCount-Name) { // or each behind it would have the headings of another
		panic(fmt.Sprintf("fields.tsv has %d rows and field.go %d fields from Name on: each has its row at the same place",
			len(rows), fieldCount-Name))
	}
	for _, c := range rows {
		v.name[f], v.label[f] = c[0], c[1]
		for _, r := range model.TypedFields() {
			if c[1] == "=" && c[0] == cmp.Or(r.Typed.List, r.Name) {
				v.label[f] = string(r.Typed.Label)
			}
		}
		for _, w := range strings.Split(c[2], "|") {
			if k := namekey.Key(w); k != "" {
				v.words[f] = append(v.words[f], k)
			}
		}
		f++
	}
	v.name[LeftOut] = "left out"
	return v
}

// String is the field's name in files.
func (f Field) String() string {
	if f >= fieldCount {
		return "unknown"
	}
	return vocab().name[f]
}

// Label is what the field is called on screen.
func (f Field) Label() phrase.Text {
	if f >= fieldCount {
		f = Unknown
	}
	return phrase.New(phrase.Format(vocab().label[f]))
}

// Fields lists all fields in the order in which a window offers them.
func Fields() []Field {
	fs := make([]Field, fieldCount)
	for i := range fs {
		fs[i] = Field(i)
	}
	return fs
}

// MarshalText writes the field's name.
func (f Field) MarshalText() ([]byte, error) {
	if f >= fieldCount {
		return nil, fmt.Errorf("field %d does not exist", f)
	}
	return []byte(vocab().name[f]), nil
}

// UnmarshalText reads a field's name.
func (f *Field) UnmarshalText(text []byte) error {
	i := slices.Index(vocab().name[:], string(text))
	if i < 0 {
		return phrase.Errorf("%.40q is not a field; known are %q", text, vocab().name)
	}
	*f = Field(i)
	return nil
}

// claim is a field that a heading may mean, the surest first.
type claim struct {
	field Field
	rank  int // lower is surer: the place of the heading among the field's words, more where it is only part of the heading
}

// quick are words of a heading over ratings of shorter games, which stand in for the rating only where there is no other.
var quick = pattern.New(`\b(?:rapid|rapidplay|blitz|quick|lightning|bullet|schnell(?:schach)?|rapide|rapido|relampago|lampo|szybkie)\b`)

// partly is added to the rank of a heading that has more words than one of the field's.
const partly = 1000

// claims lists the fields that a heading may mean; none for an unknown one. A number in it, as in "Board 1" or
// "2. Spieler", makes it one of the players of a team.
func claims(heading string) []claim {
	if len(heading) > 100 {
		return nil
	}
	heading = spaced(heading)
	bare, _, _ := strings.Cut(heading, "(")
	key := namekey.Key(heading)
	if cs := memberClaims(key); len(cs) > 0 {
		return cs
	}
	var found []claim
	for _, k := range []string{key, namekey.Key(bare)} {
		for f := Name; f < fieldCount; f++ {
			if f == Member || f == MemberRating {
				continue
			}
			if i := slices.Index(vocab().words[f], k); i >= 0 {
				found = append(found, claim{f, i})
			}
		}
		if len(found) > 0 {
			return found
		}
	}
	return partClaims(strings.Fields(key))
}

// spaced opens what is written in one word: "FirstName", "birth_date", "Rtg+/-".
func spaced(s string) string {
	var b strings.Builder
	var before rune
	for _, r := range s {
		if before >= 'a' && before <= 'z' && r >= 'A' && r <= 'Z' {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		before = r
	}
	return strings.ReplaceAll(b.String(), "_", " ")
}

// partClaims finds fields whose words are among those of a longer heading, as in "Player's FIDE rating": the field
// with the longest, but a name only if there is nothing else, and nothing at all if the heading is about the parents.
func partClaims(words []string) []claim {
	if len(words) < 2 || len(words) > 8 {
		return nil
	}
	var best []claim
	length := 0
	for f := Name; f < fieldCount; f++ {
		for i, w := range vocab().words[f] {
			if len(w) < 3 || f == Member || f == MemberRating {
				continue
			}
			for part := range strings.FieldsSeq(w) {
				if !slices.Contains(words, part) {
					w = ""
					break
				}
			}
			n := len(w)
			if f == Name && n > 0 {
				n = 1
			}
			if f == LeftOut && n >= 4 {
				return []claim{{LeftOut, partly}}
			}
			switch {
			case n > length:
				best, length = []claim{{f, partly + i}}, n
			case n == length && n > 1 && f == Grade && best[0].field == Rating: // a school grade, or a rating in Britain
				best = []claim{{f, partly + i}, best[0]}
			}
		}
	}
	return best
}

// memberClaims reads headings of a team's players: "Board 1", "1. Brett", "Player 2 name", "Rating 3".
func memberClaims(key string) []claim {
	words := strings.Fields(key)
	if len(words) < 2 || len(words) > 3 {
		return nil
	}
	at := slices.IndexFunc(words, func(w string) bool { n, err := strconv.Atoi(w); return err == nil && n > 0 && n <= 30 })
	if at < 0 {
		return nil
	}
	n, _ := strconv.Atoi(words[at])
	rest := slices.Delete(slices.Clone(words), at, at+1)
	for _, f := range []Field{MemberRating, Member} {
		if slices.ContainsFunc(rest, func(w string) bool { return slices.Contains(vocab().words[f], w) }) {
			return []claim{{f, n}}
		}
	}
	if len(rest) == 1 && rest[0] == "name" {
		return []claim{{Member, n}}
	}
	return nil
}
