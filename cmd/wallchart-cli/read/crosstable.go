package read

import (
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/tiebreaks"
)

// styles are the forms of crosstable and their names on the command line.
var styles = []struct {
	name  string
	style report.Style
}{{"us", report.US}, {"fide", report.FIDE}, {"grid", report.Grid}, {"wallchart", report.WallChart}}

var Crosstable = cli.Verb{
	Name: "crosstable",
	Usage: "FILE [--style us|fide|grid|wallchart] [--section NAME] [--after N] " +
		"[--tiebreaks LIST] [--unplayed RULES] [--category NAME] [--numbers] [--format text|tsv|json|csv|html|md]",
	Help: "Who met whom, and what came of it. us is one line each in order of standing " +
		"(W12, D7, -B-, a match W6,3.5), fide the same as federations print it " +
		"(12w1, 7b½), grid everybody against everybody, wallchart in order of starting number with the score so far below each result. " +
		"With --category the lines of one category alone, with the numbers of the whole table.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		var l cli.Look
		s.Flags(c)
		s.Part(c)
		l.Flags(c)
		style := c.String("style", "us", "`STYLE` of the crosstable: us, fide, grid or wallchart")
		scoreFirst := c.Bool("score-first", false, "score and tie-breaks before the rounds")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		form, err := styleByName(*style)
		if err != nil {
			return err
		}
		return s.Print(&l, func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
			o.ScoreFirst, o.Category = *scoreFirst, s.Category
			return charts.CrosstableOf(st, form, o)
		})
	},
}

func styleByName(name string) (report.Style, error) {
	var names []string
	for _, s := range styles {
		if strings.EqualFold(s.name, name) {
			return s.style, nil
		}
		names = append(names, s.name)
	}
	return 0, cli.Misused("--style %s: there is no such style%s", name, cli.DidYouMean(name, names))
}
