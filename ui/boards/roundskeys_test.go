package boards

import (
	"testing"

	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// TestOtherKeys: a list that is pasted is read as the keys in use are, a key that clears leaves the caret, and the remark beside the
// rounds is that of the keys; a match is typed as a score whatever they are.
func TestOtherKeys(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(6), [2]model.ID{1, 4}, [2]model.ID{5, 2}, [2]model.ID{3, 6}))
	r.Preferences().SetString("resultKeys", "sharly")
	s := r.onScreen()
	if s.Hint.Text() != words.Say("rounds.keys.sharly") {
		t.Errorf("the remark is %q", s.Hint.Text())
	}
	s.Grid.Paste("3\n2\n1\n")
	if got := s.texts("result"); got != "½-½|0-1|1-0" || len(r.Made) != 1 {
		t.Errorf("3, 2 and 1 are %s", got)
	}
	if err := s.Enter(0, "2"); err != nil || s.texts("result") != "0-1|0-1|1-0" {
		t.Errorf("2 that is entered makes %s: %v", s.texts("result"), err)
	}
	if err := s.Enter(0, "3"); err != nil {
		t.Error(err)
	}
	r.mark(s, "result", 1, 1)
	r.Typed("0")
	if row, _, _ := s.Grid.Selected(); row != 1 || s.texts("result") != "½-½||1-0" {
		t.Errorf("0 makes %s in row %d", s.texts("result"), row)
	}
	teams := try(t, hosttest.League())
	teams.Preferences().SetString("resultKeys", "sharly")
	s = teams.onScreen()
	if s.Hint.Text() != words.Say("rounds.keys.teams") {
		t.Errorf("of teams the remark is %q", s.Hint.Text())
	}
	s.Grid.Paste("2-0\n")
	if got := s.texts("result"); got != "2-0" {
		t.Errorf("a score that is pasted is %s", got)
	}
}

// TestAKeyTooManyIsSaid, once: it changes no board that has its result, and pressed again it does.
func TestAKeyTooManyIsSaid(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}, [2]model.ID{4, 2}))
	s := r.onScreen()
	r.Typed("101")
	if s.texts("result") != "1-0|0-1" || len(r.Said) != 1 || r.Said[0] != words.Say("rounds.full") {
		t.Errorf("three keys make %s; %q", s.texts("result"), r.Said)
	}
	if r.Typed("1"); s.texts("result") != "1-0|1-0" || len(r.Said) != 1 {
		t.Errorf("once more it is %s; %q", s.texts("result"), r.Said)
	}
}

// TestAByeIsTypedOver: another letter makes another bye of it.
func TestAByeIsTypedOver(t *testing.T) {
	s := hosttest.Plays(hosttest.OfClub(3), [2]model.ID{1, 2})
	s.Rounds[0].Pairings = append(s.Rounds[0].Pairings,
		model.Pairing{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}})
	r := try(t, s)
	if err := r.onScreen().Enter(1, "H"); err != nil || r.St.Section.Rounds[0].Pairings[1].Outcomes[0] != model.HalfBye {
		t.Errorf("H makes %+v: %v", r.St.Section.Rounds[0].Pairings[1], err)
	}
}

// TestARoundThatIsOver is looked at from its first board, and the first key corrects that.
func TestARoundThatIsOver(t *testing.T) {
	s := hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}, [2]model.ID{4, 2})
	for i := range s.Rounds[0].Pairings {
		s.Rounds[0].Pairings[i].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	}
	r := try(t, s)
	on := r.onScreen()
	if row, _, _ := on.Grid.Selected(); row != 0 {
		t.Errorf("row %d is selected", row)
	}
	if r.Typed("1"); on.texts("result") != "1-0|½-½" || len(r.Said) != 0 {
		t.Errorf("1 makes %s; %q", on.texts("result"), r.Said)
	}
}
