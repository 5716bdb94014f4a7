package ratings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/files/playerbook"
	"wallchart/files/ratings"
	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
)

// learned is a desk that knows two players of an earlier event, one of whom a rating list has as well.
func learned(t *testing.T) *asker {
	t.Helper()
	a, d := withList(t)
	d.Close()
	e := &model.Tournament{Name: "Spring", Start: "2026-03-01"}
	s := &model.Section{ID: 1, Name: "Open", Players: []model.Player{
		{Entry: model.Entry{ID: 1, Number: 1, Name: "Zander, Zoe", Club: "Knights"}, FideID: "1500001", Rating: 1800,
			Birth: "2008-05-06", Grade: "9"},
		{Entry: model.Entry{ID: 2, Number: 2, Name: "Zandvoort, Ab", Club: "Rooks"}, NationalID: "77", NationalRating: 1500}}}
	must.Two(a.Lists.Known.Learn(e.With(s)))(t)
	return a
}

// TestWhoPlayedHereIsOfferedFirst: with the rating that the list has today, and with what only the earlier event has said.
func TestWhoPlayedHereIsOfferedFirst(t *testing.T) {
	a := learned(t)
	var names []string
	found := a.search("zan", 8)
	for i := range found {
		names = append(names, found[i].Line(ratings.Standard))
	}
	want := "Zandvoort, Ab  1500  Rooks  ID 77  (Spring)|Zander, Zoe  WCM  1934  NOR  2008  Knights  FIDE 1500001|" +
		"Zander, Zacharias  1820  NOR  1999  FIDE 1500002"
	if got := strings.Join(names, "|"); got != want {
		t.Fatalf("offered are\n%s, not\n%s", got, want)
	}
	for i := range found[:2] {
		must.Do(t, a.Take(&found[i], ratings.Standard))
	}
	people := a.Section().Players[1:]
	ab, zoe := people[0], people[1]
	if zoe.Rating != 1934 || zoe.Club != "Knights" || zoe.Birth != "2008-05-06" || zoe.Grade != "9" || zoe.Title != "WCM" {
		t.Errorf("of the list and the book: %+v", zoe)
	}
	if ab.NationalID != "77" || ab.NationalRating != 1500 || ab.Club != "Rooks" {
		t.Errorf("of the book alone: %+v", ab)
	}
	if err := a.Take(&found[0], ratings.Standard); err == nil || err.Error() == "" {
		t.Error("somebody is entered twice")
	}
}

// TestTheBookInTheWindow: who is known is listed, forgotten by Delete, written to a file, and all forgotten when asked twice.
func TestTheBookInTheWindow(t *testing.T) {
	a := learned(t)
	path := filepath.Join(a.folder, "players")
	a.Save = func(_ string, _ []picker.Kind, answer func(string)) { answer(path) }
	d := a.AskKnown()
	if rows := d.grid.Table().Rows; len(rows) != 2 || rows[0].Cells[0].Text != "Zander, Zoe" || rows[0].Cells[3].Text != "Knights" {
		t.Fatalf("listed are %+v", rows)
	}
	d.export()
	raw, err := os.ReadFile(path + ".csv")
	if err != nil || !strings.Contains(string(raw), "Zandvoort") || !strings.Contains(d.said.Text, path+".csv") {
		t.Errorf("%s, %v, %q", raw, err, d.said.Text)
	}
	d.grid.Select(0, 0)
	d.grid.Clear()
	if rows := d.grid.Table().Rows; len(rows) != 1 || rows[0].Cells[0].Text != "Zandvoort, Ab" {
		t.Errorf("after Delete: %+v", rows)
	}
	d.forgetAll()
	if n := len(d.grid.Table().Rows); n != 1 || d.forget.Text != words.Say("known.sure", 1) {
		t.Errorf("asked once, %d are left; the button says %q", n, d.forget.Text)
	}
	d.forgetAll()
	if n := len(d.grid.Table().Rows); n != 0 || d.said.Text != words.Say("known.none") {
		t.Errorf("asked twice, %d are left; it says %q", n, d.said.Text)
	}
	d.on.SetChecked(false)
	if !playerbook.New(a.folder).Off() {
		t.Error("players are remembered although that was switched off")
	}
}
