// Package entry is the room of what comes in: a new event, lists that are imported or pasted.
package entry

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"
	"wallchart/arbiter/pair"

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
	"wallchart/ui/choices"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Beginner is what the assistant depends on.
type Beginner struct {
	Importer
	Clock       func() time.Time
	Create      func(*model.Tournament) error // makes an event and opens it
	ShowSection func(model.ID)
	Home        string // the federation that the computer is set up for, "" for none known
	Defaults    arbiter.Defaults
}

// Assistant asks step by step what kind of event it is, who plays, in which
// sections, and by which rules; every answer has a sensible one filled in. What was
// answered stays when the user goes back.
type Assistant struct {
	host   Beginner
	Dialog *controls.Dialog
	step   int
	steps  []fyne.CanvasObject
	stack  *fyne.Container
	way    *fyne.Container // the names of the steps
	back   *controls.Button

	Name        *controls.Entry
	Kind        *controls.Radio
	format      *controls.Select
	rounds      *controls.Entry
	boards      *controls.Entry
	boardsLabel *widget.Label    // both for teams only
	games       *controls.Select // of two who are paired
	gamesLabel  *widget.Label    // both for players only
	form        *fyne.Container  // of the first step
	People      *peopleStep
	Sections    *choices.Division
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

// NewEvent asks about an event.
func (d Beginner) NewEvent() *Assistant {
	return d.assist(&Assistant{host: d}, words.Say("new.title"))
}

// AddSection asks the same of a section that joins the event.
func (d Beginner) AddSection() *Assistant {
	return d.assist(&Assistant{host: d, adding: true}, words.Say("new.section"))
}

func (d Beginner) assist(n *Assistant, title string) *Assistant {
	n.build()
	n.Dialog = controls.NewDialog(d.Canvas(), title, n.stack, words.Say("new.next"), words.Say("dialog.cancel"))
	n.signs()
	n.Dialog.Confirm = n.Next
	n.Dialog.Back, n.Dialog.Lost = n.goBack, n.lost
	n.Dialog.OnKey = func(e *fyne.KeyEvent) bool { return n.step == stepPeople && n.People.panel.mend(e) }
	n.back = controls.NewButton(words.Say("new.back"), func() { n.goBack() })
	n.back.Hide()
	n.Dialog.AddButton(n.back)
	n.People.panel.host, n.Sections.Host = n.Dialog, n.Dialog
	for _, e := range append([]*controls.Entry{n.Name, n.rounds, n.boards, n.People.Who}, n.Sections.Entries()...) {
		e.In(n.Dialog)
	}
	n.Preset.In(n.Dialog)
	n.Dialog.Of = n
	d.Ask(n.Dialog, stepSizes[stepKind], n.Name)
	return n
}

// path are the steps that this event takes: teams are one section, and where nobody
// is there yet nobody can be divided.
func (n *Assistant) path() []int {
	if n.teams() || n.People.panel.src == nil {
		return []int{stepKind, stepPeople, stepRules}
	}
	return []int{stepKind, stepPeople, stepSections, stepRules}
}

// signs names the steps, the one that is shown in bold.
func (n *Assistant) signs() {
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
	if n.Dialog != nil {
		n.Dialog.Beside(n.way)
	}
}

func (n *Assistant) build() {
	n.Name = controls.NewEntry()
	n.Name.SetPlaceHolder(words.Say("new.name.hint"))
	n.Kind = controls.NewRadio([]string{words.Say("new.kind.players"), words.Say("new.kind.teams")}, func(string) { n.fill() })
	n.format = controls.NewSelect(n.formats(),
		func(string) {
			if n.format.SelectedIndex() > 0 { // a table has the rounds it has
				n.rounds.Disable()
			} else {
				n.rounds.Enable()
			}
			if n.Preset != nil {
				n.propose()
			}
		})
	n.rounds, n.boards = controls.NewEntry(), controls.NewEntry()
	n.rounds.SetText("5")
	n.boards.SetText("4")
	n.boardsLabel = widget.NewLabel(words.Say("new.boards"))
	n.games, n.gamesLabel = choices.NewGames(), widget.NewLabel(words.Say("settings.games"))
	n.games.OnChanged = func(string) {
		if n.Preset != nil {
			n.propose()
		}
	}
	n.form = container.New(controls.FormRows(),
		widget.NewLabel(words.Say("new.name")), n.Name, widget.NewLabel(words.Say("new.kind")), n.Kind,
		widget.NewLabel(words.Say("new.format")), n.format, widget.NewLabel(words.Say("new.rounds")), n.rounds,
		n.gamesLabel, n.games, n.boardsLabel, n.boards)
	n.People = newPeopleStep(n)
	n.Sections = choices.NewDivision(choices.DivisionSource{Section: n.peopled, Columns: n.People.panel.columns,
		Usual: n.People.panel.sectionColumn}, true)
	n.way = container.NewHBox()
	n.steps = []fyne.CanvasObject{container.NewVBox(n.form), n.People.object(), n.Sections.Content(), n.buildRules()}
	n.stack = container.NewStack(n.steps[0])
	n.Kind.SetSelected(n.Kind.Options[0])
	n.format.SetSelectedIndex(0)
}

// teams tells whether teams play.
func (n *Assistant) teams() bool { return n.Kind.Selected == n.Kind.Options[1] }

// fill adapts the later steps to the kind of event.
func (n *Assistant) fill() {
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
	if n.Dialog != nil {
		n.Dialog.Fit()
	}
	n.People.fill(n.teams())
	n.offer()
	n.signs()
}

// Next checks the step and goes on, or makes the event after the last.
func (n *Assistant) Next() error {
	n.People.panel.grid.Commit() // a cell that is still being typed into
	steps, made, err := n.Made()
	if err != nil {
		return err
	}
	if n.step != stepRules {
		path := n.path()
		n.TurnTo(path[slices.Index(path, n.step)+1])
		return controls.ErrStay
	}
	if n.adding {
		err = n.add(steps)
	} else {
		err = n.host.Create(made)
	}
	if err == nil && n.People.panel.src != nil {
		n.People.panel.remember()
	}
	return err
}

// goBack shows the step before, if there is one.
func (n *Assistant) goBack() bool {
	path := n.path()
	at := slices.Index(path, n.step)
	if at > 0 {
		n.TurnTo(path[at-1])
	}
	return at > 0
}

// lost says what is gone with the assistant: a list of people is work, a name is not.
func (n *Assistant) lost() string {
	_, s, err := n.peopled()
	if n.People.panel.src == nil || err == nil && len(s.Players)+len(s.Teams) == 0 {
		return ""
	}
	return words.Say("new.lost")
}

// TurnTo shows a step; what was answered in the others stays.
func (n *Assistant) TurnTo(step int) {
	n.step = step
	n.Dialog.Problem("")
	switch step {
	case stepPeople:
		n.People.fill(n.teams())
	case stepSections:
		n.Sections.Refresh()
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
	n.Dialog.SetConfirmText(wording)
	n.Dialog.Resize(stepSizes[step])
	n.Preset.Mark() // there is a list to scroll in now
	n.host.Canvas().Focus([]fyne.Focusable{n.Name, n.People.focus(), n.Sections.By, n.Preset.Search}[step])
}

// add puts the section, or those that it is divided into, into the event that is
// open, and shows the first.
func (n *Assistant) add(steps journal.Change) error {
	before := n.host.Now().Event
	if err := n.host.Do(steps); err != nil {
		return err
	}
	for _, s := range n.host.Now().Event.Sections {
		if before.Section(s.ID) == nil {
			n.host.ShowSection(s.ID)
			break
		}
	}
	return nil
}

// FromList begins with a list: the second step shows what its columns hold.
func (n *Assistant) FromList(src *Source) {
	rows := src.sheets[roster.Choose(src.sheets)].Rows
	if m := roster.Guess(rows); m.Column(roster.Team) >= 0 || roster.Read(rows, m).OfTeams() {
		n.Kind.SetSelected(n.Kind.Options[1])
	}
	n.People.take(src)
}

// Made is the event with the section that the answers so far describe, and the
// one step that it takes; with the people as soon as their step was shown.
func (n *Assistant) Made() (journal.Change, *model.Tournament, error) {
	if strings.TrimSpace(n.Name.Text) == "" {
		return nil, nil, errors.New(words.Say("new.noName"))
	}
	if _, ok := upTo99(n.rounds.Text); !ok {
		return nil, nil, errors.New(words.Say("new.badRounds", n.rounds.Text))
	}
	if _, ok := upTo99(n.boards.Text); !ok && n.teams() {
		return nil, nil, errors.New(words.Say("new.badBoards", n.boards.Text))
	}
	before := n.event()
	add, _, err := pair.NewSection(before, n.plan())
	if err != nil {
		return nil, nil, err
	}
	made, err := add.Apply(before)
	if err != nil || n.step == stepKind {
		return add, made, err
	}
	changes, label := []journal.Change{add}, add.Label()
	list, err := n.People.change(made)
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
		divide, err := n.Sections.Change(made, made.Section(made.LastID))
		if err != nil {
			return add, made, err
		}
		if divide != nil {
			parts := n.Sections.Parts
			label = phrase.Count(parts, "Add %[2]s as %[1]d section", "Add %[2]s as %[1]d sections", parts, strings.TrimSpace(n.Name.Text))
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
func (n *Assistant) peopled() (*model.Tournament, *model.Section, error) {
	before := n.event()
	add, _, err := pair.NewSection(before, n.plan())
	if err != nil {
		return nil, nil, err
	}
	made, err := add.Apply(before)
	if err != nil {
		return nil, nil, err
	}
	list, err := n.People.change(made)
	if err == nil && list != nil {
		made, err = list.Apply(made)
	}
	if err != nil {
		return nil, nil, err
	}
	return made, made.Section(made.LastID), nil
}

// event is the one that a section is added to, or the new one.
func (n *Assistant) event() *model.Tournament {
	if n.adding {
		return n.host.Now().Event
	}
	return pair.NewEvent(n.Name.Text, model.Date(n.host.Clock().Format("2006-01-02")))
}

// upTo99 is a count of rounds or boards.
func upTo99(text string) (int, bool) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	return n, err == nil && n >= 1 && n <= 99
}
