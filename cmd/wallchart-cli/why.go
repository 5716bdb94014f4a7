package main

import (
	"io"
	"strings"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/tiebreaks"
)

var Why = verb{
	name: "why",
	usage: "FILE NO NO [--clubs [--category NAME]] [--section NAME] [--after N] [--tiebreaks LIST] [--unplayed RULES] " +
		"[--format text|tsv|json|csv|html|md] " +
		"[--to OUT.pdf [--paper A4|Letter|A3|Tabloid] [--club NAME] [--logo FILE]]",
	help: "One sentence: why the first participant stands above the second, or below. NO is a starting number. " +
		"With --format the values of both stand side by side, the deciding one marked. With --clubs two names of clubs in the team trophy, " +
		"or in that of a --category. " +
		"With --to a page for whoever asks: the sentence, both side by side, and what score and deciding tie-break are made of, " +
		"round by round. It is in the language of the event's documents.",
	run: func(c *call) error {
		var s selection
		s.flags(c)
		s.part(c)
		format := c.String("format", "", "`FORM` of a table with the values of both: text, tsv, json, csv, html or md")
		clubs := c.Bool("clubs", false, "compare two clubs of the team trophy")
		var l look
		l.style(c)
		l.head(c)
		to := c.String("to", "", "the `FILE` of a page to hand out; its ending says the form: pdf, xlsx, html, txt, …")
		if err := c.parse(3, 3); err != nil {
			return err
		}
		if *clubs && *to != "" {
			return misused("why: --to is a page about two participants; clubs can be shown with --format")
		}
		if !*clubs && s.category != "" {
			return misused("why: --category is for the trophy of a category; give --clubs with it")
		}
		if *clubs {
			return whyClubs(&s, *format)
		}
		t, section, err := s.openedOne()
		if err != nil {
			return err
		}
		st, err := s.standings(t, section)
		if err != nil {
			return err
		}
		var who [2]int
		for n := range who {
			if who[n], err = participant(st, c.words[n+1]); err != nil {
				return place(c.words[0], err)
			}
		}
		if who[0] == who[1] {
			return misused("why: two different participants are needed")
		}
		if *to != "" {
			return whyPage(&s, &l, st, who, *to)
		}
		if *format == "" {
			return c.tell(c.out, st.Why(who[0], who[1]))
		}
		k, err := screenFormat(*format)
		if err != nil {
			return err
		}
		return k.Write(c.out, reasons.Why(st, who[0], who[1], report.Options{Language: c.lang,
			Codes: k.Name == "json", Isolated: k.Isolates(), Pointed: k.Values()}), formats.Sheet{})
	},
}

// whyPage writes the page for whoever asks why one stands above the other.
func whyPage(s *selection, l *look, st *tiebreaks.Standings, who [2]int, to string) error {
	c := s.call
	k, ok := formatFor(ending(to))
	if !ok {
		return misused("why: %s ends in no form that can be written; use one of %s", to, strings.Join(endings(), ", "))
	}
	if err := c.suits(k); err != nil {
		return err
	}
	o, size, err := l.onPaper(c, st.Sheet.Tournament)
	if err != nil {
		return err
	}
	o.Isolated, o.Pointed = k.Isolates(), k.Values()
	doc := reasons.ForParent(st, who[0], who[1], o)
	sheet := c.heard(formats.Sheet{Paper: size, Created: printing()}, to)
	return c.writeFile(to, func(w io.Writer) error { return k.Write(w, doc, sheet) })
}
