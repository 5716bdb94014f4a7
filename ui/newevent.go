package ui

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// assistantDesk is what the assistant depends on.
type assistantDesk struct {
	importDesk
	clock       func() time.Time
	create      func(*model.Tournament) error // makes an event and opens it
	showSection func(model.ID)
	home        string // the federation that the computer is set up for, "" for none known
	defaults    arbiter.Defaults
}

// assistant asks step by step what kind of event it is, who plays, in which
// sections, and by which rules; every answer has a sensible one filled in. What was
// answered stays when the user goes back.
type assistant struct {
	desk   assistantDesk
	dialog *controls.Dialog
	step   int
	steps  []fyne.CanvasObject
	stack  *fyne.Container
	way    *fyne.Container // the names of the steps
	back   *controls.Button

	name        *controls.Entry
	kind        *controls.Radio
	format      *controls.Select
	rounds      *controls.Entry
	boards      *controls.Entry
	boardsLabel *widget.Label    // both for teams only
	games       *controls.Select // of two who are paired
	gamesLabel  *widget.Label    // both for players only
	form        *fyne.Container  // of the first step
	people      *peopleStep
	sections    *divisionPanel
	rulesStep
	adding bool // a section to the event that is open
}

// The steps.
const (
	stepKind = iota
	stepPeople
	stepSections
	stepRules
)

// stepSizes are what each step has in it: a form, columns of people, sections with their names, lists to search.
var stepSizes = []fyne.Size{style.Wide, style.Whole, style.Table, style.Search}

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
	n.dialog = controls.NewDialog(d.Canvas(), title, n.stack, words.Say("new.next"), words.Say("dialog.cancel"))
	n.signs()
	n.dialog.Confirm = n.next
	n.dialog.Back, n.dialog.Lost = n.goBack, n.lost
	n.dialog.OnKey = func(e *fyne.KeyEvent) bool { return n.step == stepPeople && n.people.panel.mend(e) }
	n.back = controls.NewButton(words.Say("new.back"), func() { n.goBack() })
	n.back.Hide()
	n.dialog.AddButton(n.back)
	n.people.panel.host, n.sections.host = n.dialog, n.dialog
	for _, e := range append([]*controls.Entry{n.name, n.rounds, n.boards, n.people.who}, n.sections.entries()...) {
		e.In(n.dialog)
	}
	n.preset.In(n.dialog)
	n.dialog.Of = n
	d.Ask(n.dialog, stepSizes[stepKind], n.name)
	return n
}

// path are the steps that this event takes: teams are one section, and where nobody
// is there yet nobody can be divided.
func (n *assistant) path() []int {
	if n.teams() || n.people.panel.src == nil {
		return []int{stepKind, stepPeople, stepRules}
	}
	return []int{stepKind, stepPeople, stepSections, stepRules}
}

// signs names the steps, the one that is shown in bold.
func (n *assistant) signs() {
	n.way.RemoveAll()
	for i, step := range n.path() {
		wording := []string{words.Say("new.step.kind"), words.Say("new.step.players"), words.Say("new.step.sections"),
			words.Say("new.step.rules")}[step]
		if step == stepPeople && n.teams() {
			wording = words.Say("new.step.teams")
		}
		sign := widget.NewLabel(strconv.Itoa(i+1) + "  " + wording)
		sign.SizeName = theme.SizeNameCaptionText
		if sign.TextStyle.Bold = step == n.step; step != n.step {
			sign.Importance = widget.LowImportance
		}
		n.way.Add(sign)
	}
	if n.dialog != nil {
		n.dialog.Beside(n.way)
	}
}

func (n *assistant) build() {
	n.name = controls.NewEntry()
	n.name.SetPlaceHolder(words.Say("new.name.hint"))
	n.kind = controls.NewRadio([]string{words.Say("new.kind.players"), words.Say("new.kind.teams")}, func(string) { n.fill() })
	n.format = controls.NewSelect(n.formats(),
		func(string) {
			if n.format.SelectedIndex() > 0 { // a table has the rounds it has
				n.rounds.Disable()
			} else {
				n.rounds.Enable()
			}
			if n.preset != nil {
				n.propose()
			}
		})
	n.rounds, n.boards = controls.NewEntry(), controls.NewEntry()
	n.rounds.SetText("5")
	n.boards.SetText("4")
	n.boardsLabel = widget.NewLabel(words.Say("new.boards"))
	n.games, n.gamesLabel = newGamesChoice(), widget.NewLabel(words.Say("settings.games"))
	n.games.OnChanged = func(string) {
		if n.preset != nil {
			n.propose()
		}
	}
	n.form = container.New(controls.FormRows(),
		widget.NewLabel(words.Say("new.name")), n.name, widget.NewLabel(words.Say("new.kind")), n.kind,
		widget.NewLabel(words.Say("new.format")), n.format, widget.NewLabel(words.Say("new.rounds")), n.rounds,
		n.gamesLabel, n.games, n.boardsLabel, n.boards)
	n.people = newPeopleStep(n)
	n.sections = newDivisionPanel(divisionSource{section: n.peopled, columns: n.people.panel.columns,
		usual: n.people.panel.sectionColumn}, true)
	n.way = container.NewHBox()
	n.steps = []fyne.CanvasObject{container.NewVBox(n.form), n.people.object(), n.sections.content(), n.buildRules()}
	n.stack = container.NewStack(n.steps[0])
	n.kind.SetSelected(n.kind.Options[0])
	n.format.SetSelectedIndex(0)
}

