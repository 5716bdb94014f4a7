package change

import (
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
)

var LastRound = cli.Verb{
	Name:  "last-round",
	Usage: "FILE [--section NAME] [--patience SECONDS]",
	Help: "Compares the last round that is paired with what the pairing system makes of it now that it is the last, or no longer is. " +
		"Every difference is said, and the report file has them as a comment (### Configuration).",
	Run: func(c *cli.Call) error {
		return compare(c, 1, pair.ExamineLast)
	},
}
