package crosstable

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/model"
	"wallchart/must"
)

var update = flag.Bool("update", false, "write anew what the tables of testdata become")

// TestWhatBecomesOfATable holds all that is read from a table, and not its results alone: who had White, byes by their kind, titles,
// what a win was worth, tie-breaks as they are printed, what the arbiter gave or took, and the lines that were left over. The tables
// of testdata/own are printed by this program, those of testdata/layouts by others; in testdata/odd.txt each has something of its own,
// and some are wrong. Web pages of ours are whole in open-wall.html alone; the others were emptied between <style> and </style> and
// between <script> and </script>, where nothing is read.
func TestWhatBecomesOfATable(t *testing.T) {
	for _, dir := range []string{"own", "layouts"} {
		tables, err := filepath.Glob("testdata/" + dir + "/*")
		if err != nil || len(tables) == 0 {
			t.Fatalf("%s: %v", dir, err)
		}
		for _, name := range tables {
			if filepath.Ext(name) == ".event" || dir == "layouts" && filepath.Ext(name) == ".tsv" {
				continue
			}
			text := file(t, strings.TrimPrefix(name, "testdata/"))
			becomes(t, name+".event", eventIn(text))
			if ours := Ours([]byte(text)); ours != (dir == "own") {
				t.Errorf("%s is taken for one of ours: %v", name, ours)
			}
		}
	}
	var all strings.Builder
	for _, text := range strings.Split(file(t, "odd.txt"), "=== ")[1:] {
		title, table, _ := strings.Cut(text, "\n")
		all.WriteString("=== " + title + "\n" + eventIn(table))
	}
	becomes(t, "testdata/odd.event", all.String())
}

// becomes compares with what is written down, line by line.
func becomes(t *testing.T, name, got string) {
	t.Helper()
	if *update {
		must.Do(t, os.WriteFile(name, []byte(got), 0o600))
	}
	want := must.Have(os.ReadFile(name))(t)
	if d := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); d != "" {
		t.Errorf("%s is not what is read now (+):\n%s", name, d)
	}
}

func eventIn(text string) string {
	res, err := Read(strings.NewReader(text))
	if err != nil {
		return "error: " + err.Error() + "\n" + eventOf(res)
	}
	return eventOf(res)
}

// eventOf writes down all that a text became.
func eventOf(res Result) string {
	var b strings.Builder
	if res.Tournament != nil {
		fmt.Fprintf(&b, "event %q\n", res.Tournament.Name)
		for _, s := range res.Tournament.Sections {
			sectionOf(&b, s)
		}
	}
	for n, list := range [][]Printed{res.Printed, res.Stated} {
		for _, p := range list {
			fmt.Fprintf(&b, "%s in section %d, %q, %s:", [...]string{"printed", "stated"}[n], p.Section, p.Heading, p.Code)
			for _, id := range slices.Sorted(maps.Keys(p.Values)) {
				fmt.Fprintf(&b, " %d=%s", id, p.Values[id])
			}
			b.WriteString("\n")
		}
	}
	for _, t := range res.Totals {
		fmt.Fprintf(&b, "line %d: %s\n", t.Line, t.Words())
	}
	for _, p := range res.Problems {
		fmt.Fprintf(&b, "problem, grave %v, round %d, of %q: %s\n", p.Grave, p.Round, p.Who, p.Error())
	}
	outside := ""
	for _, u := range res.Unread {
		if u.Outside {
			outside += fmt.Sprintf(" %d", u.Line)
		} else {
			fmt.Fprintf(&b, "unread: %s\n", u)
		}
	}
	return b.String() + "lines outside:" + outside + "\n"
}

func sectionOf(b *strings.Builder, s *model.Section) {
	fmt.Fprintf(b, "section %d %q: %v, %v, %d rounds planned, %d boards, by %v, last ID %d\nworth %+v\n", s.ID, s.Name, s.Kind, s.Format,
		s.Planned, s.Boards, s.Primary, s.LastID, s.Scoring)
	fmt.Fprintf(b, "tie-breaks %v, unplayed rounds by %q\n", s.Ranking.TieBreaks, s.Ranking.Unplayed)
	for _, p := range s.Players {
		fmt.Fprintf(b, "%d. %s | %s", p.Number, p.Name, p.Rating)
		for _, more := range [][2]string{{"national", p.NationalRating.String()}, {"FIDE ID", p.FideID}, {"national ID", p.NationalID},
			{"title", p.Title}, {"federation", p.Federation}, {"state", p.State}, {"club", p.Club}, {"grade", p.Grade}} {
			if more[1] != "" && more[1] != "unr." {
				fmt.Fprintf(b, " | %s %s", more[0], more[1])
			}
		}
		b.WriteString("\n")
	}
	for _, t := range s.Teams {
		fmt.Fprintf(b, "%d. team %s, %v, of %q, %q\n", t.Number, t.Name, t.Strength, t.Federation, t.Club)
	}
	for n, r := range s.Rounds {
		fmt.Fprintf(b, "round %d:", n+1)
		for _, p := range r.Pairings {
			fmt.Fprintf(b, " [%d: %d-%d %s", p.Board, p.Sides[0], p.Sides[1], p.Outcomes[0])
			if p.Outcomes[0].Opposite() != p.Outcomes[1] && !p.IsBye() {
				fmt.Fprintf(b, " and %s", p.Outcomes[1])
			}
			if s.Team() {
				fmt.Fprintf(b, " %s-%s", p.Score[0].Fraction(), p.Score[1].Fraction())
			}
			if p.NoColours {
				b.WriteString(" without colours")
			}
			b.WriteString("]")
		}
		b.WriteString("\n")
	}
	for _, a := range s.Adjustments {
		fmt.Fprintf(b, "given or taken: %d, round %d, %s match points, %s game points, because %q\n", a.Who, a.Round, a.Match.Fraction(),
			a.Games.Fraction(), a.Reason)
	}
}
