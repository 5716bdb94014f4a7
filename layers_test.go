package wallchart_test

import (
	"fmt"
	"go/ast"
	"go/parser"
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
)

// A room says what the packages of one part of the tree may know. Paths are relative to the module; "x/..." is x
// and everything below it. The standard library is open to all but the pure rooms, and phrase, which is what
// everybody says things with, to all.
type room struct {
	path    string
	ours    []string // packages of ours that it may import
	modules []string // other people's modules that it may import; "..." is any
	pure    bool     // no files, network, processes or logs, and no floating point
}

// rooms is the house of ARCHITECTURE.md. The first room whose path matches a package is the package's.
var rooms = []room{
	{path: "phrase"},
	{path: "phrase/defect"},
	{path: "model/journal", ours: []string{"model"}},
	{path: "model/journal/steps", ours: []string{"model", "model/journal"}},
	{path: "model/namekey", modules: []string{"golang.org/x/text"}}, // letters without their accents
	{path: "model", pure: true},
	{path: "standings/keizer", ours: []string{"model"}, pure: true},
	{path: "standings/knockout", ours: []string{"model"}, pure: true},
	{path: "tiebreaks", ours: []string{"model"}, pure: true}, // the engine knows no tie-break by name
	{path: "tiebreaks/rules", ours: []string{"model", "standings/keizer", "standings/knockout", "tiebreaks"}, pure: true},
	{path: "tiebreaks/catalogue", ours: []string{"model", "tiebreaks", "tiebreaks/rules"}, pure: true},
	{path: "tiebreaks/...", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "tiebreaks/slow"}, pure: true},
	{path: "standings/ratingchange", ours: []string{"model", "tiebreaks"}, pure: true},
	{path: "standings/norms", ours: []string{"model", "tiebreaks", "standings/ratingchange"}, pure: true},
	{path: "standings/prizes", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "standings/ratingchange"}, pure: true},
	{path: "standings/forecast", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "standings/prizes"}, pure: true},
	{path: "standings/series", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "model/namekey"}, pure: true},
	{path: "pairing/matching", pure: true},
	{path: "pairing/...", ours: []string{"model", "standings/keizer", "standings/knockout", "pairing/..."}, pure: true},
	{path: "arbiter/rank", ours: decides, pure: true},
	{path: "arbiter/entries", ours: decides, pure: true},
	{path: "arbiter/pair", ours: append([]string{"arbiter/rank", "arbiter/entries", "arbiter/eveningtest"}, decides...), pure: true},
	{path: "arbiter/...", ours: append([]string{"arbiter/..."}, decides...), pure: true},
	{path: "files/places", modules: []string{"golang.org/x/sys"}},                                  // the known folders of Windows
	{path: "files/recent", ours: []string{"files/pattern"}, modules: []string{"golang.org/x/sys"}}, // the list of documents of Windows
	{path: "files/season", ours: []string{"model", "standings/series", "files/safeopen", "files/atomicfile"}},
	{path: "files/...", ours: []string{"model/...", "files/..."},
		modules: []string{"github.com/xuri/excelize/v2", "golang.org/x/net", "golang.org/x/text"}}, // x/net: HTML tables

	// replication, ordering, reconnecting, authentication and clusters are the work of NATS
	{path: "sharing", ours: []string{"model/...", "files/wallchart", "files/safeopen"},
		modules: []string{"github.com/nats-io/nats-server/v2", "github.com/nats-io/nats.go", "golang.org/x/crypto"}}, // scrypt, of codes

	{path: "sharing/web", ours: []string{"assets/wording", "arbiter/...", "model/...", "tiebreaks", "tiebreaks/catalogue",
		"export/display", "export/qr", "export/report",
		"export/report/charts", "export/report/lists", "export/report/reasons", "export/table", "files/atomicfile", "standings/forecast"}},

	{path: "export/cards"},
	{path: "export/table", ours: []string{"export/cards"}, modules: []string{"golang.org/x/text"}},
	{path: "export/qr", ours: []string{"export/table"}, modules: []string{"github.com/boombuler/barcode"}},
	{path: "export/report", ours: []string{"model", "tiebreaks", "standings/prizes", "standings/ratingchange",
		"export/table", "export/cards", "export/qr"},
		modules: []string{"golang.org/x/text"}}, // names in the order of a telephone book
	{path: "export/report/charts", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "standings/...",
		"pairing/draw", "pairing/systems",
		"export/report", "export/table"}},
	{path: "export/report/lists", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "pairing/draw", "pairing/systems",
		"export/report", "export/table", "export/qr"},
		modules: []string{"golang.org/x/text"}}, // names in the order of a telephone book
	{path: "export/report/cards", ours: []string{"model", "tiebreaks", "standings/prizes", "export/report", "export/table", "export/cards"}},
	{path: "export/report/money", ours: []string{"model", "tiebreaks", "standings/prizes", "export/report", "export/table"}},
	{path: "export/report/officer", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "standings/norms",
		"standings/ratingchange", "pairing", "pairing/check", "export/report", "export/table"}},
	{path: "export/report/reasons", ours: []string{"model", "tiebreaks", "export/report", "export/table"}},
	{path: "export/reports", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "export/report/...", "export/table"}},
	{path: "export/federation", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "export/csv",
		"export/report", "export/report/officer",
		"export/table", "files/ecf"}},
	{path: "export/sheets", ours: []string{"export/table"}},
	{path: "export/formulas", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "export/report",
		"export/report/charts", "export/report/lists", "export/sheets", "export/table"}},
	{path: "export/book", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "export/formulas", "export/report", "export/table",
		"export/xlsx", "files/formulabook"}},
	{path: "export/page", ours: []string{"export/table", "export/cards", "assets/..."}, modules: fontModules},
	{path: "export/xlsx", ours: append([]string{"export/sheets"}, formats...), modules: []string{"github.com/xuri/excelize/v2"}},
	{path: "export/pdf/pdftest"}, // for tests
	{path: "export/pdf", ours: formats, modules: fontModules},
	{path: "export/text", ours: formats},
	{path: "export/csv", ours: formats},
	{path: "export/html", ours: formats},
	{path: "export/site", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "export/html", "export/report", "export/reports",
		"export/table"},
		modules: []string{"golang.org/x/text"}}, // names without accents
	{path: "export/display", ours: []string{"model", "tiebreaks", "tiebreaks/catalogue", "export/report",
		"export/report/charts", "export/report/lists", "export/table"}},
	{path: "export/spool", modules: []string{"golang.org/x/sys"}}, // the printers of Windows
	{path: "export/formats", ours: []string{"export/table", "export/text", "export/csv", "export/html",
		"export/xlsx", "export/pdf", "export/page"}},

	{path: "assets/wording", ours: []string{"phrase", "assets/translations"}, modules: []string{"golang.org/x/text"}}, // plural rules
	{path: "assets/..."},
	{path: "ui/kit/words", ours: []string{"assets/wording"}, modules: []string{"golang.org/x/text"}}, // the order of letters from the right
	{path: "ui/kit/style", modules: fyneModules},
	{path: "ui/kit/controls", ours: []string{"ui/kit/words", "ui/kit/style"}, modules: fyneModules},
	{path: "ui/kit/grid", ours: []string{"ui/kit/words", "ui/kit/style", "ui/kit/guard", "export/table"},
		modules: append(slices.Clone(fyneModules), "golang.org/x/text")}, // the order of the alphabet
	{path: "ui/kit/guard", ours: []string{"ui/kit/words"}},
	{path: "ui/kit/picker", ours: []string{"ui/kit/words", "ui/kit/style", "ui/kit/controls", "files/places"},
		modules: append([]string{"github.com/ncruces/zenity", "golang.org/x/sys/windows"}, fyneModules...)},
	{path: "ui/kit/work", ours: []string{"ui/kit/words", "ui/kit/style", "ui/kit/controls", "ui/kit/guard"}, modules: fyneModules},
	{path: "ui/kit/menus", ours: []string{"ui/kit/words", "ui/kit/guard"}, modules: fyneModules},
	{path: "ui/kit/columnchoice", ours: []string{"ui/kit/words", "ui/kit/style", "ui/kit/controls", "ui/kit/grid", "export/table"},
		modules: fyneModules},
	{path: "ui/host", ours: []string{"ui/kit/...", "export/report", "export/table", "model", "model/journal", "tiebreaks",
		"tiebreaks/catalogue", "assets/wording"},
		modules: fyneModules},
	// what several rooms of the window are made of
	{path: "ui/typing", ours: []string{"ui/kit/...", "ui/host", "arbiter/...", "export/table", "model/..."}, modules: fyneModules},
	{path: "ui/explain", ours: []string{"ui/kit/...", "ui/host", "arbiter/...", "export/report", "export/report/reasons", "export/table",
		"model", "tiebreaks"}, modules: fyneModules},
	{path: "ui/notices", ours: []string{"ui/kit/...", "ui/host", "arbiter/...", "model"}, modules: fyneModules},
	{path: "ui/choices", ours: []string{"ui/kit/...", "ui/host", "arbiter/...", "export/table", "model/...", "tiebreaks/catalogue"},
		modules: fyneModules},
	{path: "ui/ratings", ours: []string{"ui/kit/...", "arbiter/...",
		"export/table", "files/playerbook", "files/ratings", "files/atomicfile", "model/..."}, modules: fyneModules},
	{path: "ui/season", ours: []string{"ui/kit/...", "export/formats",
		"export/report", "export/report/charts", "export/table", "files/season", "files/atomicfile", "model",
		"standings/series"}, modules: fyneModules},
	{path: "ui/desks", ours: []string{"ui/kit/...", "ui/host", "sharing", "export/qr", "files/wallchart", "model/..."}, modules: fyneModules},
	{path: "docs/guide"}, // the guide, embedded
	{path: "ui/guide", ours: []string{"ui/kit/...", "docs/guide"}, modules: fyneModules},
	{path: "ui/mac", modules: fyneModules},                                                    // which window is in front
	{path: "ui/handover", modules: []string{"golang.org/x/sys"}},                              // who is at the other end of a socket
	{path: "ui/outside", ours: []string{"ui/kit/..."}, modules: []string{"golang.org/x/sys"}}, // the desktop of Windows
	{path: "ui/paper", ours: []string{"arbiter/...", "ui/kit/...", "export/...",
		"files/safeopen", "files/atomicfile", "model", "tiebreaks", "tiebreaks/catalogue"},
		modules: fyneModules},
	{path: "ui/hall", ours: []string{"ui/kit/...", "export/display", "export/report", "arbiter/...", "model"},
		modules: fyneModules},
	{path: "ui/phones", ours: []string{"phrase", "arbiter/...", "ui/kit/...", "ui/host", "sharing", "sharing/web",
		"export/qr", "model/..."}, modules: fyneModules},
	{path: "ui/documents", ours: []string{"ui/kit/...", "ui/host", "assets/samples", "files",
		"files/wallchart", "files/season", "files/crosstable", "files/safeopen", "files/atomicfile", "arbiter/...", "model/...",
		"pairing/systems",
		"tiebreaks", "tiebreaks/catalogue"},
		modules: fyneModules},
	// the rooms of the window: none knows another of them, or the window itself
	{path: "ui/boards", ours: below([]string{"pairing", "pairing/check", "pairing/draw"}), modules: fyneModules},
	{path: "ui/people", ours: below([]string{"ui/ratings", "pairing", "files/roster"}), modules: fyneModules},
	{path: "ui/tables", ours: below([]string{"export/reports", "tiebreaks", "tiebreaks/catalogue", "files/atomicfile", "files/fund",
		"files/plaintext", "files/safeopen"}), modules: fyneModules},
	{path: "ui/entry", ours: below([]string{"ui/documents", "pairing", "pairing/draw", "pairing/systems", "tiebreaks/catalogue", "files",
		"files/charset", "files/roster", "files/safeopen", "files/sheet"}), modules: fyneModules},
	{path: "ui/settings", ours: below([]string{"ui/paper", "assets/wording", "export/page", "pairing", "pairing/draw", "pairing/systems",
		"files/atomicfile", "files/ecf", "files/safeopen", "files/uschess"}), modules: fyneModules},
	{path: "ui/exchange", ours: below([]string{"ui/paper", "assets/release", "export/federation", "export/formats", "export/reports",
		"pairing/systems", "tiebreaks/catalogue", "files/trf", "files/uschess", "files/wallchart"}), modules: fyneModules},
	{path: "ui/health", ours: below(nil), modules: fyneModules},
	{path: "ui/stage", ours: []string{"ui/..."}, modules: fyneModules}, // all rooms of a window at hand
	{path: "ui/scenes", ours: []string{"ui/...", "assets/samples", "arbiter/...", "export/...", "files/...", "model/...", "pairing/...",
		"phrase"},
		modules: fyneModules},
	{path: "ui/...", ours: []string{"arbiter/...", "model/...", "tiebreaks/...",
		"pairing/...", "files/...", "export/...", "assets/...", "docs/guide", "ui/..."}, modules: []string{"..."}},
	{path: "cmd/wallchart-cli/cli", ours: []string{"arbiter", "arbiter/entries", "arbiter/pair", "arbiter/rank", "assets/wording",
		"export/formats", "export/page", "export/report", "export/table", "files/...", "model/...", "pairing", "pairing/systems",
		"tiebreaks", "tiebreaks/catalogue"}},
	{path: "cmd/wallchart-cli/read", ours: []string{"cmd/wallchart-cli/cli", "arbiter/...", "assets/release", "export/formats",
		"export/report/...", "export/reports", "export/table", "files/...", "model/...", "pairing/...", "standings/...", "tiebreaks/..."}},
	{path: "cmd/wallchart-cli/papers", ours: []string{"cmd/wallchart-cli/cli", "arbiter", "arbiter/pair", "assets/release",
		"assets/wording", "export/...", "files/...", "model", "pairing/systems", "tiebreaks", "tiebreaks/catalogue"}},
	{path: "cmd/wallchart-cli/change", ours: []string{"cmd/wallchart-cli/cli", "arbiter/...", "assets/wording", "export/formats",
		"export/report/...", "export/reports", "export/table", "files/...", "model/...", "pairing/...", "tiebreaks",
		"tiebreaks/catalogue"}},
	{path: "cmd/wallchart-cli/share", ours: []string{"cmd/wallchart-cli/cli", "arbiter", "files/wallchart", "model/...", "sharing",
		"sharing/web"}},
	{path: "cmd/wallchart-cli", ours: []string{"cmd/wallchart-cli/..."}},
	{path: "cmd/...", ours: []string{"..."}, modules: []string{"..."}},
	{path: "scripts"},
	{path: "."},
}

