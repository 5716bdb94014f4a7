package paper

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// webDesk is a desk whose event stands in a file, and the folder for its pages.
func webDesk(t *testing.T) (d *Desk, about *Subject, said *[]string, folder string) {
	t.Helper()
	event := sample(t, "club.wallchart")
	d, said = desk(t, event, 4)
	at := d.Subject()
	at.Path = filepath.Join(t.TempDir(), "club.wallchart")
	d.Subject = func() Subject { return at }
	return d, &at, said, filepath.Join(t.TempDir(), "web")
}

// renamed is the event with another name.
func renamed(t *model.Tournament, name string) *model.Tournament {
	c := *t
	c.Name = name
	return &c
}

// TestTheWebPagesFollow: the pages are written where it is said; ticked, they are written again after a change, with what is
// changed; not ticked, or of another event, they are not. The next dialog begins with the same folder.
func TestTheWebPagesFollow(t *testing.T) {
	d, about, said, folder := webDesk(t)
	index := filepath.Join(folder, "index.html")
	has := func(text string) bool {
		raw, _ := os.ReadFile(index)
		return strings.Contains(string(raw), text)
	}
	x := d.Site()
	x.folder.SetText("  ")
	if x.dialog.Accept(); !x.dialog.Open() || !strings.Contains(x.dialog.Said(), "in which folder") {
		t.Errorf("without a folder: %q", x.dialog.Said())
	}
	x.folder.SetText(folder)
	x.dialog.Accept()
	if x.dialog.Open() || !has("Keller") || len(*said) != 1 || (*said)[0] != "Written: 1 page in "+folder {
		t.Fatalf("said is %q, %q", *said, x.dialog.Said())
	}
	d.Changed(renamed(about.Event, "Summer cup"), about.Path)
	if has("Summer cup") {
		t.Error("pages that are not to follow do")
	}
	x = d.Site()
	if x.folder.Text != folder || x.follow.Checked {
		t.Errorf("the next time it is %q, %v", x.folder.Text, x.follow.Checked)
	}
	x.follow.SetChecked(true)
	x.dialog.Accept()
	d.Changed(renamed(about.Event, "Summer cup"), about.Path+"2")
	if has("Summer cup") {
		t.Error("another event's pages are written there")
	}
	d.Changed(renamed(about.Event, "Summer cup"), about.Path)
	if !has("Summer cup") {
		t.Error("the pages do not follow")
	}
	if x = d.Site(); !x.follow.Checked {
		t.Error("the tick is forgotten")
	}
}

// TestAFolderThatIsGone is not made again, and said once; when it is there again, the pages are.
func TestAFolderThatIsGone(t *testing.T) {
	d, about, said, folder := webDesk(t)
	d.keepWebFolder(webFolder{Event: about.Path, Folder: folder, Follow: true})
	for range 3 {
		d.Changed(about.Event, about.Path)
	}
	if len(*said) != 1 || !strings.Contains((*said)[0], "is not there any more") {
		t.Errorf("said is %q", *said)
	}
	if _, err := os.Stat(folder); err == nil {
		t.Error("the folder is made")
	}
	must.Do(t, os.Mkdir(folder, 0o700))
	d.Changed(about.Event, about.Path)
	if _, err := os.Stat(filepath.Join(folder, "index.html")); err != nil || len(*said) != 1 {
		t.Errorf("%v; said is %q", err, *said)
	}
	must.Do(t, os.RemoveAll(folder))
	if d.Changed(about.Event, about.Path); len(*said) != 2 {
		t.Errorf("gone again, said is %q", *said)
	}
}

// TestChangesWhileThePagesAreWritten are written afterwards, once.
func TestChangesWhileThePagesAreWritten(t *testing.T) {
	d, about, _, folder := webDesk(t)
	must.Do(t, os.Mkdir(folder, 0o700))
	var l later
	d.Beside = l.Beside
	d.keepWebFolder(webFolder{Event: about.Path, Folder: folder, Follow: true})
	for range 3 {
		d.Changed(about.Event, about.Path)
	}
	if len(l.jobs) != 1 {
		t.Fatalf("%d writings at once", len(l.jobs))
	}
	if l.do(0); len(l.jobs) != 2 {
		t.Fatalf("after the first there are %d", len(l.jobs))
	}
	if l.do(1); len(l.jobs) != 2 {
		t.Errorf("without a change there are %d", len(l.jobs))
	}
}

// TestFoldersOfManyEvents: those of the last forty are remembered.
func TestFoldersOfManyEvents(t *testing.T) {
	d, _, _, _ := webDesk(t)
	for n := range 42 {
		d.keepWebFolder(webFolder{Event: strings.Repeat("e", n+1), Folder: "web"})
	}
	d.keepWebFolder(webFolder{Event: "eee", Folder: "other"})
	if all := d.webFolders(); len(all) != 40 || all[0].Event != "eee" || all[1].Event != strings.Repeat("e", 42) {
		t.Errorf("%d are remembered: %+v", len(all), all[:2])
	}
	if f, ok := d.webFolder("eee"); !ok || f.Folder != "other" {
		t.Errorf("%+v", f)
	}
	if _, ok := d.webFolder("e"); ok {
		t.Error("the first is still remembered")
	}
	if _, ok := d.webFolder(""); ok {
		t.Error("an event without a file has a folder")
	}
}
