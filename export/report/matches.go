package report

import (
	"fmt"
	"strconv"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// Matches is a round of a team event with its boards: who sat where, and what
// came of it.
func Matches(t *model.Tournament, s *model.Section, o Options) (table.Document, error) {
	if !s.Team() {
		return table.Document{}, phrase.Errorf("%s is a section of players, and only teams play matches", s.Name)
	}
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	doc := document(t, s, o)
	doc.Subtitle = o.under(doc.Subtitle, d.heading("Matches of round %d"))
	tb := table.Table{Name: o.say("Matches"), Grouped: o.say("Match"), Columns: []table.Column{
		{ID: "board", Title: o.say("Board"), Align: table.Right, Format: table.Whole},
		{ID: "first", Title: o.say("Player"), Aside: o.say("Colour")},
		{ID: "first-rating", Title: o.say("Rtng"), Align: table.Right, Format: table.Whole},
		{ID: "result", Title: o.say("Result"), Align: table.Centre, Write: true},
		{ID: "second", Title: o.say("Opponent"), Aside: o.say("Colour")},
		{ID: "second-rating", Title: o.say("Rtng"), Align: table.Right, Format: table.Whole},
	}}
	for _, raw := range s.Rounds[d.round-1].Pairings {
		p := s.Settle(raw)
		if len(p.Games) == 0 {
			continue
		}
		title := fmt.Sprintf("%s - %s", d.itself(d.team(&p, 0)), d.itself(d.team(&p, 1)))
		if p.Board > 0 {
			title = strconv.Itoa(p.Board) + ". " + title
		}
		tb.Groups = append(tb.Groups, table.Group{Row: len(tb.Rows), Title: joinNonEmpty("  ", title, d.result(&p).Text)})
		for b := range p.Games {
			tb.Rows = append(tb.Rows, d.game(&p, b))
		}
	}
	if len(tb.Rows) == 0 {
		return table.Document{}, phrase.Errorf("round %d of %s has no board games: only the match scores are known", d.round, s.Name)
	}
	doc.Tables = []table.Table{withoutEmpty(tb, "first-rating", "second-rating")}
	return doc, nil
}

// team is the name of a side with the average rating of those who sit, without the unrated.
func (d *draw) team(p *model.Pairing, side int) string {
	sum, n := 0, 0
	for _, g := range p.Games {
		if x := d.people[g.Players[side]]; x != nil {
			if r := d.ratings.Of(x); r != 0 {
				sum += int(r)
				n++
			}
		}
	}
	name := d.entries[p.Sides[side]].Name
	if n == 0 {
		return name
	}
	return d.say("%s (average %d)", name, (2*sum+n)/(2*n))
}

func (d *draw) game(p *model.Pairing, b int) table.Row {
	g := &p.Games[b]
	row := table.Row{Cells: []table.Cell{whole(b + 1), {}, {}, {Text: model.ResultText(g.Outcomes), Editable: true}, {}, {}}}
	ref := table.Ref{Kind: table.ToBoardGame, Section: int32(d.s.ID), Participant: int32(p.Sides[0]),
		Opponent: int32(p.Sides[1]), Round: d.round, Board: b + 1}
	row.Ref, row.Cells[3].Ref = ref, ref
	for side, at := range [2]int{1, 4} {
		if player := d.people[g.Players[side]]; player != nil {
			row.Cells[at].Text = titled(player)
			if r := d.ratings.Of(player); r != 0 {
				row.Cells[at+1] = ratingCell(r)
			}
		}
		if !p.NoColours {
			colour := d.say("(b)")
			if int(g.White) == side {
				colour = d.say("(w)")
			}
			row.Cells[at].Text, row.Cells[at].Aside = joinNonEmpty(" ", row.Cells[at].Text, colour), colour
		}
	}
	if g.Outcomes[0] == model.Pending {
		row.Cells[3].Mark = table.Pending
	}
	return row
}
