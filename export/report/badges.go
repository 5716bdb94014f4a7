package report

import (
	"strconv"

	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var badges = Report{ID: "badges", Name: phrase.New("Badges"), Part: true, Labels: true, Background: true, For: everySection,
	Doc: phrase.New("A badge for each player, of a team section for each player of the rosters: title, name, team or club, " +
		"federation and event. On paper 85 × 54 mm, as badge holders are, or on labels."),
	Make: ofSection(Badges)}

// Badges are a badge for each player.
func Badges(t *model.Tournament, s *model.Section, o Options) (table.Document, error) {
	d, err := o.deal(t, s, o.say("Badges"), true)
	if err != nil {
		return table.Document{}, err
	}
	d.worn = true
	d.deck = cards.Deck{Size: cards.Size{Width: 85, Height: 54}, Exact: true, Least: cards.Size{Width: 60, Height: 25}, Back: o.Background}
	badge := func(x *model.Player, where string) {
		name := field("name", o.say("Name"), titled(x), cards.Strong, 24)
		name.Value, name.Lines, name.Align = x.Name, 2, cards.Centre
		place := field("club", o.say("Club"), where, cards.Plain, 13)
		place.Lines, place.Align = 2, cards.Centre
		d.add(cards.Card{Lines: []cards.Line{
			{Fields: []cards.Field{said(d.doc.Title, factSize, cards.Centre)}},
			{Fields: []cards.Field{name}, Space: 1},
			{Fields: []cards.Field{place}},
			{Fields: []cards.Field{said(d.part(d.doc.Title), factSize, cards.Left), d.number(x)}, Space: 1}}})
	}
	for i := range d.all {
		x := &d.all[i]
		members := d.members(x.ID)
		for _, one := range members {
			one.Number = x.Number
			badge(&one, x.Name)
		}
		if len(members) == 0 {
			badge(x, from(x))
		}
	}
	return d.document()
}

// number is the starting number at the right of a badge; of a player of a team the team's.
func (p *people) number(x *model.Player) cards.Field {
	f := field("no", p.say("No."), strconv.Itoa(x.Number), cards.Quiet, factSize)
	f.Number, f.IsNumber, f.Align = float64(x.Number), true, cards.Right
	return f
}

// members are the players of a team in board order; of a player, none.
func (p *people) members(team model.ID) []model.Player {
	var all []model.Player
	for i := range p.s.Teams {
		if p.s.Teams[i].ID != team {
			continue
		}
		for _, id := range p.s.Teams[i].Roster {
			if x := p.s.Player(id); x != nil {
				all = append(all, *x)
			}
		}
	}
	return all
}
