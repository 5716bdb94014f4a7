package model

import (
	"reflect"
	"strings"
	"testing"
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

// TestEveryPlainFieldOfAPerson has a place of its own, in the field that its record names, and is called something.
func TestEveryPlainFieldOfAPerson(t *testing.T) {
	for _, f := range PlainFields() {
		var p Player
		*f.Plain.Of(&p) = "marked"
		for _, one := range reflect.VisibleFields(reflect.TypeFor[Player]()) {
			is := !one.Anonymous && reflect.ValueOf(p).FieldByIndex(one.Index).String() == "marked"
			if is != (!one.Anonymous && fileName(one) == f.Name) {
				t.Errorf("what is written into %q stands in %s", f.Name, one.Name)
			}
		}
		if f.Plain.Label == "" || f.Plain.Width < 1 || !strings.Contains(string(f.Plain.Asked), "`") {
			t.Errorf("%q: it is not said what it is called, how it is asked for and how wide it is: %+v", f.Name, f.Plain)
		}
	}
}

func TestEventForAudiences(t *testing.T) {
	p := Player{Entry: Entry{ID: 1, Name: "Ada", Email: "ada@example.org", Paid: 500, Expulsion: "phone"},
		Birth: "1987-03-19", Note: "nut allergy"}
	s := &Section{Players: []Player{p}, Teams: []Team{{Entry: Entry{ID: 2, Email: "team@example.org"}, Captain: "Ada"}},
		Extra: []Extra{{Key: "XXX", Text: "9"}}}
	whole := &Tournament{Secret: "0123456789abcdef", Sections: []*Section{s}}
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
			a.Expulsion != c.expulsion || got.Secret != c.text || a.Paid != c.paid || len(got.Sections[0].Extra) != c.extra {
			t.Errorf("for %d: %+v, %+v, secret %q", c.audience, a, team, got.Secret)
		}
	}
	if whole.Secret == "" || s.Players[0].Email == "" || s.Teams[0].Email == "" {
		t.Error("the event itself was changed")
	}
}
