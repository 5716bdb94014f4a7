package systems

import (
	"slices"
	"testing"

	"wallchart/model"
)

func TestEveryRecordIsComplete(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range All {
		if e.Code == "" || e.Name.String() == "" || e.Short.String() == "" || e.Rule.String() == "" ||
			e.Doc.String() == "" || len(e.Kinds) == 0 || len(e.Formats) == 0 {
			t.Errorf("%+v lacks something", e)
		}
		if e.Pair == nil || (e.Table != nil) != slices.ContainsFunc(e.Formats, model.Format.Predetermined) {
			t.Errorf("%s pairs nothing, or has a table and no format for it", e.Code)
		}
		if (len(e.Settings) > 0) != (e.PairWith != nil) || e.Set != nil {
			t.Errorf("%s has settings that nobody can choose", e.Code)
		}
		if seen[e.Code] {
			t.Errorf("%s is listed twice", e.Code)
		}
		seen[e.Code] = true
		if found, err := ByCode(e.Code); err != nil || found != e {
			t.Errorf("ByCode(%q) = %v, %v", e.Code, found, err)
		}
	}
	if _, err := ByCode("keiser"); err == nil {
		t.Error("an unknown code is found")
	}
	for _, k := range []model.Kind{model.Individual, model.TeamEvent} {
		if len(For(k)) == 0 {
			t.Errorf("no system for a section of kind %v", k)
		}
	}
}

// TestReportCodes holds the codes of record 192 against TRF26's list of them.
func TestReportCodes(t *testing.T) {
	const match, games = model.MatchPoints, model.GamePoints
	swiss, robin, double := model.Swiss, model.RoundRobin, model.DoubleRoundRobin
	codes := Reports()
	for _, c := range []struct {
		code  string
		start model.Date
		want  model.Reported
	}{
		{"FIDE_DUTCH_2026_BAKU", "", model.Reported{System: "dutch", Format: swiss}},
		{"fide_dutch_2025", "", model.Reported{System: "dutch", Format: swiss}},
		{"FIDE_DUTCH_2017", "", model.Reported{System: "dutch2017", Format: swiss}},
		{"FIDE_DUTCH", "", model.Reported{System: "dutch", Format: swiss}},
		{"FIDE_DUTCH", "2026-02-01", model.Reported{System: "dutch", Format: swiss}},
		{"FIDE_DUTCH", "2026-01-31", model.Reported{System: "dutch2017", Format: swiss}}, // the edition then in force
		{"FIDE_DUTCH_BAKU", "2024", model.Reported{System: "dutch2017", Format: swiss}},
		{"FIDE_DUBOV_BAKU", "", model.Reported{System: "dubov", Format: swiss}},
		{"FIDE_BURSTEIN", "", model.Reported{System: "burstein", Format: swiss}},
		{"FIDE_BURSTEIN_BAKU", "", model.Reported{System: "burstein", Format: swiss}},
		{"FIDE_TEAM", "", model.Reported{System: "team", Format: swiss, Primary: match}},
		{"FIDE_TEAM_MP_GP", "", model.Reported{System: "teamX", Format: swiss, Primary: match}},
		{"FIDE_TEAM_GP", "", model.Reported{System: "teamX", Format: swiss, Primary: games, PrimaryOnly: true}},
		{"FIDE_TEAM_TYPEA_GP_MP", "", model.Reported{System: "team", Format: swiss, Primary: games}},
		{"FIDE_TEAM_TYPEB_MP", "", model.Reported{System: "teamB", Format: swiss, Primary: match, PrimaryOnly: true}},
		{"FIDE_TEAM_TYPEB_GP_MP_BAKU", "", model.Reported{System: "teamB", Format: swiss, Primary: games}},
		{"BERGER_ROUNDROBIN", "", model.Reported{System: "berger", Format: robin}},
		{"FIDE_TEAM_DOUBLEROUNDROBIN", "", model.Reported{System: "berger2", Format: double}},
		{"FIDE_SCHEVENINGEN", "", model.Reported{System: "scheveningen", Format: model.Scheveningen}},
		{"FIDE_SCHILLER", "", model.Reported{System: "schiller", Format: model.Schiller}},
	} {
		if got, ok := codes.Read(c.code, c.start); !ok || got != c.want {
			t.Errorf("%s of %q is %+v, known %v; want %+v", c.code, c.start, got, ok, c.want)
		}
	}
	for _, code := range []string{"", "FIDE_NONSENSE", "FIDE_NONSENSE_MP"} {
		if got, ok := codes.Read(code, ""); ok {
			t.Errorf("%q is known as %+v", code, got)
		}
	}
}

// TestReportCodesAreWritten: what a system writes it reads, for players and teams,
// and whichever score decides.
func TestReportCodesAreWritten(t *testing.T) {
	codes := Reports()
	for _, c := range []struct {
		s    model.Section
		want string
	}{
		{model.Section{System: "dutch"}, "FIDE_DUTCH_2026"},
		{model.Section{System: "dutch2017"}, "FIDE_DUTCH_2017"},
		{model.Section{System: "dubov"}, "FIDE_DUBOV"},
		{model.Section{System: "burstein"}, "FIDE_BURSTEIN"},
		{model.Section{System: "us-swiss"}, ""},
		{model.Section{}, ""},
		{model.Section{Format: model.RoundRobin}, "FIDE_ROUNDROBIN"},
		{model.Section{Kind: model.TeamEvent, Format: model.DoubleRoundRobin, System: "berger2"}, "FIDE_TEAM_DOUBLEROUNDROBIN"},
		{model.Section{Kind: model.TeamEvent, Format: model.RoundRobin, System: "lothian"}, "FIDE_TEAM_ROUNDROBIN"},
		{model.Section{Kind: model.TeamEvent, Format: model.Scheveningen}, "FIDE_SCHEVENINGEN"},
		{model.Section{Format: model.Schiller}, "FIDE_SCHILLER"},
		{model.Section{Kind: model.TeamEvent, System: "teamX", Primary: model.GamePoints}, "FIDE_TEAM_GP_MP"},
		{model.Section{Kind: model.TeamEvent, System: "team"}, "FIDE_TEAM_TYPEA_MP_GP"},
		{model.Section{Kind: model.TeamEvent, System: "team", Primary: model.GamePoints, PrimaryOnly: true}, "FIDE_TEAM_TYPEA_GP"},
		{model.Section{Kind: model.TeamEvent, System: "teamB", PrimaryOnly: true}, "FIDE_TEAM_TYPEB_MP"},
	} {
		if got := codes.Of(&c.s); got != c.want {
			t.Errorf("%q, %s, %s is written %q, want %q", c.s.System, c.s.Kind, c.s.Format, got, c.want)
		}
	}
	for _, e := range All {
		for _, kind := range e.Kinds {
			s := &model.Section{Kind: kind, System: e.Code, Format: e.Formats[0]}
			code := codes.Of(s)
			if is, ok := codes.Read(code, ""); len(e.Reports) > 0 && (!ok || is.System != e.Code || is.Format != s.Format) {
				t.Errorf("%s writes %q for %s sections and reads it as %+v", e.Code, code, kind, is)
			}
		}
	}
}

func TestTheUsualSystems(t *testing.T) {
	if e := For(model.TeamEvent)[0]; e.Code != "team" {
		t.Errorf("%s comes first for teams", e.Code)
	}
	if e := For(model.Individual)[0]; e.Code != "dutch" {
		t.Errorf("%s comes first for players", e.Code)
	}
}
