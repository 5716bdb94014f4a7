package tiebreaks_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestExamples works out the examples that stand above the records of package rules, as its package comment says how they are written.
// Every tie-break has one, but those that nobody works out and those whose table has a page of its own.
func TestExamples(t *testing.T) {
	files, err := filepath.Glob("rules/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	lacks := map[string]bool{}
	for _, tb := range catalogue.All {
		lacks[tb.Code] = true
	}
	for _, code := range strings.Fields("LOTS MANUAL PLAYOFF OWN") { // drawn, or entered by hand
		delete(lacks, code)
	}
	// docs/rules/keizer.md and docs/rules/knockout.md have theirs; the average of one's own players needs line-ups: TestOwnAverage.
	for _, code := range strings.Fields("KEIZER KO OWNAVG") {
		delete(lacks, code)
	}
	for _, file := range files {
		parsed := must.Have(parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments))(t)
		for _, text := range parsed.Comments {
			for code := range examples(t, file, text) {
				delete(lacks, code)
			}
		}
	}
	if len(lacks) > 0 {
		t.Errorf("there is no example above %v", slices.Sorted(maps.Keys(lacks)))
	}
}

// examples tries those of a comment, and returns the codes of their tie-breaks.
func examples(t *testing.T, file string, text *ast.CommentGroup) map[string]bool {
	t.Helper()
	codes, got := map[string]bool{}, func(list, rules string) string { return "there is no event above" }
	for line := range strings.Lines(text.Text()) {
		if event, ok := strings.CutPrefix(line, "Example of "); ok {
			who, played, _ := strings.Cut(strings.TrimSuffix(strings.TrimSpace(event), ":"), ": ")
			rounds := strings.Split(played, " | ")
			many, players := strings.CutSuffix(who, " players")
			boards, teams := strings.CutPrefix(who, "teams of ")
			n, err := strconv.Atoi(strings.TrimSpace(map[bool]string{true: many, false: boards}[players]))
			if err != nil || players == teams {
				t.Fatalf("%s: who is %q?", file, who)
			}
			var s *model.Section
			if teams {
				s = teamEvent(t, n, rounds...)
			} else {
				s = playerEvent(t, n, rounds...)
			}
			got = func(list, rules string) string { return column(standings(t, s, list, rules)) }
			continue
		}
		head, values, ok := strings.Cut(strings.TrimPrefix(line, "\t"), ": ")
		list, rules, two := strings.Cut(head, " ")
		if !strings.HasPrefix(line, "\t") || !ok || !two {
			continue
		}
		if _, err := catalogue.ParseList(list); err != nil {
			t.Errorf("%s: %v; a record is found once its name is in tiebreaks/catalogue/all.go", file, err)
			continue
		}
		want, _, _ := strings.Cut(strings.TrimSpace(values), "   ") // and then a note
		if is := got(list, rules); is != want {
			t.Errorf("%s: %s: %s, the example says %s", file, head, is, want)
		}
		code, _, _ := strings.Cut(list, "/")
		codes[code] = true
	}
	return codes
}
