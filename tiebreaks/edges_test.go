package tiebreaks_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/tiebreaks/rules"
)

// TestOverTheBoardOnly: tie-breaks over games show no line of a round without one, and those over rounds none of a rest or
// of a board without a result.
func TestOverTheBoardOnly(t *testing.T) {
	played := strings.Split("ARO TPR PTP APRO APPO AVGOPP OPPPERF LINPERF PAPIPERF SOR OPPCUM GELBFUHS PERCENT BLACKS "+
		"AOB OTB ARRANZ WON", " ")
	finished := strings.Split("BERLIN BC GPDIFF GPDIFFPLUS PERFINDEX STD KASHDAN PTS MPTS GPTS WIN WINS", " ")
	seen := 0
	for _, s := range []*model.Section{mixed(t), mixedTeams(t)} {
		if s.Team() { // a match that is still to be played
			s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{
				{Board: 1, Sides: [2]model.ID{2, 3}}, {Sides: [2]model.ID{1}, Outcomes: [2]model.Outcome{model.Rest}}}})
		}
		for _, code := range slices.Concat(played, finished) {
			u := must.Have(catalogue.Parse(code))(t)
			if tiebreaks.Legal(u, s) != nil {
				continue
			}
			st := standings(t, s, code, "fide2026")
			for i := range st.Sheet.Lines {
				for _, l := range st.Explain(i, len(st.Columns)-1).Lines {
					if l.Round == 0 {
						continue
					}
					seen++
					switch o := st.Sheet.Lines[i].Cells[l.Round-1].Outcome; {
					case slices.Contains(played, code) && !o.Played(), o == model.Rest, o == model.Pending:
						t.Errorf("%s of %s has a line of round %d, a %s", code, st.Sheet.Lines[i].Name, l.Round, o)
					}
				}
			}
		}
	}
	if seen < 200 {
		t.Errorf("only %d lines were looked at", seen)
	}
}

// TestStruck strikes parts by hand: "v" stands for a voluntary unplayed round, "f" for what is no candidate, "a" for what is
// added after the mean, "m" for what is only shown; behind a colon stands the opponent's score that ranks it.
func TestStruck(t *testing.T) {
	for _, c := range []struct{ code, rules, parts, want string }{
		{"BH/C1", "fide2026", "3 2 4", "2"}, {"BH/C1", "fide2026", "2 2 4", "2"}, {"BH/M1", "fide2026", "3 2 4", "2 4"},
		{"BH/M2", "fide2026", "3 2 4 5 1", "2 4 5 1"},
		{"BH/C1", "fide2026", "3 2v 4", "2v"}, {"BH/C1", "fide2026", "2 3v 4", "3v"}, {"BH/C1", "fide2026", "2 1v 4", "1v"},
		{"BH/C1", "fide2026", "1 2v 2v", "2v@1"}, {"BH/C1", "fide2026", "3v 2v 4", "2v"}, {"BH/C1", "fide2026", "1v 5v 2v", "1v"},
		{"BH/C1", "fide2026", "2v:3 2v:1 2v:2", "2v:1"},
		{"BH/C1", "fide2024", "0f 2 3", "2"}, {"BH/C1", "fide2024", "0m 2 3", "2"}, {"BH/C1", "fide2024", "1a 2 3", "2"},
		{"BH/C1", "plain", "3 2v 1", "1"}, {"BH/C1", "plain", "3:1 2:2 1:3", "3:1"}, {"BH/C1", "plain", "3:1 2:1 1:3", "2:1"},
		{"BH/C1", "plain", "2:1 2:1 4:2", "2:1@0"}, {"BH/M1", "plain", "1:3 4:3 2:1", "4:3 2:1"}, {"BH/M1", "plain", "4:3 4:3 2:1", "4:3@0 2:1"},
		{"BH/M1", "plain", "9:2 1:3 0:1", "1:3 0:1"}, {"BH/C2", "plain", "5", "5"}, {"BH/M1", "plain", "5", "5"}, {"BH/C1", "plain", "", ""},
		{"PS/C1", "plain", "3 1 2", "3"}, {"PS/C2", "plain", "3 1 2", "3 1"},
	} {
		u := must.Have(catalogue.Parse(c.code))(t)
		rules := must.Have(tiebreaks.RulesByCode(c.rules))(t)
		tally := &tiebreaks.Tally{Work: &tiebreaks.Work{Sheet: &model.Sheet{Rounds: 5}, Rules: rules}, Use: u}
		names := strings.Fields(c.parts)
		for _, name := range names {
			bare, rank, ranked := strings.Cut(name, ":")
			v := tiebreaks.Value(atoi(strings.TrimRight(bare, "vfam"))) * tiebreaks.One
			p := tiebreaks.Part{Term: tiebreaks.Amount(v), Rank: v, Voluntary: strings.Contains(bare, "v"), Fixed: strings.Contains(bare, "f"),
				After: strings.Contains(bare, "a"), Memo: strings.Contains(bare, "m")}
			if ranked {
				p.Rank = tiebreaks.Value(atoi(rank)) * tiebreaks.One
			}
			tally.Add(p)
		}
		tiebreaks.Strike(tally)
		var struck []string
		for k, p := range tally.Parts {
			if p.Struck {
				struck = append(struck, names[k])
				if strings.Contains(c.want, names[k]+"@") {
					struck[len(struck)-1] += fmt.Sprint("@", k)
				}
			}
		}
		if got := strings.Join(struck, " "); got != c.want {
			t.Errorf("%s by %s of %s strikes %s, want %s", c.code, c.rules, c.parts, got, c.want)
		}
	}
}

