package change

import (
	"path/filepath"
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/files"
	"wallchart/files/roster"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

var Import = cli.Verb{
	Name:  "import",
	Usage: "FILE LIST [--section NAME] [--sheet NAME] [--update] [--skip] [--dry-run]",
	Help: "Adds to the event what another file holds: the players or teams of a list (a workbook, " +
		"a text with columns, a web page) to a section, or the sections of another event. " +
		"What the columns hold is found out from their headings and contents. Who is in the section " +
		"already is left out, or with --update gets what the list says; a row of which nobody can tell is named and left out. " +
		"Columns that nothing takes are named. Rows that cannot be read are named and nothing is imported, unless --skip leaves them out.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		name := c.String("sheet", "", "`NAME` of the sheet of a workbook")
		update := c.Bool("update", false, "the list is right about players who are in the section already")
		skip := c.Bool("skip", false, "leave out rows that cannot be read")
		dry := c.Bool("dry-run", false, "import nothing, and print what each column is taken for and why")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		from := c.Words[1]
		o, err := c.Open(from)
		switch {
		case err != nil:
			return cli.Place(from, err)
		case o.Format != files.PlayerList:
			if o, err = c.Load(from); err != nil {
				return err
			}
			c.Modes(o, from)
			if step := cli.ExamineImport(o); step != nil {
				if o.Tournament, err = step.Apply(o.Tournament); err != nil {
					return cli.Place(from, err)
				}
			}
			return c.Change(c.Words[0], func(*model.Tournament) (journal.Change, error) { return sectionsOf(o.Tournament, from), nil })
		}
		c.Remarks(o, from)
		sheets := o.Sheets
		if *name != "" {
			sheets = append(sheets, o.Others...)
		}
		list, err := chooseSheet(sheets, from, *name)
		if err != nil {
			return err
		}
		people := entries.PeopleList{Rows: list.Rows, From: filepath.Base(from), Update: *update}
		understand := func(s *model.Section) (*roster.Import, error) {
			im := people.Read(s)
			return im, c.ListDoubts(im, s, from, *skip)
		}
		first := cli.Listed(people.Read(nil))
		if *dry {
			return showColumns(c, e, first, understand)
		}
		return e.Enter(first, func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			im, err := understand(s)
			if err != nil {
				return nil, err
			}
			change, err := entries.Enlist(t, s.ID, im)
			if err != nil {
				return nil, cli.Place(from, err)
			}
			return change, newSpellings(c, t, change)
		})
	},
}

// newSpellings names the schools that stand in several spellings by what is imported.
func newSpellings(c *cli.Call, t *model.Tournament, change journal.Change) error {
	made, err := change.Apply(t)
	if err != nil {
		return err
	}
	known := map[string]bool{}
	for _, x := range entries.OpenSchools(t) {
		known[x.Facts()] = true
	}
	for _, x := range entries.OpenSchools(made) {
		if !known[x.Facts()] {
			c.Tell(c.Err, phrase.New("%s: These look like one school in several spellings: %s. Join them with schools %s --join, or say with "+
				"--apart that they are several.", c.Words[0], x.Words(), c.Words[0]))
		}
	}
	return nil
}

// showColumns prints what each column of a list is taken for and why, and how many would be imported: into the section that an event
// without one would get.
func showColumns(c *cli.Call, e *cli.Edit, plan func(*model.Tournament) pair.Plan,
	understand func(*model.Section) (*roster.Import, error)) error {
	t, err := c.Event(c.Words[0])
	if err != nil {
		return err
	}
	if len(t.Sections) == 0 {
		if t, _, err = e.First(t, plan); err != nil {
			return err
		}
	}
	s, err := (&cli.Selection{Call: c, Section: e.Section}).One(t)
	if err != nil {
		return err
	}
	im, err := understand(s)
	for n := range im.Mapping.Columns {
		c.Tell(c.Out, im.ColumnWords(n))
	}
	if change, wrong := im.Change(t, s); err == nil && wrong == nil {
		c.Tell(c.Out, phrase.New("Not done: %s.", change.Label()))
	}
	return err
}

// sectionsOf is the change that adds the sections of another event.
func sectionsOf(t *model.Tournament, from string) journal.Change {
	all := steps.Together{Words: phrase.Count(len(t.Sections), "Import %d section from %s",
		"Import %d sections from %s", len(t.Sections), filepath.Base(from))}
	for _, s := range t.Sections {
		all.Changes = append(all.Changes, steps.ImportSection{Section: *s, From: filepath.Base(from)})
	}
	return all
}

func chooseSheet(sheets []sheet.Sheet, from, name string) (sheet.Sheet, error) {
	var names []string
	for _, s := range sheets {
		if len(sheets) == 1 && name == "" || strings.EqualFold(s.Name, name) && name != "" {
			return s, nil
		}
		names = append(names, s.Name)
	}
	if name == "" {
		return sheet.Sheet{}, cli.Misused("import: %s has several sheets (%s): choose one with --sheet NAME", from, strings.Join(names, ", "))
	}
	return sheet.Sheet{}, phrase.Errorf("%s: there is no sheet %q%s", from, name, cli.DidYouMean(name, names))
}
