package tiebreaks_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// halved is an event of n players after one round, in which number k of the first half has beaten the one of the second.
func halved(n int, list ...string) (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 1), Ranking: model.Ranking{TieBreaks: list},
		LastID: model.ID(n)}
	var round model.Round
	for k := 1; k <= n; k++ {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(k), Number: k, Name: fmt.Sprint("P", k)},
			Rating: model.Rating(2000 - 10*k)})
	}
	for k := 1; k <= n/2; k++ {
		round.Pairings = append(round.Pairings, model.Pairing{Board: k, Sides: [2]model.ID{model.ID(k), model.ID(k + n/2)},
			Outcomes: [2]model.Outcome{model.Win, model.Loss}})
	}
	s.Rounds = []model.Round{round}
	return event(s), s
}

func printedColumn(code string, values ...string) catalogue.PrintedColumn {
	c := catalogue.PrintedColumn{Section: 1, Code: code, Values: map[model.ID]string{}}
	for k, v := range values {
		c.Values[model.ID(k+1)] = v
	}
	return c
}

func differences(v *catalogue.Verified) string {
	var out []string
	for _, d := range v.Differences {
		out = append(out, fmt.Sprintf("%d %s %s not %s", d.Who, d.Code, d.Printed, d.Made))
	}
	return strings.Join(out, ", ")
}

// Places: SB leaves all four winners level and all four losers; RTNG nobody. Whoever shares a place, made or printed, may
// stand anywhere in it.
func TestPrintedPlaces(t *testing.T) {
	for _, c := range []struct{ list, printed, want, codes string }{
		{"SB", "1 2 3 4 5 6 7 8", "", ""}, // the starting numbers
		{"SB", "2 1 3 4 5 6 7 8", "", "PLACE"},
		{"SB", "1 1 1 1 5 5 5 5", "", "PLACE"},
		{"SB", "1= 1= 1= 1= 5. 5 5 5", "", "PLACE"},
		{"SB", "4 4 4 4 8 8 8 8", "", "PLACE"},
		{"SB", "5 2 3 4 1 6 7 8", "0 PLACE 5 not 1-4, 4 PLACE 1 not 5-8", "PLACE"},
		{"SB", "x 2 - 4 0 -6 8 7", "", "PLACE"}, // who has no place is passed over
		{"SB", "x 2 - 4 0 -6 7 8", "", ""},
		{"RTNG", "1 1 1 1 5 6 7 8", "", "PLACE"},
		{"RTNG", "1 1 3 1 5 6 7 8", "3 PLACE 1 not 4", "PLACE"},
		{"RTNG", "2 2 2 4 5 6 7 8", "0 PLACE 2 not 1", "PLACE"},
		{"RTNG", "2 1 3 4 5 6 7 8", "0 PLACE 2 not 1, 1 PLACE 1 not 2", "PLACE"},
	} {
		ev, s := halved(8, c.list)
		v := must.Have(catalogue.Verify(ev, s, []catalogue.PrintedColumn{printedColumn(catalogue.PlaceCode, strings.Fields(c.printed)...)}))(t)
		if got := differences(v); got != c.want || strings.Join(v.Codes, " ") != c.codes || strings.Join(v.List, " ") != "PTS "+c.list {
			t.Errorf("%s, printed %s: %q of %v by %v; want %q of %s", c.list, c.printed, got, v.Codes, v.List, c.want, c.codes)
		}
	}
}

// Other tie-breaks are guessed where five places differ and they are a quarter of all, and all lie within the score groups.
func TestPlacesElsewhere(t *testing.T) {
	swap := func(n int, moved ...int) []string { // the places of the numbers, of which these stand one for the other in a circle
		places := make([]string, n)
		for k := range places {
			places[k] = strconv.Itoa(k + 1)
		}
		for k, who := range moved {
			places[who-1] = strconv.Itoa(moved[(k+1)%len(moved)])
		}
		return places
	}
	shared := swap(8, 1, 2)
	shared[4], shared[5], shared[6] = "3", "7", "6" // 5 has a place of those with a point
	down := swap(8, 1, 2)
	down[3], down[5], down[6] = "5", "7", "6" // 4 has a place of those without
	for _, c := range []struct {
		places []string
		want   int
	}{
		{swap(8, 1, 2, 3, 4), 0}, {swap(20, 1, 2, 3, 4, 5), 5}, {swap(22, 1, 2, 3, 4, 5), 0}, {swap(24, 1, 2, 3, 4, 5, 6), 6},
		{swap(20, 1, 2, 3, 4), 0}, {swap(8, 1, 2, 3, 4, 5), 0}, {shared, 0}, {down, 0},
	} {
		ev, s := halved(len(c.places), "RTNG")
		v, err := catalogue.Verify(ev, s, []catalogue.PrintedColumn{printedColumn(catalogue.PlaceCode, c.places...)})
		if err != nil || v.Elsewhere != c.want {
			t.Errorf("%v: %d elsewhere, %v, want %d", c.places, v.Elsewhere, err, c.want)
		}
	}
}

