package series_test

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/files/season"
	"wallchart/model"
	"wallchart/must"
	"wallchart/standings/series"
)

// event is a section in which everybody has his score by decision: "Ann Able 4 fide=123 born=2001" a line.
func event(tb testing.TB, players string) series.Played {
	tb.Helper()
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(0, 0, 0)}
	for _, line := range strings.Split(strings.TrimSpace(players), "\n") {
		id := model.ID(len(s.Players) + 1)
		p := model.Player{Entry: model.Entry{ID: id, Number: int(id)}}
		var name []string
		for _, word := range strings.Fields(line) {
			key, value, fact := strings.Cut(word, "=")
			score, err := model.ParsePoints(word)
			switch {
			case fact && key == "fide":
				p.FideID = value
			case fact && key == "id":
				p.NationalID = value
			case fact && key == "born":
				p.Birth = model.Date(value)
			case fact && key == "club":
				p.Club = value
			case err == nil:
				s.Adjustments = append(s.Adjustments, model.Adjustment{Who: id, Games: score})
			default:
				name = append(name, word)
			}
		}
		p.Name = strings.Join(name, " ")
		s.Players, s.LastID = append(s.Players, p), id
	}
	t := &model.Tournament{Name: "Test", Start: "2026-05-01", Federation: "USA", Sections: []*model.Section{s}}
	return series.Played{Event: t, Section: s}
}

// read reads a season that is whole.
func read(raw []byte) (series.Season, error) {
	s, err := season.Lines(raw)
	if err == nil {
		err = s.Check()
	}
	return s, err
}

// rules reads the lines of a season and has as many events as are given, called E1, E2 and so on.
func rules(tb testing.TB, lines string, events int) *series.Season {
	tb.Helper()
	for n := range events {
		lines += fmt.Sprintf("\nevent E%d.wallchart", n+1)
	}
	s := must.Have(read([]byte(lines)))(tb)
	return &s
}

func table(tb testing.TB, s *series.Season, played ...series.Played) *series.Table {
	tb.Helper()
	t := must.Have(series.Make(s, played))(tb)
	checkSums(tb, t)
	return t
}

// checkSums holds every table to what must always be so: a total is the sum of the results that count, these are the sum of
// their parts, and no more count than may.
func checkSums(tb testing.TB, t *series.Table) {
	tb.Helper()
	for _, p := range t.Persons {
		var total series.Hundredths
		counted, events := 0, 0
		for n, r := range p.Results {
			if r == nil {
				continue
			}
			events++
			var sum series.Hundredths
			for _, part := range r.Parts {
				sum += part.Amount
			}
			if w := t.Season.Events[n].Weight; (sum*w+50)/100 != r.Points {
				tb.Errorf("%s has %s in %s, and the parts come to %s × %s", p.Name, r.Points, t.Season.Events[n].Name, sum, w)
			}
			if !r.Dropped {
				total += r.Points
				counted++
			}
		}
		if total != p.Total || events != p.Events || t.Season.Best > 0 && counted != min(events, t.Season.Best) {
			tb.Errorf("%s has %s of %d events, and %d results come to %s", p.Name, p.Total, p.Events, counted, total)
		}
	}
}

// written is the table: "1 Ann 28.5: 10 8.5 (7) 10".
func written(t *series.Table) string {
	var all []string
	for _, p := range t.Persons {
		rank := fmt.Sprint(p.Rank)
		if p.Shared {
			rank += "="
		}
		line := []string{rank, p.Name, p.Total.String() + ":"}
		for _, r := range p.Results {
			switch {
			case r == nil:
				line = append(line, "-")
			case r.Dropped:
				line = append(line, "("+r.Points.String()+")")
			default:
				line = append(line, r.Points.String())
			}
		}
		all = append(all, strings.Join(line, " "))
	}
	return strings.Join(all, "\n")
}

