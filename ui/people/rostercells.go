package people

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"
	"wallchart/arbiter/entries"

	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/model/namekey"
	"wallchart/phrase"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// rosterEntry gathers the changes of the texts that are entered into a roster at once,
// each made to the event that those before it left. The good ones are taken; of each
// other one is said why not.
type rosterEntry struct {
	d              *Roster
	event          *model.Tournament
	typed          []grid.Typed
	errs           []error
	steps          []journal.Change
	boards         []int // of the texts: those of the first column
	added, changed int   // players, cells
	below          int   // lines without a name below the last player
}

// cells takes texts that were typed, pasted, filled down or cleared.
func (d *Roster) cells(typed []grid.Typed) []error {
	e := &rosterEntry{d: d, event: d.dialogs.Now().Event, typed: typed, errs: make([]error, len(typed))}
	for from := 0; from < len(typed); {
		to := from
		for to < len(typed) && typed[to].Row == typed[from].Row {
			to++
		}
		if id := d.at(typed[from].Row); id != 0 {
			e.line(id, from, to)
		} else {
			e.add(from, to)
		}
		from = to
	}
	e.order()
	d.finish(e)
	return e.errs
}

// finish makes one step of all that is good.
func (d *Roster) finish(e *rosterEntry) {
	if len(e.steps) > 0 {
		label := typing.Label(e.changed, e.typed)
		if e.added > 0 {
			label = phrase.Count(e.added, "Add %d player to the roster of %s", "Add %d players to the roster of %s", e.added, d.of().Name)
		}
		err := typing.WhenMade(d.dialogs.Do(steps.OneStep(label, e.steps)), func() {
			d.dialogs.Say(words.Say("grid.taken", e.changed))
			d.Show()
		})
		if err != nil && !typing.Waits(err) {
			for i := range e.errs {
				e.errs[i] = err
			}
			return
		}
	}
	d.dialog.Problem("")
	d.Show()
	if e.below > 0 {
		d.dialog.Problem(words.Say("people.below", e.below))
	}
}

func (e *rosterEntry) sec() *model.Section { return e.event.Section(e.d.section) }

func (e *rosterEntry) column(i int) string { return e.d.Grid.Table().Columns[e.typed[i].Col].ID }

func (e *rosterEntry) field(i int) *Field { return &e.d.fields[e.typed[i].Col-1] }

// do makes a change of so many cells.
func (e *rosterEntry) do(c journal.Change, cells int) error {
	next, err := c.Apply(e.event)
	if err != nil {
		return err
	}
	e.event, e.steps, e.changed = next, append(e.steps, c), e.changed+cells
	return nil
}

// several tells whether texts for several lines are entered at once.
func (e *rosterEntry) several() bool { return e.typed[0].Row != e.typed[len(e.typed)-1].Row }

// line changes what is said of somebody. An empty text leaves names and boards as they
// are; a name among several does not make somebody else of the one who stands there.
func (e *rosterEntry) line(id model.ID, from, to int) {
	shown := e.d.Grid.Table()
	held := func(c grid.Typed) string {
		if c.Row < len(shown.Rows) {
			return shown.Rows[c.Row].Cells[c.Col].Text
		}
		return ""
	}
	var own []int
	for i := from; i < to; i++ {
		c := e.typed[i]
		name := e.sec().Player(id).Name
		switch {
		case c.Text == held(c):
		case e.column(i) == boardColumn:
			if c.Text != "" {
				e.boards = append(e.boards, i)
			}
		case e.column(i) == "name" && c.Text == "":
		case e.column(i) == "name" && e.several() && !sameName(c.Text, name):
			e.errs[i] = errors.New(words.Say("roster.other", name))
		default:
			own = append(own, i)
		}
	}
	if e.own(id, own) == nil {
		return
	}
	for _, i := range own { // which of them it is
		e.errs[i] = e.own(id, []int{i})
	}
}

// own makes one change of several texts about somebody.
func (e *rosterEntry) own(id model.ID, which []int) error {
	p := *e.sec().Player(id)
	good := e.put(&p, which)
	if good == 0 {
		return nil
	}
	return e.do(steps.EditPlayer{Section: e.d.section, Player: p}, good)
}

// put puts texts into what is said of a player and returns how many are good.
func (e *rosterEntry) put(p *model.Player, which []int) int {
	good := 0
	p.Categories = slices.Clone(p.Categories)
	for _, i := range which {
		if e.errs[i] = e.field(i).put(p, e.typed[i].Text); e.errs[i] == nil {
			good++
		}
	}
	return good
}

