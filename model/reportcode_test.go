package model

import (
	"maps"
	"testing"
)

// codes are invented: one for each clause of ReportCode.
var codes = ReportCodes{
	{Code: "DUTCH", System: "dutch"},
	{Code: "OLD", System: "ancient", Until: "2026-02"},
	{Code: "OLD", System: "modern"},
	{Code: "TEAM", Kind: TeamEvent, System: "team", Scored: true},
	{Code: "TEAM", Kind: TeamEvent, System: "plain"},
	{Code: "TABLE", System: "berger", Format: RoundRobin},
	{Code: "TABLE_TEAMS", Kind: TeamEvent, System: "berger", Format: RoundRobin},
	{Code: "TWICE", System: "dutch"},
}

// TestReadReportCode: record 192 with its endings, in the case it comes in, and by the date of the event.
func TestReadReportCode(t *testing.T) {
	for _, c := range []struct {
		code  string
		start Date
		want  Reported
		ok    bool
	}{
		{"DUTCH", "", Reported{System: "dutch"}, true},
		{" dutch_baku ", "", Reported{System: "dutch"}, true},
		{"OLD", "2026-01-31", Reported{System: "ancient"}, true},
		{"OLD", "2026-02-01", Reported{System: "modern"}, true},
		{"OLD", "", Reported{System: "modern"}, true},
		{"TEAM", "", Reported{System: "plain"}, true},
		{"TEAM_MP", "", Reported{System: "team", Primary: MatchPoints, PrimaryOnly: true}, true},
		{"TEAM_GP", "", Reported{System: "team", Primary: GamePoints, PrimaryOnly: true}, true},
		{"TEAM_MP_GP", "", Reported{System: "team", Primary: MatchPoints}, true},
		{"TEAM_GP_MP_BAKU", "", Reported{System: "team", Primary: GamePoints}, true},
		{"TABLE", "", Reported{System: "berger", Format: RoundRobin}, true},
		{"OTHER_GP", "", Reported{Primary: GamePoints}, false},
		{"OTHER", "", Reported{}, false},
	} {
		if got, ok := codes.Read(c.code, c.start); got != c.want || ok != c.ok {
			t.Errorf("%q of %s is %+v, %v; want %+v, %v", c.code, c.start, got, ok, c.want, c.ok)
		}
	}
}

// TestReportCodeOf: a section's code: its system's and format's; a table's by the format alone; for teams of a Swiss with
// the scores behind it.
func TestReportCodeOf(t *testing.T) {
	for want, s := range map[string]*Section{
		"DUTCH":       {System: "dutch"},
		"TABLE":       {System: "berger", Format: RoundRobin},
		"TABLE_TEAMS": {System: "berger", Format: RoundRobin, Kind: TeamEvent},
		"TEAM_MP":     {System: "team", Kind: TeamEvent, PrimaryOnly: true},
		"TEAM_GP_MP":  {System: "team", Kind: TeamEvent, Primary: GamePoints},
		"DUTCH_GP":    {System: "dutch", Kind: TeamEvent, Primary: GamePoints, PrimaryOnly: true},
		"":            {System: "unheard of"},
	} {
		if got := codes.Of(s); got != want {
			t.Errorf("%+v has the code %q, want %q", s, got, want)
		}
	}
	if got := codes.Of(&Section{}); got != "" {
		t.Errorf("a Swiss without a system has the code %q", got)
	}
	if got := codes.Of(&Section{Format: RoundRobin}); got != "TABLE" {
		t.Errorf("a table without a system has the code %q", got)
	}
	if got := codes.Of(&Section{System: "dutch", Format: Schiller}); got != "DUTCH" {
		t.Errorf("a table without a code of its own has %q", got)
	}
}

// TestReadSystem: settings behind a code, as they are typed.
func TestReadSystem(t *testing.T) {
	for _, c := range []struct {
		text       string
		with       SystemSettings
		code, want string
	}{
		{"us-swiss", nil, "us-swiss", ""},
		{" us-swiss ", SystemSettings{"teams": "off"}, "us-swiss", "teams=off"},
		{"us-swiss teams=plus-two, bye=colours", nil, "us-swiss", "bye=colours teams=plus-two"},
		{"us-swiss class=1-5 class=5-9", nil, "us-swiss", "class=1-5,5-9"},
		{"us-swiss class=1-5,5-9", nil, "us-swiss", "class=1-5,5-9"},
		{"us-swiss bye=colours", SystemSettings{"bye": "rating", "teams": "off"}, "us-swiss", "bye=colours teams=off"},
	} {
		with := c.with.String()
		if code, got := ReadSystem(c.text, c.with); code != c.code || got.String() != c.want {
			t.Errorf("%q is %q with %s, want %q with %s", c.text, code, got, c.code, c.want)
		}
		if c.with.String() != with {
			t.Errorf("%q changed the settings in place", c.text)
		}
	}
}

// TestSystemsInWords: a system that FIDE has no code for stands behind the type in words with its settings, and is found again.
func TestSystemsInWords(t *testing.T) {
	for _, c := range []struct {
		text, rest string
		want       Reported
		set        SystemSettings
	}{
		{"Swiss (dutch)", "Swiss", Reported{System: "dutch"}, nil},
		{" Round robin ( Berger ) ", "Round robin", Reported{System: "berger", Format: RoundRobin}, nil},
		{"Swiss (of old) (modern teams=never games=2)", "Swiss (of old)", Reported{System: "modern"},
			SystemSettings{"teams": "never", "games": "2"}},
	} {
		rest, got, set, ok := codes.Named(c.text)
		if !ok || rest != c.rest || got != c.want || !maps.Equal(set, c.set) {
			t.Errorf("%q: %q, %+v, %v, %v", c.text, rest, got, set, ok)
		}
	}
	for _, text := range []string{"Swiss", "Swiss ()", "Swiss (dutch", "Swiss dutch)", "Swiss (unheard-of)", "Swiss (dutch and more)",
		"Swiss (old dutch)", ""} {
		if rest, got, set, ok := codes.Named(" " + text + " "); ok || rest != text || got != (Reported{}) || set != nil {
			t.Errorf("%q: %q, %+v, %v, %v", text, rest, got, set, ok)
		}
	}
	if got, want := InWords("us-swiss", SystemSettings{"teams": "never", "byes": "low"}), " (us-swiss byes=low teams=never)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := InWords("dutch", nil), " (dutch)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
