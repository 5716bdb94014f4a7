package papers

import (
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report"
)

// heeded refuses what none of the reports that are named heeds.
func (p *papersAsked) heeded(s *cli.Selection, l *cli.Look, edition string) error {
	if edition != usualEdition {
		return cli.Misused("export: --edition is for FIDE report files, such as --to results.trf")
	}
	if len(*p.names) == 0 || p.all() {
		return nil
	}
	for _, x := range []struct {
		flag  string
		given bool
		heed  report.Heed
	}{
		{"after", s.After != 0, report.AfterRound},
		{"tiebreaks", s.TieBreaks != "", report.ByTieBreaks},
		{"unplayed", s.Unplayed != "", report.ByUnplayed},
		{"numbers", l.Numbers, report.ByNumbers},
	} {
		heeds := func(r report.Report) bool { return r.Heeds(x.heed) }
		if x.given && !anyOf(*p.names, heeds) {
			return cli.Misused("export: --%s changes nothing in the report %s; it is for %s", x.flag, (*p.names)[0],
				strings.Join(idsOf(heeds), ", "))
		}
	}
	return nil
}
