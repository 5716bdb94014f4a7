package share

import (
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/sharing"
)

var Share = cli.Verb{
	Name:  "share",
	Usage: "FILE [--listen ADDR] [--role ROLE] [--name NAME] [--changes] [--server URL [--credentials FILE]]",
	Help: "Shares an event with other desks until it is interrupted, and prints the code with which they join; it is good for ten minutes, " +
		"and then a new one is printed. What the others do comes into the file, and what is done here goes to them. A file that was " +
		"shared before goes on where it was. With --changes each line of the standard input is a change as the log has it, " +
		"such as {\"change\":\"set-result\",\"with\":{…}}, or one of the words undo, redo, host, mine or theirs for the first step that " +
		"does not go together with another desk's, and code arbiter, code results or code viewer for a new code. With --server the event " +
		"is put on a NATS server of one's own.",
	Run: func(c *cli.Call) error {
		s := deskOf(c)
		listen := c.String("listen", "", "the `ADDR` at which the others join: of this computer in the chosen network, and a port; "+
			"without it only programs of this computer can")
		role := c.String("role", "arbiter",
			"what a desk may that joins with the code, a `ROLE`: arbiter, results (results and check-in) or viewer")
		c.StringVar(&s.o.Server, "server", "", "the `URL` of a NATS server of one's own, such as tls://nats.example.org")
		c.StringVar(&s.o.Credentials, "credentials", "", "the `FILE` with one's rights on that server")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		s.o.Listen, s.role = *listen, sharing.Role(*role)
		if s.role != sharing.Arbiter && s.role != sharing.Results && s.role != sharing.Viewer {
			return cli.Misused("share: %q is no role; there are arbiter, results and viewer", *role)
		}
		return s.share()
	},
}