// below is what every room of the window may know, and what else one may.
func below(own []string) []string {
	return append([]string{"ui/kit/...", "ui/host", "ui/typing", "ui/explain", "ui/notices", "ui/choices", "arbiter/...",
		"export/report/...", "export/table", "model/..."}, own...)
}

var (
	decides     = []string{"files/pattern", "files/roster", "model/...", "tiebreaks/...", "standings/...", "pairing/..."}
	formats     = []string{"export/table", "export/page", "assets/..."}
	fyneModules = []string{"fyne.io/fyne/v2"}
	fontModules = []string{"github.com/go-text/typesetting", "golang.org/x/image", "golang.org/x/text"}

	// fyneRooms are the only packages that may know the widget toolkit.
	fyneRooms = []string{"ui/...", "cmd/wallchart", "cmd/gallery"}

	// impure is what a value and the rules about it have no business with.
	impure = []string{"os/...", "net/...", "io/fs", "io/ioutil", "log/...", "syscall", "unsafe", "plugin", "testing/..."}
)

const (
	module  = "wallchart"
	fyne    = "fyne.io/fyne/v2"
	fyneApp = "fyne.io/fyne/v2/app"
)

func TestLayers(t *testing.T) {
	for _, problem := range layerProblems(t, os.DirFS(".")) {
		t.Error(problem)
	}
}

