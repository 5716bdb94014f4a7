// Package daytest serves the tests of the window: it reads a day at the desk from a
// script. The tests of the ui room press its keys on the widgets and compare what
// the screen says; the test of the real window presses the same keys there.
package daytest

import (
	"embed"
	"fmt"
	"strings"
)

//go:embed *.day *.tsv
var files embed.FS

// A Kind is what a step does.
type Kind string

// The kinds of steps.
const (
	Press  Kind = "press"  // keys, as "ctrl+n", "Return", "Down*3"
	Type   Kind = "type"   // a text into what has the keyboard
	Copy   Kind = "copy"   // puts a file on the clipboard
	Screen Kind = "screen" // what the screen says now, under a title
)

// A Step is one line of a script.
type Step struct {
	Kind Kind
	Text string // the keys, the text, the file's content or the title
	Line int
}

// Keys are the keys of a step, one after the other.
func (s Step) Keys() []string {
	var keys []string
	for _, k := range strings.Fields(s.Text) {
		key, times, many := strings.Cut(k, "*")
		n := 1
		if many {
			_, _ = fmt.Sscan(times, &n)
		}
		for range n {
			keys = append(keys, key)
		}
	}
	return keys
}

// Read reads a day: its name is that of the file without ".day". Lines that begin
// with # are for the reader.
func Read(name string) ([]Step, error) {
	text, err := files.ReadFile(name + ".day")
	if err != nil {
		return nil, err
	}
	var steps []Step
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		kind, rest, _ := strings.Cut(line, " ")
		s := Step{Kind: Kind(kind), Text: strings.TrimSpace(rest), Line: i + 1}
		switch s.Kind {
		case Press, Type, Screen:
		case Copy:
			list, err := files.ReadFile(s.Text)
			if err != nil {
				return nil, fmt.Errorf("%s.day, line %d: %w", name, i+1, err)
			}
			s.Text = string(list)
		default:
			return nil, fmt.Errorf("%s.day, line %d: %q is no step. Write press, type, copy or screen", name, i+1, kind)
		}
		steps = append(steps, s)
	}
	return steps, nil
}
