package roster

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

func section(kind model.Kind) *model.Tournament {
	return &model.Tournament{Name: "Cup",
		Sections: []*model.Section{{ID: 1, Name: "Open", Kind: kind, Scoring: model.Classic(model.One, model.Half, 4)}}, LastID: 1}
}

// do makes an import's change, checks that the event is sound, that the one before is as it was, and that the change survives a file,
// and returns the event with its journal.
func do(t testing.TB, before *model.Tournament, im *Import) (*model.Section, *journal.Journal) {
	t.Helper()
	was := fmt.Sprintf("%+v", *before.Sections[0])
	c := must.Have(im.Change(before, before.Sections[0]))(t)
	raw := must.Have(journal.Encode(c))(t)
	c = must.Have(steps.List.Decode(raw))(t)
	j := journal.New(steps.List, before, nil, nil)
	must.Do(t, j.Do(c))
	if ps := j.Tournament().Check().Grave(); len(ps) > 0 {
		t.Fatal(ps)
	}
	if is := fmt.Sprintf("%+v", *before.Sections[0]); is != was {
		t.Errorf("the event before is altered:\n%s\nwas\n%s", is, was)
	}
	return j.Tournament().Sections[0], j
}

func read(t testing.TB, text string) *Import {
	rows := list(t, text)
	return Read(rows, Guess(rows))
}

func rosters(s *model.Section) string {
	var b strings.Builder
	for _, team := range s.Teams {
		fmt.Fprintf(&b, "%d %s:", team.Number, team.Name)
		for _, id := range team.Roster {
			fmt.Fprintf(&b, " %s", s.Player(id).Name)
		}
		b.WriteString("\n")
	}
	return b.String()
}

func TestImportIsOneStep(t *testing.T) {
	before := section(model.Individual)
	im := read(t, "Name;Elo;Team\nFox, Ann;1512;Goshen\nLee, Bo;900;Monroe\n")
	im.From = "club.csv"
	im.Compare(before.Sections[0])
	s, j := do(t, before, im)
	if len(s.Players) != 2 || s.Players[1].Number != 2 || s.Players[0].Club != "Goshen" {
		t.Errorf("%+v", s.Players)
	}
	if j.UndoLabel().String() != "Add 2 players from club.csv" {
		t.Errorf("label %q", j.UndoLabel())
	}
	if _, err := j.Undo(); err != nil || j.Tournament() != before || !j.UndoLabel().Empty() {
		t.Error("one undo does not take the import back")
	}
}

func TestTeamsFromColumns(t *testing.T) {
	for _, c := range lists {
		want := map[string]string{"team column": "1 Goshen: Fox, Ann Lee, Bo\n2 Monroe: Ray, Cy\n",
			"blocks":       "1 Goshen MS: Fox, Ann Lee, Bo\n2 Monroe: Ray, Cy\n",
			"a row a team": "1 Goshen: Ann Fox Bo Lee\n2 Monroe: Cy Ray Di Poe El Kay\n"}[c.name]
		if want == "" {
			continue
		}
		before := section(model.TeamEvent)
		s, j := do(t, before, read(t, c.text))
		if d := cmp.Diff(want, rosters(s)); d != "" {
			t.Errorf("%s: %s", c.name, d)
		}
		if _, err := j.Undo(); err != nil || j.Tournament() != before {
			t.Errorf("%s: one undo does not take the import back", c.name)
		}
	}
}

func TestTeamsThatAreThere(t *testing.T) {
	s, j := do(t, section(model.TeamEvent), read(t, "Team;Rating\nGoshen;1512\nMonroe;900\n"))
	if len(s.Teams) != 2 || s.Teams[0].Strength != 1512 || len(s.Players) != 0 {
		t.Fatalf("%+v", s.Teams)
	}
	im := read(t, "Team;Name\nGOSHEN;Fox, Ann\nPine Bush;Poe, Di\ngoshen;Lee, Bo\n;Ray, Cy\n")
	im.Compare(s)
	s, _ = do(t, j.Tournament(), im)
	if d := cmp.Diff("1 Goshen: Fox, Ann Lee, Bo\n2 Monroe:\n3 Pine Bush: Poe, Di\n", rosters(s)); d != "" || len(s.Players) != 4 {
		t.Errorf("%s\n%d players", d, len(s.Players))
	}
}