// TestPerfectPerformance (C.07 10.3): without any points 800 below the weakest.
func TestPerfectPerformance(t *testing.T) {
	for code, want := range map[string]string{
		"PTP":  "1 P2 (1900): rating table B.02: -800 gives 0.00, 1100: no points: 800 below the weakest opponent",
		"TPR":  "1 P2 1900, -800: 0 of 1 is 0.00; rating table B.02: 0.00 gives -800",
		"APRO": "1 P2 2700", "APPO": "1 P2 2636",
	} {
		s := playerEvent(t, 4, "1-2 0, 3-4 =")
		s.Players[0].Rating, s.Players[3].Rating = 1900, 0
		if got := show(standings(t, s, code, "plain"), 0, 1); got != want {
			t.Errorf("%s: %s, want %s", code, got, want)
		}
	}
	s := playerEvent(t, 4, "1-2 1, 3-4 =")
	s.Players[1].Rating = 0
	for code, note := range map[string]string{
		"PTP": "No game over the board against a rated player.", "ARO": "There is nothing to take the mean of.",
	} {
		st := standings(t, s, code, "plain")
		if got := show(st, 0, 1); got != "1 P2 -: unrated, left out" ||
			st.Explain(0, 1).Value != "-" ||
			!slices.Contains(inWords(st.Explain(0, 1).Notes), note) {
			t.Errorf("%s: %s, %+v", code, got, st.Explain(0, 1))
		}
	}
}

// TestColumnsShareTheirWork: what one column finds out does not change what another asks.
func TestColumnsShareTheirWork(t *testing.T) {
	for _, c := range []struct {
		s            *model.Section
		list, rules  string
		first, again string
	}{
		{mixed(t), "BH,BH/P", "plain", "BH", "BH/P"}, {mixed(t), "BH/P,BH", "plain", "BH/P", "BH"},
		{mixed(t), "FB,BH", "fide2026", "FB", "BH"}, {mixedTeams(t), "USAT,BH", "plain", "USAT", "BH"},
		{mixedTeams(t), "BH:MP,BH:GP", "fide2026", "BH:MP", "BH:GP"}, {mixed(t), "OPPPERF,OPPPERF/R", "us", "OPPPERF", "OPPPERF/R"},
	} {
		st := standings(t, c.s, c.list, c.rules)
		for col, code := range map[int]string{1: c.first, 2: c.again} {
			alone := standings(t, c.s, code, c.rules)
			for i := range st.Sheet.Lines {
				a, b := st.Places[st.PlaceOf(i)].Cells[col].Text, alone.Places[alone.PlaceOf(i)].Cells[1].Text
				if a != b {
					t.Errorf("%s of %s: in a list %s, alone %s", code, st.Sheet.Lines[i].Name, a, b)
				}
			}
		}
	}
}

