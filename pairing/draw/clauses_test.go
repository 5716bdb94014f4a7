package draw

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
)

// anew is a section of eight in whose second round the first two play, and the
// others have what their entries say; a third round is there too.
func anew(kind model.Kind) *model.Section {
	bye := func(id model.ID, o model.Outcome) model.Pairing {
		return model.Pairing{Sides: [2]model.ID{id}, Outcomes: [2]model.Outcome{o}}
	}
	s := &model.Section{ID: 1, Kind: kind, Planned: 3, Rounds: make([]model.Round, 3)}
	s.Rounds[1].Pairings = []model.Pairing{
		{Board: 1, Sides: [2]model.ID{1, 2}},
		bye(3, model.PairingBye), bye(4, model.FullBye), bye(5, model.HalfBye), bye(6, model.ZeroBye), bye(7, model.Absent),
	}
	for i := range 8 {
		e := model.Entry{ID: model.ID(i + 1), Number: i + 1, Entered: 3, Withdrawn: 2,
			Byes: []model.ByeRequest{{Round: 1, Kind: model.ZeroBye}, {Round: 2, Kind: model.HalfBye}}}
		if kind == model.TeamEvent {
			s.Teams = append(s.Teams, model.Team{Entry: e})
		}
		s.Players = append(s.Players, model.Player{Entry: e})
	}
	return s
}

// What a round that is there says of those who were not to be paired in it: the
// kind of their bye; of those who were, that they were there, whatever the list
// of entries says. Silence is absence, unless the round is still open.
func TestBeforeARoundThatIsThere(t *testing.T) {
	const there, asked, half = "from 2 until 0, [{1 zero-point bye}]", "from 3 until 2, [{1 zero-point bye} {2 half-point bye}]",
		"from 3 until 2, [{1 zero-point bye} {2 half-point bye}]"
	const full, zero = "from 3 until 2, [{1 zero-point bye} {2 full-point bye}]", "from 3 until 2, [{1 zero-point bye} {2 zero-point bye}]"
	for _, c := range []struct {
		name  string
		open  bool
		spoil func(s *model.Section)
		want  [8]string
	}{
		{"as it is", false, func(*model.Section) {}, [8]string{there, there, there, full, half, zero, zero, zero}},
		{"open", true, func(*model.Section) {}, [8]string{there, there, there, full, half, zero, zero, asked}},
		{"byes alone", false, func(s *model.Section) { s.Rounds[1].Pairings = s.Rounds[1].Pairings[1:] },
			[8]string{asked, asked, "from 2 until 0, [{1 zero-point bye} {2 half-point bye}]", full, half, zero, zero, asked}},
	} {
		for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
			s := anew(kind)
			c.spoil(s)
			b := beforeRound(s, 2, c.open)
			if len(b.Rounds) != 1 {
				t.Errorf("%d rounds before the second", len(b.Rounds))
			}
			for i, e := range b.Entries() {
				if got := strings.ReplaceAll(fmt.Sprintf("from %d until %d, %v", e.Entered, e.Withdrawn, e.Byes), " }", "}"); got != c.want[i] {
					t.Errorf("%s, %s, %d: %s, want %s", c.name, kind, i+1, got, c.want[i])
				}
			}
			if kind == model.TeamEvent && b.Players[0].Withdrawn != 2 {
				t.Error("the players of a team are not the participants")
			}
			if len(s.Rounds) != 3 || s.Entries()[0].Withdrawn != 2 || len(s.Entries()[0].Byes) != 2 {
				t.Error("the section itself was changed")
			}
		}
	}
	if b := beforeRound(anew(model.Individual), 4, false); len(b.Rounds) != 3 || b.Players[0].Withdrawn != 2 {
		t.Error("before a round that is not there yet all stays as it is")
	}
	s := anew(model.Individual)
	s.Players[0].Entered = 1
	if b := beforeRound(s, 2, false); b.Players[0].Entered != 1 {
		t.Error("who was there from the first round was so")
	}
}

func TestNextRound(t *testing.T) {
	s := &model.Section{}
	if Next(s) != 1 {
		t.Error("the first round is the next of none")
	}
	board := model.Round{Pairings: []model.Pairing{{Sides: [2]model.ID{3}}, {Board: 1, Sides: [2]model.ID{1, 2}}}}
	byes := model.Round{Pairings: []model.Pairing{{Sides: [2]model.ID{3}}}}
	for want, rounds := range map[int][]model.Round{3: {board, board}, 2: {board, byes, board}, 1: {{}}} {
		if s.Rounds = rounds; Next(s) != want {
			t.Errorf("next is %d, want %d", Next(s), want)
		}
	}
}

