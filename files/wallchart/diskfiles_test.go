//go:build unix

package wallchart

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"wallchart/files/safeopen"
	"wallchart/must"
)

func mode(t *testing.T, path string) fs.FileMode {
	t.Helper()
	info := must.Have(os.Lstat(path))(t)
	return info.Mode().Perm()
}

// TestModesOfWhatIsKept: who may read the document may read what is kept of it, and its owner may write it.
func TestModesOfWhatIsKept(t *testing.T) {
	for document, want := range map[fs.FileMode][2]fs.FileMode{ // files, folders
		0: {0o666, 0o777}, 0o644: {0o644, 0o755}, 0o755: {0o644, 0o755}, 0o600: {0o600, 0o700}, 0o640: {0o640, 0o750}, 0o604: {0o604, 0o705},
		0o444: {0o644, 0o755}, 0o400: {0o600, 0o700}, 0o622: {0o622, 0o722}, fs.ModeSetuid | 0o755: {0o644, 0o755},
	} {
		if d := (disk{mode: document}); d.perm() != want[0] || d.folderPerm() != want[1] {
			t.Errorf("of a document with %o files have %o and folders %o, want %o", document, d.perm(), d.folderPerm(), want)
		}
	}
}

// TestAFolderOfOurs is made once, closed to those who may not read the document, and never a link.
func TestAFolderOfOurs(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0))
	dir := t.TempDir()
	name := filepath.Join(dir, "f")
	must.Do(t, disk{mode: 0o640}.mkdir(name))
	if got := mode(t, name); got != 0o750 {
		t.Errorf("it is made with %o", got)
	}
	for _, c := range []struct{ was, document, want fs.FileMode }{
		{0o755, 0o600, 0o700}, {0o700, 0o644, 0o700}, {0o750, 0o640, 0o750}, {0o777, 0o644, 0o755}, {0o751, 0o640, 0o750}, {0o500, 0o600, 0o500},
	} {
		must.Do(t, os.Chmod(name, c.was))
		must.Do(t, disk{mode: c.document}.mkdir(name))
		if got := mode(t, name); got != c.want {
			t.Errorf("with %o, beside a document of %o, it has %o then, want %o", c.was, c.document, got, c.want)
		}
	}
	if err := (disk{}).mkdir(filepath.Join(dir, "no", "f")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("in a folder that is not there: %v", err)
	}
	must.Do(t, os.WriteFile(filepath.Join(dir, "file"), nil, 0o666))
	if err := (disk{}).mkdir(filepath.Join(dir, "file")); !errors.As(err, new(*safeopen.Refused)) {
		t.Errorf("where a file is: %v", err)
	}
	no := errors.New("no")
	if err := (disk{refuse: func(string) error { return no }}).mkdir(filepath.Join(dir, "g")); err != no {
		t.Errorf("refused: %v", err)
	}
}

// TestWhatIsOpenedForReadingIsNotAskedFor: only a place that is written to must be one.
func TestWhatIsOpenedForReadingIsNotAskedFor(t *testing.T) {
	name, no := filepath.Join(t.TempDir(), "f"), errors.New("no")
	must.Do(t, os.WriteFile(name, []byte("x"), 0o666))
	d := disk{refuse: func(string) error { return no }}
	for flag, want := range map[int]error{os.O_RDONLY: nil, os.O_RDWR: no, os.O_WRONLY: no, os.O_RDONLY | os.O_CREATE: no} {
		f, err := d.open(name, flag)
		if err != want {
			t.Errorf("opened with %d: %v, want %v", flag, err, want)
		}
		if err == nil {
			must.Do(t, f.Close())
		}
	}
}

// TestADiskThatIsFull takes as much as there is room for, and says so.
func TestADiskThatIsFull(t *testing.T) {
	name := filepath.Join(t.TempDir(), "f")
	for _, c := range []struct {
		room, left int64
		want       string
		full       bool
	}{{9, 5, "-abcd", false}, {4, 0, "-abcd", false}, {3, 0, "-abc", true}, {0, 0, "-", true}} {
		must.Do(t, os.WriteFile(name, []byte("-"), 0o666))
		f, err := os.OpenFile(name, os.O_RDWR, 0)
		must.Do(t, err)
		room := c.room
		err = disk{room: &room}.writeAt(f, []byte("abcd"), 1)
		if content(t, name) != c.want || room != c.left || errors.Is(err, syscall.ENOSPC) != c.full || !c.full && err != nil {
			t.Errorf("with room for %d, %q is written, room for %d is left, %v", c.room, content(t, name), room, err)
		}
		must.Do(t, f.Close())
		if err := (disk{}).writeAt(f, []byte("abcd"), 1); !errors.Is(err, os.ErrClosed) {
			t.Errorf("into a closed file: %v", err)
		}
	}
}

