package report

import (
	"slices"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// contactList has the addresses of the participants. It is the organiser's, as model.SeenBy has it of an address, and nothing makes it
// but who asks for it by name.
var contactList = Report{ID: "contacts", Name: phrase.New("Contact list"), Audience: model.SeenBy("email"), Named: true,
	Part: true, By: listOrders, For: everySection,
	Doc: phrase.New("For the organiser's own use: everybody with the e-mail address, by number, name, rating or club; " +
		"of teams the team's and its players'."),
	Make: ofOne(Contacts), All: Contacts}

// Contacts is everybody of the sections with the e-mail address that was entered; of a team section the teams, each with its players
// behind it who have one.
func Contacts(t *model.Tournament, sections []*model.Section, o Options) (table.Document, error) {
	doc := o.About(t)
	if len(sections) == 1 {
		doc = document(t, sections[0], o)
	}
	list := table.Table{Name: o.say("Contacts"), Columns: []table.Column{
		{ID: "no", Title: o.say("No."), Tip: o.say("Starting number"), Align: table.Right, Format: table.Whole, Frozen: true},
		{ID: "name", Title: o.say("Name"), Frozen: true},
		{ID: "section", Title: o.say("Section")},
		{ID: "club", Title: o.say("Club"), Tip: o.say("Club or school")},
		{ID: "email", Title: o.say("E-mail")}}}
	var of only
	for _, s := range sections {
		only, err := o.only(t, s)
		if err != nil {
			return table.Document{}, err
		}
		of = only
		people, err := o.reached(t, s)
		if err != nil {
			return table.Document{}, err
		}
		for i := range people {
			p := &people[i]
			if !only.has(p.ID) && p.Team == 0 {
				continue
			}
			row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: int32(s.ID), Participant: int32(p.ID)},
				Cells: []table.Cell{{}, table.Text(joinNonEmpty(" ", p.TitleShown(), p.Name)), table.Text(s.Name), table.Text(p.Club),
					table.Text(p.Email)}}
			if p.Number > 0 {
				row.Cells[0] = whole(p.Number)
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
	if list = withoutEmpty(list, "club"); len(sections) == 1 {
		list = without(list, "section")
	}
	doc.Subtitle = o.under(doc.Subtitle, of.of(o.say("Contacts")))
	doc.Tables = []table.Table{list}
	return doc, nil
}

// reached are the participants of a section in the order that is asked for. Behind a team stand its players who have an address, with the
// team in place of the club and without a number.
func (o Options) reached(t *model.Tournament, s *model.Section) ([]model.Player, error) {
	counts := t.Ratings(s).Of
	people := slices.DeleteFunc(slices.Clone(s.Players), func(p model.Player) bool { return p.IsGuest() })
	if s.Team() {
		counts, people = strength, nil
		for _, team := range s.Teams {
			people = append(people, model.Player{Entry: team.Entry, Rating: team.Strength})
		}
	}
	order, err := orderBy(o.Grouping, counts)
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
