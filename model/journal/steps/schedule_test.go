package steps_test

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
)

// TestScheduleOf: of the rounds that are paired and of those to come, each at its place.
func TestScheduleOf(t *testing.T) {
	s := &model.Section{Rounds: []model.Round{{Date: "2026-05-30", Time: "10:00"}, {Date: "2026-05-31"}},
		Coming: []model.When{{}, {Time: "14:00"}}}
	want := []model.When{{Date: "2026-05-30", Time: "10:00"}, {Date: "2026-05-31"}, {}, {Time: "14:00"}}
	if got := steps.ScheduleOf(s); !slices.Equal(got, want) {
		t.Errorf("the rounds begin %v, want %v", got, want)
	}
}
