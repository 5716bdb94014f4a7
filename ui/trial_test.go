package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/export/report"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/notices"
	"wallchart/ui/windowtest"
)

// trial stands in for the window where a part of it is tried by itself: it holds an
// event, makes changes to it as the journal does, and notes what is said and asked.
type trial struct {
	t       *testing.T
	win     fyne.Window
	st      host.State
	made    []journal.Change
	said    []string
	told    []string // title and text of messages
	asked   []*controls.Dialog
	ran     []string // commands
	noticed []*notices.Notice
	marked  func() []model.ID // nil for nobody
	screen  host.Screen       // shown anew after every change; nil for none
}

// try begins a trial with an event of one section.
func try(t *testing.T, s *model.Section) *trial {
	t.Helper()
	windowtest.NewApp(t)
	return &trial{t: t, win: test.NewTempWindow(t, nil), st: host.Derive((&model.Tournament{Name: "Trial"}).With(s), s.ID, 0, nil)}
}

// put shows a screen of the event in the trial's window.
func (r *trial) put(s host.Screen) {
	r.screen = s
	r.win.SetContent(s.Object())
	r.win.Resize(fyne.NewSize(1000, 650))
	s.Show(r.st)
}

func (r *trial) Now() host.State { return r.st }

func (r *trial) Do(c journal.Change) error {
	next, err := c.Apply(r.st.Event)
	if err != nil {
		return err
	}
	before := r.st
	r.made, r.st = append(r.made, c), host.Derive(next, before.Section.ID, 0, &before)
	if r.screen != nil {
		r.screen.Show(r.st)
	}
	return nil
}

func (r *trial) Say(sentence string) { r.said = append(r.said, sentence) }

func (r *trial) Tell(title, text string) { r.told = append(r.told, title, text) }

func (r *trial) Ask(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) {
	r.asked = append(r.asked, d)
	d.Show(size, focus)
}

func (r *trial) Run(id string) { r.ran = append(r.ran, id) }

func (r *trial) Options() report.Options { return report.Options{} }

func (r *trial) Marked() []model.ID {
	if r.marked == nil {
		return nil
	}
	return r.marked()
}

func (r *trial) Hint(string) {}

func (r *trial) About(id string) string { return id }

func (r *trial) Shortcut(fyne.Shortcut) {}

func (r *trial) Past() host.Past { return nil }

func (r *trial) Canvas() fyne.Canvas { return r.win.Canvas() }

func (r *trial) Preferences() fyne.Preferences { return fyne.CurrentApp().Preferences() }

// ofClub is a section of so many players, the first of them the strongest.
func ofClub(players int) *model.Section {
	names := []string{"Ash", "Bea", "Cai", "Dov", "Eva", "Fay", "Gus", "Hal"}
	s := &model.Section{ID: 1, Name: "Club", Scoring: model.Classic(model.One, model.Half, 0), LastID: model.ID(players),
		Ranking: model.Ranking{TieBreaks: []string{"BH"}}}
	for i := range players {
		e := model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: names[i], Club: []string{"North", "South"}[i%2]}
		s.Players = append(s.Players, model.Player{Entry: e, Rating: model.Rating(2000 - 100*i)})
	}
	return s
}

// plays adds a round whose boards are as given: two participants each.
func plays(s *model.Section, boards ...[2]model.ID) *model.Section {
	var r model.Round
	for i, two := range boards {
		r.Pairings = append(r.Pairings, model.Pairing{Board: i + 1, Sides: two})
	}
	s.Rounds = append(s.Rounds, r)
	return s
}
