package steps_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestEveryFieldOfAGuest: a guest has what model.PersonFields says, whatever a player has at home, and nothing else of him: not what he has
// asked for or decided with the arbiter there, what only its organiser may see, and what stands for something else in another section.
func TestEveryFieldOfAGuest(t *testing.T) {
	bye := func(who model.ID) model.Round {
		return model.Round{Pairings: []model.Pairing{{Sides: [2]model.ID{who}, Outcomes: [2]model.Outcome{model.PairingBye}}}}
	}
	home := model.Player{}
	for _, f := range reflect.VisibleFields(reflect.TypeFor[model.Player]()) {
		if !f.Anonymous {
			fill(t, reflect.ValueOf(&home).Elem().FieldByIndex(f.Index))
		}
	}
	home.ID, home.House, home.Guest = 3, false, model.Guest{}
	here := model.Player{Entry: model.Entry{ID: 1, Number: 1, Name: "Bruno"}}
	ev := &model.Tournament{Sections: []*model.Section{
		{ID: 1, Name: "Open", LastID: 1, Players: []model.Player{here}, Rounds: []model.Round{bye(1)}},
		{ID: 2, Name: "Youth", LastID: 3, Players: []model.Player{home}, Rounds: []model.Round{bye(3)}}}}
	now := must.Have(steps.CrossPairing{First: steps.OddOne{Section: 1, Round: 1, Player: 1},
		Second: steps.OddOne{Section: 2, Round: 1, Player: 3}}.Apply(ev))(t)
	guest := now.Section(1).Players[1]
	for _, f := range reflect.VisibleFields(reflect.TypeFor[model.Player]()) {
		if f.Anonymous {
			continue
		}
		is, was := reflect.ValueOf(guest).FieldByIndex(f.Index), reflect.ValueOf(home).FieldByIndex(f.Index)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		along := !was.IsZero() && reflect.DeepEqual(is.Interface(), was.Interface())
		if along != model.PersonFieldOf(name).Guest || along && slices.Contains(staysAtHome, f.Name) {
			t.Errorf("%s of the guest is %v, of the player at home %v", f.Name, is, was)
		}
	}
}

// staysAtHome never goes along, whatever the records say.
var staysAtHome = []string{"ID", "Number", "Club", "Byes", "House", "Guest", "Email", "Fee", "Paid", "Present", "Came", "Categories",
	"Team", "Note"}

// fill gives a field a value that it does not have by itself.
func fill(t *testing.T, v reflect.Value) {
	t.Helper()
	switch v.Kind() {
	case reflect.String:
		v.SetString("2009-05-17")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(7)
	case reflect.Uint8, reflect.Uint16, reflect.Uint32:
		v.SetUint(3)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fill(t, v.Index(0))
	case reflect.Struct:
		for i := range v.NumField() {
			fill(t, v.Field(i))
		}
	default:
		t.Fatalf("what is a %s to have?", v.Type())
	}
}

// TestEveryFieldIsMergedIn: a player of a section that goes into another is there as he was, but for who he is there.
func TestEveryFieldIsMergedIn(t *testing.T) {
	moved := model.Player{}
	for _, f := range reflect.VisibleFields(reflect.TypeFor[model.Player]()) {
		if !f.Anonymous {
			fill(t, reflect.ValueOf(&moved).Elem().FieldByIndex(f.Index))
		}
	}
	moved.ID, moved.Guest, moved.Team = 1, model.Guest{}, 0
	ev := &model.Tournament{Sections: []*model.Section{{ID: 1, Name: "Open", LastID: 4}, {ID: 2, Name: "Youth", LastID: 1,
		Players: []model.Player{moved}}}}
	now := must.Have(steps.MergeSections{Section: 1, From: []model.ID{2}}.Apply(ev))(t)
	want := moved
	want.ID, want.Number = 5, 1
	if got := now.Section(1).Players[0]; !reflect.DeepEqual(got, want) {
		t.Errorf("he is there as %+v, want %+v", got, want)
	}
}
