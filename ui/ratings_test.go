package ui

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/files/ratings"
	"wallchart/model"
	"wallchart/model/journal"
)

// fideList writes a list in the columns of FIDE's combined text.
func fideList(t *testing.T, folder string, lines ...string) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("ID Number      Name                                                         Fed " +
		"Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n")
	for _, l := range lines {
		f := strings.Split(l, ";") // ID, name, federation, sex, title, standard, born
		fmt.Fprintf(&b, "%-15s%-61s%-4s%-4s%-5s%-5s%-15s%-4s%-6s%-4d%-3d%-6s%-4s%-3s%-6s%-4s%-3s%-6s%-4s\r\n",
			f[0], f[1], f[2], f[3], f[4], "", "", "", f[5], 0, 20, "", "", "", "", "", "", f[6], "")
	}
	path := filepath.Join(folder, "players_list_foa.txt")
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// withList is a window with six players and a rating list.
func withList(t *testing.T) *robot {
	t.Helper()
	b := begin(t)
	d := b.askRatings()
	d.install(fideList(t, b.folder,
		"1500001;Zander, Zoe;NOR;F;WCM;1934;2008",
		"1500002;Zander, Zacharias;NOR;M;;1820;1999",
		"1500003;Smith, John;ENG;M;;1700;1980",
		"1500004;Smith, John;ENG;M;;1650;1990"))
	if n := len(b.lists().open); n != 1 {
		t.Fatalf("%d lists are installed; %s", n, d.said.Text)
	}
	return b
}

func TestRatingListIsImportedAndSearched(t *testing.T) {
	b := withList(t)
	d := question[*ratingsDialog](b)
	if !strings.Contains(d.said.Text, "4 players") {
		t.Errorf("after the import it says %q", d.said.Text)
	}
	b.typed("zander, z")
	if n := len(d.results.found); n != 2 {
		t.Fatalf("typing a name finds %d", n)
	}
	b.press(fyne.KeyUp, 0)
	b.press(fyne.KeyDown, 0)
	b.press(fyne.KeyDown, 0)
	b.press(fyne.KeyReturn, 0)
	want := model.Player{Entry: model.Entry{Name: "Zander, Zoe", Federation: "NOR"}, Rating: 1934,
		Title: "WCM", Sex: "w", Birth: "2008", FideID: "1500001"}
	ps := b.state.Section.Players
	got := ps[len(ps)-1]
	got.ID, got.Number = 0, 0
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("taken from the list: %+v; %s", got, d.said.Text)
	}
	b.typed("1500001")
	b.press(fyne.KeyReturn, 0)
	if len(b.state.Section.Players) != len(ps) {
		t.Error("the same person was added twice")
	}
	b.press(fyne.KeyEscape, 0)
	if b.dialogs != 0 {
		t.Error("Escape does not close the dialog")
	}
	d.remove(b.lists().open[0])
	if left, _ := filepath.Glob(filepath.Join(b.lists().folder, "*")); len(left) != 0 || len(b.lists().open) != 0 {
		t.Errorf("after the removal there is %v", left)
	}
}

