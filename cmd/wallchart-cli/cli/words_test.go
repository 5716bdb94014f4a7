package cli

import "testing"

// TestResultsAreNoFlags: what an arbiter types for a forfeit begins with a sign.
func TestResultsAreNoFlags(t *testing.T) {
	for word, want := range map[string]bool{
		"--after": true, "-h": true, "--after=3": true, "--": true,
		"-": false, "- +": false, "-+": false, "--+": false, "- -": false, "-1": false, "-½": false,
		"": false, "---": false, "a-b": false, "1-0": false,
	} {
		if isFlag(word) != want {
			t.Errorf("%q is a flag: %v, want %v", word, !want, want)
		}
	}
}

func TestDidYouMean(t *testing.T) {
	for _, c := range []struct {
		word  string
		known []string
		want  string
	}{
		{"crostable", []string{"standings", "crosstable"}, `; the nearest is "crosstable"`},
		{"Uray", []string{"Edgewood MS", "Urey MS"}, `; the nearest is "Urey MS"`},
		{"FIDE", []string{"us", "fide"}, `; the nearest is "fide"`},
		{"xyz", []string{"us", "fide"}, "; there is us, fide"},
		{"xyz", nil, ""},
	} {
		if got := DidYouMean(c.word, c.known).String(); got != c.want {
			t.Errorf("%q among %q: %q, want %q", c.word, c.known, got, c.want)
		}
	}
}