// The colour that was drawn is read from the first round (see model.Tournament.ShownColour); where that says nothing it is White.
func TestDrawnColourIsReadBack(t *testing.T) {
	bye := model.Pairing{Sides: [2]model.ID{1}, Outcomes: [2]model.Outcome{model.HalfBye}}
	for _, c := range []struct {
		name  string
		first []model.Pairing
		want  model.Colour
	}{
		{"number 1 White", []model.Pairing{{Sides: [2]model.ID{1, 3}}}, model.White},
		{"number 1 Black", []model.Pairing{{Sides: [2]model.ID{3, 1}}}, model.Black},
		{"number 1 had a bye, number 2 White", []model.Pairing{bye, {Sides: [2]model.ID{2, 3}}}, model.White},
		{"as many for either", []model.Pairing{{Sides: [2]model.ID{3, 1}}, {Sides: [2]model.ID{4, 2}}}, model.Black},
		{"no colours", []model.Pairing{{Sides: [2]model.ID{3, 1}, NoColours: true}}, model.White},
		{"no boards", nil, model.White},
	} {
		ev, s := club(4)
		s.Rounds = []model.Round{{Pairings: c.first}}
		if got := drawnColour(ev, s, model.Lot{}); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	if ev, s := club(3); drawnColour(ev, s, model.Lot{}) != model.White {
		t.Error("before the first round it is White")
	}
}

// SplitMix64 is published with its first outputs for the seeds 0 and 1234567: an
// even one is White.
func TestLotIsSplitMix64(t *testing.T) {
	for _, c := range []struct {
		seed    uint64
		outputs []uint64
	}{
		{0, []uint64{0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4, 0x06c45d188009454f, 0xf88bb8a8724c81ec, 0x1b39896a51a8749b}},
		{1234567, []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821}},
	} {
		for k, x := range c.outputs {
			want := [2]model.Colour{model.White, model.Black}[x%2]
			if got := Lot(int64(c.seed + uint64(k)*0x9e3779b97f4a7c15)); got != want {
				t.Errorf("seed %d, output %d draws %v, want %v", c.seed, k+1, got, want)
			}
		}
	}
}

// Without anybody who cannot move the boards keep their numbers, gaps too; byes
// come last.
func TestSeatedKeepsWhatItCan(t *testing.T) {
	_, s := club(7)
	ps := []model.Pairing{{Board: 7, Sides: [2]model.ID{1, 4}}, {Board: 5, Sides: [2]model.ID{5, 2}}}
	if got, err := Seated(s, ps); err != nil || got[0].Board != 7 || got[1].Board != 5 {
		t.Errorf("%v, %v", got, err)
	}
	bye := model.Pairing{Sides: [2]model.ID{7}, Outcomes: [2]model.Outcome{model.PairingBye}}
	s.Players[1].FixedBoard = 1
	got, err := Seated(s, []model.Pairing{bye, ps[0], ps[1]})
	if err != nil || got[0].Sides != ps[1].Sides || got[0].Board != 1 || got[1].Board != 2 || got[2].Sides != bye.Sides || got[2].Board != 0 {
		t.Errorf("%v, %v", got, err)
	}
}

// The examiner's engine is told the standings as places in his field; whom he
// does not know is left out.
func TestStandingForTheExaminer(t *testing.T) {
	var asked []int
	e := &pairing.Engine{Pair: func(f *pairing.Field, _ pairing.Options) (*pairing.Round, error) {
		asked = f.Standing
		return &pairing.Round{Bye: -1}, nil
	}}
	f := &pairing.Field{Players: []pairing.Player{{ID: 4}, {ID: 6}, {ID: 5}}, Standing: []int{2, 1, 0}}
	if _, err := knowing(e, []model.ID{5, 9, 4, 6}).Pair(f, pairing.Options{}); err != nil || !slices.Equal(asked, []int{2, 0, 1}) {
		t.Errorf("asked with %v, %v", asked, err)
	}
	if !slices.Equal(f.Standing, []int{2, 1, 0}) {
		t.Error("the examiner's own field was changed")
	}
	d := &Draw{Field: f, Engine: e}
	if _, err := d.Examiner().Pair(&pairing.Field{Players: f.Players}, pairing.Options{}); err != nil || !slices.Equal(asked, []int{2, 1, 0}) {
		t.Errorf("the draw's examiner asked with %v, %v", asked, err)
	}
	if f.Standing = nil; d.Examiner() != e {
		t.Error("without standings the engine is the draw's own")
	}
}

