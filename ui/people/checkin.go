package people

import (
	"strings"
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/model/namekey"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// checkIn is the list at the door: everybody of all sections, a tick for who has
// come, what was paid, and a line to find a name by its first letters.
type checkIn struct {
	typing.HereAgain
	dialogs *Dialogs
	find    *controls.Entry
	whom    *controls.Select
	told    *widget.Label
	dialog  *controls.Dialog
	pattern string
}

// WhyNoCheckIn says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoCheckIn() string {
	if why := o.Now().WhyNoEvent(); why != "" {
		return why
	}
	for _, s := range o.Now().Event.Sections {
		if s.Participants() > 0 {
			return ""
		}
	}
	return words.Say("checkin.nobody")
}

// AskCheckIn opens the list at the door.
func (o *Dialogs) AskCheckIn() *checkIn {
	c := &checkIn{dialogs: o, find: controls.NewEntry(), told: widget.NewLabel("")}
	c.HereAgain = typing.NewHereAgain(o.Past(), grid.New(table.Table{}, words.Say("checkin.empty")), c.show)
	c.told.Wrapping = fyne.TextWrapWord
	c.find.SetPlaceHolder(words.Say("checkin.find"))
	c.whom = controls.NewSelect([]string{words.Say("checkin.all"), words.Say("checkin.missing"), words.Say("checkin.owing")}, nil)
	c.whom.Selected = c.whom.Options[0]
	c.whom.OnChanged = func(string) { c.show() }
	c.find.OnChanged = func(typed string) {
		c.pattern = typed
		c.show()
		c.Grid.Select(0, 1)
	}
	c.Grid.OnActivate = func(row, _ int, _ table.Ref) { c.Tick(row) }
	c.Grid.OnType = c.Typed
	c.Grid.OnCommit = func(row, col int, ref table.Ref, text string) error {
		return c.cells([]grid.Typed{{Row: row, Col: col, Ref: ref, Text: text}})[0]
	}
	c.Grid.OnCells = c.cells
	c.Grid.Arranges, c.Grid.History = true, o.Past()
	columnchoice.New(c.Grid, columnchoice.Kept{}, "present", "name", "paid")
	c.Grid.OnProblem = func(sentence string) { c.dialog.Problem(sentence) }
	c.Grid.OnKey = func(k *fyne.KeyEvent) bool { return c.dialog.Escape(k) }
	c.Grid.OnMenu = c.Menu
	all := controls.NewButton(words.Say("checkin.everybody"), func() {
		_ = c.do(entries.AllHere(c.dialogs.Now().Event.Sections...))
		o.Canvas().Focus(c.find) // to take the ticks of a few away
	})
	out := controls.NewButton(words.Say("cmd.section.leaveout"), c.leaveOut)
	head := container.NewBorder(nil, nil, nil, container.New(controls.AtLeast(190), c.whom), c.find)
	foot := container.NewBorder(nil, nil, nil, container.NewVBox(layout.NewSpacer(), container.NewHBox(all, out)), c.told)
	c.dialog = controls.NewDialog(o.Canvas(), words.Say("checkin.title"), container.NewBorder(head, foot, nil, nil, c.Grid), "",
		words.Say("dialog.close"))
	c.find.In(c.dialog)
	keys := c.find.OnKey
	c.find.OnKey = func(k *fyne.KeyEvent) bool {
		switch k.Name {
		case fyne.KeyReturn, fyne.KeyEnter:
			c.found()
			return true
		case fyne.KeyDown:
			o.Canvas().Focus(c.Grid)
			return true
		}
		return keys(k)
	}
	c.dialog.Of = c
	c.Grid.OnShortcut = c.Keys(c.dialog.Shortcut)
	c.show()
	o.Ask(c.dialog, style.Table, c.find)
	return c
}

