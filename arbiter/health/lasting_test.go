package health_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/must"
)

// TestAnEventOfMoreThan30Days (VCL4THP.13, questions 210 to 216): counted from the first day that is named anywhere to the last, both
// included; 1 to 30 September are 30 days.
func TestAnEventOfMoreThan30Days(t *testing.T) {
	lasts := func(start, end model.Date, fide bool, rounds ...model.Date) *model.Tournament {
		s := club(4)
		s.FIDE = fide
		for i, d := range rounds {
			if i == 0 {
				s.Rounds = []model.Round{{Date: d}}
				continue
			}
			s.Coming = append(s.Coming, model.When{Date: d})
		}
		ev := event(s)
		ev.Start, ev.End = start, end
		return ev
	}
	said := func(ev *model.Tournament, breaks ...string) *model.Tournament {
		own := *ev.Sections[0]
		own.Ranking.TieBreaks = breaks
		ev = ev.With(&own)
		ev.Long = true
		return ev
	}
	at := health.Place{Section: 1, Field: "dates"}
	turn := "A new list of FIDE’s ratings comes out on 2026-10-01, while the event goes on. Keep the ratings with which it began."
	try(t, "long-event", []example{
		{"no dates", lasts("", "", true), "", at, 0},
		{"a year", lasts("2026", "2027", true), "", at, 0},
		{"one day", lasts("2026-09-01", "2026-09-01", true), "", at, 0},
		{"30 days", lasts("2026-09-01", "2026-09-30", true), "", at, 0},
		{"31 days", lasts("2026-09-01", "2026-10-01", false), "The event lasts 31 days, from 2026-09-01 to 2026-10-01. If that is right, " +
			"say so in Event details", at, health.Doubt},
		{"31 days in FIDE mode, which is one line", lasts("2026-09-01", "2026-10-01", true), "The event lasts 31 days", at, health.Doubt},
		{"the rounds, one of them to come", lasts("", "", false, "2026-09-05", "2026-11-07"), "lasts 64 days, from 2026-09-05 to 2026-11-07",
			at, health.Doubt},
		{"a round before the start", lasts("2026-09-05", "2026-09-20", false, "2026-08-01"), "from 2026-08-01 to 2026-09-20", at, health.Doubt},
		{"over the turn of a month", lasts("2026-09-26", "2026-10-04", false), "", at, 0},
		{"and in FIDE mode", lasts("2026-09-26", "2026-10-04", true), turn, at, health.Remark},
		{"it is known", said(lasts("2026-09-01", "2026-12-01", true), "BH"), "", at, 0},
		{"it is known, and ratings break ties (question 211)", said(lasts("2026-09-01", "", false), "BH", "ARO"),
			"ARO is a tie-break of ratings, and FIDE advises against these", health.Place{Section: 1, Field: "tieBreaks"}, health.Remark},
		{"the end before the start", lasts("2026-10-04", "2026-09-26", true), turn, at, health.Remark},
	})
	if got := health.Check(&model.Tournament{Start: "2026-09-01", End: "2026-12-01"}); len(got) != 0 {
		t.Errorf("an event without a section: %v", got)
	}
}

// TestKindsAreSwitchedOff (VCL4THP.13, questions 218 to 221): for an event, by kind, what was announced and changed too; each is a step of
// its own, with its words in the log.
func TestKindsAreSwitchedOff(t *testing.T) {
	ev := twoHalves()
	ev.Sections[0].Altered = []model.Altered{{What: model.AnnouncedRounds, After: 1, From: "4", To: "5"}}
	codes := func() string {
		var all []string
		for _, f := range health.Check(ev) {
			all = append(all, f.Code)
		}
		return strings.Join(all, " ")
	}
	every := codes()
	if every != "changed half-byes" {
		t.Fatalf("found is %s", every)
	}
	for _, step := range []struct {
		quiet []string
		label string // "" = nothing to do
		want  string
	}{
		{nil, "", every},
		{[]string{"half-byes"}, "Problems of the kind “half-byes” are not listed", "changed"},
		{[]string{"half-byes"}, "", "changed"},
		{[]string{"half-byes", "changed"}, "Problems of the kind “changed” are not listed", ""},
		{[]string{"expelled"}, "Which problems are listed", every},
		{nil, "Problems of the kind “expelled” are listed again", every},
	} {
		c := must.Have(health.Quieted(ev, step.quiet))(t)
		if c == nil != (step.label == "") || c != nil && c.Label().String() != step.label {
			t.Errorf("%v: the step is %v", step.quiet, c)
		}
		if c != nil {
			ev = must.Have(c.Apply(ev))(t)
		}
		if got := codes(); got != step.want {
			t.Errorf("%v: found is %q, want %q", step.quiet, got, step.want)
		}
		for _, f := range health.All(ev) {
			if f.Quiet != slices.Contains(step.quiet, f.Code) {
				t.Errorf("%v: %s is quiet: %v", step.quiet, f.Code, f.Quiet)
			}
		}
	}
	if _, err := health.SetQuiet(ev, "noise", true); err == nil || err.Error() != `there are no problems of the kind "noise"` {
		t.Errorf("no such kind: %v", err)
	}
	if c, err := health.SetQuiet(ev, "scoring", false); c != nil || err != nil {
		t.Errorf("it is listed: %v, %v", c, err)
	}
}

// TestEveryKindIsThere: each code that the package finds is a kind that can be switched off, and the other way round.
func TestEveryKindIsThere(t *testing.T) {
	found := map[string]bool{}
	paths := must.Have(filepath.Glob("*.go"))(t)
	text := func(e ast.Expr) string {
		if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			s, _ := strconv.Unquote(lit.Value)
			return s
		}
		if name, ok := e.(*ast.Ident); ok && name.Name == "leftOut" {
			return "here-left-out"
		}
		return ""
	}
	look := func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.CallExpr:
			if f, ok := x.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "add" && len(x.Args) > 3 {
				found[text(x.Args[0])] = true
			}
		case *ast.AssignStmt: // f.Code, f.Level = "same-name", Doubt
			if f, ok := x.Lhs[0].(*ast.SelectorExpr); ok && f.Sel.Name == "Code" {
				found[text(x.Rhs[0])] = true
			}
		case *ast.KeyValueExpr:
			if k, ok := x.Key.(*ast.Ident); ok && k.Name == "Code" && text(x.Value) != "" {
				found[text(x.Value)] = true
			}
		}
		return true
	}
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file := must.Have(parser.ParseFile(token.NewFileSet(), path, nil, 0))(t)
		ast.Inspect(file, look)
	}
	for _, k := range health.Kinds {
		if !found[k.Code] {
			t.Errorf("nothing of the kind %q is ever found", k.Code)
		}
		delete(found, k.Code)
	}
	for code := range found {
		t.Errorf("the kind %q cannot be switched off", code)
	}
}
