package main

import (
	"io/fs"
	"strings"
	"unicode"
)

// A word is an argument as a command line of Windows has it.
type word struct {
	text   string
	quoted bool // a part of it stands in quotes
}

// typed takes a command line apart as programs do on Windows: blanks part words, except in quotes; before a quote two
// backslashes are one, and an odd one makes the quote a letter; two quotes within quotes are one and end them.
func typed(line string) []word {
	var words []word
	for line = strings.TrimLeft(line, " \t"); line != ""; line = strings.TrimLeft(line, " \t") {
		var w word
		var b strings.Builder
		within, at, slashes := false, 0, 0
		for ; at < len(line) && (within || line[at] != ' ' && line[at] != '\t'); at++ {
			switch c := line[at]; {
			case c == '\\':
				slashes++
				continue
			case c != '"':
				b.WriteString(strings.Repeat(`\`, slashes))
				b.WriteByte(c)
			default:
				b.WriteString(strings.Repeat(`\`, slashes/2))
				switch {
				case slashes%2 == 1:
					b.WriteByte(c)
				case within && strings.HasPrefix(line[at+1:], `"`):
					b.WriteByte(c)
					at++
					within = false
				default:
					within, w.quoted = !within, true
				}
			}
			slashes = 0
		}
		b.WriteString(strings.Repeat(`\`, slashes))
		w.text = b.String()
		words, line = append(words, w), line[at:]
	}
	return words
}

// expand has the files that a pattern fits in place of it, as a shell does elsewhere: those of cmd.exe and PowerShell leave it to
// the program. A pattern in quotes, a flag, and what fits nothing stay as they are. Only the last part of a path may be a pattern.
func expand(words []word, list func(folder string) ([]fs.DirEntry, error)) []string {
	var args []string
	for _, w := range words {
		found := []string(nil)
		if strings.ContainsAny(w.text, "*?") && !w.quoted && !strings.HasPrefix(w.text, "-") {
			found = matching(w.text, list)
		}
		if found == nil {
			found = []string{w.text}
		}
		args = append(args, found...)
	}
	return args
}

// matching are the files that a pattern fits, but none that are hidden by their names.
func matching(path string, list func(folder string) ([]fs.DirEntry, error)) []string {
	cut := strings.LastIndexAny(path, `\/:`) + 1
	folder, pattern := path[:cut], path[cut:]
	read := folder
	if folder == "" || strings.HasSuffix(folder, ":") {
		read += "."
	}
	entries, err := list(read)
	if err != nil || strings.ContainsAny(folder, "*?") {
		return nil
	}
	if pattern == "*.*" {
		pattern = "*" // as it was when every name had a point
	}
	var found []string
	for _, e := range entries {
		name := e.Name()
		if strings.HasPrefix(name, ".") && !strings.HasPrefix(pattern, ".") || !fits([]rune(pattern), []rune(name)) {
			continue
		}
		if folder == "" && strings.HasPrefix(name, "-") {
			name = `.\` + name // or it would be a flag
		}
		found = append(found, folder+name)
	}
	return found
}

// fits tells whether a name is what a pattern says: * is any letters or none, ? is one, and small and large are the same.
func fits(pattern, name []rune) bool {
	if len(pattern) == 0 {
		return len(name) == 0
	}
	if pattern[0] == '*' {
		return fits(pattern[1:], name) || len(name) > 0 && fits(pattern, name[1:])
	}
	return len(name) > 0 && (pattern[0] == '?' || unicode.ToLower(pattern[0]) == unicode.ToLower(name[0])) && fits(pattern[1:], name[1:])
}
