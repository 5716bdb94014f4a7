package roundrobin

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// TestWhyOfATable: each board says where it stands in the table and who has White; the smallest table with a rest, and the second cycle.
func TestWhyOfATable(t *testing.T) {
	field := func(n, round int) *pairing.Field {
		f := &pairing.Field{Round: round}
		for i := range n {
			f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i)), Present: true})
		}
		return f
	}
	said := func(e pairing.Engine, f *pairing.Field) string {
		t.Helper()
		r := must.Have(e.Pair(f, pairing.Options{Explain: true}))(t)
		var all []string
		for _, p := range r.Pairs {
			for _, w := range p.Why {
				all = append(all, strings.TrimSpace(w.Rule+" "+w.Text.String()))
			}
		}
		for _, n := range r.Notes {
			all = append(all, n.Where.String()+": "+n.Text.String())
		}
		return strings.Join(all, "\n")
	}
	for want, got := range map[string]string{
		"C.05 annex In the Berger table for 3, numbers 2 and 3 meet in round 1.\nB has White by the table.\n" +
			"Rest: A has no opponent: the number is odd, and in each round of the table another one rests.": said(Single, field(3, 1)),
		"C.05 annex In the Berger table for 2, numbers 1 and 2 meet in round 2.\n" +
			"They meet for the second time: B has White, as A had in round 1.": said(Double, field(2, 2)),
	} {
		if got != want {
			t.Errorf("it says\n%s\nand should say\n%s", got, want)
		}
	}
	if got := said(Scheveningen, field(4, 1)); !strings.Contains(got, "Everybody of one team meets everybody of the other") {
		t.Errorf("it says %s", got)
	}
	f := field(4, 1)
	for i := range f.Players {
		f.Players[i].Club = []string{"North", "South"}[i%2]
	}
	if got := said(Schiller, f); !strings.Contains(got, "of North and") {
		t.Errorf("it says %s", got)
	}
	if r, err := Single.Pair(field(4, 1), pairing.Options{}); err != nil || r.Pairs[0].Why != nil {
		t.Error("reasons without asking for any")
	}
}
