package papers

import (
	"errors"
	"io"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/book"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/files"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/phrase/defect"
	"wallchart/tiebreaks"
)

var Export = cli.Verb{
	Name: "export",
	Usage: "FILE --to OUT.{xlsx,pdf,html,csv,tsv,txt,md,json,trf,itdx,wallchart} [--format html --to FOLDER/ [--follow]] [--report NAME]… " +
		"[--category NAME] [--paper A4|Letter|A3|Tabloid] [--orientation auto|upright|across] [--landscape] [--fill] [--together] " +
		"[--wall] [--layout auto|fide|us] [--columns LIST] [--round 1-5] [--by WHAT] [--player NO]… [--tied] " +
		"[--section NAME] [--after N] [--tiebreaks LIST] [--unplayed RULES] [--documents-lang LANGUAGE] [--club NAME] [--logo FILE] " +
		"[--labels SHEET] [--first-label N] " +
		"[--label-shift X,Y] [--card-numbers] [--background FILE] [--places N] [--separator VALUES] [--no-bom] [--n-up 2|4] [--booklet] " +
		"[--for ecf|dwz|nwsrs]",
	Fill: func() []any {
		return []any{reportNames(), strings.Join(reports.InPart(), ", "), strings.Join(hanging(), ", ")}
	},
	Help: "Writes documents into a file, whole or not at all: a workbook with a sheet for each " +
		"report, pages ready for the printer, a page for the web, plain tables. " +
		"The reports are %s, and all; without --report it is the standings, the crosstable and the wall " +
		"chart, in a comma-separated file the standings alone. " +
		"--format html --to FOLDER/ writes web pages: one for each section, and index.html that leads to them. " +
		"--format csv or tsv writes a file for each table. A CSV file is for Excel: with a byte order mark, with semicolons where " +
		"decimals have a comma, and with dashes in results, which Excel would take for dates; on the standard output it is plain. " +
		"--report workbook --to OUT.xlsx is the workbook of formulas: correct a result in it, and " +
		"scores, tie-breaks and places follow, without this program. " +
		"With --category a report holds that category alone; those that can are %s. " +
		"--wall is the form that hangs: few columns, in type of 18 points or more, 24 on A3 and Tabloid, " +
		"over as many sheets as that takes, of %s. " +
		"--columns name,rounds,points takes the columns that are named, in that order. " +
		"--to OUT.trf, OUT.itdx and OUT.wallchart write the event itself, as convert does. " +
		"--for ecf, dwz or nwsrs writes the results as that rating office takes them, after it has said what the office would refuse.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		var l cli.Look
		var names cli.List
		var r reportFile
		s.Flags(c)
		s.Part(c)
		l.Style(c)
		l.Head(c)
		r.editionFlag(c)
		var small cardLook
		var values valueLook
		small.flags(c)
		values.flags(c)
		to := c.String("to", "", "the `FILE` to write; its ending says the form, and - is text on the standard output")
		format := c.String("format", "", "the `FORM` of what is written, otherwise by the ending of --to; html may have a folder for --to")
		c.Var(&names, "report", "`NAME` of a report; several with commas, or the flag several times")
		lies := c.String("orientation", "auto", "how the paper lies: upright, across, or `auto`, as takes the "+
			"fewest sheets of type that can be read")
		landscape := c.Bool("landscape", false, "the same as --orientation across")
		layout := c.String("layout", "auto", "the `LAYOUT` of the workbook of formulas: fide, us, or auto, as the event's federation has it")
		together := c.Bool("together", false, "print sections below each other, not each on a sheet of its own")
		several := c.Int("n-up", 0, "place `PAGES` on each sheet of a PDF, 2 or 4, smaller")
		booklet := c.Bool("booklet", false, "place the pages of a PDF on sheets to be printed on both sides and folded in the middle")
		fill := c.Bool("fill", false, "enlarge to fill the sheet: for the wall")
		follow := c.Bool("follow", false, "with a folder of web pages: write them again after each change of the event, until interrupted")
		office := c.String("for", "",
			"the rating `OFFICE` that takes the results: ecf, dwz or nwsrs; what it would refuse is said, and then nothing is written")
		asked := papersAsked{names: &names}
		asked.flags(c)
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		if *to == "" {
			return cli.Misused("export: --to says which file to write, such as --to results.xlsx")
		}
		if *office != "" {
			return forOffice(&s, *office, *to)
		}
		if files.IsEvent(*to) {
			if err := noDocument(c, *to); err != nil {
				return err
			}
			r.section = s.Section
			return convertEvent(c, c.Words[0], *to, r)
		}
		formulas, err := asksForWorkbook(names, *to)
		if err != nil {
			return err
		}
		form, err := bookForm(c, *layout, formulas)
		if err != nil {
			return err
		}
		k, folder, err := exportInk(*format, *to)
		if err != nil {
			return err
		}
		if err := c.Suits(k); err != nil {
			return err
		}
		if err := whyNotFollowed(*follow, folder, k.Name, c.Words[0]); err != nil {
			return err
		}
		orientation, err := orientationOf(*lies, *landscape)
		if err != nil {
			return err
		}
		if err := partly(&s, names); err != nil && !formulas {
			return err
		}
		asked.ofCategory, asked.apart = s.Category != "", folder
		if err := asked.check(formulas); err != nil {
			return err
		}
		if err := asked.heeded(&s, &l, r.edition); err != nil && !formulas {
			return err
		}
		t, err := c.Event(c.Words[0])
		if err != nil {
			return err
		}
		if err := asked.placed(c, manySections(&s, t)); err != nil {
			return err
		}
		o, size, err := l.OnPaper(c, t)
		if err != nil {
			return err
		}
		o.Category, o.Sums, o.Apart, o.Isolated, o.Pointed = s.Category, k.Opens(), k.Apart(), k.Isolates(), k.Values()
		o = asked.options(o, s.TieBreaks != "")
		if o, err = small.options(c, names, o); err != nil {
			return err
		}
		if formulas {
			return writeWorkbook(&s, t, *to, book.Options{Report: o, Form: form, Paper: size, Orientation: orientation, Created: cli.PrintedAt()})
		}
		sheet := formats.Sheet{Paper: size, Orientation: orientation, Fill: *fill, Created: cli.PrintedAt(), Programs: *to == "-"}
		if sheet, err = values.sheet(k, sheet); err != nil {
			return err
		}
		if sheet, err = imposed(k, sheet, *several, *booklet); err != nil {
			return err
		}
		if folder && k.Name == "html" {
			return webPages(&s, t, *to, &asked, o, sheet, *follow)
		}
		s.Together = *together
		sheet = c.Heard(sheet, *to)
		docs, err := reportsOf(&s, t, &asked, k, o)
		if err != nil {
			return err
		}
		if folder {
			return writeTables(&s, *to, k, report.Join(docs...), sheet)
		}
		if err := c.WriteFile(*to, func(w io.Writer) error {
			return k.Write(w, report.Join(docs...), sheet)
		}); err != nil {
			return err
		}
		if *to == "-" {
			return s.Defects()
		}
		tables := 0
		for _, d := range docs {
			tables += len(d.Tables)
		}
		err = c.Tell(c.Out, phrase.New("%s: %s", *to, phrase.Count(tables, "%d table", "%d tables")))
		return errors.Join(err, s.Defects())
	},
}

