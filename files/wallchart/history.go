package wallchart

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"wallchart/files/regular"
)

// VersionsKept is how many earlier versions of a file are kept.
const VersionsKept = 10

// VersionFile is an earlier state of a document, a whole file of its own.
type VersionFile struct {
	Path    string
	Time    time.Time
	Section int // section and round it was kept after; 0 for what a save replaced
	Round   int
}

// String is "2026-05-31 14:05:09" or "after round 3".
func (v VersionFile) String() string {
	if v.Round > 0 {
		return fmt.Sprintf("after round %d", v.Round)
	}
	return v.Time.Local().Format("2006-01-02 15:04:05")
}

// historyFolder is the folder beside a document.
func historyFolder(path string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".history")
}

// stateHistory is the folder for a document that stands where nothing can be
// written.
func stateHistory(state, path string) string {
	return filepath.Join(state, "documents", digest([]byte(path))[:16])
}

const stamp = "20060102T150405.000Z"

// places are where the history of the document may be.
func (d *Doc) places() []string { return placesOf(d.path, d.options) }

func placesOf(path string, o Options) []string {
	return []string{historyFolder(path), stateHistory(o.state(), path)}
}

// ownOnly refuses a history in which links stand where files and folders of ours
// should: an archive may have brought them, and they lead anywhere.
func ownOnly(folder string) error {
	for _, name := range []string{"versions", "undo"} {
		if err := regular.Folder(filepath.Join(folder, name)); err != nil {
			return err
		}
	}
	for _, name := range []string{"journal", "lock"} {
		if info, err := os.Lstat(filepath.Join(folder, name)); err == nil && !info.Mode().IsRegular() {
			f, err := regular.Own(filepath.Join(folder, name), os.O_RDONLY, 0)
			if err == nil {
				_ = f.Close()
			}
			return err
		}
	}
	return nil
}

// Versions lists the earlier states of a document that are kept, newest first,
// then those after each round.
func Versions(path string, o Options) []VersionFile {
	path, err := canonical(path)
	if err != nil {
		return nil
	}
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
		return b.Time.Compare(a.Time)
	})
	return all
}

// kept lists what lies among the versions of a history; links are none of them.
func kept(folder string) []os.DirEntry {
	versions := filepath.Join(folder, "versions")
	if regular.Folder(folder) != nil || regular.Folder(versions) != nil {
		return nil
	}
	entries, _ := os.ReadDir(versions)
	return slices.DeleteFunc(entries, func(e os.DirEntry) bool { return !e.Type().IsRegular() })
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
		if info, err := os.Stat(path); err == nil {
			v.Time = info.ModTime()
		}
		return v, v.Section > 0 && v.Round > 0
	}
	at, err := time.Parse(stamp, name)
	v.Time = at
	return v, err == nil
}

// keepVersion keeps the file that is about to be replaced, and forgets the
// oldest beyond the ten.
func keepVersion(d disk, folder, path string) error {
	info, err := os.Stat(path)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	} else if err != nil {
		return err
	}
	folder = filepath.Join(folder, "versions")
	if err := d.mkdir(folder); err != nil {
		return err
	}
	to := filepath.Join(folder, info.ModTime().UTC().Format(stamp)+Extension)
	if kept, err := os.Stat(to); err == nil && (os.SameFile(kept, info) || kept.Size() == info.Size()) {
		return nil
	}
	if os.Link(path, to) != nil {
		b, err := regular.ReadFile(path, maxBytes)
		if err != nil {
			return err
		}
		if err := d.replace(to, b, nil); err != nil {
			return err
		}
		_ = os.Chtimes(to, info.ModTime(), info.ModTime())
	}
	prune(folder)
	return nil
}

func prune(folder string) {
	entries, _ := os.ReadDir(folder) // by name, which is by time
	var names []string
	for _, e := range entries {
		if v, ok := versionOf(filepath.Join(folder, e.Name())); ok && v.Round == 0 {
			names = append(names, e.Name())
		}
	}
	for len(names) > VersionsKept {
		_ = os.Remove(filepath.Join(folder, names[0]))
		names = names[1:]
	}
}

// withDigest finds the kept version that has this digest.
func withDigest(folder, want string) *File {
	entries := kept(folder)
	for i := len(entries) - 1; i >= 0; i-- {
		if f, sum, err := readFile(filepath.Join(folder, "versions", entries[i].Name())); err == nil && sum == want {
			return f
		}
	}
	return nil
}

// ReadFile reads a file, or an earlier version of one, without opening it for
// changes.
func ReadFile(path string) (*File, error) {
	f, _, err := readFile(path)
	return f, err
}

// readOwn is readFile for what the program keeps for itself.
func readOwn(path string) (*File, string, error) {
	b, err := regular.ReadOwn(path, maxBytes)
	if err != nil {
		return nil, "", err
	}
	f, err := Read(bytes.NewReader(b))
	return f, digest(b), err
}

// readFile also returns the digest of the bytes that were read.
func readFile(path string) (*File, string, error) {
	in, err := regular.Open(path)
	if err != nil {
		return nil, "", err
	}
	defer in.Close()
	sum := sha256.New()
	f, err := Read(io.TeeReader(in, sum))
	if err != nil {
		return nil, "", err
	}
	return f, hex.EncodeToString(sum.Sum(nil)), nil
}
