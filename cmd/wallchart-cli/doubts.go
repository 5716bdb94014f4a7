package main

import (
	"fmt"
	"io"

	"wallchart/files"
)

// doubts are what of the files that were read contradicts something else or was
// not understood: the verb does its work all the same, and the exit status is 3.
type doubts struct {
	count int
	told  map[string]bool // a file may be read more than once
}

// doubt says a doubt about a file, once.
func (c *call) doubt(path string, err error) {
	d, text := c.doubted, place(path, err).Error()
	if d.told[text] {
		return
	}
	if d.told == nil {
		d.told = map[string]bool{}
	}
	d.told[text] = true
	d.count++
	fmt.Fprintln(c.err, text)
}

// close says how many doubts there were and returns the exit status.
func (d *doubts) close(err io.Writer) int {
	if d.count == 0 {
		return 0
	}
	fmt.Fprintln(err, files.Summary(d.count))
	return 3
}
