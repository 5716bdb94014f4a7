package papers

import (
	"context"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/spool"
	"wallchart/phrase"
)

var Printers = cli.Verb{
	Name: "printers",
	Help: "Lists the printers that the system knows, its own choice first.",
	Run: func(c *cli.Call) error {
		if err := c.Parse(0, 0); err != nil {
			return err
		}
		ctx, done := context.WithTimeout(context.Background(), printingTime)
		defer done()
		all, err := spool.System().Printers(ctx)
		if err != nil {
			return err
		}
		for _, p := range all {
			line := phrase.Verbatim(p.Name)
			if p.Usual {
				line = phrase.New("%s (the usual one)", p.Name)
			}
			if err := c.Tell(c.Out, line); err != nil {
				return err
			}
		}
		return nil
	},
}
