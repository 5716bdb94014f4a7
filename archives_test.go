package wallchart_test

import (
	"go/ast"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// opensArchives are the calls that unpack a file, and where they may stand: in files/archive, which holds them to a
// limit, and where the program reads what it has just packed itself.
var opensArchives = []struct {
	call  string
	where []string
}{
	{"zip.NewReader", []string{"files/archive/archive.go", "export/xlsx/sorted.go"}},
	{"zip.OpenReader", nil},
	{"excelize.OpenReader", []string{"files/archive/workbook.go"}},
	{"excelize.OpenFile", nil},
	{"gzip.NewReader", []string{"pairing/pairingtest/archive.go"}}, // fixtures of tests
	{"tar.NewReader", []string{"pairing/pairingtest/archive.go"}},
	{"zlib.NewReader", []string{"export/pdf/pdftest/file.go", "export/pdf/pdftest/pdftest.go"}}, // our own PDF files, in tests
	{"flate.NewReader", nil}, {"bzip2.NewReader", nil}, {"lzw.NewReader", nil},
}

// TestArchivesHaveLimits: two megabytes can unfold to three gigabytes, so everything that is packed is opened by
// files/archive and nowhere else.
func TestArchivesHaveLimits(t *testing.T) {
	for _, problem := range archiveProblems(goFiles(t, os.DirFS("."))) {
		t.Error(problem)
	}
	found := archiveProblems(goFiles(t, fstest.MapFS{
		"files/x/x.go":              {Data: []byte("package x\n\nvar a, _ = excelize.OpenReader(nil)\n")},
		"files/archive/workbook.go": {Data: []byte("package archive\n\nvar a, _ = excelize.OpenReader(nil)\n")},
		"files/x/x_test.go":         {Data: []byte("package x\n\nvar b, _ = zip.OpenReader(``)\n")},
	}))
	if len(found) != 1 || !strings.HasPrefix(found[0], "files/x/x.go:3") {
		t.Errorf("in a made-up tree: %q", found)
	}
}

func archiveProblems(files []goFile) []string {
	var problems []string
	for _, f := range files {
		if f.isTest() || strings.HasPrefix(f.name, "tools/") {
			continue
		}
		ast.Inspect(f.syntax, func(n ast.Node) bool {
			s, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			from, ok := s.X.(*ast.Ident)
			if !ok {
				return true
			}
			for _, o := range opensArchives {
				if o.call == from.Name+"."+s.Sel.Name && !slices.Contains(o.where, f.name) {
					problems = append(problems, f.at(s.Pos())+": "+o.call+
						" has no limit; open archives and workbooks with files/archive")
				}
			}
			return true
		})
	}
	return problems
}
