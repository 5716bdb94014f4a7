package main

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"wallchart/export/ink"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/files/regular"
	"wallchart/files/whole"
	"wallchart/phrase"
	"wallchart/series"
)

// largestSeason is how large the file of a season may be.
const largestSeason = 1 << 20

var seriesVerb = verb{
	name: "series",
	usage: "SEASON [--why NAME] [--same N]… [--apart N]… [--to FILE]… [--documents-lang LANGUAGE] " +
		"[--format text|tsv|json|csv|html|md]",
	help: "The table of a series of events. SEASON is a text with a line for each thing: series NAME, points 10 8 6 5 4 3 2 1 (by place), " +
		"else 1, score 1 (for each point), participation 1, ties share (or higher, place), best 3, least 2, level best firsts events last, " +
		"and event FILE name NAME section NAME weight 2 for each event. Persons are joined by their IDs, then by name; where a name does not " +
		"decide, there is a numbered question, and --same N or --apart N writes the answer into SEASON. With --why the sum of one person, " +
		"event by event.",
	run: func(c *call) error {
		var l look
		l.flags(c)
		why := c.String("why", "", "the sum of the person with this `NAME`")
		var same, apart, to list
		c.Var(&same, "same", "the two of question `N` are one person; the flag may be given several times")
		c.Var(&apart, "apart", "the two of question `N` are two persons; the flag may be given several times")
		c.Var(&to, "to", "the `FILE` to write, of a kind by its ending; the flag may be given several times")
		if err := c.parse(1, 1); err != nil {
			return err
		}
		k, err := screenInk(l.format)
		if err != nil {
			return err
		}
		o, err := l.answer(c)
		if err != nil {
			return err
		}
		t, err := c.season(same, apart)
		if err != nil {
			return err
		}
		make := func(o report.Options) table.Document { return report.Series(t, o) }
		if *why != "" {
			p, err := personOf(t, *why)
			if err != nil {
				return err
			}
			make = func(o report.Options) table.Document { return report.SeriesOf(t, p, o) }
		}
		if len(to) == 0 {
			return k.Write(c.out, make(o), ink.Sheet{})
		}
		return c.seriesTo(to, o, make)
	},
}

// seriesTo writes the table into files.
func (c *call) seriesTo(to []string, o report.Options, make func(report.Options) table.Document) error {
	for _, path := range to {
		k, ok := inkFor(ending(path))
		if !ok {
			return misused("--to %s: the ending of the file is not one of %s", path, strings.Join(endings(), ", "))
		}
		o.Sums, o.Isolated = k.Opens(), k.Isolates()
		doc := make(o)
		err := c.writeFile(path, func(w io.Writer) error { return k.Write(w, doc, c.heard(ink.Sheet{}, path)) })
		if err != nil {
			return err
		}
		if path != "-" {
			c.tell(c.out, phrase.New("%s written.", path))
		}
	}
	return nil
}

// season reads the season's file and its events, and writes answers into it.
func (c *call) season(same, apart []string) (*series.Table, error) {
	path := c.args[0]
	raw, err := regular.ReadFile(path, largestSeason)
	if err != nil {
		return nil, place(path, err)
	}
	s, err := series.Read(raw)
	if err != nil {
		return nil, place(path, err)
	}
	played, err := c.played(path, &s)
	if err != nil {
		return nil, err
	}
	t, err := series.Make(&s, played)
	if err != nil || len(same)+len(apart) == 0 {
		return t, err
	}
	for _, answers := range []struct {
		numbers []string
		same    bool
	}{{same, true}, {apart, false}} {
		for _, text := range answers.numbers {
			n, err := strconv.Atoi(text)
			if err != nil || n < 1 || n > len(t.Questions) {
				return nil, misused("series: there is no question %s; there are %d", text, len(t.Questions))
			}
			raw = series.Answered(raw, t.Questions[n-1].Pair, answers.same)
		}
	}
	if s, err = series.Read(raw); err != nil {
		return nil, place(path, err)
	}
	err = whole.Write(path, path, func(w io.Writer) error {
		_, err := io.Copy(w, bytes.NewReader(raw))
		return err
	})
	if err != nil {
		return nil, place(path, err)
	}
	return series.Make(&s, played)
}

// played reads the events; one whose file is not there is to come.
func (c *call) played(path string, s *series.Season) ([]series.Played, error) {
	all := make([]series.Played, len(s.Events))
	for n, e := range s.Events {
		file := filepath.FromSlash(e.Path)
		if !filepath.IsAbs(file) {
			file = filepath.Join(filepath.Dir(path), file)
		}
		if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
			c.tell(c.err, phrase.New("%s is not there yet: an event to come.", file))
			continue
		}
		t, err := c.event(file)
		if err != nil {
			return nil, place(file, err)
		}
		all[n].Event = t
		switch {
		case e.Section != "":
			if all[n].Section, err = sectionByName(t, e.Section); err != nil {
				return nil, place(file, err)
			}
		case len(t.Sections) != 1:
			return nil, phrase.Errorf("%s: the event has several sections (%s). Name one in the line of the event: section NAME", file,
				strings.Join(sectionNames(t), ", "))
		default:
			all[n].Section = t.Sections[0]
		}
	}
	return all, nil
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
	return nil, phrase.Errorf("nobody in the series is called %q%s", name, didYouMean(name, names))
}
