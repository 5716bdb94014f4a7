package boards

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// played is a club of six after 1-0, ½-½ and an open board.
func played(t *testing.T) (*trial, *Rounds) {
	t.Helper()
	r := try(t, hosttest.Plays(hosttest.OfClub(6), [2]model.ID{1, 4}, [2]model.ID{5, 2}, [2]model.ID{3, 6}))
	s := r.onScreen()
	r.Typed("1=")
	r.Made, r.Said = nil, nil
	return r, s
}

// bar is what was last said in the bar over the screen.
func (r *trial) bar() string { return r.Noticed[len(r.Noticed)-1].Text }

// TestTheSlipsAreTypedAgain: what is there is hidden until it is typed again, an open board has nothing to type, and each step says how
// far it has come. What agrees is noted with the last of them.
func TestTheSlipsAreTypedAgain(t *testing.T) {
	r, s := played(t)
	if s.SecondWords() != words.Say("cmd.round.second") {
		t.Errorf("the command is called %q", s.SecondWords())
	}
	s.TurnSecond()
	if got := s.texts("result"); got != "||no result yet" || s.SecondWords() != words.Say("second.end") {
		t.Fatalf("the results are %s", got)
	}
	if row, _, _ := s.Grid.Selected(); row != 0 || r.bar() != words.Say("second.hint", 1, 0, 2) {
		t.Errorf("it begins in row %d; %q", row, r.bar())
	}
	r.Typed("1")
	if row, _, _ := s.Grid.Selected(); row != 1 || r.bar() != words.Say("second.hint", 1, 1, 2) ||
		s.texts("result") != "1-0||no result yet" {
		t.Errorf("after one slip the caret is in row %d; %q; %s", row, r.bar(), s.texts("result"))
	}
	if !r.Noticed[len(r.Noticed)-1].Stands(nil) {
		t.Error("the bar goes while slips are typed")
	}
	s.Grid.Select(2, 2)
	r.Typed("1")
	r.Key(fyne.KeyDelete)
	if len(r.Said) != 2 || !strings.Contains(r.Said[0], "Only a result that is there") || r.Said[0] != r.Said[1] || len(r.Made) != 0 {
		t.Errorf("an open board: %q, made %v", r.Said, r.Made)
	}
	s.Grid.Select(0, 2)
	if r.Key(fyne.KeyDelete); len(r.Said) != 3 || len(r.Made) != 0 {
		t.Errorf("a slip that is there is cleared: %q, made %v", r.Said, r.Made)
	}
	if s.open(0) || s.canDrag(0, 1) {
		t.Error("boards are opened or dragged meanwhile")
	}
	s.Grid.Select(1, 2)
	r.Typed("=")
	if got := s.texts("result"); got != "1-0|½-½|" || s.second != nil || len(r.Made) != 1 {
		t.Errorf("at the end the results are %s, made %v", got, r.Made)
	}
	if r.bar() != "Second entry of round 1: all 2 results agree." || !r.Noticed[len(r.Noticed)-1].Stands(r.St.Section) {
		t.Errorf("in the end is said %q", r.bar())
	}
}

// TestASlipThatDiffers: 1 keeps the first entry, 2 takes the second, and Escape leaves it for later; the button does what 2 does.
func TestASlipThatDiffers(t *testing.T) {
	for _, c := range []struct {
		key           string
		result, noted string
	}{
		{"1", "1-0", "all 2 results agree"}, {"2", "0-1", "1 of 2 results agree, 1 corrected"}, {"", "1-0", "1 of 2 results agree"},
		{"button", "0-1", "1 of 2 results agree, 1 corrected"},
	} {
		r, s := played(t)
		s.TurnSecond()
		r.Typed("0")
		if len(r.Asked) != 1 {
			t.Fatalf("0-1 for 1-0 asks nothing: %q", r.Said)
		}
		d := r.Asked[0]
		if got := said(d.Content()); !strings.Contains(got, "Board 1, Ash – Dov. The first entry says 1-0, the second 0-1.") {
			t.Errorf("asked is %q", got)
		}
		switch c.key {
		case "button":
			r.press(words.Say("second.second", "0-1"))
		case "":
			d.Leave()
		default:
			if d.OnKey(&fyne.KeyEvent{Name: fyne.KeyF5}) {
				t.Error("another key is taken")
			}
			d.OnKey(&fyne.KeyEvent{Name: fyne.KeyName(c.key)})
		}
		if row, _, _ := s.Grid.Selected(); d.Open() || row != 1 {
			t.Errorf("%q: the dialog is open: %v, row %d", c.key, d.Open(), row)
		}
		r.Win.Canvas().Focus(s.Grid)
		r.Typed("=")
		if got := s.texts("result"); got != c.result+"|½-½|" || r.bar() != "Second entry of round 1: "+c.noted+"." {
			t.Errorf("%q: %s; %q", c.key, got, r.bar())
		}
	}
}

