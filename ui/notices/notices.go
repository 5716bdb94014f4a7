// Package notices has the bar over the screens: what has just happened and can be acted on for a while.
package notices

import (
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// Notice is what has happened to a section and can be acted on for a while: it stands in
// a bar over the screen, waits for nobody and goes by itself.
type Notice struct {
	Text   string
	Acts   []string                  // commands, each a button
	Stands func(*model.Section) bool // of the section as it is now
	of     []model.ID                // the sections of whom it is told at once; nil for the one
	// then is what follows in its place when it no longer stands; nil for nothing.
	then func(*model.Section) *Notice
}

// Bar keep the last notice of each section and show that of the section in the window.
type Bar struct {
	now     func() host.State
	run     func(id string)
	command func(id string) (wording, why string) // with its key; and why it cannot be done
	hint    func(tip string)
	All     map[model.ID]*Notice
	Bar     *fyne.Container
	Around  *fyne.Container // holds the bar and what is below it
	Drawn   *Notice         // the one whose buttons stand in the bar
	// propose is what is proposed on the screen that is shown, as long as nothing has happened to the section; nil for nothing.
	Propose func() *Notice
	away    string // the proposal that was put away
	Buttons []*controls.HintButton
}

// New is an empty bar.
func New(now func() host.State, run func(string), command func(string) (wording, why string), hint func(string)) *Bar {
	return &Bar{now: now, run: run, command: command, hint: hint, All: map[model.ID]*Notice{},
		Bar: container.NewVBox(), Around: container.NewVBox()}
}

// Put is a new notice of a section, in place of the one before.
func (n *Bar) Put(section model.ID, x *Notice) {
	n.All[section] = x
	n.Update()
}

// Drop takes the notice of a section away.
func (n *Bar) Drop(section model.ID) {
	delete(n.All, section)
	n.Update()
}

// Forget takes all away: another event is open.
func (n *Bar) Forget() {
	n.All = map[model.ID]*Notice{}
	n.Update()
}

// Current is the notice of the section that is shown, or what is proposed, nil for none.
func (n *Bar) Current() *Notice {
	s := n.now().Section
	if s == nil || n.All[s.ID] != nil || n.Propose == nil {
		return n.ofSection(s)
	}
	x := n.Propose()
	switch {
	case x == nil || x.Text == n.away:
		return nil
	case n.Drawn != nil && x.Text == n.Drawn.Text:
		return n.Drawn
	}
	return x
}

func (n *Bar) ofSection(s *model.Section) *Notice {
	if s == nil {
		return nil
	}
	return n.All[s.ID]
}

// Update takes away what no longer holds and shows what is left for the section.
func (n *Bar) Update() {
	for id, x := range n.All {
		s := n.now().Event.Section(id)
		if s != nil && x.Stands(s) {
			continue
		}
		delete(n.All, id)
		if s != nil && x.then != nil {
			if next := x.then(s); next != nil {
				n.All[id] = next
			}
		}
	}
	x := n.Current()
	if x == nil {
		if n.Drawn != nil {
			n.Drawn, n.Buttons, n.Bar.Objects = nil, nil, nil
			n.Around.Refresh()
		}
		return
	}
	if x != n.Drawn {
		n.draw(x)
	}
	for i, id := range x.Acts {
		if _, why := n.command(id); why == "" {
			n.Buttons[i].Enable()
		} else {
			n.Buttons[i].Disable()
		}
	}
}

func (n *Bar) draw(x *Notice) {
	n.Drawn, n.Buttons = x, nil
	text := controls.NewSnug(x.Text)
	row := container.NewHBox()
	for _, id := range x.Acts {
		wording, _ := n.command(id)
		b := controls.NewHintButton(wording, nil, func() { n.run(id) })
		b.Importance = widget.MediumImportance
		b.Hint = func() string { _, why := n.command(id); return why }
		b.OnHint = n.hint
		n.Buttons = append(n.Buttons, b)
		row.Add(b)
	}
	away := controls.NewHintButton("", theme.CancelIcon(), func() {
		n.away = x.Text
		n.Drop(n.now().Section.ID)
	})
	away.Hint = func() string { return words.Say("notice.close") }
	away.OnHint = n.hint
	row.Add(away)
	icon := container.New(layout.NewCenterLayout(), widget.NewIcon(theme.InfoIcon()))
	n.Bar.Objects = []fyne.CanvasObject{container.NewBorder(nil, nil, icon, row, text), widget.NewSeparator()}
	n.Around.Refresh() // the bar has another height
}

// PairedTogether are the sections of which rounds were paired in the same step as that
// of the shown one, as long as its notice stands; nil where it was paired alone.
func (n *Bar) PairedTogether() []model.ID {
	if x := n.Current(); x != nil {
		return x.of
	}
	return nil
}

// PairedWith is the notice of a round that was paired together with those of other
// sections: all of them are printed.
func PairedWith(round int, sections []model.ID) *Notice {
	x := Paired(round)
	if len(sections) > 1 {
		x.Text, x.of = words.Say("notice.paired.sections", round, len(sections)), sections
	}
	return x
}

// Paired is the notice of a round that has just been paired: what is printed now. It stays until the last result, and another follows: if
// the bar went, the rows below would jump up under the mouse that is about to correct one.
func Paired(round int) *Notice {
	return &Notice{Text: words.Say("notice.paired", round), Acts: []string{"print.pairings", "print.names", "print.slips"},
		Stands: func(s *model.Section) bool { return round <= len(s.Rounds) && len(s.Rounds[round-1].Awaited()) > 0 },
		then: func(s *model.Section) *Notice {
			if in := allIn(round); in.Stands(s) {
				return in
			}
			return nil
		}}
}

// allIn is the notice of a round of which all results are in, with another to come: what is hung up now.
func allIn(round int) *Notice {
	return &Notice{Text: words.Say("notice.in", round), Acts: []string{"standings.standings", "print.wallchart"},
		Stands: func(s *model.Section) bool {
			return round == len(s.Rounds) && len(s.Rounds[round-1].Awaited()) == 0 && !pair.Over(s)
		},
		then: func(s *model.Section) *Notice {
			if paired := Paired(round); paired.Stands(s) {
				return paired
			}
			return nil
		}}
}

// Mode is the notice of a section that came as a report file, whether it is in FIDE mode. It stands until a round is paired here, or the
// section is put into the mode or out of it.
func Mode(s *model.Section, text string) *Notice {
	rounds, fide := len(s.Rounds), s.FIDE
	return &Notice{Text: text, Acts: []string{"section.settings"},
		Stands: func(s *model.Section) bool { return len(s.Rounds) == rounds && s.FIDE == fide }}
}

// Ended puts up what can be done when a change has ended the last announced round.
func (n *Bar) Ended(before, now *model.Section) {
	if before == nil || now == nil || before.ID != now.ID || pair.Over(before) || !pair.Over(now) {
		return
	}
	file := "print.exchange"
	if s := n.now().Standings(); s != nil && s.Rules.Code == "us" {
		file = "print.uschess"
	}
	n.All[now.ID] = &Notice{Text: words.Say("notice.over", pair.LastRound(now)), Stands: pair.Over,
		Acts: []string{"standings.standings", "print.export", file}}
}