// TestPrintedSeries are series as clubs print their rules, with the sums worked out by hand.
func TestPrintedSeries(t *testing.T) {
	for _, c := range []struct {
		name, rules string
		events      []string
		want        string
	}{
		{"the best 3 of 4, ties get the mean", "series Cup\npoints 10 9 8 7 6\nbest 3",
			[]string{"Ann 4\nBob 3\nCy 2\nDee 1", "Eva 4\nAnn 3\nBob 3\nCy 1", "Eva 4\nCy 3\nBob 2\nAnn 1", "Ann 4\nEva 3"},
			"1 Eva 29: - 10 10 9\n2 Ann 28.5: 10 8.5 (7) 10\n3 Bob 25.5: 9 8.5 8 -\n4 Cy 24: 8 7 9 -\n5 Dee 7: 7 - - -"},
		{"a club: all who are level get the higher, 10, 10, 8", "points 10 9 8 7\nties higher",
			[]string{"Ann 4\nBob 4\nCy 3\nDee 2\nEva 2"}, "1= Ann 10: 10\n1= Bob 10: 10\n3 Cy 8: 8\n4= Dee 7: 7\n4= Eva 7: 7"},
		{"a state: 24 20 16, else 2, rapid counts less", "points 24 20 16\nelse 2\nevent slow.x weight 4\nevent rapid.x weight 3",
			[]string{"Ann 4\nBob 3\nCy 2\nDee 1", "Dee 4\nCy 3\nBob 2\nAnn 1"},
			"1 Bob 128: 80 48\n2 Cy 124: 64 60\n3 Ann 102: 96 6\n4 Dee 80: 8 72"}, // 20×4 + 16×3, 16×4 + 20×3, 24×4 + 2×3, 2×4 + 24×3
		{"score times a factor by the number of rounds", "score 1\nlevel events\nevent three.x weight 20\nevent five.x weight 12",
			[]string{"Ann 2.5\nBob 2", "Ann 4.5\nCy 4\nBob 3.5"}, "1 Ann 104: 50 54\n2 Bob 82: 40 42\n3 Cy 48: - 48"},
		{"score, a point for taking part, a bonus for the first three", "score 1\nparticipation 1\npoints 3 2 1",
			[]string{"Ann 4\nBob 3\nCy 3\nDee 1"}, "1 Ann 8: 8\n2= Bob 5.5: 5.5\n2= Cy 5.5: 5.5\n4 Dee 2: 2"},
		{"who has too few events is not placed", "points 5 4 3\nleast 2",
			[]string{"Ann 2\nBob 1", "Cy 3\nBob 2"}, "1 Bob 8: 4 4\n0 Ann 5: 5 -\n0 Cy 5: - 5"},
		{"thirds are rounded to hundredths", "points 5 3 2", []string{"Ann 1\nBob 1\nCy 1"},
			"1= Ann 3.33: 3.33\n1= Bob 3.33: 3.33\n1= Cy 3.33: 3.33"},
	} {
		var played []series.Played
		for _, e := range c.events {
			played = append(played, event(t, e))
		}
		n := len(c.events)
		if strings.Contains(c.rules, "event ") {
			n = 0
		}
		got := written(table(t, rules(t, c.rules, n), played...))
		if got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, strings.ReplaceAll(got, "\n", "; "), strings.ReplaceAll(c.want, "\n", "; "))
		}
	}
}

// TestWhyPoints: each piece has its reason.
func TestWhyPoints(t *testing.T) {
	s := rules(t, "points 10 9 8\nelse 1\nscore 2\nparticipation 1\nevent long.x weight 2", 0)
	got := table(t, s, event(t, "Ann 4\nBob 3\nCy 3\nDee 1\nEva 0.5\nFay 0.5"))
	for n, want := range []string{"place 1: 10; score 4 × 2 = 8; taking part: 1; together × 2",
		"places 2 to 3: (9 + 8) / 2 = 8.5; score 3 × 2 = 6; taking part: 1; together × 2", "",
		"behind the places with points: 1; score 1 × 2 = 2; taking part: 1; together × 2"} {
		if why := got.Persons[n].Results[0].Why().String(); want != "" && why != want {
			t.Errorf("%s: %s, want %s", got.Persons[n].Name, why, want)
		}
	}
	if sum := got.Persons[1].Sum(); sum != "31" {
		t.Errorf("the sum of Bob is %s", sum)
	}
}