// orientationOf is how the paper lies, by two flags for one thing.
func orientationOf(lies string, landscape bool) (table.Orientation, error) {
	o, err := table.ParseOrientation(lies)
	switch {
	case err != nil:
		return o, cli.UsageFault(err)
	case landscape && o == table.Upright:
		return o, cli.Misused("export: --landscape is paper across, and --orientation says upright")
	case landscape:
		return table.Across, nil
	}
	return o, nil
}

func reportNames() string {
	var names []string
	for _, r := range reports.All {
		names = append(names, r.ID)
	}
	return strings.Join(names, ", ")
}

// reportsOf makes the reports that are asked for, section by section.
func reportsOf(s *cli.Selection, t *model.Tournament, asked *papersAsked, k formats.Format, o report.Options) ([]table.Document, error) {
	asked.together = manySections(s, t)
	sections, err := bySection(s, t, asked, k, o)
	var docs []table.Document
	for _, x := range sections {
		for n, d := range x.Documents {
			if manySections(s, t) {
				d = report.Under(x.Section.Name, d)
				d.Tables[0].NewPage = n == 0 && !s.Together
			}
			docs = append(docs, d)
		}
	}
	if err != nil || !asked.together {
		return docs, err
	}
	lists, err := listsOf(s, t, asked, o)
	return append(docs, lists...), err
}

