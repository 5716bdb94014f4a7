package playerbook_test

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/files/playerbook"
	"wallchart/files/roster"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/must"
)

func event(name string, day model.Date, sections ...[]model.Player) *model.Tournament {
	t := &model.Tournament{Name: name, Start: day}
	for i, players := range sections {
		s := &model.Section{ID: model.ID(i + 1), Name: "S"}
		for n := range players {
			players[n].ID, players[n].Number = model.ID(n+1), n+1
		}
		s.Players = players
		t.Sections = append(t.Sections, s)
	}
	return t
}

func player(name, club string, set ...func(*model.Player)) model.Player {
	p := model.Player{Entry: model.Entry{Name: name, Club: club}}
	for _, f := range set {
		f(&p)
	}
	return p
}

// TestSomebodyComesAgain: what a later event says holds, what it does not say is kept from before; an older one read afterwards
// changes nothing that is known.
func TestSomebodyComesAgain(t *testing.T) {
	b := playerbook.New(t.TempDir())
	learn := func(e *model.Tournament) {
		t.Helper()
		must.Two(b.Learn(e))(t)
	}
	learn(event("Spring", "2026-03-01", []model.Player{player("Berg, Anna", "Knights", func(p *model.Player) {
		p.FideID, p.Birth, p.Rating, p.Grade, p.Email, p.Note = "1512345", "2012", 1400, "5", "anna@example.org", "left-handed"
	})}))
	learn(event("Autumn", "2026-10-01", []model.Player{player("Berg, Anna", "Rooks", func(p *model.Player) {
		p.FideID, p.Birth, p.Rating = "1512345", "2012-04-05", 1455
	})}))
	learn(event("Winter", "2025-12-01", []model.Player{player("Berg, Ana", "Pawns", func(p *model.Player) {
		p.FideID, p.NationalRating, p.Title = "1512345", 1300, "WCM"
	})}))
	people := must.Have(b.People())(t)
	want := playerbook.Person{Name: "Berg, Anna", Title: "WCM", Club: "Rooks", Birth: "2012-04-05", FideID: "1512345", Rating: 1455,
		NationalRating: 1300, Event: "Autumn", Seen: "2026-10-01"}
	if len(people) != 1 || people[0] != want {
		t.Errorf("the book has %+v", people)
	}
}

// TestWhoIsWho: by IDs, then by name with birth and club.
func TestWhoIsWho(t *testing.T) {
	p := func(name, club, birth, fide, fed, id string) playerbook.Person {
		return playerbook.Person{Name: name, Club: club, Birth: model.Date(birth), FideID: fide, Federation: fed, NationalID: id}
	}
	for _, c := range []struct {
		a, b playerbook.Person
		same bool
	}{
		{p("Berg, Anna", "", "", "1", "", ""), p("Berg-Lund, Anna", "", "", "1", "", ""), true},
		{p("Berg, Anna", "", "", "1", "", ""), p("Berg, Anna", "", "", "2", "", ""), false},
		{p("Berg, Anna", "", "", "", "USA", "7"), p("Berg, Anna", "", "", "", "USA", "8"), false},
		{p("Berg, Anna", "", "", "", "USA", "7"), p("Berg, Anna", "", "", "", "GER", "8"), true}, // two federations count anew
		{p("Berg, Anna", "", "", "", "", "7"), p("Berg, Anna", "", "", "", "USA", "8"), false},   // of one nobody says which
		{p("Berg, Anna", "", "", "", "USA", "7"), p("Lund, Anna", "", "", "", "", "7"), true},
		{p("Berg, Anna", "", "", "", "USA", "7"), p("Berg, Anna", "", "", "", "USA", ""), true},
		{p("Berg, Anna", "", "", "", "USA", "7"), p("Lund, Anna", "", "", "", "GER", "7"), false},
		{p("Berg, Anna", "", "", "1", "USA", "7"), p("Berg, Anna", "", "", "", "USA", "8"), false},
		{p("Berg, Anna", "", "2012", "", "", ""), p("berg anna", "", "2012-03-04", "", "", ""), true},
		{p("Berg, Anna", "", "2012", "", "", ""), p("Berg, Anna", "", "1980", "", "", ""), false},
		{p("Berg, Anna", "Knights", "", "", "", ""), p("Berg, Anna", "Rooks", "", "", "", ""), false},
		{p("Berg, Anna", "Knights", "2012-03-04", "", "", ""), p("Berg, Anna", "Rooks", "2012-03-04", "", "", ""), true},
		{p("Berg, Anna", "Knights", "", "", "", ""), p("Berg, Anna", "", "", "", "", ""), true},
		{p("Berg, Anna", "", "", "", "", ""), p("Berg, Hanna", "", "", "", "", ""), false},
	} {
		if got := c.a.Same(&c.b); got != c.same || c.b.Same(&c.a) != got {
			t.Errorf("%+v and %+v: %v", c.a, c.b, got)
		}
	}
}

