package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/ui/kit/controls"
)

// TestSchoolsAreJoinedInTheWindow: each that stands in several spellings is listed with a tick; those that are ticked are joined with
// one step, and the list of problems names them until then.
func TestSchoolsAreJoinedInTheWindow(t *testing.T) {
	b := beginWith(t, 6, func(*model.Section) {})
	if why := b.App.people.WhyNoSchools(); why == "" {
		t.Error("there is something to join")
	}
	b.show("players")
	for row, club := range []string{"Goshen MS", "Goshen Middle School", "Goshen M.S.", "St. Mary's", "Saint Marys", "home school"} {
		b.put(row, "club", club)
	}
	b.do("section.schools")
	ticks := question[[]*controls.Check](b)
	if len(ticks) != 2 {
		t.Fatalf("%d schools are listed", len(ticks))
	}
	ticks[1].SetChecked(false)
	b.dialogs.top().Accept()
	clubs := func() (all []string) {
		for i := range b.state.Section.Players {
			all = append(all, b.state.Section.Players[i].Club)
		}
		return all
	}
	if got := clubs(); got[0] != got[1] || got[1] != got[2] || got[3] == got[4] || got[5] != "home school" {
		t.Errorf("after it the clubs are %q", got)
	}
	b.press(fyne.KeyZ, fyne.KeyModifierShortcutDefault)
	if got := clubs(); got[0] != "Goshen MS" || got[1] != "Goshen Middle School" || got[2] != "Goshen M.S." {
		t.Errorf("one undo leaves %q", got)
	}
}

// TestSchoolsAreProposed over the lists of players and of trophies, with one click to the question; what is said to be several schools is
// not proposed again, and neither stands among the problems.
func TestSchoolsAreProposed(t *testing.T) {
	b := beginWith(t, 6, func(*model.Section) {})
	b.show("players")
	for row, club := range []string{"Lincoln ES", "Lincoln Elem.", "Oak"} {
		b.put(row, "club", club)
	}
	line := func() string {
		if x := b.notices.Drawn; x != nil {
			return x.Text
		}
		return ""
	}
	const proposed = "“Lincoln Elem.” = “Lincoln ES”: this looks like one school."
	for screen, want := range map[string]string{"players": proposed, "trophies": proposed, "crosstable": ""} {
		if b.show(screen); line() != want {
			t.Errorf("over %s stands %q", screen, line())
		}
	}
	b.show("players")
	b.notices.Buttons[0].OnTapped()
	question[[]*controls.Check](b)[0].SetChecked(false)
	b.dialogs.top().Accept()
	if p := b.state.Section.Players; line() != "" || p[0].Club == p[1].Club {
		t.Errorf("several schools: %q, %q and %q", line(), p[0].Club, p[1].Club)
	}
	if got := health.Check(b.state.Event); slices.ContainsFunc(got, func(f health.Finding) bool { return f.Code == "school-spellings" }) {
		t.Error("they are still a problem")
	}
	b.put(2, "club", "lincoln elementary school") // a third spelling is a new question
	if line() == "" {
		t.Error("nothing is proposed of the third spelling")
	}
}

// TestNoTeammatesArePairedUnasked: where teammates are kept apart and a school stands in two spellings, the window asks before it pairs,
// and joins them with the answer.
func TestNoTeammatesArePairedUnasked(t *testing.T) {
	for _, c := range []struct {
		system string
		trophy *model.Trophy
		asks   bool
	}{{"us-swiss", &model.Trophy{Counting: 4}, true}, {"us-swiss teams=ignore", &model.Trophy{Counting: 4}, false},
		{"us-swiss", nil, false}, {"dutch", &model.Trophy{Counting: 4}, false}} {
		b := beginWith(t, 4, func(s *model.Section) {
			s.System, s.SystemSettings = model.ReadSystem(c.system, nil)
			s.Trophy = c.trophy
			if s.System == "us-swiss" {
				s.Rulebook = model.USChessRules
			}
		})
		b.show("players")
		for row, club := range []string{"Lincoln ES", "Oak", "Lincoln Elem.", "Elm"} {
			b.put(row, "club", club)
		}
		b.press(fyne.KeyF6, 0)
		if got := len(b.state.Section.Rounds) == 0; got != c.asks {
			t.Fatalf("%s: asked %v", c.system, got)
		}
		if !c.asks {
			continue
		}
		b.dialogs.top().Accept()
		s := b.state.Section
		if len(s.Rounds) != 1 || s.Players[0].Club != s.Players[2].Club {
			t.Fatalf("%d rounds, %q and %q", len(s.Rounds), s.Players[0].Club, s.Players[2].Club)
		}
		if p, _ := s.Rounds[0].Find(1); p.Side(3) >= 0 {
			t.Error("the two of one school are paired")
		}
	}
}
