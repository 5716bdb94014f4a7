package ui

import (
	"slices"
	"strings"
)

// columnChoice is what the user has said of a column.
type columnChoice uint8

const (
	columnAsFilled columnChoice = iota // shown where somebody has something in it
	columnShown
	columnHidden
)

// columns keeps what the user has said of the columns of a list, for all events.
type columns struct {
	get func() []string // "club" is shown, "-club" is not
	set func([]string)
}

func (c columns) of(id string) columnChoice {
	var said []string
	if c.get != nil {
		said = c.get()
	}
	switch {
	case slices.Contains(said, id):
		return columnShown
	case slices.Contains(said, "-"+id):
		return columnHidden
	}
	return columnAsFilled
}

// shown are the columns that were asked for.
func (c columns) shown() []string {
	if c.get == nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(c.get()), func(s string) bool { return strings.HasPrefix(s, "-") })
}

func (c columns) choose(id string, as columnChoice) {
	said := slices.DeleteFunc(slices.Clone(c.get()), func(s string) bool { return s == id || s == "-"+id })
	switch as {
	case columnShown:
		said = append(said, id)
	case columnHidden:
		said = append(said, "-"+id)
	}
	c.set(said)
}

// allFields are the columns there are for the section that is shown.
func (s *playerScreen) allFields() []personField {
	t, sec := s.st.Event, s.st.Section
	fields := playerFields(t.Ratings(sec))
	if sec.Team() {
		fields = teamFields()
	}
	for i := range fields {
		if f := &fields[i]; (f.id == "fee" || f.id == "paid") && t.Currency != "" {
			f.title = inCurrency(t, f.called())
		}
	}
	return append(fields, eventFields(t, sec)...)
}

// choice is what is said of a column; one that stands there stays.
func (s *playerScreen) choice(key string) columnChoice {
	if slices.Contains(s.wanted, key) {
		return columnShown
	}
	return s.desk.columns.of(key)
}

// want keeps a column in the list while its section is shown.
func (s *playerScreen) want(key string) {
	if !slices.Contains(s.wanted, key) {
		s.wanted = append(s.wanted, key)
	}
}

// chooseColumn moves to a column of the row that is chosen.
func (s *playerScreen) chooseColumn(column string) {
	if t := s.grid.Table(); t.Column(column) < 0 && s.st.Section != nil {
		s.want(column)
		s.Show(s.st)
	}
	g := s.grid
	t := g.Table()
	if row, _, ok := g.Selected(); ok && t.Column(column) >= 0 {
		g.Select(row, t.Column(column))
		g.ScrollTo(row, t.Column(column))
	}
}

// askColumns asks which columns are shown. The columns of the rounds are one.
func (s *playerScreen) askColumns() {
	if s.st.Section == nil {
		return
	}
	columnDialog{choose: s.chooseShown, again: func() {
		s.wanted = nil
		s.desk.columns.set(nil)
		s.Show(s.st)
	}, all: s.ticks}.open(s.desk.Canvas(), s.desk.Ask)
}

// ticks are the columns that there are to choose from.
func (s *playerScreen) ticks() []columnTick {
	var all []columnTick
	t := s.grid.Table()
	for _, f := range s.allFields() {
		key := f.key()
		if f.id == "name" || slices.ContainsFunc(all, func(c columnTick) bool { return c.key == key }) {
			continue
		}
		all = append(all, columnTick{key, f.called(), t.Column(f.id) >= 0})
	}
	return all
}

// chooseShown shows a column from now on, or puts it away.
func (s *playerScreen) chooseShown(key string, on bool) {
	as := columnHidden
	if on {
		as = columnShown
	}
	s.wanted = nil
	s.desk.columns.choose(key, as)
	s.Show(s.st)
}
