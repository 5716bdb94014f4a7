package report

import (
	"fmt"
	"slices"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// particular is one column of the list of players.
type particular struct {
	id         string
	title, tip phrase.Format
	align      table.Align
	format     table.Format
	cell       func(p *model.Player, o Options) table.Cell
	always     bool // also where nobody has it
}

// particulars are the columns in their order, with the rating that counts in the section; another of
// the same player stands under its own name, where it is another number. Dates of birth are left out: the
// list hangs in the hall.
func particularsBy(counts func(*model.Player) model.Rating) []particular {
	other := func(id string, title, tip phrase.Format, kind model.RatingKind) particular {
		return particular{id: id, title: title, tip: tip, align: table.Right, format: table.Whole,
			cell: func(p *model.Player, _ Options) table.Cell {
				if r := *kind.In(p); r != counts(p) {
					return ratingCell(r)
				}
				return table.Cell{}
			}}
	}
	rating := particular{id: "rating", title: "Rtng", tip: "Rating", align: table.Right, format: table.Whole,
		cell: func(p *model.Player, _ Options) table.Cell { return ratingCell(counts(p)) }}
	return slices.Concat(named, []particular{rating,
		other("fide", "FIDE", "FIDE rating, where it is another", model.KindFIDE),
		other("national", "Nat.", "National rating, where it is another", model.KindNational),
		other("own", "Own", "The organiser’s own rating, where it is another", model.KindOwn)}, described)
}

// named are the columns before the ratings.
var named = []particular{
	{id: "no", title: "No.", tip: "Starting number", align: table.Right, format: table.Whole, always: true,
		cell: func(p *model.Player, _ Options) table.Cell { return whole(p.Number) }},
	{id: "title", title: "Title", cell: holds(func(p *model.Player) string { return p.Title })},
	{id: "name", title: "Name", always: true, cell: holds(func(p *model.Player) string { return p.Name })},
}

// described are the columns behind the ratings.
var described = []particular{
	{id: "club", title: "Club", tip: "Club or school", cell: holds(func(p *model.Player) string { return p.Club })},
	{id: "fed", title: "Fed", tip: "Federation", cell: holds(func(p *model.Player) string { return p.Federation })},
	{id: "state", title: "State", cell: holds(func(p *model.Player) string { return p.State })},
	{id: "grade", title: "Grade", cell: holds(func(p *model.Player) string { return p.Grade })},
	{id: "categories", title: "Category", cell: holds(func(p *model.Player) string { return strings.Join(p.Categories, ", ") })},
	{id: "fideID", title: "FIDE ID", cell: holds(func(p *model.Player) string { return p.FideID })},
	{id: "nationalID", title: "ID", tip: "National ID", cell: holds(func(p *model.Player) string { return p.NationalID })},
	{id: "status", title: "Status", cell: func(p *model.Player, o Options) table.Cell { return table.Text(o.status(&p.Entry)) }},
}

func holds(of func(p *model.Player) string) func(*model.Player, Options) table.Cell {
	return func(p *model.Player, _ Options) table.Cell { return table.Text(of(p)) }
}

func ratingCell(r model.Rating) table.Cell {
	if r == 0 {
		return table.Cell{}
	}
	return table.Num(r.String(), float64(r))
}

// status says who comes late, has left, or has asked for byes.
func (o Options) status(e *model.Entry) string {
	var parts []string
	if e.House {
		parts = append(parts, o.say("plays only where the number is odd"))
	}
	if e.Entered > 1 {
		parts = append(parts, o.say("from round %d", e.Entered))
	}
	if e.Withdrawn > 0 {
		parts = append(parts, o.say("withdrawn from round %d on", e.Withdrawn))
	}
	if e.Expelled > 0 {
		parts = append(parts, o.say("expelled from round %d on", e.Expelled))
	}
	for _, b := range e.Byes {
		parts = append(parts, o.say("%s in round %d", b.Kind.Words(), b.Round))
	}
	return strings.Join(parts, "; ")
}

// Players is the list of those who play, in order of starting number; of a team
// section the teams, each with its players in board order.
func Players(t *model.Tournament, s *model.Section, o Options) (table.Document, error) {
	if s.Participants() == 0 {
		return table.Document{}, phrase.Errorf("nobody is in %s yet: enter players first", s.Name)
	}
	doc := document(t, s, o)
	only, err := o.only(t, s)
	if err != nil {
		return table.Document{}, err
	}
	what, everybody := o.say("Players"), slices.Clone(s.Players)
	switch {
	case s.Team() && hasRosters(s):
		doc.Subtitle = o.under(doc.Subtitle, o.say("Teams and their players"))
		order, err := orderBy(o.Grouping, strength)
		if err != nil {
			return table.Document{}, err
		}
		doc.Tables = []table.Table{o.rosters(s, order, t.Ratings(s).Of)}
		return doc, nil
	case s.Team():
		what, everybody = o.say("Teams"), nil
		for _, team := range s.Teams {
			everybody = append(everybody, model.Player{Entry: team.Entry, Rating: team.Strength})
		}
	}
	book := t.CategoriesOf(s)
	for i := range everybody {
		everybody[i].Categories = book.Of(&everybody[i])
	}
	everybody = slices.DeleteFunc(everybody, func(p model.Player) bool { return !only.has(p.ID) || p.IsGuest() })
	if only.name != "" {
		what = o.say("Players of %s", only.name)
	}
	doc.Subtitle = o.under(doc.Subtitle, what)
	counts := t.Ratings(s).Of
	if s.Team() {
		counts = strength
	}
	order, err := orderBy(o.Grouping, counts)
	if err != nil {
		return table.Document{}, err
	}
	slices.SortStableFunc(everybody, func(a, b model.Player) int { return order(&a, &b) })
	doc.Tables = []table.Table{o.listed(what, s, everybody, particularsBy(counts))}
	return doc, nil
}

// strength is the rating of a player who stands for a team.
func strength(p *model.Player) model.Rating { return p.Rating }

func hasRosters(s *model.Section) bool {
	return slices.ContainsFunc(s.Teams, func(t model.Team) bool { return len(t.Roster) > 0 })
}

// listed is a table of people with the columns in which anybody has something.
func (o Options) listed(name string, s *model.Section, people []model.Player, columns []particular) table.Table {
	tb := table.Table{Name: name}
	var used []particular
	for _, c := range columns {
		if c.always || slices.ContainsFunc(people, func(p model.Player) bool { return c.cell(&p, o).Text != "" }) {
			used = append(used, c)
			tb.Columns = append(tb.Columns, table.Column{ID: c.id, Title: o.say(c.title), Tip: o.tip(c.tip), Align: c.align,
				Format: c.format,
				Frozen: c.id == "no" || c.id == "name"})
		}
	}
	for i := range people {
		p := &people[i]
		row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: int32(s.ID), Participant: int32(p.ID)}}
		if gone := p.Gone(); gone > 0 && gone <= len(s.Rounds)+1 {
			row.Mark = table.Withdrawn
		}
		for _, c := range used {
			row.Cells = append(row.Cells, c.cell(p, o))
		}
		tb.Rows = append(tb.Rows, row)
	}
	return tb
}

