package ui

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/tiebreaks"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// assistantDesk is what the assistant depends on.
type assistantDesk struct {
	importDesk
	clock       func() time.Time
	create      func(*model.Tournament) error // makes an event and opens it
	showSection func(model.ID)
	home        string // the federation that the computer is set up for, "" for none known
}

// assistant asks in three steps what kind of event it is, who plays, and by
// which rules; every answer has a sensible one filled in.
type assistant struct {
	desk   assistantDesk
	dialog *controls.Dialog
	step   int
	steps  []fyne.CanvasObject
	stack  *fyne.Container
	back   *controls.Button

	name   *controls.Entry
	kind   *controls.Radio
	format *controls.Select
	rounds *controls.Entry
	boards *controls.Entry
	people *peopleStep
	preset *controls.Select
	usual  string // the preset that was proposed
	about  *widget.Label
	adding bool // a section to the event that is open
}

// stepSizes are as large as each step needs.
var stepSizes = []fyne.Size{{Width: 620, Height: 440}, {Width: 1120, Height: 690}, {Width: 620, Height: 500}}

// newEvent asks about an event.
func (d assistantDesk) newEvent() *assistant {
	return d.assist(&assistant{desk: d}, words.Say("new.title"))
}

// addSection asks the same of a section that joins the event.
func (d assistantDesk) addSection() *assistant {
	return d.assist(&assistant{desk: d, adding: true}, words.Say("new.section"))
}

func (d assistantDesk) assist(n *assistant, title string) *assistant {
	n.build()
	n.dialog = controls.NewDialog(d.canvas, title, n.stack, words.Say("new.next"), words.Say("dialog.cancel"))
	n.dialog.Confirm = n.next
	n.back = controls.NewButton(words.Say("new.back"), func() { n.turnTo(n.step - 1) })
	n.back.Hide()
	n.dialog.AddButton(n.back)
	n.people.panel.host = n.dialog
	for _, e := range []*controls.Entry{n.name, n.rounds, n.boards, n.people.who} {
		e.In(n.dialog)
	}
	n.dialog.Of = n
	d.ask(n.dialog, stepSizes[0], n.name)
	return n
}

func (n *assistant) build() {
	n.name = controls.NewEntry()
	n.name.SetPlaceHolder(words.Say("new.name.hint"))
	n.kind = controls.NewRadio([]string{words.Say("new.kind.players"), words.Say("new.kind.teams")}, func(string) { n.fill() })
	n.format = controls.NewSelect([]string{words.Say("new.format.swiss"), words.Say("new.format.rr"), words.Say("new.format.drr")},
		func(string) {
			if n.format.SelectedIndex() > 0 { // a table has the rounds it has
				n.rounds.Disable()
			} else {
				n.rounds.Enable()
			}
			if n.preset != nil && n.preset.Selected == n.usual {
				n.propose()
			}
		})
	n.rounds, n.boards = controls.NewEntry(), controls.NewEntry()
	n.rounds.SetText("5")
	n.boards.SetText("4")
	first := container.New(controls.FormRows(),
		widget.NewLabel(words.Say("new.name")), n.name, widget.NewLabel(words.Say("new.kind")), n.kind,
		widget.NewLabel(words.Say("new.format")), n.format, widget.NewLabel(words.Say("new.rounds")), n.rounds,
		widget.NewLabel(words.Say("new.boards")), n.boards)
	n.people = newPeopleStep(n)
	n.preset = controls.NewSelect(nil, n.describe)
	n.about = widget.NewLabel("")
	n.about.Wrapping = fyne.TextWrapWord
	rules := container.New(controls.FormRows(), widget.NewLabel(words.Say("tiebreaks.preset.label")), n.preset)
	third := container.NewBorder(rules, nil, nil, nil, container.NewVScroll(n.about))
	n.steps = []fyne.CanvasObject{container.NewVBox(first), n.people.object(), third}
	n.stack = container.NewStack(n.steps[0])
	n.kind.SetSelected(n.kind.Options[0])
	n.format.SetSelectedIndex(0)
}

func (n *assistant) teams() bool { return n.kind.Selected == n.kind.Options[1] }

// fill adapts the later steps to the kind of event.
func (n *assistant) fill() {
	if n.teams() {
		n.boards.Enable()
	} else {
		n.boards.Disable()
	}
	n.people.fill(n.teams())
	var names []string
	for _, p := range arbiter.Presets(n.draft().Kind) {
		names = append(names, words.Text(p.Name))
	}
	n.preset.Options = names
	n.propose()
}

// propose chooses the preset to begin with.
func (n *assistant) propose() {
	n.usual = n.preset.Options[0]
	if p, ok := arbiter.UsualPreset(n.event(), n.draft(), n.desk.home); ok {
		n.usual = words.Text(p.Name)
	}
	n.preset.SetSelected(n.usual)
}

func (n *assistant) chosen() (tiebreaks.Preset, bool) {
	kind := model.Individual
	if n.teams() {
		kind = model.TeamEvent
	}
	for _, p := range arbiter.Presets(kind) {
		if words.Text(p.Name) == n.preset.Selected {
			return p, true
		}
	}
	return tiebreaks.Preset{}, false
}

