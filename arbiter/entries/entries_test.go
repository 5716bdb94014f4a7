package entries

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// three is a Swiss section of Cy, ann and Bob, in this order, with ratings 1500, 1700 and 1600.
func three() (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", System: "dutch", LastID: 3, Scoring: model.Classic(0, 0, 0)}
	for i, name := range []string{"Cy", "ann", "Bob"} {
		s.Players = append(s.Players, model.Player{Rating: model.Rating([]int{1500, 1700, 1600}[i]),
			Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	return &model.Tournament{LastID: 1, Sections: []*model.Section{s}}, s
}

// TestNumbersAnew: by rating, by name whatever its capitals, and by lot; each step says which.
func TestNumbersAnew(t *testing.T) {
	turn := func(n int, swap func(i, j int)) { swap(0, n-1) }
	for by, want := range map[Order]string{
		ByRating: "New starting numbers by rating: [2 3 1]", ByName: "New starting numbers by name: [2 3 1]",
		ByLot: "New starting numbers by lot: [3 2 1]",
	} {
		ev, s := three()
		if by == ByName {
			s.Players[1].Rating, s.Players[2].Rating = 1, 1
		}
		c := must.Have(Number(ev, s, by, turn))(t)
		after := must.Have(c.Apply(ev))(t)
		var order []model.ID
		for e := range after.Sections[0].Everyone() {
			order = append(order, e.ID)
		}
		if got := fmt.Sprintf("%s: %d", c.Label(), order); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	ev, s := three()
	s.Players = nil
	if _, err := Number(ev, s, ByRating, turn); err == nil || !strings.Contains(err.Error(), "Open has nobody to number") {
		t.Errorf("nobody is numbered: %v", err)
	}
}

// TestTeamsExchangeNumbers: a team that is given another's number exchanges it; who is not in the section is edited as he is.
func TestTeamsExchangeNumbers(t *testing.T) {
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Teams: []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "A"}},
		{Entry: model.Entry{ID: 2, Number: 2, Name: "B"}}}}
	team := s.Teams[1]
	team.Number = 1
	if c, ok := EditTeam(s, team).(steps.ExchangeNumbers); !ok || c.Who != [2]model.ID{2, 1} {
		t.Errorf("B is given number 1: %+v", c)
	}
	team.Number = 5
	if c, ok := EditTeam(s, team).(steps.EditTeam); !ok || c.Team.Number != 5 {
		t.Errorf("B is given number 5: %+v", c)
	}
	team.ID = 9
	if c, ok := EditTeam(s, team).(steps.EditTeam); !ok || c.Team.ID != 9 {
		t.Errorf("a team that is not there: %+v", c)
	}
}

// TestWhyNoMerge: of Swiss sections of players alone, and where there is another.
func TestWhyNoMerge(t *testing.T) {
	section := func(id model.ID, kind model.Kind, f model.Format) *model.Section {
		return &model.Section{ID: id, Kind: kind, Format: f}
	}
	swiss, table, teams := section(1, model.Individual, model.Swiss), section(2, model.Individual, model.RoundRobin),
		section(3, model.TeamEvent, model.Swiss)
	other := section(4, model.Individual, model.Swiss)
	for _, c := range []struct {
		s    *model.Section
		all  []*model.Section
		want string
	}{
		{swiss, []*model.Section{swiss, table, teams, other}, ""},
		{swiss, []*model.Section{swiss, table, teams}, "there is no other Swiss section of players"},
		{table, []*model.Section{swiss, table, other}, "only Swiss sections of players are merged"},
		{teams, []*model.Section{swiss, teams, other}, "only Swiss sections of players are merged"},
	} {
		if got := WhyNoMerge(&model.Tournament{Sections: c.all}, c.s).String(); got != c.want {
			t.Errorf("section %d of %d: %q, want %q", c.s.ID, len(c.all), got, c.want)
		}
	}
}

// TestWhyNobodyIsMoved: each refusal names what stands in the way.
func TestWhyNobodyIsMoved(t *testing.T) {
	ev, from := three()
	to := &model.Section{ID: 2, Name: "Under", System: "dutch", Scoring: model.Classic(0, 0, 0)}
	teams := &model.Section{ID: 3, Name: "Teams", Kind: model.TeamEvent}
	ev.Sections, ev.LastID = append(ev.Sections, to, teams), 3
	from.Players[2].Expelled = 2
	for _, c := range []struct {
		from, to *model.Section
		who      []model.ID
		want     string
	}{
		{from, teams, []model.ID{1}, "players can be moved between sections of players only"},
		{teams, to, []model.ID{1}, "players can be moved between sections of players only"},
		{from, from, []model.ID{1}, "they are in Open already"},
		{from, to, nil, "nobody is to be moved. Choose players of Open"},
		{from, to, []model.ID{1, 9}, "player 9 is not in Open"},
		{from, to, []model.ID{3}, "Bob is expelled from round 2 on"},
	} {
		if _, err := Move(ev, c.from, c.to, c.who...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s to %s: %v, want %s", c.from.Name, c.to.Name, err, c.want)
		}
	}
	c := must.Have(Move(ev, from, to, 1, 2, 1))(t)
	after, err := c.Apply(ev)
	if err != nil || len(after.Section(1).Players) != 1 || len(after.Section(2).Players) != 2 {
		t.Errorf("two are moved, one of whom was named twice: %v, %+v", err, after)
	}
}