// takeable are packages that know no chess, and what of ours they need with all that these need in turn: somebody who writes another
// program can take them away with that, and nothing else.
var takeable = map[string][]string{
	"export/pdf": {"assets/colours", "assets/fonts", "export/cards", "export/page", "export/table", "phrase"},
	"ui/kit/grid": {"assets/translations", "assets/wording", "export/cards", "export/table", "phrase", "phrase/defect",
		"ui/kit/guard", "ui/kit/style", "ui/kit/words"},
}

// TestWhatCanBeTakenAway holds takeable: a new import may not bring chess into them by a back door.
func TestWhatCanBeTakenAway(t *testing.T) {
	imports := map[string][]string{}
	for _, f := range moduleFiles(t, os.DirFS(".")) {
		for _, spec := range f.syntax.Imports {
			if ours, ok := strings.CutPrefix(strings.Trim(spec.Path.Value, `"`), module+"/"); ok && !f.isTest() {
				imports[path.Dir(f.name)] = append(imports[path.Dir(f.name)], ours)
			}
		}
	}
	for taken, with := range takeable {
		var needs []string
		var need func(from string)
		need = func(from string) {
			for _, ours := range imports[from] {
				if !slices.Contains(needs, ours) {
					needs = append(needs, ours)
					need(ours)
				}
			}
		}
		need(taken)
		if slices.Sort(needs); !slices.Equal(needs, with) {
			t.Errorf("who takes %s away takes\n%s\nand takeable says\n%s", taken, strings.Join(needs, " "), strings.Join(with, " "))
		}
	}
}

