package steps

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestSetExtra keeps records of the event and of a section apart and leaves the
// state before alone.
func TestSetExtra(t *testing.T) {
	before := (&model.Tournament{Extra: []model.Extra{{Key: "old", Text: "1"}}}).With(&model.Section{ID: 1, Name: "Open"})
	records := []model.Extra{{Key: "uschess.zip", Text: "02139"}}
	now := must.Have(SetExtra{Extra: records, For: "the report"}.Apply(before))(t)
	now = must.Have(SetExtra{Section: 1, Extra: []model.Extra{{Key: "uschess.time", Text: "G/60"}}}.Apply(now))(t)
	if !slices.Equal(now.Extra, records) || now.Section(1).Extra[0].Text != "G/60" {
		t.Errorf("event %v, section %v", now.Extra, now.Section(1).Extra)
	}
	if before.Extra[0].Key != "old" || len(before.Section(1).Extra) != 0 {
		t.Error("the state before has changed")
	}
	if same, _ := (SetExtra{Extra: records}).Apply(now); same != now {
		t.Error("the same records make another event")
	}
	if _, err := (SetExtra{Section: 9}).Apply(now); err == nil {
		t.Error("a section that does not exist was changed")
	}
	if _, err := (SetExtra{Extra: []model.Extra{{Text: "lost"}}}).Apply(now); err == nil || !strings.Contains(err.Error(), "key") {
		t.Errorf("a record without a key: %v", err)
	}
}
