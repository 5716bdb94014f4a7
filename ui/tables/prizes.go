package tables

import (
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report/reasons"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// Prizes has the prizes of the section at the left and who wins them at the right. Amounts that the last change altered
// are lit, as other numbers are.
type Prizes struct {
	host   explain.Host
	list   *grid.Grid // the prizes
	Won    *grid.Grid // who wins what
	choice *columnchoice.OfTable
	told   *widget.Label
	blank  *controls.Blank
	head   *fyne.Container // the buttons, which are the blank's while there is nothing
	whole  fyne.CanvasObject
	st     host.State
	tables *fyne.Container // both of them
	before table.Table     // who won what before the last change
	listed table.Table     // and which prize was whose
}

// NewPrizes is the screen before a section is shown.
func NewPrizes(d explain.Host) *Prizes {
	s := &Prizes{host: d, list: grid.New(table.Table{}, ""), Won: grid.New(table.Table{}, ""), told: controls.Wrapped("")}
	s.Won.Arranges = true
	for _, g := range []*grid.Grid{s.list, s.Won} {
		g.OnPage = true
		g.OnShortcut = d.Shortcut
		g.OnHover = func(_ table.Ref, tip string) { d.Hint(tip) }
	}
	s.choice = columnchoice.New(s.Won, columnchoice.Kept{In: d.Preferences(), List: "prizes.columns"}, "name", "amount")
	s.choice.Less = func(c *table.Column) bool { return !slices.Contains([]string{"name", "prize", "amount"}, c.ID) }
	s.choice.Apply()
	s.list.OnSelect = func(row, _ int, _ table.Ref) { s.explain(s.list, row) }
	s.Won.OnSelect = func(row, _ int, _ table.Ref) { s.explain(s.Won, row) }
	s.list.OnActivate = func(row, _ int, _ table.Ref) { s.edit(row) }
	s.list.OnType = func(row, _ int, _ table.Ref, _ rune) bool { s.edit(row); return true }
	s.blank = controls.NewBlank(controls.Act{Wording: words.Say("cmd.standings.fund"), Do: func() { d.Run("standings.fund") }})
	button := func(id string) fyne.CanvasObject {
		b := controls.NewHintButton(words.Say("cmd."+id), nil, func() { d.Run(id) })
		b.Hint, b.OnHint = func() string { return d.About(id) }, d.Hint
		return b
	}
	s.head = container.NewHBox(button("standings.fund"), button("print.prizes"), button("print.receipts"))
	s.tables = container.New(&besideOrBelow{first: s.list, second: s.Won}, container.NewHSplit(s.list, s.Won))
	s.whole = container.NewBorder(s.head, s.told, nil, nil, s.blank.Over(s.tables))
	return s
}

// Object is part of host.Screen.
func (s *Prizes) Object() fyne.CanvasObject { return s.whole }

// Focus is part of host.Screen.
func (s *Prizes) Focus() fyne.Focusable { return s.Won }

// Leave is part of host.Screen.
func (s *Prizes) Leave() {}

// AskColumns asks which columns are shown.
func (s *Prizes) AskColumns() { s.choice.Dialog().Open(s.host.Canvas(), s.host.Ask) }

// Find marks what somebody wins.
func (s *Prizes) Find(id model.ID) {
	for n, r := range s.Won.Table().Rows {
		if model.ID(r.Ref.Participant) == id {
			_, col, _ := s.Won.Selected()
			s.Won.Select(n, col)
		}
	}
}

// Show is part of host.Screen.
func (s *Prizes) Show(st host.State) {
	switch {
	case s.st.SectionID() != st.SectionID() || s.st.After != st.After:
		s.before, s.listed = table.Table{}, table.Table{}
		s.Won.Plain()
	case s.st.Event != st.Event:
		s.before, s.listed = s.Won.Given(), s.list.Given()
	}
	s.st = st
	nothing := ""
	if st.Section != nil && (st.Section.Fund == nil || len(st.Section.Fund.Prizes) == 0) {
		nothing = words.Say("prizes.none")
	}
	s.blank.Show(nothing)
	if s.head.Hidden = nothing != ""; s.head.Hidden {
		s.Won.SetHint("")
	} else {
		s.Won.SetHint(words.Say("fund.nobody"))
	}
	if nothing != "" || st.Standings() == nil {
		s.list.SetTable(table.Table{})
		s.Won.SetTable(table.Table{})
		s.told.SetText("")
		s.host.Why().Hint(st)
		return
	}
	list, err := s.made("prize-winners")
	won, wrong := s.made("prizes")
	var said []string
	if err = errors.Join(err, wrong); err != nil {
		said = append(said, words.Err(err))
	} else {
		said = won.Notes
		said = append(said, markAmounts(&won, &s.before)...)
	}
	list = columnchoice.Only(list, "prize", "amount", "rule", "won")
	markPrizes(&list, &s.listed)
	s.list.SetTable(list)
	s.Won.SetTable(columnchoice.Only(won, "rank", "name", "amount", "prize", "no", "score", "made", "instead")) // the amount is seen first
	s.tables.Refresh()
	s.told.SetText(strings.Join(said, "\n"))
	s.explain(s.Won, selectedRow(s.Won))
}

// selectedRow is the row of the cursor, -1 for none.
func selectedRow(g *grid.Grid) int {
	if row, _, ok := g.Selected(); ok {
		return row
	}
	return -1
}

// made is a report about the prizes, with what each amount is made of.
func (s *Prizes) made(id string) (table.Table, error) {
	r, err := reports.ByID(id)
	if err != nil {
		return table.Table{}, err
	}
	o := s.host.Options()
	o.Language, o.Sums = words.Spoken(), true
	doc, err := r.Document(s.st.Standings(), o)
	return oneTable(doc), err
}

// markAmounts marks the amounts that are other ones than before, and says who won something and wins nothing any more.
func markAmounts(t, before *table.Table) (said []string) {
	if len(before.Rows) == 0 {
		return nil
	}
	type winner struct { // a club by its name alone
		id   int32
		name string
	}
	old := map[winner]string{}
	each := func(t *table.Table, do func(w winner, amount *table.Cell)) {
		name, amount := t.Column("name"), t.Column("amount")
		for n := range t.Rows {
			if r := &t.Rows[n]; r.Mark != table.Total {
				do(winner{r.Ref.Participant, r.Cells[name].Text}, &r.Cells[amount])
			}
		}
	}
	each(before, func(w winner, amount *table.Cell) { old[w] = amount.Text })
	each(t, func(w winner, amount *table.Cell) {
		if was, won := old[w]; !won || was != amount.Text {
			amount.Mark = table.Changed
		}
		delete(old, w)
	})
	var gone []string
	for w, amount := range old {
		gone = append(gone, strings.TrimSpace(w.name+" "+amount))
	}
	if len(gone) > 0 {
		slices.Sort(gone)
		said = append(said, words.Say("prizes.gone", words.List(gone)))
	}
	return said
}

// markPrizes marks what the prizes come to and who wins them where that is another than before.
func markPrizes(t, before *table.Table) {
	if len(before.Rows) == 0 {
		return
	}
	texts := func(t *table.Table, row int) [3]string {
		var all [3]string
		for n, id := range []string{"prize", "amount", "won"} {
			if col := t.Column(id); col >= 0 {
				all[n] = t.Rows[row].Cells[col].Text
			}
		}
		return all
	}
	old := map[string][][3]string{} // several prizes may have one name
	for n := range before.Rows {
		was := texts(before, n)
		old[was[0]] = append(old[was[0]], was)
	}
	for n := range t.Rows {
		now, was := texts(t, n), [3]string{}
		if all := old[now[0]]; len(all) > 0 {
			was, old[now[0]] = all[0], all[1:]
		}
		for k, id := range []string{"prize", "amount", "won"} {
			if col := t.Column(id); k > 0 && col >= 0 && now[k] != was[k] {
				t.Rows[n].Cells[col].Mark = table.Changed
			}
		}
	}
}

// besideOrBelow lays two tables beside each other where no column of them has to be scrolled, else the second below the first.
type besideOrBelow struct {
	first, second *grid.Grid
	needs         [4]float32 // the widths and heights by which the bar between them was placed
	beside        bool
}

// MinSize is part of fyne.Layout.
func (l *besideOrBelow) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// Layout is part of fyne.Layout.
func (l *besideOrBelow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	split := objects[0].(*container.Split)
	first, second := l.first.Wide(), l.second.Wide()
	split.Horizontal = first+second <= size.Width
	needs := [4]float32{first, second, l.first.Whole() + 2*theme.Padding(), size.Height}
	if needs != l.needs || split.Horizontal != l.beside { // else somebody may have moved it
		l.needs, l.beside = needs, split.Horizontal
		if split.Offset = float64(first / (first + second)); !split.Horizontal {
			split.Offset = float64(min(max(needs[2]/max(size.Height, 1), 0.25), 0.6))
		}
		split.Refresh()
	}
	split.Resize(size)
}

// edit asks for the prizes, with the cursor on one of them.
func (s *Prizes) edit(line int) { (&Dialogs{Host: s.host}).AskPrizes().Grid.Select(line, 1) }

// explain opens the amount of a line: what it is made of, or of a prize, who wins it.
func (s *Prizes) explain(g *grid.Grid, row int) {
	t := g.Table()
	at := t.Column("amount")
	if s.st.Standings() == nil || row < 0 || row >= len(t.Rows) || at < 0 || t.Rows[row].Cells[at].Sum == nil {
		s.host.Why().Hint(s.st)
		return
	}
	explainAmount(s.host.Why(), s.st, t.Rows[row].Cells[at].Sum)
}

// explainAmount shows what an amount of money is made of.
func explainAmount(p *explain.Panel, st host.State, sum *table.Sum) {
	p.Show(func() {
		p.Clear()
		p.Paragraph(sum.Title, true)
		var lines []controls.SumLine
		for _, part := range sum.Parts {
			lines = append(lines, controls.SumLine{Left: part.Who, Right: part.Amount})
			p.Text = append(p.Text, part.Who+"  "+part.Amount)
		}
		p.Add(controls.SumLines(lines))
		if sum.Total != "" {
			p.Paragraph(sum.Total, true)
		}
		for _, n := range sum.Notes {
			p.Paragraph(n, false)
		}
		p.Moves(st)
		p.Done()
		p.Paper = []table.Document{reasons.Opened(st.Standings(), sum, host.OnPaper(p.Options(), st))}
	})
}

// Paper is who wins what.
func (s *Prizes) Paper(st host.State) (table.Document, error) {
	if st.Standings() == nil {
		return table.Document{}, errors.New(st.Problem())
	}
	r, err := reports.ByID("prizes")
	if err != nil {
		return table.Document{}, err
	}
	return r.Document(st.Standings(), host.OnPaper(s.host.Options(), st))
}
