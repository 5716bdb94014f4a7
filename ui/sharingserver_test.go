package ui

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/nats-io/nats-server/v2/server"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// TestTwoWindowsOnAServer of one's own: the first names it, the second joins by what the first shows.
func TestTwoWindowsOnAServer(t *testing.T) {
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true})
	if err != nil {
		t.Fatal(err)
	}
	go s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the server does not start")
	}
	a, b := begin(t), open(t)
	must.Do(t, a.documents.SaveAs(filepath.Join(a.folder, "evening.wallchart")))
	a.run(a.command("file.share"))
	server, rights := a.field("share.serverAddress"), a.field("share.rights")
	a.field("share.name").SetText("hall")
	if server.Visible() {
		t.Error("a server is asked for before it is wanted")
	}
	a.choice("share.where").SetSelected(words.Say("share.server"))
	if !server.Visible() || !rights.Visible() {
		t.Fatal("the server is not asked for")
	}
	server.SetText("127.0.0.1")
	if a.dialogs.top().Accept(); a.sharing.Line() != "" || !strings.Contains(a.dialogs.top().Said(), "tls://") {
		t.Fatalf("what is no server's address: %q", a.dialogs.top().Said())
	}
	server.SetText(s.ClientURL() + "/")
	if a.dialogs.top().Accept(); a.sharing.Line() == "" {
		t.Fatalf("the event is not shared: %s", a.dialogs.top().Said())
	}
	t.Cleanup(a.sharing.Leave)
	invitation := a.invitation()
	if !strings.HasPrefix(invitation, s.ClientURL()+"/") {
		t.Fatalf("the dialog does not say how others join: %q", invitation)
	}
	a.dialogs.top().Leave()
	b.run(b.command("file.join"))
	role, key := b.choice("share.iAm"), b.field("share.rights")
	if key.Visible() {
		t.Error("the rights on a server are asked for before one is named")
	}
	b.field("share.invitation").SetText(s.ClientURL())
	b.field("share.name").SetText("door")
	b.field("share.fileIs").SetText(filepath.Join(b.folder, "here"))
	if !key.Visible() || !role.Visible() {
		t.Error("the rights on the server are not asked for")
	}
	if b.dialogs.top().Accept(); b.sharing.Line() != "" || b.dialogs.top().Said() == "" {
		t.Fatal("a server without an event is joined")
	}
	b.field("share.invitation").SetText(invitation)
	if b.dialogs.top().Accept(); b.sharing.Line() == "" {
		t.Fatalf("the event is not joined: %s", b.status.left.Text)
	}
	t.Cleanup(b.sharing.Leave)
	name := func(of *robot) string { return of.doc.Tournament().City }
	header := steps.HeaderOf(b.doc.Tournament())
	header.City = "Ghent"
	must.Do(t, b.Do(steps.EditTournament{Header: header}))
	meets(t, "the step is not in the first window", func() bool { return name(a) == "Ghent" }, a, b)
}

// TestADeskIsDismissed in the list of who is here, after a question; the one that was dismissed is told and keeps what it has.
func TestADeskIsDismissed(t *testing.T) {
	a, b := begin(t), open(t)
	a.press(fyne.KeyF6, 0)
	invitation := shares(t, a)
	a.run(a.command("file.share")) // it is open while the other comes
	joins(t, b, invitation, "door")
	meets(t, "the two do not know each other", func() bool { return a.sharing.Line() == words.Say("share.line", 2) }, a, b)
	for _, button := range asked[*controls.Button](a) {
		if button.Text == words.Say("share.dismiss") {
			test.Tap(button)
		}
	}
	if !strings.Contains(strings.Join(labels(a.dialogs.top().Content()), " "), "door") {
		t.Error("the question does not name the desk")
	}
	a.dialogs.top().Accept()
	players := len(b.doc.Tournament().Sections[0].Players)
	meets(t, "the desk is not told", func() bool { return strings.Contains(b.sharing.Line(), words.Say("share.noLine")) }, a, b)
	if err := b.Do(steps.CheckIn{Section: b.state.Section.ID, Who: model.ID(1), Present: true}); err != nil {
		t.Error(err)
	}
	if len(b.doc.Tournament().Sections[0].Players) != players {
		t.Error("something is lost")
	}
	if strings.Contains(a.sharing.Line(), "2") {
		t.Errorf("the host counts it: %s", a.sharing.Line())
	}
}