func (n *assistant) describe(string) {
	p, ok := n.chosen()
	if !ok {
		return
	}
	lines := []string{p.Organisation, ""}
	for i, code := range p.TieBreaks {
		label := code
		if u, err := tiebreaks.Parse(code); err == nil {
			label = words.Text(u.Label())
		}
		lines = append(lines, strconv.Itoa(i+1)+". "+label)
	}
	counts := words.Say("new.ratings", ratingWords()[n.event().Ratings(n.draft())])
	n.about.SetText(strings.TrimSpace(strings.Join(append(lines, "", counts, words.Text(p.Source)), "\n")))
}

// next checks the step and goes on, or makes the event after the last.
func (n *assistant) next() error {
	steps, made, err := n.made()
	if err != nil {
		return err
	}
	if n.step < len(n.steps)-1 {
		n.turnTo(n.step + 1)
		return controls.ErrStay
	}
	if n.adding {
		err = n.add(steps)
	} else {
		err = n.desk.create(made)
	}
	if err == nil && n.people.panel.src != nil {
		n.people.panel.remember()
	}
	return err
}

// turnTo shows a step; what was answered in the others stays.
func (n *assistant) turnTo(step int) {
	n.step = step
	n.dialog.Problem("")
	if step == 1 {
		n.people.fill(n.teams())
	}
	n.stack.Objects = []fyne.CanvasObject{n.steps[step]}
	n.stack.Refresh()
	if n.back.Hide(); step > 0 {
		n.back.Show()
	}
	wording := words.Say("new.next")
	if step == len(n.steps)-1 {
		wording = words.Say("new.create")
	}
	n.dialog.SetConfirmText(wording)
	n.dialog.Resize(stepSizes[step])
	switch step {
	case 0:
		n.desk.canvas.Focus(n.name)
	case 1:
		n.desk.canvas.Focus(n.people.focus())
	default: // Enter makes the event, Tab goes to the rules
		n.desk.canvas.Focus(nil)
	}
}

// add puts the section into the event that is open, and shows it.
func (n *assistant) add(steps journal.Change) error {
	if err := n.desk.do(steps); err != nil {
		return err
	}
	all := n.desk.now().Event.Sections
	n.desk.showSection(all[len(all)-1].ID)
	return nil
}

// fromList begins with a list: the second step shows what its columns hold.
func (n *assistant) fromList(src *source) {
	if roster.Guess(src.sheets[roster.Choose(src.sheets)].Rows).Column(roster.Team) >= 0 {
		n.kind.SetSelected(n.kind.Options[1])
	}
	n.people.take(src)
}

// made is the event with the section that the answers so far describe, and the
// one step that it takes; with the people as soon as their step was shown.
func (n *assistant) made() (journal.Change, *model.Tournament, error) {
	if strings.TrimSpace(n.name.Text) == "" {
		return nil, nil, errors.New(words.Say("new.noName"))
	}
	if _, ok := upTo99(n.rounds.Text); !ok {
		return nil, nil, errors.New(words.Say("new.badRounds", n.rounds.Text))
	}
	if _, ok := upTo99(n.boards.Text); !ok && n.teams() {
		return nil, nil, errors.New(words.Say("new.badBoards", n.boards.Text))
	}
	before := n.event()
	add, _, err := arbiter.NewSection(before, n.plan())
	if err != nil {
		return nil, nil, err
	}
	made, err := add.Apply(before)
	if err != nil || n.step == 0 {
		return add, made, err
	}
	list, err := n.people.change(made)
	if err != nil || list == nil {
		return add, made, err
	}
	all := journal.Together{Words: add.Label(), Changes: []journal.Change{add, list}}
	made, err = all.Apply(before)
	return all, made, err
}

// plan is the section as the answers describe it.
func (n *assistant) plan() arbiter.Plan {
	d := n.draft()
	return arbiter.Plan{Name: d.Name, Kind: d.Kind, Settings: journal.SettingsOf(d), Ranking: arbiter.Ranking{Preset: d.Ranking.Preset}}
}

// draft is the section before anybody is in it.
func (n *assistant) draft() *model.Section {
	s := &model.Section{
		ID: n.event().LastID + 1, Name: strings.TrimSpace(n.name.Text),
		Format: []model.Format{model.Swiss, model.RoundRobin, model.DoubleRoundRobin}[max(0, n.format.SelectedIndex())],
	}
	if !s.Format.Predetermined() { // a table has the rounds it has
		s.Planned, _ = upTo99(n.rounds.Text)
	}
	if n.teams() {
		s.Kind = model.TeamEvent
		s.Boards, _ = upTo99(n.boards.Text)
	}
	if p, ok := n.chosen(); ok { // which rating counts goes by the rules
		s.Ranking.Preset, s.Ranking.Unplayed = p.Code, p.Unplayed
	}
	return s
}

// event is the one that a section is added to, or the new one.
func (n *assistant) event() *model.Tournament {
	if n.adding {
		return n.desk.now().Event
	}
	return arbiter.NewEvent(n.name.Text, model.Date(n.desk.clock().Format("2006-01-02")))
}

// upTo99 is a count of rounds or boards.
func upTo99(text string) (int, bool) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	return n, err == nil && n >= 1 && n <= 99
}
