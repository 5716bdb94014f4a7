package read

import (
	"path/filepath"
	"strings"

	"wallchart/arbiter/rank"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/files/fund"
	"wallchart/files/safeopen"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

var Prizes = cli.Verb{
	Name: "prizes",
	Usage: "FILE [--fund FUND.csv] [--division us|equal|hort|none] [--based-on N] [--entries N] [--least PERCENT] " +
		"[--fees AMOUNT] [--limit CATEGORY=AMOUNT]… [--whole] [--several] [--unrated-in-bands] [--keep | --remove] [--section NAME] " +
		"[--after N] [--tiebreaks LIST] [--unplayed RULES] [--format text|tsv|json|csv|html|md]",
	Help: "Divides the prizes of a section: those of FUND.csv, or those that the event keeps. FUND.csv has a line for each prize: " +
		"its name, its amount (100, 20%% of the fees, trophy, 100 + trophy) and for whom it is: place, U1400, 1400-1599, unrated, U10, grade " +
		"K-3, sex F, club NAME, the name of a category, upset, performance, board 2, team, clear winner or by hand, with a fourth " +
		"column \"winner\". us is US Chess rule 32: one cash prize each, the tied share what they may win together; equal shares " +
		"the places of the tied, hort half of them, none goes by tie-break. With " +
		"--keep the prizes are kept in the event and nothing is divided; " +
		"--remove takes them out of it. JSON is one line for each section.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		var l cli.Look
		var f fundFlags
		s.Flags(c)
		l.Flags(c)
		f.flags(c)
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		switch {
		case f.remove && (f.keep || f.asked()):
			return cli.Misused("prizes: --remove takes the prizes out of the event; give nothing else with it")
		case f.keep || f.remove:
			return (&cli.Edit{Call: c, Section: s.Section}).Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
				if f.remove {
					return rank.Fund(t, s, model.Fund{})
				}
				fund, err := f.fund(t, s)
				if err != nil {
					return nil, err
				}
				return rank.Fund(t, s, *fund)
			})
		}
		return printDivided(&s, &l, &f)
	},
}

// fundFlags are what the command line says of a fund.
type fundFlags struct {
	c                     *cli.Call
	file, division        string
	entries, fees         string
	basedOn, least        int
	limits                cli.Names
	whole, several, bands bool
	keep, remove          bool
}

func (f *fundFlags) flags(c *cli.Call) {
	f.c = c
	c.StringVar(&f.file, "fund", "", "the `FILE` with the prizes, in place of those that the event keeps")
	c.StringVar(&f.division, "division", "", "the `WAY` to divide: us, equal, hort or none (otherwise the fund's own, or us)")
	c.IntVar(&f.basedOn, "based-on", 0, "the number of `ENTRIES` for which the fund was announced; without it all is guaranteed")
	c.StringVar(&f.entries, "entries", "", "the number of entries as the organiser counts them, such as `38.5` (otherwise all)")
	c.StringVar(&f.fees, "fees", "", "the `AMOUNT` that prizes such as 20%% are shares of (otherwise the fees that are owed)")
	c.IntVar(&f.least, "least", 0, "the part in `PERCENT` that is paid whatever comes; -1 for none (otherwise 50 above 500.00)")
	c.Var(&f.limits, "limit", "what those of a category may win at most, such as `unrated=100` or unrated=50%%; "+
		"the flag may be given several times")
	c.BoolVar(&f.whole, "whole", false, "shares are whole units of the currency")
	c.BoolVar(&f.several, "several", false, "somebody may win one prize of each kind")
	c.BoolVar(&f.bands, "unrated-in-bands", false, "rating bands take those without a rating")
	c.BoolVar(&f.keep, "keep", false, "keep the prizes in the event")
	c.BoolVar(&f.remove, "remove", false, "there are no prizes any more")
}

func (f *fundFlags) asked() bool {
	for _, name := range []string{"fund", "division", "based-on", "entries", "fees", "least", "limit", "whole", "several",
		"unrated-in-bands"} {
		if f.c.Given(name) {
			return true
		}
	}
	return false
}

// fund is the fund of a section: read from the file, or the section's own, with what the flags say.
func (f *fundFlags) fund(t *model.Tournament, s *model.Section) (*model.Fund, error) {
	var n model.Fund
	switch {
	case f.file != "":
		raw, err := safeopen.ReadFile(f.file, sheet.Largest)
		if err != nil {
			return nil, cli.Place(f.file, err)
		}
		if n, err = fund.Read(filepath.Base(f.file), raw, t, s); err != nil {
			return nil, cli.Place(f.file, err)
		}
	case s.Fund == nil || len(s.Fund.Prizes) == 0:
		return nil, cli.Misused("prizes: %s has no prizes. Give a list of them with --fund FUND.csv", s.Name)
	default:
		n = *s.Fund
	}
	if err := f.settings(&n); err != nil {
		return nil, err
	}
	// What the event would refuse to keep is not divided either.
	if _, err := rank.Fund(t, s, n); err != nil {
		return nil, err
	}
	return &n, nil
}

