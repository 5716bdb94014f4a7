package steps

import (
	"testing"

	"wallchart/model"
)

// TestWhatStands: a round stands as it was if nobody met somebody else, with other colours or another result; what was missing may
// be entered.
func TestWhatStands(t *testing.T) {
	win, open := [2]model.Outcome{model.Win, model.Loss}, [2]model.Outcome{}
	bye := [2]model.Outcome{model.PairingBye}
	s := &model.Section{Players: []model.Player{{Entry: model.Entry{ID: 1}}, {Entry: model.Entry{ID: 2}},
		{Entry: model.Entry{ID: 3}}, {Entry: model.Entry{ID: 4}}}}
	p := func(a, b model.ID, o [2]model.Outcome) model.Pairing {
		return model.Pairing{Sides: [2]model.ID{a, b}, Outcomes: o}
	}
	games := func(p model.Pairing, games ...model.Game) model.Pairing { p.Games = games; return p }
	board := func(a, b model.ID, white int, o [2]model.Outcome) model.Game {
		return model.Game{Players: [2]model.ID{a, b}, White: uint8(white), Outcomes: o}
	}
	for name, c := range map[string]struct {
		before, after []model.Pairing
		want          bool
	}{
		"the same":                   {[]model.Pairing{p(1, 2, win)}, []model.Pairing{p(1, 2, win)}, true},
		"another result":             {[]model.Pairing{p(1, 2, win)}, []model.Pairing{p(1, 2, open)}, false},
		"a missing result":           {[]model.Pairing{p(1, 2, open)}, []model.Pairing{p(1, 2, win)}, true},
		"another opponent":           {[]model.Pairing{p(1, 2, open)}, []model.Pairing{p(1, 3, open)}, false},
		"other colours":              {[]model.Pairing{p(1, 2, open)}, []model.Pairing{p(2, 1, open)}, false},
		"gone":                       {[]model.Pairing{p(1, 2, open)}, nil, false},
		"a bye of one not there":     {[]model.Pairing{p(9, 0, bye)}, nil, true},
		"one not there, and another": {[]model.Pairing{p(9, 0, bye), p(1, 2, win)}, []model.Pairing{p(1, 2, open)}, false},
		"a bye":                      {[]model.Pairing{p(1, 0, bye)}, []model.Pairing{p(1, 0, [2]model.Outcome{model.HalfBye})}, false},
		"a new bye":                  {[]model.Pairing{p(1, 2, win)}, []model.Pairing{p(1, 2, win), p(3, 0, bye)}, true},
		"a new board":                {[]model.Pairing{p(1, 2, win)}, []model.Pairing{p(1, 2, win), p(3, 4, open)}, false},
		"a missing one, then another": {[]model.Pairing{p(1, 2, open), p(3, 4, win)},
			[]model.Pairing{p(1, 2, win), p(3, 4, open)}, false},
		"a match": {[]model.Pairing{games(p(1, 2, open), board(11, 12, 0, win))},
			[]model.Pairing{games(p(1, 2, open), board(11, 12, 0, win))}, true},
		"a board of it": {[]model.Pairing{games(p(1, 2, open), board(11, 12, 0, win))},
			[]model.Pairing{games(p(1, 2, open), board(11, 12, 0, open))},
			false},
		"who played on it": {[]model.Pairing{games(p(1, 2, win), board(11, 12, 0, win))},
			[]model.Pairing{games(p(1, 2, win), board(13, 12, 0, win))},
			false},
		"who had White on it": {[]model.Pairing{games(p(1, 2, win), board(11, 12, 0, win))},
			[]model.Pairing{games(p(1, 2, win), board(11, 12, 1, win))},
			false},
		"a missing board of it": {[]model.Pairing{games(p(1, 2, open), board(11, 12, 0, open))},
			[]model.Pairing{games(p(1, 2, win), board(13, 12, 1, win))},
			true},
		"fewer boards": {[]model.Pairing{games(p(1, 2, open), board(11, 12, 0, win))}, []model.Pairing{games(p(1, 2, open))}, false},
	} {
		if got := stands(s, &model.Round{Pairings: c.before}, &model.Round{Pairings: c.after}); got != c.want {
			t.Errorf("%s: it stands: %v, want %v", name, got, c.want)
		}
	}
}

// TestKeptApartInFIDEMode: who is kept apart, and in which rounds, is one of the conditions.
func TestKeptApartInFIDEMode(t *testing.T) {
	group := func(from, to int, who ...model.ID) *model.Section {
		return &model.Section{Forbidden: []model.Forbidden{{From: from, To: to, Who: who}}}
	}
	for _, c := range []struct {
		after *model.Section
		same  bool
	}{
		{group(1, 3, 5, 6), true}, {group(2, 3, 5, 6), false}, {group(1, 2, 5, 6), false}, {group(1, 3, 5, 7), false}, {group(1, 3, 5), false},
		{group(2, 2, 5, 6), false}, {group(2, 2, 7), false}, {&model.Section{}, false},
	} {
		if what := fixed(group(1, 3, 5, 6), c.after); (what == "") != c.same {
			t.Errorf("%+v: %q", c.after.Forbidden, what)
		}
	}
}
