package outside

import (
	"errors"
	"net/url"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"wallchart/ui/kit/work"
)

// TestWhatNothingShowsIsSaid: the message has the name of the file and its folder.
func TestWhatNothingShowsIsSaid(t *testing.T) {
	var opened, told string
	var failure error
	p := &Programs{Work: &work.Worker{Inline: true}, Say: func(string) {}, Tell: func(_, text string) { told = text },
		Open: func(path string) error { opened = path; return failure }}
	p.Show(filepath.Join("out", "club.pdf"))
	if !filepath.IsAbs(opened) || told != "" {
		t.Errorf("opened is %q, told %q", opened, told)
	}
	failure = errors.New("exit status 3")
	p.Show(filepath.Join("out", "club.pdf"))
	if !strings.Contains(told, "club.pdf") || !strings.Contains(told, filepath.Dir(opened)) {
		t.Errorf("told is %q", told)
	}
}

// TestTheSystemIsAskedByAddress, where nothing else opens files.
func TestTheSystemIsAskedByAddress(t *testing.T) {
	var asked *url.URL
	p := &Programs{Work: &work.Worker{Inline: true}, URL: func(u *url.URL) error { asked = u; return nil }}
	p.Show(t.TempDir())
	if asked == nil || asked.Scheme != "file" {
		t.Errorf("asked is %v", asked)
	}
}

// TestAFileThatIsNotThere is not said to be shown; its name has letters that an address would write otherwise.
func TestAFileThatIsNotThere(t *testing.T) {
	if runtime.GOOS != "windows" && runtime.GOOS != "darwin" {
		if _, err := exec.LookPath("xdg-open"); err != nil {
			t.Log("this computer has no xdg-open; that too is an answer")
		}
	}
	if show(filepath.Join(t.TempDir(), "Jürgens Wertung.pdf")) == nil {
		t.Error("it was shown")
	}
}
