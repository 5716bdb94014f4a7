package ui

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/pdf/pdftest"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// barText is what stands in the bar over the screen, with its buttons; "" where there is none.
func (b *robot) barText() string {
	x := b.notices.Current()
	if x == nil || len(b.notices.Bar.Objects) == 0 {
		return ""
	}
	text := x.Text
	for _, button := range b.notices.Buttons {
		if text += " · " + button.Text; button.Disabled() {
			text += " (grey)"
		}
	}
	return text
}

// beginThree is the window with sections of four, of three and of nobody.
func beginThree(t *testing.T) *robot {
	t.Helper()
	b := beginWith(t, 4, func(s *model.Section) { s.Name = "K-2" })
	ev := b.state.Event
	for i, name := range []string{"3-5", "6-8"} {
		s := *ev.Sections[0]
		s.ID, s.Name, s.Players = model.ID(i+2), name, s.Players[:3-3*i]
		ev = ev.With(&s)
	}
	must.Do(t, b.documents.OpenNew(ev))
	b.show("rounds")
	return b
}

// TestShiftAndAKeyWorkFromAnywhere: the real driver sends the key alone, whatever has the focus.
func TestShiftAndAKeyWorkFromAnywhere(t *testing.T) {
	for _, focus := range []func(b *robot){
		func(b *robot) { b.show("standings"); b.win.Canvas().Focus(b.stage().Table().Grid) },
		func(b *robot) { b.win.Canvas().Unfocus() },
	} {
		b := beginThree(t)
		focus(b)
		b.press(fyne.KeyF6, fyne.KeyModifierShift)
		if text, _ := b.dialogText(); !strings.Contains(text, "2 sections are paired") {
			t.Errorf("told is %q", text)
		}
	}
}

// TestAllSectionsArePairedWithOneKey: one step; who is left is named with the reason. In each section a bar says what
// can be printed, until its last result.
func TestAllSectionsArePairedWithOneKey(t *testing.T) {
	b := beginThree(t)
	b.press(fyne.KeyF6, fyne.KeyModifierShift)
	if text, _ := b.dialogText(); !strings.Contains(text, "2 sections are paired") ||
		!strings.Contains(text, "6-8 is not paired: two participants at least are needed.") {
		t.Fatalf("told is %q", text)
	}
	b.dialogs.top().Close()
	for i, want := range []int{1, 1, 0} {
		if got := len(b.state.Event.Sections[i].Rounds); got != want {
			t.Errorf("%s has %d rounds, want %d", b.state.Event.Sections[i].Name, got, want)
		}
	}
	const bar = "Round 1 is paired in 2 sections. · Print pairings (Ctrl+Shift+P) · By name (Ctrl+Shift+N) · Slips"
	if got := b.barText(); got != bar {
		t.Errorf("the bar says %q", got)
	}
	if why := b.command("round.sections").why(); !strings.Contains(why, "K-2 is not paired: round 1 has no result on board 1, board 2.") ||
		!strings.Contains(why, "6-8 is not paired") {
		t.Errorf("then all sections wait because %q", why)
	}
	b.press(fyne.KeyPageDown, fyne.KeyModifierControl)
	if got := b.barText(); b.state.Section.Name != "3-5" || got != bar {
		t.Errorf("the bar of %s says %q", b.state.Section.Name, got)
	}
	b.typed("1")
	const in = "All results of round 1 are in. · Standings (Ctrl+4) · Print the wall chart"
	if got := b.barText(); got != in {
		t.Errorf("after the only result the bar says %q", got)
	}
	b.press(fyne.KeyPageUp, fyne.KeyModifierControl)
	if got := b.barText(); got != bar {
		t.Errorf("with a result in another section the bar says %q", got)
	}
	at := func() fyne.Position { return fyne.CurrentApp().Driver().AbsolutePositionForObject(b.rounds().Grid) }
	boards := at()
	if b.typed("1"); b.barText() != bar || at() != boards {
		t.Errorf("after one of two results the bar says %q, and the boards have moved from %v to %v", b.barText(), boards, at())
	}
	if b.typed("1"); b.barText() != in || at() != boards {
		t.Errorf("after the last result the bar says %q, and the boards have moved from %v to %v", b.barText(), boards, at())
	}
	if b.do("edit.undo"); b.barText() != strings.Replace(bar, " in 2 sections", "", 1) || at() != boards {
		t.Errorf("with the last result undone the bar says %q, and the boards have moved from %v to %v", b.barText(), boards, at())
	}
	for range 3 {
		b.do("edit.undo")
	}
	if len(b.state.Event.Sections[0].Rounds)+len(b.state.Event.Sections[1].Rounds) != 0 || b.barText() != "" {
		t.Errorf("one undo leaves %+v, %q", b.state.Event.Sections, b.barText())
	}
}

// TestTheBarPrintsAndIsPutAway: by board or by name, from any screen; the cross takes it away.
func TestTheBarPrintsAndIsPutAway(t *testing.T) {
	b := begin(t)
	b.press(fyne.KeyF6, 0)
	b.show("players")
	for i, want := range []string{"Club evening Pairings", "Club evening Pairings by name", "Club evening Result slips"} {
		var opened string
		b.outside.Open = func(path string) error { opened = path; return nil }
		b.notices.Buttons[i].OnTapped()
		if !strings.Contains(opened, want+".") && !strings.Contains(opened, want+" ") {
			t.Errorf("printed is %q, want %s", opened, want)
		}
	}
	if b.notices.Drop(1); b.barText() != "" || len(b.notices.Bar.Objects) != 0 {
		t.Error("the bar stays")
	}
}

