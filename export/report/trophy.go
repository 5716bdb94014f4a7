package report

import (
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// Trophy is the team places made from an individual section: each club's score
// and sums, below it the players who count, marked, and the one who would count
// next.
func Trophy(ts *tiebreaks.TrophyStandings, sh *model.Sheet, o Options) table.Document {
	d := document(sh.Tournament, sh.Section, o)
	of := o.say("Team trophy after round %d, best %d of each club", sh.Rounds, ts.Trophy.Counting)
	if ts.Category != "" {
		of = o.say("Team trophy of %s after round %d, best %d of each club", ts.Category, sh.Rounds, ts.Trophy.Counting)
	}
	d.Subtitle = o.under(d.Subtitle, of)
	t := table.Table{Name: o.say("Trophy"), Columns: []table.Column{
		{ID: "rank", Title: o.say("Place"), Align: table.Right, Frozen: true, Format: table.Whole},
		{ID: "team", Title: o.say("Team"), Frozen: true},
		{ID: "player", Title: o.say("Players")},
	}}
	for n, use := range ts.Columns {
		title, code := o.word(use.Head()), use.Title()
		if n == 0 {
			title, code = o.say("Pts"), ""
		}
		t.Columns = append(t.Columns, table.Column{ID: "tb:" + use.Code, Title: title, Code: code,
			Align: table.Right, Format: FormatOf(use), Tip: o.word(use.Label())})
	}
	shared := map[int]int{}
	for _, p := range ts.Places {
		shared[p.Rank]++
	}
	for k := range ts.Places {
		p := &ts.Places[k]
		t.Rows = append(t.Rows, teamRow(ts, k, shared[p.Rank] > 1, o))
		for _, s := range p.Scorers() {
			t.Rows = append(t.Rows, scorerRow(ts, p, s, sh, o))
		}
		if others := p.Others(); len(others) > 0 {
			next := scorerRow(ts, p, others[0], sh, o)
			next.Cells[2].Text = o.say("next: %s", next.Cells[2].Text)
			t.Rows = append(t.Rows, next)
		}
	}
	t.Notes = append(t.Notes, o.say("Who counts is marked; \"next\" is who would count next."))
	if ts.Trophy.OwnBest {
		t.Notes = append(t.Notes, o.say("Each tie-break takes its own best among those level on the last "+
			"counting score: what stands in brackets is not in the sum above it."))
	}
	for _, use := range ts.Columns[1:] {
		t.Notes = append(t.Notes, o.say("%s: sum of %s", o.word(use.Head()),
			joinNonEmpty(". ", o.word(use.Label()), o.word(ts.Rule(use)))))
	}
	t.Notes = append(t.Notes, o.words(ts.Notes)...)
	if ts.Category != "" {
		t.Notes = append(t.Notes, o.undecided(sh.Tournament, sh.Section, ts.Category)...)
	}
	d.Tables = []table.Table{t}
	return d
}

func teamRow(ts *tiebreaks.TrophyStandings, k int, shared bool, o Options) table.Row {
	p := &ts.Places[k]
	place := whole(p.Rank)
	if shared {
		place.Text += "="
	}
	ref := table.Ref{Kind: table.ToTrophySum, Section: int32(ts.Standings().Sheet.Section.ID), Place: k + 1, TieBreak: ts.Columns[0].Code}
	row := table.Row{Ref: ref, Mark: table.Strong,
		Cells: []table.Cell{place, table.Text(p.Team), table.Text(o.say("%d of %d", len(p.Counting), p.Players))}}
	for n, use := range ts.Columns {
		cell := o.sum(use, p, n)
		cell.Ref = ref
		cell.Ref.TieBreak = use.Code
		row.Cells = append(row.Cells, cell)
	}
	return row
}

// sum is a team's sum in one column.
func (o Options) sum(use tiebreaks.Use, p *tiebreaks.TrophyPlace, column int) table.Cell {
	x := tiebreaks.Cell{Value: p.Sums[column], Text: p.Texts[column], Defined: true}
	return table.Num(o.written(use, &x), float64(p.Sums[column])/100)
}

// scorerRow is a player of a team. Somebody who is in some sum and not in others
// has the values that are in none in brackets.
func scorerRow(ts *tiebreaks.TrophyStandings, p *tiebreaks.TrophyPlace, s tiebreaks.Scorer, sh *model.Sheet, o Options) table.Row {
	somewhere := false
	for n := range ts.Columns {
		somewhere = somewhere || p.Counts(s, n)
	}
	mark := table.Plain
	if somewhere {
		mark = table.Counting
	}
	ref := table.Ref{Kind: table.ToPlayer, Section: int32(sh.Section.ID), Participant: int32(sh.Lines[s.Index].ID)}
	row := table.Row{Ref: ref, Under: true, Cells: []table.Cell{{}, {}, {Text: s.Name, Mark: mark, Ref: ref}}}
	for n, use := range ts.Columns {
		cell := table.Cell{Text: o.written(use, &s.Cells[n]), Mark: mark, Ref: ref}
		out := somewhere && !p.Counts(s, n)
		if out {
			cell.Text, cell.Mark = "("+cell.Text+")", table.Plain
		}
		cell.Ref.Kind, cell.Ref.TieBreak = table.ToTieBreak, use.Code
		if s.Cells[n].Defined && !out {
			cell.IsNumber, cell.Number = true, float64(s.Cells[n].Value)/100
		}
		row.Cells = append(row.Cells, cell)
	}
	return row
}

// trophyOf is the trophy report of a section, with the tie-breaks that the screen
// shows.
func trophyOf(st *tiebreaks.Standings, o Options) (table.Document, error) {
	s := st.Sheet.Section
	ts, err := catalogue.NewTrophyOf(st.Sheet.Tournament, s, catalogue.TrophyOf(st), st.Sheet.Rounds, o.Category)
	if err != nil {
		return table.Document{}, err
	}
	if len(ts.Places) == 0 && ts.Category != "" {
		return table.Document{}, phrase.Errorf("%s has no club with players enough in %s for a trophy: "+
			"enter the players' clubs or schools first, or look at the category's rule", s.Name, ts.Category)
	}
	if len(ts.Places) == 0 {
		return table.Document{}, phrase.Errorf("%s has no club with players enough for a trophy: "+
			"enter the players' clubs or schools first", s.Name)
	}
	return Trophy(ts, st.Sheet, o), nil
}
