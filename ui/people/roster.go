package people

import (
	"slices"
	"strconv"
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/ratings"
	"wallchart/ui/typing"
)

// Roster is the players of a team in board order, typed into like a spreadsheet:
// one line each, and an empty one to add the next.
type Roster struct {
	typing.HereAgain
	dialogs       *Dialogs
	section, team model.ID
	dialog        *controls.Dialog
	fields        []Field  // of the columns, but for the first, the board
	wanted        []string // columns that have been shown since it was opened
	found         *ratings.LookUp
}

// boardColumn is the first column: the place on the roster.
const boardColumn = "board"

// OpenRoster asks for the players of a team.
func (o *Dialogs) OpenRoster(section, team model.ID) *Roster {
	g := grid.New(table.Table{}, "")
	d := &Roster{dialogs: o, section: section, team: team}
	d.HereAgain = typing.NewHereAgain(o.Past(), g, d.Show)
	hint := widget.NewLabel(words.Say("roster.hint"))
	hint.Wrapping = fyne.TextWrapWord
	d.found = ratings.NewLookUp(o.Ratings, g, func(row, col int) bool {
		return d.at(row) == 0 && g.Table().Columns[col].ID == "name"
	}, d.take)
	d.dialog = controls.NewDialog(o.Canvas(), words.Say("roster.title", d.of().Name),
		container.NewBorder(hint, nil, nil, nil, container.NewStack(g, d.found.Object())), "", words.Say("dialog.close"))
	d.dialog.AddButton(controls.NewButton(words.Say("cmd.section.columns"), d.AskColumns))
	d.dialog.Of = d
	g.Arranges, g.History = true, o.Past()
	g.OnShortcut = d.Keys(d.shortcut)
	g.OnProblem = d.dialog.Problem
	g.OnCells, g.OnClear = d.cells, d.clear
	g.OnCommit = func(row, col int, ref table.Ref, text string) error {
		return d.cells([]grid.Typed{{Row: row, Col: col, Ref: ref, Text: text}})[0]
	}
	g.OnGrab = func(row, col int) bool { return d.at(row) != 0 && g.Table().Columns[col].ID == boardColumn }
	g.OnDrop = func(row, _, toRow, _ int) { d.drop(row, toRow) }
	d.Show()
	o.Ask(d.dialog, style.Table, g)
	t := g.Table()
	g.Select(len(t.Rows)-1, t.Column("name"))
	return d
}

// WhyNoRoster is why the players of the team that is marked cannot be shown.
func (o *Dialogs) WhyNoRoster() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	switch s := o.Now().Section; {
	case !s.Team():
		return words.Say("roster.players")
	case o.markedTeam() == 0:
		return words.Say("roster.noTeam")
	}
	return ""
}

// markedTeam is the first team that is marked, 0 for none.
func (o *Dialogs) markedTeam() model.ID {
	for _, id := range o.Marked() {
		if o.Now().Section.TeamByID(id) != nil {
			return id
		}
	}
	return 0
}

// AskRoster opens the roster of the team that is marked.
func (o *Dialogs) AskRoster() { o.OpenRoster(o.Now().Section.ID, o.markedTeam()) }

func (d *Roster) sec() *model.Section { return d.dialogs.Now().Event.Section(d.section) }

func (d *Roster) of() *model.Team { return d.sec().TeamByID(d.team) }

// at is who stands in a line; 0 in the empty last one.
func (d *Roster) at(row int) model.ID {
	rows := d.Grid.Table().Rows
	if row < 0 || row >= len(rows) {
		return 0
	}
	return model.ID(rows[row].Ref.Participant)
}

// players are those of the roster in board order.
func (d *Roster) players() []model.Player {
	var all []model.Player
	for _, id := range d.of().Roster {
		all = append(all, *d.sec().Player(id))
	}
	return all
}

// allFields are what can be said of a player of a team: what concerns the whole team
// stands in its own line.
func (d *Roster) allFields() []Field {
	counts := d.dialogs.Now().Event.Ratings(d.sec())
	id := "fideID"
	if counts == model.RatingNational || counts == model.RatingNationalFirst {
		id = "nationalID"
	}
	fields := playerFields(counts)
	for i := range fields {
		f := &fields[i]
		f.frozen = f.ID == "name"
		f.always = f.always || f.ID == "title" || f.ID == id
		f.away = f.away || f.ID == "nationalRating" || f.ID == "fideRating" // one of them stands beside the name
	}
	return slices.DeleteFunc(fields, func(f Field) bool {
		return slices.Contains([]string{"no", "club", "fee", "paid", "present", "status"}, f.ID)
	})
}

