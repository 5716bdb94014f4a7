package settings

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/systems"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// fidePage turns FIDE mode on and off, and says before it is left that there is no way back.
type fidePage struct {
	all   *Section
	mode  *controls.Check
	when  *widget.Label
	whole fyne.CanvasObject
}

func newFIDEPage(n *Section) *fidePage {
	s := n.section
	p := &fidePage{all: n, mode: controls.NewCheck(words.Say("settings.fide.mode"), nil)}
	p.mode.SetChecked(s.FIDE)
	when := "settings.fide.before"
	switch {
	case s.FIDELeft():
		when = "settings.fide.left"
	case s.Begun() && s.FIDE:
		when = "settings.fide.leave"
	case s.Begun() && !s.Imported():
		when = "settings.fide.begun"
	}
	if (s.Begun() && !s.Imported() || s.FIDELeft()) && !s.FIDE {
		p.mode.Disable()
	}
	p.when = controls.Wrapped(words.Say(when))
	p.when.TextStyle.Bold = true
	p.whole = container.NewVBox(p.mode, controls.Wrapped(words.Say("settings.fide.hint")+" "+words.Text(systems.NotEndorsed)), p.when)
	return p
}

func (p *fidePage) object() fyne.CanvasObject { return p.whole }
func (p *fidePage) shown()                    {}
func (p *fidePage) put(*steps.Settings) error { return nil }

// around puts the step into FIDE mode behind the other steps, and the step out of it before them: they may need it.
func (p *fidePage) around(steps []journal.Change) ([]journal.Change, error) {
	c, err := arbiter.FIDEMode(p.all.section, p.mode.Checked)
	switch {
	case err != nil || c == nil:
		return steps, err
	case p.mode.Checked:
		return append(steps, c), nil
	}
	return append([]journal.Change{c}, steps...), nil
}
