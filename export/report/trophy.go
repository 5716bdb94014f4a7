package report

import (
	"fmt"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// usualCounting is how many scores count where the section does not say.
const usualCounting = 4

// Trophy is the team places made from an individual section: each club's score
// and sums, below it the players who count, marked, and the one who would count
// next.
func Trophy(ts *tiebreaks.TrophyStandings, sh *model.Sheet, o Options) table.Document {
	d := document(sh.Tournament, sh.Section, o)
	d.Subtitle = joinNonEmpty(": ", d.Subtitle, fmt.Sprintf("Team trophy after round %d, best %d of each club", sh.Rounds, ts.Trophy.Counting))
	t := table.Table{Name: "Trophy", Columns: []table.Column{
		{ID: "rank", Title: "Place", Align: table.Right, Frozen: true, Format: table.Whole},
		{ID: "team", Title: "Team", Frozen: true},
		{ID: "player", Title: "Players"},
	}}
	for n, use := range ts.Columns {
		title := use.Title()
		if n == 0 {
			title = "Pts"
		}
		t.Columns = append(t.Columns, table.Column{ID: "tb:" + use.Code, Title: title, Align: table.Right, Format: formatOf(use), Tip: use.Label()})
	}
	shared := map[int]int{}
	for _, p := range ts.Places {
		shared[p.Rank]++
	}
	for k := range ts.Places {
		p := &ts.Places[k]
		t.Rows = append(t.Rows, teamRow(ts, p, shared[p.Rank] > 1, o))
		for _, s := range p.Counting {
			t.Rows = append(t.Rows, scorerRow(ts, s, table.Counting, sh, o))
		}
		if len(p.Next) > 0 {
			next := scorerRow(ts, p.Next[0], table.Plain, sh, o)
			next.Cells[2].Text = "next: " + next.Cells[2].Text
			t.Rows = append(t.Rows, next)
		}
	}
	t.Notes = append(t.Notes, "Who counts is marked; \"next\" is who would count next.")
	for _, use := range ts.Columns[1:] {
		t.Notes = append(t.Notes, use.Title()+": sum of "+joinNonEmpty(". ", use.Label(), use.TieBreak.Rule))
	}
	t.Notes = append(t.Notes, ts.Notes...)
	d.Tables = []table.Table{t}
	return d
}

func teamRow(ts *tiebreaks.TrophyStandings, p *tiebreaks.TrophyPlace, shared bool, o Options) table.Row {
	place := whole(p.Rank)
	if shared {
		place.Text += "="
	}
	row := table.Row{Mark: table.Strong, Cells: []table.Cell{place, table.Text(p.Team), table.Text(fmt.Sprintf("%d of %d", len(p.Counting), p.Players))}}
	for n, use := range ts.Columns {
		x := tiebreaks.Cell{Value: p.Sums[n], Text: p.Texts[n], Defined: true}
		row.Cells = append(row.Cells, table.Num(o.written(use, &x), float64(p.Sums[n])/100))
	}
	return row
}

func scorerRow(ts *tiebreaks.TrophyStandings, s tiebreaks.Scorer, mark table.Mark, sh *model.Sheet, o Options) table.Row {
	ref := table.Ref{Kind: table.ToPlayer, Section: int32(sh.Section.ID), Participant: int32(sh.Lines[s.Index].ID)}
	row := table.Row{Ref: ref, Cells: []table.Cell{{}, {}, {Text: s.Name, Mark: mark, Ref: ref}}}
	for n, use := range ts.Columns {
		cell := table.Cell{Text: o.written(use, &s.Cells[n]), Mark: mark, Ref: ref}
		cell.Ref.Kind, cell.Ref.TieBreak = table.ToTieBreak, use.Code
		if s.Cells[n].Defined {
			cell.IsNumber, cell.Number = true, float64(s.Cells[n].Value)/100
		}
		row.Cells = append(row.Cells, cell)
	}
	return row
}

// trophyOf is the trophy report of a section: by its own rules, or where it has
// none the best four of each club with the section's tie-breaks.
func trophyOf(st *tiebreaks.Standings, o Options) (table.Document, error) {
	s := st.Sheet.Section
	rules := s.Trophy
	if rules == nil {
		rules = &model.Trophy{Counting: usualCounting}
		for _, use := range st.Columns[1:] {
			if use.TieBreak.Each != nil {
				rules.TieBreaks = append(rules.TieBreaks, use.Code)
			}
		}
	}
	ts, err := tiebreaks.NewTrophy(st.Sheet.Tournament, s, *rules, st.Sheet.Rounds)
	if err != nil {
		return table.Document{}, err
	}
	if len(ts.Places) == 0 {
		return table.Document{}, fmt.Errorf("%s has no club with players enough for a trophy: enter the players' clubs or schools first", s.Name)
	}
	return Trophy(ts, st.Sheet, o), nil
}
