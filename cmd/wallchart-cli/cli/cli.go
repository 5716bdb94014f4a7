package cli

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

// Verb is one thing the program does.
type Verb struct {
	Name  string
	Usage string        // arguments and flags, as in "FILE [--after N]"
	Help  phrase.Format // one paragraph
	Fill  func() []any  // what fills the paragraph in, nil for nothing
	Run   func(*Call) error
}

// Call is one run of a verb.
type Call struct {
	*flag.FlagSet
	printer
	Verb    *Verb
	line    []string // the arguments as given
	Words   []string // what is left of them when the flags are taken out
	In      io.Reader
	Doubted *doubts
	anyway  bool // a table is taken whose totals do not agree
	// encoding of the text files that are read; "" is a guess.
	encoding string
	writes   bool // a document, of which a flag may say what its form has no use for
}

// usageError is a fault of the command line, not of a file.
type usageError struct{ error }

func (u usageError) Unwrap() error { return u.error }

// UsageFault makes a fault of the command line of an error.
func UsageFault(err error) error { return usageError{err} }

// Misused is a fault of the command line, in words.
func Misused(format phrase.Format, args ...any) error {
	return UsageFault(phrase.Errorf(format, args...))
}

// Run does what the arguments say, with the verbs that there are, and returns the exit status.
func Run(verbs []Verb, args []string, in io.Reader, out, err io.Writer) int {
	out, err = &screen{w: out}, &screen{w: err}
	args, lang, problem := language(args)
	var encoded string
	if problem == nil {
		args, encoded, problem = encoding(args)
	}
	args, anyway := takeAnyway(args)
	p := printer{Lang: lang, Out: out, Err: err}
	switch {
	case problem != nil:
		fmt.Fprintln(err, p.Sentence(problem))
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
		fmt.Fprintln(err, p.Word(problem))
		return 2
	}
	c := &Call{FlagSet: flag.NewFlagSet(v.Name, flag.ContinueOnError), printer: p, Verb: v, line: args[1:], In: in, Doubted: &doubts{},
		encoding: encoded, anyway: anyway}
	c.SetOutput(io.Discard)
	switch problem := c.guarded(); {
	case problem == nil:
		return c.close()
	case errors.Is(problem, flag.ErrHelp):
		c.describe(out)
		return 0
	case errors.As(problem, new(usageError)):
		c.Tell(err, phrase.New("%s\nUsage: wallchart-cli %s %s", c.Sentence(problem), v.Name, v.Usage))
		return 2
	case errors.As(problem, new(Held)):
		fmt.Fprintln(err, c.Sentence(problem))
		return 4
	default:
		fmt.Fprintln(err, c.Sentence(problem))
		return 1
	}
}

// guarded runs the verb; a fault of the program is told like any other.
func (c *Call) guarded() error {
	return defect.Guard(phrase.Verbatim(c.Verb.Name), phrase.Text{}, func() error { return c.Verb.Run(c) })
}

func isHelp(word string) bool { return word == "-h" || word == "-help" || word == "--help" }

// Parse takes the flags out of the arguments, wherever they stand, and checks
// how many arguments are left; most < 0 is no limit.
func (c *Call) Parse(least, most int) error {
	for rest := c.line; len(rest) > 0; {
		if !isFlag(rest[0]) {
			c.Words, rest = append(c.Words, rest[0]), rest[1:]
			continue
		}
		if rest[0] == "--" {
			c.Words = append(c.Words, rest[1:]...)
			break
		}
		// The flag package stops at the first argument that is no flag.
		if err := c.FlagSet.Parse(rest); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return err
			}
			return Misused("%s: %w", c.Verb.Name, flagFault(err))
		}
		rest = c.Args()
	}
	switch n := len(c.Words); {
	case n < least:
		return Misused("%s: something is missing after %q", c.Verb.Name, strings.Join(append([]string{c.Verb.Name}, c.Words...), " "))
	case most >= 0 && n > most:
		return Misused("%s: %q is more than it takes", c.Verb.Name, strings.Join(c.Words[most:], " "))
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

// Names is a flag that may be given several times, for names that have commas.
type Names []string

func (n *Names) String() string { return strings.Join(*n, "; ") }

func (n *Names) Set(s string) error {
	*n = append(*n, strings.TrimSpace(s))
	return nil
}

// List is a flag that may be given several times, or once with commas.
type List []string

func (l *List) String() string { return strings.Join(*l, ",") }

// Has tells whether a word is among them, in any case of letters.
func (l *List) Has(word string) bool {
	return slices.ContainsFunc(*l, func(w string) bool { return strings.EqualFold(w, word) })
}

func (l *List) Set(s string) error {
	for _, word := range strings.Split(s, ",") {
		if word = strings.TrimSpace(word); word != "" {
			*l = append(*l, word)
		}
	}
	return nil
}

// Given tells whether a flag was on the command line.
func (c *Call) Given(name string) bool {
	found := false
	c.Visit(func(f *flag.Flag) { found = found || f.Name == name })
	return found
}

// Instead runs another verb in place of this one.
func (c *Call) Instead(v Verb, words ...string) error {
	return v.Run(&Call{FlagSet: flag.NewFlagSet(c.Verb.Name, flag.ContinueOnError), printer: c.printer, Verb: c.Verb, line: words, In: c.In,
		Doubted: c.Doubted})
}
