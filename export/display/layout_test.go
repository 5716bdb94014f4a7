package display

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"
)

// letters measures with every letter half as wide as high, capitals more.
func letters(text string) float32 {
	w := float32(0)
	for _, r := range text {
		w += 0.5
		if r >= 'A' && r <= 'Z' {
			w += 0.15
		}
	}
	return w
}

// players are pairings by name of so many.
func players(n int, name func(i int) string) Matter {
	m := Matter{Title: "Pairings of round 3", Columns: []Column{{Title: "Name", Wraps: true}, {Title: "Board", Right: true},
		{Title: "Colour"}, {Title: "Opponent", Wraps: true}}}
	for i := range n {
		m.Rows = append(m.Rows, Row{Cells: []string{name(i), fmt.Sprint(i/2 + 1), "White", name(n - 1 - i)}})
	}
	return m
}

func usual(i int) string { return []string{"Keller, Klara", "Lindqvist, Felix", "Bauer, Jo"}[i%3] }

// sound holds a layout to what every layout must be: all rows once and in order, every
// text whole and inside its column, every block and line inside the screen.
func sound(t *testing.T, what string, m Matter, l Layout, width, height float32) {
	t.Helper()
	next := 0
	for _, page := range l.Pages {
		if len(page) > l.Blocks {
			t.Errorf("%s: %d blocks on a page of %d", what, len(page), l.Blocks)
		}
		for b, block := range page {
			if right := l.Edge + float32(b)*l.Across + l.Width; right > width*(1-edgeShare)+1 {
				t.Errorf("%s: block %d ends at %.0f of %.0f", what, b, right, width)
			}
			at := 0
			for _, p := range block {
				if p.Row != next || p.At != at {
					t.Fatalf("%s: row %d at line %d stands where row %d at %d should", what, p.Row, p.At, next, at)
				}
				next, at = next+1, at+p.Lines
				for c, lines := range p.Cells {
					if got, want := strings.Join(lines, ""), m.Rows[p.Row].Cells[c]; squeeze(got) != squeeze(want) {
						t.Errorf("%s: %q is shown as %q", what, want, lines)
					}
					if len(lines) > p.Lines {
						t.Errorf("%s: %d lines in a row of %d", what, len(lines), p.Lines)
					}
					for _, line := range lines {
						room := l.Widths[c]
						if m.Rows[p.Row].Heading {
							room = l.Width
						}
						if w := letters(line) * l.Size; w > room*1.001 {
							t.Errorf("%s: %q is %.0f wide in %.0f", what, line, w, room)
						}
					}
				}
			}
			if low := l.Top + float32(at+1)*l.Line; low > height {
				t.Errorf("%s: a block ends at %.0f of %.0f", what, low, height)
			}
		}
	}
	if next != len(m.Rows) {
		t.Errorf("%s: %d of %d rows are shown", what, next, len(m.Rows))
	}
	if l.Size < Unit(width, height)*smallest-0.01 || l.Size > Unit(width, height)*largest+0.01 {
		t.Errorf("%s: letters of %.1f on a screen of %.0f", what, l.Size, height)
	}
}

func squeeze(s string) string { return strings.ReplaceAll(s, " ", "") }

var screens = [][2]float32{{1920, 1080}, {1280, 720}, {1000, 650}, {1080, 1920}}

// TestPagesOfEverySize: no name is cut and no row is lost, whatever the screen, the
// number of players and the length of their names.
func TestPagesOfEverySize(t *testing.T) {
	names := map[string]func(int) string{
		"usual": usual,
		"long":  func(i int) string { return strings.Repeat("Maximilian ", i%9) + "von und zu Obersteinach-Hohenfels" },
		"a word that never ends": func(i int) string {
			return strings.Repeat("W", 40+i%90)
		},
		"in other letters": func(i int) string { return strings.Repeat("Ñandú çok ", 1+i%12) + "Ωmega" },
	}
	for _, s := range screens {
		for which, name := range names {
			for _, n := range []int{0, 1, 2, 8, 9, 31, 60, 200, 501} {
				m := players(n, name)
				sound(t, fmt.Sprintf("%.0fx%.0f, %d players, %s", s[0], s[1], n, which), m, Lay(m, s[0], s[1], letters), s[0], s[1])
			}
		}
	}
}

