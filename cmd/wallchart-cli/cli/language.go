package cli

import (
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"wallchart/assets/wording"
	"wallchart/files/plaintext"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// printer is where a run prints, and in which language.
type printer struct {
	Lang     phrase.Language
	Out, Err io.Writer
}

// takeAnyway takes --anyway out of the arguments, which goes with every verb that reads a file.
func takeAnyway(args []string) (rest []string, there bool) {
	for i, a := range args {
		switch a {
		case "--":
			return append(rest, args[i:]...), there
		case "--anyway", "-anyway":
			there = true
		default:
			rest = append(rest, a)
		}
	}
	return rest, there
}

// language takes --lang out of the arguments. Without it everything is in
// English, whatever the system's language is: scripts read what is printed.
func language(args []string) ([]string, phrase.Language, error) {
	var rest []string
	for i := 0; i < len(args); i++ {
		name, code, together := strings.Cut(args[i], "=")
		switch {
		case args[i] == "--":
			return append(rest, args[i:]...), phrase.English, nil
		case name != "--lang" && name != "-lang":
			rest = append(rest, args[i])
			continue
		case !together && i+1 == len(args):
			return nil, phrase.English, Misused("--lang needs a language; there are %s", strings.Join(wording.Languages(), ", "))
		case !together:
			i++
			code = args[i]
		}
		if code == wording.English {
			continue
		}
		l, err := wording.Load(code)
		if err != nil {
			return nil, phrase.English, UsageFault(err)
		}
		rest = append(rest, args[i+1:]...)
		return rest, l, nil
	}
	return rest, phrase.English, nil
}

// encoding takes --encoding out of the arguments: how the text files are encoded that are read, "" where it is guessed.
func encoding(args []string) (rest []string, chosen string, err error) {
	for i := 0; i < len(args); i++ {
		name, value, together := strings.Cut(args[i], "=")
		switch {
		case args[i] == "--":
			return append(rest, args[i:]...), chosen, nil
		case name != "--encoding" && name != "-encoding":
			rest = append(rest, args[i])
			continue
		case !together && i+1 < len(args):
			i++
			value = args[i]
		}
		names := plaintext.Names()
		at := slices.IndexFunc(names, func(n string) bool { return namekey.Key(n) == namekey.Key(value) })
		if at < 0 {
			return nil, "", Misused("--encoding needs an encoding, and %q is none; there are %s", value, strings.Join(names, ", "))
		}
		chosen = names[at]
	}
	return rest, chosen, nil
}

// Word is an error as it is printed: everything wrong on a line of its own, with
// the file's name before it.
func (p printer) Word(err error) string {
	switch e := err.(type) {
	case usageError:
		return p.Word(e.error)
	case placed:
		return e.lines(p.Word(e.err))
	case phrase.Worded:
		return phrase.Error(p.Lang, err)
	case interface{ Unwrap() []error }:
		var lines []string
		for _, inner := range e.Unwrap() {
			lines = append(lines, p.Word(inner))
		}
		return strings.Join(lines, "\n")
	}
	return phrase.Error(p.Lang, err)
}

// Sentence is an error that ends with a full stop.
func (p printer) Sentence(err error) string {
	s := strings.TrimSpace(p.Word(err))
	if s != "" && !strings.ContainsAny(s[len(s)-1:], ".!?") {
		s += "."
	}
	return s
}

// Tell prints a line.
func (p printer) Tell(to io.Writer, t phrase.Text) error {
	_, err := fmt.Fprintln(to, p.Lang.Word(t))
	return err
}

// The flags of a verb. What is said of them is a text of the catalogue.

func (c *Call) Bool(name string, value bool, usage phrase.Format, fill ...any) *bool {
	return c.FlagSet.Bool(name, value, c.Lang.Word(phrase.New(usage, fill...)))
}

func (c *Call) BoolVar(to *bool, name string, value bool, usage phrase.Format, fill ...any) {
	c.FlagSet.BoolVar(to, name, value, c.Lang.Word(phrase.New(usage, fill...)))
}

func (c *Call) Int(name string, value int, usage phrase.Format, fill ...any) *int {
	return c.FlagSet.Int(name, value, c.Lang.Word(phrase.New(usage, fill...)))
}

func (c *Call) IntVar(to *int, name string, value int, usage phrase.Format, fill ...any) {
	c.FlagSet.IntVar(to, name, value, c.Lang.Word(phrase.New(usage, fill...)))
}

func (c *Call) String(name, value string, usage phrase.Format, fill ...any) *string {
	return c.FlagSet.String(name, value, c.Lang.Word(phrase.New(usage, fill...)))
}

func (c *Call) StringVar(to *string, name, value string, usage phrase.Format, fill ...any) {
	c.FlagSet.StringVar(to, name, value, c.Lang.Word(phrase.New(usage, fill...)))
}

func (c *Call) Var(to flag.Value, name string, usage phrase.Format, fill ...any) {
	c.FlagSet.Var(to, name, c.Lang.Word(phrase.New(usage, fill...)))
}

// Worded are texts in the language that was asked for.
func (c *Call) Worded(texts []phrase.Text) (lines []string) {
	for _, t := range texts {
		lines = append(lines, c.Lang.Word(t))
	}
	return lines
}
