package entry

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

func TestPasteSaysWhatItUnderstands(t *testing.T) {
	table := string(must.Have(os.ReadFile(filepath.Join("..", "..", "assets", "samples", "amateur-team.txt")))(t))
	for _, c := range []struct {
		text  string
		event bool
		says  []string
	}{
		{"nothing of the kind", false, []string{" "}},
		{"No. Name Rtng Rnd1 Rnd2 Rnd3 Tot\n1 Anna 1500 W3 W2 D4 2.5\n2 Ben 1400 W4 L1 W3 2.0\n" +
			"3 Cleo 1300 L1 W4 L2 1.0\n4 Dan 1200 L2 L3 D1 0.5\n", true, []string{"4 players", "4 of 4 totals agree"}},
		{table, true, []string{"USATX2, GAMES"}}, // the printed columns
		// A list of games is no crosstable and yet an event; what is doubtful of it is said.
		{"Round\tWhite\tBlack\tResult\n1\tAnn\tBo\t1-0\n1\tCy\tDi\t5-0\n", true,
			[]string{`Row 3, Cy against Di: "5-0" is not a result`, "List of games"}},
		{"[Event \"Club\"]\n[Round \"1\"]\n[White \"Ann\"]\n[Black \"Bo\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n", true,
			[]string{"2 players", "List of games"}},
	} {
		event, list, said := readPasted(c.text)
		if (event != nil) != c.event || list != nil {
			t.Errorf("%.60q is an event: %v, a list: %v", c.text, event != nil, list != nil)
		}
		for _, part := range c.says {
			if !strings.Contains(said, part) {
				t.Errorf("of %.60q it says %q, want %q", c.text, said, part)
			}
		}
	}
}