// TestReasonsOfTheTied: what separated two is said with what they made, or else with their places.
func TestReasonsOfTheTied(t *testing.T) {
	s := playerEvent(t, 4, "1-2 0, 3-4 1", "1-4 1, 2-3 0") // P3 has 2, P1 and P2 one each, and P2 beat P1
	s.Ranking.Manual = []model.ID{2, 1}
	for code, want := range map[string]string{
		"BETWEEN": "result between tied players: 1 against -1.", "PLAYOFF": "play-off: place 1 against 2.",
		"DEALL": "direct encounter: 1 against 0.",
	} {
		st := standings(t, s, code, "us")
		if got := st.Why(0, 1).String(); !strings.HasSuffix(got, "; "+want) {
			t.Errorf("%s: %s, want %s", code, got, want)
		}
		if st.Places[0].DecidedBy != -1 || st.Places[1].DecidedBy != 0 || st.Places[2].DecidedBy != 1 {
			t.Errorf("%s: decided by %d, %d, %d", code, st.Places[0].DecidedBy, st.Places[1].DecidedBy, st.Places[2].DecidedBy)
		}
		if c := st.Places[0].Cells[1]; c.Note.String() != "there is no tie to break here" || c.Text != "0" || c.Defined {
			t.Errorf("%s of who is tied with nobody: %+v", code, c)
		}
	}
	boards := teamEvent(t, 2, "A-B 10, C-D 01")
	two := teamEvent(t, 2, "A-B 10")
	for want, s := range map[string]*model.Section{"; top board results among the 4 tied, board 1: 1 against 0.": boards,
		"; top board results, board 1: 1 against 0.": two} {
		if got := standings(t, s, "TBR", "fide2026").Why(0, 1).String(); !strings.HasSuffix(got, want) {
			t.Errorf("%s, want %s", got, want)
		}
	}
	// P2 beat P3, and both have 1½ points.
	three := playerEvent(t, 4, "1-2 1, 3-4 =", "1-3 0, 2-4 =", "2-3 1, 1-4 0")
	st := standings(t, three, "DEALL", "plain")
	if got, want := fmt.Sprint(tableInWords(st.Explain(1, 1).Table)), "[[ P2 P3 Score] [P2 × 1 1] [P3 0 × 0]]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	open := playerEvent(t, 4, "1-2 1, 3-4 1")
	if notes := inWords(standings(t, open, "DEALL", "plain").Explain(0, 1).Notes); !slices.Contains(notes, "Not all of them have met.") {
		t.Errorf("%q", notes)
	}
}

// TestWhatIsLeftOut: a tie-break that cannot be computed has no value and says why; others are computed.
func TestWhatIsLeftOut(t *testing.T) {
	s := playerEvent(t, 4, "1-2 1, 3-4 =")
	for code, want := range map[string]string{"LOTS": "no lots have been drawn; draw them, and the seed is kept with the section"} {
		c := standings(t, s, code, "plain").Places[0].Cells[1]
		if c.Text != "-" || c.Defined || c.Note.String() != want || len(c.Parts) > 0 {
			t.Errorf("%s: %+v", code, c)
		}
	}
	for list, want := range map[string]string{"BH": "", "KS": "", "BH,KS,BPG": ""} {
		if got := strings.Join(inWords(standings(t, s, list, "fide2026").Notes), " "); got != want {
			t.Errorf("%s in a Swiss: %q", list, got)
		}
	}
	s.Format = model.RoundRobin
	if got := inWords(standings(t, s, "KS,SB", "fide2026").Notes); len(got) != 0 {
		t.Errorf("in an all-play-all: %q", got)
	}
	scores := teamEvent(t, 2, "A-B 10, C-D 01")
	for k := range scores.Rounds[0].Pairings {
		scores.Rounds[0].Pairings[k].Games = nil
	}
	for code, left := range map[string]bool{"EDE": false, "EDET": true, "EDEBB": true, "TBR": true, "GPDIFF": false} {
		notes := inWords(standings(t, scores, code, "fide2026").Notes)
		if (len(notes) == 1 && strings.HasPrefix(notes[0], code+" is left out: of round 1, ")) != left {
			t.Errorf("%s without boards: %q", code, notes)
		}
	}
	tie := playerEvent(t, 4, "1-2 =, 3-4 1")
	if catalogue.Decided(event(tie), tie, 0) != nil {
		t.Error("two share a place")
	}
	tie = playerEvent(t, 4, "1-2 1, 3-4 1", "1-3 1, 2-4 1")
	tie.Ranking.TieBreaks = []string{"TPN"}
	if got := fmt.Sprint(catalogue.Decided(event(tie), tie, 0)); got != "[1 2 3 4]" {
		t.Error(got)
	}
}

