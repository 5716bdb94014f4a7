package arbiter_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"wallchart/arbiter/pair"

	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// trio is a group of three in which the first wins both games and the second the other.
func trio(id model.ID, name string, players ...string) *model.Section {
	s := &model.Section{ID: id, Name: name, Format: model.Swiss, System: "dutch", Planned: 3, LastID: 3,
		Scoring: model.Classic(model.One, model.Half, 0)}
	for i, p := range players {
		s.Players = append(s.Players, model.Player{Rating: model.Rating(2000 - 100*i - int(id)),
			Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: p}})
	}
	for _, g := range [][3]model.ID{{1, 2, 3}, {2, 3, 1}, {1, 3, 2}} {
		s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{
			{Board: 1, Sides: [2]model.ID{g[0], g[1]}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
			{Sides: [2]model.ID{g[2]}, Outcomes: [2]model.Outcome{model.ZeroBye}}}})
	}
	return s
}

// finalOf is the event with a final of the first of each group, and the best next one.
func finalOf(t *testing.T, ev *model.Tournament, f pair.Final) (*model.Tournament, *model.Section) {
	t.Helper()
	f.Name = "Final"
	c := must.Have(pair.MakeFinal(ev, ev.Sections[:2], f))(t)
	ev = must.Have(c.Apply(ev))(t)
	return ev, ev.Sections[len(ev.Sections)-1]
}

func namesIn(s *model.Section) (all []string) {
	for _, p := range s.Players {
		all = append(all, p.Name)
	}
	return all
}

func twoGroups() *model.Tournament {
	ev := &model.Tournament{LastID: 2}
	return ev.With(trio(1, "A", "Ann", "Bob", "Cy")).With(trio(2, "B", "Xia", "Yan", "Zoe"))
}

// TestTheBestNext: one of each group and the better of the seconds. Both have a point of three and a win: Bob's rating is higher.
func TestTheBestNext(t *testing.T) {
	groups := twoGroups()
	ann := &groups.Sections[0].Players[0]
	ann.Entered, ann.Byes, ann.Paid = 1, []model.ByeRequest{{Round: 3, Kind: model.ZeroBye}}, 500
	ev, s := finalOf(t, groups, pair.Final{First: 1, Next: 1, Carry: model.CarryQualifiers})
	if ann := s.Players[0]; ann.Byes != nil || ann.Entered != 0 || ann.Fee != model.Free || ann.Paid != 0 {
		t.Errorf("what was of the group goes along to the final: %+v", ann)
	}
	if got := namesIn(s); !slices.Equal(got, []string{"Ann", "Xia", "Bob"}) {
		t.Errorf("the final is of %v", got)
	}
	if s.Final == nil || s.Final.Next != 1 || !slices.Equal(s.Final.Groups, []model.ID{1, 2}) {
		t.Errorf("the record is %+v", s.Final)
	}
	st := must.Have(catalogue.Standard(ev, s, 0))(t)
	// Bob is in, so Ann's point against him counts; and the explanation says where it comes from.
	var said string
	for _, line := range st.Explain(0, 0).Lines {
		said += line.Note.String() + "\n"
	}
	// Nothing is carried of those who are not in: Xia has nobody of her group here, and Bob has lost to Ann.
	if got := fmt.Sprint(s.Adjustments); got != "[{1 0 0.0 1.0 A: Bob 1 1}]" {
		t.Errorf("carried are %s", got)
	}
	if !strings.Contains(said, "carried from place 1 of A: Bob 1\n") || strings.Contains(said, "arbiter's decision") {
		t.Errorf("Ann's point is explained by %q", said)
	}
}

// TestAWinIsWorthMoreThanTwoDraws where those who come next have as many points of as many: Bob has won a game, Yan drawn two and is
// rated higher.
func TestAWinIsWorthMoreThanTwoDraws(t *testing.T) {
	ev := twoGroups()
	b := ev.Sections[1]
	b.Players[1].Rating = 1950
	for round := range 2 {
		b.Rounds[round].Pairings[0].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	}
	all := must.Have(pair.Qualifiers(ev, ev.Sections, pair.Final{First: 1, Next: 1}))(t)
	if len(all) != 3 || all[2].Player.Name != "Bob" {
		t.Errorf("the best of those who come next is %s", all[2].Player.Name)
	}
}