// layerProblems reads the imports of every Go file in the tree and names each that goes the wrong way. Tests may
// borrow from other rooms, but not the window: no test outside ui and cmd may need Fyne or ui. A package whose
// name ends in "test", such as export/table/tabletest, serves the tests of the room above it and counts as one.
func layerProblems(t *testing.T, tree fs.FS) []string {
	var problems []string
	for _, f := range moduleFiles(t, tree) {
		dir := path.Dir(f.name)
		forTests := f.isTest() || servesTests(dir)
		home := dir
		if servesTests(dir) {
			home = path.Dir(dir)
		}
		at := slices.IndexFunc(rooms, func(r room) bool { return matches(r.path, home) })
		if at < 0 {
			problems = append(problems, fmt.Sprintf("%s:1: package %q stands in no room; put it into "+
				"one, or add its line to rooms in layers_test.go", f.name, dir))
			continue
		}
		r := rooms[at]
		for _, spec := range f.syntax.Imports {
			imported := must.Have(strconv.Unquote(spec.Path.Value))(t)
			if why := refuse(r, dir, imported, forTests); why != "" {
				problems = append(problems, fmt.Sprintf("%s: %s may not import %q: %s", f.at(spec.Pos()), dir, imported, why))
			}
		}
		if r.pure && !forTests {
			problems = append(problems, floats(f)...)
		}
	}
	return problems
}

