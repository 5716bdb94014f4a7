package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/must"
	"wallchart/ui/kit/words"
)

// TestDoubtsStandTogether opens a report file that contradicts itself: one dialog
// lists every contradiction, says how many there are, and the event is open.
func TestDoubtsStandTogether(t *testing.T) {
	b := open(t)
	path := filepath.Join(b.folder, "doubts.trf")
	text := "012 Doubts\n999 something else\n" +
		"001    1      Ash                               1900                             2.0    1     3 w 1     2 b 1\n" +
		"001    2      Bea                               1800                             1.5    2     4 b 1     1 w 1\n" +
		"001    3      Cai                               1700                             0.0    4     1 b 0     4 w 0\n" +
		"001    4      Dov                               1600                             1.0    3     2 w 0     3 b 1\n"
	must.Do(t, os.WriteFile(path, []byte(text), 0o600))
	b.Open(path)
	if b.doc == nil || len(b.state.Section.Players) != 4 {
		t.Fatal("the event is not open")
	}
	var said string
	for _, o := range test.LaidOutObjects(b.win.Canvas().Overlays().Top()) {
		if l, ok := o.(*widget.Label); ok {
			said += l.Text + "\n"
		}
	}
	if !strings.Contains(said, words.Say("open.doubts")) {
		t.Errorf("the dialog has another title:\n%s", said)
	}
	last := -1
	for _, want := range []string{"round 2: Ash has a win, but Bea on line 4 has a win",
		"Ash has 2.0 points", "Bea has 1.5 points", "3 doubts", "\"999\" is not known"} {
		at := strings.Index(said, want)
		if at <= last {
			t.Errorf("%q is missing or not in order:\n%s", want, said)
		}
		last = at
	}
}
