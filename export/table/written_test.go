package table

import (
	"slices"
	"testing"
)

func TestWrittenIsReadableAsANumber(t *testing.T) {
	for _, c := range []struct {
		cell Cell
		f    Format
		want string
	}{
		{Num("4½", 4.5), Halves, "4.5"},
		{Num("53.0", 53), General, "53.0"},
		{Num("12¼", 12.25), Quarters, "12.25"},
		{Num("2,105", 2105), Whole, "2105"}, {Num("+21,60", 21.6), General, "+21.60"}, {Num("4,5", 4.5), Halves, "4.5"},
		{Num("", 3), Halves, "3.0"},
		{Num("-1.5", -1.5), Halves, "-1.5"},
		{Text("W12"), Halves, "W12"},
	} {
		if got := c.cell.Written(c.f); got != c.want {
			t.Errorf("%q in format %d is written %q, want %q", c.cell.Text, c.f, got, c.want)
		}
	}
	for _, s := range []string{"", "-", "+-1", "1.", ".5", "1.2.3", "1e5", "½", " 1"} {
		if IsPlainNumber(s) {
			t.Errorf("%q passes for a plain number", s)
		}
	}
}

func TestDisplayWidth(t *testing.T) {
	for s, want := range map[string]int{
		"Müller": 6, "Mu\u0308ller": 6, "王小明": 6, "½": 1, "😀": 2, "👩\u200d🎓": 2, "שלום": 4, "𠮷田": 4, "": 0,
	} {
		if got := DisplayWidth(s); got != want {
			t.Errorf("%q takes %d columns, want %d", s, got, want)
		}
	}
}

func TestEveryMarkHasNameAndLook(t *testing.T) {
	if len(markNames) != int(Elsewhere)+1 || len(looks) != len(markNames) {
		t.Errorf("%d names and %d looks for %d marks", len(markNames), len(looks), Elsewhere+1)
	}
	// A mark that speaks by colour alone is lost on a black and white printer.
	for m := Plain; m <= Elsewhere; m++ {
		l := m.Look()
		if l.Muted || l.Alert || l.Tinted {
			// What is quiet is told by what stands out beside it, which is bold.
			if m != Pending && m != Quiet && !(l.Bold || l.Italic || l.Underline || l.Strike || l.Boxed || l.Hatched) {
				t.Errorf("%s differs by colour only", m)
			}
		}
	}
}

func TestPaperNames(t *testing.T) {
	for _, p := range Papers() {
		if got, err := ParsePaper(p.String()); err != nil || got != p {
			t.Errorf("%s is read as %s, %v", p, got, err)
		}
		w, h := p.Size(false)
		if lw, lh := p.Size(true); lw != h || lh != w || w > h {
			t.Errorf("%s is %g×%g upright and %g×%g lying", p, w, h, lw, lh)
		}
	}
	if _, err := ParsePaper("foolscap"); err == nil {
		t.Error("an unknown paper is accepted")
	}
}

func TestHeadings(t *testing.T) {
	for _, c := range []struct {
		text, section string
		want          []string
	}{
		{"U18: Standings", "U18", []string{"U18", "Standings"}}, {"U18: Standings: A", "U18: Standings", []string{"U18: Standings", "A"}},
		{"Standings", "U18", []string{"Standings"}}, {"U18", "U18", []string{"U18"}}, {"U18: Standings", "", []string{"U18: Standings"}},
		{"U1800: Standings", "U18", []string{"U1800: Standings"}}, {"", "U18", nil}, {"U\n18: A", "U\n18", []string{"U 18", "A"}},
		{"U18\u00a0: Classement", "U18", []string{"U18", "Classement"}}, {"\u2068ראשי\u2069: A", "ראשי", []string{"ראשי", "A"}},
	} {
		if got := Headings(c.text, c.section); !slices.Equal(got, c.want) {
			t.Errorf("%q of section %q: %q, want %q", c.text, c.section, got, c.want)
		}
	}
}