// refuse says why a package of room r in dir may not import a path, and what to do instead; "" when it may.
func refuse(r room, dir, imported string, forTests bool) string {
	first, _, _ := strings.Cut(imported, "/")
	switch {
	case imported == fyneApp && dir != "cmd/wallchart":
		return "it brings in OpenGL and C; only cmd/wallchart opens the real window, tests use fyne.io/fyne/v2/test"
	case matches(fyne+"/...", imported) && !matchesAny(fyneRooms, dir):
		return "only ui, cmd/wallchart and cmd/gallery know the widget toolkit; hand plain data to them instead"
	case first == module:
		ours := strings.TrimPrefix(strings.TrimPrefix(imported, module), "/")
		if forTests && servesTests(ours) && matches("ui/...", ours) && matches("ui/...", dir) {
			return ""
		}
		if matches("ui/...", ours) && !matchesAny(r.ours, ours) {
			return "nothing but ui and the programs with a window know ui; move what is needed to the room it is about"
		}
		if matches("cmd/...", ours) && !matches(dir, ours) && programOf(dir) != programOf(ours) {
			return "programs are not imported; move the shared part to a room"
		}
		if ours == "ui/scenes" && dir != "cmd/gallery" && !forTests {
			return "scenes are for the gallery and for tests, and no part of the program"
		}
		if servesTests(ours) && !forTests {
			return "that package serves tests only; move what is needed to the room itself"
		}
		if forTests || ours == dir || matches("phrase/...", ours) || matchesAny(r.ours, ours) {
			return ""
		}
		if len(r.ours) == 0 {
			return "this room knows no other room of ours; let the caller bring the two together"
		}
		return fmt.Sprintf("this room knows only %s; let the caller bring the two together", strings.Join(r.ours, ", "))
	case strings.Contains(first, "."): // a domain name: somebody else's module
		if forTests || matchesAny(r.modules, imported) ||
			slices.ContainsFunc(r.modules, func(m string) bool { return matches(m+"/...", imported) }) {
			return ""
		}
		return "this room does without that module; if it must have it, add it to the room's line in layers_test.go and say why in the " +
			"commit"
	case r.pure && !forTests && matchesAny(impure, imported):
		return "this room computes values and touches nothing; take what is needed as an argument, or do it in files, export or cmd"
	}
	return ""
}

