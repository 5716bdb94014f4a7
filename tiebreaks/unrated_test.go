package tiebreaks_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// newcomer is four players of whom the last has no rating: 1 (2000) beats 3 (1500), 2 (1900) beats the newcomer.
func newcomer(t *testing.T) *model.Section {
	s := playerEvent(t, 4, "1-3 1, 2-4 1")
	s.Players[2].Rating, s.Players[3].Rating = 1500, 0
	return s
}

// byRuling is what a list gives under a ruling.
func byRuling(t *testing.T, s model.Section, list, rules, answer string) *tiebreaks.Standings {
	t.Helper()
	s.Ranking.Rulings = s.Ranking.Rule(model.OnUnrated, answer)
	return standings(t, &s, list, rules)
}

// TestTheUnratedByFIDEsText: where somebody has no rating and nothing is announced, a tie-break of ratings has no value for anybody, and
// the two winners are both first. FIDE's own checker has no value either.
func TestTheUnratedByFIDEsText(t *testing.T) {
	for _, code := range []string{"ARO", "ARO/C1", "ARO/M1", "TPR", "PTP", "APRO", "APPO", "RTNG", "RTNG/R"} {
		for _, rules := range []string{"fide2009", "fide2024", "fide2026"} {
			st := standings(t, newcomer(t), code, rules)
			if got := column(st); got != "- - - -" {
				t.Errorf("%s by %s: %s", code, rules, got)
			}
			if st.Places[0].Rank != 1 || st.Places[1].Rank != 1 || st.Places[2].Rank != 3 || st.Places[3].Rank != 3 {
				t.Errorf("%s by %s: places %+v", code, rules, st.Places)
			}
			if notes := inWords(st.Notes); len(notes) != 1 || !strings.Contains(notes[0], "P4") || !strings.Contains(notes[0], "nobody has said") {
				t.Errorf("%s by %s: %q", code, rules, notes)
			}
		}
	}
	everybody := newcomer(t)
	everybody.Players[3].Rating = 1400
	if got := column(standings(t, everybody, "ARO", "fide2026")); got != "1500 1400 2000 1900" {
		t.Errorf("all are rated, and ARO is %s", got)
	}
	alone := playerEvent(t, 3, "1-2 1, 3 U") // who has not played at all takes it from everybody, too
	alone.Players[2].Rating = 0
	if got := column(standings(t, alone, "ARO", "fide2026")); got != "- - -" {
		t.Errorf("with a third who has met nobody ARO is %s", got)
	}
}

// TestWhatHoldsForTheUnrated: the code's own modifier before everything; in FIDE mode the text; then the ruling of the section; then
// FIDE's text under FIDE's rule sets for FIDE's tie-breaks, and under all others the games against the unrated are left out.
func TestWhatHoldsForTheUnrated(t *testing.T) {
	for _, c := range []struct {
		code, rules, answer string
		fide                bool
		want, note          string
	}{
		{"ARO", "fide2026", "", false, "- - - -", "nobody has said"},
		{"ARO", "fide2026", "drop", false, "- - - -", "is not used then"},
		{"ARO", "fide2026", "out", false, "1500 - 2000 1900", "are left out, as the organiser has decided"},
		{"ARO", "fide2026", "1400", false, "1500 1400 2000 1900", "count as 1400, as the organiser has decided"},
		{"ARO", "fide2026", "1400", true, "- - - -", "is not used then"},
		{"ARO", "us", "", false, "1500 - 2000 1900", "nobody has said"},
		{"ARO", "us", "drop", false, "- - - -", "is not used then"},
		{"ARO", "plain", "", false, "1500 - 2000 1900", "nobody has said"},
		{"ARO/U1400", "fide2026", "", true, "1500 1400 2000 1900", ""},
		{"ARO/U1400", "fide2026", "drop", false, "1500 1400 2000 1900", ""},
		{"ARO/U0", "fide2026", "1400", false, "1500 - 2000 1900", ""},
		{"RTNG", "us", "", false, "2000 1900 1500 -", "stand behind the rated"},
		{"RTNG", "us", "out", false, "2000 1900 1500 0", "stand behind the rated"},
		{"RTNG", "us", "1400", false, "2000 1900 1500 1400", "count as 1400"},
		{"LINPERF", "fide2026", "", false, "1900 - 1600 1500", "nobody has said"}, // not FIDE's
		{"LINPERF", "fide2026", "drop", false, "- - - -", "is not used then"},
		{"SORELIM", "us", "drop", false, "- - - -", "is not used then"},
		{"BH", "fide2026", "", false, "0.0 0.0 1.0 1.0", ""},
	} {
		s := newcomer(t)
		s.FIDE = c.fide
		st := byRuling(t, *s, c.code, c.rules, c.answer)
		if got := column(st); got != c.want {
			t.Errorf("%s by %s, ruled %q, FIDE mode %v: %s, want %s", c.code, c.rules, c.answer, c.fide, got, c.want)
		}
		notes := strings.Join(inWords(st.Notes), " ")
		if c.note == "" && notes != "" || !strings.Contains(notes, c.note) || c.note != "" && !strings.Contains(notes, "P4") {
			t.Errorf("%s by %s, ruled %q: %q, want %q and the name", c.code, c.rules, c.answer, notes, c.note)
		}
	}
}