func TestBrokenRatingListIsRefused(t *testing.T) {
	b := withList(t)
	path := filepath.Join(b.folder, "notes.txt")
	if err := os.WriteFile(path, []byte("Dear all,\nthe list is not ready yet.\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	question[*ratingsDialog](b).install(path)
	if n := len(b.lists().open); n != 1 {
		t.Errorf("now %d lists are installed", n)
	}
	if left, _ := filepath.Glob(filepath.Join(b.lists().folder, "*")); len(left) != 1 {
		t.Errorf("left in the folder: %v", left)
	}
}

// TestNamesAreFoundWhileTyped types into the last line of the players.
func TestNamesAreFoundWhileTyped(t *testing.T) {
	b := withList(t)
	b.press(fyne.KeyEscape, 0)
	b.show("players")
	s := b.screen.(*playerScreen)
	last := len(s.grid.Table().Rows) - 1
	s.grid.Select(last, 1)
	b.press(fyne.KeyF2, 0)
	b.typed("zande")
	if s.found.panel.Hidden || len(s.found.list.found) != 2 {
		t.Fatalf("nothing is offered for %q", "zande")
	}
	b.press(fyne.KeyDown, 0)
	b.press(fyne.KeyReturn, 0)
	ps := b.state.Section.Players
	if got := ps[len(ps)-1]; len(ps) != 7 || got.FideID != "1500002" || got.Rating != 1820 {
		t.Fatalf("taken: %+v", got)
	}
	if _, _, open := s.grid.Editing(); open || !s.found.panel.Hidden {
		t.Error("the look-up is still there")
	}
	b.press(fyne.KeyF2, 0)
	b.typed("zander, zoe") // Enter without choosing takes what was typed
	b.press(fyne.KeyReturn, 0)
	ps = b.state.Section.Players
	if got := ps[len(ps)-1]; got.Name != "zander, zoe" || got.FideID != "" {
		t.Errorf("typed: %+v", got)
	}
}

// TestWhoIsTakenFromAListEntersInTheRoundToCome: nobody was absent before he came.
func TestWhoIsTakenFromAListEntersInTheRoundToCome(t *testing.T) {
	b := withList(t)
	sec := b.state.Section
	last := len(sec.Rounds) + 1
	round := journal.AddRound{Section: sec.ID, Round: last}
	for n := 0; n+1 < len(sec.Players); n += 2 {
		round.Pairings = append(round.Pairings, model.Pairing{Board: n/2 + 1,
			Sides:    [2]model.ID{sec.Players[n].ID, sec.Players[n+1].ID},
			Outcomes: [2]model.Outcome{model.Win, model.Loss}})
	}
	if err := b.Do(round); err != nil {
		t.Fatal(err)
	}
	b.typed("zander, zoe")
	b.press(fyne.KeyReturn, 0)
	ps := b.state.Section.Players
	if got := ps[len(ps)-1]; got.FideID != "1500001" || got.Entered != last+1 {
		t.Errorf("taken once round %d is over: %+v", last, got)
	}
}

// TestRefreshRatings applies what is sure, lists what is not, and takes it all
// back in one step.
func TestRefreshRatings(t *testing.T) {
	b := withList(t)
	b.press(fyne.KeyEscape, 0)
	for _, p := range []model.Player{
		{Entry: model.Entry{Name: "Zoe Zander"}, Rating: 1900},
		{Entry: model.Entry{Name: "Smith, John"}, Rating: 1600},
	} {
		if err := b.Do(arbiter.AddPlayer(b.state.Event, b.state.Section, p, 0)); err != nil {
			t.Fatal(err)
		}
	}
	before := b.doc.Tournament()
	b.run(b.command("section.refresh"))
	d := question[*refreshDialog](b)
	if l := d.lines[0]; l.Name != "Zoe Zander" || !l.ticked || l.How != ratings.ByName {
		t.Fatalf("first: %+v", l)
	}
	smith := d.lines[1]
	if smith.Name != "Smith, John" || smith.ticked || smith.entry() != nil {
		t.Fatalf("ambiguous: %+v", smith)
	}
	row := refreshRow()
	d.paint(smith, row)
	picks := selectsIn(row)
	picks[0].SetSelectedIndex(1)
	if !smith.ticked {
		t.Error("who was chosen is not ticked")
	}
	b.press(fyne.KeyReturn, 0)
	got := map[string]model.Player{}
	for _, p := range b.state.Section.Players {
		got[p.Name] = p
	}
	if z := got["Zoe Zander"]; z.Rating != 1934 || z.FideID != "1500001" || z.Title != "WCM" {
		t.Errorf("refreshed: %+v", z)
	}
	if j := got["Smith, John"]; j.Rating != 1650 || j.FideID != "1500004" {
		t.Errorf("chosen: %+v", j)
	}
	b.run(b.command("edit.undo"))
	if b.doc.Tournament() != before {
		t.Error("one undo does not take the refresh back")
	}
}

// TestSuggestionIsClicked takes one with the mouse: the editor loses the keyboard
// first and must not enter what was typed so far.
func TestSuggestionIsClicked(t *testing.T) {
	b := withList(t)
	b.press(fyne.KeyEscape, 0)
	b.show("players")
	s := b.screen.(*playerScreen)
	s.grid.Select(len(s.grid.Table().Rows)-1, 1)
	b.press(fyne.KeyF2, 0)
	b.typed("zander, zo")
	line := s.found.list.rows.Objects[0].(*fyne.Container).Objects[1].(*suggestion)
	line.MouseIn(nil)
	b.win.Canvas().Unfocus()
	line.Tapped(nil)
	if b.win.Canvas().Focused() != s.grid {
		t.Error("the keyboard does not go back to the list")
	}
	ps := b.state.Section.Players
	if got := ps[len(ps)-1]; len(ps) != 7 || got.FideID != "1500001" {
		t.Errorf("%d players, the last %+v", len(ps), got)
	}
	if _, _, open := s.grid.Editing(); open || !s.found.panel.Hidden {
		t.Error("the look-up is still there")
	}
}

// TestStoppedImportKeepsTheFormerList cancels before the first row.
func TestStoppedImportKeepsTheFormerList(t *testing.T) {
	b := withList(t)
	var rows []string
	for i := range 20000 {
		rows = append(rows, fmt.Sprintf("%d;Player, No %d;NOR;M;;1500;1990", 3000000+i, i))
	}
	_, err := b.lists().install(fideList(t, t.TempDir(), rows...), func(int64, int64) {}, func() bool { return true })
	if !errors.Is(err, ratings.ErrCancelled) {
		t.Fatalf("a stopped import: %v", err)
	}
	if got := b.lists().search("zander", 5); len(got) != 2 {
		t.Errorf("afterwards %d are found", len(got))
	}
}

// TestUSChessRatingIsTheNationalOne: it is kept apart from FIDE's, and counts
// where there is no other.
func TestUSChessRatingIsTheNationalOne(t *testing.T) {
	f := found{ratings.Entry{ID: "12345678", Name: "DOE, JANE", State: "MA", FideID: "2000001", Ratings: [3]model.Rating{1650}},
		ratings.USChess}
	p := f.player(ratings.Standard)
	if p.NationalID != "12345678" || p.NationalRating != 1650 || p.Rating != 0 || p.FideID != "2000001" {
		t.Errorf("%+v", p)
	}
}

// TestRosterIsFilledFromTheRatingList takes a team's new player from the list.
func TestRosterIsFilledFromTheRatingList(t *testing.T) {
	b := withList(t)
	b.press(fyne.KeyEscape, 0)
	b.openSample("lothian.wallchart")
	team := b.state.Section.Teams[0]
	b.openRoster(b.state.Section.ID, team.ID)
	b.typed("1500001")
	b.press(fyne.KeyDown, 0)
	b.press(fyne.KeyReturn, 0)
	now := b.state.Section.TeamByID(team.ID)
	p := b.state.Section.Player(now.Roster[len(now.Roster)-1])
	if len(now.Roster) != len(team.Roster)+1 || p.FideID != "1500001" || p.Rating != 1934 {
		t.Errorf("the roster's last is %+v", p)
	}
	b.press(fyne.KeyEscape, 0)
}