// floats names every place where a pure room computes with floating point.
func floats(f goFile) []string {
	var problems []string
	report := func(n ast.Node, what string) {
		problems = append(problems, fmt.Sprintf("%s: %s here: scores are whole half points and exact "+
			"fractions; count in smaller units or keep numerator and denominator", f.at(n.Pos()), what))
	}
	ast.Inspect(f.syntax, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			if slices.Contains([]string{"float32", "float64", "complex64", "complex128", "ParseFloat"}, n.Name) {
				report(n, n.Name)
			}
		case *ast.BasicLit:
			if n.Kind == token.FLOAT || n.Kind == token.IMAG {
				report(n, "the literal "+n.Value)
			}
		}
		return true
	})
	return problems
}

// programOf is the program that a package below cmd is part of, "" for other packages.
func programOf(dir string) string {
	if part := strings.SplitN(dir, "/", 3); len(part) > 1 && part[0] == "cmd" {
		return part[1]
	}
	return ""
}

// servesTests reports whether a package is there for tests, as net/http/httptest is; must is, for those of all rooms.
func servesTests(dir string) bool { return strings.HasSuffix(path.Base(dir), "test") || dir == "must" }

// matches reports whether a path is the pattern or, where the pattern ends in "...", is below it.
func matches(pattern, name string) bool {
	if pattern == "..." || pattern == name {
		return true
	}
	below, deep := strings.CutSuffix(pattern, "/...")
	return deep && (name == below || strings.HasPrefix(name, below+"/"))
}

func matchesAny(patterns []string, name string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return matches(p, name) })
}

// A goFile is one parsed source file, its name relative to the module.
type goFile struct {
	name   string
	text   string
	syntax *ast.File
	places *token.FileSet
}

func (f goFile) isTest() bool { return strings.HasSuffix(f.name, "_test.go") }

func (f goFile) at(pos token.Pos) string {
	return fmt.Sprintf("%s:%d", f.name, f.places.Position(pos).Line)
}

// moduleFiles is goFiles without the folders that have a go.mod of their own.
func moduleFiles(t *testing.T, tree fs.FS) []goFile {
	t.Helper()
	return slices.DeleteFunc(goFiles(t, tree), func(f goFile) bool {
		for dir := path.Dir(f.name); dir != "."; dir = path.Dir(dir) {
			if _, err := fs.Stat(tree, dir+"/go.mod"); err == nil {
				return true
			}
		}
		return false
	})
}

// goFiles parses every Go file of the tree, whatever its build tags and module; hidden folders, test data and
// what the Makefile has made are not part of it.
func goFiles(t *testing.T, tree fs.FS) []goFile {
	t.Helper()
	var files []goFile
	must.Do(t, fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name == "." {
				return nil
			}
			if base := path.Base(name); base == "testdata" || name == "out" || strings.HasPrefix(base, ".") {
				return fs.SkipDir
			}
			return nil
		}
		if path.Ext(name) != ".go" {
			return nil
		}
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		places := token.NewFileSet()
		syntax, err := parser.ParseFile(places, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files = append(files, goFile{name, string(text), syntax, places})
		return nil
	}))
	return files
}

// The tests below hold the checks themselves to their word: made-up files with one fault each.

