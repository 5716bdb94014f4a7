package arbiter_test

import (
	"fmt"
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/must"
)

// asked is a section of two players and five rounds, of which so many are paired.
func asked(paired int) *model.Section {
	s := &model.Section{ID: 1, Name: "Open", Planned: 5, Players: []model.Player{
		{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bea"}}}}
	s.Rounds = make([]model.Round, paired)
	return s
}

// row types letters into the cells of Ash, one after the other, and reads the row.
func row(t *testing.T, s *model.Section, typed ...string) string {
	t.Helper()
	ev := (&model.Tournament{}).With(s)
	for _, cell := range typed {
		c, err := entries.Request(ev.Section(1), 1, int(cell[0]-'0'), cell[1:])
		if err != nil {
			t.Fatalf("%s: %v", cell, err)
		}
		if c == nil {
			continue
		}
		if ev, err = c.Apply(ev); err != nil {
			t.Fatalf("%s: %v", cell, err)
		}
	}
	var b strings.Builder
	for round := 1; round <= 5; round++ {
		m := entries.RequestMark(&ev.Section(1).Players[0].Entry, round)
		if m == "" {
			m = "."
		}
		b.WriteString(m)
	}
	return b.String()
}

func TestByesAreTypedIntoTheRoundsToCome(t *testing.T) {
	for _, c := range []struct {
		typed string
		want  string
	}{
		{"2h", ".H..."},
		{"2H 5b", ".H..B"},
		{"1z 4h", "U..H."},
		{"1u", "U...."},
		{"1u 1z", "U...."}, // the same
		{"1u 1h", "H...."}, // another in its place
		{"2h 2", "....."},  // cleared
		{"2", "....."},     // nothing to clear
		{"3w", "..W––"},
		{"3w 3", "....."},
		{"3w 3h", "..H.."},
		{"3h 3w", "..W––"},
		{"3h 3w 3", "....."}, // the bye is gone as well
		{"4w 2w", ".W–––"},
		{"2w 4w", "...W–"},
	} {
		if got := row(t, asked(0), strings.Fields(c.typed)...); got != c.want {
			t.Errorf("%s makes %s, not %s", c.typed, got, c.want)
		}
	}
}

func TestWhatCannotBeAskedForIsSaid(t *testing.T) {
	late, gone, table := asked(0), asked(0), asked(0)
	late.Players[0].Entered, gone.Players[0].Withdrawn, table.Format = 3, 3, model.RoundRobin
	for _, c := range []struct {
		s     *model.Section
		round int
		text  string
		want  string
	}{
		{asked(0), 2, "x", "Type H for a half-point bye"},
		{asked(2), 2, "h", "round 2 is paired already"},
		{asked(2), 2, "w", "round 2 is paired already"},
		{asked(0), 6, "h", "there is no round 6 in Open"},
		{asked(0), 0, "h", "there is no round 0 in Open"},
		{late, 2, "h", "Ash enters only in round 3"},
		{gone, 4, "h", "Delete the W there first"},
		{gone, 4, "", "Delete the W there first"},
		{table, 2, "h", "no bye to ask for"},
	} {
		_, err := entries.Request(c.s, 1, c.round, c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q in round %d: %v; it should say %q", c.text, c.round, err, c.want)
		}
	}
	if _, err := entries.Request(asked(0), 9, 1, "h"); err == nil {
		t.Error("somebody who is not there asks for a bye")
	}
	if c, err := entries.Request(asked(2), 1, 3, "h"); c == nil || err != nil {
		t.Errorf("the first round that is not paired is refused: %v", err)
	}
	if c, err := entries.Request(late, 1, 3, "h"); c == nil || err != nil {
		t.Errorf("the round of entry is refused: %v", err)
	}
	if c, err := entries.Request(table, 1, 3, "w"); c == nil || err != nil {
		t.Errorf("withdrawing from an all-play-all is refused: %v", err)
	}
	if e := late.Players[0].Entry; entries.RequestMark(&e, 2) != "–" || entries.RequestMark(&e, 3) != "" {
		t.Error("a late entrant has no dash before his first round, or one in it")
	}
	open := asked(1)
	open.Planned = 0
	if c, err := entries.Request(open, 1, 7, "h"); c == nil || err != nil {
		t.Errorf("without a number of rounds a bye in round 7 is refused: %v", err)
	}
}

// TestRoundsToAskIn: as many as are announced; without a number the next after
// those that are paired, and as many as somebody has asked for.
func TestRoundsToAskIn(t *testing.T) {
	open, late, gone := asked(1), asked(1), asked(1)
	open.Planned, late.Planned, gone.Planned = 0, 0, 0
	late.Players[1].Byes = []model.ByeRequest{{Round: 4, Kind: model.HalfBye}}
	gone.Players[0].Withdrawn = 3
	for n, c := range []struct {
		s    *model.Section
		want int
	}{{asked(2), 5}, {asked(6), 6}, {open, 2}, {late, 4}, {gone, 3}} {
		if got := entries.RequestRounds(c.s); got != c.want {
			t.Errorf("%d: %d rounds, not %d", n, got, c.want)
		}
	}
}

func TestSectionsAreNamedByTheirBeginning(t *testing.T) {
	ev := &model.Tournament{Sections: []*model.Section{{ID: 1, Name: "K-2"}, {ID: 2, Name: "3-5"}, {ID: 3, Name: "K-2 Girls"}}}
	for text, want := range map[string]model.ID{"k-2": 1, "3-5": 2, " 3": 2, "K-2 g": 3} {
		if s, err := entries.SectionNamed(ev, text); err != nil || s.ID != want {
			t.Errorf("%q is %v, %v", text, s, err)
		}
	}
	for _, text := range []string{"k", "6-8", ""} {
		if s, err := entries.SectionNamed(ev, text); err == nil || !strings.Contains(err.Error(), "K-2, 3-5, K-2 Girls") {
			t.Errorf("%q is %v, %v", text, s, err)
		}
	}
}

// TestTheRightToHalfPointByes (VCL4THP.13, questions 175 and 176): who has none cannot ask for one, and may for another bye.
func TestTheRightToHalfPointByes(t *testing.T) {
	ev := (&model.Tournament{}).With(asked(1))
	do := func(has bool, who ...model.ID) string {
		c, err := entries.HalfByeRight(ev.Section(1), has, who...)
		if err != nil {
			return err.Error()
		}
		if c == nil {
			return "nothing"
		}
		ev = must.Have(c.Apply(ev))(t)
		return c.Label().String()
	}
	lacks := func(who ...model.ID) bool { return entries.LacksHalfByeRight(ev.Section(1), who...) }
	for _, step := range []struct {
		has   bool
		who   []model.ID
		want  string
		lacks string // whether Ash, Bea, both, nobody, somebody unknown
	}{
		{false, nil, "nobody is marked", "false false false false false"},
		{true, []model.ID{1}, "nothing", "false false false false false"},
		{false, []model.ID{1}, "A participant has no right to half-point byes", "true false false false false"},
		{false, []model.ID{1}, "nothing", "true false false false false"},
		{false, []model.ID{1, 2}, "A participant has no right to half-point byes", "true true true false false"},
		{true, []model.ID{1, 2}, "2 participants have a right to half-point byes again", "false false false false false"},
		{false, []model.ID{2, 1}, "2 participants have no right to half-point byes", "true true true false false"},
		{true, []model.ID{1, 7}, "participant 7 is not in Open", "true true true false false"},
	} {
		if got := do(step.has, step.who...); got != step.want {
			t.Errorf("%v of %v: %q, want %q", step.has, step.who, got, step.want)
		}
		if got := fmt.Sprint(lacks(1), lacks(2), lacks(1, 2), lacks(), lacks(7)); got != step.lacks {
			t.Errorf("%v of %v: lacking %s, want %s", step.has, step.who, got, step.lacks)
		}
	}
	if _, err := entries.Request(ev.Section(1), 1, 2, "h"); err == nil || !strings.HasPrefix(err.Error(), "Ash has no right") {
		t.Errorf("a half-point bye: %v", err)
	}
	for _, other := range []string{"u", "b", "w"} {
		if _, err := entries.Request(ev.Section(1), 1, 2, other); err != nil {
			t.Errorf("%s: %v", other, err)
		}
	}
	table := asked(0)
	table.Format = model.RoundRobin
	if _, err := entries.HalfByeRight(table, false, 1); err == nil {
		t.Error("in an all-play-all there are no byes")
	}
}
