package reports_test

import (
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"

	"wallchart/export/reports"
	"wallchart/must"
)

var record = regexp.MustCompile(`(\w+)\s*= report\.Report\{ID: "([^"]+)"`)

// TestEveryReportIsListed looks for the records in the rooms of package report.
func TestEveryReportIsListed(t *testing.T) {
	found := 0
	must.Do(t, fs.WalkDir(os.DirFS("../report"), ".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") {
			return err
		}
		text, err := os.ReadFile("../report/" + path)
		for _, m := range record.FindAllSubmatch(text, -1) {
			found++
			if _, err := reports.ByID(string(m[2])); err != nil {
				t.Errorf("%s of export/report/%s is in no menu: write it into All, export/reports/all.go", m[1], path)
			}
		}
		return err
	}))
	if found < len(reports.All) {
		t.Errorf("%d records were found, and %d reports are listed", found, len(reports.All))
	}
}
