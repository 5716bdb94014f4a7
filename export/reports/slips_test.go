package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/cards"
	"wallchart/model"
	"wallchart/must"
)

// slipped is a section of five with two boards, laid in another order, and a bye.
func slipped() (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 5}
	for i, name := range []string{"Ann", "Bob", "Cid", "Dee", "Eve"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	s.Rounds = []model.Round{{Date: "2026-11-21", Time: "10:00", Pairings: []model.Pairing{{Board: 2, Sides: [2]model.ID{3, 4}},
		{Sides: [2]model.ID{5}, Outcomes: [2]model.Outcome{model.PairingBye}},
		{Board: 1, Sides: [2]model.ID{2, 1}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}}}}
	return &model.Tournament{Name: "Club day", Sections: []*model.Section{s}}, s
}

func TestSlips(t *testing.T) {
	ev, s := slipped()
	doc, err := cards.Slips(ev, s, report.Options{})
	if err != nil {
		t.Fatal(err)
	}
	tb := doc.Tables[0]
	if tb.Cards == nil || !strings.HasSuffix(doc.Subtitle, "Result slips of round 1, 2026-11-21, 10:00") {
		t.Errorf("%q, cards %v", doc.Subtitle, tb.Cards != nil)
	}
	var titles []string
	for _, c := range tb.Columns {
		titles = append(titles, c.Title)
	}
	if got := strings.Join(titles, "|"); got != "Board|Round|White|Black|Result|Signature, White|Signature, Black" {
		t.Errorf("columns %s", got)
	}
	var rows []string
	for _, r := range tb.Rows {
		line := ""
		for _, c := range r.Cells {
			line += c.Text + "|"
		}
		rows = append(rows, line)
	}
	if len(rows) != 2 || rows[0] != "1|Open, round 1|Bob|Ann|1-0    ½-½    0-1|||" ||
		rows[1] != "2|Open, round 1|Cid|Dee|1-0    ½-½    0-1|||" {
		t.Errorf("slips %q", rows)
	}
	ev.Secret = "0123456789abcdef"
	doc, err = cards.Slips(ev, s, report.Options{})
	pin := ev.PIN(s, 1, &s.Rounds[0].Pairings[2])
	if err != nil || doc.Tables[0].Columns[5].Title != "PIN for phones" || doc.Tables[0].Rows[0].Cells[5].Text != pin[:3]+" "+pin[3:] {
		t.Errorf("with a secret: %v, %v", doc.Tables[0].Columns, err)
	}
	s.Rounds[0].Pairings[2].Board = 0
	if doc, err = cards.Slips(ev, s, report.Options{}); err != nil || doc.Tables[0].Rows[1].Cells[0].Text != "" {
		t.Errorf("a board without a number: %v", err)
	}
	s.Rounds[0].Pairings = s.Rounds[0].Pairings[1:2]
	if _, err := cards.Slips(ev, s, report.Options{}); err == nil || err.Error() != "round 1 of Open has no boards, so there are no slips" {
		t.Errorf("a round of byes: %v", err)
	}
	if _, err := cards.Slips(ev, s, report.Options{Round: 2}); err == nil {
		t.Error("slips of a round that is not there")
	}
}

// The slip of a match has a line for each of its boards, one of those that has fewer
// leaves the rest free, and its score is written and not circled.
func TestSlipsOfMatches(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Teams", Kind: model.TeamEvent, Boards: 2, LastID: 8}
	for i, name := range []string{"North", "South", "East", "West"} {
		id := model.ID(5 + i)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Name: name + " One"}, Team: model.ID(i + 1)})
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}, Roster: []model.ID{id}})
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{1, 2}, Games: []model.Game{{Players: [2]model.ID{5, 6}}, {White: 1}}},
		{Board: 2, Sides: [2]model.ID{3, 4}, Games: []model.Game{{Players: [2]model.ID{7, 8}, White: 1}}}}}}
	doc := must.Have(cards.Slips((&model.Tournament{}).With(s), s, report.Options{}))(t)
	var titles []string
	for _, c := range doc.Tables[0].Columns[2:] {
		titles = append(titles, c.ID+" "+c.Title)
	}
	if at := doc.Tables[0].Columns[0].Title; at != "Match" {
		t.Errorf("a match is called %q", at)
	}
	if got := strings.Join(titles, "|"); got != "first Team|second Opponents|game1 Board 1|game2 Board 2|result Result|"+
		"sign-first Signature, Team|sign-second Signature, Opponents" {
		t.Errorf("columns %s", got)
	}
	var lines []string
	for _, r := range doc.Tables[0].Rows {
		line := ""
		for _, c := range r.Cells[2:] {
			line += c.Text + "|"
		}
		lines = append(lines, line)
	}
	want := "North|South|North One (w) – South One (b)|(b) – (w)|||| East|West|East One (b) – West One (w)|||||"
	if got := strings.Join(lines, " "); got != want {
		t.Errorf("slips %s", got)
	}
}
