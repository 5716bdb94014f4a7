package journal

import (
	"testing"

	"wallchart/model"
	"wallchart/phrase"
)

// TestNamesAreOneLine: what is typed or pasted with control characters comes in
// without them, and what a caller has is not altered.
func TestNamesAreOneLine(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open \x1b[1m", Scoring: model.Classic(model.One, model.Half, 0)}
	j := New((&model.Tournament{Name: "Event"}).With(s), nil, nil)
	players := []model.Player{{Entry: model.Entry{Name: "Fox,\nAnna\x1b[2J", Club: "Go\u202eshen"}, Categories: []string{"U12\t", "U14"}}}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(j.Do(Together{Words: phrase.Verbatim("Add\nall"), Changes: []Change{AddPlayers{Section: 1, Players: players}}}))
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