// listsOf are the reports that make one list of several sections.
func listsOf(s *cli.Selection, t *model.Tournament, asked *papersAsked, o report.Options) (docs []table.Document, err error) {
	sections, err := s.Sections(t)
	if err != nil {
		return nil, err
	}
	for _, r := range reports.All {
		if r.All == nil || !asked.names.Has(r.ID) && (r.Named || !asked.all()) {
			continue
		}
		for _, o.Round = range asked.of(r) {
			d, err := r.List(t, sections, o)
			if err != nil && !asked.all() {
				return nil, cli.Place(s.Call.Words[0], err)
			}
			if err == nil {
				docs = append(docs, d)
			}
		}
	}
	return docs, nil
}

// manySections tells whether more than one section is asked for.
func manySections(s *cli.Selection, t *model.Tournament) bool {
	sections, err := s.Sections(t)
	return err == nil && len(sections) > 1
}

// bySection makes the reports that are asked for of each section that has any.
func bySection(s *cli.Selection, t *model.Tournament, asked *papersAsked, k formats.Format, o report.Options) ([]reports.OfSection, error) {
	sections, err := s.Sections(t)
	if err != nil {
		return nil, err
	}
	nothing := map[string][]error{}
	all, made, err := reports.Asked{
		Sections: sections,
		Standings: func(section *model.Section) (st *tiebreaks.Standings, err error) {
			err = defect.Guard(phrase.New("the standings of %s", section.Name), cli.OtherSections, func() (err error) {
				st, err = s.Standings(t, section)
				return err
			})
			if s.Spare(err) {
				return nil, nil
			}
			return st, err
		},
		Reports: func(section *model.Section) []report.Report { return asked.wanted(section, k) },
		Rounds:  asked.of,
		Failed: func(r report.Report, why error) error {
			if !s.Spare(why) {
				nothing[r.ID] = append(nothing[r.ID], why)
			}
			return nil
		},
	}.Make(o)
	if err != nil {
		return nil, err
	}
	if err := leftOut(s, made, nothing, asked.all()); err != nil {
		return nil, err
	}
	if len(all) == 0 {
		return nil, s.Defects()
	}
	return all, nil
}

// partly refuses a category for reports that are of everybody.
func partly(s *cli.Selection, names cli.List) error {
	if s.Category == "" {
		return nil
	}
	for _, name := range names {
		if r, err := reports.ByID(name); err == nil && !r.Part {
			return cli.Misused("export: the report %s is of everybody; --category is for %s", r.ID, strings.Join(reports.InPart(), ", "))
		}
	}
	return nil
}

// leftOut names the sections that have nothing for a report which others have. A
// report that no section has is an error.
func leftOut(s *cli.Selection, made map[string]bool, nothing map[string][]error, all bool) error {
	var none []error
	for _, r := range reports.All {
		for _, err := range nothing[r.ID] {
			err = cli.Place(s.Call.Words[0], phrase.Errorf("the report %s: %w", r.ID, err))
			switch {
			case made[r.ID]:
				s.Call.Leaves(err)
			case all && len(made) > 0:
				s.Call.Tell(s.Call.Err, phrase.New("%s. The report is left out.", strings.TrimSuffix(s.Call.Word(err), ".")))
			default:
				none = append(none, err)
			}
		}
	}
	return errors.Join(none...)
}
