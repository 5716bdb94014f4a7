package ui

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/words"
)

// shares has a window with an event of six share it with programs of this computer, and returns code and address.
func shares(t *testing.T, b *robot) string {
	t.Helper()
	must.Do(t, b.documents.SaveAs(filepath.Join(b.folder, "evening.wallchart")))
	b.run(b.command("file.share"))
	b.field("share.name").SetText("hall")
	b.choice("share.where").SetSelected(words.Say("share.here")) // nobody else reaches it
	b.dialogs.top().Accept()
	if b.sharing.Line() == "" {
		t.Fatalf("the event is not shared: %s", b.dialogs.top().Said())
	}
	invitation := b.invitation()
	if !strings.Contains(invitation, "@127.0.0.1:") {
		t.Fatalf("the dialog does not say how others join: %q", invitation)
	}
	b.dialogs.top().Leave()
	t.Cleanup(b.sharing.Leave)
	return invitation
}

// invitation is what the dialog of the shared event copies.
func (b *robot) invitation() string {
	b.t.Helper()
	b.turns("share.copy")
	return b.fyne.Clipboard().Content()
}

// joins has a window join an event.
func joins(t *testing.T, b *robot, invitation, name string) {
	t.Helper()
	b.run(b.command("file.join"))
	b.field("share.invitation").SetText(invitation)
	b.field("share.name").SetText(name)
	b.field("share.fileIs").SetText(filepath.Join(b.folder, "here"))
	b.dialogs.top().Accept()
	if b.sharing.Line() == "" {
		t.Fatalf("the event is not joined: %s", b.status.left.Text)
	}
	t.Cleanup(b.sharing.Leave)
}

// TestJoinOnANewComputer, where nothing has been saved yet: the folder that is proposed is made, and after a slip what was typed is there.
func TestJoinOnANewComputer(t *testing.T) {
	a, b := begin(t), open(t)
	a.press(fyne.KeyF6, 0)
	invitation := shares(t, a)
	b.sharing.Folder = filepath.Join(t.TempDir(), "Wallchart")
	join := func() {
		t.Helper()
		b.run(b.command("file.join"))
	}
	join()
	_, at, _ := strings.Cut(invitation, "@")
	b.field("share.invitation").SetText("AAAA-BBBB-CCCC@" + at)
	b.field("share.name").SetText("door")
	b.dialogs.top().Accept()
	b.dialogs.top().Leave()
	join()
	if got := b.field("share.invitation").Text; got != "AAAA-BBBB-CCCC@"+at {
		t.Errorf("after a wrong code %q is typed", got)
	}
	b.field("share.invitation").SetText(invitation)
	b.dialogs.top().Accept()
	if b.sharing.Line() == "" {
		t.Fatalf("the event is not joined: %s", b.dialogs.top().Said())
	}
	t.Cleanup(b.sharing.Leave)
	if filepath.Dir(b.doc.Path()) != b.sharing.Folder {
		t.Errorf("the event is at %s", b.doc.Path())
	}
}

// TestOnlyTheHostMakesCodes: elsewhere the button is grey, until that desk hosts.
func TestOnlyTheHostMakesCodes(t *testing.T) {
	a, b := begin(t), open(t)
	a.press(fyne.KeyF6, 0)
	joins(t, b, shares(t, a), "door")
	grey := func(of *robot) bool {
		t.Helper()
		of.run(of.command("file.share"))
		defer of.dialogs.top().Leave()
		return of.button("share.newCode").Disabled()
	}
	if grey(a) || !grey(b) {
		t.Errorf("grey at the host %v, at the other desk %v", grey(a), grey(b))
	}
	a.sharing.Leave()
	meets(t, "the other desk may not host", func() bool {
		b.run(b.command("file.share"))
		defer b.dialogs.top().Leave()
		return b.button("share.host") != nil
	}, b)
	b.run(b.command("file.share"))
	b.turns("share.host")
	b.dialogs.top().Leave()
	if grey(b) {
		t.Error("the desk that hosts now makes no codes")
	}
}

