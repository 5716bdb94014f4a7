package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/choices"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
)

// TestScreensWithNothingInThem: each says in a sentence what it is for and has buttons that do what comes first, which the
// keyboard reaches; with somebody there they are gone.
func TestScreensWithNothingInThem(t *testing.T) {
	b := begin(t)
	var s = b.state.Section
	for _, p := range s.Players {
		must.Do(t, b.Do(steps.RemovePlayer{Section: s.ID, Player: p.ID}))
	}
	for screen, want := range map[string][]string{
		"players":    {"blank.people.players", "blank.paste", "blank.import", "blank.type"},
		"crosstable": {"crosstable.empty", "blank.players", "blank.import"},
		"standings":  {"standings.empty", "blank.players", "blank.import"},
		"trophies":   {"blank.trophies", "blank.clubs", "rounds.over"},
	} {
		b.show(screen)
		text, buttons := blankOf(b)
		if text != words.Say(want[0]) || len(buttons) != len(want)-1 {
			t.Fatalf("%s says %q with %d buttons", screen, text, len(buttons))
		}
		found := controls.Focusables(b.screen.Object())
		for i, button := range buttons {
			reached := false
			for _, f := range found {
				reached = reached || f == button
			}
			if button.Text != words.Say(want[i+1]) || !reached {
				t.Errorf("%s: button %q, reached by the keyboard: %v", screen, button.Text, reached)
			}
		}
	}
	b.show("standings")
	_, buttons := blankOf(b)
	test.Tap(buttons[0])
	if b.shown != "players" {
		t.Fatalf("from the standings one comes to %s", b.shown)
	}
	_, buttons = blankOf(b)
	test.Tap(buttons[2])
	b.typed("Kim Example")
	b.press("Return", 0)
	if got := b.state.Section.Players; len(got) != 1 || got[0].Name != "Kim Example" {
		t.Fatalf("typed is %+v", got)
	}
	if text, _ := blankOf(b); text != "" {
		t.Error("with somebody there it still says that nobody is")
	}
}

// blankOf is what the screen says where there is nothing, and the buttons below it; "" where there is something.
func blankOf(b *robot) (text string, buttons []*controls.Button) {
	for _, box := range onScreen[*fyne.Container](b) {
		for _, o := range box.Objects {
			if l, ok := o.(*widget.Label); ok && l.Alignment == fyne.TextAlignCenter {
				text = l.Text
				eachObject(box, func(o fyne.CanvasObject) {
					if button, ok := o.(*controls.Button); ok {
						buttons = append(buttons, button)
					}
				})
			}
		}
	}
	return text, buttons
}

// TestAfterTheLastRound: the button and the bar lead to the standings when the announced rounds are over; F6 asks before one
// more is announced and paired, and undo takes both back at once.
func TestAfterTheLastRound(t *testing.T) {
	b := begin(t)
	s := b.state.Section
	c := steps.EditSection{Section: s.ID, Settings: steps.SettingsOf(s)}
	c.Settings.Planned = 1
	must.Do(t, b.Do(c))
	b.pairer.PairNext()
	screen := b.onRounds()
	for row := range screen.Grid.Table().Rows {
		if p := screen.At(row); p != nil && !p.Done() {
			must.Do(t, screen.Enter(row, "1-0"))
		}
	}
	if b.mainButton().Text != words.Say("rounds.over") || b.notices.Current() == nil ||
		b.notices.Current().Text != words.Say("notice.over", 1) {
		t.Fatalf("the button says %q, the bar %+v", b.mainButton().Text, b.notices.Current())
	}
	b.run(b.command("round.pair"))
	if b.dialogs.count != 1 || len(b.state.Section.Rounds) != 1 {
		t.Fatal("one more round is not asked about")
	}
	b.press("Escape", 0)
	if len(b.state.Section.Rounds) != 1 {
		t.Fatal("Escape pairs it")
	}
	b.run(b.command("round.pair"))
	b.dialogs.top().Accept()
	if got := b.state.Section; len(got.Rounds) != 2 || got.Planned != 2 {
		t.Fatalf("%d rounds of %d", len(got.Rounds), got.Planned)
	}
	b.steps.Undo()
	if got := b.state.Section; len(got.Rounds) != 1 || got.Planned != 1 {
		t.Errorf("undone it is %d rounds of %d", len(got.Rounds), got.Planned)
	}
	b.onRounds()
	if b.mainButton().OnTapped(); b.shown != "standings" {
		t.Errorf("the button leads to %s", b.shown)
	}
}

// TestKeysAfterAButton: a click on a button leaves the keyboard with nothing; what is typed then goes to the table, a result and an arrow.
func TestKeysAfterAButton(t *testing.T) {
	b := beginWith(t, 4, func(s *model.Section) { s.System = "dutch" })
	c := b.win.Canvas()
	typed := func(r rune) {
		t.Helper()
		if f := c.Focused(); f != nil {
			f.TypedRune(r)
		} else {
			c.OnTypedRune()(r)
		}
	}
	open := func() int { return len(b.state.Section.Rounds[0].Awaited()) }
	b.onRounds()
	b.mainButton().Tapped(nil)
	if typed('1'); open() != 1 {
		t.Errorf("after the button that pairs, 1 is typed: %d boards are open", open())
	}
	b.onRounds()
	b.mainButton().Tapped(nil)
	if typed('0'); open() != 0 {
		t.Errorf("after the button to the next open board, 0 is typed: %d boards are open", open())
	}
	c.Unfocus()
	b.key(fyne.KeyUp)
	if g := b.onRounds().Grid; c.Focused() != fyne.Focusable(g) {
		t.Errorf("an arrow leaves the keyboard with %v", c.Focused())
	}
	c.Unfocus()
	if b.key(fyne.KeyF6); len(b.state.Section.Rounds) != 2 {
		t.Errorf("F6 pairs nothing: %d rounds", len(b.state.Section.Rounds))
	}
}