// TestTheBestOfAll: nobody goes into the final by place alone; and with all the points of the group it is said of how many rounds.
func TestTheBestOfAll(t *testing.T) {
	ev := twoGroups()
	var got []string
	for _, q := range must.Have(pair.Qualifiers(ev, ev.Sections, pair.Final{Next: 2, Carry: model.CarryAll}))(t) {
		got = append(got, fmt.Sprintf("%s %s (%s) next: %t", q.Player.Name, q.Carried.Fraction(), q.Why, q.Next))
	}
	if !slices.Equal(got, []string{"Ann 2 (2/3) next: true", "Xia 2 (2/3) next: true"}) {
		t.Errorf("they are %q", got)
	}
}

// TestEqualNext: the seconds are alike in everything, and no rule says who goes.
func TestEqualNext(t *testing.T) {
	ev := twoGroups()
	b := *ev.Sections[1]
	b.Players = slices.Clone(b.Players)
	b.Players[1].Rating = ev.Sections[0].Players[1].Rating
	_, err := pair.Qualifiers(ev.With(&b), []*model.Section{ev.Sections[0], &b}, pair.Final{First: 1, Next: 1})
	if err == nil || !strings.Contains(err.Error(), "Bob of A and Yan of B are equal") {
		t.Errorf("it says %v", err)
	}
}

// TestACorrectedGroup: Cy beats Bob after all, and is second of A.
func TestACorrectedGroup(t *testing.T) {
	found := func(ev *model.Tournament) (all []string) {
		for _, f := range health.Check(ev) {
			if f.Code == "final-groups" {
				all = append(all, f.Text.String())
			}
		}
		return all
	}
	made, _ := finalOf(t, twoGroups(), pair.Final{First: 2, Carry: model.CarryAll})
	if all := found(made); all != nil {
		t.Errorf("of a final as it was made: %q", all)
	}
	correct := func(round int, of [2]model.Outcome) *model.Tournament {
		a := *made.Section(1)
		a.Rounds = slices.Clone(a.Rounds)
		a.Rounds[round].Pairings = slices.Clone(a.Rounds[round].Pairings)
		a.Rounds[round].Pairings[0].Outcomes = of
		return made.With(&a)
	}
	all := found(correct(1, [2]model.Outcome{model.Loss, model.Win}))
	if len(all) != 1 || !strings.Contains(all[0], "Cy (A) in place of Bob") {
		t.Errorf("Cy has beaten Bob: %q", all)
	}
	if all := found(correct(0, [2]model.Outcome{model.Draw, model.Draw})); len(all) != 1 || !strings.Contains(all[0], "Ann 1½, Bob 1½") {
		t.Errorf("Ann and Bob have drawn: %q", all)
	}
}

// TestAFinalFollowsAMergedGroup: B goes into A, and the final knows where its players are now.
func TestAFinalFollowsAMergedGroup(t *testing.T) {
	ev, s := finalOf(t, twoGroups(), pair.Final{First: 1})
	ev = must.Have(steps.MergeSections{Section: 1, From: []model.ID{2}}.Apply(ev))(t)
	s = ev.Section(s.ID)
	if !slices.Equal(s.Final.Groups, []model.ID{1}) {
		t.Errorf("its groups are %v", s.Final.Groups)
	}
	for _, p := range s.Players {
		if g := ev.Section(p.Origin.Section); g == nil || g.Player(p.Origin.Player).Name != p.Name {
			t.Errorf("%s is from %+v", p.Name, p.Origin)
		}
	}
}

// TestAFinalOfAnotherEvent has no groups here, and the points that were carried.
func TestAFinalOfAnotherEvent(t *testing.T) {
	_, s := finalOf(t, twoGroups(), pair.Final{First: 1, Carry: model.CarryAll})
	ev := must.Have(steps.ImportSection{Section: *s, From: "club.wallchart"}.Apply(&model.Tournament{}))(t)
	if n := ev.Sections[0]; n.Final != nil || n.Players[0].Origin != (model.Seat{}) || len(n.Adjustments) != 2 || s.Final == nil {
		t.Errorf("it is %+v", n)
	}
}

