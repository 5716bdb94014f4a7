package people

import (
	"errors"
	"slices"
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/export/table"
	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// paste takes several cells that reach into the names, or the empty last line, for a
// list of people: who is there already is compared, and nobody becomes somebody else by
// a line too many. All else goes into the cells.
func (s *Players) paste(row, col int, text string) bool {
	text = strings.Trim(text, "\r\n")
	if !strings.ContainsAny(text, "\n\t") {
		return false
	}
	rows := grid.ParseTSV(text)
	t, broad := s.Grid.Table(), 0
	for _, r := range rows {
		broad = max(broad, len(r))
	}
	name := t.Column("name")
	if s.at(row) != 0 && (name < col || name >= col+broad) && !headed(rows) {
		return false
	}
	s.host.Rows(text)
	return true
}

// headed tells whether rows are a list under headings.
func headed(rows [][]string) bool {
	m := roster.Guess(rows)
	return m.HeadingRow > 0 && m.HeadingRow < len(rows) && roster.Recognised(rows)
}

// cells enters several texts as one change: those pasted, filled down or cleared. The
// good ones are taken; of each other one is said why not. An empty text leaves numbers
// and names as they are.
func (s *Players) cells(typed []grid.Typed) []error {
	if len(typed) == 1 && s.at(typed[0].Row) == 0 && typed[0].Text != "" {
		return []error{s.add(typed[0].Col, typed[0].Text)}
	}
	b := &bulk{s: s, event: s.st.Event, section: s.st.Section, errs: make([]error, len(typed))}
	for from := 0; from < len(typed); {
		to := from
		for to < len(typed) && typed[to].Row == typed[from].Row {
			to++
		}
		b.line(typed, from, to)
		from = to
	}
	b.moveAll()
	if len(b.steps) > 0 {
		err := typing.WhenMade(s.host.Do(steps.OneStep(typing.Label(b.taken, typed), b.steps)),
			func() { s.host.Say(words.Say("grid.taken", b.taken)) })
		if err != nil && !typing.Waits(err) {
			for i := range b.errs {
				b.errs[i] = err
			}
			return b.errs
		}
	}
	if b.below > 0 {
		s.host.Say(words.Say("people.below", b.below))
	}
	return b.errs
}

// bulk gathers the changes of several cells, each made to the event that those before
// it left.
type bulk struct {
	s       *Players
	event   *model.Tournament
	section *model.Section
	steps   []journal.Change
	errs    []error
	moves   []func()
	taken   int // cells
	below   int // lines that belong to nobody
}

func (b *bulk) do(c journal.Change, cells int) error {
	next, err := c.Apply(b.event)
	if err != nil {
		return err
	}
	b.event, b.section = next, next.Section(b.section.ID)
	b.steps, b.taken = append(b.steps, c), b.taken+cells
	return nil
}

// line takes the texts of one line.
func (b *bulk) line(typed []grid.Typed, from, to int) {
	id := b.s.at(typed[from].Row)
	if id == 0 {
		b.below++
		return
	}
	var own []int // those that are the person's own, and are one change
	for i := from; i < to; i++ {
		f, text := b.s.fields[typed[i].Col], typed[i].Text
		switch {
		case text == b.s.textOf(typed[i]), text == "" && (f.ID == "no" || f.ID == "name"):
		case f.set == nil && !f.elsewhere:
			b.errs[i] = errors.New(words.Say("people.notTyped", f.heading()))
		case f.ID == "section": // last of all: it takes the person away
			b.moves = append(b.moves, func() { b.errs[i] = b.move(id, text) })
		case f.elsewhere:
			c, err := requested(b.section, id, f, text)
			if err == nil && c != nil {
				err = b.do(c, 1)
			}
			b.errs[i] = err
		default:
			own = append(own, i)
		}
	}
	if b.own(id, typed, own) == nil {
		return
	}
	for _, i := range own { // which of them it is
		b.errs[i] = b.own(id, typed, []int{i})
	}
}

// own changes what is somebody's own, as one step.
func (b *bulk) own(id model.ID, typed []grid.Typed, which []int) error {
	var texts []fieldText
	var at []int
	for _, i := range which {
		texts, at = append(texts, fieldText{b.s.fields[typed[i].Col], typed[i].Text}), append(at, i)
	}
	if len(texts) == 0 {
		return nil
	}
	c, errs := edited(b.section, id, texts)
	good := 0
	for k, i := range at {
		if b.errs[i] = errs[k]; errs[k] == nil {
			good++
		}
	}
	if good == 0 {
		return nil
	}
	return b.do(c, good)
}

// move moves somebody to the section of that name.
func (b *bulk) move(id model.ID, text string) error {
	to, err := entries.SectionNamed(b.event, text)
	if err != nil || to.ID == b.section.ID {
		return err
	}
	c, err := entries.Move(b.event, b.section, to, id)
	if err != nil {
		return err
	}
	return b.do(c, 1)
}

func (b *bulk) moveAll() {
	for _, move := range b.moves {
		move()
	}
}

// textOf is what the cell of a text holds.
func (s *Players) textOf(c grid.Typed) string {
	t := s.Grid.Table()
	if c.Row >= len(t.Rows) {
		return ""
	}
	return t.Rows[c.Row].Cells[c.Col].Text
}

// fieldText is a text for one of a person's columns.
type fieldText struct {
	field Field
	text  string
}

// edited changes what is somebody's own in one step; a text that is refused leaves
// its column as it is, and the error has the same place in errs.
func edited(sec *model.Section, id model.ID, texts []fieldText) (c journal.Change, errs []error) {
	var p model.Player
	if sec.Team() {
		t := sec.TeamByID(id)
		p = model.Player{Entry: t.Entry, Rating: t.Strength}
	} else {
		p = *sec.Player(id)
	}
	p.Categories = slices.Clone(p.Categories)
	for _, t := range texts {
		errs = append(errs, t.field.put(&p, t.text))
	}
	if !sec.Team() {
		return entries.EditPlayer(sec, p), errs
	}
	t := *sec.TeamByID(id)
	t.Entry, t.Strength = p.Entry, p.Rating
	return entries.EditTeam(sec, t), errs
}

// requested is the change that is typed into the column of a round or of those present;
// nil when it is so already.
func requested(sec *model.Section, id model.ID, f Field, text string) (journal.Change, error) {
	if f.ID != "present" {
		return entries.Request(sec, id, f.round, text)
	}
	paid, err := model.ParsePaid(text) // yes, x and ✓ mean the same there
	if err != nil {
		return nil, err
	}
	return steps.CheckIn{Section: sec.ID, Who: id, Present: paid != 0}, nil
}

// Clear empties the selected cells. Of whole lines, and where only numbers and names
// are selected, it removes those who stand there.
func (s *Players) Clear(rows []int, col int) {
	sel, _ := s.Grid.Range()
	names := true
	for c := sel.Left; c <= sel.Right; c++ {
		names = names && (s.fields[c].ID == "no" || s.fields[c].ID == "name")
	}
	switch {
	case s.Grid.WholeRows() || names:
		var who []model.ID
		for _, row := range rows {
			if id := s.at(row); id != 0 {
				who = append(who, id)
			}
		}
		s.host.Dialogs().removePeople(s.st.Section, who)
	case !sel.Single():
		s.Grid.ClearCells()
	default:
		cell := s.Grid.Table().Rows[rows[0]].Cells[col]
		if !cell.Editable {
			s.refuse(rows[0], col, table.Ref{}, 0)
		} else if cell.Text != "" {
			if err := s.Enter(rows[0], col, ""); err != nil {
				s.host.Say(words.Err(err))
			}
		}
	}
}