// TestTwoOfOneName in a section are two, also when the event is read again; one person in two sections is one.
func TestTwoOfOneName(t *testing.T) {
	b := playerbook.New(t.TempDir())
	e := event("Club", "2026-05-01", []model.Player{player("Lee, Jo", ""), player("Lee, Jo", "")}, []model.Player{player("Lee, Jo", "")})
	for range 3 {
		must.Two(b.Learn(e))(t)
	}
	if people := must.Have(b.People())(t); len(people) != 2 {
		t.Errorf("the book has %+v", people)
	}
}

// TestLearningTwiceChangesNothing: the second time nobody is new and nothing has changed, and the order of two events does not
// matter for who is known.
func TestLearningTwiceChangesNothing(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		draw := func(label string, all ...string) string { return rapid.SampledFrom(all).Draw(rt, label) }
		var events []*model.Tournament
		for _, day := range []model.Date{"2026-01-01", "2026-02-01"} {
			var players []model.Player
			for range rapid.IntRange(0, 6).Draw(rt, "players") {
				p := player(draw("name", "Ash, A", "Ash, B", "Birch, A"), "")
				p.FideID = draw("id", "1", "2", "3")
				if slices.ContainsFunc(players, func(o model.Player) bool { return o.FideID == p.FideID }) {
					continue
				}
				p.Club, p.Rating = draw("club", "", "K", "R"), model.Rating(rapid.IntRange(0, 2).Draw(rt, "rating"))
				players = append(players, p)
			}
			events = append(events, event("E"+string(day), day, players))
		}
		dir := must.Have(os.MkdirTemp("", "known"))(rt)
		defer os.RemoveAll(dir)
		books := []*playerbook.Book{playerbook.New(filepath.Join(dir, "a")), playerbook.New(filepath.Join(dir, "b"))}
		for n := range events {
			for k, b := range books {
				must.Two(b.Learn(events[(n+k)%2]))(rt)
			}
		}
		for k, b := range books {
			for _, e := range events {
				if fresh, _, err := b.Learn(e); fresh != 0 || err != nil {
					rt.Fatalf("book %d: %d are new the second time, %v", k, fresh, err)
				}
			}
		}
		ids := func(b *playerbook.Book) (all []string) {
			people, _ := b.People()
			for _, p := range people {
				all = append(all, p.FideID+p.Name+p.Club+p.Rating.String()+string(p.Seen))
			}
			slices.Sort(all)
			return all
		}
		if a, b := ids(books[0]), ids(books[1]); !slices.Equal(a, b) {
			rt.Fatalf("by the order of events the book has %q or %q", a, b)
		}
	})
}

func TestFound(t *testing.T) {
	b := playerbook.New(t.TempDir())
	must.Two(b.Learn(event("E", "", []model.Player{player("Müller, Jörg", "", func(p *model.Player) { p.NationalID = "10401234" }),
		player("Mull, Ann", ""), player("Miller, Jo", "")})))(t)
	for typed, want := range map[string]string{"mull": "Mull, Ann|Müller, Jörg", "Mueller": "Müller, Jörg", "jorg m": "Müller, Jörg",
		"104": "Müller, Jörg",
		"x":   "", "": ""} {
		var names []string
		for _, p := range b.Search(typed, 8) {
			names = append(names, p.Name)
		}
		if got := strings.Join(names, "|"); got != want {
			t.Errorf("%q finds %q, not %q", typed, got, want)
		}
	}
	if got := b.Search("m", 2); len(got) != 2 {
		t.Errorf("of at most two %d are found", len(got))
	}
}

// TestKeptAndForgotten: the file is the user's alone, another program finds it again, one is forgotten and then all; a book that
// is off learns nobody.
func TestKeptAndForgotten(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "state")
	b := playerbook.New(dir)
	e := event("E", "2026-01-01", []model.Player{player("Ash, A", "K"), player("Birch, B", "K"), player("", "K")})
	if fresh, _, err := b.Learn(e); fresh != 2 || err != nil {
		t.Fatalf("%d, %v", fresh, err)
	}
	info, err := os.Stat(filepath.Join(dir, "players.json"))
	if err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("the file: %v, %v", info, err)
	}
	if people := must.Have(playerbook.New(dir).People())(t); len(people) != 2 || people[0].Name != "Ash, A" {
		t.Errorf("read again: %+v", people)
	}
	if n, err := b.Forget(func(p *playerbook.Person) bool { return p.Name == "Ash, A" }); n != 1 || err != nil {
		t.Errorf("%d forgotten, %v", n, err)
	}
	must.Do(t, b.Turn(false))
	if fresh, _, err := playerbook.New(dir).Learn(e); fresh != 0 || err != nil {
		t.Errorf("a book that is off learns %d, %v", fresh, err)
	}
	must.Do(t, b.Clear())
	if people := must.Have(playerbook.New(dir).People())(t); len(people) != 0 {
		t.Errorf("after all: %+v", people)
	}
	if raw, _ := os.ReadFile(filepath.Join(dir, "players.json")); !strings.Contains(string(raw), `"players": []`) {
		t.Errorf("the empty book is %s", raw)
	}
	if info, err := os.Stat(dir); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o700 {
		t.Errorf("the folder: %v, %v", info, err)
	}
}

