package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"wallchart/assets/wording"
	"wallchart/phrase"
)

// verbByName finds a verb; the error names the nearest one.
func verbByName(all []Verb, name string) (*Verb, error) {
	names := make([]string, len(all))
	for i := range all {
		if all[i].Name == name {
			return &all[i], nil
		}
		names[i] = all[i].Name
	}
	return nil, phrase.Errorf("wallchart-cli does not know %q%s. \"wallchart-cli help\" lists all verbs", name, DidYouMean(name, names))
}

func (p printer) help(verbs []Verb, args []string) int {
	if len(args) == 0 {
		p.overview(verbs, p.Out)
		return 0
	}
	v, problem := verbByName(verbs, args[0])
	if problem != nil {
		fmt.Fprintln(p.Err, p.Word(problem))
		return 2
	}
	c := &Call{FlagSet: flag.NewFlagSet(v.Name, flag.ContinueOnError), printer: p, Verb: v, line: []string{"--help"}, Doubted: &doubts{}}
	c.SetOutput(io.Discard)
	if err := c.guarded(); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(p.Err, p.Sentence(err))
		return 1
	}
	c.describe(p.Out)
	return 0
}

// paragraph is what a verb does, in words.
func (p printer) paragraph(v *Verb) string {
	if v.Fill == nil {
		return p.Lang.Word(phrase.New(v.Help))
	}
	return p.Lang.Word(phrase.New(v.Help, v.Fill()...))
}

func (p printer) overview(verbs []Verb, w io.Writer) {
	p.Tell(w, phrase.New("Wallchart without a window: standings, tie-breaks, crosstables, pairings and exports of chess events.\n"))
	for _, v := range verbs {
		fmt.Fprintf(w, "  %-12s %s\n", v.Name, opening(p.paragraph(&v)))
	}
	p.Tell(w, phrase.New("\nFILE is an event of any form that can be read: .wallchart, a FIDE report (.trf), a pasted crosstable. "+
		"\"-\" is the standard input.\nwallchart-cli help VERB says more; --lang LANGUAGE says it in another language (%s); "+
		"--encoding NAME says how a text file is encoded. "+
		"Exit status: 0 done, 1 the input is bad, 2 the command line is, 3 done, with doubts about what was read, "+
		"or recorded although the file cannot be written, 4 not done, because FIDE mode warns of it (--all-the-same LEVEL does it). "+
		"A table whose printed totals are not what its results make is not opened, but with --anyway.",
		strings.Join(wording.Languages(), ", ")))
}

// opening is how a paragraph begins, up to the first stop that stands in no brackets.
func opening(paragraph string) string {
	depth := 0
	for i, r := range paragraph {
		switch r {
		case '(':
			depth++
		case ')':
			depth--
		case '?':
			return paragraph[:i+1]
		case '.', ':', ';':
			if depth == 0 {
				return strings.TrimSpace(paragraph[:i])
			}
		}
	}
	return paragraph
}

// describe writes a verb's usage, its paragraph and its flags.
func (c *Call) describe(w io.Writer) {
	fmt.Fprintf(w, "wallchart-cli %s %s\n\n%s\n", c.Verb.Name, c.Verb.Usage, Wrap(c.paragraph(c.Verb), 100))
	first := true
	c.VisitAll(func(f *flag.Flag) {
		if first {
			fmt.Fprintln(w)
			first = false
		}
		value, text := flag.UnquoteUsage(f)
		name := strings.TrimRight("--"+f.Name+" "+value, " ")
		if f.DefValue != "" && f.DefValue != "0" && f.DefValue != "false" {
			text = c.Lang.Word(phrase.New("%s (otherwise %s)", text, f.DefValue))
		}
		fmt.Fprintf(w, "  %-22s %s\n", name, c.forForms(f.Name, text))
	})
}

// Wrap breaks a paragraph into lines.
func Wrap(text string, width int) string {
	var b strings.Builder
	column := 0
	for _, word := range phrase.Words(text) {
		n := utf8.RuneCountInString(word)
		if column > 0 && column+1+n > width {
			b.WriteByte('\n')
			column = 0
		} else if column > 0 {
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += n
	}
	return b.String()
}
