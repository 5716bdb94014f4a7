package tiebreaks_test

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// clubs gives the players of the event their clubs, by number.
func clubs(s *model.Section, names string) {
	for k, c := range names {
		s.Players[k].Club = map[rune]string{'N': "North", 'S': "South", 'E': "East"}[c]
	}
}

// What keeps a trophy from being placed, and what it says of tie-breaks it cannot add up.
func TestTrophyRefusals(t *testing.T) {
	ev, s := halved(8, "RTNG")
	clubs(s, "NNSSNSEE")
	teams := &model.Section{ID: 2, Name: "Schools", Kind: model.TeamEvent}
	for _, c := range []struct {
		s      *model.Section
		trophy model.Trophy
		want   string
	}{
		{teams, model.Trophy{Counting: 4}, "Schools is a team section: school teams are placed from a section of players"},
		{s, model.Trophy{}, "the number of counting scores is 0: enter how many of a club's players count, usually 4"},
	} {
		if _, err := catalogue.NewTrophy(ev, c.s, c.trophy, 0); err == nil || err.Error() != c.want {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
	for _, c := range []struct {
		trophy  model.Trophy
		columns string
		notes   []string
	}{
		{model.Trophy{Counting: 1, TieBreaks: []string{"RTNG", "DE", "SB"}}, "PTS RTNG SB",
			[]string{"DE compares the tied and has no value to add up, so the trophy leaves it out."}},
		{model.Trophy{Counting: 1, TieBreaks: []string{"GAMES"}}, "PTS", []string{"A tie-break of the trophy is left out: "}},
		{model.Trophy{Counting: 1, PerClub: 2, OwnBest: true}, "PTS",
			[]string{"With several teams a club, each team's players are taken in the order of the standings."}},
		{model.Trophy{Counting: 1, PerClub: 2}, "PTS", nil}, {model.Trophy{Counting: 1, PerClub: 1, OwnBest: true}, "PTS", nil},
		{model.Trophy{Counting: 3, Least: 3}, "PTS", []string{"East is not placed: 2 players, at least 3 are needed."}},
		{model.Trophy{Counting: 3, Least: 2}, "PTS", nil},
	} {
		ts := must.Have(catalogue.NewTrophy(ev, s, c.trophy, 0))(t)
		var codes []string
		for _, u := range ts.Columns {
			codes = append(codes, u.Code)
		}
		if got := strings.Join(codes, " "); got != c.columns || len(ts.Notes) != len(c.notes) {
			t.Errorf("%+v: columns %s, notes %q; want %s, %q", c.trophy, got, ts.Notes, c.columns, c.notes)
			continue
		}
		for k, want := range c.notes {
			if !strings.HasPrefix(ts.Notes[k].String(), want) {
				t.Errorf("%+v: %s, want %s", c.trophy, ts.Notes[k], want)
			}
		}
	}
	s.Players[7].Club = ""
	ts, err := catalogue.NewTrophy(ev, s, model.Trophy{Counting: 2, Least: 2}, 0)
	if err != nil || len(ts.Places) != 2 || len(ts.Notes) != 1 ||
		ts.Notes[0].String() != "East is not placed: 1 player, at least 2 are needed." {
		t.Errorf("%v, %v", ts.Notes, err)
	}
	for unplayed, want := range map[string]string{"": "fide2026", "us": "us", "nonsense": "fide2026"} {
		s.Ranking.Unplayed = unplayed
		if ts, err := catalogue.NewTrophy(ev, s, model.Trophy{Counting: 1,
			TieBreaks: []string{"SB"}}, 0); err != nil || ts.Standings().Rules.Code != want {
			t.Errorf("%q: unplayed rounds by %s, want %s; %v", unplayed, ts.Standings().Rules.Code, want, err)
		}
	}
}

// North has 1, 2 and 5, South 3, 4 and 6, East 7 and 8; 1 to 4 have a point each. Two of each count.
func TestTrophyPlaces(t *testing.T) {
	for _, c := range []struct {
		breaks []string
		want   string // rank, team, sums, the column that decides
		why    [2]string
	}{
		{[]string{"RTNG"}, "1 North [2.0 3970] -1, 2 South [2.0 3930] 1, 3 East [0.0 3850] 0", [2]string{
			"North stands above South: both have points 2.0; Rating 3970 against 3930.", "South stands above East: points 2.0 against 0.0."}},
		{[]string{"SB"}, "1 North [2.0 0.00] -1, 1 South [2.0 0.00] 2, 3 East [0.0 0.00] 0", [2]string{
			"North and South share the place: both have points 2.0 and Sonneborn-Berger 0.00.", "South stands above East: points 2.0 against 0.0."}},
		{[]string{"SB", "TPN"}, "1 North [2.0 0.00 3] -1, 2 South [2.0 0.00 7] 2, 3 East [0.0 0.00 15] 0", [2]string{ // the lower is ahead
			"North stands above South: both have points 2.0 and Sonneborn-Berger 0.00; Tournament pairing number 3 against 7.",
			"South stands above East: points 2.0 against 0.0."}},
		{nil, "1 North [2.0] -1, 1 South [2.0] 1, 3 East [0.0] 0", [2]string{
			"North and South share the place: both have points 2.0.", "South stands above East: points 2.0 against 0.0."}},
	} {
		ev, s := halved(8, "RTNG")
		clubs(s, "NNSSNSEE")
		ts := must.Have(catalogue.NewTrophy(ev, s, model.Trophy{Counting: 2, TieBreaks: c.breaks}, 0))(t)
		var got []string
		for _, p := range ts.Places {
			got = append(got, fmt.Sprint(p.Rank, " ", p.Team, " ", p.Texts, " ", p.DecidedBy))
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%v: %s, want %s", c.breaks, strings.Join(got, ", "), c.want)
			continue
		}
		for k, want := range c.why {
			if a, b := ts.Why(k, k+1).String(), ts.Why(k+1, k).String(); a != want || b != want {
				t.Errorf("%v: %s and %s, want %s", c.breaks, a, b, want)
			}
		}
		if coded := ts.WhyByCode(0, 1).String(); len(c.breaks) > 0 && !strings.Contains(coded, c.breaks[len(c.breaks)-1]+" ") {
			t.Errorf("%v: by code it is %s", c.breaks, coded)
		}
		for _, no := range [][2]int{{0, 0}, {-1, 1}, {1, 3}, {2, 2}} {
			if w := ts.Why(no[0], no[1]); !w.Empty() {
				t.Errorf("%v: %s", no, w)
			}
		}
	}
}

// One sum opened: who counts, who does not, and what is added up.
func TestTrophySumOpened(t *testing.T) {
	ev, s := halved(8, "RTNG")
	clubs(s, "NNSSNSEE")
	for _, own := range []bool{false, true} {
		ts := must.Have(catalogue.NewTrophy(ev, s, model.Trophy{Counting: 2, TieBreaks: []string{"RTNG"}, OwnBest: own}, 0))(t)
		e := ts.Explain(0, 1)
		var lines []string
		for _, l := range e.Lines {
			lines = append(lines, fmt.Sprint(l.Opponent, " ", l.OpponentIndex, " ", l.Amount, " ", l.Note, " ", l.Struck))
		}
		if got, want := strings.Join(lines, ", "), "P1 0 1990  false, P2 1 1980  false, P5 4 1950 does not count true"; got != want {
			t.Errorf("%s, want %s", got, want)
		}
		if e.Who != "North" || e.Value != "3970" || e.Formula != "1990 + 1980 = 3970" ||
			!strings.HasSuffix(e.TieBreak.String(), ", sum of the best 2") ||
			e.Rule.String() != ts.Rule(ts.Columns[1]).String() || e.Rule.Empty() {
			t.Errorf("%+v", e)
		}
		if (len(e.Notes) == 1) != own || len(ts.Explain(0, 0).Notes) != 0 {
			t.Errorf("own best %v: %v, %v", own, e.Notes, ts.Explain(0, 0).Notes)
		}
		for _, no := range [][2]int{{-1, 0}, {3, 0}, {0, -1}, {0, 2}} {
			if e := ts.Explain(no[0], no[1]); e.Who != "" {
				t.Errorf("%v: %+v", no, e)
			}
		}
		p := &ts.Places[0]
		if len(p.Scorers()) != 2 || len(p.Others()) != 1 || p.Others()[0].Name != "P5" || p.Players != 3 {
			t.Errorf("%+v", p)
		}
	}
	// Several teams a club: the third of a club of five has one player left.
	clubs(s, "NNNNN---")
	ts := must.Have(catalogue.NewTrophy(ev, s, model.Trophy{Counting: 2, PerClub: 4, Least: 1}, 0))(t)
	var got []string
	for _, p := range ts.Places {
		got = append(got, fmt.Sprint(p.Team, " ", p.Texts, " ", len(p.Counting), "+", len(p.Next), " of ", p.Players))
	}
	if want := "North [2.0] 2+3 of 5, North B [2.0] 2+1 of 5, North C [0.0] 1+0 of 5"; strings.Join(got, ", ") != want {
		t.Errorf("%s, want %s", strings.Join(got, ", "), want)
	}
}

// What may be asked of standings, and what there is not.
func TestStandingsAnswers(t *testing.T) {
	_, s := halved(8)
	st := standings(t, s, "RTNG", "")
	for code, want := range map[string]int{"RTNG": 1, "PTS": 0, "SB": -1, "NONSENSE": -1} {
		if got := st.Column(code); got != want {
			t.Errorf("column %s is %d, want %d", code, got, want)
		}
	}
	for i, want := range map[int]int{-1: -1, 0: 0, 7: 7, 8: -1} {
		if got := st.PlaceOf(i); got != want {
			t.Errorf("place of %d is %d, want %d", i, got, want)
		}
	}
	for _, no := range [][2]int{{-1, 0}, {8, 0}, {0, -1}, {0, 2}} {
		if e := st.Explain(no[0], no[1]); e.Who != "" {
			t.Errorf("%v: %+v", no, e)
		}
	}
	for _, no := range [][2]int{{0, 0}, {-1, 0}, {0, 8}} {
		if w := st.Why(no[0], no[1]); !w.Empty() {
			t.Errorf("%v: %s", no, w)
		}
	}
	s.Kind = model.TeamEvent
	for _, p := range s.Players {
		s.Teams = append(s.Teams, model.Team{Entry: p.Entry})
	}
	for _, c := range []struct {
		primary model.ScoreKind
		list    string
		want    string
		kind    model.ScoreKind
	}{
		{model.MatchPoints, "", "MPTS", model.MatchPoints}, {model.GamePoints, "", "GPTS", model.GamePoints},
		{model.MatchPoints, "GPTS", "GPTS", model.GamePoints}, {model.GamePoints, "MPTS", "MPTS", model.MatchPoints},
		{model.MatchPoints, "BH", "MPTS BH", model.MatchPoints},
	} {
		s.Primary = c.primary
		uses := must.Have(catalogue.ParseList(c.list))(t)
		st := must.Have(catalogue.Rank(model.NewSheet(event(s), s, 0), uses, tiebreaks.RulesForList(event(s), uses)))(t)
		var codes []string
		for _, u := range st.Columns {
			codes = append(codes, u.Code)
		}
		if got := strings.Join(codes, " "); got != c.want || st.Work().Primary != c.kind {
			t.Errorf("primary %v, list %q: %s by %v, want %s by %v", c.primary, c.list, got, st.Work().Primary, c.want, c.kind)
		}
	}
	var both []tiebreaks.Use
	for _, code := range []string{"RTNG", "TPR", "KS"} {
		u := must.Have(catalogue.Parse(code))(t)
		both = append(both, u)
	}
	if _, err := catalogue.Rank(model.NewSheet(event(s), s, 0), both, tiebreaks.RuleSets[0]); err == nil || strings.Count(err.Error(),
		"\n") != 1 {
		t.Errorf("two that are for players: %v", err)
	}
}

// Of one category only its players count for their clubs; their scores and tie-breaks are those of the whole section.
// 1 to 4 won their game. North has 1, 2 and 5, South 3, 4 and 6, East 7 and 8; of them 2, 4, 5, 6 and 7 are in K-3.
func TestTrophyOfOneCategory(t *testing.T) {
	ev, s := halved(8, "RTNG")
	clubs(s, "NNSSNSEE")
	for _, k := range []int{2, 4, 5, 6, 7} {
		s.Players[k-1].Grade = "3"
	}
	s.Players[0].Grade, s.Players[2].Grade, s.Players[7].Grade = "4", "12", "5"
	s.Categories = []string{"K-3", "2300+"}
	trophy := model.Trophy{Counting: 2, Least: 1, TieBreaks: []string{"RTNG"}}
	for _, c := range []struct{ category, want string }{
		{"", "1 North 2/3 [2.0 3970], 2 South 2/3 [2.0 3930], 3 East 2/2 [0.0 3850]"},
		{"k-3", "1 North 2/2 [1.0 3930], 2 South 2/2 [1.0 3900], 3 East 1/1 [0.0 1930]"},
		{"2300+", ""},
	} {
		ts := must.Have(catalogue.NewTrophyOf(ev, s, trophy, 0, c.category))(t)
		var got []string
		for _, p := range ts.Places {
			got = append(got, fmt.Sprint(p.Rank, " ", p.Team, " ", len(p.Counting), "/", p.Players, " ", p.Texts))
		}
		if strings.Join(got, ", ") != c.want || !strings.EqualFold(ts.Category, c.category) {
			t.Errorf("%q (%s): %s, want %s", c.category, ts.Category, strings.Join(got, ", "), c.want)
		}
		if c.category == "k-3" && ts.Category != "K-3" {
			t.Errorf("the category is called %q", ts.Category)
		}
	}
	if _, err := catalogue.NewTrophyOf(ev, s, trophy, 0, "U9"); err == nil ||
		err.Error() != `Open has no category "U9". Choose one of K-3, 2300+` {
		t.Errorf("an unknown category: %v", err)
	}
}