// TestWhatWasPairedTogetherIsPrintedTogether: each section on a page of its own, as long as
// the notice stands; of another round the shown section alone.
func TestWhatWasPairedTogetherIsPrintedTogether(t *testing.T) {
	b := beginThree(t)
	b.press(fyne.KeyF6, fyne.KeyModifierShift)
	b.dialogs.top().Close()
	pages := func() int {
		var opened string
		b.outside.Open = func(path string) error { opened = path; return nil }
		b.do("print.pairings")
		file := must.Have(os.ReadFile(opened))(t)
		_ = os.Remove(opened)
		return pdftest.Pages(t, file)
	}
	if !strings.HasPrefix(b.barText(), words.Say("notice.paired.sections", 1, 2)) || pages() != 2 {
		t.Errorf("the bar says %q, and %d pages are printed", b.barText(), pages())
	}
	b.notices.Drop(1)
	if n := pages(); n != 1 {
		t.Errorf("without the notice there are %d pages", n)
	}
}

// TestACorrectionOffersToPairAnew: the boards that would be different are shown; paired anew is one step, and only
// before the round has results.
func TestACorrectionOffersToPairAnew(t *testing.T) {
	b := begin(t)
	b.press(fyne.KeyF6, 0)
	b.typed("111")
	b.press(fyne.KeyF6, 0)
	before := b.state.Section.Rounds[1].Pairings
	correct := func(result steps.Result) {
		must.Do(t, b.Do(steps.SetResult{Section: 1, Round: 1, Board: 1, Result: result}))
	}
	correct(steps.Result{model.Loss, model.Win})
	text := b.barText()
	if !strings.Contains(text, "boards would be different now.") || !strings.HasSuffix(text,
		"Keep · Show · Pair anew") {
		t.Fatalf("after a correction the bar says %q", text)
	}
	b.do("round.show")
	if told, _ := b.dialogText(); !strings.Contains(told, "would meet") || b.rounds().Round != 2 {
		t.Errorf("shown is round %d, told %q", b.rounds().Round, told)
	}
	b.dialogs.top().Close()
	b.do("round.keep")
	if b.barText() != "" || b.command("round.keep").why() != words.Say("why.no.outdated") {
		t.Errorf("kept, the bar says %q", b.barText())
	}
	b.do("edit.undo")
	if got := b.barText(); got != "" {
		t.Errorf("as it was when paired the bar says %q", got)
	}
	correct(steps.Result{model.Loss, model.Win})
	b.do("round.anew")
	if got := b.barText(); !strings.HasPrefix(got, "Round 2 is paired.") || len(b.state.Section.Rounds) != 2 {
		t.Errorf("paired anew the bar says %q", got)
	}
	anew := b.state.Section.Rounds[1].Pairings
	b.do("edit.undo") // one step
	if now := b.state.Section.Rounds[1].Pairings; len(now) != len(before) || now[0].Sides != before[0].Sides ||
		anew[0].Sides == before[0].Sides {
		t.Errorf("undo leaves %v of %v, anew was %v", now, before, anew)
	}
	b.rounds().TurnTo(2)
	b.typed("1")
	correct(steps.Result{model.Draw, model.Draw})
	if got := b.barText(); !strings.HasSuffix(got, "Pair anew (grey)") {
		t.Errorf("with a result in round 2 the bar says %q", got)
	}
	if why := b.command("round.anew").why(); !strings.Contains(why, "Round 2 has results already") {
		t.Errorf("round 2 is not paired anew because %q", why)
	}
}

// TestAnEmptyRoundsScreenActs: it names the key, or what is missing.
func TestAnEmptyRoundsScreenActs(t *testing.T) {
	b := beginThree(t)
	text, buttons := blankOf(b)
	if text == "" || len(buttons) == 0 || buttons[0].Text != "Pair round 1 (F6)" || len(onScreen[*controls.Button](b)) != 1 {
		t.Fatalf("empty: %q, %d buttons", text, len(onScreen[*controls.Button](b)))
	}
	buttons[0].OnTapped()
	if text, _ := blankOf(b); len(b.state.Section.Rounds) != 1 || text != "" || len(onScreen[*controls.Button](b)) != 1 {
		t.Error("the button does not pair")
	}
	b.press(fyne.KeyPageUp, fyne.KeyModifierControl) // to the last, with nobody
	text, buttons = blankOf(b)
	if len(buttons) != 1 || buttons[0].Text != words.Say("blank.players") || !strings.Contains(text, "wo participants at least are needed") {
		t.Errorf("with nobody: %q", text)
	}
}

// TestKeysThatEnterNoResult: H on somebody who is not in the round is a half-point bye, once; after Home a digit is a
// result and does not number the board.
func TestKeysThatEnterNoResult(t *testing.T) {
	b := begin(t)
	b.press(fyne.KeyF6, 0)
	b.do("round.break") // board 1: its two are not in the round
	g := b.rounds().Grid
	rows := len(g.Table().Rows)
	g.Select(rows-1, 2)
	who := model.ID(g.Table().Rows[rows-1].Ref.Participant)
	b.typed("q")
	if p, _ := b.state.Section.Rounds[0].Find(who); p != nil {
		t.Fatalf("q makes %+v", p)
	}
	b.typed("h")
	if p, _ := b.state.Section.Rounds[0].Find(who); p == nil || p.Outcomes[0] != model.HalfBye {
		t.Fatalf("H makes %+v; %s", p, b.status.left.Text)
	}
	g.Select(0, 3)
	b.press(fyne.KeyHome, 0)
	board := b.rounds().At(0).Board
	b.typed("z1")
	if p := b.rounds().At(0); p.Board != board || p.Outcomes[0] != model.Win {
		t.Errorf("Home and 1 make %+v of board %d", p, board)
	}
}
