package ui

import (
	"slices"
	"time"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/draw"
	"wallchart/phrase"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// settingsDesk is what the dialog of a section's settings depends on.
type settingsDesk struct {
	host.Host
	section *model.Section
	event   *model.Tournament            // it is part of
	last    func(journal.Change, func()) // makes one by which the last round is to be examined again, and does then what comes after it
	clock   func() time.Time             // the seed of a lot
}

// settingDialogs are the settings of the event and its sections, each a dialog.
type settingDialogs struct {
	host.Host
	clock func() time.Time // the seed of a lot
	last  func(c journal.Change, then func())
}

// sectionSettings is the dialog of how a section is paired: the system with its
// settings, rounds and colours, acceleration, who is kept apart, and FIDE mode. All that
// was altered is entered as one change.
type sectionSettings struct {
	desk    settingsDesk
	section *model.Section
	dialog  *controls.Dialog
	pages   []settingsPage
	buttons []*controls.Button
	stack   *fyne.Container

	system     *systemPage
	rounds     *roundsPage
	accelerate *acceleratePage
	apart      *apartPage
	fide       *fidePage
}

// settingsPage is one page of the dialog.
type settingsPage interface {
	object() fyne.CanvasObject
	shown()                             // called whenever the page comes to sight
	put(to *steps.Settings) (err error) // what it says about the section's settings
}

// askSettings opens the dialog and returns it.
func (o *settingDialogs) askSettings() *sectionSettings {
	st := o.Now()
	n := newSectionSettings(settingsDesk{Host: o.Host, section: st.Section, event: st.Event, last: o.last, clock: o.clock})
	o.Ask(n.dialog, style.Pages, nil)
	return n
}

func newSectionSettings(d settingsDesk) *sectionSettings {
	n := &sectionSettings{desk: d, section: d.section}
	n.system, n.rounds = newSystemPage(n), newRoundsPage(n)
	n.accelerate, n.apart, n.fide = newAcceleratePage(n), newApartPage(n), newFIDEPage(n)
	n.pages = []settingsPage{n.system, n.rounds, n.accelerate, n.apart, n.fide}
	row := container.New(controls.Tabs())
	for i, wording := range []string{"settings.system", "settings.rounds", "settings.accelerate", "settings.apart", "settings.fide"} {
		b := controls.NewButton(words.Say(wording), func() { n.turnTo(i) })
		b.AsTab()
		n.buttons = append(n.buttons, b)
		row.Add(b)
	}
	n.stack = container.NewStack()
	content := container.NewBorder(container.NewVBox(row, widget.NewSeparator()), nil, nil, nil, n.stack)
	n.dialog = controls.NewDialog(d.Canvas(), words.Say("settings.title"), content, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	n.dialog.Confirm = n.confirm
	for _, e := range slices.Concat(n.system.entries(), n.rounds.entries(), []*controls.Entry{n.apart.groups}) {
		e.In(n.dialog)
	}
	var pages []fyne.CanvasObject
	for i := range n.pages {
		n.turnTo(i)
		pages = append(pages, n.stack.Objects[0])
	}
	n.dialog.Turn(n.stack, pages...)
	n.turnTo(0)
	return n
}

func (n *sectionSettings) turnTo(page int) {
	for i, b := range n.buttons {
		b.Importance = widget.LowImportance
		if i == page {
			b.Importance = widget.HighImportance
		}
		b.Refresh()
	}
	n.pages[page].shown()
	n.stack.Objects = []fyne.CanvasObject{n.pages[page].object()}
	n.stack.Refresh()
	n.dialog.Fit()
}

// settings are the section's settings as the pages have them.
func (n *sectionSettings) settings() (steps.Settings, error) {
	s := steps.SettingsOf(n.section)
	for _, i := range []int{1, 0, 2, 3, 4} { // a system is judged by what is chosen on the other pages
		if err := n.pages[i].put(&s); err != nil {
			n.turnTo(i)
			return s, err
		}
	}
	if s.GamesPerPairing > 1 {
		if _, err := draw.System(arbiter.WithSettings(n.section, s), ""); err != nil {
			n.turnTo(1)
			return s, err
		}
	}
	return s, nil
}

// confirm enters what was altered as one change.
func (n *sectionSettings) confirm() error {
	to, err := n.settings()
	if err != nil {
		return err
	}
	accelerated, err := n.accelerate.records(arbiter.WithSettings(n.section, to))
	if err != nil {
		n.turnTo(2)
		return err
	}
	groups, err := parseApart(n.section, n.apart.groups.Text)
	if err != nil {
		n.turnTo(3)
		return err
	}
	id := n.section.ID
	changes, _, err := arbiter.Edit(n.desk.event, n.section, to, arbiter.Ranking{}, arbiter.Worth{})
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
		n.turnTo(4)
		return err
	}
	lot := n.rounds.lotWords()
	switch {
	case len(changes) == 0:
		return nil
	case lot != "" && to.InitialColour != n.section.InitialColour:
		return n.enter(to, steps.Together{Words: n.rounds.drawnBy, Changes: changes})
	}
	return n.enter(to, together(phrase.New("Edit the section’s settings"), changes))
}

// enter makes the change; one that makes of the last round that is paired the final one, or no longer, with the examination of it.
func (n *sectionSettings) enter(to steps.Settings, c journal.Change) error {
	if !arbiter.Turns(n.section, to) {
		return n.desk.Do(c)
	}
	if _, err := c.Apply(n.desk.event); err != nil {
		return err
	}
	answer := controls.ErrStay // until the round is examined, and what was typed stays there should it not be made
	n.desk.last(c, func() {
		answer = nil
		n.dialog.Close()
	})
	return answer
}

func sameGroup(a, b model.Forbidden) bool {
	return max(a.From, 1) == max(b.From, 1) && a.To == b.To && slices.Equal(a.Who, b.Who)
}

// wrapped is a label that breaks its lines.
func wrapped(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}
