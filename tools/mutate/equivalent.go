package main

import (
	"fmt"
	"os"
	"path"
	"strings"
)

// An equivalent is an alteration that no test can notice, with the reason. It is known by what it is, and not by where: code that
// moves to another file of its package, or down its file, takes it along.
type equivalent struct {
	dir, within, what, text, why string
	used                         bool
}

// readEquivalents reads the list: paragraphs of four lines, namely package and function, alteration as it is printed, source
// line, and why nobody can notice it. Lines that begin with "#" are comments.
func readEquivalents(name string) ([]*equivalent, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var list []*equivalent
	var lines []string
	for n, line := range strings.Split(string(text)+"\n", "\n") {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "#"):
		case line != "":
			lines = append(lines, line)
		case len(lines) == 4:
			dir, within, _ := strings.Cut(lines[0], " ")
			list = append(list, &equivalent{dir: dir, within: within, what: lines[1], text: lines[2], why: lines[3]})
			lines = nil
		case len(lines) > 0:
			return nil, fmt.Errorf("%s:%d: the paragraph above has %d lines and must have four: "+
				"package and function, alteration, source line, reason", name, n+1, len(lines))
		}
	}
	return list, nil
}

func isKnown(list []*equivalent, a alteration) bool {
	known := false
	for _, e := range list {
		if e.dir == path.Dir(a.File) && e.within == a.Func && e.what == a.What && e.text == a.Text {
			e.used, known = true, true
		}
	}
	return known
}
