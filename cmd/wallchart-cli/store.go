package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
)

// change opens a .wallchart file, makes a change and saves the file, or leaves
// it as it was. It says what was done.
func (c *call) change(path string, make func(*model.Tournament) (journal.Change, error)) error {
	data, err := c.read(path)
	if err != nil {
		return err
	}
	if !wallchart.Sniff(data) {
		return fmt.Errorf("%s is not a .wallchart file, and only such a file can be changed. Make one of it: wallchart-cli convert %s OUT.wallchart", path, path)
	}
	f, err := c.load(path)
	if err != nil {
		return err
	}
	change, err := make(f.Tournament)
	if err != nil {
		return err
	}
	label := journal.Label(change, f.Tournament)
	j := journal.New(f.Tournament, f.Log, nil)
	if err := j.Do(change); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if !j.Dirty() {
		_, err := fmt.Fprintf(c.out, "%s: nothing to change\n", path)
		return err
	}
	if err := c.save(path, &wallchart.File{Tournament: j.Tournament(), Log: j.Entries()}); err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.out, "%s: %s\n", path, label)
	return err
}

func (c *call) save(path string, f *wallchart.File) error {
	return c.writeFile(path, func(w io.Writer) error { return wallchart.Write(w, f) })
}

var create = verb{
	name:  "new",
	usage: "FILE.wallchart NAME",
	help:  "Makes a file with an event of that name and nothing in it yet. \"section\" adds what is played, \"add-player\" and \"add-team\" who plays.",
	run: func(c *call) error {
		if err := c.parse(2, 2); err != nil {
			return err
		}
		if !isEvent(c.args[0]) || ending(c.args[0]) != "wallchart" {
			return misused("new: the file's name must end in .wallchart, and is %q", c.args[0])
		}
		if _, err := os.Stat(c.args[0]); !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s exists already. Choose another name", c.args[0])
		}
		if err := c.save(c.args[0], &wallchart.File{Tournament: &model.Tournament{Name: c.args[1]}}); err != nil {
			return err
		}
		_, err := fmt.Fprintf(c.out, "%s: %s\n", c.args[0], c.args[1])
		return err
	},
}

// save writes the event with the new round into a file: into the event's own
// file as a change to it, into another one as a copy.
func (d *draw) save(c *call, path string, r *pairing.Round) error {
	change := d.change(r)
	if path == c.args[0] {
		return c.change(path, func(*model.Tournament) (journal.Change, error) {
			if change.Round <= len(d.section.Rounds) {
				return journal.ReplacePairings{Section: change.Section, Round: change.Round, Pairings: change.Pairings}, nil
			}
			return change, nil
		})
	}
	f, err := c.load(c.args[0])
	if err != nil {
		return err
	}
	if f.Tournament, err = change.Apply(f.Tournament.With(d.before)); err != nil {
		return err
	}
	return c.writeEvent(path, f)
}
