package reports_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/report/reasons"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestWholeTies: a direct encounter among the tied, an average that somebody has not, and
// points in fractions down to less than nothing.
func TestWholeTies(t *testing.T) {
	event := seven()
	s := open(event)
	s.Adjustments = []model.Adjustment{{Who: 21, Games: -model.Half}, {Who: 23, Games: -model.One}}
	st := after(t, event, 0, "PTS", "DE", "ARO", "SB")
	fractions := report.Options{Points: report.Fraction, ScoreGroups: true}
	sameInAll(t, "ties-standings", charts.Standings(st, fractions))
	same(t, "ties-encounter", reasons.Explain(st.Explain(2, 1), fractions))
	st = after(t, event, 1, "PTS", "ARO")
	same(t, "ties-no-average", charts.Standings(st, fractions))
	same(t, "ties-no-average-explained", reasons.Explain(st.Explain(6, 1), fractions))
}

// TestWholeExplanation: lines that belong to no round, and lines struck; a table among the
// tied of which one line is short and one too long; and nothing of all that.
func TestWholeExplanation(t *testing.T) {
	texts := func(words ...string) (line []phrase.Text) {
		for _, w := range words {
			line = append(line, phrase.Verbatim(w))
		}
		return line
	}
	e := tiebreaks.Explanation{Who: "Anna", TieBreak: phrase.New("Buchholz"), Value: "3.0", Formula: "1 + 2 = 3.0",
		Lines: []tiebreaks.ExplainLine{{Round: 1, Opponent: "Ben", Amount: "1"}, {Amount: "2", Note: phrase.New("a bye")},
			{Round: 3, Opponent: "Cleo", Amount: "0.5", Struck: true}},
		Notes: texts("As it stands."), Rule: phrase.Verbatim("C.07"),
		Table: [][]phrase.Text{texts("", "Anna", "Ben"), texts("Anna", "*"), texts("Ben", "1", "*", "?")},
	}
	sameInAll(t, "explanation", reasons.Explain(e, report.Options{}))
	e = tiebreaks.Explanation{Who: "Anna", TieBreak: phrase.New("Direct encounter"), Value: "1", Table: e.Table[:2]}
	sameInAll(t, "explanation-of-one-line", reasons.Explain(e, report.Options{}))
	e = tiebreaks.Explanation{Who: "Anna", TieBreak: phrase.New("Buchholz"), Value: "0.0", Table: e.Table[:1]}
	sameInAll(t, "explanation-of-nothing", reasons.Explain(e, report.Options{}))
}