// TestWhoDidNotCome: the last round lost by forfeit, or the one in which he was left out at the door; a game or a bye that he asked for
// since is a sign of him.
func TestWhoDidNotCome(t *testing.T) {
	game := func(o model.Outcome) model.Round {
		return model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{o, o.Opposite()}}}}
	}
	bye := func(o model.Outcome, by model.Maker) model.Round {
		return model.Round{Pairings: []model.Pairing{{Sides: [2]model.ID{1}, Outcomes: [2]model.Outcome{o}, By: by}}}
	}
	lost, won := game(model.ForfeitLoss), game(model.Win)
	door, asked := bye(model.ZeroBye, model.MadeAtCheckIn), bye(model.ZeroBye, model.MadeOnRequest)
	none, absent, half := model.Round{}, bye(model.Absent, model.MadeByAbsence), bye(model.HalfBye, model.MadeOnRequest)
	for _, c := range []struct {
		name    string
		rounds  []model.Round
		round   int
		forfeit bool
	}{
		{"no round", nil, 0, false}, {"a game", []model.Round{won}, 0, false}, {"a forfeit", []model.Round{lost}, 1, true},
		{"nobody came", []model.Round{game(model.DoubleForfeit)}, 1, true}, {"a forfeit, and a game since", []model.Round{lost, won}, 0, false},
		{"a forfeit, and absent since", []model.Round{lost, absent}, 1, true}, {"two forfeits", []model.Round{lost, lost}, 2, true},
		{"a forfeit, and a bye that he asked for", []model.Round{lost, half}, 0, false},
		{"a forfeit, and a bye without a point that he asked for", []model.Round{lost, asked}, 1, true},
		{"left out at the door", []model.Round{won, door}, 2, false}, {"at the door, and then again", []model.Round{door, door}, 2, false},
		{"at the door, and not in the round since", []model.Round{door, none}, 1, false},
		{"a forfeit, and at the door", []model.Round{lost, door}, 1, true},
		{"a bye without a point that he asked for", []model.Round{asked}, 0, false},
	} {
		s := &model.Section{Scoring: model.Classic(0, 0, 0), Rounds: c.rounds}
		if round, forfeit := Missed(s, 1, len(c.rounds)+1); round != c.round || forfeit != c.forfeit {
			t.Errorf("%s: round %d, forfeit %v; want %d, %v", c.name, round, forfeit, c.round, c.forfeit)
		}
	}
}

// TestNoShowsAreOfASwiss: in a knock-out and in a table there is nothing to decide.
func TestNoShowsAreOfASwiss(t *testing.T) {
	for _, c := range []struct {
		system string
		format model.Format
		want   int
	}{{"dutch", model.Swiss, 1}, {"", model.Swiss, 1}, {"knockout", model.Swiss, 0}, {"berger", model.RoundRobin, 0}} {
		_, s := three()
		s.System, s.Format = c.system, c.format
		s.Rounds = []model.Round{{Pairings: []model.Pairing{
			{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}}}}}
		if got := NoShows(s); len(got) != c.want {
			t.Errorf("%q: %d", c.system, len(got))
		}
	}
}

// TestSchoolsThatThePairingWouldMiss: in two spellings within one section that keeps teammates apart, of players who go on.
func TestSchoolsThatThePairingWouldMiss(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(s *model.Section)
		want   int
	}{
		{"two spellings", func(*model.Section) {}, 1},
		{"one of them has left", func(s *model.Section) { s.Players[1].Withdrawn = 1 }, 0},
		{"no team prize", func(s *model.Section) { s.Trophy = nil }, 0},
		{"a system that keeps no teammates apart", func(s *model.Section) { s.System = "dutch" }, 0},
		{"a section that ignores teams", func(s *model.Section) { s.SystemSettings = model.SystemSettings{"teams": "ignore"} }, 0},
		{"one spelling", func(s *model.Section) { s.Players[1].Club = s.Players[0].Club }, 0},
	} {
		ev, s := three()
		s.System, s.Trophy = "us-swiss", &model.Trophy{}
		s.Players[0].Club, s.Players[1].Club = "North High School", "North HS"
		c.change(s)
		if got := Unjoined(ev, s); len(got) != c.want {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
}

// TestLateEntrantsBegin with the last round while it has boards to play or nobody is paired in it, and otherwise with the next.
func TestLateEntrantsBegin(t *testing.T) {
	open := model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}
	over := model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}}}
	for _, c := range []struct {
		rounds []model.Round
		want   int
	}{{nil, 1}, {[]model.Round{open}, 1}, {[]model.Round{over}, 2}, {[]model.Round{over, open}, 2}, {[]model.Round{open, over}, 3},
		{[]model.Round{over, {}}, 2}} {
		if got := EntryRound(&model.Section{Rounds: c.rounds}); got != c.want {
			t.Errorf("%d rounds: in round %d, want %d", len(c.rounds), got, c.want)
		}
	}
}

