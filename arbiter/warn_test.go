package arbiter

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestWarningsOfFIDEMode (VCL4THP.13, questions 43, 58, 190 and 201): what endangers the rating is said before it is done,
// at its level, and nothing is said of it without FIDE mode, or before the first round.
func TestWarningsOfFIDEMode(t *testing.T) {
	_, ev := sixAfterOne(t)
	rated := *ev.Section(1)
	rated.FIDE, rated.Planned = true, 5
	ev = ev.With(&rated)
	s := ev.Section(1)
	draw := steps.Result{model.Draw, model.Draw}
	settings := func(change func(*steps.Settings)) journal.Change {
		to := steps.SettingsOf(s)
		change(&to)
		return steps.EditSection{Section: 1, Settings: to}
	}
	for _, c := range []struct {
		name   string
		change journal.Change
		level  int
		text   string
	}{
		{"leaving", steps.SetFIDEMode{Section: 1}, 4, "FIDE may not rate it"},
		{"rounds", settings(func(to *steps.Settings) { to.Planned = 6 }), 4, "becomes 6, and 5 were announced"},
		{"tie-breaks", steps.SetTieBreaks{Section: 1, List: []string{"SB"}}, 4, "The tie-breaks become SB"},
		{"rules for unplayed rounds", steps.SetTieBreaks{Section: 1, List: s.Ranking.TieBreaks, Unplayed: "us"}, 4,
			"Unplayed rounds count by other rules"},
		{"a result the next round stands on", steps.SetResult{Section: 1, Round: 1, Board: 1, Result: draw}, 3,
			"In round 1, P1 – P4 1-0 becomes ½-½, and"},
		{"other colours in the round the next one stands on", steps.SwapSides{Section: 1, Round: 1, Board: 1}, 3,
			"In round 1, P1 – P4 1-0 becomes P4 – P1 0-1, and"},
		{"a board taken out of the round the next one stands on", steps.RemovePairing{Section: 1, Round: 1, Board: 3}, 3,
			"P3 – P6 1-0 becomes P3 absent, and"},
		{"a result of the round that is played", steps.SetResult{Section: 1, Round: 2, Board: 1, Result: draw}, 0, ""},
		{"what is refused", steps.SetResult{Section: 1, Round: 7, Board: 1, Result: draw}, 0, ""},
	} {
		all := Warnings(ev, c.change)
		if c.level == 0 {
			if len(all) > 0 {
				t.Errorf("%s: %v", c.name, all)
			}
			continue
		}
		if len(all) != 1 || all[0].Level != c.level || !strings.Contains(all[0].Text.String(), c.text) {
			t.Errorf("%s: %v", c.name, all)
			continue
		}
		if (all[0].Then.String() != "") != (c.level == 4) {
			t.Errorf("%s: what follows is %q", c.name, all[0].Then)
		}
		made := must.Have(c.change.Apply(ev))(t)
		if kept := made.Section(1); len(kept.Altered)+len(kept.Amended) != 1 {
			t.Errorf("%s: the section keeps %v, %v", c.name, kept.Altered, kept.Amended)
		}
	}
	rated.FIDE = false
	if all := Warnings(ev.With(&rated), settings(func(to *steps.Settings) { to.Planned = 6 })); len(all) > 0 {
		t.Errorf("without FIDE mode: %v", all)
	}
}

