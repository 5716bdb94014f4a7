package scripts_test

import (
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

var (
	uses    = regexp.MustCompile(`(?m)uses: *(.*)$`)
	pinned  = regexp.MustCompile(`^actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$`)
	version = regexp.MustCompile(`go-version: "(1\.\d+\.\d+)"`)
	called  = regexp.MustCompile(`(?m)(?:run: |^ {10,})(?:(make) ([a-z-]+)|((?:scripts|\.ci)/[a-z-]+))`)
)

// TestWorkflowsArePinned: what others provide is named by its commit, nothing is called that is not there, and releases are made and made
// again by the same Go.
func TestWorkflowsArePinned(t *testing.T) {
	files, err := filepath.Glob("../.github/workflows/*.yml")
	if err != nil || len(files) < 4 {
		t.Fatal(files, err)
	}
	makefile := read(t, "../Makefile")
	versions, calls := map[string]bool{}, 0
	for _, f := range files {
		text := read(t, f)
		for _, m := range uses.FindAllStringSubmatch(text, -1) {
			if !pinned.MatchString(m[1]) {
				t.Errorf("%s uses %s, which may change from one day to the next", f, m[1])
			}
		}
		for _, m := range version.FindAllStringSubmatch(text, -1) {
			versions[m[1]] = true
		}
		for _, m := range called.FindAllStringSubmatch(text, -1) {
			calls++
			if m[1] != "" && !strings.Contains(makefile, "\n"+m[2]+":") {
				t.Errorf("%s calls make %s, which there is not", f, m[2])
			}
			if m[3] != "" {
				if info, err := os.Stat("../" + m[3]); err != nil || info.Mode()&0o100 == 0 && runtime.GOOS != "windows" {
					t.Errorf("%s calls %s, which there is not", f, m[3])
				}
			}
		}
		if !strings.Contains(text, "\npermissions:\n  contents: read\n") {
			t.Errorf("%s may do more than read", f)
		}
	}
	if len(versions) != 1 || calls < 8 {
		t.Errorf("releases are made with Go %v; %d calls were found", versions, calls)
	}
}

// TestNoMacHoldsAReleaseBack: what the Mac makes is kept before its window is tried, the trial is no condition, and a release is made where
// there is nothing of a Mac.
func TestNoMacHoldsAReleaseBack(t *testing.T) {
	text := read(t, "../.github/workflows/release.yml")
	_, mac, found := strings.Cut(text, "\n  macos:\n")
	mac, publish, both := strings.Cut(mac, "\n  publish:\n")
	if !found || !both {
		t.Fatal("there are no jobs macos and publish")
	}
	kept, tried := strings.Index(mac, "uses: actions/upload-artifact"), strings.Index(mac, "run: scripts/macos-check")
	if kept < 0 || tried < kept || !strings.HasPrefix(mac[tried:], "run: scripts/macos-check\n        continue-on-error: true\n") {
		t.Errorf("the trial of the window holds the image back:\n%s", mac)
	}
	if !strings.Contains(publish, "if: ${{ !cancelled() && needs.linux.result == 'success' }}\n") || !strings.Contains(publish, "xargs -r ") {
		t.Errorf("without a Mac there is no release:\n%s", publish)
	}
}
