package model_test

import (
	"testing"

	"wallchart/model"
)

// TestOneSchoolInSeveralSpellings: what differs in case, points, blanks and in the usual short forms is one; what differs in more is
// another. Who is taught at home is of no school.
func TestOneSchoolInSeveralSpellings(t *testing.T) {
	for _, same := range [][]string{
		{"Maple Grove Elem.", "Maple Grove Elem", "Maple Grove Elementary", "maple  grove elementary school", "Maple-Grove ES", "MAPLE GROVE EL"},
		{"St. Mary's", "Saint Marys", "ST MARY’S", "St Mary's School"}, {"Goshen MS", "Goshen Middle School", "Goshen M.S."},
		{"Mt. Vernon H.S.", "Mount Vernon High School"}, {"Lycée Molière", "Lycee Moliere"}, {"The Oak Chess Club", "Oak"},
	} {
		for _, other := range same[1:] {
			if a, b := model.ClubKey(same[0]), model.ClubKey(other); a != b || a == "" {
				t.Errorf("%q is %q, %q is %q", same[0], a, other, b)
			}
		}
	}
	for _, two := range [][2]string{{"Goshen MS", "Goshen ES"}, {"PS 11", "PS 111"}, {"Oak", "Oakley"},
		{"North Elementary", "Northwest Elementary"}, {"St. Mary's", "St. Mark's"}} {
		if model.ClubKey(two[0]) == model.ClubKey(two[1]) {
			t.Errorf("%q and %q are one", two[0], two[1])
		}
	}
	for _, none := range []string{"", " ", "-", "—", "n/a", "N.A.", "None", "Home School", "home-school", "Homeschool",
		"HOME SCHOOLED", "unattached", "Vereinslos", "sin club", "Aucun", "École à la maison"} {
		if !model.NoTeam(none) || model.ClubKey(none) != "" {
			t.Errorf("%q is a team", none)
		}
	}
	for _, team := range []string{"Home Gardens Elementary", "Nonesuch", "Independence HS"} {
		if model.NoTeam(team) {
			t.Errorf("%q is no team", team)
		}
	}
}
