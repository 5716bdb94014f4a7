package roster

import "testing"

// TestHeadingsThatNameSections, and those of US Chess' lists.
func TestHeadingsThatNameSections(t *testing.T) {
	rows := [][]string{{"Name", "Section", "Category", "DIVISION ", "Sección", "USCF ID"}, {"Ann", "Open", "U10", "A", "B", "12345678"}}
	im := Read(rows, Guess(rows))
	for column, want := range []bool{false, true, false, true, true, false} {
		if got := im.NamesSections(column); got != want {
			t.Errorf("%q names sections: %v", rows[0][column], got)
		}
	}
	if !im.USChess() {
		t.Error("a list with USCF IDs is not taken for one of US Chess")
	}
	for _, heading := range []string{"PKZ", "ID", "Federation's ID"} {
		rows := [][]string{{"Name", heading}, {"Ann", "12345678"}}
		if Read(rows, Guess(rows)).USChess() {
			t.Errorf("a list with the heading %s is taken for one of US Chess", heading)
		}
	}
	bare := [][]string{{"Ann", "12345678"}}
	if im := Read(bare, Guess(bare)); im.USChess() || im.NamesSections(1) {
		t.Error("a list without headings says something by them")
	}
}
