package usswiss_test

import (
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/pairing/usswiss"
)

// Settings that are written are read back the same.
func TestSettingsText(t *testing.T) {
	limit := rapid.SampledFrom([]model.Rating{0, -1, 50, 80, 400})
	rapid.Check(t, func(t *rapid.T) {
		s := usswiss.Settings{
			Teams:     usswiss.Teams(rapid.IntRange(0, 4).Draw(t, "teams")),
			Series:    usswiss.Series(rapid.IntRange(0, 1).Draw(t, "series")),
			Alternate: limit.Draw(t, "alternate"), Equalise: limit.Draw(t, "equalise"),
			ByeForColours: rapid.Bool().Draw(t, "bye"), Adjacent: rapid.Bool().Draw(t, "adjacent"), ShortSighted: rapid.Bool().Draw(t, "ahead"),
			House: model.ID(rapid.IntRange(0, 99).Draw(t, "house")),
		}
		for range rapid.IntRange(0, 2).Draw(t, "classes") {
			from := model.Rating(rapid.IntRange(0, 2000).Draw(t, "from"))
			s.Classes = append(s.Classes, usswiss.Class{From: from, To: from + 200})
		}
		got, err := usswiss.Parse(s.String())
		if err != nil || !reflect.DeepEqual(got, s) {
			t.Fatalf("%q was read as %+v, %v; want %+v", s, got, err, s)
		}
	})
}

func TestSettingsUnknown(t *testing.T) {
	_, err := usswiss.Parse("teams=maybe, bye=colours, speed=9")
	if err == nil || !strings.Contains(err.Error(), "teams=maybe") || !strings.Contains(err.Error(), "speed=9") {
		t.Errorf("got %v, want an error that names both", err)
	}
}
