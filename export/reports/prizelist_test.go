package reports_test

import (
	"strings"
	"testing"

	"wallchart/assets/wording"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
)

// winners is the event of the sums (whys) with prizes: Ana 2½, Ben, Cy and Dee as they stand there.
func winners() *model.Tournament {
	ev := *whys()
	s := *ev.Sections[0]
	ev.Sections = []*model.Section{&s}
	ev.Currency = "$"
	s.Fund = &model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 10000, Trophy: "cup"},
		{Name: "2nd", Amount: 5050}, {Name: "3rd", Amount: 2000},
		{Name: "U1000", Amount: 3000, Rule: "U1000"}, {Name: "Best game", Amount: 1000, Rule: "by hand"}}}
	return &ev
}

// TestPrizes reads the list back: who, how much, of what, and that the total is the sum of the lines.
func TestPrizes(t *testing.T) {
	ev := winners()
	st := rank(t, ev, 0, "plain", "SOLKOFF", "DE")
	r, err := reports.ByID("prizes")
	if err != nil {
		t.Fatal(err)
	}
	doc, err := r.Make(st, report.Options{Sums: true})
	if err != nil {
		t.Fatal(err)
	}
	tb := doc.Tables[0]
	var total float64
	for n, row := range tb.Rows {
		amount := row.Cells[tb.Column("amount")]
		if row.Mark == table.Total {
			if amount.Number != total || n != len(tb.Rows)-1 {
				t.Errorf("the total is %v, the lines come to %v", amount.Number, total)
			}
			continue
		}
		if total += amount.Number; amount.Sum == nil || !strings.HasSuffix(amount.Sum.Total, strings.TrimPrefix(amount.Text, "$")) {
			t.Errorf("%s: %s opens to %+v", row.Cells[tb.Column("name")].Text, amount.Text, amount.Sum)
		}
	}
	same(t, "prizes", doc)
	german, err := wording.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	if doc, err = r.Make(st, report.Options{Language: german}); err != nil {
		t.Fatal(err)
	}
	same(t, "prizes-german", doc)
	_, err = r.Make(rank(t, whys(), 0, "plain"), report.Options{})
	if err == nil || !strings.Contains(err.Error(), "has no prizes: enter them first") {
		t.Errorf("without prizes: %v", err)
	}
}

// TestReceipts: a card for each who wins money, with his amount and a line to sign; the certificates name the prize.
func TestReceipts(t *testing.T) {
	ev := winners()
	st := rank(t, ev, 0, "plain", "SOLKOFF", "DE")
	make := func(id string, o report.Options) (table.Document, error) {
		r := must.Have(reports.ByID(id))(t)
		return r.Make(st, o)
	}
	list := must.Have(make("prizes", report.Options{}))(t)
	doc := must.Have(make("receipts", report.Options{}))(t)
	of, cards := list.Tables[0], doc.Tables[0]
	n := 0
	for _, row := range of.Rows {
		if row.Mark == table.Total || row.Cells[of.Column("amount")].Text == "" {
			continue
		}
		card := cards.Rows[n]
		for _, id := range []string{"name", "prize", "amount"} {
			if got, want := card.Cells[cards.Column(id)].Text, row.Cells[of.Column(id)].Text; got != want {
				t.Errorf("%s on the receipt is %q, in the list %q", id, got, want)
			}
		}
		n++
	}
	if n == 0 || n != len(cards.Rows) || len(cards.Cards.Cards) != n {
		t.Errorf("%d receipts for %d who win money", len(cards.Rows), n)
	}
	same(t, "receipts", doc)
	certificates := must.Have(make("certificates", report.Options{Places: 1}))(t)
	tb := certificates.Tables[0]
	if got := tb.Rows[0].Cells[tb.Column("prize")].Text; got != "Prize: 1st (cup)" {
		t.Errorf("the first certificate names %q", got)
	}
	st.Sheet.Section.Fund = &model.Fund{Prizes: []model.Prize{{Name: "1st", Trophy: "cup"}}}
	if _, err := make("receipts", report.Options{}); err == nil || !strings.Contains(err.Error(), "no receipts") {
		t.Errorf("with a trophy alone: %v", err)
	}
}

