package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/arbiter/decisiontest"
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
				if err := os.WriteFile(list, []byte(d.List), 0o600); err != nil {
					t.Fatal(err)
				}
				for _, words := range d.Words(file, list) {
					var said strings.Builder
					if status := run(words, nil, &said, &said); (status == 0) == d.Refused {
						t.Fatalf("%s: %q ends with %d: %s", d.Name, words, status, said.String())
					}
				}
				saved, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				transcript.After(d.Name, saved)
			}
			if os.Getenv("UPDATE_DECISIONS") != "" {
				if err := os.WriteFile("../../arbiter/decisiontest/golden/"+event.Name+".txt", []byte(transcript.End()), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			decisiontest.Hold(t, event.Name, transcript.End())
		})
	}
}
