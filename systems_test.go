package wallchart_test

import (
	"fmt"
	"go/ast"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"wallchart/must"
	"wallchart/pairing/systems"
)

// otherwise are literals that are a system's code and mean something else, with the files in which they do.
var otherwise = []struct {
	text, file, meaning string
}{
	{"team", "model/text.go", "the kind of a section"},
	{"team", "model/personfields.go", "a field of a player"},
	{"team", "arbiter/rank/ranking.go", "whom a preset is for"},
	{"team", "tiebreaks/catalogue/usual.go", "whom a preset is for"},
	{"team", "export/report/charts/trophy.go", "a column"},
	{"team", "model/fund.go", "whom a prize is for"},
	{"team", "model/spoken.go", "whom a prize is for"},
	{"team", "export/formulas/trophies.go", "a name in a sheet"},
	{"team", "files/crosstable/annotation.go", "a heading"},
	{"team", "files/crosstable/column.go", "a heading"},
	{"team", "files/pages/page.go", "a heading"},
	{"team", "files/pages/matches.go", "a heading"},
	{"team", "files/pages/standings.go", "a heading"},
	{"team", "ui/entry/import.go", "what a player is entered with"},
	{"team", "ui/tables/trophies.go", "a column"},
	{"team", "cmd/wallchart-cli/change/addplayer.go", "an option"},
	{"team", "cmd/wallchart-cli/change/section.go", "an option"},
	{"dutch", "files/trf/system.go", "a word in the free text of a report file"},
	{"berger", "files/trf/system.go", "a word in the free text of a report file"},
	{"scheveningen", "cmd/wallchart-cli/change/section.go", "a format"},
	{"schiller", "cmd/wallchart-cli/change/section.go", "a format"},
	{"molter", "cmd/wallchart-cli/change/section.go", "a format"},
	{"lothian", "ui/scenes/scenes.go", "a sample"},
	{"lothian", "ui/scenes/entry.go", "a sample"},
	{"us-swiss", "files/wallchart/read.go", "what files of format 1.2 and older said by the code alone"},
	{"lothian", "files/wallchart/read.go", "what files of format 1.2 and older said by the code alone"},
}

// TestNobodyKnowsASystemByItsName: what is special about a pairing system stands in its record or in the section, so
// that a system is added in its own folder and in the list of systems.
func TestNobodyKnowsASystemByItsName(t *testing.T) {
	problems, used := systemNames(t, os.DirFS("."))
	for _, p := range problems {
		t.Error(p)
	}
	for _, o := range otherwise {
		if !used[o.file+" "+o.text] {
			t.Errorf("%s does not say %q any more: take it out of the list", o.file, o.text)
		}
	}
}

// systemNames finds the literals outside the room of pairing and the tests that are a system's code, alone or with
// settings behind it, and tells which of otherwise there are.
func systemNames(t *testing.T, tree fs.FS) (problems []string, used map[string]bool) {
	used = map[string]bool{}
	for _, f := range moduleFiles(t, tree) {
		dir := path.Dir(f.name)
		if f.isTest() || servesTests(dir) || matches("pairing/...", dir) {
			continue
		}
		ast.Inspect(f.syntax, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			text := must.Have(strconv.Unquote(lit.Value))(t)
			words := strings.Fields(text)
			if len(words) == 0 || len(words) > 1 && !strings.Contains(words[1], "=") {
				return true
			}
			for _, e := range systems.All {
				if words[0] != e.Code {
					continue
				}
				if used[f.name+" "+words[0]] = true; !slices.ContainsFunc(otherwise, func(o struct{ text, file, meaning string }) bool {
					return o.text == words[0] && o.file == f.name
				}) {
					problems = append(problems, fmt.Sprintf("%s: %q is the code of a pairing system: ask its record or the section, or, "+
						"where it means something else, say so in otherwise (systems_test.go)", f.at(lit.Pos()), text))
				}
			}
			return true
		})
	}
	return problems, used
}

func TestSystemNamesAreFound(t *testing.T) {
	for _, c := range []struct{ file, code, want string }{
		{"model/a.go", `var us = s.System == "us-swiss"`, `"us-swiss" is the code`},
		{"model/a.go", `var fide = strings.HasPrefix(s.System, "team")`, `"team" is the code`},
		{"model/text.go", `var kind = "team"`, ""},
		{"ui/a.go", `var system = "us-swiss teams=off"`, "is the code"},
		{"ui/a.go", `var text = "Dutch and Swiss"`, ""},
		{"ui/a_test.go", `var system = "dutch"`, ""},
		{"arbiter/decisiontest/a.go", `var system = "dutch"`, ""},
		{"pairing/dutch/a.go", `var code = "dutch"`, ""},
	} {
		tree := fstest.MapFS{c.file: {Data: []byte("package p\n\n" + c.code + "\n")}}
		problems, _ := systemNames(t, tree)
		expectOne(t, c.file+": "+c.code, problems, c.want)
	}
}
