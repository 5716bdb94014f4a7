package tables

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
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
	if tb := s.Live.Table(); tb.Column("tb:WIN") < 0 || tb.Column("tb:SB") > tb.Column("tb:BH") {
		t.Errorf("the table below has the columns %v", tb.Columns)
	}
	if s.Order.OnRemove(1); list() != "BH WIN" {
		t.Errorf("without the first the list is %q", list())
	}
	s.search.SetText("sonneborn")
	if len(s.found) == 0 || s.found[0].Code != "SB" {
		t.Error("the search does not find Sonneborn-Berger")
	}
	below := s.Live.Table()
	s.Live.Select(1, below.Column("tb:BH"))
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
		if s.Placed == nil || len(s.Placed.Places) != 2 {
			t.Fatalf("with %s counting the trophy is %+v; %q", c.counting, s.Placed, r.Said)
		}
		if p := s.Placed.Places; (p[0].Texts[0] == p[1].Texts[0]) != c.tied || !c.tied && p[0].Team != "North" {
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