// show fills the list with those who are asked for.
func (c *checkIn) show() {
	t := c.dialogs.Now().Event
	tb := table.Table{Columns: []table.Column{{ID: "present", Title: words.Say("people.present"), Width: 4, Align: table.Centre},
		{ID: "name", Title: words.Say("people.name"), Width: 22}, {ID: "section", Title: words.Say("people.section"), Width: 8},
		{ID: "club", Title: words.Say("people.club"), Width: 14},
		{ID: "fee", Title: words.Say("checkin.owes"), Width: 6, Align: table.Right},
		{ID: "paid", Title: typing.InCurrency(t, words.Say("people.paid")), Width: 6, Align: table.Right}}}
	for _, s := range t.Sections {
		missing := map[model.ID]bool{}
		for _, e := range entries.AtTheDoor(s).Missing {
			missing[e.ID] = true
		}
		for _, e := range s.Entries() {
			switch c.whom.SelectedIndex() {
			case 1:
				if !missing[e.ID] {
					continue
				}
			case 2:
				if s.PaidBy(&e) >= s.Owed(&e) {
					continue
				}
			}
			if !namekey.BeginsWith(e.Name, c.pattern) {
				continue
			}
			row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: int32(s.ID), Participant: int32(e.ID)}, Cells: []table.Cell{
				table.Text(words.Tick(e.Present)), table.Text(typing.NameOf(e)), table.Text(s.Name), table.Text(e.Club),
				table.Text(owedWords(t, s, &e)), {Text: e.PaidWords(), Editable: true}}}
			if missing[e.ID] {
				row.Cells[0].Mark = table.Pending
			}
			tb.Rows = append(tb.Rows, row)
		}
	}
	c.Grid.SetTable(tb)
	c.told.SetText(c.counts(t))
}

func owedWords(t *model.Tournament, s *model.Section, e *model.Entry) string {
	if owed := s.Owed(e); owed != 0 {
		return words.Text(t.Money(owed))
	}
	return ""
}

// counts says section by section who has come and, where there is a fee, what was paid, and of all together.
func (c *checkIn) counts(t *model.Tournament) string {
	var lines []string
	var all model.Account
	here, missing := 0, 0
	for _, s := range t.Sections {
		all = all.Plus(s.Fees())
	}
	free := all.Owed == 0 && all.Paid == 0
	for _, s := range t.Sections {
		d, a := entries.AtTheDoor(s), s.Fees()
		here, missing = here+d.Here, missing+len(d.Missing)
		switch {
		case len(t.Sections) == 1:
		case free:
			lines = append(lines, words.Say("checkin.section.free", s.Name, d.Here, len(d.Missing)))
		default:
			lines = append(lines, words.Say("checkin.section", s.Name, d.Here, len(d.Missing),
				words.Text(t.Money(a.Paid)), words.Text(t.Money(a.Owed))))
		}
	}
	total := words.Say("checkin.count", here, missing, words.Text(t.Money(all.Paid)), words.Text(t.Money(all.Owed)))
	if free {
		total = words.Say("checkin.count.free", here, missing)
	}
	return strings.Join(append(lines, total), "\n")
}

// who is the participant of a line.
func (c *checkIn) who(row int) (*model.Section, model.Entry, bool) {
	rows := c.Grid.Table().Rows
	if row < 0 || row >= len(rows) {
		return nil, model.Entry{}, false
	}
	s := c.dialogs.Now().Event.Section(model.ID(rows[row].Ref.Section))
	e, ok := s.Entry(model.ID(rows[row].Ref.Participant))
	return s, e, ok
}

// do makes a change, and shows the list as it is then.
func (c *checkIn) do(change journal.Change, err error) error {
	if err == nil {
		err = c.dialogs.Do(change)
	}
	if err != nil {
		c.dialog.Problem(words.Err(err))
		return err
	}
	c.dialog.Problem("")
	c.show()
	return nil
}

// Tick marks somebody as present, or takes the mark back.
func (c *checkIn) Tick(row int) {
	if s, e, ok := c.who(row); ok {
		_ = c.do(steps.CheckIn{Section: s.ID, Who: e.ID, Present: !e.Present}, nil)
	}
}

