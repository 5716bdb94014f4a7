package wallchart_test

import (
	"bytes"
	"flag"
	"fmt"
	"go/doc"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"wallchart/must"
)

var update = flag.Bool("update", false, "write the rooms in ARCHITECTURE.md anew")

const (
	roomsBegin = "<!-- Written by go test -tags migrated_fynedo . -run Architecture -update -->\n\n```\n"
	roomsEnd   = "```\n\n<!-- The end of the rooms. -->\n"
)

// TestArchitecture holds the lines of the rooms in ARCHITECTURE.md to the house: there is one list of the rooms, that of
// layers_test.go, and what a room is says its package comment.
func TestArchitecture(t *testing.T) {
	const name = "ARCHITECTURE.md"
	text := must.Have(os.ReadFile(name))(t)
	before, rest, begins := strings.Cut(string(text), roomsBegin)
	said, after, ends := strings.Cut(rest, roomsEnd)
	if !begins || !ends {
		t.Fatalf("%s has no rooms between %q and %q", name, roomsBegin, roomsEnd)
	}
	lines, problems := roomLines(t, os.DirFS("."), rooms)
	for _, problem := range problems {
		t.Error(problem)
	}
	switch {
	case said == lines:
	case *update:
		must.Do(t, os.WriteFile(name, []byte(before+roomsBegin+lines+roomsEnd+after), 0o666))
	default:
		t.Errorf("the rooms in %s are not those of layers_test.go and of the package comments. Write them anew:\n"+
			"\tgo test -tags migrated_fynedo . -run Architecture -update\n%s", name, lineDiff(said, lines))
	}
}

// roomLines are a line for each room: the first sentence of its package comment as far as a colon, and below it the names of its packages
// that have no line of their own. A package without a comment is a problem.
func roomLines(t *testing.T, tree fs.FS, rooms []room) (string, []string) {
	comments := map[string]string{} // of each package in the tree
	var problems []string
	for _, f := range moduleFiles(t, tree) {
		dir := path.Dir(f.name)
		if f.isTest() || servesTests(dir) {
			continue
		}
		if _, is := comments[dir]; !is || f.syntax.Doc != nil {
			comments[dir] = new(doc.Package).Synopsis(f.syntax.Doc.Text())
		}
	}
	in := make([][]string, len(rooms)) // the packages of each room
	for dir, comment := range comments {
		if comment == "" {
			problems = append(problems, fmt.Sprintf("%s/doc.go: package %s does not say what it is for", dir, dir))
		}
		if at := slices.IndexFunc(rooms, func(r room) bool { return matches(r.path, dir) }); at >= 0 {
			in[at] = append(in[at], dir)
		}
	}
	slices.Sort(problems)
	widest := 0
	for i, r := range rooms {
		if len(in[i]) > 0 {
			widest = max(widest, len(r.path))
		}
	}
	var out bytes.Buffer
	line := func(path, text string) {
		out.WriteString(strings.TrimRight(fmt.Sprintf("%-*s  %s", widest, path, text), " ") + "\n")
	}
	for i, r := range rooms {
		slices.Sort(in[i])
		base := strings.TrimSuffix(r.path, "/...")
		var below []string
		for _, dir := range in[i] {
			if dir != base {
				below = append(below, strings.TrimPrefix(dir, base+"/"))
			}
		}
		if len(in[i]) == 0 {
			continue
		}
		name := r.path // its own line stands above
		if slices.Contains(in[i], base) {
			line(base, roomSentence(comments[base]))
			name = ""
		}
		for n, part := range inLines(below) {
			if n > 0 {
				name = ""
			}
			line(name, part)
		}
	}
	return out.String(), problems
}

// inLines are names, with commas between them, in lines that a page has room for.
func inLines(names []string) (lines []string) {
	for i, n := range names {
		if i < len(names)-1 {
			n += ","
		}
		if last := len(lines) - 1; last >= 0 && len(lines[last])+len(n) < 90 {
			lines[last] += " " + n
		} else {
			lines = append(lines, n)
		}
	}
	return lines
}

// roomSentence is the sentence without the name of its package, without what follows a colon, and without what every line would
// begin with: that it is, or has, or holds something.
func roomSentence(comment string) string {
	comment, _, _ = strings.Cut(comment, ": ")
	comment = strings.TrimSuffix(comment, ".")
	words := strings.SplitN(comment, " ", 3)
	if rest := words[len(words)-1]; len(words) == 3 && words[0] == "Package" {
		comment = rest
	} else {
		_, comment, _ = strings.Cut(comment, " ")
	}
	for _, begins := range []string{"is the room of ", "is ", "has ", "holds "} {
		if rest, is := strings.CutPrefix(comment, begins); is {
			return rest
		}
	}
	return comment
}

// lineDiff names the lines that only one of two texts has.
func lineDiff(old, new string) string {
	var out strings.Builder
	were, are := strings.Split(old, "\n"), strings.Split(new, "\n")
	for _, l := range were {
		if !slices.Contains(are, l) {
			out.WriteString("- " + l + "\n")
		}
	}
	for _, l := range are {
		if !slices.Contains(were, l) {
			out.WriteString("+ " + l + "\n")
		}
	}
	return out.String()
}

func TestRoomLines(t *testing.T) {
	tree := fstest.MapFS{
		"model/doc.go":             {Data: []byte("// Package model is an event: all of it. It knows nothing else.\npackage model\n")},
		"model/a.go":               {Data: []byte("package model\n")},
		"files/trf/doc.go":         {Data: []byte("// Package trf reads.\npackage trf\n")},
		"files/vega/doc.go":        {Data: []byte("package vega\n")},
		"cmd/a/main.go":            {Data: []byte("// A is a program. It runs.\npackage main\n")},
		"model/modeltest/doc.go":   {Data: []byte("package modeltest\n")},
		"pairing/doc.go":           {Data: []byte("// Package pairing pairs.\npackage pairing\n")},
		"pairing/dutch/bracket.go": {Data: []byte("// Package dutch pairs too.\npackage dutch\n")},
	}
	house := []room{{path: "model"}, {path: "pairing/..."}, {path: "files/..."}, {path: "cmd/a"}, {path: "gone"}}
	const want = "model        an event\npairing      pairs\n             dutch\nfiles/...    trf, vega\ncmd/a        a program\n"
	lines, problems := roomLines(t, tree, house)
	if lines != want {
		t.Errorf("the lines are\n%s, not\n%s", lines, want)
	}
	expectOne(t, "a package that says nothing", problems, "files/vega/doc.go: package files/vega does not say")
}
