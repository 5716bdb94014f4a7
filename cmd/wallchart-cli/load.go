package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"regexp"
	"strconv"
	"strings"

	pasted "wallchart/files/crosstable"
	"wallchart/files/trf"
	"wallchart/files/wallchart"
	"wallchart/model"
)

// event reads an event of any form. Lines beside a table that mean nothing are
// named on the standard error output; anything that would make the standings
// wrong is an error.
func (c *call) event(path string) (*model.Tournament, error) {
	f, err := c.load(path)
	if err != nil {
		return nil, err
	}
	if grave := f.Tournament.Check().Grave(); len(grave) > 0 {
		return nil, fmt.Errorf("%s: %w", path, grave)
	}
	return f.Tournament, nil
}

// reportLine is a player's line in a FIDE report file: the record 001 and a
// starting number.
var reportLine = regexp.MustCompile(`(?m)(^|\r)001 +\d+ `)

// load reads an event of any form, by what is in it and not by its name.
func (c *call) load(path string) (*wallchart.File, error) {
	data, err := c.read(path)
	if err != nil {
		return nil, err
	}
	if wallchart.Sniff(data) {
		f, err := wallchart.Read(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		for _, note := range f.Notes {
			fmt.Fprintf(c.err, "%s: %s\n", path, note)
		}
		return f, nil
	}
	if reportLine.Match(data) {
		r, err := trf.Read(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		if grave := r.Problems.Grave(); len(grave) > 0 {
			return nil, fmt.Errorf("%s: %w", path, grave)
		}
		for _, p := range r.Problems {
			fmt.Fprintf(c.err, "%s: %s\n", path, p.Error())
		}
		return &wallchart.File{Tournament: r.Tournament}, nil
	}
	r, err := pasted.Read(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	c.passedOver(path, r.Unread)
	if lost := r.Lost(); len(lost) > 0 && len(r.Problems.Grave()) == 0 {
		return nil, fmt.Errorf("%s: %s of the table could not be read, so the event is not whole. Correct the text", path, plural(len(lost), "row"))
	}
	if !r.Good() {
		return nil, fmt.Errorf("%s: %w", path, r.Problems)
	}
	return &wallchart.File{Tournament: r.Tournament}, nil
}

func (c *call) read(path string) ([]byte, error) {
	if path == "-" {
		return io.ReadAll(c.in)
	}
	data, err := os.ReadFile(path)
	var at *fs.PathError
	if errors.As(err, &at) {
		return nil, fmt.Errorf("%s: %w", path, at.Err)
	}
	return data, err
}

// passedOver says which lines are not in the event: those that were meant for a
// row one by one, those beside the tables by their number.
func (c *call) passedOver(path string, unread []pasted.Unread) {
	var beside []string
	for _, u := range unread {
		if u.Outside {
			beside = append(beside, strconv.Itoa(u.Line))
		} else {
			fmt.Fprintf(c.err, "%s: %s\n", path, u)
		}
	}
	if len(beside) > 0 {
		fmt.Fprintf(c.err, "%s: lines beside the table were passed over: %s.\n", path, strings.Join(beside, ", "))
	}
}
