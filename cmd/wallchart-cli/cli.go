package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"wallchart/files/pattern"
	"wallchart/phrase"
	"wallchart/phrase/defect"
)

// verb is one thing the program does.
type verb struct {
	name  string
	usage string        // arguments and flags, as in "FILE [--after N]"
	help  phrase.Format // one paragraph
	fill  func() []any  // what fills the paragraph in, nil for nothing
	run   func(*call) error
}

// call is one run of a verb.
type call struct {
	*flag.FlagSet
	printer
	verb    *verb
	line    []string // the arguments as given
	words   []string // what is left of them when the flags are taken out
	in      io.Reader
	doubted *doubts
	anyway  bool // a table is taken whose totals do not agree
	// encoding of the text files that are read; "" is a guess.
	encoding string
	writes   bool // a document, of which a flag may say what its form has no use for
}

// usageError is a fault of the command line, not of a file.
type usageError struct{ error }

func (u usageError) Unwrap() error { return u.error }

// usageFault makes a fault of the command line of an error.
func usageFault(err error) error { return usageError{err} }

// misused is a fault of the command line, in words.
func misused(format phrase.Format, args ...any) error {
	return usageFault(phrase.Errorf(format, args...))
}

// Run does what the arguments say, with the verbs that there are, and returns the exit status.
func Run(verbs []verb, args []string, in io.Reader, out, err io.Writer) int {
	out, err = &screen{w: out}, &screen{w: err}
	args, lang, problem := language(args)
	var encoded string
	if problem == nil {
		args, encoded, problem = encoding(args)
	}
	args, anyway := takeAnyway(args)
	p := printer{lang: lang, out: out, err: err}
	switch {
	case problem != nil:
		fmt.Fprintln(err, p.sentence(problem))
		return 2
	case len(args) == 0:
		p.overview(verbs, err)
		return 2
	}
	name := args[0]
	if name == "help" || isHelp(name) {
		return p.help(verbs, args[1:])
	}
	v, problem := verbByName(verbs, name)
	if problem != nil {
		fmt.Fprintln(err, p.word(problem))
		return 2
	}
	c := &call{FlagSet: flag.NewFlagSet(v.name, flag.ContinueOnError), printer: p, verb: v, line: args[1:], in: in, doubted: &doubts{},
		encoding: encoded, anyway: anyway}
	c.SetOutput(io.Discard)
	switch problem := c.guarded(); {
	case problem == nil:
		return c.close()
	case errors.Is(problem, flag.ErrHelp):
		c.describe(out)
		return 0
	case errors.As(problem, new(usageError)):
		c.tell(err, phrase.New("%s\nUsage: wallchart-cli %s %s", c.sentence(problem), v.name, v.usage))
		return 2
	case errors.As(problem, new(held)):
		fmt.Fprintln(err, c.sentence(problem))
		return 4
	default:
		fmt.Fprintln(err, c.sentence(problem))
		return 1
	}
}

// guarded runs the verb; a fault of the program is told like any other.
func (c *call) guarded() error {
	return defect.Guard(phrase.Verbatim(c.verb.name), phrase.Text{}, func() error { return c.verb.run(c) })
}

func isHelp(word string) bool { return word == "-h" || word == "-help" || word == "--help" }

// parse takes the flags out of the arguments, wherever they stand, and checks
// how many arguments are left; most < 0 is no limit.
func (c *call) parse(least, most int) error {
	for rest := c.line; len(rest) > 0; {
		if !isFlag(rest[0]) {
			c.words, rest = append(c.words, rest[0]), rest[1:]
			continue
		}
		if rest[0] == "--" {
			c.words = append(c.words, rest[1:]...)
			break
		}
		// The flag package stops at the first argument that is no flag.
		if err := c.FlagSet.Parse(rest); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return err
			}
			return misused("%s: %w", c.verb.name, flagFault(err))
		}
		rest = c.Args()
	}
	switch n := len(c.words); {
	case n < least:
		return misused("%s: something is missing after %q", c.verb.name, strings.Join(append([]string{c.verb.name}, c.words...), " "))
	case most >= 0 && n > most:
		return misused("%s: %q is more than it takes", c.verb.name, strings.Join(c.words[most:], " "))
	}
	return c.despiteKnown()
}

var (
	unknownFlag = pattern.New(`^flag provided but not defined: -(.+)$`)
	emptyFlag   = pattern.New(`^flag needs an argument: -(.+)$`)
	noNumber    = pattern.New(`^invalid value "(.*)" for flag -([^:]+): (?:parse error|value out of range)$`)
)

// flagFault puts what the flag package says into words.
func flagFault(err error) error {
	if m := unknownFlag.FindStringSubmatch(err.Error()); m != nil {
		return phrase.Errorf("there is no --%s here", m[1])
	}
	if m := emptyFlag.FindStringSubmatch(err.Error()); m != nil {
		return phrase.Errorf("a value is missing behind --%s", m[1])
	}
	if m := noNumber.FindStringSubmatch(err.Error()); m != nil {
		return phrase.Errorf("--%s takes a number, and not %q", m[2], m[1])
	}
	return err
}

// isFlag tells a flag from a result such as "-", "- +" or "-1".
func isFlag(word string) bool {
	name := strings.TrimLeft(word, "-")
	return word == "--" || strings.HasPrefix(word, "-") && name != "" && len(word)-len(name) <= 2 && isLetter(name[0])
}

func isLetter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' }

// names is a flag that may be given several times, for names that have commas.
type names []string

func (n *names) String() string { return strings.Join(*n, "; ") }

func (n *names) Set(s string) error {
	*n = append(*n, strings.TrimSpace(s))
	return nil
}

// list is a flag that may be given several times, or once with commas.
type list []string

func (l *list) String() string { return strings.Join(*l, ",") }

// has tells whether a word is among them, in any case of letters.
func (l *list) has(word string) bool {
	return slices.ContainsFunc(*l, func(w string) bool { return strings.EqualFold(w, word) })
}

func (l *list) Set(s string) error {
	for _, word := range strings.Split(s, ",") {
		if word = strings.TrimSpace(word); word != "" {
			*l = append(*l, word)
		}
	}
	return nil
}

// given tells whether a flag was on the command line.
func (c *call) given(name string) bool {
	found := false
	c.Visit(func(f *flag.Flag) { found = found || f.Name == name })
	return found
}

// as runs another verb in place of this one.
func (c *call) instead(v verb, words ...string) error {
	return v.run(&call{FlagSet: flag.NewFlagSet(c.verb.name, flag.ContinueOnError), printer: c.printer, verb: c.verb, line: words, in: c.in,
		doubted: c.doubted})
}