// TestTies: by the mean, by the higher place, or by tie-break, where the mean is of those whom nothing separates.
func TestTies(t *testing.T) {
	for ties, want := range map[string]string{"share": "Ann 9 Bob 9 Cy 9 Dee 7", "higher": "Ann 10 Bob 10 Cy 10 Dee 7",
		"place": "Ann 10 Bob 8.5 Cy 8.5 Dee 7"} {
		e := event(t, "Ann 3\nBob 3\nCy 3\nDee 1")
		e.Section.Ranking.TieBreaks = []string{"OWN"}
		e.Section.Ranking.Own = []model.OwnValue{{Who: 1, Value: 500}, {Who: 2, Value: 300}, {Who: 3, Value: 300}}
		var got []string
		for _, p := range table(t, rules(t, "points 10 9 8 7\nties "+ties, 1), e).Persons {
			got = append(got, p.Name, p.Total.String())
		}
		if text := strings.Join(got, " "); text != want {
			t.Errorf("%s: %s, want %s", ties, text, want)
		}
	}
}

// TestLevels: what separates those with the same sum.
func TestLevels(t *testing.T) {
	events := []string{"Ann 4\nBob 3\nCy 2", "Bob 4\nCy 3\nAnn 2", "Cy 4\nDee 3", "Dee 4"}
	// Ann 10 6 - -, Bob 8 10 - -, Cy 6 8 10 -, Dee - - 8 10.
	for levels, want := range map[string]string{
		"best":   "1 Cy 10, 2= Bob 10, 2= Dee 10, 4 Ann 10", // the second best: 8, 8, 8 and 6; the third: Cy 6
		"firsts": "1= Ann 10, 1= Bob 10, 1= Cy 10, 1= Dee 10",
		"events": "1 Cy 10, 2= Ann 10, 2= Bob 10, 2= Dee 10",
		"last":   "1 Dee 10, 2 Cy 10, 3 Bob 10, 4 Ann 10",
	} {
		var played []series.Played
		for _, e := range events {
			played = append(played, event(t, e))
		}
		got := table(t, rules(t, "points 10 8 6\nbest 1\nlevel "+levels, len(events)), played...)
		var all []string
		for _, p := range got.Persons {
			rank := fmt.Sprint(p.Rank)
			if p.Shared {
				rank += "="
			}
			all = append(all, rank+" "+p.Name+" "+p.Total.String())
		}
		if text := strings.Join(all, ", "); text != want {
			t.Errorf("%s: %s, want %s", levels, text, want)
		}
	}
}

