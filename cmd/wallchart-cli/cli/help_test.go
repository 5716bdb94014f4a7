package cli

import "testing"

// TestOpening: the list of verbs has of each the beginning of its paragraph.
func TestOpening(t *testing.T) {
	for text, want := range map[string]string{
		"Pairs a round: the next one.":                         "Pairs a round",
		"Changes a rating (0: the average); what else. And so": "Changes a rating (0: the average)",
		"Are these right? Every round.":                        "Are these right?",
		"Une phrase\u00a0: pourquoi.":                          "Une phrase",
		"no stop":                                              "no stop",
	} {
		if got := opening(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
