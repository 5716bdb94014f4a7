// Package people is the room of those who take part: the list of players or teams, rosters, the door, fees, and the
// dialogs that divide, join and move them.
package people

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/rank"
	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/choices"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/words"
	"wallchart/ui/ratings"
	"wallchart/ui/typing"
)

// PlayersHost is the window as its list of players sees it.
type PlayersHost interface {
	explain.Host
	Rows(text string)  // takes rows that were pasted
	Dialogs() *Dialogs // of the room
}

// Players is the list of players, or of teams, typed into like a
// spreadsheet. A name in the empty last line adds a participant; rows pasted
// from a spreadsheet add many.
type Players struct {
	host      PlayersHost
	kept      columnchoice.Kept // which columns are shown
	Grid      *grid.Grid
	whole     fyne.CanvasObject
	st        host.State
	fields    []Field
	found     *ratings.LookUp
	hint      *controls.Hint
	imports   *controls.HintButton
	blank     *controls.Blank
	who       *choices.Category // whom the list holds
	whose     fyne.CanvasObject // the choice, where there are categories
	wanted    []string          // columns that stand there, or that a command led to
	columnsOf model.ID          // the section that they belong to
}

// NewPlayers is the screen before a section is shown.
func NewPlayers(d PlayersHost) *Players {
	s := &Players{host: d, Grid: grid.New(table.Table{}, ""), kept: columnchoice.Kept{In: d.Preferences(), List: "players.columns"}}
	s.Grid.OnPage = true
	s.Grid.Arranges, s.Grid.History = true, d.Past()
	s.Grid.OnShortcut = d.Shortcut
	s.Grid.OnHover = func(_ table.Ref, tip string) { d.Hint(tip) }
	d.Pointer().Watch(s.Grid, func(row, col int) model.ID {
		if t := s.Grid.Table(); col != t.Column("name") {
			return 0
		}
		return s.at(row)
	})
	s.Grid.OnProblem = d.Say
	s.Grid.OnCommit = func(row, col int, _ table.Ref, text string) error { return s.Enter(row, col, text) }
	s.Grid.OnPaste, s.Grid.OnCells = s.paste, s.cells
	s.Grid.OnType = s.typed
	s.Grid.OnClear = s.Clear
	s.Grid.OnActivate = func(row, _ int, _ table.Ref) { s.openRoster(row) }
	s.Grid.OnMenu = s.menu
	s.Grid.OnSelect = func(int, int, table.Ref) { s.about() }
	s.found = ratings.NewLookUp(d.Dialogs().Ratings, s.Grid, s.nameWanted, s.take)
	s.hint = controls.NewHint()
	s.who = choices.NewCategory(func() { s.Show(s.st) })
	s.whose = s.who.Object()
	s.blank = controls.NewBlank(controls.Act{Wording: words.Say("blank.paste"), Do: func() { d.Run("section.paste") }},
		controls.Act{Wording: words.Say("blank.import"), Do: func() { d.Run("section.import") }},
		controls.Act{Wording: words.Say("blank.type"), Do: s.beginTyping})
	s.imports = hinted(d, "section.import", theme.FolderOpenIcon())
	buttons := container.NewHBox(hinted(d, "section.number", nil), s.imports,
		hinted(d, "section.columns", nil))
	s.whole = container.NewBorder(container.NewBorder(nil, nil, s.whose, buttons, s.hint), nil, nil, nil,
		container.NewStack(s.blank.Over(s.Grid), s.found.Object()))
	return s
}

// hinted is a button for a command, which says what it does.
func hinted(d PlayersHost, id string, icon fyne.Resource) *controls.HintButton {
	b := controls.NewHintButton(words.Say("cmd."+id), icon, func() { d.Run(id) })
	b.Hint = func() string { return d.About(id) }
	b.OnHint = d.Hint
	return b
}

// Object is part of host.Screen.
func (s *Players) Object() fyne.CanvasObject { return s.whole }

// Focus is part of host.Screen.
func (s *Players) Focus() fyne.Focusable { return s.Grid }

// Leave is part of host.Screen.
func (s *Players) Leave() { s.Grid.Commit() }

// Paper is part of host.Screen.
func (s *Players) Paper(st host.State) (table.Document, error) {
	o := host.OnPaper(s.host.Options(), st)
	o.Category = s.who.Name
	return lists.Players(st.Event, st.Section, o)
}

// nameWanted tells whether the name of somebody new is typed into a cell.
func (s *Players) nameWanted(row, col int) bool {
	return s.st.Section != nil && !s.st.Section.Team() && s.at(row) == 0 && s.fields[col].ID == "name"
}

// take adds the one who was found in a rating list in place of what was typed.
func (s *Players) take(f *ratings.Found) {
	lists := s.host.Dialogs().Ratings
	if err := lists.Take(f, lists.Kind()); err != nil {
		s.host.Say(words.Err(err))
		return
	}
	s.who.Everybody()
	t := s.Grid.Table()
	s.Grid.Select(len(t.Rows)-1, t.Column("name"))
}

// Show is part of host.Screen.
func (s *Players) Show(st host.State) {
	s.st = st
	if st.Section == nil {
		s.Grid.SetTable(table.Table{})
		return
	}
	who := People(st.Event, st.Section)
	if s.columnsOf != st.Section.ID {
		s.columnsOf, s.wanted = st.Section.ID, nil
		s.Grid.Plain()
	}
	s.fields = shownFields(s.allFields(), who, s.choice)
	for i := range s.fields { // what stands there does not go with its last entry
		s.want(s.fields[i].key())
	}
	nobody := ""
	if len(who) == 0 {
		nobody = words.Say("blank.people." + KindWord(st.Section))
	}
	s.blank.Show(nobody)
	s.Grid.SetTable(peopleTable(st.Section, s.fields, s.chosen(who)))
	s.about()
}

