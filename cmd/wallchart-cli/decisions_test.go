package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/arbiter/decisiontest"
	"wallchart/must"
)

// TestDecisions takes the decisions that the window takes by keys (see package
// decisiontest) and comes to the same files.
func TestDecisions(t *testing.T) {
	for _, event := range decisiontest.Events {
		t.Run(event.Name, func(t *testing.T) {
			dir := t.TempDir()
			file, list := filepath.Join(dir, "event.wallchart"), filepath.Join(dir, "list.tsv")
			var transcript decisiontest.Transcript
			for _, d := range event.Decisions {
				must.Do(t, os.WriteFile(list, []byte(d.List), 0o600))
				for _, words := range d.Words(file, list) {
					var said strings.Builder
					if status := run(words, nil, &said, &said); (status == 0) == d.Refused {
						t.Fatalf("%s: %q ends with %d: %s", d.Name, words, status, said.String())
					}
				}
				saved := must.Have(os.ReadFile(file))(t)
				transcript.After(d.Name, saved)
			}
			if os.Getenv("UPDATE_DECISIONS") != "" {
				must.Do(t, os.WriteFile("../../arbiter/decisiontest/golden/"+event.Name+".txt", []byte(transcript.End()), 0o644))
				return
			}
			decisiontest.Hold(t, event.Name, transcript.End())
		})
	}
}
