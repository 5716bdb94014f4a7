package read

import (
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/standings/norms"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks"
)

var Norms = cli.Verb{
	Name: "norms",
	Usage: "FILE [--player NO] [--exempt] [--section NAME] [--after N] [--documents-lang LANGUAGE] " +
		"[--format text|tsv|json|csv|html|md]",
	Help: "Title norms by FIDE's regulations B.01 of 2024: who has one, who can still have one, and what is needed in the rounds left. What " +
		"is not " +
		"proved to be out is called possible. With --player NO, a starting number or a name, every condition of one player's norms. " +
		"\"export --report norm-certificates\" has the fields of the form IT1. JSON is one line for each section.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		var l cli.Look
		s.Call = c
		c.StringVar(&s.Section, "section", "", "only the section with this `NAME`")
		c.IntVar(&s.After, "after", 0, "the games up to round `N` (otherwise all)")
		player := c.String("player", "", "every condition of the player `NO`, or of that name")
		exempt := c.Bool("exempt", false, "the final of a national championship, a national team championship or a zonal tournament, "+
			"in which no mix of federations is asked for (1.4.3a to c)")
		l.Flags(c)
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		switch {
		case *player != "":
			return printNorms(&s, &l, *player, *exempt)
		case strings.EqualFold(l.Format, "json"):
			return normsJSON(&s, *exempt)
		}
		return s.Print(&l, func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
			o.Exempt = *exempt
			return officer.Norms(st, o)
		})
	},
}

// normEvent is a section as norms see it, after the round that is asked for.
func normEvent(s *cli.Selection, t *model.Tournament, section *model.Section, exempt bool) (*norms.Event, error) {
	if err := cli.HasRound(section, s.After); err != nil {
		return nil, cli.Place(s.Call.Words[0], err)
	}
	rounds := s.After
	if rounds == 0 {
		rounds = section.Played()
	}
	return norms.EventOf(t, section, rounds, exempt), nil
}

// printNorms prints how one player stands with each title that he seeks.
func printNorms(s *cli.Selection, l *cli.Look, player string, exempt bool) error {
	c := s.Call
	k, o, err := l.Asked(c)
	if err != nil {
		return err
	}
	t, section, err := s.OpenedOne()
	if err != nil {
		return err
	}
	e, err := normEvent(s, t, section, exempt)
	if err != nil {
		return err
	}
	i, err := person(section, ratingchange.EventOf(t, section, 0, model.RatingFIDE.Of), player)
	if err != nil {
		return cli.Place(c.Words[0], err)
	}
	for r := range norms.Rules {
		if !norms.Rules[r].Seeks(&section.Players[i]) {
			continue
		}
		x := e.Case(i, &norms.Rules[r])
		if err := printExplained(c, e.Explain(&x), k, o); err != nil {
			return err
		}
	}
	return nil
}

type jsonNorms struct {
	Section string     `json:"section"`
	After   int        `json:"after"`
	Rows    []jsonNorm `json:"rows"`
}

type jsonNorm struct {
	No          int             `json:"no,omitempty"`
	Name        string          `json:"name"`
	Title       string          `json:"title"`
	Status      string          `json:"status"` // norm, possible
	Games       int             `json:"games"`
	Score       string          `json:"score"`
	Required    string          `json:"required,omitempty"`
	Average     int             `json:"average"`
	Performance int             `json:"performance"`
	Dropped     []int           `json:"dropped,omitempty"` // rounds that are left out
	Conditions  []jsonCondition `json:"conditions"`
	Needs       []jsonNeed      `json:"needs,omitempty"`
	Advice      []string        `json:"advice"`
}

type jsonCondition struct {
	What  string `json:"what"`
	Has   int    `json:"has"`
	Asked string `json:"asked"`
	Met   bool   `json:"met"`
}

type jsonNeed struct {
	Score   string `json:"score"`
	Of      int    `json:"of"`
	Average int    `json:"average,omitempty"` // of those who are not paired yet
}

// normsJSON writes each section's norms as one line.
func normsJSON(s *cli.Selection, exempt bool) error {
	t, sections, err := s.Opened()
	if err != nil {
		return err
	}
	for _, section := range sections {
		e, err := normEvent(s, t, section, exempt)
		if err != nil {
			return err
		}
		j := jsonNorms{Section: section.Name, After: e.Rounds, Rows: []jsonNorm{}}
		for _, x := range e.Cases() {
			p := &section.Players[x.Player]
			row := jsonNorm{No: p.Number, Name: p.Name, Title: x.Rule.Title, Status: x.Status.Code(), Games: len(x.Games),
				Score: model.Points(x.Halves).String(), Average: x.Ra, Performance: x.Rp, Advice: s.Call.Worded(e.Advice(&x))}
			if x.Required >= 0 {
				row.Required = model.Points(x.Required).String()
			}
			for _, g := range x.Dropped {
				row.Dropped = append(row.Dropped, g.Round)
			}
			for _, k := range x.Checks {
				row.Conditions = append(row.Conditions, jsonCondition{k.Kind.Code(), k.Has, k.Asked(), k.Met()})
			}
			for _, n := range x.Needs {
				row.Needs = append(row.Needs, jsonNeed{model.Points(n.Halves).String(), x.Left(), n.Average})
			}
			j.Rows = append(j.Rows, row)
		}
		if err := cli.JSONLine(s.Call.Out, j); err != nil {
			return err
		}
	}
	return nil
}