// found ticks the one who was found by name, and begins the next name. Enter means
// somebody has come: it takes no tick away.
func (c *checkIn) found() {
	row, _, _ := c.Grid.Selected()
	if s, e, ok := c.who(row); ok && c.pattern != "" {
		if !e.Present {
			if c.do(steps.CheckIn{Section: s.ID, Who: e.ID, Present: true}, nil) != nil {
				return
			}
		}
		c.find.SetText("")
	}
}

// Typed ticks with x and p: who is here, and who has paid all that is owed. Other
// letters begin a name.
func (c *checkIn) Typed(row, col int, _ table.Ref, r rune) bool {
	if c.Grid.Table().Rows[row].Cells[col].Editable && r != 'p' && r != 'P' {
		return false
	}
	switch r {
	case ' ': // opens the cell, which ticks
		return false
	case 'x', 'X':
		c.Tick(row)
	case 'p', 'P':
		if s, e, ok := c.who(row); ok {
			paid := model.InFull
			if e.Paid != 0 {
				paid = 0
			}
			_ = c.do(entries.Pay(s, e.ID, paid))
		}
	default:
		c.find.SetText("")
		c.dialogs.Canvas().Focus(c.find)
		c.find.TypedRune(r)
	}
	return true
}

// cells takes amounts that were typed, pasted or cleared.
func (c *checkIn) cells(typed []grid.Typed) []error {
	o := c.dialogs
	errs := typing.Cells(o.Now().Event, o.Do, o.Say, typed, func(t *model.Tournament, x grid.Typed) (journal.Change, error) {
		s := t.Section(model.ID(x.Ref.Section))
		switch {
		case x.Row >= len(c.Grid.Table().Rows):
			return nil, nil
		case s == nil || c.Grid.Table().Columns[x.Col].ID != "paid":
			return nil, typing.NotTyped(c.Grid, x)
		}
		e, ok := s.Entry(model.ID(x.Ref.Participant))
		paid, err := model.ParsePaid(x.Text)
		if !ok || err != nil || paid == e.Paid {
			return nil, err
		}
		return entries.Pay(s, e.ID, paid)
	})
	c.show()
	return errs
}

// Menu offers what can be done with a line.
func (c *checkIn) Menu(row, col int, at fyne.Position) {
	if items := c.offers(row); len(items) > 0 {
		c.Grid.Select(row, col)
		menus.PopUp(c.dialogs.Canvas(), items, at, c.dialog.Problem)
	}
}

// offers are the tick, the payment, and to take in again who was left out.
func (c *checkIn) offers(row int) []*fyne.MenuItem {
	s, e, ok := c.who(row)
	if !ok {
		return nil
	}
	here := fyne.NewMenuItem(words.Say("checkin.here"), func() { c.Tick(row) })
	here.Checked = e.Present
	items := []*fyne.MenuItem{here}
	if s.Owed(&e) > s.PaidBy(&e) {
		items = append(items, fyne.NewMenuItem(words.Say("checkin.paid"), func() { _ = c.do(entries.Pay(s, e.ID, model.InFull)) }))
	}
	if back, err := entries.Back(s, e.ID); err == nil {
		items = append(items, fyne.NewMenuItem(words.Say("cmd.round.back"), func() { _ = c.do(back, nil) }))
	}
	return items
}

// leaveOut leaves out whoever has not come.
func (c *checkIn) leaveOut() { _ = c.do(entries.LeaveOut(c.dialogs.Now().Event.Sections...)) }

// WhyNoLeaveOut says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoLeaveOut() string {
	if why := o.WhyNoCheckIn(); why != "" {
		return why
	}
	if _, err := entries.LeaveOut(o.Now().Event.Sections...); err != nil {
		return words.Err(err)
	}
	return ""
}

// LeaveOut leaves those who are missing out of the next round.
func (o *Dialogs) LeaveOut() {
	o.made(entries.LeaveOut(o.Now().Event.Sections...))
}
