package read

import (
	"errors"
	"io"
	"io/fs"
	"strconv"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/files/season"
	"wallchart/phrase"
	"wallchart/standings/series"
)

var Series = cli.Verb{
	Name: "series",
	Usage: "SEASON [--add EVENT]… [--set LINE]… [--why NAME] [--same N]… [--apart N]… [--to FILE]… [--documents-lang LANGUAGE] " +
		"[--format text|tsv|json|csv|html|md]",
	Help: "The table of a series of events. SEASON is a text with a line for each thing: series NAME, points 10 8 6 5 4 3 2 1 (by place), " +
		"else 1, score 1 (for each point), participation 1, ties share (or higher, place), best 3, least 2, level best firsts events last, " +
		"and event FILE name NAME section NAME weight 2 for each event. Persons are joined by their IDs, then by name; where a name does not " +
		"decide, there is a numbered question, and --same N or --apart N writes the answer into SEASON. With --why the sum of one person, " +
		"event by event.",
	Run: func(c *cli.Call) error {
		var l cli.Look
		l.Flags(c)
		why := c.String("why", "", "the sum of the person with this `NAME`")
		var to cli.List
		var w seasonWords
		c.Var(&w.same, "same", "the two of question `N` are one person; the flag may be given several times")
		c.Var(&w.apart, "apart", "the two of question `N` are two persons; the flag may be given several times")
		c.Var(&w.add, "add", "put the event of this `FILE` at the end of the series, which is begun where SEASON is not there; the flag may be "+
			"given several times")
		c.Var(&w.set, "set", "change a `LINE` of SEASON, such as \"best 3\"; the flag may be given several times")
		c.Var(&to, "to", "the `FILE` to write, of a kind by its ending; the flag may be given several times")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		k, o, err := l.Asked(c)
		if err != nil {
			return err
		}
		for _, path := range to {
			if _, ok := cli.FormatFor(cli.Ending(path)); !ok {
				return cli.Misused("--to %s: the ending of the file is not one of %s", path, strings.Join(cli.Endings(), ", "))
			}
		}
		t, err := seasonTable(c, &w)
		if err != nil {
			return err
		}
		make := func(o report.Options) table.Document { return charts.Series(t, o) }
		if *why != "" {
			p, err := personOf(t, *why)
			if err != nil {
				return err
			}
			make = func(o report.Options) table.Document { return charts.SeriesOf(t, p, o) }
		}
		if len(to) == 0 {
			return k.Write(c.Out, make(o), formats.Sheet{})
		}
		return seriesTo(c, to, o, make)
	},
}

// seriesTo writes the table into files.
func seriesTo(c *cli.Call, to []string, o report.Options, make func(report.Options) table.Document) error {
	for _, path := range to {
		k, _ := cli.FormatFor(cli.Ending(path))
		o.Sums, o.Isolated = k.Opens(), k.Isolates()
		doc := make(o)
		err := c.WriteFile(path, func(w io.Writer) error { return k.Write(w, doc, c.Heard(formats.Sheet{}, path)) })
		if err != nil {
			return err
		}
		if path != "-" {
			c.Tell(c.Out, phrase.New("%s written.", path))
		}
	}
	return nil
}

// seasonTable reads the season's file and its events, takes what is to be changed, and writes the file where something was.
func seasonTable(c *cli.Call, w *seasonWords) (*series.Table, error) {
	path := c.Words[0]
	f, err := season.Read(path)
	if errors.Is(err, fs.ErrNotExist) && len(w.add) > 0 {
		f, err = season.New(), nil
		f.Path = path
	}
	if err != nil {
		return nil, cli.Place(path, err)
	}
	for _, line := range w.set {
		if err := season.Set(&f.Season, line); err != nil {
			return nil, cli.UsageFault(err)
		}
	}
	for _, file := range w.add {
		t, err := c.Event(file)
		if err != nil {
			return nil, cli.Place(file, err)
		}
		if err := f.Add(file, t.Name); err != nil {
			return nil, err
		}
	}
	if err := f.Season.Check(); err != nil {
		return nil, cli.Place(path, err)
	}
	events := f.Events(c.Event)
	for n := range events {
		switch e := &events[n]; {
		case e.Err != nil:
			return nil, cli.Place(e.File, e.Err)
		case e.Missing:
			c.Tell(c.Err, phrase.New("%s is not there yet: an event to come.", e.File))
		}
	}
	t, err := f.Table(events)
	if err != nil || !w.changes() {
		return t, err
	}
	if err := w.answer(f, t.Questions); err != nil {
		return nil, err
	}
	if err := f.Save(path); err != nil {
		return nil, cli.Place(path, err)
	}
	return f.Table(events)
}

// seasonWords are what is to be changed in a season's file.
type seasonWords struct{ same, apart, add, set cli.List }

func (w *seasonWords) changes() bool { return len(w.same)+len(w.apart)+len(w.add)+len(w.set) > 0 }

// answer answers questions by their numbers.
func (w *seasonWords) answer(f *season.File, questions []series.Question) error {
	for _, answers := range []struct {
		numbers []string
		same    bool
	}{{w.same, true}, {w.apart, false}} {
		for _, text := range answers.numbers {
			n, err := strconv.Atoi(text)
			if err != nil || n < 1 || n > len(questions) {
				return cli.Misused("series: there is no question %s; there are %d", text, len(questions))
			}
			f.Season.Answer(questions[n-1].Pair, answers.same)
		}
	}
	return nil
}

// personOf finds somebody by name.
func personOf(t *series.Table, name string) (*series.Person, error) {
	var names []string
	for n := range t.Persons {
		if series.NameKey(t.Persons[n].Name) == series.NameKey(name) {
			return &t.Persons[n], nil
		}
		names = append(names, t.Persons[n].Name)
	}
	return nil, phrase.Errorf("nobody in the series is called %q%s", name, cli.DidYouMean(name, names))
}
