package model

import (
	"go/ast"
	"go/parser"
	"go/token"
	"reflect"
	"strings"
	"testing"

	"wallchart/must"
)

// fieldsOf are the names that the fields of a record have in the file.
func fieldsOf(t reflect.Type) []string {
	var names []string
	for i := range t.NumField() {
		if f := t.Field(i); f.Anonymous {
			names = append(names, fieldsOf(f.Type)...)
		} else {
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			names = append(names, name)
		}
	}
	return names
}

// TestEveryFieldHasAnAudience: who adds a field of a person decides who sees it, and whether a guest has it.
func TestEveryFieldHasAnAudience(t *testing.T) {
	known, records := map[string]bool{}, map[string]bool{}
	for _, f := range PersonFields {
		switch {
		case records[f.Name]:
			t.Errorf("PersonFields has %q twice", f.Name)
		case f.Guest && f.Sees > Office:
			t.Errorf("%q is the organiser's alone and goes along to another section", f.Name)
		}
		records[f.Name] = true
	}
	for _, record := range []any{Player{}, Team{}} {
		for _, name := range fieldsOf(reflect.TypeOf(record)) {
			if known[name] = true; !records[name] {
				t.Errorf("who may see %q of a %T? Say it in PersonFields; until then it is the organiser's alone", name, record)
			}
		}
	}
	for name := range records {
		if !known[name] {
			t.Errorf("PersonFields has %q, and no person has such a field", name)
		}
	}
	if f := PersonFieldOf("phone"); SeenBy("phone") != Organiser || f.Guest {
		t.Error("a field that nobody has thought of can be seen")
	}
}

// TestEveryRecordSaysWhoSeesIt: Everybody is what comes of a record that does not say it, and has to be meant.
func TestEveryRecordSaysWhoSeesIt(t *testing.T) {
	source := must.Have(parser.ParseFile(token.NewFileSet(), "personfields.go", nil, 0))(t)
	records := 0
	ast.Inspect(source, func(n ast.Node) bool {
		record, ok := n.(*ast.CompositeLit)
		if !ok || record.Type != nil {
			return true
		}
		said := map[string]ast.Expr{}
		for _, e := range record.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				said[kv.Key.(*ast.Ident).Name] = kv.Value
			}
		}
		name, ok := said["Name"].(*ast.BasicLit)
		if !ok {
			return true
		}
		if records++; said["Sees"] == nil {
			t.Errorf("who may see %s? Its record in model/personfields.go says it: Sees: Everybody, Office, Organiser or Nobody", name.Value)
		}
		return true
	})
	if records != len(PersonFields) {
		t.Errorf("%d records were found, of %d", records, len(PersonFields))
	}
}

// TestEveryTypedFieldReadsWhatItShows: a field that is typed stands in the field that its record names and in no other, is shown as it is
// read again, and is taken over from who says it by who does not; it is called something, and it is said how it is asked for.
func TestEveryTypedFieldReadsWhatItShows(t *testing.T) {
	for _, f := range TypedFields() {
		for _, text := range map[FieldKind][]string{TextField: {"marked", " two words "}, RatingField: {"2718", "1065P7", "unr."},
			DayField: {"2031-07-23", "2031", "life"}, MoneyField: {"12.34", "7", "0"}, CountField: {"17", "0", "-"}}[f.Typed.Kind] {
			var p, again, other Player
			if err := f.Typed.Take(&p, text); err != nil {
				t.Errorf("%q does not read %q: %v", f.Name, text, err)
			}
			for _, one := range reflect.VisibleFields(reflect.TypeFor[Player]()) {
				if !one.Anonymous && !reflect.ValueOf(p).FieldByIndex(one.Index).IsZero() && fileName(one) != f.Name {
					t.Errorf("what is written into %q stands in %s", f.Name, one.Name)
				}
			}
			shown := f.Typed.Show(&p)
			if err := f.Typed.Take(&again, shown); err != nil || !reflect.DeepEqual(again, p) {
				t.Errorf("%q shows %q of %q, and reads it as %+v, %v", f.Name, shown, text, again, err)
			}
			if f.Typed.Fill(&other, &p); !reflect.DeepEqual(other, p) {
				t.Errorf("%q of who has none is %q, and not %q", f.Name, f.Typed.Show(&other), shown)
			}
			if f.Typed.Fill(&p, new(Player)); !reflect.DeepEqual(other, p) {
				t.Errorf("%q is forgotten for one who does not say it", f.Name)
			}
			if (text == "-" || text == "unr.") != (shown == "") && text != "0" {
				t.Errorf("%q shows %q of %q", f.Name, shown, text)
			}
		}
		if f.Typed.Label == "" || f.Typed.Width < 1 || !strings.Contains(string(f.Typed.Asked), "`") {
			t.Errorf("%q: it is not said what it is called, how it is asked for and how wide it is: %+v", f.Name, f.Typed)
		}
	}
}

func TestEventForAudiences(t *testing.T) {
	p := Player{Entry: Entry{ID: 1, Name: "Ada", Email: "ada@example.org", Paid: 500, Expulsion: "phone"},
		Birth: "1987-03-19", Note: "nut allergy"}
	s := &Section{Players: []Player{p}, Teams: []Team{{Entry: Entry{ID: 2, Email: "team@example.org"}, Captain: "Ada"}},
		Extra: []Extra{{Key: "XXX", Text: "9"}}}
	whole := &Tournament{Secret: "0123456789abcdef", Sections: []*Section{s}, Extra: s.Extra}
	for _, c := range []struct {
		audience                           Audience
		birth                              Date
		email, team, note, expulsion, text string
		paid                               Cents
		extra                              int
	}{
		{Everybody, "1987", "", "", "", "", "", 0, 0},
		{Office, "1987-03-19", "", "", "", "phone", "", 0, 1},
		{Organiser, "1987-03-19", "ada@example.org", "team@example.org", "nut allergy", "phone", "", 500, 1},
		{Nobody, "1987-03-19", "ada@example.org", "team@example.org", "nut allergy", "phone", "0123456789abcdef", 500, 1},
	} {
		got := whole.For(c.audience)
		a, team := got.Sections[0].Players[0], got.Sections[0].Teams[0]
		if a.Name != "Ada" || team.Captain != "Ada" || a.Birth != c.birth || a.Email != c.email || team.Email != c.team || a.Note != c.note ||
			a.Expulsion != c.expulsion || got.Secret != c.text || a.Paid != c.paid || len(got.Sections[0].Extra) != c.extra ||
			len(got.Extra) != c.extra {
			t.Errorf("for %d: %+v, %+v, secret %q", c.audience, a, team, got.Secret)
		}
	}
	if whole.Secret == "" || s.Players[0].Email == "" || s.Teams[0].Email == "" {
		t.Error("the event itself was changed")
	}
}
