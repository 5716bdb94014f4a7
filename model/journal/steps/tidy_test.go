package steps

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// TestNamesAreOneLine: what is typed or pasted with control characters comes in
// without them, and what a caller has is not altered.
func TestNamesAreOneLine(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open \x1b[1m", Scoring: model.Classic(model.One, model.Half, 0)}
	j := journal.New(List, (&model.Tournament{Name: "Event"}).With(s), nil, nil)
	players := []model.Player{{Entry: model.Entry{Name: "Fox,\nAnna\x1b[2J", Club: "Go\u202eshen"}, Categories: []string{"U12\t", "U14"}}}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(j.Do(Together{Words: phrase.Verbatim("Add\nall"), Changes: []journal.Change{AddPlayers{Section: 1, Players: players}}}))
	p := j.Tournament().Section(1).Players[0]
	if p.Name != "Fox, Anna[2J" || p.Club != "Goshen" || p.Categories[0] != "U12 " || p.Categories[1] != "U14" {
		t.Errorf("entered is %+v", p)
	}
	if players[0].Name != "Fox,\nAnna\x1b[2J" || players[0].Categories[0] != "U12\t" {
		t.Errorf("the caller's own players are altered: %+v", players[0])
	}
	if label := j.Entries()[0].Label; label != "Add all" {
		t.Errorf("the label is %q", label)
	}
	if name := j.Tournament().Section(1).Name; name != s.Name {
		t.Errorf("a section that was there is called %q", name)
	}
	must(j.Do(RenameSection{Section: 1, To: "A\tB"}))
	if name := j.Tournament().Section(1).Name; name != "A B" {
		t.Errorf("renamed to %q", name)
	}
}

// TestTextsAnywhere in a change are made one line, behind a pointer too; what the caller has stays.
func TestTextsAnywhere(t *testing.T) {
	trophy := &model.Trophy{Counting: 1, TieBreaks: []string{"BH", "S\nB"}}
	got := journal.Tidied(SetTrophy{Section: 1, Trophy: trophy}).(SetTrophy)
	if got.Trophy.TieBreaks[1] != "S B" || got.Trophy.Counting != 1 || trophy.TieBreaks[1] != "S\nB" {
		t.Errorf("tidied is %+v, the caller has %+v", got.Trophy, trophy)
	}
	plain := SetTrophy{Section: 1, Trophy: &model.Trophy{TieBreaks: []string{"BH"}}}
	if got := journal.Tidied(plain).(SetTrophy); got.Trophy != plain.Trophy {
		t.Error("what is in order is copied")
	}
	kept := ImportSection{Section: model.Section{Name: "a\nb"}, From: "c\nd"}
	if got := journal.Tidied(kept).(ImportSection); got.Section.Name != "a\nb" || got.From != "c d" {
		t.Errorf("an import becomes %+v", got)
	}
	if got := journal.Tidied(SetExtra{Extra: []model.Extra{{Text: "a\nb"}}}).(SetExtra); got.Extra[0].Text != "a\nb" {
		t.Errorf("a record becomes %+v", got)
	}
	if got := journal.Tidied(SetTrophy{}).(SetTrophy); got.Trophy != nil {
		t.Errorf("no trophy becomes %+v", got)
	}
}
