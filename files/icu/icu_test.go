package icu

import (
	"os"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

func foreign(t testing.TB) string {
	raw := must.Have(os.ReadFile("testdata/foreign.csv"))(t)
	return string(raw)
}

// TestRead: the two players have the totals of the file, and their game against
// each other is one game.
func TestRead(t *testing.T) {
	text := foreign(t)
	if !Sniff(text) {
		t.Fatal("not recognised")
	}
	tn, problems := must.Two(Read(text))(t)
	for _, p := range problems {
		if p.Grave {
			t.Error(p)
		}
	}
	s := tn.Sections[0]
	if tn.Name != "Isle of Man Masters, 2007" || tn.Start != "2007-09-22" || tn.End != "2007-09-30" || s.Planned != 9 || tn.Check() != nil {
		t.Errorf("%+v %v", tn, tn.Check())
	}
	sh := model.NewSheet(tn, s, 0)
	fox, cafolla := s.Players[0], model.Player{}
	for _, p := range s.Players {
		if p.NationalID == "159" {
			cafolla = p
		}
	}
	if fox.NationalID != "456" || cafolla.Name != "Cafolla, Peter" || cafolla.Rating != 2048 {
		t.Errorf("%+v %+v", fox, cafolla)
	}
	for id, want := range map[model.ID]string{fox.ID: "4", cafolla.ID: "3"} {
		if got := sh.Lines[sh.Index(id)].Games.Fraction(); got != want {
			t.Errorf("%d has %s, want %s", id, got, want)
		}
	}
	if p, _ := s.Rounds[2].Find(fox.ID); p.Sides != [2]model.ID{cafolla.ID, fox.ID} || p.Outcomes[0] != model.Draw {
		t.Errorf("%+v", p)
	}
	// 13 opponents beside the two; Egozi, Nadav and Nadav, Egozi are one.
	if len(s.Players) != 15 {
		t.Errorf("%d people", len(s.Players))
	}
}

// TestDoubts: each is named with its line and takes nothing else with it.
func TestDoubts(t *testing.T) {
	text := foreign(t)
	for _, c := range []struct{ old, new, want string }{
		{"Total,4", "Total,5", "Line 7: the results of Fox, Anthony make 4, the file says 5"},
		{"3,=,W,Fox", "3,1,W,Fox", "Line 22: Cafolla, Peter has another game in round 3"},
		{"2,=,W,Nadav", "2,x,W,Nadav", `Line 9: "x" is not a result`},
		{"8,0,B,Bannink", "Last,0,B,Bannink", `Line 15: "Last" is no round`},
	} {
		if !strings.Contains(text, c.old) {
			t.Fatal(c.old)
		}
		_, problems, err := Read(strings.Replace(text, c.old, c.new, 1))
		found := false
		for _, p := range problems {
			found = found || p.Grave && strings.HasPrefix(p.Text.String(), c.want)
		}
		if err != nil || !found {
			t.Errorf("%s: %v %v", c.new, err, problems)
		}
	}
	if _, _, err := Read("Event,x\n"); err == nil {
		t.Error("a list without players passed")
	}
}

// FuzzRead: whatever the text, reading ends, and what comes out is sound.
func FuzzRead(f *testing.F) {
	f.Add(foreign(f))
	f.Fuzz(func(t *testing.T, text string) {
		tn, _, err := Read(text)
		if err == nil {
			if ps := tn.Check().Grave(); len(ps) > 0 {
				t.Error(ps)
			}
		}
	})
}
