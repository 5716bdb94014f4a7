package spool

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"

	"wallchart/phrase"
)

// Cups prints with the commands of CUPS, found on the path.
type Cups struct{}

// ask runs a command and returns what it prints. Its words are to be English: they are read. On macOS the commands speak the
// system's language unless SOFTWARE is set.
func (Cups) ask(ctx context.Context, name string, args ...string) (string, error) {
	path, err := exec.LookPath(name)
	if err != nil {
		return "", ErrNone
	}
	var out, said bytes.Buffer
	c := exec.CommandContext(ctx, path, args...)
	c.Stdout, c.Stderr = &out, &said
	c.Env = append(os.Environ(), "LC_ALL=C", "LANG=C", "SOFTWARE=")
	switch err := c.Run(); {
	case ctx.Err() != nil:
		return "", phrase.Errorf("the printing system does not answer")
	case err != nil:
		return "", phrase.Errorf("the printing system refuses: %s", reason(said.String(), err))
	}
	return out.String(), nil
}

// reason is what a command says of its failure, without its own name.
func reason(said string, err error) string {
	line, _, _ := strings.Cut(strings.TrimSpace(said), "\n")
	if _, rest, ok := strings.Cut(line, ": "); ok {
		line = rest
	}
	if line = strings.TrimSuffix(strings.TrimSpace(line), "."); line == "" {
		return err.Error()
	}
	return line
}

// Printers is part of Spooler.
func (c Cups) Printers(ctx context.Context) ([]Printer, error) {
	out, err := c.ask(ctx, "lpstat", "-e")
	if err != nil && !errors.Is(err, ErrNone) && ctx.Err() == nil { // an older one
		out, err = c.ask(ctx, "lpstat", "-a")
	}
	if err != nil && ctx.Err() == nil { // lpstat fails where there are none
		return nil, ErrNone
	} else if err != nil {
		return nil, err
	}
	usual := c.usual(ctx)
	var all []Printer
	for _, line := range strings.Split(out, "\n") {
		if words := strings.Fields(line); len(words) > 0 {
			all = append(all, Printer{Name: words[0], Usual: words[0] == usual})
		}
	}
	if len(all) == 0 {
		return nil, ErrNone
	}
	slices.SortStableFunc(all, func(a, b Printer) int {
		switch {
		case a.Usual == b.Usual:
			return 0
		case a.Usual:
			return -1
		}
		return 1
	})
	return all, nil
}

// usual is the printer that the system chooses, "" for none: "system default destination: Hall".
func (c Cups) usual(ctx context.Context) string {
	out, err := c.ask(ctx, "lpstat", "-d")
	_, name, ok := strings.Cut(out, "destination: ")
	if err != nil || !ok {
		return ""
	}
	return strings.TrimSpace(name)
}

// TwoSided is part of Spooler: a line of lpoptions such as "Duplex/2-Sided: *None DuplexNoTumble DuplexTumble".
func (c Cups) TwoSided(ctx context.Context, printer string) bool {
	out, err := c.ask(ctx, "lpoptions", "-p", printer, "-l")
	if err != nil {
		return false
	}
	for _, line := range strings.Split(out, "\n") {
		option, answers, _ := strings.Cut(line, ":")
		name, _, _ := strings.Cut(option, "/")
		answers = strings.ReplaceAll(answers, "*", "")
		if (name == "sides" || strings.HasSuffix(name, "Duplex")) &&
			slices.ContainsFunc(strings.Fields(answers), func(a string) bool { return a == "two-sided-long-edge" || a == "DuplexNoTumble" }) {
			return true
		}
	}
	return false
}

// ByItself is part of Spooler.
func (Cups) ByItself() bool { return true }

// Chooses is part of Spooler.
func (Cups) Chooses() bool { return true }

// sidesOf are the answers of the option "sides".
var sidesOf = map[Sides]string{OneSide: "one-sided", LongEdge: "two-sided-long-edge", ShortEdge: "two-sided-short-edge"}

// Print is part of Spooler.
func (c Cups) Print(ctx context.Context, j Job) (Receipt, error) {
	var args []string
	if j.Printer != "" {
		args = append(args, "-d", j.Printer)
	}
	if j.Copies > 1 {
		args = append(args, "-n", strconv.Itoa(j.Copies))
	}
	if j.Title != "" {
		args = append(args, "-t", j.Title)
	}
	if len(j.Pages) > 0 {
		args = append(args, "-P", j.Pages.String())
	}
	if name := sidesOf[j.Sides]; name != "" {
		args = append(args, "-o", "sides="+name)
	}
	if j.Paper != "" {
		args = append(args, "-o", "media="+j.Paper)
	}
	out, err := c.ask(ctx, "lp", append(args, j.File)...)
	if err != nil {
		return Receipt{}, err
	}
	return receipt(out, j.Printer), nil
}

// receipt reads "request id is Hall-12 (1 file(s))".
func receipt(out, printer string) Receipt {
	_, id, _ := strings.Cut(out, "request id is ")
	id, _, _ = strings.Cut(strings.TrimSpace(id), " ")
	i := strings.LastIndex(id, "-")
	if i < 0 {
		return Receipt{Printer: printer}
	}
	return Receipt{Printer: id[:i], Number: id[i+1:]}
}
