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
	name:  "pair",
	usage: "FILE [--round N] [--system NAME] [--initial white|black] [--explain] [--write OUT] [--section NAME] [--format text|tsv|json|csv|html|md]",
	help: "Pairs a round: the next one, or --round N anew, from the rounds before it and from who takes part in it. The system is the section's own, or --system; " +
		"\"wallchart-cli systems\" lists them. Byes asked for are honoured; a round that is already in the file says by its byes who is absent. --explain adds why. " +
		"Nothing is changed unless --write names a file: FILE itself, or another one that gets the event with the round in it. " +
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
		d, err := draw.New(t, s, o)
		if err != nil {
			return place(c.args[0], err)
		}
		round, err := d.Make(pairing.Options{Explain: *explain})
		if err != nil {
			return place(c.args[0], err)
		}
		made := paired{d, s.ID}
		if *write != "" {
			if err := made.save(c, *write, round); err != nil {
				return err
			}
		}
		if k.Name == "json" {
			return jsonLine(c.out, made.json(round, *explain))
		}
		with, err := made.change(round).Apply(t.With(d.Before))
		if err != nil {
			return err
		}
		doc, err := report.Pairings(with, with.Section(s.ID), report.Options{Round: d.Field.Round})
		if err != nil {
			return err
		}
		if *explain {
			doc.Notes = append(doc.Notes, made.words(round)...)
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
	section model.ID
}

// change is the round as a change to the event.
func (d paired) change(r *pairing.Round) journal.AddRound {
	return journal.AddRound{Section: d.section, Round: d.Field.Round, Pairings: d.Pairings(r)}
}

// save puts the new round into a file: into the event's own as a change to it, or
// into a copy of the event. Rounds that the file has from there on are taken away.
func (d paired) save(c *call, path string, r *pairing.Round) error {
	add := d.change(r)
	make := func(t *model.Tournament) (journal.Change, error) {
		s := t.Section(add.Section)
		if s == nil || len(s.Rounds) < add.Round {
			return add, nil
		}
		all := journal.Together{Words: fmt.Sprintf("Pair round %d anew", add.Round)}
		for n := len(s.Rounds); n >= add.Round; n-- {
			all.Changes = append(all.Changes, journal.RemoveRound{Section: s.ID, Round: n})
		}
		all.Changes = append(all.Changes, add)
		return all, nil
	}
	if path == c.args[0] {
		_, err := c.apply(path, make)
		return err
	}
	if ending(path) != "wallchart" {
		return misused("pair: --write needs a file whose name ends in .wallchart, and is %q", path)
	}
	doc, err := c.copyTo(c.args[0], path)
	if err != nil {
		return err
	}
	if _, err := do(doc, make); err != nil {
		doc.Discard()
		return place(path, err)
	}
	return doc.Close()
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

func (d paired) json(r *pairing.Round, explain bool) jsonRound {
	j := jsonRound{Round: d.Field.Round, Pairings: []jsonBoard{}, Byes: []int{}}
	for n, p := range r.Pairs {
		b := jsonBoard{Board: n + 1, White: d.Field.Players[p.White].Number, Black: d.Field.Players[p.Black].Number}
		if explain {
			b.Why = reasons(p)
		}
		j.Pairings = append(j.Pairings, b)
	}
	if r.Bye >= 0 {
		j.Byes = append(j.Byes, d.Field.Players[r.Bye].Number)
	}
	if explain {
		j.Notes = notes(r)
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
func (d paired) words(r *pairing.Round) []string {
	all := notes(r)
	for n, p := range r.Pairs {
		for _, why := range reasons(p) {
			all = append(all, "Board "+strconv.Itoa(n+1)+": "+why)
		}
	}
	return all
}
