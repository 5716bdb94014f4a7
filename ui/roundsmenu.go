package ui

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// menu offers what can be done with the selected boards.
func (s *roundScreen) menu(row, _ int, at fyne.Position) {
	if row < 0 || s.round == 0 {
		return
	}
	if !slices.Contains(s.grid.SelectedRows(), row) {
		_, col, _ := s.grid.Selected()
		s.grid.Select(row, col)
	}
	p := s.at(row)
	var items []*fyne.MenuItem
	add := func(wording string, do func()) { items = append(items, fyne.NewMenuItem(wording, do)) }
	if ids := s.marked(); len(ids) == 2 {
		add(words.Say("rounds.make", s.name(ids[0]), s.name(ids[1])), func() { s.pairTwo(ids[0], ids[1]) })
		add(words.Say("rounds.swap", s.name(ids[0]), s.name(ids[1])), func() { s.swap(ids[0], ids[1]) })
	}
	switch {
	case p == nil:
		items = append(items, s.byeItem("rounds.giveBye"))
	case p.IsBye():
		items = append(items, s.byeItem("rounds.otherBye"))
		add(words.Say("rounds.noBye"), s.breakMarked)
	default:
		if c, ok := s.clicked(row); ok && len(s.grid.SelectedRows()) == 1 {
			items = append(items, c.items()...)
		}
		add(words.Say("rounds.turn"), s.turnMarked)
		add(words.Say("rounds.break"), s.breakMarked)
		if arbiter.Locked(s.st.Section, s.round, s.rows(s.grid.SelectedRows())) {
			add(words.Say("rounds.unlock"), s.lockMarked)
		} else {
			add(words.Say("rounds.lock"), s.lockMarked)
		}
		if !p.Done() && !s.st.Section.Team() {
			add(words.Say("cmd.round.adjourn"), s.adjournMarked)
		}
		if p.Outcomes[0] != model.Pending {
			add(words.Say("cmd.round.rating"), func() { s.askForRating() })
			add(words.Say("menu.cell.clear"), func() { s.clear(s.grid.SelectedRows(), 0) })
		}
		if s.st.Section.Team() {
			add(words.Say("menu.cell.boards"), func() { s.open(row) })
		}
	}
	items = append(items, fyne.NewMenuItemSeparator())
	who := []model.ID{model.ID(s.grid.Table().Rows[row].Ref.Participant)}
	if p != nil {
		who = p.Sides[:]
	}
	for _, id := range who {
		if id != 0 {
			items = append(items, s.personItem(id))
		}
	}
	popUp(s.desk.Canvas(), items, at, s.desk.Say)
}

func (s *roundScreen) byeItem(wording string) *fyne.MenuItem {
	item := fyne.NewMenuItem(words.Say(wording), nil)
	item.ChildMenu = fyne.NewMenu("")
	for _, kind := range arbiter.Byes(s.st.Section) {
		item.ChildMenu.Items = append(item.ChildMenu.Items, fyne.NewMenuItem(words.Text(kind.Words()), func() { s.byeMarked(kind) }))
	}
	return item
}

// personItem is what can be done with one participant.
func (s *roundScreen) personItem(id model.ID) *fyne.MenuItem {
	sec := s.st.Section
	e, _ := sec.Entry(id)
	item := fyne.NewMenuItem(e.Name, nil)
	item.ChildMenu = fyne.NewMenu("")
	add := func(wording string, do func()) {
		item.ChildMenu.Items = append(item.ChildMenu.Items, fyne.NewMenuItem(wording, do))
	}
	do := func(c journal.Change) func() { return func() { _ = s.desk.Do(c) } }
	from := s.round
	for r := s.round; r <= len(sec.Rounds); r++ {
		if p, _ := sec.Rounds[r-1].Find(id); p != nil && !p.IsBye() {
			from = r + 1
		}
	}
	if arbiter.Forfeits(sec, id, s.round) > 0 {
		add(words.Say("rounds.forfeits", s.round), do(arbiter.Withdraw(sec, id, s.round)))
	}
	s.desk.leaving(sec, e, from, add)
	next := len(sec.Rounds) + 1
	for _, kind := range arbiter.RequestedByes() {
		if e.Bye(next) != kind {
			add(words.Say("people.askBye", kind, next), do(arbiter.Bye(sec, id, next, kind)))
		}
	}
	if e.Bye(next) != model.Pending {
		add(words.Say("people.noBye", next), do(arbiter.Bye(sec, id, next, model.Pending)))
	}
	fixed := words.Say("rounds.fixed")
	if e.FixedBoard > 0 {
		fixed = words.Say("rounds.fixed.now", e.FixedBoard)
	}
	add(fixed, func() { s.askFixed(id) })
	return item
}

// askFixed asks at which board somebody sits in every round.
func (s *roundScreen) askFixed(id model.ID) {
	e, _ := s.st.Section.Entry(id)
	entry := controls.NewEntry()
	entry.SetPlaceHolder(words.Say("rounds.fixed.hint"))
	if e.FixedBoard > 0 {
		entry.SetText(strconv.Itoa(e.FixedBoard))
	}
	d := controls.NewDialog(s.desk.Canvas(), words.Say("rounds.fixed.title", e.Name), entry,
		words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		n := 0
		if text := strings.TrimSpace(entry.Text); text != "" {
			var err error
			if n, err = strconv.Atoi(text); err != nil || n < 1 {
				return errors.New(words.Say("rounds.board.bad", text))
			}
		}
		return s.desk.Do(steps.SetFixedBoard{Section: s.st.Section.ID, Who: id, Board: n})
	}
	entry.In(d)
	s.desk.Ask(d, style.Short, entry)
}
