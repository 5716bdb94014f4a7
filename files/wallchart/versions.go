package wallchart

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"wallchart/files/safeopen"
	"wallchart/phrase"
)

// VersionsKept is how many earlier versions of a file are kept, beside the one
// that was saved last.
const VersionsKept = 10

// VersionFile is an earlier state of a document, a whole file of its own.
type VersionFile struct {
	Path    string
	Number  int // counts on with every version that is kept; 0 for those of the first programs
	Time    time.Time
	Section int // section and round it was kept after; 0 for what was saved, or stood in the file's place
	Round   int
}

// Words is "2026-05-31 14:05:09" or "after round 3".
func (v VersionFile) Words() phrase.Text {
	if v.Round > 0 {
		return phrase.New("after round %d", v.Round)
	}
	return phrase.New("%s", phrase.Moment(v.Time.Local().Format("2006-01-02 15:04:05")))
}

// String is the same in English.
func (v VersionFile) String() string { return v.Words().String() }

// The name of a version is its number and its time. The number alone says which
// is the older one: clocks go wrong, and times of files are anybody's.
const (
	stamp    = "20060102T150405Z"
	oldStamp = "20060102T150405.000Z" // of the first programs, without a number
)

// Versions lists the earlier states of a document that are kept, newest first,
// then those after each round. That of the file itself is none of them.
func Versions(path string, o Options) []VersionFile {
	path, err := canonical(path)
	if err != nil {
		return nil
	}
	all := versionsOf(path, o)
	if len(all) > 0 && all[0].Round == 0 && sameContent(all[0].Path, path) {
		all = all[1:]
	}
	return all
}

func versionsOf(path string, o Options) []VersionFile {
	var all []VersionFile
	for _, folder := range placesOf(path, o) {
		for _, e := range kept(folder) {
			if v, ok := versionOf(filepath.Join(folder, "versions", e.Name())); ok {
				all = append(all, v)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b VersionFile) int {
		if a.Round > 0 || b.Round > 0 {
			return cmp.Or(cmp.Compare(a.Section, b.Section), cmp.Compare(a.Round, b.Round))
		}
		return -older(a, b)
	})
	return all
}

func older(a, b VersionFile) int {
	return cmp.Or(cmp.Compare(a.Number, b.Number), a.Time.Compare(b.Time))
}

func sameContent(a, b string) bool {
	x, errX := os.Lstat(a)
	y, errY := os.Lstat(b)
	if errX != nil || errY != nil || x.Size() != y.Size() {
		return false
	}
	return os.SameFile(x, y) || digestOf(a) == digestOf(b)
}

// kept lists what lies among the versions of a history; links are none of them.
func kept(folder string) []os.DirEntry {
	versions := filepath.Join(folder, "versions")
	if folder == "" || safeopen.Folder(folder) != nil || safeopen.Folder(versions) != nil {
		return nil
	}
	entries, _ := os.ReadDir(versions)
	return slices.DeleteFunc(entries, func(e os.DirEntry) bool { return !e.Type().IsRegular() })
}

// saves lists the kept versions that are not of a round, oldest first.
func saves(folder string) []VersionFile {
	var all []VersionFile
	for _, e := range kept(folder) {
		if v, ok := versionOf(filepath.Join(folder, "versions", e.Name())); ok && v.Round == 0 {
			all = append(all, v)
		}
	}
	slices.SortStableFunc(all, older)
	return all
}

func versionOf(path string) (VersionFile, bool) {
	name, ok := strings.CutSuffix(filepath.Base(path), Extension)
	if !ok {
		return VersionFile{}, false
	}
	v := VersionFile{Path: path}
	if parts := strings.Split(name, "-"); len(parts) == 4 && parts[0] == "section" && parts[2] == "round" {
		v.Section, _ = strconv.Atoi(parts[1])
		v.Round, _ = strconv.Atoi(parts[3])
		if info, err := os.Lstat(path); err == nil {
			v.Time = info.ModTime()
		}
		return v, v.Section > 0 && v.Round > 0
	}
	if at, err := time.Parse(oldStamp, name); err == nil {
		v.Time = at
		return v, true
	}
	number, when, _ := strings.Cut(name, "-")
	n, err := strconv.Atoi(number)
	at, errAt := time.Parse(stamp, when)
	v.Number, v.Time = n, at
	return v, err == nil && errAt == nil && n > 0
}

// keep makes what has that digest the newest version, unless it is that already,
// and forgets the oldest beyond those that are kept. put puts it under a name.
func (d *Doc) keep(sum string, size int64, at time.Time, put func(to string) error) error {
	if d.folder == "" {
		return nil
	}
	have := saves(d.folder)
	next := 1
	if n := len(have); n > 0 {
		next = have[n-1].Number + 1
		if info, err := os.Lstat(have[n-1].Path); err == nil && info.Size() == size && digestOf(have[n-1].Path) == sum {
			return nil
		}
	}
	folder := filepath.Join(d.folder, "versions")
	if err := d.disk.mkdir(folder); err != nil {
		return err
	}
	to := filepath.Join(folder, fmt.Sprintf("%06d-%s%s", next, at.UTC().Format(stamp), Extension))
	if err := put(to); err != nil {
		return err
	}
	for len(have) > VersionsKept {
		_ = os.Remove(have[0].Path)
		have = have[1:]
	}
	return nil
}

// keepFile keeps the file as it is on disk. One that is about to be replaced may
// share its bytes with the version; of any other a copy is kept, as another
// program may write into it.
func (d *Doc) keepFile(leaving bool) error {
	info, err := os.Lstat(d.path)
	if os.IsNotExist(err) {
		return nil
	} else if err != nil {
		return err
	}
	b, err := safeopen.ReadFile(d.path, maxBytes)
	if err != nil {
		return err
	}
	return d.keep(digest(b), int64(len(b)), info.ModTime(), func(to string) error {
		if leaving && d.disk.link(d.path, to) == nil {
			return nil
		}
		err := d.disk.replace(to, b, nil)
		_ = os.Chtimes(to, info.ModTime(), info.ModTime())
		return err
	})
}

// keepSaved keeps a copy of what was just saved, so that nothing is lost when
// another program puts something else in its place. The file itself is on disk,
// so nobody waits for the copy.
func (d *Doc) keepSaved(b []byte) {
	quick := d.disk
	quick.lazy = true
	_ = d.keep(digest(b), int64(len(b)), d.options.now(), func(to string) error { return quick.replace(to, b, nil) })
}

// isKept tells whether a state of the file is among the versions.
func (d *Doc) isKept(sum string) bool {
	for _, v := range saves(d.folder) {
		if digestOf(v.Path) == sum {
			return true
		}
	}
	return false
}
