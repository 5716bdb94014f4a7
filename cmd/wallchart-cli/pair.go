package main

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/export/ink"
	"wallchart/export/report"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/draw"
)

var pair = verb{
	name: "pair",
	usage: "FILE [--round N] [--system NAME] [--initial white|black] [--explain] [--write OUT] [--patience SECONDS] [--section NAME] " +
		"[--format text|tsv|json|csv|html|md]",
	help: "Pairs a round: the next one, or --round N anew, from the rounds before it and from who takes part in it. The system is the section's own, or --system; " +
		"\"wallchart-cli systems\" lists them. Byes asked for are honoured; a round that is already in the file says by its byes who is absent. --explain adds why. " +
		"Nothing is changed unless --write names a file: FILE itself, or another one that gets the event with the round in it, " +
		"and with the system and the colour where the section has none. Who has a fixed board sits there. " +
		"JSON gives starting numbers, and under \"byes\" who has the pairing-allocated bye.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		n := c.Int("round", 0, "the `ROUND` to pair (otherwise the next)")
		system := c.String("system", "", "`NAME` of the pairing system")
		initial := c.String("initial", "", "the `COLOUR` drawn by lot before round 1: white or black")
		explain := c.Bool("explain", false, "say why")
		write := c.String("write", "", "the `FILE` that gets the event with the new round")
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		patience := c.patience()
		if err := c.parse(1, 1); err != nil {
			return err
		}
		k, err := screenInk(*format)
		if err != nil {
			return err
		}
		t, err := c.event(c.args[0])
		if err != nil {
			return err
		}
		s, err := (&selection{c: c, section: e.section}).one(t)
		if err != nil {
			return err
		}
		o := draw.Options{Round: *n, System: *system}
		if o.Initial, err = c.colour(*initial); err != nil {
			return err
		}
		d, err := drawn(t, s, o)
		if err != nil {
			return place(c.args[0], err)
		}
		round, err := d.Make(pairing.Options{Explain: *explain, Cancel: patience.begin()})
		if err != nil {
			return place(c.args[0], patience.says(err))
		}
		made := paired{Draw: d, section: s, round: round, initial: o.Initial}
		var seats error
		if made.pairings, seats = draw.Seated(s, d.Pairings(round)); seats != nil {
			fmt.Fprintln(c.err, sentence(place(c.args[0], seats)))
		}
		if *write != "" {
			if err := made.save(c, *write); err != nil {
				return err
			}
		}
		if k.Name == "json" {
			return jsonLine(c.out, made.json(*explain))
		}
		with, err := made.added().Apply(t.With(d.Before))
		if err != nil {
			return err
		}
		doc, err := report.Pairings(with, with.Section(s.ID), report.Options{Round: d.Field.Round})
		if err != nil {
			return err
		}
		if *explain {
			doc.Notes = append(doc.Notes, made.words()...)
		}
		return k.Write(c.out, doc, ink.Sheet{})
	},
}

// colour reads --initial.
func (c *call) colour(text string) (model.Colour, error) {
	switch strings.ToLower(text) {
	case "":
		return model.NoColour, nil
	case "white", "w":
		return model.White, nil
	case "black", "b":
		return model.Black, nil
	}
	return model.NoColour, misused("%s: --initial is white or black, and not %q", c.verb.name, text)
}

// paired is a round that was made, on its way out.
type paired struct {
	*draw.Draw
	section  *model.Section
	round    *pairing.Round
	pairings []model.Pairing // of the round, at their boards
	initial  model.Colour    // as the command line says, or NoColour
}

// added is the round as a change to the event before it.
func (d paired) added() journal.AddRound {
	return journal.AddRound{Section: d.section.ID, Round: d.Field.Round, Pairings: d.pairings}
}

