package charts

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

var TrophyReport = report.Report{ID: "trophy", Group: report.OfStandings, Name: phrase.New("Team trophy"), Part: true,
	Heed: report.AfterRound | report.ByUnplayed, For: report.Individual,
	Doc:  phrase.New("Team places from an individual event: the best scores of each club, the counting players marked."),
	Make: trophyOf}

// Trophy is the team places made from an individual section: each club's score
// and sums, below it the players who count, marked, and the one who would count
// next.
func Trophy(ts *tiebreaks.TrophyStandings, sh *model.Sheet, o report.Options) table.Document {
	d := report.Document(sh.Tournament, sh.Section, o)
	of := o.Say("Team trophy after round %d, best %d of each club", sh.Rounds, ts.Trophy.Counting)
	if ts.Category != "" {
		of = o.Say("Team trophy of %s after round %d, best %d of each club", ts.Category, sh.Rounds, ts.Trophy.Counting)
	}
	d.Subtitle = o.Under(d.Subtitle, of)
	t := table.Table{Name: o.Say("Trophy"), Columns: []table.Column{
		{ID: "rank", Title: o.Say("Place"), Align: table.Right, Frozen: true, Format: table.Whole},
		{ID: "team", Title: o.Say("Team"), Frozen: true},
		{ID: "player", Title: o.Say("Players")},
	}}
	for n, use := range ts.Columns {
		title, code := o.Word(use.Head()), use.Title()
		if n == 0 {
			title, code = o.Say("Pts"), ""
		}
		t.Columns = append(t.Columns, table.Column{ID: "tb:" + use.Code, Title: title, Code: code,
			Align: table.Right, Format: report.FormatOf(use), Tip: o.Word(use.Label())})
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
			next.Cells[2].Text = o.Say("next: %s", next.Cells[2].Text)
			t.Rows = append(t.Rows, next)
		}
	}
	t.Notes = append(t.Notes, o.Say("Who counts is marked; \"next\" is who would count next."))
	if ts.Trophy.OwnBest {
		t.Notes = append(t.Notes, o.Say("Each tie-break takes its own best among those level on the last "+
			"counting score: what stands in brackets is not in the sum above it."))
	}
	for _, use := range ts.Columns[1:] {
		t.Notes = append(t.Notes, o.Say("%s: sum of %s", o.Word(use.Head()),
			report.JoinNonEmpty(". ", o.Word(use.Label()), o.Word(ts.Rule(use)))))
	}
	t.Notes = append(t.Notes, o.Words(ts.Notes)...)
	if ts.Category != "" {
		t.Notes = append(t.Notes, undecided(o, sh.Tournament, sh.Section, ts.Category)...)
	}
	d.Tables = []table.Table{t}
	return d
}

func teamRow(ts *tiebreaks.TrophyStandings, k int, shared bool, o report.Options) table.Row {
	p := &ts.Places[k]
	place := report.Whole(p.Rank)
	if shared {
		place.Text += "="
	}
	ref := table.Ref{Kind: table.ToTrophySum, Section: int32(ts.Standings().Sheet.Section.ID), Place: k + 1, TieBreak: ts.Columns[0].Code}
	row := table.Row{Ref: ref, Mark: table.Strong,
		Cells: []table.Cell{place, table.Text(p.Team), table.Text(o.Say("%d of %d", len(p.Counting), p.Players))}}
	for n, use := range ts.Columns {
		cell := o.TrophySum(use, p, n)
		cell.Ref = ref
		cell.Ref.TieBreak = use.Code
		row.Cells = append(row.Cells, cell)
	}
	return row
}

// scorerRow is a player of a team. Somebody who is in some sum and not in others
// has the values that are in none in brackets.
func scorerRow(ts *tiebreaks.TrophyStandings, p *tiebreaks.TrophyPlace, s tiebreaks.Scorer, sh *model.Sheet, o report.Options) table.Row {
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
		cell := table.Cell{Text: o.Written(use, &s.Cells[n]), Mark: mark, Ref: ref}
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
func trophyOf(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
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