// TestTheFirstSystemOfAFinal is all against all.
func TestTheFirstSystemOfAFinal(t *testing.T) {
	all := pair.FinalSystems()
	if len(all) < 2 || !slices.Contains(all[0].Formats, model.RoundRobin) {
		t.Errorf("the first of %d is %s", len(all), all[0].Name)
	}
}

// TestAFinalByEverySystem is played to its end, round after round: the first player of each board wins.
func TestAFinalByEverySystem(t *testing.T) {
	for _, e := range pair.FinalSystems() {
		ev, s := finalOf(t, twoGroups(), pair.Final{First: 3, Carry: model.CarryAll, Pairing: pair.Pairing{System: &e.Code}})
		if s.System != e.Code || s.PlannedRounds() < 3 {
			t.Errorf("%s: the final has the system %q and %d rounds", e.Code, s.System, s.PlannedRounds())
		}
		for n := 1; n <= s.PlannedRounds(); n++ {
			m, err := pair.MakeRound(ev, s, pair.Asked{})
			if err != nil {
				t.Fatalf("%s, round %d: %v", e.Code, n, err)
			}
			c := must.Have(m.Change(ev))(t)
			ev = must.Have(c.Apply(ev))(t)
			for _, board := range ev.Section(s.ID).Rounds[n-1].Open() {
				set := steps.SetResult{Section: s.ID, Round: n, Board: board, Result: steps.Result{model.Win, model.Loss}}
				if ev, err = set.Apply(ev); err != nil {
					t.Fatalf("%s, round %d: %v", e.Code, n, err)
				}
			}
			s = ev.Section(s.ID)
		}
		st, err := catalogue.Standard(ev, s, 0)
		if err != nil || len(st.Places) != 6 || st.Places[0].Rank != 1 {
			t.Errorf("%s: %v", e.Code, err)
		}
		if e.KnockOut && st.Columns[0].Code != "KO" {
			t.Errorf("a knock-out is ranked by %s", st.Columns[0].Code)
		}
	}
}

// TestRoundsOfAFinal are asked where the system leaves them open, and a table has its own.
func TestRoundsOfAFinal(t *testing.T) {
	dutch, berger, molter := "dutch", "berger2", "molter"
	_, s := finalOf(t, twoGroups(), pair.Final{First: 3, Rounds: 2, Pairing: pair.Pairing{System: &dutch}})
	if s.Planned != 2 {
		t.Errorf("a Swiss final of two rounds has %d", s.Planned)
	}
	for want, f := range map[string]pair.Final{
		"its own number of rounds": {First: 3, Rounds: 2, Pairing: pair.Pairing{System: &berger}},
		"how many rounds":          {First: 3, Rounds: 2},
		"a table for teams":        {First: 3, Pairing: pair.Pairing{System: &molter}},
	} {
		f.Name = "Final"
		ev := twoGroups()
		if _, err := pair.MakeFinal(ev, ev.Sections, f); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not said: %v", want, err)
		}
	}
}

// TestThoseOfOneGroupStayApart in a final that is paired round by round, where that is asked for. The qualifiers are numbered anew, and
// the order of the tie-breaks is the groups'.
func TestThoseOfOneGroupStayApart(t *testing.T) {
	dutch := "dutch"
	for first, want := range map[int]string{1: "[]", 2: "[[1 3] [2 4]]"} {
		ev := twoGroups()
		ev.Sections[0].Ranking.TieBreaks = []string{"DE", "SB"}
		f := pair.Final{Name: "Final", First: first, Apart: true, Pairing: pair.Pairing{System: &dutch}}
		c := must.Have(pair.MakeFinal(ev, ev.Sections, f))(t)
		if label := fmt.Sprintf("Make Final of the first %d of A, B", first); c.Label().String() != label {
			t.Errorf("the step is called %q, want %q", c.Label(), label)
		}
		ev = must.Have(c.Apply(ev))(t)
		s := ev.Sections[2]
		apart := [][]model.ID{}
		for _, g := range s.Forbidden {
			apart = append(apart, g.Who)
		}
		if got := fmt.Sprint(apart); got != want || !slices.Equal(s.Ranking.TieBreaks, []string{"DE", "SB"}) {
			t.Errorf("of the first %d: kept apart are %s, want %s; the tie-breaks are %v", first, got, want, s.Ranking.TieBreaks)
		}
		for i, p := range s.Players {
			if p.ID != model.ID(i+1) || p.Number != i+1 {
				t.Errorf("%s is number %d, and known as %d", p.Name, p.Number, p.ID)
			}
		}
	}
}

