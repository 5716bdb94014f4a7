package tables

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// TestTheTieBreaksNeedTheirDeskAlone: the list in use is reordered, added to and
// taken from, and the table below follows.
func TestTheTieBreaksNeedTheirDeskAlone(t *testing.T) {
	section := hosttest.AfterOne()
	section.Ranking.TieBreaks = []string{"BH", "SB"}
	r := try(t, section)
	s := NewTieBreaks(r)
	r.Put(s)
	list := func() string { return strings.Join(r.St.Section.Ranking.TieBreaks, " ") }
	if s.Order.OnMove(2, 1); list() != "SB BH" {
		t.Fatalf("moved up, the list is %q; %q", list(), r.Said)
	}
	if s.Add("WIN"); list() != "SB BH WIN" || s.Order.Selected() != 3 {
		t.Errorf("with one more the list is %q, chosen is %d", list(), s.Order.Selected())
	}
	if tb := s.live.Table(); tb.Column("tb:WIN") < 0 || tb.Column("tb:SB") > tb.Column("tb:BH") {
		t.Errorf("the table below has the columns %v", tb.Columns)
	}
	if s.Order.OnRemove(1); list() != "BH WIN" {
		t.Errorf("without the first the list is %q", list())
	}
	s.search.SetText("sonneborn")
	if len(s.found) == 0 || s.found[0].Code != "SB" {
		t.Error("the search does not find Sonneborn-Berger")
	}
	below := s.live.Table()
	s.live.Select(1, below.Column("tb:BH"))
	if text := strings.Join(s.host.Why().Text, "\n"); !strings.Contains(text, "Buchholz") {
		t.Errorf("of a Buchholz below the panel says %q", text)
	}
}

// TestTheTrophiesNeedTheirDeskAlone: how many count is asked above the clubs; North
// has Ash and Cai, South Bea and Dov.
func TestTheTrophiesNeedTheirDeskAlone(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	s := NewTrophies(r)
	r.Put(s)
	s.Counting.SetText("none")
	if s.Set(); len(r.Made) != 0 || len(r.Said) != 1 || !strings.Contains(r.Said[0], `"none"`) {
		t.Fatalf("a number that is none makes %v and says %q", r.Made, r.Said)
	}
	for _, c := range []struct {
		counting string
		tied     bool // Ash alone has more than Bea or Dov, who have as much together
	}{{"1", false}, {"2", true}} {
		s.Counting.SetText(c.counting)
		s.Set()
		if s.placed == nil || len(s.placed.Places) != 2 {
			t.Fatalf("with %s counting the trophy is %+v; %q", c.counting, s.placed, r.Said)
		}
		if p := s.placed.Places; (p[0].Texts[0] == p[1].Texts[0]) != c.tied || !c.tied && p[0].Team != "North" {
			t.Errorf("with %s counting %s has %s, %s has %s", c.counting, p[0].Team, p[0].Texts[0], p[1].Team, p[1].Texts[0])
		}
	}
	if len(r.Made) == 0 || s.Counting.Text != "2" || r.St.Section.Trophy == nil || r.St.Section.Trophy.Counting != 2 {
		t.Errorf("after %v the screen asks %q of %+v", r.Made, s.Counting.Text, r.St.Section.Trophy)
	}
	if _, err := s.Paper(host.Derive(&model.Tournament{}, 0, 0, nil)); err == nil || err.Error() != words.Say("state.noSection") {
		t.Errorf("without standings the paper says %v", err)
	}
}

// asks are the controls of one kind with which the screen asks.
func asks[C fyne.CanvasObject](s *TieBreaks) (all []C) {
	for _, o := range test.LaidOutObjects(s.asks.Box) {
		if c, ok := o.(C); ok {
			all = append(all, c)
		}
	}
	return all
}

// TestTheScreenAsksHowTheUnratedCount: with a tie-break of ratings in the list and somebody without one the screen asks once, says what
// holds, and keeps the answer as a step that can be undone.
func TestTheScreenAsksHowTheUnratedCount(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 2,
		Ranking: model.Ranking{TieBreaks: []string{"BH"}, Unplayed: "fide2026"}, Players: []model.Player{
			{Rating: 1900, Entry: model.Entry{ID: 1, Number: 1, Name: "Ann"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bob"}}}}
	r := try(t, s)
	screen := NewTieBreaks(r)
	r.Put(screen)
	if len(asks[*controls.Select](screen)) != 0 {
		t.Fatal("it asks without a tie-break of ratings")
	}
	screen.Add("ARO")
	all := asks[*controls.Select](screen)
	if len(all) != 1 || all[0].Selected != "" || len(all[0].Options) != 2 {
		t.Fatalf("it does not ask: %+v", all)
	}
	choice := all[0]
	for _, box := range []fyne.CanvasObject{screen.asks.Box, choice} {
		if box.Size().Height < box.MinSize().Height {
			t.Errorf("the question has %v and needs %v", box.Size(), box.MinSize())
		}
	}
	choice.SetSelectedIndex(1)
	if got := r.St.Section.Ranking.Ruled(model.OnUnrated); got != model.UnratedOut {
		t.Errorf("chosen is %q", got)
	}
	out := words.Text(model.Ruling{On: model.OnUnrated, Answer: model.UnratedOut}.Words())
	if got := asks[*controls.Select](screen)[0].Selected; got != out {
		t.Errorf("shown is %q", got)
	}
	types := func(text string) {
		rating := asks[*controls.Entry](screen)[0]
		rating.SetText(text)
		rating.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	types("1250")
	if got := r.St.Section.Ranking.Ruled(model.OnUnrated); got != "1250" || asks[*controls.Entry](screen)[0].Text != "1250" {
		t.Errorf("typed is %q, shown %q", got, asks[*controls.Entry](screen)[0].Text)
	}
	types("often")
	if got := r.St.Section.Ranking.Ruled(model.OnUnrated); got != "1250" || !strings.Contains(strings.Join(r.Said, " "), "often") {
		t.Errorf("after an answer that is none it is %q, said is %q", got, r.Said)
	}
	notes := screen.live.Table().Notes
	if !strings.Contains(strings.Join(notes, " "), "1250") {
		t.Errorf("below the table stands %q", notes)
	}
}
