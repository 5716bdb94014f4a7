package change

import (
	"errors"
	"os"
	"time"

	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

var New = cli.Verb{
	Name:  "new",
	Usage: "FILE.wallchart NAME [--start DATE]",
	Help: "Makes a file with an event of that name and nothing in it yet. It begins today unless --start says when: the date decides by " +
		"which edition of the rules " +
		"unplayed rounds count. \"section\" adds what is played, \"add-player\" and \"add-team\" who plays.",
	Run: func(c *cli.Call) error {
		start := c.String("start", time.Now().Format("2006-01-02"), "first `DATE`, written 2026-03-01")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		path := c.Words[0]
		if cli.Ending(path) != "wallchart" {
			return cli.Misused("new: the file's name must end in .wallchart, and is %q", path)
		}
		event := pair.NewEvent(c.Words[1], "")
		header := steps.HeaderOf(event)
		header.Start = model.Date(*start)
		event, err := steps.EditTournament{Header: header}.Apply(event)
		if err != nil {
			return cli.Place(path, err)
		}
		d, err := wallchart.Create(path, event, wallchart.Options{})
		if errors.Is(err, os.ErrExist) {
			return phrase.Errorf("%s exists already. Choose another name", path)
		}
		if err != nil {
			return cli.Place(path, err)
		}
		if err := c.Closed(path, d); err != nil {
			return err
		}
		return c.Tell(c.Out, phrase.New("%s: %s", path, c.Words[1]))
	},
}
