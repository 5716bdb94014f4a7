package ui

import (
	"errors"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/pairing/systems"
	"wallchart/pairing/usswiss"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// systemPage chooses the pairing system and its settings.
type systemPage struct {
	all     *sectionSettings
	engines []*pairing.Engine
	pick    *controls.Select
	doc     *widget.Label
	rule    *widget.Label
	us      *usOptions
	begun   int // the system in use when the dialog opened, -1 for none
	whole   fyne.CanvasObject
}

func newSystemPage(n *sectionSettings) *systemPage {
	p := &systemPage{all: n, engines: systems.For(n.section.Kind), doc: wrapped(""), rule: wrapped(""), begun: -1}
	p.rule.SizeName = theme.SizeNameCaptionText
	p.rule.Importance = widget.LowImportance
	var names []string
	now, err := draw.System(n.section, "")
	for i, e := range p.engines {
		names = append(names, e.Name)
		if err == nil && e.Name == now.Name {
			p.begun = i
		}
	}
	p.us = newUSOptions(n.section)
	p.pick = controls.NewSelect(names, func(string) { p.shown() })
	top := container.NewVBox(container.New(formRows{}, widget.NewLabel(words.Say("settings.system")), p.pick), p.doc, p.rule)
	p.whole = container.NewBorder(top, nil, nil, nil, container.NewVScroll(p.us.object()))
	if p.begun >= 0 {
		p.pick.SetSelectedIndex(p.begun)
	}
	return p
}

func (p *systemPage) object() fyne.CanvasObject  { return p.whole }
func (p *systemPage) entries() []*controls.Entry { return p.us.entries() }
func (p *systemPage) engine() *pairing.Engine {
	if i := p.pick.SelectedIndex(); i >= 0 {
		return p.engines[i]
	}
	return nil
}

func (p *systemPage) shown() {
	e := p.engine()
	if e == nil {
		p.doc.SetText(words.Say("settings.noSystem"))
		p.us.object().Hide()
		return
	}
	p.doc.SetText(e.Doc)
	p.rule.SetText(e.Rule)
	if e.Code == usswiss.Engine.Code {
		p.us.object().Show()
	} else {
		p.us.object().Hide()
	}
}

// put writes the system's code, which bears its settings, and the format that
// goes with it. A system that was not altered keeps its spelling.
func (p *systemPage) put(to *journal.Settings) error {
	e := p.engine()
	if e == nil {
		return nil
	}
	code := e.Code
	if code == usswiss.Engine.Code {
		us, err := p.us.settings()
		if err != nil {
			return err
		}
		code = strings.TrimSpace(code + " " + us.String())
		if was, _ := usSettings(to.System); was == us.String() && p.pick.SelectedIndex() == p.begun {
			code = to.System
		}
	} else if p.pick.SelectedIndex() == p.begun {
		return nil
	}
	var err error
	*to, err = arbiter.Pairing{System: &code}.Put(*to, p.all.section)
	return err
}

// usSettings are the settings in the code of a US Chess Swiss.
func usSettings(code string) (written string, s usswiss.Settings) {
	name, rest, _ := strings.Cut(strings.TrimSpace(code), " ")
	if strings.EqualFold(name, usswiss.Engine.Code) {
		if parsed, err := usswiss.Parse(rest); err == nil {
			s = parsed
		}
	}
	return s.String(), s
}

// usOptions are the settings of the US Chess Swiss.
type usOptions struct {
	section             *model.Section
	teams, series       *controls.Select
	house               *controls.Select
	alternate, equalise *controls.Entry
	classes             *controls.Entry
	bye, adjacent, near *controls.Check
	whole               *fyne.Container
}

func newUSOptions(s *model.Section) *usOptions {
	_, now := usSettings(s.System)
	choice := func(wording []string, chosen int) *controls.Select {
		c := controls.NewSelect(wording, nil)
		c.SetSelectedIndex(chosen)
		return c
	}
	check := func(wording string, on bool) *controls.Check {
		c := controls.NewCheck(words.Say(wording), nil)
		c.SetChecked(on)
		return c
	}
	limit := func(r model.Rating, usual string) *controls.Entry {
		e := controls.NewEntry()
		e.SetPlaceHolder(usual)
		switch {
		case r < 0:
			e.SetText("0")
		case r > 0:
			e.SetText(strconv.Itoa(int(r)))
		}
		return e
	}
	o := &usOptions{section: s}
	o.teams = choice([]string{words.Say("us.teams.soft"), words.Say("us.teams.never"), words.Say("us.teams.plusTwo"), words.Say("us.teams.last"), words.Say("us.teams.ignore")}, int(now.Teams))
	o.series = choice([]string{words.Say("us.series.group"), words.Say("us.series.last")}, int(now.Series))
	o.alternate, o.equalise = limit(now.Alternate, "80"), limit(now.Equalise, "200")
	o.bye, o.adjacent, o.near = check("us.bye", now.ByeForColours), check("us.adjacent", now.Adjacent), check("us.near", now.ShortSighted)
	names, chosen := []string{words.Say("us.house.none")}, 0
	for i, e := range s.Entries() {
		names = append(names, e.Name)
		if e.ID == now.House {
			chosen = i + 1
		}
	}
	o.house = choice(names, chosen)
	o.classes = controls.NewEntry()
	o.classes.SetPlaceHolder(words.Say("us.classes.hint"))
	var classes []string
	for _, c := range now.Classes {
		classes = append(classes, strconv.Itoa(int(c.From))+"-"+strconv.Itoa(int(c.To)))
	}
	o.classes.SetText(strings.Join(classes, ", "))
	o.whole = container.New(formRows{},
		widget.NewLabel(words.Say("us.teams")), o.teams, widget.NewLabel(words.Say("us.series")), o.series,
		widget.NewLabel(words.Say("us.alternate")), o.alternate, widget.NewLabel(words.Say("us.equalise")), o.equalise,
		widget.NewLabel(words.Say("us.house")), o.house, widget.NewLabel(words.Say("us.classes")), o.classes,
		widget.NewLabel(words.Say("us.more")), container.NewVBox(o.bye, o.adjacent, o.near))
	return o
}

func (o *usOptions) object() fyne.CanvasObject { return o.whole }
func (o *usOptions) entries() []*controls.Entry {
	return []*controls.Entry{o.alternate, o.equalise, o.classes}
}

func (o *usOptions) settings() (usswiss.Settings, error) {
	s := usswiss.Settings{Teams: usswiss.Teams(o.teams.SelectedIndex()), Series: usswiss.Series(o.series.SelectedIndex()),
		ByeForColours: o.bye.Checked, Adjacent: o.adjacent.Checked, ShortSighted: o.near.Checked}
	for _, l := range []struct {
		entry *controls.Entry
		to    *model.Rating
	}{{o.alternate, &s.Alternate}, {o.equalise, &s.Equalise}} {
		text := strings.TrimSpace(l.entry.Text)
		if text == "" {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 || n > 3000 {
			return s, errors.New(words.Say("us.badLimit", text))
		}
		if *l.to = model.Rating(n); n == 0 {
			*l.to = -1 // no switch at all
		}
	}
	if i := o.house.SelectedIndex(); i > 0 {
		s.House = o.section.Entries()[i-1].ID
	}
	for _, text := range strings.FieldsFunc(o.classes.Text, func(r rune) bool { return r == ',' || r == ';' }) {
		from, to, _ := strings.Cut(strings.ReplaceAll(text, "–", "-"), "-")
		a, err := strconv.Atoi(strings.TrimSpace(from))
		b, err2 := strconv.Atoi(strings.TrimSpace(to))
		if err != nil || err2 != nil || a < 0 || a >= b {
			return s, errors.New(words.Say("us.badClass", strings.TrimSpace(text)))
		}
		s.Classes = append(s.Classes, usswiss.Class{From: model.Rating(a), To: model.Rating(b)})
	}
	return s, nil
}
