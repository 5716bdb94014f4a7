package main

import (
	"errors"
	"os"
	"time"

	"wallchart/arbiter/pair"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

var New = verb{
	name:  "new",
	usage: "FILE.wallchart NAME [--start DATE]",
	help: "Makes a file with an event of that name and nothing in it yet. It begins today unless --start says when: the date decides by " +
		"which edition of the rules " +
		"unplayed rounds count. \"section\" adds what is played, \"add-player\" and \"add-team\" who plays.",
	run: func(c *call) error {
		start := c.String("start", time.Now().Format("2006-01-02"), "first `DATE`, written 2026-03-01")
		if err := c.parse(2, 2); err != nil {
			return err
		}
		path := c.words[0]
		if ending(path) != "wallchart" {
			return misused("new: the file's name must end in .wallchart, and is %q", path)
		}
		event := pair.NewEvent(c.words[1], "")
		header := steps.HeaderOf(event)
		header.Start = model.Date(*start)
		event, err := steps.EditTournament{Header: header}.Apply(event)
		if err != nil {
			return place(path, err)
		}
		d, err := wallchart.Create(path, event, wallchart.Options{})
		if errors.Is(err, os.ErrExist) {
			return phrase.Errorf("%s exists already. Choose another name", path)
		}
		if err != nil {
			return place(path, err)
		}
		if err := c.closed(path, d); err != nil {
			return err
		}
		return c.tell(c.out, phrase.New("%s: %s", path, c.words[1]))
	},
}
