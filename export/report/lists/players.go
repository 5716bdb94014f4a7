package lists

import (
	"fmt"
	"slices"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var PlayersReport = report.Report{ID: "players", Name: phrase.New("List of players"),
	Part: true, By: report.ListOrders, For: report.EverySection,
	Doc: phrase.New("Everybody by starting number, name, rating or club, with rating, club and what else is known; " +
		"teams with their players in board order."),
	Make: report.OfSection(Players)}

// Players is the list of those who play, in order of starting number; of a team
// section the teams, each with its players in board order.
func Players(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	if s.Participants() == 0 {
		return table.Document{}, phrase.Errorf("nobody is in %s yet: enter players first", s.Name)
	}
	doc := report.Document(t, s, o)
	only, err := o.Only(t, s)
	if err != nil {
		return table.Document{}, err
	}
	what, everybody := o.Say("Players"), slices.Clone(s.Players)
	switch {
	case s.Team() && hasRosters(s):
		doc.Subtitle = o.Under(doc.Subtitle, o.Say("Teams and their players"))
		order, err := report.OrderBy(o.Grouping, report.Strength)
		if err != nil {
			return table.Document{}, err
		}
		doc.Tables = []table.Table{rosters(o, s, order, t.Ratings(s).Of)}
		return doc, nil
	case s.Team():
		what, everybody = o.Say("Teams"), nil
		for _, team := range s.Teams {
			everybody = append(everybody, model.Player{Entry: team.Entry, Rating: team.Strength})
		}
	}
	book := t.CategoriesOf(s)
	for i := range everybody {
		everybody[i].Categories = book.Of(&everybody[i])
	}
	everybody = slices.DeleteFunc(everybody, func(p model.Player) bool { return !only.Has(p.ID) || p.IsGuest() })
	if only.Name != "" {
		what = o.Say("Players of %s", only.Name)
	}
	doc.Subtitle = o.Under(doc.Subtitle, what)
	counts := t.Ratings(s).Of
	if s.Team() {
		counts = report.Strength
	}
	order, err := report.OrderBy(o.Grouping, counts)
	if err != nil {
		return table.Document{}, err
	}
	slices.SortStableFunc(everybody, func(a, b model.Player) int { return order(&a, &b) })
	doc.Tables = []table.Table{listed(o, what, s, everybody, report.ParticularsBy(counts))}
	return doc, nil
}

func hasRosters(s *model.Section) bool {
	return slices.ContainsFunc(s.Teams, func(t model.Team) bool { return len(t.Roster) > 0 })
}

// listed is a table of people with the columns in which anybody has something.
func listed(o report.Options, name string, s *model.Section, people []model.Player, columns []report.Particular) table.Table {
	tb := table.Table{Name: name}
	var used []report.Particular
	for _, c := range columns {
		if c.Always || slices.ContainsFunc(people, func(p model.Player) bool { return c.Cell(&p, o).Text != "" }) {
			used = append(used, c)
			tb.Columns = append(tb.Columns, table.Column{ID: c.ID, Title: o.Say(c.Title), Tip: tip(o, c.Tip), Align: c.Align,
				Format: c.Format,
				Frozen: c.ID == "no" || c.ID == "name"})
		}
	}
	for i := range people {
		p := &people[i]
		p.Entry = s.AsLeft(p.Entry)
		row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: int32(s.ID), Participant: int32(p.ID)}}
		if gone := p.Gone(); gone > 0 && gone <= len(s.Rounds)+1 {
			row.Mark = table.Withdrawn
		}
		for _, c := range used {
			row.Cells = append(row.Cells, c.Cell(p, o))
		}
		tb.Rows = append(tb.Rows, row)
	}
	return tb
}

// tip is what is said of a column; nothing of one that explains itself.
func tip(o report.Options, format phrase.Format) string {
	if format == "" {
		return ""
	}
	return o.Say(format)
}

// rosters is the players of all teams, a heading for each team. The number is
// that of the board.
func rosters(o report.Options, s *model.Section, order func(a, b *model.Player) int, counts func(*model.Player) model.Rating) table.Table {
	teams := slices.Clone(s.Teams)
	slices.SortStableFunc(teams, func(a, b model.Team) int {
		return order(&model.Player{Entry: a.Entry, Rating: a.Strength}, &model.Player{Entry: b.Entry, Rating: b.Strength})
	})
	var all []model.Player
	var groups []table.Group
	for i := range teams {
		team := &teams[i]
		as := s.AsLeft(team.Entry)
		title := fmt.Sprintf("%d. %s", team.Number, o.Itself(team.Name))
		if team.Strength != 0 {
			title += fmt.Sprintf(" (%d)", team.Strength)
		}
		for _, more := range []string{team.Club, team.Federation, o.Status(&as)} {
			if more != "" && more != team.Name {
				title += ", " + more
			}
		}
		if team.Captain != "" {
			title += ", " + o.Say("captain %s", team.Captain)
		}
		if len(team.Roster) == 0 {
			title = o.Under(title, o.Say("no players entered"))
		}
		groups = append(groups, table.Group{Row: len(all), Title: title})
		for board, id := range team.Roster {
			if p := s.Player(id); p != nil {
				one := *p
				one.Number = board + 1
				all = append(all, one)
			}
		}
	}
	columns := report.ParticularsBy(counts)
	columns[0].Title, columns[0].Tip = "Board", "Board in the roster"
	tb := listed(o, o.Say("Teams"), s, all, columns)
	tb.Groups, tb.Grouped = groups, o.Say("Team")
	return tb
}