// TestFormulas: the terms in their order, divided, added and multiplied.
func TestFormulas(t *testing.T) {
	doubled := tiebreaks.Use{TieBreak: rules.USATX2}
	plain := tiebreaks.Use{TieBreak: &tiebreaks.TieBreak{}}
	part := func(v tiebreaks.Value, after bool) tiebreaks.Part {
		return tiebreaks.Part{Term: tiebreaks.Amount(v * tiebreaks.One), After: after}
	}
	for _, c := range []struct {
		u    tiebreaks.Use
		join tiebreaks.Join
		text string
		want string
		list []tiebreaks.Part
	}{
		{plain, tiebreaks.Sum, "5", "2 + 3 = 5", []tiebreaks.Part{part(2, false), part(3, false)}}, {plain, tiebreaks.Sum, "0", "0 = 0", nil},
		{plain, tiebreaks.MeanWhole, "3", "(2 + 3) ÷ 2 = 3", []tiebreaks.Part{part(2, false), part(3, false)}},
		{plain, tiebreaks.MeanWhole, "2", "2 = 2", []tiebreaks.Part{part(2, false)}},
		{plain, tiebreaks.MeanWhole, "7", "2 + 5 = 7", []tiebreaks.Part{part(2, false), part(5, true)}},
		{doubled, tiebreaks.Sum, "4", "2 × 2 = 4", []tiebreaks.Part{part(2, false)}},
		{doubled, tiebreaks.Sum, "10", "(2 + 3) × 2 = 10", []tiebreaks.Part{part(2, false), part(3, false)}},
		{doubled, tiebreaks.Sum, "10", "(2 + 3) × 2 = 10", []tiebreaks.Part{part(2, false), part(3, true)}},
	} {
		if got := tiebreaks.Formula(c.u, tiebreaks.Cell{Defined: true, Text: c.text, Parts: c.list}.Joined(c.join)); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
	if got := tiebreaks.Formula(plain, &tiebreaks.Cell{Text: "-"}); got != "" {
		t.Errorf("of no value: %s", got)
	}
	for text, want := range map[string]string{"21474836.47": "2147483647 true", "21474836.48": "0 false", "x": "0 false", "": "0 false",
		"1.234": "0 false", "2,5": "250 true", "5½": "550 true", "½": "50 true", ".5": "50 true"} {
		v, ok := tiebreaks.ParseValue(text)
		if !ok {
			v = 0
		}
		if got := fmt.Sprint(int(v), " ", ok); got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
	for n, want := range map[int]string{2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "7", 12: "12"} {
		if got := tiebreaks.Counting(n).String(); got != want {
			t.Errorf("%d is %q", n, got)
		}
	}
	for _, c := range [][3]tiebreaks.Value{{7, 2, 3}, {-7, 2, -4}, {-8, 2, -4}, {0, 5, 0}, {8, 2, 4}, {-1, 100, -1}, {1, 100, 0}} {
		if got := tiebreaks.FloorDiv(c[0], c[1]); got != c[2] {
			t.Errorf("%d by %d is %d, want %d", c[0], c[1], got, c[2])
		}
	}
}
