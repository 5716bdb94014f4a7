package main

import (
	"fmt"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/dutch"
)

// engines are the pairing systems there are.
func engines() []*pairing.Engine { return []*pairing.Engine{&dutch.Current} }

var systems = verb{
	name:  "systems",
	usage: "[--format text|tsv|json|csv|html|md]",
	help:  "The pairing systems: code, name, for whom, by which regulation. The code goes into pair --system.",
	run: func(c *call) error {
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		if err := c.parse(0, 0); err != nil {
			return err
		}
		t := table.Table{Name: "Systems", Columns: []table.Column{
			{ID: "code", Title: "Code"}, {ID: "name", Title: "Name"}, {ID: "for", Title: "For"}, {ID: "rule", Title: "Rule"}, {ID: "doc", Title: "What it does"},
		}}
		for _, e := range engines() {
			var kinds []string
			for _, k := range e.Kinds {
				kinds = append(kinds, k.String())
			}
			t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{
				table.Text(e.Code), table.Text(e.Name), table.Text(strings.Join(kinds, ", ")), table.Text(e.Rule), table.Text(e.Doc),
			}})
		}
		return catalogue(c, *format, table.Document{Title: "Pairing systems", Tables: []table.Table{t}})
	},
}

// engineFor is the system that was asked for, or the section's own, or the first
// that pairs sections of its kind.
func engineFor(s *model.Section, name string) (*pairing.Engine, error) {
	if name == "" {
		name = s.System
	}
	var names []string
	for _, e := range engines() {
		if !e.For(s.Kind) {
			continue
		}
		if name == "" && !s.Format.Predetermined() || strings.EqualFold(e.Code, name) || strings.EqualFold(e.Name, name) {
			return e, nil
		}
		names = append(names, e.Code)
	}
	if name == "" {
		return nil, fmt.Errorf("no system is set for %s. Choose one with --system: %s", s.Name, strings.Join(names, ", "))
	}
	return nil, fmt.Errorf("there is no pairing system %q for a section of this kind%s", name, didYouMean(name, names))
}