// TestASecondEntryThatEndsWhileItAsks leaves the slip, and the caret, where they are.
func TestASecondEntryThatEndsWhileItAsks(t *testing.T) {
	r, s := played(t)
	s.TurnSecond()
	r.Typed("0")
	s.TurnSecond()
	before, _, _ := s.Grid.Selected()
	r.Asked[0].Leave()
	if row, _, _ := s.Grid.Selected(); row != before || s.second != nil || len(r.Made) != 0 {
		t.Errorf("the caret is in row %d, made %v", row, r.Made)
	}
}

// TestAByeHasNoSlip: in the second entry it stands as it is, and another round that is looked at ends it.
func TestAByeHasNoSlip(t *testing.T) {
	s := hosttest.Plays(hosttest.OfClub(5), [2]model.ID{1, 3}, [2]model.ID{4, 2})
	for n := range s.Rounds[0].Pairings {
		s.Rounds[0].Pairings[n].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	}
	s.Rounds[0].Pairings = append(s.Rounds[0].Pairings,
		model.Pairing{Sides: [2]model.ID{5}, Outcomes: [2]model.Outcome{model.PairingBye}})
	r := try(t, hosttest.Plays(s, [2]model.ID{1, 2}, [2]model.ID{3, 4}))
	screen := r.onScreen()
	screen.TurnTo(1)
	before := strings.Split(screen.texts("result"), "|")
	screen.TurnSecond()
	if got := screen.texts("result"); got != "||"+before[2] {
		t.Errorf("the results are %s, and were %q", got, before)
	}
	if screen.TurnTo(2); screen.second != nil {
		t.Error("on another round the second entry goes on")
	}
}

// TestASecondEntryThatIsEnded: with nothing typed nothing is noted and the bar goes; a round without results has none.
func TestASecondEntryThatIsEnded(t *testing.T) {
	r, s := played(t)
	s.TurnSecond()
	s.TurnSecond()
	if last := r.Noticed[len(r.Noticed)-1]; s.second != nil || len(r.Made) != 0 || last.Text != "" || last.Stands(r.St.Section) {
		t.Errorf("made %v; %q", r.Made, last.Text)
	}
	if s.texts("result") != "1-0|½-½|" {
		t.Errorf("the results are %s", s.texts("result"))
	}
	r, s = begun(t)
	if s.TurnSecond(); s.second != nil || len(r.Said) != 1 || !strings.Contains(r.Said[0], "no results yet") {
		t.Errorf("without results: %q", r.Said)
	}
}

// league is a match whose boards are known: Ann won, and Jon did.
func league() *model.Section {
	s := hosttest.League()
	s.Rounds[0].Pairings[0].Games = []model.Game{
		{Players: [2]model.ID{10, 13}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{Players: [2]model.ID{11, 14}, White: 1, Outcomes: [2]model.Outcome{model.Loss, model.Win}}}
	s.Rounds[0].Pairings[0] = s.Settle(s.Rounds[0].Pairings[0])
	return s
}

// TestTheBoardsOfAMatchAreTypedAgain, a line each, with the names of the line-up.
func TestTheBoardsOfAMatchAreTypedAgain(t *testing.T) {
	r := try(t, league())
	s := r.onScreen()
	s.TurnSecond()
	if s.texts("board") != "1.1|1.2" || s.texts("first") != "Ann Lee|Ben Lee" || s.texts("second") != "Ida Poe|Jon Poe" ||
		s.texts("result") != "|" {
		t.Fatalf("the lines are %s, %s – %s, %s", s.texts("board"), s.texts("first"), s.texts("second"), s.texts("result"))
	}
	if ids := s.rows([]int{0, 1}); len(ids) != 1 {
		t.Errorf("the two boards of a match are %v", ids)
	}
	r.Typed("1")
	if s.texts("result") != "1-0|" {
		t.Errorf("after the first: %s", s.texts("result"))
	}
	r.Typed("=")
	if d := r.Asked[0]; !strings.Contains(said(d.Content()), "Board 1.2, Ben Lee – Jon Poe. The first entry says 0-1, the second ½-½.") {
		t.Errorf("asked is %q", said(d.Content()))
	}
	r.Asked[0].OnKey(&fyne.KeyEvent{Name: fyne.Key2})
	if p := r.St.Section.Rounds[0].Pairings[0]; p.Games[1].Outcomes[0] != model.Draw || p.Games[0].Outcomes[0] != model.Win ||
		s.texts("result") != "1½-½" {
		t.Errorf("the match is %+v, shown as %s", p, s.texts("result"))
	}
}
