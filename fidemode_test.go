package wallchart_test

import (
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wallchart/must"
)

// hardFails are the questions of FIDE's checklist for pairing programs of which we know that a program fails by one of them alone.
var hardFails = strings.Fields("19 21 54 58 60 65 68 74 81 83 104 105 108 157 159 161 169 196 201")

const (
	checklist = "docs/dev/fide-checklist.md"
	unmet     = "docs/fide-mode.md"
)

// TestFIDEsChecklist holds the checklist against the tree: every question stands in one row with its answer, every hard fail is
// answered with yes and named tests, and every test that is named is there. What organisers read has the questions that are not met, all
// of them and no other.
func TestFIDEsChecklist(t *testing.T) {
	page := must.Have(os.ReadFile(checklist))(t)
	there := testsOf(t)
	for _, m := range regexp.MustCompile("`(Test[A-Za-z0-9]+)`").FindAllStringSubmatch(string(page), -1) {
		if !there[m[1]] {
			t.Errorf("%s names %s, and there is no such test", checklist, m[1])
		}
	}
	_, list, ok := strings.Cut(string(page), "| question | what is asked | answer | by what | test |\n")
	if !ok {
		t.Fatalf("%s has no table of the questions", checklist)
	}
	seen := map[string]bool{}
	var hard, open []string
	for _, line := range strings.Split(list, "\n")[1:] {
		if !strings.HasPrefix(line, "|") {
			break
		}
		cells := strings.Split(strings.Trim(line, "| "), "|")
		for len(cells) < 5 {
			cells = append(cells, "")
		}
		answer := strings.TrimSpace(cells[2])
		if !slices.Contains([]string{"yes", "in part", "no", "no, as asked", "not known"}, answer) || len(cells) != 5 {
			t.Errorf("the row of %s has the answer %q in %d cells", cells[0], answer, len(cells))
		}
		if answer != "yes" {
			open = append(open, strings.TrimSpace(cells[0]))
		}
		for _, q := range strings.Split(cells[0], ",") {
			q = strings.TrimSpace(q)
			number, isHard := strings.CutSuffix(q, " hf")
			if seen[number] {
				t.Errorf("question %s stands in two rows", number)
			}
			seen[number] = true
			if isHard {
				hard = append(hard, number)
			}
			if isHard && (answer != "yes" || !strings.Contains(cells[4], "`Test")) {
				t.Errorf("question %s is a hard fail; the answer is %q, held by%s", number, answer, cells[4])
			}
		}
	}
	if !slices.Equal(hard, hardFails) {
		t.Errorf("the hard fails are %v, not %v", hard, hardFails)
	}
	told := must.Have(os.ReadFile(unmet))(t)
	_, list, _ = strings.Cut(string(told), "| question | asks for | what there is |\n|---|---|---|\n")
	var said []string
	for line := range strings.Lines(list) {
		question, _, _ := strings.Cut(strings.TrimPrefix(line, "| "), " |")
		said = append(said, question)
	}
	if !slices.Equal(said, open) {
		t.Errorf("%s says that %q are not met; in the checklist these are %q", unmet, said, open)
	}
}

// testsOf are the names of all tests in the tree.
func testsOf(t *testing.T) map[string]bool {
	t.Helper()
	all := map[string]bool{}
	named := regexp.MustCompile(`(?m)^func (Test[A-Za-z0-9]+)\(`)
	must.Do(t, fs.WalkDir(os.DirFS("."), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, m := range named.FindAllSubmatch(text, -1) {
			all[string(m[1])] = true
		}
		return err
	}))
	return all
}