// chosen are those of the category that is shown.
func (s *Players) chosen(all []model.Player) []model.Player {
	s.who.Fill(s.st)
	if s.whose.Visible() == (len(s.who.Names) == 0) {
		if s.whose.Show(); len(s.who.Names) == 0 {
			s.whose.Hide()
		}
		s.whole.Refresh()
	}
	s.hint.SetText(words.Say("people.hint." + KindWord(s.st.Section)))
	s.imports.Set(words.Say("cmd.section.import."+KindWord(s.st.Section)), true)
	if s.who.Name == "" {
		return all
	}
	in := map[model.ID]bool{}
	for _, c := range rank.CountCategories(s.st.Event, s.st.Section) {
		for _, id := range c.Who {
			in[id] = in[id] || c.Name == s.who.Name
		}
	}
	return slices.DeleteFunc(slices.Clone(all), func(p model.Player) bool { return !in[p.ID] })
}

// beginTyping goes to the line into which the next name is typed.
func (s *Players) beginTyping() {
	t := s.Grid.Table()
	s.Grid.Select(len(t.Rows)-1, t.Column("name"))
	s.host.Canvas().Focus(s.Grid)
}

// KindWord is the end of the names of words that speak of players or of teams.
func KindWord(s *model.Section) string {
	if s.Team() {
		return "teams"
	}
	return "players"
}

// Find is part of host.Screen.
func (s *Players) Find(id model.ID) {
	if !slices.ContainsFunc(s.Grid.Given().Rows, func(r table.Row) bool { return model.ID(r.Ref.Participant) == id }) {
		s.who.Everybody()
	}
	s.Grid.Seek(func() bool {
		t := s.Grid.Table()
		for i, r := range t.Rows {
			if model.ID(r.Ref.Participant) == id {
				s.Grid.Select(i, t.Column("name"))
				return true
			}
		}
		return false
	})
}

// at is the ID of a row; 0 for the empty last one.
func (s *Players) at(row int) model.ID {
	rows := s.Grid.Table().Rows
	if row < 0 || row >= len(rows) {
		return 0
	}
	return model.ID(rows[row].Ref.Participant)
}

// Enter takes what was typed into a cell.
func (s *Players) Enter(row, col int, text string) error {
	sec, f := s.st.Section, s.fields[col]
	id := s.at(row)
	if id == 0 {
		return s.add(col, text)
	}
	if f.elsewhere {
		return s.ask(id, f, text)
	}
	c, errs := edited(sec, id, []fieldText{{f, text}})
	if errs[0] != nil {
		return errs[0]
	}
	return s.host.Do(entries.InOrder(s.st.Event, sec, c))
}

// about shows what is known of the chosen participant in the panel.
func (s *Players) about() {
	why := s.host.Why()
	row, _, ok := s.Grid.Selected()
	id := s.at(row)
	if !ok || id == 0 || s.st.Standings() == nil {
		why.Hint(s.st)
		return
	}
	index := s.st.Standings().Sheet.Index(id)
	if index < 0 || s.st.Standings().Sheet.Rounds == 0 {
		why.Hint(s.st)
		return
	}
	why.Number(s.st, index, 0)
}

// menu offers withdrawal, byes, removal and the roster.
func (s *Players) menu(row, _ int, at fyne.Position) {
	id := s.at(row)
	if id == 0 {
		return
	}
	sec := s.st.Section
	e, _ := sec.Entry(id)
	next := len(sec.Rounds) + 1
	do := func(c journal.Change) func() { return func() { _ = s.host.Do(c) } }
	var items []*fyne.MenuItem
	add := func(wording string, f func()) { items = append(items, fyne.NewMenuItem(wording, f)) }
	if sec.Team() {
		add(words.Say("people.roster"), func() { s.openRoster(row) })
	}
	for _, kind := range entries.RequestedByes() {
		if e.Bye(next) != kind && entries.AskedIn(sec, next) {
			add(words.Say("people.askBye", kind, next), do(entries.Bye(sec, id, next, kind)))
		}
	}
	if e.Bye(next) != model.Pending {
		add(words.Say("people.noBye", next), do(entries.Bye(sec, id, next, model.Pending)))
	}
	s.host.Dialogs().Leaving(sec, e, next, add)
	if !sec.Team() && s.host.Dialogs().WhyNoMove() == "" {
		add(words.Say("cmd.section.move"), s.host.Dialogs().AskMove)
	}
	if s.host.Dialogs().WhyNoExchange() == "" {
		add(words.Say("cmd.section.exchange"), s.host.Dialogs().Exchange)
	}
	add(words.Say("people.remove", typing.NameOf(e)), func() { s.host.Dialogs().removePeople(sec, []model.ID{id}) })
	menus.PopUp(s.host.Canvas(), items, at, s.host.Say)
}

// openRoster shows a team's players in board order.
func (s *Players) openRoster(row int) {
	id := s.at(row)
	if id == 0 || !s.st.Section.Team() {
		return
	}
	s.host.Dialogs().OpenRoster(s.st.Section.ID, id)
}