// TestWarningsOfAdjournedBoards (questions 159, 160 and 163): of matches of teams it is said on which boards a round is paired that have no
// result, and which of them were adjourned before; when one ends otherwise than in a draw, of which match it was.
func TestWarningsOfAdjournedBoards(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Teams", Kind: model.TeamEvent, Planned: 3, Boards: 3, System: "team", FIDE: true, LastID: 4,
		Scoring: model.Classic(2*model.One, model.One, 3)}
	for i := 1; i <= 4; i++ {
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(i), Number: i, Name: "T" + strconv.Itoa(i)}})
	}
	won, drawn := steps.Result{model.Win, model.Loss}, steps.Result{model.Draw, model.Draw}
	match := model.Pairing{Board: 1, Sides: [2]model.ID{1, 3}, Games: []model.Game{{Outcomes: won}, {Adjourned: true}, {}}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{s.Settle(match), {Board: 2, Sides: [2]model.ID{4, 2}}}}}
	ev := (&model.Tournament{}).With(s)
	next := steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{2, 1}},
		{Board: 2, Sides: [2]model.ID{3, 4}}}}
	said := func(ev *model.Tournament, c journal.Change) string {
		var all []string
		for _, w := range Warnings(ev, c) {
			all = append(all, fmt.Sprint(w.Level, " ", w.Text))
		}
		return strings.Join(all, "\n")
	}
	if got, want := said(ev, next), "2 Round 1 has no result on board 3 of match 1, board 2. What is missing is kept as adjourned, and "+
		"counts as a draw for the pairing of round 2.\n2 Round 1 is adjourned on board 2 of match 1 and counts as a draw there for the "+
		"pairing of round 2."; got != want {
		t.Errorf("paired on open boards:\n%s\nwant\n%s", got, want)
	}
	on := func(match, game int, r steps.Result) journal.Change {
		return steps.SetBoardResult{Section: 1, Round: 1, Board: match, Game: game, Result: r}
	}
	if got := said(ev, on(1, 2, won)); got != "" {
		t.Errorf("before a round is paired on it: %s", got)
	}
	ev = must.Have(next.Apply(ev))(t)
	for c, want := range map[journal.Change]string{
		on(1, 2, won):   "3 The adjourned game of round 1 becomes T1 – T3 (board 2) 1-0. For the rounds paired since it was a draw.",
		on(1, 3, won):   "3 The adjourned game of round 1 becomes T1 – T3 (board 3) 1-0. For the rounds paired since it was a draw.",
		on(2, 1, won):   "3 The adjourned game of round 1 becomes T4 – T2 (board 1) 1-0. For the rounds paired since it was a draw.",
		on(1, 2, drawn): "",
		on(1, 1, drawn): "3 In round 1, T1 – T3 (board 1) 1-0 becomes (board 1) ½-½, and the round after it was paired on the former. " +
			"Once that round is over, an error is corrected for rating alone: Round, Result for rating.",
		steps.SetMatchScore{Section: 1, Round: 1, Board: 2, Score: [2]model.Points{6, 0}}: "3 The adjourned game of round 1 becomes T4 – T2 " +
			"3-0. For the rounds paired since it was a draw.",
	} {
		if got := said(ev, c); got != want {
			t.Errorf("%+v: %s\nwant %s", c, got, want)
		}
	}
}

