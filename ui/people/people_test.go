package people

import (
	"strings"
	"testing"

	"wallchart/model"
)

// TestEveryColumnOfAPlayer has a heading, and takes what it shows; what is typed of a player has a column.
func TestEveryColumnOfAPlayer(t *testing.T) {
	there := map[string]bool{}
	shown := &model.Player{Entry: model.Entry{Number: 7, Name: "Fox, Ann", Club: "Rooks", Federation: "USA", Email: "ann@example.org",
		Fee: model.Free, Paid: model.InFull}, Rating: 1712, NationalRating: 1801, OwnRating: 1650, Title: "WFM", Sex: "w", Birth: "2001-05-17",
		FideID: "1234567", NationalID: "AB12", Expires: model.Lifelong, K: 20, Games: 300, State: "NY", Grade: "5",
		Categories: []string{"A", "B"}}
	for _, f := range playerFields(model.RatingFIDE) {
		there[f.ID] = true
		if h := f.heading(); h == "" || strings.HasPrefix(h, "people.") {
			t.Errorf("the column %s is headed %q", f.ID, h)
		}
		var again model.Player
		if f.set == nil {
			continue
		}
		if err := f.set(&again, f.get(shown)); err != nil || f.get(&again) != f.get(shown) || f.get(shown) == "" {
			t.Errorf("the column %s shows %q, and takes it as %q, %v", f.ID, f.get(shown), f.get(&again), err)
		}
	}
	there["rating"] = there["rating"] && there["fideRating"]
	for _, f := range model.TypedFields() {
		if !there[f.Name] {
			t.Errorf("the list of players has no column for %q", f.Name)
		}
	}
}
