package lists

import (
	"fmt"
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var MatchesReport = report.Report{ID: "matches", Name: phrase.New("Matches of a round"), Round: true, For: report.Teams,
	Doc:  phrase.New("A round's matches with every board."),
	Make: report.OfSection(Matches)}

// Matches is a round of a team event with its boards: who sat where, and what
// came of it.
func Matches(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	if !s.Team() {
		return table.Document{}, phrase.Errorf("%s is a section of players, and only teams play matches", s.Name)
	}
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	doc := report.Document(t, s, o)
	doc.Subtitle = o.Under(doc.Subtitle, d.Heading("Matches of round %d"))
	tb := table.Table{Name: o.Say("Matches"), Grouped: o.Say("Match"), Columns: []table.Column{
		{ID: "board", Title: o.Say("Board"), Align: table.Right, Format: table.Whole},
		{ID: "first", Title: o.Say("Player"), Aside: o.Say("Colour")},
		{ID: "first-rating", Title: o.Say("Rtng"), Align: table.Right, Format: table.Whole},
		{ID: "result", Title: o.Say("Result"), Align: table.Centre, Write: true},
		{ID: "second", Title: o.Say("Opponent"), Aside: o.Say("Colour")},
		{ID: "second-rating", Title: o.Say("Rtng"), Align: table.Right, Format: table.Whole},
	}}
	for _, raw := range s.Rounds[d.RoundNo-1].Pairings {
		p := s.Settle(raw)
		if len(p.Games) == 0 {
			continue
		}
		title := fmt.Sprintf("%s - %s", d.Itself(d.team(&p, 0)), d.Itself(d.team(&p, 1)))
		if p.Board > 0 {
			title = strconv.Itoa(p.Board) + ". " + title
		}
		tb.Groups = append(tb.Groups, table.Group{Row: len(tb.Rows), Title: report.JoinNonEmpty("  ", title, d.result(&p).Text)})
		for b := range p.Games {
			tb.Rows = append(tb.Rows, d.Game(&p, b))
		}
	}
	if len(tb.Rows) == 0 {
		return table.Document{}, phrase.Errorf("round %d of %s has no board games: only the match scores are known", d.RoundNo, s.Name)
	}
	doc.Tables = []table.Table{report.WithoutEmpty(tb, "first-rating", "second-rating")}
	return doc, nil
}

// team is the name of a side with the average rating of those who sit, without the unrated.
func (d *draw) team(p *model.Pairing, side int) string {
	sum, n := 0, 0
	for _, g := range p.Games {
		if x := d.People[g.Players[side]]; x != nil {
			if r := d.Ratings.Of(x); r != 0 {
				sum += int(r)
				n++
			}
		}
	}
	name := d.Entries[p.Sides[side]].Name
	if n == 0 {
		return name
	}
	return d.Say("%s (average %d)", name, (2*sum+n)/(2*n))
}