// TestSchoolsInSeveralSpellings: in the order of the alphabet, each with the spelling that most have first, until somebody says that
// they are several schools.
func TestSchoolsInSeveralSpellings(t *testing.T) {
	ev, s := three()
	s.Players = nil
	for i, club := range []string{"West HS", "North HS", "West High School", "North High School", "North HS", "", "East HS"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Club: club}})
	}
	said := func() (text string) {
		for _, x := range Schools(ev) {
			text += fmt.Sprintf("%s (%d, first %d, several %v); ", strings.Join(x.Names, " / "), x.Players, x.Who, x.Several)
		}
		return text
	}
	want := "North HS / North High School (3, first 4, several false); West High School / West HS (2, first 1, several false); "
	if got := said(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	schools := Schools(ev)
	s.Seen = []model.Seen{{Code: "other", Facts: schools[0].Facts()}, {Code: SpellingsSeen, Facts: schools[1].Facts()}}
	if got := OpenSchools(ev); len(got) != 1 || got[0].Names[0] != "North HS" || !strings.Contains(said(), "first 1, several true") {
		t.Errorf("open are %+v", got)
	}
}

// TestMergedSectionsAreNumbered by rating before the first round; later, and where nobody is rated, numbers stay.
func TestMergedSectionsAreNumbered(t *testing.T) {
	for name, c := range map[string]struct {
		change func(a, b *model.Section)
		want   string
	}{
		"before the first round": {func(_, b *model.Section) { b.Players[0].Rating = 1650 }, "ann Dee Bob Cy"},
		"nobody is rated": {func(a, b *model.Section) {
			for i := range a.Players {
				a.Players[i].Rating = 0
			}
		}, "Cy ann Bob Dee"},
		"after it": {func(a, b *model.Section) {
			won := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}
			a.Rounds = []model.Round{{Pairings: []model.Pairing{won}}}
			b.Rounds = []model.Round{{Pairings: []model.Pairing{{Sides: [2]model.ID{1}, Outcomes: [2]model.Outcome{model.PairingBye}}}}}
			b.Players[0].Rating = 1650
		}, "Cy ann Bob Dee"},
	} {
		ev, a := three()
		b := &model.Section{ID: 2, Name: "Under", System: "dutch", Scoring: a.Scoring, LastID: 1,
			Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Dee"}}}}
		ev.Sections, ev.LastID = append(ev.Sections, b), 2
		c.change(a, b)
		step := must.Have(Merge(ev, a, b))(t)
		after := must.Have(step.Apply(ev))(t)
		var names []string
		for e := range after.Section(1).Everyone() {
			names = append(names, e.Name)
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestPartsByRating: of about twenty players each, four at most, with limits at hundreds.
func TestPartsByRating(t *testing.T) {
	for _, c := range []struct {
		ratings []int
		times   int // each of them
		want    string
	}{
		{[]int{1210, 1390, 1550, 1720}, 5, "U1500 1500+"},
		{[]int{1210, 1390, 1550, 1720}, 15, "U1300 1300-1499 1500+"},
		{[]int{1210, 1390, 1550, 1720}, 20, "U1300 1300-1499 1500-1699 1700+"},
		{[]int{1210, 1390, 1550, 1720}, 40, "U1300 1300-1499 1500-1699 1700+"},
		{[]int{1210, 1250}, 5, ""},
		{[]int{1300, 0, 1400}, 5, "U1400 1400+"},
		{[]int{0}, 20, ""},
		{nil, 0, ""},
	} {
		ev, s := three()
		s.Players = nil
		for _, r := range c.ratings {
			for range c.times {
				s.Players = append(s.Players, model.Player{Rating: model.Rating(r)})
			}
		}
		if got := strings.Join(ratingGroups(ev, s), " "); got != c.want {
			t.Errorf("%d times %d: %q, want %q", c.times, c.ratings, got, c.want)
		}
	}
}
