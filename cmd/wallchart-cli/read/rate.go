package read

import (
	"strconv"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks"
)

var Rate = cli.Verb{
	Name: "rate",
	Usage: "FILE [--system fide|uschess|ecf|dwz|scotland]… [--player NO] [--section NAME] [--after N] [--documents-lang LANGUAGE] " +
		"[--format text|tsv|json|csv|html|md]",
	Help: "What the games bring each player: performance, change of the rating, new rating, and the first rating of those without one. " +
		"Without --system by the federation's own system and by FIDE's, where there are such ratings; all but FIDE's are estimates. " +
		"With --player NO, a starting number or a name, every game of one player and the sum. JSON is one line for each section and system.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		var l cli.Look
		var systems cli.List
		s.Call = c
		c.StringVar(&s.Section, "section", "", "only the section with this `NAME`")
		c.IntVar(&s.After, "after", 0, "the games up to round `N` (otherwise all)")
		c.Var(&systems, "system", "the `SYSTEM`: fide, uschess, ecf, dwz or scotland; several with commas")
		player := c.String("player", "", "what the numbers of the player `NO`, or of that name, are made of")
		l.Flags(c)
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		for _, code := range systems {
			if _, err := ratingchange.SystemByCode(code); err != nil {
				return cli.UsageFault(err)
			}
		}
		switch {
		case *player != "":
			return printRated(&s, &l, systems, *player)
		case strings.EqualFold(l.Format, "json"):
			return ratedJSON(&s, systems)
		}
		return s.Print(&l, func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
			o.Systems = systems
			return officer.RatingChanges(st, o)
		})
	},
}

// printRated prints what the numbers of one player are made of.
func printRated(s *cli.Selection, l *cli.Look, codes []string, player string) error {
	c := s.Call
	k, o, err := l.Asked(c)
	if err != nil {
		return err
	}
	t, section, err := s.OpenedOne()
	if err != nil {
		return err
	}
	systems, rounds, err := ratedBy(s, t, section, codes)
	if err != nil {
		return err
	}
	for _, x := range systems {
		event, all := x.Of(t, section, rounds)
		i, err := person(section, event, player)
		if err != nil {
			return cli.Place(c.Words[0], err)
		}
		for _, e := range []tiebreaks.Explanation{all[i].Sum, all[i].Performed} {
			if e.Who == "" {
				continue
			}
			e.TieBreak = phrase.New("%s, %s", x.Name, e.TieBreak)
			if err := printExplained(c, e, k, o); err != nil {
				return err
			}
		}
		if all[i].Sum.Who == "" {
			c.Notes([]phrase.Text{phrase.New("%s: no game of %s changes a rating", x.Name, event.People[i].Name)})
		}
	}
	return nil
}

// ratedBy are the systems that are asked for, or those of the section, and the rounds that count.
func ratedBy(s *cli.Selection, t *model.Tournament, section *model.Section, codes []string) ([]*ratingchange.System, int, error) {
	if err := cli.HasRound(section, s.After); err != nil {
		return nil, 0, cli.Place(s.Call.Words[0], err)
	}
	systems, err := report.Options{Systems: codes}.RatingSystems(t, section)
	if err != nil {
		return nil, 0, cli.Place(s.Call.Words[0], err)
	}
	rounds := s.After
	if rounds == 0 {
		rounds = section.Played()
	}
	return systems, rounds, nil
}

// person finds a player by starting number or name.
func person(s *model.Section, e *ratingchange.Event, text string) (int, error) {
	names := make([]string, len(e.People))
	no, err := strconv.Atoi(text)
	for i := range e.People {
		names[i] = e.People[i].Name
		if err == nil && !s.Team() && s.Players[i].Number == no || strings.EqualFold(names[i], text) {
			return i, nil
		}
	}
	return 0, phrase.Errorf("there is nobody with the number or name %q%s. Give the starting number, or of a team the player's name", text,
		cli.DidYouMean(text, names))
}

type jsonRated struct {
	Section  string          `json:"section"`
	After    int             `json:"after"`
	System   string          `json:"system"`
	Estimate bool            `json:"estimate"`
	Rows     []jsonRatedLine `json:"rows"`
}

type jsonRatedLine struct {
	No          int    `json:"no,omitempty"`
	Name        string `json:"name"`
	Rating      int    `json:"rating"` // 0 = none
	Games       int    `json:"games"`
	Score       string `json:"score"`
	Expected    string `json:"expected,omitempty"`
	K           string `json:"k,omitempty"`
	Performance int    `json:"performance,omitempty"`
	Change      string `json:"change,omitempty"`
	New         int    `json:"new,omitempty"`
	First       bool   `json:"first,omitempty"` // a first rating
}

// ratedJSON writes what each section's games bring by each system, a line each.
func ratedJSON(s *cli.Selection, codes []string) error {
	t, sections, err := s.Opened()
	if err != nil {
		return err
	}
	for _, section := range sections {
		systems, rounds, err := ratedBy(s, t, section, codes)
		if err != nil {
			return err
		}
		for _, x := range systems {
			event, all := x.Of(t, section, rounds)
			j := jsonRated{Section: section.Name, After: rounds, System: x.Code, Estimate: !x.Estimate.Empty(), Rows: []jsonRatedLine{}}
			for i := range all {
				g := &all[i]
				j.Rows = append(j.Rows, jsonRatedLine{No: section.Players[i].Number, Name: event.People[i].Name, Rating: int(g.Rating), Games: g.Games,
					Score: model.Points(g.Halves).String(), Expected: g.Awaited, K: g.K, Performance: g.Performance,
					Change: strings.Replace(g.Changed(), "−", "-", 1), New: g.After, First: g.First()})
			}
			if err := cli.JSONLine(s.Call.Out, j); err != nil {
				return err
			}
		}
	}
	return nil
}
