package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/report/reasons"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
)

// TestCharts holds every form of chart against a copy that was read by eye.
func TestCharts(t *testing.T) {
	open := fixture(t, "open8.tsv")
	open.Name, open.Arbiter = "Harbour Open", "M. Stone"
	open.Sections[0].Players[7].Withdrawn = 5
	open.Sections[0].Planned = 5
	double := fixture(t, "double4.tsv")
	double.Name = "Club championship"
	double.Sections[0].Format = model.DoubleRoundRobin
	team := fixture(t, "team7.tsv")
	team.Name = "Regional, 8th/Under"
	team.Sections[0].Name = team.Name
	swiss := rank(t, open, 0, "fide2026", "PTS", "BH/C1", "BH", "SB")
	robin := rank(t, double, 0, "fide2026", "PTS", "SB", "WINS")
	teams := rank(t, team, 0, "us", "MPTS", "USATX2", "GAMES")
	fractions := report.Options{Points: report.Fraction}
	for name, doc := range map[string]table.Document{
		"open8-standings":    charts.Standings(swiss, report.Options{ScoreGroups: true}),
		"open8-us":           charts.Crosstable(swiss, report.US, report.Options{}),
		"open8-fide":         charts.Crosstable(swiss, report.FIDE, fractions),
		"open8-fide-numbers": charts.Crosstable(swiss, report.FIDE, report.Options{Opponents: report.ByNumber}),
		"open8-wallchart":    charts.Crosstable(swiss, report.WallChart, report.Options{}),
		"double4-grid":       charts.Crosstable(robin, report.Grid, fractions),
		"team7-standings":    charts.Standings(teams, report.Options{}),
		"team7-fide":         charts.Crosstable(teams, report.FIDE, fractions),
		"team7-wallchart":    charts.Crosstable(teams, report.WallChart, report.Options{}),
		"team7-grid":         charts.Crosstable(teams, report.Grid, fractions),
		"open8-categories":   must.Have(charts.Categories(swiss, report.Options{}))(t),
		"open8-pairings":     must.Have(lists.Pairings(open, open.Sections[0], report.Options{Round: 2}))(t),
		"open8-last-round":   must.Have(lists.Pairings(open, open.Sections[0], report.Options{}))(t),
		"open8-names":        must.Have(lists.PairingsByName(open, open.Sections[0], report.Options{Round: 2}))(t),
		"team7-pairings":     must.Have(lists.Pairings(team, team.Sections[0], report.Options{Round: 2}))(t),
		"team7-explain":      reasons.Explain(teams.Explain(0, 1), report.Options{}),
		"open8-trophy":       must.Have(trophy(swiss))(t),
		"open8-explain":      reasons.Explain(swiss.Explain(5, 1), report.Options{}),
		"team7-why":          reasons.Why(teams, 2, 3, report.Options{}),
	} {
		t.Run(name, func(t *testing.T) { golden(t, name, doc) })
	}
}

func trophy(st *tiebreaks.Standings) (table.Document, error) {
	r, err := reports.ByID("trophy")
	if err != nil {
		return table.Document{}, err
	}
	st.Sheet.Section.Trophy = &model.Trophy{Counting: 3, TieBreaks: []string{"BH"}}
	return r.Make(st, report.Options{})
}

// TestLegend: a chart on a wall explains its own columns: the long name of each
// tie-break and the rule it comes from, and where that matters how unplayed rounds
// count.
func TestLegend(t *testing.T) {
	st := rank(t, fixture(t, "team7.tsv"), 0, "us", "MPTS", "USATX2", "GAMES", "SOLKOFF")
	for _, style := range []report.Style{report.US, report.FIDE, report.Grid, report.WallChart} {
		notes := strings.Join(charts.Crosstable(st, style, report.Options{}).Tables[0].Notes, "\n")
		for n, use := range st.Columns {
			title := use.Head().String()
			if n == 0 {
				title = "Pts"
			}
			if want := title + ": " + use.Label().String(); !strings.Contains(notes, want) || !strings.Contains(notes, st.Rule(use).String()) {
				t.Errorf("style %d: the notes do not explain %s by %q and its rule:\n%s", style, use.Code, want, notes)
			}
		}
		if strings.Contains(notes, "FIDE") {
			t.Errorf("style %d: a US event is explained by FIDE's rules:\n%s", style, notes)
		}
		if want := "Unplayed rounds: " + st.Rules.Name.String(); !strings.Contains(notes, want) {
			t.Errorf("style %d: the notes lack %q", style, want)
		}
	}
	wins := charts.Standings(rank(t, fixture(t, "swiss15.tsv"), 0, "us", "PTS", "WIN"), report.Options{}).Tables[0].Notes
	if strings.Contains(strings.Join(wins, "\n"), "Unplayed") {
		t.Errorf("rules for unplayed rounds are cited though nothing depends on them: %q", wins)
	}
}