// TestNumbersOfAList are kept in an empty section where everybody has one of his own.
func TestNumbersOfAList(t *testing.T) {
	for _, c := range []struct {
		kind              model.Kind
		there, list, want string
	}{
		{model.Individual, "", "Start no;Name\n7;Fox, Ann\n3;Lee, Bo\n", "3 Lee, Bo|7 Fox, Ann"},
		{model.Individual, "", "Start no;Name\n7;Fox, Ann\n7;Lee, Bo\n", "1 Fox, Ann|2 Lee, Bo"},
		{model.Individual, "", "Start no;Name\n7;Fox, Ann\n;Lee, Bo\n", "1 Fox, Ann|2 Lee, Bo"},
		{model.Individual, "Name\nRay, Cy\n", "Start no;Name\n7;Fox, Ann\n3;Lee, Bo\n", "1 Ray, Cy|2 Fox, Ann|3 Lee, Bo"},
		{model.TeamEvent, "", "Start no;Team\n7;Leeds\n3;Hull\n", "3 Hull|7 Leeds"},
		{model.TeamEvent, "", "Start no;Team\n7;Leeds\n7;Hull\n", "1 Leeds|2 Hull"},
		{model.TeamEvent, "", "Start no;Team\n7;Leeds\n;Hull\n", "1 Leeds|2 Hull"},
		{model.TeamEvent, "Team\nYork\n", "Start no;Team\n7;Leeds\n3;Hull\n", "1 York|2 Leeds|3 Hull"},
		{model.TeamEvent, "", "Team;Start no;Name\nLeeds;7;Fox, Ann\nHull;3;Lee, Bo\n", "1 Leeds|2 Hull"},
	} {
		before := section(c.kind)
		if c.there != "" {
			_, j := do(t, before, read(t, c.there))
			before = j.Tournament()
		}
		im := read(t, c.list)
		im.Compare(before.Sections[0])
		s, _ := do(t, before, im)
		var got []string
		for _, e := range s.Entries() {
			got = append(got, fmt.Sprint(e.Number, " ", e.Name))
		}
		if g := strings.Join(got, "|"); g != c.want {
			t.Errorf("%q after %q: %s, want %s", c.list, c.there, g, c.want)
		}
	}
}

// TestRowsThatAreLeftOut are in no change, and in no label of one.
func TestRowsThatAreLeftOut(t *testing.T) {
	for _, c := range []struct {
		kind        model.Kind
		list        string
		leave       []int // lines, from 0
		label, want string
	}{
		{model.Individual, "Name\nFox, Ann\nLee, Bo\nRay, Cy\n", []int{0, 2}, "Add Lee, Bo from list.csv", "Lee, Bo"},
		{model.Individual, "Name\nFox, Ann\n", []int{0},
			"there is nothing to import: every row is left out. Choose the rows that should be added", ""},
		{model.TeamEvent, "Team;Name\nHull;Fox, Ann\nHull;Lee, Bo\n;Ray, Cy\n;Poe, Di\n", []int{0, 2},
			"Import 2 players and 1 team from list.csv", "Lee, Bo|Poe, Di"},
		{model.TeamEvent, "Team;Name\nHull;Fox, Ann\n;Lee, Bo\n", []int{1}, "Add 1 team from list.csv", "Fox, Ann"},
		{model.TeamEvent, "Team;Name\nHull;Fox, Ann\n;Lee, Bo\n", []int{0, 1}, "Add 1 team from list.csv", ""},
	} {
		before := section(c.kind)
		im := read(t, c.list)
		im.From = "list.csv"
		for _, i := range c.leave {
			im.Lines[i].Action = Leave
		}
		change, err := im.Change(before, before.Sections[0])
		if err != nil {
			if err.Error() != c.label {
				t.Errorf("%q: %v", c.list, err)
			}
			continue
		}
		s, _ := do(t, before, im)
		var got []string
		for i := range s.Players {
			got = append(got, s.Players[i].Name)
		}
		if g := strings.Join(got, "|"); g != c.want || change.Label().String() != c.label {
			t.Errorf("%q: %s, %s", c.list, change.Label(), g)
		}
	}
}

