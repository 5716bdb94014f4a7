package roster

import (
	"slices"
	"testing"

	"wallchart/model"
)

func TestTypedLines(t *testing.T) {
	for line, want := range map[string][]string{
		"Anna Berg": {"Anna Berg"}, "Berg, Anna 1432": {"Berg, Anna", "1432"}, "  Anna  Berg   1065P7 ": {"Anna Berg", "1065P7"},
		"Anna Berg 15OO": {"Anna Berg", "15OO"}, "Anna Berg l500": {"Anna Berg l500"}, "Goshen MS 2": {"Goshen MS 2"}, "Goshen 8th": {"Goshen 8th"},
		"Anna Berg (1432)": {"Anna Berg", "(1432)"}, "Anna Berg unr.": {"Anna Berg", "unr."}, "Anna New": {"Anna New"}, "1432": {"1432"}, "": {""},
		"Anna Berg\t1432\tNorth": {"Anna Berg", "1432", "North"}, "Anna Berg; 1432 ;North": {"Anna Berg", "1432", "North"},
	} {
		if got := Typed(line); !slices.Equal(got, want) {
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
		"Gina Hart 1777": {"Gina Hart", 1777, ""}, "Gina Hart;North;1065P7": {"Gina Hart", 1065, "North"}, "Gina Hart\tunr\tNorth": {"Gina Hart", 0, "North"}, "Edgewood 2": {"Edgewood 2", 0, ""},
	} {
		name, rating, club, err := Person(line)
		if err != nil || name != want.name || rating != want.rating || club != want.club {
			t.Errorf("%q: %q %d %q %v", line, name, rating, club, err)
		}
	}
	for _, line := range []string{"Gina Hart 15OO", "Gina Hart;1500x;North"} {
		if name, r, _, err := Person(line); err == nil {
			t.Errorf("%q passed as %q %d", line, name, r)
		}
	}
}
