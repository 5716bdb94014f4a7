package arbiter_test

import (
	"testing"
	"wallchart/arbiter/eveningtest"
	"wallchart/arbiter/rank"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/draw"
)

// TestStage says how far an event is by its sections: each a row of rounds, of which
// every board is a letter, p played and o open; planned rounds and people beside it.
func TestStage(t *testing.T) {
	type part struct {
		rounds  []string
		planned int
		people  bool
	}
	for name, c := range map[string]struct {
		parts []part
		want  rank.Stage
		over  bool
	}{
		"nothing":             {nil, rank.Stage{}, false},
		"not paired":          {[]part{{nil, 5, true}}, rank.Stage{Sections: 1, Planned: 5}, false},
		"a round just paired": {[]part{{[]string{"pp", "oo"}, 5, true}}, rank.Stage{Sections: 1, Round: 2, Planned: 5, Missing: 2}, false},
		"a round half played": {[]part{{[]string{"pp", "po"}, 5, true}}, rank.Stage{Sections: 1, Round: 2, Planned: 5, Missing: 1}, false},
		"a round played":      {[]part{{[]string{"pp", "pp"}, 5, true}}, rank.Stage{Sections: 1, Round: 2, Planned: 5}, false},
		"an earlier one open": {[]part{{[]string{"po", "pp"}, 5, true}}, rank.Stage{Sections: 1, Round: 2, Planned: 5, Missing: 1}, false},
		"all paired before": {[]part{{[]string{"pp", "oo", "oo"}, 3, true}},
			rank.Stage{Sections: 1, Round: 2, Planned: 3, Missing: 2}, false},
		"over":                  {[]part{{[]string{"pp", "pp"}, 2, true}}, rank.Stage{Sections: 1, Round: 2, Planned: 2}, true},
		"over but for a result": {[]part{{[]string{"pp", "po"}, 2, true}}, rank.Stage{Sections: 1, Round: 2, Planned: 2, Missing: 1}, false},
		"the last round behind": {[]part{{[]string{"pp"}, 2, true}}, rank.Stage{Sections: 1, Round: 1, Planned: 2}, false},
		"one behind": {[]part{{[]string{"pp", "pp"}, 5, true}, {[]string{"po"}, 5, true}},
			rank.Stage{Sections: 2, Round: 1, Planned: 5, Missing: 1}, false},
		"the other behind": {[]part{{[]string{"po"}, 5, true}, {[]string{"pp", "pp"}, 5, true}},
			rank.Stage{Sections: 2, Round: 1, Planned: 5, Missing: 1}, false},
		"nobody in one, first": {[]part{{nil, 5, false}, {[]string{"pp"}, 4, true}}, rank.Stage{Sections: 2, Round: 1, Planned: 4}, false},
		"nobody in one, last":  {[]part{{[]string{"pp"}, 4, true}, {nil, 5, false}}, rank.Stage{Sections: 2, Round: 1, Planned: 4}, false},
		"nobody in any":        {[]part{{nil, 4, false}, {nil, 5, false}}, rank.Stage{Sections: 2, Planned: 5}, false},
		"missing in both": {[]part{{[]string{"oo"}, 5, true}, {[]string{"po"}, 5, true}},
			rank.Stage{Sections: 2, Round: 1, Planned: 5, Missing: 3}, false},
	} {
		ev := &model.Tournament{Name: name}
		for i, p := range c.parts {
			s := &model.Section{ID: model.ID(i + 1), Planned: p.planned, Scoring: model.Classic(model.One, model.Half, 0)}
			for n := model.ID(1); p.people && n <= 4; n++ {
				s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: n, Number: int(n), Name: string(rune('A' + n))}})
			}
			for _, boards := range p.rounds {
				var round model.Round
				for b, how := range boards {
					pair := model.Pairing{Board: b + 1, Sides: [2]model.ID{model.ID(2*b + 1), model.ID(2*b + 2)}}
					if how == 'p' {
						pair.Outcomes = [2]model.Outcome{model.Draw, model.Draw}
					}
					round.Pairings = append(round.Pairings, pair)
				}
				s.Rounds = append(s.Rounds, round)
			}
			ev = ev.With(s)
		}
		if got := rank.StageOf(ev); got != c.want || got.Over() != c.over {
			t.Errorf("%s: %+v, over %v; want %+v, over %v", name, got, got.Over(), c.want, c.over)
		}
	}
}

// TestAnEventIsNotOverWithSomebodyUnpaired: one board of the only round stands, made by hand, and has its result.
func TestAnEventIsNotOverWithSomebodyUnpaired(t *testing.T) {
	_, s := eveningtest.Of(4)
	s.Planned = 1
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, By: model.MadeByHand,
		Outcomes: [2]model.Outcome{model.Win, model.Loss}}}}}
	ev := (&model.Tournament{}).With(s)
	if got := rank.StageOf(ev); got.Over() || got.Unpaired != 2 || got.Missing != 0 {
		t.Errorf("%+v", got)
	}
	if p := rank.ProgressOf(s); p.Over() || p.Round != 1 || len(p.Left.People) != 2 {
		t.Errorf("the section: %+v", p)
	}
	s.Players[2].Withdrawn, s.Players[3].Withdrawn = 1, 1
	if got := rank.StageOf(ev); !got.Over() {
		t.Errorf("both have left: %+v", got)
	}
	if p := rank.ProgressOf(s); !p.Over() {
		t.Errorf("both have left, the section: %+v", p)
	}
	s.FIDE = true
	if s.ByHand(1); rank.StageOf(ev).Over() || rank.StageOf(ev).Undeclared != 1 {
		t.Errorf("in FIDE mode, not declared complete: %+v", rank.StageOf(ev))
	}
}

// TestATableWithoutAPlanIsNotOver: of an all-play-all of four for which no number of rounds is entered two rounds are paired and played;
// everybody meets everybody in three.
func TestATableWithoutAPlanIsNotOver(t *testing.T) {
	_, s := eveningtest.Of(4)
	s.Format, s.System, s.Planned = model.RoundRobin, "berger", 0
	table := must.Have(draw.Table(s))(t)
	for _, boards := range table[:2] {
		for i := range boards {
			boards[i].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
		}
		s.Rounds = append(s.Rounds, model.Round{Pairings: boards})
	}
	if p := rank.ProgressOf(s); p.Over() || p.Round != 2 || p.Planned != 3 {
		t.Errorf("after two rounds of three: %+v", p)
	}
}
