package trf

import (
	"testing"

	"wallchart/model"
)

func TestSystemOf(t *testing.T) {
	for code, want := range map[string]struct {
		system  string
		primary model.ScoreKind
	}{
		"FIDE_DUTCH_2026_BAKU":       {"dutch", model.MatchPoints},
		"FIDE_TEAM":                  {"team", model.MatchPoints},
		"FIDE_TEAM_MP_GP":            {"teamX", model.MatchPoints},
		"FIDE_TEAM_GP":               {"teamX", model.GamePoints},
		"FIDE_TEAM_TYPEA_GP_MP":      {"team", model.GamePoints},
		"FIDE_TEAM_TYPEB_MP":         {"teamB", model.MatchPoints},
		"BERGER_ROUNDROBIN":          {"berger", model.MatchPoints},
		"FIDE_TEAM_DOUBLEROUNDROBIN": {"berger2", model.MatchPoints},
		"FIDE_TEAM_TYPEB_GP_MP_BAKU": {"teamB", model.GamePoints},
	} {
		if system, primary, known := systemOf(code); system != want.system || primary != want.primary || !known {
			t.Errorf("%s is %q by %s, known %v; want %q by %s", code, system, primary, known, want.system, want.primary)
		}
	}
	if _, _, known := systemOf("FIDE_NONSENSE"); known {
		t.Error("a code that does not exist is known")
	}
	for _, s := range []model.Section{
		{Kind: model.TeamEvent, System: "teamX", Primary: model.GamePoints}, {Kind: model.TeamEvent, System: "team"},
		{Kind: model.TeamEvent, System: "teamB"}, {System: "dutch"}, {System: "dutch2017"},
	} {
		code := codeOf(&s)
		if system, primary, _ := systemOf(code); system != s.System || s.Team() && primary != s.Primary {
			t.Errorf("%q is written %s and read back as %q by %s", s.System, code, system, primary)
		}
	}
}