// TestWholeForfeits: what stands of a forfeited match goes by what the matches that were
// played show. Five teams at two boards: Rooks won without play, and so on as it is given.
func TestWholeForfeits(t *testing.T) {
	score := func(a, b model.Points) [2]model.Points { return [2]model.Points{a, b} }
	won := [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
	drawn := [2]model.Outcome{model.Draw, model.Draw}
	both := [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
	for name, second := range map[string]model.Pairing{
		"forfeits-all-boards":       {Outcomes: drawn, Score: score(2, 2)},                               // 1-1 gives out both points
		"forfeits-too-few":          {Outcomes: drawn, Score: score(1, 1)},                               // ½-½ does not tell
		"forfeits-no-match":         {Outcomes: both},                                                    // nobody came
		"forfeits-games-of-forfeit": {Outcomes: won, Score: score(4, 0), Games: []model.Game{}},          // both by forfeit
		"forfeits-begun":            {Outcomes: [2]model.Outcome{}, Score: score(3, 1), NoColours: true}, // open, but all is in
	} {
		event := forfeited(model.Pairing{Outcomes: won, Score: score(4, 0)}, second)
		same(t, name, charts.Crosstable(rank(t, event, 0, "us", "MPTS"), report.FIDE, report.Options{}))
	}
	// A match in which one board was given and to the other nobody came.
	event := forfeited(model.Pairing{Board: 1}, model.Pairing{Outcomes: drawn, Score: score(2, 2)})
	s := event.Sections[0]
	s.Rounds[0].Pairings[0].Games = []model.Game{{Outcomes: won}, {Outcomes: both}}
	same(t, "forfeits-short-match", charts.Crosstable(rank(t, event, 0, "us", "MPTS"), report.US, report.Options{}))
	same(t, "forfeits-short-match-wall", charts.Crosstable(rank(t, event, 0, "us", "MPTS"), report.WallChart, report.Options{}))
}

// TestWholeMatchesWithoutMore: boards of which the colours are not known, a match that has
// no number, and somebody on a roster who is not among the players.
func TestWholeMatchesWithoutMore(t *testing.T) {
	event := league4()
	s := open(event)
	for n := range s.Rounds[1].Pairings {
		s.Rounds[1].Pairings[n].NoColours, s.Rounds[1].Pairings[n].Board = true, 0
	}
	s.Rounds[1].Pairings = append([]model.Pairing{alone(99, model.Absent)}, s.Rounds[1].Pairings...)
	s.Teams[3].Roster = []model.ID{98}
	s.Teams[0], s.Teams[3] = s.Teams[3], s.Teams[0]
	same(t, "plain-matches", must.Have(lists.Matches(event, s, report.Options{}))(t))
	same(t, "plain-rosters", must.Have(lists.Players(event, s, report.Options{}))(t))
	s.Teams[0], s.Teams[3] = s.Teams[3], s.Teams[0]
	same(t, "plain-lineups", must.Have(charts.Lineups(after(t, event, 0, "MPTS"), report.Options{}))(t))
}

// TestWholeTrophyOfEquals: two clubs alike in all share the place; one that is too small is
// named. Values that are in no sum stand in brackets.
func TestWholeTrophyOfEquals(t *testing.T) {
	event := seven()
	s := open(event)
	for n, club := range []string{"North", "South", "South", "North", "East", "West", ""} {
		s.Players[n].Club = club
	}
	make := func(trophy model.Trophy) table.Document {
		ts := must.Have(catalogue.NewTrophy(event, s, trophy, 2))(t)
		return charts.Trophy(ts, ts.Standings().Sheet, report.Options{})
	}
	same(t, "trophy-equal", make(model.Trophy{Counting: 1}))
	same(t, "trophy-least", make(model.Trophy{Counting: 2, Least: 2, TieBreaks: []string{"ARO"}}))
}

// TestRefusals are whole sentences, each with what can be done.
func TestRefusals(t *testing.T) {
	single, teams := seven(), league4()
	players, clubs := open(single), open(teams)
	none, bare := *players, *clubs
	none.Rounds, none.Players = nil, nil
	bare.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{14, 13},
		Games: []model.Game{{Outcomes: [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}}}}}}}
	var ids []string
	for _, r := range reports.All {
		ids = append(ids, r.ID)
	}
	byID := func(id string, event *model.Tournament) error {
		r, err := reports.ByID(id)
		if err != nil {
			return err
		}
		_, err = r.Document(after(t, event, 0), report.Options{})
		return err
	}
	second := func(_ table.Document, err error) error { return err }
	unclubbed := seven()
	for n := range open(unclubbed).Players {
		open(unclubbed).Players[n].Club = ""
	}
	round := func(n int) error { return second(lists.Pairings(single, players, report.Options{Round: n})) }
	for _, c := range []struct {
		err  error
		want string
	}{
		{second(lists.Pairings(single, &none, report.Options{})), "Open has no pairings yet: pair the first round"},
		{second(lists.PairingsByName(single, &none, report.Options{})), "Open has no pairings yet: pair the first round"},
		{second(lists.Players(single, &none, report.Options{})), "nobody is in Open yet: enter players first"},
		{round(-1), "Open has no round -1: it has rounds 1 to 3"}, {round(4), "Open has no round 4: it has rounds 1 to 3"},
		{second(lists.PairingsByName(single, players, report.Options{Round: 4})), "Open has no round 4: it has rounds 1 to 3"},
		{second(lists.Matches(teams, clubs, report.Options{Round: 3})), "League has no round 3: it has rounds 1 to 2"},
		{byID("matches", single), "Open is a section of players, and only teams play matches"},
		{byID("lineups", single), "Open is a section of players, and only teams have line-ups"},
		{byID("categories", teams), "League is a section of teams, and only players are split into groups"},
		{byID("trophy", teams), "League is a team section: school teams are placed from a section of players"},
		{byID("trophy", unclubbed), "Open has no club with players enough for a trophy: enter the players' clubs or schools first"},
		{second(charts.Lineups(after(t, &model.Tournament{Sections: []*model.Section{&bare}}, 1), report.Options{})),
			"League has no board games: only the match scores are known, so there are no line-ups"},
		{byID("horoscope", single), `there is no report "horoscope"; choose one of ` + strings.Join(ids, ", ")},
		{second(charts.Categories(after(t, single, 0), report.Options{Grouping: "shoe size"})),
			`"shoe size" is nothing to group by; use category, grade, club, federation, state, sex`},
	} {
		if c.err == nil || c.err.Error() != c.want {
			t.Errorf("it says %v, want %s", c.err, c.want)
		}
	}
}

