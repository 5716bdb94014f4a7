package share

import (
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/files/wallchart"
	"wallchart/sharing"
)

var Join = cli.Verb{
	Name:  "join",
	Usage: "CODE@ADDR OUT.wallchart [--once] [--name NAME] [--changes] [--listen ADDR] [--credentials FILE] [--role ROLE]",
	Help: "Joins a shared event as a desk of its own, with the whole event in a file here, until it is interrupted; --once leaves when the " +
		"event is there and the others have what was done here. A desk that was there before comes back without a code (ADDR alone). " +
		"Without a line it goes on, and sends later. For --changes see share. An event on a server of one's own is " +
		"joined by URL/EVENT, as share prints it.",
	Run: func(c *cli.Call) error {
		s := deskOf(c)
		c.BoolVar(&s.once, "once", false, "leave when the whole event is there")
		c.StringVar(&s.o.Listen, "listen", "", "the `ADDR` at which this desk would host the event if it had to")
		c.StringVar(&s.o.Credentials, "credentials", "", "the `FILE` with one's rights on a server of one's own")
		role := c.String("role", "",
			"what this desk is on a server of one's own, a `ROLE`: arbiter, results or viewer; the server's rules decide")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		switch s.o.Role = sharing.Role(*role); s.o.Role {
		case "", sharing.Arbiter, sharing.Results, sharing.Viewer:
		default:
			return cli.Misused("join: %q is no role; there are arbiter, results and viewer", *role)
		}
		return s.join(c.Words[0], c.Words[1], wallchart.Options{})
	},
}
