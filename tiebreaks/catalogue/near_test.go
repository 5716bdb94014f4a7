package catalogue

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// A printed value is the computed one when it is that, cut off or rounded, to its decimals; halves are never rounded.
func TestNear(t *testing.T) {
	for _, c := range []struct {
		text string
		made tiebreaks.Value
		want bool
	}{
		{"12.5", 1250, true}, {"12½", 1250, true}, {"12,5", 1250, true}, {"12", 1250, false}, {"13", 1250, false}, {"12", 1200, true},
		{"12", 1233, true}, {"13", 1233, true}, {"14", 1233, false}, {"11", 1233, false}, {"12", 1299, true}, {"12", 1301, false},
		{"12", 1101, true}, {"12", 1099, false}, {"12.3", 1233, true}, {"12.4", 1233, true}, {"12.2", 1233, false}, {"12.5", 1233, false},
		{"12.2", 1210, false}, {"12.2", 1230, false}, {"12.2", 1211, true}, {"12.2", 1229, true}, {"12,2", 1229, true},
		{"12.33", 1233, true}, {"12.34", 1233, false}, {"12.32", 1233, false}, {"12½", 1233, false}, {"12½", 1251, false},
		{"12.00", 1250, false}, {"12.5", 1300, false}, {"12.9", 1300, false},
	} {
		v, ok := tiebreaks.ParseValue(c.text)
		if !ok || near(v, c.made, c.text) != c.want {
			t.Errorf("%q for %d: want %v", c.text, c.made, c.want)
		}
	}
}

// TestPrintedAsPrecisely: a printed number is the computed one cut off or rounded to its decimals; halves are never
// rounded.
func TestPrintedAsPrecisely(t *testing.T) {
	for text, made := range map[string]map[tiebreaks.Value]bool{
		"12":   {1200: true, 1250: false, 1233: true, 1299: true, 1300: false, 1167: true},
		"12.3": {1233: true, 1239: true, 1240: false, 1221: true, 1220: false}, "12,33": {1233: true, 1234: false},
		"12½": {1250: true, 1233: false},
	} {
		for v, want := range made {
			if printed, _ := tiebreaks.ParseValue(text); near(printed, v, text) != want {
				t.Errorf("%s printed for %d: %v, want %v", text, v, !want, want)
			}
		}
	}
}

// Which presets are for which sections.
func TestPresetsFit(t *testing.T) {
	for _, c := range []struct {
		p      Preset
		kind   model.Kind
		format model.Format
		want   bool
	}{
		{Preset{For: "individual"}, model.Individual, model.Swiss, true}, {Preset{For: "individual"}, model.Individual, model.RoundRobin, true},
		{Preset{For: "individual"}, model.TeamEvent, model.Swiss, false}, {Preset{For: "team"}, model.TeamEvent, model.Swiss, true},
		{Preset{For: "team"}, model.Individual, model.Swiss, false},
		{Preset{For: "team", Format: "swiss"}, model.TeamEvent, model.RoundRobin, false},
		{Preset{For: "team", Format: "swiss"}, model.TeamEvent, model.Swiss, true},
		{Preset{For: "team", Format: "roundrobin"}, model.TeamEvent, model.RoundRobin, true},
		{Preset{For: "team", Format: "roundrobin"}, model.TeamEvent, model.Swiss, false},
	} {
		if got := c.p.fits(&model.Section{Kind: c.kind, Format: c.format}); got != c.want {
			t.Errorf("%+v for a %s %s: %v", c.p, c.kind, c.format, got)
		}
	}
	for text, want := range map[string]string{"2/1": "200 100 true", "1/½": "100 50 true", "": "0 0 false", "2": "0 0 false",
		"x/1": "0 0 false", "2/x": "false"} {
		win, draw, ok := Preset{MatchPoints: text}.MatchWorth()
		if got := fmt.Sprint(tiebreaks.Of(win), " ", tiebreaks.Of(draw), " ", ok); !strings.HasSuffix(got, want) {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
	for text, want := range map[string]string{" USChess ": "uschess", "michigan": "mca", "x": ""} {
		p, err := PresetByCode(text)
		if (err == nil) != (want != "") || p.Code != want {
			t.Errorf("%q: %q, %v", text, p.Code, err)
		}
		if err != nil && !strings.HasPrefix(err.Error(), `there is no preset "x"; choose one of uschess, uschess-scholastic, cochess,`) {
			t.Error(err)
		}
	}
}