// Show brings the roster up to date.
func (d *Roster) Show() {
	if d.of() == nil { // undone
		d.dialog.Close()
		return
	}
	who := d.players()
	d.fields = shownFields(d.allFields(), who, func(key string) columnchoice.Choice {
		if slices.Contains(d.wanted, key) {
			return columnchoice.Shown
		}
		return d.kept().Of(key)
	})
	for i := range d.fields { // what stands there does not go with its last entry
		d.wanted = append(d.wanted, d.fields[i].key())
	}
	d.wanted = slices.Compact(slices.Sorted(slices.Values(d.wanted)))
	t := peopleTable(d.sec(), d.fields, who)
	board := table.Column{ID: boardColumn, Title: words.Say("roster.board"), Align: table.Right, Frozen: true,
		Tip: words.Say("roster.boardTip")}
	t.Columns = append([]table.Column{board}, t.Columns...)
	for i := range t.Rows {
		cell := table.Cell{}
		if i < len(who) {
			cell = table.Num(strconv.Itoa(i+1), float64(i+1))
			cell.Editable = true
			if boards := d.sec().Boards; i >= boards && boards > 0 && t.Rows[i].Mark == table.Plain {
				t.Rows[i].Mark, cell.Tip = table.Quiet, words.Say("roster.reserve")
			}
		}
		t.Rows[i].Cells = append([]table.Cell{cell}, t.Rows[i].Cells...)
	}
	d.Grid.SetTable(t)
}

// take adds the one who was found in a rating list in place of what was typed.
func (d *Roster) take(f *ratings.Found) {
	if err := d.dialogs.addToRoster(d.section, d.team, f.Player(d.dialogs.Ratings.Kind())); err != nil {
		d.dialog.Problem(words.Err(err))
		return
	}
	d.dialog.Problem("")
	d.Show()
	t := d.Grid.Table()
	d.Grid.Select(len(t.Rows)-1, t.Column("name"))
}

// addToRoster puts a player at the end of a team's roster.
func (o *Dialogs) addToRoster(section, team model.ID, p model.Player) error {
	t := o.Now().Event
	p.Team = team
	return o.Do(entries.AddPlayer(t, t.Section(section), p, 0))
}

// shortcut moves the marked lines up and down; all else is the dialog's.
func (d *Roster) shortcut(s fyne.Shortcut) {
	c, ok := s.(*desktop.CustomShortcut)
	switch {
	case ok && c.Modifier == fyne.KeyModifierAlt && c.KeyName == fyne.KeyUp:
		d.move(-1)
	case ok && c.Modifier == fyne.KeyModifierAlt && c.KeyName == fyne.KeyDown:
		d.move(1)
	default:
		d.dialog.Shortcut(s)
	}
}

// marked are those whose lines are marked, in board order.
func (d *Roster) marked() []model.ID {
	var who []model.ID
	for _, row := range d.Grid.SelectedRows() {
		if id := d.at(row); id != 0 {
			who = append(who, id)
		}
	}
	slices.SortFunc(who, func(a, b model.ID) int { return slices.Index(d.of().Roster, a) - slices.Index(d.of().Roster, b) })
	return who
}

// drop gives the one who is dragged the place of the one he is dragged onto, or the last.
func (d *Roster) drop(row, toRow int) {
	to := slices.Index(d.of().Roster, d.at(toRow)) + 1
	if to == 0 {
		to = len(d.of().Roster)
	}
	c, err := entries.OnBoard(d.sec(), d.team, d.at(row), to)
	if err == nil && c != nil {
		err = d.dialogs.Do(c)
	}
	d.after(err)
}

// after shows what has come of a change, or why it was not made.
func (d *Roster) after(err error) {
	if err != nil {
		d.dialog.Problem(words.Err(err))
		return
	}
	d.dialog.Problem("")
	d.Show()
}

// clear empties the marked cells. Of whole lines, and where only boards and names are
// marked, it takes those who stand there off the roster.
func (d *Roster) clear(rows []int, _ int) {
	sel, _ := d.Grid.Range()
	t := d.Grid.Table()
	names := true
	for c := sel.Left; c <= sel.Right; c++ {
		names = names && (t.Columns[c].ID == boardColumn || t.Columns[c].ID == "name")
	}
	if !names && !d.Grid.WholeRows() {
		d.Grid.ClearCells()
		return
	}
	who := d.marked()
	c, err := entries.OffRoster(d.dialogs.Now().Event, d.sec(), d.team, who...)
	if c == nil && err == nil {
		return
	}
	var gone []string
	for _, id := range who {
		gone = append(gone, d.sec().Player(id).Name)
	}
	if err == nil {
		err = d.dialogs.Do(c)
	}
	d.after(err)
	if err == nil {
		d.dialogs.Say(words.Say("people.removed", words.FirstFew(gone)))
	}
}

// kept keeps which columns are shown.
func (d *Roster) kept() columnchoice.Kept {
	return columnchoice.Kept{In: d.dialogs.Preferences(), List: "roster.columns"}
}

// AskColumns asks which columns are shown.
func (d *Roster) AskColumns() {
	o := d.dialogs
	choice := columnchoice.Dialog{Choose: func(key string, on bool) {
		as := columnchoice.Hidden
		if on {
			as = columnchoice.Shown
		}
		d.wanted = nil
		d.kept().Choose(key, as)
		d.Show()
	}, Again: func() {
		d.wanted = nil
		d.kept().Forget()
		d.Show()
	}, All: func() (all []columnchoice.Tick) {
		t := d.Grid.Table()
		for _, f := range d.allFields() {
			if f.ID != "name" {
				all = append(all, columnchoice.Tick{Key: f.key(), Called: f.called(), Shown: t.Column(f.ID) >= 0})
			}
		}
		return all
	}}
	choice.Open(o.Canvas(), o.Ask)
}
