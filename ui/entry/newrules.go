package entry

import (
	"slices"
	"strconv"
	"strings"
	"wallchart/arbiter/pair"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/choices"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// rulesStep is the last step of the assistant: the pairing system and the list of
// tie-breaks. Both follow the answers before, until somebody has chosen.
type rulesStep struct {
	system      *controls.Select
	engines     []*pairing.Engine // that can be chosen
	usualSystem string            // the system that was proposed
	picked      string            // the system that was chosen instead, "" for none
	proposing   bool              // the assistant chooses, and nobody else
	aboutSystem *widget.Label
	Preset      *choices.Preset
	usual       string // the preset that was proposed
	about       *widget.Label
	asks        *choices.Questions
	rulings     map[model.Question]string // what has been answered where the rules leave something open
}

// buildRules makes the step.
func (n *Assistant) buildRules() fyne.CanvasObject {
	n.system = controls.NewSelect(nil, func(name string) {
		if !n.proposing {
			n.pick(name)
		}
		n.describeSystem()
	})
	n.aboutSystem = controls.Wrapped("")
	n.aboutSystem.SizeName, n.aboutSystem.Importance = theme.SizeNameCaptionText, widget.LowImportance
	n.Preset = choices.NewPreset(func(string) { n.proposeSystem(); n.describe() })
	n.about = controls.Wrapped("")
	n.rulings = map[model.Question]string{}
	n.asks = choices.NewQuestions(n.decide)
	head := container.NewVBox(container.New(controls.FormRows(), widget.NewLabel(words.Say("new.rules.system")), n.system), n.aboutSystem,
		widget.NewLabel(words.Say("new.rules.list")))
	lists := container.NewGridWithColumns(2, n.Preset.Object(), container.NewVScroll(n.about))
	n.asks.Within = container.NewBorder(head, n.asks.Box, nil, nil, lists)
	return n.asks.Within
}

// offer lists what is for this kind of event.
func (n *Assistant) offer() {
	n.Preset.Offer(rank.Presets(n.draft().Kind))
	n.usual = n.Preset.Selected // what was chosen was for the other kind
	n.propose()
}

// home is the federation that an event is taken for that names none: where the
// computer is set up for none, that of the list.
func (n *Assistant) home() string {
	if n.host.Home == "" && n.People.panel.im != nil && n.People.panel.im.USChess() {
		return "USA"
	}
	return n.host.Home
}

// pick takes a system that somebody has chosen. One that is not what would be proposed
// brings its tie-breaks along, where none have been chosen.
func (n *Assistant) pick(name string) {
	n.picked = ""
	n.propose()
	if n.system.Selected != name {
		n.picked = name
		n.propose()
	}
}

// withPicked is the section as the answers describe it, with the system that was chosen.
func (n *Assistant) withPicked() (*model.Section, *pairing.Engine) {
	d := n.draft()
	for _, e := range systems.For(d.Kind) {
		if words.Text(e.Name) == n.picked && e.Pairs(d.Format) && (d.Games() == 1 || !e.OneGame) {
			d.System, d.Rulebook = e.Code, e.Rulebook
			return d, e
		}
	}
	return d, nil
}

// propose chooses the preset and the system to begin with, unless others have been
// chosen.
func (n *Assistant) propose() {
	if n.Preset.Selected == n.usual {
		n.usual = n.usualPreset()
		n.Preset.SetSelected(n.usual)
	}
	n.proposeSystem()
	n.describe()
}

// usualPreset is the name of the preset to propose: that which goes with the system that
// was chosen, or the organiser's own, or the usual one.
func (n *Assistant) usualPreset() string {
	d, picked := n.withPicked()
	all := rank.Presets(d.Kind)
	own := slices.IndexFunc(all, func(p catalogue.Preset) bool { return p.Code == n.host.Defaults.Preset })
	if own >= 0 && (picked == nil || all[own].System == picked.Code) {
		return words.Text(all[own].Name)
	}
	if p, ok := rank.UsualPreset(n.event(), d, n.home()); ok {
		return words.Text(p.Name)
	}
	return words.Text(all[0].Name)
}

// proposeSystem chooses the system that goes with the form, the tie-breaks and the
// date, unless another has been chosen that pairs the form.
func (n *Assistant) proposeSystem() {
	n.proposing = true
	defer func() { n.proposing = false }()
	d, picked := n.withPicked()
	n.engines = nil
	n.system.Options = nil
	for _, e := range systems.For(d.Kind) {
		if e.Pairs(d.Format) && (d.Games() == 1 || !e.OneGame) {
			n.engines, n.system.Options = append(n.engines, e), append(n.system.Options, words.Text(e.Name))
		}
	}
	d.System = ""
	n.usualSystem = ""
	if e, err := draw.System(d, pair.UsualSystem(n.event(), d)); err == nil {
		n.usualSystem = words.Text(e.Name)
	}
	switch {
	case picked != nil:
		n.system.SetSelected(n.picked)
	case n.usualSystem != "":
		n.system.SetSelected(n.usualSystem)
	default:
		n.system.ClearSelected()
	}
	n.describeSystem()
}

// paired are the settings of a section with the system that was chosen; the usual
// one is for NewSection to find.
func (n *Assistant) paired(d *model.Section) steps.Settings {
	to := steps.SettingsOf(d)
	i := slices.Index(n.system.Options, n.system.Selected)
	if i < 0 || n.system.Selected == n.usualSystem || !n.engines[i].Pairs(d.Format) {
		return to
	}
	if with, err := (pair.Pairing{Format: &d.Format, System: &n.engines[i].Code}).Put(to, d); err == nil {
		return with
	}
	return to
}

func (n *Assistant) describeSystem() {
	text := ""
	if i := slices.Index(n.system.Options, n.system.Selected); i >= 0 {
		text = words.Text(systems.Described(n.engines[i]))
	}
	if usual := n.usualPreset(); n.picked != "" && n.Preset.Selected != usual {
		text += " " + words.Say("new.rules.otherList", n.Preset.Selected, usual)
	}
	n.aboutSystem.SetText(text)
}

func (n *Assistant) chosen() (catalogue.Preset, bool) {
	kind := model.Individual
	if n.teams() {
		kind = model.TeamEvent
	}
	for _, p := range rank.Presets(kind) {
		if words.Text(p.Name) == n.Preset.Selected {
			return p, true
		}
	}
	return catalogue.Preset{}, false
}

func (n *Assistant) describe() {
	p, ok := n.chosen()
	if !ok {
		return
	}
	lines := []string{p.Organisation, ""}
	for i, code := range p.TieBreaks {
		label := code
		if u, err := catalogue.Parse(code); err == nil {
			label = words.Text(u.Label())
		}
		lines = append(lines, strconv.Itoa(i+1)+". "+label)
	}
	counts := words.Say("new.ratings", choices.RatingWords()[n.event().Ratings(n.draft())])
	n.about.SetText(strings.TrimSpace(strings.Join(append(lines, "", counts, words.Text(p.Source)), "\n")))
	n.ask()
}

// ask shows what the rules leave open for those who have been entered so far, in every section that is to be made.
func (n *Assistant) ask() {
	var open []arbiter.Open
	if n.step != stepRules {
		return
	}
	_, made, err := n.Made()
	if err != nil {
		made = n.event() // what is wrong with the answers is told at the end
	}
	for _, s := range made.Sections {
		for _, q := range arbiter.Questions(made, s) {
			asked := slices.ContainsFunc(open, func(o arbiter.Open) bool { return o.On == q.On })
			if s.ID > n.event().LastID && !asked {
				open = append(open, q)
			}
		}
	}
	n.asks.Show(open)
}

// decide keeps an answer until the event is made.
func (n *Assistant) decide(on model.Question, answer string) error {
	r, err := model.ParseRuling(on, answer)
	if err == nil {
		n.rulings[on] = r.Answer
		n.ask()
	}
	return err
}

// decided are the steps of what was answered, in each section that an event has more than before and in which the question arises.
func (n *Assistant) decided(before, made *model.Tournament) (steps []journal.Change, err error) {
	for _, s := range made.Sections {
		for _, q := range arbiter.Questions(made, s) {
			answer := n.rulings[q.On]
			if s.ID <= before.LastID || answer == "" || q.Given == answer {
				continue
			}
			step, err := arbiter.Decide(s, q.On, answer)
			if err != nil {
				return nil, err
			}
			steps = append(steps, step)
		}
	}
	return steps, nil
}