// Columns: points and tie-breaks of the list and others are compared; what is no tie-break of players, of another section or
// without a code, is not. Whoever has no value may be printed with 0 or nothing.
func TestPrintedValues(t *testing.T) {
	ratings := []string{"1990", "1980", "1970", "1960", "1950", "1940", "1930", "1920"}
	other := printedColumn("RTNG", "1", "1", "1", "1", "1", "1", "1", "1")
	other.Section = 2
	wrong := slices.Clone(ratings)
	wrong[2], wrong[5] = "1971", "x"
	for _, c := range []struct {
		columns     []catalogue.PrintedColumn
		want, codes string
	}{
		{[]catalogue.PrintedColumn{printedColumn("RTNG", ratings...)}, "", "RTNG"},
		{[]catalogue.PrintedColumn{printedColumn("RTNG", wrong...)}, "2 RTNG 1971 not 1970", "RTNG"},
		{[]catalogue.PrintedColumn{printedColumn("PTS", "1", "1.0", "½", "1", "0", "0.0", "0,5", "")},
			"2 PTS ½ not 1.0, 6 PTS 0,5 not 0.0", "PTS"},
		{[]catalogue.PrintedColumn{printedColumn("Buchholz", "0", "0", "0", "1", "1", "1", "1", "1")}, "3 BH 1 not 0.0", "BH"}, // not in the list
		{[]catalogue.PrintedColumn{printedColumn("DE", "0", "", "0.0", "2")}, "3 DE 2 not 0", "DE"},
		{[]catalogue.PrintedColumn{printedColumn("EDE", "9"), printedColumn("NONSENSE", "9"), printedColumn("", "9"), other}, "", ""},
		{[]catalogue.PrintedColumn{printedColumn("SB", "9"), printedColumn("RTNG", "9")}, "0 SB 9 not 0.00, 0 RTNG 9 not 1990", "SB RTNG"},
	} {
		ev, s := halved(8, "RTNG")
		v := must.Have(catalogue.Verify(ev, s, c.columns))(t)
		if got := differences(v); got != c.want || strings.Join(v.Codes, " ") != c.codes || v.Sheet.Section != s || v.Elsewhere != 0 {
			t.Errorf("%v: %q of %v, want %q of %s", c.columns, got, v.Codes, c.want, c.codes)
		}
	}
}

// Printed numbers have up to two decimals, a comma or a point, or a half behind.
func TestParseValue(t *testing.T) {
	for text, want := range map[string]tiebreaks.Value{"": -1, ".": -1, "½": 50, "3½": 350, "3": 300, "3.": 300, "3.5": 350,
		",25": 25, "3.25": 325,
		" 12,5 ": 1250, "3.255": -1, "x": -1, "-1": -1, "1.x": -1, "0": 0, "007": 700, "1 2": -1, "21474836": 2147483600, "99999999": -1} {
		v, ok := tiebreaks.ParseValue(text)
		if ok != (want >= 0) || ok && v != want {
			t.Errorf("%q: %d, %v; want %d", text, v, ok, want)
		}
	}
}

