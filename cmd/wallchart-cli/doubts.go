package main

import (
	"fmt"

	"wallchart/files"
	"wallchart/phrase"
)

// doubts are what of the files that were read contradicts something else or was
// not understood: the verb does its work all the same, and the exit status is 3.
type doubts struct {
	count int
	told  map[string]bool // a file may be read more than once
	// recorded: the steps are on disk, but the file could not be written.
	recorded bool
	// differ: what was compared is not the same.
	differ bool
	// dropped: something that was asked for is not in the output.
	dropped bool
}

// remark says something about a file that is no doubt, once.
func (c *call) remark(path string, what error) {
	if at := place(path, what); c.doubted.first(at.Error()) {
		fmt.Fprintln(c.err, c.word(at))
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
func (c *call) doubt(path string, what error) {
	at := place(path, what)
	if !c.doubted.first(at.Error()) {
		return
	}
	c.doubted.count++
	fmt.Fprintln(c.err, c.word(at))
}

// close says how many doubts there were and returns the exit status.
func (c *call) close() int {
	switch d := c.doubted; {
	case d.count > 0:
		c.tell(c.err, files.Summary(d.count))
		return 3
	case d.recorded, d.differ, d.dropped:
		return 3
	}
	return 0
}

// notes says on the standard error output what is worth knowing.
func (c *call) notes(texts []phrase.Text) {
	for _, t := range texts {
		if c.doubted.first(t.String()) {
			c.tell(c.err, t)
		}
	}
}
