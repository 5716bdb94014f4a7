package papers

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// papersAsked are the reports that are asked for, and in what form.
type papersAsked struct {
	names   *cli.List
	wall    bool
	columns cli.List
	rounds  string
	by      string
	who     cli.Names
	tied    bool
	each    []int // the rounds

	ofCategory bool // not of everybody
	together   bool // of several sections one list, of the reports that make one
	apart      bool // each table in a file of its own
}

func (p *papersAsked) flags(c *cli.Call) {
	c.BoolVar(&p.wall, "wall", false, "the form that hangs on the wall: few columns, large type, as many sheets as it takes")
	c.Var(&p.columns, "columns", "the `COLUMNS` wanted, in this order: name, rating, rounds, points, tie-breaks, the code of a tie-break …")
	c.StringVar(&p.rounds, "round", "", "the `ROUNDS` of reports about one round: 3, or 1-5, or 2,4 (otherwise the last)")
	c.Var(&p.who, "player", "the starting number or `NAME` of somebody whom the explanation is of; the flag may be given several times")
	c.BoolVar(&p.tied, "tied", false, "with --player: of all who have as many points")
	c.StringVar(&p.by, "by", "", "`WHAT` a report goes by: standings by category, grade, club, federation or sex; "+
		"lists by number, name, rating or club")
}

// all tells whether every report is asked for that can be made.
func (p *papersAsked) all() bool {
	return len(*p.names) == 1 && strings.EqualFold((*p.names)[0], "all")
}

// check refuses reports that there are not, and, by the report's name, what it cannot do.
func (p *papersAsked) check(formulas bool) error {
	var err error
	if p.each, err = parseRounds(p.rounds); err != nil {
		return err
	}
	if p.tied && len(p.who) == 0 {
		return cli.Misused("export: --tied goes with --player NO")
	}
	if formulas {
		if p.wall || len(p.who) > 0 || len(p.columns) > 0 || p.by != "" || p.rounds != "" {
			return cli.Misused("export: the workbook of formulas has all columns and rounds; " +
				"--wall, --player, --columns, --round and --by are for other reports")
		}
		return nil
	}
	if p.all() {
		if p.by != "" || len(p.columns) > 0 || len(p.who) > 0 {
			return cli.Misused("export: --by, --player and --columns mean something else for each report: name one with --report")
		}
		return nil
	}
	if len(*p.names) == 0 && (p.by != "" || len(p.columns) > 0 || len(p.who) > 0 || p.rounds != "") {
		return cli.Misused("export: --by, --player, --columns and --round go with a report: name one with --report")
	}
	ofRound := p.rounds == ""
	for _, name := range *p.names {
		r, err := reports.ByID(name)
		if err != nil {
			return cli.UsageFault(err)
		}
		if err := p.suits(r); err != nil {
			return err
		}
		ofRound = ofRound || r.Round
	}
	if !ofRound {
		return cli.Misused("export: the report %s is not about one round; --round is for %s, and --after says after which round standings are",
			(*p.names)[0], strings.Join(idsOf(func(r report.Report) bool { return r.Round }), ", "))
	}
	return nil
}

// suits refuses what a report cannot do.
func (p *papersAsked) suits(r report.Report) error {
	switch {
	case p.wall && !r.ForWall:
		return cli.Misused("export: the report %s has no form for the wall; --wall is for %s", r.ID, strings.Join(hanging(), ", "))
	case len(p.who) > 0 && !r.Who:
		return cli.Misused("export: the report %s is not about single players; --player is for %s", r.ID,
			strings.Join(idsOf(func(r report.Report) bool { return r.Who }), ", "))
	case p.by != "" && len(r.By) == 0:
		return cli.Misused("export: the report %s goes by nothing; --by is for %s", r.ID,
			strings.Join(idsOf(func(r report.Report) bool { return len(r.By) > 0 }), ", "))
	case p.by != "" && !slices.ContainsFunc(r.By, func(id string) bool { return strings.EqualFold(id, p.by) }):
		return cli.Misused("export: the report %s cannot go by %s; choose one of %s", r.ID, p.by, strings.Join(r.By, ", "))
	}
	return nil
}

// options puts the form into the options.
func (p *papersAsked) options(o report.Options, tieBreaks bool) report.Options {
	o.Grouping, o.Wall, o.TieBreaks, o.Columns, o.Tied = p.by, p.wall, tieBreaks, p.columns, p.tied
	if len(p.who) > 0 {
		o.Who = p.named
	}
	return o
}

// named are the participants whom --player names.
func (p *papersAsked) named(st *tiebreaks.Standings) (all []int, err error) {
	for _, text := range p.who {
		i, err := cli.Participant(st, text)
		if err != nil {
			return nil, err
		}
		all = append(all, i)
	}
	return all, nil
}

// of are the rounds that a report is made of; 0 is the usual one.
func (p *papersAsked) of(r report.Report) []int {
	if !r.Round || len(p.each) == 0 {
		return []int{0}
	}
	return p.each
}

// wanted are the reports named, or the usual ones: a comma-separated file holds
// one table, so there it is the standings alone.
func (p *papersAsked) wanted(s *model.Section, k formats.Format) []report.Report {
	var all []report.Report
	if len(*p.names) > 0 && !p.all() {
		for _, name := range *p.names {
			if r, _ := reports.ByID(name); !p.together || r.All == nil {
				all = append(all, r)
			}
		}
		return all
	}
	for _, r := range reports.For(s) {
		switch {
		case r.Named, p.together && r.All != nil, p.wall && !r.ForWall, p.ofCategory && !r.Part:
		case p.all(), r.Usual && (len(all) == 0 || p.apart || k.Name != "csv" && k.Name != "tsv"):
			all = append(all, r)
		}
	}
	return all
}

func hanging() []string { return idsOf(func(r report.Report) bool { return r.ForWall }) }

// mostRounds is how many rounds one command prints.
const mostRounds = 200

// parseRounds reads "3", "1-5" and "2,4,6-8".
func parseRounds(text string) ([]int, error) {
	var all []int
	if text == "" {
		return nil, nil
	}
	for _, part := range strings.Split(text, ",") {
		from, to, several := strings.Cut(strings.TrimSpace(part), "-")
		if !several {
			to = from
		}
		first, err := strconv.Atoi(strings.TrimSpace(from))
		last, err2 := strconv.Atoi(strings.TrimSpace(to))
		if err != nil || err2 != nil || first < 1 || last < first || last > mostRounds {
			return nil, cli.Misused("%q is no list of rounds; write 3, or 1-5, or 2,4", text)
		}
		for n := first; n <= last; n++ {
			if !slices.Contains(all, n) {
				all = append(all, n)
			}
		}
	}
	return all, nil
}

// cardsAlone tells whether nothing but cards is asked for, which stay as large as they are.
func (p *papersAsked) cardsAlone() bool {
	return len(*p.names) > 0 && !p.all() && !slices.ContainsFunc(*p.names, func(name string) bool {
		r, err := reports.ByID(name)
		return err != nil || r.Kind() != report.OnCards
	})
}

// placed refuses what would change the size of cards, or is about several sections where there is one.
func (p *papersAsked) placed(c *cli.Call, several bool) error {
	for _, name := range []string{"n-up", "booklet", "fill"} {
		if p.cardsAlone() && c.Given(name) {
			return cli.Misused("export: --%s is for pages; cards stay as large as they are, and --labels 2x5 says how many stand on a sheet", name)
		}
	}
	if c.Given("together") && !several {
		return cli.Misused("export: --together is for several sections, and here is one")
	}
	return nil
}