func TestWrongKindOfSection(t *testing.T) {
	teams, players := read(t, "Team;Rating\nGoshen;1512\n"), read(t, "Name;Rating\nFox, Ann;1512\n")
	if _, err := teams.Change(nil, section(model.Individual).Sections[0]); err == nil || !strings.Contains(err.Error(),
		"Choose a team section") {
		t.Error(err)
	}
	if _, err := players.Change(nil, section(model.TeamEvent).Sections[0]); err == nil ||
		!strings.Contains(err.Error(), "Choose the column of the teams") {
		t.Error(err)
	}
}

const twins = `Name;Club;Born;FIDE ID;USCF ID;Elo
Fox, Ann;Leeds;2003-04-12;400123;;1512
Ann FOX;Leeds;2003;;;
Fox, Anne;Leeds;;;;
Müller, Jörg;Köln;;;12345678;
Mueller, Joerg;Bonn;;;12345678;
Ray, Cy;Bonn;1990;;;
Ray, Cy;York;1970;;;
Poe, Di;York;;500001;;
Kay, El;York;;500001;;
Smith, John;York;;;;
Smiht, John;York;;;;
Lee, Bo;A;;;;
Lee, Bo;B;;;;
`

func TestTwinsWithinTheList(t *testing.T) {
	im := read(t, twins)
	var got strings.Builder
	for _, w := range im.Compare(nil) {
		got.WriteString(w.Sentence().String() + "\n")
	}
	want := `Row 3: Ann FOX is Fox, Ann of row 2: the same name and date of birth.
Row 4: Fox, Anne may be Fox, Ann of row 2: almost the same name, and the same club.
Row 4: Fox, Anne may be Ann FOX of row 3: almost the same name, and the same club.
Row 6: Mueller, Joerg may be Müller, Jörg of row 5: the same member number 12345678, but another name.
Row 8: Ray, Cy may be Ray, Cy of row 7: the same name, but another number or date of birth.
Row 10: Kay, El may be Poe, Di of row 9: the same FIDE ID 500001, but another name.
Row 12: Smiht, John may be Smith, John of row 11: almost the same name, and the same club.
Row 14: Lee, Bo may be Lee, Bo of row 13: the same name.
`
	want = strings.Replace(want, "Mueller, Joerg may be Müller, Jörg of row 5: the same member number 12345678, but another name.",
		"Mueller, Joerg is Müller, Jörg of row 5: the same member number 12345678.", 1)
	if d := cmp.Diff(want, got.String()); d != "" {
		t.Error(d)
	}
	s, _ := do(t, section(model.Individual), im)
	if len(s.Players) != 11 {
		t.Errorf("%d players: only those who surely are another are left out", len(s.Players))
	}
}

func TestTwinsInTheSection(t *testing.T) {
	_, j := do(t, section(model.Individual), read(t, "Name;Club;FIDE ID;Rating\nFox, Ann;Leeds;400123;1500\nLee, Bo;York;;900\n"))
	im := read(t, "Name;Club;FIDE ID;Rating;Born\nAnn Fox;;400123;1512;2003\nLee, Bob;York;;910;\nRay, Cy;;;;\n")
	ws := im.Compare(j.Tournament().Sections[0])
	if len(ws) != 2 || !ws[0].Sure || ws[1].Sure || ws[0].Of == 0 {
		t.Fatalf("%+v", ws)
	}
	if im.Lines[0].Action != Leave {
		t.Error("a player who is there would be added again")
	}
	im.Lines[0].Action = Update
	s, j2 := do(t, j.Tournament(), im)
	if len(s.Players) != 4 || s.Players[0].Rating != 1512 || s.Players[0].Birth != "2003" || s.Players[0].Club != "Leeds" {
		t.Errorf("%+v", s.Players)
	}
	if !strings.HasPrefix(j2.UndoLabel().String(), "Import 3 players") {
		t.Errorf("label %q", j2.UndoLabel())
	}
}

