package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/arbiter/entries"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/ui/people"
)

// put types a text into a cell of the players' list.
func (b *robot) put(row int, column, text string) {
	s := b.screen.(*people.Players)
	s.ChooseColumn(column)
	tb := s.Grid.Table()
	s.Grid.Select(row, tb.Column(column))
	b.press(fyne.KeyF2, 0)
	b.press(fyne.KeyA, fyne.KeyModifierShortcutDefault)
	b.typed(text)
	b.press(fyne.KeyReturn, 0)
}

func (b *robot) cell(row int, column string) string {
	tb := b.screen.(*people.Players).Grid.Table()
	return tb.Rows[row].Cells[tb.Column(column)].Text
}

// TestTheOwnRatingCounts where it is chosen, and what is typed under Rating is kept as that (VCL4THP.13, question 145).
func TestTheOwnRatingCounts(t *testing.T) {
	b := begin(t)
	b.show("players")
	before := b.state.Section.Players[0]
	b.put(0, "ownRating", "1333")
	if got := b.cell(0, "rating"); got != before.Rating.String() {
		t.Errorf("an own rating counts unasked: %s", got)
	}
	b.askRounds()
	b.choice("settings.ratings").SetSelectedIndex(int(model.RatingOwnFirst))
	b.press(fyne.KeyReturn, ctrl)
	b.show("players")
	if got := b.cell(0, "rating"); got != "1333" {
		t.Errorf("by own ratings counts %s", got)
	}
	b.put(0, "rating", "1444")
	if p := b.state.Section.Players[0]; p.OwnRating != 1444 || p.Rating != before.Rating || p.NationalRating != 0 {
		t.Errorf("typed over it: %+v", p)
	}
}

// TestWhichRatingCounts is chosen in the settings of the section; what is typed
// under Rating then goes to the list that counts.
func TestWhichRatingCounts(t *testing.T) {
	b := begin(t)
	b.show("players")
	b.put(0, "nationalRating", "1200")
	b.screen.(*people.Players).ChooseColumn("fideRating")
	fide := b.cell(0, "rating")
	if got := b.cell(0, "fideRating"); got != fide || fide == "1200" {
		t.Fatalf("beside a national rating of 1200 counts %s of FIDE's %s", fide, got)
	}
	b.askRounds()
	if got := b.choice("settings.ratings").Selected; got != "Usual here: FIDE, else national" {
		t.Errorf("without a federation it says %q", got)
	}
	b.choice("settings.ratings").SetSelectedIndex(int(model.RatingNational))
	b.choice("settings.control").SetSelectedIndex(int(model.Rapid))
	b.press(fyne.KeyReturn, ctrl)
	if s := b.state.Section; s.Ratings != model.RatingNational || s.Control != model.Rapid || b.ratings.Kind() != model.Rapid {
		t.Fatalf("chosen: %q, %s; a list is asked for %s", s.Ratings, s.Control, b.ratings.Kind())
	}
	b.show("players")
	if got := b.cell(0, "rating"); got != "1200" {
		t.Errorf("by national ratings counts %s", got)
	}
	b.put(0, "rating", "1250")
	if p := b.state.Section.Players[0]; p.NationalRating != 1250 || p.Rating.String() != fide {
		t.Errorf("typed over it: %+v", p)
	}
	b.put(len(b.state.Section.Players), "name", "Gina Hart 1777")
	ps := b.state.Section.Players
	if p := ps[len(ps)-1]; p.NationalRating != 1777 || p.Rating != 0 {
		t.Errorf("typed behind a new name: %+v", p)
	}
	b.askRounds()
	if got := b.choice("settings.ratings").Selected; got != "National only" {
		t.Errorf("opened again it says %q", got)
	}
	b.press(fyne.KeyEscape, 0)
}

// TestTheAverageOfATeamIsShown until another strength is typed.
func TestTheAverageOfATeamIsShown(t *testing.T) {
	b := beginWith(t, 4, func(s *model.Section) { s.Kind, s.Boards, s.Scoring = model.TeamEvent, 2, model.Classic(2, 1, 2) })
	for i, name := range []string{"Ash", "Bea", "Cai"} {
		must.Do(t, b.Do(entries.AddPlayer(b.state.Event, b.state.Section,
			model.Player{Entry: model.Entry{Name: name}, Rating: model.Rating(1000 + 101*i), Team: b.state.Section.Teams[2].ID}, 0)))
	}
	b.show("players")
	if got := b.cell(2, "rating"); got != "1051" {
		t.Fatalf("the average of 1000 and 1101 is shown as %q", got)
	}
	b.run(b.command("section.number"))
	if got := b.cell(0, "name") + b.cell(0, "rating"); got != "P31051" {
		t.Errorf("numbered by it, the first is %s", got)
	}
	was := b.doc.Tournament()
	b.run(b.command("section.number"))
	if b.doc.Tournament() != was || !strings.Contains(b.status.left.Text, "othing") {
		t.Errorf("numbered again: %q", b.status.left.Text)
	}
	b.put(0, "rating", "900")
	if got := b.cell(0, "rating"); got != "900" || b.state.Section.Teams[0].Strength != 900 {
		t.Errorf("900 typed over it is %s", got)
	}
	b.put(0, "rating", "0")
	if got := b.cell(0, "rating"); got != "1051" {
		t.Errorf("without a number of its own it is %s again", got)
	}
	must.Do(t, b.Do(steps.EditTournament{Header: steps.Header{Name: "X", Federation: "USA"}}))
	b.askRounds()
	if got := b.choice("settings.ratings").Selected; got != "Usual here: National, else FIDE" {
		t.Errorf("in the United States it says %q", got)
	}
	b.press(fyne.KeyEscape, 0)
}

// TestNoRatingTwice: the list of players has a rating beside the one that counts only where it is another number.
func TestNoRatingTwice(t *testing.T) {
	var b *robot
	has := func(column string) bool {
		tb := b.screen.(*people.Players).Grid.Table()
		return tb.Column(column) >= 0
	}
	for _, c := range []struct {
		counts                    model.RatingChoice
		fide, own, rating         model.Rating // of the first player, and what counts of him
		isFide, isNational, isOwn bool
	}{
		{model.RatingNationalFirst, 0, 0, 1500, false, false, false},
		{model.RatingNationalFirst, 1500, 0, 1500, false, false, false},
		{model.RatingNationalFirst, 1700, 0, 1500, true, false, false},
		{model.RatingHigher, 1700, 0, 1700, false, true, false},
		{model.RatingNationalFirst, 0, 900, 1500, false, false, true},
	} {
		b = begin(t) // a column that stood there before would stay
		s := *b.state.Section
		to := steps.SettingsOf(&s)
		to.Ratings = c.counts
		p := s.Players[0]
		p.Rating, p.NationalRating, p.OwnRating = c.fide, 1500, c.own
		must.Do(t, b.Do(steps.Together{Words: phrase.New("so"), Changes: []journal.Change{steps.EditSection{Section: s.ID, Settings: to},
			steps.EditPlayer{Section: s.ID, Player: p}}}))
		b.show("players")
		if has("fideRating") != c.isFide || has("nationalRating") != c.isNational || has("ownRating") != c.isOwn ||
			b.cell(0, "rating") != c.rating.String() {
			t.Errorf("%+v: %s, FIDE %v, national %v, own %v", c, b.cell(0, "rating"), has("fideRating"), has("nationalRating"), has("ownRating"))
		}
	}
}
