package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"time"

	"wallchart/export/spool"
	"wallchart/phrase"
)

// printingTime is how long the system may take to answer.
const printingTime = time.Minute

var Print = verb{
	name:  "print",
	usage: "FILE.pdf [--printer NAME] [--copies N] [--pages 1-3,5] [--sides one|long|short]",
	help: "Sends a PDF, such as export and papers write, to a printer: the system's own choice unless --printer names one. " +
		"It says what was sent, and the number of the job where the system gives one. \"printers\" lists those there are.",
	run: func(c *call) error {
		printer := c.String("printer", "", "the `NAME` of the printer")
		copies := c.Int("copies", 1, "how many `COPIES`")
		pages := c.String("pages", "", "the `PAGES` wanted: 3, or 1-3, or 1,4-6 (otherwise all)")
		sides := c.String("sides", "", "`SIDES` of the paper: one; long or short for both, turned at that edge (otherwise as the printer is set)")
		if err := c.parse(1, 1); err != nil {
			return err
		}
		j := spool.Job{File: c.words[0], Printer: *printer, Copies: *copies}
		if *copies < 1 {
			return misused("print: --copies is how many, and not %d", *copies)
		}
		var err error
		if j.Pages, err = spool.ParsePages(*pages, 0); err != nil {
			return usageFault(err)
		}
		if j.Sides, err = sidesOf(*sides); err != nil {
			return err
		}
		if ending(j.File) != "pdf" {
			return misused("print: %s is no PDF; write one with papers or export first", j.File)
		}
		if _, err := os.Stat(j.File); err != nil {
			return place(j.File, err)
		}
		if j.File, err = filepath.Abs(j.File); err != nil {
			return place(c.words[0], err)
		}
		j.Title = strings.TrimSuffix(filepath.Base(j.File), filepath.Ext(j.File))
		ctx, done := context.WithTimeout(context.Background(), printingTime)
		defer done()
		by := spool.System()
		if len(j.Pages) > 0 && !by.Chooses() {
			return misused("print: --pages cannot be chosen on this system; export the pages wanted alone")
		}
		got, err := by.Print(ctx, j)
		if err != nil {
			return place(c.words[0], err)
		}
		return c.tell(c.out, got.Said(j.Pages.Count(0), j.Copies))
	},
}

var Printers = verb{
	name: "printers",
	help: "Lists the printers that the system knows, its own choice first.",
	run: func(c *call) error {
		if err := c.parse(0, 0); err != nil {
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
			if err := c.tell(c.out, line); err != nil {
				return err
			}
		}
		return nil
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
	return 0, misused("print: --sides is one, long or short, and not %s", name)
}
