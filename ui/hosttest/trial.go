// Package hosttest has a Host on which screens and dialogs are tried without a window.
package hosttest

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"wallchart/export/report"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/notices"
	"wallchart/ui/windowtest"
)

// Trial stands in for the window where a part of it is tried by itself: it holds an
// event, makes changes to it as the journal does, and notes what is said and asked.
type Trial struct {
	T       *testing.T
	Win     fyne.Window
	St      host.State
	Made    []journal.Change
	Said    []string
	Told    []string // title and text of messages
	Asked   []*controls.Dialog
	Ran     []string // commands
	Noticed []*notices.Notice
	Marks   func() []model.ID // nil for nobody
	Stopped int               // what was done beside the window's own work and then had to end
	why     *explain.Panel
	Screen  host.Screen // shown anew after every change; nil for none
}

// Try begins a trial with an event of one section.
func Try(t *testing.T, s *model.Section) *Trial {
	t.Helper()
	windowtest.NewApp(t)
	return &Trial{T: t, Win: test.NewTempWindow(t, nil), St: host.Derive((&model.Tournament{Name: "Trial"}).With(s), s.ID, 0, nil)}
}

// Put shows a screen of the event in the trial's window.
func (r *Trial) Put(s host.Screen) {
	r.Screen = s
	r.Win.SetContent(s.Object())
	r.Win.Resize(fyne.NewSize(1000, 650))
	s.Show(r.St)
}

func (r *Trial) Now() host.State { return r.St }

func (r *Trial) Do(c journal.Change) error {
	next, err := c.Apply(r.St.Event)
	if err != nil {
		return err
	}
	before := r.St
	r.Made, r.St = append(r.Made, c), host.Derive(next, before.Section.ID, 0, &before)
	if r.Screen != nil {
		r.Screen.Show(r.St)
	}
	return nil
}

func (r *Trial) Say(sentence string) { r.Said = append(r.Said, sentence) }

func (r *Trial) Tell(title, text string) { r.Told = append(r.Told, title, text) }

func (r *Trial) Ask(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) {
	r.Asked = append(r.Asked, d)
	d.Show(size, focus)
}

func (r *Trial) Run(id string) { r.Ran = append(r.Ran, id) }

func (r *Trial) Options() report.Options { return report.Options{} }

func (r *Trial) Marked() []model.ID {
	if r.Marks == nil {
		return nil
	}
	return r.Marks()
}

func (r *Trial) Why() *explain.Panel {
	if r.why == nil {
		r.why = explain.NewPanel()
	}
	return r.why
}

func (r *Trial) Pointer() *explain.Pointer { return nil }

// After shows the standings after a round.
func (r *Trial) After(round int) {
	r.St = host.Derive(r.St.Event, r.St.Section.ID, round, nil)
	r.Screen.Show(r.St)
}

// Beside does at once what the window does beside its own work.
func (r *Trial) Beside(_ string, work func(cancel <-chan struct{}) (done func())) (stop func()) {
	return r.Quietly(work)
}

// Quietly does at once what the window does beside its own work.
func (r *Trial) Quietly(work func(cancel <-chan struct{}) (done func())) (stop func()) {
	work(nil)()
	return func() { r.Stopped++ }
}

// Command calls a command by its name.
func (r *Trial) Command(id string) (wording, why string) { return id, "" }

// Shown says that the screen is.
func (r *Trial) Shown() bool { return true }

func (r *Trial) Turned() {}

// PairedFrom knows of no round.
func (r *Trial) PairedFrom(model.ID, int) (before *model.Tournament, since []string) { return nil, nil }

func (r *Trial) Notify(_ model.ID, x *notices.Notice) { r.Noticed = append(r.Noticed, x) }

func (r *Trial) Leaving(*model.Section, model.Entry, int, func(string, func())) {}

func (r *Trial) Hint(string) {}

func (r *Trial) About(id string) string { return id }

func (r *Trial) Shortcut(fyne.Shortcut) {}

func (r *Trial) Past() host.Past { return nil }

func (r *Trial) Canvas() fyne.Canvas { return r.Win.Canvas() }

