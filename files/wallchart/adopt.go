package wallchart

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"path/filepath"
	"strings"

	"wallchart/files/safeopen"
)

// adopt finds the history of a file that was renamed: a folder whose own file is
// gone, that nobody has locked, and whose steps lead to exactly this file or go
// on from it. It becomes the history of the file under its new name.
func (d *Doc) adopt() {
	own := historyFolder(d.path)
	if _, err := os.Lstat(own); err == nil || d.readOnly {
		return
	}
	dir := filepath.Dir(d.path)
	entries, _ := os.ReadDir(dir)
	sum := ""
	for _, e := range entries {
		name, ok := strings.CutSuffix(strings.TrimPrefix(e.Name(), "."), ".history")
		if !ok || !e.IsDir() || name+".history" == e.Name() {
			continue
		}
		folder := filepath.Join(dir, e.Name())
		if _, err := os.Stat(filepath.Join(dir, name)); err == nil || busy(folder) {
			continue
		}
		if sum == "" {
			sum = digestOf(d.path)
		}
		if goesOn(folder, sum) && os.Rename(folder, own) == nil {
			d.remark("The file was called %s when it was last open.", name)
			return
		}
	}
}

// goesOn tells whether a history has steps that set out from a file, or that
// lead to it.
func goesOn(folder, sum string) bool {
	if _, leadsTo := archiveOf(folder); leadsTo == sum && sum != "" {
		return true
	}
	p, err := pastAt(filepath.Join(folder, "journal"))
	if err != nil {
		return false
	}
	l, ok := p.since(sum)
	return ok && (len(l.steps) > 0 || l.broken)
}

// busy tells whether somebody holds the lock of a history.
func busy(folder string) bool {
	f, err := safeopen.Own(filepath.Join(folder, "lock"), os.O_RDONLY, 0)
	if err != nil {
		return false
	}
	defer f.Close()
	held, _ := exclude(f)
	return held
}

func digestOf(path string) string {
	f, err := safeopen.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, io.LimitReader(f, maxBytes)); err != nil {
		return ""
	}
	return hex.EncodeToString(sum.Sum(nil))
}
