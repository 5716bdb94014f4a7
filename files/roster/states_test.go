package roster

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestStates: a state has a column of its own under the headings it is known by, in capitals where it is a code; the
// federation beside it is another thing.
func TestStates(t *testing.T) {
	for _, c := range []struct{ text, state, federation string }{
		{"Name,ST,Fed\n\"Fox, Ann\",ny,USA\n", "NY", "USA"}, {"Name\tState\tRating\nFox, Ann\tMA\t1512\n", "MA", ""},
		{"Name;Bundesland;DWZ\nFox, Ann;Bayern;1512\n", "Bayern", ""}, {"Name;State/Province;Country\nFox, Ann;ON;Canada\n", "ON", "Canada"},
		{"Name;Staat;DWZ\nFox, Ann;GER;1512\n", "", "GER"}, {"Name;State\nFox, Ann;-\n", "", ""},
	} {
		rows := list(t, c.text)
		im := Read(rows, Guess(rows))
		if len(im.Lines) != 1 || im.Lines[0].Player.State != c.state || im.Lines[0].Player.Federation != c.federation {
			t.Errorf("%q: %+v", c.text, im.Lines)
		}
	}
}

// TestStateIsUpdated: a list that says the state of somebody who is there fills it in, and one that says nothing leaves it.
func TestStateIsUpdated(t *testing.T) {
	old := model.Player{Entry: model.Entry{ID: 1, Number: 1, Name: "Fox, Ann"}, State: "NJ"}
	for text, want := range map[string]string{"Name,State\n\"Fox, Ann\",NY\n": "NY", "Name,Rating\n\"Fox, Ann\",1500\n": "NJ"} {
		s := &model.Section{ID: 1, Players: []model.Player{old}, LastID: 1}
		rows := list(t, text)
		im := Read(rows, Guess(rows))
		change := must.Have(im.update(s, Line{Same: 1}, im.Lines[0].Player))(t)
		if got := change.(steps.EditPlayer).Player.State; got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}
