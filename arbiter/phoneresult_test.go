package arbiter_test

import (
	"strings"
	"testing"

	"wallchart/arbiter"
	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// told is an event at which results are sent from phones.
type told struct {
	t  *testing.T
	ev *model.Tournament
}

func sent(t *testing.T, team bool) *told {
	s := &model.Section{ID: 1, Name: "Open", Planned: 3, Scoring: model.Classic(model.One, model.Half, 0), LastID: 4}
	p := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}}
	if team {
		s.Kind, s.Boards = model.TeamEvent, 2
		s.Teams = []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bea"}}}
		p.Games = []model.Game{{}, {White: 1}}
	} else {
		s.Players = []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bea"}}}
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{p}}}
	return &told{t, (&model.Tournament{Name: "Club"}).With(s)}
}

func (x *told) board() *model.Pairing { return &x.ev.Sections[0].Rounds[0].Pairings[0] }

func (x *told) tell(from model.Sender, text string, want arbiter.PhoneStatus) {
	x.t.Helper()
	c, came, err := arbiter.SendResult(x.ev.Sections[0], 1, x.board(), from, text)
	if err != nil || came != want {
		x.t.Fatalf("%s %s: %v, %v", from, text, came, err)
	}
	if x.ev, err = c.Apply(x.ev); err != nil {
		x.t.Fatal(err)
	}
}

// differ is what the list of problems says of phones.
func (x *told) differ() string {
	for _, f := range health.Check(x.ev) {
		if f.Code == "phones-differ" {
			return f.Text.String()
		}
	}
	return ""
}

// TestTwoEqualOnesAreTaken: the first waits, the second makes the result; one player and a steward do as well.
func TestTwoEqualOnesAreTaken(t *testing.T) {
	for _, second := range []model.Sender{model.SenderSecond, model.SenderSteward} {
		x := sent(t, false)
		x.tell(model.SenderFirst, "=", arbiter.Waits)
		x.tell(model.SenderFirst, "1-0", arbiter.Waits) // he has mistyped it
		if x.board().Done() || x.differ() != "" {
			t.Fatal("one alone is taken")
		}
		x.tell(second, "1-0", arbiter.Taken)
		if x.board().Outcomes != [2]model.Outcome{model.Win, model.Loss} || x.differ() != "" {
			t.Errorf("%v; %s", x.board().Outcomes, x.differ())
		}
		x.tell(model.SenderSecond, "1-0", arbiter.Stands)
	}
}

// TestDifferentOnesAreNot: nothing is entered and the arbiter sees it, until one is corrected or the result is typed at the desk. A
// steward beside two who differ does not decide.
func TestDifferentOnesAreNot(t *testing.T) {
	x := sent(t, false)
	x.tell(model.SenderFirst, "1-0", arbiter.Waits)
	x.tell(model.SenderSecond, "0-1", arbiter.Differs)
	x.tell(model.SenderSteward, "1-0", arbiter.Differs)
	if x.board().Done() {
		t.Fatal("one of them is taken")
	}
	const want = "Round 1, board 1: the phones differ: Ash 1-0, Bea 0-1, a steward 1-0. Nothing is entered; look at the slip."
	if got := x.differ(); got != want {
		t.Errorf("said is %q", got)
	}
	x.tell(model.SenderSecond, "1-0", arbiter.Taken)
	if x.differ() != "" {
		t.Errorf("after the correction: %s", x.differ())
	}
	x.tell(model.SenderFirst, "½-½", arbiter.Differs)
	if got := x.differ(); !strings.Contains(got, "1-0 is entered, and a phone says otherwise: Ash ½-½, Bea 1-0, a steward 1-0") {
		t.Errorf("said is %q", got)
	}
	if x.board().Outcomes[0] != model.Win {
		t.Error("a result that stands is overwritten")
	}
}

// TestAMatchFromPhones: one result for each board, and the match is what they come to.
func TestAMatchFromPhones(t *testing.T) {
	x := sent(t, true)
	x.tell(model.SenderFirst, "1-0 =", arbiter.Waits)
	x.tell(model.SenderSecond, "1-0 ½-½", arbiter.Taken)
	if got := x.board(); got.Games[1].Outcomes[0] != model.Draw || got.Score != [2]model.Points{3, 1} {
		t.Errorf("%v", got)
	}
	x = sent(t, true)
	x.board().Games = nil
	x.tell(model.SenderFirst, "1.5-0.5", arbiter.Waits)
	x.tell(model.SenderSecond, "1½-½", arbiter.Taken)
	if x.board().Score != [2]model.Points{3, 1} {
		t.Errorf("%v", x.board())
	}
}

// TestAGameAgainstNobodyIsNotTaken: a board at which one side has nobody is a win by forfeit, which the arbiter enters.
func TestAGameAgainstNobodyIsNotTaken(t *testing.T) {
	x := sent(t, true)
	x.board().Games[0].Players = [2]model.ID{11, 13}
	g := &x.board().Games[1]
	g.Players = [2]model.ID{12, 0}
	send := func() error {
		_, _, err := arbiter.SendResult(x.ev.Sections[0], 1, x.board(), model.SenderFirst, "1-0 1-0")
		return err
	}
	if err := send(); err == nil || !strings.Contains(err.Error(), "sits at board 2 of the match") {
		t.Errorf("open: %v", err)
	}
	if g.Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}; send() != nil {
		t.Errorf("entered as a forfeit: %v", send()) // the arbiter sees that it is another
	}
}

// TestWhatCannotBeSent: forfeits, nonsense, too few results, and a board at which others sit by now.
func TestWhatCannotBeSent(t *testing.T) {
	for _, c := range []struct {
		team       bool
		text, want string
	}{{false, "+-", "cannot be sent"}, {false, "1-0u", "cannot be sent"}, {false, "0-1u", "cannot be sent"},
		{false, "½-½u", "cannot be sent"}, {false, "?", "cannot be sent"}, {false, "x", "cannot be sent"},
		{false, "", "0 results are sent"}, {true, "1-0", "1 results are sent and there are 2 boards"}} {
		x := sent(t, c.team)
		_, _, err := arbiter.SendResult(x.ev.Sections[0], 1, x.board(), model.SenderFirst, c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v", c.text, err)
		}
	}
	x := sent(t, false)
	seen := *x.board()
	swapped := must.Have(steps.SwapSides{Section: 1, Round: 1, Board: 1}.Apply(x.ev))(t)
	for _, round := range []int{0, 1, 2} {
		if _, _, err := arbiter.SendResult(swapped.Sections[0], round, &seen, model.SenderFirst, "1-0"); err == nil {
			t.Errorf("round %d is taken", round)
		}
	}
}

// TestAMatchHalfPlayed stands with its open boards, and what is sent about it differs from that; one that is not begun has no result.
func TestAMatchHalfPlayed(t *testing.T) {
	for begun, want := range map[bool]string{false: "", true: "1-0 ?"} {
		x := sent(t, true)
		if begun {
			x.board().Games[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
		}
		x.tell(model.SenderFirst, "1-0 0-1", map[bool]arbiter.PhoneStatus{false: arbiter.Waits, true: arbiter.Differs}[begun])
		if _, stands, differ := arbiter.PhoneResultsDiffer(x.ev.Sections[0], 1, x.board()); stands != want || differ != begun {
			t.Errorf("begun: %v: %q stands, and differs: %v", begun, stands, differ)
		}
	}
}
