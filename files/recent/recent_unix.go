//go:build unix && !darwin

package recent

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"wallchart/files/pattern"
)

// add writes into recently-used.xbel, which every desktop reads.
func add(path string) {
	home, err := os.UserHomeDir()
	if err != nil || unwanted(home) {
		return
	}
	program, err := os.Executable()
	if err != nil {
		return
	}
	write(filepath.Join(folder("XDG_DATA_HOME", home, ".local/share"), "recently-used.xbel"), path, program, time.Now())
}

func folder(variable, home, usual string) string {
	if dir := os.Getenv(variable); filepath.IsAbs(dir) {
		return dir
	}
	return filepath.Join(home, filepath.FromSlash(usual))
}

var off = pattern.New(`(?m)^\s*gtk-recent-files-enabled\s*=\s*(0|false|FALSE)\s*$`)

// unwanted tells whether the user has no such list kept: by GTK's settings, or by GNOME's privacy, which is asked once.
func unwanted(home string) bool {
	for _, version := range []string{"gtk-3.0", "gtk-4.0"} {
		raw, err := os.ReadFile(filepath.Join(folder("XDG_CONFIG_HOME", home, ".config"), version, "settings.ini"))
		if err == nil && off.Match(raw) {
			return true
		}
	}
	return forgetful()
}

var forgetful = sync.OnceValue(asked)

func asked() bool {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	out, err := exec.CommandContext(ctx, "gsettings", "get", "org.gnome.desktop.privacy", "remember-recent-files").Output()
	return err == nil && strings.TrimSpace(string(out)) == "false"
}

// listMost is how large a list may be to be read.
const listMost = 8 << 20

// write puts a document into a list, whole or not at all. A list that is no plain file, is locked or cannot be understood is left alone:
// some have made it so, to have none.
func write(list, path, program string, now time.Time) {
	raw := []byte(empty)
	switch info, err := os.Lstat(list); {
	case os.IsNotExist(err):
		if os.MkdirAll(filepath.Dir(list), 0o700) != nil {
			return
		}
	case err != nil || !info.Mode().IsRegular() || info.Mode().Perm()&0o200 == 0 || info.Size() > listMost:
		return
	default:
		if raw, err = os.ReadFile(list); err != nil {
			return
		}
	}
	if len(strings.TrimSpace(string(raw))) == 0 {
		raw = []byte(empty)
	}
	changed, err := with(raw, path, program, now)
	if err != nil {
		return
	}
	f, err := os.CreateTemp(filepath.Dir(list), ".recently-used-*") // which only the user reads
	if err != nil {
		return
	}
	_, err = f.Write(changed)
	if err2 := f.Close(); err != nil || err2 != nil || os.Rename(f.Name(), list) != nil {
		_ = os.Remove(f.Name())
	}
}
