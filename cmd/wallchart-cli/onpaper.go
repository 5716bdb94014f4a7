package main

import (
	"wallchart/arbiter"
	"wallchart/export/table"
	"wallchart/model"
)

// paperFlag is the paper that is asked for by name, "" for the event's usual one.
type paperFlag struct{ name string }

func (p *paperFlag) flag(c *call) {
	c.StringVar(&p.name, "paper", "", "`PAPER` size: A4, Letter, A3 or Tabloid (otherwise Letter for US events and those of "+
		"other countries that use it, else A4)")
}

// of is the size for an event.
func (p *paperFlag) of(t *model.Tournament) (table.Paper, error) {
	if p.name == "" {
		return table.Usual(arbiter.Letter(t)), nil
	}
	size, err := table.ParsePaper(p.name)
	if err != nil {
		return size, usageError{err}
	}
	return size, nil
}
