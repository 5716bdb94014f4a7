package systems

import (
	"testing"

	"wallchart/model"
)

func TestEveryRecordIsComplete(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range All {
		if e.Code == "" || e.Name == "" || e.Short == "" || e.Rule == "" || e.Doc == "" || len(e.Kinds) == 0 {
			t.Errorf("%+v lacks something", e)
		}
		if e.Pair == nil && e.All == nil {
			t.Errorf("%s pairs nothing", e.Code)
		}
		if seen[e.Code] {
			t.Errorf("%s is listed twice", e.Code)
		}
		seen[e.Code] = true
		if found, err := ByCode(e.Code); err != nil || found != e {
			t.Errorf("ByCode(%q) = %v, %v", e.Code, found, err)
		}
	}
	if _, err := ByCode("keizer"); err == nil {
		t.Error("an unknown code is found")
	}
	for _, k := range []model.Kind{model.Individual, model.TeamEvent} {
		if len(For(k)) == 0 {
			t.Errorf("no system for a section of kind %v", k)
		}
	}
}

func TestByTRF(t *testing.T) {
	for code, want := range map[string]string{
		"FIDE_DUTCH_BAKU": "dutch", "fide_dutch_2026": "dutch", "FIDE_DUTCH_2017": "dutch2017",
		"FIDE_TEAM": "team", "FIDE_TEAM_MP_GP": "teamX", "FIDE_TEAM_TYPEA_GP_MP_BAKU": "team", "FIDE_TEAM_TYPEB_MP": "teamB",
		"BERGER_TEAM_DOUBLEROUNDROBIN": "berger2",
	} {
		if e := ByTRF(code); e == nil || e.Code != want {
			t.Errorf("%s is %+v, want %s", code, e, want)
		}
	}
	if e := ByTRF("FIDE_DUBOV"); e != nil {
		t.Errorf("FIDE_DUBOV is taken for %s", e.Code)
	}
	for _, e := range All {
		if e.Trf != "" && ByTRF(e.Trf) != e {
			t.Errorf("%s writes %s and does not read it", e.Code, e.Trf)
		}
	}
	if e := For(model.TeamEvent)[0]; e.Code != "team" {
		t.Errorf("%s comes first for teams", e.Code)
	}
}