// TestAnUpdateKeepsTheFullerSpelling: a list of numbers with the given name first, or all in capitals, is right about the numbers; of the
// same words in the same letters the section keeps its own. Another accent, and a name that was raw here, come from the list.
func TestAnUpdateKeepsTheFullerSpelling(t *testing.T) {
	for _, c := range []struct{ ours, theirs, want string }{
		{"Ray, Bo", "Bo Ray", "Ray, Bo"},
		{"Doe, Cy", "DOE, CY", "Doe, Cy"},
		{"McDonald, Mason", "mason mcdonald", "McDonald, Mason"},
		{"van der Berg, Mia", "Mia van der Berg", "van der Berg, Mia"},
		{"Bo Ray", "Ray, Bo", "Ray, Bo"},
		{"DOE, CY", "Doe, Cy", "Doe, Cy"},
		{"Muller, Jorg", "Müller, Jörg", "Müller, Jörg"},
		{"van der Berg, Mia", "Van der Berg, Mia", "Van der Berg, Mia"},
		{"Mia van der Berg", "Mia Van der Berg", "Mia Van der Berg"},
		{"MIA BERG", "BERG, MIA", "MIA BERG"},
		{"Poe, Ed", "Poe, Edgar", "Poe, Edgar"},
	} {
		before := section(model.Individual)
		s := *before.Sections[0]
		s.Players, s.LastID = []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: c.ours}}}, 1
		im := read(t, "Name;USCF ID\n"+c.theirs+";12345678\n")
		im.Lines[0].Action, im.Lines[0].Same = Update, 1
		after, _ := do(t, before.With(&s), im)
		if p := after.Players[0]; p.Name != c.want || p.NationalID != "12345678" {
			t.Errorf("%s by %s is %s, %s, want %s", c.ours, c.theirs, p.Name, p.NationalID, c.want)
		}
	}
}

func TestMappingIsRemembered(t *testing.T) {
	rows := list(t, "Who;Strength of play;Where\nFox, Ann;1512;Leeds\nLee, Bo;900;York\n")
	m, known := Memory(nil).Guess(rows)
	if known {
		t.Fatal("nothing can be known yet")
	}
	m.HeadingRow = 1
	m = m.With(0, Name).With(1, Rating).With(2, Club)
	raw := must.Have(json.Marshal(Memory(nil).Remember(m)))(t)
	var mem Memory
	must.Do(t, json.Unmarshal(raw, &mem))
	m, known = mem.Guess(list(t, "Who;Strength of play;Where\nRay, Cy;1700;Bonn\nLee, Bo;900;York\n"))
	im := Read(list(t, "Who;Strength of play;Where\nRay, Cy;1700;Bonn\nLee, Bo;900;York\n"), m)
	if !known || printed(im) != "Ray, Cy | 1700 | - | - | - | - | - | - | - | Bonn\nLee, Bo | 900 | - | - | - | - | - | - | - | York\n" {
		t.Errorf("known %v, %v\n%s", known, m, printed(im))
	}
}

// TestMappingsOfOtherTitles: what was corrected holds for a list with the same headings below more or fewer titles, and in its first row.
func TestMappingsOfOtherTitles(t *testing.T) {
	const first, below = "Who;Name;Rating\nA;Fox, Ann;1512\nB;Lee, Bo;900\n", "Club list\n\nWho;Name;Rating\nC;Ray, Cy;1700\n"
	for _, c := range []struct{ before, now, want string }{{first, below, "C"}, {below, first, "A|B"}, {first, first, "A|B"}} {
		mem := Memory(nil).Remember(Guess(list(t, c.before)).With(1, LeftOut).With(0, Name))
		rows := list(t, c.now)
		m, known := mem.Guess(rows)
		var got []string
		for _, l := range Read(rows, m).Lines {
			got = append(got, l.Player.Name)
		}
		if g := strings.Join(got, "|"); !known || g != c.want {
			t.Errorf("%q after %q: known %v, %s, want %s", c.now, c.before, known, g, c.want)
		}
	}
	var mem Memory
	for i := range 101 {
		mem = mem.Remember(Guess(list(t, fmt.Sprintf("Name;Rating;Foo%d\nFox, Ann;1500;x\n", i))))
	}
	mem = mem.Remember(Guess(list(t, "Name;Rating;Foo50\nFox, Ann;1500;x\n")))
	_, oldest := mem.Guess(list(t, "Name;Rating;Foo0\nFox, Ann;1500;x\n"))
	_, second := mem.Guess(list(t, "Name;Rating;Foo1\nFox, Ann;1500;x\n"))
	if len(mem) != 100 || oldest || !second {
		t.Errorf("%d lists are kept, the oldest %v, the second %v", len(mem), oldest, second)
	}
}

