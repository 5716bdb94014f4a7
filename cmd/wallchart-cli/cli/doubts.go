package cli

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
	Differ bool
	// dropped: something that was asked for is not in the output.
	dropped bool
}

// Remark says something about a file that is no doubt, once.
func (c *Call) Remark(path string, what error) {
	if at := Place(path, what); c.Doubted.first(at.Error()) {
		fmt.Fprintln(c.Err, c.Word(at))
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

// Doubt says a doubt about a file, once.
func (c *Call) Doubt(path string, what error) {
	at := Place(path, what)
	if !c.Doubted.first(at.Error()) {
		return
	}
	c.Doubted.count++
	fmt.Fprintln(c.Err, c.Word(at))
}

// close says how many doubts there were and returns the exit status.
func (c *Call) close() int {
	switch d := c.Doubted; {
	case d.count > 0:
		c.Tell(c.Err, files.Summary(d.count))
		return 3
	case d.recorded, d.Differ, d.dropped:
		return 3
	}
	return 0
}

// Notes says on the standard error output what is worth knowing.
func (c *Call) Notes(texts []phrase.Text) {
	for _, t := range texts {
		if c.Doubted.first(t.String()) {
			c.Tell(c.Err, t)
		}
	}
}
