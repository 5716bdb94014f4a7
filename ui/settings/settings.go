// Package settings is the room of what is set: of a section, of an event, and of the program.
package settings

import (
	"slices"
	"time"
	"wallchart/arbiter/pair"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/draw"
	"wallchart/phrase"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Host is the window as the settings see it.
type Host interface {
	host.Host
	Clock() time.Time                   // the seed of a lot
	Last(c journal.Change, then func()) // makes one by which the last round is to be examined again, and does then what comes after it
}

// Dialogs are the settings of the event and its sections, each a dialog.
type Dialogs struct{ Host }

// Section is the dialog of how a section is paired: the system with its
// settings, rounds and colours, acceleration, who is kept apart, and FIDE mode. All that
// was altered is entered as one change.
type Section struct {
	host    Host
	event   *model.Tournament // the section is part of
	section *model.Section
	dialog  *controls.Dialog
	parts   []settingsPage
	pages   *controls.Pages

	System     *systemPage
	Rounds     *roundsPage
	Accelerate *acceleratePage
	Apart      *apartPage
	fide       *fidePage
}

// settingsPage is one page of the dialog.
type settingsPage interface {
	object() fyne.CanvasObject
	shown()                             // called whenever the page comes to sight
	put(to *steps.Settings) (err error) // what it says about the section's settings
}

// AskSettings opens the dialog and returns it.
func (o *Dialogs) AskSettings() *Section {
	n := newSectionSettings(o.Host, o.Now())
	o.Ask(n.dialog, style.Pages, nil)
	return n
}

func newSectionSettings(d Host, st host.State) *Section {
	n := &Section{host: d, event: st.Event, section: st.Section}
	n.System, n.Rounds = newSystemPage(n), newRoundsPage(n)
	n.Accelerate, n.Apart, n.fide = newAcceleratePage(n), newApartPage(n), newFIDEPage(n)
	n.parts = []settingsPage{n.System, n.Rounds, n.Accelerate, n.Apart, n.fide}
	var pages []controls.Page
	for i, wording := range []string{"settings.system", "settings.rounds", "settings.accelerate", "settings.apart", "settings.fide"} {
		pages = append(pages, controls.Page{Name: words.Say(wording), Object: n.parts[i].object()})
	}
	n.pages = controls.NewPages(n.TurnTo, pages...)
	content := container.NewBorder(n.pages.Names, nil, nil, nil, n.pages.Shown)
	n.dialog = controls.NewDialog(d.Canvas(), words.Say("settings.title"), content, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	n.dialog.Confirm = n.confirm
	for _, e := range slices.Concat(n.System.entries(), n.Rounds.entries(), []*controls.Entry{n.Apart.groups}) {
		e.In(n.dialog)
	}
	for i := range n.parts {
		n.TurnTo(i)
	}
	n.pages.In(n.dialog)
	n.TurnTo(0)
	return n
}

// TurnTo shows another page.
func (n *Section) TurnTo(page int) {
	n.parts[page].shown()
	n.pages.Turn(page)
	n.dialog.Fit()
}

// settings are the section's settings as the pages have them.
func (n *Section) settings() (steps.Settings, error) {
	s := steps.SettingsOf(n.section)
	for _, i := range []int{1, 0, 2, 3, 4} { // a system is judged by what is chosen on the other pages
		if err := n.parts[i].put(&s); err != nil {
			n.TurnTo(i)
			return s, err
		}
	}
	if s.GamesPerPairing > 1 {
		if _, err := draw.System(pair.WithSettings(n.section, s), ""); err != nil {
			n.TurnTo(1)
			return s, err
		}
	}
	return s, nil
}

// confirm enters what was altered as one change.
func (n *Section) confirm() error {
	to, err := n.settings()
	if err != nil {
		return err
	}
	accelerated, err := n.Accelerate.records(pair.WithSettings(n.section, to))
	if err != nil {
		n.TurnTo(2)
		return err
	}
	groups, err := parseApart(n.section, n.Apart.groups.Text)
	if err != nil {
		n.TurnTo(3)
		return err
	}
	id := n.section.ID
	changes, _, err := pair.Edit(n.event, n.section, to, rank.Ranking{}, pair.Worth{})
	if err != nil {
		return err
	}
	if !slices.Equal(accelerated, n.section.Acceleration) {
		changes = append(changes, steps.SetAcceleration{Section: id, Acceleration: accelerated})
	}
	if !slices.EqualFunc(groups, n.section.Forbidden, sameGroup) {
		changes = append(changes, steps.SetForbidden{Section: id, Groups: groups})
	}
	if changes, err = n.fide.around(changes); err != nil {
		n.TurnTo(4)
		return err
	}
	lot := n.Rounds.lotWords()
	switch {
	case len(changes) == 0:
		return nil
	case lot != "" && to.InitialColour != n.section.InitialColour:
		return n.enter(to, steps.Together{Words: n.Rounds.drawnBy, Changes: changes})
	}
	return n.enter(to, steps.OneStep(phrase.New("Edit the section’s settings"), changes))
}

// enter makes the change; one that makes of the last round that is paired the final one, or no longer, with the examination of it.
func (n *Section) enter(to steps.Settings, c journal.Change) error {
	if !pair.Turns(n.section, to) {
		return n.host.Do(c)
	}
	if _, err := c.Apply(n.event); err != nil {
		return err
	}
	answer := controls.ErrStay // until the round is examined, and what was typed stays there should it not be made
	n.host.Last(c, func() {
		answer = nil
		n.dialog.Close()
	})
	return answer
}

// sameGroup tells whether two groups keep the same people apart.
func sameGroup(a, b model.Forbidden) bool {
	return max(a.From, 1) == max(b.From, 1) && a.To == b.To && slices.Equal(a.Who, b.Who)
}
