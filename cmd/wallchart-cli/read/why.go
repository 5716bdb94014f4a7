package read

import (
	"io"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/tiebreaks"
)

var Why = cli.Verb{
	Name: "why",
	Usage: "FILE NO NO [--clubs [--category NAME]] [--section NAME] [--after N] [--tiebreaks LIST] [--unplayed RULES] " +
		"[--format text|tsv|json|csv|html|md] " +
		"[--to OUT.pdf [--paper A4|Letter|A3|Tabloid] [--club NAME] [--logo FILE]]",
	Help: "One sentence: why the first participant stands above the second, or below. NO is a starting number. " +
		"With --format the values of both stand side by side, the deciding one marked. With --clubs two names of clubs in the team trophy, " +
		"or in that of a --category. " +
		"With --to a page for whoever asks: the sentence, both side by side, and what score and deciding tie-break are made of, " +
		"round by round. It is in the language of the event's documents.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		s.Flags(c)
		s.Part(c)
		format := c.String("format", "", "`FORM` of a table with the values of both: text, tsv, json, csv, html or md")
		clubs := c.Bool("clubs", false, "compare two clubs of the team trophy")
		var l cli.Look
		l.Style(c)
		l.Head(c)
		to := c.String("to", "", "the `FILE` of a page to hand out; its ending says the form: pdf, xlsx, html, txt, …")
		if err := c.Parse(3, 3); err != nil {
			return err
		}
		if *clubs && *to != "" {
			return cli.Misused("why: --to is a page about two participants; clubs can be shown with --format")
		}
		if !*clubs && s.Category != "" {
			return cli.Misused("why: --category is for the trophy of a category; give --clubs with it")
		}
		if *clubs {
			return whyClubs(&s, *format)
		}
		t, section, err := s.OpenedOne()
		if err != nil {
			return err
		}
		st, err := s.Standings(t, section)
		if err != nil {
			return err
		}
		var who [2]int
		for n := range who {
			if who[n], err = cli.Participant(st, c.Words[n+1]); err != nil {
				return cli.Place(c.Words[0], err)
			}
		}
		if who[0] == who[1] {
			return cli.Misused("why: two different participants are needed")
		}
		if *to != "" {
			return whyPage(&s, &l, st, who, *to)
		}
		if *format == "" {
			return c.Tell(c.Out, st.Why(who[0], who[1]))
		}
		k, err := cli.ScreenFormat(*format)
		if err != nil {
			return err
		}
		return k.Write(c.Out, reasons.Why(st, who[0], who[1], report.Options{Language: c.Lang,
			Codes: k.Name == "json", Isolated: k.Isolates(), Pointed: k.Values()}), formats.Sheet{})
	},
}

// whyPage writes the page for whoever asks why one stands above the other.
func whyPage(s *cli.Selection, l *cli.Look, st *tiebreaks.Standings, who [2]int, to string) error {
	c := s.Call
	k, ok := cli.FormatFor(cli.Ending(to))
	if !ok {
		return cli.Misused("why: %s ends in no form that can be written; use one of %s", to, strings.Join(cli.Endings(), ", "))
	}
	if err := c.Suits(k); err != nil {
		return err
	}
	o, size, err := l.OnPaper(c, st.Sheet.Tournament)
	if err != nil {
		return err
	}
	o.Isolated, o.Pointed = k.Isolates(), k.Values()
	doc := reasons.ForParent(st, who[0], who[1], o)
	sheet := c.Heard(formats.Sheet{Paper: size, Created: cli.PrintedAt()}, to)
	return c.WriteFile(to, func(w io.Writer) error { return k.Write(w, doc, sheet) })
}
