package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/model"
	"wallchart/ui/boards"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
	"wallchart/ui/tables"
)

// moves is the navigation of the trial's event, with its screens in the window.
func (r *trial) moves() *navigation {
	bar, body := container.NewHBox(), container.NewStack()
	n := &navigation{clipboard: fyne.CurrentApp().Clipboard(), why: explain.NewPanel()}
	n.navigationHost = trialMoves{Host: r, r: r, moves: n, bar: bar, body: body}
	n.sections = newSectionList(trialSections{shows: n.showSection})
	pairs := r.pairs()
	all := map[string]host.Screen{"rounds": pairs.Rounds(), "crosstable": tables.NewCrosstable(r),
		"standings": tables.NewStandings(r)}
	n.take(func(id string) host.Screen { return all[id] })
	n.screen = n.named("crosstable")
	n.tabs = newTabs(screenNames(), n)
	n.middle = container.NewStack(n.screen.Object())
	r.Screen = nil
	body.Objects = []fyne.CanvasObject{
		container.NewBorder(n.tabs.object(), nil, n.sections.object(), container.NewStack(n.why.Object()), n.middle)}
	r.Win.SetContent(body)
	r.Win.Resize(fyne.NewSize(1000, 650))
	n.sections.update(r.St)
	n.showScreen()
	return n
}

// trialSections tells which section is chosen, and counts how often another is begun.
type trialSections struct {
	shows func(model.ID)
	added *int
}

func (s trialSections) show(id model.ID) { s.shows(id) }
func (s trialSections) add()             { *s.added++ }
func (s trialSections) addWords() string { return "Add a section" }

// trialMoves is the trial's window as moving about in it sees it; it has no settings to ask for.
type trialMoves struct {
	host.Host
	r         *trial
	moves     *navigation
	bar, body *fyne.Container
}

func (m trialMoves) look(section model.ID, after int) {
	m.r.St = host.Derive(m.r.St.Event, section, after, nil)
	m.moves.showScreen()
}
func (m trialMoves) clear()                   { m.r.Said = nil }
func (m trialMoves) changed()                 {}
func (m trialMoves) askSettings()             {}
func (m trialMoves) askDetails()              {}
func (m trialMoves) whyNoRefresh() string     { return "" }
func (m trialMoves) askRefresh()              {}
func (m trialMoves) buttons() *fyne.Container { return m.bar }
func (m trialMoves) noticed() *fyne.Container { return container.NewVBox() }
func (m trialMoves) below() *fyne.Container   { return m.body }

// begun is the section of afterOne with round 2 paired and its first board played.
func begun() *model.Section {
	s := hosttest.Plays(hosttest.AfterOne(), [2]model.ID{1, 2}, [2]model.ID{3, 4})
	s.Rounds[1].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	return s
}

// TestMovingFromScreenToScreen: to the board that is missing, to a board by its
// number, to a participant.
func TestMovingFromScreenToScreen(t *testing.T) {
	r := try(t, begun())
	n := r.moves()
	n.goToOpen()
	s := n.screens["rounds"].(*boards.Rounds)
	if row, _, _ := s.Grid.Selected(); n.shown != "rounds" || s.Round != 2 || s.At(row).Board != 2 {
		t.Errorf("the open board is sought on %s, round %d, row %d", n.shown, s.Round, row)
	}
	n.askBoard()
	r.Typed("1")
	if row, _, _ := s.Grid.Selected(); !r.Confirm() || s.At(row).Board == 1 {
		t.Error("the board is gone to before it is confirmed, or not at all")
	}
	if row, _, _ := s.Grid.Selected(); s.At(row).Board != 1 {
		t.Errorf("board 1 is sought in row %d", row)
	}
	n.goToMissing()
	table := n.screens["crosstable"].(*tables.Table)
	row, col, _ := table.Grid.Selected()
	ref := table.Grid.Table().Rows[row].Cells[col].Ref
	if n.shown != "crosstable" || ref.Round != 2 || ref.Participant != 3 && ref.Participant != 4 {
		t.Errorf("what is missing is sought on %s at %+v", n.shown, ref)
	}
	n.show("rounds")
	n.showEntry(1, 4)
	if row, _, _ := table.Grid.Selected(); n.shown != "crosstable" || table.Grid.Table().Rows[row].Ref.Participant != 4 {
		t.Errorf("Dov is sought on %s in row %d", n.shown, row)
	}
	if n.show("nowhere"); n.shown != "crosstable" {
		t.Errorf("a screen that is not there shows %s", n.shown)
	}
}

// TestMovingFromRoundToRound: on the tables the standings after a round, elsewhere
// its boards; where there is none, that is said.
func TestMovingFromRoundToRound(t *testing.T) {
	r := try(t, begun())
	n := r.moves()
	before := r.St.After
	if n.turnRound(1); len(r.Said) != 1 || r.St.After != before {
		t.Errorf("past the last round the standings are after %d; %q", r.St.After, r.Said)
	}
	if n.turnRound(-1); r.St.After != before-1 {
		t.Errorf("one round back the standings are after %d", r.St.After)
	}
	n.show("rounds")
	s := n.onRounds()
	n.turnRound(-1)
	if n.turnRound(-1); s.Round != 1 || len(r.Said) != 1 || r.Said[0] != words.Say("why.no.round.previous") {
		t.Errorf("before round %d: %q", s.Round, r.Said)
	}
	if n.shownRound() != 1 {
		t.Errorf("shown is round %d", n.shownRound())
	}
}

// TestMovingFromPartToPart: Ctrl+Tab goes round the window and comes back; sections
// are gone through in a circle; what is shown is copied as a spreadsheet takes it.
func TestMovingFromPartToPart(t *testing.T) {
	r := try(t, begun())
	other := hosttest.OfClub(2)
	other.ID, other.Name = 2, "Under 10"
	r.St.Event = r.St.Event.With(other)
	n := r.moves()
	r.Win.Canvas().Focus(n.screen.Focus())
	seen := map[fyne.Focusable]bool{}
	for range n.parts() {
		n.turnPane(1)
		seen[r.Win.Canvas().Focused()] = true
	}
	if now := r.Win.Canvas().Focused(); len(seen) != len(n.parts()) || now != n.screen.Focus() {
		t.Errorf("%d of %d parts are reached, back on %T", len(seen), len(n.parts()), now)
	}
	if n.turnPane(-1); r.Win.Canvas().Focused() == n.screen.Focus() {
		t.Error("the way back leads nowhere")
	}
	n.turnSection(1)
	if n.whyOneSection() != "" || r.St.Section.ID != 2 {
		t.Errorf("the next section is %d", r.St.Section.ID)
	}
	if n.turnSection(1); r.St.Section.ID != 1 {
		t.Errorf("after the last one comes section %d", r.St.Section.ID)
	}
	n.show("rounds")
	n.copyTable()
	lines := strings.Split(fyne.CurrentApp().Clipboard().Content(), "\n")
	if n.shown != "standings" || len(lines) != 5 || !strings.Contains(lines[1], "\tAsh\t") {
		t.Errorf("from the rounds %s is copied: %q", n.shown, lines)
	}
}
