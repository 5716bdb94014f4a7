package wallchart

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"path/filepath"

	"wallchart/files/safeopen"
)

// historyFolder is the folder beside a document.
func historyFolder(path string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".history")
}

// stateHistory is the folder for a document that stands where nothing can be
// written.
func stateHistory(state, path string) string {
	return filepath.Join(state, "documents", digest([]byte(path))[:16])
}

// places are where the history of the document may be.
func (d *Doc) places() []string { return placesOf(d.path, d.options) }

func placesOf(path string, o Options) []string {
	return []string{historyFolder(path), stateHistory(o.state(), path)}
}

// ownOnly refuses a history in which links stand where files and folders of ours
// should: an archive may have brought them, and they lead anywhere.
func ownOnly(folder string) error {
	for _, name := range []string{"versions", "undo"} {
		if err := safeopen.Folder(filepath.Join(folder, name)); err != nil {
			return err
		}
	}
	for _, name := range []string{"journal", "lock"} {
		if info, err := os.Lstat(filepath.Join(folder, name)); err == nil && !info.Mode().IsRegular() {
			f, err := safeopen.Own(filepath.Join(folder, name), os.O_RDONLY, 0)
			if err == nil {
				_ = f.Close()
			}
			return err
		}
	}
	return nil
}

// withDigest finds the kept version that has this digest.
func withDigest(folder, want string) *File {
	entries := kept(folder)
	for i := len(entries) - 1; i >= 0; i-- {
		if f, sum, err := readOwn(filepath.Join(folder, "versions", entries[i].Name())); err == nil && sum == want {
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
	b, err := safeopen.ReadOwn(path, maxBytes)
	if err != nil {
		return nil, "", err
	}
	f, err := Read(bytes.NewReader(b))
	return f, digest(b), err
}

// readFile also returns the digest of the bytes that were read.
func readFile(path string) (*File, string, error) {
	in, err := safeopen.Open(path)
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
