package settings

import (
	"strings"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// acceleratePage chooses the acceleration.
type acceleratePage struct {
	all   *Section
	Pick  *controls.Radio
	doc   *widget.Label
	made  *widget.Label
	whole fyne.CanvasObject
}

func newAcceleratePage(n *Section) *acceleratePage {
	p := &acceleratePage{all: n, doc: controls.Wrapped(""), made: controls.Wrapped("")}
	var wording []string
	for i := range pair.Accelerations {
		wording = append(wording, words.Text(pair.Accelerations[i].Name))
	}
	now := words.Say("accelerate.kept")
	if a := pair.Accelerated(n.section); a != nil {
		now = words.Text(a.Name)
	} else {
		wording = append(wording, now)
	}
	p.Pick = controls.NewRadio(wording, func(string) { p.shown() })
	p.Pick.SetSelected(now)
	p.whole = container.NewVBox(p.Pick, p.doc, p.made)
	return p
}

func (p *acceleratePage) object() fyne.CanvasObject { return p.whole }
func (p *acceleratePage) put(*steps.Settings) error { return nil }

// chosen is the way that is chosen; nil for what the section has of its own.
func (p *acceleratePage) chosen() *pairing.Acceleration {
	for i := range pair.Accelerations {
		if words.Text(pair.Accelerations[i].Name) == p.Pick.Selected {
			return &pair.Accelerations[i]
		}
	}
	return nil
}

// records are the fictitious points of the chosen way.
func (p *acceleratePage) records(s *model.Section) ([]model.Acceleration, error) {
	if a := p.chosen(); a != nil {
		return a.Records(s)
	}
	return s.Acceleration, nil
}

// shown says what the chosen way does here.
func (p *acceleratePage) shown() {
	doc := ""
	if a := p.chosen(); a != nil {
		doc = words.Text(a.Doc)
	}
	p.doc.SetText(doc)
	to := steps.SettingsOf(p.all.section)
	for _, page := range []settingsPage{p.all.System, p.all.Rounds} {
		if err := page.put(&to); err != nil {
			p.made.SetText(words.Err(err))
			return
		}
	}
	as, err := p.records(pair.WithSettings(p.all.section, to))
	if err != nil {
		p.made.SetText(words.Err(err) + ".")
		return
	}
	var lines []string
	for _, l := range pair.AccelerationLines(as) {
		lines = append(lines, words.Text(l))
	}
	p.made.SetText(strings.Join(lines, "\n"))
}
