package roster

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/must"
)

var rewrite = flag.Bool("update", false, "write anew what the lists of testdata become")

// TestAllThatIsUnderstood holds all that becomes of a list: what the columns are taken for and why, each player with all that is said of
// him, what could not be read, who may stand there twice, and the section after the import, which had some of these people already.
// The lists are those of the other tests and those of testdata/odd.txt, each of which has something of its own.
func TestAllThatIsUnderstood(t *testing.T) {
	var all strings.Builder
	for _, c := range lists {
		fmt.Fprintf(&all, "=== %s\n", c.name)
		understood(t, &all, c.text)
	}
	raw := must.Have(os.ReadFile("testdata/odd.txt"))(t)
	for _, text := range strings.Split(string(raw), "=== ")[1:] {
		title, list, _ := strings.Cut(text, "\n")
		fmt.Fprintf(&all, "=== %s\n", title)
		understood(t, &all, list)
	}
	if *rewrite {
		must.Do(t, os.WriteFile("testdata/understood.txt", []byte(all.String()), 0o600))
	}
	want := must.Have(os.ReadFile("testdata/understood.txt"))(t)
	if d := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(all.String(), "\n")); d != "" {
		t.Errorf("the lists become (+):\n%s", d)
	}
}

func understood(t *testing.T, b *strings.Builder, text string) {
	t.Helper()
	rows := list(t, text)
	if f := examine(rows); f.Reason != IsList {
		fmt.Fprintf(b, "no list, certain %v: %s\n", f.Reason.Certain(), f)
	}
	if headings := Scores(rows); len(headings) > 0 {
		fmt.Fprintf(b, "scores under %q\n", headings)
	}
	m := Guess(rows)
	im := Read(rows, m)
	fmt.Fprintf(b, "heading in row %d, signature %q, dates %d, blocks %v, own numbers %v, US %v\n", m.HeadingRow, m.Signature, m.Dates,
		m.Blocks, im.OwnNumbers(), im.USChess())
	for c := range m.Columns {
		fmt.Fprintf(b, "%s; sections %v\n", im.ColumnWords(c), im.NamesSections(c))
	}
	before := people(m.Column(Team) >= 0 || m.Blocks)
	s := before.Sections[0]
	im.Compare(s)
	im.From = "list.csv"
	for _, twin := range im.Twins {
		fmt.Fprintf(b, "%s open %v\n", twin.Sentence(), twin.Open)
	}
	for _, l := range im.Lines {
		fmt.Fprintf(b, "line %d, action %d: %s\n", l.Row, l.Action, spoken(&l.Player))
		if l.Team != "" {
			fmt.Fprintf(b, "  board %d of %s\n", l.Board, l.Team)
		}
	}
	for _, l := range im.Teams {
		fmt.Fprintf(b, "team in line %d, action %d: %d %s, captain %q, %s, of %q, %q\n", l.Row, l.Action, l.Team.Number, l.Team.Name,
			l.Team.Captain, l.Team.Strength, l.Team.Federation, l.Team.Club)
	}
	for _, p := range im.Problems {
		fmt.Fprintf(b, "%s left %v, lost %v, aside %v, cell %q\n", p, p.Left, p.Lost, p.Aside, p.Cell())
	}
	fmt.Fprintf(b, "lost %d. %s\n", im.Lost(), im.NotTaken(s))
	if anywhere := im.NotTaken(nil); anywhere.String() != im.NotTaken(s).String() {
		fmt.Fprintf(b, "in no section: %s\n", anywhere)
	}
	shown := im.Preview(4)
	for _, r := range shown.Rows {
		fmt.Fprintf(b, "row %d:", r.Row)
		for _, c := range r.Cells {
			fmt.Fprintf(b, " [%s > %s%s]", c.Text, c.As, strings.Repeat("!", one(!c.Problem.Empty())))
		}
		fmt.Fprintf(b, " %s\n", r.LeftOut)
	}
	im.Replace()
	for i := range im.Teams {
		if im.Teams[i].Same != 0 {
			im.Teams[i].Action = Update
		}
	}
	c, err := im.Change(before, s)
	if err != nil {
		fmt.Fprintf(b, "no change: %v\n", err)
		return
	}
	after, _ := do(t, before, im)
	fmt.Fprintf(b, "%s\n", c.Label())
	for i := range after.Players {
		if p := &after.Players[i]; s.Player(p.ID) == nil || spoken(p) != spoken(s.Player(p.ID)) {
			fmt.Fprintf(b, "now %d %s\n", p.Number, spoken(p))
		}
	}
	b.WriteString(rosters(after))
	for _, x := range after.Teams {
		if old := s.TeamByID(x.ID); old == nil || x.Captain+x.Club+x.Federation+x.Strength.String() !=
			old.Captain+old.Club+old.Federation+old.Strength.String() {
			fmt.Fprintf(b, "now %d %s, captain %q, %s, of %q, %q\n", x.Number, x.Name, x.Captain, x.Strength, x.Federation, x.Club)
		}
	}
}