// settled are the settings of a section that has none, from the round that was
// paired: its system, and the colour that was drawn. A section of another form
// keeps its own, for this was but one round of it.
func (d paired) settled(s *model.Section) journal.Settings {
	settings := journal.SettingsOf(s)
	if form, free := formOf(d.Engine, s); s.System == "" && (free || form == s.Format || !s.Format.Predetermined()) {
		if settings.System = d.Engine.Code; s.Format == model.Swiss {
			settings.Format = form
		}
	}
	if s.InitialColour == model.NoColour {
		settings.InitialColour = d.initial
	}
	return settings
}

// change puts the round into the event, as one step with the settings it leaves.
// Rounds that the event has after it are taken away; its date stays.
func (d paired) change(t *model.Tournament) (journal.Change, error) {
	s := t.Section(d.section.ID)
	add := d.added()
	if s == nil {
		return add, nil
	}
	var steps []journal.Change
	for n := len(s.Rounds); n > add.Round; n-- {
		steps = append(steps, journal.RemoveRound{Section: s.ID, Round: n})
	}
	words := add.Label()
	if add.Round <= len(s.Rounds) {
		anew := journal.ReplacePairings{Section: s.ID, Round: add.Round, Pairings: add.Pairings}
		steps, words = append(steps, anew), anew.Label()
	} else {
		steps = append(steps, add)
	}
	if settings := d.settled(s); settings != journal.SettingsOf(s) {
		steps = append([]journal.Change{journal.EditSection{Section: s.ID, Settings: settings}}, steps...)
	}
	if len(steps) == 1 {
		return steps[0], nil
	}
	return journal.Together{Words: words, Changes: steps}, nil
}

// save puts the new round into a file: into the event's own as a change to it, or
// into a copy of the event.
func (d paired) save(c *call, path string) error {
	if path == c.args[0] {
		_, err := c.apply(path, d.change)
		return err
	}
	if ending(path) != "wallchart" {
		return misused("pair: --write needs a file whose name ends in .wallchart, and is %q", path)
	}
	doc, err := c.copyTo(c.args[0], path)
	if err != nil {
		return err
	}
	if _, err := do(doc, d.change); err != nil {
		doc.Discard()
		return place(path, err)
	}
	return c.closed(path, doc)
}

type jsonRound struct {
	Round    int         `json:"round"`
	Pairings []jsonBoard `json:"pairings"`
	Byes     []int       `json:"byes"`
	Notes    []string    `json:"notes,omitempty"`
}

type jsonBoard struct {
	Board int      `json:"board"`
	White int      `json:"white"`
	Black int      `json:"black"`
	Why   []string `json:"why,omitempty"`
}

func (d paired) json(explain bool) jsonRound {
	j := jsonRound{Round: d.Field.Round, Pairings: []jsonBoard{}, Byes: []int{}}
	for _, p := range d.pairings {
		if p.IsBye() {
			continue
		}
		pair, _ := d.Find(d.round, p.Sides[0])
		b := jsonBoard{Board: p.Board, White: d.Field.Players[pair.White].Number, Black: d.Field.Players[pair.Black].Number}
		if explain {
			b.Why = reasons(*pair)
		}
		j.Pairings = append(j.Pairings, b)
	}
	if d.round.Bye >= 0 {
		j.Byes = append(j.Byes, d.Field.Players[d.round.Bye].Number)
	}
	if explain {
		j.Notes = notes(d.round)
	}
	return j
}

func reasons(p pairing.Pair) []string {
	var all []string
	for _, why := range p.Why {
		text := why.Text
		if why.Rule != "" {
			text += " (" + why.Rule + ")"
		}
		all = append(all, text)
	}
	return all
}

func notes(r *pairing.Round) []string {
	var all []string
	for _, n := range r.Notes {
		text := n.Text
		if n.Where != "" {
			text = n.Where + ": " + text
		}
		all = append(all, text)
	}
	return all
}

// words are the reasons as lines of text.
func (d paired) words() []string {
	all := notes(d.round)
	for _, p := range d.pairings {
		if p.IsBye() {
			continue
		}
		pair, _ := d.Find(d.round, p.Sides[0])
		for _, why := range reasons(*pair) {
			all = append(all, "Board "+strconv.Itoa(p.Board)+": "+why)
		}
	}
	return all
}
