package trf

import (
	"testing"

	"wallchart/model"
)

func TestSystemOf(t *testing.T) {
	for code, want := range map[string]coded{
		"FIDE_DUTCH_2026_BAKU":       {"dutch", model.MatchPoints, false},
		"FIDE_TEAM":                  {"team", model.MatchPoints, false},
		"FIDE_TEAM_MP_GP":            {"teamX", model.MatchPoints, false},
		"FIDE_TEAM_GP":               {"teamX", model.GamePoints, true},
		"FIDE_TEAM_TYPEA_GP_MP":      {"team", model.GamePoints, false},
		"FIDE_TEAM_TYPEB_MP":         {"teamB", model.MatchPoints, true},
		"BERGER_ROUNDROBIN":          {"berger", model.MatchPoints, false},
		"FIDE_TEAM_DOUBLEROUNDROBIN": {"berger2", model.MatchPoints, false},
		"FIDE_TEAM_TYPEB_GP_MP_BAKU": {"teamB", model.GamePoints, false},
	} {
		if is, known := systemOf(code); is != want || !known {
			t.Errorf("%s is %+v, known %v; want %+v", code, is, known, want)
		}
	}
	if _, known := systemOf("FIDE_NONSENSE"); known {
		t.Error("a code that does not exist is known")
	}
	for _, s := range []model.Section{
		{Kind: model.TeamEvent, System: "teamX", Primary: model.GamePoints}, {Kind: model.TeamEvent, System: "team"},
		{Kind: model.TeamEvent, System: "teamB"}, {Kind: model.TeamEvent, System: "teamB", PrimaryOnly: true},
		{Kind: model.TeamEvent, System: "team", Primary: model.GamePoints, PrimaryOnly: true}, {System: "dutch"}, {System: "dutch2017"},
	} {
		code := codeOf(&s)
		if is, _ := systemOf(code); is.system != s.System || s.Team() && is != (coded{s.System, s.Primary, s.PrimaryOnly}) {
			t.Errorf("%q is written %s and read back as %+v", s.System, code, is)
		}
	}
}
