package read

import (
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/phrase"
	"wallchart/tiebreaks/conform"
)

var Conform = cli.Verb{
	Name:  "conform",
	Usage: "FILE [--section NAME] [--all] [--format text|json]",
	Help: "Holds every value of FIDE's tie-breaks, and of the section's own list, against FIDE's text (C.07 of 2023 and 2026), which a " +
		"second program reads slowly and word by word: what we have, what the text makes, and where FIDE's own checker is known to have " +
		"something else. The lines are those in which somebody differs; with --all every value. Status 3 says that ours and the text differ.",
	Run: conformWith(nil),
}

// conformWith is the verb; alter is for tests: it may change what the program has.
func conformWith(alter func(v *conform.Value)) func(c *cli.Call) error {
	return func(c *cli.Call) error {
		s := cli.Selection{Call: c}
		c.StringVar(&s.Section, "section", "", "only the section with this `NAME`")
		all := c.Bool("all", false, "every value, not only where somebody differs")
		format := c.String("format", "text", "`FORM` of the output: text or json")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		asJSON := strings.EqualFold(*format, "json")
		if !asJSON && !strings.EqualFold(*format, "text") {
			return cli.Misused("conform: --format is text or json, and not %q", *format)
		}
		t, sections, err := s.Opened()
		if err != nil {
			return err
		}
		for _, section := range sections {
			r, err := conform.Section(t, section, alter)
			if err != nil {
				return cli.Place(c.Words[0], err)
			}
			c.Doubted.Differ = c.Doubted.Differ || len(r.Differ()) > 0
			if asJSON {
				err = cli.JSONLine(c.Out, conformity(section.Name, r, c.Lang))
			} else {
				printConformity(c, section.Name, r, *all)
			}
			if err != nil {
				return err
			}
		}
		return nil
	}
}

// printConformity prints a section held against the text.
func printConformity(c *cli.Call, section string, r *conform.Report, all bool) {
	differ, elsewhere := 0, 0
	for _, v := range r.Values {
		if v.Differs() {
			differ++
		}
		if !v.Checker.Empty() {
			elsewhere++
		}
	}
	c.Tell(c.Out, phrase.New("%s: %s compared, %s.", section, phrase.Count(len(r.Values), "%d value", "%d values"),
		phrase.Count(differ, "%d differs from the text", "%d differ from the text")))
	if elsewhere > 0 {
		c.Tell(c.Out, phrase.Count(elsewhere, "FIDE’s checker may have another value in %d place.",
			"FIDE’s checker may have another value in %d places."))
	}
	if len(r.Left) > 0 {
		c.Tell(c.Out, phrase.New("Not read slowly: %s.", strings.Join(r.Left, ", ")))
	}
	for _, v := range r.Values {
		if !all && !v.Differs() && v.Checker.Empty() {
			continue
		}
		l := &r.Sheet.Lines[v.Who]
		line := phrase.New("%s of %d %s: ours %s, the text %s", v.Code, l.Number, l.Name, v.Ours, v.Text)
		if !v.Checker.Empty() {
			line = phrase.New("%s (%s)", line, v.Checker)
		}
		c.Tell(c.Out, line)
	}
}

type jsonConformity struct {
	Section  string         `json:"section"`
	Differ   int            `json:"differ"`
	NotRead  []string       `json:"notRead"`
	Values   []jsonConforms `json:"values"`
	Compared []string       `json:"tiebreaks"`
}

type jsonConforms struct {
	Code    string    `json:"code"`
	No      int       `json:"no"`
	Name    string    `json:"name"`
	Ours    jsonValue `json:"ours"`
	Text    jsonValue `json:"text"`
	Checker string    `json:"checker,omitempty"` // why FIDE's checker may have another value
}

func conformity(section string, r *conform.Report, to phrase.Language) jsonConformity {
	j := jsonConformity{Section: section, Differ: len(r.Differ()), NotRead: append([]string{}, r.Left...), Compared: r.Codes}
	for _, v := range r.Values {
		l := &r.Sheet.Lines[v.Who]
		x := jsonConforms{Code: v.Code, No: l.Number, Name: l.Name, Ours: jsonValue(v.Ours), Text: jsonValue(v.Text)}
		if !v.Checker.Empty() {
			x.Checker = to.Word(v.Checker)
		}
		j.Values = append(j.Values, x)
	}
	return j
}
