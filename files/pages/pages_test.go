package pages

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wallchart/files/sheet"
	"wallchart/files/vega"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// wrap is the form of a page of chess-results: tables within tables.
func wrap(h2, table, below string) string {
	return `<html><head><title>Chess-Results Server Chess-results.com - Spring Open</title></head><body><table><tr><td>
<h2>Spring Open</h2><table><tr><td>Parameters</td><td>Show tournament details</td></tr><tr><td>Board Pairings</td>` +
		`<td>Rd.1, Rd.2/7 , not paired</td></tr></table>
<h2>` + h2 + `</h2><table class="CRs1">` + table + `</table><p>` + below + `</p></td></tr></table></body></html>`
}

// tr is a row of cells between bars.
func tr(cells string) string {
	return "<tr><td>" + strings.ReplaceAll(cells, "|", "</td><td>") + "</td></tr>\n"
}

func read(t *testing.T, raw string) (*model.Section, []Problem) {
	t.Helper()
	data := Words([]byte(raw))
	sheets, _ := must.Two(sheet.Read("x.html", data))(t)
	tn, problems := must.Two(Read(sheets, data))(t)
	if tn.Name != "Spring Open" && strings.Contains(raw, "Spring Open") {
		t.Errorf("the event is called %q", tn.Name)
	}
	if ps := tn.Check().Grave(); len(ps) > 0 {
		t.Error(ps)
	}
	return tn.Sections[0], problems
}

// standings are the places as standings print them.
func standings(t *testing.T, s *model.Section) []string {
	t.Helper()
	tn := &model.Tournament{Sections: []*model.Section{s}}
	st := must.Have(catalogue.Standard(tn, s, len(s.Rounds)))(t)
	var out []string
	for i := range st.Places {
		l := st.Sheet.Lines[st.Places[i].Index]
		e, _ := s.Entry(l.ID)
		points := l.Games.Fraction()
		if s.Team() {
			points = l.Match.Fraction() + "/" + points
		}
		out = append(out, fmt.Sprintf("%d %d %s %s", st.Places[i].Rank, e.Number, e.Name, points))
	}
	return out
}

