package tiebreaks_test

import (
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestAHousePlayerHasNoPlace: three compete, and Hal of the house beats Cy in the first round and Bob in the second. He would be the
// first of all and has no place; his points count in the Solkoff of those who met him, by the US rules the round that he
// did not play as half a point: Cy's is Hal's 2 + ½, Ann's 1½ and Bob's 1.
func TestAHousePlayerHasNoPlace(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), Planned: 3,
		Ranking: model.Ranking{TieBreaks: []string{"SOLKOFF"}, Unplayed: "us"}}
	for i, name := range []string{"Hal", "Ann", "Bob", "Cy"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name, House: i == 0}})
	}
	game := func(board int, white, black model.ID, w, b model.Outcome) model.Pairing {
		return model.Pairing{Board: board, Sides: [2]model.ID{white, black}, Outcomes: [2]model.Outcome{w, b}}
	}
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{game(1, 2, 3, model.Win, model.Loss), game(2, 4, 1, model.Loss, model.Win)}},
		{Pairings: []model.Pairing{game(1, 4, 2, model.Win, model.Loss), game(2, 1, 3, model.Win, model.Loss)}},
		{Pairings: []model.Pairing{game(1, 3, 4, model.Win, model.Loss),
			{Sides: [2]model.ID{2}, Outcomes: [2]model.Outcome{model.HalfBye}}}},
	}
	ev := (&model.Tournament{}).With(s)
	st := must.Have(catalogue.Standard(ev, s, 0))(t)
	if len(st.Places) != 3 || len(st.House) != 1 {
		t.Fatalf("%d places and %d of the house", len(st.Places), len(st.House))
	}
	want := []struct {
		name, points, solkoff string
		rank                  int
	}{{"Ann", "1.5", "2.0", 1}, {"Cy", "1.0", "5.0", 2}, {"Bob", "1.0", "5.0", 2}}
	for k, p := range st.Places {
		l := &st.Sheet.Lines[p.Index]
		found := false
		for _, w := range want {
			found = found || w.name == l.Name && w.points == p.Cells[0].Text && w.solkoff == p.Cells[1].Text && w.rank == p.Rank
		}
		if !found {
			t.Errorf("line %d: %s, rank %d, %s, %s", k+1, l.Name, p.Rank, p.Cells[0].Text, p.Cells[1].Text)
		}
	}
	hal := st.Sheet.Index(1)
	if st.PlaceOf(hal) >= 0 || st.At(hal).Rank != 0 || st.At(hal).Cells[0].Text != "2.0" || st.Ranked(hal) != 4 {
		t.Errorf("Hal has place %d, %+v", st.PlaceOf(hal), st.At(hal))
	}
	if e := st.Explain(hal, 1); e.Value != st.At(hal).Cells[1].Text || len(e.Lines) == 0 {
		t.Errorf("what he has opens to %+v", e)
	}
	if why := st.Why(hal, st.Sheet.Index(2)); !why.Empty() {
		t.Errorf("who has no place stands neither above nor below: %s", why)
	}
	// After a corrected result what the change does not reach is taken over, his values too.
	n := *s
	n.Rounds = append([]model.Round(nil), s.Rounds...)
	n.Rounds[2] = model.Round{Pairings: append([]model.Pairing(nil), s.Rounds[2].Pairings...)}
	n.Rounds[2].Pairings[0].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	now := must.Have(catalogue.StandardSince(st, ev.With(&n), &n, 0))(t)
	fresh, _ := catalogue.Standard(ev.With(&n), &n, 0)
	for i := range now.Sheet.Lines {
		for c := range now.Columns {
			if now.At(i).Cells[c].Text != fresh.At(i).Cells[c].Text || now.At(i).Rank != fresh.At(i).Rank {
				t.Errorf("%s, column %d: %s, anew %s", now.Sheet.Lines[i].Name, c, now.At(i).Cells[c].Text, fresh.At(i).Cells[c].Text)
			}
		}
	}
}
