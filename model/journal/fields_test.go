package journal

import (
	"reflect"
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/phrase"
)

// another makes a value of a field into another one.
func another(t *testing.T, v reflect.Value) {
	t.Helper()
	switch v.Kind() {
	case reflect.String:
		v.SetString(v.String() + "x")
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(v.Int() + 1)
		if v.Type() == reflect.TypeFor[int]() {
			v.SetInt(v.Int() + 1) // of several things 0 and 1 are the same: one game per pairing
		}
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(v.Uint() ^ 1)
	case reflect.Struct, reflect.Array:
		first(t, v)
	case reflect.Pointer:
		if !v.IsNil() {
			t.Fatalf("%s is set already", v.Type())
		}
		v.Set(reflect.New(v.Type().Elem()))
	case reflect.Slice:
		all := reflect.MakeSlice(v.Type(), v.Len()+1, v.Len()+1)
		reflect.Copy(all, v)
		another(t, all.Index(v.Len()))
		v.Set(all)
	case reflect.Map:
		all := reflect.MakeMap(v.Type())
		key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		another(t, key)
		another(t, value)
		all.SetMapIndex(key, value)
		v.Set(all)
	default:
		t.Fatalf("how does a %s become another?", v.Type())
	}
}

// first makes the first part of a record or row another.
func first(t *testing.T, v reflect.Value) {
	t.Helper()
	if v.Kind() == reflect.Array {
		another(t, v.Index(0))
		return
	}
	another(t, v.Field(0))
}

// fields are the paths to the fields of a record, those of records inside it that belong to it one by one.
func fields(of reflect.Type, without ...string) (names []string, paths [][]int) {
	for i := range of.NumField() {
		f := of.Field(i)
		switch {
		case slices.Contains(without, f.Name):
		case f.Anonymous || f.Name == "Ranking":
			inner, below := fields(f.Type, without...)
			names = append(names, inner...)
			for _, p := range below {
				paths = append(paths, append([]int{i}, p...))
			}
		default:
			names, paths = append(names, f.Name), append(paths, []int{i})
		}
	}
	return names, paths
}

// small is an event with one of each, every time anew.
func small() *model.Tournament {
	player := func(id model.ID) model.Player {
		return model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: "Anna", Present: true, Expelled: 3}}
	}
	team := func(id model.ID) model.Team {
		return model.Team{Entry: model.Entry{ID: id, Number: int(id), Name: "Lake", Present: true, Expelled: 3}}
	}
	game := model.Game{Players: [2]model.ID{1, 2}}
	return &model.Tournament{Name: "Club day", Sections: []*model.Section{{ID: 1, Name: "Open", Kind: model.TeamEvent, Boards: 2,
		Players: []model.Player{player(1), player(2)}, Teams: []model.Team{team(11), team(12)},
		Rounds: []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{11, 12}, Games: []model.Game{game, game}}}}}},
		{ID: 2, Name: "Blitz"}}}
}

// TestEveryFieldThatDiffersIsTold: who adds a field to what the event is made of has it among the differences of two versions, or hears
// of it here. What is not told is named, with the reason.
func TestEveryFieldThatDiffersIsTold(t *testing.T) {
	for _, c := range []struct {
		record  func(*model.Tournament) any
		without []string
	}{
		{func(ev *model.Tournament) any { return &ev.Sections[0].Players[0] }, []string{"ID"}}, // that tells who it is
		{func(ev *model.Tournament) any { return &ev.Sections[0].Teams[0] }, []string{"ID"}},
		{func(ev *model.Tournament) any { return ev.Sections[1] }, []string{"ID", "LastID", "Players", "Teams", "Rounds"}},
		{func(ev *model.Tournament) any { return ev }, []string{"LastID", "Sections"}},
		{func(ev *model.Tournament) any { return &ev.Sections[0].Rounds[0] }, []string{"Pairings"}},
		{func(ev *model.Tournament) any { return &ev.Sections[0].Rounds[0].Pairings[0] }, nil},
		{func(ev *model.Tournament) any { return &ev.Sections[0].Rounds[0].Pairings[0].Games[0] }, nil},
	} {
		of := reflect.TypeOf(c.record(small())).Elem()
		names, paths := fields(of, c.without...)
		for i, path := range paths {
			before, after := small(), small()
			another(t, reflect.ValueOf(c.record(after)).Elem().FieldByIndex(path))
			if Same(before, after) {
				t.Fatalf("%s.%s is no other than it was", of.Name(), names[i])
			}
			if len(Differences(before, after)) == 0 {
				t.Errorf("two versions that differ in %s.%s are said to be the same: tell of it in compare.go", of.Name(), names[i])
			}
		}
	}
}

// TestEveryFieldIsMerged: what one desk has altered of a record and what another has altered of the rest are both in what comes of it.
func TestEveryFieldIsMerged(t *testing.T) {
	t.Run("player", func(t *testing.T) { eachIsMerged[model.Player](t) })
	t.Run("team", func(t *testing.T) { eachIsMerged[model.Team](t) })
}

func eachIsMerged[T any](t *testing.T) {
	names, paths := fields(reflect.TypeFor[T]())
	for i, path := range paths {
		var was, mine, theirs, want T
		another(t, reflect.ValueOf(&mine).Elem().FieldByIndex(path))
		another(t, reflect.ValueOf(&want).Elem().FieldByIndex(path))
		for k, other := range paths {
			if k != i {
				another(t, reflect.ValueOf(&theirs).Elem().FieldByIndex(other))
				another(t, reflect.ValueOf(&want).Elem().FieldByIndex(other))
			}
		}
		if got := ThreeWay(was, mine, theirs); !reflect.DeepEqual(got, want) {
			t.Errorf("%s altered here, everything else there: %+v, want %+v", names[i], got, want)
		}
	}
}

// TestAFieldThatIsNotToldByItself: a player or team in which another field differs than those that have a sentence has other details.
func TestAFieldThatIsNotToldByItself(t *testing.T) {
	before, after := small(), small()
	after.Sections[0].Players[0].Guest.Section, after.Sections[0].Teams[0].Guest.Section = 7, 7
	after.Sections[0].Players[0].Email = "anna@example.org"
	want := "Email of Anna changed, Open\nDetails of Anna changed, Open\nDetails of Lake changed, Open"
	if got := phrase.Join("\n", Differences(before, after)...).String(); got != want {
		t.Errorf("told is\n%s\nwant\n%s", got, want)
	}
}
