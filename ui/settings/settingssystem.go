package settings

import (
	"strings"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/pairing/systems"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// systemPage chooses the pairing system and its settings.
type systemPage struct {
	all     *Section
	engines []*pairing.Engine
	Pick    *controls.Select
	doc     *widget.Label
	rule    *widget.Label
	list    *widget.Label    // what becomes of the tie-breaks
	choices []*systemChoices // of each system
	below   *fyne.Container  // those of the system that is picked
	begun   int              // the system in use when the dialog opened, -1 for none
	whole   fyne.CanvasObject
}

func newSystemPage(n *Section) *systemPage {
	p := &systemPage{all: n, engines: systems.For(n.section.Kind), doc: controls.Wrapped(""), rule: controls.Wrapped(""),
		list:  controls.Wrapped(""),
		below: container.NewStack(), begun: -1}
	p.rule.SizeName = theme.SizeNameCaptionText
	p.rule.Importance = widget.LowImportance
	var names []string
	now, err := draw.System(n.section, "")
	for i, e := range p.engines {
		names = append(names, words.Text(e.Name))
		if err == nil && e.Code == now.Code {
			p.begun, e = i, now
		}
		p.choices = append(p.choices, newSystemChoices(n.section, e))
	}
	p.Pick = controls.NewSelect(names, func(string) { p.shown() })
	top := container.NewVBox(container.New(controls.FormRows(), widget.NewLabel(words.Say("settings.system")), p.Pick), p.doc, p.rule, p.list)
	p.whole = container.NewBorder(top, nil, nil, nil, container.NewVScroll(p.below))
	if p.begun >= 0 {
		p.Pick.SetSelectedIndex(p.begun)
	}
	return p
}

func (p *systemPage) object() fyne.CanvasObject { return p.whole }

func (p *systemPage) entries() []*controls.Entry {
	var all []*controls.Entry
	for _, c := range p.choices {
		all = append(all, c.entries()...)
	}
	return all
}

func (p *systemPage) shown() {
	p.below.Objects = nil
	if i := p.Pick.SelectedIndex(); i < 0 {
		p.doc.SetText(words.Say("settings.noSystem"))
	} else {
		p.doc.SetText(words.Text(systems.Described(p.engines[i])))
		p.rule.SetText(words.Text(p.engines[i].Rule))
		p.below.Objects = []fyne.CanvasObject{p.choices[i].whole}
	}
	p.follow()
	p.below.Refresh()
	if p.all.dialog != nil {
		p.all.dialog.Fit()
	}
}

// follow says what becomes of the tie-breaks with the system that is picked.
func (p *systemPage) follow() {
	p.list.Hide()
	to := steps.SettingsOf(p.all.section)
	if p.put(&to) != nil {
		return
	}
	if f, ok := pair.Follow(p.all.event, p.all.section, to); ok {
		p.list.SetText(words.Text(f.Said))
		p.list.Show()
	}
}

// put writes the system, its settings, and the format that goes with it. A system
// that was not altered stays as it is written.
func (p *systemPage) put(to *steps.Settings) error {
	i := p.Pick.SelectedIndex()
	if i < 0 || i == p.begun && !p.choices[i].altered() {
		return nil
	}
	e, err := p.choices[i].settled()
	if err != nil {
		return err
	}
	typed := strings.TrimSpace(e.Code + " " + e.Set.String())
	*to, err = pair.Pairing{System: &typed}.Put(*to, p.all.section)
	return err
}