func TestLayersRefuseWrongImports(t *testing.T) {
	for _, c := range []struct {
		file, imports string
		want          string // part of the one message, "" for none
	}{
		{"model/a.go", "os", "computes values"},
		{"model/a.go", "net/http", "computes values"},
		{"model/a.go", "io/fs", "computes values"},
		{"model/a.go", "log/slog", "computes values"},
		{"model/a.go", "io", ""},
		{"model/a.go", "time", ""},
		{"model/a.go", "github.com/google/go-cmp/cmp", "does without that module"},
		{"model/a_test.go", "github.com/google/go-cmp/cmp", ""},
		{"model/a_test.go", "os", ""},
		{"model/a.go", "wallchart/tiebreaks", "knows no other room"},
		{"model/a.go", "wallchart/model/journal", "knows no other room"},
		{"model/journal/a.go", "wallchart/model", ""},
		{"model/journal/a.go", "os", ""},
		{"model/journal/a.go", "wallchart/files/trf", "knows only model;"},
		{"tiebreaks/a.go", "wallchart/model", ""},
		{"tiebreaks/a.go", "embed", ""}, // data laid in by the compiler
		{"tiebreaks/a.go", "wallchart/pairing", "knows only model"},
		{"pairing/dutch/a.go", "wallchart/tiebreaks", "knows only model, standings/keizer, standings/knockout, pairing"},
		{"pairing/dutch/a.go", "wallchart/pairing/matching", ""},
		{"pairing/dutch/a.go", "wallchart/model", ""},
		{"pairing/matching/a.go", "wallchart/model", "knows no other room"},
		{"pairing/a.go", "os", "computes values"},
		{"files/trf/a.go", "wallchart/model/journal", ""},
		{"files/trf/a.go", "wallchart/tiebreaks", "knows only model"},
		{"files/trf/a.go", "wallchart/export/table", "knows only model"},
		{"files/roster/a.go", "github.com/xuri/excelize/v2", ""},
		{"files/roster/a.go", "github.com/boombuler/barcode", "does without that module"},
		{"export/cards/a.go", "wallchart/export/table", "knows no other room"},
		{"export/table/a.go", "wallchart/model", "knows only export/cards"},
		{"export/page/a.go", "wallchart/export/table", ""},
		{"export/page/a.go", "wallchart/model", "knows only export/table"},
		{"export/pdf/a.go", "codeberg.org/go-pdf/fpdf", "does without that module"},
		{"export/pdf/a.go", "github.com/go-text/typesetting/shaping", ""},
		{"export/pdf/a.go", "wallchart/assets/fonts", ""},
		{"export/pdf/a.go", "wallchart/export/report", "knows only export/table"},
		{"export/text/a.go", "wallchart/export/pdf", "knows only export/table"},
		{"export/report/a.go", "wallchart/tiebreaks", ""},
		{"export/report/officer/a.go", "wallchart/pairing/check", ""},
		{"export/report/a.go", "wallchart/export/report/officer", "knows only model"},
		{"export/report/cards/a.go", "wallchart/export/report/money", "knows only model"},
		{"export/report/a.go", "wallchart/export/page", "knows only model"},
		{"export/report/a_test.go", "wallchart/files/crosstable", ""},
		{"export/report/a_test.go", "wallchart/ui", "know ui"},
		{"files/a.go", "wallchart/ui", "know ui"},
		{"tiebreaks/a_test.go", "fyne.io/fyne/v2/test", "know the widget toolkit"},
		{"export/page/a.go", "fyne.io/fyne/v2", "know the widget toolkit"},
		{"assets/a.go", "fyne.io/fyne/v2", "know the widget toolkit"},
		{"ui/kit/grid/a.go", "fyne.io/fyne/v2/widget", ""},
		{"ui/kit/grid/a_test.go", "fyne.io/fyne/v2/app", "OpenGL"},
		{"ui/kit/controls/a.go", "wallchart/model", "knows only ui/kit/words, ui/kit/style"},
		{"ui/kit/guard/a.go", "fyne.io/fyne/v2", "does without that module"},
		{"ui/kit/picker/a.go", "wallchart/ui", "know ui"},
		{"ui/boards/a.go", "wallchart/arbiter", ""},
		{"ui/boards/a.go", "wallchart/ui/tables", "know ui"},
		{"ui/boards/a_test.go", "wallchart/ui/tables", "know ui"},
		{"ui/boards/a_test.go", "wallchart/ui/hosttest", ""},
		{"ui/boards/a.go", "wallchart/ui/hosttest", "know ui"},
		{"ui/health/a.go", "wallchart/ui", "know ui"},
		{"ui/typing/a.go", "wallchart/ui/boards", "know ui"},
		{"ui/a.go", "wallchart/cmd/gallery", "not imported"},
		{"ui/a.go", "wallchart/ui/scenes", "no part of the program"},
		{"ui/a_test.go", "wallchart/ui/scenes", ""},
		{"cmd/gallery/a.go", "wallchart/ui/scenes", ""},
		{"cmd/gallery/a.go", "fyne.io/fyne/v2/app", "OpenGL"},
		{"cmd/gallery/a.go", "fyne.io/fyne/v2/test", ""},
		{"cmd/gallery/a.go", "wallchart/ui/grid", ""},
		{"cmd/wallchart/a.go", "fyne.io/fyne/v2/app", ""},
		{"cmd/wallchart-cli/a.go", "wallchart/ui", "know ui"},
		{"cmd/wallchart-cli/a.go", "fyne.io/fyne/v2", "know the widget toolkit"},
		{"cmd/wallchart-cli/a.go", "wallchart/cmd/wallchart-cli/read", ""},
		{"cmd/wallchart-cli/read/a.go", "wallchart/cmd/wallchart-cli/cli", ""},
		{"cmd/wallchart-cli/read/a.go", "wallchart/cmd/wallchart-cli/change", "knows only cmd/wallchart-cli/cli"},
		{"cmd/wallchart-cli/cli/a.go", "wallchart/cmd/wallchart-cli/read", "knows only arbiter"},
		{"cmd/wallchart-cli/papers/a.go", "wallchart/export/pdf", ""},
		{"cmd/gallery/a.go", "wallchart/cmd/wallchart-cli/cli", "not imported"},
		{"ui/a.go", "wallchart/cmd/wallchart-cli/cli", "not imported"},
		{"export/table/tabletest/a.go", "wallchart/model", ""},
		{"export/table/tabletest/a.go", "testing", ""},
		{"export/table/tabletest/a.go", "wallchart/ui", "know ui"},
		{"export/pdf/a_test.go", "wallchart/export/table/tabletest", ""},
		{"export/pdf/a.go", "wallchart/export/table/tabletest", "serves tests only"},
		{"attic/a.go", "fmt", "stands in no room"},
		{"attic/attictest/a.go", "fmt", "stands in no room"},
		{"out/a.go", "fyne.io/fyne/v2/app", ""},
		{"model/testdata/a.go", "os", ""},
	} {
		tree := fstest.MapFS{c.file: {Data: []byte("package p\n\nimport _ \"" + c.imports + "\"\n")}}
		expectOne(t, c.file+" importing "+c.imports, layerProblems(t, tree), c.want)
	}
}