func (r *Trial) Preferences() fyne.Preferences { return fyne.CurrentApp().Preferences() }

// OfClub is a section of so many players, the first of them the strongest.
func OfClub(players int) *model.Section {
	names := []string{"Ash", "Bea", "Cai", "Dov", "Eva", "Fay", "Gus", "Hal"}
	s := &model.Section{ID: 1, Name: "Club", Scoring: model.Classic(model.One, model.Half, 0), LastID: model.ID(players),
		Ranking: model.Ranking{TieBreaks: []string{"BH"}}}
	for i := range players {
		e := model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: names[i], Club: []string{"North", "South"}[i%2]}
		s.Players = append(s.Players, model.Player{Entry: e, Rating: model.Rating(2000 - 100*i)})
	}
	return s
}

// Plays adds a round whose boards are as given: two participants each.
func Plays(s *model.Section, boards ...[2]model.ID) *model.Section {
	var r model.Round
	for i, two := range boards {
		r.Pairings = append(r.Pairings, model.Pairing{Board: i + 1, Sides: two})
	}
	s.Rounds = append(s.Rounds, r)
	return s
}

// Typed types a text where the keyboard is.
func (r *Trial) Typed(text string) {
	r.T.Helper()
	test.Type(r.Win.Canvas().Focused(), text)
}

// Confirm confirms the dialog that was opened last, and tells whether it closed.
func (r *Trial) Confirm() bool {
	r.T.Helper()
	if len(r.Asked) == 0 {
		r.T.Fatal("no dialog was opened")
	}
	d := r.Asked[len(r.Asked)-1]
	d.Accept()
	return !d.Open()
}

// Into types a text into a cell of a grid, and Enter.
func (r *Trial) Into(g *grid.Grid, row int, column, text string) {
	r.T.Helper()
	tb := g.Table()
	r.Win.Canvas().Focus(g)
	g.Select(row, tb.Column(column))
	r.Typed(text)
	r.Win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
}

// InGrid is the grid of the dialog that is open: the control with the keyboard.
func (r *Trial) InGrid() *grid.Grid {
	r.T.Helper()
	g, ok := r.Win.Canvas().Focused().(*grid.Grid)
	if !ok {
		r.T.Fatalf("the keyboard is on %T", r.Win.Canvas().Focused())
	}
	return g
}

// Key presses keys where the keyboard is.
func (r *Trial) Key(names ...fyne.KeyName) {
	for _, name := range names {
		r.Win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// Alt presses a key with Alt.
func (r *Trial) Alt(key fyne.KeyName) {
	r.Win.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierAlt})
}

// AfterOne is a club of four after round 1: Ash beat Cai, Bea and Dov drew.
func AfterOne() *model.Section {
	s := Plays(OfClub(4), [2]model.ID{1, 3}, [2]model.ID{2, 4})
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	s.Rounds[0].Pairings[1].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	return s
}

// Two is an event of two sections of players.
func Two(t *testing.T) *Trial {
	t.Helper()
	r := Try(t, OfClub(4))
	other := OfClub(2)
	other.ID, other.Name = 2, "Reserve"
	r.St = host.Derive(r.St.Event.With(other), 1, 0, nil)
	return r
}

// League is a match of North (1) against South (2) on two boards, with a reserve each.
func League() *model.Section {
	s := &model.Section{ID: 1, Name: "League", Kind: model.TeamEvent, Boards: 2, LastID: 20, Planned: 3,
		Scoring: model.Classic(model.One, model.Half, 2), Ranking: model.Ranking{TieBreaks: []string{"BH"}}}
	for i, names := range [][]string{{"North", "Ann Lee", "Ben Lee", "Cay Orr"}, {"South", "Ida Poe", "Jon Poe", "Kim Quin"}} {
		team := model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: names[0]}}
		for b, name := range names[1:] {
			id := model.ID(10 + 3*i + b)
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: name}, Team: team.ID})
			team.Roster = append(team.Roster, id)
		}
		s.Teams = append(s.Teams, team)
	}
	return Plays(s, [2]model.ID{1, 2})
}