// What a round is written as: boards, the bye or the free round, whole teams that
// rest, and those who are away with what they get for it.
func TestRoundAsWritten(t *testing.T) {
	f := &pairing.Field{}
	for i := range 6 {
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 11), Present: i < 4, Why: model.HalfBye})
	}
	r := &pairing.Round{Bye: -1, Pairs: []pairing.Pair{{White: 3, Black: 0}}}
	written := func(format model.Format) string {
		out := ""
		for _, p := range (&Draw{Before: &model.Section{Format: format}, Field: f}).Pairings(r) {
			out += fmt.Sprintf("%d %v %v, ", p.Board, p.Sides, p.Outcomes[0])
		}
		return out
	}
	const boards, away = "1 [14 11] not played yet, ", "0 [15 0] half-point bye, 0 [16 0] half-point bye, "
	for _, c := range []struct {
		bye, rests int
		resting    bool
		format     model.Format
		want       string
	}{
		{-1, -1, false, model.Swiss, boards + away},
		{0, -1, false, model.Swiss, boards + "0 [11 0] pairing-allocated bye, " + away},
		{1, -1, false, model.Swiss, boards + "0 [12 0] pairing-allocated bye, " + away},
		{1, -1, true, model.Swiss, boards + "0 [12 0] rest, " + away},
		{1, -1, false, model.RoundRobin, boards + "0 [12 0] rest, " + away},
		{4, -1, false, model.Swiss, boards + "0 [15 0] pairing-allocated bye, 0 [16 0] half-point bye, "},
		{-1, 2, false, model.Swiss, boards + "0 [13 0] rest, " + away},
	} {
		r.Bye, r.Resting, r.Rests = c.bye, c.resting, nil
		if c.rests >= 0 {
			r.Rests = []int{c.rests}
		}
		if got := written(c.format); got != c.want {
			t.Errorf("%+v:\n%s\nwant\n%s", c, got, c.want)
		}
	}
	d := &Draw{Field: f}
	for who, want := range map[model.ID]int{14: 0, 11: 3} {
		if p, o := d.Find(r, who); p == nil || o != want {
			t.Errorf("%d meets %d, want %d", who, o, want)
		}
	}
	if p, o := d.Find(r, 12); p != nil || o != -1 {
		t.Errorf("12 is in %+v against %d", p, o)
	}
}

// Only the rounds there are and the next one can be paired.
func TestRoundsThatCanBePaired(t *testing.T) {
	ev, s := club(4)
	won := [2]model.Outcome{model.Win, model.Loss}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{1, 3}, Outcomes: won}, {Board: 2, Sides: [2]model.ID{4, 2}, Outcomes: won}}}}
	for round, want := range map[int]int{-1: -1, 0: 2, 1: 1, 2: 2, 3: -1} {
		d, err := New(ev, s, Options{Round: round})
		if want < 0 {
			says := fmt.Sprintf("has 1 rounds so far, so round %d cannot be paired. Pair round 2", round)
			if err == nil || !strings.Contains(err.Error(), says) {
				t.Errorf("round %d: %v", round, err)
			}
			continue
		}
		if err != nil || d.Field.Round != want {
			t.Errorf("round %d: %+v, %v; want round %d", round, d, err, want)
		}
	}
}

// Five and six Lothian teams play off after their table; others do not, nor do other
// systems, nor one that nobody knows.
func TestWhoPlaysOff(t *testing.T) {
	for n, want := range map[int]bool{4: false, 5: true, 6: true, 7: false} {
		if got := PlayOff(schools(n)); got != want {
			t.Errorf("%d Lothian teams play off: %v", n, got)
		}
	}
	for _, system := range []string{"dutch", "berger", "unknown"} {
		_, s := club(5)
		if s.System = system; PlayOff(s) {
			t.Errorf("%s plays off", system)
		}
	}
}
