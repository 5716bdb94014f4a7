package model_test

import (
	"reflect"
	"testing"

	"wallchart/model"
)

var (
	won   = [2]model.Outcome{model.Win, model.Loss}
	drawn = [2]model.Outcome{model.Draw, model.Draw}
)

// Who is withdrawn or expelled is gone from the earlier of the two rounds on.
func TestGone(t *testing.T) {
	for _, c := range []struct{ withdrawn, expelled, want int }{{0, 0, 0}, {3, 0, 3}, {0, 4, 4}, {3, 4, 3}, {4, 3, 3}, {3, 3, 3}} {
		e := model.Entry{Withdrawn: c.withdrawn, Expelled: c.expelled}
		if got := e.Gone(); got != c.want || e.Plays(9) != (c.want == 0) || c.want > 0 && (!e.Plays(c.want-1) || e.Plays(c.want)) {
			t.Errorf("%+v: gone from round %d on", c, got)
		}
	}
}

// A game that was played and is not rated keeps who won it.
func TestUnrated(t *testing.T) {
	for _, c := range [][2][2]model.Outcome{
		{won, {model.UnratedWin, model.UnratedLoss}}, {drawn, {model.UnratedDraw, model.UnratedDraw}},
		{{model.Draw, model.Loss}, {model.UnratedDraw, model.UnratedLoss}},
		{{model.ForfeitWin, model.ForfeitLoss}, {model.ForfeitWin, model.ForfeitLoss}}, {{}, {}},
	} {
		if got := model.Unrated(c[0]); got != c[1] {
			t.Errorf("%v unrated is %v", c[0], got)
		}
	}
}

// four is a section of four after a round: 1-2 won, for rating drawn; 3-4 drawn.
func four() (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Scoring: model.Classic(model.One, model.Half, 0), LastID: 4}
	for i := range 4 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1}})
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: won, ForRating: model.ForRating{Outcomes: drawn, Reason: "agreed"}},
		{Board: 2, Sides: [2]model.ID{3, 4}, Outcomes: drawn}}}}
	s.Adjustments = []model.Adjustment{{Who: 3, Match: 1, Games: 1}}
	return (&model.Tournament{}).With(s), s
}

// As rated the game is drawn; half a point is added to who won and taken from who lost,
// so that the scores stay 1, 0, 1, ½.
func TestAsRated(t *testing.T) {
	ev, s := four()
	want := []model.Corrected{{1, 1, 0, [2]model.ID{1, 2}, won, model.ForRating{Outcomes: drawn, Reason: "agreed"}}}
	if got := s.CorrectedForRating(); !reflect.DeepEqual(got, want) {
		t.Errorf("corrected are %+v", got)
	}
	before := model.NewSheet(ev, s, 0)
	rated := ev.AsRated(s)
	if ps := rated.Rounds[0].Pairings; ps[0].Outcomes != drawn || ps[1].Outcomes != drawn || s.Rounds[0].Pairings[0].Outcomes != won {
		t.Errorf("rated are %+v", rated.Rounds)
	}
	if !reflect.DeepEqual(rated.Adjustments, []model.Adjustment{{Who: 3, Match: 1, Games: 1},
		{Who: 1, Round: 1, Match: 1, Games: 1}, {Who: 2, Round: 1, Match: -1, Games: -1}}) || len(s.Adjustments) != 1 {
		t.Errorf("adjusted are %+v", rated.Adjustments)
	}
	for i, l := range model.NewSheet(ev, rated, 0).Lines {
		if l.Games != before.Lines[i].Games || l.Games != []model.Points{2, 0, 2, 1}[i] {
			t.Errorf("number %d has %s", i+1, l.Games)
		}
	}
	s.Rounds[0].Pairings[0].ForRating = model.ForRating{}
	if ev.AsRated(s) != s {
		t.Error("without corrections it is another section")
	}
}

// teams is a match of two boards, 1½-½; its second board, drawn, is lost by Black for rating.
func teams() (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(model.One, model.Half, 0), LastID: 14,
		Teams: []model.Team{{Entry: model.Entry{ID: 1, Number: 1}}, {Entry: model.Entry{ID: 2, Number: 2}}}}
	for _, id := range []model.ID{11, 12, 13, 14} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id}})
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{s.Settle(model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Games: []model.Game{
		{Players: [2]model.ID{11, 13}, Outcomes: won},
		{Players: [2]model.ID{12, 14}, White: 1, Outcomes: drawn, ForRating: model.ForRating{Outcomes: [2]model.Outcome{model.Loss, model.Win}}},
	}})}}}
	return (&model.Tournament{}).With(s), s
}

// The match, 1½-½ for the table, is 1-1 of the games as rated: a match point of two and
// half a game point are put right for each side.
func TestATeamMatchAsRated(t *testing.T) {
	ev, s := teams()
	want := []model.Corrected{{1, 1, 2, [2]model.ID{12, 14}, drawn, model.ForRating{Outcomes: [2]model.Outcome{model.Loss, model.Win}}}}
	if got := s.CorrectedForRating(); !reflect.DeepEqual(got, want) {
		t.Errorf("corrected are %+v", got)
	}
	rated := ev.AsRated(s)
	p := rated.Rounds[0].Pairings[0]
	if p.Score != [2]model.Points{2, 2} || p.Games[0].Outcomes != won || s.Rounds[0].Pairings[0].Games[1].Outcomes != drawn {
		t.Errorf("rated is %+v", p)
	}
	match := s.Scoring.MatchWin - s.Scoring.MatchDraw
	if !reflect.DeepEqual(rated.Adjustments, []model.Adjustment{{Who: 1, Round: 1, Match: match, Games: 1},
		{Who: 2, Round: 1, Match: -match, Games: -1}}) {
		t.Errorf("adjusted are %+v", rated.Adjustments)
	}
	s.Rounds[0].Pairings[0].Games[1].ForRating.Outcomes = won // 2-0: the match is won all the same
	if a := ev.AsRated(s).Adjustments; !reflect.DeepEqual(a, []model.Adjustment{{Who: 1, Round: 1, Games: -1}, {Who: 2, Round: 1, Games: 1}}) {
		t.Errorf("adjusted are %+v", a)
	}
	s.Rounds[0].Pairings[0].Games[1].ForRating.Outcomes = [2]model.Outcome{model.Loss, model.Win}
	q := s.Rounds[0].Pairings[0]
	q.ForRating = model.ForRating{Outcomes: won}
	turned := q.Turned()
	lost := [2]model.Outcome{model.Loss, model.Win}
	if turned.Games[1].ForRating.Outcomes != won || turned.ForRating.Outcomes != lost || q.ForRating.Outcomes != won {
		t.Errorf("turned it is %+v", turned)
	}
}

func TestAResultForRatingMustBeOne(t *testing.T) {
	bad := model.ForRating{Outcomes: [2]model.Outcome{model.Win, model.Win}}
	_, s := four()
	s.Rounds[0].Pairings[0].ForRating = bad
	_, m := teams()
	m.Rounds[0].Pairings[0].Games[1].ForRating = bad
	for _, s := range []*model.Section{s, m} {
		if ps := s.Check().Grave(); len(ps) != 1 || ps[0].Code != "rating-contradict" || ps[0].Board != 1 || !ps[0].Grave ||
			ps[0].What.String() != "for rating win for one side and win for the other contradict each other" {
			t.Errorf("found are %+v", ps)
		}
	}
}
