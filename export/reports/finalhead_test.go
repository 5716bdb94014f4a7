package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/reports"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestNoFinalStandingsWithResultsMissing (VCL4THP.13, question 161): no paper of the last round is called final while a board of any round
// has no result, be it that its game is adjourned, and the last round not paired alone is not the end either.
func TestNoFinalStandingsWithResultsMissing(t *testing.T) {
	open := func(round int, adjourned bool) func(*model.Section) {
		return func(s *model.Section) {
			p := &s.Rounds[round-1].Pairings[0]
			p.Outcomes, p.Adjourned = [2]model.Outcome{}, adjourned
		}
	}
	unannounced := func(f model.Format) func(*model.Section) {
		return func(s *model.Section) { s.Planned, s.Format = 0, f }
	}
	for _, c := range []struct {
		name  string
		spoil func(*model.Section)
		final bool
	}{
		{"all is in", func(*model.Section) {}, true},
		{"a result of the last round is missing", open(2, false), false},
		{"a result of round 1 is missing", open(1, false), false},
		{"a game of the last round is adjourned", open(2, true), false},
		{"a game of round 1 is adjourned", open(1, true), false},
		{"somebody of round 1, laid by hand, is neither paired nor absent", func(s *model.Section) {
			s.Rounds[0].Pairings = s.Rounds[0].Pairings[:1]
			s.Rounds[0].Pairings[0].By = model.MadeByHand
		}, false},
		{"the last round was laid by hand, in FIDE mode, and is not declared complete", func(s *model.Section) {
			s.FIDE = true
			s.ByHand(2)
		}, false},
		{"the same elsewhere", func(s *model.Section) { s.ByHand(2) }, true},
		{"a round is still to come", func(s *model.Section) { s.Planned = 3 }, false},
		{"no number of rounds is announced", unannounced(model.Swiss), false},
		{"an all-play-all of four, of which two rounds of three are in", unannounced(model.RoundRobin), false},
		{"two against two, of which all rounds are in", unannounced(model.Scheveningen), true},
	} {
		event := four()
		s := event.Sections[0]
		s.Planned = 2
		c.spoil(s)
		st := must.Have(catalogue.Standard(event, s, 0))(t)
		o := report.Options{}
		for name, subtitle := range map[string]string{
			"standings":  charts.Standings(st, o).Subtitle,
			"crosstable": charts.Crosstable(st, report.US, o).Subtitle,
			"wall chart": charts.Crosstable(st, report.WallChart, o).Subtitle,
		} {
			if strings.Contains(subtitle, "Final") != c.final {
				t.Errorf("%s: the %s is %q", c.name, name, subtitle)
			}
		}
		s.Fund = &model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 10000}}}
		for _, id := range []string{"prizes", "prize-winners"} {
			r := must.Have(reports.ByID(id))(t)
			doc := must.Have(r.Document(st, o))(t)
			notes := strings.Join(doc.Tables[0].Notes, "\n")
			if strings.Contains(notes, "the prizes are won when the event is over") == c.final {
				t.Errorf("%s: below the %s stands %q", c.name, id, notes)
			}
		}
	}
}

// TestNothingIsHandedOutBeforeTheEnd (VCL4THP.13, questions 161 and 169): in FIDE mode what hands out places, prizes or norms is not made
// while anything is missing; elsewhere a certificate says after which round the place is.
func TestNothingIsHandedOutBeforeTheEnd(t *testing.T) {
	final := 0
	for _, r := range reports.All {
		if !r.Final {
			continue
		}
		final++
		for _, c := range []struct {
			spoil func(*model.Section)
			want  string
		}{
			{func(*model.Section) {}, ""},
			{func(s *model.Section) { s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{} }, "round 1 has no result on board 1"},
			{func(s *model.Section) { s.Planned = 3 }, "2 of 3 rounds are over"},
			{func(s *model.Section) { s.Planned = 0 }, "nothing says which round is the last"},
			{func(s *model.Section) { s.Planned, s.Format = 0, model.RoundRobin }, "2 of 3 rounds are over"},
			{func(s *model.Section) { s.ByHand(2) }, "round 2 was paired or changed by hand and is not declared complete"},
			{func(s *model.Section) {
				s.Rounds[1].Pairings = s.Rounds[1].Pairings[:1]
				s.Rounds[1].Pairings[0].By = model.MadeByHand
			}, "in round 2 "},
		} {
			event := four()
			s := event.Sections[0]
			s.Planned = 2
			c.spoil(s)
			for _, fide := range []bool{false, true} {
				s.FIDE = fide
				st, err := catalogue.Standard(event, s, 0)
				if err != nil {
					t.Fatal(err)
				}
				_, err = r.Document(st, report.Options{})
				why := ""
				if err != nil {
					why = err.Error()
				}
				early := strings.Contains(why, "in FIDE mode this is made ")
				if early != (fide && c.want != "") || early && !strings.Contains(why, c.want) {
					t.Errorf("%s, FIDE mode %v: %q, want %q", r.ID, fide, why, c.want)
				}
			}
		}
	}
	if final != 4 {
		t.Errorf("%d reports hand out what is settled; certificates, receipts, the prize-giving and forms of norms do", final)
	}
}