// The section's own list counts up to the first entry that is not understood, is not for such participants or lacks what it
// needs; where it has none, the printed columns tell.
func TestOwnOrder(t *testing.T) {
	for _, c := range []struct {
		list []string
		want string
	}{
		{[]string{"RTNG", "SB"}, "PTS RTNG SB"}, {[]string{"RTNG", "NONSENSE", "SB"}, "PTS RTNG"}, {[]string{"EDE", "RTNG"}, "PTS"},
		{[]string{"PTS", "RTNG"}, "PTS RTNG"}, {[]string{"LOT", "RTNG"}, "PTS"}, {[]string{"RTNG", "LOT", "SB"}, "PTS RTNG"},
	} {
		ev, s := halved(8, c.list...)
		v, err := catalogue.Verify(ev, s, nil)
		if err != nil || strings.Join(v.List, " ") != c.want {
			t.Errorf("%v: %v, %v, want %s", c.list, v.List, err, c.want)
		}
	}
	ev, s := halved(8)
	other := printedColumn("SB", "1")
	other.Section = 2
	v, err := catalogue.Verify(ev, s, []catalogue.PrintedColumn{printedColumn(catalogue.PlaceCode, "1"), printedColumn("PTS", "1"),
		other, printedColumn("RTNG", "1990")})
	if err != nil || strings.Join(v.List, " ") != "PTS RTNG" || len(s.Ranking.TieBreaks) != 0 {
		t.Errorf("by the printed columns %v, %v", v.List, err)
	}
}

// The list to begin with: by federation, kind, format, what a match gives and whether colours are known.
func TestUsualLists(t *testing.T) {
	game, colourless := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}}, model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, NoColours: true}
	bye := model.Pairing{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.HalfBye}}
	rounds := func(ps ...model.Pairing) []model.Round { return []model.Round{{}, {Pairings: ps}} }
	two, one := model.Classic(2*model.One, model.One, 4), model.Classic(model.One, model.Half, 4)
	two.MatchWin = 2 * model.One
	one.MatchWin = model.One
	for _, c := range []struct {
		fed     string
		kind    model.Kind
		format  model.Format
		scoring model.Scoring
		rounds  []model.Round
		want    string
	}{
		{"", model.Individual, model.Swiss, one, nil, "fide-swiss"}, {"", model.Individual, model.Swiss, one, rounds(game), "fide-swiss"},
		{"USA", model.Individual, model.Swiss, one, rounds(game), "uschess"},
		{"", model.Individual, model.Swiss, one, rounds(colourless), "uschess"},
		{"", model.Individual, model.Swiss, one, rounds(bye, colourless), "uschess"},
		{"", model.Individual, model.Swiss, one, rounds(bye), "fide-swiss"},
		{"", model.Individual, model.Swiss, one, rounds(colourless, game), "fide-swiss"},
		{"", model.Individual, model.RoundRobin, one, nil, "fide-rr"}, {"USA", model.Individual, model.RoundRobin, one, nil, "fide-rr"},
		{"", model.Individual, model.Schiller, one, nil, "fide-rr"},
		{"", model.TeamEvent, model.Swiss, two, nil, "fide-team"}, {"", model.TeamEvent, model.RoundRobin, two, nil, "fide-team-rr"},
		{"", model.TeamEvent, model.Swiss, one, nil, "usat"}, {"USA", model.TeamEvent, model.Swiss, two, nil, "usat"},
		{"", model.TeamEvent, model.RoundRobin, one, nil, "fide-team-rr"}, {"USA", model.TeamEvent, model.RoundRobin, two, nil, "fide-team-rr"},
	} {
		s := &model.Section{ID: 1, Kind: c.kind, Format: c.format, Scoring: c.scoring, Rounds: c.rounds}
		p, ok := catalogue.Usual(&model.Tournament{Federation: c.fed}, s)
		if !ok || p.Code != c.want {
			t.Errorf("%q, %s, %s, %d rounds: %q, want %q", c.fed, c.kind, c.format, len(c.rounds), p.Code, c.want)
		}
	}
	own := &model.Section{ID: 1, Ranking: model.Ranking{TieBreaks: []string{"SB"}}}
	none := &model.Section{ID: 2, Ranking: model.Ranking{Unplayed: "plain"}}
	ev := (&model.Tournament{Federation: "USA"}).With(own).With(none)
	got := catalogue.WithUsual(ev)
	if r := got.Sections[0].Ranking; r.Preset != "" || !slices.Equal(r.TieBreaks, []string{"SB"}) || r.Unplayed != "" {
		t.Errorf("its own list became %+v", r)
	}
	if r := got.Sections[1].Ranking; r.Preset != "uschess" || len(r.TieBreaks) != 10 || r.TieBreaks[0] != "MODMED" || r.Unplayed != "us" {
		t.Errorf("without a list it has %+v", r)
	}
	if none.Ranking.Preset != "" || none.Ranking.TieBreaks != nil {
		t.Error("the section that was handed in was changed")
	}
}
