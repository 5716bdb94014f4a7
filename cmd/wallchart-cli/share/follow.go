package share

import (
	"os"
	"path/filepath"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/files/wallchart"
)

var Follow = cli.Verb{
	Name:  "follow",
	Usage: "CODE@ADDR [--all] [--credentials FILE]",
	Help: "Prints the steps of a shared event as they come, each a line of JSON as the log has it, until it is interrupted; " +
		"--all begins with those that there are. Nothing is kept here.",
	Run: func(c *cli.Call) error {
		s := deskOf(c)
		c.BoolVar(&s.all, "all", false, "begin with the steps that there are")
		c.StringVar(&s.o.Credentials, "credentials", "", "the `FILE` with one's rights on a server of one's own")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		folder, err := os.MkdirTemp("", "wallchart-follow-*")
		if err != nil {
			return err
		}
		defer os.RemoveAll(folder)
		s.o.State, s.follows = folder, true
		return s.join(c.Words[0], filepath.Join(folder, "event.wallchart"), wallchart.Options{State: folder})
	},
}
