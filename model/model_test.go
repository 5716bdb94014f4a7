package model

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"wallchart/must"
)

// TestOutcomeMatrix holds the table of the package comment against the code.
func TestOutcomeMatrix(t *testing.T) {
	f := must.Have(parser.ParseFile(token.NewFileSet(), "doc.go", nil, parser.ParseComments|parser.PackageClauseOnly))(t)
	rows := matrixRows(f.Doc)
	if len(rows) != int(Outcomes) {
		t.Fatalf("the matrix has %d rows, there are %d outcomes", len(rows), Outcomes)
	}
	worths := map[Worth]string{WorthNothing: "-", WorthWin: "win", WorthDraw: "draw", WorthLoss: "loss", WorthAbsent: "absent",
		WorthPairingBye: "pairing bye", WorthFullBye: "full bye", WorthHalfBye: "half bye"}
	yes := map[bool]string{true: "yes", false: "-"}
	for o := range Outcomes {
		letters := func(b byte) string { return strings.TrimSpace(string(b)) }
		want := []string{o.String(), worths[o.Worth()], yes[o.Paired()], yes[o.Played()], yes[o.Rated()], yes[o.Voluntary()], yes[o.Coloured()],
			letters(o.TRF()), letters(o.US())}
		if got := strings.Join(rows[o], "|"); got != strings.Join(want, "|") {
			t.Errorf("matrix row %d says %s, the code says %s", o, got, strings.Join(want, "|"))
		}
	}
}

func matrixRows(doc *ast.CommentGroup) [][]string {
	at := []int{0, 23, 36, 43, 50, 56, 66, 73, 77, 80}
	var rows [][]string
	in := false
	for _, line := range strings.Split(doc.Text(), "\n") {
		text, ok := strings.CutPrefix(line, "\t")
		switch {
		case strings.HasPrefix(text, "outcome  "):
			in = true
		case in && ok:
			text += strings.Repeat(" ", 90)
			var row []string
			for i := range len(at) - 1 {
				row = append(row, strings.TrimSpace(text[at[i]:at[i+1]]))
			}
			rows = append(rows, row)
		case in:
			return rows
		}
	}
	return rows
}

func TestOpposite(t *testing.T) {
	for o := range Outcomes {
		if o.Paired() && o.Opposite().Opposite() != o {
			t.Errorf("the opposite of the opposite of %s is %s", o, o.Opposite().Opposite())
		}
		if o.Paired() && !LegalResult([2]Outcome{o, o.Opposite()}) {
			t.Errorf("%s against its opposite is not a legal result", o)
		}
	}
}

func TestPoints(t *testing.T) {
	for in, want := range map[string]Points{"3": 6, "3.5": 7, "3,5": 7, "3½": 7, "½": 1, ".5": 1, "3 1/2": 7, "1/2": 1, "0": 0, "4.0": 8,
		"-1.5": -3, "10.50": 21} {
		got, err := ParsePoints(in)
		if err != nil || got != want {
			t.Errorf("ParsePoints(%q) = %v, %v; want %v", in, got, err, want)
		}
	}
	for _, in := range []string{"", ".", "x", "3.2", "½½", "3.5.1", "1e3", "--1", "99999999"} {
		if got, err := ParsePoints(in); err == nil {
			t.Errorf("ParsePoints(%q) = %v, want an error", in, got)
		}
	}
	for p := Points(-9); p < 40; p++ {
		for _, s := range []string{p.String(), p.Short(), p.Fraction()} {
			if back, err := ParsePoints(s); err != nil || back != p {
				t.Errorf("%d is written %q and read back as %d, %v", p, s, back, err)
			}
		}
	}
}

func TestResultsReadBack(t *testing.T) {
	for _, r := range results {
		for _, s := range append([]string{ResultText(r.sides)}, r.spellings...) {
			if got, err := ParseResult(s); err != nil || got != r.sides {
				t.Errorf("ParseResult(%q) = %v, %v; want %v", s, got, err, r.sides)
			}
		}
	}
	for _, s := range []string{"2-0", "1-1", "win", "1-½"} {
		if _, err := ParseResult(s); err == nil {
			t.Errorf("ParseResult(%q) was accepted", s)
		}
	}
}

func TestMatchScore(t *testing.T) {
	for in, want := range map[string][2]Points{"3½-½": {7, 1}, "2.5-1.5": {5, 3}, "4:0": {8, 0}, "2 – 2": {4, 4}} {
		if got, err := ParseMatchScore(in); err != nil || got != want {
			t.Errorf("ParseMatchScore(%q) = %v, %v", in, got, err)
		}
	}
	for _, in := range []string{"4", "4-", "-4", "4-x", "3.3-0.7"} {
		if _, err := ParseMatchScore(in); err == nil {
			t.Errorf("ParseMatchScore(%q) was accepted", in)
		}
	}
}

// TestWordsReadBack holds that every enum is written as a word and read back,
// and that a word nobody knows is refused.
func TestWordsReadBack(t *testing.T) {
	type all struct {
		O Outcome
		K Kind
		F Format
		C Colour
		S ScoreKind
		P Points
	}
	for i := range 16 {
		in := all{Outcome(i), Kind(i % 2), Format(i % 5), Colour(i % 3), ScoreKind(i % 2), Points(i - 3)}
		b := must.Have(json.Marshal(in))(t)
		var out all
		if err := json.Unmarshal(b, &out); err != nil || out != in {
			t.Errorf("%+v is written %s and read back as %+v, %v", in, b, out, err)
		}
	}
	for _, bad := range []string{`{"O":"won"}`, `{"K":"pair"}`, `{"F":"Swis"}`, `{"C":"red"}`, `{"S":"goals"}`, `{"P":0.3}`, `{"P":"x"}`,
		`{"O":1}`} {
		var out all
		if err := json.Unmarshal([]byte(bad), &out); err == nil {
			t.Errorf("%s was read as %+v", bad, out)
		}
	}
	if _, err := json.Marshal(Outcomes); err == nil {
		t.Error("an outcome that does not exist was written")
	}
}