// TestWarningsOfWhatIsKept (questions 61, 69, 115, 150, 154, 160, 163, 168, 174 and 178): what is kept of a section with a step, and would
// stay there for good, is said before the step.
func TestWarningsOfWhatIsKept(t *testing.T) {
	_, ev := sixAfterOne(t)
	begun := *ev.Section(1)
	begun.FIDE = true
	amend := func(what model.Amendment) func(*model.Section) {
		return func(s *model.Section) {
			s.Amended = []model.Amended{{What: what, Round: 1, From: "1-4 1-0", To: "1-4 0-1"}}
		}
	}
	compare := func(c model.Compared) func(*model.Section) {
		return func(s *model.Section) { s.Compared = []model.Compared{c} }
	}
	asks := func(kind model.Outcome, rounds ...int) func(*model.Section) {
		return func(s *model.Section) {
			for _, r := range rounds {
				s.Players[0].Byes = append(s.Players[0].Byes, model.ByeRequest{Round: r, Kind: kind})
			}
		}
	}
	noRight := func(s *model.Section) { s.Players[0].NoHalfByes = true }
	table := func(s *model.Section) { s.Format = model.RoundRobin }
	unpaired := func(s *model.Section) { s.Rounds = nil }
	open := func(s *model.Section) {
		p := &s.Rounds[0].Pairings[1]
		p.Outcomes, p.Adjourned = [2]model.Outcome{}, true
		s.Rounds = s.Rounds[:1]
	}
	for _, c := range []struct {
		name          string
		before, after func(*model.Section)
		want          string // "level code", "" for none
	}{
		{"a correction", nil, amend(model.AmendedResult), "3 correction"},
		{"an adjourned game", nil, amend(model.AmendedAdjourned), "3 adjournment"},
		{"starting numbers", nil, amend(model.AmendedNumbers), "3 numbers"},
		{"an old correction", amend(model.AmendedResult), amend(model.AmendedResult), ""},
		{"by hand", nil, compare(model.Compared{When: model.AtHand, Round: 1, Boards: []int{2}}), "4 by-hand"},
		{"by hand, and as the system makes it", nil, compare(model.Compared{When: model.AtHand, Round: 1}), ""},
		{"by hand, and not compared yet", nil, compare(model.Compared{When: model.AtHand, Round: 1, Open: true}), ""},
		{"by hand, as it was compared before", compare(model.Compared{When: model.AtHand, Round: 1, Boards: []int{2}}),
			compare(model.Compared{When: model.AtHand, Round: 1, Boards: []int{2}}), ""},
		{"by hand on another board", compare(model.Compared{When: model.AtHand, Round: 1, Boards: []int{3}}),
			compare(model.Compared{When: model.AtHand, Round: 1, Boards: []int{2}}), "4 by-hand"},
		{"by hand in another round", compare(model.Compared{When: model.AtHand, Round: 2, Boards: []int{2}}),
			compare(model.Compared{When: model.AtHand, Round: 1, Boards: []int{2}}), "4 by-hand"},
		{"by hand, and not compared before", compare(model.Compared{When: model.AtHand, Round: 1, Boards: []int{2}, Open: true}),
			compare(model.Compared{When: model.AtHand, Round: 1, Boards: []int{2}}), "4 by-hand"},
		{"by hand, and compared as the last", compare(model.Compared{When: model.AtLast, Round: 1, Boards: []int{2}}),
			compare(model.Compared{When: model.AtHand, Round: 1, Boards: []int{2}}), "4 by-hand"},
		{"another last round", nil, compare(model.Compared{When: model.AtLast, Round: 1, Refused: true}), "3 last-round"},
		{"a half-point bye", nil, asks(model.HalfBye, 3), ""},
		{"a second half-point bye", asks(model.HalfBye, 3), asks(model.HalfBye, 3, 4), "3 half-byes"},
		{"a half-point bye without a right to it", noRight, func(s *model.Section) {
			noRight(s)
			asks(model.HalfBye, 3)(s)
		}, "3 half-byes"},
		{"a correction of a table", table, func(s *model.Section) {
			table(s)
			amend(model.AmendedResult)(s)
		}, "3 correction"},
		{"leaving it", nil, func(s *model.Section) { s.FIDE = false }, "4 leave"},
		{"leaving it before the first round", unpaired, func(s *model.Section) {
			unpaired(s)
			s.FIDE = false
		}, ""},
		{"a full-point bye", nil, asks(model.FullBye, 3), "2 full-bye"},
		{"no bye any more", asks(model.FullBye, 3), nil, ""},
		{"a round on an adjourned game", open, func(s *model.Section) {
			second := s.Rounds[1]
			open(s)
			s.Rounds = append(s.Rounds, second)
		}, "2 adjourned"},
	} {
		side := func(change func(*model.Section)) *model.Section {
			s := begun
			s.Players = slices.Clone(begun.Players)
			s.Rounds = slices.Clone(begun.Rounds)
			s.Rounds[0].Pairings = slices.Clone(begun.Rounds[0].Pairings)
			if change != nil {
				change(&s)
			}
			return &s
		}
		w := warner{before: side(c.before), after: side(c.after)}
		w.look()
		var got []string
		for _, f := range w.found {
			got = append(got, fmt.Sprint(f.Level, " ", f.Code))
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: %q, not %q", c.name, got, c.want)
		}
	}
}