// TestManyForOneReason: thirteen who were given points for one reason are one note, twelve
// are twelve; without a reason all are told.
func TestManyForOneReason(t *testing.T) {
	for _, c := range []struct {
		many   int
		reason string
		want   string // the first note, and how many there are
		notes  int
	}{{12, "Fog", "P1: +1.0 points. Fog", 12}, {13, "Fog", "Fog: 13 participants", 1}, {13, "", "P1: +1.0 points", 13}} {
		s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(2, 1, 0)}
		for i := range c.many {
			e := model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: "P" + string(rune('1'+i))}
			s.Players = append(s.Players, model.Player{Entry: e})
			s.Adjustments = append(s.Adjustments, model.Adjustment{Who: e.ID, Games: model.One, Reason: c.reason})
		}
		st := rank(t, &model.Tournament{Sections: []*model.Section{s}}, 0, "plain", "PTS")
		notes := charts.Standings(st, report.Options{}).Tables[0].Notes
		if len(notes) != c.notes || notes[0] != c.want {
			t.Errorf("%d for %q: %d notes, %q; want %d, %q", c.many, c.reason, len(notes), notes, c.notes, c.want)
		}
	}
}

// TestEveryTextIsOneLine: wherever a name stands in a document, line ends and controls are
// taken out of it.
func TestEveryTextIsOneLine(t *testing.T) {
	const dirty = "a\nb\x07"
	d := table.Document{Title: dirty, Subtitle: dirty, Author: dirty, Keywords: dirty, Notes: []string{dirty, dirty},
		Tables: []table.Table{{Name: dirty, Title: dirty, Notes: []string{dirty, dirty}, Columns: []table.Column{{Title: dirty},
			{Title: dirty}},
			Groups: []table.Group{{Title: dirty}, {Row: 1, Title: dirty}},
			Rows: []table.Row{{Cells: []table.Cell{{Text: dirty, Below: dirty}, {Text: dirty}}},
				{Cells: []table.Cell{{Text: "clean"}, {Text: dirty, Below: dirty}}}}}}}
	const want = "a b | a b | by a b | a b |  | \n[a b] a b\na b | a b\n## a b\na b / a b | a b\n## a b\nclean | a b / a b\n" +
		"- a b\n- a b\n--- a b\n--- a b\n"
	one := d
	if got := tell(report.Join(one), false); got != want {
		t.Errorf("%q\nwant\n%q", got, want)
	}
}

// TestJoined: one document stays as it is; of several, tables of one name are counted.
func TestJoined(t *testing.T) {
	one := table.Document{Title: "Spring", Subtitle: "U14", Notes: []string{"x"},
		Tables: []table.Table{{Name: "A"}, {Name: "B", Title: "Boys"}}}
	for name, c := range map[string]struct {
		docs []table.Document
		want string
	}{
		"none": {nil, " |  |  | \n"},
		"one":  {[]table.Document{one}, "Spring | U14 |  | \n[A]\n\n[B] Boys\n\n--- x\n"},
		"three": {[]table.Document{one, one, one}, "Spring |  |  | \n[A] U14\n\n[B] Boys\n\n- x\n" +
			"[A 2] U14\n\n[B 2] Boys\n\n- x\n[A 3] U14\n\n[B 3] Boys\n\n- x\n"},
	} {
		if got := tell(report.Join(c.docs...), false); got != c.want {
			t.Errorf("%s: %q\nwant %q", name, got, c.want)
		}
	}
	if len(one.Notes) != 1 || len(one.Tables[1].Notes) != 0 || one.Tables[0].Title != "" {
		t.Errorf("what was joined is another: %+v", one)
	}
}

// A counter says how many it words are said to be.
type counter struct{}

func (counter) Word(t phrase.Text) string {
	if t.One == "" {
		return phrase.English.Word(t)
	}
	return fmt.Sprint(phrase.English.Word(t), ", counted ", t.Number)
}

// TestScoresAreCounted for languages that have forms of their own for none and for one:
// what is neither is many.
func TestScoresAreCounted(t *testing.T) {
	d := charts.Standings(after(t, seven(), 0, "PTS"), report.Options{Language: counter{}, ScoreGroups: true})
	want := []table.Group{{Row: 0, Title: "1.5 points, counted 2"}, {Row: 3, Title: "1.0 point, counted 1"},
		{Row: 5, Title: "0.5 points, counted 2"}, {Row: 6, Title: "0.0 points, counted 0"}}
	if got := d.Tables[0].Groups; !slices.Equal(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// A murmur is a language that does not tell its code.
type murmur struct{ phrase.Language }

// TestBlank: the language a document is in, and the foot of its pages.
func TestBlank(t *testing.T) {
	languages := map[string]phrase.Language{"no language": nil, "English": phrase.English, "one without a code": murmur{phrase.English}}
	for name, l := range languages {
		if got, want := tell(report.Options{Language: l}.Blank(), false), " | \n"; got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