func same(t *testing.T, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func none(t *testing.T, problems []Problem) {
	t.Helper()
	for _, p := range problems {
		if p.Grave {
			t.Error(p.Text)
		}
	}
}

func TestPairingsOfARound(t *testing.T) {
	s, problems := read(t, wrap("Round 2 on 2026/08/11 at 17:00", tr("Bo.|No.||White|Rtg|Pts.|Result|Pts.||Black|Rtg|No.")+
		tr("1|10|FM|Fox, Ann|2100|1|½ - ½|1|GM|Poe, Di|2400|1")+tr("2|2||Lee, Bo|2065|1|+ - -|½||Ray, Cy|1700|9")+
		tr("3|3||Kay, El|1500|0|1|||bye||")+tr("4|4||Roe, Al|0|½|½|||not paired||")+tr("5|5||Doe, Jo|1400|0|0|||not paired||")+
		tr("6|6||Hay, Ed|1300|0||0||May, Su|1200|7"), ""))
	none(t, problems)
	same(t, standings(t, s), "1 2 Lee, Bo 2", "2 1 Poe, Di 1½", "2 10 Fox, Ann 1½", "4 3 Kay, El 1", "4 4 Roe, Al 1", "6 9 Ray, Cy "+
		"½", "7 5 Doe, Jo 0", "7 6 Hay, Ed 0", "7 7 May, Su 0")
	if len(s.Rounds) != 2 || len(s.Rounds[0].Pairings) != 0 || len(problems) != 1 {
		t.Errorf("%d rounds, %v", len(s.Rounds), problems)
	}
	p, _ := s.Rounds[1].Find(s.Players[0].ID)
	if p.Outcomes[0] != model.Draw || s.Players[0].Title != "GM" || s.Players[0].Rating != 2400 || p.Side(s.Players[0].ID) != 1 {
		t.Errorf("%+v %+v", p, s.Players[0])
	}
}

// TestRoundThatIsNotNumbered: the points before it say that it is not the first.
func TestRoundThatIsNotNumbered(t *testing.T) {
	s, problems := read(t, "<table>"+tr("Bo.|White|Pts.|Result|Pts.|Black")+tr("1|Fox, Ann|2½|1 - 0|2|Poe, Di")+tr("2|Lee, Bo|1|½ - "+
		"½|1|Ray, Cy")+"</table>")
	if len(s.Rounds) != 4 || len(problems) != 2 || !problems[0].Grave || !strings.Contains(problems[0].Text.String(), "taken for round 4") {
		t.Errorf("%d rounds, %v", len(s.Rounds), problems)
	}
	same(t, standings(t, s), "1 1 Fox, Ann 3½", "2 2 Poe, Di 2", "3 3 Lee, Bo 1½", "3 4 Ray, Cy 1½")
}

// TestPairingsOfAllRounds: an all-play-all event prints them on one page.
func TestPairingsOfAllRounds(t *testing.T) {
	head := tr("Bo.|White|Result|Black")
	s, problems := read(t, wrap("Pairings/Results", `<tr><td colspan="4">1. Round</td></tr>`+head+
		tr("1|Soto, Gina|½ - ½|Mora, Hugo")+tr("2|Rojas, Iris|0 - 1|León, Juan")+
		`<tr><td colspan="4">2. Round</td></tr>`+head+tr("1|Mora, Hugo|½ - ½|Rojas, Iris")+tr("2|León, Juan|0 - 1|Soto, Gina")+
		`<tr><td colspan="4">3. Round</td></tr>`+head+tr("1|Soto, Gina|0 - 1|Rojas, Iris")+tr("2|Mora, Hugo|1 - 0|León, Juan"), ""))
	none(t, problems)
	s.Ranking.TieBreaks = []string{"none"}
	same(t, standings(t, s), "1 2 Mora, Hugo 2", "2 1 Soto, Gina 1½", "2 3 Rojas, Iris 1½", "4 4 León, Juan 1")
	if len(s.Rounds) != 3 || s.Adjustments != nil {
		t.Errorf("%d rounds, %v", len(s.Rounds), s.Adjustments)
	}
}

func TestRankingList(t *testing.T) {
	for below, head := range map[string]string{
		"": "Rk.|SNo|||Name|Typ|sex|FED|Rtg|Pts.|TB1|TB2|K|rtg+/-",
		"Tie Break1: points (game-points)<br>" +
			"Tie Break2: Buchholz Tie-Breaks (variabel with parameter)": "Rk.|SNo|||Name|Typ|sex|FED|Rtg|TB1|TB2|TB3|K|rtg+/-",
	} {
		s, problems := read(t, wrap("Ranking after Round 3", tr(head)+tr("1|2||FM|Fox, Ann|||ENG|1900|2,5|4,5|5|20|3,2")+
			tr("2|5|||Kay, El||w|WLS|1500|2|4|5|20|0")+tr("3|1||GM|Poe, Di|||SCO|2400|2|3|5|10|0")+tr("4|4|||Ray, Cy|||ENG|0|0|3|4||"), below))
		none(t, problems)
		same(t, standings(t, s), "1 2 Fox, Ann 2½", "2 5 Kay, El 2", "3 1 Poe, Di 2", "4 4 Ray, Cy 0")
		if p := s.Players[1]; p.Title != "FM" || p.Federation != "ENG" || p.Rating != 1900 {
			t.Errorf("%+v", p)
		}
	}
}

func TestTeamRanking(t *testing.T) {
	s, problems := read(t, wrap("Rank after Round 3", tr("Rk.|SNo|Team|Games|+|=|-|TB1|TB2|TB3")+tr("1|3|Alpha|3|2|1|0|5|8,5|20")+
		tr("2|1|Beta|3|2|0|1|4|8|18")+tr("3|2|Gamma|3|0|1|2|1|5½|12"), "Tie Break1: Matchpoints (2 for wins, 1 for Draws, 0 for "+
		"Losses)<br/>Tie Break2: points (game-points)"))
	none(t, problems)
	same(t, standings(t, s), "1 3 Alpha 5/8½", "2 1 Beta 4/8", "3 2 Gamma 1/5½")
}

// coloured is a name with the mark of its colour, as in the board pairings.
func coloured(letter, name string) string {
	return `<table><tr><td><div class="Farbe` + letter + `T"></div></td><td><a href="x">` + name + `</a></td></tr></table>`
}

func TestTeamBoards(t *testing.T) {
	row := func(no, a, ra, b, rb, result string) string {
		return tr(no + "||" + a + "|" + ra + "|-|WIM|" + b + "|" + rb + "|" + result)
	}
	page := wrap("Board Pairings", `<tr><td class="none" colspan="9">Round 1 on 2026/08/11 at 08:30</td></tr>`+
		tr("Bo.|4|&nbsp;&nbsp;Alpha|Rtg|-|1|&nbsp;&nbsp;Beta|Rtg|1½: ½")+
		row("1.1", coloured("w", "Fox, Ann"), "1900", coloured("s", "Poe, Di"), "2100", "1 - 0")+row("1.2", coloured("s", "Lee, Bo"),
		"1800", coloured("w", "Ray, Cy"), "0", "½ - ½")+
		tr("Bo.|2|&nbsp;&nbsp;Gamma|Rtg|-|3|&nbsp;&nbsp;Delta|Rtg|0 : 2")+
		row("2.1", coloured("w", "Kay, El"), "1900", coloured("s", "Roe, Al"), "2100", "0 - 1")+row("2.2", coloured("s", "Doe, Jo"), "1800",
		coloured("w", "Hay, Ed"), "0", "- - +"), "")
	s, problems := read(t, page)
	none(t, problems)
	same(t, standings(t, s), "1 3 Delta 2/2", "1 4 Alpha 2/1½", "3 1 Beta 0/½", "3 2 Gamma 0/0")
	if s.Boards != 2 || len(s.Players) != 8 || len(s.Teams[3].Roster) != 2 {
		t.Fatalf("%d boards, %d players", s.Boards, len(s.Players))
	}
	m := s.Rounds[0].Pairings[0]
	first, second := m.Games[0], m.Games[1]
	if s.Player(first.Players[0]).Name != "Fox, Ann" || first.White != 0 || second.White != 1 ||
		s.Player(second.Players[1]).Name != "Ray, Cy" || s.Player(first.Players[1]).Title != "WIM" {
		t.Errorf("%+v %+v", first, second)
	}
	if g := s.Rounds[0].Pairings[1].Games[1]; g.Outcomes != [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin} {
		t.Errorf("%+v", g)
	}
	_, problems = read(t, strings.Replace(page, "1½: ½", "2 : 0", 1))
	if len(problems) != 1 || !problems[0].Grave ||
		!strings.Contains(problems[0].Text.String(), "the boards make 1½:½, the page prints 2 : 0") {
		t.Errorf("%v", problems)
	}
}

func TestNotPaired(t *testing.T) {
	s, problems := read(t, wrap("not paired", tr("No.||Name|Rtg|FED|1.Rd|2.Rd|3.Rd")+tr("3|FM|Fox, Ann|1900|ENG|*||bye")+tr("7||Poe, "+
		"Di|0|SCO||0F|*"), ""))
	none(t, problems)
	same(t, standings(t, s), "1 3 Fox, Ann 1", "2 7 Poe, Di 0")
	if len(s.Rounds) != 3 || len(s.Rounds[2].Pairings) != 2 {
		t.Errorf("%+v", s.Rounds)
	}
}

// TestOthersAreLeft: crosstables, lists and the tables that lay out a page are for
// other readers.
func TestOthersAreLeft(t *testing.T) {
	for what, table := range map[string]string{
		"crosstable":    tr("Rk.||Name|Rtg|1.Rd|2.Rd|Pts.") + tr("1||Fox|1900|2w1|-1|2") + tr("2||Poe|1800|1b0|*|0"),
		"all-play-all":  tr("Rk.|Name|1|2|3|Pts.") + tr("1|Fox|*|1|1|2") + tr("2|Poe|0|*|1|1") + tr("3|Ray|0|0|*|0"),
		"not begun":     tr("Rk.|Name|1|2|Pts.") + tr("1|Fox|*||0") + tr("2|Poe||*|0"),
		"starting rank": tr("No.||Name|FideID|FED|Rtg") + tr("1|FM|Fox, Ann|14351323|ENG|1900") + tr("2||Poe, Di||SCO|0"),
	} {
		sheets, _ := must.Two(sheet.Read("x.html", []byte(wrap(what, table, ""))))(t)
		if tn, _, err := Read(sheets, nil); err == nil {
			t.Errorf("%s: %+v", what, tn.Sections[0])
		}
	}
}

// TestPrintedScores: every score that a page prints comes out. The pages are ours, of a made-up event, in the form of the two programs.
func TestPrintedScores(t *testing.T) {
	for name, people := range map[string]int{"vega-open-standings.html": 32, "vega-open-pairings.html": 32, "cr-boards.html": 2} {
		raw := must.Have(os.ReadFile(filepath.Join("testdata", name)))(t)
		s, problems := read(t, string(raw))
		none(t, problems)
		if len(s.Entries()) != people {
			t.Errorf("%s: %d participants", name, len(s.Entries()))
		}
		sheets, _ := must.Two(sheet.Read(name, raw))(t)
		compared, places := 0, standings(t, s)
		for _, row := range sheets[0].Rows {
			if len(row) < 6 || !strings.HasSuffix(name, "standings.html") || row[0] == "Pos" {
				continue
			}
			number, _, _ := strings.Cut(row[1], " ")
			want, err := model.ParsePoints(row[5])
			if err != nil || compared >= len(places) {
				continue
			}
			if got := places[compared]; !strings.HasPrefix(got, row[0]+" "+number+" ") || !strings.HasSuffix(got, " "+want.Fraction()) {
				t.Errorf("%s: place %s is %s %s with %s, ours %q", name, row[0], number, row[1], row[5], got)
			}
			compared++
		}
		if want := len(places); strings.HasSuffix(name, "standings.html") && compared != want {
			t.Errorf("%s: %d of %d places and scores compared", name, compared, want)
		}
	}
}

// TestRoundAgreesWithCrosstable: the scores after the round of a page are those that the same event's crosstable makes after that round.
func TestRoundAgreesWithCrosstable(t *testing.T) {
	pairs := must.Have(os.ReadFile("testdata/vega-open-pairings.html"))(t)
	raw := must.Have(os.ReadFile("testdata/vega-open-crosstable.html"))(t)
	res := must.Have(vega.ReadPage("x.html", raw))(t)
	s, problems := read(t, string(pairs))
	none(t, problems)
	ours := model.NewSheet(&model.Tournament{Sections: []*model.Section{s}}, s, 3)
	whole := model.NewSheet(res.Tournament, res.Tournament.Sections[0], 3)
	for _, e := range s.Entries() {
		a, b := ours.Lines[ours.Index(e.ID)].Games, whole.Lines[whole.ByNumber(e.Number)].Games
		if a != b {
			t.Errorf("%d %s has %s, the crosstable makes %s", e.Number, e.Name, a.Fraction(), b.Fraction())
		}
	}
}

// BenchmarkTables: a page of 900 tables beside the same page of which one is looked
// at; its text is taken apart once for all.
func BenchmarkTables(b *testing.B) {
	one := "<table>" + tr("Rk.|Name|1.Rd|Pts.") + tr("1|Fox|2w1|1") + "</table>\n"
	raw := []byte(strings.Repeat(one+strings.Repeat("<p>lines of text</p>\n", 100), 900))
	sheets, _ := must.Two(sheet.Read("x.html", raw))(b)
	for _, n := range []int{1, len(sheets)} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				_, _, _ = Read(sheets[:n], raw)
			}
		})
	}
}

