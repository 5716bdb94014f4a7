// Package decisiontest holds the window and the command line to the same
// decisions.
//
// A table (table.go) names what an arbiter decides in the course of a few events,
// each decision with the verbs of the command line that take it. The window's
// test takes the same decisions by keys and commands. After every one both save
// the event and write down which records of its file are others than before.
// What they write must be what stands in golden, word for word: so each is held
// to the other, though neither may know the other.
//
// When a decision is meant to come out differently, golden is written anew by the
// command line, and the window must follow:
//
//	UPDATE_DECISIONS=1 go test ./cmd/wallchart-cli -run TestDecisions
package decisiontest

import (
	"embed"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/must"
)

//go:embed golden
var golden embed.FS

// Event is one event and what is decided in it, in order.
type Event struct {
	Name      string
	Decisions []Decision
}

// Decision is one thing an arbiter decides.
type Decision struct {
	Name string
	// Verbs take it on the command line, one a line. FILE is the event's file, LIST
	// a file with the list; words with spaces in them are in quotes.
	Verbs string
	// List is what is pasted from a spreadsheet.
	List string
	// Refused: nothing comes of it, and it is said why.
	Refused bool
}

// Words are the words of each verb.
func (d Decision) Words(file, list string) [][]string {
	var all [][]string
	for _, line := range strings.Split(strings.TrimSpace(d.Verbs), "\n") {
		var words []string
		for n, part := range strings.Split(strings.TrimSpace(line), "\"") {
			if n%2 == 1 {
				words = append(words, part)
				continue
			}
			words = append(words, strings.Fields(part)...)
		}
		for n, w := range words {
			words[n] = map[string]string{"FILE": file, "LIST": list}[w]
			if words[n] == "" {
				words[n] = w
			}
		}
		all = append(all, words)
	}
	return all
}

// Transcript is what becomes of an event, decision by decision.
type Transcript struct {
	text   strings.Builder
	before []string
}

// After writes down what a decision has made of the event's file.
func (tr *Transcript) After(name string, file []byte) {
	now := records(string(file))
	fmt.Fprintf(&tr.text, "== %s\n", name)
	for _, r := range without(tr.before, now) {
		tr.text.WriteString("- " + r + "\n")
	}
	for _, r := range without(now, tr.before) {
		tr.text.WriteString("+ " + r + "\n")
	}
	tr.before = now
}

// End is the whole transcript, with the file as it is at the end.
func (tr *Transcript) End() string {
	return tr.text.String() + "== the file at the end\n" + strings.Join(tr.before, "\n") + "\n"
}

// records are the lines of a file up to its log, without the brackets and commas
// that only tell where a record stands.
func records(file string) []string {
	file, _, _ = strings.Cut(file, "\n\"log\":[")
	var rs []string
	for _, line := range strings.Split(file, "\n") {
		if line = strings.TrimRight(line, ",[]}"); strings.HasPrefix(line, "{") && !strings.HasPrefix(line, `{"wallchart"`) {
			rs = append(rs, line)
		}
	}
	return rs
}

// without are the records of a that b has not, as often as it has them.
func without(a, b []string) []string {
	rest := slices.Clone(b)
	var only []string
	for _, r := range a {
		if i := slices.Index(rest, r); i >= 0 {
			rest = slices.Delete(rest, i, i+1)
		} else {
			only = append(only, r)
		}
	}
	return only
}

// Hold compares a transcript with the one that both sides must write. It names
// the decision that came out differently.
func Hold(t *testing.T, event, got string) {
	t.Helper()
	want := must.Have(golden.ReadFile("golden/" + event + ".txt"))(t)
	decision := "the beginning"
	a, b := strings.Split(string(want), "\n"), strings.Split(got, "\n")
	for n := range max(len(a), len(b)) {
		var x, y string
		if n < len(a) {
			x = a[n]
		}
		if n < len(b) {
			y = b[n]
		}
		if x != y {
			t.Errorf("%s: %s comes out differently:\n  here  %s\n  there %s", event, decision, y, x)
			return
		}
		if name, ok := strings.CutPrefix(x, "== "); ok {
			decision = name
		}
	}
}