// TestTheUnratedInAReportFile: a file that knows no rulings has the modifier, and the same numbers come of it; FIDE's text is the
// code alone.
func TestTheUnratedInAReportFile(t *testing.T) {
	for _, c := range []struct{ unplayed, answer, want string }{
		{"fide2026", "", "BH ARO TPR/U1200"}, {"fide2026", "drop", "BH ARO TPR/U1200"}, {"fide2026", "out", "BH ARO/U0 TPR/U1200"},
		{"fide2026", "1400", "BH ARO/U1400 TPR/U1200"}, {"us", "", "BH ARO/U0 TPR/U1200"}, {"us", "drop", "BH ARO TPR/U1200"},
	} {
		s := newcomer(t)
		s.Ranking = model.Ranking{TieBreaks: []string{"BH", "ARO", "TPR/U1200"}, Unplayed: c.unplayed}
		s.Ranking.Rulings = s.Ranking.Rule(model.OnUnrated, c.answer)
		list := catalogue.Announced(event(s), s)
		if got := strings.Join(list, " "); got != c.want {
			t.Errorf("%s, ruled %q: %s, want %s", c.unplayed, c.answer, got, c.want)
		}
		if c.unplayed != "us" { // whose rounds without play count otherwise in a file that does not say so
			read := *s
			read.Ranking = model.Ranking{TieBreaks: list}
			if was, is := order(standard(t, s)), order(standard(t, &read)); was != is {
				t.Errorf("ruled %q: %s was %s", c.answer, is, was)
			}
		}
	}
}

func standard(t *testing.T, s *model.Section) *tiebreaks.Standings {
	return must.Have(catalogue.Standard(event(s), s, 0))(t)
}

// TestAnotherRulingMakesEverythingAnew: values are not taken over from standings under another ruling.
func TestAnotherRulingMakesEverythingAnew(t *testing.T) {
	s := newcomer(t)
	s.Ranking = model.Ranking{TieBreaks: []string{"ARO"}, Unplayed: "fide2026"}
	before := standard(t, s)
	ruled := *s
	ruled.Ranking.Rulings = s.Ranking.Rule(model.OnUnrated, "1400")
	after, err := catalogue.StandardSince(before, event(&ruled), &ruled, 0)
	if err != nil || column(after) != "1500 1400 2000 1900" {
		t.Errorf("%s, %v", column(after), err)
	}
}

// TestUnratedOpponents: one unrated player takes nothing from the others where games against the unrated are left out.
func TestUnratedOpponents(t *testing.T) {
	s := playerEvent(t, 4, "1-2 =, 3-4 =", "1-3 =, 2-4 =")
	s.Players[3].Rating = 0
	for _, tc := range []struct{ list, column string }{
		{"ARO", "1850 2000 2000 1850"}, {"ARO/U1400", "1850 1700 1700 1850"}, {"ARO/U0", "1850 2000 2000 1850"}, {"TPR", "1850 2000 2000 1850"},
		{"RTNG", "2000 1900 1800 -"}, {"RTNG/U1400", "2000 1900 1800 1400"}, {"RTNG/U0", "2000 1900 1800 0"}, {"PTP/U0", "1847 1997 1997 1847"},
		{"APRO", "2000 1850 1850 2000"}, {"LINPERF", "1850 2000 2000 1850"}, {"SOR/U0", "3700 2000 2000 3700"},
	} {
		st := standings(t, s, tc.list, "plain")
		if got := column(st); got != tc.column {
			t.Errorf("%s: %s, want %s", tc.list, got, tc.column)
		}
		if announced := strings.Contains(tc.list, "/U"); announced != (len(st.Notes) == 0) {
			t.Errorf("%s: notes %q", tc.list, st.Notes)
		} else if !announced && (!strings.Contains(st.Notes[0].String(), "P4") || !strings.Contains(st.Notes[0].String(), tc.list+"/U1400")) {
			t.Errorf("%s: %q names neither the unrated nor the cure", tc.list, st.Notes)
		}
	}
	s.Players[0].Rating = 0 // 2 and 3 have met the unrated alone
	for _, code := range []string{"ARO", "TPR", "PTP", "APRO", "APPO", "LINPERF", "PAPIPERF", "SOR", "SORELIM"} {
		st := standings(t, s, code, "plain")
		if len(st.Places) != 4 || len(st.Notes) != 1 {
			t.Errorf("%s: %d places, notes %q", code, len(st.Places), st.Notes)
		}
		st.Explain(1, 1)
	}
	one := standings(t, playerEvent(t, 2, "1-2 1"), "ARO/C1", "fide2026")
	if c := one.Places[0].Cells[1]; c.Defined || c.Text != "-" || c.Note.Empty() {
		t.Errorf("%+v", c)
	}
}
