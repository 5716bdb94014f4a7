package read

import (
	"strings"

	"wallchart/arbiter/health"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

var Health = cli.Verb{
	Name:  "health",
	Usage: "FILE [--section NAME] [--format text|json] [--seen CODE | --again | --off CODE | --on CODE]",
	Help: "What an arbiter should look at, as the window lists it beside the event: missing results, somebody who is paired again " +
		"after losing by forfeit, entries without a pairing, one person entered twice, byes that were asked for and not given, " +
		"more half-point byes than allowed, clubmates and siblings about to meet, tie-breaks that need ratings which are not there, " +
		"more rounds than can be paired. " +
		"--seen puts away what is found of that code, because it is meant so; it returns when it changes. --again brings all back. " +
		"--off switches a kind of problems off in the event, and --on on again; the event keeps it, and the log says so. " +
		"Nothing of it forbids anything, and the status is 0. A membership is looked at where its end is entered.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		s.Call = c
		c.StringVar(&s.Section, "section", "", "only the section with this `NAME`")
		format := c.String("format", "text", "`FORM` of the output: text or json")
		seen := c.String("seen", "", "put away what is found of this `CODE`, such as half-byes")
		again := c.Bool("again", false, "bring back what was put away")
		off := c.String("off", "", "do not list the problems of this `CODE` any more")
		on := c.String("on", "", "list the problems of this `CODE` again")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		if *off != "" || *on != "" {
			return c.Change(c.Words[0], func(t *model.Tournament) (journal.Change, error) { return quiet(t, *off, *on) })
		}
		if *seen != "" || *again {
			return c.Change(c.Words[0], func(t *model.Tournament) (journal.Change, error) { return putAway(&s, t, *seen) })
		}
		if *format != "text" && *format != "json" {
			return cli.Misused("health: --format is text or json, and not %q", *format)
		}
		t, err := c.Event(c.Words[0])
		if err != nil {
			return err
		}
		found := health.Check(t)
		if s.Section != "" {
			section, err := s.One(t)
			if err != nil {
				return err
			}
			found = in(found, section.ID)
		}
		if *format == "json" {
			return printFindings(c, t, found)
		}
		for _, f := range found {
			if err := c.Tell(c.Out, phrase.New("%s: %s", f.Level, f.Text)); err != nil {
				return err
			}
		}
		if err := c.Tell(c.Out, healthCount(found)); err != nil || len(t.Quiet) == 0 {
			return err
		}
		return c.Tell(c.Out, phrase.New("Switched off: %s.", strings.Join(t.Quiet, ", ")))
	},
}

// quiet is the step that switches one kind of problems off, or another on again.
func quiet(t *model.Tournament, off, on string) (journal.Change, error) {
	code := off
	if on != "" {
		code = on
	}
	change, err := health.SetQuiet(t, code, on == "")
	if err == nil && change == nil {
		return nil, phrase.Errorf("the kind %s is so already", code)
	}
	return change, err
}

// putAway is the step that puts away what is found of a code, or without one brings all back.
func putAway(s *cli.Selection, t *model.Tournament, code string) (journal.Change, error) {
	if code == "" {
		if c := health.LookAgain(t); c != nil {
			return c, nil
		}
		return nil, phrase.Errorf("nothing was put away")
	}
	found := health.Check(t)
	if s.Section != "" {
		section, err := s.One(t)
		if err != nil {
			return nil, err
		}
		found = in(found, section.ID)
	}
	var changes []journal.Change
	for _, f := range found {
		if f.Code != code {
			continue
		}
		c, err := health.See(f)
		if err != nil {
			return nil, err
		}
		changes = append(changes, c)
	}
	if len(changes) == 0 {
		return nil, phrase.Errorf("nothing is found with the code %q", code)
	}
	return steps.OneStep(phrase.Count(len(changes), "Seen: %d line", "Seen: %d lines"), changes), nil
}

// in are the findings about one section.
func in(found []health.Finding, section model.ID) []health.Finding {
	var some []health.Finding
	for _, f := range found {
		if f.At.Section == section {
			some = append(some, f)
		}
	}
	return some
}

func healthCount(found []health.Finding) phrase.Text {
	n := health.Problems(found)
	if len(found) == 0 {
		return phrase.New("Nothing to look at.")
	}
	return phrase.New("%s, %s.", phrase.Count(n, "%d problem", "%d problems"), phrase.Count(len(found)-n, "%d remark", "%d remarks"))
}

type jsonHealth struct {
	Code    string `json:"code"`
	Level   int    `json:"level"` // 1 remark, 2 doubt, 3 problem, 4 changed after the start
	Section string `json:"section"`
	Round   int    `json:"round,omitempty"`
	Board   int    `json:"board,omitempty"`
	No      int    `json:"no,omitempty"` // starting number
	Name    string `json:"name,omitempty"`
	Field   string `json:"field,omitempty"`
	Text    string `json:"text"`
}

// printFindings writes a line of JSON for each finding.
func printFindings(c *cli.Call, t *model.Tournament, found []health.Finding) error {
	for _, f := range found {
		s := t.Section(f.At.Section)
		j := jsonHealth{Code: f.Code, Level: int(f.Level), Section: s.Name, Round: f.At.Round, Board: f.At.Board, Field: f.At.Field,
			Text: c.Lang.Word(f.Text)}
		if e, ok := s.Entry(f.At.Who); ok {
			j.No, j.Name = e.Number, e.Name
		} else if p := s.Player(f.At.Who); p != nil {
			j.No, j.Name = p.Number, p.Name
		}
		if err := cli.JSONLine(c.Out, j); err != nil {
			return err
		}
	}
	return nil
}