func (n *assistant) teams() bool { return n.kind.Selected == n.kind.Options[1] }

// fill adapts the later steps to the kind of event.
func (n *assistant) fill() {
	if n.teams() {
		n.boardsLabel.Show()
		n.boards.Show()
		n.gamesLabel.Hide()
		n.games.Hide()
	} else {
		n.gamesLabel.Show()
		n.games.Show()
		n.boardsLabel.Hide()
		n.boards.Hide()
	}
	if n.format.Options = n.formats(); n.format.SelectedIndex() < 0 {
		n.format.SetSelectedIndex(0)
	}
	n.form.Refresh() // a row more or less
	if n.dialog != nil {
		n.dialog.Fit()
	}
	n.people.fill(n.teams())
	n.offer()
	n.signs()
}

// next checks the step and goes on, or makes the event after the last.
func (n *assistant) next() error {
	n.people.panel.grid.Commit() // a cell that is still being typed into
	steps, made, err := n.made()
	if err != nil {
		return err
	}
	if n.step != stepRules {
		path := n.path()
		n.turnTo(path[slices.Index(path, n.step)+1])
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

// goBack shows the step before, if there is one.
func (n *assistant) goBack() bool {
	path := n.path()
	at := slices.Index(path, n.step)
	if at > 0 {
		n.turnTo(path[at-1])
	}
	return at > 0
}

// lost says what is gone with the assistant: a list of people is work, a name is not.
func (n *assistant) lost() string {
	_, s, err := n.peopled()
	if n.people.panel.src == nil || err == nil && len(s.Players)+len(s.Teams) == 0 {
		return ""
	}
	return words.Say("new.lost")
}

// turnTo shows a step; what was answered in the others stays.
func (n *assistant) turnTo(step int) {
	n.step = step
	n.dialog.Problem("")
	switch step {
	case stepPeople:
		n.people.fill(n.teams())
	case stepSections:
		n.sections.refresh()
	case stepRules:
		n.propose()
	}
	n.signs()
	n.stack.Objects = []fyne.CanvasObject{n.steps[step]}
	n.stack.Refresh()
	if n.back.Hide(); step > stepKind {
		n.back.Show()
	}
	wording := words.Say("new.next")
	if step == stepRules {
		wording = words.Say("new.create")
	}
	n.dialog.SetConfirmText(wording)
	n.dialog.Resize(stepSizes[step])
	n.preset.mark() // there is a list to scroll in now
	n.desk.Canvas().Focus([]fyne.Focusable{n.name, n.people.focus(), n.sections.by, n.preset.search}[step])
}

// add puts the section, or those that it is divided into, into the event that is
// open, and shows the first.
func (n *assistant) add(steps journal.Change) error {
	before := n.desk.Now().Event
	if err := n.desk.Do(steps); err != nil {
		return err
	}
	for _, s := range n.desk.Now().Event.Sections {
		if before.Section(s.ID) == nil {
			n.desk.showSection(s.ID)
			break
		}
	}
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
	if err != nil || n.step == stepKind {
		return add, made, err
	}
	changes, label := []journal.Change{add}, add.Label()
	list, err := n.people.change(made)
	if err != nil {
		return add, made, err
	}
	if list != nil {
		if made, err = list.Apply(made); err != nil {
			return add, made, err
		}
		changes = append(changes, list)
	}
	if n.step >= stepSections && slices.Contains(n.path(), stepSections) {
		divide, err := n.sections.change(made, made.Section(made.LastID))
		if err != nil {
			return add, made, err
		}
		if divide != nil {
			parts := n.sections.parts
			label = phrase.Count(parts, "Add %[2]s as %[1]d section", "Add %[2]s as %[1]d sections", parts, strings.TrimSpace(n.name.Text))
			changes = append(changes, divide)
		}
	}
	all := steps.Together{Words: label, Changes: changes}
	if made, err = all.Apply(before); err != nil {
		return all, made, err
	}
	decided, err := n.decided(before, made)
	if err != nil || len(decided) == 0 {
		return all, made, err
	}
	all.Changes = append(all.Changes, decided...)
	made, err = all.Apply(before)
	return all, made, err
}

// peopled is the event with the section and everybody in it, and that section.
func (n *assistant) peopled() (*model.Tournament, *model.Section, error) {
	before := n.event()
	add, _, err := arbiter.NewSection(before, n.plan())
	if err != nil {
		return nil, nil, err
	}
	made, err := add.Apply(before)
	if err != nil {
		return nil, nil, err
	}
	list, err := n.people.change(made)
	if err == nil && list != nil {
		made, err = list.Apply(made)
	}
	if err != nil {
		return nil, nil, err
	}
	return made, made.Section(made.LastID), nil
}

// event is the one that a section is added to, or the new one.
func (n *assistant) event() *model.Tournament {
	if n.adding {
		return n.desk.Now().Event
	}
	return arbiter.NewEvent(n.name.Text, model.Date(n.desk.clock().Format("2006-01-02")))
}

// upTo99 is a count of rounds or boards.
func upTo99(text string) (int, bool) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	return n, err == nil && n >= 1 && n <= 99
}