// add makes a player of a line below the last one. A name that stands alone may have a
// rating behind it.
func (e *rosterEntry) add(from, to int) {
	var p model.Player
	var own []int
	named, board := -1, -1
	for i := from; i < to; i++ {
		switch {
		case e.typed[i].Text == "":
		case e.column(i) == boardColumn:
			board = i
		case e.column(i) == "name":
			named = i
		default:
			own = append(own, i)
		}
	}
	switch {
	case named < 0 && len(own) == 0:
		return
	case named < 0 && e.several():
		e.below++
		return
	case named < 0:
		e.errs[own[0]] = errors.New(words.Say("roster.nameFirst"))
		return
	}
	if id := e.known(e.typed[named].Text); id != 0 {
		e.belongs(id, from, to)
		e.line(id, from, to)
		return
	}
	if err := e.name(&p, named, len(own) == 0 && to-from == 1); err != nil {
		e.errs[named] = err
		return
	}
	cells := 1 + e.put(&p, own)
	p.Team = e.d.team
	err := e.do(entries.AddPlayer(e.event, e.sec(), p, 0), cells)
	if err != nil && len(own) > 0 { // by the name alone, and then one after the other
		if err = e.do(entries.AddPlayer(e.event, e.sec(), model.Player{Entry: model.Entry{Name: p.Name}, Team: e.d.team}, 0), 1); err == nil {
			id := e.sec().LastID
			for _, i := range own {
				e.errs[i] = e.own(id, []int{i})
			}
		}
	}
	if e.errs[named] = err; err != nil {
		return
	}
	e.added++
	e.belongs(e.sec().LastID, from, to)
	if board >= 0 {
		e.boards = append(e.boards, board)
	}
}

// name reads the name of somebody new.
func (e *rosterEntry) name(p *model.Player, i int, alone bool) error {
	p.Name = strings.TrimSpace(e.typed[i].Text)
	if alone {
		name, rating, _, err := roster.Person(p.Name)
		if err != nil {
			return err
		}
		p.Name = name
		e.event.Ratings(e.sec()).Put(p, rating)
	}
	if p.Name == "" {
		return errors.New(words.Say("people.noName"))
	}
	return nil
}

// known is who of the roster has the name that stands in one of several lines, 0 for
// nobody: that line is about him, and nobody is entered twice.
func (e *rosterEntry) known(name string) model.ID {
	if e.several() {
		for _, id := range e.sec().TeamByID(e.d.team).Roster {
			if sameName(e.sec().Player(id).Name, name) {
				return id
			}
		}
	}
	return 0
}

// belongs says whose line texts are of that had none: what is refused stands there.
func (e *rosterEntry) belongs(id model.ID, from, to int) {
	for i := from; i < to; i++ {
		e.typed[i].Ref = playerRef(e.sec(), id)
	}
}

// order gives the boards that were typed, from the first on: so that several come out as
// they were typed.
func (e *rosterEntry) order() {
	number := func(i int) int {
		n, _ := strconv.Atoi(strings.TrimSpace(e.typed[i].Text))
		return n
	}
	slices.SortStableFunc(e.boards, func(a, b int) int { return cmp.Compare(number(a), number(b)) })
	for _, i := range e.boards {
		if number(i) == 0 {
			e.errs[i] = errors.New(words.Say("roster.noBoard", e.typed[i].Text))
			continue
		}
		c, err := entries.OnBoard(e.sec(), e.d.team, model.ID(e.typed[i].Ref.Participant), number(i))
		if err == nil && c != nil {
			err = e.do(c, 1)
		}
		e.errs[i] = err
	}
}

func sameName(a, b string) bool { return namekey.Key(a) == namekey.Key(b) }

// move gives the marked lines the place before or behind the lines beside them.
func (d *Roster) move(by int) {
	who := d.marked()
	order := d.of().Roster
	if len(who) == 0 {
		return
	}
	first, last := slices.Index(order, who[0]), slices.Index(order, who[len(who)-1])
	if by < 0 && first == 0 || by > 0 && last == len(order)-1 {
		return
	}
	if by > 0 {
		slices.Reverse(who)
	}
	e := &rosterEntry{d: d, event: d.dialogs.Now().Event}
	for _, id := range who {
		c, err := entries.OnBoard(e.sec(), d.team, id, slices.Index(e.sec().TeamByID(d.team).Roster, id)+1+by)
		if err == nil && c != nil {
			err = e.do(c, 1)
		}
		if err != nil {
			d.after(err)
			return
		}
	}
	d.after(d.dialogs.Do(steps.SetRoster{Section: d.section, Team: d.team, Roster: e.sec().TeamByID(d.team).Roster}))
}