func TestLayersRefuseFloats(t *testing.T) {
	for _, c := range []struct{ file, code, want string }{
		{"model/a.go", "var x float64", "float64 here"},
		{"tiebreaks/a.go", "const half = 0.5", "the literal 0.5 here"},
		{"pairing/dutch/a.go", "func f(x float32) {}", "float32 here"},
		{"pairing/dutch/a_test.go", "const half = 0.5", ""},
		{"export/page/a.go", "var x float64", ""},
		{"model/a.go", "const text = \"0.5\"", ""},
	} {
		tree := fstest.MapFS{c.file: {Data: []byte("package p\n\n" + c.code + "\n")}}
		expectOne(t, c.file+": "+c.code, layerProblems(t, tree), c.want)
	}
}

// expectOne fails unless there is exactly one problem, and it has file, line and the wanted words in it; no
// problem at all where the wanted words are "".
func expectOne(t *testing.T, name string, problems []string, want string) {
	t.Helper()
	switch {
	case want == "" && len(problems) == 0:
	case want == "" || len(problems) != 1:
		t.Errorf("%s: got %d problems, %q; want %q", name, len(problems), problems, want)
	case !strings.Contains(problems[0], want):
		t.Errorf("%s: got %q, want it to say %q", name, problems[0], want)
	case !strings.Contains(strings.SplitN(problems[0], ": ", 2)[0], "."):
		t.Errorf("%s: %q names no file", name, problems[0])
	}
}
