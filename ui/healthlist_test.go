package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/boards"
	list "wallchart/ui/health"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
	"wallchart/ui/windowtest"
)

// lines are what stands under the explanation.
func (b *robot) lines() string {
	var all []string
	for _, o := range b.health.Rows.Objects {
		all = append(all, o.(*controls.Line).Text())
	}
	return strings.Join(all, "\n")
}

// TestProblemsLeadToTheirPlaces: the sample of a club with a board without result; a second half-point bye, a tie-break that
// needs a rating, and more rounds than announced can be paired are added, and each is gone to with F8, Enter and a click.
func TestProblemsLeadToTheirPlaces(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	if got := b.lines(); !strings.HasPrefix(got, "Round 4 has no result yet on board 2, board 5, board 8.") ||
		b.health.Head.Text != "1 remark" {
		t.Fatalf("%s\n%s", b.health.Head.Text, got)
	}
	if strings.Contains(b.status.state, "F8") {
		t.Errorf("remarks are counted in the status line: %s", b.status.state)
	}
	s := b.state.Section
	who := s.Players[5]
	for _, round := range []int{5, 6} {
		must.Do(t, b.Do(entries.Bye(s, who.ID, round, model.HalfBye)))
	}
	if b.health.Head.Text != "1 problem · 1 remark" || !strings.HasPrefix(b.lines(), who.Name+" has 2 half-point byes") {
		t.Fatalf("%s\n%s", b.health.Head.Text, b.lines())
	}
	if !strings.HasSuffix(b.status.state, " · 1 problem (F8 goes there)") {
		t.Errorf("the status line: %s", b.status.state)
	}

	b.press(fyne.KeyF8, 0)
	screen, ok := b.screen.(*people.Players)
	if !ok {
		t.Fatalf("F8 shows %s", b.shown)
	}
	if row, _, _ := screen.Grid.Selected(); model.ID(screen.Grid.Table().Rows[row].Ref.Participant) != who.ID {
		t.Errorf("F8 chooses row %d", row)
	}
	if !strings.HasPrefix(b.status.left.Text, who.Name+" has 2 half-point byes") {
		t.Errorf("F8 says %s", b.status.left.Text)
	}

	b.press(fyne.KeyF8, 0)
	rounds, ok := b.screen.(*boards.Rounds)
	if !ok || rounds.Round != 4 {
		t.Fatalf("F8 shows %s", b.shown)
	}
	if row, _, _ := rounds.Grid.Selected(); rounds.At(row).Board != 2 {
		t.Errorf("F8 chooses board %d", rounds.At(row).Board)
	}
	b.press(fyne.KeyF8, 0)
	if b.shown != "players" {
		t.Errorf("after the last problem the first: %s", b.shown)
	}

	// By the keyboard on the list, and by a click.
	line := b.health.Rows.Objects[0].(*controls.Line)
	b.win.Canvas().Focus(line)
	b.press(fyne.KeyDown, 0)
	b.press(fyne.KeyReturn, 0)
	if b.shown != "rounds" {
		t.Errorf("Enter on the second line shows %s", b.shown)
	}
	test.Tap(line)
	if b.shown != "players" {
		t.Errorf("a click on the first line shows %s", b.shown)
	}

	// A line below the others comes into view.
	b.health.Scroll.Resize(fyne.NewSize(300, 30))
	b.health.Turn(1)
	if b.health.Scroll.Offset.Y == 0 {
		t.Error("the second line is not brought into view")
	}
	b.health.Turn(0)
	if b.health.Scroll.Offset.Y != 0 {
		t.Error("the first line is not brought into view again")
	}
	b.health.Turn(-1)
	b.health.Turn(2)

	// What is mended is not there any more.
	b.press(fyne.KeyZ, ctrl)
	if b.health.Head.Text != "1 remark" || strings.Contains(b.status.state, "F8") {
		t.Errorf("%s; %s", b.health.Head.Text, b.status.state)
	}
}

// healthTrial is a trial's window with a list of problems.
type healthTrial struct {
	*hosttest.Trial
	gone []health.Place
}

func (r *healthTrial) GoTo(p health.Place) { r.gone = append(r.gone, p) }
func (r *healthTrial) Found()              {}