// TestAFileIsReplacedWhole, or stays as it was and nothing is left beside it.
func TestAFileIsReplacedWhole(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0o022))
	dir := t.TempDir()
	name := filepath.Join(dir, "f")
	no := errors.New("no")
	var flushed []string
	d := disk{flushed: func(dir string) { flushed = append(flushed, dir) }}
	for what, c := range map[string]struct {
		was    fs.FileMode // 0: not there
		room   int64
		before error
		want   string
		mode   fs.FileMode
		err    error
	}{
		"new":            {0, 99, nil, "new", 0o644, nil},
		"there":          {0o640, 99, nil, "new", 0o640, nil},
		"of a program":   {0o755, 99, nil, "new", 0o755, nil},
		"private":        {0o600, 99, nil, "new", 0o600, nil},
		"read-only":      {0o444, 99, nil, "old", 0o444, fs.ErrPermission},
		"held up":        {0o644, 99, no, "old", 0o644, no},
		"on a full disk": {0o644, 2, nil, "old", 0o644, syscall.ENOSPC},
	} {
		_ = os.Remove(name)
		if c.was != 0 {
			must.Do(t, os.WriteFile(name, []byte("old"), 0o666))
			must.Do(t, os.Chmod(name, c.was))
		}
		d.room, flushed = &c.room, nil
		asked := false
		err := d.replace(name, []byte("new"), func() error {
			asked = true
			all, _ := filepath.Glob(filepath.Join(dir, ".f.tmp-*"))
			if len(all) != 1 || content(t, all[0]) != "new" {
				t.Errorf("%s: before it is replaced there is %q", what, all)
			}
			if c.was != 0 && content(t, name) != "old" {
				t.Errorf("%s: it is replaced too early", what)
			}
			return c.before
		})
		if !errors.Is(err, c.err) || content(t, name) != c.want || mode(t, name) != c.mode || files(t, dir) != "f" ||
			asked != (err == nil || err == no) || (len(flushed) == 1) != (err == nil) {
			t.Errorf("%s: %v, asked %v, then %q with %o, in the folder %s; flushed %q", what, err, asked, content(t, name), mode(t, name),
				files(t, dir), flushed)
		}
	}
	must.Do(t, os.Chmod(name, 0o644))
	must.Do(t, disk{}.replace(name, []byte("newer"), nil))
	if content(t, name) != "newer" {
		t.Errorf("it is %q", content(t, name))
	}
	if err := (disk{}).replace(filepath.Join(dir, "no", "f"), nil, nil); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("in a folder that is not there: %v", err)
	}
}

// TestAFileIsCreatedOnce, also where a file cannot have two names.
func TestAFileIsCreatedOnce(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0o022))
	for _, linkless := range []bool{false, true} {
		dir := t.TempDir()
		name := filepath.Join(dir, "f")
		d := disk{linkless: linkless}
		must.Do(t, d.create(name, []byte("first")))
		err := d.create(name, []byte("second"))
		var p *fs.PathError
		if !errors.As(err, &p) || p.Op != "create" || p.Path != name || !errors.Is(err, fs.ErrExist) {
			t.Errorf("created a second time: %v", err)
		}
		if content(t, name) != "first" || mode(t, name) != 0o644 || files(t, dir) != "f" {
			t.Errorf("there is %q with %o, in the folder %s", content(t, name), mode(t, name), files(t, dir))
		}
		if err := d.create(filepath.Join(dir, "no", "f"), nil); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("in a folder that is not there: %v", err)
		}
	}
}

// TestOnlyLeftoversAreSwept: temporary files of this document and of its history, and nobody else's.
func TestOnlyLeftoversAreSwept(t *testing.T) {
	dir := t.TempDir()
	history := filepath.Join(dir, ".A.wallchart.history")
	must.Do(t, os.MkdirAll(filepath.Join(history, "versions"), 0o777))
	must.Do(t, os.MkdirAll(filepath.Join(history, ".d.tmp-1"), 0o777))
	for name, stays := range map[string]bool{
		".A.wallchart.tmp-1-2": false, ".A.wallchart.tmp-": false, ".B.wallchart.tmp-1-2": true, "A.wallchart": true, "A.wallchart.tmp-1": true,
		".A.wallchart.history/.journal.tmp-7": false, ".A.wallchart.history/journal": true, ".A.wallchart.history/x.tmp-1": true,
		".A.wallchart.history/versions/.000001.tmp-3": false, ".A.wallchart.history/versions/000001": true,
		".A.wallchart.history/.hidden": true,
	} {
		must.Do(t, os.WriteFile(filepath.Join(dir, name), nil, 0o666))
		sweep(filepath.Join(dir, "A.wallchart"), history)
		if _, err := os.Lstat(filepath.Join(dir, name)); (err == nil) != stays {
			t.Errorf("%s: %v", name, err)
		}
	}
	if got := files(t, history); got != ".d.tmp-1 .hidden journal versions x.tmp-1" {
		t.Errorf("in the history there are %s", got)
	}
}

