package roster

import "testing"

// TestMeasures: ten cells of which so many pass are half, more than half, or most of them.
func TestMeasures(t *testing.T) {
	for n, want := range map[int]string{0: "", 4: "", 5: "half", 6: "half more", 7: "half more", 8: "half more most", 10: "half more most"} {
		cells := make([]string, 10)
		for i := range n {
			cells[i] = "x"
		}
		is := func(s string) bool { return s == "x" }
		got := ""
		for _, m := range []struct {
			name string
			are  func([]string, func(string) bool) bool
		}{{"half", halfAre}, {" more", moreAre}, {" most", mostAre}} {
			if m.are(cells, is) {
				got += m.name
			}
			if m.are(nil, is) {
				t.Errorf("no cells are %s", m.name)
			}
		}
		if got != want {
			t.Errorf("%d of 10 are %q, want %q", n, got, want)
		}
	}
}
