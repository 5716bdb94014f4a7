package steps_test

import (
	"testing"
	"time"

	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// TestLanguageOfDocuments: what BCP 47 takes for a language is kept with the event,
// whether this program speaks it or not; anything else is refused.
func TestLanguageOfDocuments(t *testing.T) {
	for code, good := range map[string]bool{
		"": true, "de": true, "fil": true, "pt-BR": true, "zh-Hant-TW": true, "de-1996": true, "sl-rozaj12x": true,
		"d": false, "deut": false, "DE": false, "de-": false, "-de": false, "de-x": false, "de_AT": false, "de-rozaj1234": false,
		"d1": false, "dA": false,
	} {
		j := journal.New(steps.List, club(), nil, func() time.Time { return time.Time{} })
		err := j.Do(steps.EditTournament{Header: steps.Header{Name: "Club day", Language: code}})
		if good != (err == nil) {
			t.Errorf("%q: %v", code, err)
		}
		if got := j.Tournament().Language; good && got != code {
			t.Errorf("%q is kept as %q", code, got)
		}
	}
}
