package main

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

// writeFile writes a file about the event in the first argument, whole or not at
// all. "-" is the standard output.
func (c *call) writeFile(path string, write func(io.Writer) error) error {
	if path == "-" {
		return write(c.out)
	}
	if err := atomicfile.Write(path, c.source(), write); err != nil {
		return place(path, err)
	}
	return nil
}

// heard returns the sheet with what prints, beside the answer, what the file cannot hold as it should.
func (c *call) heard(s formats.Sheet, path string) formats.Sheet {
	s.Doubt = func(t phrase.Text) { c.tell(c.err, phrase.New("%s: %s.", path, t)) }
	return s
}

// source is the event's file, "" where it comes from the standard input.
func (c *call) source() string {
	if len(c.words) == 0 || c.words[0] == "-" {
		return ""
	}
	return c.words[0]
}

// ending is a file's ending in lower case, without its dot.
func ending(path string) string {
	return strings.ToLower(strings.TrimPrefix(filepath.Ext(path), "."))
}

// endings are those of all documents that can be written, the usual one of each.
func endings() []string {
	var all []string
	for _, k := range outputFormats {
		if !slices.Contains(all, k.Endings[0]) {
			all = append(all, k.Endings[0])
		}
	}
	return all
}

func sections(n int) phrase.Text { return phrase.Count(n, "%d section", "%d sections") }

// counted says what is in a file that was written.
func (c *call) counted(path string, t *model.Tournament) error {
	people := 0
	for _, s := range t.Sections {
		people += s.Participants()
	}
	return c.tell(c.out, phrase.New("%s: %s, %s", path, sections(len(t.Sections)), phrase.Count(people, "%d participant", "%d participants")))
}
