package papers

import (
	"io"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/phrase/defect"
)

var RoundPapers = cli.Verb{
	Name: "papers",
	Usage: "FILE --to OUT.pdf [--round N] [--section NAME] [--paper A4|Letter|A3|Tabloid] [--wall] " +
		"[--documents-lang LANGUAGE] [--club NAME] [--logo FILE]",
	Help: "Writes what the round needs into one file, for every paired section, each thing on a sheet of its own: while boards are " +
		"open the pairings, one list of everybody for the door and the result slips; " +
		"when all results are in, these, the standings and the crosstable.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		var l cli.Look
		s.Call = c
		c.StringVar(&s.Section, "section", "", "only the section with this `NAME`")
		l.Style(c)
		l.Head(c)
		to := c.String("to", "", "the `FILE` to write; its ending says the form")
		round := c.Int("round", 0, "the `ROUND` (otherwise the last of each section)")
		wall := c.Bool("wall", false, "pairings, standings and crosstable in the form that hangs on the wall")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		k, ok := cli.FormatFor(cli.Ending(*to))
		if !ok {
			return cli.Misused("papers: --to says which file to write, such as --to round.pdf; its ending is one of %s",
				strings.Join(cli.Endings(), ", "))
		}
		if err := c.Suits(k); err != nil {
			return err
		}
		if *round < 0 {
			return cli.Misused("papers: there is no round %d", *round)
		}
		t, sections, err := s.Opened()
		if err != nil {
			return err
		}
		o, size, err := l.OnPaper(c, t)
		if err != nil {
			return err
		}
		o.Round, o.Wall, o.Isolated, o.Pointed = *round, *wall, k.Isolates(), k.Values()
		var doc table.Document
		if err := defect.Guard(phrase.New("the papers of the round"), cli.OtherSections, func() (err error) {
			doc, err = reports.RoundPapers(t, sections, o)
			return err
		}); err != nil {
			return cli.Place(c.Words[0], err)
		}
		sheet := c.Heard(formats.Sheet{Paper: size, Created: cli.PrintedAt()}, *to)
		if err := c.WriteFile(*to, func(w io.Writer) error { return k.Write(w, doc, sheet) }); err != nil {
			return err
		}
		return c.Tell(c.Out, phrase.New("%s: %s", *to, phrase.Count(len(doc.Tables), "%d table", "%d tables")))
	},
}