// waitAtMost is when a wait for another program or goroutine is given up. What is waited for is what happens, not the clock: a machine
// with much else to do takes its time.
const waitAtMost = 3 * time.Minute

// meets lets what has come in until something is so.
func meets(t *testing.T, what string, so func() bool, all ...*robot) {
	t.Helper()
	for end := time.Now().Add(waitAtMost); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		for _, b := range all {
			b.news()
		}
		if so() {
			return
		}
	}
	for _, b := range all {
		t.Logf("busy %v, typing %v, status %q, %+v", b.busy(), typesIn(b.sheet()), b.status.left.Text, b.sharing.Line())
	}
	t.Fatalf("after %v: %s", waitAtMost, what)
}

// TestTwoWindowsOnOneEvent: what one window does is in the other, said with its desk; undo is of one's own steps; steps of both on one
// board are shown side by side, and the answer is in both.
func TestTwoWindowsOnOneEvent(t *testing.T) {
	a, b := begin(t), open(t)
	if why := b.command("file.share").why(); why != words.Say("why.no.event") {
		t.Errorf("without an event: %q", why)
	}
	if why := a.command("file.share").why(); why != words.Say("share.untitled") {
		t.Errorf("without a file: %q", why)
	}
	a.press(fyne.KeyF6, 0)
	joins(t, b, shares(t, a), "door")
	for _, of := range []*robot{a, b} {
		asked := time.Now()
		of.settings.Now = func() time.Time { asked = asked.Add(time.Hour); return asked } // each looks before he types
	}
	section := a.state.Section.ID
	result := func(of *robot) string {
		s := of.doc.Tournament().Section(section)
		if s == nil || len(s.Rounds) == 0 {
			return "none"
		}
		return s.Rounds[0].Pairings[0].Outcomes[0].String()
	}
	set := func(of *robot, first, second model.Outcome) {
		t.Helper()
		p := of.doc.Tournament().Section(section).Rounds[0].Pairings[0]
		must.Do(t, of.Do(steps.SetResult{Section: section, Round: 1, Board: p.Board, Who: p.Sides[0],
			Result: steps.Result{first, second}}))
	}
	meets(t, "the first window does not know of the second", func() bool { return a.sharing.Line() == words.Say("share.line", 2) }, a, b)
	before := result(a)
	set(b, model.Win, model.Loss)
	meets(t, "the result is not in the first window", func() bool { return result(a) == result(b) && result(a) != before }, a, b)
	meets(t, "who did it is not said", func() bool { return strings.HasPrefix(a.status.left.Text, "door: ") }, a, b)
	if undo := a.sharing.Ledger().UndoLabel(); !undo.Empty() {
		t.Errorf("the step of another can be taken back: %q", undo)
	}
	if why := a.command("file.saveas").why(); why == "" {
		t.Error("the file can be given another place while it is shared")
	}
	b.run(b.command("edit.undo"))
	meets(t, "what was taken back stands in the other window", func() bool { return result(a) == before && result(b) == before }, a, b)

	// Both at once on the same board, by its key, neither having seen the other's step.
	for of, key := range map[*robot]string{a: "1", b: "0"} {
		of.types(1, of.doc.Tournament().Section(section).Rounds[0].Pairings[0].Board, key)
	}
	if result(a) == before || result(b) == before || result(a) == result(b) {
		t.Fatalf("the keys have entered %s and %s", result(a), result(b))
	}
	meets(t, "nobody is asked which of two results stands", func() bool { return a.asked() || b.asked() }, a, b)
	asked, other := a, b
	if b.asked() {
		asked, other = b, a
	}
	mine := result(other)
	asked.tapped(words.Say("share.keepMine"))
	meets(t, "the answer is not in both windows", func() bool { return result(a) == result(b) && result(a) != mine }, a, b)
	if asked.asked() {
		t.Error("it is asked again")
	}
}
