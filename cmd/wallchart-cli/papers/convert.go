package papers

import (
	"io"
	"path/filepath"
	"slices"
	"strings"

	"wallchart/arbiter"
	"wallchart/arbiter/pair"
	"wallchart/assets/release"
	phrases "wallchart/assets/wording"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/files"
	"wallchart/files/trf"
	"wallchart/model"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

var Convert = cli.Verb{
	Name:  "convert",
	Usage: "IN OUT [--section NAME] [--edition 26|16]",
	Help: "Reads an event of any form and writes it in the form that OUT's ending asks for: .wallchart " +
		"keeps everything, .trf is FIDE's report file of one section, and what it cannot hold is said. " +
		"While games have no result, .itdx is the file of the same form for other programs, which FIDE mode lets be written then. " +
		"A .txt, .csv, .tsv or .html is the crosstable, which can be read again; .xlsx, .pdf and " +
		".md give the usual reports, and \"export\" chooses among them. " +
		"A .dbf stands for the three tables of US Chess, which are written into its folder.",
	Run: func(c *cli.Call) error {
		var r reportFile
		r.flags(c)
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		in, out := c.Words[0], c.Words[1]
		if files.IsEvent(out) {
			if err := noDocument(c, out); err != nil {
				return err
			}
			return convertEvent(c, in, out, r)
		}
		if cli.Ending(out) == "dbf" {
			if r.section != "" {
				return cli.Misused("convert: the tables of US Chess hold every section, so --section says nothing here")
			}
			return c.Instead(USChess, in, filepath.Dir(out))
		}
		if _, ok := cli.FormatFor(cli.Ending(out)); !ok {
			return cli.Misused("convert: %s ends in no form that can be written", out)
		}
		words := []string{in, "--to", out}
		if slices.Contains(texts, cli.Ending(out)) {
			words = append(words, "--report", "crosstable", "--documents-lang", phrases.English)
		}
		if r.section != "" {
			words = append(words, "--section", r.section)
		}
		return c.Instead(Export, words...)
	},
}

// texts are the endings of texts out of which a crosstable is read again, if
// nothing else stands there.
var texts = []string{"txt", "csv", "tsv", "html"}

// inTournament is the ending of a file for other programs while the event goes on.
var inTournament = strings.TrimPrefix(trf.InTournament, ".")

// convertEvent writes the event of one file into another.
func convertEvent(c *cli.Call, from, to string, r reportFile) error {
	if cli.Ending(to) != "wallchart" {
		return r.write(c, from, to)
	}
	d, err := c.CopyTo(from, to)
	if err != nil {
		return err
	}
	t := d.Tournament()
	if err := c.Closed(to, d); err != nil {
		return err
	}
	return c.Counted(to, t)
}

// reportFile is how a FIDE report file is to be written.
type reportFile struct {
	section string
	edition string
}

func (r *reportFile) flags(c *cli.Call) {
	c.StringVar(&r.section, "section", "", "the section with this `NAME`; a report file holds one")
	r.editionFlag(c)
}

// usualEdition is the edition of a FIDE report file that is written unless another is asked for.
const usualEdition = "26"

func (r *reportFile) editionFlag(c *cli.Call) {
	c.StringVar(&r.edition, "edition", usualEdition, "`EDITION` of a FIDE report file: 26 or 16")
}

// write writes one section of an event as a FIDE report file and says what the
// file cannot hold.
func (r reportFile) write(c *cli.Call, from, to string) error {
	var o trf.Options
	switch r.edition {
	case "26":
	case "16":
		o.Edition = trf.TRF16
	default:
		return cli.Misused("%s: --edition is 26 or 16, and not %q", c.Verb.Name, r.edition)
	}
	opened, err := c.Load(from)
	if err != nil {
		return err
	}
	t := cli.AsEvent(opened)
	s, err := (&cli.Selection{Call: c, Section: r.section}).One(t)
	if err != nil {
		return err
	}
	why := arbiter.WhyNoReport
	if cli.Ending(to) == inTournament {
		why = arbiter.WhyNoRounds
	}
	if err := why(s); err != nil {
		return cli.Place(from, err)
	}
	st, err := catalogue.Standard(t, s, 0)
	if err != nil {
		return cli.Place(from, err)
	}
	o.Rank = func(id model.ID) int { return st.Ranked(st.Sheet.Index(id)) }
	o.TieBreaks = catalogue.Announced(t, s)
	o.Program, o.Baku = "Wallchart "+release.Version(), pair.IsBaku(s)
	var lost []phrase.Text
	err = c.WriteFile(to, func(w io.Writer) error {
		lost, err = trf.Write(w, t, s, systems.Reports(), o)
		return err
	})
	if err != nil {
		return err
	}
	if missing := arbiter.Unfinished(s); !missing.Empty() {
		lost = append(lost, missing)
	}
	for _, l := range lost {
		c.Tell(c.Err, phrase.New("%s does not hold everything: %s.", to, l))
	}
	return c.Counted(to, &model.Tournament{Sections: []*model.Section{s}})
}

// noDocument refuses what says nothing of a file that holds the event itself.
func noDocument(c *cli.Call, to string) error {
	about := []string{"to"}
	if cli.Ending(to) != "wallchart" {
		about = append(about, "section", "edition")
	}
	var refused error
	c.Asked(func(name string) {
		if refused == nil && !slices.Contains(about, name) {
			refused = cli.Misused("%s: %s holds the event itself, so --%s says nothing here", c.Verb.Name, to, name)
		}
	})
	return refused
}
