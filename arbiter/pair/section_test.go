package pair

import (
	"testing"

	"wallchart/arbiter/rank"
	"wallchart/model"
	"wallchart/model/journal/steps"
)

// TestNothingAskedForIsNothingChanged: the rules that a section was read with are not put right in passing, by a step that asks for
// nothing of the kind: another name would be refused for them in FIDE mode.
func TestNothingAskedForIsNothingChanged(t *testing.T) {
	s := &model.Section{ID: 1, Name: "A", System: "us-swiss", FIDE: true, Scoring: model.Classic(model.One, model.Half, 0)}
	event := &model.Tournament{Name: "A", Sections: []*model.Section{s}, LastID: 1}
	changes, left, err := Edit(event, s, steps.SettingsOf(s), rank.Ranking{}, Worth{})
	if err != nil || len(changes) > 0 || len(left) > 0 {
		t.Errorf("%v, %v, %v", changes, left, err)
	}
	to := steps.SettingsOf(s)
	to.Planned = 5
	if _, _, err := Edit(event, s, to, rank.Ranking{}, Worth{}); err == nil {
		t.Error("the settings of a system of US Chess are taken over in FIDE mode")
	}
}