// TestPrizeWinners: rows and columns of one table: what the winners of the prizes get is what the list of winners says, prize by prize.
func TestPrizeWinners(t *testing.T) {
	ev := winners()
	fund := *ev.Sections[0].Fund
	fund.Prizes = append(fund.Prizes, model.Prize{Name: "Share", Share: 1250, Rule: "place"}, model.Prize{Name: "4th", Amount: 501})
	fund.BasedOn, fund.Least, fund.Fees = 40, 50, 10000
	fund.Prizes[0].Guaranteed = true
	ev.Sections[0].Fund = &fund
	st := rank(t, ev, 0, "plain", "SOLKOFF", "DE")
	made := func(id string) table.Table {
		r := must.Have(reports.ByID(id))(t)
		doc := must.Have(r.Make(st, report.Options{Sums: true}))(t)
		if id == "prize-winners" {
			same(t, id, doc)
		}
		return doc.Tables[0]
	}
	pieces := map[string]map[string]string{}
	winners := made("prizes")
	for _, row := range winners.Rows {
		if s := row.Cells[winners.Column("amount")].Sum; s != nil {
			for _, p := range s.Parts {
				if pieces[p.Who] == nil {
					pieces[p.Who] = map[string]string{}
				}
				pieces[p.Who][strings.SplitN(s.Title, ":", 2)[0]] = p.Amount
			}
		}
	}
	list := made("prize-winners")
	for _, row := range list.Rows {
		name, sum := row.Cells[0].Text, row.Cells[list.Column("amount")].Sum
		if sum == nil {
			t.Errorf("%s opens to nothing", name)
			continue
		}
		n := 0
		for _, p := range sum.Parts {
			if p.Who == "Not awarded" {
				continue
			}
			if n++; pieces[name][p.Who] != p.Amount {
				t.Errorf("of %s %s gets %s, and in the list of winners %q", name, p.Who, p.Amount, pieces[name][p.Who])
			}
		}
		if n != len(pieces[name]) {
			t.Errorf("%s has %d winners, and in the list of winners %d", name, n, len(pieces[name]))
		}
	}
}

// TestCeremony: they are called up from the last of the standings to the first, everybody who wins something once.
func TestCeremony(t *testing.T) {
	ev := winners()
	ev.Sections[0].Fund.Prizes[4].Winner = ev.Sections[0].Players[3].ID
	r := must.Have(reports.ByID("ceremony"))(t)
	doc := must.Have(r.Make(rank(t, ev, 0, "plain", "SOLKOFF", "DE"), report.Options{}))(t)
	tb := doc.Tables[0]
	var got []string
	for _, row := range tb.Rows {
		line := ""
		for _, id := range []string{"call", "name", "rank", "prize", "amount"} {
			line += row.Cells[tb.Column(id)].Text + "|"
		}
		got = append(got, line)
		if row.Cells[tb.Column("done")].Mark != table.Box {
			t.Errorf("%s has no box", line)
		}
	}
	const want = "1|Dee|4|Best game|$10.00|\n2|Ben|3|2nd, 3rd|$35.25|\n3|Ana|2|2nd, 3rd|$35.25|\n4|Cy|1|1st (cup)|$100.00|"
	if text := strings.Join(got, "\n"); text != want {
		t.Errorf("called up are\n%s\nwant\n%s", text, want)
	}
}

// TestPrizesOfOneName: who shares prizes that are all called "Place" has "Place", once.
func TestPrizesOfOneName(t *testing.T) {
	ev := winners()
	s := ev.Sections[0]
	s.Fund = &model.Fund{Prizes: []model.Prize{{Name: "Place", Amount: 10000}, {Name: "Place", Amount: 5000}, {Name: "Place", Amount: 2000},
		{Name: "Place", Amount: 1000}}}
	doc := must.Have(mustReport(t, "prizes").Make(rank(t, ev, 0, "plain"), report.Options{}))(t)
	tb := doc.Tables[0]
	for _, row := range tb.Rows {
		if got := row.Cells[tb.Column("prize")].Text; row.Mark != table.Total && got != "Place" {
			t.Errorf("%s has %q", row.Cells[tb.Column("name")].Text, got)
		}
	}
}

func mustReport(t *testing.T, id string) report.Report {
	t.Helper()
	return must.Have(reports.ByID(id))(t)
}
