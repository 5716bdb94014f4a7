package ui

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing/lothian"
	"wallchart/pairing/usswiss"
	"wallchart/tiebreaks"
	"wallchart/ui/controls"
)

// assistant asks in three steps what kind of event it is, who plays, and by
// which rules; every answer has a sensible one filled in.
type assistant struct {
	app    *App
	dialog *controls.Dialog
	step   int
	steps  []fyne.CanvasObject
	stack  *fyne.Container

	name    *controls.Entry
	kind    *widget.RadioGroup
	format  *widget.Select
	rounds  *controls.Entry
	boards  *controls.Entry
	who     *controls.Entry
	whoHint *widget.Label
	preset  *widget.Select
	about   *widget.Label
	list    *source // the players come from there, once there is an event
	made    bool
	adding  bool // a section to the event that is open
}

func (a *App) newEvent() { a.assist(&assistant{app: a}, say("new.title")) }

// addSection asks the same of a section that joins the event.
func (a *App) addSection() { a.assist(&assistant{app: a, adding: true}, say("new.section")) }

func (a *App) assist(n *assistant, title string) {
	a.assistant = n
	n.build()
	n.dialog = controls.NewDialog(a.win.Canvas(), title, n.stack, say("new.next"), say("dialog.cancel"))
	n.dialog.Confirm = n.next
	for _, e := range []*controls.Entry{n.name, n.rounds, n.boards, n.who} {
		e.In(n.dialog)
	}
	a.openDialog(n.dialog, fyne.NewSize(620, 440), n.name)
}

func (n *assistant) build() {
	n.name = controls.NewEntry()
	n.name.SetPlaceHolder(say("new.name.hint"))
	n.kind = widget.NewRadioGroup([]string{say("new.kind.players"), say("new.kind.teams")}, func(string) { n.fill() })
	n.format = widget.NewSelect([]string{say("new.format.swiss"), say("new.format.rr"), say("new.format.drr")}, func(string) {
		if n.format.SelectedIndex() > 0 { // a table has the rounds it has
			n.rounds.Disable()
		} else {
			n.rounds.Enable()
		}
	})
	n.rounds, n.boards = controls.NewEntry(), controls.NewEntry()
	n.rounds.SetText("5")
	n.boards.SetText("4")
	first := container.New(formRows{},
		widget.NewLabel(say("new.name")), n.name, widget.NewLabel(say("new.kind")), n.kind,
		widget.NewLabel(say("new.format")), n.format, widget.NewLabel(say("new.rounds")), n.rounds,
		widget.NewLabel(say("new.boards")), n.boards)
	n.who = controls.NewTextEntry()
	n.whoHint = widget.NewLabel("")
	n.whoHint.Wrapping = fyne.TextWrapWord
	second := container.NewBorder(n.whoHint, nil, nil, nil, n.who)
	n.preset = widget.NewSelect(nil, n.describe)
	n.about = widget.NewLabel("")
	n.about.Wrapping = fyne.TextWrapWord
	third := container.NewBorder(container.New(formRows{}, widget.NewLabel(say("tiebreaks.preset.label")), n.preset), nil, nil, nil, container.NewVScroll(n.about))
	n.steps = []fyne.CanvasObject{container.NewVBox(first), second, third}
	n.stack = container.NewStack(n.steps[0])
	n.kind.SetSelected(n.kind.Options[0])
	n.format.SetSelectedIndex(0)
}

func (n *assistant) teams() bool { return n.kind.Selected == n.kind.Options[1] }

// fill adapts the later steps to the kind of event.
func (n *assistant) fill() {
	n.whoHint.SetText(say("new.who.players"))
	n.who.SetPlaceHolder("Anna Berg\t1432\tNorth School\nBen Carter\t1210\n…")
	if n.teams() {
		n.whoHint.SetText(say("new.who.teams"))
		n.who.SetPlaceHolder("Edgewood MS\nGoshen MS A\n…")
		n.boards.Enable()
	} else {
		n.boards.Disable()
	}
	if n.list != nil {
		n.whoHint.SetText(say("new.who.list", n.list.name))
	}
	var names []string
	for _, p := range tiebreaks.Presets() {
		if (p.For == "team") == n.teams() {
			names = append(names, p.Name)
		}
	}
	n.preset.Options = names
	if len(names) > 0 {
		n.preset.SetSelected(names[0])
	}
}

func (n *assistant) chosen() (tiebreaks.Preset, bool) {
	for _, p := range tiebreaks.Presets() {
		if p.Name == n.preset.Selected && (p.For == "team") == n.teams() {
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
			label = u.Label()
		}
		lines = append(lines, strconv.Itoa(i+1)+". "+label)
	}
	n.about.SetText(strings.TrimSpace(strings.Join(append(lines, "", p.Source), "\n")))
}

