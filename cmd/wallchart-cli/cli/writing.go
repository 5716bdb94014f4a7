package cli

import (
	"io"
	"path/filepath"
	"slices"
	"strings"

	"wallchart/export/formats"
	"wallchart/files/atomicfile"
	"wallchart/model"
	"wallchart/phrase"
)

// WriteFile writes a file about the event in the first argument, whole or not at
// all. "-" is the standard output.
func (c *Call) WriteFile(path string, write func(io.Writer) error) error {
	if path == "-" {
		return write(c.Out)
	}
	if err := atomicfile.Write(path, c.Source(), write); err != nil {
		return Place(path, err)
	}
	return nil
}

// Heard returns the sheet with what prints, beside the answer, what the file cannot hold as it should.
func (c *Call) Heard(s formats.Sheet, path string) formats.Sheet {
	s.Doubt = func(t phrase.Text) { c.Tell(c.Err, phrase.New("%s: %s.", path, t)) }
	return s
}

// Source is the event's file, "" where it comes from the standard input.
func (c *Call) Source() string {
	if len(c.Words) == 0 || c.Words[0] == "-" {
		return ""
	}
	return c.Words[0]
}

// Ending is a file's ending in lower case, without its dot.
func Ending(path string) string {
	return strings.ToLower(strings.TrimPrefix(filepath.Ext(path), "."))
}

// Endings are those of all documents that can be written, the usual one of each.
func Endings() []string {
	var all []string
	for _, k := range OutputFormats {
		if !slices.Contains(all, k.Endings[0]) {
			all = append(all, k.Endings[0])
		}
	}
	return all
}

// Sections counts sections.
func Sections(n int) phrase.Text { return phrase.Count(n, "%d section", "%d sections") }

// Counted says what is in a file that was written.
func (c *Call) Counted(path string, t *model.Tournament) error {
	people := 0
	for _, s := range t.Sections {
		people += s.Participants()
	}
	return c.Tell(c.Out, phrase.New("%s: %s, %s", path, Sections(len(t.Sections)), phrase.Count(people, "%d participant", "%d participants")))
}
