package read

import (
	"fmt"

	"wallchart/assets/release"
	"wallchart/cmd/wallchart-cli/cli"
)

var Version = cli.Verb{
	Name:  "version",
	Usage: "",
	Help:  "Which release of Wallchart this is, with the revision it was built from where that is known.",
	Run: func(c *cli.Call) error {
		if err := c.Parse(0, 0); err != nil {
			return err
		}
		_, err := fmt.Fprintln(c.Out, "wallchart-cli "+release.Version())
		return err
	},
}
