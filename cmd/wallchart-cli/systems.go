package main

import (
	"fmt"
	"strings"

	"wallchart/export/report"
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/systems"
)

var systemList = verb{
	name:  "systems",
	usage: "[--format text|tsv|json|csv|html|md]",
	help:  "The pairing systems: code, name, for whom, by which regulation. The code goes into pair --system.",
	run: func(c *call) error {
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		if err := c.parse(0, 0); err != nil {
			return err
		}
		return catalogue(c, *format, report.Systems())
	},
}

// engineFor is the system that was asked for, or the section's own, or the first
// Swiss that pairs sections of its kind.
func engineFor(s *model.Section, name string) (*pairing.Engine, error) {
	if name == "" {
		name = s.System
	}
	fit := systems.For(s.Kind)
	codes := make([]string, len(fit))
	for n, e := range fit {
		codes[n] = e.Code
	}
	if name != "" {
		e, err := systems.ByCode(name)
		switch {
		case err != nil:
			return nil, fmt.Errorf("there is no pairing system %q%s", name, didYouMean(name, codes))
		case !e.For(s.Kind):
			return nil, fmt.Errorf("%s does not pair a section of kind %q. Choose one of %s", e.Name, s.Kind, strings.Join(codes, ", "))
		}
		return e, nil
	}
	for _, e := range fit {
		if (e.All != nil) == s.Format.Predetermined() {
			return e, nil
		}
	}
	return nil, fmt.Errorf("no system is set for %s (%s). Choose one with --system: %s", s.Name, s.Format, strings.Join(codes, ", "))
}

// make pairs the round: by the engine's rules, or out of its table where it has
// the whole event in one.
func (d *draw) make(o pairing.Options) (*pairing.Round, error) {
	if d.engine.Pair != nil {
		return d.engine.Pair(d.field, o)
	}
	rounds, err := d.engine.All(len(d.field.Players))
	if err != nil {
		return nil, err
	}
	if d.field.Round > len(rounds) {
		return nil, fmt.Errorf("%s has %d rounds for %d participants, so there is no round %d", d.engine.Name, len(rounds), len(d.field.Players), d.field.Round)
	}
	return &rounds[d.field.Round-1], nil
}
