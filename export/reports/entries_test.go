package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/export/report/money"
	"wallchart/model"
	"wallchart/must"
)

// TestEntryList: everybody who has entered with fee, paid and owed; below it the sums, section by section and together. Of
// Kids, at 25 each, Ana has paid 25, Ben 10, Cleo plays free and Dan, who has left, owes 25: 75 owed, 35 paid, 15 + 25 open.
// Abe, in Open at 19.99, has paid 20.01, two cents too much: that pays for nobody else.
func TestEntryList(t *testing.T) {
	ev := atTheDoor()
	kids, open := ev.Sections[0], ev.Sections[1]
	open.Fee, open.Players[0].Paid, open.Players[0].State, open.Players[0].Rating = 1999, 2001, "NY", 1500
	doc, err := money.EntryList(ev, ev.Sections, report.Options{})
	if err != nil || doc.Subtitle != "Entries" || len(doc.Tables) != 2 {
		t.Fatalf("%q, %d tables, %v", doc.Subtitle, len(doc.Tables), err)
	}
	if got, want := listed(doc.Tables[0]), `no name section rating club state fee paid open
1|Ana|Kids||North||25.00|25.00|
2|Ben|Kids||||25.00|10.00|15.00!
3|Cleo|Kids||||0.00|0.00|
4|Dan|Kids||||25.00|0.00|25.00!
1|abe|Open|1500||NY|19.99|20.01|`; got != want {
		t.Errorf("the list is\n%s\nwant\n%s", got, want)
	}
	if got, want := listed(doc.Tables[1]), `section people fee paid open
Kids|4|75.00|35.00|40.00
Open|1|19.99|20.01|0.00
All sections|5|94.99|55.01|40.00`; got != want {
		t.Errorf("the sums are\n%s\nwant\n%s", got, want)
	}
	if got := doc.Tables[0].Columns[6].Title; got != "Fee ($)" {
		t.Errorf("the fees stand below %q", got)
	}
	if a := kids.Fees().Plus(open.Fees()); a.Owed != 9499 || a.Paid != 5501 || a.Open != 4000 {
		t.Errorf("the window shows %+v", a)
	}
	one, err := money.EntryList(ev, []*model.Section{kids}, report.Options{Category: "K-3"})
	if err != nil || one.Subtitle != "Kids: Entries, K-3" || listed(one.Tables[0]) != "no name club fee paid open\n1|Ana|North|25.00|25.00|" ||
		listed(one.Tables[1]) != "section people fee paid open\nKids|1|25.00|25.00|0.00" {
		t.Errorf("K-3: %q\n%s\n%s\n%v", one.Subtitle, listed(one.Tables[0]), listed(one.Tables[1]), err)
	}
	open.Fee, open.Players[0].Paid = 0, 0
	free, err := money.EntryList(ev, []*model.Section{open}, report.Options{})
	if err != nil || len(free.Tables) != 1 || listed(free.Tables[0]) != "no name rating state\n1|abe|1500|NY" {
		t.Errorf("without fees: %s, %v", listed(free.Tables[0]), err)
	}
	if _, err := money.EntryList(ev, nil, report.Options{}); err == nil || !strings.Contains(err.Error(), "enter players first") {
		t.Errorf("of nobody: %v", err)
	}
}

// TestEntryOrders: by name, rating and club all sections stand in one list, by number one after the other. The rating is
// the one that counts in each section.
func TestEntryOrders(t *testing.T) {
	ev := atTheDoor()
	ev.Federation = "USA" // where the national rating counts
	kids := ev.Sections[0].Players
	kids[0].NationalRating, kids[1].NationalRating, kids[2].Rating, ev.Sections[1].Players[0].NationalRating = 900, 1200, 1100, 1000
	kids[2].Club = "East"
	for by, want := range map[string]string{"": "Ana Ben Cleo Dan abe", "number": "Ana Ben Cleo Dan abe", "name": "abe Ana Ben Cleo Dan",
		"rating": "Ben Cleo abe Ana Dan", "club": "Cleo Ana abe Ben Dan"} {
		doc := must.Have(money.EntryList(ev, ev.Sections, report.Options{Grouping: by}))(t)
		if got := strings.Join(columnOf(doc.Tables[0], "name"), " "); got != want {
			t.Errorf("by %q: %s, want %s", by, got, want)
		}
	}
	if _, err := money.EntryList(ev, ev.Sections, report.Options{Grouping: "shoes"}); err == nil {
		t.Error("a list by shoes")
	}
	players := must.Have(lists.Players(ev, ev.Sections[0], report.Options{Grouping: "rating"}))(t)
	if got := strings.Join(columnOf(players.Tables[0], "name"), " "); got != "Ben Cleo Ana Dan" {
		t.Errorf("the list of players by the rating that counts: %s", got)
	}
}