// TestEveryCellSaysWhatItIsAbout: a click must be able to edit a result and to
// explain a number, in every form of chart.
func TestEveryCellSaysWhatItIsAbout(t *testing.T) {
	event := fixture(t, "open8.tsv")
	s := event.Sections[0]
	st := rank(t, event, 0, "fide2026", "PTS", "BH", "SB")
	for _, style := range []report.Style{report.US, report.FIDE, report.WallChart} {
		chart := charts.Crosstable(st, style, report.Options{}).Tables[0]
		for _, row := range chart.Rows {
			e, ok := s.Entry(model.ID(row.Ref.Participant))
			if !ok {
				t.Fatalf("style %d: a row is about nobody", style)
			}
			if name := row.Cells[chart.Column("name")]; name.Text != e.Name || name.Ref.Kind != table.ToPlayer {
				t.Errorf("style %d: the row of %s bears the name %q", style, e.Name, name.Text)
			}
			for r := range s.Rounds {
				cell := row.Cells[chart.Column("r"+string(rune('1'+r)))]
				p, _ := s.Rounds[r].Find(e.ID)
				if p == nil {
					t.Fatalf("style %d: %s has no pairing in round %d", style, e.Name, r+1)
				}
				want := table.Ref{Kind: table.ToResult, Section: 1, Participant: int32(e.ID),
					Opponent: int32(p.Sides[1-p.Side(e.ID)]), Round: r + 1, Board: p.Board}
				if cell.Ref != want || !cell.Editable {
					t.Errorf("style %d: %s, round %d points at %+v (editable %v), want %+v", style, e.Name, r+1, cell.Ref, cell.Editable, want)
				}
			}
			if got := row.Cells[chart.Column("tb:SB")].Ref; got.Kind != table.ToTieBreak ||
				got.TieBreak != "SB" || got.Participant != row.Ref.Participant {
				t.Errorf("style %d: the Sonneborn-Berger of %s points at %+v", style, e.Name, got)
			}
			if got := row.Cells[chart.Column("tb:PTS")].Ref.Kind; got != table.ToScore {
				t.Errorf("style %d: the score of %s is of kind %d", style, e.Name, got)
			}
		}
	}
}

// TestOpponentsCanBeLookedUp: the number in a cell leads to a row whose own cell
// leads back, shared places or not.
func TestOpponentsCanBeLookedUp(t *testing.T) {
	event := fixture(t, "swiss15.tsv")
	st := rank(t, event, 0, "us", "PTS")
	for _, o := range []report.Options{{}, {Opponents: report.ByNumber}} {
		chart := charts.Crosstable(st, report.US, o).Tables[0]
		key := map[bool]string{true: "no", false: "line"}[o.Opponents == report.ByNumber]
		rows := map[string]table.Row{}
		for _, row := range chart.Rows {
			rows[row.Cells[chart.Column(key)].Text] = row
		}
		if len(rows) != len(chart.Rows) {
			t.Fatalf("%d lines for %d players have a number of their own", len(rows), len(chart.Rows))
		}
		for no, row := range rows {
			for r := 1; r <= 5; r++ {
				col := chart.Column("r" + string(rune('0'+r)))
				text := row.Cells[col].Text
				if strings.HasPrefix(text, "-") {
					continue
				}
				back := rows[text[1:]].Cells[col].Text
				if mirror := map[byte]string{'W': "L", 'L': "W", 'D': "D"}[text[0]] + no; back != mirror {
					t.Errorf("%s has %s in round %d, but %s has %s", no, text, r, text[1:], back)
				}
			}
		}
	}
}

// TestGridIsFilledOnTheDiagonalOnly: nobody plays himself, and each result has
// its counterpart across the diagonal.
func TestGridIsFilledOnTheDiagonalOnly(t *testing.T) {
	event := fixture(t, "double4.tsv")
	event.Sections[0].Format = model.DoubleRoundRobin
	chart := charts.Crosstable(rank(t, event, 0, "plain", "PTS"), report.Grid, report.Options{}).Tables[0]
	first := slices.IndexFunc(chart.Columns, func(c table.Column) bool { return strings.HasPrefix(c.ID, "vs") })
	other := strings.NewReplacer("1", "0", "0", "1", "+", "-", "-", "+")
	for n, row := range chart.Rows {
		for m := range chart.Rows {
			cell, across := row.Cells[first+m], chart.Rows[m].Cells[first+n]
			if (cell.Mark == table.Empty) != (n == m) {
				t.Errorf("line %d, column %d: mark %s", n+1, m+1, cell.Mark)
			}
			if n != m && other.Replace(cell.Text) != across.Text {
				t.Errorf("line %d, column %d: %q, and across %q", n+1, m+1, cell.Text, across.Text)
			}
		}
	}
}
