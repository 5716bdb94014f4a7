package main

import (
	"slices"
	"strings"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// trophy is the team trophy of the section and the category that are asked for, as
// "export --report trophy" prints it.
func trophyStandings(s *selection) (*tiebreaks.TrophyStandings, error) {
	t, section, err := s.openedOne()
	if err != nil {
		return nil, err
	}
	st, err := s.standings(t, section)
	if err != nil {
		return nil, err
	}
	ts, err := catalogue.NewTrophyOf(t, section, catalogue.TrophyOf(st), st.Sheet.Rounds, s.category)
	if err != nil {
		return nil, place(s.call.words[0], err)
	}
	return ts, nil
}

// club finds a club's place in a trophy.
func clubNamed(s *selection, ts *tiebreaks.TrophyStandings, name string) (int, error) {
	names := make([]string, len(ts.Places))
	for k := range ts.Places {
		names[k] = ts.Places[k].Team
	}
	at := slices.IndexFunc(names, func(n string) bool { return strings.EqualFold(n, name) })
	switch {
	case at >= 0:
		return at, nil
	case len(names) == 0:
		return 0, place(s.call.words[0], phrase.Errorf("no club has a place in the trophy. Enter the players' clubs or schools first"))
	}
	return 0, place(s.call.words[0], phrase.Errorf("no club %q has a place in the trophy%s", name, didYouMean(name, names)))
}

// explainClub opens one sum of a club: its score, or a tie-break of the trophy.
func explainClub(s *selection, name, code string, k formats.Format, o report.Options) error {
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
			return place(s.call.words[0], phrase.Errorf("the trophy does not add up %s; its columns are %s", u.Code, strings.Join(has, ", ")))
		}
	}
	return printExplained(s.call, ts.Explain(at, column), k, o)
}

// whyClubs says why one club stands above another.
func whyClubs(s *selection, format string) error {
	ts, err := trophyStandings(s)
	if err != nil {
		return err
	}
	var at [2]int
	for n := range at {
		if at[n], err = clubNamed(s, ts, s.call.words[n+1]); err != nil {
			return err
		}
	}
	if at[0] == at[1] {
		return misused("why: two different clubs are needed")
	}
	if format == "" {
		return s.call.tell(s.call.out, ts.Why(at[0], at[1]))
	}
	k, err := screenFormat(format)
	if err != nil {
		return err
	}
	o := report.Options{Language: s.call.lang, Codes: k.Name == "json", Isolated: k.Isolates(), Pointed: k.Values()}
	return k.Write(s.call.out, reasons.WhyClubs(ts, at[0], at[1], o), formats.Sheet{})
}
