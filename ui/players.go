package ui

import (
	"slices"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"wallchart/arbiter"
	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/ratings"
)

// playerDesk is what the list of players depends on besides the State that it shows.
type playerDesk struct {
	host.Host
	rows    func(text string)     // takes rows that were pasted
	paper   func() report.Options // of what is printed
	ratings *ratings.Desk         // the rating lists
	people  *peopleDialogs        // removes people, and opens rosters
	columns columns               // which columns are shown
	why     *whyPanel
	point   *pointer // answers the pointer on a name
}

// playerScreen is the list of players, or of teams, typed into like a
// spreadsheet. A name in the empty last line adds a participant; rows pasted
// from a spreadsheet add many.
type playerScreen struct {
	desk      playerDesk
	grid      *grid.Grid
	whole     fyne.CanvasObject
	st        host.State
	fields    []personField
	found     *ratings.LookUp
	hint      *controls.Hint
	imports   *controls.HintButton
	blank     *blank
	who       *categoryChoice   // whom the list holds
	whose     fyne.CanvasObject // the choice, where there are categories
	wanted    []string          // columns that stand there, or that a command led to
	columnsOf model.ID          // the section that they belong to
}

func newPlayerScreen(d playerDesk) *playerScreen {
	s := &playerScreen{desk: d, grid: grid.New(table.Table{}, "")}
	s.grid.OnPage = true
	s.grid.Arranges, s.grid.History = true, d.Past()
	s.grid.OnShortcut = d.Shortcut
	s.grid.OnHover = func(_ table.Ref, tip string) { d.Hint(tip) }
	d.point.watch(s.grid, func(row, col int) model.ID {
		if t := s.grid.Table(); col != t.Column("name") {
			return 0
		}
		return s.at(row)
	})
	s.grid.OnProblem = d.Say
	s.grid.OnCommit = func(row, col int, _ table.Ref, text string) error { return s.enter(row, col, text) }
	s.grid.OnPaste, s.grid.OnCells = s.paste, s.cells
	s.grid.OnType = s.typed
	s.grid.OnClear = s.clear
	s.grid.OnActivate = func(row, _ int, _ table.Ref) { s.openRoster(row) }
	s.grid.OnMenu = s.menu
	s.grid.OnSelect = func(int, int, table.Ref) { s.about() }
	s.found = ratings.NewLookUp(d.ratings, s.grid, s.nameWanted, s.take)
	s.hint = controls.NewHint("")
	s.who = newCategoryChoice(func() { s.Show(s.st) })
	s.whose = s.who.object()
	s.blank = newBlank(act{words.Say("blank.paste"), func() { d.Run("section.paste") }},
		act{words.Say("blank.import"), func() { d.Run("section.import") }}, act{words.Say("blank.type"), s.beginTyping})
	s.imports = hinted(d, "section.import", theme.FolderOpenIcon())
	buttons := container.NewHBox(hinted(d, "section.number", nil), s.imports,
		hinted(d, "section.columns", nil))
	s.whole = container.NewBorder(container.NewBorder(nil, nil, s.whose, buttons, s.hint), nil, nil, nil,
		container.NewStack(s.blank.over(s.grid), s.found.Object()))
	return s
}

// hinted is a button for a command, which says what it does.
func hinted(d playerDesk, id string, icon fyne.Resource) *controls.HintButton {
	b := controls.NewHintButton(words.Say("cmd."+id), icon, func() { d.Run(id) })
	b.Hint = func() string { return d.About(id) }
	b.OnHint = d.Hint
	return b
}

func (s *playerScreen) Object() fyne.CanvasObject { return s.whole }
func (s *playerScreen) Focus() fyne.Focusable     { return s.grid }
func (s *playerScreen) Leave()                    { s.grid.Commit() }

func (s *playerScreen) Paper(st host.State) (table.Document, error) {
	o := s.desk.paper()
	o.Category = s.who.name
	return lists.Players(st.Event, st.Section, o)
}

// nameWanted tells whether the name of somebody new is typed into a cell.
func (s *playerScreen) nameWanted(row, col int) bool {
	return s.st.Section != nil && !s.st.Section.Team() && s.at(row) == 0 && s.fields[col].id == "name"
}

// take adds the one who was found in a rating list in place of what was typed.
func (s *playerScreen) take(f *ratings.Found) {
	if err := s.desk.ratings.Take(f, s.desk.ratings.Kind()); err != nil {
		s.desk.Say(words.Err(err))
		return
	}
	s.who.everybody()
	t := s.grid.Table()
	s.grid.Select(len(t.Rows)-1, t.Column("name"))
}

func (s *playerScreen) Show(st host.State) {
	s.st = st
	if st.Section == nil {
		s.grid.SetTable(table.Table{})
		return
	}
	who := people(st.Event, st.Section)
	if s.columnsOf != st.Section.ID {
		s.columnsOf, s.wanted = st.Section.ID, nil
		s.grid.Plain()
	}
	s.fields = shownFields(s.allFields(), who, s.choice)
	for i := range s.fields { // what stands there does not go with its last entry
		s.want(s.fields[i].key())
	}
	nobody := ""
	if len(who) == 0 {
		nobody = words.Say("blank.people." + kindWord(st.Section))
	}
	s.blank.show(nobody)
	s.grid.SetTable(peopleTable(st.Section, s.fields, s.chosen(who)))
	s.about()
}