// next checks the step and goes on, or makes the event after the last.
func (n *assistant) next() error {
	s, err := n.section()
	if err != nil {
		return err
	}
	if n.step < len(n.steps)-1 {
		n.step++
		n.stack.Objects = []fyne.CanvasObject{n.steps[n.step]}
		n.stack.Refresh()
		if n.step == 1 && n.list == nil {
			n.app.win.Canvas().Focus(n.who)
		} else {
			n.app.win.Canvas().Focus(nil)
		}
		if n.step == len(n.steps)-1 {
			n.dialog.SetConfirmText(say("new.create"))
		}
		return controls.ErrStay
	}
	if n.adding {
		return n.add(s)
	}
	t := &model.Tournament{Name: strings.TrimSpace(n.name.Text), Start: model.Date(n.app.settings.Now().Format("2006-01-02"))}
	s.ID, s.Name = 1, t.Name
	if err := n.app.create(t.With(s)); err != nil {
		return err
	}
	n.made = true
	return nil
}

// add puts the section into the event that is open, and shows it.
func (n *assistant) add(s *model.Section) error {
	s.Name = strings.TrimSpace(n.name.Text)
	if err := n.app.Do(journal.ImportSection{Section: *s}); err != nil {
		return err
	}
	all := n.app.state.Event.Sections
	n.app.showSection(all[len(all)-1].ID)
	return nil
}

// fromList leaves the players to the import of a list, which follows when the
// event is made.
func (n *assistant) fromList(src *source) {
	n.list = src
	n.who.Hide()
	if roster.Guess(src.sheets[roster.Choose(src.sheets)].Rows).Column(roster.Team) >= 0 {
		n.kind.SetSelected(n.kind.Options[1])
	}
	n.fill()
	n.dialog.Closed = n.importList(n.dialog.Closed)
}

// importList is what closing the assistant does when there is a list.
func (n *assistant) importList(closed func()) func() {
	return func() {
		closed()
		if n.made {
			n.app.show("players")
			n.app.importList(n.list)
		}
	}
}

// section is the section that the answers so far describe.
func (n *assistant) section() (*model.Section, error) {
	if strings.TrimSpace(n.name.Text) == "" {
		return nil, errors.New(say("new.noName"))
	}
	rounds, err := strconv.Atoi(strings.TrimSpace(n.rounds.Text))
	if err != nil || rounds < 1 || rounds > 99 {
		return nil, errors.New(say("new.badRounds", n.rounds.Text))
	}
	s := &model.Section{Planned: rounds, Format: []model.Format{model.Swiss, model.RoundRobin, model.DoubleRoundRobin}[n.format.SelectedIndex()]}
	if n.teams() {
		boards, err := strconv.Atoi(strings.TrimSpace(n.boards.Text))
		if err != nil || boards < 1 || boards > 99 {
			return nil, errors.New(say("new.badBoards", n.boards.Text))
		}
		s.Kind, s.Boards = model.TeamEvent, boards
	}
	s.Scoring = model.Classic(model.One, model.Half, s.Boards)
	if p, ok := n.chosen(); ok {
		s.Ranking = model.Ranking{TieBreaks: p.TieBreaks, Unplayed: p.Unplayed, Preset: p.Code}
		s.Scoring = withMatchPoints(s.Scoring, p)
		s.Trophy = p.Trophy
	}
	if err := n.people(s); err != nil {
		return nil, err
	}
	n.table(s)
	if s.Team() {
		s.Scoring = s.WithUsualBye()
	}
	return s, nil
}

// table gives an all-play-all the rounds its table has, and a Swiss the system
// of those whose rules were chosen.
func (n *assistant) table(s *model.Section) {
	entries := len(s.Entries())
	switch p, _ := n.chosen(); {
	case s.Format.Predetermined() && entries > 1:
		s.Planned = entries - 1 + entries%2
		if s.Format == model.DoubleRoundRobin {
			s.Planned *= 2
		}
	case s.Format.Predetermined():
		s.Planned = 0
	case p.Code == "lothian":
		s.System = lothian.System.Code
	case p.Unplayed == "us" && !s.Team():
		s.System = usswiss.Engine.Code
	}
}

// people reads one participant a line: name, rating, club.
func (n *assistant) people(s *model.Section) error {
	seen := map[string]int{}
	defer byRating(s)
	for i, line := range strings.Split(n.who.Text, "\n") {
		name, rating, club, err := roster.Person(line)
		if err != nil {
			return err
		}
		if name == "" {
			continue
		}
		if was, twice := seen[strings.ToLower(name)]; twice {
			return errors.New(say("new.twice", name, was, i+1))
		}
		seen[strings.ToLower(name)] = i + 1
		s.LastID++
		e := model.Entry{ID: s.LastID, Number: int(s.LastID), Name: name, Club: club}
		if n.teams() {
			s.Teams = append(s.Teams, model.Team{Entry: e, Strength: rating})
		} else {
			s.Players = append(s.Players, model.Player{Entry: e, Rating: rating})
		}
	}
	return nil
}

// byRating gives the starting numbers by rating where anybody has one: the order
// in which a Swiss is paired. The unrated come last, as they were typed.
func byRating(s *model.Section) {
	counts := (*model.Tournament)(nil).Ratings(s) // the event has no federation yet
	slices.SortStableFunc(s.Players, func(x, y model.Player) int { return int(counts.Of(&y) - counts.Of(&x)) })
	slices.SortStableFunc(s.Teams, func(x, y model.Team) int { return int(y.Strength - x.Strength) })
	for i := range s.Players {
		s.Players[i].Number = i + 1
	}
	for i := range s.Teams {
		s.Teams[i].Number = i + 1
	}
}
