package ui

import (
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// notice is what has happened to a section and can be acted on for a while: it stands in
// a bar over the screen, waits for nobody and goes by itself.
type notice struct {
	text   string
	acts   []string                  // commands, each a button
	stands func(*model.Section) bool // of the section as it is now
	of     []model.ID                // the sections of whom it is told at once; nil for the one
}

// notices keep the last notice of each section and show that of the section in the window.
type notices struct {
	now     func() host.State
	run     func(id string)
	command func(id string) (wording, why string) // with its key; and why it cannot be done
	hint    func(tip string)
	all     map[model.ID]*notice
	bar     *fyne.Container
	around  *fyne.Container // holds the bar and what is below it
	drawn   *notice         // the one whose buttons stand in the bar
	// propose is what is proposed on the screen that is shown, as long as nothing has happened to the section; nil for nothing.
	propose func() *notice
	away    string // the proposal that was put away
	buttons []*controls.HintButton
}

func newNotices(now func() host.State, run func(string), command func(string) (wording, why string), hint func(string)) *notices {
	return &notices{now: now, run: run, command: command, hint: hint, all: map[model.ID]*notice{},
		bar: container.NewVBox(), around: container.NewVBox()}
}

// put is a new notice of a section, in place of the one before.
func (n *notices) put(section model.ID, x *notice) {
	n.all[section] = x
	n.update()
}

// drop takes the notice of a section away.
func (n *notices) drop(section model.ID) {
	delete(n.all, section)
	n.update()
}

// forget takes all away: another event is open.
func (n *notices) forget() {
	n.all = map[model.ID]*notice{}
	n.update()
}

// current is the notice of the section that is shown, or what is proposed, nil for none.
func (n *notices) current() *notice {
	s := n.now().Section
	if s == nil || n.all[s.ID] != nil || n.propose == nil {
		return n.ofSection(s)
	}
	x := n.propose()
	switch {
	case x == nil || x.text == n.away:
		return nil
	case n.drawn != nil && x.text == n.drawn.text:
		return n.drawn
	}
	return x
}

func (n *notices) ofSection(s *model.Section) *notice {
	if s == nil {
		return nil
	}
	return n.all[s.ID]
}

// update takes away what no longer holds and shows what is left for the section.
func (n *notices) update() {
	for id, x := range n.all {
		if s := n.now().Event.Section(id); s == nil || !x.stands(s) {
			delete(n.all, id)
		}
	}
	x := n.current()
	if x == nil {
		if n.drawn != nil {
			n.drawn, n.buttons, n.bar.Objects = nil, nil, nil
			n.around.Refresh()
		}
		return
	}
	if x != n.drawn {
		n.draw(x)
	}
	for i, id := range x.acts {
		if _, why := n.command(id); why == "" {
			n.buttons[i].Enable()
		} else {
			n.buttons[i].Disable()
		}
	}
}

func (n *notices) draw(x *notice) {
	n.drawn, n.buttons = x, nil
	text := controls.NewSnug(x.text)
	row := container.NewHBox()
	for _, id := range x.acts {
		wording, _ := n.command(id)
		b := controls.NewHintButton(wording, nil, func() { n.run(id) })
		b.Importance = widget.MediumImportance
		b.Hint = func() string { _, why := n.command(id); return why }
		b.OnHint = n.hint
		n.buttons = append(n.buttons, b)
		row.Add(b)
	}
	away := controls.NewHintButton("", theme.CancelIcon(), func() {
		n.away = x.text
		n.drop(n.now().Section.ID)
	})
	away.Hint = func() string { return words.Say("notice.close") }
	away.OnHint = n.hint
	row.Add(away)
	icon := container.New(layout.NewCenterLayout(), widget.NewIcon(theme.InfoIcon()))
	n.bar.Objects = []fyne.CanvasObject{container.NewBorder(nil, nil, icon, row, text), widget.NewSeparator()}
	n.around.Refresh() // the bar has another height
}

// pairedTogether are the sections of which rounds were paired in the same step as that
// of the shown one, as long as its notice stands; nil where it was paired alone.
func (n *notices) pairedTogether() []model.ID {
	if x := n.current(); x != nil {
		return x.of
	}
	return nil
}

// pairedWith is the notice of a round that was paired together with those of other
// sections: all of them are printed.
func pairedWith(round int, sections []model.ID) *notice {
	x := paired(round)
	if len(sections) > 1 {
		x.text, x.of = words.Say("notice.paired.sections", round, len(sections)), sections
	}
	return x
}

// paired is the notice of a round that has just been paired: what is printed now. It stays until the last result: if it went with the
// first, the rows below would jump up under the mouse that is about to enter the second.
func paired(round int) *notice {
	return &notice{text: words.Say("notice.paired", round), acts: []string{"print.pairings", "print.names", "print.slips"},
		stands: func(s *model.Section) bool { return round <= len(s.Rounds) && len(s.Rounds[round-1].Awaited()) > 0 }}
}

// ended puts up what can be done when a change has ended the last announced round.
func (n *notices) ended(before, now *model.Section) {
	if before == nil || now == nil || before.ID != now.ID || arbiter.Over(before) || !arbiter.Over(now) {
		return
	}
	file := "print.exchange"
	if s := n.now().Standings(); s != nil && s.Rules.Code == "us" {
		file = "print.uschess"
	}
	n.all[now.ID] = &notice{text: words.Say("notice.over", arbiter.LastRound(now)), stands: arbiter.Over,
		acts: []string{"standings.standings", "print.export", file}}
}
