package tiebreaks_test

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// final is four players who have met each other, with points that were carried from the groups.
func final(format model.Format, carried ...model.Points) *model.Section {
	s := &model.Section{ID: 1, Name: "Final", Format: format, Scoring: model.Classic(model.One, model.Half, 0), Planned: 3}
	for i, name := range []string{"Ann", "Bob", "Cy", "Dee"} {
		s.Players = append(s.Players, model.Player{Rating: model.Rating(2000 - 100*i),
			Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	game := func(board int, white, black model.ID, w model.Outcome) model.Pairing {
		return model.Pairing{Board: board, Sides: [2]model.ID{white, black}, Outcomes: [2]model.Outcome{w, w.Opposite()}}
	}
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{game(1, 1, 4, model.Win), game(2, 2, 3, model.Draw)}},
		{Pairings: []model.Pairing{game(1, 4, 3, model.Loss), game(2, 1, 2, model.Draw)}},
		{Pairings: []model.Pairing{game(1, 2, 4, model.Loss), game(2, 3, 1, model.Win)}},
	}
	for i, p := range carried {
		s.Adjustments = append(s.Adjustments, model.Adjustment{Who: model.ID(i + 1), Games: p, Reason: "A"})
	}
	return s
}

// TestWhatSeesCarriedPoints holds docs/rules/final.md by what the records say of themselves: carried points are part of the score, and so
// of every tie-break that is a score or reads those of opponents (Rules); what is known before the round and reads none (type D) does
// not know them.
func TestWhatSeesCarriedPoints(t *testing.T) {
	for _, format := range []model.Format{model.Swiss, model.RoundRobin} {
		for _, tb := range catalogue.All {
			if tb.For&tiebreaks.Players == 0 || tb.Heads {
				continue
			}
			sees := !slices.Equal(last(t, tb, final(format)), last(t, tb, final(format, 5, 2, 1, 0)))
			switch {
			case (tb.Score || tb.Rules) && !sees:
				t.Errorf("%v: %s reads scores (Score or Rules of its record), and does not see carried points", format, tb.Code)
			case tb.Type == tiebreaks.D && !tb.Rules && sees:
				t.Errorf("%v: %s is of type D and without Rules, and carried points change it", format, tb.Code)
			}
		}
	}
}

// last is what a tie-break gives everybody, nil where it is not for players.
func last(t *testing.T, tb *tiebreaks.TieBreak, s *model.Section) (all []string) {
	t.Helper()
	u := must.Have(catalogue.Parse(tb.Code))(t)
	ev := (&model.Tournament{}).With(s)
	st, err := catalogue.Rank(model.NewSheet(ev, s, 0), []tiebreaks.Use{u}, catalogue.RulesFor(ev, s))
	if err != nil {
		return nil // not for players
	}
	for i := range s.Players {
		all = append(all, st.At(i).Cells[len(st.Columns)-1].Text)
	}
	return all
}

// TestCarriedPointsAreSaid: the scores of opponents are with what these have carried, and the explanation says so; by the section's ruling
// they are without it. Ann (2½ carried) beats Dee, draws with Bob (1) and loses to Cy (½); of the final they have 1, 1 and 2½.
func TestCarriedPointsAreSaid(t *testing.T) {
	for _, c := range []struct{ ruling, code, value, said string }{
		{"", "BH", "6.0", "2, 1 of that carried into the final"},
		{model.CarriedIn, "BH", "6.0", "3, 0.5 of that carried into the final"},
		{model.CarriedOut, "BH", "4.5", "1, without 1 carried into the final"},
		{"", "SB", "2.00", "2, 1 of that carried into the final"},
		{model.CarriedOut, "SB", "1.50", "1, without 1 carried into the final"},
		{"", "KS", "0.5", "2, 1 of that carried into the final"},
		{model.CarriedOut, "KS", "0.0", "opponent's score 1 is below the limit 1.5"},
	} {
		s := final(model.Swiss, 5, 2, 1)
		for i := range s.Adjustments {
			s.Adjustments[i].Carried = 1
		}
		s.Ranking.TieBreaks, s.Ranking.Rulings = []string{c.code}, s.Ranking.Rule(model.OnCarried, c.ruling)
		st := must.Have(catalogue.Standard((&model.Tournament{}).With(s), s, 0))(t)
		e := st.Explain(0, 1)
		said := false
		for _, l := range e.Lines {
			said = said || l.Note.String() == c.said
		}
		if e.Value != c.value || !said {
			t.Errorf("%s, ruled %q: %s, %+v", c.code, c.ruling, e.Value, e.Lines)
		}
	}
}

// TestBuchholzOfCarriedPoints: Ann carries 2½, Bob 1, Cy ½. The final has brought Ann 1½, Bob 1, Cy 2½ and Dee 1: Ann's opponents
// have 2, 3 and 1 together with what they carry. The progressive score is of the rounds alone: 1 + 1½ + 1½.
func TestBuchholzOfCarriedPoints(t *testing.T) {
	s := final(model.Swiss, 5, 2, 1)
	s.Ranking.TieBreaks = []string{"BH", "PS"}
	st := must.Have(catalogue.Standard((&model.Tournament{}).With(s), s, 0))(t)
	var got []string
	for _, c := range st.At(0).Cells {
		got = append(got, c.Text)
	}
	if want := []string{"4.0", "6.0", "4.0"}; !slices.Equal(got, want) {
		t.Errorf("Ann has %v, want %v", got, want)
	}
}