// TestABrokenBook says where it is, and is left as it is until it is cleared.
func TestABrokenBook(t *testing.T) {
	for _, text := range []string{"{", `{"kind":"something else"}`, `{"kind":"wallchart players","version":9}`} {
		dir := t.TempDir()
		path := filepath.Join(dir, "players.json")
		must.Do(t, os.WriteFile(path, []byte(text), 0o600))
		b := playerbook.New(dir)
		if _, _, err := b.Learn(event("E", "", []model.Player{player("Ash, A", "")})); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: %v", text, err)
		}
		if raw, _ := os.ReadFile(path); string(raw) != text {
			t.Errorf("%s became %s", text, raw)
		}
		if err := b.Clear(); err != nil {
			t.Error(err)
		}
		if people, err := playerbook.New(dir).People(); err != nil || len(people) != 0 {
			t.Errorf("after it was cleared: %v, %v", people, err)
		}
	}
}

// TestTheListIsReadBack: what is exported comes into an event as it was known.
func TestTheListIsReadBack(t *testing.T) {
	people := []playerbook.Person{{Name: "Berg, Anna", Title: "WCM", Club: "Knights", Federation: "NOR", Birth: "2012-04-05", Sex: "w",
		Grade: "5", FideID: "1512345", NationalID: "77", Rating: 1455, NationalRating: 1400, OwnRating: 1380,
		Event: "Autumn", Seen: "2026-10-01"},
		{Name: "=Ash, Bo", State: "OH"}}
	var out bytes.Buffer
	must.Do(t, playerbook.WriteCSV(&out, people))
	if !strings.Contains(out.String(), "'=Ash, Bo") {
		t.Errorf("a formula goes out:\n%s", out.String())
	}
	sheets, _ := must.Two(sheet.Read("people.csv", out.Bytes()))(t)
	rows := sheets[0].Rows
	var got []model.Player
	for _, l := range roster.Read(rows, roster.Guess(rows)).Lines {
		got = append(got, l.Player)
	}
	if len(got) != 2 {
		t.Fatalf("%d come back", len(got))
	}
	want := people[0].Player()
	if p := got[0]; p.Name != want.Name || p.FideID != want.FideID || p.NationalID != want.NationalID || p.Birth != want.Birth ||
		p.Rating != want.Rating || p.NationalRating != want.NationalRating || p.OwnRating != want.OwnRating || p.Club != want.Club ||
		p.Federation != want.Federation || p.Title != want.Title || p.Sex != want.Sex || p.Grade != want.Grade {
		t.Errorf("%+v came back as %+v", want, p)
	}
}

