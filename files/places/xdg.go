package places

import (
	"bufio"
	"cmp"
	"os"
	"path/filepath"
	"strings"
)

// xdg is the folder of the documents by the XDG user directories: the variable, or else the line of user-dirs.dirs. A
// folder that is not there is passed over.
func xdg(home string, env func(string) string) string {
	const name = "XDG_DOCUMENTS_DIR"
	if dir := env(name); filepath.IsAbs(dir) && isFolder(dir) {
		return dir
	}
	config := cmp.Or(env("XDG_CONFIG_HOME"), filepath.Join(home, ".config"))
	if dir := userDir(filepath.Join(config, "user-dirs.dirs"), name, home); dir != "" && isFolder(dir) {
		return dir
	}
	return usual(home)
}

// userDir reads the line of one directory: NAME="$HOME/somewhere" or NAME="/somewhere", with \ before a character that
// the shell would take for its own.
func userDir(file, name, home string) string {
	info, err := os.Stat(file)
	if err != nil || !info.Mode().IsRegular() || info.Size() > 1<<20 {
		return ""
	}
	f, err := os.Open(file)
	if err != nil {
		return ""
	}
	defer f.Close()
	dir := ""
	for lines := bufio.NewScanner(f); lines.Scan(); {
		key, value, ok := strings.Cut(strings.TrimSpace(lines.Text()), "=")
		value = strings.TrimSpace(value)
		if !ok || strings.TrimSpace(key) != name || len(value) < 2 || value[0] != '"' || value[len(value)-1] != '"' {
			continue
		}
		value = unescaped(value[1 : len(value)-1])
		switch rest, inHome := strings.CutPrefix(value, "$HOME"); {
		case inHome && (rest == "" || rest[0] == '/') && home != "":
			dir = filepath.Join(home, rest)
		case filepath.IsAbs(value):
			dir = filepath.Clean(value)
		}
	}
	return dir
}

func unescaped(s string) string {
	var b strings.Builder
	escaped := false
	for _, r := range s {
		if r == '\\' && !escaped {
			escaped = true
			continue
		}
		escaped = false
		b.WriteRune(r)
	}
	return b.String()
}
