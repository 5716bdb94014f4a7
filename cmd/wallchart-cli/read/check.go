package read

import (
	"errors"
	"slices"
	"strings"

	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/export/table"
	"wallchart/files"
	"wallchart/model"
	"wallchart/pairing/check"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

var Check = cli.Verb{
	Name: "check",
	Usage: "FILE [--round N] [--system NAME] [--initial white|black] [--patience SECONDS] " +
		"[--section NAME] [--format text|tsv|json|csv|html|md]",
	Help: "Are these pairings what the rules ask for? Every round, or --round N, is examined " +
		"from what was known before it and set beside what the system makes. " +
		"What is not allowed is an error with its article and gives status 1; what is allowed but not best is shown only. " +
		"Where a result was corrected after a later round was paired from it, it says which boards of that round would be different now. " +
		"Points, places and tie-breaks that a file of another program prints are compared with " +
		"what its results make by its own list; differences are doubts, with status 3.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		s.Call = c
		c.StringVar(&s.Section, "section", "", "the section with this `NAME`; needed where there are several")
		n := c.Int("round", 0, "only `ROUND` N")
		system := c.String("system", "", "`NAME` of the pairing system")
		initial := c.String("initial", "", "the `COLOUR` drawn by lot before round 1: white or black")
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		patience := c.Patience()
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		k, err := cli.ScreenFormat(*format)
		if err != nil {
			return err
		}
		opened, err := c.Load(c.Words[0])
		if err != nil {
			return err
		}
		t := cli.AsEvent(opened)
		section, err := s.One(t)
		if err != nil {
			return err
		}
		a := pair.Asked{Round: *n, System: *system}
		if a.Initial, err = c.Colour(*initial); err != nil {
			return err
		}
		var v *catalogue.Verified
		if *n == 0 {
			if v, err = verified(c, opened, section); err != nil {
				return cli.Place(c.Words[0], err)
			}
		}
		a.Cancel = patience.Begin()
		all, unexamined := pair.ExamineAll(t, section, a)
		examined := examination(all)
		unexamined = patience.Says(unexamined)
		if unexamined != nil && v == nil {
			return cli.Place(c.Words[0], unexamined)
		}
		old := sinceThen(c, opened, section, examined, a.Cancel)
		if k.Name == "json" {
			err = examined.json(c, v, old)
		} else {
			doc := examined.document(t, section, *n, v, report.Options{Language: c.Lang, Isolated: k.Isolates(), Pointed: k.Values()})
			for _, o := range old {
				if o != nil {
					for _, line := range cli.OutdatedLines(o.Outdated) {
						doc.Notes = append(doc.Notes, c.Lang.Word(line))
					}
					doc.Notes = append(doc.Notes, c.Lang.Word(phrase.New("Corrected since round %d was paired: %s.",
						o.Round, strings.Join(o.since, "; "))))
				}
			}
			err = k.Write(c.Out, doc, formats.Sheet{})
		}
		switch {
		case err != nil:
			return err
		case unexamined != nil:
			return cli.Place(c.Words[0], unexamined)
		}
		return examined.verdict(c.Words[0])
	},
}

// verified compares the printed standings of a file of another program with its
// results; nil where nothing is printed. Differences are doubts, and those of
// points were said when the file was opened.
func verified(c *cli.Call, o *files.Opened, s *model.Section) (*catalogue.Verified, error) {
	columns := append(cli.ColumnsOf(o.Stated), cli.ColumnsOf(o.Printed)...)
	columns = slices.DeleteFunc(columns, func(p catalogue.PrintedColumn) bool { return p.Section != s.ID })
	if len(columns) == 0 {
		return nil, nil
	}
	v, err := catalogue.Verify(o.Tournament, o.Tournament.Section(s.ID), columns)
	if err != nil {
		return nil, err
	}
	for _, text := range officer.Doubts(v) {
		c.Doubt(c.Words[0], phrase.Fail(text))
	}
	return v, nil
}

// document is what check prints.
func (e examination) document(t *model.Tournament, s *model.Section, round int, v *catalogue.Verified, o report.Options) table.Document {
	if round > 0 {
		return officer.Examination(t, s, e[0].Report, o)
	}
	var docs []table.Document
	if e != nil {
		docs = append(docs, officer.Examinations(t, s, e.reports(), o))
	}
	if v != nil {
		docs = append(docs, officer.Verified(t, s, v, o))
	}
	return report.Join(docs...)
}

// examination is the rounds that were looked at.
type examination []*pair.Examined

func (e examination) reports() []*check.Report {
	var all []*check.Report
	for _, x := range e {
		all = append(all, x.Report)
	}
	return all
}

// verdict is an error that names everything that is not allowed.
func (e examination) verdict(path string) error {
	var all []error
	for _, x := range e {
		if !x.Grave() {
			continue
		}
		for n, text := range officer.Findings(x.Report) {
			if x.Findings[n].Grave {
				all = append(all, cli.Place(path, phrase.Errorf("round %d: %s", x.Field.Numbered(), text)))
			}
		}
	}
	return errors.Join(all...)
}

type jsonExamined struct {
	Round    int           `json:"round"`
	OK       bool          `json:"ok"`   // nothing that is not allowed
	Best     bool          `json:"best"` // exactly what the system makes
	Findings []jsonFinding `json:"findings"`
	Outdated *jsonOutdated `json:"outdated,omitempty"` // paired before something was corrected
}

type jsonFinding struct {
	Board int    `json:"board,omitempty"`
	Who   []int  `json:"who,omitempty"` // starting numbers
	Rule  string `json:"rule,omitempty"`
	Text  string `json:"text"`
	Grave bool   `json:"grave"`
}

type jsonVerified struct {
	Standings jsonDifferences `json:"standings"`
}

type jsonDifferences struct {
	OK          bool             `json:"ok"`      // everything printed is what the results make
	Columns     []string         `json:"columns"` // that were compared
	List        []string         `json:"list"`    // by which the places were compared
	Differences []jsonDifference `json:"differences"`
}

type jsonDifference struct {
	No      int    `json:"no"`
	Name    string `json:"name"`
	Column  string `json:"column"`
	Printed string `json:"printed"`
	Made    string `json:"computed"`
}

// json writes a line for each round, and one for the printed standings.
func (e examination) json(c *cli.Call, v *catalogue.Verified, old []*outdatedRound) error {
	for i, x := range e {
		j := jsonExamined{Round: x.Field.Numbered(), OK: !x.Grave(), Best: len(x.Findings) == 0, Findings: []jsonFinding{},
			Outdated: old[i].json()}
		for _, f := range x.Findings {
			var who []int
			for _, i := range f.Who {
				who = append(who, x.Field.Players[i].Number)
			}
			j.Findings = append(j.Findings, jsonFinding{f.Board, who, c.Lang.Word(f.Rule), c.Lang.Word(f.Text), f.Grave})
		}
		if err := cli.JSONLine(c.Out, j); err != nil {
			return err
		}
	}
	if v == nil {
		return nil
	}
	j := jsonDifferences{OK: len(v.Differences) == 0, Columns: v.Codes, List: v.List, Differences: []jsonDifference{}}
	for _, d := range v.Differences {
		line := &v.Sheet.Lines[d.Who]
		j.Differences = append(j.Differences, jsonDifference{line.Number, line.Name, d.Code, d.Printed, d.Made})
	}
	return cli.JSONLine(c.Out, jsonVerified{j})
}
