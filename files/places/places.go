// Package places knows where a user's documents belong: the folders, and what a file may be called there.
//
// Documents stand where the system says the user keeps them: the known folder on Windows, which OneDrive moves; what
// user-dirs.dirs says on Linux, where the folder is called Dokumente or Документы; ~/Documents on macOS. Whoever writes
// there is handed the folder from outside, so that no test writes into a real home.
package places

import (
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Own is the program's folder among the user's documents.
const Own = "Wallchart"

// Documents is the folder in which new events are kept: Wallchart among the user's documents, or in the home folder
// where there are none.
func Documents() string {
	home, err := os.UserHomeDir()
	if err != nil {
		home = ""
	}
	return filepath.Join(documents(home), Own)
}

// usual is ~/Documents if it is there, and else the home folder.
func usual(home string) string {
	if dir := filepath.Join(home, "Documents"); home != "" && isFolder(dir) {
		return dir
	}
	return home
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// longest is how many bytes of a name are taken: file systems take 255, and a number and an ending follow.
const longest = 120

// FileName makes a file's name of an event's: without what some systems refuse, and not one that Windows keeps for its
// devices. It is "" where nothing is left.
func FileName(name string) string {
	name = strings.Map(func(r rune) rune {
		switch {
		case strings.ContainsRune(`/\:*?"<>|`, r) || unicode.IsControl(r) || r == utf8.RuneError:
			return '-'
		case unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029' || r == '\ufeff': // a name that reads backwards
			return -1
		}
		return r
	}, strings.Trim(name, " ."))
	for len(name) > longest {
		_, n := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-n]
	}
	name = strings.TrimRight(name, " .")
	if strings.Trim(name, "-") == "" {
		return ""
	}
	if first, _, _ := strings.Cut(strings.ToUpper(name), "."); device(strings.TrimSpace(first)) {
		return "-" + name
	}
	return name
}

// device tells the names that Windows keeps, with whatever ending.
func device(name string) bool {
	switch name {
	case "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$":
		return true
	}
	port, ok := strings.CutPrefix(name, "COM")
	if !ok {
		port, ok = strings.CutPrefix(name, "LPT")
	}
	return ok && strings.Contains(" 0 1 2 3 4 5 6 7 8 9 ¹ ² ³ ", " "+port+" ") // Windows takes the raised digits too
}
