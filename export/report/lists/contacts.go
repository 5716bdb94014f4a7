package lists

import (
	"slices"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// contactList has the addresses of the participants. It is the organiser's, as model.SeenBy has it of an address, and nothing makes it
// but who asks for it by name.
var ContactsReport = report.Report{ID: "contacts", Name: phrase.New("Contact list"), Audience: model.SeenBy("email"), Named: true,
	Part: true, By: report.ListOrders, For: report.EverySection,
	Doc: phrase.New("For the organiser's own use: everybody with the e-mail address, by number, name, rating or club; " +
		"of teams the team's and its players'."),
	Make: report.OfOne(contacts), All: contacts}

// contacts is everybody of the sections with the e-mail address that was entered; of a team section the teams, each with its players
// behind it who have one.
func contacts(t *model.Tournament, sections []*model.Section, o report.Options) (table.Document, error) {
	doc := o.About(t)
	if len(sections) == 1 {
		doc = report.Document(t, sections[0], o)
	}
	list := table.Table{Name: o.Say("Contacts"), Columns: []table.Column{
		{ID: "no", Title: o.Say("No."), Tip: o.Say("Starting number"), Align: table.Right, Format: table.Whole, Frozen: true},
		{ID: "name", Title: o.Say("Name"), Frozen: true},
		{ID: "section", Title: o.Say("Section")},
		{ID: "club", Title: o.Say("Club"), Tip: o.Say("Club or school")},
		{ID: "email", Title: o.Say("E-mail")}}}
	var of report.Only
	for _, s := range sections {
		only, err := o.Only(t, s)
		if err != nil {
			return table.Document{}, err
		}
		of = only
		people, err := reached(o, t, s)
		if err != nil {
			return table.Document{}, err
		}
		for i := range people {
			p := &people[i]
			if !only.Has(p.ID) && p.Team == 0 {
				continue
			}
			row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: int32(s.ID), Participant: int32(p.ID)},
				Cells: []table.Cell{{}, table.Text(report.JoinNonEmpty(" ", p.TitleShown(), p.Name)), table.Text(s.Name), table.Text(p.Club),
					table.Text(p.Email)}}
			if p.Number > 0 {
				row.Cells[0] = report.Whole(p.Number)
			}
			if gone := p.Gone(); gone > 0 && gone <= len(s.Rounds)+1 {
				row.Mark = table.Withdrawn
			}
			list.Rows = append(list.Rows, row)
		}
	}
	if len(list.Rows) == 0 {
		return table.Document{}, phrase.Errorf("nobody has entered yet: enter players first")
	}
	if list = report.WithoutEmpty(list, "club"); len(sections) == 1 {
		list = report.Without(list, "section")
	}
	doc.Subtitle = o.Under(doc.Subtitle, of.Of(o.Say("Contacts")))
	doc.Tables = []table.Table{list}
	return doc, nil
}

// reached are the participants of a section in the order that is asked for. Behind a team stand its players who have an address, with the
// team in place of the club and without a number.
func reached(o report.Options, t *model.Tournament, s *model.Section) ([]model.Player, error) {
	counts := t.Ratings(s).Of
	people := slices.DeleteFunc(slices.Clone(s.Players), func(p model.Player) bool { return p.IsGuest() })
	if s.Team() {
		counts, people = report.Strength, nil
		for _, team := range s.Teams {
			people = append(people, model.Player{Entry: team.Entry, Rating: team.Strength})
		}
	}
	order, err := report.OrderBy(o.Grouping, counts)
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(people, func(a, b model.Player) int { return order(&a, &b) })
	if !s.Team() {
		return people, nil
	}
	var all []model.Player
	for _, team := range people {
		all = append(all, team)
		for _, id := range s.TeamByID(team.ID).Roster {
			if p := s.Player(id); p != nil && p.Email != "" {
				one := *p
				one.Number, one.Club = 0, team.Name
				all = append(all, one)
			}
		}
	}
	return all, nil
}
