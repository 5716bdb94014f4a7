package model_test

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
)

// TestTheRatingThatCounts: FIDE's starting rank methods, for players with both
// ratings, with one and with none.
func TestTheRatingThatCounts(t *testing.T) {
	players := []model.Player{{Rating: 2100, NationalRating: 2200}, {Rating: 2100, NationalRating: 2000},
		{Rating: 1900}, {NationalRating: 1800}, {}, {Rating: 2100, OwnRating: 1700}}
	for i := range players {
		players[i].ID, players[i].Number = model.ID(i+1), i+1
	}
	for _, c := range []struct {
		choice model.RatingChoice
		want   string
	}{
		{model.RatingFIDE, "[2100 2100 1900 unr. unr. 2100]"},
		{model.RatingNational, "[2200 2000 unr. 1800 unr. unr.]"},
		{model.RatingFIDEFirst, "[2100 2100 1900 1800 unr. 2100]"},
		{model.RatingNationalFirst, "[2200 2000 1900 1800 unr. 2100]"},
		{model.RatingHigher, "[2200 2100 1900 1800 unr. 2100]"},
		{model.RatingLower, "[2100 2000 1900 1800 unr. 2100]"},
		{model.RatingOwnFirst, "[2100 2100 1900 1800 unr. 1700]"},
	} {
		s := &model.Section{Ratings: c.choice, Players: players}
		event := &model.Tournament{Federation: "SCO", Sections: []*model.Section{s}}
		got := []model.Rating{}
		for i := range players {
			r := event.RatingOf(s, &players[i])
			if got = append(got, r); model.NewSheet(event, s, 0).Lines[i].Rating != r {
				t.Errorf("%s: the sheet has another rating than %s", c.choice, r)
			}
			p := players[i] // what is typed over the rating that is shown is shown
			c.choice.Put(&p, 3000)
			if low := c.choice == model.RatingLower && p.Rating*p.NationalRating != 0; !low && c.choice.Of(&p) != 3000 {
				t.Errorf("%s: 3000 put in place of %s gives %s", c.choice, r, c.choice.Of(&p))
			}
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("%s counts %v, want %s", c.choice, got, c.want)
		}
	}
}

// TestTheFederationSaysWhichRatingCounts, unless the section does.
func TestTheFederationSaysWhichRatingCounts(t *testing.T) {
	p := model.Player{Rating: 2100, NationalRating: 2000}
	for fed, want := range map[string]model.Rating{"USA": 2000, "SCO": 2000, "GER": 2100, "NOR": 2100, "": 2100} {
		s := &model.Section{}
		event := &model.Tournament{Federation: fed}
		if got := event.RatingOf(s, &p); got != want {
			t.Errorf("in an event of %q counts %s, want %s", fed, got, want)
		}
		s.Ratings = model.RatingNational
		if got := event.RatingOf(s, &p); got != 2000 {
			t.Errorf("in an event of %q a section by national ratings counts %s", fed, got)
		}
	}
}

// TestTeamStrength: the average of the boards that play (Lothian Junior Chess,
// team events, rule 3), players without a grade left out; a strength that was
// entered comes before it.
func TestTeamStrength(t *testing.T) {
	s := &model.Section{Kind: model.TeamEvent, Boards: 3}
	add := func(name string, entered model.Rating, grades ...model.Rating) {
		s.LastID++
		team := model.Team{Entry: model.Entry{ID: s.LastID, Number: len(s.Teams) + 1, Name: name}, Strength: entered}
		for _, g := range grades {
			s.LastID++
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: s.LastID}, NationalRating: g, Team: team.ID})
			team.Roster = append(team.Roster, s.LastID)
		}
		s.Teams = append(s.Teams, team)
	}
	add("Nobody graded", 0, 0, 0, 0)
	add("Reserve left out", 0, 1000, 1000, 1001, 3000)
	add("One ungraded", 0, 1100, 0, 1101)
	add("A third more", 0, 1000, 1000, 1002)
	add("Entered", 1050, 2000, 2000, 2000)
	add("Nobody at all", 0)
	event := &model.Tournament{Federation: "SCO", Sections: []*model.Section{s}}
	strength := event.Strengths(s)
	var got, order []string
	for i := range s.Teams {
		got = append(got, strength(&s.Teams[i]).String())
	}
	for _, id := range event.ByRating(s) {
		order = append(order, s.TeamByID(id).Name)
	}
	if want := "[unr. 1000 1101 1001 1050 unr.]"; fmt.Sprint(got) != want {
		t.Errorf("strengths %v, want %s", got, want)
	}
	if want := "[One ungraded Entered A third more Reserve left out Nobody at all Nobody graded]"; fmt.Sprint(order) != want {
		t.Errorf("the order is %v", order)
	}
	s.Teams[1].Roster, s.Teams[3].Roster = s.Teams[3].Roster, s.Teams[1].Roster // 1000⅔ is more than 1000⅓
	if got := event.ByRating(s)[2]; s.TeamByID(got).Name != "Reserve left out" {
		t.Errorf("by the exact averages %s is third", s.TeamByID(got).Name)
	}
}

// TestInitialList is C.04.2 (2026): strength, then GM, IM, WGM, FM, WIM, CM, WFM,
// WCM and no title, then the alphabet.
func TestInitialList(t *testing.T) {
	s := &model.Section{}
	for _, p := range []struct {
		name, title string
		rating      model.Rating
	}{
		{"zoe", "", 2000}, {"Adam", "", 2000}, {"Nationally", "NM", 2000}, {"h", "WCM", 2000}, {"g", "WFM", 2000}, {"f", "CM", 2000},
		{"e", "WIM", 2000},
		{"d", "FM", 2000}, {"c", "WGM", 2000}, {"b", "IM", 2000}, {"a", "GM", 2000}, {"Unrated", "", 0}, {"Better", "", 2001},
		{"Unrated master", "FM", 0},
	} {
		s.LastID++
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: s.LastID, Number: int(s.LastID), Name: p.name}, Title: p.title,
			Rating: p.rating})
	}
	var order []string
	for _, id := range (&model.Tournament{}).ByRating(s) {
		order = append(order, s.Player(id).Name)
	}
	if got, want := strings.Join(order, " "), "Better a b c d e f g h Adam Nationally zoe Unrated master Unrated"; got != want {
		t.Errorf("the order is %s\nwant %s", got, want)
	}
}