// TestAnUpdateOfNobody is refused: the line is of none of the section's players, or of one who has left it.
func TestAnUpdateOfNobody(t *testing.T) {
	_, j := do(t, section(model.Individual), read(t, "Name\nFox, Ann\n"))
	for _, same := range []model.ID{0, 7} {
		im := read(t, "Name\nLee, Bo\n")
		im.Lines[0].Same = same
		if same == 0 {
			im.Compare(j.Tournament().Sections[0])
		}
		im.Lines[0].Action = Update
		if c, err := im.Change(j.Tournament(), j.Tournament().Sections[0]); err == nil || !strings.Contains(err.Error(), "row 2: ") {
			t.Errorf("an update of %d: %v, %v", same, c, err)
		}
	}
}

func TestWithTakesTheFieldFromTheOther(t *testing.T) {
	m := Mapping{Columns: []Field{Name, Rating, Note}}
	n := m.With(2, Rating).With(4, Note)
	if !slices.Equal(n.Columns, []Field{Name, LeftOut, Rating, Unknown, Note}) || m.Columns[1] != Rating {
		t.Errorf("%v from %v", n.Columns, m.Columns)
	}
}

func TestPreviewShowsProblemsInTheirCells(t *testing.T) {
	im := read(t, "Name;Rating;Born\nFox, Ann;1512P8;12.4.2003\n;900;\nLee, Bo;much;31.2.2003\nRay, Cy;;\n")
	p := im.Preview(3)
	if len(p.Rows) != 3 || p.Players != 3 || p.Columns[1].Field != Rating || p.Columns[1].Heading != "Rating" {
		t.Fatalf("%+v", p)
	}
	if c := p.Rows[0].Cells[1]; c.Text != "1512P8" || c.As != "1512" || !c.Problem.Empty() {
		t.Errorf("%+v", c)
	}
	if p.Rows[1].LeftOut.Empty() || p.Rows[2].Cells[2].Problem.Empty() ||
		!strings.HasPrefix(p.Rows[2].Cells[1].Problem.String(), `Row 4, column B: "much" is not a rating`) {
		t.Errorf("%+v", p.Rows[1:])
	}
	if len(im.Problems) != 3 {
		t.Error(problems(im))
	}
	// Who has no name is left out for that cell, which counts as one to correct.
	if c := p.Rows[1].Cells[0]; c.Problem.String() != "Row 3, column A: there is no name in it. Enter the name, or delete the row." ||
		!p.Rows[1].Cells[1].Problem.Empty() || im.Lost() != 3 {
		t.Errorf("%+v, %d to correct", p.Rows[1], im.Lost())
	}
}

// TestTheCellOfAMissingName is that of the whole name, of the surname where the list has
// two columns, and of the team in a list of teams.
func TestTheCellOfAMissingName(t *testing.T) {
	for list, cell := range map[string]string{
		"Rating;Name\n1500;\n1400;Lee, Bo\n":                 "B2",
		"First name;Rating;Last name\n;1500;\nBo;1400;Lee\n": "C2",
		"No.;Team\n1;\n2;North\n":                            "B2",
		"No.;Team\n1;North\n2;North\n":                       "B3",
		"Name;Rating\nLee, Bo;1400\n12;1500\n":               "A3",
	} {
		im := read(t, list)
		if len(im.Problems) != 1 || im.Problems[0].Cell() != cell || !im.Problems[0].Left || im.Lost() != 1 {
			t.Errorf("%q: %s, %d to correct", list, problems(im), im.Lost())
		}
	}
}

func TestNoNames(t *testing.T) {
	im := Read([][]string{{"1512"}, {"900"}}, Mapping{Columns: []Field{Rating}})
	if len(im.Lines) != 0 || !strings.Contains(problems(im), "Choose the column") {
		t.Error(problems(im))
	}
}

