package reports_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/export/csv"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/export/text"
	"wallchart/files/crosstable"
	"wallchart/files/crosstable/crosstabletest"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestChartsCanBeReadAgain: what is printed as a US chart, as plain text or for a
// spreadsheet, is a pasted crosstable for whoever gets it, and it becomes the same
// event.
func TestChartsCanBeReadAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		event := drawn(t)
		st := must.Have(catalogue.Rank(model.NewSheet(event, event.Sections[0], 0), nil, tiebreaks.RuleSets[0]))(t)
		doc := charts.Crosstable(st, report.US, report.Options{})
		doc.Tables[0].Notes = nil
		var b strings.Builder
		write := rapid.SampledFrom([]func() error{
			func() error { return text.Write(&b, doc, text.Options{}) },
			func() error { return csv.Write(&b, doc, csv.Options{Delimiter: '\t'}) },
		}).Draw(t, "format")
		must.Do(t, write())
		read, err := crosstable.ReadText(b.String())
		if err != nil {
			t.Fatalf("%v\n%s", err, b.String())
		}
		if !crosstabletest.Good(read) {
			t.Fatalf("%v %v\n%s", read.Problems, crosstabletest.Lost(read), b.String())
		}
		if got, want := lines(read.Tournament), lines(event); got != want {
			t.Errorf("read again it is\n%s\nand was\n%s\nprinted as\n%s", got, want, b.String())
		}
	})
}

// TestEveryHeadIsReadBack: what stands over a column of a tie-break names it again, with its modifiers.
func TestEveryHeadIsReadBack(t *testing.T) {
	for _, tb := range catalogue.All {
		codes := []string{tb.Code}
		for _, form := range []string{":MP", ":GP"} {
			if tb.Allows(tiebreaks.ModScore) {
				codes = append(codes, tb.Code+form)
			}
		}
		for _, c := range codes {
			for _, form := range append(tb.Forms(), tb.Code+"/M2", tb.Code+"/L-2") {
				modified := c + strings.TrimPrefix(form, tb.Code)
				if _, err := catalogue.Parse(modified); err == nil {
					codes = append(codes, modified)
				}
			}
		}
		for _, code := range codes {
			use := must.Have(catalogue.Parse(code))(t)
			head := use.Head().String()
			text := "No.  Name  Rtng  Rnd 1  Pts  " + head + "\n---  ----  ----  -----  ---  " + strings.Repeat("-", max(4, len([]rune(head)))) +
				"\n  1  Ash   1500  W2     1.0  0.0\n  2  Bea   1400  L1     0.0  1.0\n"
			read, err := crosstable.ReadText(text)
			if err != nil || len(read.Printed) != 1 {
				t.Errorf("the column %q is read as no tie-break (%v): its head belongs into ownHeads, files/crosstable/ownheads.go", head, err)
				continue
			}
			if got, err := catalogue.Parse(read.Printed[0].Code); err != nil || got.Code != use.Code {
				t.Errorf("%q is read as %q, not as %s: %v", head, read.Printed[0].Code, use.Code, err)
			}
		}
	}
}