// TestWhoIsOnePerson: by ID, then by name, and a question where neither decides.
func TestWhoIsOnePerson(t *testing.T) {
	for _, c := range []struct {
		name, rules  string
		first, later string
		persons      string
		questions    string
	}{
		{"an ID, whatever the name", "", "Ann Able 1 fide=5", "Anna Married 1 fide=5", "Anna Married 20", ""},
		{"a national ID", "", "Ann Able 1 id=A-1", "A. Able 1 id=a1", "A. Able 20", ""},
		{"accents and the order of words", "", "Müller, Jörg 1", "jorg muller 1", "jorg muller 20", ""},
		{"an ID on one side", "", "Ann Able 1 fide=5", "Ann Able 1", "Ann Able 20", ""},
		{"the same year of birth", "", "Ann Able 1 born=2001", "Ann Able 1 born=2001-03-04", "Ann Able 20", ""},
		{"other IDs", "", "Ann Able 1 fide=5", "Ann Able 1 fide=6", "Ann Able 10, Ann Able 10",
			`"Ann Able" in "E1" = "Ann Able" in "E2": the same name, and other IDs`},
		{"other years of birth", "", "Ann Able 1 born=2001", "Ann Able 1 born=1971", "Ann Able 10, Ann Able 10",
			`"Ann Able" in "E1" = "Ann Able" in "E2": the same name, and other years of birth`},
		{"two of a name in one event", "", "Ann Able 2\nAnn Able 1", "Ann Able 1", "Ann Able 10, Ann Able 10, Ann Able 8",
			`"Ann Able #1" in "E1" = "Ann Able" in "E2": several have this name; ` +
				`"Ann Able #2" in "E1" = "Ann Able" in "E2": several have this name`},
		{"answered: one of two of a name", `same "Ann Able #2" in E1 = "Ann Able" in E2`, "Ann Able 2\nAnn Able 1", "Ann Able 1",
			"Ann Able 18, Ann Able 10", ""},
		{"an initial", "", "A. Able 1", "Ann Able 1", "A. Able 10, Ann Able 10", `"A. Able" in "E1" = "Ann Able" in "E2": nearly the same name`},
		{"one letter", "", "Catherine Able 1", "Katherine Able 1", "Catherine Able 10, Katherine Able 10",
			`"Catherine Able" in "E1" = "Katherine Able" in "E2": nearly the same name`},
		{"one letter, which changes the order of the words", "", "Cook, Catherine 1", "Katherine Cook 1",
			"Cook, Catherine 10, Katherine Cook 10", `"Cook, Catherine" in "E1" = "Katherine Cook" in "E2": nearly the same name`},
		{"two letters change places", "", "Cahterine Able 1", "Catherine Able 1", "Cahterine Able 10, Catherine Able 10",
			`"Cahterine Able" in "E1" = "Catherine Able" in "E2": nearly the same name`},
		{"brother and sister, who played both", "", "Catherine Able 2\nKatherine Able 1", "Catherine Able 2\nKatherine Able 1",
			"Catherine Able 20, Katherine Able 16", ""},
		{"short names", "", "Li Na 1", "Li Ba 1", "Li Ba 10, Li Na 10", ""},
		{"other first names with one initial", "", "John Able 1", "James Able 1", "James Able 10, John Able 10", ""},
		{"answered: one person", `same "A. Able" in E1 = "Ann Able" in E2`, "A. Able 1", "Ann Able 1", "Ann Able 20", ""},
		{"answered: one person with two IDs", `same "Ann Able" in E1 = "Ann Able" in E2`, "Ann Able 1 fide=5", "Ann Able 1 fide=6",
			"Ann Able 20", ""},
		{"answered: two persons", `apart "Ann Able" in E1 = "Ann Able" in E2`, "Ann Able 1", "Ann Able 1", "Ann Able 10, Ann Able 10", ""},
		{"answered: not the same", `apart "A. Able" in E1 = "Ann Able" in E2`, "A. Able 1", "Ann Able 1", "A. Able 10, Ann Able 10", ""},
		{"answered: one ID, two persons", `apart "Ann Able" in E1 = "Bob Able" in E2`, "Ann Able 1 fide=5", "Bob Able 1 fide=5",
			"Ann Able 10, Bob Able 10", ""},
	} {
		lines := "points 10 8 6\n" + "event E1.x\nevent E2.x\n" + c.rules
		got := table(t, rules(t, lines, 0), event(t, c.first), event(t, c.later))
		var persons, questions []string
		for _, p := range got.Persons {
			persons = append(persons, p.Name+" "+p.Total.String())
		}
		for _, q := range got.Questions {
			questions = append(questions, strings.TrimPrefix(q.Line(true), "same ")+": "+q.Why.String())
		}
		if a, b := strings.Join(persons, ", "), strings.Join(questions, "; "); a != c.persons || b != c.questions {
			t.Errorf("%s:\n got %s | %s\nwant %s | %s", c.name, a, b, c.persons, c.questions)
		}
	}
}

