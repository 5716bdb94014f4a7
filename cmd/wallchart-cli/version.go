package main

import (
	"fmt"

	"wallchart/assets/release"
)

var Version = verb{
	name:  "version",
	usage: "",
	help:  "Which release of Wallchart this is, with the revision it was built from where that is known.",
	run: func(c *call) error {
		if err := c.parse(0, 0); err != nil {
			return err
		}
		_, err := fmt.Fprintln(c.out, "wallchart-cli "+release.Version())
		return err
	},
}
