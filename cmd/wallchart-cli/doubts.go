package main

import (
	"errors"
	"fmt"
	"io"

	"wallchart/files"
)

// doubts are what of the files that were read contradicts something else or was
// not understood: the verb does its work all the same, and the exit status is 3.
type doubts struct {
	count int
	told  map[string]bool // a file may be read more than once
	// recorded: the steps are on disk, but the file could not be written.
	recorded bool
}

// remark says something about a file that is no doubt, once.
func (c *call) remark(path, text string) {
	if d := c.doubted; d.first(place(path, errors.New(text)).Error()) {
		fmt.Fprintln(c.err, place(path, errors.New(text)))
	}
}

// first tells whether a text is said for the first time.
func (d *doubts) first(text string) bool {
	if d.told[text] {
		return false
	}
	if d.told == nil {
		d.told = map[string]bool{}
	}
	d.told[text] = true
	return true
}

// doubt says a doubt about a file, once.
func (c *call) doubt(path string, err error) {
	d, text := c.doubted, place(path, err).Error()
	if !d.first(text) {
		return
	}
	d.count++
	fmt.Fprintln(c.err, text)
}

// close says how many doubts there were and returns the exit status.
func (d *doubts) close(err io.Writer) int {
	if d.count == 0 && d.recorded {
		return 3
	} else if d.count == 0 {
		return 0
	}
	fmt.Fprintln(err, files.Summary(d.count))
	return 3
}
