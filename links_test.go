package wallchart_test

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"wallchart/must"
)

var (
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.+)$`)
	unsaid  = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
	page    = regexp.MustCompile(`\bdocs/[\w./-]+\.(?:md|json)\b`)
)

// TestLinks of the documents lead to a file that is there, and to a heading in it; so do the names of documents in code.
func TestLinks(t *testing.T) {
	for _, problem := range linkProblems(t, os.DirFS(".")) {
		t.Error(problem)
	}
}

func linkProblems(t *testing.T, tree fs.FS) []string {
	var problems []string
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".md" {
			return err
		}
		for _, m := range link.FindAllStringSubmatch(readText(t, tree, name), -1) {
			if strings.Contains(m[1], ":") || m[1] == "../../releases" { // another computer's, and the page of releases beside the README
				continue
			}
			file, place, _ := strings.Cut(m[1], "#")
			to := name
			if file != "" {
				to = path.Join(path.Dir(name), file)
			}
			if _, err := fs.Stat(tree, to); err != nil {
				problems = append(problems, fmt.Sprintf("%s: the link to %s leads nowhere", name, m[1]))
			} else if place != "" && !anchors(readText(t, tree, to))[place] {
				problems = append(problems, fmt.Sprintf("%s: %s has no heading #%s", name, to, place))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range goFiles(t, tree) {
		for _, named := range page.FindAllString(f.text, -1) {
			if _, err := fs.Stat(tree, named); err != nil {
				problems = append(problems, fmt.Sprintf("%s: there is no %s", f.name, named))
			}
		}
	}
	return problems
}

func readText(t *testing.T, tree fs.FS, name string) string {
	b := must.Have(fs.ReadFile(tree, name))(t)
	return string(b)
}

// anchors are the names by which links know the headings of a text.
func anchors(text string) map[string]bool {
	all := map[string]bool{}
	for _, m := range heading.FindAllStringSubmatch(text, -1) {
		all[strings.ReplaceAll(unsaid.ReplaceAllString(strings.ToLower(m[1]), ""), " ", "-")] = true
	}
	return all
}

func TestLinksRefuseWhatIsNotThere(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"a file that is not there", "see [b](b.md)", "a.md: the link to b.md leads nowhere"},
		{"a heading that is not there", "# One\n[two](#two)", "a.md has no heading #two"},
		{"a heading", "# One, two\n[it](#one-two)", ""},
		{"a page of the web", "[x](https://example.org/x.md)", ""},
	} {
		expectOne(t, c.name, linkProblems(t, fstest.MapFS{"a.md": {Data: []byte(c.text)}}), c.want)
	}
	code := fstest.MapFS{"a.go": {Data: []byte("// See docs" + "/b.md.\npackage p\n")}}
	expectOne(t, "a comment", linkProblems(t, code), "a.go: there is no docs"+"/b.md")
}