// TestTheNextProblemIsTheOneThatMovedUp: when the problem gone to is mended the next one is not passed over.
func TestTheNextProblemIsTheOneThatMovedUp(t *testing.T) {
	windowtest.NewApp(t)
	r := &healthTrial{Trial: &hosttest.Trial{T: t, Win: test.NewTempWindow(t, nil)}}
	l := list.NewList(r)
	s := hosttest.OfClub(8)
	for i := range 3 {
		s.Players[i].Byes = []model.ByeRequest{{Round: 4, Kind: model.HalfBye}, {Round: 5, Kind: model.HalfBye}}
	}
	l.Show(host.Derive((&model.Tournament{}).With(s), 1, 0, nil))
	if l.WhyNone() != "" || len(l.Rows.Objects) != 3 {
		t.Fatal(l.Head.Text)
	}
	l.Next()
	l.Next()
	mended := *s
	mended.Players = append([]model.Player(nil), s.Players...)
	mended.Players[1].Byes = nil
	l.Show(host.Derive((&model.Tournament{}).With(&mended), 1, 0, nil))
	l.Next()
	if len(r.gone) != 3 || r.gone[0].Who != 1 || r.gone[1].Who != 2 || r.gone[2].Who != 3 {
		t.Errorf("%v", r.gone)
	}
	l.Show(host.Derive((&model.Tournament{}).With(hosttest.OfClub(4)), 1, 0, nil))
	if l.Head.Text != words.Say("health.none") || l.WhyNone() == "" {
		t.Errorf("nothing is left: %s", l.Head.Text)
	}
	l.Next()
	if len(r.gone) != 3 {
		t.Error("nothing is gone to")
	}
}

// TestAProblemOfASettingLeadsToTheSettings, of the tie-breaks to their list, and of somebody without a board to his line.
func TestAProblemOfASettingLeadsToTheSettings(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	b.goToPlace(health.Place{Section: b.state.Section.ID, Field: "planned"})
	if b.dialogs.count != 1 {
		t.Error("the settings do not open")
	}
	b.press(fyne.KeyEscape, 0)
	b.goToPlace(health.Place{Section: b.state.Section.ID, Who: 3, Field: "tieBreaks"})
	if b.shown != "tiebreaks" {
		t.Errorf("the tie-breaks: %s", b.shown)
	}
	s := b.state.Section
	must.Do(t, b.Do(entries.AddPlayer(b.state.Event, s, model.Player{Entry: model.Entry{Name: "Late, Lucy", Entered: 4}}, 0)))
	if !strings.HasPrefix(b.lines(), "Late, Lucy entered in round 4 and is not paired in it.") {
		t.Fatal(b.lines())
	}
	b.press(fyne.KeyF8, 0)
	rounds := b.screen.(*boards.Rounds)
	row, _, _ := rounds.Grid.Selected()
	if model.ID(rounds.Grid.Table().Rows[row].Ref.Participant) != b.state.Section.LastID {
		t.Errorf("row %d", row)
	}
	b.goToPlace(health.Place{Section: b.state.Section.ID, Field: "byes"})
	if b.shown != "players" {
		t.Errorf("who has no right to half-point byes is shown on %s", b.shown)
	}
	b.goToPlace(health.Place{Section: b.state.Section.ID, Field: "ratings"})
	if b.dialogs.count != 1 {
		t.Error("without a rating list the settings do not open")
	}
	b.press(fyne.KeyEscape, 0)
	b.goToPlace(health.Place{Section: 99})
	if b.shown != "players" {
		t.Error("a section that is gone is gone to")
	}
}

// TestWhoIsBackTakesPart: left out of round 1 and ticked after that; the line is gone to, and one step takes the bye away.
func TestWhoIsBackTakesPart(t *testing.T) {
	b := beginWith(t, 6, func(*model.Section) {})
	s := b.state.Section
	name, id := s.Players[3].Name, s.Players[3].ID
	for _, c := range []journal.Change{entries.Bye(s, id, 1, model.ZeroBye), steps.CheckIn{Section: s.ID, Who: id, Present: true}} {
		must.Do(t, b.Do(c))
	}
	if why := b.command("round.back").why(); why == "" {
		t.Error("nothing was gone to, and somebody is back")
	}
	b.press(fyne.KeyF8, 0)
	if !strings.HasPrefix(b.status.left.Text, name+" has checked in and is left out of round 1") {
		t.Fatalf("F8 says %s", b.status.left.Text)
	}
	before := b.state.Event
	b.do("round.back")
	if len(b.state.Section.Players[3].Byes) != 0 || strings.Contains(b.lines(), name) {
		t.Errorf("the byes are %v; %s", b.state.Section.Players[3].Byes, b.lines())
	}
	b.run(b.command("edit.undo"))
	if b.state.Event != before {
		t.Error("one undo does not take it back")
	}
}