// tip is what is said of a column; nothing of one that explains itself.
func (o Options) tip(format phrase.Format) string {
	if format == "" {
		return ""
	}
	return o.say(format)
}

// rosters is the players of all teams, a heading for each team. The number is
// that of the board.
func (o Options) rosters(s *model.Section, order func(a, b *model.Player) int, counts func(*model.Player) model.Rating) table.Table {
	teams := slices.Clone(s.Teams)
	slices.SortStableFunc(teams, func(a, b model.Team) int {
		return order(&model.Player{Entry: a.Entry, Rating: a.Strength}, &model.Player{Entry: b.Entry, Rating: b.Strength})
	})
	var all []model.Player
	var groups []table.Group
	for i := range teams {
		team := &teams[i]
		title := fmt.Sprintf("%d. %s", team.Number, o.itself(team.Name))
		if team.Strength != 0 {
			title += fmt.Sprintf(" (%d)", team.Strength)
		}
		for _, more := range []string{team.Club, team.Federation, o.status(&team.Entry)} {
			if more != "" && more != team.Name {
				title += ", " + more
			}
		}
		if team.Captain != "" {
			title += ", " + o.say("captain %s", team.Captain)
		}
		if len(team.Roster) == 0 {
			title = o.under(title, o.say("no players entered"))
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
	columns := particularsBy(counts)
	columns[0].title, columns[0].tip = "Board", "Board in the roster"
	tb := o.listed(o.say("Teams"), s, all, columns)
	tb.Groups, tb.Grouped = groups, o.say("Team")
	return tb
}
