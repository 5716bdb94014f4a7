package people

import (
	"slices"

	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/typing"
)

// allFields are the columns there are for the section that is shown.
func (s *Players) allFields() []Field {
	t, sec := s.st.Event, s.st.Section
	fields := playerFields(t.Ratings(sec))
	if sec.Team() {
		fields = teamFields()
	}
	for i := range fields {
		if f := &fields[i]; (f.ID == "fee" || f.ID == "paid") && t.Currency != "" {
			f.title = typing.InCurrency(t, f.called())
		}
	}
	return append(fields, eventFields(t, sec)...)
}

// choice is what is said of a column; one that stands there stays.
func (s *Players) choice(key string) columnchoice.Choice {
	if slices.Contains(s.wanted, key) {
		return columnchoice.Shown
	}
	return s.kept.Of(key)
}

// want keeps a column in the list while its section is shown.
func (s *Players) want(key string) {
	if !slices.Contains(s.wanted, key) {
		s.wanted = append(s.wanted, key)
	}
}

// ChooseColumn moves to a column of the row that is chosen.
func (s *Players) ChooseColumn(column string) {
	if t := s.Grid.Table(); t.Column(column) < 0 && s.st.Section != nil {
		s.want(column)
		s.Show(s.st)
	}
	g := s.Grid
	t := g.Table()
	if row, _, ok := g.Selected(); ok && t.Column(column) >= 0 {
		g.Select(row, t.Column(column))
		g.ScrollTo(row, t.Column(column))
	}
}

// AskColumns asks which columns are shown. The columns of the rounds are one.
func (s *Players) AskColumns() {
	if s.st.Section == nil {
		return
	}
	columnchoice.Dialog{Choose: s.chooseShown, Again: func() {
		s.wanted = nil
		s.kept.Forget()
		s.Show(s.st)
	}, All: s.ticks}.Open(s.host.Canvas(), s.host.Ask)
}

// ticks are the columns that there are to choose from.
func (s *Players) ticks() []columnchoice.Tick {
	var all []columnchoice.Tick
	t := s.Grid.Table()
	for _, f := range s.allFields() {
		key := f.key()
		if f.ID == "name" || slices.ContainsFunc(all, func(c columnchoice.Tick) bool { return c.Key == key }) {
			continue
		}
		all = append(all, columnchoice.Tick{Key: key, Called: f.called(), Shown: t.Column(f.ID) >= 0})
	}
	return all
}

// chooseShown shows a column from now on, or puts it away.
func (s *Players) chooseShown(key string, on bool) {
	as := columnchoice.Hidden
	if on {
		as = columnchoice.Shown
	}
	s.wanted = nil
	s.kept.Choose(key, as)
	s.Show(s.st)
}