// TestNothingIsLost: whatever stands in the cells and whatever the mapping, every row that is not blank, heading or a
// team's name is a player, a team, or among the problems; and what is made of it is a change that can be done and
// undone.
func TestNothingIsLost(t *testing.T) {
	cell := rapid.SampledFrom([]string{"", "Fox, Ann", "Lee", "Bo", "1512", "1512P8", "m", "w", "GM", "2003-04-12", "12/4/99",
		"400123", "12345678", "GER", "Goshen", "U12", "1", "2", "-", "=1+1", "Ñandú", "Name", "Team", "Board 1", "Rating", "x y z"})
	rapid.Check(t, func(t *rapid.T) {
		rows := rapid.SliceOfN(rapid.SliceOfN(cell, 0, 6), 0, 20).Draw(t, "rows")
		m := Guess(rows)
		if rapid.Bool().Draw(t, "corrected") {
			m.Columns = rapid.SliceOfN(rapid.SampledFrom(Fields()), 0, 7).Draw(t, "columns")
		}
		im := Read(rows, m)
		told := map[int]bool{}
		for _, l := range im.Lines {
			told[l.Row] = true
		}
		for _, l := range im.Teams {
			told[l.Row] = true
		}
		for _, p := range im.Problems {
			told[p.Row] = true
			if s := p.Error(); !strings.HasSuffix(s, ".") || strings.HasSuffix(s, "..") || !strings.Contains(s, ". ") {
				t.Errorf("no sentences: %q", s)
			}
		}
		for i, row := range rows {
			skipped := blank(row) || i < m.HeadingRow || m.HeadingRow > 0 && slices.Equal(row, rows[m.HeadingRow-1]) || m.Blocks
			if !told[i+1] && !skipped && !told[0] {
				t.Errorf("row %d %q is lost, columns %v", i+1, row, m.Columns)
			}
		}
		im.Preview(5)
		for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
			before := section(kind)
			im.Compare(before.Sections[0])
			c, err := im.Change(before, before.Sections[0])
			if err != nil {
				continue
			}
			after, err := c.Apply(before)
			if err != nil {
				t.Fatalf("%v: %v", kind, err)
			}
			if ps := after.Check().Grave(); len(ps) > 0 {
				t.Fatal(ps)
			}
		}
	})
}

func FuzzImport(f *testing.F) {
	for _, l := range lists {
		f.Add(l.text)
	}
	f.Add(twins)
	f.Fuzz(func(t *testing.T, text string) {
		if text == "" || strings.TrimSpace(text) == "" || strings.Contains(text, "\x00") || len(text) > 20_000 {
			return
		}
		var rows [][]string
		for _, l := range strings.Split(text, "\n") {
			rows = append(rows, strings.Split(strings.TrimSpace(l), ";"))
		}
		im := Read(rows, Guess(rows))
		im.Compare(nil)
		im.Preview(10)
		for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
			before := section(kind)
			if c, err := im.Change(before, before.Sections[0]); err == nil {
				if _, err := c.Apply(before); err != nil {
					t.Error(err)
				}
			}
		}
	})
}

// BenchmarkImport reads a congress of 5,000 players and looks for twins.
func BenchmarkImport(b *testing.B) {
	rows := [][]string{{"Name", "Rating", "Club", "Born", "FIDE ID"}}
	for i := range 5000 {
		rows = append(rows, []string{fmt.Sprintf("Player %c%c, Nr %d", 'a'+i%26, 'a'+i/26%26, i), fmt.Sprint(1000 + i%1500),
			fmt.Sprintf("Club %d", i%60), fmt.Sprint(1950 + i%70), fmt.Sprint(400000 + i)})
	}
	for b.Loop() {
		im := Read(rows, Guess(rows))
		im.Compare(nil)
	}
}

// TestTeamsAreOneChange: each change copies the section and checks it whole, so that one for every team would take
// time by the square of the teams.
func TestTeamsAreOneChange(t *testing.T) {
	rows := [][]string{{"Team", "Board", "Name"}}
	for i := range 60 {
		rows = append(rows, []string{fmt.Sprintf("Team %d", i/6), fmt.Sprint(i%6 + 1), fmt.Sprintf("Player %d", i)})
	}
	before := section(model.TeamEvent)
	c := must.Have(Read(rows, Guess(rows)).Change(before, before.Sections[0]))(t)
	if teams, ok := c.(steps.AddTeams); !ok || len(teams.Teams) != 10 {
		t.Fatalf("%T: %s", c, c.Label())
	}
	after := must.Have(c.Apply(before))(t)
	s := after.Sections[0]
	if len(s.Teams) != 10 || len(s.Players) != 60 || s.Teams[9].Number != 10 || s.Player(s.Teams[9].Roster[5]).Name != "Player 59" {
		t.Errorf("%+v", s.Teams)
	}
}

