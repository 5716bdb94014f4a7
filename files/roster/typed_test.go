package roster

import (
	"slices"
	"testing"

	"wallchart/model"
)

func TestTypedLines(t *testing.T) {
	for line, want := range map[string][]string{
		"Anna Berg": {"Anna Berg"}, "Berg 1432": {"Berg", "1432"}, "Berg 99": {"Berg 99"}, "Berg 100": {"Berg", "100"},
		"Berg, Anna 1432": {"Berg, Anna", "1432"}, "  Anna  Berg   1065P7 ": {"Anna Berg", "1065P7"},
		"Anna Berg 15OO": {"Anna Berg", "15OO"}, "Anna Berg l500": {"Anna Berg l500"}, "Goshen MS 2": {"Goshen MS 2"},
		"Goshen 8th": {"Goshen 8th"}, "Anna Berg (1432)": {"Anna Berg", "(1432)"}, "Anna Berg unr.": {"Anna Berg", "unr."},
		"Anna New": {"Anna New"}, "1432": {"1432"}, "": {""}, "Anna Berg\t1432\tNorth": {"Anna Berg", "1432", "North"},
		"Anna Berg; 1432 ;North": {"Anna Berg", "1432", "North"},
	} {
		if got := typed(line); !slices.Equal(got, want) {
			t.Errorf("%q: %q", line, got)
		}
	}
}

func TestPerson(t *testing.T) {
	for line, want := range map[string]struct {
		name   string
		rating model.Rating
		club   string
	}{
		"Gina Hart 1777": {"Gina Hart", 1777, ""}, "Gina Hart;North;1065P7": {"Gina Hart", 1065, "North"},
		"Gina Hart\tunr\tNorth": {"Gina Hart", 0, "North"}, "Edgewood 2": {"Edgewood 2", 0, ""},
	} {
		name, rating, club, err := Person(line)
		if err != nil || name != want.name || rating != want.rating || club != want.club {
			t.Errorf("%q: %q %d %q %v", line, name, rating, club, err)
		}
	}
	for _, line := range []string{"Gina Hart 15OO", "Gina Hart;1500x;North", "Gina Hart;1500;North;7"} {
		if name, r, _, err := Person(line); err == nil {
			t.Errorf("%q passed as %q %d", line, name, r)
		}
	}
}

// TestTypedList reads names as they are typed, and a pasted table by its headings.
func TestTypedList(t *testing.T) {
	for _, c := range []struct {
		name, text string
		teams      bool
		want       string
	}{
		{"lines of all kinds", "Ben Carter 1210\nCleo Diaz\n\nAnna Berg;North;1432\nBerg, Ida;unr.;South\n", false,
			"Ben Carter | 1210\nCleo Diaz\nAnna Berg | 1432 | - | - | - | - | - | - | - | North\n" +
				"Berg, Ida | - | - | - | - | - | - | - | - | South\n"},
		{"a heading", "Name;Grade;School;Rating\nFox, Ann;7;Goshen;1065P7\nLee, Bo;8;Monroe;900\n", false,
			"Fox, Ann | 1065 | - | - | - | - | - | - | - | Goshen | 7\nLee, Bo | 900 | - | - | - | - | - | - | - | Monroe | 8\n"},
		{"one name", "Anna Berg", false, "Anna Berg\n"},
	} {
		rows, m := TypedList(c.text, c.teams)
		if got := printed(Read(rows, m)); got != c.want {
			t.Errorf("%s:\n%swant\n%s", c.name, got, c.want)
		}
	}
	rows, m := TypedList("Edgewood MS\nGoshen MS A;1400;Goshen\n", true)
	im := Read(rows, m)
	if len(im.Lines) != 0 || len(im.Teams) != 2 || im.Teams[1].Team.Strength != 1400 || im.Teams[1].Team.Club != "Goshen" {
		t.Errorf("teams: %+v", im.Teams)
	}
	rows, m = TypedList("Ben Carter 15OO", false)
	if im := Read(rows, m); im.Lost() != 1 || im.Lines[0].Player.Name != "Ben Carter" {
		t.Errorf("15OO: %+v, %v", im.Lines, im.Problems)
	}
}
