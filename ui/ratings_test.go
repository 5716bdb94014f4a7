package ui

import (
	"slices"
	"strings"
	"testing"
	"wallchart/arbiter/entries"
	"wallchart/ui/people"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/files/ratings/ratingstest"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// withList is a window with six players and a rating list.
func withList(t *testing.T) *robot {
	t.Helper()
	b := begin(t)
	b.ratings.AskLists().Install(ratingstest.FIDEList(t, b.folder,
		"1500001;Zander, Zoe;NOR;F;WCM;1934;2008",
		"1500002;Zander, Zacharias;NOR;M;;1820;1999",
		"1500003;Smith, John;ENG;M;;1700;1980",
		"1500004;Smith, John;ENG;M;;1650;1990"))
	if said, _ := b.dialogText(); !b.lists.Any() {
		t.Fatalf("no list is installed; %s", said)
	}
	return b
}

// suggestion is a line of those who are offered while a name is typed.
type suggestion interface {
	desktop.Hoverable
	fyne.Tappable
	SelectedText() string // as a label has it, and no button
}

// offered are the lines of the list under the name that is typed, none where there is no list.
func (b *robot) offered() []suggestion { return visibleIn[suggestion](b.screen.Object()) }

// TestNamesAreFoundWhileTyped types into the last line of the players.
func TestNamesAreFoundWhileTyped(t *testing.T) {
	b := withList(t)
	b.press(fyne.KeyEscape, 0)
	b.show("players")
	s := b.screen.(*people.Players)
	last := len(s.Grid.Table().Rows) - 1
	s.Grid.Select(last, 1)
	b.press(fyne.KeyF2, 0)
	b.typed("zande")
	if len(b.offered()) != 2 {
		t.Fatalf("nothing is offered for %q", "zande")
	}
	b.press(fyne.KeyDown, 0)
	b.press(fyne.KeyReturn, 0)
	ps := b.state.Section.Players
	if got := ps[len(ps)-1]; len(ps) != 7 || got.FideID != "1500002" || got.Rating != 1820 {
		t.Fatalf("taken: %+v", got)
	}
	if _, _, open := s.Grid.Editing(); open || len(b.offered()) > 0 {
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
	round := steps.AddRound{Section: sec.ID, Round: last}
	for n := 0; n+1 < len(sec.Players); n += 2 {
		round.Pairings = append(round.Pairings, model.Pairing{Board: n/2 + 1,
			Sides:    [2]model.ID{sec.Players[n].ID, sec.Players[n+1].ID},
			Outcomes: [2]model.Outcome{model.Win, model.Loss}})
	}
	must.Do(t, b.Do(round))
	b.typed("zander, zoe")
	b.press(fyne.KeyReturn, 0)
	ps := b.state.Section.Players
	if at := slices.IndexFunc(ps, func(p model.Player) bool { return p.FideID == "1500001" }); at < 0 || ps[at].Entered != last+1 {
		t.Errorf("taken once round %d is over: number %d of %+v", last, at+1, ps)
	}
}

// TestSuggestionIsClicked takes one with the mouse: the editor loses the keyboard
// first and must not enter what was typed so far.
func TestSuggestionIsClicked(t *testing.T) {
	b := withList(t)
	b.press(fyne.KeyEscape, 0)
	b.show("players")
	s := b.screen.(*people.Players)
	s.Grid.Select(len(s.Grid.Table().Rows)-1, 1)
	b.press(fyne.KeyF2, 0)
	b.typed("zander, zo")
	line := b.offered()[0]
	line.MouseIn(nil)
	b.win.Canvas().Unfocus()
	line.Tapped(nil)
	if b.win.Canvas().Focused() != s.Grid {
		t.Error("the keyboard does not go back to the list")
	}
	ps := b.state.Section.Players
	if got := ps[len(ps)-1]; len(ps) != 7 || got.FideID != "1500001" {
		t.Errorf("%d players, the last %+v", len(ps), got)
	}
	if _, _, open := s.Grid.Editing(); open || len(b.offered()) > 0 {
		t.Error("the look-up is still there")
	}
}

// TestRosterIsFilledFromTheRatingList takes a team's new player from the list.
func TestRosterIsFilledFromTheRatingList(t *testing.T) {
	b := withList(t)
	b.press(fyne.KeyEscape, 0)
	b.stage().OpenSample("lothian.wallchart")
	team := b.state.Section.Teams[0]
	b.App.people.OpenRoster(b.state.Section.ID, team.ID)
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

// TestARefreshIsOneStep: the ratings of a list and the IDs found by name are taken
// back together.
func TestARefreshIsOneStep(t *testing.T) {
	b := withList(t)
	b.press(fyne.KeyEscape, 0)
	zoe := model.Player{Entry: model.Entry{Name: "Zoe Zander"}, Rating: 1900}
	must.Do(t, b.Do(entries.AddPlayer(b.state.Event, b.state.Section, zoe, 0)))
	before := b.doc.Tournament()
	b.run(b.command("section.refresh"))
	b.press(fyne.KeyReturn, 0)
	ps := b.state.Section.Players
	if z := ps[len(ps)-1]; z.Rating != 1934 || z.FideID != "1500001" || z.Title != "WCM" {
		t.Errorf("refreshed: %+v", z)
	}
	if from := b.state.Section.RatingsFrom; !strings.HasPrefix(from, "FIDE, ") {
		t.Errorf("the list that is kept is %q", from)
	}
	b.run(b.command("edit.undo"))
	if b.doc.Tournament() != before {
		t.Error("one undo does not take the refresh back")
	}
}
