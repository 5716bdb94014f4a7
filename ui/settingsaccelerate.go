package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/usswiss"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// accelerations are the ways to accelerate, as they are offered. Each writes
// the fictitious points out for the section as it is now.
var accelerations = []struct {
	wording, doc string
	records      func(s *model.Section) ([]model.Acceleration, error)
}{
	{"accelerate.none", "accelerate.none.doc", func(*model.Section) ([]model.Acceleration, error) { return nil, nil }},
	{"accelerate.baku", "accelerate.baku.doc", pairing.Baku},
	{"accelerate.added", "accelerate.added.doc", func(s *model.Section) ([]model.Acceleration, error) {
		return usswiss.AddedScore(len(s.Entries())), nil
	}},
	{"accelerate.sixths", "accelerate.sixths.doc", func(s *model.Section) ([]model.Acceleration, error) {
		return usswiss.Sixths(len(s.Entries())), nil
	}},
}

// acceleratePage chooses the acceleration.
type acceleratePage struct {
	all   *sectionSettings
	pick  *controls.Radio
	doc   *widget.Label
	made  *widget.Label
	whole fyne.CanvasObject
}

func newAcceleratePage(n *sectionSettings) *acceleratePage {
	p := &acceleratePage{all: n, doc: wrapped(""), made: wrapped("")}
	var wording []string
	now := -1
	for i, a := range accelerations {
		wording = append(wording, words.Say(a.wording))
		if as, err := a.records(n.section); err == nil && now < 0 && slices.Equal(as, n.section.Acceleration) {
			now = i
		}
	}
	if now < 0 {
		now = len(wording)
		wording = append(wording, words.Say("accelerate.kept"))
	}
	p.pick = controls.NewRadio(wording, func(string) { p.shown() })
	p.pick.SetSelected(wording[now])
	p.whole = container.NewVBox(p.pick, p.doc, p.made)
	return p
}

func (p *acceleratePage) object() fyne.CanvasObject   { return p.whole }
func (p *acceleratePage) put(*journal.Settings) error { return nil }

// records are the fictitious points of the chosen way.
func (p *acceleratePage) records(s *model.Section) ([]model.Acceleration, error) {
	for _, a := range accelerations {
		if words.Say(a.wording) == p.pick.Selected {
			return a.records(s)
		}
	}
	return s.Acceleration, nil
}

// shown says what the chosen way does here.
func (p *acceleratePage) shown() {
	doc := ""
	for _, a := range accelerations {
		if words.Say(a.wording) == p.pick.Selected {
			doc = words.Say(a.doc)
		}
	}
	p.doc.SetText(doc)
	to := journal.SettingsOf(p.all.section)
	for _, page := range []settingsPage{p.all.system, p.all.rounds} {
		if err := page.put(&to); err != nil {
			p.made.SetText(words.Err(err))
			return
		}
	}
	as, err := p.records(arbiter.WithSettings(p.all.section, to))
	if err != nil {
		p.made.SetText(words.Err(err) + ".")
		return
	}
	var lines []string
	for _, a := range as {
		points := a.Games
		if a.Match != 0 {
			points = a.Match
		}
		lines = append(lines, words.Say("accelerate.line", a.First, a.Last, points.Fraction(), a.From, a.To))
	}
	p.made.SetText(strings.Join(lines, "\n"))
}
