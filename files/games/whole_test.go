package games

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/must"
)

var rewrite = flag.Bool("update", false, "write anew what the lists of testdata become")

// TestWhole holds all that becomes of a list: the people with all that is said of them, the rounds with days and boards, and every
// sentence, doubts and others. The lists are the files of testdata, and those of testdata/odd.txt, each of which has something of its own.
func TestWhole(t *testing.T) {
	var all strings.Builder
	names, err := filepath.Glob("testdata/*.*")
	if err != nil || len(names) < 9 {
		t.Fatal(names, err)
	}
	for _, name := range names {
		raw := must.Have(os.ReadFile(name))(t)
		switch filepath.Ext(name) {
		case ".txt":
		default:
			fmt.Fprintf(&all, "=== %s\n", filepath.Base(name))
			whole(&all, string(raw))
		}
	}
	raw := must.Have(os.ReadFile("testdata/odd.txt"))(t)
	for _, text := range strings.Split(string(raw), "=== ")[1:] {
		title, list, _ := strings.Cut(text, "\n")
		fmt.Fprintf(&all, "=== %s\n", title)
		whole(&all, list)
	}
	if *rewrite {
		must.Do(t, os.WriteFile("testdata/whole.txt", []byte(all.String()), 0o600))
	}
	want := must.Have(os.ReadFile("testdata/whole.txt"))(t)
	if d := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(all.String(), "\n")); d != "" {
		t.Errorf("the lists become (+):\n%s", d)
	}
}

func whole(b *strings.Builder, text string) {
	var (
		tn       *model.Tournament
		problems []Problem
		err      error
	)
	sheets, _, _ := sheet.Read("list", []byte(text))
	switch {
	case SniffUpload(text):
		tn, problems, err = Upload(text)
	case ReadText(text) != nil:
		tn, problems, err = ReadText(text).Event()
	case Read("list", sheets) != nil:
		tn, problems, err = Read("list", sheets).Event()
	default:
		b.WriteString("no list of games\n")
		return
	}
	if err != nil {
		fmt.Fprintf(b, "error: %v\n", err)
		return
	}
	fmt.Fprintf(b, "%s, %s, %s to %s\n", tn.Name, tn.City, tn.Start, tn.End)
	for _, s := range tn.Sections {
		fmt.Fprintf(b, "%d %s: %v, %v, %d rounds, %d games a pairing, %d boards\n", s.ID, s.Name, s.Kind, s.Format, s.Planned, s.GamesPerPairing,
			s.Boards)
		for _, p := range s.Players {
			fmt.Fprintf(b, "%d %s|%s|%s|%s|%s|%s|%s|%s|%s|%s", p.Number, p.Name, p.Title, p.Rating, p.NationalRating, p.FideID, p.NationalID,
				p.Federation, p.Club, p.Sex, p.Birth)
			if s.Team() {
				fmt.Fprintf(b, " of %d", p.Team)
			}
			b.WriteString("\n")
		}
		for _, p := range s.Teams {
			fmt.Fprintf(b, "%d team %s|%s|%s|%s|%v\n", p.Number, p.Name, p.Short, p.Captain, p.Federation, p.Roster)
		}
		if s.Team() {
			fmt.Fprintf(b, "%v, %v\n", s.Primary, s.Scoring)
		}
		for n, r := range s.Rounds {
			fmt.Fprintf(b, "R%d %s", n+1, r.Date)
			for _, p := range r.Pairings {
				fmt.Fprintf(b, " %d: %d-%d %s", p.Board, p.Sides[0], p.Sides[1], model.ResultText(p.Outcomes))
				if p.NoColours {
					b.WriteString(" without colours")
				}
				if s.Team() {
					fmt.Fprintf(b, " %s:%s", p.Score[0].Fraction(), p.Score[1].Fraction())
					for _, g := range p.Games {
						fmt.Fprintf(b, " (%d-%d %s, White %d)", g.Players[0], g.Players[1], model.ResultText(g.Outcomes), g.White)
					}
				}
				b.WriteString(";")
			}
			b.WriteString("\n")
		}
	}
	for _, p := range problems {
		fmt.Fprintf(b, "%v %s\n", p.Grave, p.Text)
	}
}

// TestByes: what somebody without an opponent has, by the words for it and by what the board is worth.
func TestByes(t *testing.T) {
	for _, c := range []struct {
		text, worth string
		want        model.Outcome
	}{
		{"bye", "", model.PairingBye}, {"BYE", "1", model.PairingBye}, {"bye", "+", model.PairingBye}, {"bye", "1-0", model.PairingBye},
		{"bye", "½", model.HalfBye}, {"bye", "0.5", model.HalfBye}, {"bye", "0,5 - 0", model.HalfBye}, {"bye", "0", model.Absent},
		{"half-point bye", "", model.HalfBye}, {"full-point bye", "", model.FullBye}, {"zero-point bye", "1", model.ZeroBye},
		{"spielfrei", "", model.PairingBye}, {"Freilos", "1", model.PairingBye}, {"descansa", "", model.PairingBye},
		{"exempt", "", model.PairingBye}, {"riposo", "", model.PairingBye}, {"libre", "", model.PairingBye},
		{"not paired", "", model.Absent}, {"not paired", "1", model.FullBye}, {"unpaired", "+", model.FullBye},
		{"not paired", "½", model.HalfBye},
	} {
		if got := Bye(c.text, c.worth); got != c.want || !Nobody(c.text) {
			t.Errorf("%q worth %q is %s, want %s", c.text, c.worth, got, c.want)
		}
	}
	for _, name := range []string{"Byers, Ann", "Librescu", "Exemptio", "Fox, Ann"} {
		if Nobody(name) {
			t.Errorf("%q is nobody", name)
		}
	}
}

// TestResultsInMarks: forfeits by letters and words, results in words, and what is none.
func TestResultsInMarks(t *testing.T) {
	for text, want := range map[string]string{
		"1F-0F": "+ -", "1-0F": "+ -", "0F - 1": "- +", "0f:0f": "- -", "1-0 (forfeit)": "+ -", "0-1 kampflos": "- +", "1-0 w/o": "+ -",
		"0-0 ff": "- -",
		"white":  "1-0", "Black wins": "0-1", "Remis": "½-½", "tablas": "½-½", "": "", "-": "", "adjourned": "", "0,5:0,5": "½-½",
		"1.0-0.0": "1-0",
		"1F-1F":   "?", "½-½ forfeit": "?", "3-1": "?", "won": "?", "...": "?", "1-0 late": "?",
	} {
		out, ok := Result(text)
		got := strings.TrimSpace(model.ResultText(out))
		if !ok {
			got = "?"
		}
		if got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}
