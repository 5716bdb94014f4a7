package reports_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	phrases "wallchart/assets/wording"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// valueOf reads a number as a person does: 3, 3.5, 3½, -½, and 2= for a shared place.
func valueOf(text string) (float64, bool) {
	if rest, ok := strings.CutPrefix(text, "-"); ok {
		n, reads := valueOf(rest)
		return -n, reads
	}
	text = strings.TrimSuffix(text, "=")
	part := 0.0
	for sign, value := range map[string]float64{"½": 0.5, "¼": 0.25, "¾": 0.75} {
		if whole, ok := strings.CutSuffix(text, sign); ok {
			if text, part = whole, value; text == "" {
				text = "0"
			}
		}
	}
	n, err := strconv.ParseFloat(text, 64)
	return n + part, err == nil
}

// TestNumbersAreWhatIsWritten in every document: a spreadsheet gets the number that
// the cell shows, and gets one wherever a column of numbers shows one.
func TestNumbersAreWhatIsWritten(t *testing.T) {
	numbers := 0
	for name, event := range events(t) {
		for _, s := range event.Sections {
			one := *event
			one.Sections = []*model.Section{s}
			st := standings(t, &one)
			for _, style := range []report.PointsStyle{report.Decimal, report.Fraction} {
				for _, r := range reports.For(s) {
					d, err := r.Document(st, report.Options{Points: style})
					if err != nil {
						continue
					}
					for _, tb := range d.Tables {
						numbers += checkNumbers(t, name+", "+r.ID, &tb)
					}
				}
			}
		}
	}
	if numbers < 5000 {
		t.Errorf("only %d numbers were read", numbers)
	}
}

func checkNumbers(t *testing.T, what string, tb *table.Table) (numbers int) {
	t.Helper()
	for _, row := range tb.Rows {
		for c, cell := range row.Cells {
			n, reads := valueOf(cell.Text)
			switch column := tb.Columns[c]; {
			case cell.IsNumber && (!reads || n != cell.Number):
				t.Errorf("%s, %s: %q is the number %g", what, column.ID, cell.Text, cell.Number)
			case strings.HasPrefix(column.ID, "tb:") && cell.Text == "0": // of a tie-break that separates nobody
			case !cell.IsNumber && reads && column.Format != table.General:
				t.Errorf("%s, %s: %q is no number", what, column.ID, cell.Text)
			case cell.IsNumber:
				numbers++
			}
		}
	}
	return numbers
}

// TestAveragesKeepTheirDecimals where points are written with fractions.
func TestAveragesKeepTheirDecimals(t *testing.T) {
	st := rank(t, fixture(t, "open8.tsv"), 3, "fide2026", "PTS", "AOB", "BH")
	decimal := charts.Standings(st, report.Options{}).Tables[0]
	fraction := charts.Standings(st, report.Options{Points: report.Fraction}).Tables[0]
	halves := 0
	for n := range decimal.Rows {
		cell := func(tb table.Table, id string) string { return tb.Rows[n].Cells[tb.Column(id)].Text }
		if a, b := cell(decimal, "tb:AOB"), cell(fraction, "tb:AOB"); a != b || !strings.Contains(a, ".") {
			t.Errorf("the average %q is written %q", a, b)
		}
		if b := cell(fraction, "tb:BH"); strings.Contains(b, ".") {
			t.Errorf("the sum is written %q", b)
		} else if strings.Contains(b, "½") {
			halves++
		}
	}
	if halves == 0 {
		t.Error("no sum has a half")
	}
}

// TestTheScoreIsNamedInTeamEvents alone: elsewhere there is only one.
func TestTheScoreIsNamedInTeamEvents(t *testing.T) {
	for what, c := range map[string]struct {
		st   *tiebreaks.Standings
		want bool
	}{"players": {standings(t, four()), false}, "teams": {rank(t, league(), 0, "us", "MPTS"), true}} {
		notes := charts.Standings(c.st, report.Options{}).Tables[0].Notes
		if got := slices.ContainsFunc(notes, func(n string) bool { return strings.HasPrefix(n, "Pts: ") }); got != c.want {
			t.Errorf("%s: the notes are %q", what, notes)
		}
	}
}

// TestBracketsInATrophy stand round the values that are in no sum, of those who count
// in another column.
func TestBracketsInATrophy(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(2, 1, 0), LastID: 6}
	for n, name := range []string{"Anna", "Ben", "Cleo", "Dan", "Eva", "Fay"} {
		club := "North"
		if n > 1 {
			club = "South"
		}
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: name, Club: club}})
	}
	pair := func(board int, a, b model.ID, x, y model.Outcome) model.Pairing {
		return model.Pairing{Board: board, Sides: [2]model.ID{a, b}, Outcomes: [2]model.Outcome{x, y}}
	}
	// Anna beats Cleo, then loses to Dan; Ben loses to Dan, then beats Cleo: a point each.
	// Anna's came first, so hers is the better progressive score; Ben had Black twice.
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{pair(1, 1, 3, model.Win, model.Loss), pair(2, 4, 2, model.Win, model.Loss),
			pair(3, 5, 6, model.Draw, model.Draw)}},
		{Pairings: []model.Pairing{pair(1, 4, 1, model.Win, model.Loss), pair(2, 3, 2, model.Loss, model.Win),
			pair(3, 6, 5, model.Win, model.Loss)}},
	}
	event := &model.Tournament{Name: "Spring", LastID: 1, Sections: []*model.Section{s}}
	ts := must.Have(catalogue.NewTrophy(event, s, model.Trophy{Counting: 1, OwnBest: true, TieBreaks: []string{"PS", "BPG"}}, 0))(t)
	tb := charts.Trophy(ts, ts.Standings().Sheet, report.Options{}).Tables[0]
	brackets := 0
	for k := range ts.Places {
		p := &ts.Places[k]
		for _, who := range p.Scorers() {
			at := slices.IndexFunc(tb.Rows, func(r table.Row) bool { return r.Cells[2].Text == who.Name })
			if at < 0 {
				t.Fatalf("%s is not in the table", who.Name)
			}
			for n := range ts.Columns {
				cell := tb.Rows[at].Cells[3+n]
				if in := !strings.HasPrefix(cell.Text, "("); in != p.Counts(who, n) || in != (cell.Mark == table.Counting) || in != cell.IsNumber {
					t.Errorf("%s, %s: %+v, in the sum %v", who.Name, ts.Columns[n].Code, cell, p.Counts(who, n))
				} else if !in {
					brackets++
				}
			}
		}
	}
	if brackets == 0 {
		t.Errorf("nothing stands in brackets:\n%s", written(tb))
	}
}

// TestUnratedInLineups: who has no rating is said in the document's language.
func TestUnratedInLineups(t *testing.T) {
	german := must.Have(phrases.Load("de"))(t)
	event := league()
	event.Sections[0].Players[1].Rating = 0
	for want, l := range map[string]phrase.Language{"unr.": nil, "ohne": german} {
		tb := must.Have(charts.Lineups(rank(t, event, 0, "us", "MPTS"), report.Options{Language: l}))(t).Tables[0]
		if c := tb.Rows[1].Cells[tb.Column("rating")]; c.Text != want || c.IsNumber {
			t.Errorf("%+v, want %q", c, want)
		}
	}
}
