package boards

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Menu offers what can be done with the selected boards.
func (s *Rounds) Menu(row, _ int, at fyne.Position) {
	if row < 0 || s.Round == 0 {
		return
	}
	if !slices.Contains(s.Grid.SelectedRows(), row) {
		_, col, _ := s.Grid.Selected()
		s.Grid.Select(row, col)
	}
	p := s.At(row)
	var items []*fyne.MenuItem
	add := func(wording string, do func()) { items = append(items, fyne.NewMenuItem(wording, do)) }
	if ids := s.Marked(); len(ids) == 2 {
		add(words.Say("rounds.make", s.name(ids[0]), s.name(ids[1])), func() { s.PairTwo(ids[0], ids[1]) })
		add(words.Say("rounds.swap", s.name(ids[0]), s.name(ids[1])), func() { s.swap(ids[0], ids[1]) })
	}
	switch {
	case p == nil:
		items = append(items, s.byeItem("rounds.giveBye"))
	case p.IsBye():
		items = append(items, s.byeItem("rounds.otherBye"))
		add(words.Say("rounds.noBye"), s.BreakMarked)
	default:
		if c, ok := s.clicked(row); ok && len(s.Grid.SelectedRows()) == 1 {
			items = append(items, c.items()...)
		}
		add(words.Say("rounds.turn"), s.TurnMarked)
		add(words.Say("rounds.break"), s.BreakMarked)
		if pair.Locked(s.St.Section, s.Round, s.rows(s.Grid.SelectedRows())) {
			add(words.Say("rounds.unlock"), s.LockMarked)
		} else {
			add(words.Say("rounds.lock"), s.LockMarked)
		}
		if !p.Done() {
			add(words.Say("cmd.round.adjourn"), s.AdjournMarked)
		}
		if p.Outcomes[0] != model.Pending {
			add(words.Say("cmd.round.rating"), func() { s.AskForRating() })
			add(words.Say("menu.cell.clear"), func() { s.clear(s.Grid.SelectedRows(), 0) })
		}
		if s.St.Section.Team() {
			add(words.Say("menu.cell.boards"), func() { s.open(row) })
		}
	}
	items = append(items, fyne.NewMenuItemSeparator())
	who := []model.ID{model.ID(s.Grid.Table().Rows[row].Ref.Participant)}
	if p != nil {
		who = p.Sides[:]
	}
	for _, id := range who {
		if id != 0 {
			items = append(items, s.personItem(id))
		}
	}
	menus.PopUp(s.Host.Canvas(), items, at, s.Host.Say)
}

func (s *Rounds) byeItem(wording string) *fyne.MenuItem {
	item := fyne.NewMenuItem(words.Say(wording), nil)
	item.ChildMenu = fyne.NewMenu("")
	for _, kind := range entries.Byes(s.St.Section) {
		item.ChildMenu.Items = append(item.ChildMenu.Items, fyne.NewMenuItem(words.Text(kind.Words()), func() { s.ByeMarked(kind) }))
	}
	return item
}

// personItem is what can be done with one participant.
func (s *Rounds) personItem(id model.ID) *fyne.MenuItem {
	sec := s.St.Section
	e, _ := sec.Entry(id)
	item := fyne.NewMenuItem(e.Name, nil)
	item.ChildMenu = fyne.NewMenu("")
	add := func(wording string, do func()) {
		item.ChildMenu.Items = append(item.ChildMenu.Items, fyne.NewMenuItem(wording, do))
	}
	do := func(c journal.Change) func() { return func() { _ = s.Host.Do(c) } }
	from := s.Round
	for r := s.Round; r <= len(sec.Rounds); r++ {
		if p, _ := sec.Rounds[r-1].Find(id); p != nil && !p.IsBye() {
			from = r + 1
		}
	}
	if first, err := entries.Leaves(sec, id, from); entries.Forfeits(sec, id, s.Round) > 0 && (err != nil || first != s.Round) {
		add(words.Say("rounds.forfeits", s.Round), do(entries.Withdraw(sec, id, s.Round)))
	}
	s.Host.Leaving(sec, e, from, add)
	next := len(sec.Rounds) + 1
	for _, kind := range entries.RequestedByes() {
		if e.Bye(next) != kind && entries.AskedIn(sec, next) {
			add(words.Say("people.askBye", kind, next), do(entries.Bye(sec, id, next, kind)))
		}
	}
	if e.Bye(next) != model.Pending {
		add(words.Say("people.noBye", next), do(entries.Bye(sec, id, next, model.Pending)))
	}
	fixed := words.Say("rounds.fixed")
	if e.FixedBoard > 0 {
		fixed = words.Say("rounds.fixed.now", e.FixedBoard)
	}
	add(fixed, func() { s.askFixed(id) })
	return item
}

// askFixed asks at which board somebody sits in every round.
func (s *Rounds) askFixed(id model.ID) {
	e, _ := s.St.Section.Entry(id)
	entry := controls.NewEntry()
	entry.SetPlaceHolder(words.Say("rounds.fixed.hint"))
	if e.FixedBoard > 0 {
		entry.SetText(strconv.Itoa(e.FixedBoard))
	}
	d := controls.NewDialog(s.Host.Canvas(), words.Say("rounds.fixed.title", e.Name), entry,
		words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		n := 0
		if text := strings.TrimSpace(entry.Text); text != "" {
			var err error
			if n, err = strconv.Atoi(text); err != nil || n < 1 {
				return errors.New(words.Say("rounds.board.bad", text))
			}
		}
		return s.Host.Do(steps.SetFixedBoard{Section: s.St.Section.ID, Who: id, Board: n})
	}
	entry.In(d)
	s.Host.Ask(d, style.Short, entry)
}