// TestWhoQualifiesIsForTheArbiterToSettle where two of a group share the last place that leads to the final, or the first that does not.
func TestWhoQualifiesIsForTheArbiterToSettle(t *testing.T) {
	a := trio(1, "A", "Ann", "Bob", "Cy")
	ev := (&model.Tournament{LastID: 1}).With(a)
	all, err := pair.Qualifiers(ev, ev.Sections, pair.Final{First: 1, Next: 1})
	if err != nil || len(all) != 2 || all[1].Player.Name != "Bob" || !all[1].Next || all[0].Next {
		t.Errorf("the next of a single group: %+v, %v", all, err)
	}
	a.Rounds[1].Pairings[0].Outcomes = [2]model.Outcome{model.Draw, model.Draw} // Bob and Cy
	for want, f := range map[string]pair.Final{
		"Bob of A and Cy of A are equal, and only one of them goes into the final":       {First: 1, Next: 1},
		"in A Bob and Cy share place 2, and only 2 go into the final. Settle it first: ": {First: 2},
	} {
		if _, err := pair.Qualifiers(ev, ev.Sections, f); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, and not %q", err, want)
		}
	}
	if all, err := pair.Qualifiers(ev, ev.Sections, pair.Final{First: 1, Next: 2}); err != nil || len(all) != 3 {
		t.Errorf("all of them: %+v, %v", all, err)
	}
}

// TestAGroupIsPlayedToItsEnd: an all-play-all to that of its table, whatever was announced.
func TestAGroupIsPlayedToItsEnd(t *testing.T) {
	a := trio(1, "A", "Ann", "Bob", "Cy")
	a.Format, a.System, a.Planned, a.Rounds = model.RoundRobin, "", 2, a.Rounds[:2]
	ev := (&model.Tournament{LastID: 1}).With(a)
	_, err := pair.Qualifiers(ev, ev.Sections, pair.Final{First: 2})
	if err == nil || !strings.Contains(err.Error(), "has 2 of its 3 rounds") {
		t.Error(err)
	}
	// One board that is open is one too many, and one round is enough where no more were announced.
	open := trio(1, "A", "Ann", "Bob", "Cy")
	open.Rounds[2].Pairings[0].Outcomes = [2]model.Outcome{}
	ev = (&model.Tournament{LastID: 1}).With(open)
	if _, err := pair.Qualifiers(ev, ev.Sections, pair.Final{First: 2}); err == nil || !strings.Contains(err.Error(), "in A, round 3") {
		t.Errorf("a board is open: %v", err)
	}
	short := trio(1, "A", "Ann", "Bob", "Cy")
	short.Planned, short.Rounds = 1, short.Rounds[:1]
	ev = (&model.Tournament{LastID: 1}).With(short)
	if all, err := pair.Qualifiers(ev, ev.Sections, pair.Final{First: 1, Next: 2}); err != nil || all[0].Player.Name != "Ann" {
		t.Errorf("of a group of one round: %+v, %v", all, err)
	}
	ev = (&model.Tournament{LastID: 1}).With(a)
	teams := &model.Section{ID: 2, Name: "Teams", Kind: model.TeamEvent, Players: a.Players}
	ev = ev.With(teams).With(&model.Section{ID: 3, Name: "Empty"})
	if groups := pair.FinalGroups(ev); len(groups) != 1 || groups[0] != ev.Sections[0] {
		t.Errorf("%d groups are offered", len(groups))
	}
}