// people are a section in which some are already.
func people(teams bool) *model.Tournament {
	kind := model.Individual
	if teams {
		kind = model.TeamEvent
	}
	t := section(kind)
	s := t.Sections[0]
	s.Players = []model.Player{
		{Entry: model.Entry{ID: 1, Number: 1, Name: "Fox, Ann", Club: "Leeds"}, Rating: 1400, Birth: "2003", Categories: []string{"U18"}},
		{Entry: model.Entry{ID: 2, Number: 2, Name: "Müller, Georg"}, FideID: "4612345", Title: "CM"},
		{Entry: model.Entry{ID: 3, Number: 3, Name: "Poe, Di", Federation: "ENG", Byes: []model.ByeRequest{{Round: 2, Kind: model.HalfBye}}},
			NationalID: "12345678"},
	}
	s.LastID = 3
	if teams {
		s.Teams = []model.Team{{Entry: model.Entry{ID: 4, Number: 1, Name: "Monroe"}, Captain: "Mrs Z", Roster: []model.ID{3}}}
		for i := range s.Players {
			s.Players[i].Number = 0
		}
		s.Players[2].Team = 4
		s.LastID = 4
	}
	return t
}

// spoken is all that is said of a player.
func spoken(p *model.Player) string {
	var b strings.Builder
	b.WriteString(p.Name)
	for _, more := range [][2]string{{"", p.Rating.String()}, {"national ", p.NationalRating.String()}, {"own ", p.OwnRating.String()},
		{"title ", p.Title}, {"sex ", p.Sex}, {"born ", string(p.Birth)}, {"FIDE ", p.FideID}, {"ID ", p.NationalID},
		{"until ", string(p.Expires)},
		{"K ", countOf(p.K)}, {"games ", countOf(p.Games)}, {"federation ", p.Federation}, {"state ", p.State}, {"club ", p.Club},
		{"grade ", p.Grade}, {"categories ", strings.Join(p.Categories, "+")}, {"mail ", p.Email}, {"number ", countOf(p.Number)},
		{"byes ", byeWords(p.Byes)}, {"paid ", fmt.Sprint(p.Paid)}, {"note ", p.Note}} {
		if more[1] != "" && more[1] != "unr." && more[1] != "0" {
			b.WriteString(" | " + more[0] + more[1])
		}
	}
	return b.String()
}

// TestTheSheetOfAnImport: of several the longest list, and of none what the surest of them says.
func TestTheSheetOfAnImport(t *testing.T) {
	sheets := func(texts ...string) (all []sheet.Sheet) {
		for _, text := range texts {
			all = append(all, sheet.Sheet{Rows: list(t, text)})
		}
		return all
	}
	const short, long = "Name;Rating\nFox, Ann;1512\n", "Name;Rating\nFox, Ann;1512\nLee, Bo;900\nRay, Cy;800\n"
	const games = "Round;White;Black;Result\n1;Fox, Ann;Lee, Bo;1-0\n1;Ray, Cy;Poe, Di;0-1\n2;Fox, Ann;Ray, Cy;1-0\n2;Lee, Bo;Poe, Di;1-0\n"
	const numbers = "1;2;3\n4;5;6\n7;8;9\n1;1;1\n2;2;2\n3;3;3\n4;4;4\n"
	for _, c := range []struct {
		sheets  []sheet.Sheet
		choose  int
		lists   int
		refusal Reason
	}{
		{sheets(short, long), 1, 2, IsList}, {sheets(long, short), 0, 2, IsList}, {sheets(numbers, short), 1, 1, IsList},
		{sheets(short, numbers), 0, 1, IsList}, {sheets(short, short), 0, 2, IsList},
		{sheets(games, numbers), 1, 0, examine(list(t, games)).Reason},
		{sheets(numbers, games), 0, 0, examine(list(t, games)).Reason}, {sheets(numbers), 0, 0, examine(list(t, numbers)).Reason},
	} {
		lists, others, _ := Lists(c.sheets)
		if got := Choose(c.sheets); got != c.choose || len(lists) != c.lists || len(others) != len(c.sheets)-c.lists {
			t.Errorf("chosen is %d, want %d; %d lists, want %d", got, c.choose, len(lists), c.lists)
		}
		if c.lists == 0 {
			if got := Refusal(c.sheets); got.Reason != c.refusal {
				t.Errorf("refused for %v, want %v", got.Reason, c.refusal)
			}
		} else if got := Refusal(c.sheets); got.Reason != IsList {
			t.Errorf("refused: %v", got)
		}
	}
}
