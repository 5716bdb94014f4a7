package ui

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/must"
	"wallchart/ui/entry"
	"wallchart/ui/kit/controls"
)

// importing opens the import of a text as a file of that name.
func (b *robot) importing(name, text string) {
	b.t.Helper()
	src, err := entry.ReadList(name, []byte(text))
	if err != nil {
		b.t.Fatal(err)
	}
	b.importer().Take(src)
}

func selectsIn(o fyne.CanvasObject) (found []*widget.Select) {
	switch o := o.(type) {
	case *controls.Select:
		found = append(found, &o.Select)
	case *widget.Select:
		found = append(found, o)
	case *fyne.Container:
		for _, c := range o.Objects {
			found = append(found, selectsIn(c)...)
		}
	}
	return found
}

// TestImportIntoTeams fills rosters in board order.
func TestImportIntoTeams(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("lothian.wallchart")
	before := len(b.state.Section.Teams)
	b.importing("school.csv", "Team;Board;Player;Rating\nNew School;2;Second, Kit;900\nNew School;1;First, Jo;1100\n")
	b.press(fyne.KeyReturn, 0)
	s := b.state.Section
	if len(s.Teams) != before+1 {
		t.Fatalf("there are %d teams; %s", len(s.Teams), b.status.left.Text)
	}
	team := s.Teams[before]
	if len(team.Roster) != 2 || s.Player(team.Roster[0]).Name != "First, Jo" {
		t.Errorf("the roster of %s is %v", team.Name, team.Roster)
	}
}

// TestListBeginsAnEvent opens a list of players where there is no event: the
// assistant asks for the event, the import for the columns.
func TestListBeginsAnEvent(t *testing.T) {
	b := open(t)
	path := filepath.Join(b.folder, "members.csv")
	must.Do(t, os.WriteFile(path, []byte("Name,Rating,Club\nWolf Ida,1511,North\nKurz Leo,1702,South\n"), 0o644))
	b.Open(path)
	b.typed("Autumn Open")
	for range 4 {
		b.press(fyne.KeyReturn, 0)
	}
	if b.dialogs.count != 0 {
		t.Fatalf("after the assistant %d dialogs are open", b.dialogs.count)
	}
	if got := b.people(); b.state.Event.Name != "Autumn Open" || len(got) != 2 || b.state.Section.Players[0].NationalRating != 1702 {
		t.Errorf("the event %q has %v", b.state.Event.Name, got)
	}
	if b.shown != "players" {
		t.Errorf("shown is %s", b.shown)
	}
}
