package arbiter_test

import (
	"fmt"
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// children is a section of these players: name, grade, rating that counts ("-" for
// none), categories.
func children(t *testing.T, people ...string) (*model.Tournament, *model.Section) {
	t.Helper()
	ev, s := section(t, model.Individual, "Open")
	add := steps.AddPlayers{Section: s.ID}
	for _, text := range people {
		f := strings.Fields(text + " - - - -")
		var p model.Player
		p.Name = f[0]
		if f[1] != "-" {
			p.Grade = f[1]
		}
		if f[2] != "-" {
			var r model.Rating
			fmt.Sscan(f[2], &r)
			ev.Ratings(s).Put(&p, r)
		}
		if f[3] != "-" {
			p.Categories = strings.Split(f[3], "+")
		}
		add.Players = append(add.Players, p)
	}
	return done(t, ev, add)
}

// drawn is the bands as "K-2: Ann Bob; 3-5: Cid | Dee", those in none behind the bar.
func drawn(s *model.Section, bands []entries.Band, rest []model.ID) string {
	var text []string
	for _, b := range bands {
		line := b.Name + ":"
		for _, id := range b.Who {
			line += " " + s.Player(id).Name
		}
		text = append(text, line)
	}
	left := ""
	for _, id := range rest {
		left += " " + s.Player(id).Name
	}
	if left != "" {
		left = " |" + left
	}
	return strings.Join(text, "; ") + left
}

// TestBands: who is in which part, by grade, rating and category.
func TestBands(t *testing.T) {
	ev, s := children(t, "Ann K 400 Girls", "Bob 2nd -", "Cid 3 999 Local", "Dee 5 1000 Girls+Local",
		"Eve 6 1399", "Fay 12 1400", "Gus - 1000", "Hal pre-K 300")
	for _, c := range []struct {
		by         entries.Parting
		text, want string
	}{
		{entries.GradeBands, "K-2, 3-5, 6-12", "K-2: Ann Bob; 3-5: Cid Dee; 6-12: Eve Fay | Gus Hal"},
		{entries.GradeBands, "pre-K-K,2,3+", "pre-K-K: Ann Hal; 2: Bob; 3+: Cid Dee Eve Fay | Gus"},
		{entries.GradeBands, "3–6, K–5", "3–6: Cid Dee Eve; K–5: Ann Bob | Fay Gus Hal"}, // the first that takes a player
		{entries.RatingBands, "U1000,1000-1399,1400+", "U1000: Ann Bob Cid Hal; 1000-1399: Dee Eve Gus; 1400+: Fay"},
		{entries.RatingBands, "unrated, under 1000, Over 1000", "unrated: Bob; under 1000: Ann Cid Hal; Over 1000: Dee Eve Fay Gus"},
		{entries.RatingBands, "1400+", "1400+: Fay | Ann Bob Cid Dee Eve Gus Hal"},
		{entries.EachCategory, "", "Girls: Ann Dee; Local: Cid | Bob Eve Fay Gus Hal"},
		{entries.EachCategory, "local", "local: Cid Dee | Ann Bob Eve Fay Gus Hal"},
	} {
		bands, rest, err := entries.Division{By: c.by, Into: c.text}.Bands(ev, s)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
		} else if got := drawn(s, bands, rest); got != c.want {
			t.Errorf("%q:\n%s, want\n%s", c.text, got, c.want)
		}
	}
	for _, c := range []struct {
		by         entries.Parting
		text, want string
	}{
		{entries.GradeBands, "", "it is not said into what"},
		{entries.GradeBands, "small", `"small" is no band of grades`},
		{entries.GradeBands, "5-3", `"5-3" is no band of grades`},
		{entries.GradeBands, "9", "nobody of Open is in 9"},
		{entries.GradeBands, "3-5,3-5", "3-5 stands there twice"},
		{entries.RatingBands, "1000", `"1000" is no band of ratings`},
		{entries.RatingBands, "U", `"U" is no band of ratings`},
		{entries.EachCategory, "Boys", "nobody of Open is in Boys"},
	} {
		division := entries.Division{By: c.by, Into: c.text}
		if _, _, err := division.Bands(ev, s); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: %v, want %q", c.text, err, c.want)
		}
	}
}