// drawn is an event of some players, some without ratings, with results and byes
// of every kind that a US chart can hold.
func drawn(t *rapid.T) *model.Tournament {
	n := rapid.IntRange(3, 12).Draw(t, "players")
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(2, 1, 0), LastID: model.ID(n)}
	for i := range n {
		s.Players = append(s.Players, model.Player{
			Entry:  model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: "Player " + string(rune('A'+i))},
			Rating: model.Rating(rapid.SampledFrom([]int{0, 900, 1450, 2210}).Draw(t, "rating")),
		})
	}
	if rapid.Bool().Draw(t, "states") { // then there is a second line under the name
		for i := range s.Players {
			p := &s.Players[i]
			p.State = rapid.SampledFrom([]string{"NY", "MA", ""}[:min(2+i, 3)]).Draw(t, "state") // the first has one
			p.NationalID = rapid.SampledFrom([]string{"", fmt.Sprint(12345678 + i)}).Draw(t, "id")
		}
	}
	results := [][2]model.Outcome{
		{model.Win, model.Loss}, {model.Draw, model.Draw}, {model.Loss, model.Win},
		{model.ForfeitWin, model.ForfeitLoss}, {model.ForfeitLoss, model.ForfeitWin},
	}
	met := map[[2]int]bool{}
	for range rapid.IntRange(1, 5).Draw(t, "rounds") {
		var r model.Round
		order := rapid.Permutation(everybody(n)).Draw(t, "order")
		for len(order) > 0 {
			a := order[0]
			order = order[1:]
			if len(order) > 0 && !met[[2]int{a, order[0]}] {
				b := order[0]
				order = order[1:]
				met[[2]int{a, b}], met[[2]int{b, a}] = true, true
				r.Pairings = append(r.Pairings, model.Pairing{
					Board: len(r.Pairings) + 1, NoColours: true,
					Sides: [2]model.ID{model.ID(a + 1), model.ID(b + 1)}, Outcomes: rapid.SampledFrom(results).Draw(t, "result"),
				})
				continue
			}
			bye := rapid.SampledFrom([]model.Outcome{model.FullBye, model.HalfBye, model.ZeroBye}).Draw(t, "bye")
			r.Pairings = append(r.Pairings, model.Pairing{Sides: [2]model.ID{model.ID(a + 1)}, Outcomes: [2]model.Outcome{bye}})
		}
		if !slices.ContainsFunc(r.Pairings, func(p model.Pairing) bool { return !p.IsBye() }) {
			break // byes alone are a round that has not begun
		}
		s.Rounds = append(s.Rounds, r)
	}
	return &model.Tournament{Name: "Open", LastID: 1, Sections: []*model.Section{s}}
}

func everybody(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

// lines is all that a chart says of an event, by name: ratings, scores, and for
// each round what came of it against whom.
func lines(t *model.Tournament) string {
	sh := model.NewSheet(t, t.Sections[0], len(t.Sections[0].Rounds))
	byName := map[string]string{}
	for i := range sh.Lines {
		l := &sh.Lines[i]
		p := t.Sections[0].Player(l.ID)
		s := fmt.Sprintf("%s %s %s %s %s", l.Name, p.From(), p.NationalID, l.Rating, l.Games)
		for _, c := range l.Cells {
			s += " " + string(c.Outcome.US())
			if c.Opponent >= 0 {
				s += sh.Lines[c.Opponent].Name
			}
		}
		byName[l.Name] = s
	}
	var all []string
	for i := range len(byName) {
		all = append(all, byName["Player "+string(rune('A'+i))])
	}
	return strings.Join(all, "\n")
}

// TestGridAndChartAgree: the two forms of one event say the same of every pair.
func TestGridAndChartAgree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		event := drawn(t)
		st := must.Have(catalogue.Rank(model.NewSheet(event, event.Sections[0], 0), nil, tiebreaks.RuleSets[0]))(t)
		grid := charts.Crosstable(st, report.Grid, report.Options{}).Tables[0]
		chart := charts.Crosstable(st, report.US, report.Options{}).Tables[0]
		signs := map[string]byte{"1": 'W', "½": 'D', "0": 'L', "+": 'X', "-": 'F'}
		for n, row := range grid.Rows {
			var want, got []string
			for m := range grid.Rows {
				no := st.Sheet.Lines[st.Places[m].Index].Number
				if cell := row.Cells[grid.Column(fmt.Sprintf("vs%d", no))]; m != n && cell.Text != "." {
					want = append(want, fmt.Sprintf("%c%d", signs[cell.Text], m+1))
				}
			}
			for _, cell := range chart.Rows[n].Cells {
				if cell.Ref.Kind == table.ToResult && cell.Ref.Opponent != 0 {
					got = append(got, cell.Text)
				}
			}
			if fmt.Sprint(sorted(got)) != fmt.Sprint(sorted(want)) {
				t.Fatalf("line %d: the chart has %v, the grid %v", n+1, got, want)
			}
		}
	})
}

func sorted(words []string) []string {
	slices.Sort(words)
	return words
}
