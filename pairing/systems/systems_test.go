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
