package arbiter_test

import (
	"strings"
	"testing"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/must"
)

// clubs is a match of North (1) against South (2) on two boards, each with a reserve:
// Ann, Ben, Cay and Ida, Jon, Kim.
func clubs() *model.Section {
	s := &model.Section{ID: 1, Name: "League", Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(2*model.One, model.One, 2), LastID: 16}
	for n, team := range []string{"North", "South"} {
		t := model.Team{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: team}}
		for k, name := range [][]string{{"Ann Lee", "Ben Lee", "Cay Orr"}, {"Ida Poe", "Jon Poe", "Kim Quin"}}[n] {
			id := model.ID(10 + 3*n + k)
			t.Roster = append(t.Roster, id)
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: name}, Team: t.ID})
		}
		s.Teams = append(s.Teams, t)
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}}
	return s
}

// lined is the line-up of a team in round 1 and, after a bar, its roster.
func lined(s *model.Section, team model.ID) string {
	var all []string
	p, _ := s.Rounds[0].Find(team)
	side := p.Side(team)
	for _, g := range p.Games {
		name := "-"
		if pl := s.Player(g.Players[side]); pl != nil {
			name = pl.Name[:3]
		}
		all = append(all, name)
	}
	all = append(all, "|")
	for _, id := range s.TeamByID(team).Roster {
		all = append(all, s.Player(id).Name[:3])
	}
	return strings.Join(all, " ")
}

// TestASubstitute: for one round the roster stays; from now on the two change places
// in it; who plays already changes boards; results stay where they are.
func TestASubstitute(t *testing.T) {
	for _, c := range []struct {
		what   string
		board  int
		who    model.ID
		always bool
		want   string
	}{
		{"Cay Orr plays board 2 for North in round 1", 2, 12, false, "Ann Cay | Ann Ben Cay"},
		{"Cay Orr plays board 2 for North from round 1 on", 2, 12, true, "Ann Cay | Ann Cay Ben"},
		{"Ben Lee plays board 1 for North in round 1", 1, 11, false, "Ben Ann | Ann Ben Cay"},
		{"Ben Lee plays board 1 for North from round 1 on", 1, 11, true, "Ben Ann | Ben Ann Cay"},
		{"Ann Lee plays board 2 for North from round 1 on", 2, 10, true, "Ben Ann | Ben Ann Cay"},
		{"Nobody plays board 2 for North in round 1", 2, 0, false, "Ann - | Ann Ben Cay"},
	} {
		s := clubs()
		e := (&model.Tournament{}).With(s)
		change, err := pair.Substitute(s, 1, 1, c.board, c.who, c.always)
		if err != nil {
			t.Fatalf("%s: %v", c.what, err)
		}
		next, err := change.Apply(e)
		if err != nil {
			t.Fatalf("%s: %v", c.what, err)
		}
		if got := change.Label().String(); got != c.what {
			t.Errorf("the step is called %q, want %q", got, c.what)
		}
		if got := lined(next.Sections[0], 1); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
		if got := lined(next.Sections[0], 2); got != "Ida Jon | Ida Jon Kim" {
			t.Errorf("%s: the others are %s", c.what, got)
		}
	}
	s := clubs()
	s.Rounds[0].Pairings[0].Games = []model.Game{
		{Players: [2]model.ID{10, 13}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}, {Players: [2]model.ID{11, 14}, White: 1}}
	second := clubs()
	second.Rounds[0].Pairings[0].Board = 2
	at := must.Have(pair.Substitute(second, 1, 2, 1, 15, false))(t)
	if after := must.Have(at.Apply((&model.Tournament{}).With(second)))(t); lined(after.Sections[0], 2) != "Kim Jon | Ida Jon Kim" {
		t.Errorf("at the second match: %s", lined(after.Sections[0], 2))
	}
	change := must.Have(pair.Substitute(s, 1, 2, 1, 15, false))(t)
	next := must.Have(change.Apply((&model.Tournament{}).With(s)))(t)
	games := next.Sections[0].Rounds[0].Pairings[0].Games
	if games[0].Players != [2]model.ID{10, 15} || games[0].Outcomes[0] != model.Win || games[1].White != 1 {
		t.Errorf("a substitute on a board that is played makes %+v", games)
	}
}

// TestWhatIsNoSubstitute is refused with the place and the cure, and what is so
// already is no change.
func TestWhatIsNoSubstitute(t *testing.T) {
	s := clubs()
	for _, c := range []struct {
		round, board int
		team, who    model.ID
		always       bool
		want         string
	}{
		{2, 1, 1, 12, false, "North has no match in round 2"},
		{1, 3, 1, 12, false, "the match has no board 3. Choose a board from 1 to 2"},
		{1, 0, 1, 12, false, "the match has no board 0"},
		{1, 1, 1, 15, false, "Kim Quin is not on the roster of North"},
		{1, 1, 9, 12, false, "League has no team 9"},
		{1, 1, 1, 0, true, "in one round only"},
	} {
		if _, err := pair.Substitute(s, c.round, c.team, c.board, c.who, c.always); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v", c, err)
		}
	}
	for _, always := range []bool{false, true} {
		if change, err := pair.Substitute(s, 1, 1, 2, 11, always); change != nil || err != nil {
			t.Errorf("Ben on his own board is %v, %v", change, err)
		}
	}
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	if _, err := pair.Substitute(s, 1, 1, 2, 12, false); err == nil || !strings.Contains(err.Error(), "Clear it first") {
		t.Errorf("of a match with its score alone: %v", err)
	}
}

// TestAPlayerOfARosterIsNamed by the whole name or by as much as is enough.
func TestAPlayerOfARosterIsNamed(t *testing.T) {
	s := clubs()
	s.Players[2].Name = "Lee" // what is somebody's whole name is not another's second one
	for text, want := range map[string]model.ID{"Ann Lee": 10, "be": 11, "lee": 12, " ANN ": 10, "": 0, "-": 0} {
		if got, err := pair.OnRoster(s, 1, text); err != nil || got != want {
			t.Errorf("%q is %d (%v), want %d", text, got, err, want)
		}
	}
	for text, want := range map[string]string{
		"kim": `"kim" is nobody on the roster of North. There are Ann Lee; Ben Lee; Lee`,
		"le":  `"le" may be Ann Lee or Ben Lee. Type more of the name`} {
		if _, err := pair.OnRoster(s, 1, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
