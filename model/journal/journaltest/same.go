package journaltest

import (
	"encoding/json"
	"reflect"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/must"
)

// Deep tells how two events differ; an empty list is no list. Most are the same, which is seen at once.
func Deep(a, b *model.Tournament) string {
	if reflect.DeepEqual(a, b) {
		return ""
	}
	return cmp.Diff(a, b, cmpopts.EquateEmpty())
}

// Equal asks the same as Deep without telling how, which is quicker.
func Equal(a, b any) bool { return reflect.DeepEqual(a, b) || cmp.Equal(a, b, cmpopts.EquateEmpty()) }

// Photo is a copy that shares nothing with the event.
func Photo(t *rapid.T, ev *model.Tournament) *model.Tournament {
	b := must.Have(json.Marshal(ev))(t)
	var out model.Tournament
	must.Do(t, json.Unmarshal(b, &out))
	return &out
}

// Ticking is a clock that goes on by a second whenever it is asked.
func Ticking() func() time.Time {
	at := time.Date(2026, 5, 31, 9, 0, 0, 0, time.UTC)
	return func() time.Time { at = at.Add(time.Second); return at }
}
