package main

import (
	"strings"

	"wallchart/export/report"
)

// heeded refuses what none of the reports that are named heeds.
func (p *papersAsked) heeded(s *selection, l *look, edition string) error {
	if edition != usualEdition {
		return misused("export: --edition is for FIDE report files, such as --to results.trf")
	}
	if len(*p.names) == 0 || p.all() {
		return nil
	}
	for _, x := range []struct {
		flag  string
		given bool
		heed  report.Heed
	}{
		{"after", s.after != 0, report.AfterRound},
		{"tiebreaks", s.tieBreaks != "", report.ByTieBreaks},
		{"unplayed", s.unplayed != "", report.ByUnplayed},
		{"numbers", l.numbers, report.ByNumbers},
	} {
		heeds := func(r report.Report) bool { return r.Heeds(x.heed) }
		if x.given && !anyOf(*p.names, heeds) {
			return misused("export: --%s changes nothing in the report %s; it is for %s", x.flag, (*p.names)[0], strings.Join(idsOf(heeds), ", "))
		}
	}
	return nil
}
