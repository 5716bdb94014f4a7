package cards

import (
	"strconv"

	"wallchart/export/cards"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var BadgesReport = report.Report{ID: "badges", Name: phrase.New("Badges"),
	Part: true, Labels: true, Background: true, For: report.EverySection,
	Doc: phrase.New("A badge for each player, of a team section for each player of the rosters: title, name, team or club, " +
		"federation and event. On paper 85 × 54 mm, as badge holders are, or on labels."),
	Make: report.OfSection(Badges)}

// Badges are a badge for each player.
func Badges(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	d, err := newDeal(o, t, s, o.Say("Badges"), true)
	if err != nil {
		return table.Document{}, err
	}
	d.worn = true
	d.deck = cards.Deck{Size: cards.Size{Width: 85, Height: 54}, Exact: true, Least: cards.Size{Width: 60, Height: 25}, Back: o.Background}
	badge := func(x *model.Player, where string) {
		name := field("name", o.Say("Name"), report.Titled(x), cards.Strong, 24)
		name.Value, name.Lines, name.Align = x.Name, 2, cards.Centre
		place := field("club", o.Say("Club"), where, cards.Plain, 13)
		place.Lines, place.Align = 2, cards.Centre
		d.add(cards.Card{Lines: []cards.Line{
			{Fields: []cards.Field{said(d.doc.Title, factSize, cards.Centre)}},
			{Fields: []cards.Field{name}, Space: 1},
			{Fields: []cards.Field{place}},
			{Fields: []cards.Field{said(d.Part(d.doc.Title), factSize, cards.Left), numberOn(d.People, x)}, Space: 1}}})
	}
	for i := range d.All {
		x := &d.All[i]
		members := members(d.People, x.ID)
		for _, one := range members {
			one.Number = x.Number
			badge(&one, x.Name)
		}
		if len(members) == 0 {
			badge(x, report.From(x))
		}
	}
	return d.document()
}

// numberOn is the starting number at the right of a badge; of a player of a team the team's.
func numberOn(p *report.People, x *model.Player) cards.Field {
	f := field("no", p.Say("No."), strconv.Itoa(x.Number), cards.Quiet, factSize)
	f.Number, f.IsNumber, f.Align = float64(x.Number), true, cards.Right
	return f
}

// members are the players of a team in board order; of a player, none.
func members(p *report.People, team model.ID) []model.Player {
	var all []model.Player
	for i := range p.Section.Teams {
		if p.Section.Teams[i].ID != team {
			continue
		}
		for _, id := range p.Section.Teams[i].Roster {
			if x := p.Section.Player(id); x != nil {
				all = append(all, *x)
			}
		}
	}
	return all
}
