package lists

import (
	"slices"
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	fixed "wallchart/pairing/draw"
	"wallchart/phrase"
)

var ScheduleReport = report.Report{ID: "schedule", Name: phrase.New("Schedule of all rounds"), For: report.AllPlayAll,
	Doc: phrase.New("For the notice board of an all-play-all: every round with its day and its pairs by starting number, White first, " +
		"and who has which number."),
	Make: report.OfSection(Schedule)}

// Schedule is the table of an all-play-all before it is played and while it is: the rounds that
// are paired as they are, and those to come as the system's table has them.
func Schedule(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	rounds := make([][]model.Pairing, 0, len(s.Rounds))
	for _, r := range s.Rounds {
		rounds = append(rounds, r.Pairings)
	}
	if all, err := fixed.Table(s); err == nil && len(all) > len(rounds) {
		rounds = append(rounds, all[len(rounds):]...)
	}
	if len(rounds) == 0 {
		return table.Document{}, phrase.Errorf("%s has no schedule yet: enter at least two players", s.Name)
	}
	doc := report.Document(t, s, o)
	doc.Subtitle = o.Under(doc.Subtitle, o.Say("Schedule of all rounds"))
	p, err := o.People(t, s, false)
	if err != nil {
		return table.Document{}, err
	}
	doc.Tables = []table.Table{scheduled(p, rounds), drawn(p)}
	return doc, nil
}

// scheduled is a line for each round: "1–6", a free round last.
func scheduled(p *report.People, rounds [][]model.Pairing) table.Table {
	number := map[model.ID]int{}
	for e := range p.Section.Everyone() {
		number[e.ID] = e.Number
	}
	boards, dated, rests := 0, false, false
	for r, pairings := range rounds {
		games := slices.DeleteFunc(slices.Clone(pairings), func(x model.Pairing) bool { return x.IsBye() })
		boards, rests = max(boards, len(games)), rests || len(games) < len(pairings)
		when := p.Section.When(r + 1)
		dated = dated || when != model.When{}
	}
	t := table.Table{Name: p.Say("Schedule"), Columns: []table.Column{
		{ID: "round", Title: p.Say("Round"), Align: table.Right, Format: table.Whole, Frozen: true}}}
	if dated {
		t.Columns = append(t.Columns, table.Column{ID: "when", Title: p.Say("Day")})
	}
	for b := range boards {
		t.Columns = append(t.Columns, table.Column{ID: "b" + strconv.Itoa(b+1), Title: strconv.Itoa(b + 1), Align: table.Centre,
			Tip: p.Say("Board %d", b+1)})
	}
	if rests {
		t.Columns = append(t.Columns, table.Column{ID: "rests", Title: p.Say("Free"), Align: table.Centre})
	}
	for r, pairings := range rounds {
		row := table.Row{Cells: []table.Cell{report.Whole(r + 1)}}
		if when := p.Section.When(r + 1); dated {
			row.Cells = append(row.Cells, table.Text(p.Start(when, " ")))
		}
		free, played := "", make([]table.Cell, 0, boards)
		for _, x := range pairings {
			if x.IsBye() {
				free = report.JoinNonEmpty(", ", free, strconv.Itoa(number[x.Sides[0]]))
				continue
			}
			played = append(played, table.Text(strconv.Itoa(number[x.Sides[0]])+"–"+strconv.Itoa(number[x.Sides[1]])))
		}
		row.Cells = append(append(row.Cells, played...), make([]table.Cell, boards-len(played))...)
		if rests {
			row.Cells = append(row.Cells, table.Text(free))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// drawn is who has which number.
func drawn(p *report.People) table.Table {
	t := table.Table{Name: p.Say("Numbers"), Title: p.Say("Starting numbers"), Columns: []table.Column{
		{ID: "no", Title: p.Say("No."), Align: table.Right, Format: table.Whole, Frozen: true}, {ID: "name", Title: p.Say("Name"), Frozen: true},
		{ID: "rating", Title: p.Say("Rtng"), Align: table.Right, Format: table.Whole}, {ID: "club", Title: p.Say("Club")}}}
	for i := range p.All {
		x := &p.All[i]
		row := table.Row{Cells: []table.Cell{report.Whole(x.Number), table.Text(report.Titled(x)), {}, table.Text(report.From(x))}}
		if r := p.Rating(x); r != "" {
			row.Cells[2] = table.Text(r)
			if n, err := strconv.Atoi(r); err == nil {
				row.Cells[2] = report.Whole(n)
			}
		}
		t.Rows = append(t.Rows, row)
	}
	return report.WithoutEmpty(t, "rating", "club")
}
