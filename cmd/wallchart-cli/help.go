package main

import (
	"flag"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// verbByName finds a verb; the error names the nearest one.
func verbByName(name string) (*verb, error) {
	all := verbs()
	names := make([]string, len(all))
	for i := range all {
		if all[i].name == name {
			return &all[i], nil
		}
		names[i] = all[i].name
	}
	return nil, fmt.Errorf("wallchart-cli does not know %q%s. \"wallchart-cli help\" lists all verbs", name, didYouMean(name, names))
}

func help(args []string, out, err io.Writer) int {
	if len(args) == 0 {
		overview(out)
		return 0
	}
	v, problem := verbByName(args[0])
	if problem != nil {
		fmt.Fprintln(err, problem)
		return 2
	}
	return run([]string{v.name, "--help"}, nil, out, err)
}

func overview(w io.Writer) {
	fmt.Fprint(w, "Wallchart without a window: standings, tie-breaks, crosstables, pairings and exports of chess events.\n\n")
	for _, v := range verbs() {
		first := v.help
		if i := strings.IndexAny(first, ".:;"); i > 0 {
			first = first[:i]
		}
		fmt.Fprintf(w, "  %-12s %s\n", v.name, first)
	}
	fmt.Fprint(w, "\nFILE is an event of any form that can be read: .wallchart, a FIDE report (.trf), a pasted crosstable. \"-\" is the standard input.\n"+
		"wallchart-cli help VERB says more. Exit status: 0 done, 1 the input is bad, 2 the command line is, 3 done, with doubts about what was read, or recorded although the file cannot be written.\n")
}

// describe writes a verb's usage, its paragraph and its flags.
func (c *call) describe(w io.Writer) {
	fmt.Fprintf(w, "wallchart-cli %s %s\n\n%s\n", c.verb.name, c.verb.usage, wrap(c.verb.help, 100))
	first := true
	c.VisitAll(func(f *flag.Flag) {
		if first {
			fmt.Fprintln(w)
			first = false
		}
		value, text := flag.UnquoteUsage(f)
		name := strings.TrimRight("--"+f.Name+" "+value, " ")
		if f.DefValue != "" && f.DefValue != "0" && f.DefValue != "false" {
			text += " (otherwise " + f.DefValue + ")"
		}
		fmt.Fprintf(w, "  %-22s %s\n", name, text)
	})
}

// wrap breaks a paragraph into lines.
func wrap(text string, width int) string {
	var b strings.Builder
	column := 0
	for _, word := range strings.Fields(text) {
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
