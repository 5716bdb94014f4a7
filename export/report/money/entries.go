package money

import (
	"slices"
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var EntriesReport = report.Report{ID: "entries", Name: phrase.New("Entry list with fees"), Audience: model.Organiser,
	Part: true, By: report.ListOrders, For: report.EverySection,
	Doc: phrase.New("For the desk: everybody who has entered, by number, name, rating or club, with fee, what was paid and what is owed; " +
		"the sums of each section and of all."),
	Make: report.OfOne(EntryList), All: EntryList}

// EntryList is everybody who has entered in the sections, with what each owes and has paid, and below it the sums, section
// by section and together. They are those of model.Account, as the window shows them.
func EntryList(t *model.Tournament, sections []*model.Section, o report.Options) (table.Document, error) {
	doc := o.About(t)
	if len(sections) == 1 {
		doc = report.Document(t, sections[0], o)
	}
	l := &entering{Options: o, t: t, list: table.Table{Name: o.Say("Entries")}}
	l.columns(len(sections) > 1)
	var of report.Only
	for _, s := range sections {
		only, err := o.Only(t, s)
		if err != nil {
			return table.Document{}, err
		}
		of = only
		l.section(s, only)
	}
	if len(l.all) == 0 {
		return table.Document{}, phrase.Errorf("nobody has entered yet: enter players first")
	}
	if err := l.sort(); err != nil {
		return table.Document{}, err
	}
	doc.Subtitle = o.Under(doc.Subtitle, of.Of(o.Say("Entries")))
	doc.Tables = []table.Table{report.WithoutEmpty(l.list, "rating", "club", "state")}
	if together := l.sums; together.Owed == 0 && together.Paid == 0 {
		for _, id := range []string{"fee", "paid", "open"} {
			doc.Tables[0] = report.Without(doc.Tables[0], id)
		}
	} else {
		doc.Tables = append(doc.Tables, l.accounts())
	}
	return doc, nil
}

// entering is an entry list while it is made.
type entering struct {
	report.Options
	t    *model.Tournament
	list table.Table
	all  []entrant
	kept []account
	sums model.Account
}

// entrant is one who has entered, as a player with the rating that counts.
type entrant struct {
	p   model.Player
	row table.Row
}

// account is that of a section.
type account struct {
	name string
	model.Account
}

func (l *entering) columns(several bool) {
	l.list.Columns = []table.Column{
		{ID: "no", Title: l.Say("No."), Tip: l.Say("Starting number"), Align: table.Right, Format: table.Whole, Frozen: true},
		{ID: "name", Title: l.Say("Name"), Frozen: true}}
	if several {
		l.list.Columns = append(l.list.Columns, table.Column{ID: "section", Title: l.Say("Section")})
	}
	l.list.Columns = append(l.list.Columns,
		table.Column{ID: "rating", Title: l.Say("Rtng"), Tip: l.Say("Rating"), Align: table.Right, Format: table.Whole},
		table.Column{ID: "club", Title: l.Say("Club"), Tip: l.Say("Club or school")},
		table.Column{ID: "state", Title: l.Say("St"), Tip: l.Say("State")})
	l.list.Columns = append(l.list.Columns, l.amounts()...)
}

// amounts are the columns of money.
func (l *entering) amounts() []table.Column {
	column := func(id, title string) table.Column {
		return table.Column{ID: id, Title: l.priced(title), Align: table.Right, Format: table.Quarters}
	}
	return []table.Column{column("fee", l.Say("Fee")), column("paid", l.Say("Paid")), column("open", l.Say("Owes"))}
}

// priced is a heading with the event's currency, so that the amounts below it are numbers for a spreadsheet.
func (l *entering) priced(title string) string {
	if l.t.Currency == "" {
		return title
	}
	return title + " (" + l.t.Currency + ")"
}

func (l *entering) money(c model.Cents) table.Cell {
	return table.Num(l.Word((&model.Tournament{}).Money(c)), float64(c)/100)
}

// section adds the participants of a section, and its account.
func (l *entering) section(s *model.Section, only report.Only) {
	of := account{name: s.Name}
	counts := l.t.Ratings(s).Of
	people := slices.Clone(s.Players)
	if s.Team() {
		counts, people = report.Strength, nil
		for _, team := range s.Teams {
			people = append(people, model.Player{Entry: team.Entry, Rating: team.Strength})
		}
	}
	slices.SortStableFunc(people, func(a, b model.Player) int { return a.Number - b.Number })
	for _, p := range people {
		if !only.Has(p.ID) {
			continue
		}
		of.Add(s, &p.Entry)
		p.Rating = counts(&p)
		l.all = append(l.all, entrant{p, l.row(s, &p)})
	}
	if of.People > 0 {
		l.kept, l.sums = append(l.kept, of), l.sums.Plus(of.Account)
	}
}

func (l *entering) row(s *model.Section, p *model.Player) table.Row {
	cells := []table.Cell{report.Whole(p.Number), table.Text(report.JoinNonEmpty(" ", p.TitleShown(), p.Name))}
	if l.list.Column("section") >= 0 {
		cells = append(cells, table.Text(s.Name))
	}
	owes := l.money(s.Open(&p.Entry))
	if owes.Number > 0 {
		owes.Mark = table.Strong
	} else {
		owes = table.Cell{}
	}
	row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: int32(s.ID), Participant: int32(p.ID)},
		Cells: append(cells, report.RatingCell(p.Rating), table.Text(p.Club), table.Text(p.From()), l.money(s.Owed(&p.Entry)),
			l.money(s.PaidBy(&p.Entry)), owes)}
	if gone := p.Gone(); gone > 0 && gone <= len(s.Rounds)+1 {
		row.Mark = table.Withdrawn
	}
	return row
}

// sort puts the rows in order: by number section by section, in any other order all together.
func (l *entering) sort() error {
	order, err := report.OrderBy(l.Grouping, report.Strength)
	if err != nil {
		return err
	}
	if l.Grouping != "" && !strings.EqualFold(l.Grouping, report.ListOrders[0]) {
		slices.SortStableFunc(l.all, func(a, b entrant) int { return order(&a.p, &b.p) })
	}
	for i := range l.all {
		l.list.Rows = append(l.list.Rows, l.all[i].row)
	}
	return nil
}

// accounts are the sums, a line for each section and one for all.
func (l *entering) accounts() table.Table {
	tb := table.Table{Name: l.Say("Entry fees"), Title: l.Say("Entry fees"), Columns: append([]table.Column{
		{ID: "section", Title: l.Say("Section"), Frozen: true}, {ID: "people", Title: l.Say("Entries"), Align: table.Right, Format: table.Whole}},
		l.amounts()...)}
	tb.Columns[2].Title = l.priced(l.Say("Owed"))
	tb.Columns[4].Title = l.priced(l.Say("Open"))
	line := func(name string, a model.Account) table.Row {
		return table.Row{Cells: []table.Cell{table.Text(name), report.Whole(a.People), l.money(a.Owed), l.money(a.Paid), l.money(a.Open)}}
	}
	for _, a := range l.kept {
		tb.Rows = append(tb.Rows, line(a.name, a.Account))
	}
	if len(l.kept) > 1 {
		all := line(l.Say("All sections"), l.sums)
		all.Mark = table.Total
		tb.Rows = append(tb.Rows, all)
	}
	return tb
}