// TestAKeyThatTheTableCannotHave is not passed to and fro: an open menu keeps the keyboard, as here a table that is not seen.
func TestAKeyThatTheTableCannotHave(t *testing.T) {
	b := beginWith(t, 4, func(s *model.Section) { s.System = "dutch" })
	b.run(b.command("round.pair"))
	b.onRounds().Grid.Hide()
	b.win.Canvas().Unfocus()
	for _, k := range []fyne.KeyName{fyne.KeyEscape, fyne.KeyF6, fyne.KeyUp} {
		b.key(k)
	}
	if b.win.Canvas().OnTypedRune()('1'); len(b.state.Section.Rounds[0].Awaited()) != 2 {
		t.Error("a table that cannot have the keyboard takes a result")
	}
}

// TestThePlayersOfOneCategory: Show leaves those of a category, on paper too; who is added or looked for brings all back.
func TestThePlayersOfOneCategory(t *testing.T) {
	b := begin(t)
	b.show("players")
	s := b.screen.(*people.Players)
	if len(onScreen[*controls.Select](b)) > 0 {
		t.Error("without categories there is a choice")
	}
	first, second := b.state.Section.Players[0], b.state.Section.Players[1]
	first.Grade = "2"
	must.Do(t, b.Do(steps.EditPlayer{Section: b.state.Section.ID, Player: first}))
	must.Do(t, b.Do(steps.SetCategories{Categories: []string{"Small: K-3"}}))
	all := len(b.state.Section.Players) + 1 // and the line for the next one
	onScreen[*controls.Select](b)[0].SetSelected("Small")
	if got := s.Grid.Table().Rows; len(onScreen[*controls.Select](b)) != 1 || len(got) != 2 || model.ID(got[0].Ref.Participant) != first.ID {
		t.Fatalf("of the category there are %d lines", len(got))
	}
	if doc, err := s.Paper(b.state); err != nil || len(doc.Tables[0].Rows) != 1 {
		t.Errorf("on paper: %v %+v", err, doc)
	}
	s.Find(second.ID)
	if len(s.Grid.Table().Rows) != all {
		t.Error("somebody else is looked for and not found")
	}
	onScreen[*controls.Select](b)[0].SetSelected("Small")
	b.inLast("name")
	b.typed("Zoe New")
	b.press(fyne.KeyReturn, 0)
	if len(s.Grid.Table().Rows) != all+1 {
		t.Errorf("added: %q, %d lines", b.status.left.Text, len(s.Grid.Table().Rows))
	}
}

// TestWhoIsNotPairedKeepsTheEventOpen: a last round laid by hand of which one board stands and is entered is not over: the section, the
// bar and the foot of the window say who is left, and a click leads there.
func TestWhoIsNotPairedKeepsTheEventOpen(t *testing.T) {
	b := begin(t)
	s := b.state.Section
	c := steps.EditSection{Section: s.ID, Settings: steps.SettingsOf(s)}
	c.Settings.Planned = 1
	must.Do(t, b.Do(c))
	one := model.Pairing{Board: 1, Sides: [2]model.ID{s.Players[0].ID, s.Players[1].ID}}
	must.Do(t, b.Do(pair.LayRound(b.state.Section, 1, []model.Pairing{one})))
	screen := b.onRounds()
	must.Do(t, screen.Enter(0, "1-0"))
	left := len(b.state.Section.Free(1))
	if about := choices.AboutSection(b.state.Section); left == 0 || about != words.Say("section.unpaired", 1, 1, left) {
		t.Errorf("the section says %q, and %d are left", about, left)
	}
	if b.notices.Current() != nil && b.notices.Current().Text == words.Say("notice.over", 1) {
		t.Error("the bar says that all rounds are over")
	}
	if foot := b.status.left.Text; !strings.Contains(foot, words.Say("state.unpaired", left, 1)) {
		t.Errorf("the foot says %q", foot)
	}
	b.show("standings")
	if b.tapStatus(); b.screen != host.Screen(b.screens["rounds"]) {
		t.Errorf("a click leads to %T", b.screen)
	}
	b.run(b.command("round.rest"))
	for row := range screen.Grid.Table().Rows {
		if p := screen.At(row); p != nil && !p.Done() {
			must.Do(t, screen.Enter(row, "1-0"))
		}
	}
	if about := choices.AboutSection(b.state.Section); !strings.Contains(about, words.Say("section.done")) ||
		b.mainButton().Text != words.Say("rounds.over") {
		t.Errorf("with the rest paired and played: %q, %q", about, b.mainButton().Text)
	}
}