// BenchmarkTeams adds 300 teams of 6 as one change.
func BenchmarkTeams(b *testing.B) {
	rows := [][]string{{"Team", "Board", "Name"}}
	for i := range 1800 {
		rows = append(rows, []string{fmt.Sprintf("Team %d", i/6), fmt.Sprint(i%6 + 1), fmt.Sprintf("Player %d", i)})
	}
	before := section(model.TeamEvent)
	im := Read(rows, Guess(rows))
	c := must.Have(im.Change(before, before.Sections[0]))(b)
	for b.Loop() {
		must.Have(c.Apply(before))(b)
	}
}

// TestRatingsGoToTheirLists: a heading that names a list says whose the ratings
// are; "Rating" alone is what counts in the event.
func TestRatingsGoToTheirLists(t *testing.T) {
	for _, c := range []struct{ federation, text, want string }{
		{"", "Name;Rating\nFox, Ann;1500\n", "1500 unr."},
		{"USA", "Name;Rating\nFox, Ann;1500\n", "unr. 1500"},
		{"USA", "Name;Rtg\nFox, Ann;1500P7\n", "unr. 1500"},
		{"USA", "Name;FIDE Rating\nFox, Ann;1500\n", "1500 unr."},
		{"NOR", "Name;USCF Rating\nFox, Ann;1500\n", "unr. 1500"},
		{"GER", "Name;TWZ;Elo;DWZ\nFox, Ann;1600;1500;1600\n", "1500 1600"},
		{"USA", "Name;Rating;FIDE\nFox, Ann;1600;1500\n", "1500 1600"},
		{"", "Name;Rating;National rating\nFox, Ann;1600;1500\n", "1600 1500"},
		{"USA", "Name;FIDE rating;Club rating\nFox, Ann;1600;1500\n", "1600 unr. 1500"},
		{"USA", "Name;Rating;Club rating\nFox, Ann;1600;1500\n", "1600 unr. 1500"},
	} {
		event := section(model.Individual)
		event.Federation = c.federation
		im := read(t, c.text)
		s, _ := do(t, event, im)
		p := s.Players[0]
		got := p.Rating.String() + " " + p.NationalRating.String()
		if p.OwnRating != 0 {
			got += " " + p.OwnRating.String()
		}
		if got != c.want {
			t.Errorf("%s: %q gives %s, want %s", c.federation, c.text, got, c.want)
		}
	}
	for _, c := range []struct {
		counts         model.RatingChoice
		fide, national model.Rating
		said, want     string
	}{
		{model.RatingNational, 1900, 1800, "1850", "1900 1850"}, {model.RatingFIDE, 1900, 1800, "1850", "1850 1800"},
		{model.RatingNationalFirst, 1900, 0, "1850", "1850 unr."}, {model.RatingNationalFirst, 1900, 1800, "1850", "1900 1850"},
		{model.RatingNationalFirst, 0, 0, "1850", "unr. 1850"}, {model.RatingFIDEFirst, 0, 1800, "1850", "unr. 1850"},
		{model.RatingHigher, 1700, 1800, "1850", "1700 1850"}, {model.RatingLower, 1700, 1800, "1850", "1850 1800"},
		{model.RatingNational, 1900, 1800, "unr", "1900 1800"}, {model.RatingNationalFirst, 1900, 0, "", "1900 unr."},
	} {
		event := section(model.Individual)
		event.Sections[0].Ratings = c.counts
		event.Sections[0].Players = []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Fox, Ann"}, Rating: c.fide,
			NationalRating: c.national}}
		im := read(t, "Name;Rating\nFox, Ann;"+c.said+"\n")
		im.Lines[0].Action, im.Lines[0].Same = Update, 1
		s, _ := do(t, event, im)
		if got := s.Players[0].Rating.String() + " " + s.Players[0].NationalRating.String(); got != c.want {
			t.Errorf("%v of %s and %s by %q: %s, want %s", c.counts, c.fide, c.national, c.said, got, c.want)
		}
	}
}