func (f *fundFlags) settings(n *model.Fund) error {
	if f.c.Given("division") {
		by, err := model.ParsePrizeDivision(f.division)
		if err != nil {
			return cli.UsageFault(err)
		}
		n.Division = by
	}
	if f.c.Given("based-on") {
		n.BasedOn = f.basedOn
	}
	if f.c.Given("entries") {
		entries, err := model.ParsePoints(f.entries)
		if err != nil || entries < 0 {
			return cli.Misused("prizes: %q is no number of entries. Write 38 or 38.5", f.entries)
		}
		n.Entries = entries
	}
	if f.c.Given("fees") {
		fees, err := model.ParseCents(f.fees)
		if err != nil {
			return cli.UsageFault(err)
		}
		n.Fees = fees
	}
	for name, set := range map[string]func(){"least": func() { n.Least = f.least }, "whole": func() { n.Whole = f.whole },
		"several": func() { n.Several = f.several }, "unrated-in-bands": func() { n.Unrated = f.bands }} {
		if f.c.Given(name) {
			set()
		}
	}
	if f.c.Given("limit") {
		n.Limits = nil
	}
	for _, text := range f.limits {
		l, err := model.ParsePrizeLimit(text)
		if err != nil {
			return cli.UsageFault(err)
		}
		n.Limits = append(n.Limits, l)
	}
	return nil
}

// printDivided prints what the sections' prizes come to.
func printDivided(s *cli.Selection, l *cli.Look, f *fundFlags) error {
	t, sections, err := s.Opened()
	if err != nil {
		return err
	}
	if f.file != "" {
		if _, err := s.One(t); err != nil {
			return err
		}
	}
	funds := map[model.ID]*model.Fund{}
	for _, section := range sections {
		if f.file == "" && section.Fund == nil && len(sections) > 1 {
			continue
		}
		if funds[section.ID], err = f.fund(t, section); err != nil {
			return err
		}
	}
	if len(funds) == 0 {
		return cli.Misused("prizes: no section has prizes. Give a list of them with --fund FUND.csv and --section NAME")
	}
	if strings.EqualFold(l.Format, "json") {
		return dividedJSON(s, t, sections, funds)
	}
	return s.Print(l, func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
		o.Fund = funds[st.Sheet.Section.ID]
		r, err := reports.ByID("prizes")
		if err != nil {
			return table.Document{}, err
		}
		return r.Make(st, o)
	})
}

type jsonDivision struct {
	Section  string      `json:"section,omitempty"` // where there are several
	Division string      `json:"division"`
	Paid     string      `json:"paid"`
	Rows     []jsonAward `json:"rows"`
	Left     []jsonPiece `json:"left,omitempty"` // what is not awarded
}

type jsonAward struct {
	No     int         `json:"no"` // 0 of a club
	Name   string      `json:"name"`
	Amount string      `json:"amount"`
	Parts  []jsonPiece `json:"parts"`
	Things []jsonThing `json:"things,omitempty"`
}

type jsonPiece struct {
	Prize  string `json:"prize"`
	Amount string `json:"amount"`
}

type jsonThing struct {
	Prize string `json:"prize"`
	What  string `json:"what"`
}

// dividedJSON writes the division of each section as one line.
func dividedJSON(s *cli.Selection, t *model.Tournament, sections []*model.Section, funds map[model.ID]*model.Fund) error {
	for _, section := range sections {
		if funds[section.ID] == nil {
			continue
		}
		st, err := s.Standings(t, section)
		if err != nil {
			return err
		}
		d, err := prizes.Divide(st, *funds[section.ID])
		if err != nil {
			return cli.Place(s.Call.Words[0], err)
		}
		s.Call.Notes(st.Notes)
		s.Call.Notes(d.Notes)
		j := jsonDivision{Division: string(d.By), Paid: d.Paid.String(), Rows: []jsonAward{}, Left: parts(d, d.Left)}
		if len(t.Sections) > 1 {
			j.Section = section.Name
		}
		for i := range d.Awards {
			a := &d.Awards[i]
			row := jsonAward{No: a.Number, Name: a.Name, Amount: a.Amount.String(), Parts: parts(d, a.Parts)}
			for _, thing := range a.Things {
				row.Things = append(row.Things, jsonThing{d.Fund.Prizes[thing.Prize].Name, thing.What})
			}
			j.Rows = append(j.Rows, row)
		}
		if err := cli.JSONLine(s.Call.Out, j); err != nil {
			return err
		}
	}
	return nil
}

func parts(d *prizes.Division, of []prizes.Part) []jsonPiece {
	all := []jsonPiece{}
	for _, p := range of {
		all = append(all, jsonPiece{d.Fund.Prizes[p.Prize].Name, p.Amount.String()})
	}
	return all
}
