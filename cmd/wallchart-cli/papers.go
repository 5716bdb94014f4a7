package main

import (
	"io"
	"strings"

	"wallchart/export/formats"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/phrase/defect"
)

var RoundPapers = verb{
	name: "papers",
	usage: "FILE --to OUT.pdf [--round N] [--section NAME] [--paper A4|Letter|A3|Tabloid] [--wall] " +
		"[--documents-lang LANGUAGE] [--club NAME] [--logo FILE]",
	help: "Writes what the round needs into one file, for every paired section, each thing on a sheet of its own: while boards are " +
		"open the pairings, one list of everybody for the door and the result slips; " +
		"when all results are in, these, the standings and the crosstable.",
	run: func(c *call) error {
		var s selection
		var l look
		s.call = c
		c.StringVar(&s.section, "section", "", "only the section with this `NAME`")
		l.style(c)
		l.head(c)
		to := c.String("to", "", "the `FILE` to write; its ending says the form")
		round := c.Int("round", 0, "the `ROUND` (otherwise the last of each section)")
		wall := c.Bool("wall", false, "pairings, standings and crosstable in the form that hangs on the wall")
		if err := c.parse(1, 1); err != nil {
			return err
		}
		k, ok := formatFor(ending(*to))
		if !ok {
			return misused("papers: --to says which file to write, such as --to round.pdf; its ending is one of %s", strings.Join(endings(), ", "))
		}
		if err := c.suits(k); err != nil {
			return err
		}
		if *round < 0 {
			return misused("papers: there is no round %d", *round)
		}
		t, sections, err := s.opened()
		if err != nil {
			return err
		}
		o, size, err := l.onPaper(c, t)
		if err != nil {
			return err
		}
		o.Round, o.Wall, o.Isolated, o.Pointed = *round, *wall, k.Isolates(), k.Values()
		var doc table.Document
		if err := defect.Guard(phrase.New("the papers of the round"), otherSections, func() (err error) {
			doc, err = reports.RoundPapers(t, sections, o)
			return err
		}); err != nil {
			return place(c.words[0], err)
		}
		sheet := c.heard(formats.Sheet{Paper: size, Created: printing()}, *to)
		if err := c.writeFile(*to, func(w io.Writer) error { return k.Write(w, doc, sheet) }); err != nil {
			return err
		}
		return c.tell(c.out, phrase.New("%s: %s", *to, phrase.Count(len(doc.Tables), "%d table", "%d tables")))
	},
}
