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

// SystemPage chooses the pairing system and its settings.
type SystemPage struct {
	all     *Section
	Engines []*pairing.Engine
	Pick    *controls.Select
	Doc     *widget.Label
	Rule    *widget.Label
	List    *widget.Label    // what becomes of the tie-breaks
	Choices []*systemChoices // of each system
	below   *fyne.Container  // those of the system that is picked
	begun   int              // the system in use when the dialog opened, -1 for none
	whole   fyne.CanvasObject
}

func newSystemPage(n *Section) *SystemPage {
	p := &SystemPage{all: n, Engines: systems.For(n.section.Kind), Doc: controls.Wrapped(""), Rule: controls.Wrapped(""),
		List:  controls.Wrapped(""),
		below: container.NewStack(), begun: -1}
	p.Rule.SizeName = theme.SizeNameCaptionText
	p.Rule.Importance = widget.LowImportance
	var names []string
	now, err := draw.System(n.section, "")
	for i, e := range p.Engines {
		names = append(names, words.Text(e.Name))
		if err == nil && e.Code == now.Code {
			p.begun, e = i, now
		}
		p.Choices = append(p.Choices, newSystemChoices(n.section, e))
	}
	p.Pick = controls.NewSelect(names, func(string) { p.shown() })
	top := container.NewVBox(container.New(controls.FormRows(), widget.NewLabel(words.Say("settings.system")), p.Pick), p.Doc, p.Rule, p.List)
	p.whole = container.NewBorder(top, nil, nil, nil, container.NewVScroll(p.below))
	if p.begun >= 0 {
		p.Pick.SetSelectedIndex(p.begun)
	}
	return p
}

func (p *SystemPage) object() fyne.CanvasObject { return p.whole }

func (p *SystemPage) entries() []*controls.Entry {
	var all []*controls.Entry
	for _, c := range p.Choices {
		all = append(all, c.entries()...)
	}
	return all
}

func (p *SystemPage) shown() {
	p.below.Objects = nil
	if i := p.Pick.SelectedIndex(); i < 0 {
		p.Doc.SetText(words.Say("settings.noSystem"))
	} else {
		p.Doc.SetText(words.Text(systems.Described(p.Engines[i])))
		p.Rule.SetText(words.Text(p.Engines[i].Rule))
		p.below.Objects = []fyne.CanvasObject{p.Choices[i].whole}
	}
	p.follow()
	p.below.Refresh()
	if p.all.Dialog != nil {
		p.all.Dialog.Fit()
	}
}

// follow says what becomes of the tie-breaks with the system that is picked.
func (p *SystemPage) follow() {
	p.List.Hide()
	to := steps.SettingsOf(p.all.section)
	if p.put(&to) != nil {
		return
	}
	if f, ok := pair.Follow(p.all.host.event, p.all.section, to); ok {
		p.List.SetText(words.Text(f.Said))
		p.List.Show()
	}
}

// put writes the system, its settings, and the format that goes with it. A system
// that was not altered stays as it is written.
func (p *SystemPage) put(to *steps.Settings) error {
	i := p.Pick.SelectedIndex()
	if i < 0 || i == p.begun && !p.Choices[i].altered() {
		return nil
	}
	e, err := p.Choices[i].settled()
	if err != nil {
		return err
	}
	typed := strings.TrimSpace(e.Code + " " + e.Set.String())
	*to, err = pair.Pairing{System: &typed}.Put(*to, p.all.section)
	return err
}