// TestWhyTheDiskRefuses and what to do, in a sentence.
func TestWhyTheDiskRefuses(t *testing.T) {
	at := func(err error) error { return fmt.Errorf("so: %w", &fs.PathError{Op: "open", Path: "/x", Err: err}) }
	const save = ", or save the event elsewhere with Save as"
	for _, c := range []struct {
		err  error
		want string
	}{
		{at(syscall.ENOSPC), "the disk is full. Free some space" + save},
		{at(syscall.EDQUOT), "the disk is full. Free some space" + save},
		{at(fs.ErrPermission), "the file or its folder cannot be written to. Save the event elsewhere with Save as"},
		{at(syscall.EROFS), "the file or its folder cannot be written to. Save the event elsewhere with Save as"},
		{errNoPlace, "the file or its folder cannot be written to. Save the event elsewhere with Save as"},
		{at(fs.ErrNotExist), "the folder is gone. Plug the disk in again" + save},
		{at(errors.New("a spark")), "a spark. Try again" + save},
		{errors.New("a spark"), "a spark. Try again" + save},
		{safeopen.Folder(os.DevNull), "null is a device, not a file. Remove it" + save},
	} {
		if got := cause(c.err).String(); got != c.want {
			t.Errorf("%v is told as %q, want %q", c.err, got, c.want)
		}
	}
}

// TestTheStateFolder is where each system keeps such things (docs/dev/format.md).
func TestTheStateFolder(t *testing.T) {
	for _, c := range []struct{ system, home, local, xdg, want string }{
		{"windows", "/h", "/l", "/x", "/l/Wallchart"}, {"windows", "/h", "", "/x", "/h/.local/state/wallchart"},
		{"darwin", "/h", "/l", "/x", "/h/Library/Application Support/Wallchart"}, {"darwin", "", "/l", "/x", os.TempDir() + "/wallchart"},
		{"linux", "/h", "/l", "/x", "/x/wallchart"}, {"linux", "/h", "/l", "", "/h/.local/state/wallchart"},
		{"linux", "/h", "/l", "x", "/h/.local/state/wallchart"}, {"linux", "", "/l", "", os.TempDir() + "/wallchart"},
	} {
		settings := map[string]string{"LocalAppData": c.local, "XDG_STATE_HOME": c.xdg}
		if got := stateFolderOn(c.system, c.home, func(name string) string { return settings[name] }); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
	if runtime.GOOS == "linux" {
		t.Setenv("XDG_STATE_HOME", "/somewhere")
		if got := (Options{}).StateFolder(); got != "/somewhere/wallchart" {
			t.Errorf("here it is %s", got)
		}
	}
	if got := (Options{State: "/s"}).StateFolder(); got != "/s" {
		t.Errorf("it was to be /s and is %s", got)
	}
}

// TestWhoOpensADocument is who says so, or the system's user.
func TestWhoOpensADocument(t *testing.T) {
	at := time.Date(2026, 5, 31, 10, 0, 0, 999, time.FixedZone("", 7200))
	o := Options{By: "Eva", host: "CLUB", Clock: func() time.Time { return at }}
	if h := o.holder(); h.Who != "Eva" || h.Host != "CLUB" || h.Process != os.Getpid() || h.Since.String() != "2026-05-31 08:00:00 +0000 UTC" {
		t.Errorf("he is %+v", h)
	}
	host, err := os.Hostname()
	if h := (Options{}).holder(); err == nil && host != "" && h.Host != host || time.Since(h.Since) > time.Minute {
		t.Errorf("he is %+v, on %s", h, host)
	}
}

// TestOneNameForAFile: absolute, links followed, whether or not the file is there.
func TestOneNameForAFile(t *testing.T) {
	dir := must.Have(filepath.EvalSymlinks(t.TempDir()))(t)
	must.Do(t, os.Mkdir(filepath.Join(dir, "real"), 0o777))
	must.Do(t, os.WriteFile(filepath.Join(dir, "real", "f"), nil, 0o666))
	must.Do(t, os.Symlink("real", filepath.Join(dir, "link")))
	must.Do(t, os.Symlink("f", filepath.Join(dir, "real", "g")))
	t.Chdir(dir)
	for path, want := range map[string]string{"real/f": "real/f", "link/f": "real/f", "link/g": "real/f", "link/new": "real/new",
		"no/../real/f": "real/f", "no/new": "no/new"} {
		if got, err := canonical(path); err != nil || got != filepath.Join(dir, want) {
			t.Errorf("%s is %s, %v; want %s", path, strings.TrimPrefix(got, dir), err, want)
		}
	}
}

// TestWhatTheSystemTells of processes and of files without a name.
func TestWhatTheSystemTells(t *testing.T) {
	if !alive(os.Getpid()) || !alive(1) || alive(1<<22+1) {
		t.Errorf("running: this program %v, the first %v, one beyond all %v", alive(os.Getpid()), alive(1), alive(1<<22+1))
	}
	name := filepath.Join(t.TempDir(), "f")
	f := must.Have(os.Create(name))(t)
	if unlinked(f) {
		t.Error("a file with a name has none")
	}
	must.Do(t, os.Link(name, name+"2"))
	must.Do(t, os.Remove(name))
	if unlinked(f) {
		t.Error("a file with another name has none")
	}
	must.Do(t, os.Remove(name+"2"))
	if !unlinked(f) {
		t.Error("a file that was removed has a name")
	}
	must.Do(t, f.Close())
	if !unlinked(f) {
		t.Error("a file that is closed can be written to")
	}
}
