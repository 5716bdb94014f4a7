package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
)

// atTheDoor is two sections: of Kids, which costs 25, Ana (1) has come and paid, Ben (2) has paid 10, Cleo (3) has asked for a
// half-point bye in the first round, Dan (4) has left; of Open, which costs nothing, Abe (1) has not come.
func atTheDoor() *model.Tournament {
	entry := func(id int, name, club string) model.Player {
		return model.Player{Entry: model.Entry{ID: model.ID(id), Number: id, Name: name, Club: club}}
	}
	kids := &model.Section{ID: 1, Name: "Kids", Fee: 2500, LastID: 4, Planned: 3, Scoring: model.Classic(2, 1, 0),
		Categories: []string{"K-3"}, Players: []model.Player{
			entry(1, "Ana", "North"), entry(2, "Ben", ""), entry(3, "Cleo", ""), entry(4, "Dan", "")}}
	kids.Players[0].Present, kids.Players[0].Paid, kids.Players[0].Grade = true, model.InFull, "2"
	kids.Players[1].Paid, kids.Players[2].Fee = 1000, model.Free
	kids.Players[2].Byes = []model.ByeRequest{{Round: 1, Kind: model.HalfBye}}
	kids.Players[3].Withdrawn = 1
	open := &model.Section{ID: 2, Name: "Open", LastID: 1, Scoring: model.Classic(2, 1, 0), Players: []model.Player{entry(1, "abe", "")}}
	return (&model.Tournament{Name: "Spring", Currency: "$", City: "Graz"}).With(kids).With(open)
}

// listed is a table line by line, what is boxed in brackets.
func listed(tb table.Table) string {
	var lines []string
	for _, c := range tb.Columns {
		lines = append(lines, c.ID)
	}
	lines = []string{strings.Join(lines, " ")}
	for _, r := range tb.Rows {
		var cells []string
		for _, c := range r.Cells {
			if c.Mark == table.Box {
				c.Text = "[" + c.Text + "]"
			}
			if c.Mark == table.Strong {
				c.Text += "!"
			}
			cells = append(cells, c.Text)
		}
		lines = append(lines, strings.Join(cells, "|"))
	}
	return strings.Join(append(lines, tb.Notes...), "\n")
}

// TestTheListForTheDoor: everybody who takes part in the round to be played, by name, of several sections with the section;
// columns in which nothing stands are left out.
func TestTheListForTheDoor(t *testing.T) {
	ev := atTheDoor()
	kids, open := ev.Sections[0], ev.Sections[1]
	for _, c := range []struct {
		name           string
		sections       []*model.Section
		o              report.Options
		subtitle, want string
	}{
		{"all", ev.Sections, report.Options{}, "Check-in", `present name section no board club fee paid open
[]|abe|Open|1|||||
[x]|Ana|Kids|1||North|$25.00|$25.00|
[]|Ben|Kids|2|||$25.00|$10.00|$15.00!
[]|Cleo|Kids|3|half-point bye||||
1 here, 2 missing
Owed $50.00, paid $35.00, open $15.00`},
		{"one", []*model.Section{kids}, report.Options{}, "Kids: Check-in", `present name no board club fee paid open
[x]|Ana|1||North|$25.00|$25.00|
[]|Ben|2|||$25.00|$10.00|$15.00!
[]|Cleo|3|half-point bye||||
1 here, 1 missing
Owed $50.00, paid $35.00, open $15.00`},
		{"free", []*model.Section{open}, report.Options{}, "Open: Check-in", "present name no\n[]|abe|1\n0 here, 1 missing"},
		{"category", []*model.Section{kids}, report.Options{Category: "k-3"}, "Kids: Check-in, K-3", `present name no club fee paid
[x]|Ana|1|North|$25.00|$25.00
1 here, 0 missing
Owed $25.00, paid $25.00, open $0.00`},
	} {
		doc, err := lists.CheckIn(ev, c.sections, c.o)
		if err != nil || doc.Subtitle != c.subtitle || doc.Facts() != "Graz" || len(doc.Tables) != 1 {
			t.Fatalf("%s: %q, %q, %v", c.name, doc.Subtitle, doc.Facts(), err)
		}
		if got := listed(doc.Tables[0]); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, got, c.want)
		}
		if ref := doc.Tables[0].Rows[0].Ref; ref.Participant != 1 || ref.Section != int32(c.sections[len(c.sections)-1].ID) {
			t.Errorf("%s: the first line is about %+v", c.name, ref)
		}
	}
	if _, err := lists.CheckIn(ev, ev.Sections, report.Options{Category: "K-9"}); err == nil {
		t.Error("a list of a category that there is not")
	}
	if _, err := lists.CheckIn(&model.Tournament{}, nil, report.Options{}); err == nil ||
		!strings.Contains(err.Error(), "enter players first") {
		t.Errorf("of nobody: %v", err)
	}
}

// TestBoardsAtTheDoor: while a board of the last round is open the list is of that round, with the boards; when all are in
// it is of the next one.
func TestBoardsAtTheDoor(t *testing.T) {
	ev := atTheDoor()
	kids := ev.Sections[0]
	kids.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 7, Sides: [2]model.ID{2, 1}},
		{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.HalfBye}}}}}
	boards := func() string {
		r, err := reports.ByID("checkin")
		if err != nil || !r.Part || r.Usual {
			t.Fatalf("%+v, %v", r, err)
		}
		doc := must.Have(r.Document(rank(t, ev, 0, "plain", "PTS"), report.Options{}))(t)
		tb := doc.Tables[0]
		if tb.Column("board") < 0 {
			return "none"
		}
		return strings.Join(columnOf(tb, "board"), ",")
	}
	if got := boards(); got != "7,7,half-point bye" {
		t.Errorf("the round is paired: %s", got)
	}
	kids.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	if got := boards(); got != "none" {
		t.Errorf("the round is over: %s", got)
	}
}
