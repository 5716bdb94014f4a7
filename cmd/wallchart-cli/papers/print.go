package papers

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"time"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/spool"
)

// printingTime is how long the system may take to answer.
const printingTime = time.Minute

var Print = cli.Verb{
	Name:  "print",
	Usage: "FILE.pdf [--printer NAME] [--copies N] [--pages 1-3,5] [--sides one|long|short]",
	Help: "Sends a PDF, such as export and papers write, to a printer: the system's own choice unless --printer names one. " +
		"It says what was sent, and the number of the job where the system gives one. \"printers\" lists those there are.",
	Run: func(c *cli.Call) error {
		printer := c.String("printer", "", "the `NAME` of the printer")
		copies := c.Int("copies", 1, "how many `COPIES`")
		pages := c.String("pages", "", "the `PAGES` wanted: 3, or 1-3, or 1,4-6 (otherwise all)")
		sides := c.String("sides", "", "`SIDES` of the paper: one; long or short for both, turned at that edge (otherwise as the printer is set)")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		j := spool.Job{File: c.Words[0], Printer: *printer, Copies: *copies}
		if *copies < 1 {
			return cli.Misused("print: --copies is how many, and not %d", *copies)
		}
		var err error
		if j.Pages, err = spool.ParsePages(*pages, 0); err != nil {
			return cli.UsageFault(err)
		}
		if j.Sides, err = sidesOf(*sides); err != nil {
			return err
		}
		if cli.Ending(j.File) != "pdf" {
			return cli.Misused("print: %s is no PDF; write one with papers or export first", j.File)
		}
		if _, err := os.Stat(j.File); err != nil {
			return cli.Place(j.File, err)
		}
		if j.File, err = filepath.Abs(j.File); err != nil {
			return cli.Place(c.Words[0], err)
		}
		j.Title = strings.TrimSuffix(filepath.Base(j.File), filepath.Ext(j.File))
		ctx, done := context.WithTimeout(context.Background(), printingTime)
		defer done()
		by := spool.System()
		if len(j.Pages) > 0 && !by.Chooses() {
			return cli.Misused("print: --pages cannot be chosen on this system; export the pages wanted alone")
		}
		got, err := by.Print(ctx, j)
		if err != nil {
			return cli.Place(c.Words[0], err)
		}
		return c.Tell(c.Out, got.Said(j.Pages.Count(0), j.Copies))
	},
}

func sidesOf(name string) (spool.Sides, error) {
	switch strings.ToLower(name) {
	case "":
		return spool.AsSet, nil
	case "one":
		return spool.OneSide, nil
	case "long":
		return spool.LongEdge, nil
	case "short":
		return spool.ShortEdge, nil
	}
	return 0, cli.Misused("print: --sides is one, long or short, and not %s", name)
}
