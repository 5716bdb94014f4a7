package main

import (
	"fmt"
	"strings"

	"wallchart/export/report"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/tiebreaks"
)

var tiebreakList = verb{
	name:  "tiebreaks",
	usage: "[FILE LIST | FILE --preset CODE] [--unplayed RULES] [--section NAME] [--rules] [--format text|tsv|json|csv|html|md]",
	help: "The catalogue of tie-breaks: code, name, for whom, which rule. With FILE and LIST, a section gets these tie-breaks, in this order, with --preset those of a " +
		"federation or club, its match points and its team trophy included; codes take modifiers, as in BH/C1,DE,SB. LIST \"none\" leaves the score alone. " +
		"--rules lists the rule sets for unplayed rounds.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		preset := c.String("preset", "", "the `CODE` of a preset; \"wallchart-cli presets\" lists them")
		unplayed := c.String("unplayed", "", "the `RULES` for unplayed rounds")
		rules := c.Bool("rules", false, "list the rule sets for unplayed rounds instead")
		format := c.String("format", "text", "`FORM` of the catalogue: text, tsv, json, csv, html or md")
		if err := c.parse(0, 2); err != nil {
			return err
		}
		switch {
		case len(c.args) == 0 && *rules:
			return catalogue(c, *format, report.RuleSets())
		case len(c.args) == 0:
			return catalogue(c, *format, report.TieBreakList())
		case len(c.args) == 1 && *preset == "" && *unplayed == "", len(c.args) == 2 && *preset != "":
			return misused("tiebreaks: FILE needs either a LIST of codes or --preset CODE")
		}
		if err := knownRules(*unplayed); err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			switch {
			case *preset != "":
				return c.fromPreset(s, *preset, *unplayed)
			case len(c.args) == 1:
				return journal.SetTieBreaks{Section: s.ID, List: s.Ranking.TieBreaks, Unplayed: *unplayed, Preset: s.Ranking.Preset}, nil
			}
			return c.ownList(s, c.args[1], *unplayed)
		})
	},
}

// ownList is the change to a list typed by the organiser. What in it can separate
// nobody is left out and named.
func (c *call) ownList(s *model.Section, text, unplayed string) (journal.SetTieBreaks, error) {
	change := journal.SetTieBreaks{Section: s.ID, Unplayed: unplayed}
	uses, err := tiebreaks.ParseList(text)
	if err != nil {
		return change, err
	}
	uses, left := tiebreaks.Tidy(uses)
	c.notes(left)
	if len(uses) > 0 && uses[0].TieBreak.Score {
		uses = uses[1:] // the score is the section's own setting
	}
	for _, u := range uses {
		if err := tiebreaks.Legal(u, s); err != nil {
			return change, err
		}
		change.List = append(change.List, u.Code)
	}
	return change, nil
}

// notes says on the standard error output what is worth knowing.
func (c *call) notes(sentences []string) {
	for _, s := range sentences {
		fmt.Fprintln(c.err, s)
	}
}

// fromPreset is the change to a preset: its list, its rules, and where it says
// so its match points and its trophy.
func (c *call) fromPreset(s *model.Section, code, unplayed string) (journal.Together, error) {
	var together journal.Together
	p, err := tiebreaks.PresetByCode(code)
	if err != nil {
		return together, err
	}
	if unplayed == "" {
		unplayed = p.Unplayed
	}
	list, err := c.ownList(s, strings.Join(p.TieBreaks, ","), unplayed)
	if err != nil {
		return together, err
	}
	list.Preset = p.Code
	together = journal.Together{Words: "Preset " + p.Name, Changes: []journal.Change{list}}
	if s.Team() && p.MatchPoints != "" {
		scoring, err := withMatchPoints(s.Scoring, p.MatchPoints)
		if err != nil {
			return together, err
		}
		together.Changes = append(together.Changes, journal.SetScoring{Section: s.ID, Scoring: scoring})
	}
	if !s.Team() && p.Trophy != nil {
		together.Changes = append(together.Changes, journal.SetTrophy{Section: s.ID, Trophy: p.Trophy})
	}
	return together, nil
}

// withMatchPoints is a scoring with other match points, "2/1" for a won and a
// drawn match; a bye stays worth a won or a drawn match.
func withMatchPoints(s model.Scoring, text string) (model.Scoring, error) {
	won, drawn, _ := strings.Cut(text, "/")
	win, err := model.ParsePoints(won)
	if err != nil {
		return s, err
	}
	draw, err := model.ParsePoints(drawn)
	if err != nil {
		return s, err
	}
	switch s.MatchBye {
	case s.MatchWin:
		s.MatchBye = win
	case s.MatchDraw:
		s.MatchBye = draw
	}
	s.MatchWin, s.MatchDraw = win, draw
	return s, nil
}

var presets = verb{
	name:  "presets",
	usage: "[--format text|tsv|json|csv|html|md]",
	help:  "The ready-made settings of federations and clubs: tie-breaks, rule set for unplayed rounds, and where they come from.",
	run: func(c *call) error {
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		if err := c.parse(0, 0); err != nil {
			return err
		}
		return catalogue(c, *format, report.Presets())
	},
}
