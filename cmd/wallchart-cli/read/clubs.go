package read

import (
	"slices"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// trophyStandings is the team trophy of the section and the category that are asked for, as
// "export --report trophy" prints it.
func trophyStandings(s *cli.Selection) (*tiebreaks.TrophyStandings, error) {
	t, section, err := s.OpenedOne()
	if err != nil {
		return nil, err
	}
	st, err := s.Standings(t, section)
	if err != nil {
		return nil, err
	}
	ts, err := catalogue.NewTrophyOf(t, section, catalogue.TrophyOf(st), st.Sheet.Rounds, s.Category)
	if err != nil {
		return nil, cli.Place(s.Call.Words[0], err)
	}
	return ts, nil
}

// clubNamed finds a club's place in a trophy.
func clubNamed(s *cli.Selection, ts *tiebreaks.TrophyStandings, name string) (int, error) {
	names := make([]string, len(ts.Places))
	for k := range ts.Places {
		names[k] = ts.Places[k].Team
	}
	at := slices.IndexFunc(names, func(n string) bool { return strings.EqualFold(n, name) })
	switch {
	case at >= 0:
		return at, nil
	case len(names) == 0:
		return 0, cli.Place(s.Call.Words[0], phrase.Errorf("no club has a place in the trophy. Enter the players' clubs or schools first"))
	}
	return 0, cli.Place(s.Call.Words[0], phrase.Errorf("no club %q has a place in the trophy%s", name, cli.DidYouMean(name, names)))
}

// explainClub opens one sum of a club: its score, or a tie-break of the trophy.
func explainClub(s *cli.Selection, name, code string, k formats.Format, o report.Options) error {
	ts, err := trophyStandings(s)
	if err != nil {
		return err
	}
	at, err := clubNamed(s, ts, name)
	if err != nil {
		return err
	}
	column := 0
	if code != "" {
		u, err := catalogue.Parse(code)
		if err != nil {
			return err
		}
		column = slices.IndexFunc(ts.Columns, func(c tiebreaks.Use) bool { return c.Code == u.Code })
		if column < 0 {
			var has []string
			for _, c := range ts.Columns {
				has = append(has, c.Code)
			}
			return cli.Place(s.Call.Words[0], phrase.Errorf("the trophy does not add up %s; its columns are %s", u.Code, strings.Join(has, ", ")))
		}
	}
	return printExplained(s.Call, ts.Explain(at, column), k, o)
}

// whyClubs says why one club stands above another.
func whyClubs(s *cli.Selection, format string) error {
	ts, err := trophyStandings(s)
	if err != nil {
		return err
	}
	var at [2]int
	for n := range at {
		if at[n], err = clubNamed(s, ts, s.Call.Words[n+1]); err != nil {
			return err
		}
	}
	if at[0] == at[1] {
		return cli.Misused("why: two different clubs are needed")
	}
	if format == "" {
		return s.Call.Tell(s.Call.Out, ts.Why(at[0], at[1]))
	}
	k, err := cli.ScreenFormat(format)
	if err != nil {
		return err
	}
	o := report.Options{Language: s.Call.Lang, Codes: k.Name == "json", Isolated: k.Isolates(), Pointed: k.Values()}
	return k.Write(s.Call.Out, reasons.WhyClubs(ts, at[0], at[1], o), formats.Sheet{})
}