// chosen are those of the category that is shown.
func (s *playerScreen) chosen(all []model.Player) []model.Player {
	s.who.fill(s.st)
	if s.whose.Visible() == (len(s.who.names) == 0) {
		if s.whose.Show(); len(s.who.names) == 0 {
			s.whose.Hide()
		}
		s.whole.Refresh()
	}
	s.hint.SetText(words.Say("people.hint." + kindWord(s.st.Section)))
	s.imports.Set(words.Say("cmd.section.import."+kindWord(s.st.Section)), true)
	if s.who.name == "" {
		return all
	}
	in := map[model.ID]bool{}
	for _, c := range arbiter.CountCategories(s.st.Event, s.st.Section) {
		for _, id := range c.Who {
			in[id] = in[id] || c.Name == s.who.name
		}
	}
	return slices.DeleteFunc(slices.Clone(all), func(p model.Player) bool { return !in[p.ID] })
}

// beginTyping goes to the line into which the next name is typed.
func (s *playerScreen) beginTyping() {
	t := s.grid.Table()
	s.grid.Select(len(t.Rows)-1, t.Column("name"))
	s.desk.Canvas().Focus(s.grid)
}

// kindWord is the end of the names of words that speak of players or of teams.
func kindWord(s *model.Section) string {
	if s.Team() {
		return "teams"
	}
	return "players"
}

func (s *playerScreen) Find(id model.ID) {
	if !slices.ContainsFunc(s.grid.Given().Rows, func(r table.Row) bool { return model.ID(r.Ref.Participant) == id }) {
		s.who.everybody()
	}
	seek(s.grid, func() bool {
		t := s.grid.Table()
		for i, r := range t.Rows {
			if model.ID(r.Ref.Participant) == id {
				s.grid.Select(i, t.Column("name"))
				return true
			}
		}
		return false
	})
}

// at is the ID of a row; 0 for the empty last one.
func (s *playerScreen) at(row int) model.ID {
	rows := s.grid.Table().Rows
	if row < 0 || row >= len(rows) {
		return 0
	}
	return model.ID(rows[row].Ref.Participant)
}

// enter takes what was typed into a cell.
func (s *playerScreen) enter(row, col int, text string) error {
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
	return s.desk.Do(arbiter.InOrder(s.st.Event, sec, c))
}

// about shows what is known of the chosen participant in the panel.
func (s *playerScreen) about() {
	why := s.desk.why
	row, _, ok := s.grid.Selected()
	id := s.at(row)
	if !ok || id == 0 || s.st.Standings() == nil {
		why.hint(s.st)
		return
	}
	index := s.st.Standings().Sheet.Index(id)
	if index < 0 || s.st.Standings().Sheet.Rounds == 0 {
		why.hint(s.st)
		return
	}
	why.number(s.st, index, 0)
}

// menu offers withdrawal, byes, removal and the roster.
func (s *playerScreen) menu(row, _ int, at fyne.Position) {
	id := s.at(row)
	if id == 0 {
		return
	}
	sec := s.st.Section
	e, _ := sec.Entry(id)
	next := len(sec.Rounds) + 1
	do := func(c journal.Change) func() { return func() { _ = s.desk.Do(c) } }
	var items []*fyne.MenuItem
	add := func(wording string, f func()) { items = append(items, fyne.NewMenuItem(wording, f)) }
	if sec.Team() {
		add(words.Say("people.roster"), func() { s.openRoster(row) })
	}
	for _, kind := range arbiter.RequestedByes() {
		if e.Bye(next) != kind {
			add(words.Say("people.askBye", kind, next), do(arbiter.Bye(sec, id, next, kind)))
		}
	}
	if e.Bye(next) != model.Pending {
		add(words.Say("people.noBye", next), do(arbiter.Bye(sec, id, next, model.Pending)))
	}
	s.desk.people.leaving(sec, e, next, add)
	if !sec.Team() && s.desk.people.whyNoMove() == "" {
		add(words.Say("cmd.section.move"), s.desk.people.askMove)
	}
	if s.desk.people.whyNoExchange() == "" {
		add(words.Say("cmd.section.exchange"), s.desk.people.exchange)
	}
	add(words.Say("people.remove", shownName(e)), func() { s.desk.people.removePeople(sec, []model.ID{id}) })
	popUp(s.desk.Canvas(), items, at, s.desk.Say)
}

// openRoster shows a team's players in board order.
func (s *playerScreen) openRoster(row int) {
	id := s.at(row)
	if id == 0 || !s.st.Section.Team() {
		return
	}
	s.desk.people.openRoster(s.st.Section.ID, id)
}