// FuzzRead: whatever the page, reading ends, and what comes out is sound.
func FuzzRead(f *testing.F) {
	f.Add([]byte(wrap("Round 2", tr("Bo.|No.||White|Rtg|Pts.|Result|Pts.||Black|Rtg|No.")+tr("1|10|FM|Fox|2100|1|½ - ½|1|GM|Poe|2400|1"),
		"")))
	f.Add([]byte(wrap("Ranking", tr("Rk.|SNo|Team|TB1|TB2")+tr("1|3|Alpha|5|8,5")+tr("2|1|Beta|4|8"), "Tie Break1: Matchpoints (2, 1, 0)")))
	f.Add([]byte(wrap("Boards", tr("Bo.|4|Alpha|Rtg|-|1|Beta|Rtg|1½: ½")+tr("1.1||Fox|1900|-||Poe|2100|1 - 0"), "")))
	f.Add([]byte(wrap("Team-Pairings of all rounds", tr("No.|Team|Team|Res.|:|Res.")+tr("1|Alpha|Beta|2½|:|1½")+tr("2|Gamma|bye|2|:|"), "")))
	f.Add([]byte(wrap("Team-Composition with round-results", tr("1. ALPHA (RtgAvg:1896, TB1: 12)")+tr("Bo.||Name|Rtg|1|2|Pts."), "")))
	f.Add([]byte(wrap("not paired", tr("No.||Name|1|2")+tr("3||Fox|*|bye"), "")))
	f.Fuzz(func(t *testing.T, data []byte) {
		sheets, _, err := sheet.Read("x", data)
		if err != nil {
			return
		}
		if k := Know(sheets, data); k != nil && k.Reader == Nobody && k.Answer() == nil {
			t.Errorf("%s has no answer", k.ID)
		}
		tn, _, err := Read(sheets, data)
		if err != nil {
			return
		}
		if ps := tn.Check().Grave(); len(ps) > 0 {
			t.Error(ps)
		}
	})
}