// TestGrade: as forms and lists write it.
func TestGrade(t *testing.T) {
	for text, want := range map[string]int{"K": 0, "kg": 0, "Kindergarten": 0, "Pre-K": -1, "PK": -1, "1": 1, "1st": 1, "2nd": 2, "3rd": 3,
		"4th":     4,
		"Grade 5": 5, "6th grade": 6, "gr. 7": 7, "8.": 8, "Klasse 9": 9, " 12 ": 12} {
		if got, ok := model.Grade(text); !ok || got != want {
			t.Errorf("%q is %d (%v), want %d", text, got, ok, want)
		}
	}
	for _, text := range []string{"", "adult", "100", "5-6", "K1"} {
		if got, ok := model.Grade(text); ok {
			t.Errorf("%q is %d", text, got)
		}
	}
}

// byGrade divides a section into K-2 and 3-5.
func byGrade(t *testing.T, ev *model.Tournament, s *model.Section) (journal.Change, *model.Tournament) {
	t.Helper()
	bands, _ := must.Two(entries.Division{By: entries.GradeBands, Into: "K-2,3-5"}.Bands(ev, s))(t)
	step := must.Have(entries.Divide(ev, s, bands))(t)
	made := must.Have(step.Apply(ev))(t)
	return step, made
}

// TestDivide: sections with the settings of the one they come from, numbered by
// rating, with byes asked for and who is kept apart; undone in one step.
func TestDivide(t *testing.T) {
	ev, s := children(t, "Ann 1 400", "Bob 4 900", "Cid 5 1000", "Dee 2 -", "Eve 2 700", "Fay - 100")
	no := func(name string) model.ID {
		for _, p := range s.Players {
			if p.Name == name {
				return p.ID
			}
		}
		return 0
	}
	ev, s = done(t, ev, steps.Together{Changes: []journal.Change{
		steps.RequestBye{Section: s.ID, Who: no("Eve"), Round: 2, Bye: model.HalfBye},
		steps.SetForbidden{Section: s.ID, Groups: []model.Forbidden{{Who: []model.ID{no("Ann"), no("Eve"), no("Bob")}}}},
		steps.EditSection{Section: s.ID, Settings: func() steps.Settings { to := steps.SettingsOf(s); to.Planned = 4; return to }()},
	}})
	step, made := byGrade(t, ev, s)
	if got := step.Label().String(); got != "Divide Open into 2 sections" {
		t.Errorf("the step is called %q", got)
	}
	var names []string
	for _, s := range made.Sections {
		names = append(names, s.Name+": "+order(s))
	}
	if got, want := strings.Join(names, "; "), "Open: Fay; K-2: Eve Ann Dee; 3-5: Cid Bob"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	small := made.Sections[1]
	eve, ann := small.Players[0], small.Players[1]
	if small.Planned != 4 || small.System != s.System || eve.Number != 1 || eve.Bye(2) != model.HalfBye {
		t.Errorf("the first of K-2 is %+v, of %d rounds", eve, small.Planned)
	}
	if len(small.Forbidden) != 1 || len(small.Forbidden[0].Who) != 2 || small.Forbidden[0].Who[0] != ann.ID {
		t.Errorf("kept apart are %+v", small.Forbidden)
	}
	if problems := made.Check(); len(problems) > 0 {
		t.Error(problems)
	}

	everybody, _, _ := entries.Division{By: entries.RatingBands, Into: "U500,500+"}.Bands(ev, s)
	all := must.Have(entries.Divide(ev, s, everybody))(t)
	if made, _ = done(t, ev, all); len(made.Sections) != 2 || made.Sections[0].Name != "U500" {
		t.Errorf("a section that nobody stays in is still there: %q", made.Sections[0].Name)
	}
	ev, s = done(t, ev, steps.AddRound{Section: s.ID, Round: 1})
	division := entries.Division{By: entries.RatingBands, Into: "U500"}
	if _, _, err := division.Bands(ev, s); err == nil || !strings.Contains(err.Error(), "has begun") {
		t.Errorf("a section that has begun: %v", err)
	}
	if _, err := entries.Divide(ev, s, everybody); err == nil {
		t.Error("a section that has begun is divided")
	}
}