// TestLine: what is said of somebody in the list of names that come to mind.
func TestLine(t *testing.T) {
	all := playerbook.Person{Name: "Berg, Anna", Title: "WCM", Rating: 1455, NationalRating: 1400, OwnRating: 1380, Federation: "NOR",
		State: "OS", Birth: "2012-04-05", Club: "Knights", FideID: "1512345", NationalID: "77"}
	national, own := all, all
	national.Rating, national.FideID = 0, ""
	own.Rating, own.NationalRating, own.NationalID, own.FideID, own.Title = 0, 0, "", "", ""
	for want, p := range map[string]playerbook.Person{
		"Berg, Anna  WCM  1455  NOR  OS  2012  Knights  FIDE 1512345": all,
		"Berg, Anna  WCM  1400  NOR  OS  2012  Knights  ID 77":        national,
		"Berg, Anna  1380  NOR  OS  2012  Knights":                    own,
		"Ash, A": {Name: "Ash, A"},
	} {
		if got := p.Line(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestEveryFieldIsKept: what a later event does not say of somebody stays, field by field, and the grade alone goes, which is of one year.
func TestEveryFieldIsKept(t *testing.T) {
	everything := func(p *model.Player) {
		p.Title, p.Club, p.Federation, p.State, p.Sex, p.Birth, p.Grade = "WCM", "Knights", "NOR", "OS", "w", "2012-04-05", "5"
		p.FideID, p.NationalID, p.Rating, p.NationalRating, p.OwnRating = "1512345", "77", 1455, 1400, 1380
	}
	want := playerbook.Person{Name: "Berg, Anna", Title: "WCM", Club: "Knights", Federation: "NOR", State: "OS", Sex: "w", Birth: "2012-04-05",
		FideID: "1512345", NationalID: "77", Rating: 1455, NationalRating: 1400, OwnRating: 1380, Event: "Autumn", Seen: "2026-10-01"}
	for name, days := range map[string][2]model.Date{"the later one says less": {"2026-03-01", "2026-10-01"},
		"on one day": {"2026-10-01", "2026-10-01"}} {
		b := playerbook.New(t.TempDir())
		for _, e := range []*model.Tournament{event("Spring", days[0], []model.Player{player("Berg, Anna", "", everything)}),
			event("Autumn", days[1], []model.Player{player("Berg, Anna", "", func(p *model.Player) { p.NationalID, p.Federation = "77", "NOR" })})} {
			must.Two(b.Learn(e))(t)
		}
		if people := must.Have(b.People())(t); len(people) != 1 || people[0] != want {
			t.Errorf("%s: %+v", name, people)
		}
	}
}

// TestWhoIsFoundByANumber: somebody who has changed the name is known by the federation's number, and of two of one name the one who was
// seen last is the one who comes again.
func TestWhoIsFoundByANumber(t *testing.T) {
	b := playerbook.New(t.TempDir())
	numbered := func(p *model.Player) { p.NationalID, p.Federation = "77", "NOR" }
	for _, e := range []*model.Tournament{
		event("One", "2026-01-01", []model.Player{player("Berg, Anna", "", numbered), player("Lee, Jo", "North"), player("Lee, Jo", "South")}),
		event("Two", "2026-02-01", []model.Player{player("Lund, Anna", "", numbered), player("Lee, Jo", "South")}),
		event("Three", "2026-03-01", []model.Player{player("Lee, Jo", "", func(p *model.Player) { p.Rating = 1500 })}),
	} {
		must.Two(b.Learn(e))(t)
	}
	var got []string
	for _, p := range must.Have(b.People())(t) {
		got = append(got, p.Line()+"  "+p.Event)
	}
	want := []string{"Lee, Jo  North  One", "Lee, Jo  1500  South  Three", "Lund, Anna  NOR  ID 77  Two"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestLearningSaysWhoIsNew and of whom something has changed; guests and people without a name are nobody.
func TestLearningSaysWhoIsNew(t *testing.T) {
	b := playerbook.New(t.TempDir())
	for n, c := range []struct {
		players        []model.Player
		fresh, changed int
	}{
		{[]model.Player{player("Ash, A", "K"), player(" ", "K"), player("-", "K")}, 1, 0},
		{[]model.Player{player("Ash, A", "K"), player("Birch, B", "K")}, 1, 0},
		{[]model.Player{player("Ash, A", "K", func(p *model.Player) { p.Rating = 1500 }), player("Birch, B", "K")}, 0, 1},
		{[]model.Player{player("Ash, A", "K", func(p *model.Player) { p.Rating = 1500 })}, 0, 0},
	} {
		if fresh, changed, err := b.Learn(event("E", "2026-01-01", c.players)); fresh != c.fresh || changed != c.changed || err != nil {
			t.Errorf("%d: %d new, %d changed, %v", n, fresh, changed, err)
		}
	}
}

// TestSomebodyWhoGetsANumber is found by it in the next section of the same event, under another name.
func TestSomebodyWhoGetsANumber(t *testing.T) {
	b := playerbook.New(t.TempDir())
	numbered := func(p *model.Player) { p.FideID = "1512345" }
	for _, e := range []*model.Tournament{event("One", "2026-01-01", []model.Player{player("Berg, Anna", "Knights")}),
		event("Two", "2026-02-01", []model.Player{player("Berg, Anna", "Knights", numbered)},
			[]model.Player{player("Lund, Anna", "", numbered)})} {
		must.Two(b.Learn(e))(t)
	}
	if people := must.Have(b.People())(t); len(people) != 1 || people[0].Line() != "Lund, Anna  Knights  FIDE 1512345" {
		t.Errorf("%+v", people)
	}
}

// TestNoFormulas: whatever a name begins with, no spreadsheet calculates.
func TestNoFormulas(t *testing.T) {
	for name, want := range map[string]string{"=A1": "'=A1", "+1": "'+1", "-1": "'-1", "@x": "'@x", "\tx": "'\tx", "A=1": "A=1", "": ""} {
		var out bytes.Buffer
		must.Do(t, playerbook.WriteCSV(&out, []playerbook.Person{{Name: name}}))
		_, row, _ := strings.Cut(out.String(), "\n")
		if cell, _, _ := strings.Cut(row, ","); strings.Trim(cell, `"`) != want {
			t.Errorf("%q is written %q", name, cell)
		}
	}
}
