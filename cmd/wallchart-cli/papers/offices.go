package papers

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/federation"
	"wallchart/model"
	"wallchart/phrase"
)

// officeIDs are the rating offices that --for takes.
func officeIDs() string {
	var ids []string
	for _, f := range federation.All {
		ids = append(ids, f.ID)
	}
	return strings.Join(ids, ", ")
}

// forOffice writes the results as a rating office takes them, if it would: every objection is said with its place.
func forOffice(s *cli.Selection, id, to string) error {
	c := s.Call
	f, ok := federation.ByID(id)
	if !ok {
		return cli.Misused("export: --for is %s, and not %q", officeIDs(), id)
	}
	var refused error
	c.Asked(func(name string) {
		if refused == nil && name != "for" && name != "to" && (name != "section" || f.Whole) {
			refused = cli.Misused("export: with --for %s --%s says nothing", id, name)
		}
	})
	if refused != nil {
		return refused
	}
	t, err := c.Event(c.Words[0])
	if err != nil {
		return err
	}
	var section *model.Section
	if !f.Whole {
		if section, err = s.One(t); err != nil {
			return err
		}
	}
	var grave []error
	for _, p := range f.Check(t, section) {
		if p.Grave {
			grave = append(grave, cli.Place(c.Words[0], p))
			continue
		}
		fmt.Fprintln(c.Err, c.Word(cli.Place(c.Words[0], p)))
	}
	if len(grave) > 0 {
		return errors.Join(grave...)
	}
	var lost []phrase.Text
	if err := c.WriteFile(to, func(w io.Writer) (err error) {
		lost, err = f.Write(w, t, section)
		return err
	}); err != nil {
		return err
	}
	for _, l := range lost {
		if err := c.Tell(c.Err, phrase.New("%s does not hold everything: %s.", to, l)); err != nil {
			return err
		}
	}
	if to == "-" {
		return nil
	}
	if section != nil {
		t = &model.Tournament{Sections: []*model.Section{section}}
	}
	return c.Counted(to, t)
}