// TestOneEventTwice: two entries with one ID in an event are one person there, the better result counts, and it is said.
func TestOneEventTwice(t *testing.T) {
	got := table(t, rules(t, "points 10 8 6", 1), event(t, "Ann Able 3 fide=5\nBob 2\nAnn Abel 1 fide=5"))
	if text := written(got); text != "1 Ann Able 10: 10\n2 Bob 8: 8" && text != "1 Ann Abel 10: 10\n2 Bob 8: 8" {
		t.Errorf("the table is %s", text)
	}
	if len(got.Notes) != 1 || !strings.Contains(got.Notes[0].String(), "is in E1 twice") {
		t.Errorf("it says %v", got.Notes)
	}
}

// TestWhoTakesPart: who has neither a point nor a game, and who was expelled, has not.
func TestWhoTakesPart(t *testing.T) {
	e := event(t, "Ann 3\nBob 2\nCy 0\nDee 1\nEva 0")
	e.Section.Players[1].Expelled = 1
	e.Section.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{5, 4},
		Outcomes: [2]model.Outcome{model.Loss, model.Win}}}}}
	if got, want := written(table(t, rules(t, "points 10 8 6 4", 1), e)), "1 Ann 10: 10\n2 Dee 8: 8\n3 Eva 6: 6"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := table(t, rules(t, "points 10 8", 2), e); !got.ToCome[1] || got.ToCome[0] {
		t.Errorf("to come are %v", got.ToCome)
	}
}

// TestAnswered: an answer is read back from the file it was put into, and asks no more.
func TestAnswered(t *testing.T) {
	raw := []byte("points 10 8\nevent E1.x\nevent E2.x\n# the end")
	played := []series.Played{event(t, `A. "Al" Able 1`), event(t, "Ann Able 1")}
	played[0].Section.Players[0].Name = `A. Able`
	s := must.Have(read(raw))(t)
	q := table(t, &s, played...).Questions
	if len(q) != 1 {
		t.Fatalf("the questions are %v", q)
	}
	for same, want := range map[bool]int{true: 1, false: 2} {
		s := must.Have(read(raw))(t)
		s.Answer(q[0].Pair, same)
		again := season.Written(raw, &s)
		if !strings.HasPrefix(string(again), string(raw)+"\n") {
			t.Errorf("the file is %s", again)
		}
		s = must.Have(read(again))(t)
		if got := table(t, &s, played...); len(got.Questions) != 0 || len(got.Persons) != want {
			t.Errorf("answered %v there are %d persons and %d questions", same, len(got.Persons), len(got.Questions))
		}
	}
	nobody := rules(t, "points 10\nevent E1.x\nevent E2.x\nsame \"Zed\" in E1 = \"Ann Able\" in E2", 0)
	if got := table(t, nobody, played...); len(got.Notes) != 1 {
		t.Errorf("of an answer about nobody it says %v", got.Notes)
	}
}

// BenchmarkSeries: 20 events of 200 players, of seven rounds each.
func BenchmarkSeries(b *testing.B) {
	var played []series.Played
	for n := range 20 {
		var text strings.Builder
		for p := range 200 {
			fmt.Fprintf(&text, "Given%03d Family%03d\n", (p+n*3)%260, (p+n*3)%260)
		}
		e := event(b, text.String())
		for r := range 7 { // the circle of an all-play-all
			var round model.Round
			for k := range 100 {
				white, black := model.ID((r+k)%199+1), model.ID((r+398-k)%199+1)
				if k == 0 {
					black = 200
				}
				o := []model.Outcome{model.Win, model.Draw, model.Loss}[(k*k+r+n)%3]
				round.Pairings = append(round.Pairings, model.Pairing{Board: k + 1, Sides: [2]model.ID{white, black},
					Outcomes: [2]model.Outcome{o, o.Opposite()}})
			}
			e.Section.Rounds = append(e.Section.Rounds, round)
		}
		e.Section.Ranking.TieBreaks = []string{"BH/C1", "BH", "SB"}
		played = append(played, e)
	}
	s := rules(b, "points 20 18 16 14 12 10 8 6 4 2\nelse 1\nbest 12", 20)
	for b.Loop() {
		must.Have(series.Make(s, played))(b)
	}
}
