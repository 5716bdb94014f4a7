package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"wallchart/must"
)

// written is every sample event with all its reports in one file of that ending.
func written(t *testing.T, ending string) []string {
	t.Helper()
	if os.Getenv("WALLCHART_PAPER") == "" {
		t.Skip("needs programs of others: make paper-check")
	}
	samples, err := filepath.Glob(filepath.FromSlash("../../assets/samples/*.wallchart"))
	if err != nil || len(samples) == 0 {
		t.Fatal("there are no sample events", err)
	}
	var names []string
	for _, sample := range samples {
		to := filepath.Join(t.TempDir(), strings.TrimSuffix(filepath.Base(sample), ".wallchart")+ending)
		if status, _, said := called("export", sample, "--report", "all", "--to", to); status != 0 {
			t.Fatalf("%s: status %d, %s", sample, status, said)
		}
		names = append(names, to)
	}
	return names
}

// TestReadersOfPDF: qpdf finds nothing to say of a PDF with all reports of an event.
func TestReadersOfPDF(t *testing.T) {
	for _, name := range written(t, ".pdf") {
		if out, err := exec.Command("qpdf", "--check", name).CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", filepath.Base(name), err, out)
		}
	}
}

// asked runs the checker when the page is there, and leaves what it found as the page.
const asked = `<script>%s</script><script>
axe.run(document, {runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}).then(function (r) {
	var said = r.violations.map(function (v) { return v.id + ": " + v.nodes.length + " × " + v.help + ": " + v.nodes[0].html })
	document.body.textContent = "passed " + r.passes.length + "; broken " + said.join("; ") + " end"
})
</script>`

// TestReadersOfPages: axe finds nothing on the page of an event with all its reports, as wide as a phone and as a laptop; and it does find
// what is wrong with one.
func TestReadersOfPages(t *testing.T) {
	pages := written(t, ".html")
	policyOfPage := regexp.MustCompile(`<meta http-equiv="Content-Security-Policy"[^>]*>`) // it lets no checker in
	foundByAxe := regexp.MustCompile(`(?s)passed (\d+); broken (.*) end`)
	script, err := os.ReadFile(os.Getenv("WALLCHART_AXE"))
	if err != nil {
		t.Fatal("WALLCHART_AXE names no script: ", err)
	}
	bad := filepath.Join(t.TempDir(), "bad.html")
	const wrong = `<html><head></head><body><img src=x><table><tr><th></th></tr></table></body></html>`
	must.Do(t, os.WriteFile(bad, []byte(wrong), 0o600))
	for _, name := range append(pages, bad) {
		page := must.Have(os.ReadFile(name))(t)
		tried := policyOfPage.ReplaceAllString(string(page), "")
		tried = strings.Replace(tried, "</body>", strings.ReplaceAll(fmt.Sprintf(asked, script), "</body>", `<\/body>`)+"</body>", 1)
		must.Do(t, os.WriteFile(name, []byte(tried), 0o600))
		for _, width := range []int{390, 1280} {
			said := foundByAxe.FindStringSubmatch(shown(t, name, width))
			switch {
			case said == nil:
				t.Errorf("%s, %d pixels: the checker did not come to an end", filepath.Base(name), width)
			case (said[2] != "") != (name == bad):
				t.Errorf("%s, %d pixels: passed %s, broken: %s", filepath.Base(name), width, said[1], said[2])
			}
		}
	}
}

// shown is a page after its scripts have run in a window of that width.
func shown(t *testing.T, name string, width int) string {
	t.Helper()
	out, err := exec.Command("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
		"--user-data-dir="+t.TempDir(), fmt.Sprintf("--window-size=%d,900", width), "--timeout=120000", "--virtual-time-budget=120000",
		"--dump-dom", "file://"+name).Output()
	if err != nil {
		t.Fatalf("chromium: %v", err)
	}
	return string(out)
}