// TestLettersFillTheScreen: by hand for 1920x1080. Between the edges are 1804.8 by
// 896.4. "Lindqvist, Felix" is 8.3 wide, "Board" 2.65, "Colour" 3.15; with the gaps a
// block is 25.1, two are 52.4. Lines are 1.5 high, one of them the heads.
func TestLettersFillTheScreen(t *testing.T) {
	for _, c := range []struct {
		players, pages, blocks int
		size                   float32
	}{
		{1, 1, 1, 1804.8 / 22.1},         // "Keller, Klara" twice: 6.8 each; a twelfth of the height would be 90
		{8, 1, 1, 896.4 / (1.5 * 9)},     // 8 and the heads
		{16, 1, 1, 896.4 / (1.5 * 17)},   //
		{31, 1, 2, 1804.8 / 52.4},        // 16 and the heads would be 35.2
		{60, 2, 2, 1804.8 / 52.4},        // 15 and the heads would be 37.4; one page 18.7
		{200, 5, 2, 896.4 / (1.5 * 21)},  // four pages would be 23.0, less than a 45th of the height
		{501, 11, 2, 896.4 / (1.5 * 24)}, // ten pages would be 22.1
	} {
		l := Lay(players(c.players, usual), 1920, 1080, letters)
		if len(l.Pages) != c.pages || l.Blocks != c.blocks || l.Size < c.size-0.05 || l.Size > c.size+0.05 {
			t.Errorf("%d players: %d pages of %d blocks, letters of %.1f; want %d, %d, %.1f", c.players, len(l.Pages), l.Blocks, l.Size,
				c.pages, c.blocks, c.size)
		}
	}
	large, small := Lay(players(200, usual), 1920, 1080, letters), Lay(players(200, usual), 1280, 720, letters)
	if len(large.Pages) != len(small.Pages) || large.Blocks != small.Blocks {
		t.Errorf("the smaller screen has %d pages of %d blocks, the larger %d of %d", len(small.Pages), small.Blocks,
			len(large.Pages), large.Blocks)
	}
}

// TestHeadingsStandOverTheirRows, never alone at the foot of a block.
func TestHeadingsStandOverTheirRows(t *testing.T) {
	m := Matter{Columns: []Column{{Title: "No.", Right: true}, {Title: "Name", Wraps: true}}}
	for i := range 90 {
		if i%7 == 0 {
			m.Rows = append(m.Rows, Row{Heading: true, Cells: []string{"A team whose name is longer than that of any player in it"}})
		}
		m.Rows = append(m.Rows, Row{Cells: []string{fmt.Sprint(i + 1), usual(i)}})
	}
	for _, s := range screens {
		l := Lay(m, s[0], s[1], letters)
		sound(t, "headings", m, l, s[0], s[1])
		for _, page := range l.Pages {
			for _, block := range page {
				if last := block[len(block)-1]; m.Rows[last.Row].Heading {
					t.Errorf("%v: a heading ends a block", s)
				}
			}
		}
	}
}

// TestBroken breaks between words, and inside one that is wider than the line.
func TestBroken(t *testing.T) {
	p := plan{measure: func(s string) float32 { return float32(utf8.RuneCountInString(s)) }}
	for _, c := range []struct {
		text  string
		width float32
		want  string
	}{
		{"Ash", 3, "Ash"},
		{"Ash Bea", 6, "Ash|Bea"},
		{"Ash Bea", 7, "Ash Bea"},
		{"Ash Bea Cai", 7, "Ash Bea|Cai"},
		{"Ashbeacai", 4, "Ashb|eaca|i"},
		{"An Ashbeacai B", 4, "An|Ashb|eaca|i B"},
		{"Éàü", 1, "É|à|ü"},
		{"Ronde 3\u00a0: 1-0", 8, "Ronde|3\u00a0: 1-0"},
	} {
		if got := strings.Join(p.broken(c.text, c.width), "|"); got != c.want {
			t.Errorf("%q in %v: %s, want %s", c.text, c.width, got, c.want)
		}
	}
}
